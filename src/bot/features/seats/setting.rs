//! Where the list of a server's open challenges stands, in `/clubadmin`.

use crate::bot::games::seats::{LIST, SEATS};
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::feature::{AnySetting, Change, Changed};
use crate::bot::kit::options::Options;
use crate::bot::kit::people;
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::refusal::{Refusal, SettingsRefusal};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::game::{ChannelId, MessageId};
use crate::i18n::{Text, say};
use crate::store::{Batch, DELETE, Subject};

/// The list, as a setting: choosing it also posts it.
pub(crate) static SETTING: ListSetting = ListSetting;

/// The list of a server's open challenges.
pub(crate) struct ListSetting;

/// Where the list is to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Off,
    Here,
}

impl Choosable for Standing {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Here, "here"), (Self::Off, "off")];
}

fn named(standing: Standing) -> Text {
    say::seats::list_named(standing.word().to_owned())
}

impl AnySetting for ListSetting {
    fn name(&self) -> &'static str {
        LIST.name()
    }

    fn group(&self) -> Group {
        Group::Seats
    }

    fn options(&self) -> Vec<OptionSpec> {
        let (title, about) = (say::seats::list(), say::seats::list_about());
        let kind = OptionKind::choice_of(named);
        vec![OptionSpec::optional("list", title, about, kind)]
    }

    fn given<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        // That it can be done here: `follow` writes it, with the message that is to be posted.
        Box::pin(async move {
            ctx.club_id().ok_or(Refusal::NoClub)?;
            match options.chosen("list")? {
                Some(Standing::Here) if !ctx.at_home() => Err(SettingsRefusal::NoListHere.into()),
                given => Ok(given.map(|_: Standing| Change::default())),
            }
        })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let club = ctx.club_id().ok_or(Refusal::NoClub)?;
            let told = match LIST.get(ctx.services, club).await? {
                Some((channel, _)) => say::seats::list_is(channel),
                None => named(Standing::Off),
            };
            Ok((say::seats::field_list(), told))
        })
    }
}

/// The list stands where it was chosen to from now on, and nowhere else.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    if !changed.has(SETTING.name()) {
        return Ok(());
    }
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let channel = ctx.channel();
    let (value, new) = match changed.options.chosen("list")? {
        Some(Standing::Here) => {
            people::note_language(ctx.services, channel, ctx.club).await;
            let new = SEATS.to(channel, club);
            (Some((channel, None)), Some(new))
        }
        Some(Standing::Off) | None => (None, None),
    };
    let store = &ctx.services.store;
    loop {
        let known = LIST.get(ctx.services, club).await?;
        let old = known.and_then(message);
        let old = old.map(|(channel, message)| DELETE.to(channel, message));
        // The old one goes first: whoever looks for a list that was posted already must not find that.
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

/// The message of a list, once it is posted.
fn message((channel, message): (ChannelId, Option<MessageId>)) -> Option<(ChannelId, MessageId)> {
    message.map(|message| (channel, message))
}
