// @ts-check
// Links to messages lead to them within the page.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';

const ELSEWHERE = 'lobby';

/** Goes from the list of games in another channel to the board that it names, and by a link with words of its own. */
export async function links(members, shot, { channel, go }) {
  // Whose time runs out first is listed first, however many games there are.
  await seat(members, 'game:Go size:9 clock:1d');
  const board = await bring(members, await onTurn(members), (member) => stone(member, 'D4'));
  const reader = await onTurn(members);
  const { page } = reader;
  await go(reader, ELSEWHERE);
  await reader.write('/games');
  const listed = page.locator(`.message.private a[data-jump="${board.id}"]`).first();
  await listed.waitFor();
  await shot(reader, 'links');
  const { channel: id, jump } = await listed.evaluate((link) => link.dataset);
  await listed.click();
  await arrived(reader, channel, board);
  await shot(reader, 'links-arrived');
  checked('a link to a message switches to its channel and shows it');
  await go(reader, ELSEWHERE);
  await reader.write(`https://discord.com/channels/1/${id}/${jump}`);
  const chip = page.locator(`.message:not(.private) a[data-jump="${board.id}"]`).last();
  await chip.waitFor();
  assert.equal(await chip.innerText(), `${channel} › message`);
  assert.doesNotMatch(await page.locator('#messages').innerText(), /discord\.com/, 'no raw address is shown');
  checked('an address of a message is shown as its channel and message');
  await go(reader, ELSEWHERE);
  await reader.write(`[the board](https://discord.com/channels/1/${id}/${jump}) and [one that is gone](https://discord.com/channels/1/${id}/1)`);
  await page.locator(`.message:not(.private) a[data-jump="${board.id}"]`, { hasText: 'the board' }).click();
  await arrived(reader, channel, board);
  await go(reader, ELSEWHERE);
  await page.locator(`.message a[data-channel="${id}"][data-jump="1"]`, { hasText: 'one that is gone' }).click();
  await reader.sees('#notice', 'That message is gone');
  assert.equal(page.context().pages().length, 1, 'no other window was opened');
  checked('so does a link with words of its own, and one to a message that is gone says so');
}

async function arrived({ page }, channel, board) {
  const message = page.locator(`.message.sought[data-message="${board.id}"]`);
  await message.waitFor();
  assert.equal(await page.locator('#title span').first().textContent(), channel);
  const seen = await message.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  });
  assert.ok(seen, 'the message is in sight');
}
