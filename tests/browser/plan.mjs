// @ts-check
// A plan played ahead on the board: by touch and by keyboard, branched, kept, removed, and carried out; and a review that comes to the page.
import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { lies, open, point, sound, taken } from './board.mjs';
import { checked } from './check.mjs';
import { onTurn, seat, stone } from './table.mjs';
import { says } from './words.mjs';

/** White plans while Black thinks. */
export async function plan(members, shot, { problems }) {
  await seat(members, 'game:Go size:9');
  const black = await onTurn(members);
  const white = members.find((member) => member !== black);
  const { tab } = await open(white, problems);
  const press = (name) => tab.locator(`button[name="plan"][value="${name}"]`).click();
  const line = (moves) => tab.locator(`.points input[name="line"][value="${moves}"]`).waitFor({ state: 'attached' });
  await sound(tab);
  await taken(shot, white, tab, 'plan-button');
  await tab.locator('button[name="line"]').click();
  await line('');
  await tab.locator('.told', { hasText: says('plan-start') }).waitFor();
  await sound(tab);
  await taken(shot, white, tab, 'plan-empty');
  await point(tab, 'E5').click();
  await line('E5');
  await point(tab, 'C3').click();
  await line('E5C3');
  await sound(tab);
  await taken(shot, white, tab, 'plan-line');
  await press('save');
  await tab.locator('.tree [aria-current]', { hasText: 'E5 → C3' }).waitFor();
  await tab.locator('#answer', { hasText: 'E5 C3' }).waitFor();
  await sound(tab);
  checked('a line is played ahead on the board and kept');

  // On by the keyboard: what is pressed leads back to the board.
  await point(tab, 'C7').focus();
  await tab.keyboard.press('Enter');
  await line('E5C3C7');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('Enter');
  await line('E5C3C7D7');
  await press('save');
  await tab.locator('.tree [aria-current]', { hasText: 'C7 → D7' }).waitFor();
  await tab.locator('.tree button[value="E5C3"]').click();
  await line('E5C3');
  await point(tab, 'G3').click();
  await point(tab, 'G5').click();
  await line('E5C3G3G5');
  await press('save');
  await tab.locator('.tree [aria-current]', { hasText: 'G3 → G5' }).waitFor();
  await sound(tab);
  await taken(shot, white, tab, 'plan-tree');
  await press('remove');
  await line('E5C3');
  assert.equal(await tab.locator('.tree button[value="E5C3G3G5"]').count(), 0, 'the line is gone');
  assert.equal(await tab.locator('.tree button[value="E5C3C7D7"]').count(), 1, 'the other one stays');
  await point(tab, 'E5').click({ force: true });
  await tab.locator('#answer', { hasText: 'E5' }).waitFor();
  await taken(shot, white, tab, 'plan-refused');
  checked('it is branched by the keyboard, and the rules refuse what is taken');

  const before = await white.newestBoard();
  await stone(black, 'E5');
  await lies(tab, 'C3');
  await tab.locator('.points input[name="line"]').waitFor({ state: 'detached' });
  await white.nextBoard(before);
  await white.dismissAll();
  await black.dismissAll();
  checked('the answer is played when its turn comes, and the page shows the game');
  await later(tab, white, shot);
  await tab.close();
}

/** White resigns, and asks for a review on the page. */
async function later(tab, white, shot) {
  await tab.locator('button[value^="v1:more:"]').click();
  await tab.locator('#answer button[value="resign"]').click();
  await tab.locator('#answer button[value^="v1:resign-sure:"]').click();
  await tab.locator('.points[data-touch=nothing]').waitFor();
  await tab.locator('.told .links a').click();
  const read = tab.locator('button[name="read"]');
  await read.waitFor();
  await tab.locator('textarea').fill('Where was it lost?');
  await accessible(tab);
  await taken(shot, white, tab, 'plan-review-unread');
  await read.click();
  await tab.locator('.graph, form[data-later]').first().waitFor();
  await taken(shot, white, tab, 'plan-review-asked');
  await tab.locator('.graph').waitFor({ timeout: 120000 });
  assert.equal(await tab.locator('textarea').inputValue(), 'Where was it lost?', 'what is being written stays');
  await accessible(tab);
  await taken(shot, white, tab, 'plan-review');
  checked('the page of a review asks for the engine’s view, which comes to it');
}
