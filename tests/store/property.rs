//! Properties of members, channels, clubs and games.

use tengen::clock::Timestamp;
use tengen::game::{ChannelId, ClubId, Draft, GameId, Invitation, PlayerId, Terms, offer};
use tengen::rules::{RuleSet, Size};
use tengen::store::{
    Batch, Change, Fault, Faults, Owns, Property, Store, StoreError, Timer, Value,
};

use super::fixture::exported;
use super::{
    CHANNEL, KURO, SHIRO, START, bare, challenge, in_runtime, open, open_failing, place, with_store,
};

const CLUB: ClubId = ClubId::new(1);
const GAME: GameId = GameId::new(1);
const OF_CHANNEL: Property<ChannelId, String> = Property::new("language");
const BLOCKS: Property<PlayerId, Vec<PlayerId>> = Property::new("blocks");
const VACATIONS: Property<PlayerId, Vec<(Timestamp, Timestamp)>> = Property::new("vacations");

fn language<O: Owns>() -> Property<O, String> {
    Property::new("language")
}

fn german() -> String {
    "de".to_owned()
}

async fn names(store: &Store, owner: impl Owns) -> Vec<String> {
    let all = store.properties_of(owner).await.unwrap();
    all.into_iter().map(|(name, _)| name).collect()
}

/// Sets a property of the channel.
pub(super) async fn speak_german(store: &Store) {
    let german = OF_CHANNEL.assign(CHANNEL, &german());
    store.assign(&[german]).await.unwrap();
}

/// Whether the channel has the property of [`speak_german`], and no other.
pub(super) async fn is_german_spoken(store: &Store) -> bool {
    let all = store.properties_of(CHANNEL).await.unwrap();
    all == [("language".to_owned(), vec![Value::Text(german())])]
}

/// Each kind of owner and of value.
pub(super) async fn everything(store: &Store) {
    let game = challenge(store, "gomoku", 15).await;
    assert_eq!(game.id(), GAME);
    let all = [
        language().assign(KURO, &german()),
        language().assign((CLUB, KURO), &german()),
        language().assign(CHANNEL, &german()),
        language().assign(CLUB, &german()),
        language().assign(GAME, &german()),
        BLOCKS.assign(KURO, &vec![SHIRO]),
        VACATIONS.assign(KURO, &vec![(START, Timestamp::from_millis(-1))]),
    ];
    store.assign(&all).await.unwrap();
    let due = Batch {
        timers: vec![Timer::at(CLUB, "weekly", START)],
        ..Batch::default()
    };
    store.write_all(due).await.unwrap();
}

#[test]
fn what_rests_on_properties_is_written_only_as_long_as_they_are_so() {
    with_store(async |store| {
        let spoken = |text: &str| OF_CHANNEL.assign(CHANNEL, &text.to_owned());
        let is = |text: &'static str| {
            let store = &store;
            async move {
                store
                    .property(OF_CHANNEL, CHANNEL)
                    .await
                    .unwrap()
                    .as_deref()
                    == Some(text)
            }
        };
        store.assign(&[spoken("de")]).await.unwrap();
        let batch = |text: &str| Batch {
            assignments: vec![spoken(text)],
            ..Batch::default()
        };
        let french = vec![spoken("fr")];
        assert!(
            !store
                .write_all_if(french.clone(), batch("it"))
                .await
                .unwrap()
        );
        assert!(is("de").await);
        assert!(
            store
                .write_all_if(vec![spoken("de")], batch("it"))
                .await
                .unwrap()
        );
        assert!(is("it").await);
        // A missing row is a known state, too.
        let none = vec![OF_CHANNEL.clear(CHANNEL)];
        assert!(!store.write_all_if(none.clone(), batch("de")).await.unwrap());
        // A game, too.
        let go = RuleSet::from_name("japanese").unwrap().rules;
        let terms = Terms::new(Draft::even(go, Size::square(9).unwrap())).unwrap();
        let event = offer(KURO, Invitation::Anyone, terms, place(CHANNEL), START).unwrap();
        let refused = store.create_if(none, vec![event.clone()], Change::default());
        assert_eq!(refused.await.unwrap(), None);
        assert!(store.game(GAME).await.unwrap().is_none());
        let made = store.create_if(vec![spoken("it")], vec![event], Change::default());
        assert_eq!(made.await.unwrap().unwrap().id(), GAME);
    });
}

#[test]
fn a_property_is_its_owners_and_there_after_a_restart_and_in_an_export() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        everything(&store).await;
        store.close().await.unwrap();
        let store = open(one.path());
        let copy = open(other.path());
        copy.import(exported(&store).await.as_bytes())
            .await
            .unwrap();
        assert_eq!(exported(&copy).await, exported(&store).await);
        for store in [store, copy] {
            assert_eq!(store.property(BLOCKS, KURO).await, Ok(Some(vec![SHIRO])));
            let times = vec![(START, Timestamp::from_millis(-1))];
            assert_eq!(store.property(VACATIONS, KURO).await, Ok(Some(times)));
            assert_eq!(store.property(language(), SHIRO).await, Ok(None));
            assert!(is_german_spoken(&store).await);
            assert_eq!(names(&store, GAME).await, ["language"]);
            let of_kuro = ["blocks", "language", "vacations"];
            assert_eq!(names(&store, KURO).await, of_kuro);
            let muted = store.each_property(language::<(ClubId, PlayerId)>());
            assert_eq!(muted.await, Ok(vec![((CLUB, KURO), german())]));
        }
    });
}

/// Another owner's number may begin with the same bytes, and a club is not its member.
#[test]
fn what_is_cleared_or_comes_to_nothing_and_whoever_is_forgotten_leaves_no_row() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        everything(&store).await;
        let shiro = language().assign(SHIRO, &german());
        let cleared = VACATIONS.clear(KURO);
        let nothing = BLOCKS.assign(KURO, &Vec::new());
        store.assign(&[shiro, cleared, nothing]).await.unwrap();
        assert_eq!(names(&store, KURO).await, ["language"]);
        store.forget(KURO).await.unwrap();
        store.forget(PlayerId::new(CLUB.get())).await.unwrap();
        assert_eq!(store.properties_of(KURO).await, Ok(Vec::new()));
        assert_eq!(store.properties_of((CLUB, KURO)).await, Ok(Vec::new()));
        assert_eq!(names(&store, SHIRO).await, ["language"]);
        assert_eq!(names(&store, CHANNEL).await, ["language"]);
        assert_eq!(names(&store, CLUB).await, ["language"]);
        assert_eq!(names(&store, GAME).await, ["language"]);
        store.close().await.unwrap();
        let rows = bare(folder.path()).rows("properties");
        assert_eq!(rows.len(), 4);
    });
}

#[test]
fn what_is_of_another_type_is_not_guessed() {
    with_store(async |store| {
        let number: Property<_, i64> = Property::new("language");
        let text = language();
        store.assign(&[text.assign(KURO, &german())]).await.unwrap();
        let unreadable = Err(StoreError::Unreadable { what: "a property" });
        assert_eq!(store.property(number, KURO).await, unreadable);
        // A row with one value too many is not read as a shorter one.
        let both: Property<_, (String, i64)> = Property::new("language");
        let values = (german(), 7);
        store.assign(&[both.assign(KURO, &values)]).await.unwrap();
        assert_eq!(store.property(both, KURO).await, Ok(Some(values)));
        assert!(store.property(text, KURO).await.is_err());
        assert!(store.each_property(text).await.is_err());
        let edited = store.edit_property(text, |_, text| text).await;
        assert!(edited.is_err(), "{edited:?}");
    });
}

#[test]
fn an_edit_is_made_to_every_row_of_its_property_and_to_no_other() {
    with_store(async |store| {
        everything(&store).await;
        let others = BLOCKS.assign(SHIRO, &vec![KURO, PlayerId::new(19)]);
        store.assign(&[others]).await.unwrap();
        let without = |_, mut blocked: Vec<PlayerId>| {
            blocked.retain(|player| ![KURO, SHIRO].contains(player));
            blocked
        };
        store.edit_property(BLOCKS, without).await.unwrap();
        let left = vec![(SHIRO, vec![PlayerId::new(19)])];
        assert_eq!(store.each_property(BLOCKS).await, Ok(left));
        assert_eq!(names(&store, KURO).await, ["language", "vacations"]);
    });
}

#[test]
fn what_cannot_be_written_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let faults = Faults::default();
        let store = open_failing(folder.path(), &faults);
        everything(&store).await;
        let before = exported(&store).await;
        faults.set(Fault::Writes);
        let assignments = [language().clear(KURO), BLOCKS.assign(KURO, &vec![KURO])];
        assert!(store.assign(&assignments).await.is_err());
        assert!(
            store
                .edit_property(BLOCKS, |_, _| Vec::new())
                .await
                .is_err()
        );
        assert!(store.drop_property(BLOCKS, KURO).await.is_err());
        assert!(store.forget(KURO).await.is_err());
        faults.set(Fault::None);
        assert_eq!(exported(&store).await, before);
    });
}

#[test]
fn a_change_that_panics_fails_alone_and_nothing_of_it_is_written() {
    with_store(async |store| {
        store
            .assign(&[BLOCKS.assign(KURO, &vec![SHIRO])])
            .await
            .unwrap();
        let calls = std::sync::atomic::AtomicUsize::new(0);
        // The edit runs on a first read, and again within the change.
        let panics = store.edit_property(BLOCKS, move |_, _| {
            match calls.fetch_add(1, std::sync::atomic::Ordering::SeqCst) {
                0 => Vec::new(),
                _ => panic!("as it was asked to"),
            }
        });
        let german = [OF_CHANNEL.assign(CHANNEL, &german())];
        let writes = (0..8).map(|_| store.assign(&german));
        let (panicked, written) = tokio::join!(panics, futures_util::future::join_all(writes));
        assert!(
            matches!(panicked, Err(StoreError::Failed(_))),
            "{panicked:?}"
        );
        assert!(written.iter().all(Result::is_ok), "{written:?}");
        assert_eq!(store.property(BLOCKS, KURO).await, Ok(Some(vec![SHIRO])));
        assert!(is_german_spoken(&store).await);
        // Later edits work.
        store
            .edit_property(BLOCKS, |_, _| Vec::new())
            .await
            .unwrap();
        assert_eq!(store.property(BLOCKS, KURO).await, Ok(None));
    });
}

/// An unreadable row of one member must not prevent edits of the others'.
#[test]
fn what_cannot_be_read_is_told_when_everything_else_is_edited() {
    let other = PlayerId::new(19);
    with_store(async |store| {
        let text: Property<PlayerId, String> = Property::new("blocks");
        let rows = [
            BLOCKS.assign(KURO, &vec![other]),
            text.assign(SHIRO, &german()),
            BLOCKS.assign(PlayerId::new(20), &vec![other, KURO]),
        ];
        store.assign(&rows).await.unwrap();
        let without = move |_, mut blocked: Vec<PlayerId>| {
            blocked.retain(|player| *player != other);
            blocked
        };
        let edited = store.edit_property(BLOCKS, without).await;
        assert!(edited.is_err_and(|error| error.is_damage()));
        assert_eq!(store.property(BLOCKS, KURO).await, Ok(None));
        let left = store.property(BLOCKS, PlayerId::new(20)).await;
        assert_eq!(left, Ok(Some(vec![KURO])));
        assert_eq!(store.property(text, SHIRO).await, Ok(Some(german())));
    });
}
