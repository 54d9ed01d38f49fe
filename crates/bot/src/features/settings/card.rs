//! The cards of `/me` and `/serveradmin`: all settings with their values, and a menu that changes them.

use crate::features::settings::menu;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::AnySetting;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::settings::fields;
use crate::kit::spec::Audience;
use crate::port::message::{Card, Message};
use crate::port::request::Permissions;

/// The audience that may change the settings of a server and its channels.
pub(crate) const MANAGERS: Audience = Audience::Holders(Permissions::MANAGE_SERVER);

/// The owner of the settings on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Settings of the caller.
    Own,
    /// Settings of the channel and its server.
    Club,
}

impl Whose {
    /// Every owner.
    pub const ALL: [Self; 2] = [Self::Own, Self::Club];

    /// The groups that the card shows, in order.
    pub(crate) fn groups(self) -> &'static [Group] {
        match self {
            Self::Own => Group::OF_MEMBER,
            Self::Club => Group::OF_CLUB,
        }
    }

    /// The owner of `setting`.
    pub(crate) fn of(setting: &dyn AnySetting) -> Self {
        if Group::OF_CLUB.contains(&setting.group()) {
            Self::Club
        } else {
            Self::Own
        }
    }

    /// Refuses callers who may not change these settings.
    pub(crate) fn admit(self, ctx: &Ctx<'_>) -> Result<(), Failure> {
        if self == Self::Club {
            MANAGERS.admit(ctx.request.permissions)?;
            ctx.club_id().ok_or(Refusal::NoClub)?;
        }
        Ok(())
    }
}

/// The card with the settings of `whose`, below remarks on changes, and with the choices of the setting `open`.
pub(crate) async fn card(
    ctx: &Ctx<'_>,
    whose: Whose,
    texts: &[Text],
    open: Option<&'static dyn AnySetting>,
) -> Result<Message, Failure> {
    let reader = ctx.reader();
    let sentences: Vec<_> = texts.iter().map(|text| text.to(reader)).collect();
    let (title, how) = match whose {
        Whose::Own => (say::people::me_title(), say::people::me_how()),
        Whose::Club => (say::people::club_title(), say::people::club_how()),
    };
    let fields = fields(ctx, whose.groups()).await?;
    Ok(Message {
        content: sentences.join("\n"),
        card: Some(Card {
            body: how.to(reader).into(),
            ..Card::of(&title, fields, reader)
        }),
        rows: menu::rows(ctx, whose, open).await?,
        ..Message::default()
    })
}
