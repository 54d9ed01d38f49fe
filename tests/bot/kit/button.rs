//! Buttons: custom ids, and presses that come late, twice or from another member.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tengen::bot::features::challenge::program::ProgramChoice;
use tengen::bot::features::puzzle::step::{PracticePress, PuzzlePress};
use tengen::bot::features::rulebook::step::RulebookPress;
use tengen::bot::features::rulebook::topic::Shelf;
use tengen::bot::games::carried::{Carried, CarriedValue};
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::kit::verb::Verb;
use tengen::bot::port::answer::Shown;
use tengen::bot::registry;
use tengen::game::{GameId, MessageId, PlayerId, Revision};
use tengen::i18n::{Locale, say};
use tengen::rules::Color;
use tengen::store::PuzzleId;

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::{private, public, sentence};
use crate::support::token::Token;
use crate::support::words::{assert_begins, assert_says, assert_told, english};

/// Commands with options of all kinds, among them hostile texts.
fn commands() -> impl Strategy<Value = Carried> {
    let text = prop_oneof!["[%&=@:0-9a-z ]{0,12}", ".{0,20}"];
    let given = prop_oneof![
        text.prop_map(CarriedValue::Text),
        any::<u64>().prop_map(|player| CarriedValue::Person(PlayerId::new(player))),
    ];
    let options = prop::collection::vec(("[a-z]{1,8}", given), 0..4);
    let subcommand = prop::option::of("[a-z-]{1,8}");
    ("[a-z]{1,16}", subcommand, options).prop_map(|(command, subcommand, options)| Carried {
        command,
        subcommand,
        options,
    })
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in ".{0,200}") {
        let _ = Token::parse(&text);
    }

    #[test]
    fn what_is_written_is_read_again(verb in 0..Verb::ALL.len(), game: u64, revision: u32) {
        let shown = Shown { game: GameId::new(game), revision: Revision::new(revision) };
        let token = Token::Game(Verb::ALL[verb].0, shown);
        let text = token.write().unwrap();
        prop_assert!(text.len() <= 100);
        prop_assert_eq!(Token::parse(&text), Some(token));
    }

    #[test]
    fn a_waiting_command_is_read_again(carried in commands(), game: u64, revision: u32) {
        let shown = Shown { game: GameId::new(game), revision: Revision::new(revision) };
        for token in [Token::Which(carried.clone()), Token::There(carried, shown)] {
            if let Some(text) = token.write() {
                prop_assert!(text.chars().count() <= 100);
                prop_assert_eq!(Token::parse(&text), Some(token));
            }
        }
    }
}

#[test]
fn pages_and_shelves_are_read_again() {
    for locale in Locale::ALL {
        for shelf in Shelf::ALL {
            let token = Token::Shelf(shelf, locale);
            assert_eq!(Token::parse(&token.write().unwrap()), Some(token));
        }
        for step in RulebookPress::all().chain([0, 8, u16::MAX].map(RulebookPress::Count)) {
            let token = Token::Book(step, locale, "go-bang".to_owned());
            assert_eq!(Token::parse(&token.write().unwrap()), Some(token));
        }
    }
    for (step, _) in PuzzlePress::ALL {
        let token = Token::Puzzle(step, PuzzleId::new(u64::MAX));
        assert_eq!(Token::parse(&token.write().unwrap()), Some(token));
    }
    for (step, _) in PracticePress::ALL {
        let token = Token::Practice(step, u32::MAX);
        assert_eq!(Token::parse(&token.write().unwrap()), Some(token));
    }
    let page = Token::Page("rules-go-bang-plain-exact".to_owned());
    assert_eq!(Token::parse(&page.write().unwrap()), Some(page));
    for key in ["", "Ko", "a:b", "é"] {
        assert_eq!(Token::Page(key.to_owned()).write(), None, "{key}");
        let step = Token::Book(RulebookPress::Turn, Locale::English, key.to_owned());
        assert_eq!(step.write(), None, "{key}");
    }
}

/// An example of the custom id of each kind of button, menu and form, and of each of its steps with other fields.
const CARRIED: &[&str] = &[
    "book:turn:en:ko",
    "browsers",
    "club-page:share",
    "club:7",
    "dead:1:2:0",
    "evening:come:9",
    "evening:learn:9",
    "evening:skip-sure:1000:9",
    "evening:won:3:open:9",
    "exercises:3:1000",
    "family",
    "follow:board:7",
    "forget:12",
    "form:c:opponent@1234567890123456789&size=9",
    "ladder-challenge:9",
    "ladder:from:4:9",
    "ladder:join:9",
    "league-next:9",
    "league-play:9",
    "league:division:3:9",
    "league:end-sure:1000:9",
    "league:join:9",
    "lesson-game:atari-go",
    "line-view:D4:D4E5:1:2",
    "line:put:D4E5:1:2",
    "offer:size:-:-:-:-:-:1:2",
    "open:7",
    "opponent",
    "organise",
    "own:8",
    "page:ko",
    "practice:next:7",
    "profile:3",
    "put-sure:D4:1:2",
    "put:D4:1:2",
    "puzzle:answer:7",
    "record:ten-on:17",
    "rule:both-lose:1:2",
    "seat:1:2",
    "seats",
    "seats:7",
    "guess:17:4:2:3",
    "guess:17:4:2:3:D4",
    "reviewed:graph:17:4",
    "season:go:2",
    "settings:own",
    "setup:daily",
    "shelf:en:path",
    "simul:from:4:9",
    "simul:take:9",
    "standings",
    "start:puzzle",
    "take:1:2",
    "teach:ask:atari-go",
    "teach:not-now",
    "teach:teach:3:1000",
    "there:1:2:play:at=D4",
    "tournament-others:7",
    "tournament:call-off:1:2:0:7",
    "tournament:enter:7",
    "tournament:page:4:1:0:7",
    "tournament:publish:4:7",
    "tournament:remove-sure:5:7",
    "tournament:say:1:2:0:4:7",
    "tournament:swap:4:1:6:7",
    "value:zone",
    "veto-move:1:2",
    "view:D4:1:2",
    "view:areas:1:2",
    "watch",
    "weekly-leave",
    "which:play:at=D4",
];

#[test]
fn everything_that_is_carried_is_read_again() {
    let program = ProgramChoice::FIRST.write().unwrap();
    let examples = CARRIED.iter().map(|rest| format!("v1:{rest}"));
    let mut words = BTreeSet::new();
    for example in examples.chain([program]) {
        assert_eq!(registry::round_trip(&example).as_ref(), Some(&example));
        let token = Token::parse(&example).unwrap();
        assert_eq!(token.write(), Some(example.clone()));
        words.extend(example.split(':').nth(1).map(str::to_owned));
    }
    let known: BTreeSet<_> = registry::words().map(str::to_owned).collect();
    assert_eq!(words, known, "each kind has an example");
}

#[test]
fn whatever_looks_almost_like_a_button_is_none() {
    for text in [
        "",
        "v1",
        "v1:",
        "v2:play:1:1",
        "v1:play",
        "v1:play:1",
        "v1:play:1:1:1",
        "v1:play:01:1",
        "v1:play:+1:1",
        "v1:play:-1:1",
        "v1:play:1:4294967296",
        "v1:play:99999999999999999999:1",
        "v1:PLAY:1:1",
        "v1:play:1:1 ",
        "play:1:1",
        "v1:which:play",
        "v1:which::",
        "v1:which:Play:",
        "v1:which:play:at",
        "v1:which:play:at=D4&",
        "v1:which:play:at=50%",
        "v1:which:play:at@D4",
        "v1:which:play:at@01",
        "v1:which:play  now:",
        "v1:there:1:2",
        "v1:there:1:2:",
        "v1:there:1:play:at=D4",
        "v1:there:01:2:play:at=D4",
        "v1:shelf",
        "v1:shelf:",
        "v1:shelf:start",
        "v1:shelf:en:Start",
        "v1:shelf:xx:start",
        "v1:shelf:en:start:1",
        "v1:book",
        "v1:book:try",
        "v1:book:try:en",
        "v1:book:try:en:",
        "v1:book:try:en:Ko",
        "v1:book:try:xx:ko",
        "v1:book:tries:en:ko",
        "v1:book:try:en:ko:1",
        "v1:page",
        "v1:page:",
        "v1:page:Ko",
        "v1:page:ko:1",
        "v1:page:k o",
        "v1:page:ko ",
        "v1:page:kö",
    ] {
        assert_eq!(Token::parse(text), None, "{text:?}");
    }
}

#[test]
fn an_unknown_button_is_told_so() {
    let mut table = seated("");
    let message = MessageId::new(1);
    for id in [
        "garbage",
        "v0:play:1:1",
        "v1:play:77:1",
        "v1:shelf:en:path",
        "v1:page:nonsense",
        "v1:book:turn:en:nonsense",
        "v1:book:try:en:path",
        "v1:book:try:en:rules-japanese",
        "v1:book:black:en:ko",
        "v1:book:answer:en:turns",
    ] {
        let said = sentence(table.press_id(KURO, id, message));
        assert_says(&said, say::refusal::unknown_button());
    }
}

#[test]
fn a_stale_press_is_shown_the_board_as_it_is_now() {
    let mut table = seated("size:9");
    let (play_button, message) = table.custom_id(say::table::button_play());
    play(&mut table, "E5 C3");
    let now = private(table.press_id(KURO, &play_button, message));
    assert_begins(&now, say::refusal::moved_on(GameId::new(1)));
    assert_eq!(now.files.len(), 1);
    assert!(
        !now.rows.is_empty(),
        "the board that is shown has buttons that work"
    );
    assert!(now.mention.is_empty());
}

#[test]
fn a_form_sent_twice_plays_once() {
    let mut table = seated("size:9");
    let _ = table.open_form(KURO);
    let _ = public(table.fill(KURO, "E5"));
    drop(table.take_post());
    let again = public(table.fill(KURO, "E5"));
    assert_begins(&again, "Game 1 has moved on");
    assert_eq!(table.game(1).moves().len(), 1);
}

#[test]
fn an_interaction_delivered_twice_plays_once_and_is_answered_alike() {
    let mut table = seated("size:9");
    let first = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    let second = public(table.deliver_again());
    assert_eq!(first.content, second.content);
    assert_eq!(table.game(1).moves().len(), 1);
}

#[test]
fn strangers_press_in_vain() {
    let mut table = seated("size:9");
    for label in [
        english(say::table::button_play()),
        english(say::table::button_pass()),
    ] {
        assert_told(table.press(AKA, label), say::refusal::not_a_player());
    }
    let (play_button, message) = table.custom_id(say::table::button_play());
    play(&mut table, "E5");
    assert_told(
        table.press_id(AKA, &play_button, message),
        say::refusal::not_a_player(),
    );
    assert_told(
        table.press(KURO, say::table::button_play()),
        say::refusal::not_your_turn(Color::White),
    );
    let text = table.board_as_text(AKA);
    assert!(text.content.contains("```"), "anyone may read the board");
    assert!(
        text.card
            .unwrap()
            .body
            .contains(&english(say::table::alt_stones(
                Color::Black,
                "E5".to_owned()
            )))
    );
    let _ = SHIRO;
}

#[test]
fn presses_at_the_same_moment_make_one_move() {
    let mut table = seated("size:9");
    let bot = table.bot();
    let custom_id = table.open_form(KURO).custom_id;
    let (_, message) = table.custom_id(say::table::button_type());
    let request = |interaction| tengen::bot::port::request::Request {
        interaction: tengen::bot::port::request::InteractionId(interaction),
        caller: KURO.person(),
        permissions: tengen::bot::port::request::Permissions(0),
        joined: None,
        setting: table.setting.clone(),
        locale: "en-GB".to_owned(),
        club_locale: None,
        invocation: tengen::bot::port::request::Invocation::Submit {
            custom_id: custom_id.clone(),
            fields: vec![("at".to_owned(), format!("A{}", interaction - 1000))],
            message: Some(message),
        },
        pressed_alone: true,
        file: None,
    };
    table.wait(async {
        let all: Vec<_> = (1001..=1008)
            .map(|interaction| {
                let (bot, request) = (bot.clone(), request(interaction));
                tokio::spawn(async move { bot.handle(request).await })
            })
            .collect();
        let mut done = 0;
        for one in all {
            let answer = public(one.await.unwrap().answer);
            // The others get the current board.
            done += usize::from(answer.files.is_empty());
        }
        assert_eq!(done, 1);
    });
    assert_eq!(table.game(1).moves().len(), 1);
}
