// @ts-check
// A channel plays as one side: a member votes, changes the vote, and the move is made once enough have voted.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { Member } from './member.mjs';
import { bring, stone } from './table.mjs';
import { says } from './words.mjs';

/** The bot looks for votes that are over every fifteen seconds. */
const LOOK_MS = 45000;

/** kuro plays against the members of the channel, of whom shiro is one, and aka another. */
export async function vote(members, shot, { channel, go }) {
  const [kuro, shiro] = members;
  const before = await kuro.newestBoard();
  await kuro.write('/together against game:Go size:5 colour:Black where:here votes:2');
  await shiro.button('accept').waitFor();
  await shot(shiro, 'vote-challenge');
  await kuro.press('accept');
  await kuro.sees('.message.private', 'Only you can see this');
  await shot(kuro, 'vote-own-challenge');
  await kuro.dismissAll();
  await shiro.press('accept');
  await Promise.all(members.map((member) => member.nextBoard(before)));
  await bring(members, kuro, (member) => stone(member, 'C3'));
  await shiro.sees('.message:not(.private)', says('vote-open', { number: 2, votes: 0 }));
  await shot(shiro, 'vote-open');
  await stone(shiro, 'B2');
  await shiro.sees('.message.private', says('vote-cast', { point: 'B2' }));
  await shot(shiro, 'vote-cast');
  await stone(shiro, 'D2');
  await shiro.sees('.message.private', says('vote-cast', { point: 'D2' }));
  // kuro plays against them, and moves only in turn.
  await kuro.press('play');
  assert.equal(await kuro.button('put').count(), 0, 'the opponent does not vote');
  await shot(kuro, 'vote-opponent');
  await kuro.dismissAll();
  checked('a member votes by the picker, and changes the vote');
  const aka = new Member('aka', await shiro.page.context().newPage(), []);
  await go(aka, channel);
  const voting = await kuro.newestBoard();
  await stone(aka, 'D2');
  const closed = kuro.page.locator('.message:not(.private)', { hasText: says('vote-closed', { point: 'D2', votes: 2, all: 2 }) });
  await closed.waitFor({ timeout: LOOK_MS });
  await Promise.all([kuro, shiro].map((member) => member.nextBoard(voting)));
  assert.match((await kuro.newestBoard()).alt, /\bD2\b/);
  assert.equal((await kuro.newestBoard()).pinged, true, 'the opponent is called');
  await shot(kuro, 'vote-closed');
  await aka.page.close();
  // What is no move is up to moderators.
  await shiro.dismissAll();
  await shiro.press('more');
  await shot(shiro, 'vote-more');
  checked('the move with enough votes is made, and tells who voted for it');
}
