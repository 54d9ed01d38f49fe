//! Leagues on disk: each is a row under its channel, from which follows who is in it, and when something is due.
//!
//! The end of a game changes the league in the transaction of the game, and so does what is decided about it later.

use super::change::created;
use super::engine::{Durability, Priority};
use super::outbox::enqueue;
use super::read::{Read, View, due};
use super::tables::{LEAGUES, LEAGUES_DUE, LEAGUES_IN, LEAGUES_OF};
use super::transaction::Transaction;
use super::{AppendError, Change, Origin, Payload, Property, Store, StoreError, Subject};
use crate::clock::Timestamp;
use crate::game::{
    ChannelId, ClubId, Event, EventKind, Game, GameId, MessageId, Phase, PlayerId, Ruling,
};
use crate::league::{End, League, NotJoined, NotStarted, Refusal, Season, Side};
use crate::rules::{Color, Ending, Outcome};

/// The channel of the league for which a game is played.
pub const LEAGUE: Property<GameId, ChannelId> = Property::new("league");

/// Why a league was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeagueError {
    /// There is no league in the channel.
    #[error("there is no league in this channel")]
    Missing,
    /// The two may not begin a game.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Somebody does not become a member.
    #[error(transparent)]
    NotJoined(#[from] NotJoined),
    /// The season does not begin, end or go on.
    #[error(transparent)]
    NotStarted(#[from] NotStarted),
    /// The same cause has brought about a game before.
    #[error("this has been carried out before")]
    Repeated,
    /// It could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What came of an attempt to set up a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueMade {
    /// It stands.
    New,
    /// The channel has one already.
    Taken,
    /// The club has as many as it may have.
    TooMany,
}

impl Store {
    /// The league of `channel`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn league(&self, channel: ChannelId) -> Result<Option<League>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| view.get(LEAGUES, &channel)).await
    }

    /// The channels of the leagues that name `player`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn leagues_of(&self, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| naming(view, player)).await
    }

    /// The channels of the leagues in which something is due at `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn leagues_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = due(view, LEAGUES_DUE, now);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(read).await
    }

    /// Keeps a new league for `channel`, unless there is one, or `most` in its club.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is kept then.
    pub async fn create_league(
        &self,
        channel: ChannelId,
        league: League,
        most: usize,
    ) -> Result<LeagueMade, StoreError> {
        let create = move |tx: &mut Transaction<'_>| {
            if tx.get(LEAGUES, &channel)?.is_some() {
                return Ok(LeagueMade::Taken);
            }
            if of_club(tx, league.club)?.len() >= most {
                return Ok(LeagueMade::TooMany);
            }
            tx.put(LEAGUES, &channel, &league)?;
            Ok(LeagueMade::New)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// Ends the league of `channel`, and gives it; its games go on, and count for nothing there.
    ///
    /// # Errors
    ///
    /// A [`LeagueError`]; it is there as before then.
    pub async fn end_league(&self, channel: ChannelId) -> Result<League, LeagueError> {
        let end = move |tx: &mut Transaction<'_>| {
            let league = tx.get(LEAGUES, &channel)?.ok_or(LeagueError::Missing)?;
            tx.take(LEAGUES, &channel)?;
            if let Some(message) = league.message {
                let strip = Payload::Strip { channel, message };
                enqueue(tx, Subject::Channel(channel), &[strip], None)?;
            }
            Ok(league)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, end)
            .await
    }

    /// Does something to the league of `channel`: `change` may run more than once. The message that shows it
    /// is to show it as it is then, and what `change` gives must reach Discord as well.
    ///
    /// # Errors
    ///
    /// A [`LeagueError`]; nothing is changed then.
    pub async fn change_league(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut League) -> Result<Vec<Payload>, LeagueError> + Send + 'static,
    ) -> Result<League, LeagueError> {
        let changed = move |tx: &mut Transaction<'_>| {
            let mut league = tx.get(LEAGUES, &channel)?.ok_or(LeagueError::Missing)?;
            let queue = change(&mut league)?;
            put(tx, channel, &league, queue)?;
            Ok(league)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, changed)
            .await
    }

    /// The league is shown in this message from now on, and the one before it goes. It is to be shown once more:
    /// of two answers at once the older one may come last.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn league_stands(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let noted = move |tx: &mut Transaction<'_>| match tx.get(LEAGUES, &channel)? {
            Some(mut league) if league.message != Some(message) => {
                let before = league.message.replace(message);
                let gone = before.map(|message| Payload::Delete { channel, message });
                put(tx, channel, &league, gone.into_iter().collect())
            }
            _ => Ok(()),
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, noted)
            .await
    }

    /// Makes the game that the first of two players begins with the second, where those `away` are on vacation:
    /// it begins with `events`, and `change` goes with it.
    ///
    /// # Errors
    ///
    /// A [`LeagueError`], such as a [`Refusal`]; nothing is kept then.
    pub async fn begin_in_league(
        &self,
        channel: ChannelId,
        (who, other): (PlayerId, PlayerId),
        away: Vec<PlayerId>,
        (events, mut change): (Vec<Event>, Change),
        now: Timestamp,
    ) -> Result<Game, LeagueError> {
        change
            .properties
            .push(LEAGUE.assign(GameId::NONE, &channel));
        let begun = move |tx: &mut Transaction<'_>| {
            let mut league = tx.get(LEAGUES, &channel)?.ok_or(LeagueError::Missing)?;
            let is_away = |player| away.contains(&player);
            league.may_play(who, other, is_away, now)?;
            let game =
                created(tx, &events, &change, Origin::New, None).map_err(|error| match error {
                    AppendError::Store(error) => LeagueError::Store(error),
                    // A new game is never stale.
                    AppendError::Repeated | AppendError::Stale { .. } => LeagueError::Repeated,
                })?;
            league.begun(game.id(), who, other);
            put(tx, channel, &league, Vec::new())?;
            Ok(game)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, begun)
            .await
    }
}

fn of_club(read: &impl Read, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
    let keys = read.keys(LEAGUES_IN, &club);
    keys.map(|key| key.map(|(_, channel)| channel)).collect()
}

fn naming(read: &impl Read, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
    let keys = read.keys(LEAGUES_OF, &player);
    keys.map(|key| key.map(|(_, channel)| channel)).collect()
}

/// Writes the league, and that its message is to show it as it is now, with what else must reach Discord.
fn put(
    tx: &mut Transaction<'_>,
    channel: ChannelId,
    league: &League,
    queue: Vec<Payload>,
) -> Result<(), StoreError> {
    tx.put(LEAGUES, &channel, league)?;
    let shown = Payload::League { channel };
    let queue: Vec<_> = [shown].into_iter().chain(queue).collect();
    enqueue(tx, Subject::Channel(channel), &queue, None)
}

/// `game` is over, or something was decided about it afterwards: the league for which it was played, if it was for one,
/// counts it.
pub(super) fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let Some(channel) = LEAGUE.of(tx, game.id())? else {
        return Ok(());
    };
    // It may have been ended meanwhile.
    let Some(mut league) = tx.get(LEAGUES, &channel)? else {
        return Ok(());
    };
    let end = league.season().and_then(|season| end(season, game));
    match end {
        Some(end) => {
            league.ended(game.id(), end);
        }
        None => league.resigned(game.id()),
    }
    put(tx, channel, &league, Vec::new())
}

/// How a game of the season ended; nothing if neither side is a player of its pair any more.
fn end(season: &Season, game: &Game) -> Option<End> {
    let Phase::Finished(outcome) = game.phase() else {
        return Some(End::Void);
    };
    let is_annulled = |event: &Event| {
        let ruling = match &event.kind {
            EventKind::Ruled { ruling, .. } => Some(ruling),
            _ => None,
        };
        matches!(ruling, Some(Ruling::Annulled))
    };
    if game.events().iter().any(is_annulled) {
        return Some(End::Void);
    }
    // Such a game has no winner if it has hardly begun: who let it lapse has lost all the same.
    let late = game.events().last().and_then(|event| match event.kind {
        EventKind::TimeRanOut { color } => Some(color),
        _ => None,
    });
    match late {
        Some(late) => side(season, game, late).map(End::RanOut),
        None => match outcome.winner {
            Some(winner) => side(season, game, winner).map(End::Won),
            None => Some(unwon(outcome)),
        },
    }
}

/// A game that nobody has won.
fn unwon(outcome: &Outcome) -> End {
    match outcome.ending {
        Ending::BothLose => End::BothLose,
        Ending::NoResult | Ending::NotBegun | Ending::CalledOff => End::Void,
        _ => End::Draw,
    }
}

/// For whom of its pair `color` is played: a substitute plays for the one who has left.
fn side(season: &Season, game: &Game, color: Color) -> Option<Side> {
    let seats = game.seats()?;
    let of = |color: Color| {
        let player = seats[color].players().next()?;
        season.side_in(game.id(), player)
    };
    of(color).or_else(|| of(!color).map(Side::other))
}

/// `player` is in no league any more, and `nobody` stands in their place in what has been played there.
pub(super) fn forget(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    nobody: PlayerId,
) -> Result<(), StoreError> {
    for channel in naming(tx, player)? {
        if let Some(mut league) = tx.get(LEAGUES, &channel)? {
            league.forget(player, nobody);
            put(tx, channel, &league, Vec::new())?;
        }
    }
    Ok(())
}
