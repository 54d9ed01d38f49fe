// @ts-check
// What is typed: moves, refusals, the fields of a command, the languages of its names.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, onTurn, seat, turn } from './table.mjs';

/** A short game by typing, with its record. */
export async function typedGame(members, shot) {
  const [kuro, shiro] = members;
  await seat(members, 'game:Go size:9');
  for (const point of ['E5', 'D4', 'F4']) {
    const { mover, other } = await turn(members, (member) => member.write(`/play at:${point}`));
    assert.equal(await onTurn(members), other, 'the move passes to the other');
    checked(`${mover.name} plays ${point} by typing; ${other.name} is called`);
  }
  await occupied(members, shot);
  await fields(members, shot);
  await turn(members, (member) => member.write('/game pass'));
  await turn(members, (member) => member.write('/game pass'));
  await bring(members, kuro, (member) => member.press('agree'));
  await shiro.press('agree');
  await Promise.all(members.map((member) => member.sees('.file-name', '.sgf')));
  await record(kuro);
}

async function occupied(members, shot) {
  const mover = await onTurn(members);
  const other = members.find((member) => member !== mover);
  const before = await mover.newestBoard();
  await mover.write('/play at:E5');
  await mover.sees('.message.private', 'Only you can see this');
  await shot(mover, 'refusal');
  assert.equal(await other.count('.message.private'), 0, 'a refusal is private');
  assert.equal((await other.newestBoard()).id, before.id, 'a refusal changes no board');
  checked(`an occupied point is refused privately: only ${mover.name} sees it`);
  await mover.page.locator('.message.private').getByRole('button', { name: 'Dismiss' }).first().click();
  await mover.page.locator('.message.private').waitFor({ state: 'detached' });
  checked('Dismiss takes the refusal away');
}

async function fields(members, shot) {
  const { mover } = await turn(members, async (member) => {
    const { page } = member;
    await page.locator('#text').click();
    await page.keyboard.type('/play');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: '+ at' }).click();
    await page.locator('#pills input').waitFor();
    await page.keyboard.type('C3');
    await page.locator('#suggestions [role=option]', { hasText: 'C3' }).waitFor();
    await shot(member, 'suggestions');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  checked(`${mover.name} plays C3 by the option's field and what the bot proposes for it`);
}

async function record(kuro) {
  const text = await kuro.page.evaluate(async () => {
    const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a.file-name'));
    const link = [...links].findLast((element) => element.textContent.endsWith('.sgf'));
    return link ? (await fetch(link.href)).text() : 'no file';
  });
  assert.match(text, /^\(;/, 'the file is a game record');
  for (const move of [/;B\[ee\]/, /;W\[df\]/, /;B\[ff\]/, /RE\[[BW0]/]) assert.match(text, move);
  checked('the .sgf file holds the moves and the result');
}

/** The commands as a member of another language sees them. */
export async function language([kuro], shot) {
  const { page } = kuro;
  const listed = async () => {
    await page.locator('#text').fill('/');
    await page.locator('#suggestions [role=option]').first().waitFor();
    return page.locator('#suggestions').textContent();
  };
  const english = await listed();
  await page.locator('#text').press('Escape');
  await page.locator('#locale').selectOption('de');
  await page.locator('#locale option[value=de]:checked').waitFor({ state: 'attached' });
  await page.waitForFunction((old) => {
    const text = /** @type {HTMLTextAreaElement} */ (document.getElementById('text'));
    text.value = '/';
    text.setSelectionRange(1, 1);
    text.dispatchEvent(new Event('input'));
    const now = document.getElementById('suggestions')?.textContent;
    return Boolean(now) && now !== old;
  }, english);
  checked('the commands change with the language of the member');
  await shot(kuro, 'german');
  await page.locator('#text').fill('');
  await page.locator('#locale').selectOption('en-GB');
}
