//! Trials: a dispute is played out on a copy of the board (Japanese 1989, Article 7.2).

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Look, Row};
use tengen::bot::port::request::Permissions;
use tengen::game::{GameId, Phase};
use tengen::i18n::{Link, Text, say};
use tengen::rules::{Color, PointSet, Size, Variant};

use super::mark::{counting, dead};
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::script::{begin, play, play_from, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_lacks, assert_says, each_english, english, german, listed,
};

/// A ko on C3 and D3, which is Black's at the stop.
///
/// ```text
/// . . . . .
/// . . X O .
/// . X . X O
/// . . X O .
/// . . . . .
/// ```
fn stopped() -> Table {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C4 D4 B3 E3 C2 D2 D3 pass pass");
    table
}

/// A trial that Black asks for and White begins, after White has taken the ko.
fn table_in_ko() -> Table {
    let mut table = stopped();
    let _ = private(table.more(KURO, "try"));
    let _ = table.confirm(KURO, say::count::button_first(Color::White));
    table.assert_stripped();
    play_from(&mut table, [SHIRO], "C3");
    table
}

#[test]
fn a_dispute_is_played_out_on_a_copy_by_whoever_is_chosen_to_move_first() {
    let mut table = stopped();
    let question = private(table.more(KURO, "try"));
    assert_says(
        sentence(table.choose(AKA, "try")),
        say::refusal::not_a_player(),
    );
    assert_says(&question, say::count::try_question());
    let (black_first, asked) = table.custom_id(say::count::button_first(Color::Black));
    let copy = table.confirm(KURO, say::count::button_first(Color::White));
    table.assert_stripped();
    assert_eq!(copy.mention, [SHIRO.player()]);
    assert_says(&copy, say::count::trial_how());
    assert_says(&copy, say::count::trial_began(Color::Black));
    assert_says(&copy, say::count::trial_turn(Color::White, SHIRO.mention()));
    let alt = copy.files[0].alt.clone().unwrap();
    assert_begins(&alt, say::count::alt_trial(Color::White));
    assert_eq!(
        table.buttons(),
        [each_english([
            say::table::button_play(),
            say::table::button_pass(),
            say::count::button_end_trial(),
            say::table::button_more()
        ])]
    );
    let text = table.board_as_text(AKA);
    assert_says(&text, "\n- - - - - - -\n");
    // The question can be answered once: a second press comes too late.
    let again = public(table.press_id(KURO, &black_first, asked));
    assert_begins(&again, say::refusal::moved_on(GameId::new(1)));
}

#[test]
fn a_member_who_asks_and_moves_first_is_not_pinged() {
    let mut table = stopped();
    let _ = private(table.more(KURO, "try"));
    let copy = table.confirm(KURO, say::count::button_first(Color::Black));
    table.assert_stripped();
    assert!(copy.mention.is_empty());
}

#[test]
fn on_the_copy_a_ko_is_retaken_only_after_a_pass_for_it() {
    let mut table = table_in_ko();
    assert_eq!(
        table.buttons(),
        [each_english([
            say::table::button_play(),
            say::table::button_pass(),
            say::count::button_pass_for_ko(),
            say::count::button_end_trial(),
            say::table::button_more()
        ])]
    );
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    assert_says(&board, say::table::captured(Color::White, at("C3"), 1));
    assert_says(
        &board,
        say::count::trial_barred(say::table::run_point(at("D3"))),
    );
    let refused = private(table.say(KURO, "/play at:D3"));
    assert_says(&refused, "**Ko:**");
    // Playing elsewhere does not lift it, unlike in the game.
    play_from(&mut table, [KURO, SHIRO], "A1 A5");
    assert!(matches!(
        table.say(KURO, "/play at:D3"),
        Answer::Ephemeral(_)
    ));
    assert_says(
        sentence(table.press(SHIRO, say::count::button_pass_for_ko())),
        say::refusal::not_your_turn(Color::Black),
    );
    let passed = public(table.press(KURO, say::count::button_pass_for_ko()));
    table.assert_stripped();
    assert_eq!(passed.mention, [SHIRO.player()]);
    assert_says(&passed, say::count::passed_for_ko(Color::Black, at("D3")));
    assert_lacks(
        &passed,
        say::count::trial_barred(say::table::run_point(at("D3"))),
    );
    play_from(&mut table, [SHIRO, KURO], "B5 D3");
}

#[test]
fn what_may_not_be_retaken_is_not_suggested() {
    let mut table = table_in_ko();
    assert_eq!(table.suggestions(KURO, "/play at:D", "at"), ["D1", "D5"]);
    let picker = private(table.press(KURO, say::table::button_play()));
    let buttons = picker.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => panic!("a menu"),
    });
    let retaken = buttons.into_iter().find(|button| button.label == "D3");
    let looks = retaken.map(|button| button.look);
    assert_eq!(looks, Some(Look::Disabled));
    let _ = public(table.press(KURO, "D1"));
    drop(table.take_post());
}

#[test]
fn putting_the_board_back_leaves_the_game_as_it_was() {
    let mut table = table_in_ko();
    let before = table.game(1).position().clone();
    assert_says(
        sentence(table.press(AKA, say::count::button_end_trial())),
        say::refusal::not_a_player(),
    );
    let (back, message) = table.custom_id(say::count::button_end_trial());
    let count = public(table.press(SHIRO, say::count::button_end_trial()));
    table.assert_stripped();
    assert_eq!(count.mention, [KURO.player()]);
    assert_says(&count, say::count::trial_ended(Color::White));
    assert_lacks(&count, say::count::begins());
    let game = table.game(1);
    assert_eq!(*game.position(), before);
    assert!(
        game.position().board().chain(at("D3")).is_some(),
        "Black's stone is there again"
    );
    let again = private(table.press_id(SHIRO, &back, message));
    assert_begins(&again, say::refusal::moved_on(GameId::new(1)));
}

#[test]
fn two_passes_on_the_copy_put_the_board_back_and_are_no_passes_of_the_game() {
    let mut table = table_in_ko();
    let asked = private(table.press(KURO, say::table::button_pass()));
    assert_says(&asked, say::count::confirm_trial_pass());
    let _ = table.press(KURO, say::table::button_pass());
    drop(table.take_post());
    let count = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_says(&count, say::count::trial_over());
    let alt = count.files[0].alt.clone().unwrap();
    assert_lacks(&alt, say::table::alt_last(say::table::passed(Color::White)));
    assert_lacks(&count, say::table::passed(Color::White));
    assert!(matches!(
        table.game(1).phase(),
        Phase::Counting { agreed: None, .. }
    ));
    assert_eq!(table.game(1).moves().len(), 9);
}

#[test]
fn nothing_is_marked_or_agreed_while_a_dispute_is_played_out() {
    let mut table = table_in_ko();
    let said = sentence(table.say(KURO, "/game mark at:D2 game:1"));
    assert_says(&said, say::refusal::trial_in_progress());
    assert_says(
        sentence(table.say(SHIRO, "/play at:A1")),
        say::refusal::not_your_turn(Color::Black),
    );
    let board = {
        let state = table.desk.lock();
        let mut messages = state.messages.iter().rev();
        messages.find(|seen| seen.audience.is_none()).unwrap().id
    };
    let games = listed(&private(table.say(KURO, "/games")));
    assert_says(
        &games,
        say::table::games_yours(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            SHIRO.bare(),
            Link::to_message(table.setting.place, board).in_words(say::list::to_board),
        ),
    );
    let games = listed(&private(table.say(SHIRO, "/games")));
    assert_says(
        &games,
        say::table::games_theirs(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(5).unwrap(),
            KURO.bare(),
            Link::to_message(table.setting.place, board).in_words(say::list::to_board),
        ),
    );
    table.restart();
    let _ = public(table.press(KURO, say::count::button_pass_for_ko()));
    table.assert_stripped();
}

#[test]
fn under_area_rules_one_plays_on_instead() {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "C3 pass pass");
    let more = private(table.press(KURO, say::table::button_more()));
    let [Row::Menu(menu)] = &more.rows[..] else {
        panic!("one menu: {more:?}");
    };
    let values = menu.entries.iter().map(|entry| entry.value.as_str());
    let values: Vec<_> = values
        .filter(|value| ["mark", "seki", "try"].contains(value))
        .collect();
    assert_eq!(values, ["mark"]);
    let (agree, message) = table.custom_id(say::count::button_agree());
    let sneaked = agree.replace(":agree:", ":try-black:");
    assert_says(
        sentence(table.press_id(KURO, &sneaked, message)),
        say::count::button_resume(),
    );
}

#[test]
fn a_dispute_is_played_out_in_german_and_without_pictures_too() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    begin(&mut table, "size:5 rules:japanese");
    play(&mut table, "C4 D4 B3 E3 C2 D2 D3 pass pass");
    table.forbid(Permissions::ATTACH);
    table.obstruct(Some(Obstacle::NoFiles));
    let _ = private(table.more(KURO, "try"));
    let copy = table.confirm(KURO, say::count::button_first(Color::White));
    // The first attempt was with files.
    drop(table.take_deeds());
    assert!(copy.files.is_empty());
    assert_says(&copy, german(say::count::trial_how()));
    assert_says(
        &copy,
        german(say::count::trial_turn(Color::White, SHIRO.mention())),
    );
    assert!(copy.content.contains("```\n"), "the board as text");
    let count = public(table.press(KURO, german(say::count::button_end_trial())));
    table.assert_stripped();
    assert_says(&count, german(say::count::trial_ended(Color::Black)));
}

#[test]
fn several_kos_are_named_as_a_list() {
    let mut table = seated("size:9 rules:japanese");
    play(
        &mut table,
        "C4 D4 B3 E3 C2 D2 D3 D8 C8 E7 B7 D6 C6 J9 D7 pass pass",
    );
    let _ = private(table.more(KURO, "try"));
    let _ = table.confirm(KURO, say::count::button_first(Color::White));
    table.assert_stripped();
    play_from(&mut table, [SHIRO, KURO], "C3 A1 C7");
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    let told = english(say::count::trial_barred(say::terms::and(
        "D3".to_owned(),
        at("D7"),
    )));
    assert_says(&board, &told);
}

/// The count of [`counting`], in which Black has marked White's dead stone on A1 as alive.
fn disputed() -> Table {
    let mut table = counting("japanese");
    let count = public(table.say(KURO, "/game mark at:A1"));
    table.assert_stripped();
    let points = PointSet::from_iter([at("A1")]);
    let told = say::count::contested(KURO.mention(), points, "alive".to_owned());
    assert_says(&count, told);
    table
}

/// The look of the button with this label on the newest message.
fn look(table: &Table, label: Text) -> Look {
    let (label, state) = (english(label), table.desk.lock());
    let rows = &state.messages.last().unwrap().message.rows;
    let buttons = rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => Vec::new(),
    });
    let found = buttons.into_iter().find(|button| button.label == label);
    found.expect("it is there").look
}

#[test]
fn what_is_contested_is_agreed_to_after_a_question() {
    let mut table = disputed();
    assert_eq!(look(&table, say::count::button_agree()), Look::Secondary);
    let asked = private(table.press(SHIRO, say::count::button_agree()));
    let points = PointSet::from_iter([at("A1")]);
    let question = english(say::count::agree_contested(points));
    assert_eq!(asked.content, question);
    let agreed = |table: &Table| match table.game(1).phase() {
        Phase::Counting { agreed, .. } => agreed,
        _ => None,
    };
    assert_eq!(agreed(&table), None, "nothing is agreed by the first press");
    let _ = table.confirm(SHIRO, say::count::button_agree());
    table.assert_stripped();
    assert_eq!(agreed(&table), Some(Color::White));
    // Stones that the engine takes for dead are agreed to at once.
    let _ = public(table.say(KURO, "/game mark at:A1"));
    table.assert_stripped();
    assert_eq!(look(&table, say::count::button_agree()), Look::Success);
    let _ = public(table.press(SHIRO, say::count::button_agree()));
    table.assert_stripped();
    assert_eq!(agreed(&table), Some(Color::White));
}

#[test]
fn what_the_copy_has_shown_is_marked_by_one_press() {
    let mut table = disputed();
    let _ = private(table.more(KURO, "try"));
    let _ = table.confirm(KURO, say::count::button_first(Color::Black));
    table.assert_stripped();
    play_from(&mut table, [KURO], "A2");
    let back = public(table.press(SHIRO, say::count::button_end_trial()));
    table.assert_stripped();
    let points = PointSet::from_iter([at("A1")]);
    let told = english(say::count::captured_on_copy(Color::Black, points));
    assert_says(&back, &told);
    let marked = public(table.press(SHIRO, say::count::button_mark_tried()));
    table.assert_stripped();
    assert_lacks(&marked, &told);
    assert!(dead(&table).contains(at("A1")));
}
