//! Long records with many undos: a replay takes time linear in the record.

use tengen_game::{
    Action, Actor, Event, EventKind, Game, MOST_EVENTS, PlayerId, Proposal, Refusal, Revision,
    Ruling, decide,
};
use tengen_rules::{Color, Move};

use super::table::{JUDGE, KURO, SHIRO, Table, play};

fn event(table: &Table, by: PlayerId, kind: EventKind) -> Event {
    Event {
        at: table.now,
        by: Actor::Player(by),
        kind,
    }
}

fn moved(table: &Table, at: &str) -> Event {
    let mv = Move::Play(at.parse().expect("a point"));
    let color = Color::Black;
    event(table, KURO, EventKind::Moved { color, mv })
}

/// Black moves and takes it back, this number of times, freely and with White's consent in turn.
fn undone(table: &Table, times: usize) -> Vec<Event> {
    let mut events = table.game.events().to_vec();
    for time in 0..times {
        let to = Revision::new(u32::try_from(events.len()).expect("few events"));
        events.push(moved(table, ["D4", "E5"][time % 2]));
        if time % 3 == 0 {
            let proposal = Proposal::Undo { to };
            let color = Color::Black;
            events.push(event(table, KURO, EventKind::Proposed { color, proposal }));
            let color = Color::White;
            events.push(event(table, SHIRO, EventKind::Consented { color }));
        } else {
            events.push(event(table, KURO, EventKind::TakenBack { to }));
        }
    }
    events
}

/// If each undo replayed from the start, it would double the time, and this test would never end.
#[test]
fn two_thousand_undos_are_replayed() {
    let table = Table::seated("japanese", 9);
    let mut events = undone(&table, 2000);
    events.push(moved(&table, "C3"));
    let game = Game::replay(table.game.id(), events.clone()).expect("a record");
    assert_eq!(game.events(), events);
    assert_eq!(game.moves().len(), 1);
    let mut direct = table.game.clone();
    direct.apply(moved(&table, "C3")).expect("played");
    assert_eq!(game.position(), direct.position());
}

/// A running game takes one more undo in the same way.
#[test]
fn an_undo_after_many_undos_goes_back_to_the_turn() {
    let table = Table::seated("japanese", 9);
    let mut table = Table {
        game: Game::replay(table.game.id(), undone(&table, 500)).expect("a record"),
        now: table.now,
    };
    table.does(KURO, play("C3")).expect("played");
    table.does(KURO, Action::TakeBack).expect("taken back");
    assert_eq!(table.game.moves(), []);
    assert_eq!(table.game.to_move(), Some(Color::Black));
}

#[test]
fn a_full_record_takes_only_what_ends_the_game() {
    let table = Table::seated("japanese", 9);
    let mut events = undone(&table, MOST_EVENTS);
    events.truncate(MOST_EVENTS);
    let mut table = Table {
        game: Game::replay(table.game.id(), events).expect("a record"),
        now: table.now,
    };
    let propose = Action::Propose(Proposal::CallOff);
    table.refuses(KURO, &[play("C3"), propose], Refusal::RecordFull);
    let ruling = Action::Rule {
        ruling: Ruling::CalledOff,
        reason: None,
    };
    decide(&table.game, Actor::Moderator(JUDGE), ruling, table.now).expect("a moderator may");
    table.does(KURO, Action::Resign).expect("resigned");
}
