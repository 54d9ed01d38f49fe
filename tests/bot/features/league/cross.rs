//! The cross table of a division: a picture, and the same as text.

use tengen::bot::port::message::Message;
use tengen::bot::port::request::Permissions;
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::league::League;
use tengen::league::{End, Side};
use tengen::store::LeagueError;

use super::{FOUR, league, stored};
use crate::support::cast::{KURO, SHIRO};
use crate::support::table::{TABLE, Table, private};
use crate::support::words::{assert_begins, assert_says, english};

/// The table that kuro sees.
fn show_table(table: &mut Table) -> Message {
    let _card = table.say(KURO, "/league show");
    private(table.press(KURO, say::league::button_table()))
}

/// Kuro has won against shiro.
fn win(table: &Table) {
    let store = table.store();
    let won = store.change_activity::<League>(TABLE, |league| {
        let season = league.season().ok_or(LeagueError::Missing)?;
        let side = if season.seat(KURO.player()) < season.seat(SHIRO.player()) {
            Side::First
        } else {
            Side::Second
        };
        league.add_game(GameId::new(900), KURO.player(), SHIRO.player());
        league.end_game(GameId::new(900), End::Won(side));
        Ok(Vec::new())
    });
    let _league = table.wait(won).unwrap();
}

#[test]
fn a_table_is_a_picture_with_the_same_as_text() {
    let mut table = Table::new();
    league(&mut table);
    let before = show_table(&mut table);
    assert_eq!(before.content, english(say::league::legend()));
    win(&table);
    let after = show_table(&mut table);
    let [old, new] = [&before, &after].map(|message| &message.files[0]);
    assert_ne!(old.name, new.name, "or clients show an old one");
    assert_ne!(old.bytes, new.bytes);
    let alt = new.alt.as_ref().unwrap();
    assert_begins(alt, say::league::alt(1, 1));
    assert!(alt.chars().count() <= 1024);
    assert_says(alt, "1. kuro 1½");
    let body = after.card.unwrap().body.to_string();
    for member in FOUR {
        assert_says(&body, format!("<@{}>", member.id));
    }
    assert_eq!(stored(&table).season().unwrap().games().len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn without_files_there_is_the_text_alone() {
    let mut table = Table::new();
    league(&mut table);
    table.forbid(Permissions::ATTACH);
    let shown = show_table(&mut table);
    assert!(shown.files.is_empty() && shown.content.is_empty());
    assert!(shown.card.is_some());
    let _ = table.take_deeds();
}
