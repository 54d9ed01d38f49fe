//! The replay: judges moves one by one, and takes snapshots.

use super::question::{Marks, Question};
use super::read::Turn;
use tengen_rules::{
    ByColor, Color, Ending, IllegalMove, Marking, Move, Point, PointSet, Position, Rules, Score,
    Size, Status,
};

/// The replay of a question.
pub(super) struct Ruling {
    pub(super) first_illegal: Option<FirstIllegal>,
    /// The plies to report, in the order of the question.
    pub(super) plies: Vec<u32>,
    /// The positions at the plies that were reached, each once, in the order of the game.
    pub(super) snapshots: Vec<Snapshot>,
    pub(super) result: Option<Finish>,
    pub(super) score: Option<Score>,
}

/// The move at which the replay stopped, and the reason.
pub(super) struct FirstIllegal {
    /// The number of legal moves before it.
    pub(super) ply: u32,
    pub(super) reason: Reason,
}

/// Why a move is not legal, or a point may not be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It is the other side's turn.
    WrongTurn,
    /// The rules forbid it.
    Illegal(IllegalMove),
}

impl Reason {
    /// The name in answers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::WrongTurn => "wrong-turn",
            Self::Illegal(reason) => reason.name(),
        }
    }
}

impl From<IllegalMove> for Reason {
    fn from(reason: IllegalMove) -> Self {
        Self::Illegal(reason)
    }
}

/// The reported part of a position. It is small: a question may request a hundred thousand of them.
pub(super) struct Snapshot {
    pub(super) ply: u32,
    pub(super) to_move: Color,
    pub(super) size: Size,
    pub(super) stones: ByColor<PointSet>,
    pub(super) prisoners: ByColor<u16>,
    /// The empty points on which the side to move may not play, in the order of points.
    pub(super) banned: Vec<(Point, Reason)>,
    /// The number of points on which it may play.
    pub(super) legal: usize,
}

impl Snapshot {
    fn of(rules: &Rules, position: &Position, ply: u32) -> Self {
        let legal = rules.legal_points(position);
        let others = position.board().empty().difference(legal);
        let reason = |point| rules.check(position, Move::Play(point)).err();
        Self {
            ply,
            to_move: position.to_move(),
            size: position.size(),
            stones: position.board().arrangement(),
            prisoners: position.prisoners(),
            banned: others
                .iter()
                .filter_map(|point| Some((point, reason(point)?.into())))
                .collect(),
            legal: legal.len(),
        }
    }
}

/// How the game ended on the board.
pub(super) struct Finish {
    pub(super) winner: Option<Color>,
    pub(super) ending: &'static str,
    /// The number of the last move, counted from 1.
    pub(super) ply: u32,
    /// The stones of the winning lines.
    pub(super) line: PointSet,
    /// The stones that the last move took.
    pub(super) captured: PointSet,
}

impl Ruling {
    /// Replays the moves of `question`.
    pub(super) fn of(question: Question) -> Self {
        let Question {
            rules,
            start: mut position,
            komi,
            moves,
            at,
            marks,
        } = question;
        let mut wanted = at.clone().unwrap_or_default();
        wanted.sort_unstable();
        wanted.dedup();
        let mut wanted = wanted.into_iter().peekable();
        let mut ply = 0;
        let mut snapshots = Vec::new();
        let mut first_illegal = None;
        for &turn in &moves {
            if wanted.next_if_eq(&ply).is_some() {
                snapshots.push(Snapshot::of(&rules, &position, ply));
            }
            if let Err(reason) = play(&rules, &mut position, turn) {
                first_illegal = Some(FirstIllegal { ply, reason });
                break;
            }
            ply += 1;
        }
        let is_new = snapshots
            .last()
            .is_none_or(|last: &Snapshot| last.ply != ply);
        if is_new && (at.is_none() || wanted.next_if_eq(&ply).is_some()) {
            snapshots.push(Snapshot::of(&rules, &position, ply));
        }
        Self {
            first_illegal,
            plies: at.unwrap_or_else(|| vec![ply]),
            snapshots,
            result: finish(&rules, &position, ply),
            score: marks.and_then(|marks| {
                let marking = marking(&rules, &position, marks);
                rules.count(&position, &marking, komi)
            }),
        }
    }
}

/// Plays one move. Two passes do not end a replay: the other side continues.
fn play(rules: &Rules, position: &mut Position, turn: Turn) -> Result<(), Reason> {
    if turn.color != position.to_move() {
        let is_over = matches!(rules.status(position), Status::Over(_));
        return Err(if is_over {
            IllegalMove::GameOver.into()
        } else {
            Reason::WrongTurn
        });
    }
    rules.play(position, turn.mv)?;
    if turn.mv == Move::Pass && matches!(rules.status(position), Status::Stopped) {
        let next = position.to_move();
        rules.resume(position, next);
    }
    Ok(())
}

fn marking(rules: &Rules, position: &Position, marks: Marks) -> Marking {
    let Marks { dead, seki } = marks;
    let seki = seki.unwrap_or_else(|| rules.find_seki(position, dead));
    Marking { dead, seki }
}

fn finish(rules: &Rules, position: &Position, ply: u32) -> Option<Finish> {
    let Status::Over(outcome) = rules.status(position) else {
        return None;
    };
    let (ending, line) = match outcome.ending {
        Ending::FiveInARow { line } => ("five-in-a-row", line),
        Ending::Capture { .. } => ("capture", PointSet::EMPTY),
        Ending::FivePairs { .. } => ("five-pairs", PointSet::EMPTY),
        Ending::NoMovesLeft => ("no-moves-left", PointSet::EMPTY),
        Ending::Score(_)
        | Ending::Resignation
        | Ending::NoResult
        | Ending::BothLose
        | Ending::Forfeit
        | Ending::Time
        | Ending::NoShow
        | Ending::Adjudication
        | Ending::Draw
        | Ending::NotBegun
        | Ending::CalledOff => return None,
    };
    let last = position.last();
    Some(Finish {
        winner: outcome.winner,
        ending,
        ply,
        line,
        captured: last.map(|turn| turn.captured).unwrap_or_default(),
    })
}
