//! Plans on disk: private, part of exports, and deleted with the game.

use tengen::game::{Action, Game, Plan, PlayerId};
use tengen::rules::Move;
use tengen::store::{ImportError, Store, StoreError};

use super::fixture::exported;
use super::{KURO, SHIRO, act, bare, in_runtime, open, play, table, with_store};
use crate::support::board::at;

/// The frozen shape: revision 2, D4 answered by E5, then C1 by a pass, and a pass by A1.
const FROZEN: &str = "01020300003c00500100020100010000";

fn line(moves: &str) -> Vec<Move> {
    let one = |word: &str| match word {
        "pass" => Move::Pass,
        point => Move::Play(at(point)),
    };
    moves.split_whitespace().map(one).collect()
}

/// Stores a plan of shiro's in `game`.
async fn store_plan(store: &Store, game: &Game) -> Plan {
    let mut plan = Plan::new(game, SHIRO).unwrap();
    for moves in ["D4 E5 C1 pass", "pass A1"] {
        plan.add(game, &line(moves)).unwrap();
    }
    store.set_plan(game.id(), SHIRO, &plan).await.unwrap();
    plan
}

#[test]
fn a_plan_is_there_after_a_restart_for_its_player_alone() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        let other = table(&store, "territory", 9).await;
        let plan = store_plan(&store, &game).await;
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.plan(game.id(), SHIRO).await, Ok(Some(plan)));
        assert_eq!(store.plan(game.id(), KURO).await, Ok(None));
        assert_eq!(store.plan(other.id(), SHIRO).await, Ok(None));
        store.drop_plan(game.id(), SHIRO).await.unwrap();
        assert_eq!(store.plan(game.id(), SHIRO).await, Ok(None));
    });
}

#[test]
fn plans_are_forgotten_when_their_game_ends() {
    with_store(async |store| {
        let game = table(&store, "territory", 9).await;
        let other = table(&store, "territory", 9).await;
        let plan = store_plan(&store, &game).await;
        store_plan(&store, &other).await;
        let game = play(&store, game, "D4 E5").await;
        assert_eq!(store.plan(game.id(), SHIRO).await, Ok(Some(plan)));
        act(&store, &game, KURO, Action::Resign).await;
        assert_eq!(store.plan(game.id(), SHIRO).await, Ok(None));
        assert!(store.plan(other.id(), SHIRO).await.unwrap().is_some());
    });
}

#[test]
fn an_export_carries_plans_along() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        let game = table(&store, "territory", 9).await;
        let plan = store_plan(&store, &game).await;
        let text = exported(&store).await;
        let shape = concat!(
            r#"{"row":{"table":"plans","key":["1","12"],"value":{"from":2,"steps":["#,
            r#"{"answer":{"play":"E5"},"depth":0,"theirs":{"play":"D4"}},"#,
            r#"{"answer":"pass","depth":1,"theirs":{"play":"C1"}},"#,
            r#"{"answer":{"play":"A1"},"depth":0,"theirs":"pass"}]}}}"#,
        );
        assert!(text.lines().any(|line| line == shape), "{text}");
        let copy = open(other.path());
        // A step without a parent, and a missing game.
        for (from, to) in [
            ("\"depth\":1", "\"depth\":2"),
            ("[\"1\",\"12\"]", "[\"7\",\"12\"]"),
        ] {
            let wrong = text.replace(from, to);
            assert_ne!(wrong, text);
            let refused = copy.import(wrong.as_bytes()).await.unwrap_err();
            assert!(matches!(refused, ImportError::Line { .. }), "{refused}");
        }
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        assert_eq!(copy.plan(game.id(), SHIRO).await, Ok(Some(plan)));
    });
}

#[test]
fn the_shape_of_plans_is_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let (game, plan) = in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        let plan = store_plan(&store, &game).await;
        store.close().await.unwrap();
        (game, plan)
    });
    let key = [game.id().get(), SHIRO.get()]
        .map(u64::to_be_bytes)
        .concat();
    {
        let db = bare(folder.path());
        let (found, kept) = db.rows("plans").remove(0);
        assert_eq!(found, key);
        let digits: String = kept.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, FROZEN);
        // An unreadable plan is beside it.
        let mut damaged = kept;
        damaged.push(0);
        let stranger = [game.id().get(), KURO.get()].map(u64::to_be_bytes).concat();
        assert!(!db.put("plans", stranger, &damaged));
    }
    in_runtime(async {
        let store = open(folder.path());
        assert_eq!(store.plan(game.id(), SHIRO).await, Ok(Some(plan)));
        let unreadable = StoreError::Unreadable { what: "a plan" };
        assert_eq!(store.plan(game.id(), KURO).await, Err(unreadable));
        let text = exported(&store).await;
        let copy = tempfile::tempdir().unwrap();
        let copied = open(copy.path());
        copied.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copied).await, text, "its bytes are carried along");
        assert_eq!(copied.plan(game.id(), PlayerId::new(99)).await, Ok(None));
    });
}
