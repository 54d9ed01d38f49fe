//! Limit of the process's open files: each connection is one, and strangers make connections.

use super::disk::Bot;
use super::{playground, settings};
use crate::e2e::club::in_runtime;

#[test]
fn as_many_files_may_be_open_as_the_system_allows() {
    in_runtime(async {
        let playground = playground().await;
        let (url, folder) = (playground.url(), tempfile::tempdir().unwrap());
        let config = settings(folder.path());
        let started = tokio::task::spawn_blocking(move || Bot::start(&url, &config));
        let bot = started.await.unwrap();
        let limits = bot.open_files();
        let [raised, allowed] = limits.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{limits}");
        };
        assert_eq!(raised, allowed);
        assert_ne!(raised, "256");
        tokio::task::spawn_blocking(move || bot.stop())
            .await
            .unwrap();
        playground.stop().await;
    });
}
