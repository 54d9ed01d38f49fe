// @ts-check
// Simultaneous games: boards are offered and taken, each has its game, the list of the master leads to them, and the score comes.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { says } from './words.mjs';

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** Presses a button that is answered privately, and waits for the answer. */
async function asks(member, step, answered) {
  await member.dismissAll();
  await member.press(`simul:${step}`);
  await answer(member).filter({ hasText: answered }).waitFor();
}

export async function simul([kuro, shiro], shot, { channel, go }) {
  // Whoever takes a board is Black then, whatever ranks were won before.
  await kuro.write('/together simul size:9 boards:3 handicap:None');
  await shiro.button('simul:take').waitFor();
  await shot(kuro, 'simul-offered');
  await asks(kuro, 'take', says('simul-no-oneself'));
  await asks(kuro, 'mine', says('simul-no-boards'));
  await kuro.dismissAll();
  await shiro.press('simul:take');
  // The page goes to the thread of a game that begins.
  await shiro.page.locator('.message', { hasText: 'The game begins' }).waitFor();
  await shot(shiro, 'simul-game');
  for (const member of [kuro, shiro]) await go(member, channel);
  await answer(shiro).filter({ hasText: says('simul-taken') }).waitFor();
  const [, game] = /Your game (\d+)/.exec(await answer(shiro).innerText()) ?? [];
  assert.ok(game, 'the game is named');
  await asks(shiro, 'take', says('simul-no-second-board', { game }));
  await kuro.sees('.message', says('simul-to-move'));
  await shot(kuro, 'simul-taken');
  await asks(kuro, 'mine', 'You have one simultaneous game in progress');
  await shot(kuro, 'simul-mine');
  await kuro.press('simul:from');
  await answer(kuro).filter({ hasText: 'You have one simultaneous game in progress' }).waitFor();
  await asks(shiro, 'mine', 'You have one simultaneous game in progress');
  await shot(shiro, 'simul-mine-one');
  await shiro.press('play');
  await shot(shiro, 'simul-mine-play');
  await kuro.dismissAll();
  await kuro.writeFor('/together simul-show', 'simul:close');
  await asks(kuro, 'close', says('simul-close-question'));
  await kuro.press('simul:close-sure');
  await answer(kuro).filter({ hasText: says('simul-closed-now') }).waitFor();
  await shiro.dismissAll();
  await shiro.write(`/game resign game:${game}`);
  await shiro.press('resign-sure');
  await kuro.sees('.message', says('simul-over'));
  await shot(kuro, 'simul-over');
  await kuro.dismissAll();
  await kuro.write('/together simul');
  await kuro.button('simul:take').waitFor();
  checked('simultaneous games are offered, taken, listed, closed and counted by pressing');
}
