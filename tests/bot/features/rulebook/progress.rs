//! The course stores the exercises that each member has solved.

use tengen::bot::port::message::{Message, Row};
use tengen::game::PlayerId;
use tengen::i18n::say;
use tengen::rules::Variant;
use tengen::store::Property;

use crate::support::cast::{AKA, KURO};
use crate::support::table::{Table, form_of, in_place, private};
use crate::support::words::{english, german, labels};

fn title(message: &Message) -> String {
    let card = message.card.as_ref().expect("pages are cards");
    // Without the number of its part.
    card.title.split(" · ").next().expect("a title").to_owned()
}

/// The titles in the menus below a page.
fn entries(message: &Message) -> Vec<String> {
    let rows = message.rows.iter();
    let menus = rows.filter_map(|row| match row {
        Row::Menu(menu) => Some(menu.entries.iter()),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    });
    menus.flatten().map(|entry| entry.label.clone()).collect()
}

/// Kuro answers the exercise of the page `topic` with `text`.
fn answer(table: &mut Table, topic: &str, text: &str) -> Message {
    let _ = private(table.say(KURO, &format!("/rules topic:{topic}")));
    let _ = in_place(table.press(KURO, say::rules::button_try()));
    let _ = form_of(table.press(KURO, say::rules::button_answer()));
    in_place(table.fill(KURO, text))
}

#[test]
fn a_member_who_comes_back_goes_on_with_the_first_exercise_that_is_open() {
    let mut table = Table::new();
    let first = private(table.say(KURO, "/rules"));
    assert_eq!(title(&first), english(say::rules::path_title()));
    assert!(first.content.is_empty());
    let progress = |solved| english(say::rules::progress(solved, 27));
    let wrong = answer(&mut table, "liberties", "99");
    assert!(!wrong.card.unwrap().body.contains(&progress(1)));
    // An exercise solved twice counts once.
    let right = (1..9).map(|number: u8| number.to_string());
    let told: Vec<_> = right
        .chain((1..9).map(|number| number.to_string()))
        .map(|number| answer(&mut table, "liberties", &number).card.unwrap().body)
        .filter(|told| told.contains(&progress(1)))
        .collect();
    assert_eq!(told.len(), 2);
    let course: Property<_, Vec<String>> = Property::new("course");
    let stored = table.wait(table.store().property(course, KURO.player()));
    assert_eq!(stored.unwrap().unwrap(), ["liberties"]);
    table.restart();
    for again in ["/rules", "/rules language:de"] {
        let page = private(table.say(KURO, again));
        let said = match again {
            "/rules" => (english(say::rules::board_title()), progress(1)),
            _ => (
                german(say::rules::board_title()),
                german(say::rules::progress(1, 27)),
            ),
        };
        assert_eq!((title(&page), page.content), said);
    }
    let page = private(table.say(KURO, "/rules topic:contents"));
    let ticked: Vec<_> = entries(&page)
        .into_iter()
        .filter(|title| title.starts_with('✓'))
        .collect();
    assert_eq!(
        ticked,
        [format!("✓ {}", english(say::help::liberties_title()))]
    );
    // The help's button continues, too, and other members start from the beginning.
    let _ = private(table.say(KURO, "/help"));
    let page = private(table.press(KURO, say::help::button_learn()));
    assert_eq!(title(&page), english(say::rules::board_title()));
    let _ = private(table.say(AKA, "/help"));
    let page = private(table.press(AKA, say::help::button_learn()));
    assert_eq!(title(&page), english(say::rules::path_title()));
}

#[test]
fn a_member_who_is_forgotten_begins_anew() {
    let mut table = Table::new();
    let _ = answer(&mut table, "liberties", "99");
    let solved = (1..9).any(|number: u8| {
        let told = answer(&mut table, "liberties", &number.to_string());
        told.card
            .unwrap()
            .body
            .contains(&english(say::rules::right()))
    });
    assert!(solved);
    let page = private(table.say(KURO, "/rules"));
    assert!(!page.content.is_empty());
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(KURO, &forget, message);
    let page = private(table.say(KURO, "/rules"));
    assert!(page.content.is_empty(), "{page:?}");
}

#[test]
fn the_last_exercise_of_a_step_ends_in_a_game_against_the_teacher() {
    let mut table = Table::new().without_limits();
    let game = say::terms::game(Variant::AtariGo.into());
    let label = english(say::rules::button_play_stage(game));
    let told = answer(&mut table, "liberties", "99");
    assert!(!labels(&told).contains(&label), "{told:?}");
    let told = answer(&mut table, "atari-go", "D5");
    assert_eq!(labels(&told)[1], label);
    let begun = private(table.press(KURO, &*label));
    // A second press leads to the existing game.
    let again = private(table.press(KURO, &*label));
    assert_ne!(again.content, begun.content);
    assert_eq!(
        table
            .wait(table.store().games_of(KURO.player()))
            .unwrap()
            .len(),
        1
    );
    let game = table.game(1);
    assert_eq!(
        game.offer().invitation.invited_player(),
        PlayerId::teacher(3)
    );
    assert_eq!(game.terms().rules.variant(), Variant::AtariGo);
    drop(table.take_deeds());
}
