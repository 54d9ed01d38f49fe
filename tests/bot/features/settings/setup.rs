//! `/serveradmin setup`, and the default policy for messages.

use tengen::bot::features::settings::policy::{POLICY, Policy};
use tengen::bot::port::message::{Menu, Message, Row};
use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::i18n::say;

use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{begin, seated};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::english;

fn menus(message: &Message) -> Vec<Menu> {
    let rows = message.rows.iter();
    rows.filter_map(|row| match row {
        Row::Menu(menu) => Some(menu.clone()),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    })
    .collect()
}

/// The value of the setting `title` on the card.
fn field(message: &Message, title: &str) -> String {
    let fields = &message.card.as_ref().unwrap().fields;
    let found = fields.iter().find(|(name, _)| *name == title);
    found.unwrap().1.to_string()
}

fn messages_field(message: &Message) -> String {
    field(message, &english(say::people::field_messages()))
}

fn policy(named: &str) -> String {
    english(say::people::policy_named(named.to_owned()))
}

#[test]
fn each_choice_takes_effect_at_once_and_the_card_shows_it() {
    let mut table = Table::new().with_threads();
    let card = private(table.say(KURO, "/serveradmin setup"));
    assert_eq!(menus(&card).len(), 5);
    // A game in a thread gets no thread of its own.
    table.go_to(CORNER, ChannelKind::Thread { parent: TABLE });
    let card = private(table.say(KURO, "/serveradmin setup"));
    assert_eq!(menus(&card).len(), 4);
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/serveradmin setup"));
    table.restart();
    table.powers = Permissions::MANAGE_SERVER;
    let card = in_place(table.choose(KURO, "one-message"));
    assert_eq!(messages_field(&card), policy("one-message"));
    // A menu names its setting, and the card shows the value.
    assert_eq!(
        menus(&card)[1].placeholder,
        english(say::people::field_messages())
    );
    let card = in_place(table.choose(KURO, "channel"));
    let venue = english(say::setup::venue_named("channel".to_owned()));
    assert_eq!(field(&card, &english(say::setup::field_venue())), venue);
    table.powers = Permissions(0);
    // Games stay in the channel now, in one message.
    let bot = table.bot();
    let policy = table.wait(POLICY.get(bot.services(), TABLE)).unwrap();
    assert_eq!(policy, Some(Policy::OneMessage));
    drop(bot);
    begin(&mut table, "size:9");
    assert_eq!(table.game(1).place().channel, TABLE);
}

#[test]
fn a_member_who_may_not_manage_the_server_changes_nothing() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/serveradmin setup"));
    let refused = sentence(table.choose(SHIRO, "one-message"));
    assert_eq!(refused, english(say::limit::only_managers()));
    let refused = sentence(table.forge(SHIRO, "/serveradmin setup"));
    assert_eq!(refused, english(say::limit::only_managers()));
    let bot = table.bot();
    let policy = table.wait(POLICY.get(bot.services(), TABLE)).unwrap();
    assert_eq!(policy, Some(Policy::EachMove));
}

#[test]
fn where_no_threads_can_be_opened_the_last_two_boards_stay_unless_something_else_is_chosen() {
    for (chosen, deleted) in [(None, 2), (Some(Policy::EachMove), 0)] {
        let mut table = seated("size:9");
        let bot = table.bot();
        table
            .wait(POLICY.set(bot.services(), TABLE, &chosen))
            .unwrap();
        drop(bot);
        let counts = chosen.map_or("last-two", |_| "each-move");
        let shown = private(table.say(KURO, "/serveradmin show"));
        assert_eq!(messages_field(&shown), policy(counts));
        let mut gone = 0;
        for (who, at) in [(KURO, "D4"), (SHIRO, "E5"), (KURO, "F6")] {
            let _ = public(table.say(who, &format!("/play at:{at}")));
            let deeds = table.take_deeds();
            gone += deeds
                .iter()
                .filter(|deed| matches!(deed, Deed::Deleted(_)))
                .count();
        }
        assert_eq!(gone, deleted, "{chosen:?}");
    }
    // With a thread per game, each move is a message.
    let mut table = Table::new().with_threads();
    let bot = table.bot();
    table
        .wait(POLICY.set(bot.services(), TABLE, &None))
        .unwrap();
    drop(bot);
    let shown = private(table.say(KURO, "/serveradmin show"));
    assert_eq!(messages_field(&shown), policy("each-move"));
}
