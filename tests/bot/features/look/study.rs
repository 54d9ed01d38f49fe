//! Options of `/game board`: move numbers, earlier positions, and marks for learners.

use image::GenericImageView as _;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::{Call, Invocation, OptionValue};
use tengen::i18n::say;
use tengen::render::{Diagram, Pixels, Renderer, Theme, Tray};
use tengen::rules::{ByColor, Color};

use crate::support::board::{at, points};
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{play, resign, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, each_english, english};

/// `/game board` with an option whose text has spaces.
fn board(
    table: &mut Table,
    who: Member,
    option: &str,
    text: &str,
) -> tengen::bot::port::answer::Answer {
    let call = Call {
        name: "game".to_owned(),
        subcommand: Some("board".to_owned()),
        options: vec![(option.to_owned(), OptionValue::Text(text.to_owned()))],
    };
    table.ask(who, Invocation::Command(call))
}

fn height_and_width(message: &Message) -> (u32, u32) {
    let picture = image::load_from_memory(&message.files[0].bytes).expect("a picture");
    let (width, height) = picture.dimensions();
    (height, width)
}

#[test]
fn the_last_moves_bear_their_numbers_for_the_caller_alone() {
    let mut table = seated("size:9");
    play(&mut table, "C3 G7 G3 C7 E5");
    let plain = private(table.say(AKA, "/game board"));
    let numbered = private(board(&mut table, KURO, "numbers", "last 2"));
    assert_says(&numbered, "move 5 of 5");
    assert_says(&numbered, "4 C7 · 5 E5");
    assert_lacks(&numbered, "3 G3");
    assert_ne!(plain.files[0].bytes, numbered.files[0].bytes);
    assert!(
        numbered.rows.is_empty(),
        "nobody plays on a board of the past"
    );
    let alt = numbered.files[0].alt.as_ref().unwrap();
    assert!(
        alt.starts_with(&english(say::table::after_move(5, 5))) && alt.chars().count() <= 1024,
        "{alt}"
    );
    for told in [
        format!(
            "{} {}",
            english(say::table::alt_last(say::table::played(
                Color::Black,
                at("E5")
            ))),
            english(say::table::alt_turn(Color::White))
        ),
        "G7 2".to_owned(),
    ] {
        let all = private(board(&mut table, KURO, "numbers", "all"));
        let alt = all.files[0].alt.clone().unwrap();
        assert!(alt.contains(&told), "{told} in: {alt}");
    }
    for (text, first) in [
        ("from 2", "2 G7"),
        ("ab 2", "2 G7"),
        ("all", "1 C3"),
        ("99", "1 C3"),
    ] {
        let shown = private(board(&mut table, KURO, "numbers", text)).content;
        assert_says(&shown, format!("Numbered: {first}"));
    }
}

#[test]
fn numbers_that_say_no_moves_are_refused_with_what_to_write() {
    let mut table = seated("size:9");
    play(&mut table, "C3 G7");
    for text in [
        "",
        "0",
        "-3",
        "ten",
        "from",
        "10 20",
        "١٢",
        "@everyone",
        "`x`",
        "99999",
    ] {
        let told = sentence(board(&mut table, KURO, "numbers", text));
        assert_says(&told, "from 25");
    }
    let told = sentence(board(&mut table, KURO, "numbers", "from 3"));
    assert!(
        told.contains("no move 3") && told.contains("2 moves"),
        "{told}"
    );
}

#[test]
fn numbers_that_begin_after_the_board_asked_for_are_told_from_those_after_the_game() {
    let mut table = seated("size:9");
    play(&mut table, "C3 G7 G3");
    let mut ask = |numbers: &str, after: &str| {
        let [numbers, after] = [("numbers", numbers), ("move", after)]
            .map(|(name, text)| (name.to_owned(), OptionValue::Text(text.to_owned())));
        let call = Call {
            name: "game".to_owned(),
            subcommand: Some("board".to_owned()),
            options: vec![numbers, after],
        };
        sentence(table.ask(KURO, Invocation::Command(call)))
    };
    let told = ask("from 3", "2");
    assert!(
        told.contains(&english(say::refusal::not_yet(3, 2)))
            && told.contains(&english(say::refusal::not_yet(3, 2))),
        "{told}"
    );
    let told = ask("all", "0");
    assert_says(&told, say::refusal::not_yet(1, 0));
    let told = ask("from 4", "2");
    assert_says(&told, say::refusal::no_such_move(4, 3));
}

#[test]
fn the_board_after_an_earlier_move_is_shown() {
    let mut table = seated("size:9");
    // Black takes the corner stone.
    play(&mut table, "A2 A1 B1 E5");
    let after = private(table.say(SHIRO, "/game board move:2"));
    assert_says(&after, say::table::after_move(2, 4));
    let alt = after.files[0].alt.as_ref().unwrap();
    assert!(
        each_english([
            say::table::alt_stones(Color::Black, "A2".to_owned()),
            say::table::alt_stones(Color::White, "A1".to_owned()),
            say::table::alt_last(say::table::played(Color::White, at("A1"))),
            say::table::alt_turn(Color::Black),
        ])
        .iter()
        .all(|told| alt.contains(told)),
        "{alt}"
    );
    let start = private(table.say(SHIRO, "/game board move:0"));
    assert_lacks(start.files[0].alt.as_ref().unwrap(), "stones:");
    // The captured stone is named, though its number is not on the board.
    let all = private(board(&mut table, SHIRO, "numbers", "all"));
    assert_says(&all, "2 A1");
    let alt = all.files[0].alt.as_ref().unwrap();
    assert!(alt.contains("A2 1") && !alt.contains("A1 2"), "{alt}");
    for number in ["5", "-1", "9999999999999999999", "x"] {
        let told = sentence(table.say(SHIRO, &format!("/game board move:{number}")));
        assert!(!told.is_empty());
    }
    let told = sentence(table.say(SHIRO, "/game board move:5"));
    assert!(
        told.contains("no move 5") && told.contains("4 moves"),
        "{told}"
    );
}

#[test]
fn where_a_stone_was_put_again_the_last_number_stands() {
    let mut table = seated("size:9");
    // Black takes the corner stone, and fills the corner.
    play(&mut table, "A2 A1 B1 E5 A1");
    let all = private(board(&mut table, KURO, "numbers", "all"));
    let alt = all.files[0].alt.as_ref().unwrap();
    assert!(
        alt.contains(&english(say::help::alt_written(
            "A1 5, B1 3, A2 1, E5 4".to_owned()
        ))) && !alt.contains("A1 2"),
        "{alt}"
    );
}

#[test]
fn stones_in_atari_are_shown_in_the_games_of_whoever_wants_it() {
    let mut table = seated("size:9");
    play(&mut table, "C3 D3 D4 E5");
    // White's D3 has two liberties; after E3 it has one.
    assert_lacks(&private(table.say(AKA, "/game board")), "atari");
    let noted = private(table.say(SHIRO, "/me boards hints:on"));
    assert_says(&noted, say::table::hints_on());
    let told = public(table.say(KURO, "/play at:E3"));
    table.assert_stripped();
    let atari = &english(say::table::atari(Color::White, points("D3"), points("D2")));
    assert_says(&told, atari);
    table.restart();
    let told = private(table.say(AKA, "/game board"));
    assert_says(&told, atari);
    let with = told.files[0].bytes.clone();
    let noted = private(table.say(SHIRO, "/me boards hints:off"));
    assert_lacks(&noted, atari);
    let told = private(table.say(AKA, "/game board"));
    assert_lacks(&told, "atari");
    assert_ne!(with, told.files[0].bytes);
    // Either side may turn them on, and a finished game has none.
    let _ = private(table.say(KURO, "/me boards hints:on"));
    let told = private(table.say(AKA, "/game board"));
    assert_says(&told, atari);
    let told = resign(&mut table, SHIRO);
    assert_lacks(&told, "atari");
}

#[test]
fn hints_can_be_chosen_before_there_is_a_game_and_stay_out_of_games_without_liberties() {
    let mut table = Table::new();
    assert_says(
        sentence(table.say(KURO, "/me boards hints:on")),
        say::table::hints_on(),
    );
    assert_lacks(
        sentence(table.say(KURO, "/me boards hints:sideways")),
        say::table::hints_on(),
    );
    crate::support::script::begin(&mut table, "game:gomoku size:15");
    // In Go White's stone would have one liberty.
    play(&mut table, "A2 A1 E5");
    let told = private(table.say(AKA, "/game board"));
    assert_lacks(&told, say::table::hints_on());
}

/// Captured stones are in a tray below the board, in games that count them.
#[test]
fn boards_have_a_tray_where_something_is_captured() {
    for (terms, has_tray) in [
        ("size:9", true),
        ("game:gomoku size:15", false),
        ("game:go-bang size:15", true),
        ("game:atari-go size:9", false),
        ("game:atari-go size:9 captures:3", true),
    ] {
        let mut table = seated(terms);
        let (height, width) = height_and_width(&private(table.say(AKA, "/game board")));
        assert_eq!(height > width, has_tray, "{terms}: {height} by {width}");
    }
}

/// Two stones are one pair, of which five win.
#[test]
fn a_tray_counts_pairs_where_pairs_are_taken() {
    let mut table = seated("game:go-bang size:15");
    play(&mut table, "H8 J8 A1 K8 L8");
    let shown = private(table.say(AKA, "/game board"));
    let game = table.game(1);
    let position = game.in_play();
    let board = Diagram::of(position).captured(Color::White, points("J8 K8").iter());
    let pairs = ByColor { black: 1, white: 0 };
    let board = board.tray(Tray::Pairs(pairs));
    let pixels = Pixels::usual(position.size());
    let picture = Renderer::shared().png(&board, Theme::default(), pixels);
    assert!(shown.files[0].bytes[..] == picture);
}
