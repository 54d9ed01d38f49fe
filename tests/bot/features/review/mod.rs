//! Reviews of finished games, and guessing their moves.

mod comment;
mod external;
mod guess;

use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::{ChannelKind, Invocation};
use tengen::game::{ClubId, GameId};
use tengen::i18n::{Name, UserInput, say};
use tengen::rules::{Color, Move};

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::desk::Promise;
use crate::support::script::{play, seated};
use crate::support::table::{CORNER, Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, english, german};

const ONE: GameId = GameId::new(1);

/// A game in which Black plays along the edge, White takes the middle, and Black resigns.
fn finished() -> Table {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "A1 C3 E1 C2 A5 C4 E5 B3");
    let _question = private(table.say(KURO, "/game resign"));
    let _over = table.confirm(KURO, say::table::button_resign());
    drop(table.take_deeds());
    table
}

/// The first mistake in the words of a review.
fn first_mistake(table: &Table) -> (usize, String) {
    let review = table.wait(table.store().review(ONE)).unwrap().unwrap();
    let mistake = review.mistakes[0];
    let points = mistake.cost().div_ceil(2);
    let Move::Play(point) = mistake.better else {
        panic!("a stone is better: {mistake:?}");
    };
    let text = say::review::better(point, points);
    (mistake.number.into(), english(text))
}

fn labels(message: &Message) -> Vec<Vec<String>> {
    let rows = message.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.clone()).collect(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => Vec::new(),
    });
    rows.collect()
}

#[test]
fn a_finished_game_is_reviewed_for_whoever_asks_with_a_graph_and_the_mistakes_in_words() {
    let mut table = finished();
    let message = private(table.press(KURO, say::review::button()));
    let (number, better) = first_mistake(&table);
    assert_says(&message, &better);
    assert_says(&message, say::review::doubt());
    let (color, mv) = table.game(1).moves()[number - 1];
    let Move::Play(point) = mv else {
        panic!("a stone");
    };
    assert_eq!(color, Color::Black, "Black lost the game");
    let moved = english(say::table::moved(number, color, point));
    assert_says(&message, &moved);
    let [graph] = &message.files[..] else {
        panic!("one picture: {message:?}");
    };
    assert_eq!(graph.name, "tengen-1-review.png");
    assert!(graph.bytes.starts_with(b"\x89PNG"));
    assert!(graph.alt.as_deref().unwrap().contains('8'));
    // Another member reads it in their own language.
    let other = private(table.press(AO, say::review::button()));
    assert_says(&other, german(say::review::doubt()));
}

#[test]
fn what_was_read_once_is_answered_at_once_also_after_a_restart() {
    let mut table = finished();
    // The bot stops before the review is done; the button still works.
    let _unread = table.order(KURO, say::review::button());
    table.restart();
    assert_eq!(table.wait(table.store().review(ONE)).unwrap(), None);
    let first = private(table.press(KURO, say::review::button()));
    table.restart();
    let (custom_id, message) = table.custom_id(say::table::button_rematch());
    let custom_id = custom_id.replace("rematch", "review");
    let request = table.request(SHIRO, Invocation::Press { custom_id, message });
    let answer = table.wait(table.bot().handle(request)).answer;
    let again = private(answer);
    assert_eq!(again.content, first.content);
}

#[test]
fn two_who_ask_at_once_have_it_read_once() {
    let mut table = finished();
    let orders = [KURO, SHIRO].map(|who| table.order(who, say::review::button()));
    let mut told = Vec::new();
    for order in orders {
        let promise = Promise::default();
        table.wait(table.bot().finish(order, &promise, &table.desk));
        told.push(promise.kept.into_inner().unwrap().unwrap().content);
    }
    assert_eq!(told[0], told[1]);
}

#[test]
fn it_says_how_far_it_is() {
    let mut table = finished();
    let order = table.order(KURO, say::review::button());
    let promise = Promise {
        clock: Some(table.clock.clone()),
        ..Promise::default()
    };
    // The first second, without a progress message, is over.
    table.clock.advance(tengen::clock::Span::seconds(2));
    table.wait(table.bot().finish(order, &promise, &table.desk));
    let meanwhile = promise.meanwhile.into_inner().unwrap();
    let first = english(say::review::progress(1, 9));
    assert_eq!(meanwhile.first(), Some(&first), "{meanwhile:?}");
}

#[test]
fn one_pages_from_mistake_to_mistake_and_from_move_to_move() {
    let mut table = finished();
    let graph = private(table.press(KURO, say::review::button()));
    let share = english(say::table::button_share());
    let guess = english(say::review::button_guess());
    let before = english(say::review::button_before());
    let after = english(say::review::button_after());
    let first = vec![before, after.clone(), guess, share];
    assert_eq!(labels(&graph)[0], first);
    assert_eq!(labels(&graph)[1].len(), 5);
    let (number, better) = first_mistake(&table);
    let board = in_place(table.press(KURO, &after));
    let told = english(say::table::after_move(number, 8));
    assert_says(&board, &told);
    assert_says(&board, &better);
    assert_eq!(board.files[0].name, format!("tengen-1-review-{number}.png"));
    let on = in_place(table.press(KURO, "+1"));
    let told = english(say::table::after_move(number + 1, 8));
    assert_says(&on, &told);
    let back = in_place(table.press(KURO, say::review::button_before()));
    assert_eq!(back.content, board.content);
    let start = in_place(table.press(KURO, say::table::button_start()));
    let told = english(say::table::after_move(0, 8));
    assert_says(&start, &told);
    let again = in_place(table.press(KURO, say::review::button_graph()));
    assert_eq!(again.content, graph.content);
}

#[test]
fn shown_to_everyone_it_opens_a_private_one_for_each() {
    let mut table = finished();
    let _own = private(table.press(AKA, say::review::button()));
    let posted = public(table.press(AKA, say::table::button_share()));
    let by = english(say::table::shown_by(Name::mention(AKA.player())));
    assert_says(&posted, &by);
    assert_eq!(labels(&posted), [[english(say::review::button())]]);
    let _private = private(table.press(AO, say::review::button()));
}

#[test]
fn a_running_game_is_not_reviewed() {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "C3 C2");
    let seen = table.game(1).revision();
    let told = english(say::review::nothing_yet());
    let message = table.desk.lock().messages.last().unwrap().id;
    for who in [KURO, SHIRO, AKA] {
        assert_eq!(sentence(table.say(who, "/game review game:1")), told);
        for forged in [
            format!("v1:review:1:{seen}"),
            format!("v1:share-review:1:{seen}"),
            "v1:reviewed:on:1:1".to_owned(),
            "v1:reviewed:guess:1:0".to_owned(),
            "v1:guess:1:0:0:0".to_owned(),
        ] {
            assert_eq!(
                sentence(table.press_id(who, &forged, message)),
                told,
                "{forged}"
            );
        }
    }
    assert_eq!(table.wait(table.store().review(ONE)).unwrap(), None);
    drop(table.take_deeds());
}

#[test]
fn a_forged_press_shows_nothing_of_games_elsewhere_and_changes_no_public_message() {
    let mut table = finished();
    let _read = private(table.press(KURO, say::review::button()));
    let posted = public(table.press(KURO, say::table::button_share()));
    let (_, public_message) = table.custom_id(say::review::button());
    for forged in ["v1:reviewed:on:1:1", "v1:guess:1:4:0:0"] {
        let _own = private(table.press_id(AKA, forged, public_message));
        let stands = table
            .desk
            .lock()
            .message(public_message)
            .unwrap()
            .message
            .clone();
        assert_eq!(stands.content, posted.content, "{forged}");
    }
    for forged in [
        "v1:reviewed:on:1:9",
        "v1:reviewed:back:1:65535",
        "v1:reviewed:x:1:1",
    ] {
        let told = sentence(table.press_id(AKA, forged, public_message));
        assert_eq!(told, english(say::refusal::unknown_button()), "{forged}");
    }
    table.go_to(CORNER, ChannelKind::Channel);
    table.setting.place.club = Some(ClubId::new(51));
    let hidden = english(say::refusal::no_such_game(UserInput::new("1")));
    for forged in ["v1:review:1:12", "v1:reviewed:on:1:1", "v1:guess:1:4:0:0"] {
        assert_eq!(
            sentence(table.press_id(AKA, forged, public_message)),
            hidden,
            "{forged}"
        );
    }
    // A player sees it in any channel.
    let _own = private(table.press_id(KURO, "v1:reviewed:on:1:1", public_message));
}

#[test]
fn a_member_without_thinking_time_left_is_told_so() {
    let mut table = finished();
    table.program.settings.minutes_an_hour = 0;
    table.restart();
    let _first = private(table.say(KURO, "/game estimate game:1"));
    let told = sentence(table.press(KURO, say::review::button()));
    assert_eq!(told, english(say::opponent::no_time()));
    assert_eq!(table.wait(table.store().review(ONE)).unwrap(), None);
}

#[test]
fn a_game_of_five_in_a_row_tells_chances() {
    let mut table = seated("game:gomoku size:9");
    // Black misses a five, and White makes one.
    play(&mut table, "C5 C1 D5 D1 E5 E1 F5 F1 A9 G1");
    drop(table.take_deeds());
    let message = private(table.press(KURO, say::review::button()));
    assert!(message.content.contains('%'), "{}", message.content);
    let moved = say::table::moved(9, Color::Black, "A9".parse().unwrap());
    assert_says(&message, moved);
}

#[test]
fn where_no_files_may_be_attached_the_mistakes_are_told() {
    let mut table = finished();
    table.forbid(tengen::bot::port::request::Permissions::ATTACH);
    let message = private(table.press(KURO, say::review::button()));
    let (_, better) = first_mistake(&table);
    assert!(message.content.contains(&better) && message.files.is_empty());
    let board = in_place(table.press(KURO, say::review::button_after()));
    assert!(board.content.contains("```") && board.files.is_empty());
}
