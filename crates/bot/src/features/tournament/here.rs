//! A club's tournaments that are open for entry. The cost does not grow with the games played there, except those of
//! its latest tournaments, whose results are read with them.

use crate::contest::Contest;
use crate::game::{ChannelId, ClubId};
use crate::i18n::{Quote, say};
use crate::kit::hooks::GoingOn;
use crate::kit::services::Services;
use crate::store::StoreError;

/// Maximum number of tournaments read: the latest.
const MOST_READ: usize = 10;

/// The tournaments of `club` that are open for entry. Their names are shown only to members who have access to the
/// channels `seen`.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn list_current(
    services: &Services,
    club: ClubId,
    seen: &[ChannelId],
) -> Result<Vec<GoingOn>, StoreError> {
    let open = open_tournaments(services, club).await?.into_iter();
    let (known, others): (Vec<_>, Vec<_>) =
        open.partition(|contest| seen.contains(&contest.place.channel));
    let mut others: Vec<_> = others.iter().map(|contest| contest.place.channel).collect();
    others.sort_unstable();
    others.dedup();
    let named = known.iter().map(|contest| {
        let title = Quote::new(contest.setup.title.as_str());
        GoingOn::Named(say::tournament::open_here(title, contest.place.channel))
    });
    let others = GoingOn::Other(say::tournament::here, others);
    Ok([others].into_iter().chain(named).collect())
}

/// The latest tournaments of `club` that have not started, as far as they can be read.
async fn open_tournaments(services: &Services, club: ClubId) -> Result<Vec<Contest>, StoreError> {
    let mut open = Vec::new();
    let latest = services.store.contests_in(club).await?;
    for id in latest.into_iter().take(MOST_READ) {
        let found = match services.store.contest(id).await {
            Err(error) if error.is_damage() => {
                tracing::warn!(contest = %id, %error, "left an unreadable tournament out of /club");
                continue;
            }
            read => read?,
        };
        let is_open = |contest: &Contest| contest.rounds.is_empty() && !contest.is_closed;
        open.extend(found.map(|(contest, _)| contest).filter(is_open));
    }
    Ok(open)
}
