//! Several games at once: a command finds the game that is meant, and asks only if it is ambiguous.

use tengen::bot::port::message::Row;
use tengen::bot::port::request::{ChannelKind, Permissions, Reach};
use tengen::game::{ChannelId, GameId, MessageId};
use tengen::i18n::{Link, Name, UserInput, say};
use tengen::rules::{Color, Size, Variant};

use crate::support::board::at;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::script::{begin, play, seated};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, english, labels, listed};

/// Game 1 between kuro and shiro at the table; game 2 between the same in the corner.
fn two_channels() -> Table {
    let mut table = seated("size:9");
    table.go_to(CORNER, ChannelKind::Channel);
    begin(&mut table, "size:9");
    table.go_to(TABLE, ChannelKind::Channel);
    table
}

#[test]
fn the_game_of_this_channel_is_meant() {
    let mut table = two_channels();
    let _ = public(table.say(KURO, "/play at:A1"));
    table.assert_stripped();
    assert_eq!(table.game(1).moves().len(), 1);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = public(table.say(KURO, "/play at:A1"));
    table.assert_stripped();
    assert_eq!(table.game(2).moves().len(), 1);
}

#[test]
fn the_game_that_waits_for_the_player_is_meant() {
    let mut table = seated("size:9");
    begin(&mut table, "size:9");
    // Both games wait for kuro, so the bot asks which one is meant.
    let which = private(table.say(KURO, "/play at:E5"));
    assert_eq!(which.content, english(say::table::which()));
    let [Row::Menu(menu)] = &which.rows[..] else {
        panic!("{which:?}");
    };
    let labels: Vec<_> = menu
        .entries
        .iter()
        .map(|entry| entry.label.as_str())
        .collect();
    assert_eq!(
        labels,
        [
            english(say::table::which_entry(
                GameId::new(1),
                Variant::Go.into(),
                Size::square(9).unwrap(),
                SHIRO.bare()
            )),
            english(say::table::which_entry(
                GameId::new(2),
                Variant::Go.into(),
                Size::square(9).unwrap(),
                SHIRO.bare()
            ))
        ]
    );
    let played = table.choose(KURO, "2");
    let _ = table.board_after(played);
    table.assert_stripped();
    assert_eq!(table.game(2).moves().len(), 1);
    // Now only the first one waits for kuro, and only the second one for shiro.
    let _ = public(table.say(KURO, "/play at:C3"));
    table.assert_stripped();
    assert_eq!(table.game(1).moves().len(), 1);
    let _ = public(table.say(SHIRO, "/play at:G7 game:#2"));
    table.assert_stripped();
    assert_eq!(table.game(2).moves().len(), 2);
}

#[test]
fn games_are_suggested_with_opponent_and_turn() {
    let mut table = seated("size:9");
    begin(&mut table, "size:9");
    assert_eq!(table.suggestions(KURO, "/play at:A1", "game"), ["1", "2"]);
    assert_eq!(table.suggestions(SHIRO, "/game board", "game"), ["1", "2"]);
    assert!(table.suggestions(AKA, "/play at:A1", "game").is_empty());
}

#[test]
fn a_game_that_one_cannot_mean_is_not_found() {
    let mut table = two_channels();
    for named in ["99", "x", "0", "-1", "18446744073709551616", "2"] {
        let said = sentence(table.say(AKA, &format!("/game board game:{named}")));
        assert_says(&said, say::refusal::no_such_game(UserInput::new(named)));
    }
    // A game in this channel may be watched and followed, without the players' buttons.
    let board = private(table.say(AKA, "/game board"));
    let offered = [say::list::button_each(), say::list::button_end()];
    assert_eq!(labels(&board), offered.map(english));
}

#[test]
fn games_lists_those_that_wait_first_with_links() {
    let mut table = seated("size:9");
    begin(&mut table, "game:gomoku");
    let _ = public(table.say(KURO, "/play at:E5 game:1"));
    table.assert_stripped();
    let _ = table.say(AKA, "/challenge opponent:@kuro");
    let _ = table.say(KURO, "/challenge game:go");
    let list = private(table.say(KURO, "/games"));
    let title = &list.sections.as_ref().unwrap().title;
    assert_eq!(*title, english(say::table::games_heading(4)));
    let listed = listed(&list);
    let lines: Vec<_> = listed.lines().collect();
    assert_begins(
        lines[0],
        say::table::games_yours(
            GameId::new(2),
            Variant::Gomoku.into(),
            Size::square(15).unwrap(),
            SHIRO.bare(),
            Link::to_message(table.setting.place, MessageId::new(5004))
                .in_words(say::list::to_board),
        ),
    );
    assert_begins(
        lines[1],
        say::table::games_invited(
            GameId::new(3),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            AKA.bare(),
            Link::to_message(table.setting.place, MessageId::new(5006))
                .in_words(say::list::to_challenge),
        ),
    );
    assert_begins(
        lines[2],
        say::table::games_theirs(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            SHIRO.bare(),
            Link::to_message(table.setting.place, MessageId::new(5005))
                .in_words(say::list::to_board),
        ),
    );
    assert_begins(
        lines[3],
        say::table::games_offered(
            GameId::new(4),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            Name::bare(&english(say::table::anyone())),
            Link::to_message(table.setting.place, MessageId::new(5007))
                .in_words(say::list::to_challenge),
        ),
    );
    assert_says(
        sentence(table.say(SHIRO, "/game sgf game:9")),
        say::refusal::no_such_game(UserInput::new("9")),
    );
}

#[test]
fn a_member_who_has_no_games_is_told_how_to_begin() {
    let mut table = Table::new();
    assert_says(sentence(table.say(KURO, "/games")), "/challenge");
    assert_says(sentence(table.say(KURO, "/game board")), "/challenge");
}

#[test]
fn the_board_comes_again_and_the_older_one_loses_its_buttons() {
    let mut table = seated("size:9");
    let board = public(table.say(SHIRO, "/game board"));
    table.assert_stripped();
    assert!(board.mention.is_empty(), "looking pings nobody");
    assert_eq!(table.buttons().len(), 1);
}

#[test]
fn a_finished_game_is_still_there_to_look_at() {
    let mut table = seated("game:gomoku");
    play(&mut table, "A1 A2 B1 B2 C1 C2 D1 D2 E1");
    let board = private(table.say(AKA, "/game board"));
    assert_says(&board, say::table::won_five(KURO.mention(), Color::Black));
    let record = private(table.say(SHIRO, "/game sgf"));
    assert_eq!(record.files[0].name, "2027-01-15-kuro-shiro-1.sgf");
}

#[test]
fn a_channel_where_files_are_forbidden_after_all_gets_text() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:black");
    table.obstruct(Some(Obstacle::NoFiles));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    assert!(
        matches!(deeds[..], [Deed::Failed("post", _), Deed::Posted(..)]),
        "{deeds:?}"
    );
    let board = table.desk.lock().messages.last().unwrap().message.clone();
    assert!(board.files.is_empty() && board.content.contains("```"));
}

#[test]
fn an_outage_of_discord_loses_no_move() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:black");
    table.obstruct(Some(Obstacle::Outage));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.take_deeds();
    let _ = public(table.say(KURO, "/play at:E5"));
    let _ = table.take_deeds();
    table.obstruct(None);
    let board = public(table.say(SHIRO, "/game board"));
    table.assert_stripped();
    assert_says(&board, say::table::moved(1, Color::Black, at("E5")));
}

#[test]
fn more_offers_what_the_board_has_no_room_for() {
    let mut table = seated("size:9");
    for (value, expected) in [
        ("sgf", english(say::table::sgf(GameId::new(1)))),
        ("rules", "".to_owned()),
        (
            "resign",
            english(say::table::confirm_resign(GameId::new(1), KURO.mention())),
        ),
    ] {
        let _ = private(table.press(SHIRO, say::table::button_more()));
        let answer = private(table.choose(SHIRO, value));
        assert_says(&answer, &expected);
    }
    let _ = private(table.press(SHIRO, say::table::button_more()));
    let _ = public(table.choose(SHIRO, "board"));
    table.assert_stripped();
    // A bystander is not offered to resign.
    let menu = private(table.press(AKA, say::table::button_more()));
    let [Row::Menu(menu)] = &menu.rows[..] else {
        panic!("{menu:?}");
    };
    assert!(menu.entries.iter().all(|entry| entry.value != "resign"));
    // That entry would show the board to them alone.
    let board = menu.entries.iter().find(|entry| entry.value == "board");
    let about = board.and_then(|entry| entry.description.clone());
    assert_eq!(about, Some(english(say::table::more_text_about())));
}

#[test]
fn a_channel_where_the_bot_may_not_write_is_served_by_answers() {
    let mut table = Table::new();
    table.forbid(Permissions::SEND);
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:black");
    let board = in_place(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(board.mention, [KURO.player()]);
    assert!(table.take_deeds().is_empty());
    assert!(matches!(table.setting.reach, Reach::Member(_)));
    assert_eq!(table.game(1).place().channel, ChannelId::new(100));
}
