//! What pictures say to those who do not see them.

use tengen::game::{Game, Phase};
use tengen::i18n::say;
use tengen::rules::{Color, GoBangRules, Move, Pairs, Rules};

use crate::bot::random_game::games;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{play, rule, seated, unmark};
use crate::support::table::{private, public};

/// What must always be told of `game`, in English and in German.
fn always(game: &Game) -> [Vec<String>; 2] {
    let position = game.in_play();
    let (black, white) = (position.prisoners().black, position.prisoners().white);
    let (mut english, mut german) = (Vec::new(), Vec::new());
    // As the picture counts them: pairs where pairs are taken, nothing where nothing is kept.
    match game.terms().rules {
        Rules::Go(_) => {
            english.push(format!("Captured by Black: {black}, by White: {white}."));
            german.push(format!(
                "Von Schwarz geschlagen: {black}, von Weiß: {white}."
            ));
        }
        Rules::GoBang(GoBangRules {
            pairs: Pairs::AreTaken | Pairs::FiveWin,
            ..
        }) => {
            let (black, white) = (black / 2, white / 2);
            english.push(format!(
                "Pairs captured by Black: {black}, by White: {white}."
            ));
            german.push(format!(
                "Paare, von Schwarz geschlagen: {black}, von Weiß: {white}."
            ));
        }
        Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => {}
    }
    match game.phase() {
        Phase::Playing => {
            let black = game.to_move() == Some(Color::Black);
            english.push(format!(
                "{} to move.",
                if black { "Black" } else { "White" }
            ));
            german.push(format!(
                "{} ist am Zug.",
                if black { "Schwarz" } else { "Weiß" }
            ));
            if let Some(Move::Play(point)) = position.last().map(|turn| turn.mv) {
                english.push(format!("played {point}"));
                german.push(format!("hat {point} gespielt"));
            }
        }
        Phase::Counting { .. } => {
            english.push("The count.".to_owned());
            german.push("Die Auszählung.".to_owned());
        }
        _ => {
            english.push("The game is over.".to_owned());
            german.push("Die Partie ist beendet.".to_owned());
        }
    }
    [english, german]
}

/// How many of the stones of `game` are named in `alt`, where its stones are listed.
fn named(game: &Game, alt: &str) -> usize {
    let headings = [
        "Black stones: ",
        "White stones: ",
        "Schwarze Steine: ",
        "Weiße Steine: ",
    ];
    let lists = headings.iter().filter_map(|heading| {
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
        for (who, always) in [AKA, AO].into_iter().zip(always) {
            let board = private(table.say(who, &format!("/board game:{}", game.id())));
            let alt = board.files[0].alt.clone().unwrap();
            let length = alt.encode_utf16().count();
            assert!(length <= 1024, "{length}: {alt}");
            for sentence in always {
                assert!(alt.contains(&sentence), "{sentence} in: {alt}");
            }
            let partial = alt.contains("This is not all") || alt.contains("Das ist nicht alles");
            match named(game, &alt) == stones(game) {
                true => whole += 1,
                false => {
                    assert!(partial, "{alt}");
                    assert!(length > 1024 - 16, "there was room for more: {alt}");
                    cut += 1;
                }
            }
        }
    });
    assert!(whole > 50 && cut > 10, "{whole} and {cut}");
}

#[test]
fn the_last_move_comes_first() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    let alt = private(table.say(AKA, "/board game:1")).files[0]
        .alt
        .clone();
    let alt = alt.unwrap();
    assert!(
        alt.starts_with("Last move: Black played D4. White to move."),
        "{alt}"
    );
}

#[test]
fn a_ko_and_a_winning_line_are_told() {
    let mut table = seated("size:9");
    play(&mut table, "C3 D3 D4 E4 D2 E2 J9 F3 E3");
    let alt = private(table.say(AKA, "/board game:1")).files[0]
        .alt
        .clone();
    assert!(alt.unwrap().contains(" Ko at D3. "));

    let mut table = seated("game:gomoku size:15");
    play(&mut table, "A1 A2 B1 B2 C1 C2 D1 D2 E1");
    let alt = private(table.say(AKA, "/board game:1")).files[0]
        .alt
        .clone();
    let alt = alt.unwrap();
    assert!(alt.contains("The winning line: A1 B1 C1 D1 E1."), "{alt}");
}

#[test]
fn the_pictures_of_a_count_say_what_is_whose_and_how_the_game_stands() {
    let mut table = seated("size:5");
    play(
        &mut table,
        "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass A3 pass pass",
    );
    unmark(&mut table);
    let count = public(table.say(KURO, "/mark at:A3"));
    table.stripped();
    let alt = count.files[0].alt.clone().unwrap();
    for told in [
        "The count.",
        "Captured by Black: 0, by White: 0.",
        "Marked as dead: A3.",
        "Black’s territory: ",
        "White’s territory: ",
    ] {
        assert!(alt.contains(told), "{told} in: {alt}");
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
            Some("Pairs captured by Black: 1, by White: 0."),
        ),
        ("size:9", "D4", Some("Captured by Black: 0, by White: 0.")),
    ] {
        let mut table = seated(options);
        play(&mut table, moves);
        let board = private(table.say(AKA, "/board game:1"));
        let alt = board.files[0].alt.clone().unwrap();
        match said {
            Some(said) => assert!(alt.contains(said), "{options}: {alt}"),
            None => assert!(!alt.contains("aptured by"), "{options}: {alt}"),
        }
        let rows = private(table.say(AKA, "/board game:1 as:rows"));
        assert_eq!(
            rows.content.contains("aptured by"),
            said.is_some(),
            "{options}"
        );
    }
}

/// Each end has words of its own, in the picture's description as in the message.
#[test]
fn the_description_of_the_last_board_says_how_the_game_ended() {
    for (options, ending, said) in [
        ("size:5", "resign", "White wins by resignation."),
        ("size:5 komi:0", "jigo", "Jigo: a draw with equal totals."),
        ("size:5 rules:japanese", "forfeit", "White wins by forfeit."),
        ("size:5 rules:japanese", "forfeit colour:both", "Both lose."),
        ("size:5", "calloff", "Called off: nobody wins or loses."),
        ("size:5", "win colour:black", "Black wins by a ruling."),
    ] {
        let mut table = seated(options);
        play(&mut table, "C3 D3");
        let result = match ending {
            "resign" => {
                let _ = private(table.say(KURO, "/resign"));
                public(table.press(KURO, say::table::button_resign()))
            }
            "jigo" => {
                play(&mut table, "pass pass");
                unmark(&mut table);
                let _ = public(table.press(KURO, say::count::button_agree()));
                table.stripped();
                public(table.press(SHIRO, say::count::button_agree()))
            }
            "forfeit" => public(rule(&mut table, AKA, "forfeit game:1 colour:black", "late")),
            ruling => public(rule(&mut table, AKA, &format!("{ruling} game:1"), "late")),
        };
        table.stripped();
        let alt = result.files[0].alt.as_ref().unwrap();
        let over = format!("The game is over. {said}");
        assert!(alt.contains(&over), "{ending}: {alt}");
    }
}
