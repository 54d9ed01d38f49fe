// @ts-check
// Tournaments of pairs and of teams: one chooses the others, they are asked and join, and each board has its game or its result.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { Member } from './member.mjs';
import { says } from './words.mjs';

/** Games of pairs begin when the bot looks for what is due: every fifteen seconds. */
const POSTED_MS = 45000;

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** The captain enters and chooses the other one by name. */
async function asks(captain, other) {
  await captain.dismissAll();
  await captain.press('tournament:enter');
  await captain.openMenu('tournament-others');
  await captain.page.locator('.listbox [role=option]', { hasText: other }).first().click();
  await captain.settled();
  await answer(captain).filter({ hasText: 'I’ve asked' }).waitFor();
}

export async function sides([kuro, shiro], shot, { channel, go }) {
  const others = [];
  for (const name of ['aka', 'ao']) {
    const member = new Member(name, await shiro.page.context().newPage(), []);
    await go(member, channel);
    others.push(member);
  }
  const [aka, ao] = others;
  await kuro.write('/tournament create name:Pairs format:pairs system:swiss rounds:1 size:9');
  await kuro.button('tournament:enter').waitFor();
  await kuro.press('tournament:enter');
  await answer(kuro).filter({ hasText: 'Choose your partner.' }).waitFor();
  await shot(kuro, 'sides-enter');
  await asks(kuro, 'shiro');
  await shiro.button('tournament:join').waitFor();
  await shot(shiro, 'sides-asked');
  await aka.press('tournament:join');
  await answer(aka).filter({ hasText: says('tournament-no-asked') }).waitFor();
  await shiro.press('tournament:decline');
  await kuro.sees('.message', 'isn’t joining');
  await asks(kuro, 'aka');
  await asks(kuro, 'shiro');
  await shiro.press('tournament:join');
  await kuro.sees('.message', 'play together.');
  await asks(aka, 'ao');
  // Who is asked can answer below the tournament, too.
  await ao.press('tournament:enter');
  await answer(ao).filter({ hasText: 'would like to play with' }).waitFor();
  await shot(ao, 'sides-enter-asked');
  await ao.press('tournament:join');
  await kuro.sees('.message', 'Pairs (2 of 500)');
  await shot(kuro, 'sides-entered');
  checked('pairs come together: one chooses the other, who declines or joins');
  await kuro.dismissAll();
  await kuro.press('tournament:pair');
  await kuro.button('tournament:publish').waitFor();
  await shot(kuro, 'sides-proposal');
  await kuro.press('tournament:publish');
  // Nobody is taken to the thread: the round was published for all.
  const thread = kuro.page.locator('.message', { hasText: 'Pairs, round 1' }).getByRole('link', { name: 'to the board' });
  await thread.waitFor({ timeout: POSTED_MS });
  await shot(kuro, 'sides-pairing');
  await thread.click();
  await kuro.page.locator('.message', { hasText: 'The game begins' }).waitFor({ timeout: POSTED_MS });
  await shot(kuro, 'sides-game');
  await kuro.page.goBack();
  await kuro.page.locator('#title span', { hasText: channel }).waitFor();
  checked('two pairs get one game');
  await kuro.dismissAll();
  await kuro.write('/tournament create name:Teams format:teams-2 system:swiss rounds:1 where:evening');
  await kuro.sees('.message', 'Teams of 2');
  await asks(kuro, 'shiro');
  await shiro.press('tournament:join');
  await asks(aka, 'ao');
  await ao.press('tournament:join');
  await kuro.sees('.message', 'Teams (2 of 500)');
  await kuro.dismissAll();
  await kuro.press('tournament:pair');
  await kuro.press('tournament:publish');
  const list = kuro.page.locator('.message', { hasText: 'Teams, round 1' }).last();
  await list.waitFor({ timeout: POSTED_MS });
  assert.match(await list.innerText(), /1\.1 .*\n1\.2 /, 'both boards are listed');
  for (const board of [1, 2]) {
    await kuro.dismissAll();
    await kuro.write(`/tournament result table:1 board:${board} result:jigo`);
    await answer(kuro).filter({ hasText: `table 1.${board}` }).waitFor();
  }
  await kuro.sees('.message', says('tournament-over'));
  await kuro.dismissAll();
  await kuro.press('tournament:standings');
  await answer(kuro).filter({ hasText: 'BDW' }).waitFor();
  await shot(kuro, 'sides-standings');
  checked('a match of teams is entered board by board, and the boards stand in its table');
  for (const member of others) await member.page.close();
}
