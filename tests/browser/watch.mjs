// @ts-check
// The page of a club on the web, and a game that anybody watches: live, without scripts, in a frame, and gone when it is switched off.
import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import { accessible } from './axe.mjs';
import { checked } from './check.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';
import { says } from './words.mjs';

const LOOKS = /** @type {const} */ (['light', 'dark']);

/** The newest private message. */
const answer = (member) => member.page.locator('.message.private').last();

/** A tab of a stranger's browser, who has opened nothing before. */
async function stranger(member, problems, options = {}) {
  const context = await member.page.context().browser().newContext({ viewport: member.page.viewportSize(), reducedMotion: 'reduce', ...options });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => problems.push(`a spectator's page: ${error.message}`));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(`a spectator's console: ${message.text()}`);
  });
  return tab;
}

/** A line to the server that can be cut, as when the program is killed, and mended. */
async function line(address) {
  const { hostname, port } = new URL(address);
  const held = new Set();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [[near, far], [far, near]]) {
      held.add(one);
      one.on('error', () => {}).on('close', () => other.destroy()).pipe(other);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port: near } = /** @type {net.AddressInfo} */ (server.address());
  return {
    address: Object.assign(new URL(address), { port: String(near) }).href,
    cut: () => {
      isCut = true;
      for (const one of held) one.destroy();
    },
    mend: () => (isCut = false),
    close: () => server.close(),
  };
}

/** Nothing stands out of the window, at its width and at that of a small phone. */
async function fits(tab) {
  const { width, height } = tab.viewportSize();
  for (const narrow of [width, 320]) {
    await tab.setViewportSize({ width: narrow, height });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= narrow, `${tab.url()} fits ${narrow} px: ${wide}`);
  }
  await tab.setViewportSize({ width, height });
}

/** Looks at the page in both schemes of colours. */
async function seen(tab, folder, name) {
  await fits(tab);
  for (const look of LOOKS) {
    await tab.emulateMedia({ colorScheme: look });
    await tab.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
    await accessible(tab);
    await folder({ page: tab, screenshot: (to, file) => tab.screenshot({ path: `${to}/${file}.png`, fullPage: true }) }, `${name}-${look}`);
  }
}

export async function watch(members, shot, { problems }) {
  const [kuro, shiro] = members;
  const taken = (tab, name) => shot({ ...kuro, ...tab }, name);
  await kuro.write('/serveradmin club name:Go am Kanal about:Everyone is welcome, beginners too. meets:Tuesdays from 7 pm, Café Central');
  await answer(kuro).filter({ hasText: 'Go am Kanal' }).waitFor();
  await kuro.dismissAll();
  await kuro.write('/ladder create');
  await kuro.sees('.message', says('ladder-title'));
  await kuro.dismissAll();
  await kuro.write('/serveradmin club page:on');
  const address = await answer(kuro).locator('a[href*="/club/"]').first().getAttribute('href');
  await kuro.dismissAll();
  await seat(members, 'game:Go size:9');
  const play = async (name) => {
    await bring(members, await onTurn(members), (mover) => stone(mover, name));
    for (const member of members) await member.dismissAll();
  };
  for (const name of ['E5', 'C3', 'G7', 'G3']) await play(name);
  const tab = await stranger(kuro, problems);
  await tab.goto(address);
  await tab.getByRole('heading', { name: 'Go am Kanal' }).waitFor();
  const board = tab.locator('.boards a', { hasText: kuro.name }).first();
  await board.waitFor();
  await seen(tab, taken, 'watch-club');
  checked('anybody sees the page of a club, which axe finds nothing wrong with');
  await board.click();
  await tab.locator('#game[data-revision]').waitFor();
  await tab.locator('.points button[value="G3"][aria-label*="White"]').waitFor();
  assert.equal(await tab.locator('form').count(), 0, 'a spectator presses nothing');
  await play('C7');
  await tab.locator('.points button[value="C7"][aria-label*="last move"]').waitFor();
  await seen(tab, taken, 'watch-game');
  checked('a game is watched live');
  const over = await line(tab.url());
  const cut = await stranger(kuro, []);
  await cut.goto(over.address);
  await cut.locator('#game[data-revision]').waitFor();
  over.cut();
  await cut.locator('#line:not([hidden])').waitFor();
  await play('C5');
  over.mend();
  for (const one of [cut, tab]) await one.locator('.points button[value="C5"][aria-label*="last move"]').waitFor();
  await cut.locator('#line[hidden]').waitFor({ state: 'attached' });
  await cut.context().close();
  over.close();
  checked('a page whose line was cut says so and catches up');
  await tab.locator('nav a').click();
  const frame = await stranger(kuro, problems);
  const site = http.createServer((_, response) => response.end(`<!doctype html><title>Another site</title><iframe title="Our club" src="${address}/embed" width="320" height="480"></iframe>`));
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  await frame.goto(`http://127.0.0.1:${/** @type {net.AddressInfo} */ (site.address()).port}/`);
  await frame.frameLocator('iframe').locator('.boards a').first().waitFor();
  await taken({ page: frame, screenshot: (to, file) => frame.screenshot({ path: `${to}/${file}.png` }) }, 'watch-embed');
  site.close();
  checked('another site frames the small page');
  const plain = await stranger(kuro, problems, { javaScriptEnabled: false });
  await plain.goto(address);
  await plain.locator('.boards a').first().click();
  await plain.locator('.board svg').waitFor();
  checked('it works without scripts');
  await kuro.write('/serveradmin club page:off');
  await answer(kuro).waitFor();
  const gone = await tab.request.get(address);
  assert.equal(gone.status(), 404, 'a page that is switched off is gone');
  checked('switched off, it is gone at once');
  for (const page of [tab, frame, plain]) await page.context().close();
  assert.ok(shiro);
}
