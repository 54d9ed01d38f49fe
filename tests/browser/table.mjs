// @ts-check
// Two members at a table: challenges, turns, and who is to move.
import assert from 'node:assert/strict';

/** kuro challenges shiro, who accepts: answers the first board. What `terms` leave open is not what was offered last. */
export async function seat(members, terms) {
  const open = [['rules:', 'rules:territory'], ['clock:', 'clock:none']];
  const usual = open.filter(([option]) => !terms.includes(option)).map(([, term]) => term).join(' ');
  const [kuro, shiro] = members;
  const before = await kuro.newestBoard();
  await kuro.write(`/challenge opponent:@shiro where:here ${usual} ${terms}`);
  await shiro.button('accept').waitFor();
  await shiro.press('accept');
  const boards = await Promise.all(members.map((member) => member.nextBoard(before)));
  assert.equal(boards[0].id, boards[1].id, 'both see the same board');
  return boards[0];
}

/** Who is called by the newest board has the move. */
export async function onTurn(members) {
  const boards = await Promise.all(members.map((member) => member.newestBoard()));
  const called = members.filter((_, at) => boards[at].pinged);
  assert.equal(called.length, 1, `just one member is called: ${boards[0].text}`);
  return called[0];
}

/** Lets a member do something that brings a new board, and waits until both see it. */
export async function bring(members, member, act) {
  const before = await member.newestBoard();
  await act(member);
  const boards = await Promise.all(members.map((other) => other.nextBoard(before)));
  return boards[0];
}

/** Lets a member do something that changes the newest board, and waits until both see it. */
export async function alter(members, member, act) {
  const { id, text } = await member.newestBoard();
  await act(member);
  await Promise.all(members.map((other) => other.page.waitForFunction(([message, old]) => {
    const shown = document.querySelector(`[data-message="${message}"]`);
    return shown && shown.textContent !== old;
  }, [id, text])));
}

/** Lets whoever has the move do something that brings a new board. */
export async function turn(members, act) {
  const mover = await onTurn(members);
  await bring(members, mover, act);
  return { mover, other: members.find((member) => member !== mover) };
}

/** Opens the picker by the Play button, and looks elsewhere until it shows this point. */
export async function look(member, point) {
  await member.press('play');
  await member.button('put').waitFor();
  if (await member.button(`put:${point}`).count()) return;
  await member.press('view:areas');
  // The answer to a press and the change of its message come by different ways. Where stones are placed one after another, an
  // older picker stands above.
  const found = await member.page.waitForFunction((wanted) => {
    const place = (name) => ['ABCDEFGHJKLMNOPQRST'.indexOf(name[0]), Number(name.slice(1))];
    const [column, row] = place(wanted);
    const far = (name) => Math.max(Math.abs(place(name)[0] - column), Math.abs(place(name)[1] - row));
    const message = [...document.querySelectorAll('.message:has(.button[data-custom^="v1:view:"])')].at(-1);
    if (!message || message.querySelector('.button[data-custom^="v1:put:"]')) return null;
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (message.querySelectorAll('.button[data-custom^="v1:view:"]'));
    const names = [...buttons].map((button) => button.dataset.custom?.split(':')[2] ?? '');
    return names.reduce((best, name) => (far(name) < far(best) ? name : best));
  }, point);
  const area = await found.jsonValue();
  await member.press(`view:${area}`);
  await member.button(`put:${point}`).waitFor();
}

/** Plays a stone by the Play button and its picker. */
export async function stone(member, point, seen = async () => {}) {
  await look(member, point);
  await seen();
  await member.press(`put:${point}`);
}

/** Plays points in turn, by the Play button and its picker; `pass` by its button and the question. */
export async function play(members, moves) {
  for (const move of moves.split(' ')) {
    await turn(members, (member) => (move === 'pass' ? pass(member) : stone(member, move)));
  }
}

/** Passes by the button and the question that it asks. */
export async function pass(member) {
  await member.press('pass');
  await member.button('pass-sure').waitFor();
  await member.press('pass-sure');
}
