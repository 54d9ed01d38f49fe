// @ts-check
// The two sides of a narrow window: each slides in over the messages. Escape, Back and a press beside it close it.
import { over } from './back.js';
import { byId } from './dom.js';
import { on } from './state.js';

const DRAWERS = [['open-channels', 'show-channels'], ['open-members', 'show-members']];
let closed = () => {};

/** Takes over the buttons that open the sides. */
export function startDrawers() {
  for (const [button, name] of DRAWERS) byId(button).addEventListener('click', () => open(button, name));
  byId('scrim').addEventListener('click', closeDrawers);
  on('channel', closeDrawers);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
}

function open(button, name) {
  closeDrawers();
  closed = over(closeDrawers);
  document.body.classList.add(name);
  byId(button).setAttribute('aria-expanded', 'true');
}

/** Closes the side that is open, if one is. */
function closeDrawers() {
  closed();
  closed = () => {};
  for (const [button, name] of DRAWERS) {
    document.body.classList.remove(name);
    byId(button).setAttribute('aria-expanded', 'false');
  }
}
