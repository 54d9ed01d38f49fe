// @ts-check
// Stones in texts: ⚫ and ⚪ as stones. Many fonts draw them as plain glyphs, filled with the colour of the text: white for Black
// where the page is dark.
import { h } from './dom.js';

const STONE = /([⚫⚪]\uFE0F?)/;

/** A stone as it is written, drawn as one; who copies it copies what is written. */
export function stone(written) {
  return h('span', { class: written.startsWith('⚫') ? 'stone black' : 'stone white' }, written);
}

/** A text that is no markdown, with its stones.
 * @param {string} [text] */
export function withStones(text = '') {
  return text.split(STONE).filter(Boolean).map((part) => (STONE.test(part) ? stone(part) : part));
}
