// @ts-check
// What `tengen words` shows of every language, at the width of a phone: nothing is cut, and buttons fit.
// Usage: node tests/browser/languages.mjs PROGRAM [FOLDER FOR SCREENSHOTS]; LANGUAGES=de,fr looks at these alone.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { checked } from './check.mjs';

const PHONE = { width: 390, height: 844 };
const [program, folder = '.'] = process.argv.slice(2);
const spoken = await readdir(new URL('../../assets/locales/', import.meta.url));
const languages = process.env.LANGUAGES?.split(',') ?? spoken;
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const language of languages) await look(language);
} finally {
  await browser.close();
}

async function look(language) {
  const file = join(folder, `${language}.html`);
  await promisify(execFile)(program, ['words', '--language', language, '--out', file]);
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1 });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(pathToFileURL(file).href);
  await page.locator('.scene .message').last().waitFor();
  for (const place of await page.locator('.scene').all()) {
    const title = await place.evaluate((element) => element.previousElementSibling?.textContent ?? '');
    await place.screenshot({ path: join(folder, `${language}-${title.toLowerCase().replaceAll(/\W+/g, '-')}.png`) });
    const { cut, short } = await place.evaluate(measure);
    problems.push(...cut.map((words) => `${title}: cut: ${words}`));
    for (const line of short) console.log(`??  ${language}, ${title}: the last line is one word: ${line}`);
  }
  assert.deepEqual(problems, [], language);
  checked(`${language}: nothing is cut`);
  await page.close();
}

/** What does not fit into a place, and lines of text that end with a short word alone. */
function measure(place) {
  /** The most that a button of one line is high, in pixels. */
  const ONE_LINE = 44;
  const edge = place.getBoundingClientRect().right;
  const shown = [...place.querySelectorAll('.message *, .modal *')].filter((element) => element.getClientRects().length);
  const isCut = (element) => element.getBoundingClientRect().right > edge + 1
    || (element.matches('.button, .button *, .select *') && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    || (element.matches('.message .button') && element.getBoundingClientRect().height > ONE_LINE);
  const cut = shown.filter((element) => !element.closest('pre') && isCut(element)).map((element) => element.textContent.trim() || element.tagName);
  const short = [...place.querySelectorAll('.message .text, .message li, .message .subtext')].flatMap((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    const rows = new Map();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const word of (node.nodeValue ?? "").matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { bottom } = range.getBoundingClientRect();
        const row = Math.round(bottom / 8);
        rows.set(row, [...(rows.get(row) ?? rows.get(row - 1) ?? rows.get(row + 1) ?? []), word[0]]);
      }
    }
    const lines = [...rows.values()];
    const last = lines.at(-1) ?? [];
    return lines.length > 1 && last.length === 1 && last[0].length < 8 ? [`${lines.at(-2)?.join(' ')} / ${last[0]}`] : [];
  });
  return { cut, short };
}
