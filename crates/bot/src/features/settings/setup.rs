//! `/serveradmin setup`: the most important settings of a channel, a menu each on one private card; each choice takes
//! effect at once.

use std::sync::LazyLock;

use crate::features::settings::card::MANAGERS;
use crate::features::settings::families;
use crate::i18n::{Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, one_word, whole};
use crate::kit::failure::Failure;
use crate::kit::feature::AnySetting;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::settings::{choices, find, set as set_to};
use crate::kit::spec::OptionSpec;
use crate::port::message::{Card, Entry, Menu, Message, Row, Selection};
use crate::port::request::ChannelKind;
use crate::port::within::cut;

/// The settings of the dialogue, by their names.
pub const SETTINGS: [&str; 4] = [VENUE, "policy", "channel-language", "daily"];

const VENUE: &str = "venue";

/// The longest placeholder of a menu.
const LONGEST_PLACEHOLDER: usize = 150;
/// The longest label of an entry.
const LONGEST_LABEL: usize = 100;

/// Opens the dialogue.
pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::setup::command(), say::setup::about());
        OptionSpec::subcommand("setup", title, about, Vec::new())
    }),
    run: |ctx, _| {
        Box::pin(async move {
            ctx.club_id().ok_or(Refusal::NoClub)?;
            Ok(ephemeral(dialogue(ctx).await?))
        })
    },
};

/// Changes one of [`SETTINGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupMenu(pub &'static str);

one_word! {
    SetupMenu: |menu| Some(menu.0.to_owned()),
        |text| SETTINGS.into_iter().find(|name| *name == text).map(Self);
}

whole! { SetupMenu = "setup"; }

/// Changes the chosen setting, and shows the new card. A member who has lost the permission in the meantime is refused,
/// as with the command.
pub(crate) async fn set(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let SetupMenu(name) = SetupMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    MANAGERS.admit(ctx.request.permissions)?;
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let setting = find(ctx.features, name).ok_or(Refusal::UnknownButton)?;
    let texts = set_to(ctx, setting, value).await?;
    let sentences: Vec<_> = texts.iter().map(|text| text.to(ctx.reader())).collect();
    Ok(instead(Message {
        content: sentences.join("\n"),
        ..dialogue(ctx).await?
    }))
}

/// The card with its menus.
pub(crate) async fn dialogue(ctx: &Ctx<'_>) -> Result<Message, Failure> {
    let (mut fields, mut rows) = (Vec::new(), Vec::new());
    let is_thread = matches!(ctx.request.setting.channel, ChannelKind::Thread { .. });
    // In a thread no game gets one of its own.
    for name in SETTINGS
        .into_iter()
        .filter(|name| !(is_thread && *name == VENUE))
    {
        let setting = find(ctx.features, name).ok_or(Refusal::UnknownButton)?;
        let (title, value) = setting.field(ctx).await?;
        rows.extend(menu_of(ctx, name, setting, &title));
        fields.push((title, value));
    }
    let (field, menu) = families::part(ctx).await?;
    fields.push(field);
    rows.extend(menu);
    Ok(Message {
        card: Some(Card {
            body: say::setup::how(ctx.channel()).to(ctx.reader()).into(),
            ..Card::of(&say::setup::title(), fields, ctx.reader())
        }),
        rows,
        ..Message::default()
    })
}

/// The menu of `setting`. No entry is marked as chosen: the menu would hide its title then, and the card shows the
/// value.
fn menu_of(
    ctx: &Ctx<'_>,
    name: &'static str,
    setting: &dyn AnySetting,
    title: &Text,
) -> Option<Row> {
    let choices = choices(setting)?;
    let reader = ctx.reader();
    let entries = choices.into_iter().map(|choice| Entry {
        label: cut(&choice.title.to(reader), LONGEST_LABEL).into_owned(),
        value: choice.value.to_owned(),
        description: None,
        is_chosen: false,
    });
    Some(Row::Menu(Menu {
        custom_id: SetupMenu(name).write().expect("a word is short"),
        placeholder: cut(&title.to(reader), LONGEST_PLACEHOLDER).into_owned(),
        entries: entries.collect(),
        selection: Selection::One,
    }))
}
