// @ts-check
// The first minute: what the page greets with, its buttons, and games against the program and a scripted member.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';

const FIRST = 'go';
const PUZZLES = 'puzzles';

/** Presses everything that the greeting offers, and plays a few moves. */
export async function greeted([kuro, shiro], shot, { go }) {
  const { page } = kuro;
  // Who is scripted acts while nobody is them.
  await shiro.page.goto('about:blank');
  await go(kuro, FIRST);
  await page.locator('.greeting img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  await page.locator('.greeting').scrollIntoViewIfNeeded();
  await shot(kuro, 'greeting');
  const actions = await firstStone(kuro, shot);
  assert.ok(actions > 0 && actions <= 4, `a first stone within four actions: ${actions}`);
  checked(`the greeting leads to a first stone within ${actions} actions`);
  await looked(kuro, shot);
  await go(kuro, FIRST);
  await page.locator('[data-start=script]').click();
  await page.locator('#title small', { hasText: `in #${FIRST}` }).waitFor();
  await kuro.button('play').waitFor();
  await answered(kuro);
  await page.reload();
  await answered(kuro);
  checked('shiro answers each move, and the thread is there after the page is loaded again');
  await turn(kuro);
  await kuro.write('/game pass');
  await kuro.button('agree').waitFor();
  await shot(kuro, 'greeting-count');
  await kuro.press('agree');
  await kuro.button('rematch').waitFor();
  checked('shiro passes after a pass and agrees to the count');
  await go(kuro, FIRST);
  const told = await kuro.page.locator('.message', { hasText: 'shiro' }).allInnerTexts();
  assert.ok(told.length > 0, 'the game is announced');
  assert.ok(!told.some((text) => /\brated\b/.test(text)), 'a script says nothing of anybody’s strength');
  await others(kuro, shot, go);
  for (const name of ['kuro', 'shiro']) await page.request.patch(new URL(`/console/users/${name}`, page.url()).href, { data: { scripted: false } });
}

/** Challenges, and plays the first stone by pressing alone: answers how many presses that took, as the page has seen them. */
async function firstStone(member, shot) {
  const { page } = member;
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0';
    const count = () => { document.documentElement.dataset.presses = String(Number(document.documentElement.dataset.presses) + 1); };
    for (const action of ['pointerdown', 'keydown']) document.addEventListener(action, count, { capture: true });
  });
  await page.locator('[data-start=play]').click();
  await page.locator('#title small', { hasText: `in #${FIRST}` }).waitFor();
  await member.button('play').waitFor();
  await shot(member, 'greeting-board');
  const before = await member.newestBoard();
  await member.press('play');
  await member.press('put');
  await member.nextBoard(before);
  return page.evaluate(() => Number(document.documentElement.dataset.presses));
}

/** A press on a board shows it large, and says where points are chosen. */
async function looked(member, shot) {
  const { page } = member;
  await turn(member);
  await page.locator('.message:not(.private) .picture-button').last().click();
  await page.locator('.lightbox-hint', { hasText: '“Play”' }).waitFor();
  await shot(member, 'greeting-large');
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'detached' });
  checked('a board in full size says where points are chosen; Back closes it');
}

/** Waits until it is the member's turn again. */
async function turn({ page }) {
  await page.waitForFunction(() => {
    const newest = [...document.querySelectorAll('.message:not(.private)')].at(-1);
    return newest?.textContent?.includes('kuro, your turn') && newest.querySelector('.button[data-custom^="v1:play:"]:enabled');
  });
}

/** Waits until it is the member's turn again, and plays somewhere. */
async function answered(member) {
  const { page } = member;
  await turn(member);
  for (const at of ['E5', 'G7', 'E7', 'C7', 'G3', 'A1', 'J9']) {
    const before = await member.newestBoard();
    await member.write(`/play at:${at}`);
    await page.waitForFunction((old) => {
      const all = [...document.querySelectorAll('.message')];
      const newest = /** @type {HTMLElement | undefined} */ (all.at(-1));
      return newest && (newest.classList.contains('private') || (newest.dataset.message ?? '') > old);
    }, before.id);
    if ((await member.newestBoard()).id !== before.id) return;
    await member.dismissAll();
  }
  throw new Error('no point was free');
}

/** The other buttons, in the first channel after a game was played, and as another member. */
async function others(member, shot, go) {
  const { page } = member;
  await go(member, FIRST);
  await page.locator('[data-start=learn]').click();
  await member.button('book:turn').waitFor();
  await shot(member, 'greeting-learn');
  await member.dismissAll();
  await page.locator('[data-start=puzzle]').click();
  await page.locator('#title', { hasText: PUZZLES }).waitFor();
  await member.button('practice:post').waitFor();
  await shot(member, 'greeting-puzzle');
  checked('Learn Go opens the course, Solve a puzzle brings one where puzzles are');
  await go(member, FIRST);
  await page.locator('[data-be=shiro]').click();
  await page.locator('#me', { hasText: 'You are shiro' }).waitFor({ state: 'attached' });
  await page.locator('[data-start=script]', { hasText: 'play against kuro' }).click();
  await page.locator('#title small', { hasText: `in #${FIRST}` }).waitFor();
  await member.button('play').waitFor();
  checked('as somebody else one plays against the member one was');
  await go(member, FIRST);
  // The commands of the channel come after its messages.
  await page.waitForLoadState('networkidle');
  await member.write('/help');
  await page.locator('[data-custom="v1:start:puzzle"]').waitFor();
  await shot(member, 'greeting-help');
  await page.locator('[data-custom="v1:start:challenge"]').click();
  await member.button('accept').waitFor();
  await member.button('page').click();
  await member.button('book:turn').waitFor();
  checked('the buttons of /help offer a game and open the course');
  await member.dismissAll();
}
