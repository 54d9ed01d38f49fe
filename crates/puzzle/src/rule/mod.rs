//! Questions about rules, which the rules answer.

pub(super) mod atari_go;
mod count;
pub(super) mod dead;
pub(super) mod five;
mod make;
mod stone;

use super::quiz::{self, Quiz};
use super::{Answer, Choice, Form, Level, NoAnswer, RuleTopic, Scene, Verdict};
use tengen_rules::{
    ByColor, Chain, Color, CountStep, Explanation, Komi, Marking, Move, Pairs, Point, PointSet,
    Position, Rules, Score, Scoring, Suicide,
};

/// A question about a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Asks for the number of liberties of the chain with the stone at `of`.
    Liberties {
        /// A stone of the chain.
        of: Point,
    },
    /// Asks for the empty points on which the side to move may not play.
    Forbidden,
    /// Asks for the stones that the side to move takes by playing at `at`.
    Captures { at: Point },
    /// Asks whether the side to move may retake at `at` now, or whether that is ko.
    Ko {
        /// The point at which one of its stones was taken.
        at: Point,
    },
    /// Asks for the side with more stones on the board; both have passed.
    Stones,
    /// Asks for the side with more territory and prisoners; both have passed and agreed on dead stones.
    Territory {
        /// The stones that both agree are dead.
        dead: PointSet,
        /// White's compensation for moving second.
        komi: Komi,
    },
    /// Asks for the dead chains; both have passed.
    DeadChains,
    /// Asks for the points on which the side to move completes five in a row.
    Five,
    /// Asks for the points on which the side to move takes a pair.
    Pairs,
    /// Asks for a move that captures a stone within this number of moves against any defence.
    AtariGo {
        /// 1 to 3.
        moves: u8,
    },
}

impl Question {
    pub const fn topic(&self) -> RuleTopic {
        match self {
            Self::Liberties { .. } => RuleTopic::Liberties,
            Self::Forbidden => RuleTopic::Forbidden,
            Self::Captures { .. } => RuleTopic::Captures,
            Self::Ko { .. } => RuleTopic::Ko,
            Self::Stones => RuleTopic::Stones,
            Self::Territory { .. } => RuleTopic::Territory,
            Self::DeadChains => RuleTopic::DeadChains,
            Self::Five => RuleTopic::Five,
            Self::Pairs => RuleTopic::Pairs,
            Self::AtariGo { .. } => RuleTopic::AtariGo,
        }
    }

    /// The kind of answer that it asks for.
    pub const fn form(&self) -> Form {
        match self {
            Self::Liberties { .. } => Form::Number,
            Self::Forbidden | Self::Five | Self::Pairs => Form::EmptyPoints,
            Self::Captures { .. } | Self::DeadChains => Form::Stones,
            Self::Ko { .. } => Form::Choice(&[Choice::Yes, Choice::No]),
            Self::Stones | Self::Territory { .. } => {
                Form::Choice(&[Choice::Black, Choice::White, Choice::Nobody])
            }
            Self::AtariGo { .. } => Form::Play,
        }
    }

    /// The right answer in `position` with its explanation.
    pub(super) fn solve(self, rules: &Rules, position: &Position) -> (Answer, Reason) {
        match self {
            Self::Liberties { of } => stone::liberties(position, of),
            Self::Forbidden => stone::forbidden(rules, position),
            Self::Captures { at } => stone::captures(position, at),
            Self::Ko { at } => stone::ko(rules, position, at),
            Self::Stones => count::winner(rules, position, &Marking::default(), Komi::ZERO),
            Self::Territory { dead, komi } => {
                let marking = Marking {
                    dead,
                    seki: PointSet::EMPTY,
                };
                count::winner(rules, position, &marking, komi)
            }
            Self::DeadChains => dead::dead(position.board()),
            Self::Five => five::fives(rules, position),
            Self::Pairs => five::pairs(rules, position),
            Self::AtariGo { moves } => atari_go::solution(position, moves),
        }
    }
}

/// A question about a rule with exactly one answer in its scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePuzzle {
    scene: Scene,
    question: Question,
    level: Level,
}

/// Why a question does not fit a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsound {
    /// It is about another game, or another rule set.
    #[error("the scene's rules have no such question")]
    Rules,
    /// It is about a stone or a move that does not exist.
    #[error("the question is about something that is not there")]
    Nothing,
    /// It has no answer, more than one, or none that is proven.
    #[error("the question has no answer that is proven to be the only one")]
    NoAnswer,
}

/// The right answer with its explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub answer: Answer,
    pub reason: Reason,
}

/// The explanation of an answer, for drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The chain and its liberties.
    Liberties(Chain),
    /// The forbidden points, each with the reason.
    Forbidden(Vec<(Point, Explanation)>),
    /// The chains that are captured: each has this as its last liberty.
    Captures {
        at: Point,
        chains: Vec<Chain>,
    },
    /// The stone may not be retaken.
    Ko(Explanation),
    /// Not ko: the move is legal.
    NoKo {
        at: Point,
        takes: PointSet,
    },
    Count(Score),
    /// The chains that are dead; all others live.
    Dead(Vec<Chain>),
    /// The points that complete a line, each with the stones of the line, the new one included.
    Lines(Vec<(Point, PointSet)>),
    /// The points that capture pairs, each with the captured stones.
    Pairs(Vec<(Point, PointSet)>),
    /// The best moves of both sides: the last one captures.
    Line(Vec<Move>),
    Name(Point),
    /// Number of stones of each colour.
    Turn(ByColor<usize>),
    /// The chains of the colour.
    Chains(Vec<Chain>),
    /// The capturing moves.
    Takes(PointSet),
    /// The moves that give two eyes.
    Eyes(PointSet),
    /// The shared liberties on which neither side plays.
    Seki(PointSet),
    /// The moves that gain a point; empty if none does.
    Gains(PointSet),
    /// The colour's points, with the count they come from.
    Points(Color, Score),
    /// The territory of a colour, and what remains of it after filling in the prisoners.
    Filled {
        color: Color,
        /// The points of territory.
        surrounded: usize,
        /// The colour's stones among the prisoners.
        prisoners: u16,
        /// The board after filling in.
        left: CountStep,
    },
    /// The moves that win by taking.
    WinsByTaking(PointSet),
    /// The number of stones on the board, and which of the four players is next.
    Partner {
        stones: usize,
        next: Choice,
    },
}

impl RulePuzzle {
    /// `question` about `scene`.
    ///
    /// # Errors
    ///
    /// [`Unsound`] if it does not have exactly one answer there.
    pub fn new(scene: Scene, question: Question) -> Result<Self, Unsound> {
        let position = scene.position();
        if !suits(&scene.rules().rules, &question) {
            return Err(Unsound::Rules);
        }
        let level = match &question {
            Question::Liberties { of } => stone::liberties_level(&position, *of),
            Question::Forbidden => stone::forbidden_level(&scene, &position),
            Question::Captures { at } => stone::captures_level(&scene, &position, *at),
            Question::Ko { at } => stone::ko_level(&scene, &position, *at),
            Question::Stones => count::stones_level(&scene, &position),
            Question::Territory { dead, komi } => {
                count::territory_level(&scene, &position, *dead, *komi)
            }
            Question::DeadChains => dead::level(position.board()),
            Question::Five => five::five_level(&scene, &position),
            Question::Pairs => five::pairs_level(&scene, &position),
            Question::AtariGo { moves } => atari_go::level(&position, *moves),
        }?;
        Ok(Self {
            scene,
            question,
            level,
        })
    }

    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub const fn question(&self) -> &Question {
        &self.question
    }

    pub fn quiz(&self) -> Quiz {
        Quiz {
            rules: self.scene.rules().rules,
            position: self.scene.position(),
            question: quiz::Question::Rule(self.question),
        }
    }

    pub const fn topic(&self) -> RuleTopic {
        self.question.topic()
    }

    /// The measured difficulty.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The right answer and its explanation, derived from the rules again.
    pub fn solution(&self) -> Solution {
        let rules = &self.scene.rules().rules;
        let (answer, reason) = self.question.solve(rules, &self.scene.position());
        Solution { answer, reason }
    }

    /// Grades `answer`; the right answer is derived from the rules again.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no answer to this question at all.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.quiz().judge(answer)
    }
}

/// Whether the question exists in a game with `rules`.
fn suits(rules: &Rules, question: &Question) -> bool {
    match (question, rules) {
        (
            Question::Liberties { .. }
            | Question::Captures { .. }
            | Question::Ko { .. }
            | Question::Forbidden
            | Question::DeadChains,
            Rules::Go(rules),
        ) => rules.suicide == Suicide::Forbidden,
        (Question::Stones, Rules::Go(rules)) => rules.scoring == Scoring::Stones,
        (Question::Territory { .. }, Rules::Go(rules)) => {
            matches!(rules.scoring, Scoring::Territory { .. })
        }
        (Question::Five, Rules::Gomoku(_)) => true,
        (Question::Pairs, Rules::GoBang(rules)) => rules.pairs == Pairs::AreTaken,
        (Question::AtariGo { .. }, Rules::AtariGo(rules)) => rules.captures_to_win.get() == 1,
        _ => false,
    }
}
