//! Go: captures, ko, and two passes that stop the game.

use super::{
    Board, Color, IllegalMove, Komi, Marking, Move, Played, Point, PointSet, Position, Score,
    Status, score,
};

/// The rules of a kind of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoRules {
    /// The ko rule.
    pub ko: KoRule,
    /// Whether a move may take its own chain off the board.
    pub suicide: Suicide,
    /// The scoring method.
    pub scoring: Scoring,
    /// The effect of two passes in a row.
    pub end: End,
    /// White's compensation for moving second.
    pub compensation: Compensation,
}

impl GoRules {
    /// Rules with this ko and this scoring; all else as in the booklets: no suicide, agreed count (stones count as they
    /// are), komi by agreement.
    pub const fn new(ko: KoRule, scoring: Scoring) -> Self {
        Self {
            ko,
            suicide: Suicide::Forbidden,
            scoring,
            end: match scoring {
                Scoring::Stones => End::AsItStands,
                Scoring::Territory { .. } | Scoring::Area => End::Agreement,
            },
            compensation: Compensation::Usual(Komi::ZERO),
        }
    }
}

/// Whether a move may take its own chain off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suicide {
    /// Each stone needs a liberty after the enemy's chains without one are removed (Japanese 1989, Article 4; all booklets).
    Forbidden,
    /// A chain that is left without a liberty comes off the board (customary: Tromp-Taylor, New Zealand).
    Allowed,
}

/// The effect of two passes in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The end: all stones count as they stand, none is dead (booklet 003, rule IV; Tromp-Taylor).
    AsItStands,
    /// A stop: the game ends when both players agree the count (booklets 000, 001 and 004).
    Agreement,
    /// A stop, as with an agreement, which also confirms the count: until both have agreed, either may object to it
    /// (Japanese 1989, Articles 9 and 10).
    Confirmation,
}

/// White's possible compensation for moving second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing (booklet 001).
    None,
    /// A komi that the players agree; this one is usual in an even game.
    Usual(Komi),
}

/// The repetitions that are forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// A stone that has just taken a single stone may not be retaken on the next turn
    /// (Japanese 1989, Article 6; booklets 000, 001, 003 and 004).
    Simple,
    /// Positional superko: no play may repeat an earlier whole-board position, with either side to move. The start
    /// counts, with its handicap stones. A pass is always legal.
    PositionalSuperko,
    /// Situational superko: no play may repeat an earlier position with the same side to move. The start counts with
    /// its side to move, and so does the position after each pass: the same board with the other side to move.
    SituationalSuperko,
}

/// The scoring method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Territory and prisoners (booklets 000, 001, 002 and 004).
    /// What groups in seki surround is no territory (Japanese 1989, Article 8; booklet 000).
    Territory {
        /// Sides of the board that may close off a territory.
        edges: Edges,
    },
    /// Stones and territory (customary).
    Area,
    /// Stones on the board, as they stand (booklet 003, rule IV).
    Stones,
}

impl Scoring {
    /// Territory and prisoners, with any edges.
    pub const TERRITORY: Self = Self::Territory { edges: Edges::Any };
}

/// Sides of the board that may close off a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edges {
    /// Any (booklet 004: the edge is a border).
    Any,
    /// Two of its four sides at most; a region that touches three or four is neutral (booklet 001, read literally).
    TwoAtMost,
}

pub(super) fn check(rules: GoRules, position: &Position, mv: Move) -> Result<(), IllegalMove> {
    if position.passes >= 2 {
        return Err(IllegalMove::GameOver);
    }
    match mv {
        // Handicap stones are Black's to place, all of them, before White's first move.
        Move::Pass if position.to_place > 0 => Err(IllegalMove::PassForbidden),
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
    match rules.suicide {
        Suicide::Forbidden => check_stone(position, point)?,
        Suicide::Allowed => check_free(position, point)?,
    }
    match rules.ko {
        KoRule::Simple if position.ko == Some(point) => Err(IllegalMove::Ko),
        KoRule::Simple => Ok(()),
        KoRule::PositionalSuperko => check_repetition(position, point, None),
        KoRule::SituationalSuperko => check_repetition(position, point, Some(!position.to_move)),
    }
}

/// Whether the stone is legal apart from ko: on the board, on an empty point, and with a liberty after captures.
pub(super) fn check_stone(position: &Position, point: Point) -> Result<(), IllegalMove> {
    check_free(position, point)?;
    if position.board.may_live(position.to_move, point) {
        Ok(())
    } else {
        Err(IllegalMove::Suicide)
    }
}

/// Whether `point` is an empty one of the board.
pub(super) fn check_free(position: &Position, point: Point) -> Result<(), IllegalMove> {
    if !position.size().contains(point) {
        Err(IllegalMove::OffBoard)
    } else if !position.board.is_empty(point) {
        Err(IllegalMove::Occupied)
    } else {
        Ok(())
    }
}

fn check_repetition(
    position: &Position,
    point: Point,
    to_move: Option<Color>,
) -> Result<(), IllegalMove> {
    // Nearly every move has a new hash; boards are compared only if the hash is known.
    let lives = position.board.may_live(position.to_move, point);
    if lives {
        let hash = position.board.hash_after(position.to_move, point);
        if !position.history.has_hash(hash) {
            return Ok(());
        }
    }
    let mut after = position.board.clone();
    after.place_or_die(position.to_move, point);
    match position.history.first_ply(&after, to_move) {
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
    let (captured, lost) = match mv {
        Move::Pass => (PointSet::EMPTY, PointSet::EMPTY),
        Move::Play(point) => position.board.place_or_die(color, point),
    };
    // A pass is a turn too, so it lifts a ko.
    position.ko = match mv {
        Move::Pass => None,
        Move::Play(point) => ko_point(&position.board, point, captured),
    };
    let played = position.end_turn(mv, captured, lost);
    position.remember();
    Ok(played)
}

/// The point that may not be retaken after the stone on `point` has taken `captured`.
///
/// It is a ko only if one stone has taken one stone, is a chain of one stone, and has only that liberty: snapback is
/// legal.
pub(super) fn ko_point(board: &Board, point: Point, captured: PointSet) -> Option<Point> {
    let mut taken = captured.iter();
    let only = taken.next().filter(|_| captured.len() == 1)?;
    let chain = board.chain(point)?;
    (chain.stones.len() == 1 && chain.liberties.len() == 1).then_some(only)
}

/// Two passes stop the game (Japanese 1989, Article 9.1); the count follows, as [`End`] says.
pub(super) fn status(position: &Position) -> Status {
    if position.passes < 2 {
        Status::InProgress
    } else {
        Status::Stopped
    }
}

pub(super) fn count(rules: GoRules, position: &Position, marking: &Marking, komi: Komi) -> Score {
    score::count(&position.board, position.prisoners, marking, komi, rules)
}
