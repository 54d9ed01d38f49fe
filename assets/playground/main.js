// @ts-check
// Puts the page together.
import { isMissing } from './api.js';
import { startBack } from './back.js';
import { fail, focusComposer, startCommand, startComposer } from './composer.js';
import { byId } from './dom.js';
import { startDrawers } from './drawer.js';
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

/** Opens a channel that was open before, where it still is. */
function goBack(channelId) {
  const channel = store.channels.get(channelId);
  if (channel) openChannel(channel).catch((error) => fail(error.message));
  return Boolean(channel);
}

setTheme(THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'dark');
byId('theme').addEventListener('click', () => setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme ?? '') + 1) % THEMES.length]));
document.addEventListener('click', pressMention);
// Followed as a link it would be a place to go back to.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  focusComposer();
});
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason?.message ?? 'Something went wrong in this page.'));
on('error', fail);
on('connection', (connected) => {
  // What was said while nothing answered holds no more.
  if (connected && !byId('offline').hidden) fail('');
  byId('offline').hidden = connected;
});
on('clock', refreshStamps);
setInterval(refreshStamps, STAMP_MS);
startBack(goBack);
startDrawers();
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
