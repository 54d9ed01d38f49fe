// @ts-check
// The list of a server's open challenges: it fills by itself, refuses other ranks, and stays when a challenge is accepted.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { says } from './words.mjs';

/** The list changes when the bot looks for what is due: every fifteen seconds. */
const LOOK_MS = 45000;

/** kuro looks for an opponent of certain ranks; shiro is one only with another rank. */
export async function seats([kuro, shiro], shot, { channel, go }) {
  const all = shiro.page.locator('.components .button[data-custom="v1:seats"]').last();
  await kuro.write('/serveradmin open-challenges list:here');
  await all.waitFor();
  await shot(kuro, 'seats-empty');
  await kuro.write('/me rank rank:10k');
  // The list is the server's: challenges of other scenes may stand in it.
  await kuro.write('/looking-for-game now size:9 weakest:15k strongest:5k');
  const seat = shiro.page.locator('.section', { hasText: says('seats-ranks', { weakest: '15k', strongest: '5k' }) }).locator('.button[data-custom^="v1:seat:"]').last();
  await seat.waitFor({ timeout: LOOK_MS });
  await shot(shiro, 'seats');
  // The phone comes after the desktop, where shiro has told a rank.
  await shiro.write('/me rank rank:20k');
  await shiro.sees('.message.private', says('table-rank-noted', { rank: '20k' }));
  await seat.click();
  await shiro.sees('.message.private', says('seats-other-ranks', { weakest: '15k', rank: '20k' }));
  await shot(shiro, 'seats-refused');
  await shiro.write('/me rank rank:9k');
  await shiro.sees('.message.private', says('table-rank-noted', { rank: '9k' }));
  await seat.click();
  // The page follows the game to its thread if the challenge names shiro by then.
  await shiro.page.locator('#title small').or(shiro.page.locator('.message.private', { hasText: says('challenge-taken') })).last().waitFor();
  await shot(shiro, 'seats-accepted');
  await go(shiro, channel);
  await seat.waitFor({ state: 'detached', timeout: LOOK_MS });
  assert.equal(await kuro.count('.message.private', 'Accept'), 0, 'nobody else sees the answers');
  await all.click();
  await shiro.settled();
  await shot(shiro, 'seats-all');
  await kuro.write('/serveradmin open-challenges list:off');
  await all.waitFor({ state: 'detached' });
  checked('the list of open challenges fills, refuses other ranks, and empties by itself');
}
