// @ts-check
// What many spectators and many boards cost, over the wire: how long until all are told of a move, and how much memory.
// Usage: node tests/browser/crowd.mjs URL PID [SPECTATORS [GAMES [SECONDS]]], with a new playground at URL whose process is PID.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import http from 'node:http';

const [url, pid, spectators = '1000', games = '100', seconds = '60'] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: 4000 });
const MEMBERS = ['kuro', 'shiro', 'aka', 'ao'];

/** Sends a request; gives its status, headers and text. */
function send(address, { method = 'GET', headers = {}, body = '' } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers: body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function ask(method, path, body) {
  const { text } = await send(`${url}console/${path}`, { method, headers: { 'content-type': 'application/json' }, body: body ? JSON.stringify(body) : '' });
  return JSON.parse(text);
}

/** Waits for the answer to an interaction. */
async function answered(interaction) {
  const answer = await ask('GET', `interactions/${interaction.id}?wait=5000`);
  assert.ok(answer.message, JSON.stringify([interaction, answer]).slice(0, 600));
  return answer.message;
}

const command = async (as, channel, name, options = {}, subcommand = '') => answered(await ask('POST', 'commands', { as, channel, command: name, ...(subcommand && { subcommand }), options }));
const press = async (as, message, custom) => {
  const found = JSON.stringify(message).match(new RegExp(`"custom_id":"(${custom}[^"]*)"`));
  assert.ok(found, JSON.stringify(message).slice(0, 900));
  return answered(await ask('POST', 'components', { as, message: message.id, custom_id: found[1] }));
};

/** A game of two members in a channel of its own, with the board of the first open. */
async function table(number) {
  const [black, white] = [MEMBERS[number % 4], MEMBERS[(number + 1) % 4]];
  const channel = (await ask('POST', 'channels', { name: `crowd-${number}` })).id;
  const { me } = await ask('GET', `state?as=${white}`);
  const card = await command(black, channel, 'challenge', { opponent: me.id, size: '19', colour: 'black', where: 'here' });
  const begun = await press(white, card, 'v1:accept:');
  const link = await press(black, begun, 'v1:board:');
  const address = link.content.match(/<(http[^>]*)>/)[1];
  const opened = await send(address, { method: 'POST' });
  assert.equal(opened.status, 303, opened.text);
  const [cookie] = String(opened.headers['set-cookie']).split(';');
  const game = new URL(String(opened.headers.location), address).href;
  return { black, white, channel, cookie, game, points: [] };
}

/** Follows a game as a spectator; `told` is called with what comes. */
function follow(game, told, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${game}/live`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${game}: ${response.statusCode}`));
      response.on('data', (chunk) => {
        const event = String(chunk).match(/data: ?(\d+)/);
        if (event) told(event[1]);
        if (event) resolve(request);
      });
    });
    request.on('error', () => {});
  });
}

/** Touches a free point on a board. */
async function touch({ game, cookie, points }) {
  const page = (await send(game, { headers: { cookie } })).text;
  const key = page.match(/name="key" value="([^"]*)"/)?.[1] ?? '';
  const seen = page.match(/name="seen" value="([^"]*)"/)?.[1] ?? '';
  const free = [...page.matchAll(/value="([A-T]\d+)" aria-label="[^"]*, empty"(?! aria-disabled)/g)].map(([, name]) => name);
  const point = free[Math.floor(Math.random() * free.length)];
  points.push(point);
  const body = new URLSearchParams({ key, seen, point, sure: '1' }).toString();
  const since = performance.now();
  const { status } = await send(game, { method: 'POST', headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'x-part': '1' }, body });
  assert.equal(status, 200);
  return since;
}

const memory = async () => Number((await readFile(`/proc/${pid}/status`, 'utf8')).match(/VmRSS:\s*(\d+)/)?.[1]) / 1024;
const at = (times, percent) => times.sort((a, b) => a - b)[Math.max(0, Math.ceil((times.length * percent) / 100) - 1)]?.toFixed(1);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function crowd() {
  const first = await table(0);
  await command(first.black, first.channel, 'clubadmin', { page: 'on' }, 'club');
  const before = await memory();
  let arrivals = [];
  const streams = [];
  for (let begun = 0; begun < Number(spectators); begun += 50) {
    const some = Array.from({ length: Math.min(50, Number(spectators) - begun) }, () => follow(first.game, () => arrivals.push(performance.now())));
    streams.push(...(await Promise.all(some)));
  }
  await Promise.all(Array.from({ length: 20 }, () => send(first.game)));
  const more = (await memory()) - before;
  arrivals = [];
  const since = await touch(first);
  for (let waited = 0; arrivals.length < streams.length && waited < 10000; waited += 20) await pause(20);
  const times = arrivals.map((time) => time - since);
  console.log(`${streams.length} spectators of one game: ${more.toFixed(1)} MiB more; told of a move: ${times.length}, p50 ${at(times, 50)} ms, p99 ${at(times, 99)} ms, last ${at(times, 100)} ms`);
  const pages = performance.now();
  const answers = await Promise.all(streams.map(() => send(first.game, { headers: { 'x-part': '1' } })));
  assert.ok(answers.every(({ status }) => status === 200));
  console.log(`all of them ask for the board: ${(performance.now() - pages).toFixed(0)} ms; then ${((await memory()) - before).toFixed(1)} MiB more`);
  streams.forEach((stream) => stream.destroy());
}

async function many() {
  const tables = [];
  for (let number = 1; number <= Number(games); number += 1) tables.push(await table(number));
  /** @type {number[]} */
  const told = [];
  /** @type {number[]} */
  const seen = [];
  for (const one of tables) {
    one.told = () => {};
    await follow(one.game, (revision) => one.told(revision));
  }
  const until = performance.now() + Number(seconds) * 1000;
  await Promise.all(tables.map(async (one, number) => {
    await pause((number * 8000) / tables.length);
    while (performance.now() < until) {
      const arrived = new Promise((resolve) => (one.told = () => resolve(performance.now())));
      const since = await touch(one);
      told.push((await arrived) - since);
      const { text } = await send(one.game, { headers: { 'x-part': '1' } });
      assert.match(text, /last move/);
      seen.push(performance.now() - since);
      // White answers in the chat.
      const free = [...text.matchAll(/value="([A-T]\d+)" aria-label="[^"]*, empty"/g)].map(([, name]) => name);
      await command(one.white, one.channel, 'play', { at: free[Math.floor(Math.random() * free.length)] }).catch(() => {});
      await pause(8000);
    }
  }));
  console.log(`${tables.length} games at once, ${told.length} touches: told p50 ${at(told, 50)} ms, p99 ${at(told, 99)} ms; board there p50 ${at(seen, 50)} ms, p99 ${at(seen, 99)} ms`);
}

await crowd();
await many();
process.exit(0);
