//! Plausible games: legal moves, most of them near the one before, with hours between them.

use tengen::clock::{Span, Timestamp};
use tengen::game::time::TimeControl;
use tengen::game::{
    Actor, ChannelId, ClubId, Draft, Event, EventKind, Invitation, Pace, Place, PlayerId, Seat,
    Terms,
};
use tengen::rules::{ByColor, Chance, Handicap, Move, Position, RuleSet, Rules, Size, Variant};

/// The stage that a game has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryStage {
    /// It is being played, and the last move was made within a day.
    Running,
    /// It is being played, and the side to move ran out of time a while ago.
    Due,
    /// It is over.
    Finished,
}

/// Average number of a player's games at a time.
const GAMES_A_PLAYER: u64 = 5;
/// The magnitude of Discord's ids.
const SNOWFLAKE: u64 = 1_200_000_000_000_000_000;

/// All events of the game `number` with `moves` moves, as of `now`.
pub(super) fn story(number: u64, moves: u16, stage: StoryStage, now: Timestamp) -> Vec<Event> {
    let mut chance = Chance::new(number);
    let rules = RuleSet::default_of(Variant::Go).rules;
    let size = Size::square(Size::MAX).expect("a board of the largest size");
    let players = players(number);
    let draft = Draft {
        pace: Pace::of(TimeControl::FISCHER_OFFERED),
        ..Draft::even(rules, size)
    };
    let mut acts = vec![
        (
            players.black,
            EventKind::Offered {
                terms: Terms::new(draft).expect("an even game fits together"),
                invitation: Invitation::One(players.white),
                place: place(number),
            },
        ),
        (
            players.white,
            EventKind::Accepted {
                seats: players.map(Seat::Player),
            },
        ),
    ];
    let mut position = rules
        .opening(size, Handicap::NONE)
        .expect("an even game begins on any board");
    let mut last = Move::Pass;
    for _ in 0..moves {
        let color = position.to_move();
        last = choose_move(&rules, &position, last, &mut chance);
        rules
            .play(&mut position, last)
            .expect("the move was chosen among the legal ones");
        acts.push((players[color], EventKind::Moved { color, mv: last }));
    }
    if stage == StoryStage::Finished {
        let color = position.to_move();
        acts.push((players[color], EventKind::Resigned { color }));
    }
    date_events(acts, stage, now, &mut chance)
}

/// The players of the game number `number`.
fn players(number: u64) -> ByColor<PlayerId> {
    let pair = number / GAMES_A_PLAYER;
    let player = |seat: u64| PlayerId::new(SNOWFLAKE + (2 * pair + seat) * 1_000_003);
    ByColor {
        black: player(number % 2),
        white: player(1 - number % 2),
    }
}

/// A thread for each game, in clubs of a thousand games.
fn place(number: u64) -> Place {
    Place {
        club: Some(ClubId::new(SNOWFLAKE + number / 1000)),
        channel: channel(number),
    }
}

/// The thread of the game number `number`.
pub(super) fn channel(number: u64) -> ChannelId {
    ChannelId::new(2 * SNOWFLAKE + number * 1_000_003)
}

/// A legal move, usually within three lines of the one before.
fn choose_move(rules: &Rules, position: &Position, before: Move, chance: &mut Chance) -> Move {
    let size = position.board().size();
    for _ in 0..12 {
        let Move::Play(near) = before else { break };
        if chance.below(5) == 0 {
            break;
        }
        let mut lines = || chance.below(7) as i8 - 3;
        let mv = near.step(lines(), lines(), size).map(Move::Play);
        if let Some(mv) = mv.filter(|mv| rules.check(position, *mv).is_ok()) {
            return mv;
        }
    }
    let legal: Vec<_> = rules.legal_points(position).iter().collect();
    match legal.len() {
        0 => Move::Pass,
        choices => Move::Play(legal[chance.below(choices)]),
    }
}

/// Dates `acts` with hours between them, the last one before `now`.
fn date_events(
    acts: Vec<(PlayerId, EventKind)>,
    stage: StoryStage,
    now: Timestamp,
    chance: &mut Chance,
) -> Vec<Event> {
    // Up to 16 hours, in milliseconds: less than a move adds, so that no clock runs out during the game.
    let mut pause = || Span::millis(1000 + chance.below(16 * 3_600_000) as i64);
    let pauses: Vec<Span> = acts.iter().map(|_| pause()).collect();
    let sum = |spans: &[Span]| spans.iter().fold(Span::ZERO, |sum, span| sum.plus(*span));
    let ago = match stage {
        StoryStage::Running | StoryStage::Finished => Span::ZERO,
        // The default clock holds seven days at most.
        StoryStage::Due => Span::days(8),
    };
    let mut at = now.after(Span::ZERO.minus(ago.plus(sum(&pauses))));
    let events = acts.into_iter().zip(pauses).map(|((player, kind), pause)| {
        let event = Event {
            at,
            by: Actor::Player(player),
            kind,
        };
        at = at.after(pause);
        event
    });
    events.collect()
}
