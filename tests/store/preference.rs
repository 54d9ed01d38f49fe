//! What members, channels and clubs prefer.

use tengen::clock::Timestamp;
use tengen::game::{ClubId, PlayerId};
use tengen::store::{Owner, Preference, Store, StoreError, Value};

use super::fixture::exported;
use super::{CHANNEL, KURO, SHIRO, START, in_runtime, open};
use crate::support::database::bare;

const CLUB: ClubId = ClubId::new(1);
const LANGUAGE: Preference<String> = Preference::new("language");
const REMIND: Preference<bool> = Preference::new("remind");
const VACATIONS: Preference<Vec<(Timestamp, Timestamp)>> = Preference::new("vacations");

fn german() -> String {
    "de".to_owned()
}

async fn words(store: &Store, owner: Owner) -> Vec<String> {
    let all = store.preferences_of(owner).await.unwrap();
    all.into_iter().map(|(word, _)| word).collect()
}

/// Each kind of owner and of value.
pub(super) async fn everything(store: &Store) {
    for owner in [
        Owner::Member(KURO),
        Owner::MemberIn(KURO, CLUB),
        Owner::Channel(CHANNEL),
        Owner::Club(CLUB),
    ] {
        store
            .prefer(owner, LANGUAGE, Some(&german()))
            .await
            .unwrap();
    }
    let kuro = Owner::Member(KURO);
    store.prefer(kuro, REMIND, Some(&true)).await.unwrap();
    let times = vec![(START, Timestamp::from_millis(-1))];
    store.prefer(kuro, VACATIONS, Some(&times)).await.unwrap();
}

#[test]
fn a_preference_is_its_owners_and_there_after_a_restart_and_in_an_export() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        everything(&store).await;
        store.close().await.unwrap();
        let store = open(one.path());
        let copy = open(other.path());
        copy.import(exported(&store).as_bytes()).unwrap();
        assert_eq!(exported(&copy), exported(&store));
        for store in [store, copy] {
            let kuro = Owner::Member(KURO);
            assert_eq!(store.preference(kuro, REMIND).await, Ok(Some(true)));
            let times = vec![(START, Timestamp::from_millis(-1))];
            assert_eq!(store.preference(kuro, VACATIONS).await, Ok(Some(times)));
            let shiro = Owner::Member(SHIRO);
            assert_eq!(store.preference(shiro, LANGUAGE).await, Ok(None));
            let all = store.preferences_of(Owner::Channel(CHANNEL)).await;
            let language = ("language".to_owned(), vec![Value::Text(german())]);
            assert_eq!(all, Ok(vec![language]));
            assert_eq!(
                words(&store, kuro).await,
                ["language", "remind", "vacations"]
            );
        }
    });
}

/// Another's number may begin with the same bytes, and a member's club is not the member.
#[test]
fn what_is_given_up_and_whoever_is_forgotten_leaves_no_row() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        everything(&store).await;
        let shiro = Owner::Member(SHIRO);
        store
            .prefer(shiro, LANGUAGE, Some(&german()))
            .await
            .unwrap();
        let kuro = Owner::Member(KURO);
        store.prefer(kuro, REMIND, None).await.unwrap();
        assert_eq!(words(&store, kuro).await, ["language", "vacations"]);
        store.forget(KURO, Vec::new()).await.unwrap();
        store
            .forget(PlayerId::new(CLUB.get()), Vec::new())
            .await
            .unwrap();
        for owner in [kuro, Owner::MemberIn(KURO, CLUB)] {
            assert_eq!(store.preferences_of(owner).await, Ok(Vec::new()));
        }
        for owner in [shiro, Owner::Channel(CHANNEL), Owner::Club(CLUB)] {
            assert_eq!(words(&store, owner).await, ["language"]);
        }
        store.close().await.unwrap();
        let rows = bare(folder.path()).open_tree("preferences").unwrap().len();
        assert_eq!(rows, 3);
    });
}

#[test]
fn what_is_of_another_type_is_not_guessed() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let kuro = Owner::Member(KURO);
        let flag: Preference<bool> = Preference::new(LANGUAGE.word());
        store.prefer(kuro, LANGUAGE, Some(&german())).await.unwrap();
        let read = store.preference(kuro, flag).await;
        assert!(
            matches!(read, Err(StoreError::Unreadable { .. })),
            "{read:?}"
        );
        // One value too many is no shorter one.
        let both: Preference<(String, bool)> = Preference::new(LANGUAGE.word());
        let german = (german(), true);
        store.prefer(kuro, both, Some(&german)).await.unwrap();
        assert_eq!(store.preference(kuro, both).await, Ok(Some(german)));
        assert!(store.preference(kuro, LANGUAGE).await.is_err());
    });
}
