//! Forms: those with one field, and the values typed into any.

use crate::i18n::Text;
use crate::kit::ctx::Ctx;
use crate::kit::outcome::Outcome;
use crate::port::answer::Answer;
use crate::port::message::{Field, Filling, Form};
use crate::port::request::Invocation;

/// The name of the one field of a form.
pub const FIELD: &str = "at";

/// A form with one field of at most `longest` characters, by its title, its label, and its placeholder.
pub(crate) fn form(
    ctx: &Ctx<'_>,
    custom_id: String,
    longest: u16,
    [title, label]: [&Text; 2],
    example: String,
) -> Outcome {
    Outcome::answer(Answer::Form(Form {
        custom_id,
        title: title.to(ctx.reader()),
        menus: Vec::new(),
        fields: vec![Field {
            name: FIELD.to_owned(),
            label: label.to(ctx.reader()),
            placeholder: example,
            max_length: longest,
            filling: Filling::Required,
        }],
    }))
}

/// The text of the field `name` of the submitted form.
pub(crate) fn field_value<'a>(ctx: &'a Ctx<'_>, name: &str) -> Option<&'a str> {
    let mut fields = form_fields(ctx);
    fields.find_map(|(known, text)| (known == name).then_some(text))
}

/// The fields of the form that was filled in, with what was typed or chosen; those that were left empty are left out.
pub(crate) fn form_fields<'a>(ctx: &'a Ctx<'_>) -> impl Iterator<Item = (&'a str, &'a str)> {
    let fields = match &ctx.request.invocation {
        Invocation::Submit { fields, .. } => fields.as_slice(),
        _ => &[],
    };
    fields
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
}
