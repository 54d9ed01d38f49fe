// @ts-check
// The page of a review: from move to move, variations by touching, marks, comments of two members, and a note; and without scripts.
import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { checked } from './check.mjs';

const WAIT_MS = 15000;

/** Opens the review of the newest message of one in a tab of the member's browser. */
async function open(member, problems, options = {}) {
  await member.press('review-page');
  const address = await member.page.locator('.message.private a[href*="/open/"]').last().getAttribute('href');
  const context = await member.page.context().browser().newContext({ viewport: member.page.viewportSize(), reducedMotion: 'reduce', ...options });
  const tab = await context.newPage();
  tab.setDefaultTimeout(WAIT_MS);
  tab.on('pageerror', (error) => problems.push(`the review: ${error.message}`));
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(`the review's console: ${message.text()}`);
  });
  await tab.goto(address);
  if (options.javaScriptEnabled === false) await tab.locator('form button').first().click();
  await tab.locator('#game.study, #game .study').first().waitFor();
  return tab;
}

/** Nothing stands out of the window, and axe finds nothing, in both schemes of colours. */
async function sound(tab, taken, name) {
  for (const look of /** @type {const} */ (['light', 'dark'])) {
    await tab.emulateMedia({ colorScheme: look });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} is ${wide} px wider than the window`);
    await accessible(tab);
    await taken(tab, `${name}-${look}`);
  }
}

const at = (tab, after) => tab.locator(`.points input[name="at"][value="${after}"]`).waitFor({ state: 'attached' });
const point = (tab, name) => tab.locator(`.points button[value="${name}"]`);
const lies = (tab, name) => tab.locator(`.points button[value="${name}"]:not([aria-label$="empty"])`).waitFor();

/** Both have the newest review before them; the game has at least ten moves, and E1 and A1 are empty after two. */
export async function study([kuro, shiro], shot, { problems }) {
  const taken = (tab, name) => shot({ ...kuro, page: tab, screenshot: (to, file) => tab.screenshot({ path: `${to}/${file}.png`, fullPage: true }) }, name);
  const tab = await open(kuro, problems);
  await sound(tab, taken, 'study-end');
  for (const [step, after] of /** @type {const} */ ([['first', 0], ['on', 1], ['on', 2], ['back', 1], ['on', 2]])) {
    await tab.locator(`[data-step="${step}"]`).click();
    await at(tab, after);
  }
  await tab.keyboard.press('ArrowRight');
  await at(tab, 3);
  await tab.keyboard.press('ArrowLeft');
  await at(tab, 2);
  await tab.locator('.graph').click({ position: { x: 200, y: 30 } });
  await tab.waitForFunction(() => !document.querySelector('.points input[name="at"][value="2"]'));
  await tab.locator('.steps input').fill('2');
  await tab.locator('.steps form button').click();
  await at(tab, 2);
  checked('one goes through a review by buttons, keys, numbers and the graph');
  await point(tab, 'E1').click();
  await lies(tab, 'E1');
  await point(tab, 'E1').click();
  await tab.locator('.refusal').waitFor();
  await point(tab, 'A1').click();
  await lies(tab, 'A1');
  for (const [tool, name, marks] of /** @type {const} */ ([['triangle', 'B2', 'B2t'], ['letter', 'C2', 'B2t.C2A']])) {
    await tab.locator(`.tools button[value="${tool}"]`).click();
    await tab.locator(`.tools button[value="${tool}"][aria-pressed="true"]`).waitFor();
    await point(tab, name).click();
    await tab.locator(`.points input[name="marks"][value="${marks}"]`).waitFor({ state: 'attached' });
  }
  await tab.locator('textarea').fill('<b>Here</b> Black could live.\nAnd then A.');
  await tab.locator('[data-step="first"]').click();
  await at(tab, 0);
  assert.equal(await tab.locator('textarea').inputValue(), '<b>Here</b> Black could live.\nAnd then A.', 'what is being written stays');
  checked('variations are touched by the rules, marks are put, and what is being written stays');
  const { origin, pathname } = new URL(tab.url());
  await tab.goto(`${origin}${pathname}?at=2&line=E1A1&marks=B2t.C2A`);
  await tab.locator('textarea').fill('<b>Here</b> Black could live.\nAnd then A.');
  await tab.locator('.write button[value="comment"]').click();
  await tab.locator('.comments li', { hasText: '<b>Here</b>' }).waitFor();
  await sound(tab, taken, 'study-comment');
  const other = await open(shiro, problems);
  await other.locator('.mistakes a', { hasText: 'E1' }).click();
  await other.locator('.comments li', { hasText: 'could live' }).waitFor();
  assert.equal(await other.locator('.comments button').count(), 0, 'others remove nothing');
  await other.locator('textarea').fill('I was afraid of that.');
  await other.locator('.write button[value="comment"]').click();
  await tab.locator('.comments li', { hasText: 'afraid' }).waitFor();
  await other.locator('textarea').fill('For me alone.');
  await other.locator('.write button[value="note"]').click();
  await other.locator('.comments li', { hasText: 'alone' }).locator('button[name="show"]').waitFor();
  await sound(other, taken, 'study-note');
  await other.locator('.comments li', { hasText: 'alone' }).locator('button[name="remove"]').click();
  await other.locator('.comments li', { hasText: 'alone' }).waitFor({ state: 'detached' });
  assert.equal(await tab.locator('.comments li').count(), 2, 'a note is nobody else’s');
  const record = await (await tab.request.get(`${origin}${pathname}.sgf`)).text();
  assert.match(record, /could live/);
  checked('two comment on a variation, each sees it at once, and it is in the record');
  const plain = await open(shiro, problems, { javaScriptEnabled: false });
  await plain.locator('[data-step="first"]').click();
  await point(plain, 'E5').click();
  await plain.locator('textarea').fill('Without scripts.');
  await plain.locator('.write button[value="comment"]').click();
  await plain.locator('.comments li', { hasText: 'Without scripts' }).waitFor();
  await taken(plain, 'study-plain');
  checked('it works without scripts');
  for (const one of [tab, other, plain]) await one.context().close();
}
