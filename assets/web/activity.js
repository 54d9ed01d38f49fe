'use strict';
// Discord's client is the parent of this page: it says for which member it is here, by a code that the server exchanges.
// The messages are those of @discord/embedded-app-sdk 2.5.0.

{
  const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
  const place = document.getElementById('game');
  const { application, clients, failed } = place.dataset;
  const given = new URLSearchParams(location.search);
  const client = parent.opener ?? parent;
  // Phones show it without a page around it that has an origin.
  const origins = [...clients.split(' '), location.origin, 'null'];
  const origin = document.referrer && new URL(document.referrer).origin;
  const tell = (code, data) => client.postMessage([code, data], origins.includes(origin) ? origin : '*');
  const letters = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const verifier = letters(crypto.getRandomValues(new Uint8Array(32)));
  const nonce = crypto.randomUUID();

  const fail = () => {
    place.querySelector('p').textContent = failed;
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
    if (said?.cmd === 'DISPATCH' && said.evt === 'READY') authorize().catch(fail);
    if (said?.nonce !== nonce) return;
    if (said.evt === 'ERROR' || !said.data?.code) fail();
    else signIn(said.data.code).catch(fail);
  });
  tell(HANDSHAKE, { v: 1, encoding: 'json', client_id: application, frame_id: given.get('frame_id') });
}
