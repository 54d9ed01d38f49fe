//! Marks on boards beyond the position: stones in atari for learners, and numbers on the last moves.
//!
//! Players ask for it in `/me`. It is then on every board of their games, for both sides alike,
//! and part of neither the record nor the rules.

use crate::game::{Game, Phase, PlayerId, is_taught, program_in};
use crate::games::view::replay::numbers;
use crate::i18n::{Text, say};
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::render::Diagram;
use crate::rules::{Color, PointSet, Position, Rules};
use crate::store::Properties;

/// Number of last moves that are marked with their numbers.
const NUMBERED: usize = 3;

/// Optional marks on the boards of a game.
///
/// [`hints`] drops those that are forbidden in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    help: Help,
    last_moves: LastMoves,
    /// The colour that learns from the program, and is addressed.
    learner: Option<Color>,
}

/// Marks that help learners, as a member chooses them.
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

/// Marks of the last moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastMoves {
    /// A mark on the last move.
    #[default]
    Marked,
    /// The numbers of the last three moves.
    Numbered,
}

impl Choosable for LastMoves {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Marked, "mark"), (Self::Numbered, "numbers")];
}

stored_by_word! { Help LastMoves }

/// A player's choice of marks.
pub(crate) static HINTS: Pref<PlayerId, Help> = Pref::new("hints");
/// A player's choice of marks on the last moves.
pub(crate) static LAST_MOVES: Pref<PlayerId, LastMoves> = Pref::new("last-moves");

/// Marks on the boards of `game` while it is played: those wanted by one of its players, or by a teacher.
pub(crate) async fn hints(services: &Services, game: &Game) -> Hints {
    let hints = services.store.look(|read| Ok(of(read, game)));
    hints.await.or_usual(Hints::default())
}

/// The hints of `game`, within a larger read.
pub(crate) fn of(read: &Properties<'_>, game: &Game) -> Hints {
    let captures_chains = match game.terms().rules {
        Rules::Go(_) | Rules::AtariGo(_) => true,
        Rules::Gomoku(_) | Rules::GoBang(_) => false,
    };
    let mut hints = Hints::default();
    if !matches!(game.phase(), Phase::Playing | Phase::Trial { .. }) {
        return hints;
    }
    if captures_chains && is_taught(game) {
        hints.help = Help::Atari;
        let teacher = program_in(game).and_then(|program| game.color_of(program));
        hints.learner = teacher.map(|color| !color);
    }
    for (_, seat) in game.seats().into_iter().flat_map(|seats| seats.iter()) {
        for player in seat.players() {
            let last_moves = LAST_MOVES.of(read, player);
            if last_moves.or_usual(LastMoves::Marked) == LastMoves::Numbered {
                hints.last_moves = LastMoves::Numbered;
            }
            if captures_chains {
                let help = HINTS.of(read, player);
                if help.or_usual(Help::None) == Help::Atari {
                    hints.help = Help::Atari;
                }
            }
        }
    }
    hints
}

impl Hints {
    /// The marks without those of chains in atari.
    pub(crate) fn without_atari(self) -> Self {
        Self {
            help: Help::None,
            ..self
        }
    }

    /// `diagram` of `position` with the marks of `hints`.
    pub(crate) fn mark(self, diagram: Diagram, position: &Position) -> Diagram {
        let marked = Color::ALL.map(|color| self.atari(position, color).0);
        let [black, white] = marked;
        diagram.atari(black.union(white).iter())
    }

    /// `diagram` of the current `game`, with the numbers of its last moves.
    pub(crate) fn number(self, diagram: Diagram, game: &Game) -> Diagram {
        let played = game.moves().len();
        match self.last_moves {
            LastMoves::Numbered if played > 0 => {
                let last = played.saturating_sub(NUMBERED) + 1..=played;
                diagram.numbers(numbers(game, &last, game.in_play()))
            }
            LastMoves::Numbered | LastMoves::Marked => diagram,
        }
    }

    /// The marks in words: a sentence for each side with stones in atari.
    pub(crate) fn sentences(self, position: &Position) -> impl Iterator<Item = Text> {
        Color::ALL.into_iter().filter_map(move |color| {
            let (stones, liberties) = self.atari(position, color);
            let number = stones.len();
            (number > 0).then(|| match self.learner {
                Some(learner) if learner == color => {
                    say::table::atari_own(number, stones, liberties)
                }
                Some(_) => say::table::atari_theirs(number, stones, liberties),
                None => say::table::atari(color, stones, liberties),
            })
        })
    }

    /// The marked stones of `color`, and their last liberties.
    fn atari(self, position: &Position, color: Color) -> (PointSet, PointSet) {
        match self.help {
            Help::None => (PointSet::EMPTY, PointSet::EMPTY),
            Help::Atari => in_atari(position, color),
        }
    }
}

/// The stones of `color` in atari, and their last liberties.
pub(crate) fn in_atari(position: &Position, color: Color) -> (PointSet, PointSet) {
    let (mut stones, mut liberties) = (PointSet::EMPTY, PointSet::EMPTY);
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
