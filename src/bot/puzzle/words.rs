//! What is said of a puzzle: the question, why the right answer is right, and how a wrong one fails.

use super::scene::{stones, united};
use crate::bot::line;
use crate::i18n::{Locale, Said, Text, say};
use crate::puzzle::{Line, Problem, Puzzle, Question, Reason, RulePuzzle, Study, Task, Tree};
use crate::rules::{Color, Komi, Move, PointSet};

/// The question in words, with those of its author if it has one.
pub(super) fn question(puzzle: &Puzzle, locale: Locale) -> String {
    match puzzle {
        Puzzle::Rule(puzzle) => ask(puzzle).to(locale),
        Puzzle::Problem(problem) => task(problem).to(locale),
        Puzzle::Study(study) => {
            let question = say::puzzle::ask_study(study.scene().to_move()).to(locale);
            match study.text() {
                Some(text) => format!("{question}\n{}", author(text, locale)),
                None => question,
            }
        }
    }
}

/// What the author of a study says.
fn author(text: &str, locale: Locale) -> String {
    say::puzzle::author(Said::new(text)).to(locale)
}

fn task(problem: &Problem) -> Text {
    use say::puzzle as p;
    let color = problem.scene().to_move();
    match problem.goal().task {
        Task::Kill => p::ask_kill(color),
        Task::Live => p::ask_live(color),
        Task::Capture => p::ask_capture(color),
        Task::Save => p::ask_save(color),
    }
}

/// Why the right move of a problem or a study is right.
pub(super) fn right_line(tree: &Tree, right: &Line, locale: Locale) -> String {
    use say::puzzle as p;
    let mut said = Vec::new();
    if let Some(point) = right.first() {
        said.push(p::right_move(point).to(locale));
        if right.moves.len() > 1 {
            said.push(p::goes_on(line::told(&right.moves, locale)).to(locale));
        }
        let others = tree.right().difference(PointSet::from_iter([point]));
        if !others.is_empty() {
            said.push(p::right_too(others).to(locale));
        }
    }
    let mut text = said.join(" ");
    if let Some(comment) = &right.comment {
        text += &format!("\n{}", author(comment, locale));
    }
    text
}

/// How a wrong answer fails: `moves`, the answer's own first.
pub(super) fn refuted(puzzle: &Puzzle, moves: &[Move], locale: Locale) -> String {
    use say::puzzle as p;
    match (puzzle, moves) {
        (Puzzle::Rule(_), _) => p::refuted().to(locale),
        (Puzzle::Problem(problem), [Move::Play(only)]) => {
            match problem.goal().region.contains(*only) {
                true => p::fails_alone().to(locale),
                false => p::far_away().to(locale),
            }
        }
        (Puzzle::Problem(_), moves) => p::refuted_line(line::told(moves, locale)).to(locale),
        (Puzzle::Study(study), moves) => refuted_study(study, moves, locale),
    }
}

fn refuted_study(study: &Study, moves: &[Move], locale: Locale) -> String {
    let mut lines = study.tree().lines().iter();
    let Some(known) = lines.find(|line| line.moves == moves) else {
        return say::puzzle::no_line().to(locale);
    };
    let mut text = match moves {
        [_] => String::new(),
        moves => say::puzzle::refuted_line(line::told(moves, locale)).to(locale),
    };
    if let Some(comment) = &known.comment {
        text += &format!("\n{}", author(comment, locale));
    }
    text.trim_start().to_owned()
}

/// A question about a rule in words.
fn ask(puzzle: &RulePuzzle) -> Text {
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
