//! Leagues on disk: each is a row under its channel; its players and its due time follow from it.
//!
//! The end of a game changes the league in the transaction of the game, and so do later rulings.

mod shape;

use crate::activity::{
    self, Activity, ActivityError, ActivityTables, Lists, entries, put, refusals,
};
use crate::db::{Read as _, Table, Transaction, tables};
use crate::part::Part;
use crate::stored::stored_by_word;
use crate::{NewGame, OutboxKind, Overtakes, Partition, Property, Store, StoreError};
use tengen_club::league::{End, League, News, NotJoined, NotStarted, Refusal, Season, Side};
use tengen_game::clock::Timestamp;
use tengen_game::{
    ChannelId, ClubId, Event, EventKind, Game, GameId, MessageId, Phase, PlayerId, Ruling,
};
use tengen_rules::{Color, Ending, Outcome};

tables! {
    /// The league of each channel that has one.
    LEAGUES: ChannelId => League = Table::record("leagues", "a league").indexed(entries);
    /// The leagues of each club.
    LEAGUES_IN: (ClubId, ChannelId) => () = Table::derived("leagues in", "a list of leagues");
    /// Timers of leagues.
    LEAGUES_DUE: (Timestamp, ChannelId) => () =
        Table::derived("leagues due", "what is due in a league");
    /// The leagues that name each player.
    LEAGUES_OF: (PlayerId, ChannelId) => () = Table::derived("leagues of", "a list of leagues");
}

stored_by_word! {
    News: EndsSoon "ends soon" Closing "closing" Over "over" TooFew "too few";
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(activity::forget::<League>),
    game_over: Some(game_over),
};

/// The channel of the league for which a game is played.
pub const LEAGUE: Property<GameId, ChannelId> = Property::new("league");

/// Updates the message of a channel's league.
pub const LEAGUE_MESSAGE: OutboxKind<ChannelId, ()> =
    OutboxKind::new("league", Partition::Upkeep).overtaking(Overtakes::Same);

/// A league's refusals.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeagueForbids {
    /// A game.
    #[error(transparent)]
    Game(Refusal),
    /// A seat in the league.
    #[error(transparent)]
    Seat(NotJoined),
    /// A refusal to begin, end or extend a season.
    #[error(transparent)]
    Season(NotStarted),
}

/// Why a league was not changed.
pub type LeagueError = ActivityError<LeagueForbids>;

refusals! {
    LeagueError: Refusal => LeagueForbids::Game, NotJoined => LeagueForbids::Seat,
        NotStarted => LeagueForbids::Season;
}

impl ActivityTables for League {
    const LISTS: Lists<Self> = Lists {
        all: LEAGUES,
        of_club: LEAGUES_IN,
        due: LEAGUES_DUE,
        naming: LEAGUES_OF,
    };
}

impl Activity for League {
    type Refusal = LeagueForbids;
    const MESSAGE: OutboxKind<ChannelId, ()> = LEAGUE_MESSAGE;

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
    /// Makes the game that the first of two players begins with the second, while the players `away` are on vacation;
    /// `new` is the prepared game.
    ///
    /// # Errors
    ///
    /// A [`LeagueError`], such as a [`Refusal`]; nothing is stored then.
    pub async fn begin_in_league(
        &self,
        channel: ChannelId,
        who: PlayerId,
        other: PlayerId,
        away: Vec<PlayerId>,
        new: NewGame,
        now: Timestamp,
    ) -> Result<Game, LeagueError> {
        let may = move |league: &League| {
            let is_away = |player| away.contains(&player);
            Ok(league.may_play(who, other, is_away, now)?)
        };
        let note_game = move |league: &mut League, game| league.add_game(game, who, other);
        self.begin_in_activity(channel, LEAGUE, new, may, note_game)
            .await
    }
}

/// Called at the end of `game`, and after later rulings on it: the league for which it was played, if any,
/// counts its result.
fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let Some(channel) = LEAGUE.of(tx, game.id())? else {
        return Ok(());
    };
    // The league may have ended in the meantime.
    let Some(mut league) = tx.get(LEAGUES, &channel)? else {
        return Ok(());
    };
    let end = league.season().and_then(|season| {
        // Substitutes may have taken both seats of the pair: then the game counts for neither, and the two may start
        // another one. Once it has an end, later rulings change nothing.
        let entry = season.game(game.id());
        let open = entry.filter(|entry| entry.end.is_none());
        end(season, game).or(open.map(|_| End::Void))
    });
    match end {
        Some(end) => {
            league.end_game(game.id(), end);
        }
        None => league.forget_resignation(game.id()),
    }
    put(tx, channel, &league, Vec::new())
}

/// The end of a game of the season; none if no side is a player of its pair any more.
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
    // A game whose time ran out before both had moved has no winner, but the late player has lost anyway.
    let late = game.events().last().and_then(|event| match event.kind {
        EventKind::TimeRanOut { color } => Some(color),
        _ => None,
    });
    match late {
        Some(late) => side(season, game, late).map(End::RanOut),
        None => match outcome.winner {
            Some(winner) => side(season, game, winner).map(End::Won),
            None => Some(end_without_winner(outcome)),
        },
    }
}

/// The end of a game that nobody has won.
fn end_without_winner(outcome: &Outcome) -> End {
    match outcome.ending {
        Ending::BothLose => End::BothLose,
        Ending::NoResult | Ending::NotBegun | Ending::CalledOff => End::Void,
        _ => End::Draw,
    }
}

/// The member of its pair for whom `color` is played: a substitute plays for the member who has left.
fn side(season: &Season, game: &Game, color: Color) -> Option<Side> {
    let seats = game.seats()?;
    let of = |color: Color| {
        let player = seats[color].players().next()?;
        season.side_in(game.id(), player)
    };
    of(color).or_else(|| of(!color).map(Side::other))
}
