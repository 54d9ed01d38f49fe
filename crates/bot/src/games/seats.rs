//! The list of a club's open challenges: its place, and when it must change.

use crate::game::{ChannelId, ClubId, Game, MessageId, Phase};
use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::port::answer::Shown;
use crate::store::{Envelope, OutboxKind, Overtakes, Partition, Properties, StoreError};

/// Updates the list of a club's open challenges in a channel.
pub const SEATS: OutboxKind<ChannelId, ClubId> = OutboxKind::new("seats", Partition::Upkeep)
    .overtaking(Overtakes::Same)
    .of_channel()
    .resting();

/// The channel of a club's list, and its message once it is posted.
pub static LIST: Pref<ClubId, Option<(ChannelId, Option<MessageId>)>> = Pref::new("seats");

/// Accepts an open challenge from the list that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatButton(pub Shown);

custom_ids! {
    SeatButton(shown) = "seat";
}

/// Whether `game` is an open challenge without a named opponent.
pub(crate) fn is_listed(game: &Game) -> bool {
    matches!(game.phase(), Phase::Offered { .. }) && game.offer().invitation.is_open()
}

/// The channel of the list that shows `game`, if any, besides its card's.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn listed_in(
    services: &Services,
    game: &Game,
) -> Result<Option<ChannelId>, StoreError> {
    let place = game.place();
    let club = place.club.filter(|_| is_listed(game));
    let Some(club) = club else { return Ok(None) };
    let list = LIST.get(services, club).await?;
    let channel = list.map(|(channel, _)| channel);
    Ok(channel.filter(|channel| *channel != place.channel))
}

/// The outbox message that updates the list of the club of `after`, if the game enters or leaves it now.
///
/// # Errors
///
/// A [`StoreError`] if the list's channel cannot be read.
pub(crate) fn refresh(
    read: &Properties<'_>,
    before: Option<&Game>,
    after: &Game,
) -> Result<Option<Envelope>, StoreError> {
    let Some(club) = after.place().club else {
        return Ok(None);
    };
    if before.is_some_and(is_listed) == is_listed(after) {
        return Ok(None);
    }
    let list = LIST.of(read, club)?;
    Ok(list.map(|(channel, _)| SEATS.to(channel, club)))
}
