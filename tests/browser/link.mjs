// @ts-check
// Links to messages lead to them within the page.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';

const ELSEWHERE = 'lobby';

/** Goes from the list of games in another channel to the board that it names, and by a link with words of its own. */
export async function links(members, shot, { channel, go }) {
  await seat(members, 'game:Go size:9');
  const mover = await onTurn(members);
  const board = await bring(members, mover, (member) => stone(member, 'D4'));
  const { page } = mover;
  await go(mover, ELSEWHERE);
  await mover.write('/games');
  const chip = page.locator(`.message.private a[data-jump="${board.id}"]`).first();
  await chip.waitFor();
  assert.equal(await chip.innerText(), `${channel} › message`);
  await shot(mover, 'links');
  assert.doesNotMatch(await page.locator('#messages').innerText(), /discord\.com/, 'no raw address is shown');
  const { channel: id, jump } = await chip.evaluate((link) => link.dataset);
  await chip.click();
  await arrived(mover, channel, board);
  await shot(mover, 'links-arrived');
  checked('a link to a message switches to its channel and shows it');
  await go(mover, ELSEWHERE);
  await mover.write(`[the board](https://discord.com/channels/1/${id}/${jump}) and [one that is gone](https://discord.com/channels/1/${id}/1)`);
  // Another width may have left a link of the same words to a board of its own.
  await page.locator(`.message a[data-jump="${board.id}"]`, { hasText: 'the board' }).click();
  await arrived(mover, channel, board);
  await go(mover, ELSEWHERE);
  await page.locator(`.message a[data-channel="${id}"][data-jump="1"]`, { hasText: 'one that is gone' }).click();
  await mover.sees('#notice', 'That message is gone');
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
