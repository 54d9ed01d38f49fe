// @ts-check
// Discord's own package for Activities, held against what our page and the playground say to each other.
import assert from 'node:assert/strict';

const [HANDSHAKE, FRAME] = [0, 1];
const CLIENT = 'https://discord.com';

/** A message as it goes over: without what is undefined. */
const plain = (message) => JSON.parse(JSON.stringify(message));

/** Starts the package in a window that is none; gives it with what it says, and a way to tell it something. */
async function start(application, frameId) {
  const said = [];
  let hear = (_) => {};
  const parent = { postMessage: (message) => said.push(plain(message)), opener: null };
  const location = { origin: 'https://1.discordsays.com', search: `?frame_id=${frameId}&instance_id=i&platform=desktop` };
  const globals = /** @type {any} */ (globalThis);
  globals.window = { location, parent, addEventListener: (_, listener) => (hear = listener), removeEventListener: () => {} };
  globals.document = { referrer: `${CLIENT}/` };
  const { DiscordSDK } = await import('@discord/embedded-app-sdk');
  const sdk = new DiscordSDK(application, { disableConsoleLogOverride: true });
  return { sdk, said, tell: (message) => hear({ origin: CLIENT, data: message }) };
}

/** Our messages and those of the playground are such as the package says and understands. */
export async function understand(heard) {
  const ours = heard.filter(({ inFrame }) => !inFrame).map(({ message }) => message);
  const theirs = heard.filter(({ inFrame }) => inFrame).map(({ message }) => message);
  const shake = ours.find(([code]) => code === HANDSHAKE);
  const authorize = ours.find(([code, data]) => code === FRAME && data.cmd === 'AUTHORIZE');
  const { sdk, said, tell } = await start(shake[1].client_id, shake[1].frame_id);
  const [, { sdk_version: version, ...handshake }] = said[0];
  assert.ok(version, 'the package tells its version, which is up to it');
  assert.deepEqual(shake, [HANDSHAKE, handshake]);
  const ready = sdk.ready();
  tell(theirs.find(([, data]) => data.evt === 'READY'));
  await ready;
  const asked = sdk.commands.authorize(authorize[1].args);
  const [, { nonce }] = said[1];
  assert.deepEqual(plain(authorize), [FRAME, { ...said[1][1], nonce: authorize[1].nonce }]);
  const granted = theirs.find(([, data]) => data.cmd === 'AUTHORIZE');
  tell([FRAME, { ...granted[1], nonce }]);
  assert.deepEqual(await asked, granted[1].data);
  const outside = ours.find(([code, data]) => code === FRAME && data.cmd === 'OPEN_EXTERNAL_LINK');
  const opened = sdk.commands.openExternalLink(outside[1].args);
  const { nonce: second, ...open } = said.at(-1)[1];
  assert.deepEqual(plain(outside), [FRAME, { ...open, nonce: outside[1].nonce }]);
  tell([FRAME, { ...theirs.find(([, data]) => data.cmd === 'OPEN_EXTERNAL_LINK')[1], nonce: second }]);
  assert.deepEqual(await opened, { opened: true });
  const refused = sdk.commands.authorize(authorize[1].args);
  const unknown = theirs.find(([, data]) => data.evt === 'ERROR');
  tell([FRAME, { ...unknown[1], cmd: 'AUTHORIZE', nonce: said.at(-1)[1].nonce }]);
  await assert.rejects(refused, (/** @type {any} */ error) => error.code === unknown[1].data.code);
}
