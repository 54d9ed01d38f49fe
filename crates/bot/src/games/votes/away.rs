//! Teams that play each other: the game is shown in one channel, and one of the teams has another channel.
//!
//! The channel of that team gets its votes, and in another message all other news of the game, from the challenge to
//! the end.

use crate::game::{ChannelId, Game, GameId, Listed as _, MessageId, Phase, PlayerId};
use crate::games::time::thread;
use crate::games::votes;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::{channel_style, homes};
use crate::store::{Envelope, Properties, StoreError, stored_as};

/// The aspect of a game that a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// The challenge.
    Card,
    Board,
}

impl Choosable for Face {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Card, "card"), (Self::Board, "board")];
}

stored_by_word! { Face }

/// A message in the channel of a team that plays elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AwayMessage {
    pub(crate) face: Face,
    pub(crate) channel: ChannelId,
    pub(crate) message: MessageId,
}

stored_as! {
    AwayMessage, as (Face, (ChannelId, MessageId)):
        |one| (one.face, (one.channel, one.message)),
        |(face, (channel, message))| Some(Self { face, channel, message });
}

/// The message about a game in the channel of a team that plays elsewhere, as long as it may change.
pub(crate) static AWAY: Pref<GameId, Option<AwayMessage>> = Pref::new("vote-away");

/// The channels of teams of `game` that are not the game's own. None if a single team plays: its game began in its
/// channel.
pub(crate) fn channels(read: &Properties<'_>, game: &Game) -> Result<Vec<ChannelId>, StoreError> {
    let players = game.players().into_iter();
    let mut teams: Vec<_> = players.filter_map(PlayerId::team_channel).collect();
    if teams.len() < 2 {
        return Ok(Vec::new());
    }
    let here = game.place().channel;
    let above = thread::above(read, here)?;
    teams.retain(|team| *team != here && Some(*team) != above);
    Ok(teams)
}

/// The channel in which `team` votes in `game`: the game's, or its own.
pub(crate) fn vote_channel(
    read: &Properties<'_>,
    game: &Game,
    team: PlayerId,
) -> Result<ChannelId, StoreError> {
    let away = channels(read, game)?;
    let own = team.team_channel().filter(|own| away.contains(own));
    Ok(own.unwrap_or(game.place().channel))
}

/// As [`vote_channel`], in a separate read.
pub(crate) async fn channel_of_votes(
    services: &Services,
    game: &Game,
    team: PlayerId,
) -> Result<ChannelId, StoreError> {
    services
        .store
        .look(|read| vote_channel(read, game, team))
        .await
}

/// News for teams that play elsewhere when `before` becomes `after`: everything but moves, which their votes report.
pub(crate) fn news(
    read: &Properties<'_>,
    before: Option<&Game>,
    after: &Game,
) -> Result<Vec<Envelope>, StoreError> {
    if before.is_some_and(|before| !is_more_than_votes(before)) && !is_more_than_votes(after) {
        return Ok(Vec::new());
    }
    let revision = after.revision();
    let away = channels(read, after)?.into_iter();
    Ok(away
        .map(|channel| votes::AWAY.to(channel, revision))
        .collect())
}

/// How `game` is shown in the `channel` of a team that plays elsewhere, in the same server or another one.
pub(crate) async fn style(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    files: Files,
) -> Style {
    let own = homes::club_of(services, channel).await.or_usual(None);
    Style {
        club: own.or(game.place().club),
        files,
        ..channel_style::style_in(services, channel).await
    }
}

/// Whether there is more of `game` than votes on moves: it has not begun, is counted or over, or something is proposed.
pub(crate) fn is_more_than_votes(game: &Game) -> bool {
    game.phase() != Phase::Playing || game.is_paused() || game.open_proposal().is_some()
}
