// @ts-check
// Commands typed as text: parsing, and the checks of their options. Without the DOM.
import { displayName } from './dom.js';
import { localized, store } from './state.js';

export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };

const SUBCOMMAND = 1;
const GROUP = 2;

/** The slash commands that can be used here. A subcommand counts as a command whose name has two or three words. */
export function slashCommands() {
  return store.commands.filter((command) => (command.type ?? 1) === 1).flatMap(flatten);
}

function flatten(command) {
  const below = (command.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (!below.length) return [command];
  return below.flatMap((option) => flatten({
    ...option, application_id: command.application_id, name: `${command.name} ${option.name}`,
    name_localized: `${localized(command, 'name')} ${localized(option, 'name')}`,
  }));
}

/** The commands of a menu: on members (2) or on messages (3). */
export function menuCommands(type) {
  return store.commands.filter((command) => command.type === type);
}

const equalsIgnoringCase = (first, second) => String(first).toLowerCase() === String(second).toLowerCase();
const hasName = (thing, text) => equalsIgnoringCase(thing.name, text) || equalsIgnoringCase(localized(thing, 'name'), text);

/** The slash commands whose name contains the typed text: equal names first, then those that start with it. */
export function matchingCommands(typed) {
  const text = typed.toLowerCase();
  const rank = (command) => {
    const names = [localized(command, 'name'), command.name].map((name) => name.toLowerCase());
    if (names.includes(text)) return 0;
    if (names.some((name) => name.startsWith(text))) return 1;
    return names.some((name) => name.includes(text)) ? 2 : 3;
  };
  return slashCommands().filter((command) => rank(command) < 3).sort((first, second) => rank(first) - rank(second));
}

/** The subcommands that may follow the name `typed`. */
export function nextWords(typed) {
  const words = slashCommands().map((command) => [command.name, localized(command, 'name')].map((name) => name.split(' ')));
  const below = words.filter((names) => names.some((name) => name.length > 1 && equalsIgnoringCase(name[0], typed)));
  return [...new Set(below.map(([, shown]) => shown[1]))];
}

/** Length of the slash and the command's name at the start of a text; 0 if the text starts otherwise. */
function nameLength(command, text) {
  for (const name of [command.name, localized(command, 'name')]) {
    const length = name.length + 1;
    if (equalsIgnoringCase(text.slice(1, length), name) && /^(\s|$)/.test(text.slice(length))) return length;
  }
  return 0;
}

/** A parsed command; without one, `name` is the unknown name.
 * @typedef {{ command: any, name?: string, values?: any, stray?: string, current?: any }} Parsed */

/** Takes "/name option:value …" apart. Returns null for text that is not a command.
 * @returns {Parsed | null} */
export function parse(text) {
  const head = /^\/\S+/.exec(text);
  if (!head) return null;
  const command = slashCommands().find((candidate) => nameLength(candidate, text) > 0);
  if (!command) return { command: null, name: head[0].slice(1) };
  const nameEnd = nameLength(command, text);
  const options = command.options ?? [];
  const marks = [];
  const pattern = /(^|\s)([^\s:]+):/gu;
  const rest = text.slice(nameEnd);
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    const option = options.find((candidate) => hasName(candidate, found[2]));
    if (option) marks.push({ option, start: found.index, from: found.index + found[0].length });
  }
  const values = new Map();
  marks.forEach((mark, at) => values.set(mark.option.name, rest.slice(mark.from, marks[at + 1]?.start ?? rest.length).trim()));
  const unnamed = rest.slice(0, marks[0]?.start ?? rest.length).trim();
  const positional = positionalOption(command, values);
  let stray = '';
  if (unnamed && positional) values.set(positional.name, unnamed);
  else stray = unnamed;
  const last = marks.at(-1);
  return {
    command, values, stray,
    // For suggestions: the option that is being typed, and the start of its value.
    current: last ? { option: last.option, from: nameEnd + last.from } : positional && { option: positional, from: nameEnd + rest.length - rest.trimStart().length },
  };
}

/** The option that a value without a name belongs to: the only required one, or the only one at all. */
function positionalOption(command, values) {
  const options = command.options ?? [];
  const required = options.filter((option) => option.required);
  const only = required.length === 1 ? required[0] : (required.length === 0 && options.length === 1 && options[0]) || null;
  return only && !values.has(only.name) ? only : null;
}

/** A value as the server wants it: `{ value }`, or `{ problem }` with a sentence. */
export function resolve(option, text, picked) {
  if (picked && picked.text === text) return { value: picked.value };
  const choice = option.choices?.find((candidate) => hasName(candidate, text) || equalsIgnoringCase(candidate.value, text));
  if (choice) return { value: choice.value };
  const name = localized(option, 'name');
  if (option.choices?.length) return { problem: `Choose one of the choices for “${name}”.` };
  switch (option.type) {
    case TYPE.string: return stringValue(option, name, text);
    case TYPE.integer:
      if (!/^[+-]?\d{1,16}$/.test(text)) return { problem: `“${name}” is a whole number.` };
      return numberValue(option, name, Number(text));
    case TYPE.number:
      if (!/^[+-]?\d+([.,]\d+)?$/.test(text)) return { problem: `“${name}” is a number.` };
      return numberValue(option, name, Number(text.replace(',', '.')));
    case TYPE.boolean: return booleanValue(name, text);
    case TYPE.user:
    case TYPE.mentionable: return userValue(name, text);
    case TYPE.channel: return channelValue(name, text);
    default: return { value: text };
  }
}

function stringValue(option, name, text) {
  const length = [...text].length;
  if (length < (option.min_length ?? 0)) return { problem: `“${name}” has at least ${option.min_length} characters.` };
  if (length > (option.max_length ?? 6000)) return { problem: `“${name}” has at most ${option.max_length ?? 6000} characters.` };
  return { value: text };
}

function numberValue(option, name, value) {
  if (option.min_value !== undefined && value < option.min_value) return { problem: `“${name}” is at least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { problem: `“${name}” is at most ${option.max_value}.` };
  return { value };
}

function booleanValue(name, text) {
  if (/^(true|yes|y|on|1)$/i.test(text)) return { value: true };
  if (/^(false|no|n|off|0)$/i.test(text)) return { value: false };
  return { problem: `“${name}” is True or False.` };
}

function userValue(name, text) {
  const wanted = text.replace(/^<@!?(\d+)>$/, '$1').replace(/^@/, '');
  const user = [...store.users.values()].find((candidate) => candidate.id === wanted || equalsIgnoringCase(candidate.username, wanted) || equalsIgnoringCase(displayName(candidate), wanted));
  return user ? { value: user.id } : { problem: `No member is called “${wanted}” (${name}).` };
}

function channelValue(name, text) {
  const wanted = text.replace(/^<#(\d+)>$/, '$1').replace(/^#/, '');
  const channel = [...store.channels.values()].find((candidate) => candidate.id === wanted || (candidate.name && equalsIgnoringCase(candidate.name, wanted)));
  return channel ? { value: channel.id } : { problem: `No channel is called “${wanted}” (${name}).` };
}

/** All options together: `{ options }`, or `{ problem, option }` for the first that does not fit. */
export function resolveAll(command, values, picked) {
  const options = {};
  for (const option of command.options ?? []) {
    const value = values.get(option.name);
    if (value === undefined || value === '') {
      if (option.required) return { problem: `“${localized(option, 'name')}” is required.`, option };
      continue;
    }
    if (option.type === TYPE.attachment) {
      options[option.name] = value;
      continue;
    }
    const result = resolve(option, value, picked.get(option.name));
    if (result.problem) return { problem: result.problem, option };
    options[option.name] = result.value;
  }
  return { options };
}

/** Replaces @name and #name with Discord's mentions. */
export function withMentions(text) {
  return text.replace(/(^|\s)@([\w.-]+)/g, (whole, space, name) => {
    const user = [...store.users.values()].find((candidate) => equalsIgnoringCase(candidate.username, name));
    return user ? `${space}<@${user.id}>` : whole;
  }).replace(/(^|\s)#([\w-]+)/g, (whole, space, name) => {
    const channel = [...store.channels.values()].find((candidate) => candidate.name && equalsIgnoringCase(candidate.name, name));
    return channel ? `${space}<#${channel.id}>` : whole;
  });
}
