// @ts-check
// Puts the page together.
import { isNotFound } from './api.js';
import { startBack } from './back.js';
import { focusComposer, showError, startCommand, startComposer } from './composer.js';
import { byId } from './dom.js';
import { startDrawers } from './drawer.js';
import { startGreeting } from './greeting.js';
import { refreshTimestamps } from './markdown.js';
import { startMembers } from './member.js';
import { startSidebar } from './sidebar.js';
import { become, on, openChannel, store } from './state.js';
import { showMessage, startTimeline } from './timeline.js';
import { startTools } from './tool.js';

const THEMES = ['dark', 'light', 'system'];
const TIMESTAMP_INTERVAL_MS = 1000;
/** The member of a window whose address names none. */
const FIRST_MEMBER = 'kuro';

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
  const label = `Theme: ${theme === 'system' ? 'as the system' : theme}`;
  const button = byId('theme');
  button.title = label;
  button.setAttribute('aria-label', `${label}. Press to change`);
}

/** Handles presses on mentions of channels, messages and commands. */
function handleMentionPress(event) {
  const target = event.target.closest?.('[data-channel], [data-command]');
  // With a modifier key a link opens in another window.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (target.dataset.command) startCommand(target.dataset.command);
  else visit(target.dataset.channel, target.dataset.jump);
}

/** Goes to a channel, and to one of its messages. */
async function visit(channelId, messageId) {
  const channel = store.channels.get(channelId);
  if (!channel) {
    showError('That channel is not here, or you may not see it.');
    return;
  }
  if (channel !== store.channel) await openChannel(channel);
  if (messageId && !showMessage(messageId)) showError('That message is gone, or only somebody else sees it.');
}

/** Opens a channel from the history; returns false if it no longer exists. */
function goBack(channelId) {
  const channel = store.channels.get(channelId);
  if (channel) openChannel(channel).catch((error) => showError(error.message));
  return Boolean(channel);
}

setTheme(THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'dark');
byId('theme').addEventListener('click', () => setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme ?? '') + 1) % THEMES.length]));
document.addEventListener('click', handleMentionPress);
// As a link it would add a history entry.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  focusComposer();
});
window.addEventListener('unhandledrejection', ({ reason }) => showError(reason?.message ?? 'Something went wrong in this page.'));
on('error', showError);
on('connection', (connected) => {
  // The error shown while the server was unreachable no longer applies.
  if (connected && !byId('offline').hidden) showError('');
  byId('offline').hidden = connected;
});
on('clock', refreshTimestamps);
setInterval(refreshTimestamps, TIMESTAMP_INTERVAL_MS);
startBack(goBack);
startDrawers();
startSidebar();
startMembers();
startTimeline();
startGreeting();
startComposer();
startTools();

/** Becomes the member whom the address names, or the first one if there is no such member. */
async function becomeWanted(name) {
  try {
    await become(name ?? FIRST_MEMBER);
  } catch (error) {
    if (!name || !isNotFound(error)) throw error;
    await become(FIRST_MEMBER);
    showError(`Nobody is called “${name}” here. You are ${FIRST_MEMBER}.`);
  }
}

async function openPage() {
  try {
    const wanted = new URLSearchParams(location.search);
    await becomeWanted(wanted.get('as'));
    if (wanted.has('message')) visit(wanted.get('channel'), wanted.get('message'));
  } catch (error) {
    byId('offline').hidden = false;
    showError(error.message);
    setTimeout(openPage, 2000);
  }
}
openPage();
