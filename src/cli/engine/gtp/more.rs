//! Commands beyond the protocol's core: GNU Go's and those of KGS.

use std::path::PathBuf;

use super::super::thinking::Game;
use super::command::{Line, Side, SyntaxError};
use super::session::{Refusal, Session};
use crate::cli::input;
use crate::engine::dead_stones;
use crate::rules::{Color, Handicap, Move, Point, RuleSet, Status};

/// Clock ticks per second in `/proc`, as Linux counts them for programs, independent of the kernel's own.
#[cfg(target_os = "linux")]
const TICKS_A_SECOND: f64 = 100.0;

impl Session {
    /// Carries out a command beyond the core.
    pub(super) fn answer_more(&mut self, line: &Line) -> Result<String, Refusal> {
        match line.command.as_str() {
            "loadsgf" => self.load(line),
            "reg_genmove" => {
                let Side(color) = line.argument(0)?;
                self.suggest(color)
            }
            "cputime" => Ok(format!(
                "{:.3}",
                processor_seconds().ok_or(Refusal::Processor)?
            )),
            "kgs-rules" => {
                let rules = kgs_rules(&line.argument::<String>(0)?)?;
                self.game.rules = rules.rules;
                Ok(String::new())
            }
            "kgs-time_settings" => {
                self.set_pace(super::clock::by_kgs_settings(line)?);
                Ok(String::new())
            }
            "kgs-genmove_cleanup" => {
                let Side(color) = line.argument(0)?;
                self.clean_up(color)
            }
            _ => Err(Refusal::Unknown),
        }
    }

    /// Sets up the position of a record, before the move of a number or at its end; answers with the side to move.
    fn load(&mut self, line: &Line) -> Result<String, Refusal> {
        let path: PathBuf = line.argument::<String>(0)?.into();
        let moves: Option<usize> = match line.arguments.len() {
            ..2 => None,
            _ => Some(
                line.argument::<usize>(1)?
                    .checked_sub(1)
                    .ok_or(SyntaxError)?,
            ),
        };
        let records = input::records(&path).map_err(|_| Refusal::Load)?;
        let transcript = records.game(1).map_err(|_| Refusal::Load)?;
        let rules = transcript
            .rules
            .rule_set()
            .map_or(self.game.rules, |known| known.rules);
        let replay = transcript
            .replay(&rules, moves)
            .map_err(|_| Refusal::Load)?;
        if replay.first_illegal.is_some() {
            return Err(Refusal::Load);
        }
        let komi = transcript.komi.komi;
        self.game = Game {
            rules,
            komi: komi.unwrap_or(rules.default_komi(Handicap::NONE)),
        };
        self.past.clear();
        self.position = replay.position;
        Ok(match self.position.to_move() {
            Color::Black => "black".to_owned(),
            Color::White => "white".to_owned(),
        })
    }

    /// A move that captures dead stones: it passes only when none of the enemy's dead stones is on the board.
    fn clean_up(&mut self, color: Color) -> Result<String, Refusal> {
        let before = self.position.snapshot();
        self.turn_to(color);
        let taking = self.takes_dead(color);
        self.position.rewind(before);
        match taking {
            Some(point) => {
                self.play(color, Move::Play(point))?;
                Ok(point.to_string())
            }
            None => self.generate(color),
        }
    }

    /// A move on a liberty of dead stones of the enemy's that is not in atari then.
    fn takes_dead(&self, color: Color) -> Option<Point> {
        let rules = &self.game.rules;
        if rules.status(&self.position) != Status::InProgress {
            return None;
        }
        let board = self.position.board();
        let dead = dead_stones(rules, &self.position).intersection(board.stones(!color));
        let size = self.position.size();
        let legal = rules.legal_points(&self.position);
        let attacks = |point: &Point| {
            let mut after = board.clone();
            board.may_live(color, *point)
                && point.neighbours(size).any(|next| dead.contains(next))
                && (!after.place(color, *point).is_empty() || !after.is_in_atari(*point))
        };
        legal.iter().find(attacks)
    }
}

/// The rules by KGS's names.
fn kgs_rules(name: &str) -> Result<&'static RuleSet, Refusal> {
    let name = match name {
        "chinese" | "japanese" | "aga" => name,
        "new_zealand" => "new-zealand",
        _ => return Err(Refusal::Rules),
    };
    RuleSet::known_as(name).ok_or(Refusal::Rules)
}

/// How many seconds of processors this program has taken.
#[cfg(target_os = "linux")]
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name before it may have blanks and parentheses.
    let (_, rest) = stat.rsplit_once(')')?;
    // Fields 14 and 15, utime and stime; the number and the name are the first two.
    let ticks = rest.split_whitespace().skip(11).take(2);
    let ticks: Option<f64> = ticks.map(|text| text.parse::<f64>().ok()).sum();
    Some(ticks? / TICKS_A_SECOND)
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
fn processor_seconds() -> Option<f64> {
    None
}
