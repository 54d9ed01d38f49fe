// @ts-check
// The drawers of a narrow window, with the channels and the members. Escape, Back and a press beside one close it.
import { addLayer } from './back.js';
import { byId } from './dom.js';
import { on } from './state.js';

const DRAWERS = [['open-channels', 'show-channels'], ['open-members', 'show-members']];
let removeLayer = () => {};

/** Handles the buttons that open the drawers. */
export function startDrawers() {
  for (const [button, name] of DRAWERS) byId(button).addEventListener('click', () => open(button, name));
  byId('scrim').addEventListener('click', closeDrawers);
  on('channel', closeDrawers);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
}

function open(button, name) {
  closeDrawers();
  removeLayer = addLayer(closeDrawers);
  document.body.classList.add(name);
  byId(button).setAttribute('aria-expanded', 'true');
}

/** Closes the open drawer, if any. */
function closeDrawers() {
  removeLayer();
  removeLayer = () => {};
  for (const [button, name] of DRAWERS) {
    document.body.classList.remove(name);
    byId(button).setAttribute('aria-expanded', 'false');
  }
}
