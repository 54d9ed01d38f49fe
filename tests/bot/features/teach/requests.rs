//! What becomes of a request: somebody teaches, it is taken back, or it ends.

use tengen::bot::port::message::Message;
use tengen::game::{GameId, Stakes};
use tengen::i18n::say;
use tengen::rules::{Color, Size, Variant};

use super::{ask, body, confirmed, replaced, solve, teaching};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{english, labels, until};

/// The exercises that `message` shows, and whether they are solved.
fn ticked(message: &Message) -> usize {
    body(message).matches('✓').count()
}

/// What the button "Exercises" below the newest request says to those who may not see them.
fn refused_to(table: &mut Table, who: crate::support::cast::Member) -> String {
    sentence(table.press(who, say::teach::button_exercises()))
}

#[test]
fn whoever_teaches_begins_the_game_and_anyone_else_is_told_how() {
    let mut table = Table::new().with_threads();
    teaching(&mut table, &[SHIRO, AKA]);
    let _ = ask(&mut table, KURO);
    let told = private(table.press(MIDORI, say::teach::button_teach()));
    assert_eq!(told.content, english(say::teach::no_teacher()));
    let refused = sentence(table.press(MIDORI, say::teach::button_join()));
    assert_eq!(refused, english(say::teach::no_rank()));
    let _ = private(table.say(MIDORI, "/rank rank:1d"));
    let joined = replaced(table.press(MIDORI, say::teach::button_join()));
    assert_eq!(joined.content, english(say::teach::joined()));
    let refused = sentence(table.press(KURO, say::teach::button_teach()));
    assert_eq!(refused, english(say::teach::no_own()));
    let (teach, message) = table.custom_id(say::teach::button_teach());
    let taken = public(table.press(SHIRO, say::teach::button_teach()));
    let told = say::teach::taken(SHIRO.mention(), KURO.mention(), GameId::new(1));
    assert_eq!(taken.content, english(told));
    let left = [say::teach::button_exercises(), say::teach::button_back()];
    assert_eq!(labels(&taken), left.map(english));
    let game = table.game(1);
    assert_eq!(game.color_of(KURO.player()), Some(Color::Black));
    assert_eq!(game.color_of(SHIRO.player()), Some(Color::White));
    assert_eq!(game.terms().rules.variant(), Variant::AtariGo);
    assert_eq!(game.terms().size, Size::square(9).unwrap());
    assert_eq!(game.terms().stakes, Stakes::Unrated);
    let deeds = table.deeds();
    let is_thread = |deed: &Deed| matches!(deed, Deed::Opened(_));
    assert!(deeds.iter().any(is_thread), "{deeds:?}");
    let refused = sentence(table.press_id(AKA, &teach, message));
    assert_eq!(refused, english(say::teach::no_taken(SHIRO.mention())));
}

#[test]
fn teachers_see_the_exercises_and_then_the_teacher_alone() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO, AKA]);
    let _ = ask(&mut table, KURO);
    for teacher in [SHIRO, AKA] {
        let shown = private(table.press(teacher, say::teach::button_exercises()));
        let told = english(say::teach::exercises_of(KURO.mention()));
        assert_eq!((shown.content.clone(), ticked(&shown)), (told, 7));
    }
    let no_teacher = english(say::teach::no_teacher());
    assert_eq!(refused_to(&mut table, MIDORI), no_teacher);
    let _ = public(table.press(SHIRO, say::teach::button_teach()));
    let _ = table.deeds();
    table.restart();
    let shown = private(table.press(SHIRO, say::teach::button_exercises()));
    assert_eq!(ticked(&shown), 7);
    let taken = english(say::teach::no_taken(SHIRO.mention()));
    assert_eq!(refused_to(&mut table, AKA), taken);
    table.advance_days(60);
    table.tick();
    let _ = table.deeds();
    let over = english(say::teach::no_over());
    assert_eq!(refused_to(&mut table, SHIRO), over);
}

#[test]
fn a_request_that_is_taken_back_shows_nobody_anything() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let (teach, message) = table.custom_id(say::teach::button_teach());
    let (exercises, _) = table.custom_id(say::teach::button_exercises());
    let refused = sentence(table.press(SHIRO, say::teach::button_back()));
    assert_eq!(refused, english(say::teach::no_others(KURO.mention())));
    let ended = replaced(table.press(KURO, say::teach::button_back()));
    let told = english(say::teach::taken_back(KURO.mention()));
    assert_eq!((ended.content, ended.rows.len()), (told, 0));
    let over = english(say::teach::no_over());
    for old in [teach, exercises] {
        let refused = sentence(table.press_id(SHIRO, &old, message));
        assert_eq!(refused, over);
    }
}

#[test]
fn nobody_has_two_open_requests_and_one_whose_message_is_lost_can_be_withdrawn() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let again = private(table.press(KURO, say::teach::button_sure()));
    let ends = until(super::FRIDAY + 7 * super::DAY);
    assert_eq!(again.content, english(say::teach::already(ends)));
    let withdrawn = replaced(table.press(KURO, say::teach::button_back()));
    assert_eq!(withdrawn.content, english(say::teach::withdrawn()));
    let refused = sentence(table.press(SHIRO, say::teach::button_teach()));
    assert_eq!(refused, english(say::teach::no_over()));
    let _ = public(table.press(KURO, say::teach::button_sure()));
}

#[test]
fn a_request_ends_after_a_week_and_another_one_can_follow() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let (exercises, message) = table.custom_id(say::teach::button_exercises());
    table.restart();
    table.advance_days(7);
    let refused = sentence(table.press(SHIRO, say::teach::button_teach()));
    assert_eq!(refused, english(say::teach::no_over()));
    table.tick();
    let refused = sentence(table.press_id(SHIRO, &exercises, message));
    assert_eq!(refused, english(say::teach::no_over()));
    // Its step stays finished, and so does not offer another one.
    let told = solve(&mut table, KURO);
    let button = english(say::teach::button_ask());
    assert!(!labels(&told).contains(&button));
    let _ = ask(&mut table, KURO);
}

#[test]
fn a_muted_beginner_is_not_taught() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let before = std::mem::replace(&mut table.powers, crate::support::script::MODERATES);
    let _ = private(table.say(AKA, "/mute member:@kuro days:2 reason:Late"));
    table.powers = before;
    let refused = sentence(table.press(SHIRO, say::teach::button_teach()));
    assert_eq!(refused, english(say::limit::takes_no_more(KURO.mention())));
}

#[test]
fn who_is_forgotten_asks_for_nothing_and_teaches_nobody() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let _ = private(table.say(KURO, "/me forget"));
    let _ = private(table.press(KURO, say::people::button_forget()));
    let refused = sentence(table.press(SHIRO, say::teach::button_teach()));
    assert_eq!(refused, english(say::teach::no_over()));
    let _ = private(table.say(SHIRO, "/me forget"));
    let _ = private(table.press(SHIRO, say::people::button_forget()));
    let told = super::finish(&mut table, AKA);
    let button = english(say::teach::button_ask());
    assert!(!labels(&told).contains(&button), "nobody teaches any more");
    let _ = private(table.say(SHIRO, "/rank rank:5k"));
    teaching(&mut table, &[SHIRO]);
    let _ = super::finish(&mut table, AKA);
    let _ = confirmed(&mut table, AKA);
}
