//! `/challenge` has few options; the form that `more:` opens has all other terms.

use std::collections::HashSet;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Filling, Form, Message};
use tengen::bot::port::request::Invocation;
use tengen::bot::registry;
use tengen::game::{
    ColorChoice, MessageId, Nights, OpeningRule, PlayerId, Stakes, Terms, Venue, Weekends,
};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Komi, Placement, RuleSet, Rules};

use crate::support::cast::{KURO, SHIRO};
use crate::support::table::{Table, form_of, private, public, sentence};
use crate::support::words::{assert_says, english};

#[test]
fn a_challenge_has_six_options_and_the_form_all_others() {
    let mut specs = registry::specs();
    let challenge = specs.find(|spec| spec.name == "challenge").unwrap();
    let options: Vec<_> = challenge.options.iter().map(|option| option.name).collect();
    let few = ["opponent", "game", "size", "clock", "level", "more"];
    assert_eq!(options, few);
    let mut found = HashSet::new();
    for options in ["", "game:gomoku", "game:atari-go", "opponent:@tengen"] {
        let form = open(&mut Table::new(), options);
        assert!(form.menus.len() + form.fields.len() <= 5, "{form:?}");
        found.extend(form.fields.into_iter().map(|field| field.name));
        for labelled in form.menus {
            let values = labelled.menu.entries.into_iter().map(|entry| entry.value);
            let options = values.filter_map(|value| Some(value.split_once('=')?.0.to_owned()));
            found.extend(options);
            found.insert(labelled.menu.custom_id);
        }
    }
    for option in [
        "rules",
        "handicap",
        "placement",
        "komi",
        "colour",
        "opening",
        "captures",
        "where",
        "rated",
        "pauses",
        "style",
    ] {
        assert!(found.contains(option), "{option}: {found:?}");
    }
}

#[test]
fn what_is_filled_in_comes_to_the_options_that_were_given() {
    let mut table = Table::new().with_threads();
    let terms = challenge(
        &mut table,
        "opponent:@shiro game:go size:13 clock:3d",
        &[
            ("rules", "japanese"),
            ("handicap", "3"),
            ("colour", "white"),
            ("komi", "0.5"),
            ("also", "where=here"),
            ("also", "rated=unrated"),
            ("also", "pauses=weekends"),
            ("also", "pauses=nights"),
            ("also", "placement=free"),
        ],
    );
    assert_eq!(terms.rules, RuleSet::from_name("japanese").unwrap().rules);
    assert_eq!(terms.size.columns(), 13);
    assert_eq!(terms.handicap.stones(), 3);
    assert_eq!(terms.handicap.placement(), Placement::Free);
    assert_eq!(terms.komi, Komi::HALF);
    assert_eq!(terms.colors, ColorChoice::Challenger(Color::White));
    assert_eq!(terms.venue, Venue::Here);
    assert_eq!(terms.stakes, Stakes::Unrated);
    assert_eq!(terms.pace.control.to_string(), "3d");
    assert_eq!(terms.pace.weekends, Weekends::Rest);
    assert_ne!(terms.pace.nights, Nights::default());
    assert_eq!(
        table.game(1).offer().invitation.invited_player(),
        Some(SHIRO.player())
    );
}

#[test]
fn each_game_has_the_terms_that_it_knows() {
    let mut table = Table::new();
    let opening = [("opening", "swap2")];
    let terms = challenge(&mut table, "opponent:@shiro game:renju", &opening);
    assert_eq!(terms.opening, OpeningRule::from_name("swap2"));
    let mut table = Table::new();
    let captures = [("captures", "3")];
    let terms = challenge(&mut table, "opponent:@shiro game:atari-go", &captures);
    assert!(
        matches!(terms.rules, Rules::AtariGo(rules) if rules.captures_to_win.get() == 3),
        "{:?}",
        terms.rules
    );
    // Empty fields have their defaults.
    let mut table = Table::new();
    let terms = challenge(&mut table, "opponent:@shiro", &[("komi", " ")]);
    let mut other = Table::new();
    let _card = public(other.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(terms, *other.game(1).terms());
}

#[test]
fn the_program_is_challenged_with_a_style() {
    let mut table = Table::new();
    let style = [("also", "style=even")];
    let _ = challenge(&mut table, "opponent:@tengen", &style);
    assert_eq!(
        table.game(1).offer().invitation.invited_player(),
        Some(PlayerId::EVEN)
    );
    let mut table = Table::new();
    let teacher = [("also", "style=teaching")];
    let _ = challenge(&mut table, "level:3", &teacher);
    let invited = table.game(1).offer().invitation.invited_player();
    assert_eq!(invited, PlayerId::teacher(3));
    // Other members have the usual defaults.
    let form = open(&mut Table::new(), "opponent:@shiro");
    let mut values = form
        .menus
        .iter()
        .flat_map(|labelled| &labelled.menu.entries);
    assert!(!values.any(|entry| entry.value.starts_with("style=")));
}

#[test]
fn what_does_not_fit_is_refused_before_the_form_and_after_it() {
    let mut table = Table::new();
    let said = sentence(table.say(KURO, "/challenge size:77 more:form"));
    assert_says(&said, "19");
    let said = sentence(table.say(KURO, "/challenge opponent:@shiro level:2 more:form"));
    assert_eq!(said, english(say::opponent::level_alone()));
    let form = open(&mut table, "opponent:@shiro");
    for (name, text, said) in [
        (
            "komi",
            "many",
            say::refusal::bad_komi(UserInput::new("many")),
        ),
        (
            "also",
            "where=moon",
            say::refusal::bad_choice(UserInput::new("moon")),
        ),
        (
            "colour",
            "red",
            say::refusal::bad_choice(UserInput::new("red")),
        ),
    ] {
        let told = sentence(submit(&mut table, &form.custom_id, &[(name, text)]));
        assert_eq!(told, english(said), "{name}");
    }
    // Unknown fields of the form are ignored: neither the opponent nor the size changes.
    let forged = [
        ("opponent", "1"),
        ("size", "77"),
        ("also", "size=77"),
        ("also", "nonsense"),
    ];
    let _card = public(submit(&mut table, &form.custom_id, &forged));
    assert_eq!(table.game(1).terms().size.columns(), 9);
    for forged in [
        "v1:form:",
        "v1:form:c",
        "v1:form:c:opponent@x",
        "v1:form:c:size=9&",
    ] {
        let told = sentence(submit(&mut table, forged, &[]));
        assert_says(&told, say::refusal::unknown_button());
    }
}

/// An invalid value for every field of a challenge to Go.
const WRONG: [(&str, &str); 10] = [
    ("rules", "japanese"),
    ("handicap", "3"),
    ("colour", "stronger"),
    ("komi", "abc"),
    ("also", "where=here"),
    ("also", "rated=unrated"),
    ("also", "pauses=weekends"),
    ("also", "pauses=nights"),
    ("also", "placement=free"),
    ("opponent", "1"),
];

#[test]
fn what_was_refused_is_filled_in_again_with_all_that_was_chosen() {
    let mut table = Table::new();
    let form = open(&mut table, "opponent:@shiro game:go size:19 clock:3d");
    let refused = private(submit(&mut table, &form.custom_id, &WRONG));
    assert_eq!(
        refused.content,
        english(say::refusal::bad_komi(UserInput::new("abc")))
    );
    let (button, below) = table.custom_id(say::table::button_again());
    // An account's number has up to 20 digits, and shiro's has one.
    assert!(button.len() + 19 <= 100, "{button}");
    let again = form_of(table.press(KURO, say::table::button_again()));
    assert_eq!(again.custom_id, form.custom_id);
    let (chosen, typed) = chosen(&again);
    let wrong: Vec<_> = WRONG
        .into_iter()
        .filter(|(name, _)| *name != "opponent")
        .collect();
    let (komi, menus): (Vec<_>, Vec<_>) = wrong.into_iter().partition(|(name, _)| *name == "komi");
    let named = |fields: Vec<(&str, &str)>| -> HashSet<(String, String)> {
        let fields = fields.into_iter();
        fields
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect()
    };
    assert_eq!((chosen, typed), (named(menus), named(komi)));
    // A second refusal replaces the first one.
    let refused = table.ask(KURO, filled(&again.custom_id, &WRONG, Some(below)));
    assert!(matches!(refused, Answer::Replace(_)), "{refused:?}");
    let terms = challenge(
        &mut table,
        "opponent:@shiro game:go size:19",
        &[("komi", "0.5")],
    );
    assert_eq!(terms.komi, Komi::HALF);
}

/// If the button cannot carry all of it, at least the command's options are filled in again.
#[test]
fn what_was_refused_is_filled_in_anew_where_it_is_too_long() {
    let mut table = Table::new();
    let form = open(&mut table, "opponent:@shiro size:13");
    let long = "&".repeat(60);
    let _refused = private(submit(&mut table, &form.custom_id, &[("komi", &long)]));
    let (button, _) = table.custom_id(say::table::button_again());
    assert_eq!(button, form.custom_id);
}

#[test]
fn terms_that_contradict_each_other_are_refused() {
    let mut table = Table::new();
    for (options, terms) in [
        ("opponent:@shiro", ["where=here", "where=thread"]),
        ("opponent:@shiro", ["rated=rated", "rated=unrated"]),
        ("opponent:@tengen", ["style=even", "style=sparring"]),
    ] {
        let form = open(&mut table, options);
        let fields = terms.map(|term| ("also", term));
        let told = sentence(submit(&mut table, &form.custom_id, &fields));
        assert_eq!(told, english(say::refusal::contradiction()), "{terms:?}");
        let again = form_of(table.press(KURO, say::table::button_again()));
        let (chosen, _) = chosen(&again);
        let terms = terms.map(|term| ("also".to_owned(), term.to_owned()));
        assert_eq!(chosen, HashSet::from(terms));
    }
}

/// Choices in the menus of a form, and the content of its fields.
type Filled = HashSet<(String, String)>;

fn chosen(form: &Form) -> (Filled, Filled) {
    let menus = form.menus.iter().map(|labelled| &labelled.menu);
    let chosen = menus.flat_map(|menu| {
        let entries = menu.entries.iter().filter(|entry| entry.is_chosen);
        entries.map(|entry| (menu.custom_id.clone(), entry.value.clone()))
    });
    let typed = form.fields.iter().map(|field| match &field.filling {
        Filling::Optional(text) => (field.name.clone(), text.clone()),
        Filling::Required => panic!("{field:?}"),
    });
    (chosen.collect(), typed.collect())
}

/// Kuro opens the form.
fn open(table: &mut Table, options: &str) -> Form {
    match table.say(KURO, &format!("/challenge {options} more:form")) {
        Answer::Form(form) => form,
        other => panic!("no form: {other:?}"),
    }
}

/// Kuro sends the form.
fn submit(table: &mut Table, custom_id: &str, fields: &[(&str, &str)]) -> Answer {
    table.ask(KURO, filled(custom_id, fields, None))
}

/// The submitted form, opened below `message` if by a button.
fn filled(custom_id: &str, fields: &[(&str, &str)], message: Option<MessageId>) -> Invocation {
    let fields = fields.iter();
    let fields = fields.map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Invocation::Submit {
        custom_id: custom_id.to_owned(),
        fields: fields.collect(),
        message,
    }
}

/// The terms of the challenge that kuro makes with these options and fields.
fn challenge(table: &mut Table, options: &str, fields: &[(&str, &str)]) -> Terms {
    let form = open(table, options);
    let _: Message = public(submit(table, &form.custom_id, fields));
    *table.game(1).terms()
}
