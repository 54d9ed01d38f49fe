//! The exercises of the rule book: a question about a position, which the rules themselves answer.
//!
//! No answer is written down anywhere: [`Exercise::solve`] works it out whenever it is needed.

mod choice;
mod judge;
mod show;
mod solve;

pub use choice::Choice;
pub(super) use judge::Verdict;
pub(super) use show::Scene;
use solve::Solution;

use super::lesson::{Record, Situation};
use crate::i18n::{Text, say};
use crate::rules::{Color, PointSet, Scoring, Size};

/// An exercise.
pub(super) struct Exercise {
    /// The position that is asked about.
    pub(super) record: Record,
    pub(super) question: Question,
}

/// What is asked of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// What the point with the circle is called.
    Name,
    /// Whose turn it is.
    Turn,
    /// How many liberties the chain with the triangles has.
    Liberties,
    /// How many chains a colour has.
    Chains(Color),
    /// A point on which the side to move captures.
    Capture,
    /// All empty points on which the side to move may not play.
    Forbidden,
    /// A move of the side to move that gives the chain with the triangles two eyes.
    Eyes,
    /// A stone of each dead chain.
    Dead,
    /// All empty points that both sides leave alone because of a seki.
    Seki,
    /// Whether some move gains the side to move a point of territory.
    Gain,
    /// How many points a colour has.
    Points(Color),
    /// How many points of territory a colour has left when the prisoners are filled in.
    Filled(Color),
    /// Who wins.
    Winner,
    /// A point on which the side to move wins at once.
    Win,
    /// Which of the four players of two pairs is to move.
    Partner,
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With one point that is typed.
    Point,
    /// With some points that are typed.
    Points,
    /// With a number that is typed.
    Number,
    /// With one of some buttons.
    Choice(&'static [Choice]),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// The points that were typed: at least one.
    Points(PointSet),
    /// The number that was typed.
    Number(usize),
    /// The button that was pressed.
    Choice(Choice),
}

impl Question {
    /// How it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            Self::Name | Self::Capture | Self::Eyes | Self::Win => Manner::Point,
            Self::Forbidden | Self::Dead | Self::Seki => Manner::Points,
            Self::Liberties | Self::Chains(_) | Self::Points(_) | Self::Filled(_) => Manner::Number,
            Self::Turn => Manner::Choice(&[Choice::Black, Choice::White]),
            Self::Gain => Manner::Choice(&[Choice::Gain, Choice::Pass]),
            Self::Winner => Manner::Choice(&[Choice::Black, Choice::White, Choice::Nobody]),
            Self::Partner => Manner::Choice(&Choice::PARTNERS),
        }
    }

    /// Whether the sides still move in turn; otherwise the question is about a board that is counted.
    const fn is_about_a_move(self) -> bool {
        !matches!(
            self,
            Self::Dead | Self::Points(_) | Self::Filled(_) | Self::Winner
        )
    }
}

impl Exercise {
    /// The board that is asked about.
    pub(super) fn size(&self) -> Size {
        self.record.situation().replay.position.size()
    }

    /// The question in words.
    pub(super) fn ask(&self) -> Text {
        use say::rules as r;
        let situation = self.record.situation();
        let position = &situation.replay.position;
        let (color, prisoners) = (position.to_move(), position.prisoners());
        match self.question {
            Question::Name => r::ask_name(),
            Question::Turn => r::ask_turn(),
            Question::Liberties => r::ask_liberties(),
            Question::Chains(color) => r::ask_chains(color),
            Question::Capture => r::ask_capture(color),
            Question::Forbidden => r::ask_forbidden(color),
            Question::Eyes => r::ask_eyes(color),
            Question::Dead => r::ask_dead(),
            Question::Seki => r::ask_seki(),
            Question::Gain => r::ask_gain(color),
            Question::Points(color) => {
                r::ask_points(color, scoring(&situation), prisoners.black, prisoners.white)
            }
            Question::Filled(color) => r::ask_filled(color, prisoners[!color]),
            Question::Winner => r::ask_winner(
                scoring(&situation),
                situation.komi,
                prisoners.black,
                prisoners.white,
            ),
            Question::Win => r::ask_win(color),
            Question::Partner => r::ask_partner(),
        }
    }
}

/// What counts, as the texts select by it.
fn scoring(situation: &Situation) -> String {
    match situation.count().scoring {
        Scoring::Territory { .. } => "territory",
        Scoring::Area => "area",
        Scoring::Stones => "stones",
    }
    .to_owned()
}
