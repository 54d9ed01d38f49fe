// @ts-check
// A teaching game against the bot: chosen by menus, a hint, a word before a mistake; and a close game, which has no level.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { says } from './words.mjs';

/** kuro chooses how the bot plays, and makes a mistake on purpose: from the crosscut whoever moves captures by force. shiro looks on. */
export async function opponent([kuro, shiro], shot, { channel, go }) {
  const { page } = kuro;
  const open = async () => {
    await kuro.write('/help');
    await page.locator('.button[data-custom="v1:opponent"]').last().click();
    await kuro.sees('.message.private', says('opponent-setup'));
  };
  await open();
  const level = page.locator('.select[data-custom^="v1:versus:level:"]');
  await level.waitFor();
  await kuro.choose('versus:style', 'even');
  await level.waitFor({ state: 'detached' });
  await shot(kuro, 'opponent-even');
  await kuro.choose('versus:style', 'sparring');
  await shot(kuro, 'opponent-sparring');
  await kuro.choose('versus:style', 'teaching');
  await kuro.choose('versus:game', 'go-5');
  await kuro.choose('versus:level', '4');
  await shot(kuro, 'opponent-teaching');
  await kuro.dismissAll();
  checked('game, manner and level are chosen by menus, and a close game and sparring have none');

  await kuro.write('/challenge level:1 style:teaching game:atari-go size:9 colour:black where:here');
  await kuro.button('hint').waitFor();
  let board = await kuro.newestBoard();
  await shot(kuro, 'opponent-board');
  await kuro.press('hint');
  await kuro.sees('.message.private', says('opponent-hint-play'));
  await shot(kuro, 'opponent-hint');
  await kuro.dismissAll();
  await shiro.press('hint');
  await shiro.sees('.message.private', says('refusal-not-a-player'));
  await shiro.dismissAll();
  await kuro.write('/play at:A1');
  await kuro.sees('.message.private', says('opponent-caution', { point: 'A1' }));
  await shot(kuro, 'opponent-caution');
  assert.equal((await kuro.newestBoard()).id, board.id, 'nothing is played yet');
  await kuro.press('put-sure');
  // The bot answers within seconds: then one board shows both moves, else its own is the second one.
  do board = await kuro.nextBoard(board); while (!board || board.text?.includes('is thinking'));
  await kuro.dismissAll();
  await shot(kuro, 'opponent-answer');
  checked('a teacher gives hints to its pupil alone, and asks once before a mistake');

  await go(kuro, channel);
  await kuro.press('play');
  await kuro.button('put').waitFor();
  await shot(kuro, 'opponent-picker');
  await kuro.dismissAll();
  await kuro.write('/game resign');
  await kuro.press('resign-sure');
  await kuro.button('rematch').waitFor();
  checked('the buttons below its answer work, too');
}
