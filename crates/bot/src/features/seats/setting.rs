//! The place of a server's list of open challenges, in `/serveradmin`.

use crate::game::{ChannelId, MessageId};
use crate::games::seats::{LIST, SEATS};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting as _, Changed};
use crate::kit::here::{HereOption, HereSetting};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::language;
use crate::kit::refusal::Refusal;
use crate::store::{Batch, DELETE, Subject};

/// The list of a server's open challenges, as a setting: choosing it also posts it.
pub(crate) static SETTING: HereSetting<ListPlace, (ChannelId, Option<MessageId>)> = HereSetting {
    pref: &LIST,
    group: Group::Seats,
    option: HereOption {
        name: "list",
        title: say::seats::list,
        about: say::seats::list_about,
    },
    field: say::seats::field_list,
    named: place_name,
    off: ListPlace::Off,
    not_here: say::seats::not_here,
    timer: None,
    describe: |(channel, _), _| Some(say::seats::list_is(channel)),
};

/// The place of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListPlace {
    Off,
    Here,
}

impl Choosable for ListPlace {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Here, "here"), (Self::Off, "off")];
}

fn place_name(place: ListPlace) -> Text {
    say::seats::list_named(place.word().to_owned())
}

/// Moves the list to the chosen channel.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    if !changed.has(SETTING.name()) {
        return Ok(());
    }
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let channel = ctx.channel();
    let (value, new) = match changed.options.chosen("list")? {
        Some(ListPlace::Here) => {
            language::note(ctx.services, channel, ctx.club).await;
            let new = SEATS.to(channel, club);
            (Some((channel, None)), Some(new))
        }
        Some(ListPlace::Off) | None => (None, None),
    };
    let store = &ctx.services.store;
    loop {
        let known = LIST.get(ctx.services, club).await?;
        let old = known.and_then(|(channel, message)| Some(DELETE.to(channel, message?)));
        // The old one is deleted first, so that looking for a posted list does not find it.
        let queue = old.into_iter().chain(new.clone());
        let batch = Batch {
            assignments: vec![LIST.assign(club, &value)],
            queue: queue
                .map(|envelope| (Subject::Channel(channel), envelope))
                .collect(),
            ..Batch::default()
        };
        let known = vec![LIST.assign(club, &known)];
        if store.write_all_if(known, batch).await? {
            break;
        }
        // It has just been posted, or chosen elsewhere.
    }
    ctx.services.delivery.notify();
    Ok(())
}
