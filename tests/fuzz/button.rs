//! Custom ids, and texts that are none.

use proptest::prelude::*;
use tengen::bot::kit::verb::Verb;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::request::{Call, Invocation, OptionValue};
use tengen::game::MessageId;

use crate::support::cast::KURO;
use crate::support::script::seated;
use crate::support::token::Token;

/// Texts that are nearly a button's, or not at all.
fn texts() -> impl Strategy<Value = String> {
    let words: Vec<&str> = Verb::ALL.iter().map(|&(_, word)| word).collect();
    let words = prop::sample::select(words);
    let number = prop_oneof![
        "[+-]?[0-9]{0,22}",
        prop::sample::select(&["0", "1", "00", "18446744073709551616", "4294967296", "１"][..])
            .prop_map(str::to_owned),
    ];
    let numbers = prop::collection::vec(number, 0..4);
    prop_oneof![
        any::<String>(),
        (words, numbers).prop_map(|(word, numbers)| format!("v1:{word}:{}", numbers.join(":"))),
        "v[0-9]{1,3}:[a-z-]{0,20}(:[0-9]{0,12}){0,4}",
        "v1:which:[a-z:]{0,40}:\\PC{0,70}",
        "v1:(help|which|which:|play)\\PC{0,3}",
    ]
}

proptest! {
    #[test]
    fn a_text_is_a_button_only_if_it_was_written_so(text in texts()) {
        if let Some(token) = Token::parse(&text) {
            prop_assert_eq!(token.write(), Some(text));
        }
    }
}

/// Every press and every input gets an answer, and the game is unchanged.
#[test]
fn whatever_is_pressed_or_typed_is_answered() {
    let mut table = seated("size:9");
    let long = "x".repeat(6000);
    let points = "A1 ".repeat(2000);
    for text in [
        "",
        " ",
        "\0",
        "v1:",
        "v1:which::",
        "v1:which:play:",
        "v1:which:nothing:D4",
        "v1:play:0:0",
        "v1:play:18446744073709551615:4294967295",
        "v1:mark:1:0",
        "I5",
        "Z99",
        "D99999999999999999999",
        "Ｄ４４",
        "\u{202e}4D",
        "A1;DROP",
        "@everyone",
        &long,
        &points,
    ] {
        let pressed = table.press_id(KURO, text, MessageId::new(u64::MAX));
        assert!(!matches!(pressed, Answer::Post(_)), "{text:?}");
        let call = Call {
            name: "play".to_owned(),
            options: vec![("at".to_owned(), OptionValue::Text(text.to_owned()))],
            ..Call::default()
        };
        let typed = table.ask(KURO, Invocation::Command(call));
        assert!(!matches!(typed, Answer::Post(_)), "{text:?}");
        let sent = table.ask(
            KURO,
            Invocation::Submit {
                custom_id: text.to_owned(),
                fields: vec![
                    ("at".to_owned(), text.to_owned()),
                    (text.to_owned(), String::new()),
                ],
                message: None,
            },
        );
        assert!(!matches!(sent, Answer::Post(_)), "{text:?}");
        assert!(table.game(1).moves().is_empty(), "{text:?}");
    }
}
