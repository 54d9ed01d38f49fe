// @ts-check
// Accessibility of a page by the rules of axe-core: names, roles, contrast, order.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Finds nothing wrong with the page in a tab. */
export async function accessible(tab) {
  await tab.evaluate(source);
  const found = await tab.evaluate(async () => {
    // @ts-ignore: it was just put there.
    const { violations } = await globalThis.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  assert.deepEqual(found, [], `accessibility of ${tab.url()}`);
}
