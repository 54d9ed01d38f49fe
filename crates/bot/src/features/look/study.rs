//! An earlier position of a game, or a board with numbered moves: to look at, not to play on.

use std::ops::RangeInclusive;

use crate::game::Game;
use crate::games::hints::Hints;
use crate::games::view::diagram::position_diagram;
use crate::games::view::replay::{moves, numbers};
use crate::games::view::{alt, heading};
use crate::i18n::{Text, say};
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::rules::Move;

/// Maximum number of moves named; the picture shows them all.
const MOST_NAMED: usize = 40;

/// A position to study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Study {
    /// Number of moves played in the position.
    pub(crate) after: usize,
    /// The moves that bear their numbers, none of them later.
    pub(crate) numbered: Option<RangeInclusive<usize>>,
}

/// The position of `study` in `game`; none if the game has fewer moves.
pub(crate) fn study(game: &Game, study: &Study, hints: Hints, style: Style) -> Option<Draft> {
    let position = game.positions().nth(study.after)?;
    let moves = game.moves().len();
    let mut texts = vec![say::table::after_move(study.after, moves)];
    let mut diagram = hints.mark(position_diagram(&game.terms().rules, &position), &position);
    texts.extend(hints.sentences(&position));
    let mut lines = vec![heading(game, style)];
    lines.extend(texts.iter().map(|text| style.say(text)));
    // The picture's alternative text says more than the text beside it.
    texts.extend(if study.after == moves {
        alt::state(game)
    } else {
        alt::position_sentences(&position)
    });
    if let Some(numbered) = &study.numbered {
        // The alternative text has its own list of numbers.
        lines.extend(move_words(game, numbered).map(|text| style.say(&text)));
        diagram = diagram.numbers(numbers(game, numbered, &position));
    }
    let picture = Picture {
        name: format!("tengen-{}-move-{}.png", game.id(), study.after),
        size: Size::Usual,
        alt: alt::part(&texts, &diagram, style.locale),
        otherwise: Otherwise::Content(draft::board_text(&diagram)),
        drawing: Drawing::Board(Box::new(diagram)),
    };
    let message = Message::text(lines.join("\n"));
    Some(Draft {
        message,
        pictures: vec![picture],
    })
}

/// The numbered moves in words, for readers who do not see the picture, and for stones that are captured.
fn move_words(game: &Game, numbered: &RangeInclusive<usize>) -> Option<Text> {
    let played = moves(game, numbered).filter_map(|(number, mv)| match mv {
        Move::Play(point) => Some(format!("{number} {point}")),
        Move::Pass => None,
    });
    let mut names: Vec<_> = played.collect();
    let beyond = names.len().saturating_sub(MOST_NAMED);
    names.drain(..beyond);
    if beyond > 0 {
        names.insert(0, "…".to_owned());
    }
    (!names.is_empty()).then(|| say::table::numbered(names.join(" · ")))
}
