//! A proxy between a store and its server: counts round trips, and cuts connections at the worst moment.

use std::io::{Read, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use super::server;

/// Behaviour of the connection at the next commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// Breaks before the commit reaches the server.
    Before,
    /// Breaks after the commit, before the client gets its acknowledgement.
    After,
    /// The same, and all later connections fail.
    ForGood,
    /// Forwards nothing any more until all connections are broken: the commit never reaches the server.
    Held,
}

/// Traffic of the proxy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    /// Number of round trips: waits of the store for the server.
    pub(super) trips: u32,
    /// Number of transactions that change something.
    pub(super) changes: u32,
}

#[derive(Default)]
struct State {
    count: Count,
    /// Queries without an answer yet.
    open: u32,
    /// Whether the store is waiting.
    waits: bool,
    cut: Option<Cut>,
    is_gone: bool,
    is_held: bool,
    lines: Vec<UnixStream>,
}

/// A proxy before the server, with its socket in a folder of its own.
pub(crate) struct Proxy {
    folder: tempfile::TempDir,
    state: Arc<Mutex<State>>,
}

impl Proxy {
    pub(super) fn start() -> Self {
        Self::to(server::socket())
    }

    /// A proxy before the server with this socket.
    pub(crate) fn to(server: PathBuf) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join(".s.PGSQL.5432");
        let listener = UnixListener::bind(socket).unwrap();
        let state = Arc::<Mutex<State>>::default();
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.unwrap();
                if !shared.lock().unwrap().is_gone {
                    forward(client, &server, &shared);
                }
            }
        });
        Self { folder, state }
    }

    /// The address, through this proxy, of the schema for the folder `path`; without TLS.
    pub(super) fn url(&self, path: &Path) -> String {
        let url = server::url_by(self.folder.path(), path);
        format!("{url}&sslmode=disable")
    }

    /// The folder of its socket.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Cuts the connection at the next commit.
    pub(super) fn cut(&self, cut: Cut) {
        self.state.lock().unwrap().cut = Some(cut);
    }

    /// Cuts all open connections.
    pub(crate) fn break_all(&self) {
        let mut state = self.state.lock().unwrap();
        let lines = std::mem::take(&mut state.lines);
        for line in &lines {
            drop(line.shutdown(Shutdown::Both));
        }
        (state.open, state.waits, state.is_held) = (0, false, false);
    }

    /// Whether a commit is held back.
    pub(super) fn is_held(&self) -> bool {
        self.state.lock().unwrap().is_held
    }

    /// Accepts connections again.
    pub(super) fn mend(&self) {
        self.state.lock().unwrap().is_gone = false;
    }

    /// Takes the traffic since the last call.
    pub(super) fn count(&self) -> Count {
        std::mem::take(&mut self.state.lock().unwrap().count)
    }
}

/// Forwards both directions.
fn forward(client: UnixStream, server: &Path, state: &Arc<Mutex<State>>) {
    // Without a server, the client sees the end of its connection.
    let Ok(server) = UnixStream::connect(server) else {
        return;
    };
    let (from_client, to_client) = (client.try_clone().unwrap(), client);
    let (from_server, to_server) = (server.try_clone().unwrap(), server);
    let ends = [&to_client, &to_server].map(|end| end.try_clone().unwrap());
    state.lock().unwrap().lines.extend(ends);
    let shared = Arc::clone(state);
    std::thread::spawn(move || forward_client(from_client, to_server, &shared));
    let shared = Arc::clone(state);
    std::thread::spawn(move || forward_server(from_server, to_client, &shared));
}

/// Takes the complete messages at the head of `bytes`: the kind and the content of each.
fn messages(bytes: &mut Vec<u8>) -> Vec<(u8, Vec<u8>)> {
    let mut found = Vec::new();
    while bytes.len() >= 5 {
        let length = u32::from_be_bytes(bytes[1..5].try_into().unwrap()) as usize;
        if bytes.len() <= length {
            break;
        }
        let message: Vec<u8> = bytes.drain(..=length).collect();
        found.push((message[0], message[5..].to_vec()));
    }
    found
}

fn send(to: &mut UnixStream, (kind, body): &(u8, Vec<u8>)) -> std::io::Result<()> {
    let length = (body.len() as u32 + 4).to_be_bytes();
    to.write_all(&[&[*kind][..], &length, body].concat())
}

/// Forwards the client's messages.
fn forward_client(mut from: UnixStream, mut to: UnixStream, state: &Mutex<State>) {
    let mut head = [0; 4];
    if from.read_exact(&mut head).is_err() {
        return;
    }
    // The first message has no kind.
    let mut first = vec![0; u32::from_be_bytes(head) as usize - 4];
    let passed = from
        .read_exact(&mut first)
        .and_then(|()| to.write_all(&[&head[..], &first].concat()));
    if passed.is_err() {
        return;
    }
    let (mut buffer, mut bytes) = (vec![0; 1 << 16], Vec::new());
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        bytes.extend(&buffer[..length]);
        for message in messages(&mut bytes) {
            let mut state = state.lock().unwrap();
            if !std::mem::replace(&mut state.waits, true) {
                state.count.trips += 1;
            }
            // A simple query, and the end of an extended one.
            state.open += u32::from(matches!(message.0, b'Q' | b'S'));
            let begins = message.1.starts_with(b"BEGIN") && !message.1.ends_with(b"READ ONLY\0");
            state.count.changes += u32::from(begins);
            if message.1 == b"COMMIT\0" && state.cut == Some(Cut::Before) {
                state.break_off(&from, &to);
                return;
            }
            if message.1 == b"COMMIT\0" && state.cut == Some(Cut::Held) {
                (state.cut, state.is_held) = (None, true);
                return;
            }
            drop(state);
            if send(&mut to, &message).is_err() {
                return;
            }
        }
    }
    drop(to.shutdown(Shutdown::Both));
}

/// Forwards the server's answers.
fn forward_server(mut from: UnixStream, mut to: UnixStream, state: &Mutex<State>) {
    let (mut buffer, mut bytes) = (vec![0; 1 << 16], Vec::new());
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        bytes.extend(&buffer[..length]);
        for message in messages(&mut bytes) {
            let mut state = state.lock().unwrap();
            if message.0 == b'Z' {
                state.open = state.open.saturating_sub(1);
                state.waits = state.open > 0;
            }
            if message == (b'C', b"COMMIT\0".to_vec()) && state.cut.is_some() {
                state.is_gone = state.cut == Some(Cut::ForGood);
                state.break_off(&from, &to);
                return;
            }
            drop(state);
            if send(&mut to, &message).is_err() {
                return;
            }
        }
    }
    if !state.lock().unwrap().is_held {
        drop(to.shutdown(Shutdown::Both));
    }
}

impl State {
    fn break_off(&mut self, one: &UnixStream, other: &UnixStream) {
        self.cut = None;
        (self.open, self.waits) = (0, false);
        for end in [one, other] {
            drop(end.shutdown(Shutdown::Both));
        }
    }
}
