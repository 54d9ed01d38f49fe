//! Round trips per move.

use tengen::clock::Span;
use tengen::game::{Action, Actor, Game, PlayerId, decide};
use tengen::rules::Move;
use tengen::store::{BOARD, Change, Faults, IdempotencyKey, Server, Store};

use super::proxy::{Count, Proxy};
use super::{CHANNEL, KURO, SHIRO, after, server, server_at, table};
use crate::support::board::at;

/// Reads the game again, and makes a move in it as the bot does: with an outbox message, a cause and an alarm.
async fn make_move(store: &Store, game: &Game, player: PlayerId, point: &str, cause: u64) -> Game {
    let game = store.game(game.id()).await.unwrap().unwrap();
    let now = game.events().last().unwrap().at.after(Span::seconds(1));
    let action = Action::Move(Move::Play(at(point)));
    let event = decide(&game, Actor::Player(player), action, now).unwrap();
    let moved = after(&game, &[event]);
    let change = Change {
        queue: vec![BOARD.to(CHANNEL, moved.revision())],
        cause: Some(IdempotencyKey(cause)),
        ..Change::silent(&moved)
    };
    store.append(&game, moved, change).await.unwrap()
}

#[test]
fn a_move_is_one_transaction_and_waits_for_the_server_three_times() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let proxy = Proxy::start();
    // On one thread all statements of a round are sent before the first is answered.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let server = Server {
            connections: 1,
            ..server_at(proxy.url(folder.path()))
        };
        let store = Store::connect(&server, Faults::default()).await.unwrap();
        let mut game = table(&store, "japanese", 19).await;
        // Statements are prepared at their first use.
        let points = ["D4", "Q16", "Q4", "D16", "K10", "C3", "R17", "R3"];
        for (number, point) in (0..).zip(points) {
            let player = [KURO, SHIRO][number % 2];
            game = make_move(&store, &game, player, point, number as u64).await;
        }
        // On a busy machine the server may answer before it has all of a round, so the minimum of several counts.
        let mut least = u32::MAX;
        for (number, point) in (8..).zip(["C17", "R10", "C10", "K3", "K17"]) {
            let player = [KURO, SHIRO][number % 2];
            proxy.count();
            game = make_move(&store, &game, player, point, number as u64).await;
            let Count { trips, changes } = proxy.count();
            assert_eq!(changes, 1, "{point}");
            least = least.min(trips);
        }
        assert_eq!(least, 3);
    });
}
