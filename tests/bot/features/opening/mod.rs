//! Openings of Gomoku and Renju, by buttons.

use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::Shown;
use tengen::game::{OpeningRule, OpeningStep};
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::board::{at, points};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

/// A game with that opening, which kuro has begun: three stones are placed.
fn three(rules: &str, opening: &str) -> Table {
    let mut table = Table::new();
    let challenge = format!(
        "/challenge opponent:@shiro game:gomoku rules:{rules} opening:{opening} size:15 colour:black"
    );
    let card = public(table.say(KURO, &challenge));
    let rule = OpeningRule::from_name(opening).unwrap();
    assert_says(&card, say::opening::name(rule));
    let _accepted = public(table.press(SHIRO, say::challenge::button_accept()));
    let board = table.take_post();
    assert!(board.mention.contains(&KURO.player()), "{board:?}");
    for stone in ["H8", "J9", "K10"] {
        drop(public(table.say(KURO, &format!("/play at:{stone}"))));
    }
    table
}

#[test]
fn the_board_says_what_is_to_be_done_and_offers_the_colours() {
    let mut table = three("gomoku", "swap");
    let board = private(table.say(AKA, "/game board game:1"));
    assert_says(&board, say::opening::choose());
    let game = table.game(1);
    assert_eq!(game.opening().unwrap().step, OpeningStep::Choose);
    assert_eq!(game.on_turn(), Some(SHIRO.player()));
    // The player who placed them cannot choose.
    let refused = sentence(table.press(KURO, say::opening::button_take(Color::Black)));
    assert_eq!(refused, english(say::opening::not_your_turn()));
    let details = private(table.say(AKA, "/game show game:1")).card.unwrap();
    let state = english(say::opening::state(3));
    assert!(format!("{details:?}").contains(&state), "{details:?}");
    let board = public(table.press(SHIRO, say::opening::button_take(Color::Black)));
    let colors = say::opening::colors(SHIRO.mention(), KURO.mention());
    assert_says(&board, colors);
    assert_eq!(board.mention, [KURO.player()]);
    assert_eq!(table.game(1).color_of(SHIRO.player()), Some(Color::Black));
    assert!(labels(&board).contains(&english(say::table::button_play())));
    drop(table.take_deeds());
}

#[test]
fn a_stone_that_slipped_is_taken_back_where_it_was_pressed() {
    let mut table = three("gomoku", "swap2");
    drop(public(table.press(SHIRO, say::opening::button_two())));
    let _ = private(table.press(SHIRO, say::table::button_play()));
    let next = in_place(table.press(SHIRO, "K9"));
    let fifth = english(say::opening::place(5, Color::Black));
    assert_says(&next, &fifth);
    let done = in_place(table.press(SHIRO, "L10"));
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    let _ = table.press(SHIRO, say::people::more_undo());
    let game = table.game(1);
    assert_eq!(game.moves().len(), 4);
    assert_eq!(game.on_turn(), Some(SHIRO.player()));
    drop(table.take_deeds());
}

#[test]
fn two_more_stones_are_placed_and_the_choice_goes_back() {
    let mut table = three("gomoku", "swap2");
    let board = public(table.press(SHIRO, say::opening::button_two()));
    assert_says(&board, say::opening::two_more());
    let task = say::opening::place(4, Color::White);
    assert_says(&board, task);
    for stone in ["A1", "A2"] {
        drop(public(table.say(SHIRO, &format!("/play at:{stone}"))));
    }
    drop(public(
        table.press(KURO, say::opening::button_take(Color::White)),
    ));
    let game = table.game(1);
    assert_eq!(game.opening(), None);
    assert_eq!(game.on_turn(), Some(KURO.player()));
    drop(table.take_deeds());
}

#[test]
fn by_soosorv_white_asks_in_a_menu_and_picks_on_the_board() {
    let mut table = three("renju", "soosorv8");
    drop(public(
        table.press(SHIRO, say::opening::button_take(Color::Black)),
    ));
    drop(public(table.say(KURO, "/play at:G7")));
    let board = public(table.choose(KURO, "2"));
    assert_says(&board, say::opening::fifth_moves(2));
    let board = public(table.press(SHIRO, say::opening::button_take(Color::Black)));
    assert_says(&board, say::opening::offer_all(2));
    let board = public(table.say(SHIRO, "/play at:L11"));
    assert_says(&board, say::opening::offered(at("L11")));
    assert_says(&board, say::opening::offer(1));
    let board = public(table.say(SHIRO, "/play at:F8"));
    let pick = say::opening::pick(points("F8 L11"));
    assert_says(&board, pick);
    let refused = sentence(table.say(KURO, "/play at:A1"));
    let not_offered = say::opening::not_offered(at("A1"), points("F8 L11"));
    assert_says(&refused, not_offered);
    drop(public(table.say(KURO, "/play at:F8")));
    let game = table.game(1);
    assert_eq!(game.opening(), None);
    assert_eq!(game.moves().len(), 5);
    assert_eq!(game.on_turn(), Some(KURO.player()));
    drop(table.take_deeds());
}

/// The custom id of a control for `verb` below the newest state of the game.
fn custom_id_of(table: &Table, verb: Verb) -> String {
    let game = table.game(1);
    let shown = Shown {
        game: game.id(),
        revision: game.revision(),
    };
    GameButton(verb, shown).write()
}

#[test]
fn strangers_and_actions_that_nobody_asked_for_change_nothing() {
    let mut table = three("gomoku", "swap");
    let before = table.game(1).revision();
    let take = say::opening::button_take(Color::Black);
    assert_told(table.press(AKA, take.clone()), say::refusal::not_a_player());
    let (_, message) = table.custom_id(take);
    let nothing = english(say::opening::nothing_to_choose());
    let two = custom_id_of(&table, Verb::PlaceTwo);
    assert_eq!(sentence(table.press_id(SHIRO, &two, message)), nothing);
    let fifths = custom_id_of(&table, Verb::Fifths);
    let asked = table.choose_id(SHIRO, &fifths, "2", message);
    assert_eq!(sentence(asked), nothing);
    let odd = table.choose_id(SHIRO, &fifths, "-1", message);
    assert_told(odd, say::refusal::unknown_button());
    let early = sentence(table.say(SHIRO, "/play at:A1"));
    assert_says(&early, say::opening::choose_first());
    assert_eq!(table.game(1).revision(), before);
    drop(table.take_deeds());
}

#[test]
fn a_choice_is_made_once_and_after_a_restart_as_well() {
    let mut table = three("gomoku", "swap2");
    table.restart();
    let (two, message) = table.custom_id(say::opening::button_two());
    drop(public(table.press_id(SHIRO, &two, message)));
    let chosen = table.game(1);
    assert_eq!(chosen.opening().unwrap().step, OpeningStep::Place);
    drop(table.press_id(SHIRO, &two, message));
    assert_eq!(table.game(1).revision(), chosen.revision());
    drop(table.take_deeds());
}

#[test]
fn the_choices_are_below_what_one_side_proposes_as_well() {
    let mut table = three("gomoku", "swap2");
    let asked = public(table.say(KURO, "/game draw"));
    let below = labels(&asked);
    for label in [say::table::button_consent(), say::opening::button_two()] {
        assert!(below.contains(&english(label)), "{below:?}");
    }
    drop(public(table.press(SHIRO, say::opening::button_two())));
    drop(table.take_deeds());

    let mut table = three("renju", "soosorv8");
    drop(public(
        table.press(SHIRO, say::opening::button_take(Color::Black)),
    ));
    drop(public(table.say(KURO, "/play at:G7")));
    drop(public(table.say(SHIRO, "/game draw")));
    let board = public(table.choose(KURO, "2"));
    let asked = english(say::opening::fifth_moves(2));
    assert_says(&board, &asked);
    drop(table.take_deeds());
}

#[test]
fn go_has_no_such_opening_and_soosorv_needs_a_middle() {
    let mut table = Table::new();
    let refused = sentence(table.say(KURO, "/challenge opponent:@shiro opening:swap"));
    assert_eq!(refused, english(say::opening::wrong_game()));
    let small = "/challenge opponent:@shiro game:gomoku opening:soosorv8 size:16";
    assert_told(table.say(KURO, small), say::opening::wrong_size());
}

#[test]
fn by_taraguchi_each_stone_brings_the_choice_and_ten_moves_are_offered_by_a_button() {
    let mut table = Table::new();
    let challenge = "/challenge opponent:@shiro game:gomoku rules:renju opening:taraguchi10 size:15 colour:black";
    drop(public(table.say(KURO, challenge)));
    drop(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.take_post());
    let mut on_turn = [KURO, SHIRO].into_iter().cycle();
    for (stone, own) in ["H8", "J9", "K10", "L7"].into_iter().zip([
        Some(Color::White),
        Some(Color::Black),
        Some(Color::White),
        None,
    ]) {
        let player = on_turn.next().unwrap();
        drop(public(table.say(player, &format!("/play at:{stone}"))));
        if let Some(color) = own {
            let other = on_turn.clone().next().unwrap();
            drop(table.press(other, say::opening::button_take(color)));
        }
    }
    let asked = table.press(KURO, say::opening::button_ten());
    drop(asked);
    let Some(OpeningStep::Offer { all, .. }) = table.game(1).opening().map(|now| now.step) else {
        panic!("{:?}", table.game(1).opening());
    };
    assert_eq!(all, 10);
    drop(table.take_deeds());
}

#[test]
fn the_program_places_chooses_and_plays_on() {
    for opening in ["swap", "swap2", "soosorv8", "taraguchi10"] {
        for color in ["black", "white"] {
            let mut table = Table::new().without_limits();
            let challenge = format!(
                "/challenge opponent:@tengen level:3 game:gomoku rules:renju opening:{opening} size:15 colour:{color}"
            );
            drop(public(table.say(KURO, &challenge)));
            for _ in 0..40 {
                table.answer();
                drop(table.take_deeds());
                let game = table.game(1);
                let Some(now) = game.opening() else { break };
                assert_eq!(game.on_turn(), Some(KURO.player()), "{opening} {color}");
                let answer = match now.step {
                    OpeningStep::Choose
                    | OpeningStep::ChooseOrPlaceTwo
                    | OpeningStep::ChooseOrOfferTen => {
                        table.press(KURO, say::opening::button_take(Color::White))
                    }
                    OpeningStep::Count => table.choose(KURO, "2"),
                    OpeningStep::Place | OpeningStep::Offer { .. } | OpeningStep::Pick { .. } => {
                        let point = game.playable().iter().next().unwrap();
                        table.say(KURO, &format!("/play at:{point}"))
                    }
                };
                drop(answer);
            }
            assert_eq!(table.game(1).opening(), None, "{opening} {color}");
        }
    }
}
