// @ts-check
// The autumn of a club of twelve: a McMahon of four rounds, a ladder, a Go evening and a vote game to its end, over four weeks,
// and the pictures and tables that tell of it. One member stays away, one is hostile, and once Discord is away; outages of weeks are in
// `tests/e2e/season.rs`.
import assert from 'node:assert/strict';
import { checked } from '../check.mjs';
import { says } from '../words.mjs';
import { answer, Club, MEMBERS, WEEK } from './club.mjs';
import { Cup } from './cup.mjs';
import { evening } from './evening.mjs';
import { hostile } from './hostile.mjs';
import { CLIMBER, IDLER, Ladder } from './ladder.mjs';
import { challenged, counted, voted, won } from './vote.mjs';

export async function season(members, shot, { url, channel }) {
  const club = new Club(members, shot, url);
  const cup = new Cup(club);
  const ladder = new Ladder(club);
  await club.hurry();
  await begun(club, channel);
  await cup.entered();
  await challenged(club);
  await voted(club, 'E5', 'A2');
  await cup.round(1);
  await hostile(club);
  await counted(club, 'A2');
  await voted(club, 'E4', 'B1');
  await ladder.joined();
  await ladder.challenge(CLIMBER, 3, 'wins');
  await won(club, 'B1');
  await club.later(WEEK);
  await cup.round(2);
  await ladder.challenge(CLIMBER, 2, 'loses');
  await club.later(WEEK);
  await cup.rests(MEMBERS[8]);
  await cup.round(3);
  await evening(club);
  await club.later(WEEK);
  await cup.round(4);
  await ladder.swept([IDLER]);
  await ladder.challenge(MEMBERS[2], 3, 'loses');
  await cup.over();
  await told(club, channel);
}

/** The season is named and begins today: a calendar quarter may end in the middle of the four weeks. */
async function begun(club, channel) {
  const { now } = await club.console('get', `state?as=${MEMBERS[0]}`);
  const owner = await club.at(MEMBERS[0], channel);
  await owner.write(`/serveradmin season name:Autumn begin:${new Date(now).toISOString().slice(0, 10)}`);
  await answer(owner).filter({ hasText: 'Autumn' }).waitFor();
}

/** What is told of members afterwards: the standings of the rated games, and how strong one was over the weeks. */
async function told(club, channel) {
  const member = await club.at(CLIMBER, channel);
  await member.write('/standings');
  await answer(member).filter({ hasText: `${CLIMBER} · 2 · 2 won, 1 lost` }).filter({ hasText: says('rating-own-place', { place: 1, all: 3 }) }).waitFor();
  await member.sees('.message.private', says('rating-season-title', { season: 'Autumn', pool: 'Go' }));
  await club.shot(member, 'standings');
  await member.dismissAll();
  await member.write('/profile');
  await answer(member).filter({ hasText: says('rating-games', { games: 3, won: 2, lost: 1 }) }).waitFor();
  const chart = await club.picture(member) ?? '';
  assert.match(chart, says('rating-chart', { player: CLIMBER }));
  await club.shot(member, 'profile');
  checked(`the standings and a profile tell of the season: ${chart}`);
}
