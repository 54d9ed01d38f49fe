//! Outlines of games: rows beside the records, derived from them.

use tengen::clock::Span;
use tengen::game::{
    Action, Actor, ChannelId, Draft, Game, GameId, Listed as _, Outline, Pace, PlayerId, Progress,
    Terms, decide, offer,
};
use tengen::rules::Color;
use tengen::store::{List, Store};

use super::{
    CHANNEL, KURO, SHIRO, START, act, append, bare, challenge, create, forget, in_runtime, open,
    place, play, table, terms, with_store, wrong,
};

/// The outlines of all games in `list`.
async fn all(store: &Store, list: List) -> Vec<Outline> {
    let found = store.outlines(list, usize::MAX, |_| true).await.unwrap();
    assert_eq!(found.unreadable, []);
    found.games
}

fn numbers(outlines: &[Outline]) -> Vec<GameId> {
    outlines.iter().map(|outline| outline.id).collect()
}

async fn relocate(store: &Store, game: &Game, channel: ChannelId) -> Game {
    let action = Action::Relocate(place(channel));
    let now = game.events().last().unwrap().at;
    let event = decide(game, Actor::Clock, action, now).unwrap();
    append(store, game, event).await.unwrap()
}

#[test]
fn an_outline_is_that_of_the_game_whatever_happens_in_it() {
    with_store(async |store| {
        let offered = challenge(&store, "japanese", 9).await;
        let played = table(&store, "japanese", 9).await;
        let played = play(&store, played, "D4 E5 pass pass").await;
        let ended = table(&store, "territory", 9).await;
        let ended = act(&store, &ended, KURO, Action::Resign).await;
        let games = [offered, played, ended];
        let [offered, played, ended] = &games;
        let running = all(&store, List::Of(KURO)).await;
        assert_eq!(running, [Outline::of(offered), Outline::of(played)]);
        assert!(matches!(running[1].progress, Progress::Counting));
        assert_eq!(running[1].players(), [KURO, SHIRO]);
        assert_eq!(all(&store, List::OfIn(SHIRO, CHANNEL)).await, running);
        let in_channel = all(&store, List::PlayedIn(CHANNEL)).await;
        assert_eq!(in_channel, [Outline::of(played)]);
        for list in [
            List::FinishedBy(KURO),
            List::FinishedByIn(SHIRO, CHANNEL),
            List::FinishedIn(CHANNEL),
        ] {
            assert_eq!(all(&store, list).await, [Outline::of(ended)], "{list:?}");
        }
        assert_eq!(wrong(&store).await, []);
        forget(&store, PlayerId::new(13)).await;
        forget(&store, KURO).await;
        assert!(all(&store, List::FinishedBy(KURO)).await.is_empty());
        let theirs = all(&store, List::FinishedBy(SHIRO)).await;
        assert!(
            theirs[0]
                .seats
                .unwrap()
                .black
                .players()
                .all(PlayerId::is_nobody)
        );
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn a_game_that_has_left_is_listed_where_it_is_played_and_when_it_is_over_also_where_it_was_offered()
{
    with_store(async |store| {
        let thread = ChannelId::new(777);
        let game = table(&store, "japanese", 9).await;
        let game = relocate(&store, &game, thread).await;
        for channel in [CHANNEL, thread] {
            let there = all(&store, List::PlayedIn(channel)).await;
            assert_eq!(numbers(&there), [game.id()]);
        }
        assert!(all(&store, List::OfIn(KURO, CHANNEL)).await.is_empty());
        assert_eq!(
            numbers(&all(&store, List::OfIn(KURO, thread)).await),
            [game.id()]
        );
        act(&store, &game, KURO, Action::Resign).await;
        for channel in [CHANNEL, thread] {
            let there = all(&store, List::FinishedByIn(KURO, channel)).await;
            assert_eq!(numbers(&there), [game.id()]);
        }
        assert!(all(&store, List::FinishedIn(CHANNEL)).await.is_empty());
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn a_channels_list_is_read_from_any_number_on_and_open_challenges_stand_in_one_of_their_own() {
    with_store(async |store| {
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(table(&store, "japanese", 9).await.id());
        }
        let open = offer(
            KURO,
            Some(SHIRO),
            terms("japanese", 9),
            place(CHANNEL),
            START,
        );
        let open = create(&store, open.unwrap()).await;
        let (played, offered) = (List::PlayedIn(CHANNEL), List::OfferedIn(CHANNEL));
        for (list, first, expected) in [
            (played, games[0], &games[..]),
            (played, games[1], &games[1..]),
            (played, open.id(), &[]),
            (offered, games[0], &[open.id()]),
            (offered, open.id(), &[open.id()]),
        ] {
            let found = store.outlines_from(list, first, usize::MAX, |_| true).await;
            assert_eq!(numbers(&found.unwrap().games), expected, "{list:?} {first}");
        }
        assert!(
            all(&store, List::OfferedIn(ChannelId::new(777)))
                .await
                .is_empty()
        );
        act(&store, &open, SHIRO, Action::Decline).await;
        assert!(all(&store, offered).await.is_empty());
    });
}

/// Otherwise a list would show a deadline that is too early.
#[test]
fn an_outline_tells_what_has_rested_of_the_running_turn() {
    with_store(async |store| {
        let terms = Terms::new(Draft {
            pace: Pace::of("2d".parse().unwrap()),
            ..*terms("japanese", 9)
        });
        let offered = offer(KURO, Some(SHIRO), terms.unwrap(), place(CHANNEL), START).unwrap();
        let game = create(&store, offered).await;
        let accept = Action::Accept {
            stronger: None,
            toss: Color::Black,
        };
        let game = act(&store, &game, SHIRO, accept).await;
        let game = play(&store, game, "D4").await;
        let later = game.events().last().unwrap().at.after(Span::days(1));
        let rest = Action::Rest(Span::hours(5));
        let event = decide(&game, Actor::Clock, rest, later).unwrap();
        let rested = append(&store, &game, event).await.unwrap();
        assert_ne!(Outline::of(&rested).running, Outline::of(&game).running);
        assert_eq!(all(&store, List::Of(KURO)).await, [Outline::of(&rested)]);
    });
}

#[test]
fn a_look_goes_no_further_than_what_it_shows() {
    with_store(async |store| {
        for _ in 0..6 {
            table(&store, "japanese", 9).await;
        }
        let looked = std::cell::Cell::new(0);
        let odd = |outline: &Outline| {
            looked.set(looked.get() + 1);
            outline.id.get() % 2 == 1
        };
        let found = store
            .outlines(List::PlayedIn(CHANNEL), 2, odd)
            .await
            .unwrap();
        assert_eq!(numbers(&found.games), [GameId::new(1), GameId::new(3)]);
        assert_eq!(looked.get(), 3);
    });
}

#[test]
fn rows_that_an_earlier_program_never_wrote_are_made_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = play(&store, table(&store, "japanese", 9).await, "D4").await;
        act(&store, &game, SHIRO, Action::Resign).await;
        assert_eq!(wrong(&store).await, []);
        assert!(!all(&store, List::FinishedBy(KURO)).await.is_empty());
        store.close().await.unwrap();
        // With another version missing outlines are made, and stray ones deleted.
        let db = bare(folder.path());
        for name in ["outlines", "finished of"] {
            for (key, _) in db.rows(name) {
                assert!(db.take(name, key));
            }
        }
        db.put("running of", [0; 16], b"\x01");
        assert!(db.put("meta", "derived", b"\x63"));
        drop(db);
        let store = open(folder.path());
        assert_eq!(wrong(&store).await, []);
        assert!(!all(&store, List::FinishedBy(KURO)).await.is_empty());
    });
}

#[test]
fn a_row_that_is_missing_damaged_or_of_an_earlier_move_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    let key = 1_u64.to_be_bytes();
    in_runtime(async {
        let store = open(folder.path());
        let game = play(&store, table(&store, "japanese", 9).await, "D4").await;
        store.close().await.unwrap();
        let (_, early) = bare(folder.path()).rows("outlines").remove(0);
        let store = open(folder.path());
        let game = play(&store, game, "E5").await;
        store.close().await.unwrap();
        for row in [None, Some(b"\x01nonsense".to_vec()), Some(early)] {
            let db = bare(folder.path());
            match row {
                None => assert!(db.take("outlines", key)),
                Some(row) => drop(db.put("outlines", key, &row)),
            }
            drop(db);
            let store = open(folder.path());
            assert_eq!(wrong(&store).await, [("outlines", Some(game.id()))]);
            let told = all(&store, List::Of(KURO)).await;
            assert_eq!(told, [Outline::of(&game)]);
            store.close().await.unwrap();
        }
    });
}

/// The number of a missing game.
const GHOST: GameId = GameId::new(99);

#[test]
fn rows_without_a_record_are_no_game_are_found_by_the_check_and_go_when_all_are_made_anew() {
    let lists = [
        "outlines",
        "played in",
        "running in",
        "running of",
        "running of in",
    ];
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = play(&store, table(&store, "japanese", 9).await, "D4").await;
        store.close().await.unwrap();
        let db = bare(folder.path());
        for name in lists {
            for (key, value) in db.rows(name) {
                let list = key.strip_suffix(&game.id().get().to_be_bytes()).unwrap();
                let ghost = [list, &GHOST.get().to_be_bytes()].concat();
                assert!(!db.put(name, ghost, &value));
            }
        }
        drop(db);
        let store = open(folder.path());
        for list in [
            List::Of(KURO),
            List::OfIn(KURO, CHANNEL),
            List::PlayedIn(CHANNEL),
        ] {
            assert_eq!(all(&store, list).await, [Outline::of(&game)], "{list:?}");
        }
        assert_eq!(store.outline(GHOST).await.unwrap(), None);
        assert_eq!(wrong(&store).await, lists.map(|list| (list, Some(GHOST))));
        store.close().await.unwrap();
        bare(folder.path()).put("meta", "derived", b"\x63");
        assert_eq!(wrong(&open(folder.path())).await, []);
    });
}

#[test]
fn a_game_in_a_list_in_which_it_does_not_belong_is_found_by_the_check() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = challenge(&store, "japanese", 9).await;
        store.close().await.unwrap();
        let db = bare(folder.path());
        let key = [CHANNEL.get(), game.id().get()].map(u64::to_be_bytes);
        // An entry with an empty value.
        let entry = db.rows("running in").remove(0);
        assert_eq!(entry.0, key.concat());
        assert!(!db.put("played in", &entry.0, &entry.1));
        drop(db);
        let store = open(folder.path());
        let stray = ("played in", Some(game.id()));
        assert_eq!(wrong(&store).await, [stray]);
    });
}
