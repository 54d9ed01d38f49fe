//! Playing: by command and by button, to the end of every game.

use tengen::game::GameId;
use tengen::game::Phase;
use tengen::i18n::UserInput;
use tengen::i18n::say;
use tengen::rules::Color;
use tengen::rules::Size;
use tengen::rules::Variant;

use crate::support::board::{assert_board, at};
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, play, seated};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, assert_told, english, german, labels};

#[test]
fn a_move_shows_the_board_pings_the_opponent_and_strips_the_board_before() {
    let mut table = seated("game:go size:9");
    let board = public(table.say(KURO, "/play at:d4"));
    table.assert_stripped();
    assert_eq!(board.mention, [SHIRO.player()]);
    assert_eq!(
        board.content,
        format!(
            "{} · {}\n{}",
            english(say::table::moved(1, Color::Black, at("D4"))),
            english(say::table::number(GameId::new(1))),
            english(say::table::turn(SHIRO.mention()))
        )
    );
    assert_eq!(
        table.buttons().len(),
        1,
        "only the newest board has buttons"
    );
    let [picture] = &board.files[..] else {
        panic!("one picture: {board:?}");
    };
    assert_eq!(picture.name, "tengen-1-3.png");
    assert_eq!(
        picture.alt,
        Some(format!(
            "{} {} {} {} {}",
            english(say::table::alt_last(say::table::played(
                Color::Black,
                at("D4")
            ))),
            english(say::table::alt_turn(Color::White)),
            english(say::table::alt_prisoners(0, 0)),
            english(say::table::alt_board(
                Variant::Go.into(),
                9,
                9,
                GameId::new(1)
            )),
            english(say::table::alt_stones(Color::Black, "D4".to_owned()))
        ))
    );
}

#[test]
fn the_form_of_the_play_button_plays() {
    let mut table = seated("size:9");
    let _ = table.open_form(KURO);
    let _ = public(table.fill(KURO, " e5 "));
    drop(table.take_post());
    assert_board(
        table.game(1).position().board(),
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn captures_are_told() {
    let mut table = seated("size:5");
    play(&mut table, "A2 A1");
    let board = public(table.say(KURO, "/play at:B1"));
    table.assert_stripped();
    assert_says(
        &board,
        say::table::moved_captures(3, Color::Black, at("B1"), 1),
    );
}

#[test]
fn illegal_moves_are_refused_by_the_name_of_the_rule_and_nothing_is_lost() {
    let mut table = seated("size:5");
    // A ko in the corner of the left edge.
    play(&mut table, "B4 C4 A3 D3 B2 C2 C3 B3");
    let off_board = |typed| {
        let five = Size::square(5).unwrap();
        say::refusal::off_board(UserInput::new(typed), five, at("E5"))
    };
    for (who, typed, reason) in [
        (KURO, "C3", say::refusal::ko_of(at("C3"), at("B3"))),
        (KURO, "B4", say::refusal::occupied(at("B4"))),
        (KURO, "F1", off_board("F1")),
        (KURO, "I3", say::refusal::letter_i(UserInput::new("I3"))),
        (KURO, "Z3", off_board("Z3")),
        (KURO, "T20", off_board("T20")),
        (
            KURO,
            "nonsense",
            say::refusal::shape(UserInput::new("nonsense")),
        ),
        (
            KURO,
            "<@everyone>",
            say::refusal::shape(UserInput::new("<@everyone>")),
        ),
        (SHIRO, "E5", say::refusal::not_your_turn(Color::Black)),
        (AKA, "E5", say::refusal::no_running_game()),
    ] {
        let said = private(table.say(who, &format!("/play at:{typed}"))).content;
        assert_says(&said, reason);
    }
    let long = "9".repeat(6000);
    assert_says(
        sentence(table.say(KURO, &format!("/play at:{long}"))),
        "too long",
    );
    assert_eq!(table.game(1).moves().len(), 8);
}

#[test]
fn suggestions_are_legal_points_that_match() {
    let mut table = seated("size:19");
    play(&mut table, "D10");
    let points = table.suggestions(SHIRO, "/play at:d1", "at");
    assert_eq!(
        points,
        [
            "D1", "D11", "D12", "D13", "D14", "D15", "D16", "D17", "D18", "D19"
        ]
    );
    assert_eq!(table.suggestions(SHIRO, "/play", "at").len(), 25);
    assert!(table.suggestions(AKA, "/play at:d1", "at").is_empty());
}

#[test]
fn atari_go_starts_with_a_crosscut_and_the_first_capture_wins() {
    let mut table = seated("game:atari-go size:9");
    assert_board(
        table.game(1).position().board(),
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . O X . . . .
         . . . X O . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    assert_says(
        sentence(table.say(KURO, "/game pass")),
        say::refusal::pass_forbidden(),
    );
    play(&mut table, "C5 A1 D6");
    let result = table.game(1);
    assert!(
        matches!(result.phase(), Phase::Finished(_)),
        "{:?}",
        result.position().board()
    );
}

#[test]
fn five_in_a_row_wins_gomoku() {
    let mut table = seated("game:gomoku");
    play(&mut table, "A1 A2 B1 B2 C1 C2 D1 D2");
    let result = public(table.say(KURO, "/play at:E1"));
    table.assert_stripped();
    assert_says(
        &result,
        format!(
            "**{}**",
            english(say::table::won_five(KURO.mention(), Color::Black))
        ),
    );
    assert_eq!(result.mention, [SHIRO.player()]);
    assert_eq!(
        table.buttons(),
        [[
            english(say::table::button_rematch()),
            english(say::table::button_film()),
            english(say::review::button()),
            english(say::table::button_more())
        ]]
    );
    assert!(
        result
            .files
            .iter()
            .any(|file| file.name == "2027-01-15-kuro-shiro-1.sgf")
    );
    assert_says(
        sentence(table.say(SHIRO, "/play at:J9")),
        say::refusal::no_running_game(),
    );
    assert_told(
        table.say(SHIRO, "/play at:J9 game:1"),
        say::refusal::game_over(),
    );
}

#[test]
fn go_bang_captures_pairs_and_five_in_a_row_wins() {
    let mut table = seated("game:go-bang");
    play(&mut table, "A1 B1 J9 C1");
    let board = public(table.say(KURO, "/play at:D1"));
    table.assert_stripped();
    assert_says(
        &board,
        say::table::moved_captures(5, Color::Black, at("D1"), 2),
    );
    play_white(&mut table, "P15 D2 P14 D3 P13 D4 P12");
    let result = public(table.say(KURO, "/play at:D5"));
    table.assert_stripped();
    assert_says(&result, say::table::won_five(KURO.mention(), Color::Black));
}

fn play_white(table: &mut Table, moves: &str) {
    crate::support::script::play_from(table, [SHIRO, KURO], moves);
}

#[test]
fn resigning_is_asked_about_first() {
    let mut table = seated("");
    let question = private(table.say(SHIRO, "/game resign"));
    assert_says(
        &question,
        say::table::confirm_resign(GameId::new(1), KURO.mention()),
    );
    assert!(matches!(table.game(1).phase(), Phase::Playing));
    let result = table.confirm(SHIRO, say::table::button_resign());
    table.assert_stripped();
    assert_says(
        &result,
        say::table::won_resignation(KURO.mention(), Color::Black, SHIRO.mention()),
    );
    assert_eq!(result.mention, [KURO.player()]);
}

#[test]
fn the_question_whether_to_resign_holds_while_the_position_does() {
    let mut table = seated("size:9 clock:3d");
    play(&mut table, "E5 C3");
    let _ = private(table.say(KURO, "/game resign"));
    let _ = public(table.say(SHIRO, "/game pause"));
    table.assert_stripped();
    let _ = table.confirm(KURO, say::table::button_resign());
    table.assert_stripped();
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn the_pass_button_asks_first() {
    let mut table = seated("");
    let question = private(table.press(KURO, say::table::button_pass()));
    assert_begins(&question, say::table::confirm_pass());
    assert!(table.game(1).moves().is_empty());
    // Undo replaces the question, as it does after a stone.
    let done = in_place(table.press(KURO, say::table::button_pass()));
    assert_eq!(done.content, english(say::table::done_below()));
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    let board = table.take_post();
    assert_says(&board, say::table::moved_pass(1, Color::Black));
    assert_says(
        sentence(table.press(KURO, say::table::button_pass())),
        say::refusal::not_your_turn(Color::White),
    );
}

#[test]
fn a_restart_loses_nothing_and_old_buttons_work() {
    let mut table = seated("size:9");
    play(&mut table, "E5");
    table.restart();
    let _ = table.open_form(SHIRO);
    table.restart();
    let _ = public(table.fill(SHIRO, "C3"));
    let board = table.take_post();
    assert_says(&board, "White C3**");
}

#[test]
fn without_the_right_to_attach_files_the_board_is_text() {
    let mut table = Table::new();
    table.forbid(tengen::bot::port::request::Permissions::ATTACH);
    begin(&mut table, "size:5");
    let board = public(table.say(KURO, "/play at:C3"));
    table.assert_stripped();
    assert!(board.files.is_empty());
    assert_says(&board, say::table::no_files());
    assert_says(&board, "```");
    assert_says(
        sentence(table.say(KURO, "/game sgf")),
        say::table::sgf_not_here(),
    );
}

#[test]
fn public_words_are_in_the_clubs_language_and_private_ones_in_the_readers() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let card = public(table.say(KURO, "/challenge opponent:@ao colour:black"));
    assert_says(
        &card,
        german(say::challenge::invited(KURO.mention(), AO.mention())),
    );
    let _ = public(table.press(AO, german(say::challenge::button_accept())));
    assert_says(&table.take_post(), german(say::table::turn(KURO.mention())));
    assert_says(
        sentence(table.say(KURO, "/play at:Z1")),
        say::refusal::off_board(UserInput::new("Z1"), Size::square(9).unwrap(), at("J9")),
    );
    assert_says(
        sentence(table.say(AO, "/play at:A1")),
        german(say::refusal::not_your_turn(Color::Black)),
    );
}

#[test]
fn where_the_bot_can_only_answer_it_plays_by_answers_alone() {
    let mut table = Table::new();
    table.answers_only();
    begin(&mut table, "size:5");
    play(&mut table, "C3 B2");
    let _ = private(table.press(KURO, say::table::button_play()));
    let _ = public(table.press(KURO, "D4"));
    assert_eq!(table.game(1).moves().len(), 3);
}
