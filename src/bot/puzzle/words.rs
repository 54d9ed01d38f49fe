//! What is said of a puzzle: the question, and why the right answer is right.

use super::scene::{stones, united};
use crate::i18n::{Text, say};
use crate::puzzle::{Question, Reason, RulePuzzle};
use crate::rules::{Color, Komi, Move};

/// The question in words.
pub(super) fn ask(puzzle: &RulePuzzle) -> Text {
    use say::{puzzle as p, rules as r};
    let color = puzzle.scene().to_move();
    match *puzzle.question() {
        Question::Liberties { .. } => r::ask_liberties(),
        Question::Forbidden => r::ask_forbidden(color),
        Question::Captures { .. } => p::ask_captures(color),
        Question::Ko { .. } => p::ask_ko(color),
        Question::Stones => r::ask_winner("stones".to_owned(), Komi::ZERO, 0, 0),
        Question::Territory { komi, .. } => {
            let taken = puzzle.scene().position().prisoners();
            r::ask_winner("territory".to_owned(), komi, taken.black, taken.white)
        }
        Question::DeadChains => r::ask_dead(),
        Question::Five => p::ask_five(color),
        Question::Pairs => p::ask_pairs(color),
        Question::AtariGo { moves } => p::ask_atari_go(color, moves),
    }
}

/// Why the right answer is right, and by that what it is.
pub(super) fn why(puzzle: &RulePuzzle, reason: &Reason) -> Text {
    use say::{puzzle as p, rules as r};
    let color = puzzle.scene().to_move();
    match reason {
        Reason::Liberties(chain) => r::why_liberties(chain.liberties.len(), chain.liberties),
        Reason::Forbidden(points) => {
            let points = points.iter().map(|(point, _)| *point);
            r::why_forbidden(color, points.collect())
        }
        Reason::Captures { at, chains } => {
            let stones = stones(chains);
            p::why_captures(*at, stones.len(), stones)
        }
        Reason::Ko(_) => p::why_ko(),
        Reason::NoKo { at, takes } => p::why_no_ko(*at, takes.len()),
        Reason::Count(score) => {
            let winner = match score.winner() {
                None => "nobody",
                Some(Color::Black) => "black",
                Some(Color::White) => "white",
            };
            let (total, margin) = (score.total, score.margin());
            r::why_winner(
                total.black,
                total.white,
                score.komi,
                winner.to_owned(),
                margin,
            )
        }
        Reason::Dead(chains) => r::why_dead(stones(chains)),
        Reason::Lines(all) => r::why_win_five(color, united(all).0),
        Reason::Pairs(all) => r::why_pair(color, united(all).0),
        Reason::Line(moves) => {
            let points = moves.iter().filter_map(|mv| match mv {
                Move::Play(point) => Some(point.to_string()),
                Move::Pass => None,
            });
            p::why_line(points.collect::<Vec<_>>().join(" "))
        }
    }
}
