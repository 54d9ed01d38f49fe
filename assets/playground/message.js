// @ts-check
// One message as an element: header, text, embeds, attachments and components.
import { avatar, displayName, h, icon, localUrl } from './dom.js';
import { componentsView } from './component.js';
import { inline, link, markdown } from './markdown.js';
import { dismiss, formatDate, invoker, now, pings, store } from './state.js';
import { openPicture } from './picture.js';
import { attachmentsView, fitSize } from './attachment.js';
import { openMessageMenu, openUserMenu } from './menu.js';

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
/** The message consists of components only: a file is shown where a component refers to it. */
const COMPONENTS_V2 = 1 << 15;
const GROUP_MS = 7 * 60 * 1000;
const FULL = { dateStyle: 'full', timeStyle: 'medium' };

/** Whether a message is grouped with the previous one, without a header. */
export function continues(previous, message) {
  return Boolean(previous) && previous.author.id === message.author.id && !hasHeadline(message)
    && sameDay(previous, message) && !isPrivate(previous) && !isPrivate(message)
    && Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
}

/** Whether two messages were sent on the same day. */
export function sameDay(first, second) {
  return new Date(first.timestamp).toDateString() === new Date(second.timestamp).toDateString();
}

const isComponentsOnly = (message) => Boolean((message.flags ?? 0) & COMPONENTS_V2);
const isPrivate = (message) => Boolean((message.flags ?? 0) & EPHEMERAL);

/** The name of the command that a message responds to, directly or by a form. */
function commandOf(message) {
  const metadata = message.interaction_metadata;
  return message.interaction?.name ?? metadata?.name ?? metadata?.triggering_interaction_metadata?.name;
}

/** Whether a line above the message says what it responds to; not for a private response to a button, which its reader has just pressed. */
function hasHeadline(message) {
  return invoker(message) !== null ? Boolean(commandOf(message)) || !isPrivate(message) : Boolean(message.referenced_message);
}

/** The element of a message; a `compact` one is without the name and picture of its author. */
export function messageView(message, compact) {
  const { author } = message;
  const known = store.users.get(author.id) ?? author;
  const user = { ...known, ...author, color: known.color };
  const loading = Boolean((message.flags ?? 0) & LOADING);
  const classes = ['message', compact && 'compact', isPrivate(message) && 'private', pings(message, store.me.id) && 'pinged'];
  const who = (label, className) => h('button', {
    type: 'button', class: className, title: `${displayName(user)}: what to do`, data: { key: `author-${message.id}` },
    on: { click: (event) => openUserMenu(user, event.currentTarget) },
  }, label);
  return h('article', {
    class: classes.filter(Boolean).join(' '), 'data-message': message.id, 'aria-label': `Message from ${displayName(user)}`,
    on: { contextmenu: (event) => contextMenu(event, message.id) },
  },
  !compact && headlineView(message),
  h('div', { class: 'message-gutter' }, compact ? clockTime(message, 'gutter-time') : h('span', { 'aria-hidden': 'true', on: { click: (event) => openUserMenu(user, event.currentTarget) } }, avatar(user))),
  h('div', { class: 'message-body' },
    !compact && h('header', {},
      who(displayName(user), 'author'),
      user.bot && h('span', { class: 'tag' }, 'APP'),
      dayTime(message),
      !message.content && editedMark(message)),
    loading ? thinkingView() : message.content && h('div', { class: 'content' }, markdown(message.content), editedMark(message)),
    !isComponentsOnly(message) && filesOutsideEmbeds(message).length > 0 && attachmentsView(filesOutsideEmbeds(message)),
    (message.embeds ?? []).map(embedView),
    message.poll && pollView(message.poll),
    componentsView(message),
    message.thread && h('button', { type: 'button', class: 'thread-link', data: { channel: message.thread.id } }, icon('thread'), message.thread.name),
    isPrivate(message) && h('p', { class: 'private-note' }, icon('eye'), 'Only you can see this · ',
      h('button', { type: 'button', class: 'link', on: { click: () => dismiss(message.id) } }, 'Dismiss'))),
  h('div', { class: 'message-tools' }, h('button', {
    type: 'button', class: 'icon-button', 'aria-label': 'More for this message', title: 'More',
    on: { click: (event) => openMessageMenu(message, event.currentTarget) },
  }, icon('more'))));
}

/** The files of a message that are in none of its embeds. */
function filesOutsideEmbeds({ attachments, embeds }) {
  const within = (embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return (attachments ?? []).filter((file) => !within.includes(file.url));
}

/** The mark of an edited message. */
function editedMark({ edited_timestamp: at }) {
  return at && h('span', { class: 'edited', title: formatDate(new Date(at), FULL) }, '(edited)');
}

function contextMenu(event, messageId) {
  if (event.target.closest('a, img, input, textarea') || String(getSelection())) return;
  event.preventDefault();
  openMessageMenu(store.messages.get(messageId), { x: event.clientX, y: event.clientY });
}

function headlineView(message) {
  if (!hasHeadline(message)) return null;
  const user = invoker(message);
  if (user) {
    const name = commandOf(message);
    return h('div', { class: 'headline' }, icon('reply'), avatar(store.users.get(user.id) ?? user, 16),
      h('b', {}, displayName(user)), name ? [' used ', h('span', { class: 'command-name' }, `/${name}`)] : ' pressed a button');
  }
  const answered = message.referenced_message;
  return h('div', { class: 'headline' }, icon('reply'), avatar(answered.author, 16), h('b', {}, displayName(answered.author)),
    h('span', { class: 'quoted' }, inline((answered.content || 'a picture').replaceAll('\n', ' ').slice(0, 200))));
}

function thinkingView() {
  return h('div', { class: 'thinking', role: 'status' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')), 'thinking…');
}

function dayTime(message) {
  const date = new Date(message.timestamp);
  const today = date.toDateString() === new Date(now()).toDateString();
  const format = today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
  return h('time', { datetime: message.timestamp, title: formatDate(date, FULL) }, formatDate(date, format));
}

function clockTime(message, className) {
  return h('time', { class: className, datetime: message.timestamp }, formatDate(new Date(message.timestamp), { timeStyle: 'short' }));
}

/** A poll: its question, answers and end. Votes are not supported. */
function pollView(poll) {
  return h('section', { class: 'embed poll', 'aria-label': 'Poll' },
    h('div', { class: 'embed-main' },
      h('div', { class: 'embed-title' }, poll.question.text),
      h('ul', { class: 'poll-answers' }, poll.answers.map((answer) => h('li', {}, answer.poll_media.text))),
      h('footer', {}, `Poll · until ${formatDate(new Date(poll.expiry), FULL)}`)));
}

function embedView(embed) {
  const color = typeof embed.color === 'number' ? `#${embed.color.toString(16).padStart(6, '0')}` : null;
  const image = embed.image ?? null;
  const [width, height] = image ? fitSize(image.width || 400, image.height || 300) : [0, 0];
  return h('section', { class: 'embed', style: color ? { '--bar': color } : {} },
    h('div', { class: 'embed-main' },
      embed.author?.name && h('div', { class: 'embed-author' }, embed.author.name),
      embed.title && h('div', { class: 'embed-title' }, embed.url?.startsWith('http')
        ? link(embed.url, inline(embed.title)) : inline(embed.title)),
      embed.description && h('div', { class: 'embed-description' }, markdown(embed.description)),
      embed.fields?.length > 0 && h('dl', { class: 'embed-fields' }, embed.fields.map((field) => h('div', { class: field.inline ? 'inline' : 'wide' }, h('dt', {}, inline(field.name)), h('dd', {}, markdown(field.value))))),
      image && h('button', { type: 'button', class: 'picture-button', 'aria-label': 'Open picture in full size', style: { '--width': `${width}px`, '--ratio': `${width} / ${height}` }, on: { click: () => openPicture(localUrl(image.url), '', image) } },
        h('img', { src: localUrl(image.url), alt: image.description ?? '', width, height, loading: 'lazy' })),
      (embed.footer?.text || embed.timestamp) && h('footer', {}, [embed.footer?.text, embed.timestamp && formatDate(new Date(embed.timestamp), FULL)].filter(Boolean).join(' · '))),
    embed.thumbnail && h('img', { class: 'embed-thumbnail', src: localUrl(embed.thumbnail.url), alt: '' }));
}
