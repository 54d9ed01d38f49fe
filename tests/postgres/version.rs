//! Tables on the server that a newer program has made, and two programs that make them at the same time.

use tengen::store::{Faults, OpenError, Store};

use super::{in_runtime, open, refused, server, server_at};

#[test]
fn tables_of_a_newer_program_are_refused() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        open(folder.path()).close().await.unwrap();
        let newer = "update meta set value = '\\x00000063' where key = 'tables'";
        server::asked(folder.path(), newer);
        let refused = refused(folder.path());
        assert!(
            matches!(refused, OpenError::TooNew { found: 99, .. }),
            "{refused}"
        );
    });
}

/// A version that cannot be read is not taken for a new database, which would be written over.
#[test]
fn versions_that_cannot_be_read_are_refused() {
    if !server::is_there() {
        return;
    }
    for mark in ["tables", "schema"] {
        let folder = tempfile::tempdir().unwrap();
        in_runtime(async {
            open(folder.path()).close().await.unwrap();
            let short = format!("update meta set value = '\\x01' where key = '{mark}'");
            server::asked(folder.path(), &short);
            let refused = refused(folder.path());
            assert!(
                matches!(&refused, OpenError::Failed { reason, .. } if reason.contains(mark)),
                "{refused}"
            );
        });
    }
}

#[test]
fn whoever_comes_second_finds_the_tables_made() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let url = server::url(folder.path());
    in_runtime(async {
        let connect = || {
            let server = server_at(url.clone());
            tokio::spawn(async move { Store::connect(&server, Faults::default()).await })
        };
        for store in [connect(), connect(), connect(), connect()] {
            store.await.unwrap().unwrap().close().await.unwrap();
        }
    });
}
