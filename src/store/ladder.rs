//! Ladders on disk: each is a row under its channel, from which follows who stands on it, and when something is due.
//!
//! The end of a game changes the ladder in the transaction of the game.

use super::activity::{Activity, Lists, Made, entries, put};
use super::change::created;
use super::db::{Read as _, Table, Transaction, tables};
use super::{
    AppendError, Change, Envelope, Origin, OutboxKind, Overtakes, Partition, Property, Store,
    StoreError,
};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, Event, EventKind, Game, GameId, MessageId, Phase, PlayerId};
use crate::ladder::{ClubLadder, End, NotJoined, Refusal};
use crate::rules::Color;

tables! {
    /// The ladder of each channel that has one.
    LADDERS: ChannelId => ClubLadder = Table::record("ladders", "a ladder").indexed(entries);
    /// The ladders of each club.
    LADDERS_IN: (ClubId, ChannelId) => () = Table::derived("ladders in", "a list of ladders");
    /// What is due on ladders.
    LADDERS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("ladders due", "what is due on a ladder");
    /// The ladders that name each player.
    LADDERS_OF: (PlayerId, ChannelId) => () = Table::derived("ladders of", "a list of ladders");
}

/// The channel of the ladder for which a game is played.
pub const LADDER: Property<GameId, ChannelId> = Property::new("ladder");

/// The message that shows the ladder of a channel is to show it as it is now.
pub const LADDER_SHOWN: OutboxKind<ChannelId, ()> =
    OutboxKind::new("ladder", Partition::Upkeep).overtaking(Overtakes::Same);

/// Why a ladder was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LadderError {
    /// There is no ladder in the channel.
    #[error("there is no ladder in this channel")]
    Missing,
    /// The challenge may not be made.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Somebody does not join.
    #[error(transparent)]
    NotJoined(#[from] NotJoined),
    /// The same cause has brought about a game before.
    #[error("this has been carried out before")]
    Repeated,
    /// It could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Activity for ClubLadder {
    type Error = LadderError;
    const MISSING: LadderError = LadderError::Missing;
    const SHOWN: OutboxKind<ChannelId, ()> = LADDER_SHOWN;
    const LISTS: Lists<Self> = Lists {
        all: LADDERS,
        of_club: LADDERS_IN,
        due: LADDERS_DUE,
        naming: LADDERS_OF,
    };

    fn club(&self) -> ClubId {
        self.club
    }

    fn due(&self) -> Option<Timestamp> {
        self.due()
    }

    fn names(&self) -> Vec<PlayerId> {
        self.names().collect()
    }

    fn message(&mut self) -> &mut Option<MessageId> {
        &mut self.message
    }

    fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.forget(player, nobody);
    }
}

impl Store {
    /// The ladder of `channel`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn ladder(&self, channel: ChannelId) -> Result<Option<ClubLadder>, StoreError> {
        self.activity(channel).await
    }

    /// The channels of the ladders on which `player` stands, or which name them.
    pub async fn ladders_of(&self, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_of::<ClubLadder>(player).await
    }

    /// The channels of the ladders of `club`.
    pub async fn ladders_in(&self, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_in::<ClubLadder>(club).await
    }

    /// The channels of the ladders that something is due on at `now`, the longest waiting first.
    pub async fn ladders_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_due::<ClubLadder>(now).await
    }

    /// Keeps a new ladder for `channel`, unless there is one, or `most` in its club.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is kept then.
    pub async fn create_ladder(
        &self,
        channel: ChannelId,
        ladder: ClubLadder,
        most: usize,
    ) -> Result<Made, StoreError> {
        self.create_activity(channel, ladder, most, Vec::new())
            .await
    }

    /// Ends the ladder of `channel`, and gives it; its games go on, and count for nothing there.
    ///
    /// # Errors
    ///
    /// A [`LadderError`]; it is there as before then.
    pub async fn end_ladder(&self, channel: ChannelId) -> Result<ClubLadder, LadderError> {
        self.end_activity(channel, |_, _| Ok(None)).await
    }

    /// Does something to the ladder of `channel`: `change` may run more than once. The message that shows it
    /// is to show it as it is then, and what `change` gives must reach Discord as well.
    ///
    /// # Errors
    ///
    /// A [`LadderError`]; nothing is changed then.
    pub async fn change_ladder(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut ClubLadder) -> Result<Vec<Envelope>, LadderError> + Send + 'static,
    ) -> Result<ClubLadder, LadderError> {
        self.change_activity(channel, move |_, ladder: &mut ClubLadder| {
            let queue = change(ladder)?;
            Ok((ladder.clone(), queue))
        })
        .await
    }

    /// The ladder is shown in this message from now on, and the one before it goes. It is to be shown once more:
    /// of two answers at once the older one may come last.
    pub async fn ladder_stands(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.activity_stands(channel, message, |_: &ClubLadder| true)
            .await
    }

    /// Makes the game that the first of two players has demanded of the second, where those `away` are on vacation:
    /// it begins with `events`, and `change` goes with it.
    ///
    /// # Errors
    ///
    /// A [`LadderError`], such as a [`Refusal`]; nothing is kept then.
    pub async fn challenge_on_ladder(
        &self,
        channel: ChannelId,
        (who, other): (PlayerId, PlayerId),
        away: Vec<PlayerId>,
        (events, mut change): (Vec<Event>, Change),
        now: Timestamp,
    ) -> Result<Game, LadderError> {
        change
            .properties
            .push(LADDER.assign(GameId::NONE, &channel));
        self.change_activity(channel, move |tx, ladder: &mut ClubLadder| {
            let is_away = |player| away.contains(&player);
            ladder.ladder.may_challenge(who, other, is_away, now)?;
            let game =
                created(tx, &events, &change, Origin::New, None).map_err(|error| match error {
                    AppendError::Store(error) => LadderError::Store(error),
                    // A new game is never stale.
                    AppendError::Repeated | AppendError::Stale { .. } => LadderError::Repeated,
                })?;
            ladder.ladder.challenged(game.id(), who, other, now);
            Ok((game, Vec::new()))
        })
        .await
    }
}

/// `game` is over: the ladder for which it was played, if it was for one, changes.
pub(super) fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let Some(channel) = LADDER.of(tx, game.id())? else {
        return Ok(());
    };
    // It may have been ended meanwhile.
    let Some(mut ladder) = tx.get(LADDERS, &channel)? else {
        return Ok(());
    };
    let last = game.events().last();
    let at = last.expect("a game begins with its offer").at;
    ladder.ended(game.id(), end(game), at);
    put(tx, channel, &ladder, Vec::new())
}

/// How a game of two players ended, as far as their places depend on it.
fn end(game: &Game) -> End<PlayerId> {
    let Phase::Finished(outcome) = game.phase() else {
        return End::Nobody;
    };
    let on = |color: Color| {
        let seats = game.seats()?;
        seats[color].players().next()
    };
    // Such a game has no winner if it has hardly begun; a place is lost all the same.
    let late = game.events().last().and_then(|event| match event.kind {
        EventKind::TimeRanOut { color } => Some(color),
        _ => None,
    });
    let late = late.and_then(on).map(End::RanOut);
    let won = outcome.winner.and_then(on).map(End::Won);
    late.or(won).unwrap_or(End::Nobody)
}
