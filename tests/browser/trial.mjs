// @ts-check
// A dispute that is played out on a copy of the board.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, play, seat, stone } from './table.mjs';

/** Plays a Japanese game to its stop, plays the ko out, and puts the board back; then an objection opens the count again, and both agree. */
export async function trial(members, shot) {
  const [kuro, shiro] = members;
  await seat(members, 'game:Go size:5 rules:japanese colour:black');
  await play(members, 'C4 D4 B3 E3 C2 D2 D3 pass pass');
  await kuro.press('more');
  await kuro.choose('more', 'try');
  await kuro.button('try-white').waitFor();
  await shot(kuro, 'trial-question');
  await bring(members, kuro, (member) => member.press('try-white'));
  await bring(members, shiro, (member) => stone(member, 'C3'));
  await shot(kuro, 'trial');
  for (const member of members) {
    await member.press('more');
    await member.choose('more', 'text');
  }
  await bring(members, kuro, (member) => member.press('pass-ko'));
  await bring(members, shiro, (member) => member.press('end-trial'));
  await Promise.all(members.map((member) => member.button('agree').waitFor()));
  checked('a dispute is played out on a copy with all its buttons, and the board is put back');
  for (const member of members) await member.dismissAll();
  // Once one side has agreed, the row has no room for it beside what was captured on the copy.
  await steps(kuro, shot);
  await bring(members, kuro, (member) => member.press('agree'));
  await shot(kuro, 'agreed');
  await bring(members, shiro, (member) => member.press('object'));
  await bring(members, kuro, (member) => member.press('agree'));
  await bring(members, shiro, (member) => member.press('agree'));
  await Promise.all(members.map((member) => member.button('rematch').waitFor()));
  checked('one side objects, and both agree: the result comes');
}

async function steps(kuro, shot) {
  await kuro.press('steps');
  const picture = kuro.page.locator('.message.private').last().locator('.attachments img');
  await picture.waitFor();
  // It loads as it comes into sight.
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image) => image.decode());
  await shot(kuro, 'steps');
  await kuro.dismissAll();
  checked('the count is shown in four boards');
}
