//! Commands of the protocol on a game.

use super::super::thinking::{Game, Play, Thinking};
use super::clock::{from_time_settings, seconds_a_move};
use super::command::{Line, Side, SyntaxError, Vertex};
use crate::engine::{Decision, dead_stones};
use crate::rules::{
    ByColor, Color, Handicap, Komi, Marking, Move, Placement, Point, PointSet, Position, Rules,
    Size, Snapshot, Status,
};

/// The supported commands, in the order of `list_commands`.
const COMMANDS: [&str; 28] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "undo",
    "time_settings",
    "time_left",
    "final_score",
    "final_status_list",
    "showboard",
    "loadsgf",
    "reg_genmove",
    "cputime",
    "kgs-rules",
    "kgs-time_settings",
    "kgs-genmove_cleanup",
    "lz-analyze",
    "kata-analyze",
];

/// Why a command is refused, in the protocol's words where it has some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("unknown command")]
    Unknown,
    #[error("syntax error")]
    Syntax,
    #[error("unacceptable size")]
    Size,
    #[error("board not empty")]
    NotEmpty,
    #[error("invalid number of stones")]
    Handicap,
    #[error("bad vertex list")]
    Vertices,
    #[error("illegal move")]
    Illegal,
    #[error("cannot undo")]
    Undo,
    #[error("cannot score")]
    Score,
    #[error("cannot load file")]
    Load,
    #[error("unknown rules")]
    Rules,
    #[error("the system does not tell")]
    Processor,
}

impl From<SyntaxError> for Refusal {
    fn from(SyntaxError: SyntaxError) -> Self {
        Self::Syntax
    }
}

/// A game with its settings.
pub(super) struct Session {
    pub(super) game: Game,
    level: Play,
    pub(super) thinking: Thinking,
    pub(super) position: Position,
    /// The positions before each move, for undo.
    pub(super) past: Vec<Snapshot>,
    /// Seconds per move by each side's clock, if it has one.
    seconds_a_move: ByColor<Option<f64>>,
}

impl Session {
    /// A session with an empty board of the default size.
    pub(super) fn new(rules: Rules, level: Play, thinking: Thinking) -> Self {
        let size = Size::square(rules.usual_sizes()[0]).expect("usual sizes are sizes");
        Self {
            game: Game {
                rules,
                komi: rules.default_komi(Handicap::NONE),
            },
            level,
            thinking,
            position: rules
                .opening(size, Handicap::NONE)
                .expect("a usual size is allowed"),
            past: Vec::new(),
            seconds_a_move: ByColor::default(),
        }
    }

    /// Carries out a command; returns the text of its answer.
    pub(super) fn answer(&mut self, line: &Line) -> Result<String, Refusal> {
        let mut done = Ok(String::new());
        match line.command.as_str() {
            "protocol_version" => done = Ok("2".to_owned()),
            "name" => done = Ok("tengen".to_owned()),
            "version" => done = Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "known_command" => {
                let name: String = line.argument(0)?;
                done = Ok(COMMANDS.contains(&name.as_str()).to_string());
            }
            "list_commands" => done = Ok(COMMANDS.join("\n")),
            "quit" => {}
            "boardsize" => self.set_size(line.argument(0)?)?,
            "clear_board" => self.begin(self.position.size(), Handicap::NONE)?,
            "komi" => self.game.komi = line.argument::<Komi>(0)?,
            "fixed_handicap" => done = self.fixed_handicap(line.argument(0)?),
            "place_free_handicap" => done = self.free_handicap(line.argument(0)?),
            "set_free_handicap" => self.set_handicap(line.arguments_from(0)?)?,
            "play" => {
                let (Side(color), Vertex(mv)) = (line.argument(0)?, line.argument(1)?);
                self.play(color, mv)?;
            }
            "genmove" => {
                let Side(color) = line.argument(0)?;
                done = self.generate(color);
            }
            "undo" => {
                let before = self.past.pop().ok_or(Refusal::Undo)?;
                self.position.rewind(before);
            }
            "time_settings" => self.set_clock(from_time_settings(line)?),
            "time_left" => {
                let Side(color) = line.argument(0)?;
                self.seconds_a_move[color] = seconds_a_move(line.argument(1)?, line.argument(2)?);
            }
            "final_score" => done = self.final_score(),
            "final_status_list" => done = self.status_list(&line.argument::<String>(0)?),
            "showboard" => done = Ok(format!("\n{}", self.position.board()).trim_end().to_owned()),
            _ => done = self.answer_extension(line),
        }
        done
    }

    fn set_size(&mut self, side: u8) -> Result<(), Refusal> {
        self.begin(Size::square(side).ok_or(Refusal::Size)?, Handicap::NONE)
    }

    fn begin(&mut self, size: Size, handicap: Handicap) -> Result<(), Refusal> {
        let opening = self.game.rules.opening(size, handicap);
        self.position = opening.map_err(|_| Refusal::Size)?;
        self.past.clear();
        Ok(())
    }

    fn check_empty(&self) -> Result<(), Refusal> {
        if self.position.board().empty().len() == self.position.size().points() {
            Ok(())
        } else {
            Err(Refusal::NotEmpty)
        }
    }

    fn fixed_handicap(&mut self, stones: u8) -> Result<String, Refusal> {
        self.check_empty()?;
        let handicap = Handicap::new(stones)
            .filter(|_| stones > 0)
            .ok_or(Refusal::Handicap)?;
        let size = self.position.size();
        if self.begin(size, handicap).is_err() {
            let points = small_board_handicap(size, stones).ok_or(Refusal::Handicap)?;
            self.set_handicap(points)?;
        }
        Ok(self.black_stones())
    }

    fn free_handicap(&mut self, stones: u8) -> Result<String, Refusal> {
        self.check_empty()?;
        let handicap = Handicap::with_placement(stones, Placement::Free).filter(|_| stones > 0);
        self.begin(self.position.size(), handicap.ok_or(Refusal::Handicap)?)
            .map_err(|_| Refusal::Handicap)?;
        while self.position.to_place() > 0 {
            self.generate(Color::Black)?;
        }
        self.past.clear();
        Ok(self.black_stones())
    }

    fn set_handicap(&mut self, vertices: Vec<Vertex>) -> Result<(), Refusal> {
        self.check_empty()?;
        let mut black = PointSet::EMPTY;
        for Vertex(mv) in vertices {
            match mv {
                Move::Play(point) if black.insert(point) => {}
                Move::Play(_) | Move::Pass => return Err(Refusal::Vertices),
            }
        }
        let stones = ByColor {
            black,
            white: PointSet::EMPTY,
        };
        let size = self.position.size();
        let position = self.game.rules.position(size, stones, Color::White);
        self.position = position.map_err(|_| Refusal::Vertices)?;
        self.past.clear();
        Ok(())
    }

    fn black_stones(&self) -> String {
        let stones = self.position.board().stones(Color::Black);
        names(stones.iter())
    }

    /// Gives the turn to `color`: the protocol has no turns, and the game continues after two passes.
    pub(super) fn turn_to(&mut self, color: Color) {
        let stopped = self.game.rules.status(&self.position) == Status::Stopped;
        if stopped || self.position.to_move() != color {
            self.game.rules.resume(&mut self.position, color);
        }
    }

    pub(super) fn play(&mut self, color: Color, mv: Move) -> Result<(), Refusal> {
        let before = self.position.snapshot();
        self.turn_to(color);
        match self.game.rules.play(&mut self.position, mv) {
            Ok(_) => {
                self.past.push(before);
                Ok(())
            }
            Err(_) => {
                self.position.rewind(before);
                Err(Refusal::Illegal)
            }
        }
    }

    /// Decides on a move and plays it.
    pub(super) fn generate(&mut self, color: Color) -> Result<String, Refusal> {
        let decision = self.decide(color)?;
        let mv = match decision {
            Decision::Play(point) => Move::Play(point),
            Decision::Pass => Move::Pass,
            Decision::Resign => return Ok(name(decision)),
        };
        self.play(color, mv)?;
        Ok(name(decision))
    }

    /// Decides on a move without playing it.
    pub(super) fn suggest(&mut self, color: Color) -> Result<String, Refusal> {
        Ok(name(self.decide(color)?))
    }

    fn decide(&mut self, color: Color) -> Result<Decision, Refusal> {
        let before = self.position.snapshot();
        self.turn_to(color);
        let limit = self.seconds_a_move[color];
        let thought = self
            .thinking
            .think(&self.game, &self.position, self.level, limit);
        self.position.rewind(before);
        Ok(thought.ok_or(Refusal::Illegal)?.decision)
    }

    /// Gives both sides this number of seconds per move, or no clock.
    pub(super) fn set_clock(&mut self, seconds: Option<f64>) {
        self.seconds_a_move = ByColor::from_fn(|_| seconds);
    }

    fn final_score(&self) -> Result<String, Refusal> {
        let marking = self.marking();
        let count = self
            .game
            .rules
            .count(&self.position, &marking, self.game.komi);
        let score = count.ok_or(Refusal::Score)?;
        let margin = score.margin();
        Ok(match score.winner() {
            Some(Color::Black) => format!("B+{margin}"),
            Some(Color::White) => format!("W+{margin}"),
            None => "0".to_owned(),
        })
    }

    /// The dead stones that the program proposes, and the resulting seki.
    fn marking(&self) -> Marking {
        let rules = &self.game.rules;
        let dead = dead_stones(rules, &self.position);
        Marking {
            dead,
            seki: rules.find_seki(&self.position, dead),
        }
    }

    fn status_list(&self, status: &str) -> Result<String, Refusal> {
        let marking = self.marking();
        let board = self.position.board();
        let stones = board.stones(Color::Black).union(board.stones(Color::White));
        let listed = match status {
            "dead" => marking.dead,
            "seki" => marking.seki,
            "alive" => stones.difference(marking.dead).difference(marking.seki),
            _ => return Err(Refusal::Syntax),
        };
        Ok(names(listed.iter()))
    }
}

/// A decision in the protocol's words.
fn name(decision: Decision) -> String {
    match decision {
        Decision::Play(point) => point.to_string(),
        Decision::Pass => "PASS".to_owned(),
        Decision::Resign => "resign".to_owned(),
    }
}

fn names(points: impl Iterator<Item = Point>) -> String {
    let names: Vec<_> = points.map(|point| point.to_string()).collect();
    names.join(" ")
}

/// Points of 6 to 9 handicap stones on boards of 9 and 11 lines, on which the bot's games have at most five marked
/// points. Source: Go Text Protocol 2, section 4.1.1.
fn small_board_handicap(size: Size, stones: u8) -> Option<Vec<Vertex>> {
    let lines = size.columns();
    if lines != size.rows() || !matches!(lines, 9 | 11) || !(6..=9).contains(&stones) {
        return None;
    }
    let (low, middle, high) = (2, lines / 2, lines - 3);
    let mut points = vec![(low, low), (high, high), (low, high), (high, low)];
    points.extend([(low, middle), (high, middle)]);
    if stones >= 8 {
        points.extend([(middle, low), (middle, high)]);
    }
    if stones % 2 == 1 {
        points.push((middle, middle));
    }
    let points = points.into_iter();
    points
        .map(|(column, row)| Point::new(column, row).map(|point| Vertex(Move::Play(point))))
        .collect()
}
