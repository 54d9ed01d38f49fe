//! Dialogues with external engines: their commands and answers.

use tengen_engine::Decision;
use tengen_engine::outside::analysis::{AnalysedGame, Analyser};
use tengen_engine::outside::{Answer, EngineGame, Inexpressible, Protocol, Wants};
use tengen_engine::review::{PositionToRead, Reading};
use tengen_rules::{Color, Handicap, Komi, Move, RuleSet, Rules, Size};

use tengen_testkit::board::at;

fn rules(name: &str) -> Rules {
    RuleSet::from_name(name).unwrap().rules
}

/// Commands after these moves, Black first.
fn commands(protocol: Protocol, name: &str, side: u8, moves: &str) -> Vec<(String, Wants)> {
    let (rules, size) = (rules(name), Size::square(side).unwrap());
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    let mut played = Vec::new();
    for name in moves.split_whitespace() {
        let mv = match name {
            "pass" => Move::Pass,
            name => Move::Play(at(name)),
        };
        played.push((position.to_move(), mv));
        rules.play(&mut position, mv).unwrap();
    }
    let game = EngineGame {
        rules: &rules,
        size,
        handicap: Handicap::NONE,
        komi: Komi::HALF,
        moves: &played,
        position: &position,
        seconds: 3,
        memory: 64,
    };
    let commands = protocol.commands(&game).into_iter();
    commands
        .map(|command| (command.text, command.wants))
        .collect()
}

#[test]
fn the_go_text_protocol_tells_the_whole_game_and_asks_for_a_move() {
    let commands = commands(Protocol::Gtp, "chinese", 9, "D4 pass E5");
    let words: Vec<_> = commands.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(
        words,
        [
            "boardsize 9",
            "clear_board",
            "komi 0.5",
            "time_settings 0 3 1",
            "play black D4",
            "play white pass",
            "play black E5",
            "genmove white",
        ]
    );
    let (last, others) = commands.split_last().unwrap();
    assert_eq!(last.1, Wants::Move);
    assert!(others.iter().all(|(_, wants)| *wants == Wants::Word));
}

#[test]
fn gomocups_protocol_tells_whose_the_stones_are_by_who_is_to_move() {
    let commands = commands(Protocol::Gomocup, "renju", 15, "H8 A1 J10");
    let words: Vec<_> = commands.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(words[0], "START 15");
    assert!(words.contains(&"INFO rule 4"), "{words:?}");
    assert!(words.contains(&"INFO timeout_turn 3000"), "{words:?}");
    assert!(words.contains(&"INFO max_memory 67108864"), "{words:?}");
    // White is to move: the stones of Black, the first and the third, are the other side's.
    let board = "BOARD\r\n7,7,2\r\n0,0,1\r\n8,9,2\r\nDONE";
    assert_eq!(commands.last().unwrap(), &(board.to_owned(), Wants::Move));
}

#[test]
fn what_a_protocol_cannot_express_is_named() {
    let fifteen = Size::square(15).unwrap();
    let check = |protocol: Protocol, name, size| protocol.check_expressible(&rules(name), size);
    for name in ["chinese", "japanese", "strasbourg"] {
        assert_eq!(check(Protocol::Gtp, name, fifteen), Ok(()));
        assert_eq!(
            check(Protocol::Gomocup, name, fifteen),
            Err(Inexpressible::OnlyFive)
        );
    }
    for name in ["atari-go", "gomoku", "pente"] {
        assert_eq!(
            check(Protocol::Gtp, name, fifteen),
            Err(Inexpressible::OnlyGo)
        );
    }
    for name in ["gomoku", "gomoku-exact", "renju", "go-bang-plain"] {
        assert_eq!(check(Protocol::Gomocup, name, fifteen), Ok(()));
        let small = Size::square(9).unwrap();
        assert_eq!(
            check(Protocol::Gomocup, name, small),
            Err(Inexpressible::Size)
        );
    }
    for name in ["go-bang", "pente"] {
        let refused = check(Protocol::Gomocup, name, fifteen);
        assert_eq!(refused, Err(Inexpressible::OnlyFive), "captures");
    }
}

#[test]
fn answers_are_read_to_their_end() {
    let hear = |protocol: Protocol, lines: &[&str]| {
        let mut before = Vec::new();
        let mut heard = lines
            .iter()
            .map(|line| protocol.read_line(&mut before, line));
        heard.find(|answer| *answer != Answer::More)
    };
    let is = |text: &str| Some(Answer::Is(text.to_owned()));
    let refused = |text: &str| Some(Answer::Refused(text.to_owned()));
    assert_eq!(hear(Protocol::Gtp, &["", "= D4", ""]), is("D4"));
    assert_eq!(hear(Protocol::Gtp, &["=", ""]), is(""));
    assert_eq!(hear(Protocol::Gtp, &["= D4"]), None);
    assert_eq!(hear(Protocol::Gtp, &["? no", ""]), refused("? no"));
    let talk = ["MESSAGE hello", "DEBUG x", "UNKNOWN rule", "7,7\r"];
    assert_eq!(hear(Protocol::Gomocup, &talk), is("7,7"));
    assert_eq!(hear(Protocol::Gomocup, &["ERROR no"]), refused("ERROR no"));
}

#[test]
fn a_move_is_read_or_it_is_none() {
    let gtp = |text| Protocol::Gtp.read_move(text);
    assert_eq!(gtp("d4"), Some(Decision::Play(at("D4"))));
    assert_eq!(gtp("PASS"), Some(Decision::Pass));
    assert_eq!(gtp("resign"), Some(Decision::Resign));
    for nonsense in ["", "I5", "Z99", "D4 E5", "7,7"] {
        assert_eq!(gtp(nonsense), None, "{nonsense}");
    }
    let gomocup = |text| Protocol::Gomocup.read_move(text);
    assert_eq!(gomocup("7,7"), Some(Decision::Play(at("H8"))));
    for nonsense in ["", "7", "-1,3", "7,7,1", "99,99", "D4", "OK"] {
        assert_eq!(gomocup(nonsense), None, "{nonsense}");
    }
}

/// The reading of `line` by `analyser`, for the position after D4 and C3 on 9×9 by Chinese rules.
fn analysed(analyser: Analyser, line: &str) -> (Vec<String>, Option<Reading>) {
    let (rules, size) = (rules("chinese"), Size::square(9).unwrap());
    let first = rules.opening(size, Handicap::NONE).unwrap();
    let moves = [
        (Color::Black, "D4"),
        (Color::White, "C3"),
        (Color::Black, "E5"),
    ];
    let moves = moves.map(|(color, point)| (color, Move::Play(at(point))));
    let mut position = first.clone();
    for (_, mv) in moves {
        rules.play(&mut position, mv).unwrap();
    }
    let wanted = PositionToRead {
        position,
        moves: moves.to_vec(),
        times: 1,
    };
    let game = AnalysedGame {
        rules: &rules,
        komi: Komi::HALF,
        first: &first,
        wanted: &wanted,
        centiseconds: 50,
    };
    let commands = analyser
        .commands(&game)
        .into_iter()
        .map(|command| command.text);
    (commands.collect(), analyser.read(line, &game))
}

#[test]
fn a_position_is_told_from_the_start_and_the_best_move_of_its_analysis_counts() {
    let line = "info move D3 winrate 0.4 scoreLead 9 order 1 pv D3 info move E4 visits 7 winrate 0.6 \
                scoreMean 8 scoreLead -3.6 order 0 pv E4 order info rootInfo scoreLead 5";
    let (commands, reading) = analysed(Analyser::Kata, line);
    assert_eq!(
        commands,
        [
            "boardsize 9",
            "clear_board",
            "komi 0.5",
            "play black D4",
            "play white C3",
            "play black E5",
            "kata-analyze white 50 maxmoves 1"
        ]
    );
    // White is behind.
    let best = Some(Move::Play(at("E4")));
    assert_eq!(reading, Some(Reading { value: 7, best }));
    let (commands, reading) = analysed(
        Analyser::Leela,
        "info move pass winrate 2500 order 0 pv pass",
    );
    assert_eq!(commands.last().unwrap(), "lz-analyze white 50");
    let best = Some(Move::Pass);
    assert_eq!(reading, Some(Reading { value: 750, best }));
}

#[test]
fn a_best_move_that_the_rules_forbid_is_left_out() {
    let (_, reading) = analysed(Analyser::Kata, "info move D4 scoreMean 1 pv");
    assert_eq!(
        reading,
        Some(Reading {
            value: -2,
            best: None
        })
    );
}

#[test]
fn an_analysis_that_cannot_be_true_is_no_reading() {
    for line in [
        "",
        "info",
        "info move",
        "info move E4",
        "info move E4 scoreLead",
        "info move E4 scoreLead nan",
        "info move E4 scoreLead -inf",
        "info move E4 scoreLead 1e9",
        "info move K10 scoreLead 1",
        "info move resign scoreLead 1",
        "info scoreLead 1 pv move E4",
        "move E4 scoreLead 1",
    ] {
        assert_eq!(analysed(Analyser::Kata, line).1, None, "{line}");
    }
    for line in ["info move E4 winrate 10001", "info move E4 winrate 0.5"] {
        assert_eq!(analysed(Analyser::Leela, line).1, None, "{line}");
    }
}
