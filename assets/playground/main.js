// @ts-check
// Puts the page together.
import { isMissing } from './api.js';
import { fail, startCommand, startComposer } from './composer.js';
import { byId } from './dom.js';
import { startGreeting } from './greeting.js';
import { refreshStamps } from './markdown.js';
import { startMembers } from './member.js';
import { startSidebar } from './sidebar.js';
import { become, on, openChannel, store } from './state.js';
import { showMessage, startTimeline } from './timeline.js';
import { startTools } from './tool.js';

const THEMES = ['dark', 'light', 'system'];
const STAMP_MS = 1000;
/** Who one is until one chooses. */
const FIRST_MEMBER = 'kuro';

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
  const label = `Theme: ${theme === 'system' ? 'as the system' : theme}`;
  const button = byId('theme');
  button.title = label;
  button.setAttribute('aria-label', `${label}. Press to change`);
}

function drawer(button, name) {
  const toggle = byId(button);
  toggle.addEventListener('click', () => {
    const shown = document.body.classList.toggle(name);
    toggle.setAttribute('aria-expanded', String(shown));
  });
}

function closeDrawers() {
  document.body.classList.remove('show-channels', 'show-members');
  for (const id of ['open-channels', 'open-members']) byId(id).setAttribute('aria-expanded', 'false');
}

/** Mentions of channels, messages and commands can be pressed wherever they are. */
function pressMention(event) {
  const target = event.target.closest?.('[data-channel], [data-command]');
  // With a key held down a link opens in a window of its own.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (target.dataset.command) startCommand(target.dataset.command);
  else visit(target.dataset.channel, target.dataset.jump);
}

/** Goes to a channel, and to one of its messages. */
async function visit(channelId, messageId) {
  const channel = store.channels.get(channelId);
  if (!channel) {
    fail('That channel is not here, or you may not see it.');
    return;
  }
  if (channel !== store.channel) await openChannel(channel);
  if (messageId && !showMessage(messageId)) fail('That message is gone, or only somebody else sees it.');
}

setTheme(THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'dark');
byId('theme').addEventListener('click', () => setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme ?? '') + 1) % THEMES.length]));
drawer('open-channels', 'show-channels');
drawer('open-members', 'show-members');
byId('scrim').addEventListener('click', closeDrawers);
document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
document.addEventListener('click', pressMention);
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason?.message ?? 'Something went wrong in this page.'));
on('error', fail);
on('connection', (connected) => {
  // What was said while nothing answered holds no more.
  if (connected && !byId('offline').hidden) fail('');
  byId('offline').hidden = connected;
});
on('clock', refreshStamps);
setInterval(refreshStamps, STAMP_MS);
startSidebar();
startMembers();
startTimeline();
startGreeting();
startComposer();
startTools();

/** Becomes whom the address names, if there is such a member. */
async function becomeWanted(name) {
  try {
    await become(name ?? FIRST_MEMBER);
  } catch (error) {
    if (!name || !isMissing(error)) throw error;
    await become(FIRST_MEMBER);
    fail(`Nobody is called “${name}” here. You are ${FIRST_MEMBER}.`);
  }
}

async function begin() {
  try {
    const wanted = new URLSearchParams(location.search);
    await becomeWanted(wanted.get('as'));
    if (wanted.has('message')) visit(wanted.get('channel'), wanted.get('message'));
  } catch (error) {
    byId('offline').hidden = false;
    fail(error.message);
    setTimeout(begin, 2000);
  }
}
begin();
