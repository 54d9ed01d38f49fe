// @ts-check
// Dialogs over the page: pictures, forms, questions.
import { addLayer } from './back.js';

/** Opens a dialog, which is removed when it is closed; Escape and Back close it.
 * @param {any} dialog */
export function openDialog(dialog) {
  const removeLayer = addLayer(() => dialog.close());
  dialog.addEventListener('close', () => {
    removeLayer();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
