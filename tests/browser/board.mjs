// @ts-check
// A board to touch: one member plays on the page, by touch and by keyboard, the other in the chat, and once with scripts off.
import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { checked } from './check.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';

const WAIT_MS = 15000;

/** Asks for the board of the newest game; gives the address of the link. */
async function link(member) {
  await member.press('board');
  const address = await member.page.locator('.message.private a[href*="/open/"]').last().getAttribute('href');
  await member.dismissAll();
  return address;
}

/** Opens the board of the newest game in a tab of the member's browser. */
export async function open(member, problems) {
  const address = await link(member);
  const tab = await member.page.context().newPage();
  tab.setDefaultTimeout(WAIT_MS);
  tab.on('pageerror', (error) => problems.push(`the board: ${error.message}`));
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(`the board's console: ${message.text()}`);
  });
  await tab.goto(address);
  await tab.locator('#game[data-revision]').waitFor();
  return { tab, address };
}

export const point = (tab, name) => tab.locator(`.points button[value="${name}"]`);
export const lies = (tab, name) => tab.locator(`.points button[value="${name}"]:not([aria-label$="empty"])`).waitFor();

/** Nothing stands out of the window, everything that is pressed has a name, and texts can be read. */
export async function sound(tab) {
  const found = await tab.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
    const named = (element) => element.getAttribute('aria-label') || element.textContent.trim() || element.closest('label');
    const controls = [...document.querySelectorAll('button, a, input:not([type=hidden]), select')];
    const nameless = controls.filter((element) => !named(element)).map((element) => `no name: ${element.outerHTML.slice(0, 80)}`);
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`);
    const light = (color) => {
      const [r, g, b] = color.match(/[\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
      const color = getComputedStyle(element).backgroundColor;
      return /, 0\)$/.test(color) && element.parentElement ? ground(element.parentElement) : color;
    };
    const pale = [...document.querySelectorAll('h1, p, .told, .row button, .close button, small, legend, label')].filter((element) => element.getClientRects().length && element.textContent.trim() && !element.classList.contains('heard')).filter((element) => {
      const [one, other] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => b - a);
      return (one + 0.05) / (other + 0.05) < 4.5;
    }).map((element) => `pale: ${element.outerHTML.slice(0, 80)}`);
    const rows = document.querySelectorAll('[role=grid] > [role=row]').length;
    const cells = document.querySelectorAll('[role=row] > [role=gridcell]').length;
    return [...wide, ...nameless, ...twice, ...pale, ...(rows * rows === cells ? [] : [`${cells} points in ${rows} rows`])];
  });
  assert.deepEqual(found, []);
  await accessible(tab);
}

/** Each button lies over its crossing: under the middle of each stone there is the button of its point. */
async function fits(tab, name) {
  const off = await tab.evaluate((name) => {
    const box = document.querySelector(`.points button[value="${name}"]`)?.getBoundingClientRect();
    if (!box) return Infinity;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const stones = [...document.querySelectorAll('.board svg circle')].map((circle) => circle.getBoundingClientRect()).filter((stone) => stone.width > box.width / 2);
    return Math.min(...stones.map((stone) => Math.hypot(stone.x + stone.width / 2 - x, stone.y + stone.height / 2 - y))) / box.width;
  }, name);
  assert.ok(off < 0.12, `the stone of ${name} lies ${off} of a cell beside its button`);
}

/** A screenshot of a board in a tab. */
export const taken = (shot, member, tab, name) => shot({ ...member, page: tab, screenshot: (folder, file) => tab.screenshot({ path: `${folder}/${file}.png`, fullPage: true }) }, name);

/** A link that was used, opened in a tab of its own. */
async function reused(tab, address) {
  const other = await tab.context().newPage();
  await other.goto(address);
  assert.match(await other.locator('#game').innerText(), /expired/, 'a link opens a board once');
  await other.close();
}

/** White plays once on a page without scripts: a point is a button of a form. */
async function unscripted(white, point) {
  const address = await link(white);
  const context = await white.page.context().browser().newContext({ javaScriptEnabled: false, viewport: white.page.viewportSize() });
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.locator('form[data-now] button').click();
  await tab.locator(`.points button[value="${point}"]`).click();
  await tab.locator(`.points button[value="${point}"][aria-label*="White"]`).waitFor();
  await context.close();
}

/** Both pass, mark and agree, on the page and in the chat. */
async function end(members, [black, tab], white, shot) {
  const press = (verb) => tab.locator(`button[value^="v1:${verb}:"]`).first().click();
  const bringing = async (act) => {
    const before = await white.newestBoard();
    await act();
    await white.nextBoard(before);
  };
  await press('pass');
  await bringing(() => press('pass-sure'));
  await white.press('pass');
  await white.press('pass-sure');
  await tab.locator('[data-touch=mark]').waitFor();
  const dead = tab.locator('.state', { hasText: 'D3' });
  // A touch while another one is on its way does nothing, and what that has changed may come by the stream before its answer.
  const touch = async () => {
    const answered = tab.waitForResponse((response) => response.request().method() === 'POST');
    await point(tab, 'D3').click();
    await answered;
  };
  await touch();
  await dead.waitFor();
  await touch();
  await sound(tab);
  await taken(shot, black, tab, 'board-count');
  await bringing(() => press('agree'));
  await white.press('agree');
  await tab.locator('.points[data-touch=nothing]').waitFor();
  await tab.locator('button[value^="v1:rematch:"]').waitFor();
  await taken(shot, black, tab, 'board-end');
}

/** `/me` lists where boards are open, and closes them. */
async function listed(member, shot) {
  await member.dismissAll();
  await member.write('/me show');
  await member.choose('settings', 'boards');
  await member.sees('.message.private', 'open since');
  await shot(member, 'board-listed');
  await member.choose('browsers', 'close');
  await member.sees('.message.private', 'None open');
  await member.dismissAll();
}

/** A game on five lines: Black on the page, White in the chat. */
export async function board(members, shot, { problems }) {
  await seat(members, 'game:Go size:5');
  const black = await onTurn(members);
  const white = members.find((member) => member !== black);
  const { tab, address } = await open(black, problems);
  await sound(tab);
  await taken(shot, black, tab, 'board-empty');
  await reused(tab, address);
  const played = async (member, name) => {
    await bring(members, member, (mover) => stone(mover, name));
    await lies(tab, name);
    await white.dismissAll();
  };
  const before = await white.newestBoard();
  await point(tab, 'C3').click();
  await lies(tab, 'C3');
  await fits(tab, 'C3');
  await white.nextBoard(before);
  checked('a touch plays, the chat shows it, and the link is used up');
  await played(white, 'C4');
  checked('a move in the chat is on the page');
  const answer = await white.newestBoard();
  await point(tab, 'C3').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await tab.keyboard.press(key);
  await lies(tab, 'D4');
  // The board in the chat follows: on the one before it nothing is pressed any more.
  await white.nextBoard(answer);
  checked('arrows and Enter play');
  await unscripted(white, 'B3');
  await lies(tab, 'B3');
  checked('a board works without scripts');
  await point(tab, 'B3').click({ force: true });
  await tab.locator('#answer', { hasText: 'B3' }).waitFor();
  await sound(tab);
  await taken(shot, black, tab, 'board-taken');
  checked('a point that is taken says why');
  await black.writeAside('/me boards preview:on');
  await tab.reload();
  await point(tab, 'B4').click();
  await point(tab, 'B4').and(tab.locator('[data-marked]')).waitFor();
  await tab.locator('#said', { hasText: 'B4' }).waitFor({ state: 'attached' });
  await tab.keyboard.press('Enter');
  await lies(tab, 'B4');
  await black.writeAside('/me boards preview:off');
  checked('who likes to look first touches twice');
  await white.button('play').waitFor();
  await played(white, 'D3');
  await end(members, [black, tab], white, shot);
  checked('a game is counted and ended on the page and in the chat');
  await tab.close();
  await listed(black, shot);
  checked('/me lists where boards are open, and closes them');
}
