//! The store on PostgreSQL: its tests once more, on a server that this program starts.
//!
//! Without PostgreSQL they print a warning, and run on sled.

mod bare;
mod columns;
mod copy;
mod lease;
mod lost;
mod page;
pub(crate) mod proxy;
pub(crate) mod server;
mod tls;
mod trips;
mod version;

// The same tests on another engine.
#[path = "../store/activity.rs"]
mod activity;
#[path = "../store/backup.rs"]
mod backup;
#[path = "../store/conflict.rs"]
mod conflict;
#[path = "../store/contest.rs"]
mod contest;
#[path = "../store/crash.rs"]
mod crash;
#[path = "../store/daily.rs"]
mod daily;
#[path = "../store/ended.rs"]
mod ended;
#[path = "../store/evening.rs"]
mod evening;
#[path = "../store/export.rs"]
mod export;
#[path = "../store/fixture.rs"]
mod fixture;
#[path = "../store/forget.rs"]
mod forget;
#[path = "../store/keep.rs"]
mod keep;
#[path = "../store/ladder.rs"]
mod ladder;
#[path = "../store/law.rs"]
mod law;
#[path = "../store/league.rs"]
mod league;
#[path = "../store/open.rs"]
mod opening;
#[path = "../store/outbox.rs"]
mod outbox;
#[path = "../store/outline.rs"]
mod outline;
#[path = "../store/plan.rs"]
mod plan;
#[path = "../store/property.rs"]
mod property;
#[path = "../store/proposal.rs"]
mod proposal;
#[path = "../store/puzzle.rs"]
mod puzzle;
#[path = "../store/rating.rs"]
mod rating;
#[path = "../store/shape.rs"]
mod shape;
#[path = "../store/simul.rs"]
mod simul;
#[path = "../store/uptime.rs"]
mod uptime;
#[path = "../store/vote.rs"]
mod vote;

use std::path::Path;
use std::sync::Arc;

use tengen::store::{Faults, OpenError, Server, Store};
use tokio::runtime::Handle;
use tokio::task::block_in_place;

use self::bare::bare;
use self::fixture::with_store;
use self::server::its_server;
use crate::store::{
    CHANNEL, KURO, SHIRO, START, act, after, append, challenge, create, forget, in_runtime,
    many_moves, place, play, table, terms, wrong,
};
use crate::support::database;

fn open(path: &Path) -> Store {
    open_failing(path, &Faults::default())
}

/// The store of the schema that stands for this folder; it fails when `faults` say so.
fn open_failing(path: &Path, faults: &Faults) -> Store {
    if server::is_there() {
        connect(path, faults).unwrap()
    } else {
        database::failing_store(path, faults)
    }
}

/// The error of opening the store that stands for this folder.
fn open_error(path: &Path) -> OpenError {
    if server::is_there() {
        connect(path, &Faults::default()).unwrap_err()
    } else {
        database::open_error(path)
    }
}

fn connect(path: &Path, faults: &Faults) -> Result<Store, OpenError> {
    let server = server_at(server::url(path));
    block_in_place(|| Handle::current().block_on(Store::connect(&server, faults.clone())))
}

/// The server at `url`, with pauses that take no time.
pub(crate) fn server_at(url: String) -> Server {
    Server {
        url,
        password: None,
        ca_file: None,
        connections: 8,
        chance: Arc::new(|| 0.0),
    }
}
