// @ts-check
// The list of a server's open challenges: it fills by itself, refuses other ranks, and stays when a challenge is accepted.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';

/** The list changes when the bot looks for what is due: every fifteen seconds. */
const LOOK_MS = 45000;

/** kuro looks for an opponent of certain ranks; shiro is one only after telling theirs. */
export async function seats([kuro, shiro], shot) {
  const all = shiro.page.locator('.components .button[data-custom="v1:seats"]').last();
  await kuro.write('/clubadmin seats list:here');
  await all.waitFor();
  await shot(kuro, 'seats-empty');
  await kuro.write('/rank rank:10k');
  await kuro.write('/lookingforgame now size:9 weakest:15k strongest:5k');
  await shiro.button('seat').waitFor({ timeout: LOOK_MS });
  await shot(shiro, 'seats');
  await shiro.press('seat');
  await shiro.sees('.message.private', '15k');
  await shot(shiro, 'seats-refused');
  await shiro.write('/rank rank:9k');
  await shiro.sees('.message.private', '9k');
  await shiro.press('seat');
  await shot(shiro, 'seats-accepted');
  await shiro.button('seat').waitFor({ state: 'detached', timeout: LOOK_MS });
  assert.equal(await kuro.count('.message.private', 'Accept'), 0, 'nobody else sees the answers');
  await all.click();
  await shiro.settled();
  await shot(shiro, 'seats-all');
  await kuro.write('/clubadmin seats list:off');
  await all.waitFor({ state: 'detached' });
  checked('the list of open challenges fills, refuses other ranks, and empties by itself');
}
