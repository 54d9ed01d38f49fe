// @ts-check
// What can be pressed below a result, also after another game was asked for.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, pass, seat, stone, turn } from './table.mjs';

/** Ends a short game, asks for a rematch and presses what is left below the result. */
export async function rematch(members, shot) {
  const [kuro, shiro] = members;
  await seat(members, 'game:Go size:5');
  await turn(members, (member) => stone(member, 'C3'));
  await turn(members, pass);
  await turn(members, pass);
  await bring(members, kuro, (member) => member.press('agree'));
  await shiro.press('agree');
  await Promise.all(members.map((member) => member.button('rematch').waitFor()));
  await film(shiro, shiro.button('film'));
  const result = await kuro.newestBoard();
  await kuro.press('rematch');
  await kuro.button('rematch-swapped').waitFor();
  await shot(kuro, 'rematch-question');
  await kuro.press('rematch-swapped');
  await kuro.dismissAll();
  await shiro.button('decline').waitFor();
  await shiro.press('decline');
  await shiro.button('decline').waitFor({ state: 'detached' });
  await kuro.press('rematch');
  await kuro.button('rematch-same').waitFor();
  await kuro.press('rematch-same');
  await kuro.dismissAll();
  await shiro.button('accept').waitFor();
  await shot(shiro, 'rematch');
  await bring(members, shiro, (member) => member.press('accept'));
  await turn(members, (member) => stone(member, 'C3'));
  checked('Rematch asks for the colours; it can be declined, and leads to another game');
  const left = await shiro.page.locator(`[data-message="${result.id}"] .button[data-custom]`).evaluateAll((buttons) => buttons.map((button) => button.dataset.custom));
  for (const verb of ['film', 'rematch', 'more']) {
    assert.ok(left.some((custom) => custom.startsWith(`v1:${verb}:`)), `${verb} is left below the result: ${left}`);
  }
  for (const custom of left) {
    const button = shiro.page.locator(`[data-message="${result.id}"] [data-custom="${custom}"]`);
    if (custom.includes(':film:')) await film(shiro, button);
    else await button.click();
    await shiro.settled();
    await shiro.dismissAll();
  }
  checked(`what is left below the result answers: ${left.join(', ')}`);
}

/** Asks for the film and waits for the picture that moves. */
async function film(member, button) {
  await button.click();
  const picture = member.page.locator('.message.private').last().locator('.attachments img');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image) => image.decode());
  await member.dismissAll();
}
