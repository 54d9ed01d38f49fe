//! The shapes and limits of Discord's protocol: what a request may hold, and the form of a refusal.

pub(crate) mod command;
pub(crate) mod component;
pub(crate) mod embed;
pub(crate) mod error;
pub(crate) mod form;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod permission;
pub(crate) mod poll;
pub(crate) mod scheduled_event;
pub(crate) mod timestamp;

pub(crate) use error::ApiError;
pub(crate) use form::Form;

/// Flags of messages.
pub(crate) mod flag {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const VOICE_MESSAGE: u64 = 1 << 13;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// The largest single file of a message, in bytes.
pub(crate) const FILE_LIMIT: usize = 10 * 1024 * 1024;
/// The largest request, in bytes.
pub(crate) const REQUEST_LIMIT: usize = 25 * 1024 * 1024;

/// The locales of Discord's clients.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
