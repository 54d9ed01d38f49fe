//! The message of a request: who would like a teaching game, and who teaches them.

use crate::bot::games::teach::Asked;
use crate::bot::games::teach::custom_id::{ExercisesButton, TeachButton, button};
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::game::{GameId, PlayerId};
use crate::i18n::{Locale, Name, Until, say};

/// The request of `beginner`, who has solved so many exercises; it calls those who are `called`.
pub(super) fn open(
    beginner: PlayerId,
    asked: &Asked,
    solved: usize,
    called: &[PlayerId],
    locale: Locale,
) -> Message {
    use say::teach as t;
    let calls = (!called.is_empty()).then(|| t::called(Name::mentions(called)));
    let lines = [
        t::asks(Name::mention(beginner)),
        t::finished(asked.stage.title(), solved),
        t::open(Until(asked.until())),
    ];
    let lines = lines.into_iter().chain(calls).map(|text| text.to(locale));
    let teach = TeachButton::Teach(beginner, asked.at);
    let mut buttons = vec![button(&t::button_teach(), teach, Look::Success, locale)];
    buttons.extend(below(beginner, asked, locale));
    Message {
        content: lines.collect::<Vec<_>>().join("\n"),
        rows: vec![Row::Buttons(buttons)],
        mention: called.to_vec(),
        ..Message::default()
    }
}

/// The same once `teacher` has begun `game`.
pub(super) fn taken(
    beginner: PlayerId,
    asked: &Asked,
    (teacher, game): (PlayerId, GameId),
    locale: Locale,
) -> Message {
    let told = say::teach::taken(Name::mention(teacher), Name::mention(beginner), game);
    Message {
        content: told.to(locale),
        rows: vec![Row::Buttons(below(beginner, asked, locale).into())],
        ..Message::default()
    }
}

/// What stands below it as long as the teachers, or the one teacher, may see the exercises.
fn below(beginner: PlayerId, asked: &Asked, locale: Locale) -> [Button; 2] {
    use say::teach as t;
    let exercises = ExercisesButton(beginner, asked.at);
    let back = TeachButton::Back(beginner, asked.at);
    [
        button(&t::button_exercises(), exercises, Look::Secondary, locale),
        button(&t::button_back(), back, Look::Secondary, locale),
    ]
}
