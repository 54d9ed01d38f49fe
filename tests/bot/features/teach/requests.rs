//! The end of a request: a teacher accepts, it is withdrawn, or it expires.

use tengen::bot::port::message::Message;
use tengen::game::{GameId, Stakes};
use tengen::i18n::say;
use tengen::rules::{Color, Size, Variant};

use super::{ask, ask_and_confirm, body, solve, teaching};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{english, labels, until};

/// The exercises that `message` shows, and whether they are solved.
fn ticks(message: &Message) -> usize {
    body(message).matches('✓').count()
}

/// The refusal of the button "Exercises" below the newest request for other members.
fn refused_to(table: &mut Table, who: crate::support::cast::Member) -> String {
    sentence(table.press(who, say::teach::button_exercises()))
}

#[test]
fn a_member_who_teaches_begins_the_game_and_anyone_else_is_told_how() {
    let mut table = Table::new().with_threads();
    teaching(&mut table, &[SHIRO, AKA]);
    let _ = ask(&mut table, KURO);
    let told = private(table.press(MIDORI, say::teach::button_teach()));
    assert_eq!(told.content, english(say::teach::no_teacher()));
    let refused = sentence(table.press(MIDORI, say::teach::button_join()));
    assert_eq!(refused, english(say::teach::no_rank()));
    let _ = private(table.say(MIDORI, "/me rank rank:1d"));
    let joined = in_place(table.press(MIDORI, say::teach::button_join()));
    assert_eq!(joined.content, english(say::teach::joined()));
    let refused = sentence(table.press(KURO, say::teach::button_teach()));
    assert_eq!(refused, english(say::teach::no_own()));
    let (teach, message) = table.custom_id(say::teach::button_teach());
    let taken = public(table.press(SHIRO, say::teach::button_teach()));
    let told = say::teach::taken(SHIRO.mention(), KURO.mention(), GameId::new(1));
    assert_eq!(taken.content, english(told));
    let left = [say::teach::button_exercises(), say::teach::button_hide()];
    assert_eq!(labels(&taken), left.map(english));
    let game = table.game(1);
    assert_eq!(game.color_of(KURO.player()), Some(Color::Black));
    assert_eq!(game.color_of(SHIRO.player()), Some(Color::White));
    assert_eq!(game.terms().rules.variant(), Variant::AtariGo);
    assert_eq!(game.terms().size, Size::square(9).unwrap());
    assert_eq!(game.terms().stakes, Stakes::Unrated);
    let deeds = table.take_deeds();
    let is_thread = |deed: &Deed| matches!(deed, Deed::Opened(_));
    assert!(deeds.iter().any(is_thread), "{deeds:?}");
    let refused = sentence(table.press_id(AKA, &teach, message));
    let taught = say::teach::no_taken(SHIRO.mention(), KURO.mention());
    assert_eq!(refused, english(taught));
}

#[test]
fn a_teaching_game_is_announced_as_one() {
    let mut table = Table::new().with_threads();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let _ = public(table.press(SHIRO, say::teach::button_teach()));
    let _ = table.take_deeds();
    let begun = english(say::teach::begun(KURO.mention(), SHIRO.mention()));
    let seen = table.desk.lock().messages.clone();
    let told = |text: &str| seen.iter().any(|one| one.message.content.starts_with(text));
    assert!(told(&begun), "{seen:?}");
    let weekly = say::seats::begun(KURO.mention(), SHIRO.mention());
    assert!(!told(&english(weekly)));
}

#[test]
fn while_the_game_runs_nobody_asks_for_another_and_the_exercises_can_be_hidden() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = ask(&mut table, KURO);
    let (sure, asked) = table.custom_id(say::teach::button_sure());
    let _ = public(table.press(SHIRO, say::teach::button_teach()));
    let (hide, message) = table.custom_id(say::teach::button_hide());
    let (exercises, _) = table.custom_id(say::teach::button_exercises());
    let learning = english(say::teach::no_learning(GameId::new(1)));
    let again = sentence(table.press_id(KURO, &sure, asked));
    assert_eq!(again, learning);
    let shown = private(table.press_id(SHIRO, &exercises, message));
    assert_eq!(ticks(&shown), 7);
    let hidden = in_place(table.press_id(KURO, &hide, message));
    let told = say::teach::hidden(SHIRO.mention(), KURO.mention());
    assert_eq!((hidden.content, hidden.rows.len()), (english(told), 0));
    assert!(table.game(1).phase().is_running());
    let refused = sentence(table.press_id(SHIRO, &exercises, message));
    assert_eq!(refused, english(say::teach::no_over()));
    // The game runs, whether the exercises are shown or not.
    let again = sentence(table.press_id(KURO, &sure, asked));
    assert_eq!(again, learning);
    let _ = table.take_deeds();
}

#[test]
fn teachers_see_the_exercises_and_then_the_teacher_alone() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO, AKA]);
    let _ = ask(&mut table, KURO);
    for teacher in [SHIRO, AKA] {
        let shown = private(table.press(teacher, say::teach::button_exercises()));
        let told = english(say::teach::exercises_of(KURO.mention()));
        assert_eq!((shown.content.clone(), ticks(&shown)), (told, 7));
    }
    let told = private(table.press(MIDORI, say::teach::button_exercises()));
    assert_eq!(told.content, english(say::teach::no_teacher()));
    assert_eq!(labels(&told), [english(say::teach::button_join())]);
    let _ = public(table.press(SHIRO, say::teach::button_teach()));
    let _ = table.take_deeds();
    table.restart();
    let shown = private(table.press(SHIRO, say::teach::button_exercises()));
    assert_eq!(ticks(&shown), 7);
    let taken = say::teach::no_taken(SHIRO.mention(), KURO.mention());
    let taken = english(taken);
    assert_eq!(refused_to(&mut table, AKA), taken);
    table.advance_days(60);
    table.tick();
    let _ = table.take_deeds();
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
    let ended = in_place(table.press(KURO, say::teach::button_back()));
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
    let withdrawn = in_place(table.press(KURO, say::teach::button_back()));
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
    // Its step stays finished, so it offers no second game.
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
    let _ = private(table.say(AKA, "/moderate mute member:@kuro days:2 reason:Late"));
    let refused = sentence(table.press(SHIRO, say::teach::button_teach()));
    assert_eq!(refused, english(say::limit::takes_no_more(KURO.mention())));
}

#[test]
fn a_member_who_is_forgotten_asks_for_nothing_and_teaches_nobody() {
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
    let _ = private(table.say(SHIRO, "/me rank rank:5k"));
    teaching(&mut table, &[SHIRO]);
    let _ = super::finish(&mut table, AKA);
    let _ = ask_and_confirm(&mut table, AKA);
}
