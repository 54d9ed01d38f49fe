//! Gomocup's protocol: lines on standard input and output, points as `column,row` counted from 0.
//!
//! `UNKNOWN`, `ERROR`, `MESSAGE` and `DEBUG` may come at any time. Captures cannot be expressed.

use super::{Answer, EngineCommand, EngineGame, Inexpressible, Wants};
use crate::Decision;
use tengen_rules::{FiveRules, GoBangRules, Move, Overline, Pairs, Point, Rules, Size};

/// Minimum number of lines of a board for which its programs are made.
const MIN_LINES: u8 = 10;

pub(super) fn check_expressible(rules: &Rules, size: Size) -> Result<(), Inexpressible> {
    rule_number(rules).ok_or(Inexpressible::OnlyFive)?;
    if size.columns() >= MIN_LINES {
        Ok(())
    } else {
        Err(Inexpressible::Size)
    }
}

/// The protocol's number of the rules: 0 for five or more, 1 for exactly five, 4 for Renju.
fn rule_number(rules: &Rules) -> Option<u8> {
    let overline = match rules {
        Rules::Gomoku(FiveRules::Renju) => return Some(4),
        Rules::Gomoku(FiveRules::Gomoku(overline)) => overline,
        Rules::GoBang(GoBangRules {
            overline,
            pairs: Pairs::Stay,
        }) => overline,
        Rules::GoBang(_) | Rules::Go(_) | Rules::AtariGo(_) => return None,
    };
    Some(match overline {
        Overline::Wins => 0,
        Overline::Exact => 1,
    })
}

pub(super) fn commands(game: &EngineGame<'_>) -> Vec<EngineCommand> {
    let nothing = |text: String| EngineCommand {
        text,
        wants: Wants::Nothing,
    };
    let rule = rule_number(game.rules).expect("the protocol has words for the game");
    let milliseconds = 1000 * u32::from(game.seconds);
    let bytes = u64::from(game.memory) << 20;
    let mut board = vec!["BOARD".to_owned()];
    let to_move = game.position.to_move();
    // The stones in the order of the moves, which some programs need.
    for (color, mv) in game.moves {
        if let Move::Play(point) = mv {
            let whose = if *color == to_move { 1 } else { 2 };
            board.push(format!("{},{},{whose}", point.column(), point.row()));
        }
    }
    board.push("DONE".to_owned());
    vec![
        EngineCommand {
            text: format!("START {}", game.size.columns()),
            wants: Wants::Word,
        },
        nothing(format!("INFO timeout_turn {milliseconds}")),
        nothing("INFO timeout_match 0".to_owned()),
        nothing(format!("INFO max_memory {bytes}")),
        nothing("INFO game_type 1".to_owned()),
        nothing(format!("INFO rule {rule}")),
        EngineCommand {
            text: board.join("\r\n"),
            wants: Wants::Move,
        },
    ]
}

pub(super) fn read_line(line: &str) -> Answer {
    let line = line.trim();
    let word = line.split_whitespace().next().unwrap_or_default();
    match word.to_ascii_uppercase().as_str() {
        // An unknown command may be an INFO, which can be ignored.
        "" | "MESSAGE" | "DEBUG" | "UNKNOWN" => Answer::More,
        "ERROR" => Answer::Refused(line.to_owned()),
        _ => Answer::Is(line.to_owned()),
    }
}

pub(super) fn read_move(answer: &str) -> Option<Decision> {
    let (column, row) = answer.split_once(',')?;
    let point = Point::new(column.trim().parse().ok()?, row.trim().parse().ok()?)?;
    Some(Decision::Play(point))
}
