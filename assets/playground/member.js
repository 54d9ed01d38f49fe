// @ts-check
// The right side: the members, the applications, and the member's language.
import { api } from './api.js';
import { avatar, byId, displayName, h, icon, replace } from './dom.js';
import { openUserMenu } from './menu.js';
import { become, on, pingsOf, store } from './state.js';

/** Discord's client languages. */
const LOCALES = ['bg', 'cs', 'da', 'de', 'el', 'en-GB', 'en-US', 'es-419', 'es-ES', 'fi', 'fr', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'nl', 'no', 'pl', 'pt-BR', 'ro', 'ru', 'sv-SE', 'th', 'tr', 'uk', 'vi', 'zh-CN', 'zh-TW'];

/** Draws the list of members whenever it changes. */
export function startMembers() {
  for (const name of ['state', 'users', 'unread']) on(name, draw);
}

function draw() {
  if (!store.me) return;
  const users = [...store.users.values()];
  replace(byId('member-list'),
    meView(),
    h('section', {}, h('h2', {}, 'Members'), h('p', { class: 'hint' }, 'Press a member to be them.'),
      h('ul', {}, users.filter((user) => !user.bot).map(memberRow))),
    h('section', {}, h('h2', {}, 'Applications'),
      h('ul', {}, users.filter((user) => user.bot).map(applicationRow)),
      !store.applications.length && h('p', { class: 'hint' }, 'No bot is connected yet.')));
}

function meView() {
  const select = h('select', { id: 'locale', 'aria-label': 'Language of your client', data: { key: 'locale' }, on: { change: () => api.patchUser(store.me.id, { locale: select.value }) } },
    LOCALES.map((locale) => h('option', { value: locale, selected: locale === store.me.locale }, `${languageName(locale)}`)));
  return h('section', { class: 'me' }, avatar(store.me, 36),
    h('div', {}, h('strong', { id: 'me' }, `You are ${displayName(store.me)}`), select));
}

function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`;
}

function row(user, extra, act) {
  return h('li', {}, h('button', {
    type: 'button', class: 'member', data: { key: `member-${user.id}`, member: user.username }, 'aria-pressed': user.id === store.me.id ? 'true' : null,
    on: {
      click: (event) => act(event),
      contextmenu: (event) => {
        event.preventDefault();
        openUserMenu(user, { x: event.clientX, y: event.clientY });
      },
    },
  }, avatar(user, 32), h('span', { class: 'member-name' }, displayName(user), extra)),
  h('button', { type: 'button', class: 'icon-button', 'aria-label': `More for ${displayName(user)}`, title: 'More', data: { key: `more-${user.id}` }, on: { click: (event) => openUserMenu(user, event.currentTarget) } }, icon('more')));
}

function memberRow(user) {
  const pings = pingsOf(user.id);
  return row(user, [user.id === store.me.id ? h('small', {}, 'you') : user.scripted && h('small', {}, 'scripted'), pings > 0 && h('span', { class: 'badge', title: `${pings} unseen mentions` }, pings)], () => become(user.id));
}

function applicationRow(user) {
  return row(user, [h('span', { class: 'tag' }, 'APP'), h('span', { class: user.online ? 'dot online' : 'dot', role: 'img', 'aria-label': user.online ? 'online' : 'offline', title: user.online ? 'online' : 'offline' })], (event) => openUserMenu(user, event.currentTarget));
}
