// @ts-check
// The messages of the open channel. The list stays scrolled to the end while its reader is there.
import { announce, byId, displayName, focusedKey, h } from './dom.js';
import { pendingControl } from './component.js';
import { greeting } from './greeting.js';
import { continues, messageView, sameDay } from './message.js';
import { formatDate, invoker, markRead, on, store } from './state.js';

/** Distance at which the reader still counts as at the end, in pixels. */
const NEAR_PX = 80;
/** Time for which a message stays highlighted after a jump to it, in milliseconds. */
const HIGHLIGHT_MS = 2500;
let scroller;
let list;
let jump;
let atBottom = true;
let lastTop = 0;

/** Draws the messages whenever they change, and follows the end. */
export function startTimeline() {
  scroller = byId('scroller');
  list = byId('messages');
  jump = byId('jump');
  scroller.addEventListener('scroll', () => {
    // Scrolled by this script, which has set `atBottom` already.
    if (scroller.scrollTop === lastTop) return;
    // Only scrolling up leaves the end: growth at the end is followed.
    if (isNearEnd()) arriveAtEnd();
    else if (scroller.scrollTop < lastTop) atBottom = false;
    lastTop = scroller.scrollTop;
  }, { passive: true });
  const stick = new ResizeObserver(() => atBottom && toBottom());
  stick.observe(list);
  stick.observe(scroller);
  jump.addEventListener('click', toBottom);
  on('channel', () => {
    atBottom = true;
    jump.hidden = true;
  });
  on('messages', drawAll);
  on('users', () => {
    list.firstElementChild?.replaceWith(greeting());
    const messages = visibleMessages();
    messages.forEach((message, at) => drawAgain(message, messages[at - 1]));
  });
  on('create', add);
  on('update', redraw);
  on('delete', remove);
  document.addEventListener('visibilitychange', () => store.me && markRead());
}

const isNearEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;

function arriveAtEnd() {
  atBottom = true;
  jump.hidden = true;
}

function toBottom() {
  scroller.scrollTop = scroller.scrollHeight;
  lastTop = scroller.scrollTop;
  arriveAtEnd();
}

/** Scrolls to a message and highlights it for a moment; returns whether it exists. */
export function showMessage(id) {
  const found = messageElement(id);
  if (!found) return false;
  atBottom = false;
  found.scrollIntoView({ block: 'center' });
  // Messages get their real height only when they come into view.
  requestAnimationFrame(() => found.scrollIntoView({ block: 'center' }));
  found.classList.add('sought');
  setTimeout(() => found.classList.remove('sought'), HIGHLIGHT_MS);
  return true;
}

const visibleMessages = () => [...store.messages.values()].filter((message) => !store.dismissed.has(message.id));
const messageElement = (id) => list.querySelector(`:scope > [data-message="${CSS.escape(id)}"]`);

function drawAll() {
  const messages = visibleMessages();
  const out = document.createDocumentFragment();
  messages.forEach((message, at) => out.append(...withDivider(messages[at - 1], message)));
  const keep = atBottom;
  list.replaceChildren(greeting(), out);
  if (keep) toBottom();
}

function withDivider(previous, message) {
  const divider = !previous || !sameDay(previous, message)
    ? [h('div', { class: 'day', role: 'separator' }, h('span', {}, formatDate(new Date(message.timestamp), { dateStyle: 'long' })))] : [];
  return [...divider, messageView(message, continues(previous, message))];
}

function add(message) {
  const messages = visibleMessages();
  const previous = messages[messages.length - 2];
  const mine = [message.author.id, message.only_for, invoker(message)?.id].includes(store.me.id);
  const keep = atBottom || mine;
  const fresh = withDivider(previous, message);
  fresh.at(-1).classList.add('fresh');
  list.append(...fresh);
  if (keep) toBottom();
  else jump.hidden = false;
  announce(`${displayName(message.author)}: ${spokenText(message)}`);
}

function spokenText(message) {
  const pictures = (message.attachments ?? []).map((attachment) => attachment.description ?? attachment.filename);
  return [message.content, ...(message.embeds ?? []).map((embed) => embed.title), ...pictures].filter(Boolean).join('. ').replace(/<@!?(\d+)>/g, (_, id) => {
    const user = store.users.get(id);
    return user ? displayName(user) : '';
  }).replace(/<[^>]*>/g, '').slice(0, 400);
}

function redraw(message) {
  const messages = visibleMessages();
  drawAgain(message, messages[messages.findIndex((other) => other.id === message.id) - 1]);
}

function drawAgain(message, previous) {
  const old = messageElement(message.id);
  if (!old) return;
  const key = focusedKey(old);
  const pressed = pressedPosition(old);
  const fresh = messageView(message, continues(previous, message));
  // The element is reused: the browser remembers its height, and anchors the scrolling to the visible messages.
  old.className = fresh.className;
  old.replaceChildren(...fresh.childNodes);
  if (key) old.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  if (atBottom && !old.nextElementSibling) toBottom();
  else if (pressed) keepInPlace(old, pressed);
}

const controls = (article) => [...article.querySelectorAll('.components button')];

/** The position of the pressed control of a message that waits for its response. */
function pressedPosition(article) {
  const custom = pendingControl(article.dataset.message);
  const at = custom === undefined ? -1 : controls(article).findIndex((control) => control.dataset.custom === custom);
  return at < 0 ? null : { custom, at, top: controls(article)[at].getBoundingClientRect().top };
}

/** Scrolls so that the pressed control, or its replacement, stays where it was on the screen; a message that fits is shown whole. */
function keepInPlace(article, { custom, at, top }) {
  const all = controls(article);
  const control = all.find((other) => other.dataset.custom === custom) ?? all[Math.min(at, all.length - 1)];
  if (control) scroller.scrollTop += control.getBoundingClientRect().top - top;
  const [message, view] = [article, scroller].map((element) => element.getBoundingClientRect());
  if (message.height <= view.height) scroller.scrollTop += Math.min(0, message.top - view.top);
  lastTop = scroller.scrollTop;
  // Even near the end it is not followed: that would move the control.
  atBottom = false;
}

function remove(id) {
  const old = messageElement(id);
  if (!old) return;
  const { previousElementSibling: before, nextElementSibling: next } = old;
  old.remove();
  // A day without messages needs no divider.
  if (before?.classList.contains('day') && !(next instanceof HTMLElement && next.dataset.message)) before.remove();
  const following = next instanceof HTMLElement && next.dataset.message && store.messages.get(next.dataset.message);
  if (following) redraw(following);
}
