// @ts-check
// What stands above the messages: in the first channel what this is and how to begin, elsewhere what to type.
import { api } from './api.js';
import { fail } from './composer.js';
import { announce, displayName, h } from './dom.js';
import { follow } from './interaction.js';
import { become, invoker, on, openChannel, store } from './state.js';

/** The buttons and menus of tengen that begin a game of the member who uses them, wherever it is announced. */
const BEGINS = /^v1:(accept|take|seat|simul:take|versus:begin|ladder-challenge|league-play)(:|$)/;
const TEXT = 0;
const PUZZLES = 'puzzles';
/** A game against the program that anybody can win. */
const FIRST_GAME = { level: '1', game: 'go', size: '9' };

/** Follows a game into its thread when the member began it: nobody is taken elsewhere by what others do. */
export function startGreeting() {
  /** What the member did last here: the message that they wrote, asked for or pressed, and whether that begins a game of theirs. */
  let last = { message: '', begins: false };
  on('press', ({ message, custom }) => { last = { message, begins: BEGINS.test(custom) }; });
  on('create', (message) => {
    if (!message.only_for && [message.author.id, invoker(message)?.id].includes(store.me.id)) last = { message: message.id, begins: false };
  });
  const other = () => { last = { message: '', begins: false }; };
  on('channel', other);
  // Who is writing goes on writing here.
  document.addEventListener('input', other);
  on('opened', (channel) => {
    // A thread has the id of the message below which it stands: of the challenge, which names its players.
    const challenge = channel.parent_id === store.channel?.id && store.messages.get(channel.id);
    if (!challenge || !challenge.content.includes(`<@${store.me.id}>`) || !(last.begins || challenge.id === last.message)) return;
    openChannel(channel).catch((error) => fail(error.message));
    announce(`Your game is in the thread ${channel.name}, which is open now.`);
  });
}

/** What stands above the messages of the open channel. */
export function greeting() {
  const { channel } = store;
  if (!channel) return welcome('No channel', 'Choose one on the left.');
  if (channel.id === [...store.channels.values()].find(({ type }) => type === TEXT)?.id) return first();
  if (channel.parent_id) return welcome(channel.name, 'One game is played here. When it is your turn, press Play below the newest board.');
  const name = channel.name ? `#${channel.name}` : 'your conversation';
  if (channel.name === PUZZLES) return welcome(`Welcome to ${name}`, 'Type ', command('puzzle now'), ' for a puzzle that everybody here may answer.');
  return welcome(`Welcome to ${name}`, 'Type ', command('challenge'), ' to offer a game to a member, ', command('help'), ' for more, or ', h('kbd', {}, '/'), ' for all commands.');
}

function welcome(title, ...words) {
  return h('div', { class: 'welcome' }, h('h1', {}, title), h('p', {}, words));
}

function command(name) {
  return h('button', { type: 'button', class: 'mention', data: { command: name } }, `/${name}`);
}

function first() {
  const others = [...store.users.values()].filter((user) => !user.bot && user.id !== store.me.id);
  const script = others.find((user) => user.username === 'shiro') ?? others[0];
  const names = others.map((user) => h('button', { type: 'button', class: 'link', data: { be: user.username }, on: { click: () => become(user.id) } }, displayName(user)));
  return h('div', { class: 'welcome greeting' },
    h('img', { src: '/assets/game.png', alt: 'A game of Go on a small board, as tengen draws it', width: 574, height: 560 }),
    h('div', {},
      h('h1', {}, 'Play Go in a chat'),
      h('p', {}, 'tengen is a Discord bot that hosts games of Go: it shows the board, knows the rules and counts. Here you try it without an account.'),
      h('p', { class: 'buttons' },
        start('Play tengen', 'button primary', 'play', () => challenge(FIRST_GAME, { colour: ['black'] })),
        start('Learn Go', 'button', 'learn', () => use('rules')),
        start('Solve a puzzle', 'button', 'puzzle', solve)),
      h('p', { class: 'hint' }, `You are ${displayName(store.me)}. To see the other side of a game, be `, names.flatMap((button, at) => [at > 0 && (at === names.length - 1 ? ' or ' : ', '), button]), '.',
        script && [' For trying, ', start(`play against ${displayName(script)}`, 'link', 'script', () => play(script)), ', a script that answers with any legal move.'],
        ' For everything else type ', command('help'), '.')));
}

function start(label, className, key, act) {
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

/** Challenges somebody who then plays by script, as long as nobody is them. */
async function play(opponent) {
  await api.patchUser(opponent.id, { scripted: true });
  // A script that answers with any legal move says nothing of anybody's strength.
  await challenge({ opponent: opponent.id }, { colour: ['black'], also: ['rated=unrated'] });
}

async function solve() {
  const channel = [...store.channels.values()].find(({ name }) => name === PUZZLES);
  if (channel) await openChannel(channel);
  await use('puzzle now');
}

/** Challenges with these options, and with what is filled into the form of the command. */
async function challenge(options, fields) {
  const sent = { as: store.me.id, channel: store.channel.id, command: 'challenge', options: { ...options, more: 'form' } };
  const filled = api.command(sent).then((opened) => (opened.state === 'modal' ? api.modal({ as: store.me.id, modal: opened.id, fields }) : opened));
  const sentence = await follow(filled);
  if (sentence) fail(`/challenge: ${sentence}`);
}

async function use(name, options = {}) {
  const sentence = await follow(api.command({ as: store.me.id, channel: store.channel.id, command: name, options }));
  if (sentence) fail(`/${name}: ${sentence}`);
}
