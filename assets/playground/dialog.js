// @ts-check
// Dialogs over the page: pictures, forms, questions.
import { over } from './back.js';

/** Opens a dialog, which is gone when it is closed; Escape and Back close it.
 * @param {any} dialog */
export function openDialog(dialog) {
  const closed = over(() => dialog.close());
  dialog.addEventListener('close', () => {
    closed();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
