//! Openings of five in a row: how the first stones are placed, so that neither side is ahead.
//!
//! One player places the first stones of both colours, and the other one chooses a colour: so it pays to be fair. The
//! stones follow the rules like any others, black and white in turn; an opening only decides who places them. Until it
//! is over, seats are provisional: a player who chooses the other colour changes seats.

use tengen_rules::{Board, Color, Point, PointSet, Rules, Size, Variant};

/// An opening protocol: how the first stones are placed and colours are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningRule {
    /// The first player places three stones, the second one chooses a colour.
    Swap,
    /// As [`Swap`](Self::Swap), but the second player may place two more stones instead, and then the first one
    /// chooses.
    Swap2,
    /// Soosõrv-8 of Renju (Renju International Federation, 2009): the first player places three stones near the middle,
    /// the second one chooses a colour. White places the fourth and says how many fifth moves are to be offered, at
    /// most eight; Black's side chooses a colour; Black offers that number of fifth moves, and White takes one of them.
    Soosorv8,
    /// Taraguchi-10 of Renju (Renju International Federation): Black and White place stones in turn in growing squares
    /// in the middle, and after each of the first five the other side chooses a colour. After the fourth, Black's side
    /// may offer ten fifth moves instead, and White takes one of them.
    Taraguchi10,
}

/// Most fifth moves that White can ask for by [`OpeningRule::Soosorv8`].
pub const MOST_FIFTHS: u8 = 8;
/// Number of fifth moves that Black may offer by [`OpeningRule::Taraguchi10`].
const TEN: u8 = 10;

impl OpeningRule {
    pub const ALL: [Self; 4] = [Self::Swap, Self::Swap2, Self::Soosorv8, Self::Taraguchi10];

    /// The name in databases, commands and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swap => "swap",
            Self::Swap2 => "swap2",
            Self::Soosorv8 => "soosorv8",
            Self::Taraguchi10 => "taraguchi10",
        }
    }

    /// The rule called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// Whether games by `rules` on a board of `size` can begin with this opening: Gomoku and Renju; those of Renju need a
    /// board with a middle and enough space around it.
    pub fn is_possible(self, rules: &Rules, size: Size) -> bool {
        let has_middle = size.columns() % 2 == 1 && size.columns() >= 9;
        rules.variant() == Variant::Gomoku && (self.square(0).is_none() || has_middle)
    }

    /// Side of the central square for the stone after `stones` others; none where it may go anywhere.
    pub const fn square(self, stones: usize) -> Option<u8> {
        match (self, stones) {
            (Self::Soosorv8 | Self::Taraguchi10, 0) => Some(1),
            (Self::Soosorv8 | Self::Taraguchi10, 1) => Some(3),
            (Self::Soosorv8 | Self::Taraguchi10, 2) => Some(5),
            (Self::Taraguchi10, 3) => Some(7),
            (Self::Taraguchi10, 4) => Some(9),
            _ => None,
        }
    }
}

/// A choice in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningChoice {
    /// To play this colour from now on.
    Take(Color),
    /// To place two more stones, so that the other side chooses.
    PlaceTwo,
    /// The number of fifth moves that Black is to offer, 1 to [`MOST_FIFTHS`].
    Fifths(u8),
    /// As Black, to offer ten fifth moves.
    OfferTen,
}

/// The next step of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningStep {
    /// The next task is a stone of the colour to move.
    Place,
    /// The next task is the choice of a colour.
    Choose,
    /// The next task is the choice of a colour, or two more stones.
    ChooseOrPlaceTwo,
    /// The next task is the choice of a colour, or ten fifth moves.
    ChooseOrOfferTen,
    /// White is to state the number of fifth moves that Black offers.
    Count,
    /// Black is to offer fifth moves.
    Offer {
        /// Their number in all.
        all: u8,
        /// Those offered so far.
        offered: PointSet,
    },
    /// White is to take one of the fifth moves that Black has offered.
    Pick { offered: PointSet },
}

/// An opening in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    pub rule: OpeningRule,
    pub step: OpeningStep,
    /// The side that takes the step, in the current seating.
    pub by: Color,
    /// The number of fifth moves that White has asked for.
    fifths: u8,
}

impl Opening {
    /// The start of an opening: Black's seat is that of the first player.
    pub(super) const fn start(rule: OpeningRule) -> Self {
        Self {
            rule,
            step: OpeningStep::Place,
            by: Color::Black,
            fifths: 0,
        }
    }

    /// The opening after stone number `stones` on the board; none where it is over.
    pub(super) const fn after_stone(self, stones: usize) -> Option<Self> {
        use Color::{Black, White};
        let (step, by) = match (self.rule, stones) {
            (OpeningRule::Taraguchi10, 1 | 3) => (OpeningStep::Choose, White),
            (OpeningRule::Taraguchi10, 2) => (OpeningStep::Choose, Black),
            (OpeningRule::Taraguchi10, 4) => (OpeningStep::ChooseOrOfferTen, Black),
            (OpeningRule::Taraguchi10, 5) if self.fifths == 0 => (OpeningStep::Choose, White),
            (_, 0..=2) => (OpeningStep::Place, Black),
            (OpeningRule::Swap | OpeningRule::Soosorv8, 3) => (OpeningStep::Choose, White),
            (OpeningRule::Swap2, 3) => (OpeningStep::ChooseOrPlaceTwo, White),
            (OpeningRule::Swap2, 4) => (OpeningStep::Place, White),
            (OpeningRule::Swap2, 5) => (OpeningStep::Choose, Black),
            (OpeningRule::Soosorv8, 4) => (OpeningStep::Count, White),
            _ => return None,
        };
        Some(Self { step, by, ..self })
    }

    /// The opening after `choice`, with `stones` on the board and the players in the seats they have chosen; none where
    /// it is over.
    pub(super) const fn after_choice(self, choice: OpeningChoice, stones: usize) -> Option<Self> {
        use Color::{Black, White};
        let (step, by, fifths) = match (choice, self.rule, stones) {
            (OpeningChoice::PlaceTwo, ..) => (OpeningStep::Place, White, 0),
            (OpeningChoice::Fifths(number), ..) => (OpeningStep::Choose, Black, number),
            (OpeningChoice::Take(_), OpeningRule::Soosorv8, 3) => (OpeningStep::Place, White, 0),
            (OpeningChoice::Take(_), OpeningRule::Taraguchi10, 1 | 3) => {
                (OpeningStep::Place, White, 0)
            }
            (OpeningChoice::Take(_), OpeningRule::Taraguchi10, 2 | 4) => {
                (OpeningStep::Place, Black, 0)
            }
            (OpeningChoice::Take(_), OpeningRule::Soosorv8, _) => offer(self.fifths),
            (OpeningChoice::OfferTen, ..) => offer(TEN),
            (OpeningChoice::Take(_), ..) => return None,
        };
        Some(Self {
            rule: self.rule,
            step,
            by,
            fifths,
        })
    }

    /// The opening after Black has offered `point`.
    pub(super) fn after_offer(self, point: Point) -> Option<Self> {
        let OpeningStep::Offer { all, mut offered } = self.step else {
            return None;
        };
        offered.insert(point);
        let (step, by) = if offered.len() < usize::from(all) {
            (OpeningStep::Offer { all, offered }, Color::Black)
        } else {
            (OpeningStep::Pick { offered }, Color::White)
        };
        Some(Self { step, by, ..self })
    }

    /// Whether `choice` is possible now.
    pub(super) const fn allows(self, choice: OpeningChoice) -> bool {
        match (self.step, choice) {
            (OpeningStep::Choose | OpeningStep::ChooseOrPlaceTwo, OpeningChoice::Take(_))
            | (OpeningStep::ChooseOrPlaceTwo, OpeningChoice::PlaceTwo)
            | (OpeningStep::ChooseOrOfferTen, OpeningChoice::Take(_) | OpeningChoice::OfferTen) => {
                true
            }
            (OpeningStep::Count, OpeningChoice::Fifths(number)) => {
                1 <= number && number <= MOST_FIFTHS
            }
            _ => false,
        }
    }
}

/// Black's offer of `all` fifth moves, before the first of them.
const fn offer(all: u8) -> (OpeningStep, Color, u8) {
    let offered = PointSet::EMPTY;
    (OpeningStep::Offer { all, offered }, Color::Black, all)
}

/// The central square with side `across` of a board of `size`.
pub(super) fn middle(size: Size, across: u8) -> PointSet {
    let from = (size.columns().saturating_sub(across)) / 2;
    let is_inside = |point: &Point| {
        [point.column(), point.row()]
            .into_iter()
            .all(|line| (from..from + across).contains(&line))
    };
    size.all().filter(is_inside).collect()
}

/// The point among `offered` that is equivalent to `point` by a symmetry of the board.
pub(super) fn same_by_symmetry(board: &Board, offered: PointSet, point: Point) -> Option<Point> {
    let size = board.size();
    let stones = board.arrangement();
    let mirrors = (1..8).filter(|&number| {
        let turned = |points: PointSet| -> Option<PointSet> {
            points
                .iter()
                .map(|point| image(size, point, number))
                .collect()
        };
        turned(stones.black) == Some(stones.black) && turned(stones.white) == Some(stones.white)
    });
    let mut images = mirrors.filter_map(|number| image(size, point, number));
    images.find(|image| offered.contains(*image))
}

/// The image of `point` under symmetry `number` of a square board, 0 to 7; 0 is the identity.
fn image(size: Size, point: Point, number: u8) -> Option<Point> {
    let last = size.columns() - 1;
    let (mut column, mut row) = (point.column(), point.row());
    if number & 1 != 0 {
        column = last - column;
    }
    if number & 2 != 0 {
        row = last - row;
    }
    if number & 4 != 0 {
        std::mem::swap(&mut column, &mut row);
    }
    Point::new(column, row)
}

impl super::Game {
    /// The opening, while the players are in one.
    pub fn opening(&self) -> Option<Opening> {
        match &self.state {
            super::State::Seated { opening, .. } => *opening,
            super::State::Offered { .. } | super::State::Closed(_) => None,
        }
    }

    /// Number of moves of the opening; none while it is in progress.
    pub fn opening_moves(&self) -> Option<usize> {
        match &self.state {
            super::State::Seated {
                opening: None,
                opened,
                ..
            } => Some(*opened),
            _ => None,
        }
    }

    /// The points on which a stone may be put next, or that may be offered in an opening: empty where a choice comes
    /// first.
    pub fn playable(&self) -> PointSet {
        let legal = || self.terms().rules.legal_points(&self.position);
        let Some(opening) = self.opening() else {
            return legal();
        };
        match opening.step {
            OpeningStep::Choose
            | OpeningStep::ChooseOrPlaceTwo
            | OpeningStep::ChooseOrOfferTen
            | OpeningStep::Count => PointSet::EMPTY,
            OpeningStep::Place => match opening.rule.square(self.moves.len()) {
                Some(across) => legal().intersection(middle(self.position.size(), across)),
                None => legal(),
            },
            OpeningStep::Offer { offered, .. } => {
                let is_new = |point: &Point| {
                    !offered.contains(*point)
                        && same_by_symmetry(self.position.board(), offered, *point).is_none()
                };
                legal().iter().filter(is_new).collect()
            }
            OpeningStep::Pick { offered } => offered,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_by_its_name() {
        for rule in OpeningRule::ALL {
            assert_eq!(OpeningRule::from_name(rule.name()), Some(rule));
        }
    }

    #[test]
    fn the_eight_ways_to_see_a_board_are_different_and_lead_back() {
        let size = Size::square(15).unwrap();
        let point = Point::new(2, 5).unwrap();
        let seen: std::collections::BTreeSet<_> =
            (0..8).map(|number| image(size, point, number)).collect();
        assert_eq!(seen.len(), 8);
    }
}
