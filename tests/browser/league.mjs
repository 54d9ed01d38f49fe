// @ts-check
// A league: members join, a moderator starts a season, a game begins at once, its result counts, and the season ends.
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

/** Presses a button for moderators that asks once more. */
async function manages(member, step, done) {
  await asks(member, 'league:more', 'What do you want to do?');
  await member.press(`league:${step}`);
  await member.button(`league:${step}-sure`).waitFor();
  await member.press(`league:${step}-sure`);
  await answer(member).filter({ hasText: done }).waitFor();
}

export async function league([kuro, shiro], shot, { channel, go }) {
  await kuro.write('/league create size:9 division:4');
  await shiro.button('league:join').waitFor();
  await shot(kuro, 'league-empty');
  await asks(shiro, 'league:leave', says('league-no-not-in'));
  for (const member of [kuro, shiro]) await asks(member, 'league:join', says('league-joined', { season: 1 }));
  await asks(shiro, 'league:join', says('league-no-already'));
  await manages(kuro, 'start', says('league-started', { season: 1 }));
  await shiro.sees('.message', 'season 1 has started in division 1');
  await shot(kuro, 'league-started');
  await asks(shiro, 'league:play', says('league-choose'));
  const [first, ...others] = await shiro.entries('league-play');
  assert.equal(others.length, 0, 'one opponent');
  await shot(shiro, 'league-play');
  await shiro.choose('league-play', first);
  // The page goes to the thread of a game that begins.
  await shiro.page.locator('.message', { hasText: 'The game begins' }).waitFor();
  await shot(shiro, 'league-game');
  const [, game] = /game (\d+)/.exec(await shiro.page.locator('.message').last().innerText()) ?? [];
  assert.ok(game, 'the game is named');
  await go(kuro, channel);
  await asks(kuro, 'league:play', says('league-no-playing'));
  await kuro.dismissAll();
  await kuro.write(`/game resign game:${game}`);
  await kuro.button('resign-sure').waitFor();
  await kuro.press('resign-sure');
  await shiro.sees('.message', says('league-score'));
  await shot(shiro, 'league-score');
  await asks(shiro, 'league:table', '1½');
  await go(shiro, channel);
  await asks(shiro, 'league:table', '1½');
  await shot(shiro, 'league-table');
  await asks(shiro, 'league:play', says('league-all-played'));
  await go(kuro, channel);
  await manages(kuro, 'close', says('league-closed', { season: 1 }));
  await shiro.sees('.message', says('league-over-table', { season: 1 }));
  await shot(shiro, 'league-over');
  await manages(kuro, 'end', says('league-ended'));
  await shiro.button('league:join').waitFor({ state: 'detached' });
  checked('a league is joined, started, played, closed and ended by pressing');
}
