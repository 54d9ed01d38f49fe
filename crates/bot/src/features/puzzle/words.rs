//! Texts of a puzzle: the question, why the right answer is right, and how a wrong one fails.

use crate::i18n::{Locale, Quote, Text, say};
use crate::kit::parse::line;
use crate::kit::quiz::words;
use crate::puzzle::{Line, Problem, Puzzle, Study, Task, Tree};
use crate::rules::{Move, PointSet};

/// The question in words, with the text of its author if it has one.
pub(crate) fn question(puzzle: &Puzzle, locale: Locale) -> String {
    match puzzle {
        Puzzle::Rule(puzzle) => words::ask(&puzzle.quiz()).to(locale),
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

/// The text of a study's author.
fn author(text: &str, locale: Locale) -> String {
    say::puzzle::author(Quote::new(text)).to(locale)
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
pub(crate) fn right_line(tree: &Tree, right: &Line, locale: Locale) -> String {
    use say::puzzle as p;
    let mut said = Vec::new();
    if let Some(point) = right.first_move() {
        said.push(p::right_move(point).to(locale));
        if right.moves.len() > 1 {
            said.push(p::best_line(line::line_text(&right.moves, locale)).to(locale));
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

/// The refutation of a wrong answer: `moves`, the answer's own first.
pub(crate) fn refutation(puzzle: &Puzzle, moves: &[Move], locale: Locale) -> String {
    use say::puzzle as p;
    match (puzzle, moves) {
        (Puzzle::Rule(_), _) => p::refuted().to(locale),
        (Puzzle::Problem(problem), [Move::Play(only)]) => {
            if problem.goal().region.contains(*only) {
                p::fails_alone().to(locale)
            } else {
                p::far_away().to(locale)
            }
        }
        (Puzzle::Problem(_), moves) => p::refuted_line(line::line_text(moves, locale)).to(locale),
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
        moves => say::puzzle::refuted_line(line::line_text(moves, locale)).to(locale),
    };
    if let Some(comment) = &known.comment {
        text += &format!("\n{}", author(comment, locale));
    }
    text.trim_start().to_owned()
}
