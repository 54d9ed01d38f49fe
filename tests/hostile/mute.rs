//! Mutes: a muted member starts nothing new in tengen for some days, and is told why.

use tengen::bot::port::request::{
    Call, ChannelKind, Invocation, Nature, OptionValue, Permissions, Person,
};
use tengen::clock::{Span, Timestamp};
use tengen::game::{ClubId, Phase, PlayerId};
use tengen::i18n::{Name, Quote, Text, When, say};
use tengen::store::Property;

use super::{assert_refused, games};
use crate::support::cast::{AKA, AO, KURO, ROBOT, SHIRO};
use crate::support::script::{MODERATES, play, post_puzzle, seated};
use crate::support::table::{CORNER, Table, private, public, sentence};
use crate::support::words::{assert_ends, assert_lacks, assert_says, english, german};

const MUTE: &str = "/moderate mute member:@kuro days:2 reason:Too many challenges";
const REASON: &str = "Too many challenges";

type Stored = ((ClubId, PlayerId), (Timestamp, (PlayerId, String)));

/// All mutes: member, club, end, moderator and reason.
fn mutes(table: &Table) -> Vec<Stored> {
    let store = table.store();
    table
        .wait(store.each_property(Property::new("mute")))
        .unwrap()
}

/// The refusal for kuro while muted until then.
fn muted(until: Timestamp) -> Text {
    say::limit::muted(When(until), Quote::new(REASON))
}

fn is_muted(table: &mut Table) -> bool {
    match table.say(KURO, "/challenge opponent:@shiro") {
        tengen::bot::port::answer::Answer::Post(_) => false,
        answer => {
            let mutes = mutes(table);
            let of_kuro = |((_, player), _): &&Stored| *player == KURO.player();
            let (_, (until, _)) = mutes.iter().find(of_kuro).expect("there is a mute");
            assert_refused(answer, muted(*until));
            true
        }
    }
}

#[test]
fn a_member_who_is_muted_begins_nothing_new_hears_why_and_plays_on() {
    let mut table = seated("size:5 colour:black");
    let _ = public(table.say(AKA, "/challenge opponent:@kuro"));
    let told = sentence(table.say(AO, MUTE));
    let until = table.now().after(Span::days(2));
    let done = say::limit::mute_done(KURO.mention(), When(until), Quote::new(REASON));
    assert_eq!(told, german(done));
    let before = games(&table);
    table.restart();
    for command in ["/challenge opponent:@shiro", "/challenge size:9"] {
        assert_refused(table.say(KURO, command), muted(until));
    }
    // Actions without pings are allowed.
    let _ = private(table.say(KURO, "/puzzle now"));
    let posted = table.press(KURO, say::puzzle::button_post_here());
    assert_refused(posted, muted(until));
    let accepted = table.press(KURO, say::challenge::button_accept());
    assert_refused(accepted, muted(until));
    assert_eq!(games(&table), before);
    // A running game goes on.
    play(&mut table, "C3 C2");
    let _ = public(table.press(KURO, say::challenge::button_decline()));
    let _ = private(table.say(KURO, "/game resign"));
    let _ = public(table.press(KURO, say::table::button_resign()));
    drop(table.take_deeds());
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
    let question = table.press(KURO, say::table::button_rematch());
    assert_refused(question, say::challenge::rematch_question());
    let rematch = table.press(KURO, say::challenge::button_rematch_same());
    assert_refused(rematch, muted(until));
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
    let over = sentence(table.say(AKA, "/moderate mute member:@kuro days:0"));
    assert_eq!(over, english(say::limit::mute_over(KURO.mention())));
    let none = say::limit::mute_none(KURO.mention());
    assert_refused(table.say(AKA, "/moderate mute member:@kuro days:0"), none);
    assert!(!is_muted(&mut table));
    let _ = private(table.say(AKA, MUTE));
    table.advance_days(2);
    assert!(!is_muted(&mut table));
    // No row of it is left then.
    table.tick();
    assert_eq!(mutes(&table), []);
}

#[test]
fn a_mute_that_is_over_is_shown_to_nobody_though_it_is_still_there() {
    let mut table = Table::new();
    let _ = private(table.say(AKA, MUTE));
    let _ = private(table.say(AKA, "/moderate mute member:@shiro days:3 reason:Puzzles"));
    table.advance_days(2);
    assert_eq!(mutes(&table).len(), 2);
    let listed = private(table.say(AKA, "/moderate mute")).card.unwrap().body;
    assert!(
        listed.contains("<@2>") && !listed.contains("<@1>"),
        "{listed}"
    );
    let exported = |table: &mut Table, who| {
        let all = private(table.say(who, "/me export"));
        String::from_utf8(all.files[0].bytes.to_vec()).unwrap()
    };
    let (over, running) = (exported(&mut table, KURO), exported(&mut table, SHIRO));
    assert_lacks(&over, REASON);
    assert_says(&running, "\"reason\": \"Puzzles\"");
}

#[test]
fn a_moderator_sees_who_is_muted_and_who_is_busy() {
    let mut table = Table::new();
    let empty = private(table.say(AKA, "/moderate mute")).card.unwrap();
    let nobody = english(say::limit::mutes_nobody());
    assert_eq!(empty.body, nobody);
    assert!(empty.fields.is_empty());
    for _ in 0..3 {
        let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    }
    let _ = post_puzzle(&mut table, SHIRO, "");
    let reason = "**@everyone** <@2> \u{202e}x";
    let said = format!("/moderate mute member:@kuro reason:{reason}");
    let _ = private(table.say(AKA, &said));
    let card = private(table.say(AKA, "/moderate mute"));
    assert!(card.mention.is_empty());
    let card = card.card.unwrap();
    let until = When(table.now().after(Span::days(1)));
    let by = AKA.mention();
    let line = say::limit::mutes_line(KURO.mention(), until, by, Quote::new(reason));
    assert_eq!(card.body, english(line));
    assert!(
        !card.body.contains("@everyone") && !card.body.contains("<@2>"),
        "{}",
        card.body
    );
    let busy = [
        say::limit::busy_line(KURO.mention(), 3, 0, 0),
        say::limit::busy_line(SHIRO.mention(), 0, 1, 0),
    ];
    assert_eq!(card.fields[0].1, busy.map(english).join("\n"));
    // Another club does not see it.
    table.setting.place.club = Some(ClubId::new(51));
    let other = private(table.say(AKA, "/moderate mute")).card.unwrap();
    assert_eq!((&*other.body, other.fields.len()), (&*nobody, 0));
}

#[test]
fn what_cannot_be_muted_is_refused() {
    let mut table = Table::new();
    for (options, said) in [
        ("member:@kuro days:29 reason:x", say::limit::mute_days(28)),
        ("member:@kuro days:-1 reason:x", say::limit::mute_days(28)),
        ("member:@kuro days:1", say::people::ruling_no_reason(200)),
        (
            "member:@robot days:1 reason:x",
            say::refusal::against_program(Name::escape(ROBOT.name)),
        ),
    ] {
        assert_refused(table.say(AKA, &format!("/moderate mute {options}")), said);
    }
    assert!(!is_muted(&mut table));
    table.setting.place.club = None;
    table.powers = MODERATES;
    assert_refused(table.say(AKA, MUTE), say::people::no_club());
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
            name: "moderate".to_owned(),
            subcommand: Some("mute".to_owned()),
            options: vec![
                ("member".to_owned(), OptionValue::Person(person)),
                ("reason".to_owned(), OptionValue::Text(reason.clone())),
            ],
        };
        table.powers = Permissions(MODERATES.0 | Permissions::MODERATE_MEMBERS.0);
        let _ = private(table.ask(AKA, Invocation::Command(call)));
    }
    let body = private(table.say(AKA, "/moderate mute")).card.unwrap().body;
    assert!(body.chars().count() <= 4096, "{}", body.chars().count());
    let shown = body.lines().count() - 1;
    let more = english(say::standing::more(30 - shown));
    assert_ends(&body, &more);
}

#[test]
fn nobody_lifts_a_mute_by_being_forgotten_and_later_nothing_is_left() {
    let mut table = Table::new();
    let _ = private(table.say(AKA, MUTE));
    let until = When(table.now().after(Span::days(2)));
    let stays = say::limit::muted_stays(until);
    assert_refused(table.say(KURO, "/me forget"), stays.clone());
    let forged = table.press_id(KURO, "v1:forget:0", super::NOWHERE);
    assert_refused(forged, stays);
    let exported = private(table.say(KURO, "/me export"));
    let text = String::from_utf8(exported.files[0].bytes.to_vec()).unwrap();
    let reason = format!("\"reason\": \"{REASON}\"");
    assert_says(&text, &reason);
    // The mute of a forgotten moderator stays, without a name.
    let _ = private(table.say(AKA, "/me forget"));
    let _ = table.press(AKA, say::people::button_forget());
    assert!(is_muted(&mut table));
    let left = mutes(&table);
    let [(_, (_, (by, _)))] = &left[..] else {
        panic!("{left:?}");
    };
    assert!(by.is_nobody(), "{by}");
    table.advance_days(2);
    let _ = private(table.say(KURO, "/me forget"));
    let _ = table.press(KURO, say::people::button_forget());
    assert_eq!(mutes(&table), []);
    table.powers = Permissions(0);
}
