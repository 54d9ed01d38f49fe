// @ts-check
// Puzzles: answered wrongly, again, and given up; and one that comes as a file.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';

/** A question about a rule: two wrong answers and the right one, all by pressing. */
export async function puzzle([kuro, shiro], shot) {
  await kuro.write('/puzzle now topic:liberties level:1');
  await kuro.press('practice:post');
  await kuro.dismissAll();
  await shiro.button('puzzle:answer').waitFor();
  await shot(shiro, 'puzzle');
  await shiro.fillIn('puzzle:answer', '99');
  await shiro.button('puzzle:again').waitFor();
  await shot(shiro, 'puzzle-wrong');
  await shiro.fillIn('puzzle:again', '98');
  await shiro.button('puzzle:solve').waitFor();
  await shiro.press('puzzle:solve');
  await shot(shiro, 'puzzle-solved');
  assert.equal(await kuro.count('.message.private'), 0, 'nobody else sees the answers');
  await shiro.dismissAll();
  checked('a puzzle is answered wrongly, answered again, and its answer shown, by pressing');
}

/** shiro brings a puzzle as a file, kuro posts it, and shiro is shown how a wrong answer to a problem fails. */
export async function study([kuro, shiro], shot) {
  const { page } = shiro;
  await shiro.write('/puzzle create');
  const file = page.locator('input[type=file][data-option=file]');
  const study = '(;SZ[9]AB[cd][dc][ed]AW[dd]C[Black takes a stone.](;B[de]C[RIGHT Taken.])(;B[aa];W[de]))';
  await file.setInputFiles({ name: 'mine.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(study) });
  // Another field does not lose the file.
  await page.locator('.pill-more', { hasText: 'level' }).click();
  const level = page.locator('input[data-option=level]');
  await level.fill('1');
  assert.equal(await file.evaluate((input) => input.files[0]?.name), 'mine.sgf', 'the file is still chosen');
  await level.press('Enter');
  await kuro.button('puzzle:take').waitFor();
  await shot(kuro, 'proposal');
  await kuro.press('puzzle:take');
  await shiro.button('puzzle:answer').waitFor();
  checked('a puzzle comes as a file and waits for a moderator');
  const before = await kuro.newestBoard();
  await kuro.write('/puzzle now topic:life-and-death level:3');
  await kuro.press('practice:post');
  await kuro.dismissAll();
  const problem = await kuro.nextBoard(before);
  await kuro.press('puzzle:close');
  await kuro.press('puzzle:close-sure');
  await page.locator(`[data-message="${problem.id}"] .button[data-custom^="v1:puzzle:solve:"]`).waitFor();
  await shot(kuro, 'problem');
  checked('a problem is posted and closed with its solution');
}
