//! Whether an answer is right, and if not, what is wrong with it.

use super::super::rule::{self, atari_go};
use super::{Question, Quiz, Right};
use crate::{Answer, Form, Mistake, NoAnswer, Verdict};
use tengen_rules::{Move, Point, PointSet, Position, Rules};

impl Quiz {
    /// Grades `answer`; the right answer is derived from the rules again.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no answer to this question at all.
    pub fn judge(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        let whole = self.complete(answer)?;
        let mistake = match (self.solve().right, whole) {
            (Right::AnyOf(points), Answer::Play(at)) if points.contains(at) => None,
            (Right::AnyOf(_), Answer::Play(at)) => Some(self.wrong_point(at)),
            (Right::Answer(right), given) if right == given => None,
            (Right::Answer(Answer::Number(right)), Answer::Number(number)) => {
                Some(if number > right {
                    Mistake::TooMany(number)
                } else {
                    Mistake::TooFew(number)
                })
            }
            (Right::Answer(Answer::Points(right)), Answer::Points(named)) => {
                Some(wrong_points(right, named, answer))
            }
            (Right::Answer(Answer::Choice(_)), Answer::Choice(choice)) => {
                Some(Mistake::Choice(choice))
            }
            (Right::Answer(Answer::Play(_)), Answer::Play(at)) => Some(self.refutation(at)),
            _ => {
                let wanted = self.question.form();
                return Err(NoAnswer::Form { wanted });
            }
        };
        Ok(mistake.map_or(Verdict::Right, Verdict::Wrong))
    }

    /// The answer with stones completed to whole chains; an error if it is no answer to this question.
    fn complete(&self, answer: &Answer) -> Result<Answer, NoAnswer> {
        let (wanted, position) = (self.question.form(), &self.position);
        match (wanted, *answer) {
            (Form::Number, Answer::Number(_)) => {}
            (Form::Choice(choices), Answer::Choice(choice)) if choices.contains(&choice) => {}
            (Form::EmptyPoints, Answer::Points(points)) => {
                points.iter().try_for_each(|point| empty(position, point))?;
            }
            (Form::Stones, Answer::Points(points)) => {
                let mut chains = PointSet::EMPTY;
                for point in points.iter() {
                    on_board(position, point)?;
                    let chain = position.board().chain(point);
                    chains = chains.union(chain.ok_or(NoAnswer::NoStone(point))?.stones);
                }
                return Ok(Answer::Points(chains));
            }
            (Form::Point, Answer::Play(at)) => on_board(position, at)?,
            (Form::Play, Answer::Play(at)) => legal(&self.rules, position, at)?,
            _ => return Err(NoAnswer::Form { wanted }),
        }
        Ok(*answer)
    }

    /// The mistake in naming a wrong point.
    fn wrong_point(&self, at: Point) -> Mistake {
        match self.rules.check(&self.position, Move::Play(at)) {
            Err(reason) if !matches!(self.question, Question::Name { .. }) => {
                Mistake::Illegal { at, reason }
            }
            _ => Mistake::Point(at),
        }
    }

    /// How a wrong move fails.
    fn refutation(&self, at: Point) -> Mistake {
        match self.question {
            Question::Rule(rule::Question::AtariGo { moves }) => {
                Mistake::Refuted(atari_go::refutation(&self.position, at, moves))
            }
            _ => Mistake::Point(at),
        }
    }
}

/// The mistake in naming these points, or their chains.
fn wrong_points(right: PointSet, named: PointSet, answer: &Answer) -> Mistake {
    let wrong = named.difference(right);
    match *answer {
        _ if wrong.is_empty() => Mistake::Incomplete,
        Answer::Points(points) => Mistake::Points(points.intersection(wrong)),
        _ => Mistake::Points(wrong),
    }
}

fn on_board(position: &Position, point: Point) -> Result<(), NoAnswer> {
    if position.size().contains(point) {
        Ok(())
    } else {
        Err(NoAnswer::OffBoard(point))
    }
}

fn empty(position: &Position, point: Point) -> Result<(), NoAnswer> {
    on_board(position, point)?;
    if position.board().is_empty(point) {
        Ok(())
    } else {
        Err(NoAnswer::Occupied(point))
    }
}

/// Whether a move at `at` is legal.
pub(crate) fn legal(rules: &Rules, position: &Position, at: Point) -> Result<(), NoAnswer> {
    empty(position, at)?;
    let checked = rules.check(position, Move::Play(at));
    checked.map_err(|reason| NoAnswer::Illegal { at, reason })
}
