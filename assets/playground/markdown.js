// @ts-check
// Discord's markdown, from text to elements. Text stays text: innerHTML is never set.
import { displayName, h, icon } from './dom.js';
import { channelName, formatDate, now, store } from './state.js';
import { stone } from './stone.js';

const FENCE = /```(?:([\w+#-]{1,20})\n)?\n?([\s\S]*?)\n?```/;
const MAX_DEPTH = 12;

/** Renders whole messages: blocks and what is in them. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  let rest = text;
  for (let match = FENCE.exec(rest); match; match = FENCE.exec(rest)) {
    out.append(...blocks(rest.slice(0, match.index).replace(/\n$/, '')));
    out.append(h('pre', { class: 'fence' }, h('code', { data: match[1] ? { lang: match[1] } : {} }, match[2])));
    rest = rest.slice(match.index + match[0].length).replace(/^\n/, '');
  }
  out.append(...blocks(rest));
  return out;
}

/** Renders one line: titles, field names, placeholders. */
export function inline(text, depth = 0) {
  const out = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain) out.push(plain);
    plain = '';
  };
  while (at < text.length) {
    const hit = depth < MAX_DEPTH && findRule(text, at);
    if (!hit) {
      plain += text[at];
      at += 1;
      continue;
    }
    const [found, build] = hit;
    const element = build(found, (inner) => inline(inner, depth + 1));
    if (typeof element === 'string') plain += element;
    else {
      flush();
      out.push(element);
    }
    at += found[0].length;
  }
  flush();
  return out;
}

const SPECIAL = new Set('\\`*_~|<[h@⚫⚪');

/** The match of the first rule that fits at a position, and its builder.
 * @returns {[RegExpExecArray, (found: any, inner: any) => any] | null} */
function findRule(text, at) {
  if (!SPECIAL.has(text[at])) return null;
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [found, build];
  }
  return null;
}

const wrap = (tag, props) => (found, inner) => h(tag, props, inner(found[1]));

/** Patterns, each with the function that builds its element.
 * @type {[RegExp, (found: any, inner: any) => any][]} */
const RULES = [
  [/\\([\\`*_~|<>[\](){}#+\-.!@:])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h('code', {}, found[2].replace(/^ (.*) $/, '$1'))],
  [/\|\|([\s\S]+?)\|\|/y, (found, inner) => spoiler(inner(found[1]))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap('strong')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap('u')],
  [/\*(?![\s*])((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, wrap('em')],
  [/_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y, wrap('em')],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap('s')],
  [/<@!?(\d+)>/y, (found) => userMention(found[1])],
  [/<#(\d+)>/y, (found) => channelMention(found[1])],
  [/<\/([^:>\n]{1,100}):(\d+)>/y, (found) => commandMention(found[1])],
  [/<@&(\d+)>/y, () => h('span', { class: 'mention' }, '@role')],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => timestampView(Number(found[1]), found[2] ?? 'f')],
  [/<a?:(\w{1,32}):(\d+)>/y, (found) => h('img', { class: 'emoji', src: `/emojis/${found[2]}.png`, alt: `:${found[1]}:`, draggable: 'false' })],
  [/\[((?:\\[\s\S]|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/y, (found, inner) => link(found[2], inner(found[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, (found) => link(found[0])],
  [/[⚫⚪]\uFE0F?/y, (found) => stone(found[0])],
  [/@(everyone|here)\b/y, (found) => h('span', { class: 'mention' }, found[0])],
];

const PLACE = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel and, if given, the message in an address of Discord, which this page has. */
export function placeOf(url) {
  const found = PLACE.exec(url ?? '');
  return found && { channel: found[1], ...(found[2] ? { jump: found[2] } : {}) };
}

/** A link; one to a message or a channel opens it in this page. Without `children` it shows its target. */
export function link(url, children) {
  const place = placeOf(url);
  if (!place) return h('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, children ?? url);
  const channel = store.channels.get(place.channel);
  const href = `?${new URLSearchParams({ as: store.me?.username ?? '', channel: place.channel, ...(place.jump ? { message: place.jump } : {}) })}`;
  if (children) return h('a', { href, data: place }, children);
  const name = channel ? channelName(channel) : 'unknown';
  return h('a', { href, class: 'mention place', data: place },
    icon(channel?.recipients ? 'at' : channel?.thread_metadata ? 'thread' : 'hash'), name, place.jump && ' › message');
}

function spoiler(children) {
  const reveal = (event) => {
    const element = event.currentTarget;
    if (element.dataset.shown || (event.type === 'keydown' && !['Enter', ' '].includes(event.key))) return;
    event.preventDefault();
    element.dataset.shown = 'yes';
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
  };
  return h('span', { class: 'spoiler', role: 'button', tabindex: '0', 'aria-label': 'Spoiler, press to show', on: { click: reveal, keydown: reveal } }, h('span', {}, children));
}

function userMention(id) {
  const user = store.users.get(id);
  return h('span', { class: id === store.me?.id ? 'mention mine' : 'mention', data: { user: id } }, user ? `@${displayName(user)}` : '@unknown-user');
}

function channelMention(id) {
  const channel = store.channels.get(id);
  if (!channel) return h('span', { class: 'mention' }, '#deleted-channel');
  return h('button', { type: 'button', class: 'mention', data: { channel: id } }, `#${channel.name}`);
}

function commandMention(name) {
  return h('button', { type: 'button', class: 'mention', data: { command: name } }, `/${name}`);
}

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} Units with their lengths in seconds, longest first; the last always fits. */
const UNITS = [['year', 31557600], ['month', 2629800], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];

/** A timestamp in the member's language, absolute or relative; `refreshTimestamps` updates the relative ones. */
function timestampView(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = formatDate(date, STYLES.F);
  const text = style === 'R' ? relativeTime(seconds) : formatDate(date, STYLES[style]);
  return h('time', { class: 'stamp', datetime: date.toISOString(), title: full, data: style === 'R' ? { relative: seconds } : {} }, text);
}

function relativeTime(seconds) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(store.me?.locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
}

/** Updates the relative timestamps, such as "in 3 hours". */
export function refreshTimestamps() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('time[data-relative]'))) {
    const text = relativeTime(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}

function blocks(text) {
  if (!text) return [];
  const out = [];
  const lines = text.split('\n');
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h('div', { class: 'text' }, inline(plain.join('\n'))));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const subtext = /^-#\s+(.+)$/.exec(line);
    if (/^>>>\s/.test(line)) {
      flush();
      out.push(h('blockquote', {}, blocks([line.replace(/^>>>\s/, ''), ...lines.slice(at + 1)].join('\n'))));
      return out;
    }
    if (heading) {
      flush();
      out.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2])));
    } else if (subtext) {
      flush();
      out.push(h('small', { class: 'subtext' }, inline(subtext[1])));
    } else if (/^>\s/.test(line)) {
      flush();
      const quoted = [];
      for (; at < lines.length && /^>\s/.test(lines[at]); at += 1) quoted.push(lines[at].replace(/^>\s/, ''));
      at -= 1;
      out.push(h('blockquote', {}, h('div', { class: 'text' }, inline(quoted.join('\n')))));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      for (; at < lines.length && ITEM.test(lines[at]); at += 1) items.push(ITEM.exec(lines[at]));
      at -= 1;
      for (let from = 0; from < items.length;) {
        const [element, end] = list(items, from);
        out.push(element);
        from = end;
      }
    } else plain.push(line);
  }
  flush();
  return out;
}

const ITEM = /^( *)([-*]|\d{1,9}\.)\s+(.+)$/;

/** Nests list items by their indentation; returns the list and the index after its last item. */
function list(items, from) {
  const indent = items[from][1].length;
  const ordered = /\d/.test(items[from][2]);
  const element = h(ordered ? 'ol' : 'ul', ordered ? { start: Number.parseInt(items[from][2], 10) } : {});
  let at = from;
  while (at < items.length && items[at][1].length >= indent) {
    if (items[at][1].length === indent && /\d/.test(items[at][2]) !== ordered) break;
    if (items[at][1].length > indent + 1 && element.lastElementChild) {
      const [inner, end] = list(items, at);
      element.lastElementChild.append(inner);
      at = end;
    } else {
      element.append(h('li', {}, inline(items[at][3])));
      at += 1;
    }
  }
  return [element, at];
}
