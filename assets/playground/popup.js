// @ts-check
// Lists that float beside what opened them: select menus and context menus. Escape and a press elsewhere close them.
import { over } from './back.js';
import { h, icon } from './dom.js';
import { withStones } from './stone.js';

let close = () => {};

/** Floats an element beside an anchor (an element or a point) and takes the focus. Answers a function that closes it. */
export function float(anchor, element, onClose = () => {}) {
  close();
  const opener = document.activeElement;
  document.body.append(element);
  place(anchor, element);
  const outside = (event) => {
    if (!element.contains(event.target)) shut(false);
  };
  const escape = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    shut(true);
  };
  const shut = (back) => {
    if (!element.isConnected) return;
    document.removeEventListener('pointerdown', outside, true);
    element.removeEventListener('keydown', escape);
    window.removeEventListener('resize', away);
    element.remove();
    closed();
    close = () => {};
    if (back && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onClose();
  };
  const away = () => shut(false);
  document.addEventListener('pointerdown', outside, true);
  element.addEventListener('keydown', escape);
  window.addEventListener('resize', away);
  close = () => shut(false);
  const closed = over(() => shut(true));
  return shut;
}

function place(anchor, element) {
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y, width: 0 };
  if (element.classList.contains('listbox')) element.style.minWidth = `${box.width}px`;
  const { width, height } = element.getBoundingClientRect();
  const margin = 8;
  const left = Math.max(margin, Math.min(box.left, innerWidth - width - margin));
  const below = box.bottom + 4 + height <= innerHeight - margin;
  const top = below ? box.bottom + 4 : Math.max(margin, box.top - height - 4);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

/** Lets arrow keys, Home and End move the focus between the items of a list. */
function walk(event, selector) {
  const items = [...event.currentTarget.querySelectorAll(selector)];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || !items.length) return;
  event.preventDefault();
  items[(to + items.length) % items.length].focus();
}

/** A menu of actions: `[{ label, act }]`, or `{ heading }`. */
export function openMenu(anchor, items) {
  const view = h('div', { class: 'popup menu', role: 'menu', on: { keydown: (event) => walk(event, '[role=menuitem]') } }, items.map((item) => (item.heading
    ? h('div', { class: 'menu-heading', role: 'presentation' }, item.heading)
    : h('button', {
      type: 'button', role: 'menuitem', class: item.danger ? 'danger-text' : '',
      on: {
        click: () => {
          shut(true);
          item.act();
        },
      },
    }, item.label))));
  const shut = float(anchor, view);
  view.querySelector('[role=menuitem]')?.focus();
}

/** A select menu. One value is taken at once; several are taken when it closes. */
export function openListbox(button, { label, options, chosen, min, max, done }) {
  const picked = new Set(chosen);
  const several = max > 1;
  let decided = false;
  const view = h('div', { class: 'popup listbox', role: 'listbox', 'aria-label': label, 'aria-multiselectable': String(several), on: { keydown: (event) => walk(event, '[role=option]') } },
    options.map((option) => {
      const row = h('button', { type: 'button', role: 'option', 'aria-selected': String(picked.has(option.value)), data: { value: option.value }, on: { click: () => toggle(option, row) } },
        option.lead, h('span', { class: 'option-text' }, h('span', {}, withStones(option.label)), option.hint && h('small', {}, withStones(option.hint))), icon('check'));
      return row;
    }));
  const toggle = (option, row) => {
    if (!several) {
      decided = true;
      shut(true);
      // Where none may be chosen, the chosen one is taken back.
      done(min === 0 && picked.has(option.value) ? [] : [option.value]);
      return;
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < max) picked.add(option.value);
    row.setAttribute('aria-selected', String(picked.has(option.value)));
  };
  button.setAttribute('aria-expanded', 'true');
  const shut = float(button, view, () => {
    button.setAttribute('aria-expanded', 'false');
    const changed = picked.size !== chosen.length || chosen.some((value) => !picked.has(value));
    if (several && !decided && changed && picked.size >= min) done([...picked]);
  });
  (view.querySelector('[aria-selected=true]') ?? view.querySelector('[role=option]'))?.focus();
}
