//! The form into which an answer is typed.

use crate::i18n::{Locale, Text, UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::parse::point;
use crate::kit::refusal::Refusal;
use crate::port::message::{Field, Filling};
use crate::port::{answer, message};
use crate::puzzle::{Answer, Form};
use crate::rules::Size;

/// The name of the one field of the form.
const FIELD: &str = "at";

/// Opens the form for an answer of the kind `form`, about a board of `size`; `stones` is its label if stones are asked
/// for.
pub(crate) fn form(
    custom_id: String,
    form: Form,
    stones: Text,
    size: Size,
    locale: Locale,
) -> Handled {
    use say::rules as r;
    let (label, example, max_length) = match form {
        Form::Number => (r::form_number(), r::form_number_example().to(locale), 5),
        Form::Stones => (stones, point::example(size, 2), 200),
        Form::EmptyPoints => (r::form_points(), point::example(size, 2), 200),
        Form::Point | Form::Play => (r::form_point(), point::example(size, 1), 10),
        Form::Choice(_) => return Err(Refusal::UnknownButton.into()),
    };
    let form = message::Form {
        custom_id,
        title: r::form_title().to(locale),
        menus: Vec::new(),
        fields: vec![Field {
            name: FIELD.to_owned(),
            label: label.to(locale),
            placeholder: example,
            max_length,
            filling: Filling::Required,
        }],
    };
    Ok(Outcome::answer(answer::Answer::Form(form)))
}

/// The typed answer, as `form` expects it.
///
/// # Errors
///
/// The refusal, to be shown in the message with the question: a separate message would stay once that is answered.
pub(crate) fn read_answer(form: Form, text: &str, size: Size) -> Result<Answer, Failure> {
    Ok(match form {
        Form::Number => {
            let number = text.trim().parse();
            let bad = |_| Refusal::BadNumber(UserInput::new(text));
            Answer::Number(number.map_err(bad)?)
        }
        Form::EmptyPoints | Form::Stones => {
            Answer::Points(point::several(text, size)?.into_iter().collect())
        }
        Form::Point | Form::Play => Answer::Play(point::parse_one(text, size)?),
        Form::Choice(_) => return Err(Refusal::UnknownButton.into()),
    })
}
