// @ts-check
// A chosen command in the composer, with a field for each option.
import { resolve, resolveAll, TYPE } from './command.js';
import { byId, h } from './dom.js';
import { localized } from './state.js';
import { dropPendingSuggestions, suggestValues } from './suggest.js';

/** Index of the suggestion that Enter takes: the current value, or else the first. */
function activeIndex(items, typed) {
  return Math.max(0, items.findIndex((item) => item.text === typed));
}

export class Pills {
  /** `hooks`: `showInfo(text, isProblem)`, `send(command, options)`, `leave(text)`. */
  constructor(box, suggestions, command, values, hooks) {
    this.box = box;
    this.suggestions = suggestions;
    this.command = command;
    this.hooks = hooks;
    this.values = new Map(values);
    this.picked = new Map();
    this.inputs = new Map();
    // A chosen file cannot be set on another input: file inputs are reused.
    this.files = new Map();
    this.shown = (command.options ?? []).filter((option) => option.required || values.has(option.name));
    this.draw();
  }

  /** Draws the fields, and buttons for the unused options. */
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
        input: () => this.onInput(option, input),
        focus: () => this.onFocus(option, input),
        blur: () => this.onBlur(option, input),
        keydown: (event) => this.onKey(event, option, input),
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
        focus: () => this.hooks.showInfo(localized(option, 'description')),
        keydown: (event) => this.onKey(event, option, input),
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

  onInput(option, input) {
    input.size = Math.max(3, input.value.length + 1);
    this.values.set(option.name, input.value.trim());
    input.closest('.pill').classList.remove('wrong');
    this.hooks.showInfo(localized(option, 'description'));
    this.suggest(option, input);
  }

  suggest(option, input) {
    this.suggestions.keepOnly(localized(option, 'name'));
    suggestValues(this.command, option, this.values, input.value.trim(), (items) => {
      if (document.activeElement !== input) return;
      this.suggestions.show(input, localized(option, 'name'), items.map((item) => ({ ...item, pick: () => this.pickSuggestion(option, input, item) })), activeIndex(items, input.value.trim()));
    });
  }

  onFocus(option, input) {
    this.hooks.showInfo(localized(option, 'description'));
    this.suggest(option, input);
  }

  onBlur(option, input) {
    dropPendingSuggestions();
    this.suggestions.hide();
    if (input.value.trim()) this.showProblem(option, resolve(option, input.value.trim(), this.picked.get(option.name)).problem);
  }

  showProblem(option, problem) {
    const input = this.inputs.get(option.name);
    input.closest('.pill').classList.toggle('wrong', Boolean(problem));
    input.setAttribute('aria-invalid', String(Boolean(problem)));
    if (problem) this.hooks.showInfo(problem, true);
  }

  pickSuggestion(option, input, item) {
    input.value = item.text;
    input.size = Math.max(3, item.text.length + 1);
    this.values.set(option.name, item.text);
    this.picked.set(option.name, { text: item.text, value: item.value });
    this.showProblem(option, null);
    const next = this.shown[this.shown.indexOf(option) + 1];
    if (next) this.inputs.get(next.name).focus();
    else dropPendingSuggestions();
  }

  onKey(event, option, input) {
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
      this.remove(option);
    } else if (event.key !== 'Backspace' || input.value === '') this.leaveByKey(event);
  }

  /** Escape leaves the command, Backspace returns to its name as text; returns whether the key was one of them. */
  leaveByKey(event) {
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

  remove(option) {
    this.shown = this.shown.filter((other) => other !== option);
    this.values.delete(option.name);
    this.files.delete(option.name);
    this.draw();
    this.focus();
  }

  /** Focuses the first empty field, else the last one; without fields, the Send button. */
  focus() {
    const empty = this.shown.find((option) => !this.values.get(option.name));
    const option = empty ?? this.shown.at(-1);
    (option ? this.inputs.get(option.name) : byId('send')).focus();
  }

  /** Sends the command, or shows its first problem. */
  submit() {
    const result = resolveAll(this.command, this.values, this.picked);
    if (result.problem) {
      this.inputs.get(result.option.name).focus();
      this.showProblem(result.option, result.problem);
      return;
    }
    dropPendingSuggestions();
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
