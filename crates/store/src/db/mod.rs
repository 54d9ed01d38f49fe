//! The core: storage engines, and everything independent of the meaning of rows. It names no feature and nothing of the
//! rest of the store: tables, and functions of their rows, are passed in when a database is opened ([`layout`]).

pub(crate) mod check;
pub(crate) mod copy;
pub(crate) mod counter;
pub(crate) mod engine;
pub(crate) mod error;
pub(crate) mod export;
pub(crate) mod fault;
mod forget;
pub(crate) mod held;
mod import;
pub(crate) mod key;
pub(crate) mod layout;
pub(crate) mod lease;
pub(crate) mod migrate;
mod page;
pub(crate) mod private;
pub(crate) mod property;
pub(crate) mod read;
#[cfg(feature = "postgres")]
pub(crate) mod server;
pub(crate) mod shape;
pub(crate) mod store;
pub(crate) mod stored_game;
pub(crate) mod table;
pub(crate) mod tables;
pub(crate) mod timer;
pub(crate) mod transaction;
#[cfg(feature = "postgres")]
mod upgrade;

#[cfg(test)]
mod tests;

pub(crate) use self::counter::Counter;
pub(crate) use self::engine::{Durability, Isolation, Priority, Purpose};
pub(crate) use self::key::{All, Key, KeyPrefix, Latest, numbers};
#[cfg(feature = "postgres")]
pub(crate) use self::layout::Column;
pub(crate) use self::layout::{Each, Forget, Layout, Records};
pub(crate) use self::migrate::Migration;
pub(crate) use self::property::{MembersOf, are_assigned, assign_all};
pub(crate) use self::read::{Read, Source, View, due, later, skip_unreadable};
pub(crate) use self::shape::{CURRENT, Id, Invalid};
pub(crate) use self::stored_game::StoredGame;
pub(crate) use self::table::{AnyTable, Entry, Row, Table, as_they_are, tables};
pub(crate) use self::tables::{PROPERTIES, TIMERS};
pub(crate) use self::timer::set_timers;
pub(crate) use self::transaction::Transaction;
