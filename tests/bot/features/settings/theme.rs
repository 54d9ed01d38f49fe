//! Each reader's theme.

use tengen::bot::port::message::Message;
use tengen::bot::port::request::ChannelKind;
use tengen::game::ChannelId;
use tengen::i18n::{Text, say};
use tengen::render::{Diagram, Pixels, Renderer, Theme};
use tengen::rules::Size;

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, seated};
use crate::support::table::{TABLE, Table, private, public};
use crate::support::words::english;

/// The palette of a picture, which is that of its theme.
fn palette(file: &[u8]) -> Vec<u8> {
    let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info();
    let reader = reader.expect("a picture");
    reader.info().palette.clone().unwrap().into_owned()
}

/// The theme of the picture in `message`.
fn theme(message: &Message) -> Theme {
    let found = palette(&message.files[0].bytes);
    let empty = Diagram::new(Size::square(9).unwrap());
    let pixels = Pixels::new(Pixels::MIN).unwrap();
    let of = |theme| palette(&Renderer::shared().png(&empty, theme, pixels));
    let mut themes = Theme::ALL.iter().copied();
    themes.find(|&theme| of(theme) == found).expect("a theme")
}

/// The value of the setting `title` on the card.
fn field(message: &Message, title: Text) -> &str {
    let title = english(title);
    let mut fields = message.card.as_ref().expect("a card").fields.iter();
    let found = fields.find(|(name, _)| **name == *title);
    &found.expect("the setting").1
}

/// The theme of the public board.
fn public_theme(table: &mut Table) -> Theme {
    let board = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    theme(&board)
}

#[test]
fn ones_own_theme_is_for_what_one_sees_alone() {
    let mut table = seated("size:9");
    // aka looks on and sees the board privately.
    assert_eq!(theme(&private(table.say(AKA, "/game board"))), Theme::Kaya);
    let noted = private(table.say(AKA, "/me boards theme:dark"));
    let told = field(&noted, say::people::field_theme());
    assert_eq!(told, english(say::command::theme_named("dark".to_owned())));
    assert_eq!(theme(&noted), Theme::Dark);
    let _ = private(table.say(KURO, "/me boards theme:booklet"));
    table.restart();
    assert_eq!(theme(&private(table.say(AKA, "/game board"))), Theme::Dark);
    assert_eq!(theme(&private(table.say(AO, "/game board"))), Theme::Kaya);
    assert_eq!(public_theme(&mut table), Theme::Kaya);
}

#[test]
fn the_channels_theme_is_for_everybody_who_has_chosen_no_other() {
    let mut table = seated("size:9");
    let noted = private(table.say(SHIRO, "/serveradmin channel theme:slate"));
    assert_eq!(theme(&noted), Theme::Slate);
    let told = field(&noted, say::people::field_channel_theme());
    assert_eq!(told, english(say::command::theme_named("slate".to_owned())));
    assert_eq!(public_theme(&mut table), Theme::Slate);
    assert_eq!(theme(&private(table.say(AKA, "/game board"))), Theme::Slate);
    let _ = private(table.say(AKA, "/me boards theme:paper"));
    assert_eq!(theme(&private(table.say(AKA, "/game board"))), Theme::Paper);
    let again = private(table.say(AKA, "/me boards theme:channel"));
    assert_eq!(theme(&again), Theme::Slate);
    assert_eq!(theme(&private(table.say(AKA, "/game board"))), Theme::Slate);
    // A thread looks like the channel above it.
    let thread = ChannelKind::Thread { parent: TABLE };
    table.go_to(ChannelId::new(300), thread);
    let there = private(table.say(AKA, "/me boards theme:channel"));
    assert_eq!(theme(&there), Theme::Slate);
}

#[test]
fn a_board_can_be_seen_once_in_another_theme() {
    let mut table = seated("size:9");
    let board = private(table.say(KURO, "/game board theme:contrast"));
    assert_eq!(theme(&board), Theme::Contrast);
    assert_eq!(public_theme(&mut table), Theme::Kaya);
    // The question which game is meant keeps the option.
    begin(&mut table, "size:9");
    let _ = private(table.say(KURO, "/game board theme:contrast"));
    let board = private(table.choose(KURO, "2"));
    assert_eq!(theme(&board), Theme::Contrast);
}

#[test]
fn a_theme_that_does_not_exist_is_refused() {
    let mut table = seated("size:9");
    for command in [
        "/me boards theme:glass",
        "/serveradmin channel theme:glass",
        "/game board theme:glass",
    ] {
        let said = private(table.say(KURO, command));
        assert!(said.files.is_empty(), "{}", said.content);
    }
    assert_eq!(public_theme(&mut table), Theme::Kaya);
}
