// @ts-check
// A form that the bot opened.
import { ApiError, api, FAILED } from './api.js';
import { openDialog } from './dialog.js';
import { h, icon } from './dom.js';
import { store, untilApplied } from './state.js';

const TEXT_INPUT = 4;
const SELECT = 3;
const PARAGRAPH = 2;
let count = 0;

/** Shows a form; `interaction` is the id of the interaction that opened it. */
export function openModal(interaction, modal) {
  const fields = inputs(modal.components ?? []).map((component) => (component.type === SELECT ? selectView : fieldView)(component));
  const problem = h('p', { class: 'failed', role: 'alert', hidden: true });
  const submit = h('button', { type: 'submit', class: 'button primary' }, 'Submit');
  const form = h('form', { novalidate: true, on: { submit: send } },
    h('header', {}, h('h2', { id: 'modal-title' }, modal.title),
      h('button', { type: 'button', class: 'icon-button', 'aria-label': 'Close', on: { click: () => dialog.close() } }, icon('close'))),
    h('div', { class: 'modal-fields' }, fields.map((field) => field.view), problem),
    h('footer', {}, h('button', { type: 'button', class: 'button text', on: { click: () => dialog.close() } }, 'Cancel'), submit));
  const dialog = h('dialog', { class: 'modal', 'aria-labelledby': 'modal-title' }, form);
  openDialog(dialog);
  fields[0]?.input.focus();

  async function send(event) {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].input.focus();
      return;
    }
    submit.disabled = true;
    submit.classList.add('pending');
    problem.hidden = true;
    const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    try {
      const answer = await api.modal({ as: store.me.id, modal: interaction, fields: values });
      await untilApplied(answer.id);
      if (answer.state === 'failed') throw new ApiError(`${FAILED}. Try again.`);
      dialog.close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem.replaceChildren(icon('warning'), error.message);
      problem.hidden = false;
    } finally {
      submit.disabled = false;
      submit.classList.remove('pending');
    }
  }
}

/** The inputs of a form: text inputs in action rows or labels, select menus in labels only. */
function inputs(components) {
  return components.flatMap((outer) => {
    if ([TEXT_INPUT, SELECT].includes(outer.component?.type)) return [{ ...outer.component, label: outer.label, hint: outer.description }];
    return (outer.components ?? []).filter((inner) => inner.type === TEXT_INPUT);
  });
}

function fieldView(component) {
  const id = `field-${(count += 1)}`;
  const required = component.required ?? true;
  const { min_length: min = 0, max_length: max = 4000 } = component;
  const error = h('small', { class: 'error', id: `${id}-error` });
  const input = h(component.style === PARAGRAPH ? 'textarea' : 'input', {
    id, name: component.custom_id, maxlength: max, placeholder: component.placeholder ?? '', autocomplete: 'off',
    'aria-describedby': `${id}-error`, 'aria-required': String(required), ...(component.style === PARAGRAPH ? { rows: 4 } : { type: 'text' }),
    value: component.value ?? '', on: { input: () => error.textContent && check() },
  });
  const check = () => {
    const length = [...input.value].length;
    let text = '';
    if (required && length === 0) text = 'This field is required.';
    else if (length > 0 && length < min) text = `Write at least ${min} characters.`;
    error.textContent = text;
    input.setAttribute('aria-invalid', String(text !== ''));
    return text === '';
  };
  const view = h('div', { class: 'field' },
    h('label', { for: id }, component.label, required && h('span', { class: 'required', 'aria-hidden': 'true' }, ' *')),
    component.hint && h('small', {}, component.hint), input, error);
  return { id: component.custom_id, view, input, check, value: () => input.value };
}

/** A select menu, or checkboxes where several options may be chosen; neither is required. */
function selectView(component) {
  const id = `field-${(count += 1)}`;
  const several = (component.max_values ?? 1) > 1;
  const words = (option) => [option.label, option.description].filter(Boolean).join(' · ');
  if (several) {
    const boxes = component.options.map((option) => h('input', { type: 'checkbox', name: component.custom_id, value: option.value, checked: option.default ?? false }));
    const view = h('fieldset', { class: 'field' }, h('legend', {}, component.label),
      component.options.map((option, at) => h('label', { class: 'choice' }, boxes[at], words(option))));
    const value = () => boxes.filter((box) => box.checked).map((box) => box.value);
    return { id: component.custom_id, view, input: boxes[0], check: () => true, value };
  }
  const input = h('select', { id, name: component.custom_id }, h('option', { value: '' }, component.placeholder ?? ''),
    component.options.map((option) => h('option', { value: option.value, selected: option.default ?? false }, words(option))));
  const view = h('div', { class: 'field' }, h('label', { for: id }, component.label), input);
  const value = () => (input.value ? [input.value] : []);
  return { id: component.custom_id, view, input, check: () => true, value };
}
