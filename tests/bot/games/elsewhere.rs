//! Commands in a channel without such a game of the member: they never act in another channel's game unasked.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::ChannelKind;
use tengen::game::{GameId, Phase};
use tengen::i18n::{Link, Name, say};
use tengen::rules::{Color, Size, Variant};

use crate::support::board::at;
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{play, seated, timed};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public};
use crate::support::words::{assert_begins, assert_says, each_english, english, labels, lead};

/// Game 1 is played at the table, and the members go to the corner.
fn away(mut table: Table) -> Table {
    table.go_to(CORNER, ChannelKind::Channel);
    table
}

#[test]
fn a_move_typed_elsewhere_is_shown_first_with_game_opponent_and_point() {
    // Without a clock, so without a preview in the game's own channel.
    let mut table = away(seated("size:9"));
    let shown = private(table.say(KURO, "/play at:E5"));
    assert_begins(
        &shown,
        lead(say::table::did_you_mean(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            SHIRO.bare(),
            Link::to_channel(TABLE),
        )),
    );
    assert_says(&shown, "/channels/50/100/");
    assert_says(&shown, "E5");
    assert_eq!(
        labels(&shown),
        each_english([
            say::people::button_put(at("E5")),
            say::table::button_another(),
            say::table::button_type()
        ])
    );
    let alt = shown.files[0].alt.as_deref().unwrap();
    assert_says(alt, say::table::alt_stones(Color::Black, "E5".to_owned()));
    assert!(table.game(1).moves().is_empty(), "nothing is played yet");
    assert!(table.take_deeds().is_empty());
    let told = in_place(table.press(KURO, say::people::button_put(at("E5"))));
    assert_says(&told, "game 1 · ⚫ <@1> – ⚪ <@2>");
    assert_says(&told, say::table::played(Color::Black, at("E5")));
    assert_says(
        &told,
        lead(say::table::played_elsewhere(Link::to_channel(TABLE))),
    );
    assert_eq!(table.take_post().mention, [SHIRO.player()]);
}

#[test]
fn a_game_that_is_named_is_meant() {
    let mut table = away(seated("size:9"));
    let told = private(table.say(KURO, "/play at:E5 game:1"));
    assert_says(&told, "game 1 · ⚫ <@1> – ⚪ <@2>");
    assert_says(&told, say::table::played(Color::Black, at("E5")));
    assert_says(&told, "https://discord.com/channels/50/100/");
    assert_eq!(table.take_post().mention, [SHIRO.player()]);
    let told = private(table.say(SHIRO, "/game pass game:1"));
    assert_says(&told, say::table::passed(Color::White));
    drop(table.take_post());
}

#[test]
fn a_pass_typed_elsewhere_asks_first_and_shows_the_board() {
    let mut table = away(timed("3d"));
    let asked = private(table.say(KURO, "/game pass"));
    assert_says(&asked, "game 1, Go on 9×9 against shiro");
    assert_says(&asked, say::table::confirm_pass());
    assert_eq!(asked.files.len(), 1);
    assert_eq!(labels(&asked), each_english([say::table::button_pass()]));
    assert!(table.game(1).moves().is_empty());
    let told = in_place(table.press(KURO, say::table::button_pass()));
    assert_says(&told, say::table::passed(Color::Black));
    drop(table.take_post());
    // Undo replaces the private message, in any channel.
    let (undo, message) = table.custom_id(say::people::more_undo());
    assert!(labels(&told).contains(&english(say::people::more_undo())));
    let _ = in_place(table.press_id(KURO, &undo, message));
    drop(table.take_post());
    assert!(table.game(1).moves().is_empty());
    let _ = private(table.say(KURO, "/game pass"));
    let _ = in_place(table.press(KURO, say::table::button_pass()));
    drop(table.take_post());
    // An illegal pass is refused without a question.
    let refused = private(table.say(KURO, "/game pass"));
    assert!(labels(&refused).is_empty(), "{refused:?}");
    assert_eq!(table.game(1).moves().len(), 1);
}

#[test]
fn whatever_else_acts_asks_first_and_carries_its_options() {
    let mut table = timed("3d");
    play(&mut table, "D4 E4 G4");
    table.advance_days(1);
    let mut table = away(table);
    let asked = private(table.say(SHIRO, "/game add-time days:7"));
    assert_says(&asked, "game 1, Go on 9×9 against kuro");
    assert_eq!(asked.files.len(), 1, "the board");
    assert_eq!(labels(&asked), ["Game 1: /game add-time 7"]);
    let before = table.game(1).revision();
    for (command, label) in [
        ("/game undo", "Game 1: /game undo"),
        ("/game pause", "Game 1: /game pause"),
    ] {
        let asked = private(table.say(KURO, command));
        assert_eq!(labels(&asked), [label]);
    }
    assert_eq!(table.game(1).revision(), before, "nobody has done anything");
    let told = in_place(table.press(SHIRO, "Game 1: /game add-time 7"));
    assert_says(
        &told,
        say::pace::time_given(Color::Black, say::pace::days(7)),
    );
    drop(table.take_post());
    // A question stays valid as long as the position does.
    let told = in_place(table.press(KURO, "Game 1: /game undo"));
    assert_says(&told, "asks");
    drop(table.take_post());
    let stale = table.custom_id("Game 1: /game pause");
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let _ = in_place(table.press(SHIRO, "Play E5"));
    drop(table.take_post());
    let told = in_place(table.press_id(KURO, &stale.0, stale.1));
    assert_says(&told, say::refusal::moved_on(GameId::new(1)));
    assert!(!table.game(1).is_paused() && table.game(1).open_proposal().is_none());
}

#[test]
fn chains_are_not_marked_unawares_in_a_count_elsewhere() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 pass pass");
    let mut table = away(table);
    let revision = table.game(1).revision();
    let asked = private(table.say(KURO, "/game mark at:D4"));
    assert_eq!(
        labels(&asked),
        [english(say::table::button_there(
            GameId::new(1),
            Name::bare("/game mark D4")
        ))]
    );
    assert_eq!(table.game(1).revision(), revision);
    let _ = in_place(table.press(
        KURO,
        say::table::button_there(GameId::new(1), Name::bare("/game mark D4")),
    ));
    drop(table.take_deeds());
    assert!(table.game(1).revision() > revision);
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
}

#[test]
fn what_does_not_fit_on_a_button_has_to_name_its_game() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 pass pass");
    let mut table = away(table);
    let many = ["D4,E5"; 15].join(",");
    let asked = private(table.say(KURO, &format!("/game mark at:{many}")));
    assert!(labels(&asked).is_empty());
    assert_says(&asked, say::refusal::name_the_game_there());
    let revision = table.game(1).revision();
    let _ = public_or_private(table.say(KURO, &format!("/game mark at:{many} game:1")));
    drop(table.take_deeds());
    assert!(table.game(1).revision() > revision);
}

fn public_or_private(answer: Answer) -> Message {
    match answer {
        Answer::Ephemeral(message) => message,
        other => public(other),
    }
}

#[test]
fn where_one_has_a_game_its_commands_act_at_once() {
    let mut table = seated("size:9");
    let _ = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_eq!(table.game(1).moves().len(), 2);
}
