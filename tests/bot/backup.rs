//! A restored backup holds everything that was in the database.

use std::fs::File;
use std::io::BufReader;

use tengen::clock::Span;
use tengen::game::{ClubId, Game, GameId, PlayerId};
use tengen::i18n::say;
use tengen::store::{Backups, OutboxMessage, Store};

use crate::bot::games::time::clock::{at_once, hours};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::database;
use crate::support::desk::Obstacle;
use crate::support::script::{begin, play};
use crate::support::table::{TABLE, Table, private, public};
use crate::support::words::english;

/// Games in every phase, with rows of every kind that belong to games.
fn a_busy_club() -> Table {
    let mut table = at_once();
    let beat = |table: &Table| {
        let store = table.store();
        table.wait(store.beat(table.now())).unwrap()
    };
    beat(&table);
    begin(&mut table, "size:9");
    let _ = private(table.say(KURO, "/game resign"));
    let _ = public(table.press(KURO, say::table::button_resign()));
    let _ = table.take_deeds();
    begin(&mut table, "size:9 clock:7d pauses:weekends");
    play(&mut table, "C3");
    let _ = private(table.say(KURO, "/game if-then line:G7,G3,C7,C5"));
    begin(&mut table, "size:5 clock:3d");
    for (who, command) in [
        (KURO, "/play at:C3 game:3"),
        (SHIRO, "/game pass game:3"),
        (KURO, "/game pass game:3"),
    ] {
        let _ = public(table.say(who, command));
    }
    let _ = public(table.press(KURO, say::count::button_agree()));
    let _ = table.take_deeds();
    let _ = public(table.say(AKA, "/challenge game:go-bang clock:2d"));
    for command in [
        "/me time zone:Europe/Zurich",
        "/me boards theme:dark",
        "/me notices summary:9 reminders:6h where:direct",
    ] {
        let _ = private(table.say(SHIRO, command));
    }
    let _ = private(table.say(KURO, "/me notices summary:7"));
    let _ = private(table.say(SHIRO, "/me rank rank:3k"));
    let _ = private(table.say(AKA, "/serveradmin channel messages:last-two"));
    let _ = private(table.say(AKA, "/serveradmin games vacation:12"));
    let _ = private(table.say(
        AKA,
        "/serveradmin puzzle hour:9 topic:ko zone:Europe/Zurich",
    ));
    hours(&table, 5);
    assert!(beat(&table).is_some());
    // Undelivered messages stay in the outbox.
    table.obstruct(Some(Obstacle::Outage));
    let _ = private(table.say(SHIRO, "/me vacation days:3"));
    table.advance_days(1);
    table.tick();
    let _ = table.take_deeds();
    table
}

/// Everything that the store returns, as lines of text.
fn dump(table: &Table, store: &Store) -> Vec<String> {
    table.wait(async {
        let mut told = Vec::new();
        let mut note = |what: &str, value: &dyn std::fmt::Debug| {
            told.push(format!("{what}: {value:?}"));
        };
        for id in (1..=5).map(GameId::new) {
            let game = store.game(id).await.unwrap();
            note("phase", &game.as_ref().map(Game::phase));
            note("board", &store.board_message(id).await.unwrap());
            note("rematch", &store.rematch_of(id).await.unwrap());
            if let Some(game) = game {
                note("alarm", &store.alarm(&game).await.unwrap());
            }
            for who in [KURO, SHIRO] {
                note("plan", &store.plan(id, who.player()).await.unwrap());
            }
        }
        let far = table.now().after(Span::days(1000));
        note("due", &store.due(far, 99).await.unwrap());
        let queue = store.queue().await.unwrap().into_iter();
        let queue = queue.map(
            |OutboxMessage {
                 id,
                 subject,
                 envelope,
                 ..
             }| (id, subject, envelope),
        );
        note("outbox", &queue.collect::<Vec<_>>());
        note("outages", &store.outages().await.unwrap());
        note("summaries", &store.summaries_due(far).await.unwrap());
        for who in [KURO, SHIRO, AKA] {
            let player: PlayerId = who.player();
            note("summary", &store.summary(player).await.unwrap());
            note("games", &store.games_of(player).await.unwrap());
            note(
                "finished",
                &store.finished_games_of(player, 9).await.unwrap(),
            );
            note("member", &store.properties_of(player).await.unwrap());
        }
        note("here", &store.games_in(TABLE).await.unwrap());
        note("channel", &store.properties_of(TABLE).await.unwrap());
        note("club", &store.properties_of(ClubId::new(50)).await.unwrap());
        note("daily", &store.daily(TABLE).await.unwrap());
        note("dailies", &store.dailies_due(far).await.unwrap());
        told
    })
}

#[test]
fn a_restored_backup_is_the_same_in_everything() {
    let table = a_busy_club();
    let folder = tempfile::tempdir().unwrap();
    let backups = Backups::new(folder.path().join("backups"), 7);
    let file = table
        .wait(backups.daily(&table.store(), table.now()))
        .unwrap()
        .unwrap();
    let copy = table.wait(async {
        let copy = database::store(&folder.path().join("restored"));
        copy.import(BufReader::new(File::open(&file).unwrap()))
            .await
            .unwrap();
        copy
    });
    let (before, after) = (dump(&table, &table.store()), dump(&table, &copy));
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(after, before);
    }
    assert_eq!(after.len(), before.len());
    for id in (1..=4).map(GameId::new) {
        let game = |store: &Store| table.wait(store.game(id)).unwrap().unwrap();
        assert_eq!(game(&copy), game(&table.store()));
    }
    // The comparison covers each of them.
    for what in [
        "plan: Some",
        "alarm: Some",
        "board: Some",
        "summary: Some",
        "Counting",
        "Offered",
        "Finished",
        "kind: \"summary\"",
        "kind: \"refresh\"",
        "Outage { from",
        &english(say::people::zone_is("Europe/Zurich".to_owned())),
        "last-two",
        "12",
    ] {
        assert!(before.iter().any(|told| told.contains(what)), "{what}");
    }
    let again = table
        .wait(backups.replace(&copy, table.now()))
        .unwrap()
        .unwrap();
    let text = std::fs::read_to_string(again).unwrap();
    let original = {
        let mut bytes = Vec::new();
        table.wait(table.store().export(&mut bytes)).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    assert_eq!(text, original);
    table.wait(copy.close()).unwrap();
}
