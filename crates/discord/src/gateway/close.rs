//! Meanings of the codes with which Discord closes a connection.

use serenity::constants::close_codes;

/// Why Discord has closed the connection for good: connecting again in the same way would not help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Closed {
    /// 4004.
    #[error(
        "Discord does not accept the token: reset it on the application's Bot page and set the new one"
    )]
    InvalidToken,
    /// 4010.
    #[error(
        "Discord does not accept how the servers are divided among connections (4010): start the bot again"
    )]
    InvalidShard,
    /// 4011.
    #[error(
        "the bot is on too many servers for the connections it has (4011): start it again, and it asks how many it needs"
    )]
    ShardingRequired,
    /// 4012.
    #[error(
        "Discord does not speak this version of its protocol any more (4012): this program is too old"
    )]
    InvalidVersion,
    /// 4013.
    #[error(
        "Discord does not know an intent that the bot asks for (4013): this program is too old"
    )]
    InvalidIntents,
    /// 4014.
    #[error(
        "Discord does not allow an intent that the bot asks for (4014): `discord.messages = \"all\"` needs the Message Content intent, which is switched on under Bot in the developer portal"
    )]
    DisallowedIntents,
}

/// The reaction to a closed connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Connect again and resume the session.
    Resume,
    /// Connect again with a new session.
    Identify,
    /// Nothing.
    End(Closed),
}

/// The reaction to a connection that Discord has closed with `code`, or without one.
pub(super) fn after(code: Option<u16>) -> Next {
    match code {
        Some(close_codes::AUTHENTICATION_FAILED) => Next::End(Closed::InvalidToken),
        Some(close_codes::INVALID_SHARD) => Next::End(Closed::InvalidShard),
        Some(close_codes::SHARDING_REQUIRED) => Next::End(Closed::ShardingRequired),
        // serenity has no constant for it.
        Some(4012) => Next::End(Closed::InvalidVersion),
        Some(close_codes::INVALID_GATEWAY_INTENTS) => Next::End(Closed::InvalidIntents),
        Some(close_codes::DISALLOWED_GATEWAY_INTENTS) => Next::End(Closed::DisallowedIntents),
        // The first is documented as "reconnect", but also comes for a session that has become invalid.
        Some(
            close_codes::NOT_AUTHENTICATED
            | close_codes::INVALID_SEQUENCE
            | close_codes::SESSION_TIMEOUT,
        ) => Next::Identify,
        _ => Next::Resume,
    }
}
