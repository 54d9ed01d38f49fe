//! Extension commands: those of GNU Go and KGS.

use std::path::PathBuf;

use super::super::thinking::Game;
use super::command::{Line, Side, SyntaxError};
use super::session::{Refusal, Session};
use crate::cli::input;
use crate::engine::dead_stones;
use crate::rules::{Color, Handicap, Move, Point, RuleSet, Status};

/// Clock ticks per second in `/proc`: Linux always reports a hundred, whatever the kernel's own rate.
#[cfg(target_os = "linux")]
const TICKS_A_SECOND: f64 = 100.0;

impl Session {
    /// Carries out an extension command.
    pub(super) fn answer_extension(&mut self, line: &Line) -> Result<String, Refusal> {
        match line.command.as_str() {
            "loadsgf" => self.load(line),
            "reg_genmove" => {
                let Side(color) = line.argument(0)?;
                self.suggest(color)
            }
            "cputime" => Ok(format!("{:.3}", cpu_seconds().ok_or(Refusal::Processor)?)),
            "kgs-rules" => {
                let rules = kgs_rules(&line.argument::<String>(0)?)?;
                self.game.rules = rules.rules;
                Ok(String::new())
            }
            "kgs-time_settings" => {
                self.set_clock(super::clock::from_kgs_time_settings(line)?);
                Ok(String::new())
            }
            "kgs-genmove_cleanup" => {
                let Side(color) = line.argument(0)?;
                self.clean_up(color)
            }
            _ => Err(Refusal::Unknown),
        }
    }

    /// Sets up the position of a record, at its end or before the move with a number; returns the side to move.
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

    /// Plays a move that captures dead stones; passes only if the enemy has none on the board.
    fn clean_up(&mut self, color: Color) -> Result<String, Refusal> {
        let before = self.position.snapshot();
        self.turn_to(color);
        let capture = self.attack_on_dead(color);
        self.position.rewind(before);
        match capture {
            Some(point) => {
                self.play(color, Move::Play(point))?;
                Ok(point.to_string())
            }
            None => self.generate(color),
        }
    }

    /// A move on a liberty of the enemy's dead stones that does not put itself into atari.
    fn attack_on_dead(&self, color: Color) -> Option<Point> {
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

/// The rules with this name on KGS.
fn kgs_rules(name: &str) -> Result<&'static RuleSet, Refusal> {
    let name = match name {
        "chinese" | "japanese" | "aga" => name,
        "new_zealand" => "new-zealand",
        _ => return Err(Refusal::Rules),
    };
    RuleSet::from_any_name(name).ok_or(Refusal::Rules)
}

/// CPU time of this process, in seconds.
#[cfg(target_os = "linux")]
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program before it may contain spaces and parentheses.
    let (_, rest) = stat.rsplit_once(')')?;
    // Fields 14 and 15, utime and stime; the process id and the name are the first two.
    let ticks = rest.split_whitespace().skip(11).take(2);
    let ticks: Option<f64> = ticks.map(|text| text.parse::<f64>().ok()).sum();
    Some(ticks? / TICKS_A_SECOND)
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
fn cpu_seconds() -> Option<f64> {
    None
}
