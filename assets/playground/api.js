// @ts-check
// The playground's own interface, as docs/playground.md describes it.

/** The message for an interaction without a response in time, or one that was refused. */
export const FAILED = 'This interaction failed';

/** A failed call, with a sentence for the member and the HTTP status of a refusal; `null` if the response is missing or unreadable. */
export class ApiError extends Error {
  /** @param {string} sentence @param {number | null} [status] */
  constructor(sentence, status = null) {
    super(sentence);
    this.status = status;
  }
}

const NOT_FOUND = 404;

/** Whether the error is a 404. */
export function isNotFound(error) {
  return error instanceof ApiError && error.status === NOT_FOUND;
}

/** @param {{ query?: object, body?: object }} given */
async function call(method, path, given = {}) {
  const { query, body } = given;
  const url = new URL(`/console/${path}`, location.href);
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  let response;
  try {
    response = await fetch(url, {
      method,
      headers: body ? { 'content-type': 'application/json' } : undefined,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ApiError('The playground does not answer. Is it still running?');
  }
  const text = await response.text();
  let value = {};
  try {
    value = text ? JSON.parse(text) : {};
  } catch {
    if (response.ok) throw new ApiError('The playground answered with something unreadable.');
  }
  if (!response.ok) throw new ApiError(value.error ?? `The playground answered ${response.status}.`, response.status);
  return value;
}

const encode = encodeURIComponent;

// Frozen, so that the type checker knows every method.
export const api = Object.freeze({
  state: (as) => call('GET', 'state', { query: as ? { as } : {} }),
  messages: (as, channel) => call('GET', 'messages', { query: { as, channel } }),
  send: (body) => call('POST', 'messages', { body }),
  commands: (as, channel) => call('GET', 'commands', { query: { as, channel } }),
  autocomplete: (body) => call('POST', 'autocomplete', { body }),
  command: (body) => call('POST', 'commands', { body }).then(settle),
  component: (body) => call('POST', 'components', { body }).then(settle),
  modal: (body) => call('POST', 'modals', { body }).then(settle),
  createChannel: (body) => call('POST', 'channels', { body }),
  deleteChannel: (channel) => call('DELETE', `channels/${encode(channel)}`),
  patchChannel: (channel, body) => call('PATCH', `channels/${encode(channel)}`, { body }),
  patchUser: (user, body) => call('PATCH', `users/${encode(user)}`, { body }),
  authorize: (body) => call('POST', 'authorize', { body }),
  fault: (body) => call('POST', 'faults', { body }),
  gateway: (body) => call('POST', 'gateway', { body }),
  clock: (advanceMs) => call('POST', 'clock', { body: { advance_ms: advanceMs } }),
});

/** Waits until an interaction is no longer pending. The server gives up after 3 seconds. */
async function settle(interaction) {
  let now = interaction;
  while (now.state === 'pending') {
    now = await call('GET', `interactions/${encode(now.id)}`, { query: { wait: 3500 } });
  }
  return now;
}

/** Keeps a WebSocket open; `onOpen` is called after every (re)connection. Returns a function that ends it. */
export function listen(as, { onEvent, onOpen, onLost }) {
  let socket;
  let timer;
  let ended = false;
  let delay = 300;
  const connect = () => {
    const url = new URL(`/console/events?as=${encode(as)}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.onopen = () => {
      delay = 300;
      if (!ended) onOpen();
    };
    socket.onmessage = ({ data }) => {
      if (!ended) onEvent(JSON.parse(data));
    };
    socket.onclose = () => {
      if (ended) return;
      onLost();
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, 5000);
    };
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket.close();
  };
}
