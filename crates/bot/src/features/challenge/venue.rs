//! The default venue of games in a channel.

use crate::features::challenge::refusal::ChallengeRefusal;
use crate::game::{ChannelId, Venue};
use crate::i18n::{Text, UserInput, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::request::ChannelKind;
use crate::store::StoreError;

/// The default venue of games in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DefaultVenue {
    /// A thread for each game, if the bot may open threads, so that a dozen games do not fill one channel.
    #[default]
    Threads,
    Channel,
}

impl Choosable for DefaultVenue {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Threads, "threads"), (Self::Channel, "channel")];
}

stored_by_word! { DefaultVenue }

/// The default venue of games in a channel, in `/serveradmin`.
pub(crate) static SETTING: Setting<ChannelId, DefaultVenue> = Setting {
    pref: &DEFAULT_VENUE,
    group: Group::Channel,
    title: say::setup::field_venue,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let (title, about) = (say::command::venue(), say::setup::venue_about());
            OptionSpec::optional("where", title, about, OptionKind::choice_of(name))
        },
        given: |options| options.chosen("where"),
        write: None,
    }),
};

static DEFAULT_VENUE: Pref<ChannelId, DefaultVenue> = Pref::new("venue");

fn name(usual: DefaultVenue) -> Text {
    say::setup::venue_named(usual.word().to_owned())
}

/// The venue of a game proposed here with `options`. A requested thread is refused if none is possible.
pub(crate) async fn read(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Venue, Failure> {
    match options.text("where")?.as_deref() {
        None => Ok(usual(ctx).await?),
        Some("here") => Ok(Venue::Here),
        Some("thread") if ctx.request.setting.channel == ChannelKind::Voice => {
            Err(ChallengeRefusal::NoThreads.into())
        }
        Some("thread") => Ok(Venue::Thread),
        Some(other) => Err(Refusal::BadChoice(UserInput::new(other)).into()),
    }
}

/// The default venue of games proposed here.
pub(crate) async fn usual(ctx: &Ctx<'_>) -> Result<Venue, StoreError> {
    let usual = DEFAULT_VENUE.get(ctx.services, ctx.channel()).await?;
    Ok(match (usual, ctx.may_open_threads()) {
        (DefaultVenue::Threads, true) => Venue::Thread,
        (DefaultVenue::Threads, false) | (DefaultVenue::Channel, _) => Venue::Here,
    })
}
