//! Presses on buttons, choices from menus, and submitted forms: each goes to the feature that owns it.

use crate::games::question;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::split;
use crate::kit::failure::Failure;
use crate::kit::feature::{Choose, Feature, Press};
use crate::kit::form::FIELD;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::port::request::Person;

/// Handles a press on a button.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    if let Some(button) = GameButton::parse(custom_id) {
        let (verb, seen) = read_button(ctx, button).await?;
        let run = owner(ctx, verb, |feature| feature.verbs)?;
        return run(ctx, seen).await;
    }
    let run = find_press(ctx, custom_id)?
        .press
        .ok_or(Refusal::UnknownButton)?;
    run(ctx, custom_id).await
}

/// Handles a form that was filled in.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str, fields: &[(String, String)]) -> Handled {
    // A form of several fields reads them itself, and what is left empty may not come at all.
    let mut known = fields.iter().filter(|(name, _)| name == FIELD);
    let text = known.next().map_or("", |(_, text)| text.as_str());
    if let Some(button) = GameButton::parse(custom_id) {
        let (verb, seen) = read_button(ctx, button).await?;
        let run = owner(ctx, verb, |feature| feature.forms)?;
        return run(ctx, seen, text).await;
    }
    let run = find_press(ctx, custom_id)?
        .submit
        .ok_or(Refusal::UnknownButton)?;
    run(ctx, custom_id, text).await
}

/// Handles a choice from a menu.
pub(crate) async fn choose(
    ctx: &Ctx<'_>,
    custom_id: &str,
    values: &[String],
    members: &[Person],
) -> Handled {
    if let Some(button) = GameButton::parse(custom_id) {
        let (verb, seen) = read_button(ctx, button).await?;
        let run = owner(ctx, verb, |feature| feature.menus)?;
        return run(ctx, seen, only(values)?).await;
    }
    match find_press(ctx, custom_id)?
        .choose
        .ok_or(Refusal::UnknownButton)?
    {
        Choose::One(run) => run(ctx, custom_id, only(values)?).await,
        Choose::Any(run) => run(ctx, custom_id, values).await,
        Choose::Members(run) => run(ctx, custom_id, members).await,
    }
}

/// The value from a menu in which exactly one entry is chosen.
fn only(values: &[String]) -> Result<&str, Refusal> {
    match values {
        [value] => Ok(value),
        _ => Err(Refusal::UnknownButton),
    }
}

/// The pressed button, and the state of the game that its message showed; the current one, if the difference does not
/// matter.
async fn read_button(ctx: &Ctx<'_>, button: GameButton) -> Result<(Verb, Shown), Failure> {
    let GameButton(verb, seen) = button;
    Ok(if verb.is_about_the_position() {
        (verb, question::refresh(ctx, seen).await?)
    } else {
        (verb, seen)
    })
}

/// The handler in the feature that owns `verb`.
fn owner<F: Copy + 'static>(
    ctx: &Ctx<'_>,
    verb: Verb,
    of: impl Fn(&'static Feature) -> &'static [(Verb, F)],
) -> Result<F, Refusal> {
    let mut all = ctx.features.iter().flat_map(|feature| of(feature));
    let found = all.find(|(known, _)| *known == verb);
    found.map(|(_, run)| *run).ok_or(Refusal::UnknownButton)
}

/// The feature's own buttons to which `custom_id` belongs.
fn find_press(ctx: &Ctx<'_>, custom_id: &str) -> Result<&'static Press, Refusal> {
    let (word, _) = split(custom_id).ok_or(Refusal::UnknownButton)?;
    let mut presses = ctx.features.iter().flat_map(|feature| feature.presses);
    presses
        .find(|press| press.word == word)
        .ok_or(Refusal::UnknownButton)
}
