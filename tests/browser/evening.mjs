// @ts-check
// A Go evening: it is set up, members sign up and are paired, enter results, and it is skipped and ended.
import { checked } from './check.mjs';
import { says } from './words.mjs';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The newest private message. */
function answer(member) {
  return member.page.locator('.message.private').last();
}

/** Presses a button that is answered privately, and waits for the answer. */
async function asks(member, step, answered) {
  await member.dismissAll();
  await member.press(`evening:${step}`);
  await answer(member).filter({ hasText: answered }).waitFor();
}

export async function evening([kuro, shiro], shot) {
  // In an hour, so that those who come can be paired now.
  const at = new Date(Date.now() + 3_600_000);
  const time = at.toISOString().slice(11, 16);
  await kuro.write(`/evening create weekday:${DAYS[at.getUTCDay()]} time:${time} where:Café Central`);
  await answer(kuro).filter({ hasText: says('evening-created') }).waitFor();
  await shot(kuro, 'evening-created');
  await shiro.button('evening:come').waitFor();
  await asks(shiro, 'pair', says('evening-no-not-coming'));
  for (const member of [kuro, shiro]) await asks(member, 'come', says('evening-on-list'));
  await shot(shiro, 'evening-come');
  await shiro.press('evening:learn');
  await answer(shiro).filter({ hasText: says('evening-wished') }).waitFor();
  await asks(shiro, 'away', says('evening-stayed-away'));
  await asks(shiro, 'come', says('evening-on-list'));
  await kuro.sees('.message', 'Signed up (2)');
  await shot(kuro, 'evening-coming');
  await shiro.dismissAll();
  await shiro.press('evening:pair');
  await kuro.sees('.message', says('evening-paired'));
  await shot(kuro, 'evening-paired');
  await asks(kuro, 'pair', says('evening-no-one-free'));
  await asks(kuro, 'result', says('evening-ask-result'));
  await shot(kuro, 'evening-result');
  await kuro.press('evening:won');
  await answer(kuro).filter({ hasText: says('evening-result-entered') }).waitFor();
  await asks(shiro, 'result', says('evening-ask-result'));
  await shiro.press('evening:draw');
  await kuro.sees('.message', says('evening-corrected', { player: '@shiro' }));
  await shot(kuro, 'evening-corrected');
  await shiro.dismissAll();
  await shiro.press('evening:pair');
  await shiro.button('evening:pair-sure').waitFor();
  await shot(shiro, 'evening-again');
  await kuro.dismissAll();
  await kuro.writeFor('/evening show', 'evening:skip');
  await shot(kuro, 'evening-show');
  await kuro.press('evening:skip');
  await kuro.press('evening:skip-sure');
  await shiro.sees('.message', says('evening-skipped-for'));
  await shot(shiro, 'evening-skipped');
  // The question stays below what it has told everyone; its button says that it is of no use any more.
  await kuro.press('evening:skip-sure');
  await answer(kuro).filter({ hasText: says('evening-no-outdated') }).waitFor();
  await kuro.dismissAll();
  await kuro.writeFor('/evening show', 'evening:end');
  await kuro.press('evening:end');
  await kuro.press('evening:end-sure');
  await answer(kuro).filter({ hasText: says('evening-ended') }).waitFor();
  await shot(kuro, 'evening-ended');
  checked('a Go evening is set up, people come, are paired and enter results, and it ends, by pressing');
}
