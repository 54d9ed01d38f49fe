//! A move written as a message that fails.

use tengen::bot::port::request::TypedMessage;
use tengen::game::MessageId;
use tengen::i18n::say;

use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::script::seated;
use crate::support::table::Table;
use crate::support::words::english;

/// The bot reads that `KURO` has written `text`.
fn hear(table: &Table, text: &str) {
    let heard = TypedMessage {
        message: MessageId::new(900),
        author: KURO.person(),
        bot: SHIRO.player(),
        place: table.setting.place,
        text: text.to_owned(),
    };
    table.wait(table.bot().receive(heard, &table.desk));
}

#[test]
fn a_written_move_is_answered_when_discord_does_not_tell_who_wrote_it() {
    let table = seated("");
    table.obstruct(Some(Obstacle::NoMembers));
    let _ = table.take_deeds();
    hear(&table, "hello");
    assert_eq!(table.take_deeds(), [], "that is no move");
    hear(&table, "d4");
    assert_eq!(table.take_post().content, english(say::refusal::trouble()));
    assert!(table.game(1).moves().is_empty());
    table.obstruct(None);
    hear(&table, "d4");
    assert_eq!(table.game(1).moves().len(), 1);
    let _ = table.take_deeds();
}
