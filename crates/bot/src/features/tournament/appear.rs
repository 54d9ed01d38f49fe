//! A player who has not appeared for a game of a round in time loses it, as was announced with the pairing, and is in
//! no other round until they press again.
//!
//! The time to appear is each player's own: it does not run while the bot was down, nor in their vacation.

use crate::clock::{Span, Timestamp};
use crate::contest::{At, Contest, ContestId, NoShow, PairBoard, Round};
use crate::features::tournament::{absence, due, ruling};
use crate::game::{Action, Actor, Clocks, Game, GameId, Phase, TimeLimit};
use crate::games::find;
use crate::games::time::calendar;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::rules::{Color, Ending};
use crate::store::ContestNews;

/// The presence of players in a game of a round.
enum Presence {
    /// No presence is required any more.
    Settled,
    /// This side has not appeared, and loses.
    Absent(Color),
    /// The player to move has until then.
    Until(Timestamp),
}

/// Results of a look at all games of a round.
#[derive(Default)]
struct Absences {
    no_shows: Vec<NoShow>,
    next: Option<Timestamp>,
}

/// Looks for no-shows in round `number` at `now`. A game that fails is tried again, and does not stop the others.
pub(crate) async fn check_round(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    round: &Round,
    number: u8,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut found = Absences::default();
    let mut done = Ok(());
    let boards = contest.boards().filter(|(at, _)| at.round == number);
    for (at, board) in boards {
        if let Some(game) = game_of(board) {
            let looked = check_game(services, contest, round, at, game, now).await;
            match looked {
                Ok(GameCheck::Lost(no_show)) => found.no_shows.push(no_show),
                Ok(GameCheck::Until(next)) => {
                    found.next = Some(found.next.map_or(next, |other| other.min(next)));
                }
                Ok(GameCheck::Settled) => {}
                Err(failure) => {
                    // The next look checks it again.
                    found.next = Some(now);
                    done = done.and(Err(failure));
                }
            }
        }
    }
    if done.is_err() && found.no_shows.is_empty() {
        return done;
    }
    done.and(store_no_shows(services, id, number, found, now).await)
}

/// The result of a look at a game.
enum GameCheck {
    Settled,
    Lost(NoShow),
    Until(Timestamp),
}

/// The game at a board, if it counts.
fn game_of(board: &PairBoard) -> Option<GameId> {
    board.game.filter(|_| board.noted.is_none())
}

/// Records a no-show if somebody has not appeared for the game at a board.
async fn check_game(
    services: &Services,
    contest: &Contest,
    round: &Round,
    at: At,
    id: GameId,
    now: Timestamp,
) -> Result<GameCheck, Failure> {
    let _lock = services.game_locks.lock(id).await;
    let game = find::game(services, id).await?;
    if let Some((color, when)) = no_show_loss(&game) {
        // Lost in an earlier look, after which the program ended.
        return Ok(GameCheck::Lost(NoShow {
            board: at,
            color,
            at: when,
        }));
    }
    match appearance(services, contest, round, &game, now).await? {
        Presence::Settled => Ok(GameCheck::Settled),
        Presence::Until(until) => Ok(GameCheck::Until(until)),
        Presence::Absent(color) => {
            let no_show = Action::NoShow { color };
            ruling::act(services, &game, Actor::Clock, no_show, now).await?;
            Ok(GameCheck::Lost(NoShow {
                board: at,
                color,
                at: now,
            }))
        }
    }
}

/// The side that has not appeared for `game` at `now`, if it is a tournament game whose no-show is still open. The side
/// loses by the round's deadline or by the clock of its first move, whichever is found first.
pub(crate) async fn find_no_show(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Color>, Failure> {
    if game.has_begun() {
        return Ok(None);
    }
    let Some(contest) = services.store.contest_of(game.id()).await? else {
        return Ok(None);
    };
    let of_game = |(_, board): &(At, &PairBoard)| game_of(board) == Some(game.id());
    let at = contest.boards().find(of_game).map(|(at, _)| at);
    let number = at.and_then(|at| usize::from(at.round).checked_sub(1));
    let Some(round) = number.and_then(|number| contest.rounds.get(number)) else {
        return Ok(None);
    };
    Ok(
        match appearance(services, &contest, round, game, now).await? {
            Presence::Absent(color) => Some(color),
            Presence::Settled | Presence::Until(_) => None,
        },
    )
}

/// The side that has lost `game` since it did not appear, and when.
fn no_show_loss(game: &Game) -> Option<(Color, Timestamp)> {
    let Phase::Finished(outcome) = game.phase() else {
        return None;
    };
    let winner = outcome
        .winner
        .filter(|_| outcome.ending == Ending::NoShow)?;
    Some((!winner, game.events().last()?.at))
}

/// Whether the player to move has appeared for `game`. A player who had less than half of the time to appear does not
/// lose: an opponent's first move shortly before the deadline must not win a game.
async fn appearance(
    services: &Services,
    contest: &Contest,
    round: &Round,
    game: &Game,
    now: Timestamp,
) -> Result<Presence, Failure> {
    let Some(player) = game.on_turn() else {
        return Ok(Presence::Settled);
    };
    let Some(color) = game
        .color_of(player)
        .filter(|color| !game.has_moved(*color))
    else {
        return Ok(Presence::Settled);
    };
    let rests = calendar::of_member(services, contest.place.club, player).await?;
    let time = contest.time_to_appear(round);
    let half = TimeLimit {
        span: Span::millis(time.span.as_millis() / 2),
        ..time
    };
    let turn = game.clocks().and_then(Clocks::since);
    if turn.is_some_and(|since| since > half.until_by(&rests)) {
        return Ok(Presence::Settled);
    }
    let until = time.until_by(&rests);
    Ok(if until <= now {
        Presence::Absent(color)
    } else {
        Presence::Until(until)
    })
}

/// Records what was `found` in round `number`, and sends a notice to the players who now sit out.
async fn store_no_shows(
    services: &Services,
    id: ContestId,
    number: u8,
    found: Absences,
    now: Timestamp,
) -> Result<(), Failure> {
    let Absences { no_shows, next } = found;
    let stored = services.store.change_contest(id, move |contest, _| {
        let absent = contest.note_no_shows(number, &no_shows, next, now);
        let messages = |index| absence::envelopes(id, contest, index, ContestNews::Absent);
        Ok(absent.into_iter().flat_map(messages).collect())
    });
    due::settle(stored.await.map(drop))
}
