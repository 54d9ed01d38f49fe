//! Agreements between players during a game: undoing, pausing, giving time, calling off, a draw.

use tengen::bot::features::settings::policy::Policy;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::game::{ChannelId, GameId, MessageId, Phase, Proposal};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Ending, Move};

use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, begin_timed, play, play_from, seated, timed};
use crate::support::table::{TABLE, Table, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, english, german};

fn ending(table: &Table, game: u64) -> (Option<Color>, Ending) {
    match table.game(game).phase() {
        Phase::Finished(outcome) => (outcome.winner, outcome.ending.clone()),
        other => panic!("not over: {other:?}"),
    }
}

#[test]
fn a_move_is_taken_back_freely_within_a_minute_while_nobody_has_answered() {
    let mut table = timed("3d");
    play(&mut table, "D4 E5");
    table.clock.advance(Span::hours(5));
    let before = *table.game(1).clocks().unwrap();
    play(&mut table, "C3");
    table.clock.advance(Span::seconds(60));
    let board = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    assert_says(&board, say::pace::taken_back(Color::Black));
    assert!(board.mention.is_empty(), "who did it knows");
    let game = table.game(1);
    assert_eq!(game.moves().len(), 2);
    let clocks = game.clocks().unwrap();
    for color in Color::ALL {
        assert_eq!(
            clocks.time_left(color),
            before.time_left(color),
            "the clock as it was"
        );
    }
}

#[test]
fn later_the_other_side_is_asked_and_told_which_move_it_is() {
    let mut table = timed("3d");
    play(&mut table, "D4");
    table.clock.advance(Span::seconds(61));
    let board = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    assert_says(
        &board,
        say::pace::proposes_undo(KURO.mention(), 1, at("D4")),
    );
    assert_eq!(board.mention, [SHIRO.player()]);
    // They cannot consent themselves, or ask twice.
    let own = sentence(table.press(KURO, say::table::button_consent()));
    assert_says(&own, say::refusal::own_proposal());
    let twice = sentence(table.say(KURO, "/game undo"));
    assert_says(&twice, "already");
    let board = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_says(&board, say::pace::undone());
    assert_eq!(board.mention, [KURO.player()]);
    assert!(table.game(1).moves().is_empty());
}

#[test]
fn an_answered_move_is_asked_for_at_once_and_goes_with_its_answer() {
    let mut table = seated("size:9");
    play(&mut table, "D4 pass");
    let board = public(table.say(SHIRO, "/game undo"));
    table.assert_stripped();
    assert_says(&board, say::pace::taken_back(Color::White));
    play_from(&mut table, [SHIRO], "pass");
    table.clock.advance(Span::minutes(2));
    let board = public(table.say(SHIRO, "/game undo"));
    table.assert_stripped();
    assert_says(&board, say::pace::proposes_undo_pass(SHIRO.mention(), 2));
    let _ = public(table.press(KURO, say::table::button_reject()));
    table.assert_stripped();
    let board = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    assert_says(
        &board,
        say::pace::proposes_undo(KURO.mention(), 1, at("D4")),
    );
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert!(table.game(1).moves().is_empty(), "and the answer with it");
}

#[test]
fn a_move_cancels_the_request_and_the_buttons_of_the_request_are_stale_then() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    table.clock.advance(Span::minutes(2));
    let _ = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    let (consent, message) = table.custom_id(say::table::button_consent());
    let board = public(table.say(SHIRO, "/play at:E5"));
    table.assert_stripped();
    assert_lacks(
        &board,
        say::pace::proposes_undo(KURO.mention(), 1, at("D4")),
    );
    assert_eq!(table.game(1).open_proposal(), None);
    let stale = table.press_id(SHIRO, &consent, message);
    let stale = private(stale);
    assert_says(&stale, say::refusal::moved_on(GameId::new(1)));
    assert!(!stale.files.is_empty(), "with the newest board");
    assert_eq!(table.game(1).moves().len(), 2);
}

#[test]
fn what_cannot_be_undone_is_refused_with_the_reason() {
    let mut table = seated("size:9");
    let none = sentence(table.say(KURO, "/game undo"));
    assert_says(&none, say::pace::nothing_to_undo());
    let stranger = sentence(table.say(AKA, "/game undo game:1"));
    assert_says(&stranger, say::refusal::not_a_player());
    play(&mut table, "pass pass");
    let counting = sentence(table.say(AO, "/game undo game:1"));
    assert!(!counting.is_empty());
    // The pass that stopped the game is taken back like any other move, while it is new.
    let _ = public(table.say(SHIRO, "/game undo"));
    table.assert_stripped();
    assert_eq!(table.game(1).phase(), Phase::Playing);
    let _ = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    table.clock.advance(Span::minutes(2));
    let counting = sentence(table.say(SHIRO, "/game undo"));
    assert_says(&counting, say::people::undo_while_counting());
    let assert_being_counted = |table: &mut Table| {
        for command in ["/play at:C3", "/game pass", "/game if-then if:C3 then:D4"] {
            let said = sentence(table.say(SHIRO, command));
            assert_eq!(said, english(say::refusal::being_counted()), "{command}");
        }
    };
    assert_being_counted(&mut table);
    // Games in other channels are not meant, be it one or several.
    for number in [2, 3] {
        let here = table.setting.place.channel;
        table.go_to(ChannelId::new(50 + number), ChannelKind::Channel);
        begin(&mut table, "size:9");
        let _board = table.say(KURO, &format!("/play at:C3 game:{number}"));
        drop(table.take_deeds());
        table.go_to(here, ChannelKind::Channel);
        assert_being_counted(&mut table);
    }
}

#[test]
fn of_several_games_the_one_is_meant_in_which_one_has_just_moved() {
    let mut table = seated("size:9");
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/play at:D4 game:2"));
    table.assert_stripped();
    let _ = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    assert!(table.game(2).moves().is_empty());
    // From the menu below the board, too.
    let _ = public(table.say(KURO, "/play at:E5 game:2"));
    table.assert_stripped();
    let _ = table.press(KURO, say::table::button_more());
    let _ = public(table.choose(KURO, "undo"));
    table.assert_stripped();
    assert!(table.game(2).moves().is_empty());
}

#[test]
fn clocks_stand_once_both_agree_until_someone_lets_them_go_on() {
    let mut table = timed("3d");
    play(&mut table, "D4 E4");
    let board = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    assert_says(&board, say::pace::proposes_pause(KURO.mention()));
    assert!(table.game(1).clocks().unwrap().since().is_some());
    let board = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    assert_eq!(
        board.content.matches(&english(say::pace::paused())).count(),
        1
    );
    assert!(table.game(1).is_paused());
    table.advance_days(30);
    table.tick();
    assert_eq!(table.game(1).phase(), Phase::Playing);
    // A board that is asked for still says so.
    let _ = public(table.say(SHIRO, "/game board"));
    table.assert_stripped();
    let board = public(table.press(SHIRO, say::people::button_go_on()));
    table.assert_stripped();
    assert_says(&board, say::pace::went_on());
    assert!(!table.game(1).is_paused());
    let _ = public(table.say(SHIRO, "/game pause"));
    table.assert_stripped();
    // The same proposal by the other side is consent.
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    assert!(table.game(1).is_paused());
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    assert!(!table.game(1).is_paused());
    let stranger = sentence(table.press_id(AKA, "v1:go-on:1:1", MessageId::new(1)));
    assert_says(&stranger, say::refusal::not_a_player());
}

#[test]
fn that_the_clocks_stand_is_told_once_on_every_board_until_they_run() {
    let mut table = timed("3d");
    play(&mut table, "D4 E4");
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let told = |board: &Message| board.content.matches(&english(say::pace::paused())).count();
    let board = public(table.say(SHIRO, "/game board"));
    table.assert_stripped();
    assert_eq!(told(&board), 1, "{}", board.content);
    // Other news does not hide it.
    table.advance_days(1);
    let board = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    assert_says(
        &board,
        say::pace::proposes_undo(KURO.mention(), 1, at("D4")),
    );
    assert_eq!(told(&board), 1, "{}", board.content);
    let board = public(table.press(SHIRO, say::table::button_reject()));
    table.assert_stripped();
    assert_eq!(told(&board), 1, "{}", board.content);
    let board = public(table.press(SHIRO, say::people::button_go_on()));
    table.assert_stripped();
    assert_eq!(told(&board), 0, "{}", board.content);
}

#[test]
fn a_move_ends_a_pause() {
    let mut table = timed("3d");
    play(&mut table, "C3 E4");
    let _ = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let _ = private(table.say(KURO, "/play at:D4"));
    let _ = public(table.press(KURO, say::people::button_put(at("D4"))));
    let board = table.take_post();
    assert_lacks(&board, say::pace::paused());
    assert!(table.game(1).clocks().unwrap().since().is_some());
}

#[test]
fn without_a_clock_there_is_nothing_to_pause_or_to_give() {
    let mut table = seated("size:9");
    for command in ["/game pause", "/game add-time days:2"] {
        let said = sentence(table.say(KURO, command));
        assert_says(&said, say::pace::no_clock());
    }
}

#[test]
fn time_is_given_to_the_opponent_alone_and_within_reason() {
    let mut table = timed("3d");
    let before = *table.game(1).clocks().unwrap();
    let board = public(table.say(KURO, "/game add-time days:2"));
    table.assert_stripped();
    assert_says(
        &board,
        say::pace::time_given(Color::White, say::pace::days(2)),
    );
    let after = *table.game(1).clocks().unwrap();
    assert_ne!(
        after.time_left(Color::White),
        before.time_left(Color::White)
    );
    assert_eq!(
        after.time_left(Color::Black),
        before.time_left(Color::Black)
    );
    for days in ["0", "31", "-1", "9223372036854775807"] {
        let said = sentence(table.say(KURO, &format!("/game add-time days:{days}")));
        assert_says(&said, say::pace::too_much_time(say::pace::days(30)));
    }
    let said = sentence(table.say(KURO, "/game add-time days:many"));
    assert_says(&said, say::refusal::bad_number(UserInput::new("many")));
    assert_says(
        sentence(table.say(KURO, "/game add-time")),
        say::refusal::missing_option(),
    );
    assert_says(
        sentence(table.say(AKA, "/game add-time days:1 game:1")),
        say::refusal::not_a_player(),
    );
    assert_eq!(*table.game(1).clocks().unwrap(), after);
}

#[test]
fn a_game_is_called_off_when_both_want_it_and_nobody_wins() {
    let mut table = seated("size:9");
    table.club_locale = Some("de".to_owned());
    let board = public(table.say(KURO, "/game call-off"));
    table.assert_stripped();
    assert_says(&board, german(say::pace::proposes_call_off(KURO.mention())));
    // It stays on the table while moves are made.
    play(&mut table, "D4");
    assert!(matches!(
        table.game(1).open_proposal(),
        Some((_, Proposal::CallOff))
    ));
    let result = public(table.say(SHIRO, "/game call-off"));
    table.assert_stripped();
    assert_says(&result, german(say::pace::called_off()));
    assert_eq!(ending(&table, 1), (None, Ending::CalledOff));
    assert_says(
        sentence(table.say(KURO, "/game call-off game:1")),
        say::refusal::game_over(),
    );
}

#[test]
fn a_draw_is_offered_only_where_the_rules_know_one() {
    let mut table = seated("game:gomoku");
    let board = public(table.say(KURO, "/game draw"));
    table.assert_stripped();
    assert_says(&board, say::pace::proposes_draw(KURO.mention()));
    let _ = public(table.press(SHIRO, say::table::button_reject()));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game draw"));
    table.assert_stripped();
    let result = public(table.press(KURO, say::table::button_consent()));
    table.assert_stripped();
    assert_says(&result, say::pace::draw());
    assert_eq!(ending(&table, 1), (None, Ending::Draw));
    begin(&mut table, "game:go size:9");
    let said = sentence(table.say(KURO, "/game draw game:2"));
    assert_says(&said, say::pace::no_draw());
}

#[test]
fn arrangements_ask_which_game_is_meant_whoever_is_to_move() {
    let mut table = timed("3d");
    begin_timed(&mut table, "fischer 3d+1d/7d");
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = public(table.press(KURO, say::people::button_put(at("D4"))));
    drop(table.take_post());
    let _ = private(table.say(SHIRO, "/play at:E4 game:1"));
    let _ = public(table.press(SHIRO, say::people::button_put(at("E4"))));
    drop(table.take_post());
    let which = private(table.say(KURO, "/game pause"));
    assert_eq!(which.rows.len(), 1);
    let asked = table.choose(KURO, "1");
    let _ = table.board_after(asked);
    table.assert_stripped();
    assert!(matches!(
        table.game(1).open_proposal(),
        Some((_, Proposal::Pause))
    ));
    assert_eq!(
        table.game(1).last_move().map(|(_, mv)| mv == Move::Pass),
        Some(false)
    );
}

#[test]
fn what_is_asked_is_a_line_without_the_board_and_calls_who_has_to_answer() {
    let mut table = timed("3d");
    play(&mut table, "D4 E4");
    let asked = public(table.say(KURO, "/game pause"));
    table.assert_stripped();
    assert_eq!(
        asked.content,
        format!(
            "{}\n{} · {}",
            english(say::pace::proposes_pause(KURO.mention())),
            english(say::table::answer(SHIRO.mention())),
            english(say::table::number(GameId::new(1)))
        )
    );
    assert!(asked.files.is_empty());
    assert_eq!(asked.mention, [SHIRO.player()]);
    // The board comes on request, with the question.
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    assert_eq!(board.files.len(), 1);
    assert_says(&board, say::table::answer(SHIRO.mention()));
    // Under a policy that deletes older boards, each message has one.
    let mut table = timed("3d");
    play(&mut table, "D4 E4");
    table.choose_policy(TABLE, Policy::LastTwo);
    let asked = public(table.say(KURO, "/game pause"));
    assert_eq!(asked.files.len(), 1);
    let _ = table.take_deeds();
}
