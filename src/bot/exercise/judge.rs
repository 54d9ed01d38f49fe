//! Whether an answer is right, and if not, why not.

use super::solve::chains;
use super::{Choice, Exercise, Given, Question, Solution, scoring};
use crate::bot::lesson::Situation;
use crate::bot::refusal;
use crate::game::Refusal;
use crate::i18n::{Text, say};
use crate::rules::{Color, Ending, Move, Outcome, PointSet, Status, Variant};

/// What an answer comes to.
pub(in crate::bot) enum Verdict {
    /// It is right.
    Right,
    /// It is wrong, and why.
    Wrong(Text),
}

impl Exercise {
    /// Judges the answer `given`.
    ///
    /// # Errors
    ///
    /// A sentence for what is no answer to this question at all.
    pub(in crate::bot) fn judge(&self, given: Given) -> Result<Verdict, Text> {
        let situation = self.record.situation();
        match (self.solve(&situation), given) {
            (Solution::OneOf(right), Given::Points(points)) => self.one(&situation, right, points),
            (Solution::AllOf(right), Given::Points(points)) => self.all(&situation, right, points),
            (Solution::Number(right), Given::Number(number)) => Ok(self.number(right, number)),
            (Solution::Choice(right), Given::Choice(choice)) => {
                Ok(self.choice(&situation, right, choice))
            }
            _ => Err(say::refusal::unknown_button()),
        }
    }

    /// One point was asked for.
    fn one(
        &self,
        situation: &Situation,
        right: PointSet,
        points: PointSet,
    ) -> Result<Verdict, Text> {
        use say::rules as r;
        let point = points.iter().next().ok_or_else(say::refusal::no_points)?;
        let position = &situation.replay.position;
        if right.contains(point) {
            return Ok(Verdict::Right);
        }
        let is_move = self.question != Question::Name;
        let reason = situation.rules.check(position, Move::Play(point));
        if let (true, Err(reason)) = (is_move, reason) {
            let mv = Move::Play(point);
            let refusal = Refusal::Illegal { mv, reason };
            return Ok(Verdict::Wrong(refusal::text(&refusal, position.size())));
        }
        Ok(Verdict::Wrong(match self.question {
            Question::Capture if situation.rules.variant() == Variant::GoBang => r::not_pair(point),
            Question::Capture => r::not_capture(point),
            Question::Eyes => r::not_eyes(point),
            Question::Win => r::not_win(point),
            _ => r::not_name(point),
        }))
    }

    /// Some points were asked for, or a stone of each of some chains.
    fn all(
        &self,
        situation: &Situation,
        right: PointSet,
        points: PointSet,
    ) -> Result<Verdict, Text> {
        use say::rules as r;
        let position = &situation.replay.position;
        let board = position.board();
        let mut named = PointSet::EMPTY;
        for point in points.iter() {
            let occupied = board.chain(point);
            match (self.question, occupied) {
                _ if !position.size().contains(point) => {
                    let reason = crate::rules::IllegalMove::OffBoard;
                    let mv = Move::Play(point);
                    let refusal = Refusal::Illegal { mv, reason };
                    return Err(refusal::text(&refusal, position.size()));
                }
                (Question::Dead, Some(chain)) => named = named.union(chain.stones),
                (Question::Dead, None) => return Err(say::refusal::no_stone_there(point)),
                (_, Some(_)) => return Err(say::refusal::occupied(point)),
                (_, None) => {
                    named.insert(point);
                }
            }
        }
        let wrong = named.difference(right);
        if !wrong.is_empty() {
            return Ok(Verdict::Wrong(match self.question {
                Question::Dead => r::not_dead(points.intersection(wrong)),
                Question::Seki => r::not_seki(wrong),
                _ => r::not_forbidden(wrong),
            }));
        }
        Ok(match right.difference(named).is_empty() {
            true => Verdict::Right,
            false => Verdict::Wrong(r::not_all()),
        })
    }

    fn number(&self, right: usize, number: usize) -> Verdict {
        use say::rules as r;
        let than = match number.cmp(&right) {
            std::cmp::Ordering::Equal => return Verdict::Right,
            std::cmp::Ordering::Greater => "more",
            std::cmp::Ordering::Less => "less",
        };
        Verdict::Wrong(match self.question {
            Question::Liberties => r::not_liberties(than.to_owned(), number),
            Question::Chains(_) => r::not_chains(than.to_owned(), number),
            _ => r::not_points(number),
        })
    }

    fn choice(&self, situation: &Situation, right: Choice, choice: Choice) -> Verdict {
        use say::rules as r;
        if choice == right {
            return Verdict::Right;
        }
        Verdict::Wrong(match self.question {
            Question::Gain => r::not_gain(choice.word().to_owned()),
            Question::Winner => r::not_winner(scoring(situation)),
            Question::Partner => r::not_partner(),
            _ => r::not_turn(),
        })
    }

    /// Why the right answer is right.
    pub(in crate::bot) fn explain(&self) -> Text {
        use say::rules as r;
        let situation = self.record.situation();
        let position = &situation.replay.position;
        let (board, color) = (position.board(), position.to_move());
        let points = match self.solve(&situation) {
            Solution::OneOf(points) | Solution::AllOf(points) => points,
            Solution::Number(_) | Solution::Choice(_) => PointSet::EMPTY,
        };
        match self.question {
            Question::Name => match points.iter().next() {
                Some(point) => r::why_name(point),
                None => r::solved(),
            },
            Question::Turn => {
                let [black, white] = Color::ALL.map(|color| board.stones(color).len());
                r::why_turn(color, black, white)
            }
            Question::Liberties => {
                let liberties = situation
                    .chain()
                    .map_or(PointSet::EMPTY, |chain| chain.liberties);
                r::why_liberties(liberties.len(), liberties)
            }
            Question::Chains(color) => r::why_chains(chains(board, color).len()),
            Question::Capture if situation.rules.variant() == Variant::GoBang => {
                r::why_pair(color, points)
            }
            Question::Capture => r::why_capture(color, points),
            Question::Forbidden => r::why_forbidden(color, points),
            Question::Eyes => r::why_eyes(points),
            Question::Dead => r::why_dead(points),
            Question::Seki => r::why_seki(points),
            Question::Gain => match situation.gains() {
                gains if gains.is_empty() => r::why_pass(),
                gains => r::why_gain(color, gains),
            },
            Question::Points(color) => why_points(&situation, color),
            Question::Filled(color) => {
                let score = situation.count();
                let left = situation.filled_in();
                let left = left.map_or(0, |step| step.territory[color].len());
                let surrounded = score.territory[color].len();
                r::why_filled(color, surrounded, score.prisoners[!color], left)
            }
            Question::Winner => {
                let score = situation.count();
                let winner = Choice::of(score.winner()).word().to_owned();
                let (total, margin) = (score.total, score.margin());
                r::why_winner(total.black, total.white, situation.komi, winner, margin)
            }
            Question::Win => match winning(&situation, points) {
                Some(Ending::FiveInARow { .. }) => r::why_win_five(color, points),
                _ => r::why_win_capture(color, points),
            },
            Question::Partner => {
                let stones = Color::ALL.map(|color| board.stones(color).len());
                let next = match self.solve(&situation) {
                    Solution::Choice(next) => next.title(),
                    _ => r::solved(),
                };
                r::why_partner(stones[0] + stones[1], next)
            }
        }
    }
}

/// Of what a colour's points are made.
fn why_points(situation: &Situation, color: Color) -> Text {
    use crate::rules::Scoring;
    use say::rules as r;
    let score = situation.count();
    let extra = match score.scoring {
        Scoring::Stones => return r::why_points_stones(color, score.total[color]),
        Scoring::Area => score.stones[color],
        Scoring::Territory { .. } => score.prisoners[color],
    };
    let surrounded = score.territory[color].len();
    r::why_points(
        color,
        scoring(situation),
        surrounded,
        extra,
        score.total[color],
    )
}

/// How a move on one of `points` ends the game.
fn winning(situation: &Situation, points: PointSet) -> Option<Ending> {
    let (after, _) = situation.after(points.iter().next()?)?;
    match situation.rules.status(&after) {
        Status::Over(Outcome { ending, .. }) => Some(ending),
        Status::InProgress | Status::Stopped => None,
    }
}
