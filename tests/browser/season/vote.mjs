// @ts-check
// A game of the owner against the members of a channel, move by move to its end. The bot looks every fifteen seconds
// for votes that are over: meanwhile the club does something else.
import assert from 'node:assert/strict';
import { checked } from '../check.mjs';
import { stone } from '../table.mjs';
import { says } from '../words.mjs';
import { MEMBERS } from './club.mjs';

const LOOK_MS = 45000;
const CHANNEL = 'everyone';
const VOTERS = MEMBERS.slice(1, 3);

/** The owner challenges the channel: to an Atari-Go, in which two stones of each side are there when it begins. */
export async function challenged(club) {
  await club.channel(CHANNEL);
  const owner = await club.at(MEMBERS[0], CHANNEL);
  await owner.write(`/together against game:Atari-Go size:5 colour:Black where:here votes:${VOTERS.length}`);
  const member = await club.at(VOTERS[0], CHANNEL);
  await member.press('accept');
  await owner.nextBoard(null);
}

/** The owner plays at `own`, far away, and the voters choose `point`. */
export async function voted(club, own, point) {
  const owner = await club.at(MEMBERS[0], CHANNEL);
  const before = await owner.newestBoard();
  await stone(owner, own);
  await owner.nextBoard(before);
  for (const name of VOTERS) {
    const member = await club.at(name, CHANNEL);
    await stone(member, point);
    await member.sees('.message.private', says('vote-cast', { point }));
  }
}

/** The vote is closed, and names who voted. */
export async function counted(club, point) {
  const owner = await club.at(MEMBERS[0], CHANNEL);
  const closed = owner.page.locator('.message', { hasText: says('vote-closed', { point, votes: VOTERS.length, all: VOTERS.length }) });
  await closed.waitFor({ timeout: LOOK_MS });
  for (const name of VOTERS) await closed.filter({ hasText: `@${name}` }).waitFor();
  checked(`${VOTERS.join(' and ')} voted for ${point}, which is played`);
  return owner;
}

/** The last vote captures a stone: the channel has won. */
export async function won(club, point) {
  const owner = await counted(club, point);
  await owner.sees('.message', `White (#${CHANNEL}) has captured a stone and wins.`);
  await owner.button('rematch').waitFor();
  assert.match(await club.picture(owner), new RegExp(`\\b${point}\\b`));
  await club.shot(owner, 'vote-won');
  checked('the channel wins the vote game');
}
