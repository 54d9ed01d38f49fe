// @ts-check
// A finished game is reviewed: the graph, the mistakes on the board, and its moves guessed.
import { checked } from './check.mjs';
import { study } from './study.mjs';
import { play, seat } from './table.mjs';
import { says } from './words.mjs';

/** Waits for the picture of the newest private message. */
async function picture(member) {
  const image = member.page.locator('.message.private').last().locator('.attachments img').last();
  await image.waitFor();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element) => element.decode());
}

/** Writes into the form of a button, sees it below the board, and removes it by the menu. */
async function noted(member, verb, text, shot, name) {
  const below = member.page.locator('.message.private', { hasText: text });
  await member.fillIn(verb, text);
  await below.waitFor();
  await member.settled();
  await shot(member, name);
  const [first] = await member.entries('reviewed:remove');
  await member.choose('reviewed:remove', first);
  await below.waitFor({ state: 'detached' });
}

/** kuro loses a game, by the stone on A1 too, and asks where, shows everyone, and shiro guesses the moves. */
export async function review(members, shot, options) {
  const [kuro, shiro] = members;
  await seat(members, 'game:Go size:9 rules:chinese colour:black');
  await play(members, 'E5 C3 G3 C7 G7 E3 D5 E7 A1 F4 F5 G4 H4 G5 G6 H5 H6 F3 J5 H3 J4');
  await kuro.press('more');
  await kuro.choose('more', 'note');
  await kuro.button('reviewed:note').waitFor();
  await noted(kuro, 'reviewed:note', 'Is J5 dead?', shot, 'review-note');
  await kuro.dismissAll();
  checked('a private note is written and removed while the game is played');
  await shiro.write('/game resign');
  await shiro.press('resign-sure');
  await kuro.press('review');
  // The engine reads the game meanwhile, which takes seconds.
  await kuro.page.locator('.message.private', { hasText: says('review-doubt') }).last().waitFor({ timeout: 120_000 });
  await picture(kuro);
  await shot(kuro, 'review-graph');
  await kuro.press('reviewed:mistake-after');
  await picture(kuro);
  await shot(kuro, 'review-mistake');
  await noted(kuro, 'reviewed:comment', 'White could cut here', shot, 'review-comment');
  await picture(kuro);
  checked('a comment is written in the chat, and removed by its menu');
  await kuro.press('reviewed:on');
  await kuro.press('reviewed:graph');
  await kuro.press('share-review');
  await shiro.sees('.message:not(.private)', says('table-shown-by'));
  await shot(shiro, 'review-shared');
  checked('a finished game is reviewed for whoever asks, and shown to everyone');

  await kuro.dismissAll();
  await shiro.press('review');
  await shiro.button('reviewed:guess').waitFor();
  await shiro.press('reviewed:guess');
  await picture(shiro);
  await shot(shiro, 'review-guess');
  await shiro.press('guess');
  await picture(shiro);
  await shot(shiro, 'review-guessed');
  await shiro.dismissAll();
  checked('its moves are guessed, one after the other');

  for (const member of members) {
    await member.press('review');
    await member.button('review-page').waitFor();
  }
  await kuro.press('reviewed:ask');
  await shiro.sees('.message:not(.private)', says('note-asks'));
  await shiro.press('reviewed:ask');
  await shiro.sees('.message.private', says('note-asked-already'));
  await shot(shiro, 'review-asked');
  checked('a review is asked for once');
  await study(members, shot, options);
  await record(kuro, shot, options.channel);
}

/** A game that was played elsewhere: Black plays along the edge. */
const RECORD = '(;GM[1]SZ[9]KM[7]RU[Chinese]PB[ao]PW[aka]RE[W+R];B[ai];W[ee];B[ii];W[ec];B[aa];W[ge];B[ia];W[cg];B[ae];W[gg];B[ei];W[cc])';

/** kuro attaches a record, has it shown as a board, and asks what the engine thinks of it. */
async function record(kuro, shot, channel) {
  const { page } = kuro;
  await kuro.dismissAll();
  const post = async (path, data) => (await page.request.post(new URL(`/console/${path}`, page.url()).href, { data })).json();
  const file = { filename: 'game.sgf', content_base64: Buffer.from(RECORD).toString('base64') };
  const { id } = await post('messages', { as: 'kuro', channel, content: 'look', files: [file] });
  await post('commands', { as: 'kuro', channel, command: 'Show as a board', target: id });
  await kuro.button('record:review').waitFor();
  await picture(kuro);
  await shot(kuro, 'record');
  await kuro.press('record:review');
  await page.locator('.message.private', { hasText: says('review-doubt') }).last().waitFor({ timeout: 120_000 });
  await picture(kuro);
  await shot(kuro, 'record-review');
  checked('a record that is attached is shown as a board, and reviewed');
}
