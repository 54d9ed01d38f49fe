// @ts-check
// A Go evening of seven: six are paired at a press, one waits, and each game gets its result.
import assert from 'node:assert/strict';
import { checked } from '../check.mjs';
import { says } from '../words.mjs';
import { answer, asks, HOUR, MEMBERS } from './club.mjs';

const CHANNEL = 'evenings';
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const GUESTS = MEMBERS.slice(0, 7);

export async function evening(club) {
  await club.channel(CHANNEL);
  const { now } = await club.console('get', `state?as=${MEMBERS[0]}`);
  const at = new Date(now + HOUR);
  const owner = await club.at(MEMBERS[0], CHANNEL);
  await owner.write(`/evening create weekday:${DAYS[at.getUTCDay()]} time:${at.toISOString().slice(11, 16)} where:Café Central`);
  await answer(owner).filter({ hasText: says('evening-created') }).waitFor();
  for (const name of GUESTS) await asks(await club.at(name, CHANNEL), 'evening:come', says('evening-on-list'));
  await club.shot(club.other, 'evening-come');
  await club.at(MEMBERS[0], CHANNEL);
  await owner.sees('.message', `Signed up (${GUESTS.length})`);
  await owner.press('evening:pair');
  const paired = owner.page.locator('.message', { hasText: says('evening-paired') });
  await paired.waitFor();
  const games = [...(await paired.textContent() ?? '').matchAll(/@([a-z]+).*? – .*?@([a-z]+)/g)].map(([, ...players]) => players);
  const playing = games.flat();
  assert.equal(games.length, Math.floor(GUESTS.length / 2), 'as many as can be are paired');
  assert.ok(new Set(playing).size === playing.length && playing.every((name) => GUESTS.includes(name)), `those who come are paired, each once: ${playing}`);
  await club.shot(owner, 'evening-paired');
  for (const players of games) {
    const [winner, loser] = players;
    const member = await club.at(winner, CHANNEL);
    await asks(member, 'evening:result', says('evening-ask-result'));
    await member.press('evening:won');
    await answer(member).filter({ hasText: says('evening-result-entered') }).waitFor();
    const other = await club.at(loser, CHANNEL);
    await other.press('evening:result');
    await other.button('evening:lost').waitFor();
    assert.equal(await other.count('.message.private .button[data-custom^="v1:evening:off:"]', ''), 0, 'a result is not deleted');
  }
  await club.at(MEMBERS[0], CHANNEL);
  await owner.write('/evening show');
  await owner.button('evening:skip').waitFor();
  await club.shot(owner, 'evening-over');
  checked(`an evening pairs ${games.map((players) => players.join(' – ')).join(', ')}, and takes their results`);
}
