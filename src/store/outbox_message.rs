//! Outbox messages: what must still reach Discord. They name what is to be shown; what it looks like is worked out when it is sent.

use super::{ContestNews, EveningPart, PuzzleId, SimulPart, Subject, Turn};
use crate::clock::Timestamp;
use crate::contest::ContestId;
use crate::game::{ChannelId, ClubId, MessageId, PlayerId, Revision};
use crate::league;

/// What an outbox message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payload {
    /// The game as it is since this revision is to stand in its channel. A newer one takes the place of an older one.
    Board {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// The card of the challenge is to say what has become of it.
    Card {
        /// Where the card stands.
        channel: ChannelId,
        /// The card.
        message: MessageId,
    },
    /// A message is to lose its buttons.
    Strip {
        /// Where it stands.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A message is to go away.
    Delete {
        /// Where it stands.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A thread is to be opened below the card of the challenge, and the game to move there.
    Thread {
        /// The channel above it.
        parent: ChannelId,
        /// The card.
        message: MessageId,
    },
    /// Somebody is to be told something, unless the game has gone on since.
    Notice {
        /// The revision that it is about.
        revision: Revision,
        /// Who.
        player: PlayerId,
        /// What.
        notice: Notice,
    },
    /// A thread in which the game is played is to be kept from being archived.
    KeepOpen {
        /// The thread.
        channel: ChannelId,
    },
    /// The message that shows the game since this revision is to show it as it is now: its deadline has moved.
    Refresh {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// Those whom the game addresses since this revision are to be called: its message has changed, which calls nobody.
    Call {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// The channel in which the game was played is to be told where it goes on.
    Moved {
        /// The channel.
        channel: ChannelId,
    },
    /// Somebody is to be told where the game goes on.
    MovedFor {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is to be told which of their games wait for them.
    Summary {
        /// Who.
        player: PlayerId,
    },
    /// The game begins, which nobody had to accept: its players are to be told, and it moves to a thread of its own.
    Begin {
        /// The channel in which it begins.
        channel: ChannelId,
    },
    /// The challenge was accepted before its card was known to stand: a card is to say so, and the game moves to a thread
    /// below it.
    Accepted {
        /// The channel of the challenge.
        channel: ChannelId,
    },
    /// Somebody is to be told in a channel that nobody was left to pair them with.
    Unpaired {
        /// Who.
        player: PlayerId,
        /// Where.
        channel: ChannelId,
    },
    /// The message that shows the ladder of a channel is to show it as it is now.
    Ladder {
        /// The channel.
        channel: ChannelId,
    },
    /// Somebody is to be told in a channel that they are off its ladder, since they have challenged nobody.
    LadderLeft {
        /// Who.
        player: PlayerId,
        /// Where.
        channel: ChannelId,
    },
    /// The message that shows the league of a channel is to show it as it is now.
    League {
        /// The channel.
        channel: ChannelId,
    },
    /// The players of a division are to be told in a channel that the season of its league has begun.
    LeagueDivision {
        /// Where.
        channel: ChannelId,
        /// The season, from 1.
        season: u16,
        /// The division, from 1.
        division: u16,
    },
    /// Something about the season of its league is to be told in a channel.
    LeagueNews {
        /// Where.
        channel: ChannelId,
        /// The season, from 1.
        season: u16,
        /// What.
        news: league::News,
    },
    /// The message of a vote is to tell how many have voted.
    Vote {
        /// Where the game is played.
        channel: ChannelId,
        /// Which vote.
        turn: Turn,
    },
    /// The message of a vote is to tell what came of it.
    Voted {
        /// Where the game is played.
        channel: ChannelId,
        /// Which vote.
        turn: Turn,
        /// How many events the game had when it ended.
        until: Revision,
    },
    /// A game that stands elsewhere is to be seen as it is since this revision in the channel of a team that plays in it.
    Away {
        /// The channel of the team.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// The list of a club's open challenges is to stand in a channel as it is now.
    Seats {
        /// The club.
        club: ClubId,
        /// Where.
        channel: ChannelId,
    },
    /// What happened in a club within a time is to be told in a channel.
    Digest {
        /// The club.
        club: ClubId,
        /// Where.
        channel: ChannelId,
        /// From when on.
        since: Timestamp,
        /// Until before when.
        until: Timestamp,
    },
    /// The best games that ended in a club within a month are to be put to a vote in a channel.
    GamesOfMonth {
        /// The club.
        club: ClubId,
        /// Where.
        channel: ChannelId,
        /// From when on.
        since: Timestamp,
        /// Until before when.
        until: Timestamp,
    },
    /// A puzzle that nobody has asked for is to be posted. A newer one in the channel takes its place.
    NewPuzzle {
        /// Where.
        channel: ChannelId,
        /// The puzzle.
        puzzle: PuzzleId,
    },
    /// The message of a puzzle is to show it as it is now: how many have tried it, or its solution.
    Puzzle {
        /// Where it stands.
        channel: ChannelId,
        /// The puzzle.
        puzzle: PuzzleId,
    },
    /// The message of a tournament is to show it as it is now.
    Contest {
        /// Where it stands.
        channel: ChannelId,
        /// The tournament.
        contest: ContestId,
    },
    /// Pairs of a round are to be posted: the one at this table, or some from it on where they are no games here.
    ContestRound {
        /// Where.
        channel: ChannelId,
        /// The tournament.
        contest: ContestId,
        /// The round, from 1.
        round: u8,
        /// The table, from 1.
        table: u16,
        /// The board at it, from 1.
        board: u8,
    },
    /// Somebody is to be told something of a tournament.
    ContestNews {
        /// Who.
        player: PlayerId,
        /// The tournament.
        contest: ContestId,
        /// The last round, from 1; 0 before the first.
        round: u8,
        /// What.
        news: ContestNews,
    },
    /// Everybody is to be told how a tournament has ended.
    ContestOver {
        /// Where.
        channel: ChannelId,
        /// The tournament.
        contest: ContestId,
    },
    /// Something of the club evening of a channel is to be seen on Discord as it is now.
    Evening {
        /// The channel.
        channel: ChannelId,
        /// What.
        part: EveningPart,
    },
    /// Something of the simultaneous games of a channel is to be seen on Discord.
    Simul {
        /// The channel.
        channel: ChannelId,
        /// What.
        part: SimulPart,
    },
}

/// What somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Their time is running out.
    Reminder,
    /// What they had planned is dropped: the game did not go on so.
    PlanDropped,
    /// A game that they follow has gone on.
    Followed,
    /// The program that they play against does not answer now.
    EngineMute,
    /// The program that they play against is not there any more.
    EngineGone,
}

impl Payload {
    /// The one whom it is to be told, if it is for one person alone.
    pub(super) fn addressee(self) -> Option<PlayerId> {
        match self {
            Self::Notice { player, .. }
            | Self::MovedFor { player }
            | Self::Unpaired { player, .. }
            | Self::LadderLeft { player, .. }
            | Self::Summary { player }
            | Self::ContestNews { player, .. } => Some(player),
            Self::Board { .. }
            | Self::Card { .. }
            | Self::Strip { .. }
            | Self::Delete { .. }
            | Self::Thread { .. }
            | Self::KeepOpen { .. }
            | Self::Refresh { .. }
            | Self::Call { .. }
            | Self::Moved { .. }
            | Self::Begin { .. }
            | Self::Accepted { .. }
            | Self::Vote { .. }
            | Self::Voted { .. }
            | Self::Away { .. }
            | Self::Seats { .. }
            | Self::Ladder { .. }
            | Self::Digest { .. }
            | Self::GamesOfMonth { .. }
            | Self::League { .. }
            | Self::LeagueDivision { .. }
            | Self::LeagueNews { .. }
            | Self::NewPuzzle { .. }
            | Self::Puzzle { .. }
            | Self::Contest { .. }
            | Self::ContestRound { .. }
            | Self::ContestOver { .. }
            | Self::Evening { .. }
            | Self::Simul { .. } => None,
        }
    }

    /// What it is about, if that is something else than what it was written with: many games change one message.
    pub(super) fn own_subject(self) -> Option<Subject> {
        match self {
            Self::Seats { channel, .. } | Self::Simul { channel, .. } => {
                Some(Subject::Channel(channel))
            }
            _ => None,
        }
    }
}
