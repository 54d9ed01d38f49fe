//! Permission bits.

pub(crate) const CREATE_INVITE: u64 = 1;
pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
pub(crate) const MANAGE_CHANNELS: u64 = 1 << 4;
pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_HISTORY: u64 = 1 << 16;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const CONNECT: u64 = 1 << 20;
pub(crate) const MUTE_MEMBERS: u64 = 1 << 22;
pub(crate) const MOVE_MEMBERS: u64 = 1 << 24;
pub(crate) const USE_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const SEND_IN_THREADS: u64 = 1 << 38;
/// USE_EMBEDDED_ACTIVITIES.
pub(crate) const ACTIVITIES: u64 = 1 << 39;
pub(crate) const CREATE_EVENTS: u64 = 1 << 44;
pub(crate) const SEND_POLLS: u64 = 1 << 49;
/// USE_EXTERNAL_APPS: applications that only the user has installed may respond publicly.
pub(crate) const EXTERNAL_APPS: u64 = 1 << 50;
pub(crate) const PIN_MESSAGES: u64 = 1 << 51;

/// All of Discord's permission bits.
pub(crate) const ALL: u64 = (1 << 53) - 1;

/// The permissions of an ordinary member.
pub(crate) const MEMBER: u64 = CREATE_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | EXTERNAL_EMOJIS
    | USE_COMMANDS
    | PUBLIC_THREADS
    | PRIVATE_THREADS
    | SEND_IN_THREADS
    | SEND_POLLS
    | ACTIVITIES
    | EXTERNAL_APPS;

/// The default permissions of an application in a channel.
pub(crate) const APPLICATION: u64 = MEMBER
    | MANAGE_CHANNELS
    | MANAGE_MESSAGES
    | MANAGE_THREADS
    | PIN_MESSAGES
    | MENTION_EVERYONE
    | CONNECT
    | MUTE_MEMBERS
    | MOVE_MEMBERS
    | CREATE_EVENTS;

/// The permissions of an application in a private conversation.
pub(crate) const PRIVATE: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;
