// @ts-check
// The left side: servers with their channels and threads, and direct messages.
import { api } from './api.js';
import { openDialog } from './dialog.js';
import { byId, displayName, h, icon, replace } from './dom.js';
import { channelName, openNewChannel, on, openChannel, store, unreadIn } from './state.js';

const THREADS = new Set([10, 11, 12]);
const TOP_CHANNELS = new Set([0, 2, 5, 13, 15]);

/** Draws the list of channels and the title above the messages whenever they change. */
export function startSidebar() {
  for (const name of ['state', 'channels', 'channel', 'unread', 'users']) on(name, draw);
}

function draw() {
  if (!store.me) return;
  const channels = [...store.channels.values()];
  const open = (channel) => !channel.thread_metadata?.archived;
  replace(byId('channels'),
    store.guilds.map((guild) => {
      const here = channels.filter((channel) => channel.guild_id === guild.id);
      const tops = here.filter((channel) => TOP_CHANNELS.has(channel.type)).sort((first, second) => (first.position ?? 0) - (second.position ?? 0));
      return section(guild.name, tops.flatMap((channel) => [channelEntry(channel, 'hash'),
        ...here.filter((thread) => THREADS.has(thread.type) && thread.parent_id === channel.id && (open(thread) || thread.id === store.channel?.id)).map((thread) => channelEntry(thread, 'thread'))]),
      h('button', { type: 'button', class: 'icon-button', 'aria-label': `New channel in ${guild.name}`, title: 'New channel', data: { key: `new-${guild.id}` }, on: { click: () => createChannel(guild) } }, '+'));
    }),
    store.guilds.map((guild) => section('Events', guild.events.map(eventView))),
    section('Direct messages', channels.filter((channel) => channel.recipients).map((channel) => channelEntry(channel, 'at'))));
  drawTitle();
}

/** A scheduled event of a server: what, when and where. */
function eventView(event) {
  const begins = new Date(event.scheduled_start_time);
  const when = begins.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const repeats = event.recurrence_rule ? ' ↻' : '';
  return h('li', { class: 'event', title: event.description ?? '', data: { event: event.id } },
    h('strong', {}, event.name), h('small', {}, `${when}${repeats} · ${event.entity_metadata?.location ?? `#${store.channels.get(event.channel_id)?.name ?? 'a channel'}`}`));
}

function section(name, entries, action) {
  if (!entries.length && !action) return null;
  return h('section', {}, h('h2', {}, h('span', {}, name), action), h('ul', {}, entries));
}

function channelEntry(channel, kind) {
  const { count, pings } = unreadIn(store.me.id, channel.id);
  const current = channel.id === store.channel?.id;
  const label = channelName(channel);
  return h('li', { class: kind === 'thread' ? 'thread' : '' }, h('button', {
    type: 'button', class: ['channel', count > 0 && !current && 'unread'].filter(Boolean).join(' '), 'aria-current': current ? 'page' : null,
    data: { key: `channel-${channel.id}`, channelName: label },
    'aria-label': [label, pings > 0 && `${pings} mentions`, count > 0 && `${count} unread`].filter(Boolean).join(', '),
    on: { click: () => openChannel(channel) },
  }, icon(kind), h('span', { class: 'channel-name' }, label), pings > 0 && h('span', { class: 'badge' }, pings)));
}

function drawTitle() {
  const { channel } = store;
  const kind = channel && (THREADS.has(channel.type) ? 'thread' : channel.recipients ? 'at' : 'hash');
  const parent = channel && store.channels.get(channel.parent_id);
  byId('title').replaceChildren(...(channel
    ? [icon(kind), h('span', {}, channelName(channel)), ...(parent ? [h('small', {}, `in #${parent.name}`)] : []), ...(channel.topic ? [h('small', {}, channel.topic)] : [])]
    : [h('span', {}, 'No channel')]));
  const pings = [...(store.unread.get(store.me.id)?.values() ?? [])].reduce((sum, entryOf) => sum + entryOf.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ''}${channel ? channelName(channel) : 'Playground'} · ${displayName(store.me)}`;
}

async function createChannel(guild) {
  const dialog = h('dialog', { class: 'modal', 'aria-label': 'New channel' });
  const input = h('input', { type: 'text', id: 'new-channel', maxlength: 100, required: true, pattern: '[^\\s#@]+', title: 'No spaces', autocomplete: 'off' });
  dialog.append(h('form', {
    on: {
      submit: async (event) => {
        event.preventDefault();
        dialog.close();
        await openNewChannel(await api.createChannel({ guild: guild.id, name: input.value }));
      },
    },
  },
  h('header', {}, h('h2', {}, 'New channel')),
  h('div', { class: 'modal-fields' }, h('div', { class: 'field' }, h('label', { for: 'new-channel' }, 'Name'), input)),
  h('footer', {}, h('button', { type: 'button', class: 'button text', on: { click: () => dialog.close() } }, 'Cancel'), h('button', { type: 'submit', class: 'button primary' }, 'Create'))));
  openDialog(dialog);
}
