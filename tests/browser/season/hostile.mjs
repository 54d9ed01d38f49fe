// @ts-check
// A member who calls another one again and again, and tries what only organisers may do.
import { checked } from '../check.mjs';
import { says } from '../words.mjs';
import { answer, HOSTILE, MEMBERS } from './club.mjs';

const CHANNEL = 'quarrel';
const VICTIM = MEMBERS[1];
/** How often one member may call another one within an hour. */
const CALLS = 5;

export async function hostile(club) {
  await club.channel(CHANNEL);
  const member = await club.at(HOSTILE, CHANNEL);
  const challenge = `/challenge opponent:@${VICTIM} size:5 where:here`;
  for (let call = 0; call < CALLS; call += 1) {
    await member.write(challenge);
    await member.button('decline').waitFor();
    await member.press('decline');
    await member.button('decline').waitFor({ state: 'detached' });
  }
  await member.write(challenge);
  await answer(member).filter({ hasText: says('limit-calls-between', { most: CALLS, player: `@${VICTIM}` }) }).waitFor();
  await club.shot(member, 'hostile-calls');
  const there = await club.at(HOSTILE, 'cup');
  for (const command of ['remove', 'sit-out']) {
    await there.dismissAll();
    await there.write(`/tournament ${command} player:@${VICTIM}`);
    await answer(there).filter({ hasText: says('tournament-no-organiser') }).waitFor();
  }
  checked(`${HOSTILE} calls ${VICTIM} ${CALLS} times within an hour and no more, and takes nobody out of the tournament`);
}
