//! The menu of the dialogue that adds command families to a server, and removes them.

use crate::club::families;
use crate::features::settings::setup;
use crate::i18n::{Text, say};
use crate::kit::club_commands;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::feature::{AnyDelivery, Delivery};
use crate::kit::outcome::{Handled, instead};
use crate::port::message::{Message, Row};

/// Switches a family of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FamilyMenu;

custom_ids! {
    FamilyMenu = "family";
}

/// Registration of a server's commands with Discord.
pub(crate) static OUTBOX: &[&dyn AnyDelivery] = &[&Delivery::new(
    club_commands::COMMANDS,
    |services, _, (club, ()), out| Box::pin(club_commands::deliver(services, club, out)),
)];

/// The entry of the dialogue's card, and the menu.
pub(crate) async fn part(ctx: &Ctx<'_>) -> Result<((Text, Text), Option<Row>), Failure> {
    let here = families::here(ctx).await?;
    let custom_id = FamilyMenu.write().expect("a word is short");
    let menu = families::menu(ctx, (&here, custom_id), ctx.reader());
    let titles = here.iter().map(|family| family.title().to(ctx.reader()));
    let titles: Vec<_> = titles.collect();
    let value = if titles.is_empty() {
        say::family::nothing()
    } else {
        say::family::these(titles.join(" · "))
    };
    Ok(((say::family::menu(), value), menu))
}

/// Switches the chosen families, and shows the result.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let sentence = families::choose(ctx, value).await?;
    Ok(instead(Message {
        content: sentence.to(ctx.reader()),
        ..setup::dialogue(ctx).await?
    }))
}
