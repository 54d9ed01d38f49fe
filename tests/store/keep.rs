//! Stored state: events, lists, deadlines, boards and properties.

use tengen::clock::{Span, Timestamp};
use tengen::game::{Action, ChannelId, Game, GameId, MessageId, Phase, PlayerId, Revision};
use tengen::rules::Move;
use tengen::store::{AppendError, BoardMessage, Change, MessageRetention};

use super::{
    CHANNEL, KURO, SHIRO, START, act, append, challenge, create, in_runtime, open, place, play,
    property, table, with_store,
};
use crate::support::board::at;

#[test]
fn a_game_is_there_after_the_database_was_closed_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        let game = play(&store, game, "D4 E5 pass F3").await;
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.game(game.id()).await.unwrap(), Some(game));
        assert_eq!(store.game(GameId::new(2)).await.unwrap(), None);
    });
}

#[test]
fn games_are_numbered_from_one_and_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        assert_eq!(challenge(&store, "territory", 9).await.id(), GameId::new(1));
        assert_eq!(challenge(&store, "gomoku", 15).await.id(), GameId::new(2));
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(challenge(&store, "go-bang", 19).await.id(), GameId::new(3));
    });
}

#[test]
fn events_for_an_older_revision_are_refused_and_nothing_is_kept() {
    with_store(async |store| {
        let seen = table(&store, "territory", 9).await;
        let now = play(&store, seen.clone(), "D4").await;
        let now_at = now.events().last().unwrap().at;
        let late = tengen::game::decide(
            &seen,
            tengen::game::Actor::Player(KURO),
            Action::Move(Move::Play(at("E5"))),
            now_at,
        )
        .unwrap();
        let refused = append(&store, &seen, late).await.unwrap_err();
        assert_eq!(
            refused,
            AppendError::Stale {
                game: seen.id(),
                read: seen.revision()
            }
        );
        assert_eq!(store.game(seen.id()).await.unwrap(), Some(now));
    });
}

#[test]
fn what_does_not_go_on_from_what_was_read_is_refused_and_nothing_is_kept() {
    with_store(async |store| {
        let [one, other] = [9, 13].map(|size| table(&store, "territory", size));
        let (one, other) = (one.await, other.await);
        let one = play(&store, one, "D4").await;
        let elsewhere = play(&store, other.clone(), "E5").await;
        let earlier = Game::replay(one.id(), one.events()[..2].iter().cloned()).unwrap();
        for foreign in [other, elsewhere, earlier] {
            let refused = store.append(&one, foreign, Change::default()).await;
            let refused = refused.unwrap_err();
            assert!(refused.to_string().contains("does not go on"), "{refused}");
        }
        assert_eq!(store.game(one.id()).await.unwrap(), Some(one));
    });
}

#[test]
fn a_game_that_is_over_takes_no_more_events() {
    with_store(async |store| {
        let running = play(&store, table(&store, "territory", 9).await, "D4").await;
        let over = act(&store, &running, SHIRO, Action::Resign).await;
        assert!(matches!(over.phase(), Phase::Finished(_)));
        let late = tengen::game::decide(
            &running,
            tengen::game::Actor::Player(SHIRO),
            Action::Move(Move::Play(at("E5"))),
            START.after(Span::days(1)),
        )
        .unwrap();
        assert!(matches!(
            append(&store, &running, late).await,
            Err(AppendError::Stale { .. })
        ));
        assert_eq!(store.game(over.id()).await.unwrap(), Some(over));
    });
}

#[test]
fn players_and_channels_list_their_games() {
    with_store(async |store| {
        let first = table(&store, "territory", 9).await;
        let second = table(&store, "gomoku", 15).await;
        let both = vec![first.id(), second.id()];
        for player in [KURO, SHIRO] {
            assert_eq!(store.games_of(player).await.unwrap(), both);
        }
        assert_eq!(store.games_in(CHANNEL).await.unwrap(), both);
        assert_eq!(store.games_of(PlayerId::new(13)).await.unwrap(), []);

        act(&store, &first, KURO, Action::Resign).await;
        let second = play(&store, second, "H8").await;
        act(&store, &second, KURO, Action::Resign).await;
        assert_eq!(store.games_of(KURO).await.unwrap(), []);
        assert_eq!(store.games_in(CHANNEL).await.unwrap(), []);
        assert_eq!(
            store.finished_games_of(SHIRO, 1).await.unwrap(),
            [second.id()]
        );
    });
}

#[test]
fn a_declined_challenge_is_in_no_list() {
    with_store(async |store| {
        let game = challenge(&store, "territory", 9).await;
        let closed = act(&store, &game, SHIRO, Action::Decline).await;
        assert_eq!(store.games_of(KURO).await.unwrap(), []);
        assert_eq!(store.games_in(CHANNEL).await.unwrap(), []);
        assert_eq!(store.finished_games_of(KURO, 5).await.unwrap(), []);
        assert_eq!(store.due(START.after(Span::days(30)), 5).await.unwrap(), []);
        assert_eq!(store.game(game.id()).await.unwrap(), Some(closed));
    });
}

#[test]
fn a_game_that_moves_is_listed_where_it_is() {
    with_store(async |store| {
        let game = table(&store, "territory", 9).await;
        let thread = ChannelId::new(200);
        let event = tengen::game::decide(
            &game,
            tengen::game::Actor::Clock,
            Action::Relocate(place(thread)),
            START.after(Span::seconds(9)),
        )
        .unwrap();
        append(&store, &game, event).await.unwrap();
        assert_eq!(store.games_in(CHANNEL).await.unwrap(), []);
        assert_eq!(store.games_in(thread).await.unwrap(), [game.id()]);
    });
}

#[test]
fn what_is_due_comes_in_the_order_of_time() {
    with_store(async |store| {
        let offer_at = |at: Timestamp| {
            tengen::game::offer(KURO, None, super::terms("territory", 9), place(CHANNEL), at)
                .unwrap()
        };
        let late = create(&store, offer_at(START.after(Span::days(2)))).await;
        let early = create(&store, offer_at(START)).await;
        let due = |days| store.due(START.after(Span::days(days)), 10);
        assert_eq!(due(6).await.unwrap(), []);
        assert_eq!(
            due(7).await.unwrap(),
            [(START.after(Span::days(7)), early.id())]
        );
        let all: Vec<_> = due(9)
            .await
            .unwrap()
            .into_iter()
            .map(|(_, game)| game)
            .collect();
        assert_eq!(all, [early.id(), late.id()]);
        assert_eq!(
            store
                .due(START.after(Span::days(9)), 1)
                .await
                .unwrap()
                .len(),
            1
        );
        let accept = Action::Accept {
            stronger: None,
            toss: tengen::rules::Color::White,
        };
        act(&store, &early, SHIRO, accept).await;
        let left: Vec<_> = due(9)
            .await
            .unwrap()
            .into_iter()
            .map(|(_, game)| game)
            .collect();
        assert_eq!(left, [late.id()]);
    });
}

#[test]
fn boards_and_settings_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        assert_eq!(store.board_message(game.id()).await.unwrap(), None);
        let board = BoardMessage {
            channel: CHANNEL,
            message: MessageId::new(7),
            revision: Revision::new(2),
        };
        store
            .note_shown(game.id(), board, MessageRetention::Kept, &[])
            .await
            .unwrap();
        property::speak_german(&store).await;
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.board_message(game.id()).await.unwrap(), Some(board));
        assert!(property::is_german_spoken(&store).await);
    });
}

#[test]
fn many_hands_at_once_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..32 {
            let store = store.clone();
            tasks.spawn(async move {
                let game = table(&store, "territory", 9).await;
                play(&store, game, "A1 B1 C1 D1 E1 F1 G1 H1 J1 A3").await
            });
        }
        let games = tasks.join_all().await;
        store.close().await.unwrap();
        let store = open(folder.path());
        let mut numbers: Vec<_> = games.iter().map(|game| game.id()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=32).map(GameId::new).collect::<Vec<_>>());
        for game in games {
            assert_eq!(store.game(game.id()).await.unwrap(), Some(game));
        }
    });
}

#[test]
fn of_many_hands_on_one_game_each_move_is_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let mut games = Vec::new();
        for _ in 0..20 {
            games.push(table(&store, "territory", 9).await.id());
        }
        let mut tasks = tokio::task::JoinSet::new();
        for hand in 0..64 {
            let (store, games) = (store.clone(), games.clone());
            tasks.spawn(async move {
                let mut kept = Vec::new();
                for turn in 0..5 {
                    let id = games[(hand * 7 + turn * 3) % games.len()];
                    kept.push((id, place_somewhere(&store, id).await));
                }
                kept
            });
        }
        let kept: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
        assert_eq!(kept.len(), 64 * 5);
        store.close().await.unwrap();
        let store = open(folder.path());
        for id in games {
            let game = store.game(id).await.unwrap().unwrap();
            let mut acknowledged: Vec<_> = kept
                .iter()
                .filter(|(of, _)| *of == id)
                .map(|(_, revision)| *revision)
                .collect();
            acknowledged.sort_unstable();
            // The offer and its acceptance came before.
            let all: Vec<_> = (3..=game.revision().get()).map(Revision::new).collect();
            assert_eq!(acknowledged, all);
        }
    });
}

/// Places a stone on the first legal point of game `id`, and retries while other writers are faster.
async fn place_somewhere(store: &tengen::store::Store, id: GameId) -> Revision {
    loop {
        let game = store.game(id).await.unwrap().unwrap();
        let point = game
            .terms()
            .rules
            .legal_points(game.position())
            .iter()
            .next();
        let player = match game.position().to_move() {
            tengen::rules::Color::Black => KURO,
            tengen::rules::Color::White => SHIRO,
        };
        let event = tengen::game::decide(
            &game,
            tengen::game::Actor::Player(player),
            Action::Move(Move::Play(point.unwrap())),
            game.events().last().unwrap().at.after(Span::seconds(1)),
        )
        .unwrap();
        match append(store, &game, event).await {
            Ok(after) => return after.revision(),
            Err(AppendError::Stale { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}
