//! Go: captures, ko, and two passes that stop the game.

use super::{
    Board, Color, IllegalMove, Komi, Marking, Move, Outcome, Played, Point, PointSet, Position,
    Score, Status, score,
};

/// The rules of a kind of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoRules {
    /// What may not be repeated.
    pub ko: KoRule,
    /// What counts at the end.
    pub scoring: Scoring,
}

/// What may not be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// A stone that has just taken a single stone may not be retaken on the next turn
    /// (Japanese 1989, Article 6; booklets 000, 001, 003 and 004).
    Simple,
    /// No play may make an arrangement of the whole board that has been there before, whoever was to move.
    /// The start counts, with its handicap stones.
    /// A pass is always legal, for it plays nothing.
    PositionalSuperko,
    /// No play may make an arrangement that has been there before with the same side to move.
    /// The start counts with its side to move, and so does what each pass left: the same board, and the other side to move.
    SituationalSuperko,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Territory and prisoners (booklets 000, 001, 002 and 004).
    Territory,
    /// Stones and territory (customary).
    Area,
    /// Stones on the board, as they stand (booklet 003, rule IV).
    Stones,
}

pub(super) fn check(rules: GoRules, position: &Position, mv: Move) -> Result<(), IllegalMove> {
    if position.passes >= 2 {
        return Err(IllegalMove::GameOver);
    }
    match mv {
        Move::Pass => Ok(()),
        Move::Play(point) => check_point(rules, position, point),
    }
}

/// Whether the side to move may play on `point` in a game that has not stopped.
pub(super) fn check_point(
    rules: GoRules,
    position: &Position,
    point: Point,
) -> Result<(), IllegalMove> {
    check_stone(position, point)?;
    match rules.ko {
        KoRule::Simple if position.ko == Some(point) => Err(IllegalMove::Ko),
        KoRule::Simple => Ok(()),
        KoRule::PositionalSuperko => check_repetition(position, point, None),
        KoRule::SituationalSuperko => check_repetition(position, point, Some(!position.to_move)),
    }
}

/// Whether the stone could stand there, ko apart: on the board, on an empty point, and with a liberty after captures.
pub(super) fn check_stone(position: &Position, point: Point) -> Result<(), IllegalMove> {
    if !position.size().contains(point) {
        Err(IllegalMove::OffBoard)
    } else if !position.board.is_empty(point) {
        Err(IllegalMove::Occupied)
    } else if !position.board.may_live(position.to_move, point) {
        Err(IllegalMove::Suicide)
    } else {
        Ok(())
    }
}

fn check_repetition(
    position: &Position,
    point: Point,
    to_move: Option<Color>,
) -> Result<(), IllegalMove> {
    // Nearly every move makes a board with a new hash; only for the others the boards are compared.
    let hash = position.board.hash_after(position.to_move, point);
    if !position.has_hash(hash) {
        return Ok(());
    }
    let mut after = position.board.clone();
    after.place(position.to_move, point);
    match position.seen(after.hash(), &after.arrangement(), to_move) {
        Some(since) => Err(IllegalMove::Superko { since }),
        None => Ok(()),
    }
}

pub(super) fn play(
    rules: GoRules,
    position: &mut Position,
    mv: Move,
) -> Result<Played, IllegalMove> {
    check(rules, position, mv)?;
    let color = position.to_move;
    let captured = match mv {
        Move::Pass => PointSet::EMPTY,
        Move::Play(point) => position.board.place(color, point),
    };
    // A pass is a turn too, so it lifts a ko.
    position.ko = match mv {
        Move::Pass => None,
        Move::Play(point) => ko_point(&position.board, point, captured),
    };
    let played = position.end_turn(mv, captured);
    // Only superko asks for what has been, and a pass makes nothing new unless the turn counts.
    if rules.ko != KoRule::Simple {
        position.remember();
    }
    Ok(played)
}

/// The point that may not be retaken after the stone on `point` has taken `captured`.
///
/// It is a ko only if one stone has taken one stone and stands alone with that one liberty: snapback is legal.
fn ko_point(board: &Board, point: Point, captured: PointSet) -> Option<Point> {
    let mut taken = captured.iter();
    let only = taken.next().filter(|_| captured.len() == 1)?;
    let chain = board.chain(point)?;
    (chain.stones.len() == 1 && chain.liberties.len() == 1).then_some(only)
}

/// Two passes stop the game (Japanese 1989, Article 9.1); what follows is the players' count.
///
/// Where stones count as they stand there is nothing to agree on: two passes end it (booklet 003, rule IV).
pub(super) fn status(rules: GoRules, position: &Position) -> Status {
    if position.passes < 2 {
        return Status::InProgress;
    }
    match rules.scoring {
        Scoring::Territory | Scoring::Area => Status::Stopped,
        Scoring::Stones => {
            let score = count(rules, position, &Marking::default(), Komi::ZERO);
            Status::Over(Outcome::scored(score))
        }
    }
}

pub(super) fn count(rules: GoRules, position: &Position, marking: &Marking, komi: Komi) -> Score {
    score::count(
        &position.board,
        position.prisoners,
        marking,
        komi,
        rules.scoring,
    )
}
