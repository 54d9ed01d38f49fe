// @ts-check
// The browser's Back: it closes what lies over the page first, and then goes from channel to channel.

/** How each thing that lies over the page is closed, the topmost last.
 * @type {(() => void)[]} */
const layers = [];
/** Whether the present entry of the history was made for what lies over the page. It stays when that is closed otherwise, for the
 * next such thing or the next channel: an entry is taken away by going back alone, which happens later than whatever comes next. */
let spare = Boolean(history.state?.spare);
/** The id of the open channel, and the address that leads there. */
let here;
let address = location.href;

/** Follows the browser's Back and Forward; `go` opens a channel by its id, or answers false where there is none. */
export function startBack(go) {
  addEventListener('popstate', ({ state }) => {
    const wasSpare = spare;
    spare = Boolean(state?.spare);
    if (state?.channel !== here) {
      for (const close of layers.splice(0).reverse()) close();
      if (!go(state?.channel)) history.replaceState({ channel: here, spare }, '', address);
      return;
    }
    const close = layers.pop();
    close?.();
    if (layers.length) cover();
    else if (!close && wasSpare && !spare) history.back();
  });
}

/** Says that something lies over the page, which Back closes by `close`. Answers what to call when it was closed. */
export function over(close) {
  layers.push(close);
  cover();
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

function cover() {
  if (spare) return;
  spare = true;
  history.pushState({ channel: here, spare }, '');
}

/** Writes down that a channel is open, with the address that leads there. */
export function arrive(channel, url) {
  const known = history.state?.channel;
  if (known === channel) history.replaceState({ channel, spare }, '', url);
  else if (known === undefined || spare) history.replaceState({ channel }, '', url);
  else history.pushState({ channel }, '', url);
  if (known !== channel) spare = false;
  here = channel;
  address = url;
  if (layers.length) cover();
}
