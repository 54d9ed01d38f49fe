//! Leagues on disk: each is a row under its channel, from which follows who is in it, and when something is due.
//!
//! The end of a game changes the league in the transaction of the game, and so does what is decided about it later.

use super::activity::{Activity, Lists, Made, entries, put};
use super::change::created;
use super::db::{Read as _, Table, Transaction, tables};
use super::{
    AppendError, Change, Envelope, Origin, OutboxKind, Overtakes, Partition, Property, Store,
    StoreError,
};
use crate::clock::Timestamp;
use crate::game::{
    ChannelId, ClubId, Event, EventKind, Game, GameId, MessageId, Phase, PlayerId, Ruling,
};
use crate::league::{End, League, NotJoined, NotStarted, Refusal, Season, Side};
use crate::rules::{Color, Ending, Outcome};

tables! {
    /// The league of each channel that has one.
    LEAGUES: ChannelId => League = Table::record("leagues", "a league").indexed(entries);
    /// The leagues of each club.
    LEAGUES_IN: (ClubId, ChannelId) => () = Table::derived("leagues in", "a list of leagues");
    /// What is due in leagues.
    LEAGUES_DUE: (Timestamp, ChannelId) => () =
        Table::derived("leagues due", "what is due in a league");
    /// The leagues that name each player.
    LEAGUES_OF: (PlayerId, ChannelId) => () = Table::derived("leagues of", "a list of leagues");
}

/// The channel of the league for which a game is played.
pub const LEAGUE: Property<GameId, ChannelId> = Property::new("league");

/// The message that shows the league of a channel is to show it as it is now.
pub const LEAGUE_SHOWN: OutboxKind<ChannelId, ()> =
    OutboxKind::new("league", Partition::Upkeep).overtaking(Overtakes::Same);

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

impl Activity for League {
    type Error = LeagueError;
    const MISSING: LeagueError = LeagueError::Missing;
    const SHOWN: OutboxKind<ChannelId, ()> = LEAGUE_SHOWN;
    const LISTS: Lists<Self> = Lists {
        all: LEAGUES,
        of_club: LEAGUES_IN,
        due: LEAGUES_DUE,
        naming: LEAGUES_OF,
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
    /// The league of `channel`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn league(&self, channel: ChannelId) -> Result<Option<League>, StoreError> {
        self.activity(channel).await
    }

    /// The channels of the leagues that name `player`.
    pub async fn leagues_of(&self, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_of::<League>(player).await
    }

    /// The channels of the leagues of `club`.
    pub async fn leagues_in(&self, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_in::<League>(club).await
    }

    /// The channels of the leagues in which something is due at `now`, the longest waiting first.
    pub async fn leagues_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_due::<League>(now).await
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
    ) -> Result<Made, StoreError> {
        self.create_activity(channel, league, most, Vec::new())
            .await
    }

    /// Ends the league of `channel` if `may` says that it is the one that is meant, and gives it; its games go on,
    /// and count for nothing there.
    ///
    /// # Errors
    ///
    /// A [`LeagueError`], such as that of `may`; it is there as before then.
    pub async fn end_league(
        &self,
        channel: ChannelId,
        may: impl Fn(&League) -> Result<(), LeagueError> + Send + 'static,
    ) -> Result<League, LeagueError> {
        self.end_activity(channel, move |league: &League, _| {
            may(league).map(|()| None)
        })
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
        change: impl Fn(&mut League) -> Result<Vec<Envelope>, LeagueError> + Send + 'static,
    ) -> Result<League, LeagueError> {
        self.change_activity(channel, move |_, league: &mut League| {
            let queue = change(league)?;
            Ok((league.clone(), queue))
        })
        .await
    }

    /// The league is shown in this message from now on, and the one before it goes. It is to be shown once more:
    /// of two answers at once the older one may come last.
    pub async fn league_stands(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.activity_stands(channel, message, |_: &League| true)
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
        self.change_activity(channel, move |tx, league: &mut League| {
            let is_away = |player| away.contains(&player);
            league.may_play(who, other, is_away, now)?;
            let game =
                created(tx, &events, &change, Origin::New, None).map_err(|error| match error {
                    AppendError::Store(error) => LeagueError::Store(error),
                    // A new game is never stale.
                    AppendError::Repeated | AppendError::Stale { .. } => LeagueError::Repeated,
                })?;
            league.begun(game.id(), who, other);
            Ok((game, Vec::new()))
        })
        .await
    }
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
    let end = league.season().and_then(|season| {
        // Both of its pair may have given their seats to others: then it counts for neither, and the two may begin
        // another one. What is decided about it once it has an end changes nothing.
        let one = season.game(game.id());
        let open = one.filter(|one| one.end.is_none());
        end(season, game).or(open.map(|_| End::Void))
    });
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
