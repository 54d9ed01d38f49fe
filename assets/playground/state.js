// @ts-check
// What the page knows: one store, changed here only, and a bus that says what changed.
import { api, listen } from './api.js';
import { arrive } from './back.js';
import { displayName } from './dom.js';

const bus = new EventTarget();

/** What the page knows; objects of the server have Discord's shapes, and anything may be null before there is a member.
 * @typedef {object} Store
 * @property {any} me
 * @property {Map<string, any>} users
 * @property {any[]} guilds
 * @property {Map<string, any>} channels
 * @property {any[]} applications
 * @property {any[]} commands
 * @property {boolean} ready whether `commands` were read at all
 * @property {any} channel
 * @property {Map<string, any>} messages
 * @property {boolean} loaded whether `messages` are those of `channel`
 * @property {number} clockOffset how far the playground's clock is ahead of this one, in milliseconds
 * @property {boolean} connected
 * @property {Map<string, Map<string, { count: number, pings: number }>>} unread
 * @property {Set<string>} dismissed
 */

/** @type {Store} */
export const store = {
  me: null,
  users: new Map(),
  guilds: [],
  channels: new Map(),
  applications: [],
  commands: [],
  ready: false,
  channel: null,
  messages: new Map(),
  loaded: false,
  clockOffset: 0,
  connected: false,
  /** user id → channel id → { count, pings }: what each member has not seen yet. */
  unread: new Map(),
  dismissed: new Set(JSON.parse(sessionStorage.getItem('dismissed') ?? '[]')),
};

/** How many interactions are remembered of which the stream has told: more than a member starts while one of them is waited for. */
const TOLD = 64;
/** Interactions that are no longer pending, as the stream told; with them came what they changed. */
const told = new Set();
/** interaction id → who waits until the stream has told of it. */
const listeners = new Map();
let early = [];
let stop = () => {};
let loads = 0;

/** Calls `listener` with the detail whenever `name` happens. */
export function on(name, listener) {
  bus.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
}

/** @param {string} name @param {any} [detail] */
function emit(name, detail = undefined) {
  bus.dispatchEvent(new CustomEvent(name, { detail }));
}

/** The playground's time in milliseconds: its clock can be moved forward. */
export function now() {
  return Date.now() + store.clockOffset;
}

const formats = new Map();

/** Writes a date in the member's language. The formats are kept: making one is slow. */
export function formatDate(date, options) {
  const key = `${store.me?.locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(store.me?.locale, options));
  return formats.get(key).format(date);
}

/** Becomes a member: reloads everything this member may see and follows it. */
export async function become(name) {
  stop();
  tellAll();
  const user = await loadState(name);
  let first = true;
  // By the name, which the member keeps in a playground that begins anew.
  stop = listen(user.username, {
    onEvent: receive,
    onOpen: () => {
      setConnected(true);
      // The first connection is newer than nothing but may be older than the state: both are cheap, so reload always.
      reload(first ? 'first' : 'again');
      first = false;
    },
    onLost: () => setConnected(false),
  });
  await openChannel(preferredChannel());
}

async function reload(which) {
  try {
    if (which === 'again') await loadState(store.me.username);
    // The channel may have been deleted meanwhile.
    if (store.channel && !store.channels.has(store.channel.id)) await openChannel(preferredChannel());
    else await loadMessages();
  } catch (error) {
    emit('error', error.message);
  }
}

/** Waits until what an interaction has changed is here: its answer and the events come by two connections, in either order.
 * @param {string} id @returns {Promise<void>} */
export function untilShown(id) {
  // Without a stream, or after it was lost, everything is read anew.
  if (told.has(id) || !store.connected) return Promise.resolve();
  return new Promise((resolve) => listeners.set(id, resolve));
}

function tell(id) {
  told.add(id);
  if (told.size > TOLD) told.delete(told.values().next().value);
  listeners.get(id)?.();
  listeners.delete(id);
}

/** Nobody waits for a stream that has ended. */
function tellAll() {
  for (const id of [...listeners.keys()]) tell(id);
}

function setConnected(connected) {
  store.connected = connected;
  tellAll();
  emit('connection', connected);
}

async function loadState(name) {
  const state = await api.state(name);
  store.me = state.me;
  store.users = new Map(state.users.map((user) => [user.id, user]));
  noteApplications(state.applications);
  store.me = store.users.get(state.me.id) ?? state.me;
  store.guilds = state.guilds;
  store.channels = new Map();
  for (const guild of state.guilds) for (const channel of guild.channels) store.channels.set(channel.id, { ...channel, guild_id: guild.id });
  for (const channel of state.private_channels) store.channels.set(channel.id, channel);
  store.clockOffset = state.now - Date.now();
  emit('state');
  return store.me;
}

function noteApplications(applications) {
  store.applications = applications;
  for (const { bot, online } of applications) store.users.set(bot.id, { ...store.users.get(bot.id), ...bot, bot: true, online });
}

function preferredChannel() {
  const { id, name = new URLSearchParams(location.search).get('channel') } = store.channel ?? {};
  const all = [...store.channels.values()];
  return all.find((channel) => channel.id === (id ?? name)) ?? all.find((channel) => channel.name === name) ?? all.find((channel) => channel.type === 0) ?? all[0] ?? null;
}

/** Says that the member has used a button or a menu of a message. */
export function press(message, custom) {
  emit('press', { message, custom });
}

function remember() {
  const url = new URL(location.href);
  url.searchParams.set('as', store.me.username);
  url.searchParams.delete('message');
  // Threads may be called alike.
  if (store.channel) url.searchParams.set('channel', (!store.channel.parent_id && store.channel.name) || store.channel.id);
  arrive(store.channel?.id, url);
}

/** What a channel is called; a private one after who is in it. */
export function channelName(channel) {
  if (channel.name) return channel.name;
  return (channel.recipients ?? []).filter((user) => user.id !== store.me.id).map(displayName).join(', ') || 'Notes to yourself';
}

/** Shows a channel and reads what is in it. */
export async function openChannel(channel) {
  store.channel = channel;
  emit('channel');
  // What lay over the page of the old one is closed by now.
  remember();
  await Promise.all([loadMessages(), loadCommands()]);
}

/** Opens the conversation with a member or a bot. */
export async function openPrivate(user) {
  await enter(await api.createChannel({ recipients: [store.me.id, user.id] }));
}

/** Opens a channel that was made just now: the events may have told of it already, with more than the answer. */
export async function enter(channel) {
  store.channels.set(channel.id, { ...channel, ...store.channels.get(channel.id) });
  await openChannel(store.channels.get(channel.id));
}

async function loadMessages() {
  const ticket = ++loads;
  store.loaded = false;
  early = [];
  const { channel, me } = store;
  const messages = channel ? (await api.messages(me.id, channel.id)).messages : [];
  if (ticket !== loads) return;
  store.messages = new Map(messages.map((message) => [message.id, message]));
  store.loaded = true;
  markRead();
  emit('messages');
  for (const event of early.splice(0)) receive(event);
}

/** Reads the commands that may be used here, in the member's language. */
export async function loadCommands() {
  const { channel, me } = store;
  if (!channel) return;
  const { commands } = await api.commands(me.id, channel.id);
  if (channel !== store.channel || me.id !== store.me.id) return;
  store.commands = commands;
  store.ready = true;
  emit('commands');
}

function receive(event) {
  const { t: name, d: data } = event;
  const here = data?.channel_id !== undefined && data.channel_id === store.channel?.id;
  switch (name) {
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE':
    case 'MESSAGE_DELETE':
      if (here && !store.loaded) early.push(event);
      else receiveMessage(name, data, here);
      break;
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
      store.channels.set(data.id, { ...store.channels.get(data.id), ...data });
      if (store.channel?.id === data.id) store.channel = store.channels.get(data.id);
      emit('channels');
      if (name === 'CHANNEL_CREATE') emit('opened', store.channels.get(data.id));
      break;
    case 'CHANNEL_DELETE':
      store.channels.delete(data.id);
      emit('channels');
      if (store.channel?.id === data.id) {
        store.channel = null;
        openChannel(preferredChannel()).catch((error) => emit('error', error.message));
      }
      break;
    case 'USER_UPDATE':
      store.users.set(data.id, { ...store.users.get(data.id), ...data });
      store.me = store.users.get(store.me.id);
      emit('users');
      if (data.id === store.me.id) loadCommands().catch((error) => emit('error', error.message));
      break;
    case 'EVENTS_UPDATE':
      for (const guild of store.guilds) guild.events = data;
      emit('channels');
      break;
    case 'APPLICATION_UPDATE':
    case 'COMMANDS_UPDATE':
      refreshApplications().catch((error) => emit('error', error.message));
      break;
    case 'INTERACTION':
      if (data.state !== 'pending') tell(data.id);
      break;
    case 'CLOCK_UPDATE':
      store.clockOffset = data.now - Date.now();
      emit('clock');
      break;
    default:
  }
}

async function refreshApplications() {
  const state = await api.state(store.me.id);
  noteApplications(state.applications);
  emit('users');
  await loadCommands();
}

function receiveMessage(name, data, here) {
  if (name === 'MESSAGE_DELETE') {
    if (here && store.messages.delete(data.id)) emit('delete', data.id);
    return;
  }
  const known = here && store.messages.has(data.id);
  if (here) {
    const message = { ...store.messages.get(data.id), ...data };
    store.messages.set(data.id, message);
    emit(known ? 'update' : 'create', message);
  }
  if (name === 'MESSAGE_CREATE' && !known) countUnread(data);
}

/** Whether a message calls a member. */
export function pings(message, userId) {
  if (message.pinged) return message.pinged.includes(userId);
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === userId);
}

/** The member whose command or button press a message answers, if any. */
export function invoker(message) {
  return message.interaction_metadata?.user ?? message.interaction?.user ?? null;
}

function countUnread(message) {
  const channel = store.channels.get(message.channel_id);
  for (const user of store.users.values()) {
    if (user.bot || user.id === message.author.id || invoker(message)?.id === user.id) continue;
    if (message.only_for && message.only_for !== user.id) continue;
    // The recipients of a private conversation are the others in it.
    if (channel?.recipients && user.id !== store.me.id && !channel.recipients.some((recipient) => recipient.id === user.id)) continue;
    const seen = user.id === store.me.id && message.channel_id === store.channel?.id && document.visibilityState === 'visible';
    if (seen) continue;
    const channels = store.unread.get(user.id) ?? new Map();
    const entry = channels.get(message.channel_id) ?? { count: 0, pings: 0 };
    entry.count += 1;
    if (pings(message, user.id)) entry.pings += 1;
    channels.set(message.channel_id, entry);
    store.unread.set(user.id, channels);
  }
  emit('unread');
}

/** What a member has not seen in a channel. */
export function unreadIn(userId, channelId) {
  return store.unread.get(userId)?.get(channelId) ?? { count: 0, pings: 0 };
}

/** How often a member was called and has not looked yet. */
export function pingsOf(userId) {
  let sum = 0;
  for (const entry of store.unread.get(userId)?.values() ?? []) sum += entry.pings;
  return sum;
}

/** The open channel is seen by who I am. */
export function markRead() {
  if (document.visibilityState !== 'visible' || !store.channel) return;
  if (store.unread.get(store.me.id)?.delete(store.channel.id)) emit('unread');
}

/** Hides a private message for good in this window. */
export function dismiss(messageId) {
  store.dismissed.add(messageId);
  sessionStorage.setItem('dismissed', JSON.stringify([...store.dismissed].slice(-200)));
  emit('delete', messageId);
}

/** The text of a command, option or choice in the member's language: `what` is `name` or `description`. */
export function localized(thing, what) {
  return thing[`${what}_localized`] ?? thing[`${what}_localizations`]?.[store.me.locale] ?? thing[what] ?? '';
}

/** Moves the playground's clock. */
export async function advanceClock(milliseconds) {
  const { now: moved } = await api.clock(milliseconds);
  store.clockOffset = moved - Date.now();
  emit('clock');
}
