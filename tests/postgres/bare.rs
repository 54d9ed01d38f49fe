//! Direct access to a database's rows, without the store.

use std::path::{Path, PathBuf};

use tengen::store::{Faults, Store};

use super::server::{self, query};
use super::server_at;
use crate::support::database;

/// Direct access to a database's rows, as bytes.
pub(super) enum Bare {
    Server(PathBuf),
    Folder(database::Bare),
}

/// Direct access to the database that stands for this folder.
pub(super) fn bare(path: &Path) -> Bare {
    if !server::is_there() {
        return Bare::Folder(database::bare(path));
    }
    let url = server::url(path);
    if query(path, "select to_regclass('meta')").is_empty() {
        // In a thread, since the caller may be within a runtime or not.
        let made = std::thread::spawn(|| {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(async {
                let store = Store::connect(&server_at(url), Faults::default()).await;
                store.unwrap().close().await.unwrap();
            });
        });
        made.join().unwrap();
    }
    Bare::Server(path.to_owned())
}

impl Bare {
    /// All rows of a table.
    pub(super) fn rows(&self, table: &str) -> Vec<(Vec<u8>, Vec<u8>)> {
        let path = match self {
            Self::Folder(folder) => return folder.rows(table),
            Self::Server(path) => path,
        };
        let question = match table {
            "counters" => "select name, value from counters order by name".to_owned(),
            // The version of the server's tables has no counterpart in other engines.
            "meta" => "select encode(key, 'hex'), encode(value, 'hex') from meta where key <> 'tables' order by key".to_owned(),
            table => format!(
                "select encode(key, 'hex'), encode(value, 'hex') from {} order by key",
                name(table)
            ),
        };
        let answer = query(path, &question);
        let rows = answer.lines().map(|line| line.split_once('|').unwrap());
        rows.map(|(key, value)| match table {
            "counters" => (key.into(), varint(value.parse().unwrap())),
            _ => (unhex(key), unhex(value)),
        })
        .collect()
    }

    /// Puts a row; whether one was there.
    pub(super) fn put(&self, table: &str, key: impl AsRef<[u8]>, value: &[u8]) -> bool {
        let path = match self {
            Self::Folder(folder) => return folder.put(table, key, value),
            Self::Server(path) => path,
        };
        if table == "counters" {
            let name = str::from_utf8(key.as_ref()).unwrap();
            let number = number(value);
            query(path, &format!("select setval('{name}_numbers', {number})"));
            return true;
        }
        let was_there = self.has(table, key.as_ref());
        let (more, values) = match table {
            "outlines" => (
                ", game, channel, state, challenger, black, white, moves, offered",
                ", 0, 0, '', 0, '{}', '{}', 0, now()",
            ),
            _ => ("", ""),
        };
        let put = format!(
            "insert into {} (key, value{more}) values ('\\x{}', '\\x{}'{values})
             on conflict (key) do update set value = excluded.value",
            name(table),
            hex(key.as_ref()),
            hex(value)
        );
        query(path, &put);
        was_there
    }

    /// Takes a row away; whether one was there.
    pub(super) fn take(&self, table: &str, key: impl AsRef<[u8]>) -> bool {
        let path = match self {
            Self::Folder(folder) => return folder.take(table, key),
            Self::Server(path) => path,
        };
        let was_there = self.has(table, key.as_ref());
        let key = hex(key.as_ref());
        query(
            path,
            &format!("delete from {} where key = '\\x{key}'", name(table)),
        );
        was_there
    }

    fn has(&self, table: &str, key: &[u8]) -> bool {
        self.rows(table).iter().any(|(other, _)| other == key)
    }
}

fn name(table: &str) -> String {
    table.replace(' ', "_")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(digits: &str) -> Vec<u8> {
    let pairs = (0..digits.len()).step_by(2);
    pairs
        .map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap())
        .collect()
}

/// A number as a row of version 1 holds it: seven bits a byte, the lowest first.
fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = vec![1];
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

fn number(bytes: &[u8]) -> u64 {
    let digits = bytes[1..].iter().rev();
    digits.fold(0, |number, byte| number << 7 | u64::from(byte & 0x7f))
}
