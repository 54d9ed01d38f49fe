// @ts-check
// The browser's Back: it first closes the layers over the page (dialogs, drawers, popups), then goes to the previous channel.

/** The functions that close the open layers, topmost last.
 * @type {(() => void)[]} */
const layers = [];
/** Whether the current history entry was pushed for a layer. It stays when the layer is closed without Back, for the next layer or
 * channel: an entry can only be removed by going back, which takes effect later than what follows. */
let spare = Boolean(history.state?.spare);
/** The id of the open channel, and its address. */
let channelId;
let address = location.href;

/** Handles the browser's Back and Forward; `go` opens a channel by its id, and returns false if it does not exist. */
export function startBack(go) {
  addEventListener('popstate', ({ state }) => {
    const wasSpare = spare;
    spare = Boolean(state?.spare);
    if (state?.channel !== channelId) {
      for (const close of layers.splice(0).reverse()) close();
      if (!go(state?.channel)) history.replaceState({ channel: channelId, spare }, '', address);
      return;
    }
    const close = layers.pop();
    close?.();
    if (layers.length) pushLayerEntry();
    else if (!close && wasSpare && !spare) history.back();
  });
}

/** Registers a layer over the page, which Back closes by `close`. Returns a function to call once it is closed. */
export function addLayer(close) {
  layers.push(close);
  pushLayerEntry();
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

function pushLayerEntry() {
  if (spare) return;
  spare = true;
  history.pushState({ channel: channelId, spare }, '');
}

/** Records in the history that a channel is open, with its address. */
export function recordChannel(channel, url) {
  const known = history.state?.channel;
  if (known === channel) history.replaceState({ channel, spare }, '', url);
  else if (known === undefined || spare) history.replaceState({ channel }, '', url);
  else history.pushState({ channel }, '', url);
  if (known !== channel) spare = false;
  channelId = channel;
  address = url;
  if (layers.length) pushLayerEntry();
}
