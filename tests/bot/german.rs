//! What the newer commands say to somebody whose client is German, in a club that is.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::clock::Span;

use crate::support::cast::{AO, SHIRO};
use crate::support::table::{Table, public};

/// All that can be read of a message.
fn read(message: &Message) -> String {
    let card = message.card.iter();
    let card = card.map(|card| format!("{}\n{}\n{:?}", card.title, card.body, card.fields));
    let buttons = message.rows.iter().map(|row| format!("{row:?}"));
    [message.content.clone()]
        .into_iter()
        .chain(card)
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
    let text = read(&message);
    assert!(text.contains(words), "{words:?} in {text}");
}

#[test]
fn the_newer_commands_speak_german() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let challenge = "/challenge opponent:@shiro colour:black size:9 clock:7d";
    says(table.say(AO, challenge), "7 Tage");
    let _ = public(table.press(SHIRO, "Annehmen"));
    let preview = table.say(AO, "/play at:E5");
    says(
        preview,
        "Das siehst nur du: Partie 1 mit deinem Stein auf E5. Noch ist nichts gespielt.",
    );
    let _ = public(table.press(AO, "E5 spielen"));
    let preview = table.say(SHIRO, "/play at:C3");
    says(preview, "Only you see this");
    let _ = public(table.press(SHIRO, "Play C3"));
    table.clock.advance(Span::minutes(5));
    for (command, words) in [
        ("/undo", "bittet, Zug 1 (E5) zurückzunehmen."),
        (
            "/pause",
            "Es ist schon etwas vorgeschlagen und wartet auf Antwort.",
        ),
    ] {
        says(table.say(AO, command), words);
    }
    says(
        table.press(SHIRO, "Nein"),
        "Weiß hat den Vorschlag vom Tisch genommen.",
    );
    says(
        table.say(AO, "/pause"),
        "schlägt eine Pause vor: die Uhren würden stehen.",
    );
    says(table.press(SHIRO, "Einverstanden"), "Die Uhren stehen");
    says(table.say(AO, "/pause"), "Die Uhren laufen wieder.");
    says(
        table.say(AO, "/addtime days:2"),
        "Weiß bekommt mehr Zeit: 2 Tage.",
    );
    says(table.say(AO, "/draw"), "Remis");
    says(
        table.say(AO, "/abandon"),
        "schlägt vor, das Spiel abzubrechen: niemand gewinnt oder verliert.",
    );
    for (command, words) in [
        ("/vacation days:3", "Alle deine Uhren stehen."),
        (
            "/vacation days:0",
            "Willkommen zurück! Deine Uhren laufen wieder.",
        ),
        ("/vacation days:0", "Du bist nicht im Urlaub."),
        ("/me notices summary:8", "Um 08:00 nach deiner eigenen Uhr"),
        (
            "/me time zone:Asia/Tokyo",
            "zählt deine alte Zeitzone, bis du gezogen oder auf die Auszählung geantwortet hast.",
        ),
        ("/games", "Du hast eine Partie."),
        ("/game number:1", "Wie sie steht"),
        (
            "/board hints:on",
            "Ab jetzt zeigen die Bretter deiner Partien",
        ),
        ("/board as:rows", "Reihe"),
        ("/clubadmin show", "Einstellungen dieses Kanals und Servers"),
        ("/ifthen", "Du bist am Zug"),
    ] {
        says(table.say(AO, command), words);
    }
    let _ = table.deeds();
}
