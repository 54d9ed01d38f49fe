//! The automatic beginning of the next season: moderators choose it in the menu behind **More**.

use std::ops::RangeInclusive;

use crate::club::activity;
use crate::features::league::custom_id::LeagueNextMenu;
use crate::features::league::find::change;
use crate::game::ChannelId;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, number};
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::league::{League, PAUSE};
use crate::port::message::{Entry, Menu, Message, Row, Selection};

/// The days that can be chosen; `/league create` takes any others within the same bounds.
const DAYS: [u8; 13] = [0, 1, 2, 3, 5, 7, 10, 14, 21, 28, 30, 45, 60];
/// The word for seasons that moderators begin.
const OFF: &str = "off";

/// The menu, with the current choice selected.
pub(crate) fn menu(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Row {
    let mut days = DAYS.to_vec();
    days.extend(league.pause());
    days.sort_unstable();
    days.dedup();
    let each = [None].into_iter().chain(days.into_iter().map(Some));
    let entries = each.map(|pause| Entry {
        label: text(pause).to(ctx.reader()),
        value: pause.map_or_else(|| OFF.to_owned(), |days| days.to_string()),
        description: None,
        is_chosen: pause == league.pause(),
    });
    let custom_id = LeagueNextMenu(channel).write();
    Row::Menu(Menu {
        custom_id: custom_id.expect("a number is short"),
        placeholder: say::league::next_choose().to(ctx.reader()),
        entries: entries.collect(),
        selection: Selection::One,
    })
}

/// Stores the chosen beginning of seasons.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let LeagueNextMenu(channel) = LeagueNextMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    activity::check_moderates(ctx)?;
    // Choices of another server are refused here.
    let _league: League = activity::here(ctx, channel).await?;
    let pause = match value {
        OFF => None,
        days => Some(within(days, PAUSE).ok_or(Refusal::UnknownButton)?),
    };
    let now = ctx.now;
    let changed = change(ctx, channel, move |league| {
        league.set_pause(pause, now);
        Ok(Vec::new())
    });
    let league = changed.await?;
    Ok(instead(Message::text(
        text(league.pause()).to(ctx.reader()),
    )))
}

fn within(days: &str, bounds: RangeInclusive<u8>) -> Option<u8> {
    let days = u8::try_from(number(days)?).ok()?;
    bounds.contains(&days).then_some(days)
}

fn text(pause: Option<u8>) -> Text {
    match pause {
        None => say::league::next_off(),
        Some(days) => say::league::next_after(days.into()),
    }
}
