// @ts-check
// The files that go with a message.
import { h, icon, localUrl } from './dom.js';
import { openPicture } from './picture.js';

/** Maximum size of a picture in a message, in pixels, as in Discord. */
const MAX_PREVIEW = { width: 550, height: 350 };

/** The size at which a picture is shown. */
export function fitSize(width, height) {
  const scale = Math.min(1, MAX_PREVIEW.width / width, MAX_PREVIEW.height / height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** Numbers of pictures in the rows of a gallery by their total, as in Discord; of three, one is beside the other two. */
const ROWS = { 2: [2], 3: [3], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [1, 3, 3], 8: [2, 3, 3], 9: [3, 3, 3], 10: [1, 3, 3, 3] };

/** The files of a message, pictures together and first. */
export function attachmentsView(attachments) {
  const pictures = attachments.filter(isPicture);
  const rows = ROWS[pictures.length];
  if (!rows) return h('div', { class: 'attachments' }, attachments.map(attachmentView));
  const rowLengths = rows.flatMap((row) => Array(row).fill(row));
  return h('div', { class: 'attachments' },
    h('div', { class: 'mosaic', data: { count: pictures.length } }, pictures.map((picture, at) => h('div', { data: { row: rowLengths[at] } }, attachmentView(picture)))),
    attachments.filter((attachment) => !isPicture(attachment)).map(attachmentView));
}

const isPicture = (attachment) => (attachment.content_type ?? '').startsWith('image/');

/** The element of an attached file: a picture is shown, anything else can be downloaded. */
export function attachmentView(attachment) {
  const url = localUrl(attachment.url);
  if (!isPicture(attachment)) {
    return h('div', { class: 'file-card' }, icon('file'),
      h('div', { class: 'file-text' }, h('a', { href: url, download: attachment.filename, class: 'file-name' }, attachment.filename), h('small', {}, formatBytes(attachment.size))),
      h('a', { class: 'icon-button', href: url, download: attachment.filename, 'aria-label': `Download ${attachment.filename}` }, icon('download')));
  }
  const alt = attachment.description ?? '';
  const [width, height] = fitSize(attachment.width || MAX_PREVIEW.width, attachment.height || MAX_PREVIEW.height);
  return h('figure', { class: 'picture', style: { '--width': `${width}px`, '--ratio': `${width} / ${height}` } },
    h('button', { type: 'button', class: 'picture-button', 'aria-label': `${alt || attachment.filename}. Open in full size`, on: { click: (event) => openPicture(url, alt, { ...attachment, hint: hintFor(event.currentTarget) }) } },
      h('img', { src: url, alt, width, height, loading: 'lazy', decoding: 'async' })),
    alt && altBadge(alt));
}

/** The hint on the picture of a board on which the member can play: it names the control for choosing a point. */
function hintFor(picture) {
  const below = (verb) => picture.closest('[data-message]')?.querySelector(`.button[data-custom^="v1:${verb}:"]:enabled`);
  if (below('put')) return 'Press the point below the board';
  const play = below('play');
  return play ? `Choose the point with “${play.textContent}” below the board` : '';
}

function altBadge(alt) {
  const text = h('span', { class: 'alt-text', hidden: true }, alt);
  const badge = h('button', {
    type: 'button', class: 'alt-badge', 'aria-expanded': 'false', title: alt,
    on: {
      click: () => {
        text.hidden = !text.hidden;
        badge.setAttribute('aria-expanded', String(!text.hidden));
      },
    },
  }, 'ALT');
  return [badge, text];
}

function formatBytes(size) {
  if (size < 1024) return `${size} bytes`;
  return size < 1024 * 1024 ? `${(size / 1024).toFixed(1)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
