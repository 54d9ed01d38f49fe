//! `/challenge more:`: the rarer terms, in one form. The form's custom id carries the given options; its fields count
//! as further options of the command.

mod fields;

use crate::features::challenge::command;
use crate::features::challenge::more::fields::{ALSO, menus, typed_term};
use crate::features::challenge::refusal::ChallengeRefusal;
use crate::game::{Invitation, Manner, Terms};
use crate::games::carried;
use crate::games::carried::{Carried, CarriedValue};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::form::form_fields;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::port::answer::Answer;
use crate::port::message::{Filling, Form, LabelledMenu};
use crate::port::request::{Call, OptionValue};

/// The form of `/challenge`, and the button that opens it again with its values. Both carry the given options, the
/// button also the values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermsForm(pub Carried);

custom_ids! { TermsForm(carried) = "form"; }

/// The command in the form's custom id: one letter, because a custom id has 100 characters at most.
const COMMAND: &str = "c";
/// The form's options, each with its letter in the custom id.
const OPTION_LETTERS: [(&str, &str); 6] = [
    ("opponent", "o"),
    ("level", "l"),
    ("style", "m"),
    ("game", "g"),
    ("size", "s"),
    ("clock", "t"),
];
/// The form's fields, each with its letter in the custom id.
const FIELD_LETTERS: [(&str, &str); 7] = [
    ("rules", "r"),
    ("handicap", "h"),
    ("opening", "n"),
    ("colour", "c"),
    ("komi", "k"),
    ("captures", "p"),
    (ALSO, "a"),
];

/// The option of `/challenge` that opens the form.
pub(super) fn option() -> OptionSpec {
    use say::command as c;
    let form = Choice {
        title: c::more_form(),
        value: "form",
    };
    OptionSpec::optional(
        "more",
        c::more(),
        c::more_about(),
        OptionKind::Choice(vec![form]),
    )
}

/// Opens the form for a challenge with these `options`, which have to fit together already.
pub(super) async fn open(ctx: &Ctx<'_>, invitation: Invitation, options: Options<'_>) -> Handled {
    let form = form(ctx, invitation, options).await?;
    Ok(Outcome::answer(Answer::Form(form)))
}

/// Opens the form again, as it was filled in.
pub(crate) async fn open_again(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let TermsForm(carried) = TermsForm::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let call = call_with_options(ctx, &carried).await;
    let options = Options(&call);
    let mut form = form(ctx, command::invitation(ctx, options)?, options).await?;
    for LabelledMenu { menu, .. } in &mut form.menus {
        let filled = previous_value(&carried, &menu.custom_id);
        for entry in &mut menu.entries {
            entry.is_chosen = filled.is_some_and(|filled| match &*menu.custom_id {
                ALSO => filled.split('.').any(|term| term == initials(&entry.value)),
                _ => filled == entry.value,
            });
        }
    }
    for field in &mut form.fields {
        let filled = previous_value(&carried, &field.name).unwrap_or_default();
        // A forged value can be longer.
        let filled = filled.chars().take(field.max_length.into()).collect();
        field.filling = Filling::Optional(filled);
    }
    Ok(Outcome::answer(Answer::Form(form)))
}

/// The form, with nothing filled in.
async fn form(
    ctx: &Ctx<'_>,
    invitation: Invitation,
    options: Options<'_>,
) -> Result<Form, Failure> {
    let (terms, _) = command::terms_of(ctx, invitation, options.0).await?;
    let form = TermsForm(carry(invitation, options, &terms)?);
    // Only a clock in an unusual notation can be too long.
    let custom_id = form.write().ok_or(TermsRefusal::BadTime)?;
    let locale = ctx.reader();
    Ok(Form {
        custom_id,
        title: say::command::more_form().to(locale),
        menus: menus(invitation, &terms, locale),
        fields: typed_term(&terms, locale).into_iter().collect(),
    })
}

/// The given options in their shortest form.
fn carry(invitation: Invitation, options: Options<'_>, terms: &Terms) -> Result<Carried, Failure> {
    let text = |name: &str, value: String| Some((name.to_owned(), CarriedValue::Text(value)));
    let opponent = match invitation.invited_player() {
        Some(player) if player.is_person() => {
            Some(("opponent".to_owned(), CarriedValue::Person(player)))
        }
        // Without a level, the engine is identified by its manner.
        Some(_) => match options.text("level")? {
            Some(level) => text("level", level),
            None => text("style", Manner::Usual.word().to_owned()),
        },
        None => None,
    };
    let game = options.text("game")?.and_then(|game| text("game", game));
    let size = terms.size.columns().to_string();
    let size = text("size", size).filter(|_| options.has("size"));
    let clock = text("clock", terms.pace.control.to_string()).filter(|_| options.has("clock"));
    Ok(Carried {
        command: COMMAND.to_owned(),
        subcommand: None,
        options: [opponent, game, size, clock]
            .into_iter()
            .flatten()
            .map(|(name, value)| (letter(&OPTION_LETTERS, &name), value))
            .collect(),
    })
}

/// Makes the challenge with the options in the form's custom id and the values of its fields. After a refusal the form
/// can be opened again with its values.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let TermsForm(carried) = TermsForm::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let made = make_challenge(ctx, &carried).await;
    made.map_err(|failure| match failure {
        Failure::Refused(_) => {
            // A command that is too long for a custom id is left out.
            let again = as_filled_in(ctx, carried).write();
            let again = again.unwrap_or_else(|| custom_id.to_owned());
            Failure::TypeAgain(Box::new(failure), again)
        }
        other => other,
    })
}

async fn make_challenge(ctx: &Ctx<'_>, carried: &Carried) -> Handled {
    let mut terms: Vec<(&str, &str)> = Vec::new();
    for (name, text) in filled_fields(ctx) {
        let (option, value) = match (name, text.split_once('=')) {
            (ALSO, Some(term @ ("where" | "rated" | "pauses" | "placement" | "style", _))) => term,
            (ALSO, _) => continue,
            _ => (name, text),
        };
        match terms.iter_mut().find(|(known, _)| *known == option) {
            // Weekends and nights are one option.
            Some(("pauses", both)) => *both = "both",
            Some(_) => return Err(ChallengeRefusal::Contradiction.into()),
            None => terms.push((option, value)),
        }
    }
    let mut call = call_with_options(ctx, carried).await;
    call.options
        .retain(|(known, _)| !terms.iter().any(|(option, _)| known == option));
    let text = |(name, value): (&str, &str)| (name.to_owned(), OptionValue::Text(value.to_owned()));
    call.options.extend(terms.into_iter().map(text));
    command::run(ctx, Options(&call)).await
}

/// The fields that were filled in; empty ones are left out.
fn filled_fields<'a>(ctx: &'a Ctx<'_>) -> impl Iterator<Item = (&'a str, &'a str)> {
    let is_field = |name: &str| FIELD_LETTERS.iter().any(|(field, _)| *field == name);
    form_fields(ctx).filter(move |(name, text)| is_field(name) && !text.trim().is_empty())
}

/// The call with the options that were given.
async fn call_with_options(ctx: &Ctx<'_>, carried: &Carried) -> Call {
    let options = carried.options.iter();
    let options = options.filter_map(|(letter, value)| {
        let (name, _) = OPTION_LETTERS.iter().find(|(_, known)| known == letter)?;
        Some(((*name).to_owned(), value.clone()))
    });
    let carried = Carried {
        options: options.collect(),
        ..carried.clone()
    };
    carried::call(ctx, carried).await
}

/// The button that carries the form's values, besides the given options.
fn as_filled_in(ctx: &Ctx<'_>, mut carried: Carried) -> TermsForm {
    let mut also: Vec<String> = Vec::new();
    for (name, text) in filled_fields(ctx) {
        if name == ALSO {
            also.push(initials(text));
        } else {
            let value = CarriedValue::Text(text.to_owned());
            carried.options.push((letter(&FIELD_LETTERS, name), value));
        }
    }
    if !also.is_empty() {
        let value = CarriedValue::Text(also.join("."));
        carried.options.push((letter(&FIELD_LETTERS, ALSO), value));
    }
    TermsForm(carried)
}

/// The earlier value of the field `name`, from the button's custom id.
fn previous_value<'a>(carried: &'a Carried, name: &str) -> Option<&'a str> {
    let letter = letter(&FIELD_LETTERS, name);
    let mut options = carried.options.iter();
    options.find_map(|(known, value)| match value {
        CarriedValue::Text(text) if *known == letter => Some(text.as_str()),
        _ => None,
    })
}

/// The letter of an option or a field.
fn letter(letters: &[(&str, &str)], name: &str) -> String {
    let mut letters = letters.iter();
    let letter = letters.find_map(|(known, letter)| (*known == name).then_some(*letter));
    letter.expect("each option and field has one").to_owned()
}

/// The initials of a term's option and of its value, no two of which are alike: `wh` for `where=here`.
fn initials(term: &str) -> String {
    let words = term.split('=');
    words.filter_map(|word| word.chars().next()).collect()
}
