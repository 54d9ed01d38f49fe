//! Teaching games, close games and sparring.

use std::sync::{Arc, Mutex};

use tengen::engine::{Decision, Style};
use tengen::game::{Manner, PlayerId};
use tengen::i18n::{Name, say};
use tengen::rules::{Color, Move, PointSet, Size};

use super::{begin, begun_against, new_game, points, thought};
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english};

/// On the smallest board the first stone decides: the centre wins all of it, and the corner loses it.
const SMALL: &str = "style:teaching size:5 rules:chinese komi:0";

/// Whether the content warns of a move.
fn warns(content: &str) -> bool {
    let warning = english(say::opponent::caution(at("A1"), at("C3"), 99, 1));
    content.contains(warning.split("C3").next().unwrap())
}

#[test]
fn a_teacher_asks_once_before_a_mistake() {
    let mut table = new_game(SMALL);
    let asked = private(table.say(KURO, "/play at:A1"));
    assert!(warns(&asked.content), "{}", asked.content);
    assert_eq!(asked.files.len(), 1, "with the answer on the board");
    assert_eq!(table.game(1).moves().len(), 0, "nothing is played");
    let _board = public(table.press(KURO, say::people::button_put(at("A1"))));
    assert_eq!(points(&table.game(1)), [Some(at("A1"))]);
    table.answer();
    drop(table.take_deeds());
}

#[test]
fn it_says_nothing_against_a_good_move_nor_in_other_games() {
    let mut table = new_game(SMALL);
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(points(&table.game(1)), [Some(at("C3"))]);
    table.answer();
    drop(table.take_deeds());
    begin(&mut table, SHIRO, "size:5 rules:chinese komi:0");
    let _done = private(table.say(SHIRO, "/play at:A1 game:2"));
    assert_eq!(points(&table.game(2)), [Some(at("A1"))]);
    drop(table.take_deeds());
}

#[test]
fn a_mistake_that_is_seen_first_is_asked_about_in_its_place() {
    let mut table = begun_against("style:teaching game:gomoku size:9", |query| {
        let row = ["A9", "C9", "E9", "G9"].map(at);
        let board = query.position.board();
        let free = row.into_iter().find(|&point| board.get(point).is_none());
        (Decision::Play(free.unwrap()), 0.5)
    });
    for point in ["A1", "B1", "C1", "D1"] {
        let _done = private(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.take_deeds());
    }
    // E1 would win.
    let _set = table.say(KURO, "/me boards preview:on");
    // A preview and a warning are one question.
    let asked = private(table.say(KURO, "/play at:J5"));
    assert!(warns(&asked.content), "{}", asked.content);
    assert_eq!(table.game(1).moves().len(), 8);
    let _played = table.press(KURO, say::people::button_put(at("J5")));
    let last = table.game(1).moves().last().copied();
    assert_eq!(last, Some((Color::Black, Move::Play(at("J5")))));
    drop(table.take_deeds());
}

#[test]
fn the_board_of_a_teaching_game_has_a_hint_and_shows_ataris() {
    let mut table = new_game("style:teaching size:9");
    let hint = private(table.press(KURO, say::opponent::button_hint()));
    assert_eq!(hint.files.len(), 1, "{hint:?}");
    begin(&mut table, SHIRO, "size:9");
    let hint = english(say::opponent::button_hint());
    let labels = table.buttons().concat();
    let hints = labels.iter().filter(|label| **label == hint);
    assert_eq!(hints.count(), 1, "only the teacher gives any: {labels:?}");
}

#[test]
fn a_teacher_begins_at_a_level_from_which_one_learns() {
    let table = new_game("style:teaching size:9");
    let invited = table.game(1).offer().invitation.invited_player();
    assert_eq!(invited, PlayerId::teacher(3));
}

/// The program puts C3 into atari, and says so to the learner.
#[test]
fn a_teacher_speaks_of_stones_that_can_be_captured() {
    let mut table = begun_against("style:teaching size:9 rules:chinese", |query| {
        let row = ["C4", "D3", "B3", "E9"].map(at);
        let board = query.position.board();
        let free = row.into_iter().find(|&point| board.get(point).is_none());
        (Decision::Play(free.unwrap()), 0.5)
    });
    for point in ["C3", "G7", "G3"] {
        let _done = private(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.take_deeds());
    }
    let [stones, liberties] = ["C3", "C2"].map(|point| PointSet::from_iter([at(point)]));
    let board = public(table.say(KURO, "/game board")).content;
    drop(table.take_deeds());
    let told = english(say::table::atari_own(1, stones, liberties));
    assert_says(&board, &told);
    // The move leaves a stone in atari that could be saved.
    let asked = private(table.say(KURO, "/play at:J5"));
    let warning = english(say::opponent::caution_own(1, stones, liberties));
    assert_says(&asked, &warning);
    let moves = table.game(1).moves().len();
    assert_eq!(moves, 6, "nothing is played");
    // Saving it is no mistake.
    let _done = private(table.say(KURO, "/play at:C2"));
    assert_eq!(table.game(1).moves().len(), 7);
    drop(table.take_deeds());
}

#[test]
fn a_stone_of_the_teachers_that_would_get_away_is_asked_about() {
    let mut table = begun_against("style:teaching size:9 rules:chinese", |query| {
        let row = ["E5", "J9", "J7", "J5"].map(at);
        let board = query.position.board();
        let free = row.into_iter().find(|&point| board.get(point).is_none());
        (Decision::Play(free.unwrap()), 0.5)
    });
    for point in ["E4", "D5", "F5"] {
        let _done = private(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.take_deeds());
    }
    let asked = private(table.say(KURO, "/play at:A1"));
    let [stones, liberties] = ["E5", "E6"].map(|point| PointSet::from_iter([at(point)]));
    let warning = english(say::opponent::caution_theirs(1, stones, liberties));
    assert_says(&asked, &warning);
    assert_eq!(table.game(1).moves().len(), 6, "nothing is played");
    // Taking it is no mistake.
    let _done = private(table.say(KURO, "/play at:E6"));
    assert_eq!(table.game(1).moves().len(), 7);
    drop(table.take_deeds());
}

#[test]
fn a_stone_with_one_liberty_left_is_asked_about() {
    let mut table = begun_against("style:teaching size:9 rules:chinese", |query| {
        let row = ["A2", "E9"].map(at);
        let board = query.position.board();
        let free = row.into_iter().find(|&point| board.get(point).is_none());
        (Decision::Play(free.unwrap()), 0.5)
    });
    let _done = private(table.say(KURO, "/play at:J9"));
    table.answer();
    drop(table.take_deeds());
    let asked = private(table.say(KURO, "/play at:A1"));
    let warning = say::opponent::caution_one_liberty(at("A1"), at("B1"));
    let warning = english(warning);
    assert_says(&asked, &warning);
}

#[test]
fn a_hint_says_why_and_plays_the_move() {
    let mut table = begun_against("style:teaching size:9", |_| (Decision::Play(at("E5")), 0.5));
    let hint = private(table.press(KURO, say::opponent::button_hint()));
    let why = english(say::opponent::hint_why("room".to_owned(), PointSet::EMPTY));
    let told = |point| format!("{} {why}", english(say::opponent::hint_play(point)));
    let mut board = Size::square(9).unwrap().all();
    let hinted = board.find(|&point| told(point) == hint.content);
    let hinted = hinted.unwrap_or_else(|| panic!("{}", hint.content));
    let _played = table.press(KURO, say::people::button_put(hinted));
    assert_eq!(points(&table.game(1)), [Some(hinted)]);
    drop(table.take_deeds());
}

#[test]
fn a_member_who_has_won_is_offered_the_next_level() {
    for (style, next) in [
        ("style:teaching", PlayerId::teacher(4)),
        ("level:1", PlayerId::program(2)),
        ("level:9", None),
    ] {
        let mut table = begun_against(&format!("{style} size:9"), |_| (Decision::Resign, 0.0));
        let _done = private(table.say(KURO, "/play at:E5"));
        table.answer();
        drop(table.take_deeds());
        let labels = table.buttons().concat();
        let level = next.and_then(PlayerId::level).unwrap_or(10);
        let label = english(say::opponent::level_named(level));
        assert_eq!(labels.contains(&label), next.is_some(), "{labels:?}");
        if next.is_some() {
            let _card = public(table.press(KURO, &*label));
            assert_eq!(table.game(2).offer().invitation.invited_player(), next);
            drop(table.take_deeds());
        }
    }
}

#[test]
fn a_pupil_takes_moves_back_as_they_like() {
    let mut table = new_game("style:teaching size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    table.answer();
    drop(table.take_deeds());
    assert_eq!(table.game(1).moves().len(), 2);
    // Two buttons answer the proposal, and a teaching game has four: a row holds five.
    let _asked = table.say(KURO, "/game undo");
    table.answer();
    drop(table.take_deeds());
    assert_eq!(table.game(1).moves().len(), 0);
}

#[test]
fn it_is_another_player_and_such_games_are_not_rated() {
    let mut table = Table::new().without_limits();
    let _set = table.say(KURO, "/serveradmin games program:rated");
    begin(&mut table, KURO, "style:teaching level:3 size:9");
    begin(&mut table, KURO, "style:even size:9");
    begin(&mut table, KURO, "style:usual level:3 size:9");
    begin(&mut table, SHIRO, "style:sparring size:9");
    let invited = |game| {
        table
            .game(game)
            .offer()
            .invitation
            .invited_player()
            .unwrap()
    };
    assert_eq!(invited(1), PlayerId::teacher(3).unwrap());
    assert_eq!(invited(2).manner(), Some(Manner::Even));
    assert_eq!(invited(3), PlayerId::program(3).unwrap());
    assert_eq!(invited(4), PlayerId::SPARRING);
    let rated = [1, 2, 3, 4].map(|game| table.game(game).is_rated());
    assert_eq!(rated, [false, false, true, false]);
    for style in ["teaching", "sparring"] {
        let challenge = format!("/challenge style:{style} size:9 rated:rated");
        assert_told(table.say(KURO, &challenge), say::rating::no_styles());
    }
}

#[test]
fn what_has_no_style_is_refused() {
    let mut table = Table::new();
    for style in ["even", "sparring"] {
        let told = sentence(table.say(KURO, &format!("/challenge opponent:@aka style:{style}")));
        assert_eq!(told, english(say::opponent::style_alone()));
        let told = sentence(table.say(KURO, &format!("/challenge style:{style} level:2")));
        assert_eq!(told, english(say::opponent::style_level()));
    }
    let _card = public(table.say(AKA, "/challenge style:even"));
}

#[test]
fn in_a_close_game_it_plays_worse_the_better_it_stands() {
    let levels = Arc::new(Mutex::new(Vec::new()));
    let chance = Arc::new(Mutex::new(0.5));
    let mut table = Table::new();
    let (noted, now) = (Arc::clone(&levels), Arc::clone(&chance));
    table.program.think = Some(Arc::new(move |query| {
        noted.lock().unwrap().push(query.level.number());
        let row = ["A9", "C9", "E9"].map(at);
        let free = row
            .into_iter()
            .find(|&point| query.position.board().get(point).is_none());
        Some(thought(Decision::Play(free.unwrap()), *now.lock().unwrap()))
    }));
    let mut table = table.without_limits();
    begin(&mut table, KURO, "style:even size:9");
    for (point, stands) in [("C3", 0.5), ("G3", 0.9), ("C7", 0.1)] {
        *chance.lock().unwrap() = stands;
        let _done = private(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.take_deeds());
    }
    let levels: Vec<_> = levels
        .lock()
        .unwrap()
        .chunks(2)
        .map(|pair| pair[1])
        .collect();
    assert_eq!(levels, [5, 2, 8], "after a look at the board, the move");
}

#[test]
fn a_sparring_partner_is_chosen_by_menu_and_called_by_its_name() {
    let styles = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&styles);
    let mut table = Table::new();
    table.program.think = Some(Arc::new(move |query| {
        noted.lock().unwrap().push(query.style);
        Some(thought(Decision::Play(at("D5")), 0.5))
    }));
    let mut table = table.without_limits();
    let _help = private(table.say(KURO, "/help"));
    let _choice = private(table.press(KURO, say::opponent::button_play()));
    let _changed = table.choose(KURO, "sparring");
    let _begun = public(table.press(KURO, say::opponent::button_begin()));
    let name = Name::mention(PlayerId::SPARRING).to_string();
    assert_eq!(name, english(say::opponent::sparring()));
    let invited = table.game(1).offer().invitation.invited_player();
    assert_eq!(invited, Some(PlayerId::SPARRING));
    assert_eq!(table.answer(), 1, "it accepts");
    drop(table.take_deeds());
    let _done = private(table.say(KURO, "/play at:E5"));
    table.answer();
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("E5")), Some(at("D5"))]);
    assert_eq!(*styles.lock().unwrap(), [Style::Sparring]);
}

#[test]
fn with_its_own_engine_it_attacks_a_lone_stone() {
    let mut table = new_game("style:sparring size:9");
    let lone = at("E5");
    let _done = private(table.say(KURO, "/play at:E5"));
    table.answer();
    drop(table.take_deeds());
    let game = table.game(1);
    let answer = points(&game)[1].unwrap();
    assert!(
        lone.neighbours(game.terms().size)
            .any(|next| next == answer)
    );
}
