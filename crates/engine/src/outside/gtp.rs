//! The Go Text Protocol, version 2: commands, each with an answer that begins with `=` or `?` and ends with an empty line.

use super::{Answer, EngineCommand, EngineGame, Inexpressible, Wants};
use crate::Decision;
use tengen_rules::{Color, Komi, Move, Rules, Size};

pub(super) fn check_expressible(rules: &Rules) -> Result<(), Inexpressible> {
    match rules {
        Rules::Go(_) => Ok(()),
        Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => Err(Inexpressible::OnlyGo),
    }
}

pub(super) fn commands(game: &EngineGame<'_>) -> Vec<EngineCommand> {
    let mut commands = set_up(game.size, game.komi);
    // A single period with one move to make.
    commands.push(word(format!("time_settings 0 {} 1", game.seconds)));
    let fixed = game.handicap.points(game.size);
    let fixed = fixed.expect("the game began with its handicap stones");
    let placed = fixed.into_iter();
    commands.extend(placed.map(|point| play(Color::Black, Move::Play(point))));
    commands.extend(game.moves.iter().map(|&(color, mv)| play(color, mv)));
    commands.push(EngineCommand {
        text: format!("genmove {}", name(game.position.to_move())),
        wants: Wants::Move,
    });
    commands
}

/// The commands that set up an empty board.
pub(super) fn set_up(size: Size, komi: Komi) -> Vec<EngineCommand> {
    vec![
        word(format!("boardsize {}", size.columns())),
        word("clear_board".to_owned()),
        word(format!("komi {komi}")),
    ]
}

/// The command that makes a move.
pub(super) fn play(color: Color, mv: Move) -> EngineCommand {
    let vertex = match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "pass".to_owned(),
    };
    word(format!("play {} {vertex}", name(color)))
}

pub(super) fn word(text: String) -> EngineCommand {
    EngineCommand {
        text,
        wants: Wants::Word,
    }
}

pub(super) fn read_line(lines: &mut Vec<String>, line: &str) -> Answer {
    // Empty lines before an answer are ignored.
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

pub(super) const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
