//! The earlier game that a game of rengo repeats: its players are pinged to join a side again.

use crate::game::{Game, GameId, Invitation, PlayerId};
use crate::games::find;
use crate::i18n::{Name, Text, say};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::people::block::BLOCKED;
use crate::rules::ByColor;
use crate::store::{Assignment, StoreError};

/// The finished game that a challenge to join sides repeats.
static REPEATED: Pref<GameId, Option<GameId>> = Pref::new("repeats");

/// A finished game that a member would like to repeat, with sides that are formed again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated {
    game: GameId,
    challenger: PlayerId,
    /// The players besides the challenger: at least one.
    players: Vec<PlayerId>,
    /// Players to ping: nobody is pinged by a member whom they have blocked.
    called: Vec<PlayerId>,
}

/// Marks a new challenge as a repetition of `game`.
pub(crate) fn note(game: &Game) -> Assignment {
    REPEATED.assign(GameId::NONE, &Some(game.id()))
}

impl Repeated {
    /// The game that the challenge `offered` repeats; none if it repeats no game whose players are still known.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that cannot be read.
    pub(crate) async fn of(
        services: &Services,
        offered: &Game,
    ) -> Result<Option<Self>, StoreError> {
        let offer = offered.offer();
        if offer.invitation != Invitation::Sides {
            return Ok(None);
        }
        let Some(game) = REPEATED.get(services, offered.id()).await? else {
            return Ok(None);
        };
        let Some(earlier) = find::find_game(services, game).await? else {
            return Ok(None);
        };
        let challenger = offer.challenger;
        let seats = earlier.seats().into_iter().flat_map(ByColor::iter);
        let players = seats.flat_map(|(_, seat)| seat.players());
        let is_another = |player: &PlayerId| *player != challenger && !player.is_nobody();
        let players: Vec<_> = players.filter(is_another).collect();
        let mut called = Vec::new();
        for player in &players {
            if !BLOCKED.get(services, *player).await?.contains(&challenger) {
                called.push(*player);
            }
        }
        let repeated = Self {
            game,
            challenger,
            players,
            called,
        };
        Ok(Some(repeated).filter(|repeated| !repeated.players.is_empty()))
    }

    /// The line that the challenger would like to play it again.
    pub(crate) fn text(&self) -> Text {
        let players = Name::mentions(&self.players);
        say::rengo::rematch(players, Name::mention(self.challenger), self.game)
    }

    pub(crate) fn players_to_ping(&self) -> Vec<PlayerId> {
        self.called.clone()
    }
}
