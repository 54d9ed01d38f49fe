//! The tables of tournaments.

use crate::db::{Counter, Entry, Table, numbers, tables};
use tengen_club::contest::{Contest, ContestId};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, PlayerId};

numbers! { ContestId: |key| key.get(), ContestId::new }

tables! {
    /// Tournaments.
    CONTESTS: ContestId => Contest = Table::record("contests", "a tournament").indexed(entries)
        .numbered(Counter::Contest, |id| id.get());
    /// The tournaments of each club.
    CONTESTS_IN: (ClubId, ContestId) => () = Table::derived("contests in", "a list of tournaments");
    /// Timers of tournaments.
    CONTESTS_DUE: (Timestamp, ContestId) => () =
        Table::derived("contests due", "what is due in a tournament");
    /// The tournaments that each player has set up, entered, or was asked to play in.
    CONTESTANTS: (PlayerId, ContestId) => () =
        Table::derived("contestants", "a list of tournaments");
    /// The tournament of each game that is played in one.
    CONTEST_GAMES: (GameId, ContestId) => () =
        Table::derived("contest games", "a list of tournaments");
}

/// Index entries of a tournament.
fn entries(id: &ContestId, contest: &Contest) -> Vec<Entry> {
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
