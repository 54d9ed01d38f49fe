//! Rules that hold for every activity of a channel: ladders, leagues, club evenings, simultaneous games.

use std::fmt::Debug;

use tengen::game::{ChannelId, PlayerId};
use tengen::store::{Activity, Creation, Store};

use super::fixture::exported;
use super::{CHANNEL, START, in_runtime, open};

/// Channels of the activities that name `player`.
pub(super) async fn naming<T: Activity>(store: &Store, player: PlayerId) -> Vec<ChannelId> {
    let found = store.activities_of::<T>(player).await.unwrap();
    found.into_iter().map(|(channel, _)| channel).collect()
}

/// Asserts that the lists match `activity`, the only one.
async fn is_listed<T: Activity>(store: &Store, activity: &T) {
    let due = store.activities_due::<T>(START).await.unwrap();
    let is_due = activity.due().is_some_and(|due| due <= START);
    assert_eq!(!due.is_empty(), is_due, "{due:?}");
    let of_club = store.activities_in::<T>(activity.club()).await.unwrap();
    assert_eq!(of_club, [CHANNEL]);
    let names = activity.names();
    assert!(!names.is_empty());
    for player in names {
        assert_eq!(naming::<T>(store, player).await, [CHANNEL], "{player}");
    }
}

/// Asserts that the activity of `make` survives a restart and an export, occupies its channel, and counts for the
/// limit.
pub(super) fn is_kept<T: Activity + Debug>(make: impl AsyncFnOnce(&Store)) {
    let stored = async |store: &Store| store.activity::<T>(CHANNEL).await.unwrap().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        make(&store).await;
        let before = stored(&store).await;
        let export = exported(&store).await;
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(stored(&store).await, before);
        is_listed(&store, &before).await;
        let taken = store.create_activity(CHANNEL, before.clone(), 5).await;
        assert_eq!(taken.unwrap(), Creation::Taken);
        let another = before.clone();
        let many = store.create_activity(ChannelId::new(7), another, 1).await;
        assert_eq!(many.unwrap(), Creation::TooMany);
        let copy = open(other.path());
        copy.import(export.as_bytes()).await.unwrap();
        assert_eq!(stored(&copy).await, before);
        is_listed(&copy, &before).await;
    });
}
