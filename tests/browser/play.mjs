// @ts-check
// Plays in the page of a new playground as kuro and shiro, by typing and clicking, on a desktop or on a phone;
// or as twelve members, a season of their club.
// Usage: node tests/browser/play.mjs URL desktop|phone|season [FOLDER FOR SCREENSHOTS]
// The browser is /usr/bin/chromium, or what the variable CHROMIUM names; ONLY=trial,links plays these alone.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { activity, switchActivities } from './activity.mjs';
import { board } from './board.mjs';
import { checked } from './check.mjs';
import { club } from './club.mjs';
import { evening } from './evening.mjs';
import { firstGame } from './first.mjs';
import { greeted } from './greet.mjs';
import { killed } from './killed.mjs';
import { ladder } from './ladder.mjs';
import { league } from './league.mjs';
import { links } from './link.mjs';
import { longWords } from './lines.mjs';
import { Member } from './member.mjs';
import { more } from './more.mjs';
import { opening } from './opening.mjs';
import { opponent } from './opponent.mjs';
import { page } from './page.mjs';
import { picker } from './picker.mjs';
import { plan } from './plan.mjs';
import { puzzle, study } from './puzzle.mjs';
import { rating } from './rating.mjs';
import { rematch } from './rematch.mjs';
import { review } from './review.mjs';
import { season } from './season/index.mjs';
import { seats } from './seats.mjs';
import { sides } from './sides.mjs';
import { simul } from './simul.mjs';
import { trial } from './trial.mjs';
import { language, typedGame } from './typed.mjs';
import { vote } from './vote.mjs';
import { watch } from './watch.mjs';

/** What is played on both; what greets comes first, while nobody has played yet, and what names the club last. */
const PRESSED = { greet: greeted, page, first: firstGame, more, picker, board, activity, plan, killed, trial, rematch, rating, opening, opponent, review, puzzle, seats, ladder, league, evening, simul, sides, club, vote, lines: longWords, links, watch };
/** What is played on the desktop alone. */
const TYPED = { typed: typedGame, study, language };
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, wanted: { ...PRESSED, ...TYPED } },
  phone: { viewport: { width: 390, height: 844 }, wanted: PRESSED },
  season: { viewport: { width: 1280, height: 800 }, wanted: { season } },
};
const [url, on = '', folder = join(tmpdir(), 'playground-screenshots')] = process.argv.slice(2);
if (!url || !Object.hasOwn(SCREENS, on)) {
  console.error('usage: node play.mjs URL desktop|phone|season [FOLDER FOR SCREENSHOTS]');
  process.exit(2);
}
const only = process.env.ONLY?.split(',');
const problems = [];

/** Opens a channel of its own for a scene, so that whatever was played before is out of sight. */
async function channel(name) {
  const made = await fetch(new URL('/console/channels', url), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
  assert.ok(made.ok, `the channel ${name} is made`);
}

/** Nothing may stand out of the window. */
async function fits(member, name) {
  const width = await member.page.evaluate(() => {
    const edges = [...document.querySelectorAll('.message *, #composer')].map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0).map((box) => box.right);
    return Math.max(document.documentElement.scrollWidth, ...edges);
  });
  const { width: most } = member.page.viewportSize();
  assert.ok(width <= most, `${name} fits ${most} px: ${width}`);
}

async function scenes(browser, viewport, wanted) {
  const members = [];
  try {
    for (const name of ['kuro', 'shiro']) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      members.push(new Member(name, await context.newPage(), problems));
    }
    // Boards open in browsers, but where it is about Activities.
    await switchActivities(url, false);
    for (const [name, scene] of Object.entries(wanted)) {
      if (only && !only.includes(name)) continue;
      const here = `${name}-${viewport.width}`;
      await channel(here);
      const go = (member, to) => member.open(url, to);
      for (const member of members) await go(member, here);
      const shot = async (member, what) => {
        await member.screenshot(folder, `${viewport.width}-${what}`);
        await fits(member, what);
      };
      console.log(`-- ${name}, ${viewport.width} px`);
      await scene(members, shot, { channel: here, go, url, problems });
    }
  } catch (error) {
    for (const member of members) await member.screenshot(folder, `failed-${on}-${member.name}`).catch(() => {});
    throw error;
  }
}

async function main() {
  await mkdir(folder, { recursive: true });
  const profile = await mkdtemp(join(tmpdir(), 'playground-browser-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--disk-cache-dir=${profile}`],
  });
  try {
    const { viewport, wanted } = SCREENS[on];
    await scenes(browser, viewport, wanted);
    assert.deepEqual(problems, [], 'the pages report no errors');
    checked('the pages report no errors');
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

try {
  await main();
  console.log(`Everything was played. Screenshots are in ${folder}.`);
} catch (error) {
  console.error(`FAILED ${error.stack}`);
  console.error(`${problems.join('\n')}\nScreenshots are in ${folder}.`);
  process.exitCode = 1;
}
