// @ts-check
// A first game: only the challenge is typed, everything after it is pressed.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { alter, bring, onTurn, pass, play, seat, stone, turn } from './table.mjs';

/** A whole game, its count and its result. */
export async function firstGame(members, shot) {
  const board = await seat(members, 'game:Go size:5');
  assert.ok(board.alt.length > 20, 'the board has a text for those who do not see it');
  await members[1].dismissAll();
  await shot(members[1], 'first-board');
  const mover = await onTurn(members);
  await bring(members, mover, async (member) => {
    await stone(member, 'C3', () => shot(member, 'first-picker'));
  });
  await play(members, 'B2 D3 A1');
  checked('four stones are played by the Play button and its picker, each below the board of the one before');
  for (const { page } of members) await page.waitForFunction(() => document.querySelectorAll('[data-custom^="v1:play:"]').length === 1);
  checked('only the newest board has buttons');
  for (const member of members) {
    await member.press('more');
    await member.sees('.message.private', 'Only you can see this');
    await member.choose('more', 'text');
  }
  await shot(members[0], 'first-private');
  for (const member of members) await member.dismissAll();
  checked('the board as text, chosen from More…, answers both, below a board that came from a picker');
  await turn(members, async (member) => {
    await member.press('pass');
    await shot(member, 'first-pass');
    await member.press('pass-sure');
  });
  await turn(members, pass);
  checked('both pass, and are asked before');
  await count(members, shot);
}

/** Marks a chain, marks seki and takes the mark back, and agrees. */
async function count(members, shot) {
  const [kuro, shiro] = members;
  await Promise.all(members.map((member) => member.button('agree').waitFor()));
  await shot(kuro, 'count');
  await alter(members, kuro, (member) => member.turn('dead', [0, 1]));
  await shot(shiro, 'count-dead');
  await alter(members, shiro, (member) => member.turn('dead', [0, 1]));
  checked('chains are marked dead and alive again from the menu below the count, by both, in its place');
  for (const member of members) {
    await bring(members, member, async () => {
      await member.press('more');
      await member.choose('more', 'seki');
      await member.fill('B2');
    });
  }
  await shot(kuro, 'count-seki');
  checked('a chain is marked as in seki, and not any more, by typing');
  for (const member of members) await member.dismissAll();
  // The stones in between are alive now, though the program took them for dead.
  const agree = async (member) => { await member.press('agree'); await member.press('agree-sure'); };
  await bring(members, kuro, agree);
  await agree(shiro);
  await Promise.all(members.map((member) => member.button('rematch').waitFor()));
  for (const member of members) await member.sees('.file-name', '.sgf');
  await shot(shiro, 'result');
  checked('both agree: the result comes with its .sgf file and a Rematch button');
}
