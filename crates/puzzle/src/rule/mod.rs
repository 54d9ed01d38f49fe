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

/// What is asked about a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// How many liberties has the chain of the stone at `of`?
    Liberties {
        /// A stone of the chain.
        of: Point,
    },
    /// On which empty points may the side to move not play?
    Forbidden,
    /// Which stones does the side to move take by playing at `at`?
    Captures {
        /// The move.
        at: Point,
    },
    /// May the side to move retake at `at` now, or is it ko?
    Ko {
        /// Where one of its stones was taken.
        at: Point,
    },
    /// Both have passed: who has more stones on the board, as they stand?
    Stones,
    /// Both have passed, and agree what is dead: who has more territory and prisoners?
    Territory {
        /// The stones that both take for dead.
        dead: PointSet,
        /// What White gets for moving second.
        komi: Komi,
    },
    /// Both have passed: which chains are dead?
    DeadChains,
    /// On which points does the side to move complete five in a row?
    Five,
    /// On which points does the side to move take a pair?
    Pairs,
    /// Where does the side to move play to take a stone with its move of this number at the latest,
    /// whatever the other does?
    AtariGo {
        /// 1 to 3.
        moves: u8,
    },
}

impl Question {
    /// What it is about.
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

    /// What kind of answer it wants.
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

    /// The right answer in `position` and what explains it.
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

/// A question about a rule, set in a scene where it has one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePuzzle {
    scene: Scene,
    question: Question,
    level: Level,
}

/// Why a question cannot be asked about a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsound {
    /// It is about another game, or another rule set.
    #[error("the scene's rules have no such question")]
    Rules,
    /// It is about a stone or a move that is not there.
    #[error("the question is about something that is not there")]
    Nothing,
    /// It has no answer, more than one, or none that is proven.
    #[error("the question has no answer that is proven to be the only one")]
    NoAnswer,
}

/// The answer, and what explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The right answer.
    pub answer: Answer,
    /// Why it is right.
    pub reason: Reason,
}

/// What there is to show for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The chain and its liberties.
    Liberties(Chain),
    /// The points that may not be played on, each with the engine's reason.
    Forbidden(Vec<(Point, Explanation)>),
    /// The chains that are taken: each has this last liberty.
    Captures {
        /// The move.
        at: Point,
        /// What it takes.
        chains: Vec<Chain>,
    },
    /// The stone may not be retaken.
    Ko(Explanation),
    /// It is no ko: the move is legal.
    NoKo {
        /// The move.
        at: Point,
        /// What it takes.
        takes: PointSet,
    },
    /// The count.
    Count(Score),
    /// The chains that are dead; all others live.
    Dead(Vec<Chain>),
    /// The points that complete a line, each with the line's stones, its own included.
    Lines(Vec<(Point, PointSet)>),
    /// The points where pairs are taken, each with the stones that go.
    Pairs(Vec<(Point, PointSet)>),
    /// The moves, each side's best: the last one takes.
    Line(Vec<Move>),
    /// The point.
    Name(Point),
    /// How many stones each colour has.
    Turn(ByColor<usize>),
    /// The chains of the colour.
    Chains(Vec<Chain>),
    /// The moves that take.
    Takes(PointSet),
    /// The moves that give two eyes.
    Eyes(PointSet),
    /// The last liberties that both leave alone.
    Seki(PointSet),
    /// The moves that gain a point; empty where none does.
    Gains(PointSet),
    /// Of what the colour's points are made.
    Points(Color, Score),
    /// What the colour surrounds, and what is left of it when the prisoners are filled in.
    Filled {
        /// Whose territory it is.
        color: Color,
        /// The points that it surrounds.
        surrounded: usize,
        /// Its stones that the other colour has taken.
        prisoners: u16,
        /// The board when they are filled in.
        left: CountStep,
    },
    /// The moves that win by taking.
    WinsByTaking(PointSet),
    /// The stones on the board, and who of the four is next.
    Partner {
        /// How many.
        stones: usize,
        /// Who.
        next: Choice,
    },
}

impl RulePuzzle {
    /// `question` about `scene`.
    ///
    /// # Errors
    ///
    /// [`Unsound`] if it has not exactly one answer there.
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

    /// Where it is set.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What is asked.
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// The position with its question.
    pub fn quiz(&self) -> Quiz {
        Quiz {
            rules: self.scene.rules().rules,
            position: self.scene.position(),
            question: quiz::Question::Rule(self.question),
        }
    }

    /// What it is about.
    pub const fn topic(&self) -> RuleTopic {
        self.question.topic()
    }

    /// How hard it is, as measured.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The right answer and what explains it, worked out anew.
    pub fn solution(&self) -> Solution {
        let rules = &self.scene.rules().rules;
        let (answer, reason) = self.question.solve(rules, &self.scene.position());
        Solution { answer, reason }
    }

    /// What `answer` is worth; the rules work the right one out anew.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no answer to this question at all.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.quiz().judge(answer)
    }
}

/// Whether a game with `rules` has that question.
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
