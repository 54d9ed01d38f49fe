//! Teams of two servers: the server of each channel, and names for the other side.
//!
//! A channel's server is noted when its moderators invite another server, or use an invitation. Discord shows members
//! of other servers neither the channel nor its name, and no names of people who are not members of theirs. So the
//! channel appears as a symbol, and a captain by their global name.

use crate::game::{ChannelId, ClubId, Game, Listed as _, PlayerId};
use crate::games::votes::veto;
use crate::i18n::{Locale, Name};
use crate::kit::homes;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::people::profile;
use crate::people::profile::TEAM;
use crate::port::message::Message;
use crate::store::StoreError;

/// Whether the members of two servers play each other in `game`.
pub(crate) async fn are_two(services: &Services, game: &Game) -> Result<bool, StoreError> {
    Ok(teams_of_two_clubs(services, game).await?.is_some())
}

/// `text` about `game` for readers in `club`: a channel of the other server has no name there.
pub(crate) async fn text_for(
    services: &Services,
    game: &Game,
    club: Option<ClubId>,
    mut text: String,
) -> String {
    // If unreadable, Discord's own placeholder for a hidden channel is shown.
    let teams = teams_of_two_clubs(services, game).await.or_usual(None);
    let is_other = |its: &ClubId| club.is_some_and(|club| club != *its);
    let other = teams.into_iter().flatten().find(|(_, its)| is_other(its));
    let Some((channel, _)) = other else {
        return text;
    };
    text = text.replace(&format!("<#{channel}>"), TEAM);
    let captain = veto::captain(services, game.id(), PlayerId::team(channel)).await;
    if let Some(captain) = captain.or_usual(None) {
        let name = Name::escape(&profile::name(services, captain, club).await);
        text = text.replace(&format!("<@{captain}>"), &name.to(Locale::English));
    }
    text
}

/// The text and the card of `message` for readers of `club`.
pub(crate) async fn message_for(
    services: &Services,
    game: &Game,
    club: Option<ClubId>,
    mut message: Message,
) -> Message {
    let content = std::mem::take(&mut message.content);
    message.content = text_for(services, game, club, content).await;
    if let Some(card) = &mut message.card {
        let body = card.body.to_string();
        card.body = text_for(services, game, club, body).await.into();
    }
    message
}

/// The channels of both teams of `game` and their servers, if these are two.
async fn teams_of_two_clubs(
    services: &Services,
    game: &Game,
) -> Result<Option<[(ChannelId, ClubId); 2]>, StoreError> {
    let players = game.players().into_iter();
    let teams: Vec<_> = players.filter_map(PlayerId::team_channel).collect();
    let &[one, other] = &teams[..] else {
        return Ok(None);
    };
    let clubs = homes::club_of(services, one).await?;
    let clubs = clubs.zip(homes::club_of(services, other).await?);
    let clubs = clubs.filter(|(its, others)| its != others);
    Ok(clubs.map(|(its, others)| [(one, its), (other, others)]))
}
