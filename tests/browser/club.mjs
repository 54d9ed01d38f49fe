// @ts-check
// The page of a Go club: empty, written in a form, shown to everyone; and the weekly digest is turned on.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { says } from './words.mjs';

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** The newest button of the page that does this. */
function button(member, step) {
  return member.page.locator(`.components .button[data-custom="v1:club-page:${step}"]:enabled`).last();
}

/** What the card says of the digest. */
function digest(told) {
  return new RegExp(`${says('digest-field').source}\\s*${told.source}`);
}

export async function club([kuro, shiro], shot) {
  await shiro.write('/club');
  await answer(shiro).filter({ hasText: says('club-nothing') }).waitFor();
  await shot(shiro, 'club-empty');
  assert.equal(await button(shiro, 'edit').count(), 0, 'only those who manage the server write it');
  await kuro.write('/club');
  await button(kuro, 'edit').click();
  await kuro.fill('Tuesdays from 7 pm at Café Central');
  await answer(kuro).filter({ hasText: 'Café Central' }).waitFor();
  await shot(kuro, 'club-page');
  await button(kuro, 'share').click();
  await shiro.page.locator('.message:not(.private)', { hasText: 'Café Central' }).waitFor();
  await shot(shiro, 'club-shared');
  await kuro.dismissAll();
  await kuro.write('/serveradmin club digest:18');
  await answer(kuro).filter({ hasText: digest(says('seats-pairing-at', { hour: '18:00' })) }).waitFor();
  await shot(kuro, 'club-digest');
  await kuro.dismissAll();
  await kuro.write('/serveradmin club digest:off');
  await answer(kuro).filter({ hasText: digest(says('daily-off')) }).waitFor();
  checked('the page of a club is written and shown, and its digest turned on and off');
}
