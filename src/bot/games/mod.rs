//! What every game shares: finding, changing and showing it, and its time.

pub(crate) mod act;
pub(crate) mod block;
pub(crate) mod commit;
pub(crate) mod elsewhere;
pub mod even;
pub mod facts;
pub(crate) mod find;
pub(crate) mod follow;
pub mod hints;
pub(crate) mod limits;
pub(crate) mod listing;
pub(crate) mod mute;
pub(crate) mod options;
pub(crate) mod outbox;
pub(crate) mod plans;
pub(crate) mod question;
pub mod ranked;
pub(crate) mod readable;
pub(crate) mod record;
pub(crate) mod standing;
pub(crate) mod suggest;
pub(crate) mod suggestions;
pub mod tabs;
pub mod time;
pub(crate) mod trouble;
pub(crate) mod view;
