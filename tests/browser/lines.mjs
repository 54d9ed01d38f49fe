// @ts-check
// What people write, however long its words are.
import { checked } from './check.mjs';

/** A word that is wider than a phone stays in the window, whatever stands before it. */
export async function longWords(members, shot) {
  const [kuro] = members;
  const word = 'W'.repeat(64);
  for (const [before, shown] of [['', '.text'], ['1. ', '.message ol li'], ['-# ', '.subtext']]) {
    await kuro.write(`${before}**${word}**`);
    await kuro.sees(shown, word);
  }
  await shot(kuro, 'long-words');
  checked('a long word stays in the window, in a line, a list and a note');
}
