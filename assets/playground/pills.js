// @ts-check
// A chosen command with its options as little fields in the composer.
import { resolve, resolveAll, TYPE } from './command.js';
import { byId, h } from './dom.js';
import { localized } from './state.js';
import { forgetSuggestions, suggestValues } from './suggest.js';

/** Which of the values is marked, for Enter to take: the one that is there already, or else the first. */
function marked(items, typed) {
  return Math.max(0, items.findIndex((item) => item.text === typed));
}

export class Pills {
  /** `hooks`: `say(text, isProblem)`, `send(command, options)`, `leave(text)`. */
  constructor(box, suggestions, command, values, hooks) {
    this.box = box;
    this.suggestions = suggestions;
    this.command = command;
    this.hooks = hooks;
    this.values = new Map(values);
    this.picked = new Map();
    this.inputs = new Map();
    // A file that was chosen cannot be put into another input: these stay the same ones.
    this.files = new Map();
    this.shown = (command.options ?? []).filter((option) => option.required || values.has(option.name));
    this.draw();
  }

  /** Draws the fields and the names of the options that are not used yet. */
  draw() {
    this.inputs.clear();
    const rest = (this.command.options ?? []).filter((option) => !this.shown.includes(option));
    this.box.replaceChildren(
      h('span', { class: 'pill-command' }, `/${localized(this.command, 'name')}`),
      ...this.shown.map((option) => this.pill(option)),
      ...rest.map((option) => h('button', { type: 'button', class: 'pill-more', title: localized(option, 'description'), on: { click: () => this.add(option) } }, `+ ${localized(option, 'name')}`)),
    );
  }

  pill(option) {
    const name = localized(option, 'name');
    const input = option.type === TYPE.attachment ? this.fileInput(option, name) : h('input', {
      type: 'text', role: 'combobox', 'aria-label': name, 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'suggestions',
      autocomplete: 'off', spellcheck: 'false', value: this.values.get(option.name) ?? '', data: { option: option.name },
      on: {
        input: () => this.type(option, input),
        focus: () => this.focused(option, input),
        blur: () => this.blurred(option, input),
        keydown: (event) => this.key(event, option, input),
      },
    });
    if (option.type !== TYPE.attachment) input.size = Math.max(3, input.value.length + 1);
    this.inputs.set(option.name, input);
    return h('label', { class: 'pill', data: { pill: option.name } }, h('span', {}, name), input);
  }

  fileInput(option, name) {
    const known = this.files.get(option.name);
    if (known) return known;
    const input = h('input', {
      type: 'file', 'aria-label': name, data: { option: option.name },
      on: {
        focus: () => this.hooks.say(localized(option, 'description')),
        keydown: (event) => this.key(event, option, input),
        change: async () => {
          const [file] = input.files;
          if (file) this.values.set(option.name, { filename: file.name, content_base64: await base64(file) });
          else this.values.delete(option.name);
        },
      },
    });
    this.files.set(option.name, input);
    return input;
  }

  type(option, input) {
    input.size = Math.max(3, input.value.length + 1);
    this.values.set(option.name, input.value.trim());
    input.closest('.pill').classList.remove('wrong');
    this.hooks.say(localized(option, 'description'));
    this.suggest(option, input);
  }

  suggest(option, input) {
    this.suggestions.keep(localized(option, 'name'));
    suggestValues(this.command, option, this.values, input.value.trim(), (items) => {
      if (document.activeElement !== input) return;
      this.suggestions.show(input, localized(option, 'name'), items.map((item) => ({ ...item, pick: () => this.take(option, input, item) })), marked(items, input.value.trim()));
    });
  }

  focused(option, input) {
    this.hooks.say(localized(option, 'description'));
    this.suggest(option, input);
  }

  blurred(option, input) {
    forgetSuggestions();
    this.suggestions.hide();
    if (input.value.trim()) this.mark(option, resolve(option, input.value.trim(), this.picked.get(option.name)).problem);
  }

  mark(option, problem) {
    const input = this.inputs.get(option.name);
    input.closest('.pill').classList.toggle('wrong', Boolean(problem));
    input.setAttribute('aria-invalid', String(Boolean(problem)));
    if (problem) this.hooks.say(problem, true);
  }

  take(option, input, item) {
    input.value = item.text;
    input.size = Math.max(3, item.text.length + 1);
    this.values.set(option.name, item.text);
    this.picked.set(option.name, { text: item.text, value: item.value });
    this.mark(option, null);
    const next = this.shown[this.shown.indexOf(option) + 1];
    if (next) this.inputs.get(next.name).focus();
    else forgetSuggestions();
  }

  key(event, option, input) {
    if (this.suggestions.steer(event)) return;
    const { open, active } = this.suggestions;
    const isEmpty = input.type === 'file' || input.value.trim() === '';
    if (open && active >= 0 && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && !isEmpty))) {
      event.preventDefault();
      this.suggestions.pick(active);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.submit();
    } else if (event.key === 'Backspace' && input.value === '' && input.type !== 'file' && !option.required) {
      event.preventDefault();
      this.drop(option);
    } else if (event.key !== 'Backspace' || input.value === '') this.leaveBy(event);
  }

  /** Escape leaves the command, Backspace goes back to its name as text; answers whether the key was one of them. */
  leaveBy(event) {
    if (event.key !== 'Escape' && event.key !== 'Backspace') return false;
    event.preventDefault();
    this.hooks.leave(event.key === 'Escape' ? '' : `/${localized(this.command, 'name')}`);
    return true;
  }

  add(option) {
    this.shown.push(option);
    this.draw();
    this.inputs.get(option.name).focus();
  }

  drop(option) {
    this.shown = this.shown.filter((other) => other !== option);
    this.values.delete(option.name);
    this.files.delete(option.name);
    this.draw();
    this.focus();
  }

  /** Focuses the last field, or the first that still needs a value; without one there is only to send. */
  focus() {
    const empty = this.shown.find((option) => !this.values.get(option.name));
    const option = empty ?? this.shown.at(-1);
    (option ? this.inputs.get(option.name) : byId('send')).focus();
  }

  /** Sends the command, or says what does not fit yet. */
  submit() {
    const result = resolveAll(this.command, this.values, this.picked);
    if (result.problem) {
      this.inputs.get(result.option.name).focus();
      this.mark(result.option, result.problem);
      return;
    }
    forgetSuggestions();
    this.suggestions.hide();
    this.hooks.send(this.command, result.options);
  }
}

async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
