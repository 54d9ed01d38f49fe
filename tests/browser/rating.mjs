// @ts-check
// A rated game: what its challenge, its result, a profile and the standings say, and a moderator who annuls it.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, play, seat } from './table.mjs';
import { says } from './words.mjs';

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** Sends a command that is answered privately, and waits for the answer. */
async function asks(member, line, answered) {
  await member.dismissAll();
  await member.write(line);
  await answer(member).filter({ hasText: answered }).waitFor();
  await member.settled();
}

export async function rating(members, shot, { channel }) {
  const [kuro, shiro] = members;
  for (const round of [1, 2]) {
    const before = await kuro.newestBoard();
    if (round === 1) {
      await kuro.write('/challenge opponent:@shiro where:here rules:japanese clock:none game:Go size:9 colour:Black');
      await shiro.button('terms').waitFor();
      await shiro.sees('.message', /· Rated/);
      await shiro.press('terms');
      await answer(shiro).filter({ hasText: says('rating-stake') }).waitFor();
      await shot(shiro, 'rated-terms');
      await shiro.dismissAll();
      await shiro.press('accept');
      await Promise.all(members.map((member) => member.nextBoard(before)));
    } else {
      await seat(members, 'rules:japanese game:Go size:9 colour:Black');
    }
    // As many moves as a rated game on this board needs.
    await play(members, 'C3 D4 C5 D6 E3 F4 G3 F6 G7');
    // The question of the game before may still be there, with its button.
    await shiro.dismissAll();
    await shiro.write('/game resign');
    await shiro.button('resign-sure').waitFor();
    await bring(members, shiro, (member) => member.press('resign-sure'));
    await kuro.sees('.message', /Ratings: .*→/);
  }
  await shot(kuro, 'rated-result');
  await asks(kuro, '/profile', says('rating-games'));
  const picture = answer(kuro).locator('.attachments img');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image) => image.decode());
  assert.ok((await picture.getAttribute('alt')).includes('line chart'), 'the picture is described');
  await shot(kuro, 'profile');
  await kuro.choose('profile', 'go-9');
  await answer(kuro).filter({ hasText: 'Go on 9×9' }).waitFor();
  await asks(shiro, '/profile player:@kuro', says('rating-versus'));
  await shot(shiro, 'profile-of-another');
  await asks(kuro, '/standings', says('rating-season-note'));
  await shot(kuro, 'standings');
  await kuro.choose('standings', 'atari-go');
  await answer(kuro).filter({ hasText: says('rating-season-empty') }).waitFor();
  await kuro.dismissAll();
  checked(`rated games change ratings, a profile and the standings, in ${channel}`);
}
