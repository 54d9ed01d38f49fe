// @ts-check
// A picture in full size, over the page.
import { openDialog } from './dialog.js';
import { h, icon } from './dom.js';

/** Opens a picture; a press anywhere, or Escape, closes it.
 * `hint` names the control that the member may have looked for.
 * @param {{ width?: number, height?: number, filename?: string, hint?: string }} about */
export function openPicture(url, alt, about = {}) {
  const { width, height, filename, hint } = about;
  const dialog = h('dialog', { class: 'lightbox', 'aria-label': filename ?? 'Picture' },
    h('img', { src: url, alt, ...(width ? { width } : {}), ...(height ? { height } : {}) }),
    hint && h('p', { class: 'lightbox-hint' }, hint),
    h('div', { class: 'lightbox-bar' },
      h('a', { href: url, target: '_blank', rel: 'noreferrer' }, icon('external'), 'Open original'),
      h('button', { type: 'button', class: 'icon-button', 'aria-label': 'Close' }, icon('close'))));
  dialog.addEventListener('click', (event) => {
    if (!event.target.closest('a')) dialog.close();
  });
  openDialog(dialog);
}
