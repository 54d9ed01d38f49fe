// @ts-check
// The program is killed in the middle of a game on the page: the page says so, catches up, and nothing is lost.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { switchActivities } from './activity.mjs';
import { lies, open, point, taken } from './board.mjs';
import { checked } from './check.mjs';
import { Member } from './member.mjs';
import { onTurn, seat } from './table.mjs';

/** A free port: boards are at the one above the playground's, where open ones find them again. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)));
    });
  });
}

/** A playground of its own: its process, and where it is. */
async function begin(data, port) {
  const child = spawn(process.env.PROGRAM ?? 'target/debug/tengen', ['playground', '--port', port, '--data', data], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    if (said.includes('tengen is there')) return { child, url: said.split('\n')[0].trim() };
  }
  throw new Error(`the playground has not begun: ${said}`);
}

async function kill(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Both members have the board open. */
export async function killed(others, shot) {
  const data = await mkdtemp(join(tmpdir(), 'playground-killed-'));
  const port = await freePort();
  let server = await begin(data, port);
  const problems = [];
  const browser = others[0].page.context().browser();
  const viewport = others[0].page.viewportSize();
  const contexts = [];
  try {
    const members = [];
    for (const name of ['kuro', 'shiro']) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      contexts.push(context);
      members.push(new Member(name, await context.newPage(), problems));
    }
    // A board opens in the browser, as a link.
    await switchActivities(server.url, false);
    for (const member of members) await member.open(server.url, 'go');
    await seat(members, 'game:Go size:5');
    const black = await onTurn(members);
    const white = members.find((member) => member !== black);
    const [{ tab: mine }, { tab: theirs }] = [await open(black, problems), await open(white, problems)];
    await point(mine, 'C3').click();
    await lies(theirs, 'C3');
    await point(theirs, 'C4').click();
    await lies(mine, 'C4');

    await kill(server.child);
    await mine.locator('#line:not([hidden])').waitFor();
    await point(mine, 'D4').click();
    await taken(shot, black, mine, 'killed-behind');
    assert.equal(await mine.locator('.points button[value="D4"][aria-label$="empty"]').count(), 1, 'nothing is shown that is not kept');
    checked('a page whose program was killed says that the board may be out of date');

    server = await begin(data, port);
    for (const tab of [mine, theirs]) {
      await tab.locator('#line').waitFor({ state: 'hidden', timeout: 60000 });
      for (const name of ['C3', 'C4']) await lies(tab, name);
    }
    await point(mine, 'D3').click();
    await lies(mine, 'D3');
    await lies(theirs, 'D3');
    await taken(shot, black, mine, 'killed-after');
    assert.deepEqual(problems.filter((problem) => !/console/.test(problem)), [], 'no script has failed');
    checked('after its restart the page catches up, nothing is lost, and the game goes on');
  } finally {
    for (const context of contexts) await context.close();
    await kill(server.child);
    await rm(data, { recursive: true, force: true });
  }
}
