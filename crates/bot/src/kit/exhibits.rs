//! Hooks by which features show a club to everybody: cards in its open channels, and coming events.

use futures_util::future::BoxFuture;

use crate::game::{ChannelId, ClubId};
use crate::i18n::Locale;
use crate::kit::services::Services;
use crate::port::message::Card;
use crate::port::scheduled::Scheduled;
use crate::render::TextTable;
use crate::store::StoreError;

/// A feature's cards in the open channels of a club, for its page on the web.
pub(crate) type ExhibitsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Exhibit>, StoreError>>;

/// The coming events of a feature in the open channels of a club, for its page on the web.
pub(crate) type EventsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Scheduled>, StoreError>>;

/// A club, and those of its channels that everybody on its server can read.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    pub club: ClubId,
    pub channels: &'a [ChannelId],
}

impl Open<'_> {
    /// Whether everybody on the server can read `channel`.
    pub(crate) fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains(&channel)
    }
}

/// Something that stands in a channel, such as a ladder.
#[derive(Clone, Debug)]
pub struct Exhibit {
    pub channel: ChannelId,
    /// Title and lines, as in the channel.
    pub card: Card,
    /// The table below them.
    pub table: Option<TextTable>,
}

/// The cards in the channels that are `open`, in the order of the features.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn exhibits(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Exhibit>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.hooks.clubs.iter();
    for exhibits in hooks.filter_map(|hooks| hooks.exhibits) {
        all.extend(exhibits(services, open, locale).await?);
    }
    Ok(all)
}

/// The coming events in the channels that are `open`, the next one first.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn events(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Scheduled>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.hooks.clubs.iter();
    for events in hooks.filter_map(|hooks| hooks.events) {
        all.extend(events(services, open, locale).await?);
    }
    all.sort_by_key(|event| event.begins);
    Ok(all)
}
