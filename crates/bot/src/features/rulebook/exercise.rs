//! The exercises of the rule book: questions about positions in records.

use crate::kit::quiz::show::{Scene, explain};
use crate::kit::record::{Record, Situation};
use crate::puzzle::quiz::{Question, Quiz, Right};
use crate::puzzle::{self, Answer};
use crate::render::Diagram;
use crate::rules::{Ending, Outcome, Point, Status};

pub(crate) struct Exercise {
    /// The position of the question.
    pub(crate) record: Record,
    /// The question about it, whose subject is marked.
    pub(crate) question: fn(&Situation) -> Question,
}

impl Exercise {
    /// The position with its question.
    pub(crate) fn quiz(&self) -> Quiz {
        self.quiz_of(self.record.situation())
    }

    fn quiz_of(&self, situation: Situation) -> Quiz {
        Quiz {
            rules: situation.rules,
            question: (self.question)(&situation),
            position: situation.replay.position,
        }
    }

    /// The position of the question.
    pub(crate) fn scene(&self) -> Scene {
        use puzzle::Question as Q;
        let situation = self.record.situation();
        let diagram = situation.diagram();
        let quiz = self.quiz_of(situation);
        let (diagram, described) = match quiz.question {
            // The circle is the answer.
            Question::Name { .. } => (diagram, Diagram::of(&quiz.position)),
            // The last move is the answer.
            Question::Turn | Question::Partner => {
                let plain = diagram.last_move(None);
                (plain.clone(), plain)
            }
            _ => (diagram.clone(), diagram),
        };
        let tells_turn = !matches!(
            quiz.question,
            // This is the answer.
            Question::Turn | Question::Partner
            // Counting questions have no move.
            | Question::Points(_) | Question::Filled(_)
            | Question::Rule(Q::DeadChains | Q::Stones | Q::Territory { .. })
        );
        Scene {
            diagram,
            described,
            position: tells_turn.then_some(quiz.position),
        }
    }

    /// The answer: the one that was `given` and is right, or any.
    pub(crate) fn solved_scene(&self, given: Option<Answer>) -> Scene {
        let situation = self.record.situation();
        let diagram = situation.diagram();
        let quiz = self.quiz_of(situation);
        let solution = quiz.solve();
        Scene::still(match (solution.right, quiz.question) {
            (Right::AnyOf(_), Question::Name { .. }) => diagram,
            (Right::AnyOf(right), _) => {
                let given = match given {
                    Some(Answer::Play(point)) => right.contains(point).then_some(point),
                    _ => None,
                };
                let point = given.or_else(|| right.iter().next());
                point
                    .and_then(|point| after_move(&quiz, point))
                    .unwrap_or(diagram)
            }
            (Right::Answer(_), _) => explain(diagram, &solution.reason),
        })
    }
}

/// The board after the move that was asked for.
fn after_move(quiz: &Quiz, point: Point) -> Option<Diagram> {
    let (after, played) = quiz.after(point)?;
    let taken_from = !quiz.position.to_move();
    let diagram = Diagram::of(&after).captured(taken_from, played.captured.iter());
    Some(match quiz.rules.status(&after) {
        Status::Over(Outcome {
            ending: Ending::FiveInARow { line },
            ..
        }) => diagram.line(line.iter()),
        _ => diagram,
    })
}
