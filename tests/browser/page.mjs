// @ts-check
// What the page does by itself: Back, the keyboard, where the view stands, and that nobody is taken elsewhere.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';

const ELSEWHERE = 'lobby';
/** What a place on the screen may differ by, in pixels. */
const ROUNDING = 2;

/** Goes about as kuro; shiro does what kuro only sees. */
export async function page(members, shot, { channel, go, url }) {
  const [kuro] = members;
  await back(kuro, shot, channel);
  await backFromCommand(kuro, channel);
  await anew(kuro, { channel, go, url });
  await givesBack(kuro);
  await keyboard(kuro, shot);
  await stays(kuro, shot);
  await taken(members, shot, { channel, go });
  await writes(members, channel, go);
  await made(kuro, `made-${channel}`);
}

/** Opens a channel in the list on the left, which is out of sight in a narrow window. */
async function enter({ page: window }, name) {
  if (await window.locator('#open-channels').isVisible()) await window.locator('#open-channels').click();
  await window.locator(`.channel[data-channel-name="${name}"]`).click();
  await isIn(window, name);
}

async function isIn(window, name) {
  await window.waitForFunction((wanted) => document.querySelector('#title span')?.textContent === wanted, name);
}

/** Back closes a list, a picture and a side of the window, and goes from channel to channel. */
async function back(member, shot, channel) {
  const { page: window } = member;
  await enter(member, ELSEWHERE);
  await enter(member, channel);
  await member.write('/help');
  await window.locator('.message.private .select').last().click();
  await window.locator('.listbox').waitFor();
  await window.goBack();
  await window.locator('.listbox').waitFor({ state: 'detached' });
  await member.write('/rules');
  await member.button('book:turn').waitFor();
  await window.locator('.message.private .picture-button').last().click();
  await window.locator('dialog.lightbox').waitFor();
  await window.goBack();
  await window.locator('dialog.lightbox').waitFor({ state: 'detached' });
  if (await window.locator('#open-channels').isVisible()) {
    await window.locator('#open-channels').click();
    await window.locator('body.show-channels').waitFor();
    await window.goBack();
    await window.locator('body:not(.show-channels)').waitFor();
  }
  await isIn(window, channel);
  // One that was closed otherwise is nothing to go back to.
  await window.locator('.message.private .picture-button').last().click();
  await window.locator('dialog.lightbox').click();
  await window.locator('dialog.lightbox').waitFor({ state: 'detached' });
  await window.goBack();
  await isIn(window, ELSEWHERE);
  await window.goForward();
  await isIn(window, channel);
  await window.reload();
  await isIn(window, channel);
  await window.goBack();
  await isIn(window, ELSEWHERE);
  await enter(member, channel);
  await window.locator('#text:enabled').waitFor();
  await shot(member, 'page-back');
  await member.dismissAll();
  checked('Back closes a list, a picture and a side, and goes from channel to channel');
}

/** Back leaves a command that is filled in, with the list over it first, and stays in the channel. */
async function backFromCommand({ page: window }, channel) {
  const text = window.locator('#text');
  await text.click();
  await window.keyboard.type('/challenge');
  await window.keyboard.press('Tab');
  await window.getByRole('button', { name: '+ size' }).click();
  await window.locator('#suggestions [role=option]').first().waitFor();
  await window.goBack();
  await window.locator('#suggestions').waitFor({ state: 'hidden' });
  assert.ok(await window.locator('#pills').isVisible(), 'the fields stay when the list is closed');
  await window.goBack();
  await window.locator('#pills').waitFor({ state: 'hidden' });
  await isIn(window, channel);
  assert.equal(await text.inputValue(), '');
  checked('Back leaves a command that is filled in');
}

/** A page whose playground is away for a while goes on as the same member, and not in a channel that is gone. */
async function anew(member, { channel, go, url }) {
  const { page: window } = member;
  const gone = `gone-${channel}`;
  const { id } = await (await window.request.post(new URL('/console/channels', url).href, { data: { name: gone } })).json();
  const streams = [];
  let away = false;
  await window.routeWebSocket(/\/console\/events/, (stream) => {
    if (away) stream.close();
    else streams.push({ stream, server: stream.connectToServer() });
  });
  await go(member, gone);
  away = true;
  for (const { stream, server } of streams) await Promise.all([stream.close(), server.close()]);
  await window.locator('#offline').waitFor({ state: 'visible' });
  await window.request.delete(new URL(`/console/channels/${id}`, url).href);
  away = false;
  await window.locator('#offline').waitFor({ state: 'hidden' });
  await window.waitForFunction((old) => document.querySelector('#title span')?.textContent !== old, gone);
  const named = new URL(streams.at(-1).stream.url()).searchParams.get('as');
  assert.equal(named, member.name, 'a playground that begins anew knows the name, not the id');
  await window.unrouteAll();
  await go(member, channel);
  checked('a page that was left open goes on when its playground is back');
}

/** What could not be sent stands where it was written. */
async function givesBack(member) {
  const { page: window } = member;
  const text = window.locator('#text');
  const calls = /\/console\/(messages|commands)$/;
  await window.route(calls, (route) => route.fulfill({ body: 'no answer' }));
  for (const line of ['Good morning', '/me show']) {
    await text.fill(line);
    await text.press('Enter');
    await window.locator('#notice', { hasText: 'unreadable' }).waitFor();
    await window.waitForFunction((wanted) => {
      const box = /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#text'));
      return box?.value === wanted;
    }, line);
  }
  await window.unroute(calls);
  await text.press('Enter');
  await window.locator('.message.private .command-name', { hasText: '/me' }).waitFor();
  assert.equal(await text.inputValue(), '');
  await member.dismissAll();
  checked('what could not be sent is given back');
}

/** A command without options is sent by the keyboard alone; Enter takes what is marked in a list. */
async function keyboard(member, shot) {
  const { page: window } = member;
  const text = window.locator('#text');
  const choose = async () => {
    await text.click();
    await window.keyboard.type('/me sh');
    await window.locator('#suggestions [aria-selected=true]').waitFor();
    await window.keyboard.press('Enter');
    await window.locator('#send:focus').waitFor();
  };
  await choose();
  await shot(member, 'page-send');
  await window.keyboard.press('Backspace');
  await window.locator('#text:focus').waitFor();
  assert.equal(await text.inputValue(), '/me show');
  await text.fill('');
  await choose();
  await window.keyboard.press('Escape');
  await window.locator('#text:focus').waitFor();
  assert.equal(await text.inputValue(), '');
  await choose();
  await window.keyboard.press('Enter');
  await window.locator('.message.private .select').waitFor();
  await window.locator('#text:focus').waitFor();
  await window.keyboard.type('/challenge');
  await window.keyboard.press('Tab');
  await window.getByRole('button', { name: '+ size' }).click();
  await window.keyboard.type('9');
  await window.locator('#suggestions [aria-selected=true]', { hasText: '9×9' }).waitFor();
  await window.keyboard.press('Enter');
  assert.equal(await window.locator('#pills input').inputValue(), '9×9');
  await shot(member, 'page-fields');
  await window.keyboard.press('Escape');
  await member.dismissAll();
  checked('a command is chosen and sent by the keyboard alone, and Enter takes what is marked');
}

const atEnd = (window) => window.waitForFunction(() => {
  const box = document.getElementById('scroller');
  return box && box.scrollHeight - box.scrollTop - box.clientHeight <= 1;
});

/** A menu stays in its place when the text above it grows; one's own command goes to the end. */
async function stays(member, shot) {
  const { page: window } = member;
  await member.write('/help');
  const menu = window.locator('.message.private .select').first();
  await menu.waitFor();
  for (const line of ['one', 'two', 'three']) {
    await member.write(line);
    await member.sees('.message .text', line);
  }
  await menu.scrollIntoViewIfNeeded();
  const top = () => menu.evaluate((element) => element.getBoundingClientRect().top);
  const height = () => window.locator('.message.private').first().evaluate((element) => element.clientHeight);
  const [before, low] = [await top(), await height()];
  await menu.click();
  await window.locator('.listbox [role=option]').nth(2).click();
  await member.settled();
  const [after, high] = [await top(), await height()];
  assert.ok(high > low + ROUNDING, `the text above the menu grows: ${low}, ${high}`);
  assert.ok(Math.abs(after - before) <= ROUNDING, `the menu stays where it was: ${before}, ${after}`);
  await shot(member, 'page-stays');
  await member.write('/standings');
  await window.locator('.message.private .command-name', { hasText: '/standings' }).waitFor();
  await atEnd(window);
  await member.dismissAll();
  checked('a menu stays in its place when what is above it grows, and a command of one’s own goes to the end');
}

/** The one who accepts goes to the game; the other, who has loaded the page since, stays at the end of the channel. */
async function taken([kuro, shiro], shot, { channel, go }) {
  await kuro.write('/challenge opponent:@shiro size:9 where:thread');
  await shiro.button('accept').waitFor();
  await go(kuro, channel);
  await kuro.button('accept').waitFor();
  await shiro.press('accept');
  await shiro.page.locator('#title small', { hasText: `in #${channel}` }).waitFor();
  await kuro.page.locator('.thread-link').waitFor();
  await atEnd(kuro.page);
  await isIn(kuro.page, channel);
  await shot(kuro, 'page-taken');
  checked('the one who accepts goes to the game; the other stays, at the end');
}

/** Who writes meanwhile is not taken to the game; what was written is there again after one has looked elsewhere. */
async function writes([kuro, shiro], channel, go) {
  const { page: window } = kuro;
  const text = window.locator('#text');
  await go(shiro, channel);
  await kuro.writeFor('/challenge opponent:@shiro size:9', 'accept');
  await text.pressSequentially('I am writing');
  const links = await kuro.count('.thread-link');
  await shiro.press('accept');
  await window.waitForFunction((old) => document.querySelectorAll('.thread-link').length > old, links);
  await isIn(window, channel);
  await enter(kuro, ELSEWHERE);
  assert.equal(await text.inputValue(), '');
  await window.goBack();
  await isIn(window, channel);
  assert.equal(await text.inputValue(), 'I am writing');
  await text.fill('');
  checked('who writes is not taken to a game, and what is written stays in its channel');
}

/** A channel that was made is open. */
async function made(member, name) {
  const { page: window } = member;
  if (await window.locator('#open-channels').isVisible()) await window.locator('#open-channels').click();
  await window.getByRole('button', { name: /^New channel/ }).click();
  await member.fill(name);
  await isIn(window, name);
  checked('a channel that was made is open');
}
