// @ts-check
// A club of twelve, at two windows: in one sits its owner, at the other one member after another.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const { users } = JSON.parse(await readFile(new URL('club.json', import.meta.url), 'utf8'));
/** The members, as the club lists them. */
export const MEMBERS = Object.values(users).map((user) => user.name);
/** Enters the tournament, and never comes. */
export const ABSENT = MEMBERS[11];
/** Calls others again and again, and tries what is for the organisers. */
export const HOSTILE = MEMBERS[10];
export const HOUR = 3_600_000;
export const WEEK = 7 * 24 * HOUR;
/** The bot looks for what is due every fifteen seconds. */
const OUTAGE_MS = 20000;

/** The newest private message. */
export function answer(member) {
  return member.page.locator('.message.private').last();
}

/** Presses a button that is answered privately, and waits for the answer. */
export async function asks(member, verb, answered) {
  await member.dismissAll();
  await member.press(verb);
  await answer(member).filter({ hasText: answered }).waitFor();
}

export class Club {
  constructor([owner, other], shot, url) {
    this.owner = owner;
    this.other = other;
    this.shot = (member, what) => shot(member, `season-${what}`);
    this.url = url;
  }

  /** The window of a member in a channel, without private messages from before, and with the commands there. */
  async at(name, channel) {
    const member = name === this.owner.name ? this.owner : this.other;
    member.name = name;
    const shown = new URL(member.page.url()).searchParams;
    if (shown.get('as') !== name || shown.get('channel') !== channel) {
      await Promise.all([member.page.waitForResponse((response) => response.url().includes('/console/commands')), member.open(this.url, channel)]);
    }
    await member.dismissAll();
    return member;
  }

  /** Lets the bot post as fast as it can: how it keeps to Discord's limits is tested elsewhere. */
  async hurry() {
    await this.console('patch', 'limits', { rate_limits: false });
  }

  /** Makes a channel. */
  async channel(name) {
    await this.console('post', 'channels', { name });
  }

  /** Time goes by, for the playground and the bot. */
  async later(ms) {
    await this.console('post', 'clock', { advance_ms: ms });
  }

  /** Discord is away while the bot looks for what is due: it takes no connection and answers no call. */
  async outage() {
    await this.console('post', 'faults', { probability: 1, fault: { status: 503 } });
    await this.console('post', 'gateway', { action: 'drop', refuse_ms: OUTAGE_MS });
    await this.connections(0);
    await setTimeout(OUTAGE_MS);
    await this.console('delete', 'faults');
    await this.connections(1);
  }

  /** Waits until the bot has so many connections to the gateway. */
  async connections(number) {
    while ((await this.console('get', 'gateway')).connected.length !== number) await setTimeout(200);
  }

  /** Calls the playground's own interface. */
  async console(method, path, data) {
    const answered = await this.owner.page.request[method](new URL(`/console/${path}`, this.url).href, { data });
    if (!answered.ok()) throw new Error(`${path}: ${await answered.text()}`);
    return answered.json();
  }

  /** A member plays a stone in a game, from another channel than the game's. */
  async plays(name, game, point, channel) {
    const member = await this.at(name, channel);
    await member.write(`/play at:${point} game:${game}`);
    await answer(member).filter({ hasText: 'Done' }).waitFor();
  }

  /** A member resigns a game, from a channel. */
  async resigns(name, game, channel) {
    const member = await this.at(name, channel);
    await member.write(`/game resign game:${game}`);
    await member.button('resign-sure').waitFor();
    await member.press('resign-sure');
    await answer(member).filter({ hasText: 'Done' }).waitFor();
  }

  /** A member resigns the game of a thread. */
  async resignsIn(name, thread) {
    const member = await this.at(name, thread);
    await member.write('/game resign');
    await member.button('resign-sure').waitFor();
    await member.press('resign-sure');
    await answer(member).filter({ hasText: 'Done' }).waitFor();
  }

  /** What the newest picture of a window shows, in words, once it is there. */
  async picture(member) {
    const picture = member.page.locator('.attachments img').last();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => image.decode());
    return picture.getAttribute('alt');
  }
}
