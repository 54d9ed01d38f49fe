//! Ladders: commands of moderators, and allowed channels.

use tengen::i18n::say;

use tengen::bot::port::request::ChannelKind;
use tengen::game::Stakes;
use tengen::rating::Pool;

use super::{challenge, ladder, moderating, order, players};
use crate::support::cast::{AKA, CANARY, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_lacks, assert_told, english};

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
    let _ = table.take_deeds();
    let asked = private(moderating(&mut table, |table| {
        table.say(AKA, "/ladder end")
    }));
    assert_eq!(asked.content, english(say::ladder::end_question(TABLE)));
    let ended = in_place(moderating(&mut table, |table| {
        table.press(AKA, say::ladder::button_end())
    }));
    assert_eq!(ended.content, english(say::ladder::ended()));
    table.send_outbox();
    assert!(
        table
            .take_deeds()
            .iter()
            .any(|deed| matches!(deed, Deed::Stripped(_)))
    );
    assert_told(table.say(KURO, "/ladder show"), say::ladder::no_ladder());
}

#[test]
fn a_channel_has_one_which_is_shown_nowhere_else() {
    let mut table = Table::new();
    ladder(&mut table);
    let second = moderating(&mut table, |table| table.say(AKA, "/ladder create"));
    assert_told(second, say::ladder::no_second());
    let (join, message) = table.custom_id(say::ladder::button_join());
    table.go_to(CORNER, ChannelKind::Channel);
    assert_told(table.say(KURO, "/ladder show"), say::ladder::no_ladder());
    // A forged press is refused, too.
    let forged = sentence(table.press_id(CANARY, &join, message));
    assert_eq!(forged, english(say::ladder::no_ladder()));
    // In a thread below the channel its ladder is found.
    table.go_to(CORNER, ChannelKind::Thread { parent: TABLE });
    let below = private(table.say(KURO, "/ladder show"));
    assert!(below.card.is_some());
    let _ = table.take_deeds();
}

#[test]
fn it_is_rated_where_there_are_ratings_and_begins_from_the_ranks_that_players_have_told() {
    let mut table = Table::new();
    ladder(&mut table);
    let _ = private(table.say(SHIRO, "/me rank rank:3d"));
    let _ = private(table.say(KURO, "/me rank rank:12k"));
    let game = challenge(&mut table, SHIRO, KURO);
    assert_eq!(table.game(game.get()).terms().stakes, Stakes::Rated);
    for point in ["D4", "F6", "D6", "F4", "C3", "G7", "C7", "G3", "C5"] {
        let player = table.game(game.get()).on_turn();
        let mut both = [KURO, SHIRO].into_iter();
        let member = both.find(|member| Some(member.player()) == player).unwrap();
        let _played = table.say(member, &format!("/play at:{point} game:{game}"));
    }
    super::resign(&mut table, KURO, game);
    let store = table.store();
    let club = super::stored(&table).club;
    let of = |player| table.wait(store.rating(club, Pool::Go9, player)).unwrap();
    let [shiro, kuro] = [SHIRO, KURO].map(|member| of(member.player()).unwrap().rating.value());
    // A claimed 3d starts with a lower rating, and has to be won in games.
    assert!(shiro > 1837.0 && kuro < 1300.0, "{shiro} {kuro}");
    let _ = table.take_deeds();
    table.go_to(CORNER, ChannelKind::Channel);
    let card = moderating(&mut table, |table| table.say(KURO, "/ladder create size:7"));
    let card = public(card).card.unwrap().body.to_string();
    let rated = english(say::rating::rated());
    assert_lacks(&card, &rated);
    let _ = table.take_deeds();
}
