//! The message of a request: the beginner, and once accepted the teacher.

use crate::club::teach::Asked;
use crate::club::teach::custom_id::{ExercisesButton, TeachButton, button};
use crate::game::{GameId, PlayerId};
use crate::i18n::{Locale, Name, Text, Until, say};
use crate::port::message::{Button, Look, Message, Row};

/// The request of `beginner` with the number of solved exercises; pings `pinged`.
pub(super) fn open(
    beginner: PlayerId,
    asked: &Asked,
    solved: usize,
    pinged: &[PlayerId],
    locale: Locale,
) -> Message {
    use say::teach as t;
    let calls = match pinged {
        [] => None,
        [teacher] => Some(t::call(Name::mention(*teacher))),
        several => Some(t::call_several(Name::mentions(several))),
    };
    let lines = [
        t::asks(Name::mention(beginner)),
        t::finished(asked.stage.title(), solved),
        t::open(Until(asked.until())),
    ];
    let lines = lines.into_iter().chain(calls).map(|text| text.to(locale));
    let teach = TeachButton::Teach(beginner, asked.at);
    let mut buttons = vec![button(&t::button_teach(), teach, Look::Success, locale)];
    buttons.extend(below(beginner, asked, &t::button_back(), locale));
    Message {
        content: lines.collect::<Vec<_>>().join("\n"),
        rows: vec![Row::Buttons(buttons)],
        mention: pinged.to_vec(),
        ..Message::default()
    }
}

/// The message once `teacher` has started `game`.
pub(super) fn taken_message(
    beginner: PlayerId,
    asked: &Asked,
    teacher: PlayerId,
    game: GameId,
    locale: Locale,
) -> Message {
    use say::teach as t;
    let text = t::taken(Name::mention(teacher), Name::mention(beginner), game);
    let below = below(beginner, asked, &t::button_hide(), locale);
    Message {
        content: text.to(locale),
        rows: vec![Row::Buttons(below.into())],
        ..Message::default()
    }
}

/// The message once `teacher` no longer has access to the exercises; the game continues.
pub(super) fn hidden_message(beginner: PlayerId, teacher: PlayerId, locale: Locale) -> Message {
    let text = say::teach::hidden(Name::mention(teacher), Name::mention(beginner));
    Message::text(text.to(locale))
}

/// The message of a request of `beginner` that was withdrawn before a teacher took it.
pub(super) fn withdrawn_message(beginner: PlayerId, locale: Locale) -> Message {
    Message::text(say::teach::taken_back(Name::mention(beginner)).to(locale))
}

/// The buttons below a request as long as teachers, or its teacher, may see the exercises: `end` labels the one that
/// ends that.
fn below(beginner: PlayerId, asked: &Asked, end: &Text, locale: Locale) -> [Button; 2] {
    use say::teach as t;
    let exercises = ExercisesButton(beginner, asked.at);
    let back = TeachButton::Back(beginner, asked.at);
    [
        button(&t::button_exercises(), exercises, Look::Secondary, locale),
        button(end, back, Look::Secondary, locale),
    ]
}
