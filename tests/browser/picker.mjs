// @ts-check
// Moves without typing: the picker with its grid, its arrows and areas, and what there is beside them.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, look, onTurn, seat, stone } from './table.mjs';

/** Plays by pressing alone on boards of each kind, and presses whatever else a picker has. */
export async function picker(members, shot) {
  const boards = [['game:Go', '5', ['C3', 'B4']], ['game:Go', '9', ['E5', 'A1']], ['game:Go', '13', ['K10', 'D4']], ['game:Go', '19', ['Q16', 'D4']], ['game:Gomoku rules:gomoku', '15', ['H8', 'G7']]];
  for (const [game, size, points] of boards) {
    await seat(members, `${game} size:${size}`);
    for (const point of points) {
      const mover = await onTurn(members);
      const board = await bring(members, mover, (member) => stone(member, point, () => shot(member, `picker-${size}-${point}`)));
      assert.match(board.alt, new RegExp(`\\b${point}\\b`));
      await mover.button('undo').waitFor();
      await mover.dismissAll();
    }
    checked(`stones are played by pressing alone on a board of ${size}`);
  }
  await grid(members, shot);
  await beside(members, shot);
}

/** The points lie as on the board, and are large enough for a finger. */
async function grid(members, shot) {
  await seat(members, 'game:Go size:19');
  const mover = await onTurn(members);
  await mover.press('play');
  await mover.button('put').waitFor();
  await shot(mover, 'picker-window');
  const boxes = await mover.page.locator('.message.private').last().locator('.button[data-custom^="v1:put:"]').evaluateAll((all) => all.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x, y, width, height };
  }));
  assert.equal(boxes.length, 25);
  for (const [at, { x, y, width, height }] of boxes.entries()) {
    assert.ok(width >= 40 && height >= 40, `a target of ${width} by ${height}`);
    assert.equal(x, boxes[at % 5].x, 'the columns stand below each other');
    assert.equal(y, boxes[at - (at % 5)].y, 'each row is one');
  }
  await mover.page.locator('.button', { hasText: '←' }).last().click();
  await mover.button('put:K16').waitFor();
  await mover.press('view:areas');
  await mover.button('put').waitFor({ state: 'detached' });
  await shot(mover, 'picker-areas');
  await mover.dismissAll();
  checked('a window is a grid of 25 targets of 40 px and more, with arrows and areas');
}

/** Looking first, a wrong point that is typed, and the way back from there. */
async function beside(members, shot) {
  await seat(members, 'game:Go size:9 clock:3d');
  await bring(members, await onTurn(members), (member) => stone(member, 'E5'));
  const mover = await onTurn(members);
  await mover.writeAside('/me boards preview:timed');
  const before = await mover.newestBoard();
  await look(mover, 'D4');
  await mover.press('put:D4');
  await mover.button('put-sure:D4').waitFor();
  await shot(mover, 'picker-first');
  await mover.press('view:D4');
  await mover.button('put:C3').waitFor();
  await mover.press('type');
  for (const wrong of ['E5', 'nonsense']) {
    await mover.fill(wrong);
    await mover.settled();
    await shot(mover, `picker-wrong-${wrong}`);
    assert.equal(await mover.button('put').count(), 0, 'the refusal takes the place of the picker');
    await mover.press('type');
  }
  await mover.fill('D4');
  await mover.button('put-sure:D4').waitFor();
  assert.equal((await mover.newestBoard()).id, before.id, 'nothing is played yet');
  const board = await bring(members, mover, (member) => member.press('put-sure:D4'));
  assert.match(board.alt, /\bD4\b/);
  await mover.writeAside('/me boards preview:off');
  checked('who likes to look first does; a wrong point is refused in its place, and typed again');
}
