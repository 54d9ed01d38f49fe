// @ts-check
// Popups beside the control that opened them: select menus and context menus. Escape and a press elsewhere close them.
import { addLayer } from './back.js';
import { h, icon } from './dom.js';
import { withStones } from './stone.js';

let close = () => {};

/** Shows an element beside an anchor (an element or a point). Returns a function that closes it, and optionally restores the focus. */
function openPopup(anchor, element, onClose = () => {}) {
  close();
  const opener = document.activeElement;
  document.body.append(element);
  positionPopup(anchor, element);
  const onPointerDown = (event) => {
    if (!element.contains(event.target)) hide(false);
  };
  const onKeyDown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    hide(true);
  };
  const hide = (restoreFocus) => {
    if (!element.isConnected) return;
    document.removeEventListener('pointerdown', onPointerDown, true);
    element.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('resize', onResize);
    element.remove();
    removeLayer();
    close = () => {};
    if (restoreFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onClose();
  };
  const onResize = () => hide(false);
  document.addEventListener('pointerdown', onPointerDown, true);
  element.addEventListener('keydown', onKeyDown);
  window.addEventListener('resize', onResize);
  close = () => hide(false);
  const removeLayer = addLayer(() => hide(true));
  return hide;
}

function positionPopup(anchor, element) {
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

/** Moves the focus between the items of a list by the arrow keys, Home and End. */
function moveFocus(event, selector) {
  const items = [...event.currentTarget.querySelectorAll(selector)];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || !items.length) return;
  event.preventDefault();
  items[(to + items.length) % items.length].focus();
}

/** A menu of actions: `[{ label, act }]`, or `{ heading }`. */
export function openMenu(anchor, items) {
  const view = h('div', { class: 'popup menu', role: 'menu', on: { keydown: (event) => moveFocus(event, '[role=menuitem]') } }, items.map((item) => (item.heading
    ? h('div', { class: 'menu-heading', role: 'presentation' }, item.heading)
    : h('button', {
      type: 'button', role: 'menuitem', class: item.danger ? 'danger-text' : '',
      on: {
        click: () => {
          hide(true);
          item.act();
        },
      },
    }, item.label))));
  const hide = openPopup(anchor, view);
  view.querySelector('[role=menuitem]')?.focus();
}

/** A select menu. A single value is applied at once, several when the menu closes. */
export function openListbox(button, { label, options, chosen, min, max, done }) {
  const picked = new Set(chosen);
  const several = max > 1;
  const view = h('div', { class: 'popup listbox', role: 'listbox', 'aria-label': label, 'aria-multiselectable': String(several), on: { keydown: (event) => moveFocus(event, '[role=option]') } },
    options.map((option) => {
      const row = h('button', { type: 'button', role: 'option', 'aria-selected': String(picked.has(option.value)), data: { value: option.value }, on: { click: () => toggle(option, row) } },
        option.lead, h('span', { class: 'option-text' }, h('span', {}, withStones(option.label)), option.hint && h('small', {}, withStones(option.hint))), icon('check'));
      return row;
    }));
  const toggle = (option, row) => {
    if (!several) {
      hide(true);
      // If none may be chosen, choosing the current option removes it.
      done(min === 0 && picked.has(option.value) ? [] : [option.value]);
      return;
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < max) picked.add(option.value);
    row.setAttribute('aria-selected', String(picked.has(option.value)));
  };
  button.setAttribute('aria-expanded', 'true');
  const hide = openPopup(button, view, () => {
    button.setAttribute('aria-expanded', 'false');
    const changed = picked.size !== chosen.length || chosen.some((value) => !picked.has(value));
    if (several && changed && picked.size >= min) done([...picked]);
  });
  (view.querySelector('[aria-selected=true]') ?? view.querySelector('[role=option]'))?.focus();
}
