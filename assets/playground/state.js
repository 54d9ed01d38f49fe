// @ts-check
// The state of the page: one store, changed only here, and an event bus for its changes.
import { api, listen } from './api.js';
import { recordChannel } from './back.js';
import { displayName } from './dom.js';

const bus = new EventTarget();

/** The state of the page. Objects of the server have Discord's shapes; fields may be null before a member is chosen.
 * @typedef {object} Store
 * @property {any} me
 * @property {Map<string, any>} users
 * @property {any[]} guilds
 * @property {Map<string, any>} channels
 * @property {any[]} applications
 * @property {any[]} commands
 * @property {boolean} commandsLoaded whether `commands` were loaded at least once
 * @property {any} channel
 * @property {Map<string, any>} messages
 * @property {boolean} messagesLoaded whether `messages` are those of `channel`
 * @property {number} clockOffset time by which the playground's clock is ahead of this one, in milliseconds
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
  commandsLoaded: false,
  channel: null,
  messages: new Map(),
  messagesLoaded: false,
  clockOffset: 0,
  connected: false,
  /** user id → channel id → { count, pings } of the unread messages. */
  unread: new Map(),
  dismissed: new Set(JSON.parse(sessionStorage.getItem('dismissed') ?? '[]')),
};

/** Maximum number of settled interactions to remember: more than a member starts while waiting for one. */
const MAX_SETTLED = 64;
/** Interactions that are no longer pending, according to the stream; their changes have arrived, too. */
const settled = new Set();
/** interaction id → the function to call once it is settled. */
const waiting = new Map();
/** Message events that arrived while the messages were loading. */
let queuedEvents = [];
let stop = () => {};
let loadTicket = 0;

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

/** Formats a date in the member's language. The formats are cached, because creating one is slow. */
export function formatDate(date, options) {
  const key = `${store.me?.locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(store.me?.locale, options));
  return formats.get(key).format(date);
}

/** Switches to a member: loads everything that they may see, and follows its changes. */
export async function become(name) {
  stop();
  settleAll();
  const user = await loadState(name);
  let first = true;
  // By name: ids change when the playground starts without a stored chat.
  stop = listen(user.username, {
    onEvent: receive,
    onOpen: () => {
      setConnected(true);
      // Events before the connection are missed: messages are reloaded each time, the state after each reconnection.
      reload(first ? 'first' : 'reconnect');
      first = false;
    },
    onLost: () => setConnected(false),
  });
  await openChannel(preferredChannel());
}

async function reload(which) {
  try {
    if (which === 'reconnect') await loadState(store.me.username);
    // The channel may have been deleted meanwhile.
    if (store.channel && !store.channels.has(store.channel.id)) await openChannel(preferredChannel());
    else await loadMessages();
  } catch (error) {
    emit('error', error.message);
  }
}

/** Waits until the changes of an interaction have arrived: its response and the events come over two connections, in either order.
 * @param {string} id @returns {Promise<void>} */
export function untilApplied(id) {
  // Without a stream there is nothing to wait for: everything is reloaded when it is back.
  if (settled.has(id) || !store.connected) return Promise.resolve();
  return new Promise((resolve) => waiting.set(id, resolve));
}

function settle(id) {
  settled.add(id);
  if (settled.size > MAX_SETTLED) settled.delete(settled.values().next().value);
  waiting.get(id)?.();
  waiting.delete(id);
}

/** Ends all waiting: a stream that has ended settles nothing. */
function settleAll() {
  for (const id of [...waiting.keys()]) settle(id);
}

function setConnected(connected) {
  store.connected = connected;
  settleAll();
  emit('connection', connected);
}

async function loadState(name) {
  const state = await api.state(name);
  store.me = state.me;
  store.users = new Map(state.users.map((user) => [user.id, user]));
  setApplications(state.applications);
  store.me = store.users.get(state.me.id) ?? state.me;
  store.guilds = state.guilds;
  store.channels = new Map();
  for (const guild of state.guilds) for (const channel of guild.channels) store.channels.set(channel.id, { ...channel, guild_id: guild.id });
  for (const channel of state.private_channels) store.channels.set(channel.id, channel);
  store.clockOffset = state.now - Date.now();
  emit('state');
  return store.me;
}

function setApplications(applications) {
  store.applications = applications;
  for (const { bot, online } of applications) store.users.set(bot.id, { ...store.users.get(bot.id), ...bot, bot: true, online });
}

function preferredChannel() {
  const { id, name = new URLSearchParams(location.search).get('channel') } = store.channel ?? {};
  const all = [...store.channels.values()];
  return all.find((channel) => channel.id === (id ?? name)) ?? all.find((channel) => channel.name === name) ?? all.find((channel) => channel.type === 0) ?? all[0] ?? null;
}

/** Emits that the member has used a button or a menu of a message. */
export function emitPress(message, custom) {
  emit('press', { message, custom });
}

function updateAddress() {
  const url = new URL(location.href);
  url.searchParams.set('as', store.me.username);
  url.searchParams.delete('message');
  // Names of threads are not unique.
  if (store.channel) url.searchParams.set('channel', (!store.channel.parent_id && store.channel.name) || store.channel.id);
  recordChannel(store.channel?.id, url);
}

/** The name of a channel; a private conversation is named by its other members. */
export function channelName(channel) {
  if (channel.name) return channel.name;
  return (channel.recipients ?? []).filter((user) => user.id !== store.me.id).map(displayName).join(', ') || 'Notes to yourself';
}

/** Opens a channel, and loads its messages and commands. */
export async function openChannel(channel) {
  store.channel = channel;
  emit('channel');
  // The layers over the previous channel are closed by now.
  updateAddress();
  await Promise.all([loadMessages(), loadCommands()]);
}

/** Opens the conversation with a member or a bot. */
export async function openPrivate(user) {
  await openNewChannel(await api.createChannel({ recipients: [store.me.id, user.id] }));
}

/** Opens a channel that was just created: its event may have arrived already, with more fields than the response. */
export async function openNewChannel(channel) {
  store.channels.set(channel.id, { ...channel, ...store.channels.get(channel.id) });
  await openChannel(store.channels.get(channel.id));
}

async function loadMessages() {
  const ticket = ++loadTicket;
  store.messagesLoaded = false;
  queuedEvents = [];
  const { channel, me } = store;
  const messages = channel ? (await api.messages(me.id, channel.id)).messages : [];
  if (ticket !== loadTicket) return;
  store.messages = new Map(messages.map((message) => [message.id, message]));
  store.messagesLoaded = true;
  markRead();
  emit('messages');
  for (const event of queuedEvents.splice(0)) receive(event);
}

/** Reads the commands that may be used here, in the member's language. */
export async function loadCommands() {
  const { channel, me } = store;
  if (!channel) return;
  const { commands } = await api.commands(me.id, channel.id);
  if (channel !== store.channel || me.id !== store.me.id) return;
  store.commands = commands;
  store.commandsLoaded = true;
  emit('commands');
}

function receive(event) {
  const { t: name, d: data } = event;
  const here = data?.channel_id !== undefined && data.channel_id === store.channel?.id;
  switch (name) {
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE':
    case 'MESSAGE_DELETE':
      if (here && !store.messagesLoaded) queuedEvents.push(event);
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
      if (data.state !== 'pending') settle(data.id);
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
  setApplications(state.applications);
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

/** Whether a message pings a member. */
export function pings(message, userId) {
  if (message.pinged) return message.pinged.includes(userId);
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === userId);
}

/** The member whose command or button press a message responds to, if any. */
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

/** The numbers of unread messages and pings of a member in a channel. */
export function unreadIn(userId, channelId) {
  return store.unread.get(userId)?.get(channelId) ?? { count: 0, pings: 0 };
}

/** Number of unread pings of a member. */
export function pingsOf(userId) {
  let sum = 0;
  for (const entry of store.unread.get(userId)?.values() ?? []) sum += entry.pings;
  return sum;
}

/** Marks the open channel as read by the current member. */
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
