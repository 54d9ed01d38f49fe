//! The Go Text Protocol, version 2: commands, each with an answer that begins with `=` or `?` and ends with an empty line.

use super::{Answer, EngineCommand, EngineGame, Unspeakable, Wants};
use crate::Decision;
use tengen_rules::{Color, Move, Rules};

pub(super) fn can_tell(rules: &Rules) -> Result<(), Unspeakable> {
    match rules {
        Rules::Go(_) => Ok(()),
        Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => Err(Unspeakable::OnlyGo),
    }
}

pub(super) fn ask(game: &EngineGame<'_>) -> Vec<EngineCommand> {
    let word = |text: String| EngineCommand {
        text,
        wants: Wants::Word,
    };
    let lines = game.size.columns();
    let mut said = vec![
        word(format!("boardsize {lines}")),
        word("clear_board".to_owned()),
        word(format!("komi {}", game.komi)),
        // A single period with one move to make.
        word(format!("time_settings 0 {} 1", game.seconds)),
    ];
    let fixed = game.handicap.points(game.size);
    let fixed = fixed.expect("the game began with its handicap stones");
    said.extend(
        fixed
            .into_iter()
            .map(|point| word(format!("play black {point}"))),
    );
    said.extend(game.moves.iter().map(|(color, mv)| {
        let vertex = match mv {
            Move::Play(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        };
        word(format!("play {} {vertex}", name(*color)))
    }));
    said.push(EngineCommand {
        text: format!("genmove {}", name(game.position.to_move())),
        wants: Wants::Move,
    });
    said
}

pub(super) fn read_line(lines: &mut Vec<String>, line: &str) -> Answer {
    // Empty lines before an answer mean nothing.
    if !line.trim().is_empty() {
        lines.push(line.trim().to_owned());
        return Answer::More;
    }
    if lines.is_empty() {
        return Answer::More;
    }
    let answer = std::mem::take(lines).join("\n");
    match answer.strip_prefix('=') {
        Some(answer) => Answer::Is(answer.trim().to_owned()),
        None => Answer::Refused(answer),
    }
}

pub(super) fn read_move(answer: &str) -> Option<Decision> {
    match answer.to_ascii_lowercase().as_str() {
        "resign" => Some(Decision::Resign),
        "pass" => Some(Decision::Pass),
        point => point.parse().ok().map(Decision::Play),
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
