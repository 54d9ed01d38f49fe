//! What happens on a club's server. What it costs does not grow with the games played there, except those of its latest
//! tournaments, whose results are read with them.
//!
//! Channels are named by their mentions: Discord shows the name of one to those alone who may see it.

use crate::bot::games::seats::LIST;
use crate::bot::kit::services::Services;
use crate::contest::Contest;
use crate::evening::Evening;
use crate::game::{ChannelId, ClubId};
use crate::i18n::{Locale, Said, say};
use crate::ladder::ClubLadder;
use crate::league::League;
use crate::simul::Simul;
use crate::store::{List, StoreError};

/// The most tournaments that are read, the latest ones.
const LOOKED_AT: usize = 10;
/// The most channels that are named of each kind.
const NAMED: usize = 10;

/// What happens on the server of `club`, a line each, for somebody who is known to have `seen` these channels. The tournaments, whose titles make the longest lines, come last:
/// where there is no room for all lines, those at the end are left out.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn lines(
    services: &Services,
    (club, seen): (ClubId, &[ChannelId]),
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
    let named = |channels: &[ChannelId]| named(channels, locale);
    let ladders = store.activities_in::<ClubLadder>(club).await?;
    lines.extend(named(&ladders).map(say::club::ladders));
    let leagues = store.activities_in::<League>(club).await?;
    lines.extend(named(&leagues).map(say::club::leagues));
    let evenings = store.activities_in::<Evening>(club).await?;
    lines.extend(named(&evenings).map(say::club::evenings));
    let simuls = store.activities_in::<Simul>(club).await?;
    lines.extend(named(&simuls).map(say::club::simuls));
    let dailies = store.dailies_of(club).await?;
    let dailies: Vec<_> = dailies.into_iter().map(|(channel, _)| channel).collect();
    lines.extend(named(&dailies).map(say::club::puzzles));
    // What they are called is told to those alone who see their channels.
    let open = open_tournaments(services, club).await?.into_iter();
    let (known, others): (Vec<_>, Vec<_>) =
        open.partition(|contest| seen.contains(&contest.place.channel));
    let mut others: Vec<_> = others.iter().map(|contest| contest.place.channel).collect();
    others.sort_unstable();
    others.dedup();
    lines.extend(named(&others).map(say::club::tournaments));
    for contest in known {
        let title = Said::new(contest.setup.title.as_str());
        lines.push(say::club::tournament(title, contest.place.channel));
    }
    Ok(lines.iter().map(|text| text.to(locale)).collect())
}

/// The latest tournaments of `club` that have not begun, as far as they can be read.
async fn open_tournaments(services: &Services, club: ClubId) -> Result<Vec<Contest>, StoreError> {
    let mut open = Vec::new();
    let latest = services.store.contests_in(club).await?;
    for id in latest.into_iter().take(LOOKED_AT) {
        let found = match services.store.contest(id).await {
            Err(error) if error.is_damage() => {
                tracing::warn!(contest = %id, %error, "a tournament is missing on the page of its club");
                continue;
            }
            read => read?,
        };
        let is_open = |contest: &Contest| contest.rounds.is_empty() && !contest.is_closed;
        open.extend(found.map(|(contest, _)| contest).filter(is_open));
    }
    Ok(open)
}

/// The first of `channels`, with commas, and how many more there are; none if there are none.
fn named(channels: &[ChannelId], locale: Locale) -> Option<String> {
    let mentions = channels.iter().take(NAMED);
    let mentions: Vec<_> = mentions.map(|channel| format!("<#{channel}>")).collect();
    let more = channels.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| format!(" {}", say::standing::more(more).to(locale)));
    (!mentions.is_empty()).then(|| mentions.join(", ") + &more.unwrap_or_default())
}
