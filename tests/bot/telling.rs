//! Boards without pictures: `/board as:` text, rows and chains.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::game::Draft;
use tengen::rules::{Color, Point, RuleSet, Size};

use super::random_game::{Player, games};
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::random::Random;
use crate::support::script::{begin, play, seated, unmark};
use crate::support::table::{Table, private};

/// What `game`'s board is, told to kuro.
fn told(table: &mut Table, options: &str) -> Message {
    private(table.say(KURO, &format!("/board {options}")))
}

/// All that one reads of `message`.
fn read(message: &Message) -> String {
    let card = message.card.as_ref().unwrap();
    format!("{}\n\n{}\n\n{}", message.content, card.title, card.body)
}

#[test]
fn a_board_is_told_row_by_row_after_the_last_move() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 E4 F5 D5 C7");
    assert_eq!(
        read(&told(&mut table, "as:rows")),
        "Last move: White played C7.\n\
         Black to move.\n\
         Captured by Black: 0, by White: 0.\n\
         Black is <@1>. White is <@2>.\n\n\
         Go on 9 by 9, game 1.\n\n\
         Rows 9 to 8 are empty.\n\
         Row 7: White C7.\n\
         Row 6 is empty.\n\
         Row 5: Black D5, White E5 to F5.\n\
         Row 4: Black D4 to E4.\n\
         Rows 3 to 1 are empty."
    );
}

#[test]
fn a_board_is_told_chain_by_chain_those_in_atari_first() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E4 E5 A1 F4");
    let message = told(&mut table, "as:chains");
    assert_eq!(
        message.card.unwrap().body,
        "In atari: White E4, 1 stone. Last liberty E3.\n\
         Black E5: 1 stone, 3 liberties.\n\
         Black D4: 1 stone, 3 liberties.\n\
         Black F4: 1 stone, 3 liberties.\n\
         White A1: 1 stone, 2 liberties."
    );
}

#[test]
fn it_is_told_in_the_readers_language() {
    let mut table = seated("size:5");
    play(&mut table, "B2 B3 C2");
    let rows = private(table.say(AO, "/board as:rows game:1"));
    assert_eq!(
        rows.card.unwrap().body,
        "Reihen 5 bis 4 sind leer.\nReihe 3: Weiß B3.\nReihe 2: Schwarz B2 bis C2.\nReihe 1 ist leer."
    );
    let chains = private(table.say(AO, "/board as:chains game:1"));
    assert_eq!(
        chains.card.unwrap().body,
        "Schwarz B2, C2: 2 Steine, 5 Freiheiten.\nWeiß B3: 1 Stein, 3 Freiheiten."
    );
}

#[test]
fn a_ko_and_an_empty_board_are_told() {
    let mut table = seated("size:9");
    let empty = told(&mut table, "as:chains").card.unwrap();
    assert_eq!(empty.body, "The board is empty.");
    play(&mut table, "C3 D3 D4 E4 D2 E2 J9 F3 E3");
    let message = told(&mut table, "as:rows");
    assert!(
        message.content.ends_with("\nKo at D3."),
        "{}",
        message.content
    );
}

#[test]
fn a_count_is_told_with_the_dead_and_the_territory() {
    let mut table = seated("size:5");
    play(
        &mut table,
        "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass A3 pass pass",
    );
    unmark(&mut table);
    let _ = table.say(KURO, "/mark at:A3");
    table.stripped();
    let rows = told(&mut table, "as:rows").card.unwrap().body;
    assert!(
        rows.contains("Row 3: dead White A3, Black B3, White D3, White’s territory E3."),
        "{rows}"
    );
    assert!(
        rows.contains("Row 2: Black’s territory A2, Black B2, White D2, White’s territory E2."),
        "{rows}"
    );
    let chains = told(&mut table, "as:chains").card.unwrap().body;
    assert!(
        chains.contains("White A3: 1 stone, marked as dead."),
        "{chains}"
    );
}

#[test]
fn where_five_in_a_row_win_there_are_rows_instead_of_chains() {
    let mut table = seated("game:gomoku size:15");
    play(&mut table, "H8 H9");
    let body = told(&mut table, "as:chains").card.unwrap().body;
    let lines: Vec<_> = body.lines().collect();
    assert_eq!(
        lines[0],
        "Gomoku knows no chains; this is the board row by row."
    );
    assert_eq!(lines[2], "Row 9: White H9.");
}

#[test]
fn the_text_is_that_of_the_button() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    let button = table.board_as_text(SHIRO);
    let text = private(table.say(SHIRO, "/board as:text"));
    assert_eq!(read(&text), read(&button));
    assert!(text.content.contains("(X)"), "{}", text.content);
}

#[test]
fn a_picture_is_what_one_gets_anyway() {
    let mut table = seated("size:9");
    for command in ["/board", "/board as:picture"] {
        let Answer::Post(board) = table.say(KURO, command) else {
            panic!("everybody sees it");
        };
        table.stripped();
        assert_eq!(board.files.len(), 1);
    }
    let refused = crate::support::table::sentence(table.say(KURO, "/board as:poem"));
    assert!(refused.contains("poem"), "{refused}");
}

#[test]
fn the_question_which_game_carries_how_it_is_to_be_told() {
    let mut table = seated("size:9");
    begin(&mut table, "size:13");
    let _which = private(table.say(KURO, "/board as:rows"));
    let rows = private(table.choose(KURO, "2"));
    let card = rows.card.unwrap();
    assert_eq!(
        (&*card.title, &*card.body),
        ("Go on 13 by 13, game 2.", "The board is empty.")
    );
    let _which = private(table.say(KURO, "/board as:picture"));
    let Answer::Post(board) = table.choose(KURO, "1") else {
        panic!("everybody sees it");
    };
    table.stripped();
    assert_eq!(board.files.len(), 1);
}

#[test]
fn no_stone_of_a_full_board_is_lost_in_rows() {
    let (mut table, size) = (Table::new(), Size::square(19).unwrap());
    let rules = RuleSet::ALL.iter().find(|set| set.name == "tromp-taylor");
    let mut player = Player::begin(&table, Draft::even(rules.unwrap().rules, size));
    player.play(&mut Random::new(1), 330);
    let _game = player.keep(&table);
    for who in [KURO, AO] {
        let message = private(table.say(who, "/board as:rows game:1"));
        let all = read(&message);
        let game = table.game(1);
        let board = game.position().board();
        assert!(board.empty().len() < 120, "there is much to tell");
        for point in size.all() {
            let Some(color) = board.get(point) else {
                continue;
            };
            assert!(tells(&all, color, point), "{color:?} {point}: {all}");
        }
    }
}

/// Whether a text in English or German tells of a stone on `point`, alone or within a run.
fn tells(text: &str, color: Color, point: Point) -> bool {
    let row = text.lines().find(|line| {
        let start = |word: &str| line.starts_with(&format!("{word} {}:", point.row() + 1));
        start("Row") || start("Reihe")
    });
    let (_, runs) = row.unwrap().split_once(": ").unwrap();
    runs.trim_end_matches('.').split(", ").any(|run| {
        let words: Vec<_> = run.split(' ').collect();
        let says = match color {
            Color::Black => ["Black", "Schwarz"],
            Color::White => ["White", "Weiß"],
        };
        let from: Point = words[1].parse().unwrap();
        let to: Point = words[words.len() - 1].parse().unwrap();
        says.contains(&words[0]) && (from.column()..=to.column()).contains(&point.column())
    })
}

#[test]
fn every_position_of_every_game_is_told_within_discords_limits() {
    // `Table` checks the lengths of all that it is answered.
    let mut partial = 0;
    games(|table, game| {
        for who in [AKA, AO] {
            for form in ["text", "rows", "chains"] {
                let message =
                    private(table.say(who, &format!("/board game:{} as:{form}", game.id())));
                let text = read(&message);
                let more = ["There is more than fits", "Es ist mehr, als hier"];
                partial += usize::from(more.iter().any(|more| text.contains(more)));
            }
        }
    });
    assert_eq!(partial, 0, "games at random have room");
}
