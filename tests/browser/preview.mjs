// @ts-check
// A game with a clock, where a move is shown before it is played.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, onTurn, seat } from './table.mjs';

/** Plays by the form, changes the move, and plays what is shown. */
export async function preview(members, shot) {
  await seat(members, 'game:Go size:9 clock:3d');
  for (const [first, second] of [['E5', 'D4'], ['F6', 'G7']]) {
    const mover = await onTurn(members);
    const before = await mover.newestBoard();
    await mover.fillIn('play', first);
    await mover.button(`put:${first}`).waitFor();
    await shot(mover, `preview-${first}`);
    await mover.fillIn('change', second);
    await mover.button(`put:${second}`).waitFor();
    assert.equal((await mover.newestBoard()).id, before.id, 'a preview plays nothing');
    const board = await bring(members, mover, (member) => member.press(`put:${second}`));
    assert.match(board.text, new RegExp(`played ${second}`));
  }
  checked('with a clock a move is shown, changed, and played by pressing, by both');
}
