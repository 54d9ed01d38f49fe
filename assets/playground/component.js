// @ts-check
// The components of a message, and what happens when its buttons and select menus are used.
import { api } from './api.js';
import { avatar, displayName, focusedKey, h, icon } from './dom.js';
import { completeInteraction } from './interaction.js';
import { openListbox } from './popup.js';
import { attachmentsView, attachmentView } from './attachment.js';
import { markdown, placeOf } from './markdown.js';
import { emitPress, on, store } from './state.js';
import { withStones } from './stone.js';

const ACTION_ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;
const SECTION = 9;
const TEXT_DISPLAY = 10;
const THUMBNAIL = 11;
const MEDIA_GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const STYLE = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link-style', 6: 'secondary' };

/** message id → custom id of the control that waits for its response. */
const waiting = new Map();
/** message id → the sentence to show under its components. */
const failed = new Map();

on('update', (message) => failed.delete(message.id));
on('channel', () => failed.clear());

/** The custom id of the pressed control of a message that waits for its response, if any. */
export function pendingControl(messageId) {
  return waiting.get(messageId);
}

/** The components of a message, with the error below them if one failed. */
export function componentsView(message) {
  const components = message.components ?? [];
  if (!components.length) return null;
  return h('div', { class: 'components', data: { components: message.id } },
    views(message, components),
    failed.has(message.id) && h('p', { class: 'failed', role: 'alert' }, icon('warning'), failed.get(message.id)));
}

const views = (message, components) => (components ?? []).map((component) => componentView(message, component));

function componentView(message, component) {
  switch (component.type) {
    case ACTION_ROW: return h('div', { class: isGridRow(component) ? 'component-row cells' : 'component-row' }, views(message, component.components));
    case BUTTON: return buttonView(message, component);
    case STRING_SELECT: return selectView(message, component, component.options.map(stringOption));
    case USER_SELECT:
    case MENTIONABLE_SELECT: return selectView(message, component, [...store.users.values()].map(userOption));
    case CHANNEL_SELECT: return selectView(message, component, [...store.channels.values()].filter((channel) => channel.name).map((channel) => ({ value: channel.id, label: `#${channel.name}` })));
    case SECTION: return h('div', { class: 'section' },
      h('div', { class: 'section-text' }, views(message, component.components)), views(message, [component.accessory]));
    case TEXT_DISPLAY: return h('div', { class: 'text-display' }, markdown(component.content));
    case THUMBNAIL: return mediaView(message, component);
    case MEDIA_GALLERY: return attachmentsView(component.items.map((item) => mediaOf(message, item)));
    case FILE: return mediaView(message, { media: component.file });
    case SEPARATOR: return component.divider === false ? h('div', { class: 'gap' }) : h('hr', {});
    case CONTAINER: return h('section', { class: 'container', style: barColor(component.accent_color) }, views(message, component.components));
    default: return h('span', { class: 'unsupported' }, `(component ${component.type} is not shown here)`);
  }
}

/** Whether a row belongs to a grid: its buttons are points or arrows, and are aligned with those of the row above. */
const isGridRow = ({ components }) => components.every(({ type, label }) => type === BUTTON && (label?.length <= 3 || label?.endsWith('+')));

/** @param {number | null} [color] */
function barColor(color) {
  return typeof color === 'number' ? { '--bar': `#${color.toString(16).padStart(6, '0')}` } : {};
}

/** A picture or another file that a component names.
 * @param {any} message
 * @param {{ media: any, description?: string }} item */
function mediaOf(message, { media, description }) {
  const attached = (message.attachments ?? []).find((attachment) => attachment.url === media.url);
  return { ...attached, url: media.url, description: description ?? attached?.description };
}

const mediaView = (message, item) => attachmentView(mediaOf(message, item));

const emojiText = (emoji) => emoji && h('span', { class: 'emoji' }, emoji.id ? `:${emoji.name}:` : withStones(emoji.name));

function buttonView(message, component) {
  const label = [emojiText(component.emoji), component.label && h('span', {}, withStones(component.label))];
  const className = `button ${STYLE[component.style] ?? 'secondary'}`;
  if (component.style === 5) {
    const place = placeOf(component.url);
    if (place) return h('button', { type: 'button', class: `${className} link-style`, data: place }, label);
    const safe = /^https?:\/\//.test(component.url ?? '');
    return h('a', { class: className, href: safe ? component.url : null, target: '_blank', rel: 'noreferrer noopener' }, label, icon('external'));
  }
  const pending = waiting.get(message.id);
  return h('button', {
    type: 'button', class: pending === component.custom_id ? `${className} pending` : className,
    ...controlState(message, component), data: { key: `${message.id}/${component.custom_id}`, custom: component.custom_id },
    on: { click: () => useControl(message, component) },
  }, label);
}

/** The state of a control. While one control of a message waits, none can be used, but the focus stays where it is. */
function controlState(message, component) {
  const pending = waiting.get(message.id);
  return {
    disabled: Boolean(component.disabled), 'aria-disabled': pending === undefined ? null : 'true',
    'aria-busy': pending === component.custom_id ? 'true' : null,
  };
}

const stringOption = (option) => ({ value: option.value, label: option.label, hint: option.description, lead: emojiText(option.emoji), chosen: option.default });
const userOption = (user) => ({ value: user.id, label: displayName(user), hint: user.bot ? 'APP' : '', lead: avatar(user, 20) });

function selectView(message, component, options) {
  const defaults = new Set((component.default_values ?? []).map((value) => value.id));
  const chosen = options.filter((option) => option.chosen || defaults.has(option.value));
  const button = h('button', {
    type: 'button', class: 'select', 'aria-haspopup': 'listbox', 'aria-expanded': 'false', ...controlState(message, component), data: { key: `${message.id}/${component.custom_id}`, custom: component.custom_id },
    on: {
      click: () => waiting.has(message.id) || openListbox(button, {
        label: component.placeholder ?? 'Make a selection', options, chosen: chosen.map((option) => option.value),
        min: component.min_values ?? 1, max: component.max_values ?? 1,
        done: (values) => useControl(message, component, values),
      }),
    },
  }, h('span', { class: chosen.length ? '' : 'placeholder' }, withStones(chosen.map((option) => option.label).join(', ') || (component.placeholder ?? 'Make a selection'))), icon('chevron'));
  return button;
}

async function useControl(message, component, values) {
  if (waiting.has(message.id)) return;
  waiting.set(message.id, component.custom_id);
  failed.delete(message.id);
  emitPress(message.id, component.custom_id);
  redraw(message.id);
  const sentence = await completeInteraction(api.component({ as: store.me.id, message: message.id, custom_id: component.custom_id, ...(values ? { values } : {}) }));
  waiting.delete(message.id);
  if (sentence) failed.set(message.id, sentence);
  redraw(message.id);
}

function redraw(messageId) {
  const message = store.messages.get(messageId);
  const old = document.querySelector(`[data-components="${CSS.escape(messageId)}"]`);
  if (!message || !old) return;
  const key = focusedKey(old);
  const fresh = componentsView(message);
  if (!fresh) return;
  old.replaceWith(fresh);
  if (key) fresh.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
