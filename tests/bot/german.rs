//! Newer commands in a German client, in a German-speaking club.

use crate::support::words::english;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::clock::Span;
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::board::at;
use crate::support::cast::{AO, SHIRO};
use crate::support::table::{Table, private, public};
use crate::support::words::{german, until};

/// The whole text of a message.
fn text_of(message: &Message) -> String {
    let card = message.card.iter();
    let card = card.map(|card| format!("{}\n{}\n{:?}", card.title, card.body, card.fields));
    let list = message.sections.iter().map(|list| format!("{list:?}"));
    let buttons = message.rows.iter().map(|row| format!("{row:?}"));
    [message.content.clone()]
        .into_iter()
        .chain(card)
        .chain(list)
        .chain(buttons)
        .collect::<Vec<_>>()
        .join("\n")
}

#[track_caller]
fn says(answer: Answer, words: &str) {
    let (Answer::Post(message) | Answer::Ephemeral(message) | Answer::Replace(message)) = answer
    else {
        panic!("no message: {answer:?}");
    };
    let text = text_of(&message);
    assert!(text.contains(words), "{words:?} in {text}");
}

#[test]
fn the_newer_commands_speak_german() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let challenge = "/challenge opponent:@shiro colour:black size:9 clock:7d";
    says(table.say(AO, challenge), &german(say::pace::days(7)));
    let _ = public(table.press(SHIRO, german(say::challenge::button_accept())));
    for player in [AO, SHIRO] {
        let _ = private(table.say(player, "/me boards preview:timed"));
    }
    let preview = table.say(AO, "/play at:E5");
    says(
        preview,
        &german(say::people::preview(GameId::new(1), at("E5"))),
    );
    let _ = public(table.press(AO, german(say::people::button_put(at("E5")))));
    let preview = table.say(SHIRO, "/play at:C3");
    says(
        preview,
        &english(say::people::preview(GameId::new(1), at("C3"))),
    );
    let _ = public(table.press(SHIRO, say::people::button_put(at("C3"))));
    table.clock.advance(Span::minutes(5));
    for (command, words) in [
        (
            "/game undo",
            german(say::pace::proposes_undo(AO.mention(), 1, at("E5"))),
        ),
        ("/game pause", german(say::refusal::already_proposed())),
    ] {
        says(table.say(AO, command), &words);
    }
    says(
        table.press(SHIRO, german(say::table::button_reject())),
        &german(say::table::rejected(Color::White)),
    );
    says(
        table.say(AO, "/game pause"),
        &german(say::pace::proposes_pause(AO.mention())),
    );
    says(
        table.press(SHIRO, german(say::table::button_consent())),
        &german(say::pace::paused()),
    );
    says(table.say(AO, "/game pause"), &german(say::pace::went_on()));
    says(
        table.say(AO, "/game add-time days:2"),
        &german(say::pace::time_given(Color::White, say::pace::days(2))),
    );
    says(table.say(AO, "/game draw"), "Remis");
    says(
        table.say(AO, "/game call-off"),
        &german(say::pace::proposes_call_off(AO.mention())),
    );
    for (command, words) in [
        (
            "/me vacation days:3",
            german(say::people::vacation_until(
                until(1_800_259_500),
                say::pace::days(27),
            )),
        ),
        ("/me vacation days:0", german(say::people::vacation_over())),
        ("/me vacation days:0", german(say::people::no_vacation())),
        (
            "/me notices summary:8",
            german(say::people::summary_at("08:00".to_owned())),
        ),
        ("/me time zone:Asia/Tokyo", german(say::people::zone_kept())),
        ("/games", german(say::table::games_heading(1))),
        ("/game show game:1", german(say::people::field_state())),
        ("/me boards hints:on", german(say::table::hints_on())),
        ("/game board as:rows", "Reihe".to_owned()),
        ("/serveradmin show", german(say::people::club_title())),
        ("/game if-then", "Du bist am Zug".to_owned()),
    ] {
        says(table.say(AO, command), &words);
    }
    let _ = table.take_deeds();
}
