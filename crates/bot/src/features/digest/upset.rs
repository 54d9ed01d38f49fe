//! Upsets: games won against the odds.

use crate::game::{GameId, GameResult, Listed as _, Outline, PlayerId, Progress, Seat};
use crate::games::rated::Changes;
use crate::rating::{Odds, Rating};
use crate::rules::Color;

/// Expected score below which a win is an upset: on even terms, some 200 points below the other.
const UPSET_CHANCE: f64 = 0.25;

/// A game won against the odds, with the ratings before it.
#[derive(Clone, Debug)]
pub(crate) struct Upset {
    pub(crate) game: GameId,
    pub(crate) winner: (PlayerId, Rating),
    pub(crate) loser: (PlayerId, Rating),
    /// Its probability, from 0 to [`UPSET_CHANCE`].
    pub(crate) chance: f64,
}

/// The probability before `game` that Black would win, from 0 to 1, if its ratings mean something.
pub(crate) fn black_wins(game: &Outline, changes: &Changes) -> Option<f64> {
    let [black, white] = [&changes.black, &changes.white].map(|changed| {
        let before = changed.as_ref()?.before;
        (!before.is_provisional()).then_some(before)
    });
    let terms = game.terms();
    let odds = Odds::of(&terms.rules, terms.size, terms.komi, terms.handicap);
    Some(Rating::expectation(
        black?,
        white?,
        odds.map_or(0.0, Odds::ranks),
    ))
}

/// `game` as an upset, if it is one: from its effect on the ratings of two members, if those are reliable.
pub(crate) fn upset(game: &Outline, changes: Changes) -> Option<Upset> {
    let (Progress::Finished(finish), Some(seats)) = (game.progress, game.seats) else {
        return None;
    };
    let GameResult::Won(won) = finish.result else {
        return None;
    };
    let black_wins = black_wins(game, &changes)?;
    let (black, white) = (changes.black?.before, changes.white?.before);
    let chance = match won {
        Color::Black => black_wins,
        Color::White => 1.0 - black_wins,
    };
    let rated = |color| match (seats[color], color) {
        (Seat::Player(player), Color::Black) => Some((player, black)),
        (Seat::Player(player), Color::White) => Some((player, white)),
        (Seat::InTurn(_), _) => None,
    };
    let sides = rated(won).zip(rated(!won));
    let sides = sides.filter(|((winner, _), (loser, _))| winner.is_person() && loser.is_person());
    let upset = sides.map(|(winner, loser)| Upset {
        game: game.id,
        winner,
        loser,
        chance,
    });
    upset.filter(|upset| upset.chance <= UPSET_CHANCE)
}
