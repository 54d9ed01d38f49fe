// @ts-check
// The tools: the clock, faults, the gateway and permissions.
import { openActivity } from './activity.js';
import { ApiError, api } from './api.js';
import { openDialog } from './dialog.js';
import { byId, h, replace } from './dom.js';
import { advanceClock, now, on, store } from './state.js';

const ATTACH_FILES = 1n << 15n;
const ADMINISTRATOR = 1n << 3n;
/** All permissions but ATTACH_FILES, and without ADMINISTRATOR, which includes all others. */
const ALL_BUT_FILES = ((1n << 50n) - 1n) & ~ADMINISTRATOR & ~ATTACH_FILES;
const HOUR = 3600000;
const DAY = 24 * HOUR;
const FAULTS = [
  ['answers 500', { status: 500 }],
  ['answers 403', { status: 403 }],
  ['answers 429 (wait 0.8 s)', { rate_limited_ms: 800 }],
  ['hangs for 10 s', { hang_ms: 10000 }],
  ['is cut off before it is done', 'drop'],
  ['is cut off after it is done', 'drop_after'],
];

const result = h('p', { class: 'hint', role: 'status' });
// Created once, so that its input survives the redrawing of the panel.
const fault = faultForm();

/** Draws the panel of tools whenever it changes. */
export function startTools() {
  for (const name of ['channel', 'channels', 'clock', 'state']) on(name, draw);
  setInterval(drawClock, 1000);
}

const mayAttach = () => !store.channel?.app_permissions || (BigInt(store.channel.app_permissions) & ATTACH_FILES) !== 0n;

async function runTool(done, action) {
  try {
    await action();
    result.textContent = done;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    result.textContent = error.message;
  }
}

function button(label, action, className = 'secondary') {
  return h('button', { type: 'button', class: `button small ${className}`, data: { key: `tool-${label}` }, on: { click: action } }, label);
}

function faultForm() {
  const kind = h('select', { 'aria-label': 'What happens to it', data: { key: 'tool-kind' } }, FAULTS.map(([label], at) => h('option', { value: at }, label)));
  const times = h('input', { type: 'number', min: 1, max: 99, value: 1, 'aria-label': 'How many calls', data: { key: 'tool-times' } });
  const part = h('input', { type: 'text', placeholder: 'any path', 'aria-label': 'Only paths that contain', data: { key: 'tool-path' } });
  return h('fieldset', {}, h('legend', {}, 'Fault'), h('div', { class: 'tool-row' }, 'The next', times, 'calls of a bot to', part, kind,
    button('Inject', () => runTool('The fault waits for its call.', () => api.fault({
      times: Number(times.value) || 1, fault: FAULTS[Number(kind.value)][1], ...(part.value ? { path_contains: part.value } : {}),
    })))));
}

function drawClock() {
  const clock = byId('clock');
  if (clock && store.me) clock.textContent = new Date(now()).toLocaleString(store.me.locale, { dateStyle: 'medium', timeStyle: 'medium' });
}

function draw() {
  if (!store.me) return;
  const attach = h('input', {
    type: 'checkbox', id: 'may-attach', checked: mayAttach(), data: { key: 'tool-attach' },
    on: {
      change: () => {
        const { channel } = store;
        const bits = attach.checked ? null : String(ALL_BUT_FILES);
        runTool(attach.checked ? 'Applications may attach files here.' : 'Applications may not attach files here.', async () => {
          await api.patchChannel(channel.id, { app_permissions: bits });
          store.channels.get(channel.id).app_permissions = bits;
          draw();
        });
      },
    },
  });
  replace(byId('tool-list'),
    h('fieldset', {}, h('legend', {}, 'Clock'), h('p', { id: 'clock', class: 'clock' }),
      h('div', { class: 'tool-row' }, [['+ 1 hour', HOUR], ['+ 1 day', DAY], ['+ 7 days', 7 * DAY]].map(([label, span]) => button(label, () => runTool('The clock was moved forward.', () => advanceClock(span)))))),
    fault,
    store.channel && h('fieldset', {}, h('legend', {}, 'Activities'), h('div', { class: 'tool-row' },
      store.applications.filter((application) => application.activity).map(({ name, activity }) => button(`Open ${name}`, () => openActivity(activity))))),
    h('fieldset', {}, h('legend', {}, 'Gateway'), h('div', { class: 'tool-row' },
      button('Drop', () => runTool('The connections of all bots were cut.', () => api.gateway({ action: 'drop' }))),
      button('Reconnect', () => runTool('All bots were told to reconnect.', () => api.gateway({ action: 'reconnect' }))),
      button('Invalidate', () => runTool('All sessions were ended.', () => api.gateway({ action: 'invalidate' }))))),
    store.channel && h('fieldset', {}, h('legend', {}, 'This channel'), h('div', { class: 'tool-row' },
      h('label', { for: 'may-attach', class: 'check' }, attach, 'applications may attach files'),
      button('Delete channel', () => confirmDelete(), 'danger'))),
    result);
  drawClock();
}

function confirmDelete() {
  const { channel } = store;
  const dialog = h('dialog', { class: 'modal', 'aria-label': 'Delete channel' }, h('form', { method: 'dialog' },
    h('header', {}, h('h2', {}, 'Delete this channel?')),
    h('div', { class: 'modal-fields' }, h('p', {}, `“${channel.name ?? 'This conversation'}” and its messages are gone for good.`)),
    h('footer', {}, h('button', { class: 'button text' }, 'Cancel'), h('button', { class: 'button danger', value: 'delete' }, 'Delete'))));
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'delete') runTool('The channel was deleted.', () => api.deleteChannel(channel.id));
  });
  openDialog(dialog);
}
