//! Dialogues with external engines: commands, and how answers are read.

use tengen_engine::Decision;
use tengen_engine::outside::{Answer, EngineGame, Protocol, Unspeakable, Wants};
use tengen_rules::{Handicap, Komi, Move, RuleSet, Rules, Size};

use tengen_testkit::board::at;

fn rules(name: &str) -> Rules {
    RuleSet::from_name(name).unwrap().rules
}

/// Commands after these moves, Black first.
fn said(protocol: Protocol, name: &str, side: u8, moves: &str) -> Vec<(String, Wants)> {
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
    let told = EngineGame {
        rules: &rules,
        size,
        handicap: Handicap::NONE,
        komi: Komi::HALF,
        moves: &played,
        position: &position,
        seconds: 3,
        memory: 64,
    };
    let said = protocol.ask(&told).into_iter();
    said.map(|said| (said.text, said.wants)).collect()
}

#[test]
fn the_go_text_protocol_tells_the_whole_game_and_asks_for_a_move() {
    let said = said(Protocol::Gtp, "chinese", 9, "D4 pass E5");
    let words: Vec<_> = said.iter().map(|(text, _)| text.as_str()).collect();
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
    let (last, others) = said.split_last().unwrap();
    assert_eq!(last.1, Wants::Move);
    assert!(others.iter().all(|(_, wants)| *wants == Wants::Word));
}

#[test]
fn gomocups_protocol_tells_whose_the_stones_are_by_who_is_to_move() {
    let said = said(Protocol::Gomocup, "renju", 15, "H8 A1 J10");
    let words: Vec<_> = said.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(words[0], "START 15");
    assert!(words.contains(&"INFO rule 4"), "{words:?}");
    assert!(words.contains(&"INFO timeout_turn 3000"), "{words:?}");
    assert!(words.contains(&"INFO max_memory 67108864"), "{words:?}");
    // White is to move: the stones of Black, the first and the third, are the other side's.
    let board = "BOARD\r\n7,7,2\r\n0,0,1\r\n8,9,2\r\nDONE";
    assert_eq!(said.last().unwrap(), &(board.to_owned(), Wants::Move));
}

#[test]
fn what_a_protocol_cannot_express_is_named() {
    let fifteen = Size::square(15).unwrap();
    let told = |protocol: Protocol, name, size| protocol.can_tell(&rules(name), size);
    for name in ["chinese", "japanese", "strasbourg"] {
        assert_eq!(told(Protocol::Gtp, name, fifteen), Ok(()));
        assert_eq!(
            told(Protocol::Gomocup, name, fifteen),
            Err(Unspeakable::OnlyFive)
        );
    }
    for name in ["atari-go", "gomoku", "pente"] {
        assert_eq!(told(Protocol::Gtp, name, fifteen), Err(Unspeakable::OnlyGo));
    }
    for name in ["gomoku", "gomoku-exact", "renju", "go-bang-plain"] {
        assert_eq!(told(Protocol::Gomocup, name, fifteen), Ok(()));
        let small = Size::square(9).unwrap();
        assert_eq!(told(Protocol::Gomocup, name, small), Err(Unspeakable::Size));
    }
    for name in ["go-bang", "pente"] {
        let refused = told(Protocol::Gomocup, name, fifteen);
        assert_eq!(refused, Err(Unspeakable::OnlyFive), "captures");
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
