//! Boards without pictures: `/game board as:` text, rows and chains.

use tengen::bot::port::message::Message;
use tengen::game::{Draft, GameId};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Point, RuleSet, Size, Variant};

use crate::bot::random_game::{Player, games};
use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::random::Random;
use crate::support::script::{begin, play, seated, unmark};
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_ends, assert_says, english, german};

/// The board of `game` as kuro sees it.
fn show_board(table: &mut Table, options: &str) -> Message {
    private(table.say(KURO, &format!("/game board {options}")))
}

/// The whole text of `message`.
fn text_of(message: &Message) -> String {
    let card = message.card.as_ref().unwrap();
    format!("{}\n\n{}\n\n{}", message.content, card.title, card.body)
}

#[test]
fn a_board_is_told_row_by_row_after_the_last_move() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 E4 F5 D5 C7");
    assert_eq!(
        text_of(&show_board(&mut table, "as:rows")),
        format!(
            "{}\n{}\n{}\n{}\n\n{}\n\n{}\n{}\n{}\n{}\n{}\n{}",
            english(say::table::alt_last(say::table::played(
                Color::White,
                at("C7")
            ))),
            english(say::table::alt_turn(Color::Black)),
            english(say::table::alt_prisoners(0, 0)),
            english(say::table::players(KURO.mention(), SHIRO.mention())),
            english(say::table::alt_board(
                Variant::Go.into(),
                9,
                9,
                GameId::new(1)
            )),
            english(say::table::rows_empty(9, 8)),
            english(say::table::row(7, "White C7".to_owned())),
            english(say::table::row_empty(6)),
            english(say::table::row(5, "Black D5, White E5 to F5".to_owned())),
            english(say::table::row(4, "Black D4 to E4".to_owned())),
            english(say::table::rows_empty(3, 1))
        )
    );
}

#[test]
fn a_board_is_told_chain_by_chain_those_in_atari_first() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E4 E5 A1 F4");
    let message = show_board(&mut table, "as:chains");
    assert_eq!(
        message.card.unwrap().body,
        format!(
            "{}\n{}\n{}\n{}\n{}",
            english(say::table::chain_atari(
                Color::White,
                "E4".to_owned(),
                1,
                at("E3")
            )),
            english(say::table::chain(Color::Black, "E5".to_owned(), 1, 3)),
            english(say::table::chain(Color::Black, "D4".to_owned(), 1, 3)),
            english(say::table::chain(Color::Black, "F4".to_owned(), 1, 3)),
            english(say::table::chain(Color::White, "A1".to_owned(), 1, 2))
        )
    );
}

#[test]
fn it_is_told_in_the_readers_language() {
    let mut table = seated("size:5");
    play(&mut table, "B2 B3 C2");
    let rows = private(table.say(AO, "/game board as:rows game:1"));
    assert_eq!(
        rows.card.unwrap().body,
        format!(
            "{}\n{}\n{}\n{}",
            german(say::table::rows_empty(5, 4)),
            german(say::table::row(3, "Weiß B3".to_owned())),
            german(say::table::row(2, "Schwarz B2 bis C2".to_owned())),
            german(say::table::row_empty(1))
        )
    );
    let chains = private(table.say(AO, "/game board as:chains game:1"));
    assert_eq!(
        chains.card.unwrap().body,
        format!(
            "{}\n{}",
            german(say::table::chain(Color::Black, "B2, C2".to_owned(), 2, 5)),
            german(say::table::chain(Color::White, "B3".to_owned(), 1, 3))
        )
    );
}

#[test]
fn a_ko_and_an_empty_board_are_told() {
    let mut table = seated("size:9");
    let empty = show_board(&mut table, "as:chains").card.unwrap();
    assert_eq!(empty.body, english(say::table::board_empty()));
    play(&mut table, "C3 D3 D4 E4 D2 E2 J9 F3 E3");
    let message = show_board(&mut table, "as:rows");
    assert_ends(
        &message,
        format!("\n{}", english(say::table::alt_ko(at("D3")))),
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
    let _ = table.say(KURO, "/game mark at:A3");
    table.assert_stripped();
    let rows = show_board(&mut table, "as:rows").card.unwrap().body;
    assert_says(
        &rows,
        say::table::row(
            3,
            "dead White A3, Black B3, White D3, White’s territory E3".to_owned(),
        ),
    );
    assert_says(
        &rows,
        say::table::row(
            2,
            "Black’s territory A2, Black B2, White D2, White’s territory E2".to_owned(),
        ),
    );
    let chains = show_board(&mut table, "as:chains").card.unwrap().body;
    assert_says(
        &chains,
        say::table::chain_dead(Color::White, "A3".to_owned(), 1),
    );
}

#[test]
fn where_five_in_a_row_win_there_are_rows_instead_of_chains() {
    let mut table = seated("game:gomoku size:15");
    play(&mut table, "H8 H9");
    let body = show_board(&mut table, "as:chains").card.unwrap().body;
    let lines: Vec<_> = body.lines().collect();
    assert_eq!(
        lines[0],
        english(say::table::no_chains(Variant::Gomoku.into()))
    );
    assert_eq!(lines[2], english(say::table::row(9, "White H9".to_owned())));
}

#[test]
fn the_text_is_that_of_the_button() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    let button = table.board_as_text(SHIRO);
    let text = private(table.say(SHIRO, "/game board as:text"));
    assert_eq!(text_of(&text), text_of(&button));
    assert_says(&text, "(X)");
}

#[test]
fn a_picture_is_what_one_gets_anyway() {
    let mut table = seated("size:9");
    for command in ["/game board", "/game board as:picture"] {
        let board = public(table.say(KURO, command));
        table.assert_stripped();
        assert_eq!(board.files.len(), 1);
    }
    let refused = crate::support::table::sentence(table.say(KURO, "/game board as:poem"));
    assert_says(&refused, say::refusal::bad_choice(UserInput::new("poem")));
}

#[test]
fn the_question_which_game_carries_how_it_is_to_be_told() {
    let mut table = seated("size:9");
    begin(&mut table, "size:13");
    let _which = private(table.say(KURO, "/game board as:rows"));
    let rows = private(table.choose(KURO, "2"));
    let card = rows.card.unwrap();
    assert_eq!(
        (card.title.to_string(), card.body.to_string()),
        (
            english(say::table::alt_board(
                Variant::Go.into(),
                13,
                13,
                GameId::new(2)
            )),
            english(say::table::board_empty())
        )
    );
    let _which = private(table.say(KURO, "/game board as:picture"));
    let board = public(table.choose(KURO, "1"));
    table.assert_stripped();
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
        let message = private(table.say(who, "/game board as:rows game:1"));
        let all = text_of(&message);
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

/// Whether a text in English or German names a stone on `point`, alone or within a run.
fn tells(text: &str, color: Color, point: Point) -> bool {
    let row = text.lines().find(|line| {
        let start = |word: &str| line.starts_with(&format!("{word} {}:", point.row() + 1));
        start("Row") || start("Reihe")
    });
    let (_, runs) = row.unwrap().split_once(": ").unwrap();
    runs.trim_end_matches('.').split(", ").any(|run| {
        let words: Vec<_> = run.split(' ').collect();
        let says = [
            english(say::terms::color(color)),
            german(say::terms::color(color)),
        ];
        let from: Point = words[1].parse().unwrap();
        let to: Point = words[words.len() - 1].parse().unwrap();
        says.iter().any(|word| word == words[0])
            && (from.column()..=to.column()).contains(&point.column())
    })
}

#[test]
fn every_position_of_every_game_is_told_within_discords_limits() {
    // `Table` checks the lengths of all answers.
    let mut partial = 0;
    games(|table, game| {
        for who in [AKA, AO] {
            for form in ["text", "rows", "chains"] {
                let message =
                    private(table.say(who, &format!("/game board game:{} as:{form}", game.id())));
                let text = text_of(&message);
                let more = ["There is more than fits", "Es ist mehr, als hier"];
                partial += usize::from(more.iter().any(|more| text.contains(more)));
            }
        }
    });
    assert_eq!(partial, 0, "games at random have room");
}
