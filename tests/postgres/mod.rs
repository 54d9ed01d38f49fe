//! The store on PostgreSQL: its tests once more, on a server that this program starts.

mod columns;
mod server;

// The same tests on another engine.
#[path = "../store/backup.rs"]
mod backup;
#[path = "../store/conflict.rs"]
mod conflict;
#[path = "../store/daily.rs"]
mod daily;
#[path = "../store/keep.rs"]
mod keep;
#[path = "../store/law.rs"]
mod law;
#[path = "../store/outbox.rs"]
mod outbox;
#[path = "../store/proposal.rs"]
mod proposal;
#[path = "../store/puzzle.rs"]
mod puzzle;
#[path = "../store/uptime.rs"]
mod uptime;

use std::path::Path;

use tengen::store::{Faults, Server, Store};
use tokio::runtime::Handle;
use tokio::task::block_in_place;

use crate::store::{
    CHANNEL, KURO, SHIRO, START, act, after, append, challenge, create, fixture, forget, place,
    play, property, table, terms,
};

fn open(path: &Path) -> Store {
    open_failing(path, &Faults::default())
}

/// The store for what would be in this folder, which fails when `faults` say so.
fn open_failing(path: &Path, faults: &Faults) -> Store {
    let server = Server {
        url: server::url(path),
        password: None,
        connections: 8,
    };
    let connect = Store::connect(&server, faults.clone());
    block_in_place(|| Handle::current().block_on(connect)).unwrap()
}

/// Runs `test`, unless there is no server to run it with, which is said.
fn in_runtime(test: impl Future<Output = ()>) {
    if server::is_there() {
        crate::store::in_runtime(test);
    }
}
