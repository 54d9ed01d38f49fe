//! Activities on a club's server.
//!
//! Channels are named by their mentions: Discord shows a channel's name only to members who may see it.

use crate::game::{ChannelId, ClubId};
use crate::games::seats::LIST;
use crate::i18n::{Locale, say};
use crate::kit::hooks;
use crate::kit::hooks::GoingOn;
use crate::kit::services::Services;
use crate::store::{List, StoreError};

/// Maximum number of channels named of each kind.
const MOST_NAMED: usize = 10;

/// Activities on the server of `club`, a line each, for a member who has access to the channels `seen`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn lines(
    services: &Services,
    club: ClubId,
    seen: &[ChannelId],
    locale: Locale,
) -> Result<Vec<String>, StoreError> {
    let store = &services.store;
    let mut lines = Vec::new();
    let open = store.count(List::OpenIn(club)).await?;
    let list = LIST.get(services, club).await?;
    lines.push(match list {
        Some((channel, _)) => say::club::open_in(open, channel),
        None => say::club::open(open),
    });
    let going_on = hooks::list_current(services, club, seen).await?.into_iter();
    lines.extend(going_on.filter_map(|going_on| match going_on {
        GoingOn::Activity(line, channels) | GoingOn::Other(line, channels) => {
            channel_names(&channels, locale).map(line)
        }
        GoingOn::Named(line) => Some(line),
    }));
    Ok(lines.iter().map(|text| text.to(locale)).collect())
}

/// The first of `channels`, with commas, and the number of the others; none if there are none.
fn channel_names(channels: &[ChannelId], locale: Locale) -> Option<String> {
    let mentions = channels.iter().take(MOST_NAMED);
    let mentions: Vec<_> = mentions.map(|channel| format!("<#{channel}>")).collect();
    let more = channels.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| format!(" {}", say::standing::more(more).to(locale)));
    (!mentions.is_empty()).then(|| mentions.join(", ") + &more.unwrap_or_default())
}
