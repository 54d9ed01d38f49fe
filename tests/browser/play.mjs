// Plays a short game of Go in the playground's page, by typing and clicking as kuro and shiro.
// Usage: node tests/browser/play.mjs URL [FOLDER FOR SCREENSHOTS]
// The browser is /usr/bin/chromium, or what the variable CHROMIUM names.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Member } from './member.mjs';

const [url, folder = join(tmpdir(), 'playground-screenshots')] = process.argv.slice(2);
if (!url) {
  console.error('usage: node play.mjs URL [FOLDER FOR SCREENSHOTS]');
  process.exit(2);
}
const CHANNEL = 'go';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const problems = [];

function checked(what) {
  console.log(`ok  ${what}`);
}

async function challenge(kuro, shiro) {
  await kuro.write('/challenge opponent:@shiro game:Go size:9');
  await shiro.sees('.components button', 'Accept');
  checked('the challenge shows its Accept button to shiro');
  await shiro.screenshot(folder, '1-challenge');
  await shiro.press('Accept');
  const boards = await Promise.all([kuro.nextBoard(null), shiro.nextBoard(null)]);
  assert.equal(boards[0].id, boards[1].id, 'both see the same board');
  assert.ok(boards[0].alt.length > 20, 'the board has a text for those who do not see it');
  checked('Accept brings the board, with its alt text');
}

/** Who is called by the newest board has the move. */
async function onTurn(members) {
  const boards = await Promise.all(members.map((member) => member.newestBoard()));
  const called = members.filter((_, at) => boards[at].pinged);
  assert.equal(called.length, 1, `just one member is called: ${boards[0].text}`);
  return called[0];
}

/** Lets whoever has the move do something that brings a new board, and waits until both see it. */
async function turn(members, act) {
  const mover = await onTurn(members);
  const other = members.find((member) => member !== mover);
  const before = await mover.newestBoard();
  await act(mover);
  await Promise.all(members.map((member) => member.nextBoard(before)));
  return { mover, other };
}

async function moves(members) {
  for (const point of ['E5', 'D4']) {
    const { mover, other } = await turn(members, (member) => member.write(`/play ${point}`));
    assert.equal(await onTurn(members), other, 'the move passes to the other');
    checked(`${mover.name} plays ${point} by typing; ${other.name} is called`);
  }
  const { mover } = await turn(members, async (member) => {
    await member.press('Play');
    const field = member.page.locator('dialog.modal input').first();
    await field.fill('F4');
    await member.screenshot(folder, '2-form');
    await member.page.locator('dialog.modal button[type=submit]').click();
    await member.page.locator('dialog.modal').waitFor({ state: 'detached' });
  });
  checked(`${mover.name} plays F4 by the Play button and its form`);
  for (const member of members) {
    assert.equal(await member.count('.components button', /^Play$/), 1, 'only the newest board has buttons');
  }
  checked('only the newest board has buttons');
}

async function occupied(members) {
  const mover = await onTurn(members);
  const other = members.find((member) => member !== mover);
  const before = await mover.newestBoard();
  await mover.write('/play E5');
  await mover.sees('.message.private', 'Only you can see this');
  await mover.screenshot(folder, '3-refusal');
  assert.equal(await other.count('.message.private'), 0, 'a refusal is private');
  assert.equal((await other.newestBoard()).id, before.id, 'a refusal changes no board');
  checked(`an occupied point is refused privately: only ${mover.name} sees it`);
  await mover.page.locator('.message.private').getByRole('button', { name: 'Dismiss' }).first().click();
  await mover.page.locator('.message.private').waitFor({ state: 'detached' });
  checked('Dismiss takes the refusal away');
}

async function fields(members) {
  const { mover } = await turn(members, async (member) => {
    const { page } = member;
    await page.locator('#text').click();
    await page.keyboard.type('/play');
    await page.keyboard.press('Tab');
    await page.locator('#pills input').waitFor();
    await page.keyboard.type('C3');
    await page.locator('#suggestions [role=option]', { hasText: 'C3' }).waitFor();
    await member.screenshot(folder, '4-suggestions');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  checked(`${mover.name} plays C3 by the option's field and what the bot proposes for it`);
}

async function count(members) {
  await turn(members, (member) => member.write('/pass'));
  const last = await onTurn(members);
  await last.write('/pass');
  await Promise.all(members.map((member) => member.sees('.components button', 'Agree')));
  checked('after two passes both see the count with its Agree button');
  await last.screenshot(folder, '5-count');
  for (const member of members) {
    await member.sees('.components button:enabled', 'Agree');
    const { page } = member;
    const shown = await page.locator('#messages').textContent();
    await member.press('Agree');
    await page.waitForFunction((old) => document.getElementById('messages').textContent !== old, shown);
  }
  await Promise.all(members.map((member) => member.sees('.file-name', '.sgf')));
  await Promise.all(members.map((member) => member.sees('.components button', 'Rematch')));
  checked('both agree: the result comes with its .sgf file and a Rematch button');
}

async function record(kuro) {
  const text = await kuro.page.evaluate(async () => {
    const link = [...document.querySelectorAll('a.file-name')].findLast((element) => element.textContent.endsWith('.sgf'));
    return (await fetch(link.href)).text();
  });
  assert.match(text, /^\(;/, 'the file is a game record');
  for (const move of [/;B\[ee\]/, /;W\[df\]/, /;B\[ff\]/, /RE\[[BW0]/]) assert.match(text, move);
  checked('the .sgf file holds the moves and the result');
}

/** Presses a button that brings a new board, and waits until both see it. */
async function pressFor(members, member, label) {
  const before = await member.newestBoard();
  await member.sees('.components button:enabled', label);
  await member.press(label);
  await Promise.all(members.map((other) => other.nextBoard(before)));
}

async function japanese(members, folder) {
  const [kuro, shiro] = members;
  const before = await kuro.newestBoard();
  await kuro.write('/challenge opponent:@shiro game:Go size:5 rules:japanese');
  await shiro.sees('.components button:enabled', 'Accept');
  await shiro.press('Accept');
  await Promise.all(members.map((member) => member.nextBoard(before)));
  await turn(members, (member) => member.write('/play C3'));
  await turn(members, (member) => member.write('/pass'));
  await turn(members, (member) => member.write('/pass'));
  await pressFor(members, kuro, 'Agree');
  await pressFor(members, shiro, 'Agree');
  await kuro.screenshot(folder, '7-confirmation');
  await kuro.press('Show the count');
  await kuro.sees('.message.private', 'counted at a glance');
  const pictures = kuro.page.locator('.message.private').last().locator('.attachments img');
  assert.equal(await pictures.count(), 4, 'a picture for each step of the count');
  for (const picture of await pictures.all()) {
    // It loads as it comes into sight.
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => image.decode());
  }
  await kuro.screenshot(folder, '8-steps');
  await kuro.page.locator('.message.private').getByRole('button', { name: 'Dismiss' }).last().click();
  checked('a Japanese game waits to be confirmed, and its count is shown in four pictures');
  await pressFor(members, kuro, 'Confirm');
  await pressFor(members, shiro, 'Confirm');
  await Promise.all(members.map((member) => member.sees('.message', 'wins by 17.5 points')));
  checked('both confirm: the result comes');
}

async function language(kuro) {
  const { page } = kuro;
  const listed = async () => {
    await page.locator('#text').fill('/');
    await page.locator('#suggestions [role=option]').first().waitFor();
    return page.locator('#suggestions').textContent();
  };
  const english = await listed();
  await page.locator('#text').press('Escape');
  await page.locator('#locale').selectOption('de');
  await page.locator('#locale option[value=de]:checked').waitFor({ state: 'attached' });
  await page.waitForFunction((old) => {
    const text = document.getElementById('text');
    text.value = '/';
    text.setSelectionRange(1, 1);
    text.dispatchEvent(new Event('input'));
    const now = document.getElementById('suggestions').textContent;
    return now !== '' && now !== old;
  }, english);
  checked('the commands change with the language of the member');
  await kuro.screenshot(folder, '9-german');
  await page.locator('#text').fill('');
  await page.locator('#locale').selectOption('en-US');
}

/** shiro brings a puzzle as a file, kuro posts it, and shiro is shown how a wrong answer to a problem fails. */
async function puzzle(kuro, shiro, folder) {
  const { page } = shiro;
  await shiro.write('/puzzle create');
  const file = page.locator('input[type=file][data-option=file]');
  const study = '(;SZ[9]AB[cd][dc][ed]AW[dd]C[Black takes a stone.](;B[de]C[RIGHT Taken.])(;B[aa];W[de]))';
  await file.setInputFiles({ name: 'mine.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(study) });
  // Another field does not lose the file.
  await page.locator('.pill-more', { hasText: 'level' }).click();
  const level = page.locator('input[data-option=level]');
  await level.fill('1');
  assert.equal(await file.evaluate((input) => input.files[0]?.name), 'mine.sgf', 'the file is still chosen');
  await level.press('Enter');
  await kuro.sees('.message', 'A moderator decides');
  await kuro.screenshot(folder, '11-proposal');
  await kuro.press('Post');
  await shiro.sees('.message', 'Tried: 0 · solved: 0');
  checked('a puzzle comes as a file and waits for a moderator');
  await kuro.write('/puzzle now topic:life-and-death level:3');
  await kuro.sees('.message', 'Level 3 of 5');
  await kuro.press('Close');
  await kuro.sees('.message', 'This puzzle is closed.');
  await kuro.screenshot(folder, '12-problem');
  checked('a problem is posted and closed with its solution');
}

async function phone(kuro) {
  await kuro.page.setViewportSize(PHONE);
  const widths = await kuro.page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    picture: Math.max(...[...document.querySelectorAll('.attachments img')].map((image) => image.getBoundingClientRect().right)),
  }));
  assert.ok(widths.page <= PHONE.width && widths.picture <= PHONE.width, `the page fits a phone: ${JSON.stringify(widths)}`);
  await kuro.screenshot(folder, '10-phone');
  await kuro.page.locator('#open-channels').click();
  await kuro.page.locator('#channels .channel').first().click();
  checked('the page and its boards fit a phone');
}

async function main() {
  await mkdir(folder, { recursive: true });
  const profile = await mkdtemp(join(tmpdir(), 'playground-browser-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--disk-cache-dir=${profile}`],
  });
  const members = [];
  try {
    for (const name of ['kuro', 'shiro']) {
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
      const member = new Member(name, await context.newPage(), problems);
      members.push(member);
      await member.open(url, CHANNEL);
    }
    checked('kuro and shiro have a window each');
    const [kuro, shiro] = members;
    await challenge(kuro, shiro);
    await moves(members);
    await occupied(members);
    await fields(members);
    await count(members);
    await kuro.screenshot(folder, '6-result');
    await record(kuro);
    await japanese(members, folder);
    await puzzle(kuro, shiro, folder);
    await language(kuro);
    await phone(kuro);
    assert.deepEqual(problems, [], 'the pages report no errors');
    checked('the pages report no errors');
  } catch (error) {
    for (const member of members) await member.screenshot(folder, `failed-${member.name}`).catch(() => {});
    throw error;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

try {
  await main();
  console.log(`The game was played. Screenshots are in ${folder}.`);
} catch (error) {
  console.error(`FAILED ${error.stack}`);
  console.error(`${problems.join('\n')}\nScreenshots are in ${folder}.`);
  process.exitCode = 1;
}
