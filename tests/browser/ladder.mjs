// @ts-check
// A ladder: who joins stands last, a challenge begins its game at once, and the winner takes the place.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { says } from './words.mjs';

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** Presses a button that is answered privately, and waits for the answer. */
async function asks(member, verb, answered) {
  await member.dismissAll();
  await member.press(verb);
  await answer(member).filter({ hasText: answered }).waitFor();
}

export async function ladder([kuro, shiro], shot, { channel, go }) {
  await kuro.write('/ladder create size:9');
  await shiro.button('ladder:join').waitFor();
  await shot(kuro, 'ladder-empty');
  await asks(shiro, 'ladder:challenge', says('ladder-no-not-on'));
  await asks(kuro, 'ladder:join', says('ladder-first'));
  await asks(shiro, 'ladder:join', says('ladder-joined', { place: 2 }));
  await asks(shiro, 'ladder:join', says('ladder-no-already'));
  await asks(kuro, 'ladder:challenge', says('ladder-first'));
  await asks(shiro, 'ladder:challenge', says('ladder-within-one', { highest: 1 }));
  await shot(shiro, 'ladder-challenge');
  const [first, ...others] = await shiro.entries('ladder-challenge');
  assert.equal(others.length, 0, 'one is within reach');
  await shiro.choose('ladder-challenge', first);
  // The page goes to the thread of a game that begins.
  await shiro.page.locator('.message', { hasText: 'The game begins' }).waitFor();
  await shot(shiro, 'ladder-game');
  for (const member of [kuro, shiro]) await go(member, channel);
  await answer(shiro).filter({ hasText: says('ladder-challenged') }).waitFor();
  const [, game] = /Your game (\d+)/.exec(await answer(shiro).innerText()) ?? [];
  assert.ok(game, 'the game is named');
  await kuro.sees('.message', says('ladder-begun'));
  await kuro.page.locator('.message', { hasText: '⚔' }).waitFor();
  await shot(kuro, 'ladder-challenged');
  await asks(shiro, 'ladder:challenge', says('ladder-no-playing'));
  await shiro.dismissAll();
  await kuro.write(`/game resign game:${game}`);
  await kuro.button('resign-sure').waitFor();
  await kuro.press('resign-sure');
  await shiro.sees('.message', says('ladder-up', { place: 1 }));
  await shot(shiro, 'ladder-moved');
  await kuro.dismissAll();
  await asks(kuro, 'ladder:leave', 'Leave the ladder?');
  await shot(kuro, 'ladder-leave');
  await kuro.press('ladder:leave-sure');
  await answer(kuro).filter({ hasText: says('ladder-left') }).waitFor();
  await go(shiro, channel);
  await shiro.page.locator('.message', { hasText: '1. ' }).last().waitFor();
  await shot(shiro, 'ladder-left');
  await kuro.dismissAll();
  await kuro.write('/ladder end');
  await kuro.button('ladder:end-sure').waitFor();
  await kuro.press('ladder:end-sure');
  await shiro.button('ladder:join').waitFor({ state: 'detached' });
  await shot(shiro, 'ladder-ended');
  checked('a ladder is joined, played on, left and ended by pressing');
}
