//! What the rules say to a question.

use super::{Choice, Exercise, Question};
use crate::bot::lesson::Situation;
use crate::game::{PlayerId, Seat};
use crate::rules::{
    Board, Chain, Color, CountStage, CountStep, Marking, Move, Outcome, Played, Point, PointSet,
    Position, Score, Status, fill_in,
};

/// The playouts that suggest dead chains are drawn by this; each exercise is tested with others as well.
const SEED: u64 = 0;

/// What answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Solution {
    /// Each of these points.
    OneOf(PointSet),
    /// All of these points together.
    AllOf(PointSet),
    /// A number.
    Number(usize),
    /// A choice.
    Choice(Choice),
}

impl Exercise {
    /// What the rules answer.
    pub(super) fn solve(&self, situation: &Situation) -> Solution {
        let position = &situation.replay.position;
        let board = position.board();
        match self.question {
            Question::Name => Solution::OneOf(situation.marked("CR")),
            Question::Turn => Solution::Choice(Choice::of(Some(position.to_move()))),
            Question::Liberties => {
                Solution::Number(situation.chain().map_or(0, |chain| chain.liberties.len()))
            }
            Question::Chains(color) => Solution::Number(chains(board, color).len()),
            Question::Capture => situation.moves(|_, played| !played.captured.is_empty()),
            Question::Eyes => situation.moves(|after, _| {
                let alive = after.board().unconditionally_alive(position.to_move());
                let chain = situation
                    .chain()
                    .map_or(PointSet::EMPTY, |chain| chain.stones);
                chain.difference(alive).is_empty()
            }),
            Question::Win => situation.moves(|after, _| match situation.rules.status(after) {
                Status::Over(Outcome { winner, .. }) => winner == Some(position.to_move()),
                Status::InProgress | Status::Stopped => false,
            }),
            Question::Forbidden => {
                let legal = situation.rules.legal_points(position);
                Solution::AllOf(board.empty().difference(legal))
            }
            Question::Dead => Solution::AllOf(situation.rules.propose_dead(position, SEED)),
            Question::Seki => Solution::AllOf(situation.left_alone()),
            Question::Gain => Solution::Choice(match situation.gains().is_empty() {
                true => Choice::Pass,
                false => Choice::Gain,
            }),
            Question::Points(color) => {
                let total = situation.count().total[color];
                // Without komi there are no halves.
                Solution::Number(usize::try_from(total.halves() / 2).unwrap_or_default())
            }
            Question::Filled(color) => {
                let left = situation.filled_in();
                Solution::Number(left.map_or(0, |step| step.territory[color].len()))
            }
            Question::Winner => Solution::Choice(Choice::of(situation.count().winner())),
            Question::Partner => Solution::Choice(on_turn(position)),
        }
    }
}

impl Situation {
    /// The points that the record marks with that property.
    pub(super) fn marked(&self, property: &str) -> PointSet {
        self.replay.markup.points(property)
    }

    /// The chain with the triangles.
    pub(super) fn chain(&self) -> Option<Chain> {
        let first = self.marked("TR").iter().next()?;
        self.replay.position.board().chain(first)
    }

    /// The count of the board as it stands.
    pub(super) fn count(&self) -> Score {
        self.rules
            .count(&self.replay.position, &Marking::default(), self.komi)
            .expect("only games with points are asked about points: each exercise is tested")
    }

    /// The board with the prisoners filled in.
    pub(super) fn filled_in(&self) -> Option<CountStep> {
        let steps = fill_in(self.replay.position.board(), &self.count())?;
        let mut steps = steps.into_iter();
        steps.find(|step| step.stage == CountStage::FilledIn)
    }

    /// The position after a stone on `point`, and what it did, if it is legal.
    pub(super) fn after(&self, point: Point) -> Option<(Position, Played)> {
        let mut after = self.replay.position.clone();
        let played = self.rules.play(&mut after, Move::Play(point)).ok()?;
        Some((after, played))
    }

    /// The moves of which `holds`, each of them an answer.
    fn moves(&self, holds: impl Fn(&Position, &Played) -> bool) -> Solution {
        let legal = self.rules.legal_points(&self.replay.position).iter();
        let does = |point: &Point| {
            let after = self.after(*point);
            after.is_some_and(|(after, played)| holds(&after, &played))
        };
        Solution::OneOf(legal.filter(does).collect())
    }

    /// The moves after which the side to move has more points of its own, the board counted as it stands.
    ///
    /// A stone in the other side's territory has none: that it takes points from there is not settled.
    pub(super) fn gains(&self) -> PointSet {
        let color = self.replay.position.to_move();
        let own = |position: &Position| {
            let counted = self.rules.count(position, &Marking::default(), self.komi);
            counted.map(|score| score.total[color])
        };
        let now = own(&self.replay.position);
        let gains = |point: &Point| {
            let after = self.after(*point);
            after.is_some_and(|(after, _)| own(&after) > now)
        };
        let legal = self.rules.legal_points(&self.replay.position);
        legal.iter().filter(gains).collect()
    }

    /// The liberties that chains of both colours in a seki share.
    fn left_alone(&self) -> PointSet {
        let board = self.replay.position.board();
        let seki = self.rules.find_seki(&self.replay.position, PointSet::EMPTY);
        let [black, white] = Color::ALL.map(|color| {
            let chains = chains(board, color).into_iter();
            let in_seki = chains.filter(|chain| !chain.stones.intersection(seki).is_empty());
            in_seki.fold(PointSet::EMPTY, |all, chain| all.union(chain.liberties))
        });
        black.intersection(white)
    }
}

/// The chains of `color`, from the lower left on.
pub(super) fn chains(board: &Board, color: Color) -> Vec<Chain> {
    let (mut chains, mut rest) = (Vec::new(), board.stones(color));
    while let Some(chain) = rest.iter().next().and_then(|point| board.chain(point)) {
        rest = rest.difference(chain.stones);
        chains.push(chain);
    }
    chains
}

/// Who of two pairs is to move, by the order in which a seat holds two players.
fn on_turn(position: &Position) -> Choice {
    let (first, second) = (PlayerId::new(1), PlayerId::new(2));
    // Nobody has passed, so each side has taken half of the turns.
    let turns = usize::try_from(position.ply().0 / 2).unwrap_or_default();
    let is_first = Seat::Pair([first, second]).on_turn(turns) == first;
    match (position.to_move(), is_first) {
        (Color::Black, true) => Choice::BlackFirst,
        (Color::Black, false) => Choice::BlackSecond,
        (Color::White, true) => Choice::WhiteFirst,
        (Color::White, false) => Choice::WhiteSecond,
    }
}
