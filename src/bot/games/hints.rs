//! Help for learners: boards can show which stones are in atari.
//!
//! Players ask for it with `/board hints:`. It is then on every board of their games, for both sides alike,
//! and part of neither the record nor the rules.

use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::{OrUsual as _, Pref};
use crate::bot::kit::services::Services;
use crate::game::{Game, Phase, PlayerId};
use crate::i18n::{Text, say};
use crate::render::Diagram;
use crate::rules::{Color, PointSet, Position, Rules};

/// What the boards of a game may show beyond the position.
///
/// What a game must not have is decided where they are read, in [`hints`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints(Help);

/// What somebody wants to be helped with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Nothing.
    #[default]
    None,
    /// Chains that have one liberty left.
    Atari,
}

impl Choosable for Help {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Atari, "on"), (Self::None, "off")];
}

/// What a player wants to be helped with.
pub(crate) static HINTS: Pref<PlayerId, Help> = Pref::new("hints");

/// What the boards of `game` show: help if a player wants it, while it is played.
///
/// Games that are played for a rating are to have none; so far there are no such games.
pub(crate) async fn hints(services: &Services, game: &Game) -> Hints {
    let captures_chains = match game.terms().rules {
        Rules::Go(_) | Rules::AtariGo(_) => true,
        Rules::Gomoku(_) | Rules::GoBang(_) => false,
    };
    let is_played = matches!(game.phase(), Phase::Playing | Phase::Trial { .. });
    if captures_chains && is_played {
        for (_, seat) in game.seats().into_iter().flat_map(|seats| seats.iter()) {
            for player in seat.players() {
                let help = HINTS.get(services, player).await;
                if help.or_usual(Help::None) == Help::Atari {
                    return Hints(Help::Atari);
                }
            }
        }
    }
    Hints(Help::None)
}

impl Hints {
    /// `diagram` of `position` with what the hints mark.
    pub(crate) fn mark(self, diagram: Diagram, position: &Position) -> Diagram {
        let marked = Color::ALL.map(|color| self.atari(position, color).0);
        let [black, white] = marked;
        diagram.atari(black.union(white).iter())
    }

    /// The same in words: a sentence for each side that has stones in atari.
    pub(crate) fn sentences(self, position: &Position) -> impl Iterator<Item = Text> {
        Color::ALL.into_iter().filter_map(move |color| {
            let (stones, liberties) = self.atari(position, color);
            (!stones.is_empty()).then(|| say::table::atari(color, stones, liberties))
        })
    }

    /// The stones of `color` in atari, and their last liberties.
    fn atari(self, position: &Position, color: Color) -> (PointSet, PointSet) {
        let (mut stones, mut liberties) = (PointSet::EMPTY, PointSet::EMPTY);
        if self.0 == Help::None {
            return (stones, liberties);
        }
        let board = position.board();
        for point in board.stones(color).iter() {
            if let Some(chain) = board.chain(point).filter(|_| !stones.contains(point))
                && chain.liberties.len() == 1
            {
                stones = stones.union(chain.stones);
                liberties = liberties.union(chain.liberties);
            }
        }
        (stones, liberties)
    }
}
