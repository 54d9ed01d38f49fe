//! Posts and updates the list of a server: at most once between two looks at what is due, no matter how many challenges
//! come and go.

use crate::clock::Span;
use crate::club::trouble::Lost;
use crate::features::seats::list;
use crate::features::seats::list::SeatsButton;
use crate::game::{ChannelId, ClubId, MessageId};
use crate::games::seats::LIST;
use crate::i18n::say;
use crate::kit::custom_id::CustomId as _;
use crate::kit::once;
use crate::kit::prefs::{Pref, language};
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError, Trace};
use crate::store::{Batch, DELETE, OutboxMessage, StoreError, Subject};

/// Minimum interval between two edits of a list.
const EDIT_INTERVAL: Span = Span::seconds(10);
/// Period in which a list that an earlier process may have posted is searched for.
const SEARCH_PERIOD: Span = Span::days(-1);

/// Posts or updates the list of `club` in `channel`. If that is no longer possible the list is switched off, and the
/// moderators are informed once.
pub(crate) async fn send(
    services: &Services,
    queued: &OutboxMessage,
    club: ClubId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let place = LIST.get(services, club).await?;
    let Some((_, known)) = place.filter(|(there, _)| *there == channel) else {
        return Ok(());
    };
    let locale = language::channel_language(services, channel).await;
    let list = list::list(services, club, locale).await?;
    let posted = match known {
        Some(known) => Some(known),
        None => {
            let all = SeatsButton(None).write().expect("a word is short");
            let is_list = |trace: &Trace| trace.tokens.contains(&all);
            let since = services.now().after(SEARCH_PERIOD);
            once::earlier(queued, channel, since, is_list, out).await?
        }
    };
    let sent = match posted {
        Some(message) => {
            let changed = out.refresh(channel, message, &list).await;
            changed.map(|()| message)
        }
        None => out.post(channel, &list, &format!("s{}", queued.id)).await,
    };
    match sent {
        Ok(message) => {
            services
                .delivery
                .defer(queued.subject, services.now().after(EDIT_INTERVAL));
            if known == Some(message) {
                Ok(())
            } else {
                note_posted(services, club, channel, known, message).await
            }
        }
        Err(error) if error.is_about_place() => {
            tracing::warn!(%channel, %error, "could not post the list of open challenges: the bot lost access to the channel");
            let noted = note_loss(services, club, channel, known).await;
            noted.map_err(OutboundError::from)
        }
        Err(error) => Err(error),
    }
}

/// A club's list of open challenges that cannot be posted any more.
pub(super) static LOST: Lost = Lost {
    channel: Pref::new("lost-seats"),
    text: say::seats::lost,
};

/// Notes that the list of `club`, which was this message or was to be posted, is lost: the club has none from now on,
/// unless another channel was chosen in the meantime.
async fn note_loss(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
    message: Option<MessageId>,
) -> Result<(), StoreError> {
    let batch = Batch {
        assignments: vec![LOST.assignment(club, channel), LIST.assign(club, &None)],
        ..Batch::default()
    };
    let as_read = vec![LIST.assign(club, &Some((channel, message)))];
    services.store.write_all_if(as_read, batch).await?;
    Ok(())
}

/// Notes that the list of `club` is this message. If another channel was chosen in the meantime, the message is
/// deleted.
async fn note_posted(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
    known: Option<MessageId>,
    message: MessageId,
) -> Result<(), OutboundError> {
    let store = &services.store;
    let batch = Batch {
        assignments: vec![LIST.assign(club, &Some((channel, Some(message))))],
        ..Batch::default()
    };
    let as_read = vec![LIST.assign(club, &Some((channel, known)))];
    let noted = store.write_all_if(as_read, batch).await;
    if !noted? {
        let delete = DELETE.to(channel, message);
        store.write(Subject::Channel(channel), delete).await?;
        services.delivery.notify();
    }
    Ok(())
}
