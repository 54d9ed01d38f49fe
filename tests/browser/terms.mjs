// @ts-check
// `/challenge` with terms that are no options of the command: they are filled into its form.

const OPTIONS = ['opponent', 'game', 'size', 'clock', 'level'];

/** A line as it is typed, and the terms that its form gets: names and values. */
export function withForm(line) {
  const [command, ...words] = line.split(' ');
  const isOption = (word) => OPTIONS.includes(word.split(':')[0]);
  const terms = command === '/challenge' ? words.filter((word) => !isOption(word)) : [];
  if (!terms.length) return { typed: line, terms: [] };
  return { typed: [command, ...words.filter(isOption), 'more:form'].join(' '), terms: terms.map((term) => term.split(':')) };
}

/** Fills the open form in with these terms and sends it. */
export async function fillTerms(page, terms) {
  const form = page.locator('dialog.modal');
  await form.waitFor();
  for (const [name, value] of terms) {
    const list = form.locator(`select[name="${name}"]`);
    const box = form.locator(`input[value="${name}=${value}"]`);
    if (await list.count()) await list.selectOption(value.toLowerCase());
    else if (await box.count()) await box.check();
    else await form.locator(`input[name="${name}"]`).fill(value);
  }
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'detached' });
}
