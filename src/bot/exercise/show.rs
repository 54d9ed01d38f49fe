//! What there is to see of an exercise: before it is solved, and after.

use super::solve::chains;
use super::{Exercise, Given, Question, Solution};
use crate::bot::lesson::Situation;
use crate::render::{Diagram, Mark};
use crate::rules::{Color, Ending, Outcome, Point, PointSet, Position, Status};

/// A picture, and what may be said of it.
pub(in crate::bot) struct Scene {
    pub(in crate::bot) diagram: Diagram,
    /// The same for those who do not see it; it gives nothing away that is asked for.
    pub(in crate::bot) told: Diagram,
    /// The position, if it may be told who is to move.
    pub(in crate::bot) position: Option<Position>,
}

impl Exercise {
    /// The position that is asked about.
    pub(in crate::bot) fn scene(&self) -> Scene {
        let situation = self.record.situation();
        let (diagram, position) = (situation.diagram(), &situation.replay.position);
        let (diagram, told) = match self.question {
            // The circle is the answer.
            Question::Name => (diagram.clone(), Diagram::of(position)),
            // The last move is.
            Question::Turn | Question::Partner => {
                let plain = diagram.last_move(None);
                (plain.clone(), plain)
            }
            _ => (diagram.clone(), diagram),
        };
        let tells_turn = self.question.is_about_a_move()
            && !matches!(self.question, Question::Turn | Question::Partner);
        Scene {
            diagram,
            told,
            position: tells_turn.then(|| position.clone()),
        }
    }

    /// The answer: the one that was `given` and is right, or any.
    pub(in crate::bot) fn solved_scene(&self, given: Option<Given>) -> Scene {
        let situation = self.record.situation();
        let solution = self.solve(&situation);
        let diagram = match solution {
            Solution::OneOf(right) => {
                let given = match given {
                    Some(Given::Points(points)) => points.intersection(right),
                    _ => PointSet::EMPTY,
                };
                let point = given.iter().chain(right.iter()).next();
                self.played(&situation, point)
            }
            Solution::AllOf(points) => match self.question {
                Question::Dead => situation.diagram().dead(points.iter()),
                _ => situation.diagram().mark(Mark::Cross, points.iter()),
            },
            Solution::Number(_) | Solution::Choice(_) => self.counted(&situation),
        };
        Scene {
            told: diagram.clone(),
            diagram,
            position: None,
        }
    }

    /// The board after the move that was asked for.
    fn played(&self, situation: &Situation, point: Option<Point>) -> Diagram {
        let played = point.filter(|_| self.question != Question::Name);
        let Some((after, played)) = played.and_then(|point| situation.after(point)) else {
            return situation.diagram();
        };
        let taken_from = !situation.replay.position.to_move();
        let diagram = Diagram::of(&after).captured(taken_from, played.captured.iter());
        match situation.rules.status(&after) {
            Status::Over(Outcome {
                ending: Ending::FiveInARow { line },
                ..
            }) => diagram.line(line.iter()),
            _ => diagram,
        }
    }

    /// The board with what was counted.
    fn counted(&self, situation: &Situation) -> Diagram {
        let diagram = situation.diagram();
        let position = &situation.replay.position;
        match self.question {
            Question::Liberties => {
                let chain = situation.chain();
                let liberties = chain.map_or(PointSet::EMPTY, |chain| chain.liberties);
                diagram.mark(Mark::Circle, liberties.iter())
            }
            Question::Chains(color) => {
                const LETTERS: [&str; 26] = [
                    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P",
                    "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
                ];
                let chains = chains(position.board(), color);
                let lettered = chains.iter().zip(LETTERS).flat_map(|(chain, letter)| {
                    chain.stones.iter().map(move |point| (point, letter))
                });
                diagram.letters(lettered)
            }
            Question::Gain => diagram.mark(Mark::Circle, situation.gains().iter()),
            Question::Points(_) | Question::Winner => diagram.score(&situation.count()),
            Question::Filled(_) => match situation.filled_in() {
                None => diagram,
                Some(step) => {
                    let mut filled = Diagram::new(position.size());
                    for color in Color::ALL {
                        filled = filled
                            .stones(color, step.stones[color].iter())
                            .territory(color, step.territory[color].iter());
                    }
                    filled.mark(Mark::Triangle, step.named.iter())
                }
            },
            _ => diagram,
        }
    }
}
