// The page works without this script; with it, the board is live, and touched without loading the page anew.
'use strict';

const find = (selector, within = document) => within.querySelector(selector);
const language = document.documentElement.lang;

/** The name of the point that was touched once. */
let marked = null;
/** The name of the point that the keyboard is at. */
let current = null;
/** What was last told to those who hear the page. */
let heard = '';

const points = () => find('.points');
const pointOf = (name) => name && find(`.points button[value="${name}"]`);

/** Tells those who hear the page, politely. */
function say(text) {
  const said = find('#said');
  if (said && text !== heard) said.textContent = heard = text;
}

function mark(name) {
  find('[data-marked]')?.removeAttribute('data-marked');
  marked = name;
  const point = pointOf(name);
  if (!point) return;
  point.dataset.marked = '';
  say(points().dataset.again.replace('%', name));
}

/** One point of the board is in the order of the keyboard: arrows lead to the others. */
function rove() {
  const all = [...document.querySelectorAll('.points button')];
  if (!all.length) return;
  const here = pointOf(current) ?? all[Math.floor(all.length / 2)];
  for (const point of all) point.tabIndex = point === here ? 0 : -1;
}

function move(event) {
  const point = event.target.closest?.('.points button');
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-99, 0], End: [99, 0] }[event.key];
  if (event.key === 'Escape') mark(null);
  if (!point || !step) return;
  event.preventDefault();
  const row = [...point.parentNode.children];
  const rows = [...point.parentNode.parentNode.children];
  const within = (at, length) => Math.max(0, Math.min(length - 1, at));
  const next = rows[within(rows.indexOf(point.parentNode) + step[1], rows.length)].children[within(row.indexOf(point) + step[0], row.length)];
  next.focus();
}

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const units = [['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
const formats = { t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' }, F: { dateStyle: 'full', timeStyle: 'short' } };

/** The time until a moment: within an hour it counts down by seconds. */
function fromNow(seconds) {
  if (seconds > 0 && seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units[3];
  return relative.format(Math.round(seconds / length), unit);
}

/** Times as Discord tells them: in the reader's zone, or from now. */
function tellTimes() {
  for (const time of document.querySelectorAll('time[datetime]')) {
    const at = new Date(time.dateTime);
    const format = new Intl.DateTimeFormat(language, formats[time.dataset.how] ?? { dateStyle: 'long', timeStyle: 'short' });
    const seconds = Math.round((at - Date.now()) / 1000);
    const told = time.dataset.how === 'R' ? fromNow(seconds) : format.format(at);
    if (time.textContent === told) continue;
    time.textContent = told;
    time.title = format.format(at);
  }
}

/** Puts the parts of `text` in the place of those that are there; the keyboard stays where it was. */
function replace(text) {
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  const active = document.activeElement;
  const focus = active?.name ? `${active.tagName}[name="${active.name}"]` + (active.tagName === 'BUTTON' ? `[value="${active.value}"]` : '') : null;
  const state = find('#state')?.textContent;
  for (const id of ['answer', 'game', 'club']) {
    const part = fresh.getElementById(id);
    // A form that is being filled in stays, and an answer that is being made.
    const answer = find('#answer');
    const stays = answer?.contains(active) || (answer && find('form[data-later]', answer));
    if (id === 'answer' && part && !part.childNodes.length && stays && !posting) continue;
    // What a refusal says stands in the place of a club, too.
    const place = document.getElementById(id) ?? (id === 'game' ? find('#club') : null);
    if (part) place?.replaceWith(document.adoptNode(part));
  }
  if (marked && pointOf(marked)?.ariaDisabled !== 'true') mark(marked);
  else mark(null);
  rove();
  tellTimes();
  if (focus && !document.activeElement?.name) (find(focus) ?? find('.points [tabindex="0"]'))?.focus({ preventScroll: true });
  const told = find('#state .told')?.innerText;
  if (told && find('#state').textContent !== state) say(told);
  void ask();
}

/** The part of the page that changes by itself. */
const live = () => find('#game[data-revision], #club[data-revision]');

let posting = false;

/** Brings an answer into sight, and of a tall one what is pressed below its picture. */
async function show(answer) {
  if (!answer?.childNodes.length) return;
  const pictures = [...answer.querySelectorAll('img')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const last = [...answer.querySelectorAll('form')].at(-1);
  (last ?? answer).scrollIntoView({ block: 'nearest' });
}

/** What the server says to a form that is sent. */
async function sent(form, submitter, more = {}) {
  const body = new URLSearchParams(new FormData(form, submitter));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  const response = await fetch(form.action, { method: 'POST', body, headers: { 'X-Part': '1' } });
  return response.text();
}

async function post(form, submitter, sure) {
  posting = true;
  try {
    const text = await sent(form, submitter, sure ? { sure: '1' } : {});
    mark(null);
    replace(text);
  } catch {
    line('behind');
    return;
  } finally {
    posting = false;
  }
  // The next touch need not wait for the pictures of this answer.
  await show(find('#answer'));
}

/** Asks for an answer that is being made, until it is there or something else has been pressed. */
async function ask() {
  const form = find('form[data-later]');
  if (!form || form.dataset.later) return;
  form.dataset.later = 'asked';
  try {
    const text = await sent(form, find('button', form));
    if (!form.isConnected || posting) return;
    replace(text);
    await show(find('#answer'));
  } catch {
    line('behind');
    await new Promise((resolve) => setTimeout(resolve, 10000));
    form.dataset.later = '';
    void ask();
  }
}

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  // A form that leads to another page does so by itself.
  if (form.getAttribute('action')) return;
  event.preventDefault();
  if (posting) return;
  if (submitter?.name !== 'point') return void post(form, submitter, false);
  const { touch } = form.dataset;
  const name = submitter.value;
  current = name;
  if (touch === 'nothing') return;
  // A forbidden point is asked about at once: the answer says why.
  const isFirst = touch === 'twice' && marked !== name && submitter.ariaDisabled !== 'true';
  if (isFirst) mark(name);
  else void post(form, submitter, true);
});
document.addEventListener('keydown', move);
document.addEventListener('focusin', (event) => {
  if (event.target.name !== 'point') return;
  current = event.target.value;
  rove();
});

/** Says that the board may be out of date, or nothing. */
function line(what) {
  const told = find('#line');
  if (!told) return;
  told.hidden = !what;
  told.textContent = what ? told.dataset[what] : '';
}

/** The line that is played ahead, as part of an address. */
function ahead() {
  const form = find('.points');
  const [line, seen] = ['line', 'seen'].map((name) => find(`input[name=${name}]`, form ?? document)?.value);
  return line === undefined || seen === undefined ? '' : `?${new URLSearchParams({ line, seen })}`;
}

async function refresh() {
  try {
    // A page holds for seconds in caches: one that was told of a change asks whether it has changed.
    const response = await fetch(ahead() || location.href, { cache: 'no-cache', headers: { 'X-Part': '1' } });
    replace(await response.text());
    line(null);
    return response.ok;
  } catch {
    line('behind');
    return true;
  }
}

function listen() {
  const events = new EventSource(`${location.pathname}/live`);
  events.onmessage = ({ data }) => {
    line(null);
    if (live()?.dataset.revision !== data && !posting) void refresh();
  };
  events.onerror = async () => {
    line('behind');
    if (events.readyState !== EventSource.CLOSED) return;
    // The server has refused it: the page says why, or there are too many.
    const goesOn = await refresh();
    if (goesOn) {
      line(find('#line')?.hidden ? 'notLive' : 'behind');
      setTimeout(listen, 10000);
    }
  };
}

find('form[data-now]')?.requestSubmit();
void ask();
rove();
tellTimes();
if (live()) {
  setInterval(tellTimes, 1000);
  listen();
}
