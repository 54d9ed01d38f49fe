// @ts-check
// Menus of members and messages: the bots' menu commands, and a few actions of the page.
import { menuCommands } from './command.js';
import { insertText, send } from './composer.js';
import { displayName } from './dom.js';
import { openMenu } from './popup.js';
import { become, localized, openPrivate, store } from './state.js';

const ON_USER = 2;
const ON_MESSAGE = 3;

const appItems = (type, target) => {
  const commands = menuCommands(type);
  return commands.length ? [{ heading: 'Apps' }, ...commands.map((command) => ({ label: localized(command, 'name'), act: () => send(command, {}, target) }))] : [];
};

/** Opens the menu of a member. */
export function openUserMenu(user, anchor) {
  openMenu(anchor, [
    { heading: displayName(user) },
    ...(user.id === store.me.id ? [] : [{ label: 'Message', act: () => openPrivate(user) }]),
    { label: 'Mention', act: () => insertText(`@${user.username}`) },
    ...(user.bot || user.id === store.me.id ? [] : [{ label: `Be ${displayName(user)}`, act: () => become(user.id) }]),
    { label: 'Copy id', act: () => navigator.clipboard?.writeText(user.id) },
    ...appItems(ON_USER, user.id),
  ]);
}

/** Opens the menu of a message. */
export function openMessageMenu(message, anchor) {
  openMenu(anchor, [
    { label: 'Copy text', act: () => navigator.clipboard?.writeText(message.content ?? '') },
    { label: 'Copy id', act: () => navigator.clipboard?.writeText(message.id) },
    ...appItems(ON_MESSAGE, message.id),
  ]);
}
