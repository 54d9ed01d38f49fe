//! The form of a club's page, for those who manage the server.

use crate::features::club::command::own_page;
use crate::features::club::custom_id::{ClubPress, PageButton};
use crate::features::club::page::{PAGE, Part};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::form::{FIELD, field_value};
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::Audience;
use crate::port::answer::Answer;
use crate::port::message::{Field, Filling, Form, Message};
use crate::port::request::Permissions;

/// The audience that may change the page: those who may change the server's settings.
pub(crate) const EDITORS: Audience = Audience::Holders(Permissions::MANAGE_SERVER);

/// The form field of `part`. The first has the name of the only field in forms with a single one.
fn field(part: Part) -> &'static str {
    match part {
        Part::Meets => FIELD,
        other => other.option().0,
    }
}

/// Opens the form with the current text of the page.
pub(crate) async fn open(ctx: &Ctx<'_>) -> Handled {
    EDITORS.admit(ctx.request.permissions)?;
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let page = PAGE.get(ctx.services, club).await?.unwrap_or_default();
    let fields = Part::ALL.map(|part| Field {
        name: field(part).to_owned(),
        label: part.label().to(ctx.reader()),
        placeholder: part.example().to(ctx.reader()),
        max_length: part.longest(),
        filling: Filling::Optional(page.get(part).to_owned()),
    });
    Ok(Outcome::answer(Answer::Form(Form {
        custom_id: PageButton(ClubPress::Edit)
            .write()
            .expect("two words are short"),
        title: say::club::field_page().to(ctx.reader()),
        menus: Vec::new(),
        fields: fields.into(),
    })))
}

/// Stores the input, and shows the new page. An invalid web address is reported, and the rest is stored.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let Some(PageButton(ClubPress::Edit)) = PageButton::parse(custom_id) else {
        return Err(Refusal::UnknownButton.into());
    };
    EDITORS.admit(ctx.request.permissions)?;
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let mut page = PAGE.get(ctx.services, club).await?.unwrap_or_default();
    let mut texts = Vec::new();
    for part in Part::ALL {
        if let Some(typed) = field_value(ctx, field(part))
            && let Err(bad) = page.set(part, typed)
        {
            texts.push(say::club::bad_web(bad).to(ctx.reader()));
        }
    }
    PAGE.set(ctx.services, club, &page.unless_empty()).await?;
    Ok(instead(Message {
        content: texts.join("\n"),
        ..own_page(ctx).await?
    }))
}
