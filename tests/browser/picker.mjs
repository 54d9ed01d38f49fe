// @ts-check
// Moves without typing: the picker with its menus, its grid on a small board, and what there is beside them.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, chosen, onTurn, seat, stone } from './table.mjs';

/** Plays by pressing alone on boards of each kind, and presses whatever else a picker has. */
export async function picker(members, shot) {
  for (const [size, points] of [['5', ['C3', 'B4']], ['9', ['E5', 'C3']], ['19', ['Q16', 'D4']]]) {
    await seat(members, `game:Go size:${size}`);
    for (const point of points) {
      const mover = await onTurn(members);
      const board = await bring(members, mover, (member) => stone(member, point, () => shot(member, `picker-${size}-${point}`)));
      assert.match(board.alt, new RegExp(`\\b${point}\\b`));
      await mover.dismissAll();
    }
    checked(`stones are played by pressing alone on a board of ${size}`);
  }
  await beside(members, shot);
}

/** Cancel, a wrong point that is typed, and the way back from there. */
async function beside(members, shot) {
  await seat(members, 'game:Go size:9 clock:3d');
  await bring(members, await onTurn(members), (member) => stone(member, 'E5'));
  const mover = await onTurn(members);
  const before = await mover.newestBoard();
  await mover.press('play');
  await shot(mover, 'picker-clock');
  await mover.press('cancel');
  await mover.button('put').waitFor({ state: 'detached' });
  await shot(mover, 'picker-cancelled');
  await mover.press('play');
  await mover.press('type');
  for (const wrong of ['E5', 'nonsense']) {
    await mover.fill(wrong);
    await mover.settled();
    await shot(mover, `picker-wrong-${wrong}`);
    assert.equal(await mover.button('put').count(), 0, 'the refusal takes the place of the picker');
    await mover.press('type');
  }
  await mover.fill('D4');
  await mover.button('put:D4').waitFor();
  assert.equal(await chosen(mover), 'D4');
  assert.equal((await mover.newestBoard()).id, before.id, 'nothing is played yet');
  const board = await bring(members, mover, (member) => member.press('put:D4'));
  assert.match(board.alt, /\bD4\b/);
  checked('Cancel puts the picker away; a wrong point is refused in its place, and typed again');
}
