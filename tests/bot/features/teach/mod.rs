//! Teaching games: teachers, requests and pings, the exercises that teachers see, and the game.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

mod requests;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::clock::Span;
use tengen::game::{Interval, PlayerId};
use tengen::i18n::{Name, say};
use tengen::rules::{Rank, Variant};
use tengen::store::Property;

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::table::{Table, form_of, in_place, private, public, sentence};
use crate::support::words::{assert_ends, assert_says, assert_told, english, labels, until};

/// Start of every test: Friday, 2027-01-15, at 08:00 UTC.
const FRIDAY: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;
/// All exercises that lead to Atari-Go but the last one.
const BEFORE: [&str; 6] = [
    "board",
    "turns",
    "liberties",
    "chains",
    "capture",
    "suicide",
];

/// The body of the card.
fn body(message: &Message) -> String {
    let card = message.card.as_ref().expect("a card");
    card.body.to_string()
}

fn rank(kyu: u8) -> Rank {
    Rank::kyu(kyu).expect("it is from 1 to 30")
}

/// `who` chooses in `/me` whether to teach.
fn choose(table: &mut Table, who: Member, choice: &str) -> Answer {
    let _ = private(table.say(who, "/me show"));
    let _ = in_place(table.choose(who, "teaching"));
    table.choose(who, choice)
}

/// Each of `members` is 5 kyu, and teaches.
fn teaching(table: &mut Table, members: &[Member]) {
    for who in members {
        let _ = private(table.say(*who, "/me rank rank:5k"));
        let card = in_place(choose(table, *who, "on"));
        assert_says(&card, say::teach::joined());
    }
}

/// `who` solves the last exercise before Atari-Go, as all others before.
fn finish(table: &mut Table, who: Member) -> Message {
    let course: Property<PlayerId, Vec<String>> = Property::new("course");
    let solved = BEFORE.map(str::to_owned).to_vec();
    let store = table.store();
    let assigned = [course.assign(who.player(), &solved)];
    table.wait(store.assign(&assigned)).unwrap();
    solve(table, who)
}

/// `who` solves the exercise about Atari-Go.
fn solve(table: &mut Table, who: Member) -> Message {
    let _ = private(table.say(who, "/rules topic:atari-go"));
    let _ = in_place(table.press(who, say::rules::button_try()));
    let _ = form_of(table.press(who, say::rules::button_answer()));
    in_place(table.fill(who, "D5"))
}

/// `who` has finished a step, and asks for a teaching game.
fn ask(table: &mut Table, who: Member) -> Message {
    let told = finish(table, who);
    let button = english(say::teach::button_ask());
    assert!(labels(&told).contains(&button), "{told:?}");
    ask_and_confirm(table, who)
}

/// `who` asks below the exercise, and confirms it.
fn ask_and_confirm(table: &mut Table, who: Member) -> Message {
    let asked = private(table.press(who, say::teach::button_ask()));
    let days = |days| say::pace::duration(Span::days(days));
    let question = english(say::teach::confirm(days(7), days(60)));
    assert_eq!(asked.content, question);
    public(table.press(who, say::teach::button_sure()))
}

/// The text of a request that `who` made at the start, with its pings.
fn request(who: Member, called: &[Member]) -> String {
    let step = say::terms::game(Variant::AtariGo.into());
    let called: Vec<_> = called.iter().map(|member| member.player()).collect();
    let calls = match &called[..] {
        [] => None,
        [teacher] => Some(say::teach::call(Name::mention(*teacher))),
        several => Some(say::teach::call_several(Name::mentions(several))),
    };
    let lines = [
        say::teach::asks(who.mention()),
        say::teach::finished(step, 7),
        say::teach::open(until(FRIDAY + 7 * DAY)),
    ];
    let lines: Vec<_> = lines.into_iter().chain(calls).map(english).collect();
    lines.join("\n")
}

#[test]
fn a_member_who_has_no_rank_or_is_too_weak_does_not_teach() {
    let mut table = Table::new();
    assert_told(choose(&mut table, SHIRO, "on"), say::teach::no_rank());
    let _ = private(table.say(SHIRO, "/me rank rank:16k"));
    let refused = sentence(choose(&mut table, SHIRO, "on"));
    assert_eq!(refused, english(say::teach::no_weaker(rank(15))));
    let _ = private(table.say(SHIRO, "/me rank rank:15k"));
    let card = in_place(choose(&mut table, SHIRO, "on"));
    let field = |message: &Message| {
        let fields = &message.card.as_ref().unwrap().fields;
        let name = english(say::teach::field());
        let found = fields.iter().find(|(known, _)| *known == name);
        found.expect("it is a setting").1.to_string()
    };
    assert_eq!(field(&card), english(say::teach::on()));
    let card = in_place(choose(&mut table, SHIRO, "off"));
    assert_eq!(field(&card), english(say::teach::off()));
    table.answers_only();
    let card = private(table.say(SHIRO, "/me show"));
    assert_eq!(field(&card), english(say::teach::on_servers()));
}

#[test]
fn a_finished_step_offers_a_teaching_game_once_and_where_somebody_teaches() {
    let mut table = Table::new();
    let button = english(say::teach::button_ask());
    let told = finish(&mut table, KURO);
    assert!(!labels(&told).contains(&button), "nobody teaches");
    teaching(&mut table, &[SHIRO]);
    let told = solve(&mut table, KURO);
    assert!(!labels(&told).contains(&button), "it was solved before");
    let told = finish(&mut table, AKA);
    let step = say::terms::game(Variant::AtariGo.into());
    let line = english(say::teach::suggestion(step));
    assert_ends(body(&told), &line);
    assert!(labels(&told).contains(&button), "{told:?}");
    // A teacher needs no teacher, and cannot ask themselves.
    let told = finish(&mut table, SHIRO);
    assert!(!labels(&told).contains(&button));
    // In private conversations there is no channel to ask in.
    table.answers_only();
    let told = finish(&mut table, MIDORI);
    assert!(!labels(&told).contains(&button));
}

#[test]
fn a_member_who_does_not_want_to_posts_nothing() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = finish(&mut table, KURO);
    let _ = private(table.press(KURO, say::teach::button_ask()));
    let told = in_place(table.press(KURO, say::teach::button_not_now()));
    assert_eq!(told.content, english(say::teach::not_now()));
    assert!(told.rows.is_empty());
    let posted = table.desk.lock().messages.iter().any(|seen| {
        let teach = english(say::teach::button_teach());
        seen.buttons().any(|button| button.label == teach)
    });
    assert!(!posted);
}

#[test]
fn a_member_who_has_asked_and_then_does_not_want_to_is_told_that_the_request_stands() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let _ = finish(&mut table, KURO);
    let _ = private(table.press(KURO, say::teach::button_ask()));
    let (not_now, message) = table.custom_id(say::teach::button_not_now());
    let _ = public(table.press(KURO, say::teach::button_sure()));
    let told = in_place(table.press_id(KURO, &not_now, message));
    let ends = until(FRIDAY + 7 * DAY);
    assert_eq!(told.content, english(say::teach::already(ends)));
    assert_eq!(labels(&told), [english(say::teach::button_back())]);
}

#[test]
fn a_request_calls_three_teachers_at_most_and_each_once_a_day() {
    let mut table = Table::new();
    teaching(&mut table, &[SHIRO]);
    let posted = ask(&mut table, KURO);
    assert_eq!(posted.content, request(KURO, &[SHIRO]));
    assert_eq!(posted.mention, [SHIRO.player()]);
    // Shiro has just been pinged, but still may be asked.
    let posted = ask(&mut table, AKA);
    assert_eq!(posted.content, request(AKA, &[]));
    assert!(posted.mention.is_empty());
    table.advance_days(1);
    let posted = ask(&mut table, MIDORI);
    assert_eq!(posted.mention, [SHIRO.player()]);
}

#[test]
fn a_member_who_is_away_or_muted_or_blocked_is_not_asked() {
    let mut table = Table::new();
    let button = english(say::teach::button_ask());
    teaching(&mut table, &[SHIRO]);
    let _ = private(table.say(SHIRO, "/me block member:@kuro"));
    assert!(!labels(&finish(&mut table, KURO)).contains(&button));
    let _ = private(table.say(SHIRO, "/me unblock member:@kuro"));
    let _ = private(table.say(KURO, "/me block member:@shiro"));
    assert!(!labels(&finish(&mut table, KURO)).contains(&button));
    let _ = private(table.say(KURO, "/me unblock member:@shiro"));
    assert!(labels(&finish(&mut table, KURO)).contains(&button));
    let vacation: Property<PlayerId, Vec<Interval>> = Property::new("vacation");
    let (from, to) = (table.now(), table.now().after(Span::days(2)));
    let store = table.store();
    for (away, is_offered) in [(vec![Interval { from, to }], false), (Vec::new(), true)] {
        let assigned = [vacation.assign(SHIRO.player(), &away)];
        table.wait(store.assign(&assigned)).unwrap();
        let told = labels(&finish(&mut table, KURO));
        assert_eq!(told.contains(&button), is_offered);
    }
    let _ = private(table.say(AKA, "/moderate mute member:@shiro days:2 reason:Late"));
    let _ = private(table.press(KURO, say::teach::button_ask()));
    let refused = sentence(table.press(KURO, say::teach::button_sure()));
    assert_eq!(refused, english(say::teach::no_one()));
}
