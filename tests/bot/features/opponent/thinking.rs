//! The engine's thinking blocks no request, survives a restart, and is discarded if the game has changed.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use tengen::config::Opponent;
use tengen::engine::Query;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::{begin, points, stone, thought};
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, MIDORI};
use crate::support::program::at_once;
use crate::support::table::{Table, private, public};

/// A fake engine that signals its start, and ends on a signal; it plays E5, or F5 if E5 is occupied.
struct Gate {
    begun: Receiver<u32>,
    open: Sender<()>,
    most: Arc<AtomicUsize>,
}

fn gated(table: &mut Table) -> Gate {
    let (begun, begins) = channel();
    let (open, opened) = channel::<()>();
    let (begun, opened) = (Mutex::new(begun), Mutex::new(opened));
    let (now, most) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
    let reached = Arc::clone(&most);
    table.program.think = Some(Arc::new(move |query: &Query<'_>| {
        reached.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
        // The receiver may be gone.
        let _ = begun.lock().unwrap().send(query.position.ply().0);
        let _ = opened.lock().unwrap().recv();
        now.fetch_sub(1, SeqCst);
        let is_free = query.position.board().get(at("E5")).is_none();
        Some(thought(stone(if is_free { "E5" } else { "F5" }), 0.5))
    }));
    table.program.settings = Opponent {
        games: 100,
        ..at_once()
    };
    table.restart();
    Gate {
        begun: begins,
        open,
        most,
    }
}

/// Starts the program, which plays until the returned handle is stopped.
fn playing(table: &Table) -> Playing {
    let stop = CancellationToken::new();
    let (bot, ending) = (table.bot(), stop.clone());
    table.wait(async {
        let task = tokio::spawn(bot.play_as_opponent(ending));
        Playing { stop, task }
    })
}

/// A handle of the playing program.
struct Playing {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Playing {
    /// Stops it, and discards its current thought.
    fn stop(self, table: &Table) {
        self.stop.cancel();
        table.wait(self.task).unwrap();
    }
}

/// Waits until game `id` has `moves` moves.
fn until_moves(table: &Table, id: u64, moves: usize) {
    while table.game(id).moves().len() < moves {
        table.wait(tokio::task::yield_now());
    }
}

#[test]
fn a_thought_that_is_cut_off_is_thought_again_after_a_restart() {
    let mut table = Table::new().without_limits();
    let gate = gated(&mut table);
    begin(&mut table, KURO, "size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    let playing = playing(&table);
    gate.begun.recv().unwrap();
    playing.stop(&table);
    drop(gate.open);
    table.restart();
    assert_eq!(table.game(1).moves().len(), 1, "what was thought is gone");
    assert_eq!(table.answer(), 1, "but not that it is owed");
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("C3")), Some(at("E5"))]);
}

#[test]
fn a_game_that_changes_meanwhile_is_thought_about_anew() {
    let mut table = Table::new().without_limits();
    let gate = gated(&mut table);
    begin(&mut table, KURO, "size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    let playing = playing(&table);
    assert_eq!(gate.begun.recv().unwrap(), 1);
    // Kuro undoes his move while it thinks, and plays on its point.
    let _taken = table.say(KURO, "/game undo");
    assert_eq!(table.game(1).moves().len(), 0);
    let _done = private(table.say(KURO, "/play at:E5"));
    gate.open.send(()).unwrap();
    assert_eq!(gate.begun.recv().unwrap(), 1, "it thinks again");
    gate.open.send(()).unwrap();
    until_moves(&table, 1, 2);
    playing.stop(&table);
    assert_eq!(points(&table.game(1)), [Some(at("E5")), Some(at("F5"))]);
    table.send_outbox();
    drop(table.take_deeds());
}

#[test]
fn twenty_games_at_once_hold_nobody_up_who_plays_with_people() {
    let mut table = Table::new().without_limits();
    let gate = gated(&mut table);
    for _ in 0..20 {
        begin(&mut table, KURO, "size:9 where:here");
    }
    let _card = public(table.say(AKA, "/challenge opponent:@midori size:9 colour:black"));
    let _board = table.press(MIDORI, tengen::i18n::say::challenge::button_accept());
    drop(table.take_deeds());
    for game in 1..=20 {
        let _done = private(table.say(KURO, &format!("/play at:C3 game:{game}")));
    }
    let playing = playing(&table);
    gate.begun.recv().unwrap();
    // It thinks until the gate opens: an answer that waited for it would never come.
    let board = public(table.say(AKA, "/play at:D4 game:21"));
    assert_eq!(board.files.len(), 1, "a picture is painted meanwhile");
    assert_eq!(table.game(21).moves().len(), 1);
    drop(gate.open);
    for game in 1..=20 {
        until_moves(&table, game, 2);
    }
    playing.stop(&table);
    assert_eq!(
        gate.most.load(SeqCst),
        1,
        "one worker, one thought at a time"
    );
    table.send_outbox();
    drop(table.take_deeds());
}

#[test]
fn the_same_game_is_never_thought_about_twice_at_once() {
    let mut table = Table::new().without_limits();
    let gate = gated(&mut table);
    for _ in 0..2 {
        begin(&mut table, KURO, "size:9 where:here");
    }
    let _done = private(table.say(KURO, "/play at:C3 game:1"));
    let playing = playing(&table);
    gate.begun.recv().unwrap();
    // Each wakes it again.
    let _done = private(table.say(KURO, "/play at:C3 game:2"));
    gate.open.send(()).unwrap();
    gate.open.send(()).unwrap();
    until_moves(&table, 1, 2);
    until_moves(&table, 2, 2);
    playing.stop(&table);
    let more: HashSet<u32> = gate.begun.try_iter().collect();
    assert!(more.len() <= 1, "{more:?}");
    table.send_outbox();
    drop(table.take_deeds());
}
