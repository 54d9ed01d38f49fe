// @ts-check
// The greeting above the messages: in the first channel an introduction, elsewhere the commands to type.
import { api } from './api.js';
import { showError } from './composer.js';
import { announce, displayName, h } from './dom.js';
import { completeInteraction } from './interaction.js';
import { become, invoker, on, openChannel, store } from './state.js';

/** Custom ids of tengen's buttons and menus that start a game of the member who uses them. */
const STARTS_GAME = /^v1:(accept|take|seat|simul:take|versus:begin|ladder-challenge|league-play)(:|$)/;
const TEXT = 0;
const PUZZLES = 'puzzles';
/** A game against the program that anybody can win. */
const FIRST_GAME = { level: '1', game: 'go', size: '9' };

/** Opens the thread of a game that the member has started; games of others leave the open channel. */
export function startGreeting() {
  /** The member's last action in the open channel: its message, and whether it starts a game of theirs. */
  let last = { message: '', startsGame: false };
  on('press', ({ message, custom }) => { last = { message, startsGame: STARTS_GAME.test(custom) }; });
  on('create', (message) => {
    if (!message.only_for && [message.author.id, invoker(message)?.id].includes(store.me.id)) last = { message: message.id, startsGame: false };
  });
  const clear = () => { last = { message: '', startsGame: false }; };
  on('channel', clear);
  // A member who is typing stays in this channel.
  document.addEventListener('input', clear);
  on('opened', (channel) => {
    // A thread has the id of the message that it belongs to: the challenge, which mentions its players.
    const challenge = channel.parent_id === store.channel?.id && store.messages.get(channel.id);
    if (!challenge || !challenge.content.includes(`<@${store.me.id}>`) || !(last.startsGame || challenge.id === last.message)) return;
    openChannel(channel).catch((error) => showError(error.message));
    announce(`Your game is in the thread ${channel.name}, which is open now.`);
  });
}

/** The greeting of the open channel. */
export function greeting() {
  const { channel } = store;
  if (!channel) return welcomeView('No channel', 'Choose one on the left.');
  if (channel.id === [...store.channels.values()].find(({ type }) => type === TEXT)?.id) return introduction();
  if (channel.parent_id) return welcomeView(channel.name, 'One game is played here. When it is your turn, press Play below the newest board.');
  const name = channel.name ? `#${channel.name}` : 'your conversation';
  if (channel.name === PUZZLES) return welcomeView(`Welcome to ${name}`, 'Type ', commandButton('puzzle now'), ' for a puzzle that everybody here may answer.');
  return welcomeView(`Welcome to ${name}`, 'Type ', commandButton('challenge'), ' to offer a game to a member, ', commandButton('help'), ' for more, or ', h('kbd', {}, '/'), ' for all commands.');
}

function welcomeView(title, ...words) {
  return h('div', { class: 'welcome' }, h('h1', {}, title), h('p', {}, words));
}

function commandButton(name) {
  return h('button', { type: 'button', class: 'mention', data: { command: name } }, `/${name}`);
}

function introduction() {
  const others = [...store.users.values()].filter((user) => !user.bot && user.id !== store.me.id);
  const script = others.find((user) => user.username === 'shiro') ?? others[0];
  const names = others.map((user) => h('button', { type: 'button', class: 'link', data: { be: user.username }, on: { click: () => become(user.id) } }, displayName(user)));
  return h('div', { class: 'welcome greeting' },
    h('img', { src: '/assets/game.png', alt: 'A game of Go on a small board, as tengen draws it', width: 574, height: 560 }),
    h('div', {},
      h('h1', {}, 'Play Go in a chat'),
      h('p', {}, 'tengen is a Discord bot that hosts games of Go: it shows the board, knows the rules and counts. Here you try it without an account.'),
      h('p', { class: 'buttons' },
        actionButton('Play tengen', 'button primary', 'play', () => challenge(FIRST_GAME, { colour: ['black'] })),
        actionButton('Learn Go', 'button', 'learn', () => useCommand('rules')),
        actionButton('Solve a puzzle', 'button', 'puzzle', solve)),
      h('p', { class: 'hint' }, `You are ${displayName(store.me)}. To see the other side of a game, be `, names.flatMap((button, at) => [at > 0 && (at === names.length - 1 ? ' or ' : ', '), button]), '.',
        script && [' For trying, ', actionButton(`play against ${displayName(script)}`, 'link', 'script', () => challengeScripted(script)), ', a script that answers with any legal move.'],
        ' For everything else type ', commandButton('help'), '.')));
}

function actionButton(label, className, key, act) {
  const button = h('button', {
    type: 'button', class: className, data: { start: key },
    on: {
      click: async () => {
        button.disabled = true;
        button.classList.add('pending');
        try {
          await act();
        } finally {
          button.disabled = false;
          button.classList.remove('pending');
        }
      },
    },
  }, h('span', {}, label));
  return button;
}

/** Challenges a member, who then plays by a script while no window is open as them. */
async function challengeScripted(opponent) {
  await api.patchUser(opponent.id, { scripted: true });
  // Unrated: the script plays any legal move.
  await challenge({ opponent: opponent.id }, { colour: ['black'], also: ['rated=unrated'] });
}

async function solve() {
  const channel = [...store.channels.values()].find(({ name }) => name === PUZZLES);
  if (channel) await openChannel(channel);
  await useCommand('puzzle now');
}

/** Uses `/challenge` with these options, and submits its form with these fields. */
async function challenge(options, fields) {
  const sent = { as: store.me.id, channel: store.channel.id, command: 'challenge', options: { ...options, more: 'form' } };
  const filled = api.command(sent).then((opened) => (opened.state === 'modal' ? api.modal({ as: store.me.id, modal: opened.id, fields }) : opened));
  const sentence = await completeInteraction(filled);
  if (sentence) showError(`/challenge: ${sentence}`);
}

async function useCommand(name, options = {}) {
  const sentence = await completeInteraction(api.command({ as: store.me.id, channel: store.channel.id, command: name, options }));
  if (sentence) showError(`/${name}: ${sentence}`);
}
