'use strict';
// Discord's client is the parent of this page: it says for which member it is here, by a code that the server exchanges,
// and it alone opens what is outside of its frame. The messages are those of @discord/embedded-app-sdk 2.5.0.

{
  const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
  const place = document.querySelector('[data-application]');
  const { application, clients, failed, browser } = place.dataset;
  const given = new URLSearchParams(location.search);
  const client = parent.opener ?? parent;
  // Phones show it without a page around it that has an origin.
  const origins = [...clients.split(' '), location.origin, 'null'];
  // Only the first page is told of its frame; the name of the window stays.
  const isFirst = Boolean(failed);
  if (isFirst) window.name = `${given.get('frame_id')} ${document.referrer && new URL(document.referrer).origin}`;
  const [frame, origin] = window.name.split(' ');
  const tell = (code, data) => client.postMessage([code, data], origins.includes(origin) ? origin : '*');
  const shake = () => tell(HANDSHAKE, { v: 1, encoding: 'json', client_id: application, frame_id: frame });
  const letters = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const verifier = letters(crypto.getRandomValues(new Uint8Array(32)));
  const nonce = crypto.randomUUID();
  /** The address that is to be opened outside of the frame. */
  let outside = '';

  const fail = () => {
    if (isFirst) place.querySelector('p').textContent = failed;
  };

  /** Asks for a code that is good for this page alone: only it has the verifier. */
  async function authorize() {
    const challenge = letters(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    const args = { client_id: application, response_type: 'code', state: '', prompt: 'none', scope: ['identify'], code_challenge: challenge, code_challenge_method: 'S256' };
    tell(FRAME, { cmd: 'AUTHORIZE', args, nonce });
  }

  async function signIn(code) {
    const body = new URLSearchParams({ code, verifier, channel: given.get('channel_id') ?? '' });
    const response = await fetch('/activity', { method: 'POST', body });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('game');
    place.replaceWith(document.adoptNode(fresh));
    document.querySelector('form[data-now]')?.requestSubmit();
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== client || !origins.includes(origin) || !Array.isArray(data)) return;
    const [code, said] = data;
    if (code === CLOSE) fail();
    if (code !== FRAME) return;
    if (said?.cmd === 'DISPATCH' && said.evt === 'READY') {
      if (isFirst) authorize().catch(fail);
      else if (outside) tell(FRAME, { cmd: 'OPEN_EXTERNAL_LINK', args: { url: outside }, nonce });
    }
    if (said?.nonce !== nonce || !isFirst) return;
    if (said.evt === 'ERROR' || !said.data?.code) fail();
    else signIn(said.data.code).catch(fail);
  });

  // Of other sites the frame shows nothing, and it keeps no files: the browser does, where our page has another address.
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || !/^https?:$/.test(link.protocol) || (link.origin === location.origin && !link.download)) return;
    event.preventDefault();
    outside = link.href.replace(location.origin, browser);
    shake();
  });
  if (isFirst) shake();
}
