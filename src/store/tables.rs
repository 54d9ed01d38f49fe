//! The tables of the database. What is done with all of them, as an export is, goes through [`TABLES`].

use super::activity;
use super::key::Latest;
use super::rating::{Moment, Place, Rated, Standing, Step};
use super::schema::event::Segment;
use super::schema::lease::Held;
use super::schema::outline::Outlined;
use super::schema::puzzle::{Attempt, Posted, Proposal};
use super::schema::scalar::Id;
use super::table::{AnyTable, Table};
use super::{
    BoardMessage, Counter, Daily, OutboxId, Owner, ProcessId, PuzzleId, Queued, Subject, Value,
    Vote, Work,
};
use crate::clock::Timestamp;
use crate::contest::{Contest, ContestId};
use crate::evening::Evening;
use crate::game::{ChannelId, ClubId, GameId, Plan, PlayerId, Revision};
use crate::ladder::ClubLadder;
use crate::league::League;
use crate::simul::Simul;

/// Defines tables, and the list of them.
macro_rules! tables {
    ($($(#[$doc:meta])* $table:ident: $key:ty => $value:ty = $made:expr;)*) => {
        $(
            $(#[$doc])*
            pub(super) const $table: Table<$key, $value> = $made;
        )*

        /// Every table there is.
        pub(super) const TABLES: &[&dyn AnyTable] = &[$(&$table),*];
    };
}

tables! {
    /// The numbers that were given last.
    COUNTERS: Counter => u64 = Table::record("counters", "a number");

    /// Games' events: game and how many come before, to events that follow each other.
    EVENTS: (GameId, Revision) => Segment = Table::record("events", "events of a game");
    /// When something is due in each game, if ever.
    ALARMS: GameId => Timestamp = Table::record("alarms", "when something is due")
        .indexed(|game, at| vec![DUE.entry(&(*at, *game))]);
    /// Where each game's newest board, or the card of its challenge, stands.
    BOARDS: GameId => BoardMessage = Table::record("boards", "the place of a board");
    /// Where the board before the newest one stands, where that matters.
    TRAILS: GameId => BoardMessage = Table::record("trails", "the place of a board");
    /// What players have planned ahead.
    PLANS: (GameId, PlayerId) => Plan = Table::record("plans", "a plan").personal();
    /// What members have voted for in games: by how many moves came before.
    VOTES: (GameId, Revision, PlayerId) => Vote = Table::record("votes", "a vote").personal();
    /// What must still reach Discord.
    OUTBOX: (Subject, OutboxId) => Queued = Table::record("outbox", "an outbox message").personal();
    /// The interactions that have changed each game lately, and those that have made something new.
    CAUSES: Subject => Vec<Id> = Table::passing("causes", "what has changed a game");

    /// How many signs of life each running process has given.
    PROCESSES: ProcessId => u64 = Table::passing("processes", "a process");
    /// Which process does what only one may do.
    LEASES: Work => Held = Table::passing("leases", "a lease");

    /// The last sign of life.
    HEARTBEAT: () => Timestamp = Table::record("heartbeat", "the heartbeat");
    /// When the bot was down: from and until.
    OUTAGES: Timestamp => Timestamp = Table::record("outages", "the list of outages");
    /// When people get their next summary.
    SUMMARIES: PlayerId => Timestamp = Table::record("summaries", "when a summary is due")
        .personal()
        .indexed(|player, at| vec![SUMMARIES_DUE.entry(&(*at, *player))]);
    /// When something of a feature's is due: by whom or what it is of, and its name.
    TIMERS: (Owner, String) => Timestamp = Table::record("timers", "when something is due")
        .personal()
        .indexed(|key, at| vec![TIMERS_DUE.entry(&(*at, key.clone()))]);
    /// In which channels a puzzle comes each day.
    DAILIES: ChannelId => Daily = Table::record("dailies", "a daily puzzle")
        .indexed(|channel, daily| {
            let due = DAILIES_DUE.entry(&(daily.next, *channel));
            vec![due, DAILIES_IN.entry(&(daily.club, *channel))]
        });
    /// Studies that wait for a moderator, under the numbers that they are to have as puzzles.
    PROPOSALS: PuzzleId => Proposal = Table::record("proposals", "a proposal").personal();
    /// Puzzles that were posted.
    PUZZLES: PuzzleId => Posted = Table::record("puzzles", "a puzzle").indexed(posted);
    /// What people have tried of them.
    ATTEMPTS: (PuzzleId, PlayerId) => Attempt = Table::record("attempts", "who has tried a puzzle")
        .personal()
        .indexed(|(puzzle, player), _| vec![PUZZLERS.entry(&(*player, *puzzle))]);
    /// What members, channels and clubs have chosen, and what is noted of them and of games: by the names of properties.
    PROPERTIES: (Owner, String) => Vec<Value> = Table::record("properties", "a property").personal();

    /// Tournaments.
    CONTESTS: ContestId => Contest = Table::record("contests", "a tournament").indexed(contest);

    /// The ladder of each channel that has one.
    LADDERS: ChannelId => ClubLadder = Table::record("ladders", "a ladder").indexed(activity::entries);

    /// The league of each channel that has one.
    LEAGUES: ChannelId => League = Table::record("leagues", "a league").indexed(activity::entries);
    /// The club evening of each channel that has one.
    EVENINGS: ChannelId => Evening = Table::record("evenings", "a club evening").indexed(activity::entries);
    /// The simultaneous games of each channel that has some.
    SIMULS: ChannelId => Simul = Table::record("simuls", "simultaneous games").indexed(activity::entries);

    /// What lists tell of each game.
    OUTLINES: GameId => Outlined = Table::derived("outlines", "the outline of a game");
    /// Games that are offered or played, of those who are in them.
    RUNNING_OF: (PlayerId, GameId) => () = Table::derived("running of", "a list of games");
    /// And in their channel.
    RUNNING_IN: (ChannelId, GameId) => () = Table::derived("running in", "a list of games");
    /// And of each player in it.
    RUNNING_OF_IN: (PlayerId, ChannelId, GameId) => () =
        Table::derived("running of in", "a list of games");
    /// Games that are being played in a channel, or were offered there and are played elsewhere, as in a thread.
    PLAYED_IN: (ChannelId, GameId) => () = Table::derived("played in", "a list of games");
    /// Open challenges that were made in a channel.
    OFFERED_IN: (ChannelId, GameId) => () = Table::derived("offered in", "a list of games");
    /// And in a club, those that name nobody.
    OPEN_IN: (ClubId, GameId) => () = Table::derived("open in", "a list of games");
    /// Games that are over, of those who were in them.
    FINISHED_OF: (PlayerId, Latest, GameId) => () = Table::derived("finished of", "a list of games");
    /// And in the channel where they were played at last.
    FINISHED_IN: (ChannelId, Latest, GameId) => () =
        Table::derived("finished in", "a list of games");
    /// And of each player in it, and in the channel where they were offered.
    FINISHED_OF_IN: (PlayerId, ChannelId, Latest, GameId) => () =
        Table::derived("finished of in", "a list of games");
    /// And in the club where they were played at last, in the order in which they ended.
    ENDED_IN: (ClubId, Timestamp, GameId) => () = Table::derived("ended in", "a list of games");
    /// Games that only name a player: challenges that came to nothing, seats they have left, rulings of theirs.
    NAMING: (PlayerId, GameId) => () = Table::derived("naming", "a list of games");
    /// Open challenges, of who has made them.
    OFFERED_BY: (PlayerId, GameId) => () = Table::derived("offered by", "a list of games");
    /// And of whom they name; games that go on, of whom they ask to come in as a substitute.
    OFFERED_TO: (PlayerId, GameId) => () = Table::derived("offered to", "a list of games");
    /// Rated games of a club, in the order in which they ended.
    RATED: (Place, Moment) => Rated = Table::derived("rated", "a rated game");
    /// Who has beaten whom in them, and when.
    BEATEN: (Place, (PlayerId, PlayerId), Moment) => () = Table::derived("beaten", "a rated game");
    /// How everybody stands.
    STANDINGS: (Place, PlayerId) => Standing = Table::derived("standings", "a rating");
    /// What each of those games has done to the ratings of its players.
    STEPS: (Place, PlayerId, Moment) => Step = Table::derived("steps", "the change of a rating");
    /// What is due in games.
    DUE: (Timestamp, GameId) => () = Table::derived("due", "the list of what is due");
    /// Who is to get a summary.
    SUMMARIES_DUE: (Timestamp, PlayerId) => () =
        Table::derived("summaries due", "the list of summaries");
    /// What is due of features.
    TIMERS_DUE: (Timestamp, (Owner, String)) => () =
        Table::derived("timers due", "the list of what is due");
    /// Where a puzzle is to come.
    DAILIES_DUE: (Timestamp, ChannelId) => () = Table::derived("dailies due", "a daily puzzle");
    /// The channels of each club in which a puzzle comes.
    DAILIES_IN: (ClubId, ChannelId) => () = Table::derived("dailies in", "a daily puzzle");
    /// Puzzles that are open, and close by themselves.
    PUZZLES_DUE: (Timestamp, PuzzleId) => () = Table::derived("puzzles due", "when puzzles close");
    /// Puzzles that were posted in each club, by when they close by themselves.
    PUZZLES_IN: (ClubId, Timestamp, PuzzleId) => () =
        Table::derived("puzzles in", "a list of puzzles");
    /// The puzzles that each player has posted or tried.
    PUZZLERS: (PlayerId, PuzzleId) => () = Table::derived("puzzlers", "a list of puzzles");
    /// The tournaments of each club.
    CONTESTS_IN: (ClubId, ContestId) => () = Table::derived("contests in", "a list of tournaments");
    /// What is due in tournaments.
    CONTESTS_DUE: (Timestamp, ContestId) => () =
        Table::derived("contests due", "what is due in a tournament");
    /// The tournaments that each player has set up, entered, or was asked to play in.
    CONTESTANTS: (PlayerId, ContestId) => () =
        Table::derived("contestants", "a list of tournaments");
    /// The tournament of each game that is played in one.
    CONTEST_GAMES: (GameId, ContestId) => () =
        Table::derived("contest games", "a list of tournaments");
    /// The ladders of each club.
    LADDERS_IN: (ClubId, ChannelId) => () = Table::derived("ladders in", "a list of ladders");
    /// What is due on ladders.
    LADDERS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("ladders due", "what is due on a ladder");
    /// The ladders that name each player.
    LADDERS_OF: (PlayerId, ChannelId) => () = Table::derived("ladders of", "a list of ladders");
    /// The leagues of each club.
    LEAGUES_IN: (ClubId, ChannelId) => () = Table::derived("leagues in", "a list of leagues");
    /// What is due in leagues.
    LEAGUES_DUE: (Timestamp, ChannelId) => () =
        Table::derived("leagues due", "what is due in a league");
    /// The leagues that name each player.
    LEAGUES_OF: (PlayerId, ChannelId) => () = Table::derived("leagues of", "a list of leagues");
    /// The evenings of each club.
    EVENINGS_IN: (ClubId, ChannelId) => () = Table::derived("evenings in", "a list of evenings");
    /// What is due of evenings.
    EVENINGS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("evenings due", "what is due of an evening");
    /// The evenings that name each player.
    EVENINGS_OF: (PlayerId, ChannelId) => () = Table::derived("evenings of", "a list of evenings");
    /// The simultaneous games of each club that are not over.
    SIMULS_IN: (ClubId, ChannelId) => () =
        Table::derived("simuls in", "a list of simultaneous games");
    /// What is due of simultaneous games.
    SIMULS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("simuls due", "what is due of simultaneous games");
    /// The simultaneous games that name each player.
    SIMULS_OF: (PlayerId, ChannelId) => () =
        Table::derived("simuls of", "a list of simultaneous games");
}

fn posted(id: &PuzzleId, posted: &Posted) -> Vec<super::table::Entry> {
    let closes = Timestamp::from_millis(posted.closes);
    let by = posted.by.as_ref().map(|by| PlayerId::new(by.0));
    let puzzler = by.map(|by| PUZZLERS.entry(&(by, *id)));
    let due = posted.closed.is_none();
    let due = due.then(|| PUZZLES_DUE.entry(&(closes, *id)));
    let club = posted.club.as_ref().map(|club| ClubId::new(club.0));
    let club = club.map(|club| PUZZLES_IN.entry(&(club, closes, *id)));
    puzzler.into_iter().chain(due).chain(club).collect()
}

fn contest(id: &ContestId, contest: &Contest) -> Vec<super::table::Entry> {
    let club = contest.place.club;
    let club = club.map(|club| CONTESTS_IN.entry(&(club, *id)));
    let due = contest.due().map(|at| CONTESTS_DUE.entry(&(at, *id)));
    let players = contest
        .entries
        .iter()
        .flat_map(|entry| entry.side.players());
    let mut players: Vec<_> = players.chain([contest.organiser]).collect();
    players.sort_unstable();
    players.dedup();
    let players = players.into_iter();
    let players = players.map(|player| CONTESTANTS.entry(&(player, *id)));
    let games = contest.games();
    let games = games.map(|(_, game)| CONTEST_GAMES.entry(&(game, *id)));
    let lists = club.into_iter().chain(due).chain(players);
    lists.chain(games).collect()
}

/// The table called `name`.
pub(super) fn named(name: &str) -> Option<&'static dyn AnyTable> {
    TABLES.iter().copied().find(|table| table.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_tables_have_one_name() {
        let mut names: Vec<_> = TABLES.iter().map(|table| table.name()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
