//! Simultaneous games on disk: those of a channel are a row under it; the players they name and their due time follow
//! from it.
//!
//! The end of a game is noted in the transaction of the game, and so are later rulings.

mod shape;

use crate::activity::{
    self, Activity, ActivityError, ActivityTables, Lists, entries, put, refusals,
};
use crate::db::{Durability, Priority, Read as _, Table, Transaction, tables};
use crate::part::Part;
use crate::{Envelope, NewGame, OutboxKind, Overtakes, Partition, Property, Store, StoreError};
use tengen_club::simul::{End, Refusal, Simul};
use tengen_game::clock::Timestamp;
use tengen_game::{
    ChannelId, ClubId, Event, EventKind, Game, GameId, MessageId, Phase, PlayerId, Ruling,
    TimeLimit,
};
use tengen_rules::{Color, Ending};

tables! {
    /// The simultaneous games of each channel that has some.
    SIMULS: ChannelId => Simul = Table::record("simuls", "simultaneous games").indexed(entries);
    /// The simultaneous games of each club that are not over.
    SIMULS_IN: (ClubId, ChannelId) => () =
        Table::derived("simuls in", "a list of simultaneous games");
    /// Timers of simultaneous games.
    SIMULS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("simuls due", "what is due of simultaneous games");
    /// The simultaneous games that name each player.
    SIMULS_OF: (PlayerId, ChannelId) => () =
        Table::derived("simuls of", "a list of simultaneous games");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(activity::forget::<Simul>),
    game_over: Some(game_over),
};

/// The channel of the simultaneous games of which a game is one.
pub const SIMUL: Property<GameId, ChannelId> = Property::new("simul");

/// Why simultaneous games were not changed.
pub type SimulError = ActivityError<Refusal>;

refusals! {
    SimulError: Refusal => std::convert::identity;
}

/// Updates the message of a channel's simultaneous games.
pub const SIMUL_MESSAGE: OutboxKind<ChannelId, ()> = OutboxKind::new("simul", Partition::Upkeep)
    .overtaking(Overtakes::Same)
    .of_channel()
    .resting();
/// Posts a new message that announces their end.
pub const SIMUL_OVER: OutboxKind<ChannelId, ()> = OutboxKind::new("simul over", Partition::Channel)
    .overtaking(Overtakes::Same)
    .of_channel()
    .durable();

impl ActivityTables for Simul {
    const LISTS: Lists<Self> = Lists {
        all: SIMULS,
        of_club: SIMULS_IN,
        due: SIMULS_DUE,
        naming: SIMULS_OF,
    };
}

impl Activity for Simul {
    type Refusal = Refusal;
    const MESSAGE: OutboxKind<ChannelId, ()> = SIMUL_MESSAGE;

    fn club(&self) -> ClubId {
        self.club
    }

    fn is_over(&self) -> bool {
        self.is_over()
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
    /// Closes the simultaneous games of `channel` for new players; returns them.
    ///
    /// # Errors
    ///
    /// A [`SimulError`]; nothing is changed then.
    pub async fn close_simul(&self, channel: ChannelId) -> Result<Simul, SimulError> {
        self.in_activity(channel, move |_, simul: &mut Simul| {
            let was_over = simul.is_over();
            simul.close();
            Ok((simul.clone(), news(channel, was_over, simul)))
        })
        .await
    }

    /// Stops waiting for unfinished simultaneous games of `channel`, if their time is over at `now`.
    ///
    /// # Errors
    ///
    /// A [`SimulError`]; nothing is changed then.
    pub async fn give_up_simul(
        &self,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<Simul, SimulError> {
        self.in_activity(channel, move |_, simul: &mut Simul| {
            let was_over = simul.is_over();
            if simul.is_closed && simul.waits_until() <= now {
                simul.give_up(now);
            }
            Ok((simul.clone(), news(channel, was_over, simul)))
        })
        .await
    }

    /// Replaces the `known` deadline for taking boards in `channel`, if it is unchanged.
    ///
    /// # Errors
    ///
    /// A [`SimulError`]; nothing is changed then.
    pub async fn keep_simul_time(
        &self,
        channel: ChannelId,
        known: TimeLimit,
        time: TimeLimit,
    ) -> Result<(), SimulError> {
        self.in_activity(channel, move |_, simul: &mut Simul| {
            if simul.setup.open == known {
                simul.setup.open = time;
            }
            Ok(((), Vec::new()))
        })
        .await
    }

    /// Deletes the simultaneous games of `channel`, if they have been over for long enough at `now`.
    pub async fn drop_simul(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let known = tx.get(SIMULS, &channel)?;
            let until = known.and_then(|simul| simul.retention_end());
            if until.is_some_and(|until| until <= now) {
                tx.delete(SIMULS, &channel)
            } else {
                // Newer ones have replaced them.
                Ok(())
            }
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Gives `who` a board at `now`; `new` is the prepared game.
    ///
    /// # Errors
    ///
    /// A [`SimulError`], such as a [`Refusal`]; nothing is stored then.
    pub async fn take_board(
        &self,
        channel: ChannelId,
        who: PlayerId,
        new: NewGame,
        now: Timestamp,
    ) -> Result<Game, SimulError> {
        let may = move |simul: &Simul| Ok(simul.may_take(who, now)?);
        let note_game = move |simul: &mut Simul, game| simul.add_game(game, who, now);
        self.begin_in_activity(channel, SIMUL, new, may, note_game)
            .await
    }
}

/// The announcement in `channel` if the simultaneous games have just ended.
fn news(channel: ChannelId, was_over: bool, simul: &Simul) -> Vec<Envelope> {
    let is_news = simul.is_over() && !was_over && !simul.boards.is_empty();
    is_news
        .then(|| SIMUL_OVER.to(channel, ()))
        .into_iter()
        .collect()
}

/// Called at the end of `game`, and after later rulings on it: its simultaneous games, if any, count its result.
fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let Some(channel) = SIMUL.of(tx, game.id())? else {
        return Ok(());
    };
    // It may have been deleted in the meantime, or replaced.
    let Some(mut simul) = tx.get(SIMULS, &channel)? else {
        return Ok(());
    };
    let mut boards = simul.boards.iter();
    let Some(board) = boards.find(|board| board.game == game.id()).copied() else {
        return Ok(());
    };
    let last = game.events().last();
    let now = last.expect("a game begins with its offer").at;
    let was_over = simul.is_over();
    simul.end_game(game.id(), end(game, simul.master, board.player), now);
    let news = news(channel, was_over, &simul);
    put(tx, channel, &simul, news)
}

/// The result of `game` between `master` and `player`; either may have been substituted.
fn end(game: &Game, master: PlayerId, player: PlayerId) -> End {
    let is_annulled = |event: &Event| match &event.kind {
        EventKind::Ruled { ruling, .. } => matches!(ruling, Ruling::Annulled),
        _ => false,
    };
    let Phase::Finished(outcome) = game.phase() else {
        return End::Void;
    };
    if game.events().iter().any(is_annulled) {
        return End::Void;
    }
    let seat = |who: PlayerId| {
        let seats = game.seats()?;
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| seats[color].contains(who))
    };
    let color = seat(master).or_else(|| seat(player).map(|color| !color));
    match (outcome.winner, color) {
        (_, None) => End::Void,
        (Some(winner), Some(color)) if winner == color => End::Won,
        (Some(_), Some(_)) => End::Lost,
        (None, Some(_)) => match outcome.ending {
            Ending::NoResult | Ending::BothLose | Ending::CalledOff | Ending::NotBegun => End::Void,
            _ => End::Draw,
        },
    }
}
