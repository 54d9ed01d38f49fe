//! The beginning of a season, by a moderator's press or automatically.

use std::collections::HashMap;

use crate::clock::Timestamp;
use crate::features::league::news::LEAGUE_DIVISION;
use crate::game::{ChannelId, PlayerId};
use crate::games::rated;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::league::{League, NotStarted};
use crate::rules::Rank;
use crate::store::{Envelope, StoreError};

/// The ranks of players who were not in the last season of `league`, which has placed the others.
pub(crate) async fn ranks(
    services: &Services,
    league: &League,
) -> Result<HashMap<PlayerId, Option<Rank>>, Failure> {
    let last = league.season();
    let is_new = |player: &PlayerId| last.is_none_or(|last| last.seat(*player).is_none());
    let new = league.members().iter().copied().filter(is_new);
    let mut ranks = HashMap::new();
    for player in new {
        let rank = match rated::rank(services, league.club, player).await {
            // An unreadable rank counts as none, so that the season begins.
            Err(StoreError::Unreadable { .. }) => None,
            rank => rank?,
        };
        ranks.insert(player, rank);
    }
    Ok(ranks)
}

/// Begins the next season of `league`, and returns the message for each division in `channel`.
///
/// # Errors
///
/// [`NotStarted`]; nothing has changed then.
pub(crate) fn begin(
    league: &mut League,
    channel: ChannelId,
    ranks: &HashMap<PlayerId, Option<Rank>>,
    now: Timestamp,
) -> Result<Vec<Envelope>, NotStarted> {
    league.start(now, |player| ranks.get(&player).copied().flatten())?;
    let season = league.season().into_iter();
    let messages = season.flat_map(|season| {
        let divisions = 1..=season.sizes().len() as u16;
        divisions.map(|division| LEAGUE_DIVISION.to(channel, (season.number, division)))
    });
    Ok(messages.collect())
}
