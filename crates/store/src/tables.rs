//! The tables of games, and of their outbox messages. Those of features are in their folders.

use super::db::{Counter, Id, Latest, Table, tables};
use super::schema::event::Segment;
use super::schema::outline::Outlined;
use super::{BoardMessage, OutboxId, Queued, Subject};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, GameId, PlayerId, Revision};

tables! {
    /// Games' events: the key has the game and the number of earlier events, the value consecutive events.
    EVENTS: (GameId, Revision) => Segment = Table::record("events", "events of a game")
        .numbered(Counter::Game, |(game, _)| game.get());
    /// The next alarm of each game.
    ALARMS: GameId => Timestamp = Table::record("alarms", "when something is due")
        .indexed(|game, at| vec![DUE.entry(&(*at, *game))]);
    /// The message of each game's newest board, or of its challenge's card.
    BOARDS: GameId => BoardMessage = Table::record("boards", "the place of a board");
    /// The message of the board before the newest one, where needed.
    TRAILS: GameId => BoardMessage = Table::record("trails", "the place of a board");
    /// The outbox: messages on their way to Discord.
    OUTBOX: (Subject, OutboxId) => Queued = Table::record("outbox", "an outbox message")
        .personal()
        .numbered(Counter::OutboxMessage, |(_, id)| id.0);
    /// Recent causes of changes: the interactions that have changed each game, and those that have made something new.
    CAUSES: Subject => Vec<Id> = Table::transient("causes", "what has changed a game");
    /// The outline of each game.
    OUTLINES: GameId => Outlined = Table::derived("outlines", "the outline of a game");
    /// Games that are offered or in progress, by their players.
    RUNNING_OF: (PlayerId, GameId) => () = Table::derived("running of", "a list of games");
    /// By channel.
    RUNNING_IN: (ChannelId, GameId) => () = Table::derived("running in", "a list of games");
    /// By player and channel.
    RUNNING_OF_IN: (PlayerId, ChannelId, GameId) => () =
        Table::derived("running of in", "a list of games");
    /// Games that are being played in a channel, or were offered there and are played elsewhere, as in a thread.
    PLAYED_IN: (ChannelId, GameId) => () = Table::derived("played in", "a list of games");
    /// Open challenges that were made in a channel.
    OFFERED_IN: (ChannelId, GameId) => () = Table::derived("offered in", "a list of games");
    /// By club, for challenges that name nobody.
    OPEN_IN: (ClubId, GameId) => () = Table::derived("open in", "a list of games");
    /// Games that are over, by their players.
    FINISHED_OF: (PlayerId, Latest, GameId) => () = Table::derived("finished of", "a list of games");
    /// By the channel in which they were last played.
    FINISHED_IN: (ChannelId, Latest, GameId) => () =
        Table::derived("finished in", "a list of games");
    /// By player and the channel in which they were last played, or were offered.
    FINISHED_OF_IN: (PlayerId, ChannelId, Latest, GameId) => () =
        Table::derived("finished of in", "a list of games");
    /// By the club in which they were last played, in the order in which they ended.
    ENDED_IN: (ClubId, Timestamp, GameId) => () = Table::derived("ended in", "a list of games");
    /// Games that only mention a player: closed challenges, games they have left, and games on which they have ruled.
    NAMING: (PlayerId, GameId) => () = Table::derived("naming", "a list of games");
    /// Open challenges, by their challengers.
    OFFERED_BY: (PlayerId, GameId) => () = Table::derived("offered by", "a list of games");
    /// By invited player; games in progress by invited substitute.
    OFFERED_TO: (PlayerId, GameId) => () = Table::derived("offered to", "a list of games");
    /// Timers of games.
    DUE: (Timestamp, GameId) => () = Table::derived("due", "the list of what is due");
}
