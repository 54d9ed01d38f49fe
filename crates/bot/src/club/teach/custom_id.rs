//! Custom ids of buttons in teaching games.

use crate::clock::Timestamp;
use crate::club::teach::stage::CourseStage;
use crate::game::PlayerId;
use crate::i18n::{Locale, Text};
use crate::kit::custom_id::{CustomId, custom_ids, whole, words};
use crate::port::message::{Button, Look};

/// A button of teaching games. A request is named by its author and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeachButton {
    /// Explains teaching games to the caller, who has finished this stage.
    Ask(CourseStage),
    /// Post the caller's request.
    Sure(CourseStage),
    /// Do not.
    NotNow,
    /// Withdraw the caller's own request, from anywhere.
    Withdraw,
    /// The caller teaches from now on.
    Join,
    /// Begin the requested game with the caller as teacher.
    Teach(PlayerId, Timestamp),
    /// Take this request back.
    Back(PlayerId, Timestamp),
}

words! {
    TeachButton: Ask(stage) = "ask", Sure(stage) = "sure", NotNow = "not-now",
    Withdraw = "withdraw", Join = "join", Teach(beginner, at) = "teach", Back(beginner, at) = "back",
}

/// Shows a teacher the exercises that the author of this request has solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExercisesButton(pub PlayerId, pub Timestamp);

/// Begins a teaching game against the program, of this step of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonGameButton(pub CourseStage);

custom_ids! {
    ExercisesButton(beginner, at) = "exercises";
    LessonGameButton(stage) = "lesson-game";
}

whole! {
    TeachButton = "teach";
}

/// A button with this `label` for readers of `locale`.
pub(crate) fn button(label: &Text, carries: impl CustomId, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: carries.write().expect("a word and two numbers are short"),
        look,
    }
}
