// @ts-check
// Openings with a choice of colours: Swap2 with two more stones, and Soosõrv-8 to the fifth move that White picks.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, seat, stone } from './table.mjs';

/** The verbs of the buttons and menus below the newest board. */
async function verbs(member) {
  const { id } = await member.newestBoard();
  const below = member.page.locator(`[data-message="${id}"] [data-custom]`);
  const customs = await below.evaluateAll((all) => all.map((control) => control.dataset.custom));
  return customs.map((custom) => custom.split(':')[1]);
}

/** Presses something that is the other member's to press, and reads the refusal. */
async function refused(member, verb) {
  await member.press(verb);
  await member.page.locator('.message.private').last().waitFor();
  await member.dismissAll();
}

/** kuro places the first three stones, of both colours. */
async function three(members, points) {
  for (const point of points) await bring(members, members[0], (member) => stone(member, point));
  for (const member of members) await member.dismissAll();
}

export async function opening(members, shot, { channel }) {
  const [kuro, shiro] = members;
  await seat(members, 'game:Gomoku rules:gomoku opening:Swap2 size:15 colour:Black');
  await three(members, ['H8', 'J9', 'L11']);
  assert.deepEqual(await verbs(shiro), ['take-black', 'take-white', 'place-two', 'more']);
  await shot(shiro, 'swap2-choose');
  await refused(kuro, 'take-black');
  await bring(members, shiro, (member) => member.press('place-two'));
  for (const point of ['H9', 'G7']) await bring(members, shiro, (member) => stone(member, point));
  await shiro.dismissAll();
  assert.deepEqual(await verbs(kuro), ['take-black', 'take-white', 'more']);
  await refused(shiro, 'take-white');
  const taken = await bring(members, kuro, (member) => member.press('take-white'));
  assert.match(taken.text, /kuro plays White|White.*kuro/);
  await bring(members, kuro, (member) => stone(member, 'O15'));
  await shiro.write('/game resign');
  await bring(members, shiro, (member) => member.press('resign-sure'));
  checked(`Swap2 is played with two more stones, in ${channel}`);

  await seat(members, 'game:Renju rules:renju opening:soosorv8 size:15 colour:Black');
  await three(members, ['H8', 'J9', 'K10']);
  await bring(members, shiro, (member) => member.press('take-black'));
  await bring(members, kuro, (member) => stone(member, 'G7'));
  await kuro.dismissAll();
  await shot(kuro, 'soosorv-count');
  await bring(members, kuro, (member) => member.choose('fifths', '2'));
  await bring(members, shiro, (member) => member.press('take-black'));
  for (const point of ['L11', 'F8']) await bring(members, shiro, (member) => stone(member, point));
  await shiro.dismissAll();
  await shot(kuro, 'soosorv-pick');
  await kuro.press('play');
  await kuro.button('put').waitFor();
  await shot(kuro, 'soosorv-picker');
  await kuro.dismissAll();
  await bring(members, kuro, (member) => stone(member, 'F8'));
  await kuro.dismissAll();
  assert.ok((await verbs(kuro)).includes('play'), 'the game goes on after the opening');
  checked(`Soosõrv-8 is played to the fifth move, in ${channel}`);
}
