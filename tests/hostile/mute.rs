//! A moderator mutes a member in tengen for some days: they begin nothing new, and hear why.

use tengen::bot::port::request::{
    Call, ChannelKind, Invocation, Nature, OptionValue, Permissions, Person,
};
use tengen::clock::Timestamp;
use tengen::game::{ClubId, Phase, PlayerId};
use tengen::store::Property;

use super::{games, refused};
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{MODERATES, play, seated};
use crate::support::table::{CORNER, Table, private, public, sentence};

const MUTE: &str = "/mute member:@kuro days:2 reason:Too many challenges";

type Stored = ((ClubId, PlayerId), (Timestamp, (PlayerId, String)));

/// Who is muted where, until when, by whom and why.
fn mutes(table: &Table) -> Vec<Stored> {
    let store = table.store();
    table
        .wait(store.each_property(Property::new("mute")))
        .unwrap()
}

fn is_muted(table: &mut Table) -> bool {
    match table.say(KURO, "/challenge opponent:@shiro") {
        tengen::bot::port::answer::Answer::Post(_) => false,
        refused => {
            let said = sentence(refused);
            assert!(said.contains("A moderator has muted you"), "{said}");
            true
        }
    }
}

#[test]
fn who_is_muted_begins_nothing_new_hears_why_and_plays_on() {
    let mut table = seated("size:5 colour:black");
    let _ = public(table.say(AKA, "/challenge opponent:@kuro"));
    let told = sentence(table.say(AO, MUTE));
    assert!(
        told.contains("<@1>") && told.contains("stummgeschaltet"),
        "{told}"
    );
    let until = table.now().after(tengen::clock::Span::days(2)).as_secs();
    let before = games(&table);
    table.restart();
    for command in [
        "/challenge opponent:@shiro",
        "/challenge size:9",
        "/puzzle now",
    ] {
        let said = sentence(table.say(KURO, command));
        assert!(said.contains(&format!("until <t:{until}:f>")), "{said}");
        assert!(said.contains("Reason: Too many challenges"), "{said}");
    }
    refused(table.press(KURO, "Accept"), "muted you");
    assert_eq!(games(&table), before);
    // What was begun goes on.
    play(&mut table, "C3 C2");
    let _ = public(table.press(KURO, "Decline"));
    let _ = private(table.say(KURO, "/resign"));
    let _ = public(table.press(KURO, "Resign"));
    drop(table.deeds());
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
    refused(table.press(KURO, "Rematch"), "Another game");
    refused(table.press(KURO, "Same colours"), "muted you");
    // Another club has its own moderators.
    table.go_to(CORNER, ChannelKind::Channel);
    table.setting.place.club = Some(ClubId::new(51));
    assert!(!is_muted(&mut table));
}

#[test]
fn a_mute_ends_by_itself_or_by_a_moderator() {
    let mut table = Table::new();
    let _ = private(table.say(AKA, MUTE));
    assert!(is_muted(&mut table));
    refused(
        table.say(AKA, "/mute member:@kuro days:0"),
        "no longer muted",
    );
    refused(table.say(AKA, "/mute member:@kuro days:0"), "is not muted");
    assert!(!is_muted(&mut table));
    let _ = private(table.say(AKA, MUTE));
    table.advance_days(2);
    assert!(!is_muted(&mut table));
    // Nothing is kept of it then.
    table.tick();
    assert_eq!(mutes(&table), []);
}

#[test]
fn a_mute_that_is_over_is_shown_to_nobody_though_it_is_still_there() {
    let mut table = Table::new();
    let _ = private(table.say(AKA, MUTE));
    let _ = private(table.say(AKA, "/mute member:@shiro days:3 reason:Puzzles"));
    table.advance_days(2);
    assert_eq!(mutes(&table).len(), 2);
    let listed = private(table.say(AKA, "/mute")).card.unwrap().body;
    assert!(
        listed.contains("<@2>") && !listed.contains("<@1>"),
        "{listed}"
    );
    let exported = |table: &mut Table, who| {
        let all = private(table.say(who, "/me export"));
        String::from_utf8(all.files[0].bytes.to_vec()).unwrap()
    };
    let (over, running) = (exported(&mut table, KURO), exported(&mut table, SHIRO));
    assert!(!over.contains("Too many challenges"), "{over}");
    assert!(running.contains("\"reason\": \"Puzzles\""), "{running}");
}

#[test]
fn a_moderator_sees_who_is_muted_and_who_is_busy() {
    let mut table = Table::new();
    let empty = private(table.say(AKA, "/mute")).card.unwrap();
    assert_eq!(empty.body, "Nobody is muted.");
    assert!(empty.fields.is_empty());
    for _ in 0..3 {
        let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    }
    let _ = public(table.say(SHIRO, "/puzzle now"));
    let reason = "**@everyone** <@2> \u{202e}x";
    let said = format!("/mute member:@kuro reason:{reason}");
    let _ = private(table.say(AKA, &said));
    let card = private(table.say(AKA, "/mute"));
    assert!(card.mention.is_empty());
    let card = card.card.unwrap();
    let until = table.now().after(tengen::clock::Span::days(1)).as_secs();
    assert!(
        card.body
            .contains(&format!("<@1>: until <t:{until}:f>, by <@3>."))
    );
    assert!(
        !card.body.contains("@everyone") && !card.body.contains("<@2>"),
        "{}",
        card.body
    );
    assert_eq!(
        card.fields[0].1,
        "<@1>: challenges 3, puzzles 0, films 0\n<@2>: challenges 0, puzzles 1, films 0"
    );
    // Another club sees nothing of it.
    table.setting.place.club = Some(ClubId::new(51));
    let other = private(table.say(AKA, "/mute")).card.unwrap();
    assert_eq!((&*other.body, other.fields.len()), ("Nobody is muted.", 0));
}

#[test]
fn what_cannot_be_muted_is_refused() {
    let mut table = Table::new();
    for (options, said) in [
        ("member:@kuro days:29 reason:x", "28"),
        ("member:@kuro days:-1 reason:x", "28"),
        ("member:@kuro days:1", "200"),
        ("member:@robot days:1 reason:x", "program"),
    ] {
        refused(table.say(AKA, &format!("/mute {options}")), said);
    }
    assert!(!is_muted(&mut table));
    table.setting.place.club = None;
    table.powers = MODERATES;
    refused(table.say(AKA, MUTE), "servers only");
}

#[test]
fn many_mutes_fit_into_a_message() {
    let mut table = Table::new();
    let reason = "@".repeat(200);
    for id in 1000..1030 {
        let person = Person {
            player: PlayerId::new(id),
            name: "somebody".to_owned(),
            nick: None,
            nature: Nature::Human,
        };
        let call = Call {
            name: "mute".to_owned(),
            subcommand: None,
            options: vec![
                ("member".to_owned(), OptionValue::Person(person)),
                ("reason".to_owned(), OptionValue::Text(reason.clone())),
            ],
        };
        table.powers = MODERATES;
        let _ = private(table.ask(AKA, Invocation::Command(call)));
    }
    let body = private(table.say(AKA, "/mute")).card.unwrap().body;
    assert!(body.chars().count() <= 4096, "{}", body.chars().count());
    assert!(body.ends_with("more"), "{body}");
}

#[test]
fn nobody_lifts_a_mute_by_being_forgotten_and_later_nothing_is_left() {
    let mut table = Table::new();
    let _ = private(table.say(AKA, MUTE));
    refused(
        table.say(KURO, "/me forget"),
        "Your data can be deleted after that",
    );
    refused(
        table.press_id(KURO, "v1:forget", super::NOWHERE),
        "after that",
    );
    let exported = private(table.say(KURO, "/me export"));
    let text = String::from_utf8(exported.files[0].bytes.to_vec()).unwrap();
    assert!(
        text.contains("\"reason\": \"Too many challenges\""),
        "{text}"
    );
    // A moderator who is forgotten leaves the mute, under no name.
    let _ = private(table.say(AKA, "/me forget"));
    let _ = table.press(AKA, "Forget me");
    assert!(is_muted(&mut table));
    let left = mutes(&table);
    let [(_, (_, (by, _)))] = &left[..] else {
        panic!("{left:?}");
    };
    assert!(by.is_nobody(), "{by}");
    table.advance_days(2);
    let _ = private(table.say(KURO, "/me forget"));
    let _ = table.press(KURO, "Forget me");
    assert_eq!(mutes(&table), []);
    table.powers = Permissions(0);
}
