//! The end of a game by the Japanese rules of 1989: agreement and objection to the count, games without a result, and
//! games that both lose.

use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::Invocation;
use tengen::game::{GameId, MessageId, Phase};
use tengen::i18n::{Link, say};
use tengen::rules::{Color, Ending, HalfPoints, Size, Variant};

use super::mark::counting;
use crate::bot::games::time::clock::ending_and_winner;
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{play, play_from, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_lacks, assert_says, each_english, english, german, listed,
};

/// The count to which kuro has agreed, with two dead stones marked.
fn agreed() -> (Table, Message) {
    let mut table = counting("japanese");
    let count = public(table.press(KURO, say::count::button_agree()));
    table.assert_stripped();
    (table, count)
}

/// A sending-two-returning-one cycle, after which the whole board repeats (Article 12).
const CYCLE: &str = "B1 A2 C2 B2 D1 B5 A4 C4 B4 D5 A1 C1 B1 A5 C5 B5";

#[test]
fn one_press_of_each_agrees_to_the_stones_and_to_the_count() {
    let (mut table, count) = agreed();
    assert_eq!(count.mention, [SHIRO.player()]);
    let leads = english(say::count::leads(Color::White, HalfPoints::new(1)));
    assert_says(&count, &leads);
    assert_eq!(
        table.buttons().last().unwrap()[..],
        each_english([
            say::count::button_agree(),
            say::count::button_object(),
            say::count::button_resume(),
            say::count::button_steps(),
            say::table::button_more(),
        ])
    );
    let again = sentence(table.press(KURO, say::count::button_agree()));
    assert_says(&again, say::refusal::already_agreed());
    for label in [say::count::button_agree(), say::count::button_object()] {
        let refused = sentence(table.press(AKA, label));
        assert_says(&refused, say::refusal::not_a_player());
    }
    let result = public(table.press(SHIRO, say::count::button_agree()));
    table.assert_stripped();
    assert_eq!(result.mention, [KURO.player()]);
    assert_says(
        &result,
        format!(
            "**{}**",
            english(say::table::won_points(
                SHIRO.mention(),
                Color::White,
                HalfPoints::new(1)
            ))
        ),
    );
    assert_says(
        sentence(table.say(KURO, "/game resign game:1")),
        say::refusal::game_over(),
    );
}

#[test]
fn an_objection_opens_the_count_again_even_by_one_who_has_agreed() {
    for (objector, color) in [(KURO, Color::Black), (SHIRO, Color::White)] {
        let (mut table, _) = agreed();
        let (agree, message) = table.custom_id(say::count::button_agree());
        let open = public(table.press(objector, say::count::button_object()));
        table.assert_stripped();
        let objected = english(say::count::objected(color));
        assert_says(&open, &objected);
        let agreed = english(say::count::agreed(KURO.mention()));
        assert_lacks(&open, &agreed);
        let Phase::Counting { marking, agreed } = table.game(1).phase() else {
            panic!("the count is open");
        };
        assert_eq!((marking.dead.len(), agreed), (2, None), "the marking stays");
        // The button from before the objection agrees to nothing.
        let late = private(table.press_id(SHIRO, &agree, message));
        assert_begins(&late, "Game 1 has moved on");
        let labels = table.buttons().concat();
        assert!(!labels.contains(&english(say::count::button_object())));
        for who in [KURO, SHIRO] {
            let _ = public(table.press(who, say::count::button_agree()));
            table.assert_stripped();
        }
        assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
    }
}

#[test]
fn a_count_that_waits_for_an_answer_is_among_the_games() {
    let (mut table, _) = agreed();
    let games = listed(&private(table.say(SHIRO, "/games")));
    let counting = say::table::games_counting(
        GameId::new(1),
        Variant::Go.into(),
        Size::square(5).unwrap(),
        KURO.bare(),
        Link::to_message(table.setting.place, MessageId::new(5017)).in_words(say::list::to_board),
    );
    assert_says(&games, counting);
}

#[test]
fn the_count_is_shown_step_by_step_before_it_is_agreed_to() {
    let (mut table, _) = agreed();
    for who in [AKA, KURO] {
        let steps = private(table.press(who, say::count::button_steps()));
        assert_eq!(steps.files.len(), 1);
        table.restart();
    }
}

#[test]
fn an_objection_is_told_in_german_too() {
    let (mut table, _) = agreed();
    table.club_locale = Some("de".to_owned());
    let open = public(table.press(SHIRO, say::count::button_object()));
    table.assert_stripped();
    let objected = german(say::count::objected(Color::White));
    assert_says(&open, &objected);
}

#[test]
fn under_other_rules_an_agreed_count_is_final() {
    for rules in ["territory", "chinese"] {
        let mut table = seated(&format!("size:5 rules:{rules}"));
        play(&mut table, "C3 pass pass");
        let _ = public(table.press(KURO, say::count::button_agree()));
        table.assert_stripped();
        let _ = public(table.press(SHIRO, say::count::button_agree()));
        table.assert_stripped();
        assert!(
            matches!(table.game(1).phase(), Phase::Finished(_)),
            "{rules}"
        );
    }
}

#[test]
fn a_board_that_comes_back_may_end_without_a_result_if_both_agree() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CYCLE);
    assert_eq!(
        table.buttons(),
        [vec![
            english(say::table::button_play()),
            english(say::table::button_pass()),
            english(say::table::button_more()),
            english(say::table::button_no_result())
        ]]
    );
    let newest = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    assert_says(&newest, say::table::repeats(10));
    assert_says(
        sentence(table.press(AKA, say::table::button_no_result())),
        say::refusal::not_a_player(),
    );
    let proposed = public(table.press(SHIRO, say::table::button_no_result()));
    table.assert_stripped();
    assert_says(&proposed, say::table::proposes_no_result(SHIRO.mention()));
    assert_eq!(
        proposed.mention,
        [KURO.player()],
        "who is to move, and to answer"
    );
    assert_says(
        sentence(table.press(SHIRO, say::table::button_consent())),
        say::refusal::own_proposal(),
    );
    let rejected = public(table.press(KURO, say::table::button_reject()));
    table.assert_stripped();
    assert_says(&rejected, say::table::rejected(Color::Black));
    assert_eq!(rejected.mention, []);
    let _ = public(table.press(KURO, say::table::button_no_result()));
    table.assert_stripped();
    let result = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_says(&result, format!("**{}**", english(say::table::no_result())));
    assert_eq!(result.mention, [KURO.player()]);
    assert_eq!(ending_and_winner(&table.game(1)), (Ending::NoResult, None));
}

#[test]
fn a_member_who_proposes_what_the_other_side_has_just_proposed_consents() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CYCLE);
    let (propose, board) = table.custom_id(say::table::button_no_result());
    let _ = public(table.press(SHIRO, say::table::button_no_result()));
    table.assert_stripped();
    // A second press by the same side is no consent.
    let again = table.press_id(SHIRO, &propose, board);
    assert!(table.game(1).open_proposal().is_some(), "{again:?}");
    let result = public(table.press_id(KURO, &propose, board));
    let over = english(say::table::no_result());
    assert_says(&result, &over);
    let _ = table.take_deeds();
}

#[test]
fn a_proposal_of_no_result_is_void_with_the_next_move() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CYCLE);
    let _ = public(table.press(KURO, say::table::button_no_result()));
    table.assert_stripped();
    let (consent, message) = table.custom_id(say::table::button_consent());
    let _ = public(table.say(KURO, "/play at:E1"));
    table.assert_stripped();
    assert_eq!(
        table.buttons().concat().len(),
        3,
        "nothing to answer any more"
    );
    let late = private(table.press_id(SHIRO, &consent, message));
    assert_begins(&late, say::refusal::moved_on(GameId::new(1)));
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

#[test]
fn playing_on_after_a_stop_is_no_circle() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    let board = public(table.press(KURO, say::count::button_resume()));
    table.assert_stripped();
    assert_lacks(&board, "whole board");
    assert!(
        !table
            .buttons()
            .concat()
            .contains(&english(say::table::button_no_result()))
    );
}

#[test]
fn both_lose_only_if_both_say_so_and_after_a_question() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    let _ = private(table.press(KURO, say::table::button_more()));
    let asked = private(table.choose(KURO, "both-lose"));
    assert_says(&asked, say::table::confirm_both_lose());
    let proposed = table.confirm(KURO, say::table::more_both_lose());
    table.assert_stripped();
    assert_eq!(proposed.mention, [SHIRO.player()]);
    assert_says(&proposed, say::table::proposes_both_lose(KURO.mention()));
    assert_lacks(&proposed, say::count::begins());
    let result = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_eq!(ending_and_winner(&table.game(1)), (Ending::BothLose, None));
    let told = format!("**{}**", english(say::table::both_lose_agreed()));
    assert_says(&result, &told);
    let alt = result.files[0].alt.as_ref().unwrap();
    assert_says(
        alt,
        say::table::alt_ended(say::table::ended_open("both-lose".to_owned())),
    );
}

#[test]
fn a_pass_that_ends_the_game_at_once_says_so_before() {
    let mut table = seated("size:5 rules:strasbourg");
    play(&mut table, "C3");
    let asked = private(table.press(SHIRO, say::table::button_pass()));
    assert_says(&asked, say::table::confirm_pass_to_end());
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3");
    let asked = private(table.press(SHIRO, say::table::button_pass()));
    assert_says(&asked, say::table::confirm_pass());
    play_from(&mut table, [SHIRO], "pass");
    let asked = private(table.press(KURO, say::table::button_pass()));
    let after = say::table::confirm_pass_after(SHIRO.mention());
    assert_eq!(asked.content, english(after));
}

#[test]
fn what_both_propose_is_agreed_also_where_the_second_one_had_not_seen_the_first() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    let mut confirm = |member: Member| {
        let _ = private(table.press(member, say::table::button_more()));
        let _ = private(table.choose(member, "both-lose"));
        table.custom_id(say::table::more_both_lose())
    };
    let [first, second] = [KURO, SHIRO].map(&mut confirm);
    let asked = table.press_id(KURO, &first.0, first.1);
    let _ = table.board_after(asked);
    let agreed = table.press_id(SHIRO, &second.0, second.1);
    let result = table.board_after(agreed);
    let told = english(say::table::both_lose_agreed());
    assert_says(&result, &told);
    drop(table.take_deeds());
}

#[test]
fn two_who_press_at_the_same_instant_agree() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CYCLE);
    let (custom_id, message) = table.custom_id(say::table::button_no_result());
    let [one, other] = [KURO, SHIRO].map(|member| {
        let custom_id = custom_id.clone();
        table.request(member, Invocation::Press { custom_id, message })
    });
    let bot = table.bot();
    let _ = table.wait(async { tokio::join!(bot.handle(one), bot.handle(other)) });
    assert_eq!(ending_and_winner(&table.game(1)), (Ending::NoResult, None));
    let _ = table.take_deeds();
}

#[test]
fn what_an_open_proposal_stands_in_the_way_of_is_not_offered() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 D4");
    let _ = public(table.say(KURO, "/game call-off"));
    let offered = |table: &mut Table, member: Member| {
        let menu = private(table.press(member, say::table::button_more()));
        let rows = menu.rows.into_iter();
        let entries = rows.flat_map(|row| match row {
            Row::Menu(menu) => menu.entries,
            _ => Vec::new(),
        });
        entries.map(|entry| entry.value).collect::<Vec<_>>()
    };
    for member in [KURO, SHIRO] {
        let offered = offered(&mut table, member);
        assert!(
            !offered.iter().any(|value| value == "both-lose"),
            "{offered:?}"
        );
        let is_consent = offered.iter().any(|value| value == "call-off");
        assert_eq!(is_consent, member == SHIRO, "{offered:?}");
    }
    table.assert_stripped();
}
