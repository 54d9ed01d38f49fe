// @ts-check
// Where one writes: messages, and commands as text or with option fields.
import { api, Refused } from './api.js';
import { over } from './back.js';
import { matching, nextWords, parse, resolveAll, withMentions } from './command.js';
import { byId, h, icon } from './dom.js';
import { follow } from './interaction.js';
import { Pills } from './pills.js';
import { localized, on, store } from './state.js';
import { channels, forgetSuggestions, members, Suggestions, suggestValues } from './suggest.js';

const MAX_CONTENT = 2000;
let text;
let info;
let pillBox;
let notice;
let suggestions;
let pills = null;
let picked = new Map();
let closed = () => {};
/** Whose words they are and for which channel → what was being written there. */
const drafts = new Map();
let here;

/** Takes over the composer. */
export function startComposer() {
  text = byId('text');
  info = byId('command-info');
  pillBox = byId('pills');
  notice = byId('notice');
  suggestions = new Suggestions(byId('suggestions'));
  text.addEventListener('input', typed);
  text.addEventListener('keydown', key);
  text.addEventListener('blur', () => {
    forgetSuggestions();
    suggestions.hide();
  });
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    if (pills) pills.submit();
    else submitText();
  });
  const box = byId('composer-box');
  // A command that is filled in is left from its buttons as from its fields, and a press beside them goes on with it.
  box.addEventListener('keydown', (event) => pills && event.target.closest('button') && pills.leaveBy(event));
  box.addEventListener('click', (event) => pills && !event.target.closest('button, label') && pills.focus());
  on('channel', () => {
    drafts.set(here, text.value);
    here = `${store.me.id} ${store.channel?.id}`;
    leave('');
    giveBack(drafts.get(here) ?? '');
    say('');
    fail('');
    const { name: called, parent_id: parent } = store.channel ?? {};
    const name = parent ? 'this thread' : called ? `#${called}` : 'this conversation';
    text.placeholder = `Message ${name}, or / for commands`;
    enable();
  });
  on('commands', enable);
}

/** What is typed before the commands are known would be refused, or lost with the first channel. */
function enable() {
  text.disabled = !store.channel || !store.ready;
}

/** Puts a command into the composer, ready to be filled in. */
export function startCommand(name) {
  const parsed = parse(`/${name}`);
  if (parsed?.command) openPills(parsed.command, new Map());
  else {
    text.value = `/${name}`;
    text.focus();
    typed();
  }
}

/** Goes to where one writes. */
export function focusComposer() {
  if (pills) pills.focus();
  else text.focus();
}

/** Adds text where one writes. */
export function insertText(words) {
  if (pills) leave('');
  text.value = `${text.value}${text.value && !text.value.endsWith(' ') ? ' ' : ''}${words} `;
  text.focus();
  grow();
}

/** Shows a sentence below the composer, or none. */
export function fail(sentence) {
  notice.replaceChildren(...(sentence ? [icon('warning'), h('span', {}, sentence), h('button', { type: 'button', class: 'link', on: { click: () => fail('') } }, 'Dismiss')] : []));
  notice.hidden = !sentence;
}

function say(sentence, problem = false) {
  info.textContent = sentence;
  info.classList.toggle('problem', problem);
  info.hidden = !sentence;
}

function grow() {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight, 220)}px`;
}

function replaceFrom(from, words) {
  text.setRangeText(words, from, text.selectionStart, 'end');
  typed();
}

function typed() {
  grow();
  fail('');
  forgetSuggestions();
  const before = text.value.slice(0, text.selectionStart);
  const parsed = parse(before);
  if (/^\/\S*$/.test(before) || (parsed && !parsed.command)) {
    const found = matching(before.slice(1));
    say(found.length ? '' : 'No command is called so here.', !found.length);
    suggestions.show(text, 'Commands', found.map((command) => ({
      label: `/${localized(command, 'name')}`, hint: localized(command, 'description'), pick: () => openPills(command, new Map()),
    })), 0);
    return;
  }
  if (parsed?.command) {
    suggestOption(parsed, before);
    return;
  }
  say('');
  const mention = /(^|\s)([@#][\w.-]*)$/.exec(before);
  if (!mention) {
    suggestions.hide();
    return;
  }
  const from = before.length - mention[2].length;
  const items = mention[2].startsWith('@') ? members(mention[2]) : channels(mention[2]);
  suggestions.show(text, mention[2].startsWith('@') ? 'Members' : 'Channels', items.map((item) => ({ ...item, pick: () => replaceFrom(from, `${item.text} `) })), mention[2].length > 1 ? 0 : -1);
}

/** Proposes values for the option one is at, or the names of options where a new word begins.
 * @param {import('./command.js').Parsed} parsed */
function suggestOption(parsed, before) {
  const { command, values, current } = parsed;
  const value = current ? before.slice(current.from).trimStart() : '';
  const word = before.slice(before.search(/\S*$/));
  say(current ? `${localized(current.option, 'name')}: ${localized(current.option, 'description')}` : localized(command, 'description'));
  const names = (command.options ?? []).map((option) => [option, `${localized(option, 'name')}:`])
    .filter(([option, name]) => !values.has(option.name) && name.startsWith(word.toLowerCase()))
    .map(([option, name]) => ({ label: name, hint: localized(option, 'description'), pick: () => replaceFrom(before.length - word.length, name) }));
  if (!current || (names.length > 0 && /\s\S*$/.test(value))) {
    forgetSuggestions();
    suggestions.show(text, 'Options', names, -1);
    return;
  }
  suggestions.keep(localized(current.option, 'name'));
  suggestValues(command, current.option, values, value.trim(), (items) => {
    if (document.activeElement !== text) return;
    suggestions.show(text, localized(current.option, 'name'), items.map((item) => ({
      ...item,
      pick: () => {
        picked.set(current.option.name, { text: item.text, value: item.value });
        replaceFrom(before.length - value.length, `${item.text} `);
      },
    })), -1);
  });
}

function key(event) {
  if (event.isComposing || suggestions.steer(event)) return;
  const { open, active } = suggestions;
  if (event.key === 'Tab' && open && !event.shiftKey) {
    event.preventDefault();
    suggestions.pick(Math.max(0, active));
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    const parsed = parse(text.value);
    const ready = parsed?.command && resolveAll(parsed.command, parsed.values, picked).options;
    if (open && active >= 0 && !(ready && /^\/\S+\s*$/.test(text.value))) suggestions.pick(active);
    else submitText();
  } else if (event.key === 'Escape' && text.value.startsWith('/')) {
    event.preventDefault();
    leave('');
  }
}

async function submitText() {
  const content = text.value.trim();
  if (!content || !store.channel) return;
  const parsed = parse(content);
  if (parsed) {
    submitCommand(parsed, content);
    return;
  }
  const words = withMentions(content);
  if ([...words].length > MAX_CONTENT) {
    say(`A message has at most ${MAX_CONTENT} characters; this one has ${[...words].length}.`, true);
    return;
  }
  leave('');
  try {
    await api.send({ as: store.me.id, channel: store.channel.id, content: words });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    giveBack(content);
    fail(error.message);
  }
}

/** Puts what was not sent back where it was written, unless something else is written there by now. */
function giveBack(words) {
  if (pills || text.value) return;
  text.value = words;
  grow();
}

/** @param {import('./command.js').Parsed} parsed */
async function submitCommand(parsed, content) {
  const { command, name, values, stray } = parsed;
  if (!command) {
    const next = nextWords(name);
    say(next.length ? `After /${name} comes one of: ${next.join(', ')}.` : `There is no command /${name} here.`, true);
    return;
  }
  if (stray) {
    say(`“${stray}” belongs to no option. Write name:value.`, true);
    return;
  }
  const result = resolveAll(command, values, picked);
  if (result.problem) {
    openPills(command, values);
    pills.submit();
    return;
  }
  if (!await send(command, result.options)) giveBack(content);
}

function openPills(command, values) {
  forgetSuggestions();
  suggestions.hide();
  say(localized(command, 'description'));
  text.hidden = true;
  pillBox.hidden = false;
  closed();
  closed = over(() => leave(''));
  pills = new Pills(pillBox, suggestions, command, values, { say, send, leave });
  pills.focus();
}

/** Whether the keyboard is in use here: after a press on Send a phone need not show its own again. */
const isWriting = () => byId('composer-box').querySelector(':focus-visible') !== null;

function leave(words) {
  forgetSuggestions();
  suggestions.hide();
  const hadFocus = pills && isWriting();
  closed();
  closed = () => {};
  pills = null;
  picked = new Map();
  pillBox.hidden = true;
  pillBox.replaceChildren();
  text.hidden = false;
  text.value = words;
  say('');
  grow();
  if (hadFocus) text.focus();
  if (words) typed();
}

/** Uses a command: on what was filled in, or on the `target` of a menu. Answers whether it arrived. */
export async function send(command, options, target) {
  const focused = isWriting();
  leave('');
  if (focused) text.focus();
  document.body.classList.add('sending');
  const sentence = await follow(api.command({
    as: store.me.id, channel: store.channel.id, application: command.application_id, command: command.name, options, ...(target ? { target } : {}),
  }));
  document.body.classList.remove('sending');
  if (sentence) fail(`${target ? '' : '/'}${localized(command, 'name')}: ${sentence}`);
  return !sentence;
}
