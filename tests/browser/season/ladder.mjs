// @ts-check
// A ladder of five: one climbs by winning, and one who loses stays where they are.
import assert from 'node:assert/strict';
import { checked } from '../check.mjs';
import { says } from '../words.mjs';
import { answer, asks, MEMBERS } from './club.mjs';

/** The bot looks for what is due every fifteen seconds. */
const LOOK_MS = 45000;
const CHANNEL = 'ladder';
export const CLIMBER = MEMBERS[4];
export const IDLER = MEMBERS[3];

export class Ladder {
  constructor(club) {
    this.club = club;
    /** Who is on it, the first place first. */
    this.order = MEMBERS.slice(0, 5);
  }

  async joined() {
    const { club } = this;
    await club.channel(CHANNEL);
    const owner = await club.at(MEMBERS[0], CHANNEL);
    await owner.write('/ladder create size:9');
    await owner.button('ladder:join').waitFor();
    for (const [at, name] of this.order.entries()) {
      const joined = at === 0 ? says('ladder-first') : says('ladder-joined', { place: at + 1 });
      await asks(await club.at(name, CHANNEL), 'ladder:join', joined);
    }
    await this.stands();
    checked('five members stand on the ladder as they have joined');
  }

  /** `challenger` challenges the highest place within reach, and wins or loses. */
  async challenge(challenger, highest, outcome) {
    const { club, order } = this;
    const member = await club.at(challenger, CHANNEL);
    const own = order.indexOf(challenger) + 1;
    await asks(member, 'ladder:challenge', new RegExp(`place ${own}\\..*place.* ${highest}\\b`));
    await club.shot(member, `ladder-reach-${challenger}-${own}`);
    const [first, ...others] = await member.entries('ladder-challenge');
    assert.equal(others.length, own - highest - 1, `from place ${own} places from ${highest} on are within reach`);
    await member.choose('ladder-challenge', first);
    // The page goes to the thread of a game that begins.
    const begun = member.page.locator('.message', { hasText: 'The game begins' });
    await begun.waitFor();
    const [, game, black, white] = /game (\d+).*?@([a-z]+).*?@([a-z]+)/.exec(await begun.textContent() ?? '') ?? [];
    // Only a game of as many moves as the board has lines counts for ratings.
    const points = ['C3', 'D4', 'C5', 'D6', 'E3', 'F4', 'G3', 'F6', 'G7'];
    for (const [ply, point] of points.entries()) await club.plays(ply % 2 ? white : black, game, point, CHANNEL);
    const challenged = order[highest - 1];
    await club.resigns(outcome === 'wins' ? challenged : challenger, game, CHANNEL);
    if (outcome === 'wins') this.order = [...order.slice(0, highest - 1), challenger, ...order.slice(highest - 1).filter((name) => name !== challenger)];
    await this.stands();
    await club.shot(club.owner, `ladder-${challenger}-${own}`);
    checked(`${challenger} challenges ${challenged} from place ${own} and ${outcome}: ${this.order.join(', ')}`);
  }

  /** Two weeks after they joined, those below the first place who have neither challenged nor been challenged are off it. */
  async swept(idle) {
    this.order = this.order.filter((name) => !idle.includes(name));
    await this.stands();
    for (const name of idle) await this.club.owner.sees('.message', says('ladder-idle', { player: `@${name}` }));
    await this.club.shot(this.club.owner, 'ladder-swept');
    checked(`${idle.join(' and ')} challenged nobody for two weeks: ${this.order.join(', ')}`);
  }

  /** The card shows this order, and no challenge. */
  async stands() {
    const owner = await this.club.at(MEMBERS[0], CHANNEL);
    const places = this.order.map((name, at) => `${at + 1}\\. @${name}\\s*`).join('');
    const card = new RegExp(`${says('ladder-rule').source}\\s*${places}(Ladder|Challenge)`);
    await owner.page.locator('.message', { hasText: card }).first().waitFor({ timeout: LOOK_MS });
  }
}
