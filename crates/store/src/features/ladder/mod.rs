//! Ladders on disk: each is a row under its channel, from which its places and timers follow.
//!
//! The end of a game changes the ladder in the transaction of the game.

mod shape;

use crate::activity::{
    self, Activity, ActivityError, ActivityTables, Lists, entries, put, refusals,
};
use crate::db::{Read as _, Table, Transaction, tables};
use crate::part::Part;
use crate::{NewGame, OutboxKind, Overtakes, Partition, Property, Store, StoreError};
use tengen_club::ladder::{ClubLadder, End, NotJoined, Refusal};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, EventKind, Game, GameId, MessageId, Phase, PlayerId};
use tengen_rules::Color;

tables! {
    /// The ladder of each channel that has one.
    LADDERS: ChannelId => ClubLadder = Table::record("ladders", "a ladder").indexed(entries);
    /// The ladders of each club.
    LADDERS_IN: (ClubId, ChannelId) => () = Table::derived("ladders in", "a list of ladders");
    /// Timers of ladders.
    LADDERS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("ladders due", "what is due on a ladder");
    /// The ladders that name each player.
    LADDERS_OF: (PlayerId, ChannelId) => () = Table::derived("ladders of", "a list of ladders");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(activity::forget::<ClubLadder>),
    game_over: Some(game_over),
};

/// The channel of the ladder for which a game is played.
pub const LADDER: Property<GameId, ChannelId> = Property::new("ladder");

/// Updates the message of a channel's ladder.
pub const LADDER_MESSAGE: OutboxKind<ChannelId, ()> =
    OutboxKind::new("ladder", Partition::Upkeep).overtaking(Overtakes::Same);

/// A ladder's refusals.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LadderForbids {
    /// A challenge.
    #[error(transparent)]
    Challenge(Refusal),
    /// A place on the ladder.
    #[error(transparent)]
    Place(NotJoined),
}

/// Why a ladder was not changed.
pub type LadderError = ActivityError<LadderForbids>;

refusals! {
    LadderError: Refusal => LadderForbids::Challenge, NotJoined => LadderForbids::Place;
}

impl ActivityTables for ClubLadder {
    const LISTS: Lists<Self> = Lists {
        all: LADDERS,
        of_club: LADDERS_IN,
        due: LADDERS_DUE,
        naming: LADDERS_OF,
    };
}

impl Activity for ClubLadder {
    type Refusal = LadderForbids;
    const MESSAGE: OutboxKind<ChannelId, ()> = LADDER_MESSAGE;

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
    /// Makes the game of a challenge on the ladder by the first of two players against the second, while the players
    /// `away` are on vacation; `new` is the prepared game.
    ///
    /// # Errors
    ///
    /// A [`LadderError`], such as a [`Refusal`]; nothing is stored then.
    pub async fn challenge_on_ladder(
        &self,
        channel: ChannelId,
        who: PlayerId,
        other: PlayerId,
        away: Vec<PlayerId>,
        new: NewGame,
        now: Timestamp,
    ) -> Result<Game, LadderError> {
        let may = move |ladder: &ClubLadder| {
            let is_away = |player| away.contains(&player);
            Ok(ladder.ladder.may_challenge(who, other, is_away, now)?)
        };
        let note_game = move |ladder: &mut ClubLadder, game| {
            ladder.ladder.add_challenge(game, who, other, now);
        };
        self.begin_in_activity(channel, LADDER, new, may, note_game)
            .await
    }
}

/// Called at the end of `game`: changes the ladder for which it was played, if any.
fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let Some(channel) = LADDER.of(tx, game.id())? else {
        return Ok(());
    };
    // The ladder may have ended in the meantime.
    let Some(mut ladder) = tx.get(LADDERS, &channel)? else {
        return Ok(());
    };
    let last = game.events().last();
    let at = last.expect("a game begins with its offer").at;
    ladder.end_game(game.id(), end(game), at);
    put(tx, channel, &ladder, Vec::new())
}

/// The end of a game, in terms of the ladder.
fn end(game: &Game) -> End<PlayerId> {
    let Phase::Finished(outcome) = game.phase() else {
        return End::Nobody;
    };
    let on = |color: Color| {
        let seats = game.seats()?;
        seats[color].players().next()
    };
    // A game whose time ran out before both had moved has no winner, but the late player loses the place anyway.
    let late = game.events().last().and_then(|event| match event.kind {
        EventKind::TimeRanOut { color } => Some(color),
        _ => None,
    });
    let late = late.and_then(on).map(End::RanOut);
    let won = outcome.winner.and_then(on).map(End::Won);
    late.or(won).unwrap_or(End::Nobody)
}
