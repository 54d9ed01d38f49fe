// @ts-check
// The composer: messages, and commands as text or as fields for their options.
import { ApiError, api } from './api.js';
import { addLayer } from './back.js';
import { matchingCommands, nextWords, parse, resolveAll, withMentions } from './command.js';
import { byId, h, icon } from './dom.js';
import { completeInteraction } from './interaction.js';
import { Pills } from './pills.js';
import { localized, on, store } from './state.js';
import { channels, dropPendingSuggestions, members, Suggestions, suggestValues } from './suggest.js';

const MAX_CONTENT = 2000;
let text;
let info;
let pillBox;
let notice;
let suggestions;
let pills = null;
let picked = new Map();
let removeLayer = () => {};
/** member and channel → the unsent text. */
const drafts = new Map();
let draftKey;

/** Handles the input in the composer. */
export function startComposer() {
  text = byId('text');
  info = byId('command-info');
  pillBox = byId('pills');
  notice = byId('notice');
  suggestions = new Suggestions(byId('suggestions'));
  text.addEventListener('input', onInput);
  text.addEventListener('keydown', onKey);
  text.addEventListener('blur', () => {
    dropPendingSuggestions();
    suggestions.hide();
  });
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    if (pills) pills.submit();
    else submitText();
  });
  const box = byId('composer-box');
  // Escape and Backspace leave a command from its buttons, too; a press beside the fields focuses them.
  box.addEventListener('keydown', (event) => pills && event.target.closest('button') && pills.leaveByKey(event));
  box.addEventListener('click', (event) => pills && !event.target.closest('button, label') && pills.focus());
  on('channel', () => {
    drafts.set(draftKey, text.value);
    draftKey = `${store.me.id} ${store.channel?.id}`;
    reset('');
    restoreText(drafts.get(draftKey) ?? '');
    showInfo('');
    showError('');
    const { name: called, parent_id: parent } = store.channel ?? {};
    const name = parent ? 'this thread' : called ? `#${called}` : 'this conversation';
    text.placeholder = `Message ${name}, or / for commands`;
    updateEnabled();
  });
  on('commands', updateEnabled);
}

/** Enables the input once the commands are known: earlier text would be refused, or lost when the first channel opens. */
function updateEnabled() {
  text.disabled = !store.channel || !store.commandsLoaded;
}

/** Puts a command into the composer, ready to be filled in. */
export function startCommand(name) {
  const parsed = parse(`/${name}`);
  if (parsed?.command) openPills(parsed.command, new Map());
  else {
    text.value = `/${name}`;
    text.focus();
    onInput();
  }
}

/** Focuses the composer. */
export function focusComposer() {
  if (pills) pills.focus();
  else text.focus();
}

/** Appends text to the composer. */
export function insertText(words) {
  if (pills) reset('');
  text.value = `${text.value}${text.value && !text.value.endsWith(' ') ? ' ' : ''}${words} `;
  text.focus();
  resizeInput();
}

/** Shows an error below the composer; an empty one hides it. */
export function showError(sentence) {
  notice.replaceChildren(...(sentence ? [icon('warning'), h('span', {}, sentence), h('button', { type: 'button', class: 'link', on: { click: () => showError('') } }, 'Dismiss')] : []));
  notice.hidden = !sentence;
}

function showInfo(sentence, problem = false) {
  info.textContent = sentence;
  info.classList.toggle('problem', problem);
  info.hidden = !sentence;
}

function resizeInput() {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight, 220)}px`;
}

function replaceFrom(from, words) {
  text.setRangeText(words, from, text.selectionStart, 'end');
  onInput();
}

function onInput() {
  resizeInput();
  showError('');
  dropPendingSuggestions();
  const before = text.value.slice(0, text.selectionStart);
  const parsed = parse(before);
  if (/^\/\S*$/.test(before) || (parsed && !parsed.command)) {
    const found = matchingCommands(before.slice(1));
    showInfo(found.length ? '' : 'No command is called so here.', !found.length);
    suggestions.show(text, 'Commands', found.map((command) => ({
      label: `/${localized(command, 'name')}`, hint: localized(command, 'description'), pick: () => openPills(command, new Map()),
    })), 0);
    return;
  }
  if (parsed?.command) {
    suggestOption(parsed, before);
    return;
  }
  showInfo('');
  const mention = /(^|\s)([@#][\w.-]*)$/.exec(before);
  if (!mention) {
    suggestions.hide();
    return;
  }
  const from = before.length - mention[2].length;
  const items = mention[2].startsWith('@') ? members(mention[2]) : channels(mention[2]);
  suggestions.show(text, mention[2].startsWith('@') ? 'Members' : 'Channels', items.map((item) => ({ ...item, pick: () => replaceFrom(from, `${item.text} `) })), mention[2].length > 1 ? 0 : -1);
}

/** Suggests values for the current option, or names of options at the start of a word.
 * @param {import('./command.js').Parsed} parsed */
function suggestOption(parsed, before) {
  const { command, values, current } = parsed;
  const value = current ? before.slice(current.from).trimStart() : '';
  const word = before.slice(before.search(/\S*$/));
  showInfo(current ? `${localized(current.option, 'name')}: ${localized(current.option, 'description')}` : localized(command, 'description'));
  const names = (command.options ?? []).map((option) => [option, `${localized(option, 'name')}:`])
    .filter(([option, name]) => !values.has(option.name) && name.startsWith(word.toLowerCase()))
    .map(([option, name]) => ({ label: name, hint: localized(option, 'description'), pick: () => replaceFrom(before.length - word.length, name) }));
  if (!current || (names.length > 0 && /\s\S*$/.test(value))) {
    dropPendingSuggestions();
    suggestions.show(text, 'Options', names, -1);
    return;
  }
  suggestions.keepOnly(localized(current.option, 'name'));
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

function onKey(event) {
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
    reset('');
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
    showInfo(`A message has at most ${MAX_CONTENT} characters; this one has ${[...words].length}.`, true);
    return;
  }
  reset('');
  try {
    await api.send({ as: store.me.id, channel: store.channel.id, content: words });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    restoreText(content);
    showError(error.message);
  }
}

/** Restores text that was not sent, unless the member has typed something else. */
function restoreText(words) {
  if (pills || text.value) return;
  text.value = words;
  resizeInput();
}

/** @param {import('./command.js').Parsed} parsed */
async function submitCommand(parsed, content) {
  const { command, name, values, stray } = parsed;
  if (!command) {
    const next = nextWords(name);
    showInfo(next.length ? `After /${name} comes one of: ${next.join(', ')}.` : `There is no command /${name} here.`, true);
    return;
  }
  if (stray) {
    showInfo(`“${stray}” belongs to no option. Write name:value.`, true);
    return;
  }
  const result = resolveAll(command, values, picked);
  if (result.problem) {
    openPills(command, values);
    pills.submit();
    return;
  }
  if (!await send(command, result.options)) restoreText(content);
}

function openPills(command, values) {
  dropPendingSuggestions();
  suggestions.hide();
  showInfo(localized(command, 'description'));
  text.hidden = true;
  pillBox.hidden = false;
  removeLayer();
  removeLayer = addLayer(() => reset(''));
  pills = new Pills(pillBox, suggestions, command, values, { showInfo, send, leave: reset });
  pills.focus();
}

/** Whether the composer has a visible keyboard focus: after a press on Send, the keyboard of a phone need not open again. */
const hasKeyboardFocus = () => byId('composer-box').querySelector(':focus-visible') !== null;

function reset(words) {
  dropPendingSuggestions();
  suggestions.hide();
  const hadFocus = pills && hasKeyboardFocus();
  removeLayer();
  removeLayer = () => {};
  pills = null;
  picked = new Map();
  pillBox.hidden = true;
  pillBox.replaceChildren();
  text.hidden = false;
  text.value = words;
  showInfo('');
  resizeInput();
  if (hadFocus) text.focus();
  if (words) onInput();
}

/** Uses a command with its options, or on the `target` of a menu. Returns whether it succeeded. */
export async function send(command, options, target) {
  const focused = hasKeyboardFocus();
  reset('');
  if (focused) text.focus();
  document.body.classList.add('sending');
  const sentence = await completeInteraction(api.command({
    as: store.me.id, channel: store.channel.id, application: command.application_id, command: command.name, options, ...(target ? { target } : {}),
  }));
  document.body.classList.remove('sending');
  if (sentence) showError(`${target ? '' : '/'}${localized(command, 'name')}: ${sentence}`);
  return !sentence;
}
