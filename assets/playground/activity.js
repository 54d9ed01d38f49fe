// @ts-check
// An Activity: the page of an application in a frame, and the client's side of Discord's protocol with it.
import { api } from './api.js';
import { openDialog } from './dialog.js';
import { h, icon } from './dom.js';
import { store } from './state.js';

const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
const INVALID_COMMAND = 4002;
const INVALID_TOKEN = 4009;
/** Permissions of the frame, as in Discord's client. */
const SANDBOX = 'allow-forms allow-modals allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts';
const NARROW = '(max-width: 700px)';

/** Opens an Activity over the page, in the channel that is open.
 * @param {{ application: string, origin: string }} activity */
export function openActivity({ application, origin }) {
  const { me, channel } = store;
  const frameId = crypto.randomUUID();
  const isPhone = matchMedia(NARROW).matches;
  const query = new URLSearchParams({
    instance_id: `i-${frameId}-gc-${channel.id}`, location_id: `gc-${channel.id}`, launch_id: frameId, channel_id: channel.id,
    ...(channel.guild_id ? { guild_id: channel.guild_id } : {}), frame_id: frameId, platform: isPhone ? 'mobile' : 'desktop',
    ...(isPhone ? { mobile_app_version: '300.0' } : {}),
  });
  const frame = h('iframe', { src: `${origin}/?${query}`, title: 'Activity', sandbox: SANDBOX, allow: 'clipboard-write' });
  const dialog = h('dialog', { class: 'activity', 'aria-label': 'Activity' },
    h('header', {}, h('button', { type: 'button', class: 'icon-button', 'aria-label': 'Leave the Activity', on: { click: () => dialog.close() } }, icon('close'))), frame);

  const sendToFrame = (code, data) => frame.contentWindow?.postMessage([code, data], origin);
  const respond = ({ cmd, nonce }, data) => sendToFrame(FRAME, { cmd, data, evt: null, nonce });
  const refuse = ({ cmd, nonce }, code, message) => sendToFrame(FRAME, { cmd, data: { code, message }, evt: 'ERROR', nonce });

  function completeHandshake(data) {
    if (data?.v !== 1 || data.client_id !== application || data.frame_id !== frameId) {
      sendToFrame(CLOSE, { code: 4000, message: 'Invalid client, frame or version' });
      return;
    }
    const { id, username, discriminator } = me;
    sendToFrame(FRAME, {
      cmd: 'DISPATCH', evt: 'READY', nonce: null,
      data: { v: 1, config: { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: 'production' }, user: { id, username, discriminator } },
    });
  }

  async function run(command) {
    if (command?.cmd === 'OPEN_EXTERNAL_LINK') {
      // Discord's client asks the member first.
      window.open(command.args.url, '_blank', 'noopener');
      return respond(command, { opened: true });
    }
    if (command?.cmd !== 'AUTHORIZE') return refuse(command ?? {}, INVALID_COMMAND, 'This command is not known here');
    try {
      const { client_id, code_challenge, code_challenge_method } = command.args;
      const challenge = code_challenge ? { code_challenge, code_challenge_method } : {};
      respond(command, await api.authorize({ as: me.id, client_id, ...challenge }));
    } catch (error) {
      refuse(command, INVALID_TOKEN, error.message);
    }
  }

  function receive({ source, origin: from, data }) {
    if (source !== frame.contentWindow || from !== origin || !Array.isArray(data)) return;
    const [code, payload] = data;
    if (code === HANDSHAKE) completeHandshake(payload);
    else if (code === FRAME) run(payload);
    else if (code === CLOSE) dialog.close();
  }

  window.addEventListener('message', receive);
  dialog.addEventListener('close', () => window.removeEventListener('message', receive));
  openDialog(dialog);
}
