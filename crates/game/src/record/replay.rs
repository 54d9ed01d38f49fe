//! Playing a transcript through, up to its first illegal move.

use super::import::{Step, Transcript, TurnStep};
use super::markup::Markup;
use tengen_rules::{
    ByColor, Color, Handicap, IllegalMove, Move, PointSet, Position, Rules, SetupError, Status,
};
use tengen_sgf::BadPoint;

/// How far a transcript goes.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position after the last legal move that was asked for.
    pub position: Position,
    /// The moves played, passes included.
    pub moves: usize,
    /// These moves, in their order.
    pub line: Vec<(Color, Move)>,
    /// The number of each: the first is 1, unless the file gives others (MN).
    pub numbers: Vec<usize>,
    /// The passes among them.
    pub passes: usize,
    /// What the last node played draws on the board; nothing once a move or a setup has come after it.
    pub markup: Markup,
    /// How many stones each colour has taken, those before a later setup included.
    pub prisoners: ByColor<u32>,
    /// The move at which the replay stopped, if one was not legal.
    pub first_illegal: Option<IllegalTurn>,
    /// The part of the board that the file shows from here on (VW), if it is not all of it.
    pub view: Option<PointSet>,
    /// The points that it shows dimmed from here on (DD).
    pub dimmed: PointSet,
    /// What was done about the handicap stones.
    pub handicap: HandicapStones,
}

/// What was done about the stones of a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapStones {
    /// The file has no handicap, or places its stones itself.
    AsTold,
    /// The file leaves placing them to the reader: so many were put on the marked points.
    Marked(u8),
    /// The same, but its moves show that they were elsewhere: the file does not tell where, and none was placed.
    Unknown(u8),
}

/// A move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalTurn {
    /// Its number: the first move of the main line is 1, passes count.
    pub number: usize,
    /// Whose move it is.
    pub color: Color,
    /// Where it is: as people write it (`D4`, or `pass`), or as the file has it if that is no point of the board.
    pub at: String,
    /// What is wrong with it.
    pub reason: TurnFault,
}

/// Why a move of a file cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnFault {
    /// The file names no point of the board.
    #[error(transparent)]
    Place(BadPoint),
    /// The rules forbid it.
    #[error(transparent)]
    Rule(IllegalMove),
}

impl TurnFault {
    /// The reason's name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place(BadPoint::Malformed) => "not-a-point",
            Self::Place(BadPoint::OffBoard) => IllegalMove::OffBoard.name(),
            Self::Rule(reason) => reason.name(),
        }
    }
}

/// A setup that cannot stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stones set up before move {} cannot stand: {reason}", after + 1)]
pub struct BadSetup {
    /// How many moves come before it; 0 for the start.
    pub after: usize,
    /// Why not.
    pub reason: SetupError,
}

impl Transcript {
    /// Plays the main line by `rules`, all of it or its first `moves` moves, up to the first illegal one.
    ///
    /// Files are not always as strict as a game: one colour may move twice in a row (handicap stones written as
    /// moves, passes left out), and moves may follow when two passes have stopped the game.
    /// Both are played; the ko and the count of passes then begin anew.
    /// Moves after the end of a game that is won are illegal.
    ///
    /// # Errors
    ///
    /// [`BadSetup`] if stones are put on the board as they can never stand.
    pub fn replay(&self, rules: &Rules, moves: Option<usize>) -> Result<Replay, BadSetup> {
        self.replay_shown(rules, moves, |_| ())
    }

    /// The same, and shows the position before each move.
    ///
    /// # Errors
    ///
    /// As [`Transcript::replay`].
    pub fn replay_shown(
        &self,
        rules: &Rules,
        moves: Option<usize>,
        mut show: impl FnMut(&Position),
    ) -> Result<Replay, BadSetup> {
        let mut replay = self.start(rules)?;
        let limit = moves.unwrap_or(usize::MAX);
        for step in &self.steps {
            match step {
                Step::Setup { changes, to_move } => {
                    replay.arrange(rules, changes, *to_move)?;
                    replay.markup = Markup::default();
                }
                Step::Turn(_) if replay.moves >= limit => break,
                Step::Turn(turn) => {
                    show(&replay.position);
                    if let Err(reason) = replay.take(rules, turn) {
                        replay.first_illegal = Some(IllegalTurn {
                            number: replay.moves + 1,
                            color: turn.color,
                            at: place(turn),
                            reason,
                        });
                        break;
                    }
                    replay.markup = Markup::default();
                }
                Step::Markup(markup) => replay.draw(markup),
            }
        }
        Ok(replay)
    }

    /// The empty board, or the handicap stones if the file has a handicap and leaves placing them to the reader.
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
            .position(self.size, stones, first.unwrap_or(placed.first()))
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
                0 => HandicapStones::AsTold,
                stones => HandicapStones::Marked(stones),
            },
        })
    }

    /// The handicap whose stones the file neither puts on the board nor has Black play before White's first move.
    fn unplaced_handicap(&self) -> Handicap {
        let mut steps = self.steps.iter();
        let first = steps.find(|step| !matches!(step, Step::Markup(_)));
        let begins_with_white = match first {
            Some(Step::Turn(turn)) => turn.color == Color::White,
            Some(Step::Setup { changes, .. }) => {
                changes.is_empty()
                    && self
                        .turns()
                        .next()
                        .is_some_and(|turn| turn.color == Color::White)
            }
            Some(Step::Markup(_)) | None => true,
        };
        Handicap::new(self.handicap)
            .filter(|handicap| begins_with_white && handicap.points(self.size).is_some())
            .unwrap_or(Handicap::NONE)
    }
}

/// Where a move is, for people.
fn place(turn: &TurnStep) -> String {
    match turn.mv {
        Ok(Move::Play(point)) => point.to_string(),
        Ok(Move::Pass) => "pass".to_owned(),
        Err(_) => turn.written.clone(),
    }
}

impl Replay {
    /// Puts stones on the board and takes them off. Prisoners stay; ko and history begin anew.
    /// Where only the turn changes, as after a resumption, history stays too.
    fn arrange(
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

    /// What the node draws; what it shows and dims of the board holds until another one says otherwise.
    fn draw(&mut self, markup: &Markup) {
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
