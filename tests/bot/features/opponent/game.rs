//! A game against the program from the challenge to its end.

use tengen::bot::port::message::{Message, Row, Sound};
use tengen::clock::Span;
use tengen::engine::Decision;
use tengen::game::{Phase, Venue};
use tengen::i18n::{Name, say};
use tengen::rules::{Color, Ending};

use super::{begun_against, new_game, points, program, stone};
use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{MODERATES, rule};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english, german};

#[test]
fn it_accepts_a_challenge_and_the_game_names_its_level() {
    let mut table = Table::new();
    let card = public(table.say(
        KURO,
        "/challenge opponent:@tengen level:5 size:9 colour:black",
    ));
    assert_says(&card, say::opponent::name(5));
    assert!(card.mention.is_empty(), "nobody is called: {card:?}");
    assert_eq!(table.answer(), 1);
    let board = board_after_card(&table);
    assert_says(&board, say::opponent::name(5));
    assert_eq!(board.mention, [KURO.player()]);
    let game = table.game(1);
    assert!(game.seats().unwrap()[Color::White].contains(program(5)));
    assert!(game.seats().unwrap()[Color::Black].contains(KURO.player()));
    assert_eq!(table.answer(), 0, "it is kuro's turn");
}

/// Kuro plays on this point with two private presses.
fn pick(table: &mut Table, point: &str) {
    let _picker = private(table.press(KURO, say::table::button_play()));
    let _done = table.press(KURO, point);
}

#[test]
fn a_move_and_its_answer_make_one_board_which_calls_nobody_who_is_there() {
    let mut table = begun_against("size:5", |_| (stone("C4"), 0.5));
    pick(&mut table, "C3");
    assert!(
        table.take_deeds().is_empty(),
        "the board waits for the answer"
    );
    assert_eq!(table.answer(), 1);
    let board = table.take_post();
    assert_eq!(points(&table.game(1)), [Some(at("C3")), Some(at("C4"))]);
    assert!(board.mention.is_empty(), "{board:?}");
    assert_eq!(board.sound, Sound::Silent);
}

#[test]
fn a_typed_move_or_pass_and_its_answer_make_one_board_too() {
    let mut table = begun_against("size:5", |query| {
        let own = query.position.board().stones(Color::White).len();
        (stone(["C4", "B2"][own]), 0.5)
    });
    for typed in ["/play at:C3", "/game pass"] {
        let told = sentence(table.say(KURO, typed));
        assert_eq!(told, english(say::table::done_below()), "{typed}");
        assert!(
            table.take_deeds().is_empty(),
            "the board waits for the answer"
        );
        assert_eq!(table.answer(), 1);
        let _board = table.take_post();
    }
}

#[test]
fn a_member_who_waits_longer_sees_their_own_board_and_is_called_by_the_answer() {
    let mut table = begun_against("size:5", |_| (stone("C4"), 0.5));
    pick(&mut table, "C3");
    assert!(table.take_deeds().is_empty());
    table.clock.advance(Span::seconds(3));
    table.send_outbox();
    let board = table.take_post();
    let thinks = english(say::table::thinking(Name::mention(program(1))));
    assert_says(&board, &thinks);
    table.clock.advance(Span::seconds(60));
    assert_eq!(table.answer(), 1);
    assert_eq!(table.take_post().mention, [KURO.player()]);
}

#[test]
fn each_reads_its_name_in_their_language() {
    let mut table = new_game("size:9");
    for (who, name) in [
        (AKA, english(say::opponent::name(1))),
        (AO, german(say::opponent::name(1))),
    ] {
        let board = private(table.say(who, "/game board game:1"));
        assert_says(&board, &name);
    }
}

#[test]
fn a_level_without_an_opponent_is_a_challenge_to_it() {
    let mut table = Table::new();
    let _card = public(table.say(KURO, "/challenge level:3 game:gomoku"));
    assert_eq!(
        table.game(1).offer().invitation.invited_player(),
        Some(program(3))
    );
}

#[test]
fn with_a_handicap_the_stones_are_for_the_one_who_asks() {
    let mut table = Table::new();
    let _card = public(table.say(KURO, "/challenge opponent:@tengen size:9 handicap:4"));
    // The program is White, and moves first.
    assert!(table.answer() >= 2);
    drop(table.take_deeds());
    let game = table.game(1);
    assert!(game.seats().unwrap()[Color::White].contains(program(1)));
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn it_answers_a_move_and_calls_the_one_who_is_to_move() {
    let mut table = new_game("size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    table.clock.advance(Span::minutes(1));
    assert_eq!(table.answer(), 1);
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player()]);
    assert_eq!(table.game(1).moves().len(), 2);
}

#[test]
fn the_board_opens_in_a_thread_where_games_have_one() {
    let mut table = Table::new().with_threads();
    let _card = public(table.say(KURO, "/challenge level:1 size:9 colour:black"));
    assert_eq!(table.game(1).terms().venue, Venue::Thread);
    table.answer();
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [Deed::Edited(_), Deed::Opened(_), Deed::Posted(..)]
        ),
        "{deeds:?}"
    );
}

#[test]
fn its_record_names_it_with_its_level() {
    let mut table = new_game("size:9");
    let file = format!("{:?}", table.say(KURO, "/game sgf game:1"));
    assert!(!file.is_empty());
    let game = table.game(1);
    let sgf = tengen::record::write(&game, &Default::default());
    assert_says(&sgf, "PW[tengen (level 1)]");
}

#[test]
fn it_resigns_a_lost_game() {
    let mut table = begun_against("size:9", |_| (Decision::Resign, 0.01));
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    match table.game(1).phase() {
        Phase::Finished(outcome) => {
            assert_eq!(outcome.winner, Some(Color::Black));
            assert_eq!(outcome.ending, Ending::Resignation);
        }
        other => panic!("{other:?}"),
    };
}

#[test]
fn what_the_rules_forbid_it_does_not_play() {
    let mut table = begun_against("size:9", |_| (stone("C3"), 0.5));
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("C3")), None]);
}

#[test]
fn a_plan_for_its_answer_is_carried_out_with_it() {
    let mut table = begun_against("size:9", |_| (stone("G7"), 0.5));
    let _done = private(table.say(KURO, "/play at:C3"));
    let _plan = table.say(KURO, "/game if-then if:G7 then:G3");
    assert_eq!(table.answer(), 2, "it answers the planned move too");
    drop(table.take_deeds());
    let game = table.game(1);
    assert_eq!(
        points(&game)[..3],
        [Some(at("C3")), Some(at("G7")), Some(at("G3"))]
    );
}

#[test]
fn each_variant_is_played_to_its_end_without_help() {
    for options in [
        "size:5",
        "game:atari-go size:5",
        "game:gomoku size:9",
        "game:go-bang size:9",
        "rules:japanese size:5",
    ] {
        let mut table = new_game(options);
        for turn in 0..200 {
            let game = table.game(1);
            if matches!(game.phase(), Phase::Finished(_)) {
                break;
            }
            assert!(turn < 199, "{options} has no end: {:?}", game.phase());
            let rules = game.terms().rules;
            let point = match game.phase() {
                Phase::Playing => rules.legal_points(game.position()).iter().next(),
                _ => None,
            };
            let answer = match (game.phase(), point) {
                (Phase::Playing, Some(point)) if game.moves().len() < 60 => {
                    table.say(KURO, &format!("/play at:{point}"))
                }
                (Phase::Playing, _)
                    if rules
                        .play(&mut game.position().clone(), tengen::rules::Move::Pass)
                        .is_ok() =>
                {
                    table.say(KURO, "/game pass")
                }
                (Phase::Playing, _) => table.say(KURO, "/game resign"),
                (Phase::Counting { .. }, _) => table.press(KURO, say::count::button_agree()),
                other => panic!("{other:?}"),
            };
            if let Some(question) = question(&answer) {
                drop(table.press(KURO, question));
            }
            table.answer();
            drop(table.take_deeds());
        }
    }
}

/// Takes the edit of the card and the post of the board; the board.
fn board_after_card(table: &Table) -> Message {
    let deeds = table.take_deeds();
    let [Deed::Edited(_), Deed::Posted(_, board)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    table.desk.lock().message(board).unwrap().message.clone()
}

/// The button that answers a question, if `answer` is one.
fn question(answer: &tengen::bot::port::answer::Answer) -> Option<String> {
    let tengen::bot::port::answer::Answer::Ephemeral(message) = answer else {
        return None;
    };
    if message.content == english(say::table::done_below()) {
        return None;
    }
    message.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons[0].label.clone()),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => None,
    })
}

#[test]
fn a_moderator_gives_its_seat_to_a_member() {
    let mut table = new_game("size:9");
    table.powers = MODERATES;
    let stranger = "/moderate replace game:1 leaving:@midori player:@aka";
    let said = sentence(table.say(SHIRO, stranger));
    let midori = Name::mention(MIDORI.player());
    assert_eq!(said, english(say::refusal::not_seated(midori)));
    let seat = "replace game:1 leaving:@tengen player:@aka";
    let board = public(rule(&mut table, SHIRO, seat, "wants to play"));
    table.assert_stripped();
    let replaced = say::table::substituted(Name::mention(program(1)), Name::mention(AKA.player()));
    assert_says(&board, replaced);
    assert_eq!(table.game(1).color_of(AKA.player()), Some(Color::White));
    assert_eq!(table.game(1).color_of(program(1)), None);
}
