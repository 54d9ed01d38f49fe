//! Playing a transcript through, up to its first illegal move.

use super::import::{RecordStep, Transcript, TurnStep};
use super::markup::Markup;
use tengen_rules::{
    ByColor, Color, Handicap, IllegalMove, Move, PointSet, Position, Rules, SetupError, Status,
};
use tengen_sgf::BadPoint;

/// The replay of a transcript.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position after the last legal move.
    pub position: Position,
    /// Number of moves played, passes included.
    pub moves: usize,
    /// The moves in order.
    pub line: Vec<(Color, Move)>,
    /// The number of each move: counted from 1, unless the file numbers them (MN).
    pub numbers: Vec<usize>,
    pub passes: usize,
    /// The markup of the last node; empty once a move or a setup follows.
    pub markup: Markup,
    /// Prisoners by colour, those before a later setup included.
    pub prisoners: ByColor<u32>,
    /// The illegal move at which the replay stopped.
    pub first_illegal: Option<IllegalTurn>,
    /// The visible part of the board (VW); none means all of it.
    pub view: Option<PointSet>,
    /// The dimmed points (DD).
    pub dimmed: PointSet,
    pub handicap: HandicapStones,
}

/// How the handicap stones were placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapStones {
    /// No handicap, or the file places the stones itself.
    AsRecorded,
    /// The file leaves placing to the reader: this number of stones was put on the marked points.
    Marked(u8),
    /// As above, but the moves show that the stones were elsewhere: none was placed.
    Unknown(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalTurn {
    /// Its number in the main line, counted from 1 with passes.
    pub number: usize,
    /// The side that moves.
    pub color: Color,
    /// The point for people (`D4`, or `pass`), or as written if it is no point of the board.
    pub at: String,
    pub reason: TurnFault,
}

/// Why a move of a file cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnFault {
    /// The file names no point of the board.
    #[error(transparent)]
    Place(BadPoint),
    #[error(transparent)]
    Rule(IllegalMove),
}

impl TurnFault {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place(BadPoint::Malformed) => "not-a-point",
            Self::Place(BadPoint::OffBoard) => IllegalMove::OffBoard.name(),
            Self::Rule(reason) => reason.name(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stones set up before move {} cannot stand: {reason}", after + 1)]
pub struct BadSetup {
    /// Number of moves before it; 0 is the start.
    pub after: usize,
    pub reason: SetupError,
}

impl Transcript {
    /// Plays the main line by `rules`, all of it or its first `moves` moves, up to the first illegal one.
    ///
    /// Files are less strict than games: one colour may move twice in a row (handicap stones written as moves, passes
    /// left out), and moves may follow two passes. Both are played; ko and the number of passes are then reset. Moves
    /// after a won game are illegal.
    ///
    /// # Errors
    ///
    /// [`BadSetup`] if stones are put on the board in an impossible way.
    pub fn replay(&self, rules: &Rules, moves: Option<usize>) -> Result<Replay, BadSetup> {
        self.replay_with(rules, moves, |_| ())
    }

    /// As [`Transcript::replay`], calling `show` with the position before each move.
    ///
    /// # Errors
    ///
    /// As [`Transcript::replay`].
    pub fn replay_with(
        &self,
        rules: &Rules,
        moves: Option<usize>,
        mut show: impl FnMut(&Position),
    ) -> Result<Replay, BadSetup> {
        let mut replay = self.start(rules)?;
        let limit = moves.unwrap_or(usize::MAX);
        for step in &self.steps {
            match step {
                RecordStep::Setup { changes, to_move } => {
                    replay.apply_setup(rules, changes, *to_move)?;
                    replay.markup = Markup::default();
                }
                RecordStep::Turn(_) if replay.moves >= limit => break,
                RecordStep::Turn(turn) => {
                    show(&replay.position);
                    if let Err(reason) = replay.take(rules, turn) {
                        replay.first_illegal = Some(IllegalTurn {
                            number: replay.moves + 1,
                            color: turn.color,
                            at: point_name(turn),
                            reason,
                        });
                        break;
                    }
                    replay.markup = Markup::default();
                }
                RecordStep::Markup(markup) => replay.apply_markup(markup),
            }
        }
        Ok(replay)
    }

    /// The empty board, or the handicap stones if the file leaves placing them to the reader.
    fn start(&self, rules: &Rules) -> Result<Replay, BadSetup> {
        let handicap = self.unplaced_handicap();
        if handicap == Handicap::NONE {
            return self.start_with(rules, Handicap::NONE);
        }
        let marked = self.start_with(rules, handicap)?;
        let played = |mut replay: Replay| {
            let turns = self.turns();
            turns
                .take_while(|turn| replay.take(rules, turn).is_ok())
                .count()
        };
        let all = self.len();
        let with_stones = played(marked.clone());
        if with_stones == all {
            return Ok(marked);
        }
        let bare = self.start_with(rules, Handicap::NONE)?;
        if played(bare.clone()) <= with_stones {
            return Ok(marked);
        }
        Ok(Replay {
            handicap: HandicapStones::Unknown(handicap.stones()),
            ..bare
        })
    }

    fn start_with(&self, rules: &Rules, placed: Handicap) -> Result<Replay, BadSetup> {
        let black = placed.points(self.size).into_iter().flatten().collect();
        let stones = ByColor {
            black,
            white: PointSet::EMPTY,
        };
        let first = self.turns().next().map(|turn| turn.color);
        let position = rules
            .position(self.size, stones, first.unwrap_or(placed.first_mover()))
            .map_err(|reason| BadSetup { after: 0, reason })?;
        Ok(Replay {
            position,
            moves: 0,
            line: Vec::new(),
            numbers: Vec::new(),
            passes: 0,
            markup: Markup::default(),
            prisoners: ByColor::default(),
            first_illegal: None,
            view: None,
            dimmed: PointSet::EMPTY,
            handicap: match placed.stones() {
                0 => HandicapStones::AsRecorded,
                stones => HandicapStones::Marked(stones),
            },
        })
    }

    /// The handicap whose stones the file neither sets up nor has Black play before White's first move.
    fn unplaced_handicap(&self) -> Handicap {
        let mut steps = self.steps.iter();
        let first = steps.find(|step| !matches!(step, RecordStep::Markup(_)));
        let begins_with_white = match first {
            Some(RecordStep::Turn(turn)) => turn.color == Color::White,
            Some(RecordStep::Setup { changes, .. }) => {
                changes.is_empty()
                    && self
                        .turns()
                        .next()
                        .is_some_and(|turn| turn.color == Color::White)
            }
            Some(RecordStep::Markup(_)) | None => true,
        };
        Handicap::new(self.handicap)
            .filter(|handicap| begins_with_white && handicap.points(self.size).is_some())
            .unwrap_or(Handicap::NONE)
    }
}

/// The point of a move, for people.
fn point_name(turn: &TurnStep) -> String {
    match turn.mv {
        Ok(Move::Play(point)) => point.to_string(),
        Ok(Move::Pass) => "pass".to_owned(),
        Err(_) => turn.written.clone(),
    }
}

impl Replay {
    /// Adds and removes stones. Prisoners stay; ko and history are reset, unless only the turn changes, as after a
    /// resumption.
    fn apply_setup(
        &mut self,
        rules: &Rules,
        changes: &[(PointSet, Option<Color>)],
        to_move: Option<Color>,
    ) -> Result<(), BadSetup> {
        if let (true, Some(to_move)) = (changes.is_empty(), to_move) {
            rules.resume(&mut self.position, to_move);
            return Ok(());
        }
        let mut stones = self.position.board().arrangement();
        for &(points, holds) in changes {
            for color in Color::ALL {
                stones[color] = if holds == Some(color) {
                    stones[color].union(points)
                } else {
                    stones[color].difference(points)
                };
            }
        }
        let to_move = to_move.unwrap_or(self.position.to_move());
        let arranged = rules.position(self.position.size(), stones, to_move);
        self.position = arranged.map_err(|reason| BadSetup {
            after: self.moves,
            reason,
        })?;
        Ok(())
    }

    /// Takes over the markup of a node; visible and dimmed parts stay until they are changed.
    fn apply_markup(&mut self, markup: &Markup) {
        self.markup = markup.clone();
        if let Some(view) = markup.view() {
            self.view = Some(view).filter(|view| !view.is_empty());
        }
        if let Some(dimmed) = markup.dimmed() {
            self.dimmed = dimmed;
        }
    }

    fn take(&mut self, rules: &Rules, turn: &TurnStep) -> Result<(), TurnFault> {
        let mv = turn.mv.map_err(TurnFault::Place)?;
        let stopped = rules.status(&self.position) == Status::Stopped;
        if stopped || self.position.to_move() != turn.color {
            rules.resume(&mut self.position, turn.color);
        }
        let played = rules
            .play(&mut self.position, mv)
            .map_err(TurnFault::Rule)?;
        self.moves += 1;
        self.line.push((turn.color, mv));
        let next = self.numbers.last().map_or(1, |last| last.saturating_add(1));
        self.numbers.push(turn.number.unwrap_or(next));
        self.passes += usize::from(mv == Move::Pass);
        // The stones of a suicide are the opponent's prisoners.
        self.prisoners[turn.color] += played.captured.len() as u32;
        self.prisoners[!turn.color] += played.lost.len() as u32;
        Ok(())
    }
}
