// @ts-check
// What the bot says in English, by the name of the text: a scene that waits for a sentence follows the sentence.
import { readFile, readdir } from 'node:fs/promises';

const folder = new URL('../../assets/locales/en/', import.meta.url);
/** The texts of one line, by name. */
const texts = new Map();
for (const file of await readdir(folder)) {
  for (const line of (await readFile(new URL(file, folder), 'utf8')).split('\n')) {
    const [, name, text] = /^([a-z][\w-]*) = (.+)$/.exec(line) ?? [];
    if (name) texts.set(name, text);
  }
}

/**
 * A pattern for the text with this name, as it is shown: whatever is named in `facts` stands there, anything in place of
 * its other variables, and no marks of bold type or code.
 * @param {string} name
 * @param {Record<string, string | number>} [facts]
 */
export function says(name, facts = {}) {
  const text = texts.get(name);
  if (!text || text.endsWith('->')) throw new Error(`${name} is not a text of one line`);
  const parts = text.replaceAll(/\*\*|`/g, '').split(/\{ \$?([\w-]+) \}/);
  return new RegExp(parts.map((part, at) => (at % 2 ? fact(facts[part]) : literal(part))).join(''));
}

function fact(value) {
  return value === undefined ? '.*' : literal(String(value));
}

function literal(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}
