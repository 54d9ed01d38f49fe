// @ts-check
// The page inside the client, as an Activity: a member signs in and plays in the frame, the other one in the chat; and what
// is said between frame and client is what the official package says and understands.
import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { checked } from './check.mjs';
import { understand } from './embedded.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';

/** Switches Activities on or off in the playground, as in Discord's developer portal. */
export async function switchActivities(url, activity) {
  const application = new URL('/console/applications/tengen', url);
  const body = JSON.stringify({ activity });
  const switched = await fetch(application, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  assert.ok(switched.ok, 'Activities are switched');
}

const DIALOG = 'dialog.activity';

/** The frame of the open Activity. */
async function frameOf(member) {
  const element = await member.page.locator(`${DIALOG} iframe`).elementHandle();
  return element.contentFrame();
}

const board = (frame) => frame.locator('#game[data-revision]').waitFor();
const lies = (frame, name) => frame.locator(`.points button[value="${name}"]:not([aria-label$="empty"])`).waitFor();

/** Leaves the Activity, and the drawer of tools where there is one. */
async function leave(member) {
  await member.page.getByRole('button', { name: 'Leave the Activity' }).click();
  await member.page.keyboard.press('Escape');
}

/** Opens the Activity as from Discord's list of apps: no button has told which game. */
async function fromTools(member) {
  const drawer = member.page.locator('#open-members');
  if (await drawer.isVisible()) await drawer.click();
  const tools = member.page.locator('#tools');
  if (!(await tools.evaluate((element) => /** @type {HTMLDetailsElement} */ (element).open))) await tools.locator('summary').click();
  await tools.getByRole('button', { name: 'Open tengen' }).click();
  return frameOf(member);
}

/** Nothing stands out of the frame, and axe finds nothing. */
async function sound(frame) {
  const wide = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px wider than its frame`);
  await accessible(frame);
}

/** Records what goes between the frame and the client: where it was heard, and the message. */
async function record(page) {
  const heard = [];
  await page.exposeBinding('heardMessage', ({ frame }, message) => {
    heard.push({ inFrame: frame !== page.mainFrame(), message: JSON.parse(message) });
  });
  await page.addInitScript(() => {
    // @ts-ignore: it was just exposed.
    addEventListener('message', ({ data }) => globalThis.heardMessage(JSON.stringify(data)));
  });
  return heard;
}

export async function activity(members, shot, { go, channel, url }) {
  await switchActivities(url, true);
  try {
    await inside(members, shot, { go, channel });
  } finally {
    await switchActivities(url, false);
  }
}

async function inside(members, shot, { go, channel }) {
  const heard = {};
  for (const member of members) {
    heard[member.name] = await record(member.page);
    await go(member, channel);
  }
  await seat(members, 'game:Go size:5');
  const black = await onTurn(members);
  const white = members.find((member) => member !== black);
  await black.press('board');
  let frame = await frameOf(black);
  await board(frame);
  await sound(frame);
  const before = await white.newestBoard();
  await frame.locator('.points button[value="C3"]').click();
  await lies(frame, 'C3');
  await white.nextBoard(before);
  await shot(black, 'activity-board');
  checked('Board opens the game inside the client, and a touch plays');
  await bring(members, white, (mover) => stone(mover, 'C4'));
  await lies(frame, 'C4');
  await white.dismissAll();
  checked('a move in the chat is in the frame');
  // What the client does not know it refuses.
  await frame.evaluate(() => new Promise((resolve) => {
    addEventListener('message', () => resolve(null), { once: true });
    parent.postMessage([1, { cmd: 'GET_CHANNEL', args: {}, nonce: 'unknown' }], '*');
  }));
  await leave(black);
  frame = await fromTools(black);
  await board(frame);
  await lies(frame, 'C4');
  await leave(black);
  checked('who has one game here is brought to it');
  await seat(members, 'game:Go size:9');
  frame = await fromTools(black);
  const games = frame.locator('button[name=game]');
  await games.nth(1).waitFor();
  await sound(frame);
  await shot(black, 'activity-games');
  await games.filter({ hasText: '5×5' }).first().click();
  await board(frame);
  await lies(frame, 'C4');
  await frame.locator('a[href="/activity"]').click();
  await games.nth(1).waitFor();
  checked('of several games one is chosen, and another one afterwards');
  await games.filter({ hasText: '5×5' }).first().click();
  await outside(black, frame);
  await understand(heard[black.name]);
  checked('the official package says the same, and understands the client');
  await leave(black);
  await black.dismissAll();
  await black.press('more');
  await black.choose('more', 'browser');
  await black.page.locator('.message.private a[href*="/open/"]').last().waitFor();
  checked('More still gives a link for the browser');
  await black.dismissAll();
}

/** What the frame shows nothing of is opened by the client: the record of a game that is over. */
async function outside(member, frame) {
  await frame.locator('button[value^="v1:more:"]').click();
  await frame.locator('#answer button[value="resign"]').click();
  await frame.locator('#answer button[value^="v1:resign-sure:"]').click();
  await frame.locator('.told .links a').click();
  const record = frame.locator('a[download]');
  await record.waitFor();
  await sound(frame);
  const [opened] = await Promise.all([member.page.context().waitForEvent('page'), record.click()]);
  await opened.waitForURL(/\/game\/\d+\/review\.sgf$/);
  assert.notEqual(new URL(opened.url()).origin, new URL(frame.url()).origin, 'it is the browser’s address');
  await opened.close();
  checked('a link out of the frame is opened by the client');
}
