//! Moves by buttons alone.

use tengen::bot::games::view::grid::View;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Look, Message, Row};
use tengen::bot::port::request::Permissions;
use tengen::clock::Span;
use tengen::game::{GameId, MessageId};
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::ask::private_or_in_place;
use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, play, play_from, seated, timed};
use crate::support::table::{CORNER, Table, in_place, private, public, sentence};
use crate::support::token::Token;
use crate::support::words::{assert_begins, assert_says, english, german, labels};

/// Labels and looks of the buttons, row by row.
fn rows(picker: &Message) -> Vec<Vec<(&str, Look)>> {
    let rows = picker.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|b| (&b.label[..], b.look)).collect(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => panic!("a menu"),
    });
    rows.collect()
}

/// The points of a picker, row by row, each with whether it is enabled.
fn grid(picker: &Message) -> Vec<Vec<(String, bool)>> {
    let cells = |row: &Row| -> Vec<(String, bool)> {
        let Row::Buttons(buttons) = row else {
            panic!("a menu");
        };
        let cells = buttons
            .iter()
            .filter_map(|button| match Token::parse(&button.custom_id) {
                Some(Token::Put(point, _)) => {
                    Some((point.to_string(), button.look != Look::Disabled))
                }
                _ => None,
            });
        cells.collect()
    };
    let rows = picker.rows.iter().map(cells);
    rows.filter(|row| !row.is_empty()).collect()
}

/// The disabled points.
fn disabled_points(picker: &Message) -> Vec<String> {
    let cells = grid(picker).into_iter().flatten();
    cells
        .filter_map(|(point, is_open)| (!is_open).then_some(point))
        .collect()
}

/// The upper left and the lower right point of a picker.
fn corners(picker: &Message) -> [String; 2] {
    let grid = grid(picker);
    let (first, last) = (&grid[0], &grid[grid.len() - 1]);
    [first[0].0.clone(), last[last.len() - 1].0.clone()]
}

fn alt(message: &Message) -> &str {
    message.files[0].alt.as_deref().expect("a picture in words")
}

/// The stones of one colour in game 1.
fn stones(table: &Table, color: Color) -> Vec<String> {
    let game = table.game(1);
    let stones = game.position().board().stones(color);
    stones.iter().map(|point| point.to_string()).collect()
}

fn moves(table: &Table) -> usize {
    table.game(1).moves().len()
}

fn moved_on() -> String {
    english(say::refusal::moved_on(GameId::new(1)))
}

#[test]
fn two_presses_make_a_move_and_undo_stands_in_its_place() {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(
        corners(&picker),
        ["C7", "G3"],
        "an empty board begins in its centre"
    );
    assert!(picker.mention.is_empty());
    assert_says(&picker, say::table::pick_point(GameId::new(1)));
    let done = in_place(table.press(KURO, "C3"));
    assert!(done.files.is_empty());
    assert_eq!(done.content, english(say::table::done_below()));
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    let board = table.take_post();
    assert_eq!(board.mention, [SHIRO.player()]);
    assert_eq!(stones(&table, Color::Black), ["C3"]);
}

#[test]
fn the_window_has_the_last_move_and_what_cannot_be_played_cannot_be_pressed() {
    let mut table = Table::new();
    begin(&mut table, "size:7 rules:chinese");
    // White has an eye in the corner A1, and B2 is Black's.
    play(&mut table, "G7 A2 G6 B1 B2 C1 D5 G1 E5 B5");
    let picker = private(table.press(KURO, say::table::button_play()));
    // The last move was on B5.
    assert_eq!(corners(&picker), ["A6", "E2"]);
    assert_eq!(disabled_points(&picker), ["B5", "D5", "E5", "A2", "B2"]);
    let lower = in_place(table.press(KURO, "↓"));
    assert_eq!(corners(&lower), ["A5", "E1"]);
    assert_eq!(
        disabled_points(&lower),
        ["B5", "D5", "E5", "A2", "B2", "A1", "B1", "C1"],
        "A1 would be suicide"
    );
    // Requests of forged buttons.
    let (put, message) = table.custom_id("D3");
    for (point, said) in [("A1", "Suicide"), ("B2", "B2")] {
        let forged = put.replace(":D3:", &format!(":{point}:"));
        let no = private_or_in_place(table.press_id(KURO, &forged, message));
        assert_says(&no, said);
    }
    for point in ["", "Z99", "a3 ", "T19", "C3 D4"] {
        let _ = table.press_id(KURO, &put.replace(":D3:", &format!(":{point}:")), message);
    }
    assert_eq!(moves(&table), 10);
}

#[test]
fn of_the_windows_with_the_last_stone_the_likeliest_is_shown() {
    let mut table = seated("size:19");
    play(&mut table, "Q16 N17");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(corners(&picker), ["L18", "P14"]);
    let again = private(table.press(KURO, say::table::button_play()));
    assert_eq!(corners(&again), corners(&picker));
    play(&mut table, "D4 K10");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(disabled_points(&picker), ["K10"]);
    play(&mut table, "pass");
    let picker = private(table.press(SHIRO, say::table::button_play()));
    assert_eq!(
        disabled_points(&picker),
        ["K10"],
        "the last stone, not the pass"
    );
}

#[test]
fn in_games_without_a_policy_the_own_move_nearby_draws_the_window_and_a_far_one_does_not() {
    let mut table = seated("game:gomoku");
    play(&mut table, "H8 K9");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(corners(&picker), ["G10", "L6"], "a line towards H8");
    play(&mut table, "C3 K10");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(corners(&picker), ["H12", "M8"]);
}

#[test]
fn each_arrow_keeps_a_line_and_elsewhere_leads_to_any_area() {
    let mut table = seated("size:19");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(corners(&picker), ["O18", "S14"], "the usual first corner");
    let far = in_place(table.press(KURO, "←"));
    assert_eq!(corners(&far), ["K18", "O14"]);
    assert_ne!(
        picker.files[0].name, far.files[0].name,
        "each picture has its name"
    );
    let by_row: Vec<usize> = rows(&far).iter().map(Vec::len).collect();
    assert_eq!(
        by_row,
        [5, 5, 5, 5, 5, 4, 2],
        "the arrows have a row of their own"
    );
    let edge = in_place(table.press(KURO, "↑"));
    assert_eq!(corners(&edge), ["K19", "O15"]);
    let below: Vec<_> = labels(&edge).split_off(25);
    let [elsewhere, typed] =
        [say::table::button_elsewhere(), say::table::button_type()].map(english);
    assert_eq!(
        below,
        ["←", "↓", "→", &elsewhere, &typed],
        "no arrow leads beyond the edge"
    );
    let areas = in_place(table.press(KURO, say::table::button_elsewhere()));
    assert_says(&areas, say::table::pick_area());
    let names: Vec<Vec<_>> = rows(&areas)
        .into_iter()
        .map(|row| row.into_iter().map(|(name, _)| name).collect())
        .collect();
    assert_eq!(
        names[..4],
        [
            ["A15+", "E15+", "K15+", "P15+"],
            ["A10+", "E10+", "K10+", "P10+"],
            ["A5+", "E5+", "K5+", "P5+"],
            ["A1+", "E1+", "K1+", "P1+"],
        ],
        "an area has the name of no point"
    );
    assert_eq!(names.len(), 5);
    table.restart();
    let corner = in_place(table.press(KURO, "A1+"));
    assert_eq!(corners(&corner), ["A5", "E1"]);
    let _ = in_place(table.press(KURO, "C4"));
    drop(table.take_post());
    assert_eq!(stones(&table, Color::Black), ["C4"]);
}

#[test]
fn a_board_of_five_lines_is_the_grid() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C4");
    let picker = private(table.press(KURO, say::table::button_play()));
    let labels = rows(&picker);
    assert_eq!(labels.len(), 6);
    assert_eq!(labels[1][2], ("C4", Look::Disabled));
    assert_eq!(labels[4][0], ("A1", Look::Secondary));
    assert_eq!(
        labels[5],
        [("Type it", Look::Secondary)],
        "there is nowhere else"
    );
    let _ = in_place(table.press(KURO, "D2"));
    drop(table.take_post());
    assert_eq!(moves(&table), 3);
}

#[test]
fn a_point_is_optional_in_the_command_which_shows_the_picker_then() {
    let mut table = seated("size:9");
    let picker = private(table.say(KURO, "/play"));
    assert_eq!(corners(&picker), ["C7", "G3"]);
    let _ = in_place(table.press(KURO, "E5"));
    drop(table.take_post());
    let turn = sentence(table.say(KURO, "/play"));
    assert_says(&turn, "turn");
    // In another channel it names the game.
    table.setting.place.channel = CORNER;
    let there = private(table.say(SHIRO, "/play"));
    assert_says(&there, "channels/50/100/");
    assert_eq!(corners(&there), ["C7", "G3"]);
}

#[test]
fn a_picker_of_a_game_that_has_moved_on_says_so_and_shows_a_fresh_one() {
    let mut table = seated("size:9");
    let _ = private(table.press(KURO, say::table::button_play()));
    let (put, message) = table.custom_id("D4");
    let arrow = table.custom_id("←").0;
    let _ = in_place(table.press(KURO, "E5"));
    drop(table.take_post());
    // A second press changes nothing.
    for id in [&put, &arrow] {
        let done = in_place(table.press_id(KURO, id, message));
        assert_eq!(done.content, english(say::table::done_below()));
        assert_eq!(labels(&done), [english(say::people::more_undo())]);
    }
    // White is to move, so there is nothing to choose.
    table.clock.advance(Span::seconds(61));
    for id in [&put, &arrow] {
        let board = in_place(table.press_id(KURO, id, message));
        assert_says(&board, moved_on());
        assert!(grid(&board).is_empty());
    }
    play_from(&mut table, [SHIRO], "C3");
    for id in [&put, &arrow] {
        let fresh = in_place(table.press_id(KURO, id, message));
        assert_says(&fresh, moved_on());
        assert_eq!(disabled_points(&fresh), ["E5", "C3"], "near the last move");
    }
    assert_eq!(moves(&table), 2);
}

#[test]
fn nobody_else_presses_what_a_picker_carries() {
    let mut table = seated("size:9");
    let _ = private(table.press(KURO, say::table::button_play()));
    let message = table.custom_id("E5").1;
    let presses = ["E5", "←", "Elsewhere", "Type it"].map(|label| table.custom_id(label).0);
    let sure = presses[0].replace(":put:", ":put-sure:");
    for who in [AKA, SHIRO] {
        for id in presses.iter().chain([&sure]) {
            let message = private_or_in_place(table.press_id(who, id, message));
            assert!(message.rows.is_empty(), "{message:?}");
        }
    }
    let no = sentence(table.choose_id(KURO, &presses[1], "A5", MessageId::new(1)));
    assert_eq!(no, english(say::refusal::unknown_button()));
    assert_eq!(moves(&table), 0);
}

#[test]
fn a_refusal_can_be_tried_again_and_takes_the_place_of_the_one_before() {
    let mut table = seated("size:9");
    play(&mut table, "E5 D4");
    let _ = table.open_form(KURO);
    for wrong in ["E5", "nonsense", "Z9", "D4"] {
        let no = in_place(table.fill(KURO, wrong));
        assert!(matches!(no.rows[..], [Row::Buttons(_)]), "{no:?}");
        let again = table.press(KURO, say::table::button_again());
        assert!(matches!(again, Answer::Form(_)));
    }
    let _ = in_place(table.fill(KURO, "C3"));
    drop(table.take_post());
    assert_eq!(moves(&table), 3);
    // The command is refused with the same button.
    let no = private(table.say(SHIRO, "/play at:C3"));
    assert!(matches!(no.rows[..], [Row::Buttons(_)]), "{no:?}");
    let again = table.press(SHIRO, say::table::button_again());
    assert!(matches!(again, Answer::Form(_)));
    let _ = in_place(table.fill(SHIRO, "C4"));
    drop(table.take_post());
}

#[test]
fn the_stones_of_a_free_handicap_are_placed_one_after_another() {
    let mut table = seated("size:9 handicap:3 placement:free");
    assert_eq!(table.game(1).position().to_place(), 3);
    let _ = private(table.press(KURO, say::table::button_play()));
    for (left, point) in [(2, "E5"), (1, "C3")] {
        let picker = in_place(table.press(KURO, point));
        drop(table.take_deeds());
        assert_eq!(grid(&picker).len(), 5);
        assert_says(&picker, say::table::placing(left));
        assert_eq!(table.game(1).position().to_place(), left);
    }
    let done = in_place(table.press(KURO, "E4"));
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    drop(table.take_deeds());
    assert_eq!(table.game(1).on_turn(), Some(SHIRO.player()));
}

#[test]
fn a_member_who_likes_to_look_first_is_shown_the_stone_and_may_choose_another_point() {
    let mut table = timed("3d");
    let _ = private(table.press(KURO, say::table::button_play()));
    let shown = in_place(table.press(KURO, "D4"));
    let another = english(say::table::button_another());
    assert_eq!(labels(&shown), ["Play D4", &another, "Type it"]);
    let stone = say::table::alt_stones(Color::Black, "D4".to_owned());
    assert_says(alt(&shown), stone);
    let picker = in_place(table.press(KURO, say::table::button_another()));
    assert_eq!(corners(&picker), ["B6", "F2"]);
    let _ = in_place(table.press(KURO, "C3"));
    assert_eq!(moves(&table), 0);
    let _ = in_place(table.press(KURO, say::people::button_put(at("C3"))));
    drop(table.take_post());
    assert_eq!(stones(&table, Color::Black), ["C3"]);
}

#[test]
fn games_without_territory_are_played_so_too() {
    for options in ["game:gomoku", "game:go-bang", "game:atari-go size:9"] {
        let mut table = seated(options);
        let picker = private(table.press(KURO, say::table::button_play()));
        // Atari-Go may begin with stones in the centre.
        let mut cells = grid(&picker).into_iter().flatten();
        let (point, _) = cells.find(|(_, is_open)| *is_open).expect("a point");
        let _ = in_place(table.press(KURO, point));
        drop(table.take_post());
        let black = table.game(1).position().board().stones(Color::Black).len();
        assert!(black > 0, "{options}");
    }
}

#[test]
fn where_files_are_forbidden_the_whole_board_is_text_and_it_speaks_the_readers_language() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    let _ = public(table.say(AO, "/challenge opponent:@shiro size:9 colour:black"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.take_post());
    let picker = private(table.say(AO, "/play"));
    assert!(picker.files.is_empty());
    assert_says(&picker, "```");
    assert_says(&picker, "J");
    let below = labels(&picker).split_off(25);
    assert!(
        below.contains(&german(say::table::button_elsewhere())),
        "{below:?}"
    );
}

#[test]
fn a_button_of_the_picker_is_read_as_it_was_written_and_in_no_other_way() {
    let shown = tengen::bot::port::answer::Shown {
        game: GameId::new(17),
        revision: tengen::game::Revision::new(42),
    };
    let point = at("D4");
    for (token, text) in [
        (Token::Put(point, shown), "v1:put:D4:17:42"),
        (Token::PutSure(point, shown), "v1:put-sure:D4:17:42"),
        (Token::View(View::Window(point), shown), "v1:view:D4:17:42"),
        (Token::View(View::Areas, shown), "v1:view:areas:17:42"),
    ] {
        assert_eq!(token.write().as_deref(), Some(text));
        assert_eq!(Token::parse(text), Some(token));
    }
    for text in [
        "v1:put:d4:17:42",
        "v1:put:I4:17:42",
        "v1:put:D4:17",
        "v1:put:D4:17:042",
        "v1:put:D4:17:42:1",
        "v1:put::17:42",
        "v1:put",
        "v1:forget",
        "v1:forget:01",
        "v1:view:D4:17",
        "v1:view:D20:17:42",
        "v1:view:D4:17:42:1",
        "v1:view:area:17:42",
        "v1:view:d4:17:42",
    ] {
        assert_eq!(Token::parse(text), None, "{text}");
    }
}

/// Kuro has played C3 by the picker, and got its confirmation.
fn slipped() -> Table {
    let mut table = seated("size:9");
    let _ = private(table.press(KURO, say::table::button_play()));
    let done = in_place(table.press(KURO, "C3"));
    assert_eq!(done.content, english(say::table::done_below()));
    drop(table.take_post());
    table
}

#[test]
fn a_slip_is_taken_back_by_the_button_that_only_its_player_sees() {
    let mut table = slipped();
    table.restart();
    let undone = in_place(table.press(KURO, say::people::more_undo()));
    assert!(undone.rows.is_empty(), "{undone:?}");
    let board = table.take_post();
    assert_says(&board, say::pace::taken_back(Color::Black));
    assert_eq!(moves(&table), 0);
}

#[test]
fn after_a_minute_or_an_answer_the_button_asks_for_that_move_and_for_no_other() {
    let mut table = slipped();
    table.clock.advance(Span::seconds(61));
    let asked = in_place(table.press(KURO, say::people::more_undo()));
    let undo = say::pace::proposes_undo(KURO.mention(), 1, "C3".parse().unwrap());
    assert_eq!(asked.content, english(say::table::proposal_sent(undo)));
    assert_eq!(moves(&table), 1);
    drop(table.take_deeds());
    let mut table = slipped();
    let (undo, message) = table.custom_id(say::people::more_undo());
    let _ = public(table.say(SHIRO, "/play at:E5"));
    table.assert_stripped();
    let asked = in_place(table.press_id(KURO, &undo, message));
    let asks = say::pace::proposes_undo(KURO.mention(), 1, "C3".parse().unwrap());
    assert_eq!(asked.content, english(say::table::proposal_sent(asks)));
    assert_eq!(moves(&table), 2);
    drop(table.take_deeds());
    // After the undo, the old button does not undo an earlier move.
    let mut table = slipped();
    let _ = public(table.say(SHIRO, "/play at:E5"));
    let _ = private(table.press(KURO, say::table::button_play()));
    let _ = in_place(table.press(KURO, "D3"));
    let (undo, message) = table.custom_id(say::people::more_undo());
    let _ = in_place(table.press_id(KURO, &undo, message));
    assert_eq!(moves(&table), 2);
    let late = in_place(table.press_id(KURO, &undo, message));
    assert_begins(&late, moved_on());
    assert_eq!(moves(&table), 2);
    drop(table.take_deeds());
}
