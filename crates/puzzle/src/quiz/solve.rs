//! Answers to questions by the rules.

use super::super::rule::{dead, five};
use super::{Question, Quiz, Right, Solution};
use crate::{Answer, Choice, Reason};
use tengen_rules::{
    ByColor, Color, CountStage, CountStep, Komi, Marking, Move, Outcome, Played, Point, PointSet,
    Position, Score, Status, Variant, fill_in,
};

/// The four players of two pairs, in the order in which they move.
pub(super) const PARTNERS: [Choice; 4] = [
    Choice::BlackFirst,
    Choice::WhiteFirst,
    Choice::BlackSecond,
    Choice::WhiteSecond,
];

impl Quiz {
    /// Derives the right answer and its explanation from the rules.
    pub fn solve(&self) -> Solution {
        let board = self.position.board();
        let (right, reason) = match self.question {
            Question::Rule(question) => {
                let (answer, reason) = question.solve(&self.rules, &self.position);
                (Right::Answer(answer), reason)
            }
            Question::Name { at } => {
                let right = Right::AnyOf(PointSet::from_iter([at]));
                (right, Reason::Name(at))
            }
            Question::Turn => {
                let stones = ByColor::from_fn(|color| board.stones(color).len());
                let color = self.position.to_move();
                (choice(Choice::of(Some(color))), Reason::Turn(stones))
            }
            Question::Chains(color) => {
                let chains = dead::chains(board, board.stones(color));
                (number(chains.len()), Reason::Chains(chains))
            }
            Question::Capture => self.capture(),
            Question::Eyes { of } => self.eyes(of),
            Question::Win => self.win(),
            Question::Seki => {
                let points = self.points_in_seki();
                (Right::Answer(Answer::Points(points)), Reason::Seki(points))
            }
            Question::Gain => {
                let gains = self.gains();
                let right = if gains.is_empty() {
                    Choice::Pass
                } else {
                    Choice::Gain
                };
                (choice(right), Reason::Gains(gains))
            }
            Question::Points(color) => {
                let score = self.count();
                // Without komi there are no halves.
                let points = usize::try_from(score.total[color].halves() / 2)
                    .expect("without komi nobody has less than nothing");
                (number(points), Reason::Points(color, score))
            }
            Question::Filled(color) => self.territory_after_filling(color),
            Question::Partner => {
                let next = self.on_turn();
                let stones = board.stones(Color::Black).len() + board.stones(Color::White).len();
                (choice(next), Reason::Partner { stones, next })
            }
        };
        Solution { right, reason }
    }

    fn capture(&self) -> (Right, Reason) {
        let points = self.moves(|_, played| !played.captured.is_empty());
        let reason = match self.rules.variant() {
            Variant::GoBang => Reason::Pairs(five::pair_points(&self.rules, &self.position)),
            _ => Reason::Takes(points),
        };
        (Right::AnyOf(points), reason)
    }

    /// The moves that make the chain of the stone on `of` alive.
    fn eyes(&self, of: Point) -> (Right, Reason) {
        let chain = self.position.board().chain(of);
        let stones = chain.map_or(PointSet::EMPTY, |chain| chain.stones);
        let points = self.moves(|after, _| {
            let alive = after.board().unconditionally_alive(self.position.to_move());
            stones.difference(alive).is_empty()
        });
        (Right::AnyOf(points), Reason::Eyes(points))
    }

    fn win(&self) -> (Right, Reason) {
        let color = self.position.to_move();
        let points = self.moves(|after, _| match self.rules.status(after) {
            Status::Over(Outcome { winner, .. }) => winner == Some(color),
            Status::InProgress | Status::Stopped => false,
        });
        let lines = five::winning_points(&self.rules, &self.position);
        let reason = if lines.is_empty() {
            Reason::WinsByTaking(points)
        } else {
            Reason::Lines(lines)
        };
        (Right::AnyOf(points), reason)
    }

    /// The territory of `color` once the prisoners are filled in.
    fn territory_after_filling(&self, color: Color) -> (Right, Reason) {
        let score = self.count();
        let left = self.fill_in(&score);
        let right = number(left.territory[color].len());
        let reason = Reason::Filled {
            color,
            surrounded: score.territory[color].len(),
            prisoners: score.prisoners[!color],
            left,
        };
        (right, reason)
    }

    /// The count of the board as it stands, without komi.
    fn count(&self) -> Score {
        self.rules
            .count(&self.position, &Marking::default(), Komi::ZERO)
            .expect("only games with points are asked about points: each exercise is tested")
    }

    /// The board with the prisoners filled in.
    fn fill_in(&self, score: &Score) -> CountStep {
        let mut steps = fill_in(self.position.board(), score).into_iter().flatten();
        steps
            .find(|step| step.stage == CountStage::FilledIn)
            .expect("only boards whose prisoners fit are asked about: each exercise is tested")
    }

    /// The position after a stone on `point`, and what it did, if it is legal.
    pub fn after(&self, point: Point) -> Option<(Position, Played)> {
        let mut after = self.position.clone();
        let played = self.rules.play(&mut after, Move::Play(point)).ok()?;
        Some((after, played))
    }

    /// The moves for which `holds` is true.
    fn moves(&self, holds: impl Fn(&Position, &Played) -> bool) -> PointSet {
        let legal = self.rules.legal_points(&self.position).iter();
        let does = |point: &Point| {
            let after = self.after(*point);
            after.is_some_and(|(after, played)| holds(&after, &played))
        };
        legal.filter(does).collect()
    }

    /// The moves that gain points for the side to move, by a count of the current board.
    ///
    /// A stone inside the other side's territory gains nothing: whether it would survive is open.
    fn gains(&self) -> PointSet {
        let color = self.position.to_move();
        let own = |position: &Position| {
            let counted = self.rules.count(position, &Marking::default(), Komi::ZERO);
            counted.map(|score| score.total[color])
        };
        let now = own(&self.position);
        self.moves(|after, _| own(after) > now)
    }

    /// The shared liberties of chains of both colours in a seki.
    fn points_in_seki(&self) -> PointSet {
        let board = self.position.board();
        let seki = self.rules.find_seki(&self.position, PointSet::EMPTY);
        let [black, white] = Color::ALL.map(|color| {
            let chains = dead::chains(board, board.stones(color).intersection(seki));
            let liberties = chains.into_iter().map(|chain| chain.liberties);
            liberties.fold(PointSet::EMPTY, PointSet::union)
        });
        black.intersection(white)
    }

    /// The player to move, of the four in pair Go. Nobody has passed, so each side has taken half of the turns.
    fn on_turn(&self) -> Choice {
        let is_first = (self.position.ply().0 / 2).is_multiple_of(2);
        match (self.position.to_move(), is_first) {
            (Color::Black, true) => Choice::BlackFirst,
            (Color::Black, false) => Choice::BlackSecond,
            (Color::White, true) => Choice::WhiteFirst,
            (Color::White, false) => Choice::WhiteSecond,
        }
    }
}

const fn choice(choice: Choice) -> Right {
    Right::Answer(Answer::Choice(choice))
}

fn number(number: usize) -> Right {
    let number = u16::try_from(number).expect("a board has 361 points");
    Right::Answer(Answer::Number(number))
}
