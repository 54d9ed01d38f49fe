// @ts-check
// A McMahon of four rounds: everybody enters, each pair gets a game here, and of two players the stronger one wins.
// One of them never comes, and when the games of the second round are to begin, Discord is away.
import assert from 'node:assert/strict';
import { checked } from '../check.mjs';
import { stone } from '../table.mjs';
import { says } from '../words.mjs';
import { ABSENT, answer, asks, HOUR, MEMBERS } from './club.mjs';

export const ROUNDS = 4;
const CHANNEL = 'cup';
/** The time to appear for a game is 48 hours. */
const APPEARED_MS = 50 * HOUR;
/** The round in which Discord is away. */
const AWAY = 2;
/** Games of pairs begin when the bot looks for what is due, every fifteen seconds, and what was refused is tried again within a minute. */
const POSTED_MS = 90000;
/** The ranks of the members in their order; who comes last has told none. */
const RANKS = ['1k', '1k', '2k', '2k', '3k', '4k', '4k', '5k', '6k', '7k', '8k'];

export class Cup {
  constructor(club) {
    this.club = club;
    /** The threads of the games so far.
     * @type {string[]} */
    this.titles = [];
    /** Pairs that have met, as `aka, ao`. */
    this.met = new Set();
    /** How often each member has won. */
    this.wins = new Map(MEMBERS.map((name) => [name, 0]));
    /** Who is paired, and who had nobody to play against. */
    this.playing = MEMBERS;
    this.byes = new Set();
    /** Who sits the next round out. */
    this.resting = '';
  }

  async entered() {
    const { club } = this;
    await club.channel(CHANNEL);
    const owner = await club.at(MEMBERS[0], CHANNEL);
    await owner.write(`/tournament create name:Autumn Cup rounds:${ROUNDS} size:9`);
    await owner.button('tournament:enter').waitFor();
    for (const [at, name] of MEMBERS.entries()) {
      const member = await club.at(name, CHANNEL);
      if (RANKS[at]) {
        await member.write(`/me rank rank:${RANKS[at]}`);
        await answer(member).filter({ hasText: says('table-rank-noted', { rank: RANKS[at] }) }).waitFor();
      }
      await member.press('tournament:enter');
      await member.sees('.message', `Players (${at + 1} of`);
    }
    await club.shot(club.other, 'cup-entered');
    checked('twelve members enter the tournament, eleven with a rank');
  }

  /** Pairs a round and plays it. */
  async round(round) {
    const { club } = this;
    const owner = await club.at(MEMBERS[0], CHANNEL);
    await owner.press('tournament:pair');
    await owner.button('tournament:publish').waitFor();
    await club.shot(owner, `cup-proposal-${round}`);
    await owner.press('tournament:publish');
    if (round === AWAY) await club.outage();
    const pairs = await this.pairs();
    await club.at(MEMBERS[0], CHANNEL);
    await owner.sees('.message', `Autumn Cup, round ${round}`);
    await club.shot(owner, `cup-pairs-${round}`);
    for (const { thread, players } of pairs) {
      const [winner, loser] = MEMBERS.filter((name) => players.includes(name));
      if (loser !== ABSENT) await club.resignsIn(loser, thread);
      this.wins.set(winner, (this.wins.get(winner) ?? 0) + 1);
    }
    const waiting = pairs.find(({ players }) => players.includes(ABSENT));
    if (waiting) await this.absent(waiting);
    const over = round === ROUNDS ? says('tournament-over') : says('tournament-between', { round, rounds: ROUNDS });
    const { page } = await club.at(MEMBERS[0], CHANNEL);
    await page.locator('.message', { hasText: over }).first().waitFor();
    checked(`round ${round} is paired and played: ${pairs.map(({ players }) => players.join(' – ')).join(', ')}`);
  }

  /** The organiser has a member sit the next round out, who is in the one after it. */
  async rests(name) {
    const owner = await this.club.at(MEMBERS[0], CHANNEL);
    await owner.write(`/tournament sit-out player:@${name}`);
    await answer(owner).filter({ hasText: says('tournament-sits-out', { player: `@${name}` }) }).waitFor();
    this.resting = name;
  }

  /** Who does not come loses when the time to appear is over, and is paired again only once they have pressed. */
  async absent({ thread, players: [black] }) {
    const { club } = this;
    if (black !== ABSENT) {
      const member = await club.at(black, thread);
      const before = await member.newestBoard();
      await stone(member, 'C3');
      await member.nextBoard(before);
    }
    await club.later(APPEARED_MS);
    const owner = await club.at(MEMBERS[0], CHANNEL);
    await owner.page.locator('.message', { hasText: says('tournament-absent', { players: `@${ABSENT}` }) }).first().waitFor({ timeout: POSTED_MS });
    await club.shot(owner, 'cup-absent');
    this.playing = MEMBERS.filter((name) => name !== ABSENT);
    checked(`${ABSENT} does not come, loses, and is in no further round`);
  }

  /** The games of a round, once each has its thread below the channel; everybody is in one, against somebody new. */
  async pairs() {
    const ready = this.playing.filter((name) => name !== this.resting);
    this.resting = '';
    const games = Math.floor(ready.length / 2);
    // The threads of earlier rounds come and go in it, as they are put into the archive.
    const titles = await this.club.owner.page.waitForFunction(([channel, old, all]) => {
      const entries = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#channels .channel'));
      let top;
      const fresh = [];
      for (const entry of entries) {
        const name = entry.dataset.channelName ?? '';
        if (!entry.closest('.thread')) top = name;
        else if (top === channel && !old.includes(name) && !name.startsWith('✓')) fresh.push([name, (entry.dataset.key ?? '').replace('channel-', '')]);
      }
      return fresh.length === all && fresh;
    }, /** @type {[string, string[], number]} */ ([CHANNEL, this.titles, games]), { timeout: POSTED_MS });
    const pairs = (await titles.jsonValue() || []).map(([title, thread]) => {
      this.titles.push(title);
      const [, black, white] = /^(\S+) – (\S+) ·/.exec(title) ?? [];
      return { thread, players: [black, white] };
    });
    const playing = new Set(pairs.flatMap(({ players }) => players));
    const [bye, ...others] = ready.filter((name) => !playing.has(name));
    assert.equal(playing.size, games * 2, 'everybody plays once');
    assert.deepEqual(others, [], 'one waits at most');
    assert.ok(!this.byes.has(bye), `${bye} has not waited before`);
    if (bye) this.byes.add(bye);
    for (const { players } of pairs) {
      const pair = [...players].sort().join(', ');
      assert.ok(!this.met.has(pair), `${pair} have not met before`);
      this.met.add(pair);
    }
    return pairs;
  }

  /** What the card and the cross table say in the end. */
  async over() {
    const { club, wins } = this;
    const [winner] = MEMBERS;
    assert.equal(wins.get(winner), ROUNDS, 'who has the highest rank and wins every game wins the tournament');
    const owner = await club.at(winner, CHANNEL);
    const card = owner.page.locator('.message', { hasText: says('tournament-over') }).first();
    // The five strongest start level, with the 27 points of 3k, and each of four games is worth one.
    await card.filter({ hasText: `1. @${winner} (${RANKS[0]}) · 31` }).waitFor();
    await card.scrollIntoViewIfNeeded();
    await club.shot(owner, 'cup-over');
    await asks(owner, 'tournament:standings', says('tournament-legend'));
    assert.match(await club.picture(owner) ?? '', says('tournament-alt', { name: 'Autumn Cup', round: ROUNDS }));
    await club.shot(owner, 'cup-cross-table');
    const told = owner.page.locator('.message', { hasText: says('tournament-ended-won', { name: 'Autumn Cup', players: `@${winner}` }) }).first();
    await told.waitFor();
    await told.scrollIntoViewIfNeeded();
    await club.shot(owner, 'cup-told');
    checked(`${winner} wins the tournament, everybody is told, and its cross table is drawn and described`);
  }
}
