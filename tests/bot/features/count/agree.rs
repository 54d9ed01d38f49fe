//! The count: marking, agreeing, playing on.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::request::Permissions;
use tengen::game::{GameId, Phase};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, HalfPoints};

use super::mark::{self, dead};
use crate::support::board::{at, points};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{agree_to_count, begin, play, seated, unmark};
use crate::support::table::{Table, form_of, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_lacks, assert_says, each_english, english, german,
};

/// The count of [`mark::counting`] by territory, without the bot's suggestions: these tests mark by hand.
pub(super) fn counting() -> Table {
    let mut table = mark::counting("territory");
    unmark(&mut table);
    table
}

#[test]
fn the_bot_suggests_what_is_dead_and_the_players_change_it() {
    let suggested = || english(say::count::suggested(points("A1 E5")));
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass");
    let count = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_says(&count, suggested());
    assert_says(&count, "White leads by 0.5.");
    let changed = public(table.say(SHIRO, "/game mark at:E5"));
    table.assert_stripped();
    assert_lacks(&changed, suggested());
    let Phase::Counting { marking, agreed } = table.game(1).phase() else {
        panic!()
    };
    assert_eq!((marking.dead.len(), agreed), (1, None));
}

/// Black has two eyes, and the white stone inside cannot live.
#[test]
fn what_is_proven_dead_is_said_as_proven() {
    let mut table = seated("size:5 komi:0.5");
    play(
        &mut table,
        "B5 D5 C5 D4 A4 E4 B4 D3 C4 A3 C3 D2 A2 E2 B2 D1 C2 pass B1 pass C1 pass",
    );
    let proven = english(say::count::proven(points("A3")));
    let count = public(table.say(KURO, "/game pass"));
    table.assert_stripped();
    assert_says(&count, &proven);
    let likely = english(say::count::suggested(points("A3")));
    assert_lacks(&count, &likely);
}

/// White lives with B1, and Black kills there.
#[test]
fn what_depends_on_the_first_move_is_asked_of_the_players() {
    let mut table = seated("size:7 komi:0.5");
    play(&mut table, "A3 A2 B3 B2 C3 C2 D3 D2 E3 D1 E2 pass E1 pass");
    let count = public(table.say(KURO, "/game pass"));
    table.assert_stripped();
    let game = table.game(1);
    let chain = game.position().board().chain(at("A2")).unwrap();
    let asked = english(say::count::unsettled([chain.name()].into_iter().collect()));
    assert_says(&count, &asked);
}

#[test]
fn two_passes_begin_the_count() {
    let mut table = seated("size:5");
    play(&mut table, "C3 pass");
    let count = public(table.say(KURO, "/game pass"));
    table.assert_stripped();
    assert_says(&count, say::count::begins());
    assert_eq!(count.mention, [SHIRO.player()]);
    assert_eq!(
        table.buttons(),
        [each_english([
            say::count::button_agree(),
            say::count::button_resume(),
            say::count::button_steps(),
            say::table::button_more()
        ])]
    );
    assert_says(
        sentence(table.say(KURO, "/play at:A1 game:1")),
        say::refusal::count_in_progress(),
    );
}

#[test]
fn marking_agreeing_and_the_result() {
    let mut table = counting();
    assert!(matches!(table.more(KURO, "mark"), Answer::Form(_)));
    let count = public(table.fill(KURO, "A1, E5"));
    table.assert_stripped();
    assert_says(&count, say::count::alt_dead("A1 E5".to_owned()));
    let score = "Score        Black   White\n\
                 Territory        5       5\n\
                 Prisoners        1       1\n\
                 Komi                   0.5\n\
                 Total            6     6.5\n";
    assert_says(&count, score);
    assert_says(&count, say::count::leads(Color::White, HalfPoints::new(1)));

    let agreed = agree_to_count(&mut table, KURO);
    table.assert_stripped();
    assert_eq!(agreed.mention, [SHIRO.player()]);
    assert_says(&agreed, say::count::agreed(KURO.mention()));
    assert_says(
        sentence(table.press(KURO, say::count::button_agree())),
        say::refusal::already_agreed(),
    );

    let result = agree_to_count(&mut table, SHIRO);
    table.assert_stripped();
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
    assert!(result.files.iter().any(|file| file.name.ends_with(".sgf")));
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

/// The marks contradict the engine, so each side has to confirm.
#[test]
fn two_who_agree_at_the_same_time_have_agreed() {
    let mut table = counting();
    let agree = table.custom_id(say::count::button_agree());
    let mut questions = Vec::new();
    for who in [KURO, SHIRO] {
        let _asked = private(table.press_id(who, &agree.0, agree.1));
        questions.push((who, table.custom_id(say::count::button_agree())));
    }
    for (who, (sure, message)) in questions {
        let answer = table.press_id(who, &sure, message);
        let _board = table.board_after(answer);
    }
    drop(table.take_deeds());
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn a_member_who_agrees_below_the_count_before_the_others_word_has_agreed_to_the_same() {
    let mut table = counting();
    let old = table.custom_id(say::count::button_agree());
    let _agreed = agree_to_count(&mut table, KURO);
    let _asked = private(table.press_id(SHIRO, &old.0, old.1));
    // After a mark in between it is another count.
    let sure = table.custom_id(say::count::button_agree());
    let _marked = table.say(KURO, "/game mark at:A1");
    let late = table.press_id(SHIRO, &sure.0, sure.1);
    drop(table.take_deeds());
    assert!(matches!(late, Answer::Replace(_)), "{late:?}");
    let Phase::Counting { agreed, .. } = table.game(1).phase() else {
        panic!("it is counted");
    };
    assert_eq!(agreed, None);
}

#[test]
fn a_change_withdraws_the_agreement_and_nobody_agrees_to_what_they_did_not_see() {
    let mut table = counting();
    let _ = public(table.say(KURO, "/game mark at:A1"));
    table.assert_stripped();
    let (agree, message) = table.custom_id(say::count::button_agree());
    let _ = agree_to_count(&mut table, KURO);
    table.assert_stripped();
    let changed = public(table.say(SHIRO, "/game mark at:E5"));
    table.assert_stripped();
    assert_says(&changed, say::count::withdrawn());
    let moved_on = private(table.press_id(KURO, &agree, message));
    assert_begins(&moved_on, say::refusal::moved_on(GameId::new(1)));
    assert!(matches!(
        table.game(1).phase(),
        Phase::Counting { agreed: None, .. }
    ));
}

#[test]
fn naming_a_dead_chain_again_revives_it() {
    let mut table = counting();
    let _ = public(table.say(KURO, "/game mark at:B1"));
    table.assert_stripped();
    assert_eq!(dead(&table).len(), 5, "the whole chain is dead");
    // A chain that one command names twice changes once.
    let count = public(table.say(SHIRO, "/game mark at:B5,B3"));
    table.assert_stripped();
    assert_says(&count, say::count::marked_alive(points("B1")));
    assert!(dead(&table).is_empty());
}

#[test]
fn what_cannot_be_marked_is_named_and_nothing_else_is_marked() {
    let mut table = counting();
    assert_says(
        sentence(table.say(KURO, "/game mark at:A1,C3")),
        say::refusal::no_stone_there(at("C3")),
    );
    assert_says(
        sentence(table.say(KURO, "/game mark at:A1;I3")),
        say::refusal::letter_i(UserInput::new("I3")),
    );
    assert_says(
        sentence(table.say(AKA, "/game mark at:A1")),
        say::refusal::no_count(),
    );
    assert_says(
        sentence(table.press(AKA, say::count::button_agree())),
        say::refusal::not_a_player(),
    );
    assert!(dead(&table).is_empty());
}

#[test]
fn a_member_who_asks_to_play_on_lets_the_opponent_move_first() {
    let mut table = counting();
    let board = public(table.press(SHIRO, say::count::button_resume()));
    table.assert_stripped();
    assert_says(&board, say::table::resumed(Color::White));
    assert_eq!(board.mention, [KURO.player()]);
    play(&mut table, "E3 pass pass");
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
}

#[test]
fn a_chain_is_marked_as_in_seki_and_not_any_more() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass");
    let form = form_of(table.more(KURO, "seki"));
    assert_says(&form.title, "seki");
    let count = public(table.fill(KURO, "B1"));
    table.assert_stripped();
    assert_says(&count, say::count::marked_seki(points("B1")));
    let seki = english(say::count::seki(points("B1")));
    assert_says(&count, &seki);
    let _ = table.more(SHIRO, "seki");
    let count = public(table.fill(SHIRO, "b3"));
    table.assert_stripped();
    assert_says(&count, say::count::marked_alive(points("B1")));
    assert_lacks(&count, &seki);
    let _ = table.more(SHIRO, "seki");
    assert_says(sentence(table.fill(SHIRO, "C3")), "no stone on C3");
}

#[test]
fn the_count_says_where_a_border_is_open() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 pass");
    let count = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    let gap = say::table::run_point(at("C5"));
    assert_says(&count, english(say::count::open(gap)));
}

#[test]
fn many_marks_on_a_large_board_fit_into_a_message_without_files() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    begin(&mut table, "size:19 rules:japanese");
    let moves: Vec<_> = (0..20)
        .flat_map(|turn| {
            let column = char::from(b'A' + 2 * (turn % 4));
            let row = 1 + 2 * (turn / 4);
            [
                format!("{column}{row}"),
                format!("{}{row}", ['T', 'R', 'P', 'N'][usize::from(turn % 4)]),
            ]
        })
        .collect();
    play(&mut table, &moves.join(" "));
    play(&mut table, "pass pass");
    let _ = table.more(KURO, "mark");
    let half = moves
        .iter()
        .step_by(2)
        .cloned()
        .collect::<Vec<_>>()
        .join(" ");
    let count = public(table.fill(KURO, &half));
    table.assert_stripped();
    assert_says(
        &count,
        say::count::marked_dead(points(
            "A1 C1 E1 G1 A3 C3 E3 G3 A5 C5 E5 G5 A7 C7 E7 G7 A9 C9 E9 G9",
        )),
    );
    let _ = table.more(SHIRO, "seki");
    let half = moves
        .iter()
        .skip(1)
        .step_by(2)
        .cloned()
        .collect::<Vec<_>>()
        .join(" ");
    let count = public(table.fill(SHIRO, &half));
    table.assert_stripped();
    assert!(count.content.chars().count() <= 2000);
    assert_says(&count, "```");
}

#[test]
fn play_on_breaks_a_count_off_once() {
    let mut table = counting();
    let (resume, message) = table.custom_id(say::count::button_resume());
    assert_says(
        sentence(table.press(AKA, say::count::button_resume())),
        say::refusal::not_a_player(),
    );
    let _ = public(table.press(KURO, say::count::button_resume()));
    table.assert_stripped();
    let late = private(table.press_id(SHIRO, &resume, message));
    assert_begins(&late, say::refusal::moved_on(GameId::new(1)));
    assert!(late.mention.is_empty());
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

/// Area scoring counts stones beside territory, territory scoring prisoners: each row is named accordingly.
#[test]
fn the_rows_of_the_count_name_what_they_count() {
    use say::count as c;
    for (rules, beside, other) in [
        ("chinese", c::row_stones(), c::row_prisoners()),
        ("japanese", c::row_prisoners(), c::row_stones()),
    ] {
        let mut table = seated(&format!("size:5 komi:0.5 rules:{rules}"));
        play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass");
        unmark(&mut table);
        let count = public(table.press(KURO, c::button_agree())).content;
        table.assert_stripped();
        let row = |name: &str| {
            let row = count.lines().find(|line| line.starts_with(name));
            row.map(|row| row[name.len()..].split_whitespace().collect::<Vec<_>>())
        };
        // A column each at the edges is surrounded, and five stones stand beside it.
        let territory = english(c::row_territory());
        assert_eq!(row(&territory), Some(vec!["5", "5"]), "{rules}: {count}");
        assert!(row(&english(beside)).is_some(), "{rules}: {count}");
        assert!(row(&english(other)).is_none(), "{rules}: {count}");
    }
}

#[test]
fn the_count_in_german() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    begin(&mut table, "size:5 komi:0.5 rules:japanese");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass");
    let count = public(table.say(SHIRO, "/game mark at:B1"));
    table.assert_stripped();
    for said in [
        german(say::count::marked_dead(points("B1"))),
        german(say::count::row_territory()),
        german(say::count::row_prisoners()),
    ] {
        assert_says(&count, &said);
    }
    // B1 lives by the engine's count, so kuro has to confirm.
    let _asked = private(table.press(KURO, german(say::count::button_agree())));
    let agreed = table.confirm(KURO, say::count::button_agree());
    table.assert_stripped();
    assert_says(&agreed, german(say::count::agreed(KURO.mention())));
    assert_says(&agreed, german(say::count::turn(SHIRO.mention())));
}
