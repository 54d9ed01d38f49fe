//! A tournament in a club, as a value.

mod apart;
mod bar;
mod pairs;
mod teams;

use std::collections::HashMap;

use tengen_club::contest::{
    At, Contest, EntryIndex, Format, Handicaps, Manner, NextRound, NotedBy, Outcome, Phase,
    Refusal, Results, Setup, Standing, System, Title,
};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ChannelId, ClubId, Draft, GameId, Place, PlayerId, Terms};
use tengen_rules::{Color, RuleSet, Size, Variant};
use tengen_tournament::Criterion;

const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);
const ORGANISER: PlayerId = PlayerId::new(99);

/// A tournament with the results of its games.
struct Played {
    contest: Contest,
    games: HashMap<GameId, Outcome>,
    now: Timestamp,
}

/// The first board at a table.
fn at(round: u8, table: usize) -> At {
    At {
        round,
        table,
        board: 1,
    }
}

pub(crate) fn setup(system: System, rounds: u8) -> Setup {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let draft = Draft::even(rules, Size::square(9).unwrap());
    Setup {
        title: Title::new("Autumn").unwrap(),
        format: Format::Single,
        system,
        rounds,
        terms: Terms::new(draft).unwrap(),
        handicaps: Handicaps::None,
        manner: Manner::Games,
        capacity: 500,
        entries_until: None,
        grace: Span::days(3),
        next_round: NextRound::ByHand,
    }
}

impl Played {
    fn new(setup: Setup) -> Self {
        let place = Place {
            club: Some(ClubId::new(1)),
            channel: ChannelId::new(100),
        };
        Self {
            contest: Contest::new(setup, ORGANISER, place, START),
            games: HashMap::new(),
            now: START,
        }
    }

    /// A tournament with this number of entries, the first the strongest.
    fn with(setup: Setup, players: u64) -> Self {
        let mut played = Self::new(setup);
        for player in 1..=players {
            let rank = format!("{}k", player.min(30));
            played.enter(player, Some(&rank)).unwrap();
        }
        played
    }

    fn results(&self) -> Results {
        let of_game = |game| Ok::<_, ()>(self.games.get(&game).copied());
        Results::of(&self.contest, of_game).unwrap()
    }

    fn enter(&mut self, player: u64, rank: Option<&str>) -> Result<Standing, Refusal> {
        self.now = self.now.after(Span::seconds(1));
        let results = self.results();
        let rank = rank.map(|rank| rank.parse().unwrap());
        self.contest
            .enter(PlayerId::new(player), rank, self.now, &results)
    }

    fn withdraw(&mut self, player: u64) -> Vec<PlayerId> {
        let results = self.results();
        let player = PlayerId::new(player);
        self.contest.withdraw(player, self.now, &results).unwrap()
    }

    fn propose(&mut self) -> Result<u32, Refusal> {
        let results = self.results();
        let proposal = self.contest.propose(0, &results)?;
        Ok(proposal.version)
    }

    fn publish(&mut self, version: u32) -> Result<(), Refusal> {
        let results = self.results();
        self.contest.publish(version, self.now, &results)?;
        let round = self.contest.rounds.len() as u8;
        let tables = self.contest.rounds.last().unwrap().pairs.len();
        for table in 1..=tables {
            let game = GameId::new(u64::from(round) * 1000 + table as u64);
            self.contest.plays(at(round, table), game).unwrap();
        }
        Ok(())
    }

    fn pair(&mut self) -> Vec<(u64, u64)> {
        let version = self.propose().unwrap();
        self.publish(version).unwrap();
        let round = self.contest.rounds.last().unwrap();
        let id = |index: EntryIndex| self.contest.entry(index).side.captain().get();
        let seats = round.pairs.iter().map(|pair| pair.couple.seats);
        seats
            .map(|seats| (id(seats.white), id(seats.black)))
            .collect()
    }

    /// The game at `table` of the last round, from 1, ends.
    fn end(&mut self, table: usize, outcome: Outcome) {
        let round = self.contest.rounds.len() as u8;
        let (_, board) = self.contest.board(at(round, table)).unwrap();
        self.games.insert(board.game.unwrap(), outcome);
    }

    /// In every pair of the last round the entry made first wins.
    fn first_wins(&mut self) {
        let pairs = self.contest.rounds.last().unwrap().pairs.clone();
        for pair in pairs {
            let seats = pair.couple.seats;
            let winner = if seats.black < seats.white {
                Color::Black
            } else {
                Color::White
            };
            let game = pair.boards[0].game.unwrap();
            self.games.insert(game, Outcome::Won(winner));
        }
    }

    fn byes(&self) -> Vec<u64> {
        let byes = self.contest.rounds.last().unwrap().byes.iter();
        byes.map(|index| self.contest.entry(*index).side.captain().get())
            .collect()
    }

    fn phase(&self) -> Phase {
        self.contest.phase(&self.results())
    }

    /// The players as they stand, with a figure.
    fn standings(&self, criterion: Criterion) -> Vec<(u64, String)> {
        let (_, standings) = self.contest.standings(&self.results());
        let figures = standings.order().iter().map(|&player| {
            let id = self.contest.entries[player].side.captain().get();
            (id, standings.figure(player, criterion).to_string())
        });
        figures.collect()
    }
}

#[test]
fn a_mcmahon_of_four_rounds_goes_to_its_end() {
    let mut played = Played::with(setup(System::McMahon, 4), 8);
    assert_eq!(played.phase(), Phase::Entry);
    for round in 1..=4 {
        let mut pairs: Vec<_> = played
            .pair()
            .into_iter()
            .flat_map(|(a, b)| [a, b])
            .collect();
        pairs.sort_unstable();
        assert_eq!(pairs, (1..=8).collect::<Vec<_>>());
        assert_eq!(played.phase(), Phase::Running(round));
        played.first_wins();
    }
    assert_eq!(played.phase(), Phase::Over);
    assert_eq!(played.propose(), Err(Refusal::Over));
    let standings = played.standings(Criterion::Mms);
    // The five strongest start with the 25 points of 5k, and the first of them wins all games.
    assert_eq!(standings[0], (1, "29".to_owned()));
}

#[test]
fn a_round_does_not_hang_on_a_game_that_nobody_plays() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let _ = played.pair();
    played.end(1, Outcome::Won(Color::Black));
    assert_eq!(played.phase(), Phase::Running(1));
    let _ = played.pair();
    assert_eq!(played.contest.rounds.len(), 2);
    // Its later result still counts.
    played.games.insert(GameId::new(1002), Outcome::Jigo);
    let standings = played.standings(Criterion::Nbw);
    let halves = standings.iter().filter(|(_, wins)| wins == "0.5");
    assert_eq!(halves.count(), 2);
}

#[test]
fn nobody_is_paired_who_has_left_since() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let version = played.propose().unwrap();
    let _ = played.withdraw(2);
    assert_eq!(played.publish(version), Err(Refusal::Outdated));
    let version = played.propose().unwrap();
    played.enter(7, None).unwrap();
    assert_eq!(played.publish(version), Err(Refusal::Outdated));
    let mut paired: Vec<_> = played
        .pair()
        .into_iter()
        .flat_map(|(a, b)| [a, b])
        .collect();
    paired.sort_unstable();
    assert_eq!(paired, [1, 3, 4, 7]);
    assert_eq!(
        played.publish(version),
        Err(Refusal::Outdated),
        "an older one"
    );
}

#[test]
fn a_player_who_waits_moves_up_in_turn() {
    let mut played = Played::with(
        Setup {
            capacity: 2,
            ..setup(System::Swiss, 3)
        },
        2,
    );
    assert_eq!(played.enter(3, None), Ok(Standing::Waiting));
    assert_eq!(played.enter(4, None), Ok(Standing::Waiting));
    assert_eq!(played.enter(3, None), Err(Refusal::AlreadyIn));
    assert_eq!(played.withdraw(1), [PlayerId::new(3)]);
    assert_eq!(played.enter(1, None), Ok(Standing::Waiting));
    assert_eq!(played.withdraw(2), [PlayerId::new(4)]);
    // Coming and going leaves nothing behind.
    assert_eq!(played.contest.entries.len(), 4);
}

#[test]
fn entry_closes_at_its_time() {
    let mut played = Played::new(Setup {
        entries_until: Some(START.after(Span::seconds(2))),
        ..setup(System::Swiss, 3)
    });
    assert_eq!(played.enter(1, None), Ok(Standing::Entered));
    assert_eq!(played.enter(2, None), Err(Refusal::EntryClosed));
}

#[test]
fn a_substitute_sits_in_the_pair_and_in_the_next_one() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let pairs = played.pair();
    let (out, into) = (PlayerId::new(pairs[1].0), PlayerId::new(9));
    let results = played.results();
    let now = played.now;
    let seat = played.contest.substitute(out, into, None, now, &results);
    assert_eq!(seat, Ok(Some(at(1, 2))));
    let (seat, pair, color) = played.contest.seat_of(into).unwrap();
    assert_eq!((seat, color), (at(1, 2), Color::White));
    assert_eq!(
        pair.couple.seats[Color::White],
        played.contest.entry_of(into).unwrap()
    );
    played.first_wins();
    let next = played.pair();
    let all: Vec<_> = next.iter().flat_map(|(a, b)| [*a, *b]).collect();
    assert!(all.contains(&9) && !all.contains(&out.get()), "{all:?}");
}

#[test]
fn an_odd_number_gives_a_bye_to_each_in_turn() {
    let mut played = Played::with(setup(System::Swiss, 3), 5);
    let mut byes = Vec::new();
    for _ in 0..3 {
        let _ = played.pair();
        byes.extend(played.byes());
        played.first_wins();
    }
    assert_eq!(byes.len(), 3);
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 3, "nobody has two");
}

#[test]
fn everybody_meets_everybody_and_who_leaves_is_missed_by_nobody() {
    let mut played = Played::with(setup(System::RoundRobin, 1), 4);
    assert_eq!(played.contest.planned_rounds(), 3);
    assert_eq!(played.pair(), [(1, 4), (2, 3)]);
    played.first_wins();
    assert_eq!(played.enter(5, None), Err(Refusal::Settled));
    assert_eq!(played.pair(), [(4, 3), (1, 2)]);
    played.first_wins();
    let _ = played.withdraw(4);
    assert_eq!(played.pair(), [(3, 1)]);
    assert_eq!(played.byes(), [2]);
    played.first_wins();
    assert_eq!(played.phase(), Phase::Over);
    // A round without an opponent brings nothing.
    let expected =
        [(1, "3"), (2, "1"), (3, "1"), (4, "0")].map(|(player, wins)| (player, wins.to_owned()));
    assert_eq!(played.standings(Criterion::Nbw), expected);
}

#[test]
fn a_round_in_which_nobody_meets_is_played_only_before_one_in_which_somebody_does() {
    let mut played = Played::with(setup(System::RoundRobin, 1), 4);
    let _ = played.pair();
    played.first_wins();
    let mut met = Played {
        contest: played.contest.clone(),
        games: played.games.clone(),
        now: played.now,
    };
    for player in [2, 4] {
        let _ = played.withdraw(player);
    }
    assert!(played.pair().is_empty());
    assert_eq!(played.byes(), [1, 3]);
    assert_eq!(played.pair(), [(3, 1)]);
    // These two have met in the first round.
    for player in [2, 3] {
        let _ = met.withdraw(player);
    }
    assert_eq!(met.propose(), Err(Refusal::AllMet));
}

#[test]
fn a_player_who_loses_is_out_and_the_strongest_have_byes() {
    let mut played = Played::with(setup(System::KnockOut, 1), 5);
    assert_eq!(played.contest.planned_rounds(), 3);
    assert_eq!(played.pair(), [(5, 4)]);
    assert_eq!(played.byes(), [1, 2, 3]);
    assert_eq!(
        played.propose(),
        Err(Refusal::NoWinner(1)),
        "it needs a winner"
    );
    played.end(1, Outcome::Jigo);
    assert_eq!(played.propose(), Err(Refusal::NoWinner(1)));
    // A moderator decides.
    let decided = Some(Outcome::Won(Color::Black));
    played.contest.note(at(1, 1), decided, ORGANISER).unwrap();
    assert_eq!(played.pair(), [(4, 1), (3, 2)]);
    played.first_wins();
    let _ = played.withdraw(2);
    let results = played.results();
    assert_eq!(
        played.contest.propose(0, &results).map(|_| ()),
        Err(Refusal::TooFew),
        "the other one has left, and the organiser ends it"
    );
    played.contest.close(played.now, &results).unwrap();
    assert_eq!(played.phase(), Phase::Over);
    assert_eq!(played.standings(Criterion::Nbw)[0].0, 1);
}

#[test]
fn a_place_in_a_knock_out_goes_over_to_a_substitute() {
    let mut played = Played::with(setup(System::KnockOut, 1), 4);
    let _ = played.pair();
    played.first_wins();
    let (results, now) = (played.results(), played.now);
    let (out, into) = (PlayerId::new(1), PlayerId::new(9));
    let done = played.contest.substitute(out, into, None, now, &results);
    assert_eq!(done, Ok(None));
    assert_eq!(played.pair(), [(2, 9)]);
}

#[test]
fn an_organiser_swaps_two_and_sees_another_proposal() {
    let mut played = Played::with(setup(System::Swiss, 3), 5);
    let version = played.propose().unwrap();
    let proposal = played.contest.proposal.clone().unwrap();
    let [first, second] = [0, 1].map(|table: usize| proposal.couples[table].seats);
    let bye = proposal.byes[0];
    let results = played.results();
    let swapped = played
        .contest
        .swap(version, first.white, bye, &results)
        .unwrap();
    assert_eq!(swapped.byes, [first.white]);
    assert_eq!(swapped.couples[0].seats.white, bye);
    let newer = swapped.version;
    let stale = played
        .contest
        .swap(version, first.black, second.black, &results);
    assert_eq!(stale.map(|_| ()), Err(Refusal::Outdated));
    // Of one pair they swap colours.
    let seats = played
        .contest
        .swap(newer, bye, first.black, &results)
        .unwrap()
        .couples[0]
        .seats;
    assert_eq!((seats.white, seats.black), (first.black, bye));
}

#[test]
fn two_who_are_swapped_get_the_handicaps_of_their_new_pairs() {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let draft = Draft::even(rules, Size::square(19).unwrap());
    let mut played = Played::new(Setup {
        terms: Terms::new(draft).unwrap(),
        handicaps: Handicaps::ByDifference,
        ..setup(System::Swiss, 3)
    });
    for (player, rank) in (1..).zip(["3d", "1d", "2k", "7k"]) {
        played.enter(player, Some(rank)).unwrap();
    }
    let mut version = played.propose().unwrap();
    let first = played.contest.proposal.clone().unwrap();
    let [one, other] = [0, 1].map(|at: usize| first.couples[at].seats.black);
    let results = played.results();
    let rank = |contest: &Contest, index: EntryIndex| contest.entry(index).side.rank().unwrap();
    // Each with each: there and back.
    for (one, other) in [
        (one, other),
        (one, other),
        (first.couples[0].seats.white, other),
    ] {
        let swapped = played.contest.swap(version, one, other, &results).unwrap();
        version = swapped.version;
        for couple in swapped.clone().couples {
            let contest = &played.contest;
            let seats = couple.seats;
            let steps = rank(contest, seats.white).above(rank(contest, seats.black));
            assert!(steps > 0, "the stronger has White: {couple:?}");
            assert_eq!(couple.handicap, contest.setup.handicap(steps as u8));
            assert!(couple.handicap > 0);
        }
    }
    // Of one pair they swap colours: the stronger gets no stones.
    let before = played.contest.proposal.clone().unwrap().couples[0];
    let (white, black) = (before.seats.white, before.seats.black);
    let turned = played
        .contest
        .swap(version, white, black, &results)
        .unwrap()
        .clone();
    assert_eq!(turned.couples[0].seats.white, black);
    assert_eq!(turned.couples[0].handicap, 0);
    let back = played.contest.swap(turned.version, white, black, &results);
    assert_eq!(back.unwrap().couples[0], before);
}

#[test]
fn pairs_that_follow_from_the_seeds_only_swap_colors() {
    for system in [System::RoundRobin, System::KnockOut] {
        let mut played = Played::with(setup(system, 1), 5);
        let version = played.propose().unwrap();
        let proposal = played.contest.proposal.clone().unwrap();
        let (seats, bye) = (proposal.couples[0].seats, proposal.byes[0]);
        let results = played.results();
        let swapped = played.contest.swap(version, seats.white, bye, &results);
        assert_eq!(swapped.map(|_| ()), Err(Refusal::Settled));
        assert_eq!(played.contest.proposal, Some(proposal), "as it was");
        let swapped = played
            .contest
            .swap(version, seats.white, seats.black, &results);
        let after = swapped.unwrap().couples[0].seats;
        assert_eq!((after.white, after.black), (seats.black, seats.white));
    }
}

#[test]
fn a_round_that_follows_at_once_leaves_the_one_before_it_due() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let version = played.propose().unwrap();
    let results = played.results();
    played.contest.publish(version, START, &results).unwrap();
    // The games of the first round are not made yet, those of the second one are.
    let _ = played.pair();
    assert_eq!(played.contest.due(), Some(START));
    for table in [1, 2] {
        let game = GameId::new(1000 + table as u64);
        played.contest.plays(at(1, table), game).unwrap();
    }
    let [first, second] = [0, 1].map(|round: usize| played.contest.rounds[round].no_show);
    assert!(first < second);
    assert_eq!(played.contest.due(), Some(first));
    played.contest.rounds[0].is_checked = true;
    assert_eq!(played.contest.due(), Some(second));
}

#[test]
fn both_note_a_result_or_the_organiser_does() {
    let mut played = Played::with(
        Setup {
            manner: Manner::ByHand,
            ..setup(System::Swiss, 3)
        },
        4,
    );
    let version = played.propose().unwrap();
    let results = played.results();
    played.contest.publish(version, START, &results).unwrap();
    assert_eq!(played.contest.due(), None);
    let white = Outcome::Won(Color::White);
    let say = |played: &mut Played, color, outcome| {
        let results = played.results();
        played.contest.report(at(1, 1), color, outcome, &results)
    };
    say(&mut played, Color::White, white).unwrap();
    assert_eq!(played.results().get(1, 1), None);
    // They do not agree, and then they do.
    say(&mut played, Color::Black, Outcome::Jigo).unwrap();
    assert_eq!(played.results().get(1, 1), None);
    say(&mut played, Color::Black, white).unwrap();
    assert_eq!(played.results().get(1, 1), Some(white));
    let noted = played.contest.rounds[0].pairs[0].boards[0].noted;
    assert_eq!(noted, Some((white, NotedBy::Both)));
    assert_eq!(say(&mut played, Color::White, white), Err(Refusal::Played));
    played
        .contest
        .note(at(1, 2), Some(Outcome::BothLose), ORGANISER)
        .unwrap();
    assert_eq!(played.phase(), Phase::Between(1));
    // A correction.
    played.contest.note(at(1, 1), None, ORGANISER).unwrap();
    assert_eq!(played.phase(), Phase::Running(1));
    assert_eq!(
        played.contest.note(at(1, 3), None, ORGANISER),
        Err(Refusal::NoTable)
    );
}

#[test]
fn ranks_make_the_handicap_of_the_board_and_the_stronger_takes_white() {
    let mut played = Played::new(Setup {
        handicaps: Handicaps::ByDifference,
        ..setup(System::RoundRobin, 1)
    });
    played.enter(1, Some("10k")).unwrap();
    played.enter(2, Some("2k")).unwrap();
    played.enter(3, None).unwrap();
    let mut stones = Vec::new();
    for _ in 0..3 {
        let pairs = played.pair();
        let couple = played.contest.rounds.last().unwrap().pairs[0].couple;
        stones.push((pairs[0], couple.handicap));
        played.first_wins();
    }
    // Between eight ranks two stones on 9x9 come nearest to an even game.
    assert!(stones.contains(&((2, 1), 2)), "{stones:?}");
    assert!(stones.iter().filter(|(_, stones)| *stones == 0).count() == 2);
}

#[test]
fn a_player_who_is_forgotten_stays_as_a_nameless_entry() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let _ = played.pair();
    played.first_wins();
    let before = played.standings(Criterion::Nbw);
    let [nobody, ..] = PlayerId::NOBODIES;
    for player in [1, 2] {
        played.contest.forget(PlayerId::new(player), nobody);
    }
    let after = played.standings(Criterion::Nbw);
    assert_eq!(before.len(), after.len());
    assert!(!after.iter().any(|(player, _)| [1, 2].contains(player)));
    let mut paired: Vec<_> = played
        .pair()
        .into_iter()
        .flat_map(|(a, b)| [a, b])
        .collect();
    paired.sort_unstable();
    assert_eq!(paired, [3, 4]);
}
