//! What only moderators do with a ladder, and where one can be.

use tengen::bot::port::answer::Answer;
use tengen::i18n::say;

use super::{challenge, ladder, moderating, order, players};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::english;

#[test]
fn moderators_take_somebody_off_and_end_it_and_nobody_else_does() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, SHIRO, KURO);
    for command in ["remove player:@kuro", "end", "create"] {
        let refused = sentence(table.say(MIDORI, &format!("/ladder {command}")));
        assert_eq!(
            refused,
            english(say::refusal::only_a_moderator()),
            "{command}"
        );
    }
    let told = sentence(moderating(&mut table, |table| {
        table.say(AKA, "/ladder remove player:@shiro")
    }));
    assert_eq!(told, english(say::ladder::removed(SHIRO.mention())));
    assert_eq!(order(&table), players([KURO, AKA, MIDORI]));
    let gone = sentence(moderating(&mut table, |table| {
        table.say(AKA, "/ladder remove player:@shiro")
    }));
    assert_eq!(gone, english(say::ladder::no_not_there(SHIRO.mention())));
    table.tick();
    assert!(!table.game(game.get()).phase().is_running());
    let _ = table.deeds();
    let asked = private(moderating(&mut table, |table| {
        table.say(AKA, "/ladder end")
    }));
    assert_eq!(asked.content, english(say::ladder::end_question(TABLE)));
    let Answer::Replace(ended) = moderating(&mut table, |table| {
        table.press(AKA, say::ladder::button_end())
    }) else {
        panic!("in the place of the question");
    };
    assert_eq!(ended.content, english(say::ladder::ended()));
    table.post();
    assert!(
        table
            .deeds()
            .iter()
            .any(|deed| matches!(deed, Deed::Stripped(_)))
    );
    let missing = sentence(table.say(KURO, "/ladder show"));
    assert_eq!(missing, english(say::ladder::no_ladder()));
}

#[test]
fn a_channel_has_one_and_the_only_one_is_found_from_anywhere() {
    let mut table = Table::new();
    ladder(&mut table);
    let second = sentence(moderating(&mut table, |table| {
        table.say(AKA, "/ladder create")
    }));
    assert_eq!(second, english(say::ladder::no_second()));
    table.go_to(CORNER, tengen::bot::port::request::ChannelKind::Channel);
    let elsewhere = private(table.say(KURO, "/ladder show"));
    assert!(elsewhere.card.is_some());
    let _ = public(moderating(&mut table, |table| {
        table.say(AKA, "/ladder create size:13")
    }));
    let third = tengen::game::ChannelId::new(CORNER.get() + 1);
    table.go_to(third, tengen::bot::port::request::ChannelKind::Channel);
    let several = sentence(table.say(KURO, "/ladder show"));
    let named = format!("<#{TABLE}>, <#{CORNER}>");
    assert_eq!(several, english(say::ladder::no_several(named)));
    let _ = table.deeds();
}
