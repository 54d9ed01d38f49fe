//! Keys: numbers in big-endian order, so that sorting bytes sorts numbers.

use super::{LetterId, PuzzleId};
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, PlayerId, Revision};

/// The game of a row that has only one a game.
pub(super) fn game(game: GameId) -> [u8; 8] {
    game.get().to_be_bytes()
}

/// The row that begins with the event that follows `revision` events.
pub(super) fn event(game: GameId, revision: Revision) -> [u8; 12] {
    let mut key = [0; 12];
    key[..8].copy_from_slice(&game.get().to_be_bytes());
    key[8..].copy_from_slice(&revision.get().to_be_bytes());
    key
}

/// The row of the letter with this number about `game`.
pub(super) fn letter(game: GameId, number: LetterId) -> [u8; 16] {
    let mut key = [0; 16];
    key[..8].copy_from_slice(&game.get().to_be_bytes());
    key[8..].copy_from_slice(&number.0.to_be_bytes());
    key
}

/// Game and number of a row of letters.
pub(super) fn of_letter(key: &[u8]) -> Option<(GameId, LetterId)> {
    let key = <[u8; 16]>::try_from(key).ok()?;
    let number = key.last_chunk().map(|last| u64::from_be_bytes(*last))?;
    Some((game_at_start(&key)?, LetterId(number)))
}

/// The row of what `player` has planned in `game`.
pub(super) fn plan(game: GameId, player: PlayerId) -> [u8; 16] {
    let mut key = [0; 16];
    key[..8].copy_from_slice(&game.get().to_be_bytes());
    key[8..].copy_from_slice(&player.get().to_be_bytes());
    key
}

/// The row that leads from `player` to a game that only names them.
pub(super) fn named(player: PlayerId, game: GameId) -> [u8; 16] {
    pair(self::player(player), self::game(game))
}

/// The row of a player that has only one.
pub(super) fn player(player: PlayerId) -> [u8; 8] {
    player.get().to_be_bytes()
}

/// The player of a row made by [`player`].
pub(super) fn of_player(key: &[u8]) -> Option<PlayerId> {
    let number = <[u8; 8]>::try_from(key).ok()?;
    Some(PlayerId::new(u64::from_be_bytes(number)))
}

/// The row of `player` among those who are to get a summary.
pub(super) fn summary_due(at: Timestamp, player: PlayerId) -> [u8; 16] {
    let mut key = [0; 16];
    key[..8].copy_from_slice(&time(at));
    key[8..].copy_from_slice(&self::player(player));
    key
}

/// Time and player of a row made by [`summary_due`].
pub(super) fn of_summary_due(key: &[u8]) -> Option<(Timestamp, PlayerId)> {
    let key = <[u8; 16]>::try_from(key).ok()?;
    let player = key.last_chunk().map(|last| u64::from_be_bytes(*last))?;
    Some((time_at_start(&key)?, PlayerId::new(player)))
}

/// The row of a channel that has only one.
pub(super) fn channel(channel: ChannelId) -> [u8; 8] {
    channel.get().to_be_bytes()
}

/// The channel of a row made by [`channel`].
pub(super) fn of_channel(key: &[u8]) -> Option<ChannelId> {
    let number = <[u8; 8]>::try_from(key).ok()?;
    Some(ChannelId::new(u64::from_be_bytes(number)))
}

/// The row of a channel among those in which a puzzle is due.
pub(super) fn daily_due(at: Timestamp, channel: ChannelId) -> [u8; 16] {
    pair(time(at), self::channel(channel))
}

/// Time and channel of a row made by [`daily_due`].
pub(super) fn of_daily_due(key: &[u8]) -> Option<(Timestamp, ChannelId)> {
    let (first, last) = halves(key)?;
    Some((time_at_start(first)?, of_channel(last)?))
}

/// The row of a posted puzzle; those of its attempts begin with it.
pub(super) fn puzzle(id: PuzzleId) -> [u8; 8] {
    id.get().to_be_bytes()
}

/// The puzzle of a row made by [`puzzle`].
pub(super) fn of_puzzle(key: &[u8]) -> Option<PuzzleId> {
    let number = <[u8; 8]>::try_from(key).ok()?;
    Some(PuzzleId::new(u64::from_be_bytes(number)))
}

/// The row of what `player` has tried of a puzzle.
pub(super) fn attempt(id: PuzzleId, player: PlayerId) -> [u8; 16] {
    pair(puzzle(id), self::player(player))
}

/// Puzzle and player of a row made by [`attempt`].
pub(super) fn of_attempt(key: &[u8]) -> Option<(PuzzleId, PlayerId)> {
    let (first, last) = halves(key)?;
    Some((of_puzzle(first)?, of_player(last)?))
}

/// The row that leads from `player` to a puzzle that they have posted or tried.
pub(super) fn puzzler(player: PlayerId, id: PuzzleId) -> [u8; 16] {
    pair(self::player(player), puzzle(id))
}

/// The puzzle of a row made by [`puzzler`].
pub(super) fn of_puzzler(key: &[u8]) -> Option<PuzzleId> {
    halves(key).and_then(|(_, last)| of_puzzle(last))
}

/// The row of a puzzle among those that close by themselves.
pub(super) fn puzzle_due(at: Timestamp, id: PuzzleId) -> [u8; 16] {
    pair(time(at), puzzle(id))
}

/// Time and puzzle of a row made by [`puzzle_due`].
pub(super) fn of_puzzle_due(key: &[u8]) -> Option<(Timestamp, PuzzleId)> {
    let (first, last) = halves(key)?;
    Some((time_at_start(first)?, of_puzzle(last)?))
}

fn pair(first: [u8; 8], last: [u8; 8]) -> [u8; 16] {
    let mut key = [0; 16];
    key[..8].copy_from_slice(&first);
    key[8..].copy_from_slice(&last);
    key
}

fn halves(key: &[u8]) -> Option<(&[u8], &[u8])> {
    (key.len() == 16).then(|| key.split_at(8))
}

/// In a player's or a channel's list, running games come before finished ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// Offered or played.
    Running,
    /// Over since a time; the latest come first.
    Finished(Timestamp),
}

/// What a list of games belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Player(PlayerId),
    Channel(ChannelId),
    /// Of open challenges: who has made them.
    Challenger(PlayerId),
    /// Of open challenges: whom they name.
    Invited(PlayerId),
    /// A player's games that have to do with a channel.
    PlayerIn(PlayerId, ChannelId),
    /// A channel's games that are being played.
    Tables(ChannelId),
}

impl Owner {
    /// How the keys of the owner's games of a kind begin.
    pub(super) fn prefix(self, finished: Finished) -> Vec<u8> {
        let (kind, number, more) = match self {
            Self::Player(player) => (b'p', player.get(), None),
            Self::Channel(channel) => (b'c', channel.get(), None),
            Self::PlayerIn(player, channel) => (b'b', player.get(), Some(channel.get())),
            Self::Tables(channel) => (b't', channel.get(), None),
            Self::Challenger(player) => (b'o', player.get(), None),
            Self::Invited(player) => (b'i', player.get(), None),
        };
        let mut key = vec![kind];
        key.extend(number.to_be_bytes());
        key.extend(more.into_iter().flat_map(u64::to_be_bytes));
        key.push(match finished {
            Finished::No => 0,
            Finished::Yes => 1,
        });
        key
    }
}

/// Whether a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finished {
    No,
    Yes,
}

/// The row of `game` in the list of `owner`.
pub(super) fn listed(owner: Owner, rank: Rank, game: GameId) -> Vec<u8> {
    let (finished, order) = match rank {
        Rank::Running => (Finished::No, 0),
        Rank::Finished(at) => (Finished::Yes, !sortable(at)),
    };
    let mut key = owner.prefix(finished);
    key.extend(order.to_be_bytes());
    key.extend(game.get().to_be_bytes());
    key
}

/// The row of `game` among those that are due.
pub(super) fn due(at: Timestamp, game: GameId) -> [u8; 16] {
    let mut key = [0; 16];
    key[..8].copy_from_slice(&sortable(at).to_be_bytes());
    key[8..].copy_from_slice(&game.get().to_be_bytes());
    key
}

/// The number that ends a key: the game's.
pub(super) fn game_at_end(key: &[u8]) -> Option<GameId> {
    let (_, last) = key.split_last_chunk::<8>()?;
    Some(GameId::new(u64::from_be_bytes(*last)))
}

/// How many events come before those of a row made by [`event`].
pub(super) fn revision_at_end(key: &[u8]) -> Option<Revision> {
    let key = <[u8; 12]>::try_from(key).ok()?;
    let last = key.last_chunk()?;
    Some(Revision::new(u32::from_be_bytes(*last)))
}

/// The game of a row of events or of a row with one a game.
pub(super) fn game_at_start(key: &[u8]) -> Option<GameId> {
    let (first, _) = key.split_first_chunk::<8>()?;
    Some(GameId::new(u64::from_be_bytes(*first)))
}

/// The row of what began at `at`.
pub(super) fn time(at: Timestamp) -> [u8; 8] {
    sortable(at).to_be_bytes()
}

/// The time at the start of a key made by [`due`] or [`time`].
pub(super) fn time_at_start(key: &[u8]) -> Option<Timestamp> {
    let (first, _) = key.split_first_chunk::<8>()?;
    Some(Timestamp::from_millis(
        (u64::from_be_bytes(*first) ^ SIGN) as i64,
    ))
}

const SIGN: u64 = 1 << 63;

/// Times before 1970 sort before those after.
fn sortable(at: Timestamp) -> u64 {
    at.as_millis() as u64 ^ SIGN
}
