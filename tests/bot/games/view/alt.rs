//! Alternative texts of pictures.

use tengen::game::{Game, Phase};
use tengen::i18n::{Locale, Text, say};
use tengen::rules::{Color, GoBangRules, Pairs, Rules};

use crate::bot::random_game::games;
use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{agree_to_count, play, rule, seated, unmark};
use crate::support::table::{private, public};
use crate::support::words::{assert_begins, assert_says, beginning, english};

/// Facts about `game` that every text must contain.
fn always(game: &Game) -> Vec<Text> {
    let position = game.in_play();
    let (black, white) = (position.prisoners().black, position.prisoners().white);
    let mut told = Vec::new();
    // The tray as the picture shows it: captured pairs in games with pairs, nothing in games without captures.
    match game.terms().rules {
        Rules::Go(_) => {
            told.push(say::table::alt_prisoners(black, white));
        }
        Rules::GoBang(GoBangRules {
            pairs: Pairs::AreTaken | Pairs::FiveWin,
            ..
        }) => {
            let (black, white) = (black / 2, white / 2);
            told.push(say::table::alt_pairs(black, white));
        }
        Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => {}
    }
    match game.phase() {
        Phase::Playing => {
            told.push(say::table::alt_turn(game.to_move().unwrap()));
        }
        Phase::Counting { .. } => told.push(say::table::alt_counting()),
        _ => told.push(say::table::alt_over()),
    }
    told
}

/// Number of stones of `game` that the lists of stones in `alt` name.
fn named(game: &Game, alt: &str, locale: Locale) -> usize {
    let lists = [Color::Black, Color::White]
        .into_iter()
        .filter_map(|color| {
            let listed = say::table::alt_stones(color, "¦".to_owned()).to(locale);
            let (heading, _) = listed.split_once('¦')?;
            let (_, list) = alt.split_once(heading)?;
            list.split_once('.')
                .map(|(points, _)| points.split(' ').count())
        });
    let named = lists.sum();
    assert!(named <= stones(game));
    named
}

fn stones(game: &Game) -> usize {
    let board = game.in_play().board();
    board.size().points() - board.empty().len()
}

#[test]
fn every_picture_of_every_game_says_how_it_stands_and_as_many_stones_as_fit() {
    let (mut whole, mut cut) = (0, 0);
    games(|table, game| {
        let always = always(game);
        for (who, locale) in [(AKA, Locale::English), (AO, Locale::German)] {
            let board = private(table.say(who, &format!("/game board game:{}", game.id())));
            let alt = board.files[0].alt.clone().unwrap();
            let length = alt.encode_utf16().count();
            assert!(length <= 1024, "{length}: {alt}");
            for told in &always {
                let sentence = told.to(locale);
                assert!(alt.contains(&sentence), "{sentence} in: {alt}");
            }
            let partial = alt.contains(&say::table::alt_partial().to(locale));
            if named(game, &alt, locale) == stones(game) {
                whole += 1
            } else {
                assert!(partial, "{alt}");
                assert!(length > 1024 - 16, "there was room for more: {alt}");
                cut += 1;
            }
        }
    });
    assert!(whole > 50 && cut > 10, "{whole} and {cut}");
}

#[test]
fn the_last_move_comes_first() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    let alt = private(table.say(AKA, "/game board game:1")).files[0]
        .alt
        .clone();
    let alt = alt.unwrap();
    assert_begins(
        &alt,
        format!(
            "{} {}",
            english(say::table::alt_last(say::table::played(
                Color::Black,
                at("D4")
            ))),
            english(say::table::alt_turn(Color::White))
        ),
    );
}

#[test]
fn a_ko_and_a_winning_line_are_told() {
    let mut table = seated("size:9");
    play(&mut table, "C3 D3 D4 E4 D2 E2 J9 F3 E3");
    let alt = private(table.say(AKA, "/game board game:1")).files[0]
        .alt
        .clone();
    assert_says(alt.unwrap(), say::table::alt_ko(at("D3")));

    let mut table = seated("game:gomoku size:15");
    play(&mut table, "A1 A2 B1 B2 C1 C2 D1 D2 E1");
    let alt = private(table.say(AKA, "/game board game:1")).files[0]
        .alt
        .clone();
    let alt = alt.unwrap();
    assert_says(&alt, say::table::alt_line("A1 B1 C1 D1 E1".to_owned()));
}

#[test]
fn the_pictures_of_a_count_say_what_is_whose_and_how_the_game_stands() {
    let mut table = seated("size:5");
    play(
        &mut table,
        "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass A3 pass pass",
    );
    unmark(&mut table);
    let count = public(table.say(KURO, "/game mark at:A3"));
    table.assert_stripped();
    let alt = count.files[0].alt.clone().unwrap();
    for told in [
        english(say::table::alt_counting()),
        english(say::table::alt_prisoners(0, 0)),
        english(say::count::alt_dead("A3".to_owned())),
        beginning(say::help::alt_territory(Color::Black, "¦".to_owned())),
        beginning(say::help::alt_territory(Color::White, "¦".to_owned())),
    ] {
        assert!(alt.contains(&told), "{told} in: {alt}");
    }
}

#[test]
fn nothing_is_said_of_captures_where_they_count_for_nothing() {
    for (options, moves, said) in [
        ("game:gomoku size:9", "D4 E5", None),
        ("game:atari-go size:9", "C3 G7", None),
        ("game:go-bang rules:go-bang-plain size:9", "D4 E5", None),
        (
            "game:go-bang rules:go-bang size:9",
            "D4 E5 J9 F6 G7",
            Some(say::table::alt_pairs(1, 0)),
        ),
        ("size:9", "D4", Some(say::table::alt_prisoners(0, 0))),
    ] {
        let mut table = seated(options);
        play(&mut table, moves);
        let board = private(table.say(AKA, "/game board game:1"));
        let alt = board.files[0].alt.clone().unwrap();
        let rows = private(table.say(AKA, "/game board game:1 as:rows")).content;
        let of_none = [say::table::alt_pairs, say::table::alt_prisoners]
            .map(|captures| english(captures(0, 0)))
            .map(|words| words.split(':').next().unwrap().to_owned());
        for told in [alt, rows] {
            match &said {
                Some(said) => assert_says(&told, said.clone()),
                None => assert!(
                    !of_none.iter().any(|words| told.contains(words)),
                    "{options}: {told}"
                ),
            }
        }
    }
}

/// Each ending has its own words, in the picture's description as in the message.
#[test]
fn the_description_of_the_last_board_says_how_the_game_ended() {
    for (options, ending, said) in [
        (
            "size:5",
            "resign",
            say::table::ended_won(Color::White, "resignation".to_owned()),
        ),
        (
            "size:5 komi:0",
            "jigo",
            say::table::ended_open("jigo".to_owned()),
        ),
        (
            "size:5 rules:japanese",
            "forfeit",
            say::table::ended_won(Color::White, "forfeit".to_owned()),
        ),
        (
            "size:5 rules:japanese",
            "forfeit colour:both",
            say::table::ended_open("both-lose".to_owned()),
        ),
        (
            "size:5",
            "call-off",
            say::table::ended_open("called-off".to_owned()),
        ),
        (
            "size:5",
            "win colour:black",
            say::table::ended_won(Color::Black, "ruling".to_owned()),
        ),
    ] {
        let mut table = seated(options);
        play(&mut table, "C3 D3");
        let result = match ending {
            "resign" => {
                let _ = private(table.say(KURO, "/game resign"));
                table.confirm(KURO, say::table::button_resign())
            }
            "jigo" => {
                play(&mut table, "pass pass");
                unmark(&mut table);
                let _ = agree_to_count(&mut table, KURO);
                table.assert_stripped();
                agree_to_count(&mut table, SHIRO)
            }
            "forfeit" => public(rule(&mut table, AKA, "forfeit game:1 colour:black", "late")),
            ruling => public(rule(&mut table, AKA, &format!("{ruling} game:1"), "late")),
        };
        table.assert_stripped();
        let alt = result.files[0].alt.as_ref().unwrap();
        let over = english(say::table::alt_ended(said));
        assert_says(alt, &over);
    }
}
