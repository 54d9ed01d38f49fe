//! The menus below the cards of `/me` and `/serveradmin`: the setting to change, and its value.
//!
//! A setting with a few choices opens a second menu; any other opens a form.

use crate::features::settings::card::{Whose, card};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::kit::failure::Failure;
use crate::kit::feature::AnySetting;
use crate::kit::form::form;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::kit::prefs::Foreign;
use crate::kit::prefs::language::OWN_LANGUAGE;
use crate::kit::refusal::Refusal;
use crate::kit::settings::{choices, find, in_group, set};
use crate::kit::spec::{Choice, OptionKind};
use crate::port::message::{Entry, Menu, Row, Selection};
use crate::port::within::cut;

/// The longest label or description of an entry, and the longest placeholder of a field, in characters.
const LONGEST_LABEL: usize = 100;
/// The longest placeholder of a menu, in characters.
const LONGEST_PLACEHOLDER: usize = 150;
/// The digits of the largest number that a setting takes.
const DIGITS: u16 = 4;

/// Chooses the setting to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingMenu(pub Whose);

/// Changes the setting of that name: small letters and hyphens. The menu and the form carry it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueMenu(pub String);

custom_ids! {
    SettingMenu(whose) = "settings";
    ValueMenu(name) = "value";
}

words! {
    Whose: Own = "own", Club = "club"
}

/// The menu of the settings of `whose`, and the menu of the choices of `open`.
pub(crate) async fn rows(
    ctx: &Ctx<'_>,
    whose: Whose,
    open: Option<&'static dyn AnySetting>,
) -> Result<Vec<Row>, Failure> {
    let reader = ctx.reader();
    let label = |text: &Text| cut(&text.to(reader), LONGEST_LABEL).into_owned();
    let mut entries = Vec::new();
    for setting in whose
        .groups()
        .iter()
        .flat_map(|group| in_group(ctx.features, *group))
        .filter(|setting| !setting.options().is_empty())
    {
        let (title, value) = setting.field(ctx).await?;
        entries.push(Entry {
            label: label(&title),
            value: setting.name().to_owned(),
            description: Some(label(&value)),
            is_chosen: open.is_some_and(|open| open.name() == setting.name()),
        });
    }
    let mut rows = vec![Row::Menu(Menu {
        custom_id: SettingMenu(whose).write().expect("a word is short"),
        placeholder: cut(
            &say::people::change_setting().to(reader),
            LONGEST_PLACEHOLDER,
        )
        .into_owned(),
        entries,
        selection: Selection::One,
    })];
    if let Some(open) = open
        && let Some(choices) = choices(open)
    {
        rows.push(values(ctx, open, choices).await?);
    }
    Ok(rows)
}

/// The choices of `setting`. None is selected: the placeholder names the setting, and the card shows the current value.
async fn values(
    ctx: &Ctx<'_>,
    setting: &'static dyn AnySetting,
    choices: Vec<Choice>,
) -> Result<Row, Failure> {
    let reader = ctx.reader();
    let (title, _) = setting.field(ctx).await?;
    let entries = choices.into_iter().map(|choice| Entry {
        label: cut(&choice.title.to(reader), LONGEST_LABEL).into_owned(),
        value: choice.value.to_owned(),
        description: None,
        is_chosen: false,
    });
    let placeholder = say::people::choose_value(title).to(reader);
    Ok(Row::Menu(Menu {
        custom_id: custom_id(setting),
        placeholder: cut(&placeholder, LONGEST_PLACEHOLDER).into_owned(),
        entries: entries.collect(),
        selection: Selection::One,
    }))
}

fn custom_id(setting: &dyn AnySetting) -> String {
    let id = ValueMenu(setting.name().to_owned()).write();
    id.expect("settings have short names of letters and hyphens")
}

/// Opens the setting that was chosen: its choices below the card, or a form.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str, name: &str) -> Handled {
    let SettingMenu(whose) = SettingMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    whose.admit(ctx)?;
    let setting = changeable(ctx, name)?;
    if let Some(opened) = setting.opens(ctx) {
        return opened.await;
    }
    let option = setting.options().into_iter().next();
    let option = option.ok_or(Refusal::UnknownButton)?;
    let max_length = match option.kind {
        OptionKind::Choice(_) => {
            return Ok(instead(card(ctx, whose, &[], Some(setting)).await?));
        }
        OptionKind::Text { longest } | OptionKind::Suggested { longest } => longest,
        OptionKind::Integer { .. } => DIGITS,
        OptionKind::Person
        | OptionKind::Channel
        | OptionKind::Room
        | OptionKind::File { .. }
        | OptionKind::Subcommand(_) => {
            return Err(Refusal::UnknownButton.into());
        }
    };
    let (title, _) = setting.field(ctx).await?;
    let example = cut(&option.about.to(ctx.reader()), LONGEST_LABEL).into_owned();
    let id = self::custom_id(setting);
    Ok(form(ctx, id, max_length, [&title, &title], example))
}

/// Changes a setting to the chosen or typed value, and shows the new card. A member who has lost the permission in the
/// meantime is refused, as with the command.
pub(crate) async fn change(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let ValueMenu(name) = ValueMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let setting = changeable(ctx, &name)?;
    let whose = Whose::of(setting);
    whose.admit(ctx)?;
    let texts = set(ctx, setting, value).await?;
    // The change may have been the language: answer in the new one.
    let chosen = OWN_LANGUAGE.get(ctx.services, ctx.caller()).await?;
    let clients = || Locale::of(&ctx.request.locale);
    let ctx = &ctx.in_language(chosen.map_or_else(clients, |Foreign(own)| own));
    let answer = card(ctx, whose, &texts, None).await.map(instead);
    Ok(Outcome::InLanguage(ctx.reader(), Box::new(answer)))
}

fn changeable(ctx: &Ctx<'_>, name: &str) -> Result<&'static dyn AnySetting, Failure> {
    Ok(find(ctx.features, name).ok_or(Refusal::UnknownButton)?)
}
