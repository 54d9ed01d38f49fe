//! Comments at the moves of a finished game, and private notes.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::{ChannelKind, Invocation};
use tengen::clock::Timestamp;
use tengen::game::{ClubId, Marks, Note, NoteText, PlayerId, Spot, Visibility};
use tengen::i18n::{Quote, Text, UserInput, say};

use super::{ONE, finished};
use crate::support::ask::private_or_in_place;
use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::script::{MODERATES, play, seated};
use crate::support::table::{CORNER, Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, english};

/// Opens the form of a button below the newest private message of `who`, and fills it in.
fn write(table: &mut Table, who: Member, button: Text, text: &str) -> Answer {
    let form = table.press(who, button);
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    table.fill(who, text)
}

fn submit(table: &mut Table, who: Member, custom_id: &str, text: &str) -> Answer {
    let request = table.request(
        who,
        Invocation::Submit {
            custom_id: custom_id.to_owned(),
            fields: vec![("at".to_owned(), text.to_owned())],
            message: None,
        },
    );
    table.wait(table.bot().handle(request)).answer
}

/// The board of the review after `after` moves, for `who`.
fn board(table: &mut Table, who: Member, after: u16) -> Message {
    let message = table.desk.lock().messages.last().unwrap().id;
    let custom_id = format!("v1:reviewed:on:1:{after}");
    private_or_in_place(table.press_id(who, &custom_id, message))
}

/// A finished game with its review.
fn read() -> Table {
    let mut table = finished();
    let _graph = private(table.press(KURO, say::review::button()));
    table
}

fn comments(table: &Table) -> Vec<(PlayerId, String, bool)> {
    let kept = table.wait(table.store().notes(ONE)).unwrap();
    let notes = kept.iter().flat_map(|(author, notes)| {
        let told = |note: &Note| (*author, note.text.as_str().to_owned(), note.is_public());
        notes.iter().map(told).collect::<Vec<_>>()
    });
    notes.collect()
}

#[test]
fn a_comment_stands_below_its_board_for_everybody_also_after_a_restart() {
    let mut table = read();
    let _board = in_place(table.press(KURO, "+1"));
    let hostile = "**Cut** @everyone <@5> at\nD4";
    let after = private_or_in_place(write(
        &mut table,
        KURO,
        say::note::button_comment(),
        hostile,
    ));
    let line = format!(
        "{}: {}",
        KURO.mention(),
        Quote::new("**Cut** @everyone <@5> at D4")
    );
    assert_says(&after, &line);
    table.restart();
    let seen = board(&mut table, AKA, 1);
    assert_says(&seen, &line);
    assert!(seen.mention.is_empty());
    assert_lacks(&board(&mut table, AKA, 2), "Cut");
}

#[test]
fn a_note_is_its_authors_alone_until_they_show_it() {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "A1 C3");
    let list = private_or_in_place(table.more(KURO, "note"));
    assert_says(&list, say::note::none());
    let noted = private_or_in_place(write(&mut table, KURO, say::note::button_note(), "E1 next"));
    let line = english(say::note::line(2, Quote::new("E1 next")));
    assert_says(&noted, &line);
    let others = private_or_in_place(table.more(SHIRO, "note"));
    assert_lacks(&others, "E1 next");
    // A game in progress has no comments, and shows no notes.
    let not_over = english(say::note::not_over());
    for who in [KURO, SHIRO, AKA] {
        let told = sentence(submit(&mut table, who, "v1:reviewed:comment:1:2", "Pass!"));
        assert_eq!(told, not_over);
    }
    let message = table.desk.lock().messages.last().unwrap().id;
    let told = sentence(table.press_id(KURO, "v1:reviewed:publish:1:2", message));
    assert_eq!(told, not_over);
    assert_eq!(
        comments(&table),
        [(KURO.player(), "E1 next".to_owned(), false)]
    );
    play(&mut table, "E1 C2 A5 C4 E5 B3");
    let _question = private(table.say(KURO, "/game resign game:1"));
    let _over = table.confirm(KURO, say::table::button_resign());
    let _graph = private(table.press(KURO, say::review::button()));
    assert_lacks(&board(&mut table, SHIRO, 2), "E1 next");
    let own = board(&mut table, KURO, 2);
    assert_says(&own, "E1 next");
    assert_says(&own, say::note::only_you());
    let _shown = private_or_in_place(table.press(KURO, say::note::button_show()));
    assert_says(&board(&mut table, SHIRO, 2), "E1 next");
    drop(table.take_deeds());
}

#[test]
fn its_author_and_moderators_remove_a_comment_and_nobody_else() {
    let mut table = read();
    let _written = submit(&mut table, AKA, "v1:reviewed:comment:1:3", "first");
    let _written = submit(&mut table, AKA, "v1:reviewed:comment:1:3", "second");
    let kept = table.wait(table.store().notes(ONE)).unwrap();
    let values: Vec<_> = kept[0].1.iter().map(|note| note.at.as_millis()).collect();
    let [first, second] = values[..] else {
        panic!("{values:?}");
    };
    let remove = |table: &mut Table, who, at: i64| {
        let request = table.request(
            who,
            Invocation::Choose {
                custom_id: "v1:reviewed:remove:1:3".to_owned(),
                values: vec![format!("{}:{at}", AKA.player())],
                members: Vec::new(),
                message: tengen::game::MessageId::new(1),
            },
        );
        table.wait(table.bot().handle(request)).answer
    };
    let gone = english(say::note::gone());
    assert_eq!(sentence(remove(&mut table, SHIRO, first)), gone);
    assert!(
        !board(&mut table, SHIRO, 3)
            .rows
            .iter()
            .any(|row| matches!(row, Row::Menu(_)))
    );
    let _removed = private_or_in_place(remove(&mut table, AKA, first));
    assert_eq!(sentence(remove(&mut table, AKA, first)), gone);
    table.powers = MODERATES;
    assert!(
        board(&mut table, MIDORI, 3)
            .rows
            .iter()
            .any(|row| matches!(row, Row::Menu(_)))
    );
    let _removed = private_or_in_place(remove(&mut table, MIDORI, second));
    assert_eq!(comments(&table), []);
}

#[test]
fn a_members_own_data_has_their_comments() {
    let mut table = read();
    let _written = submit(&mut table, AKA, "v1:reviewed:comment:1:3", "mine");
    let exported = private(table.say(AKA, "/me export"));
    let all: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    assert_eq!(all["comments"][0]["game"], 1);
    assert_eq!(all["comments"][0]["comments"][0]["text"], "mine");
}

#[test]
fn who_is_muted_or_blocked_writes_nothing_and_nobody_from_elsewhere_does() {
    let mut table = read();
    let comment = "v1:reviewed:comment:1:3";
    let _ = private(table.say(SHIRO, "/me block member:@aka"));
    let told = sentence(submit(&mut table, AKA, comment, "hello"));
    assert_eq!(told, english(say::note::not_yours()));
    let _ = table.say(KURO, "/moderate mute member:@midori days:1 reason:noise");
    let told = sentence(submit(&mut table, MIDORI, comment, "hello"));
    assert_says(&told, "noise");
    table.go_to(CORNER, ChannelKind::Channel);
    table.setting.place.club = Some(ClubId::new(51));
    let hidden = english(say::refusal::no_such_game(UserInput::new("1")));
    assert_eq!(
        sentence(submit(&mut table, MIDORI, comment, "hello")),
        hidden
    );
    assert_eq!(comments(&table), []);
}

#[test]
fn there_is_room_for_so_many_words_and_comments() {
    let mut table = read();
    let comment = "v1:reviewed:comment:1:3";
    let (most, lines) = (NoteText::LONGEST, NoteText::MOST_LINES);
    for text in ["x".repeat(most + 1), "x\n".repeat(lines + 1)] {
        let told = sentence(submit(&mut table, AKA, comment, &text));
        assert_eq!(told, english(say::note::too_long(most, lines)));
    }
    let told = sentence(submit(&mut table, AKA, comment, " \n\u{202e}"));
    assert_eq!(told, english(say::note::empty()));
    let told = sentence(submit(&mut table, AKA, "v1:reviewed:comment:1:9", "x"));
    assert_eq!(told, english(say::note::no_place()));
    let note = |text: &str, at| Note {
        at: Timestamp::from_millis(at),
        spot: Spot::from_parts(3, Vec::new()).unwrap(),
        text: NoteText::new(text).unwrap(),
        marks: Marks::default(),
        visibility: Visibility::Public,
    };
    for (player, number) in (100..106).flat_map(|player| (0..50).map(move |at| (player, at))) {
        let note = note(&format!("{number} {}", "é".repeat(400)), number);
        let store = table.store();
        let kept = store.save_note(ONE, PlayerId::new(player), note);
        table.wait(kept).unwrap();
    }
    let told = sentence(submit(&mut table, AKA, comment, "one more"));
    assert_eq!(told, english(say::note::most_of_game(300)));
    for number in 0..50 {
        let text = format!("note {number}");
        let _kept = private_or_in_place(submit(&mut table, AKA, "v1:reviewed:note:1:2", &text));
    }
    let told = sentence(submit(&mut table, AKA, "v1:reviewed:note:1:2", "one more"));
    assert_eq!(told, english(say::note::most_of_member(50)));
    // A message has room for all of them in few words.
    let seen = board(&mut table, KURO, 3);
    assert!(seen.content.encode_utf16().count() <= 2_000);
    assert_says(&seen, "more comments");
}

#[test]
fn a_review_is_asked_for_once_and_calls_those_who_teach() {
    let mut table = finished();
    let _ = private(table.say(AKA, "/me rank rank:3d"));
    let _ = private(table.say(AKA, "/me show"));
    let _ = table.choose(AKA, "teaching");
    let _ = table.choose(AKA, "on");
    let stranger = private(table.press(MIDORI, say::review::button()));
    let ask = english(say::note::button_ask());
    assert!(!super::labels(&stranger).concat().contains(&ask));
    let graph = private(table.press(KURO, say::review::button()));
    assert!(super::labels(&graph).concat().contains(&ask), "{graph:?}");
    let (custom_id, message) = table.custom_id(say::note::button_ask());
    let posted = public(table.press_id(KURO, &custom_id, message));
    let told = english(say::note::asks(KURO.mention(), ONE));
    assert_begins(&posted, &told);
    assert_eq!(posted.mention, [AKA.player()]);
    assert_eq!(super::labels(&posted), [[english(say::review::button())]]);
    for who in [KURO, SHIRO] {
        let told = sentence(table.press_id(who, &custom_id, message));
        assert_eq!(told, english(say::note::asked_already()));
    }
    let told = sentence(table.press_id(AKA, &custom_id, message));
    assert_eq!(told, english(say::note::players_only()));
    let graph = private(table.press(SHIRO, say::review::button()));
    assert!(!super::labels(&graph).concat().contains(&ask));
}
