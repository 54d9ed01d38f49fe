// @ts-check
// Stones in texts: ⚫ and ⚪ as stones. Many fonts draw them as plain glyphs, filled with the colour of the text: white for Black
// where the page is dark.
import { h } from './dom.js';

const STONE = /([⚫⚪]\uFE0F?)/;

/** The emoji of a stone, drawn as a stone; copying it copies the emoji. */
export function stone(emoji) {
  return h('span', { class: emoji.startsWith('⚫') ? 'stone black' : 'stone white' }, emoji);
}

/** A text without markdown, with its stones drawn.
 * @param {string} [text] */
export function withStones(text = '') {
  return text.split(STONE).filter(Boolean).map((part) => (STONE.test(part) ? stone(part) : part));
}
