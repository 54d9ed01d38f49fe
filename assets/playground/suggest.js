// @ts-check
// The list of suggestions above the composer: commands, members, choices and autocompletion by the bot.
import { ApiError, api } from './api.js';
import { addLayer } from './back.js';
import { resolve, TYPE } from './command.js';
import { avatar, displayName, h } from './dom.js';
import { localized, store } from './state.js';

const DEBOUNCE_MS = 150;
const MAX_SHOWN = 25;

/** A listbox steered from an input that keeps the focus. Items: `{ label, hint?, lead?, pick }`. */
export class Suggestions {
  constructor(box) {
    this.box = box;
    this.items = [];
    this.active = -1;
    this.input = null;
    this.removeLayer = () => {};
  }

  get open() {
    return this.items.length > 0;
  }

  /** `active` is the index of the preselected item, or -1. */
  show(input, heading, items, active) {
    if (!items.length) {
      this.hide();
      return;
    }
    if (!this.open) this.removeLayer = addLayer(() => this.hide());
    this.input = input;
    this.heading = heading;
    this.items = items;
    this.box.replaceChildren(heading ? h('div', { class: 'suggest-heading', role: 'presentation' }, heading) : '', ...items.map((item, at) => h('div', {
      id: `suggestion-${at}`, role: 'option', 'aria-selected': 'false', class: 'suggestion',
      on: {
        pointerdown: (event) => event.preventDefault(),
        click: () => this.pick(at),
      },
    }, item.lead, h('span', { class: 'suggestion-label' }, item.label), item.hint && h('small', {}, item.hint))));
    this.box.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    this.move(active);
  }

  /** Hides the list unless it has this heading: nothing may be picked from a list for another option. */
  keepOnly(heading) {
    if (this.heading === heading && this.open) this.move(-1);
    else this.hide();
  }

  hide() {
    this.removeLayer();
    this.items = [];
    this.active = -1;
    this.box.hidden = true;
    this.box.replaceChildren();
    this.input?.setAttribute('aria-expanded', 'false');
    this.input?.removeAttribute('aria-activedescendant');
  }

  move(to) {
    const rows = this.box.querySelectorAll('[role=option]');
    rows[this.active]?.setAttribute('aria-selected', 'false');
    this.active = to;
    rows[to]?.setAttribute('aria-selected', 'true');
    rows[to]?.scrollIntoView({ block: 'nearest' });
    if (to >= 0) this.input.setAttribute('aria-activedescendant', `suggestion-${to}`);
    else this.input.removeAttribute('aria-activedescendant');
  }

  pick(at) {
    const item = this.items[at];
    this.hide();
    item?.pick();
  }

  /** Handles arrow keys and Escape; returns whether it did. */
  steer(event) {
    if (!this.open) return false;
    const { length } = this.items;
    if (event.key === 'ArrowDown') this.move((this.active + 1) % length);
    else if (event.key === 'ArrowUp') this.move((this.active <= 0 ? length : this.active) - 1);
    else if (event.key === 'Escape') this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

const includesText = (text, typed) => text.toLowerCase().includes(typed.toLowerCase());

const nameHint = (user) => (user.bot ? 'APP' : displayName(user) !== user.username && user.username);

/** Members whose name contains the typed text. */
export function members(typed) {
  const wanted = typed.replace(/^@/, '');
  return [...store.users.values()].filter((user) => includesText(user.username, wanted) || includesText(displayName(user), wanted))
    .map((user) => ({ label: displayName(user), hint: nameHint(user), lead: avatar(user, 24), text: `@${user.username}`, value: user.id }));
}

/** Channels whose name contains the typed text. */
export function channels(typed) {
  const wanted = typed.replace(/^#/, '');
  return [...store.channels.values()].filter((channel) => channel.name && includesText(channel.name, wanted))
    .map((channel) => ({ label: `#${channel.name}`, text: `#${channel.name}`, value: channel.id }));
}

const choice = (one) => ({ label: localized(one, 'name'), text: localized(one, 'name'), value: one.value });

function localSuggestions(option, typed) {
  switch (option.type) {
    case TYPE.user:
    case TYPE.mentionable: return members(typed);
    case TYPE.channel: return channels(typed);
    case TYPE.boolean: return [{ label: 'True', text: 'True', value: true }, { label: 'False', text: 'False', value: false }].filter((one) => includesText(one.label, typed));
    default: {
      const all = (option.choices ?? []).map(choice);
      const exact = all.some((one) => one.text === typed);
      return exact ? all : all.filter((one) => includesText(one.label, typed));
    }
  }
}

let ticket = 0;
let timer;

/** Ignores the responses that are still pending. */
export function dropPendingSuggestions() {
  ticket += 1;
  clearTimeout(timer);
}

/** Calls `show` with the suggestions for a value: at once, or for autocomplete after the response to the latest request. */
export function suggestValues(command, option, values, typed, show) {
  dropPendingSuggestions();
  if (!option.autocomplete) {
    show(localSuggestions(option, typed).slice(0, MAX_SHOWN));
    return;
  }
  const mine = ticket;
  timer = setTimeout(async () => {
    const options = {};
    for (const other of command.options ?? []) {
      const text = values.get(other.name);
      if (other.name === option.name || !text || typeof text !== 'string') continue;
      const result = resolve(other, text);
      if (!result.problem) options[other.name] = result.value;
    }
    options[option.name] = typed;
    try {
      const { choices } = await api.autocomplete({ as: store.me.id, channel: store.channel.id, application: command.application_id, command: command.name, options, focused: option.name });
      if (mine === ticket) show((choices ?? []).map(choice).slice(0, MAX_SHOWN));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine === ticket) show([]);
    }
  }, DEBOUNCE_MS);
}
