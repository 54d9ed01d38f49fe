//! The rule book: every page and every exercise, in every language, within Discord's limits.

use crate::support::board::at;
use std::collections::HashSet;
use tengen::rules::Size;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Button, Message, Row};
use tengen::bot::port::request::Permissions;
use tengen::game::MessageId;
use tengen::i18n::{Locale, Text, UserInput, say};
use tengen::rules::{Color, RuleSet, Variant};

use crate::support::cast::{AO, KURO, Member};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, english, german,
};

/// The pages of the course, without those about the rule sets.
const LESSONS: usize = 28;

/// Maximum number of words on a page, which a phone shows above the board and the buttons.
const MOST_WORDS: usize = 60;
const MOST_CHARACTERS: usize = 330;

/// Right and wrong answers to every exercise, with the beginning of the response to a right one, or a part of that to a
/// wrong one.
const ANSWERS: &str = "
board | right | j3 | The point is J3.
board | right | J3 | The point is J3.
board | wrong | H3 | That is H3, another point.
turns | right | White | There are 4 black stones and 3 white ones.
turns | wrong | Black | Count the stones.
liberties | right | 8 | The chain has 8 liberties: E2 D3 F3 B4 F4 B5 E5 C6.
liberties | wrong | 9 | 9 is too many.
liberties | wrong | 7 | 7 is too few.
chains | right | 6 | There are 6 chains
chains | wrong | 9 | 9 is too many.
chains | wrong | 4 | 4 is too few.
capture | right | D4 | Black captures on D4:
capture | wrong | E4 | A stone on E4 captures nothing.
capture | wrong | B5 | **The point is taken:**
suicide | right | A7 E5 | White may not play on E5 A7, but may on all other empty points.
suicide | right | E5, A7 | White may not play on E5 A7, but may on all other empty points.
suicide | wrong | A7 G1 | On G1 a stone may be played
suicide | wrong | A7 | something is still missing
atari-go | right | D5 | On D5 Black captures first
atari-go | wrong | D3 | D3 does not win yet.
ko | right | F3 | White captures on F3:
ko | wrong | B5 | **Ko:** a stone on B5 would recapture at once.
ko | wrong | A1 | A stone on A1 captures nothing.
passing | right | Yes, one can | Yes: on D4 Black closes the border.
passing | wrong | No, it is time to pass | still has a gap
strasbourg | right | White | Black has 10, White has 13. White wins by 3.
strasbourg | wrong | Black | only the stones on the board
go | right | A1 E5 | White may not play on A1 E5, but may on all other empty points.
go | wrong | E5 | something is still missing
life | right | B1 | The move is B1.
life | wrong | A1 | After A1 the chain does not surround two separate points.
death | right | A3 G3 | These stones are dead: B1 F1 B2 F2 G2 A3 B3 G3.
death | right | B1 F1 | These stones are dead: B1 F1 B2 F2 G2 A3 B3 G3.
death | wrong | B7 | What stands on B7 cannot be captured
death | wrong | B1 | something is still missing
seki | right | A4 B4 | A4 B4 are the last liberties
seki | wrong | A4 B4 F1 | Playing on F1 does no harm.
scoring | right | White | Black has 10, White has 12. White wins by 2.
scoring | wrong | Nobody: a draw | then the prisoners
territory | right | 10 | Black surrounds 9 points and has one prisoner: 10.
territory | wrong | 9 | It is not 9.
filling | right | 12 | White surrounded 15 points and filled 3 of them
filling | wrong | 15 | It is not 15.
area | right | 26 | White surrounds 11 points and has 15 stones on the board: 26.
area | wrong | 11 | It is not 11.
handicap | right | White | Black has 18, White has 18.5 with the komi. White wins by 0.5.
handicap | wrong | Black | the komi for White
superko | right | F7 | Black may not play on F7, but may on all other empty points.
superko | wrong | G7 | On G7 a stone may be played
gomoku | right | F4 | On F4 Black has five in a row
gomoku | wrong | G8 | G8 does not win yet.
renju | right | D9 E5 | Black may not play on E5 D9, but may on all other empty points.
renju | wrong | D9 F2 | On F2 Black may play
go-bang | right | E4 | On E4 Black has five in a row
go-bang | wrong | H2 | H2 does not win yet.
pairs | right | D6 | Black captures on D6: that closes the trap
pairs | wrong | G7 | A stone on G7 captures nothing.
pair-go | right | White’s first player | 9 stones have been placed, and the four always take turns in the same order. Next is White’s first player.
pair-go | wrong | Black’s first player | The order is:
etiquette | right | D2 D6 | These stones are dead: C2 D2 D6 D7.
etiquette | wrong | C2 A4 | What stands on A4 cannot be captured
tengen | right | K10 | The point is K10.
tengen | wrong | J10 | That is J10, another point.
";

/// The answers with this verdict: page, answer, and text of the response.
fn answers(verdict: &str) -> impl Iterator<Item = [&'static str; 3]> {
    let rows = ANSWERS.lines().filter(|line| !line.is_empty());
    rows.filter_map(move |line| {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [page, of, answer, said] = columns[..] else {
            panic!("four columns: {line}");
        };
        assert!(["right", "wrong"].contains(&of), "{line}");
        (of == verdict).then_some([page, answer, said])
    })
}

fn buttons(message: &Message) -> Vec<Button> {
    let rows = message.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons.clone()),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => None,
    });
    rows.flatten().collect()
}

/// A table for readers of each language. Pictures are slow and differ only in their words, so most languages have their
/// boards as text.
fn tables() -> impl Iterator<Item = (Locale, Table)> {
    Locale::ALL.into_iter().map(|locale| {
        let mut table = Table::new();
        if locale != Locale::English {
            table.forbid(Permissions::ATTACH);
        }
        (locale, table)
    })
}

fn newest(table: &Table) -> MessageId {
    table.desk.lock().messages.last().expect("a message").id
}

/// Answers the shown exercise by its button or in its form.
fn answer(table: &mut Table, who: Member, shown: &Message, text: &str) -> Answer {
    if buttons(shown).iter().any(|button| button.label == text) {
        return table.press(who, text);
    }
    assert!(matches!(
        table.press(who, say::rules::button_answer()),
        Answer::Form(_)
    ));
    table.fill(who, text)
}

/// The title of a page without the number of its part.
fn title(page: &Message) -> String {
    let title = &page.card.as_ref().expect("a card").title;
    title.split(" · ").next().expect("a title").to_owned()
}

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("a card").body
}

#[test]
fn the_pages_lead_on_to_the_last_and_back_to_the_first() {
    for (locale, mut table) in tables() {
        let language = format!("/rules language:{}", locale.language());
        let mut page = private(table.say(KURO, &language));
        let (mut titles, mut bodies) = (HashSet::new(), HashSet::new());
        let mut before: Option<String> = None;
        loop {
            let card = page.card.clone().unwrap();
            assert!(titles.insert(card.title.clone()), "{} twice", card.title);
            assert!(
                bodies.insert(card.body.clone()),
                "{} says nothing new",
                card.title
            );
            let row = buttons(&page);
            if let Some(before) = before {
                let back = public(table.press_id(KURO, &row[0].custom_id, newest(&table)));
                assert_eq!(back.card.unwrap().title, before, "back from {}", card.title);
            }
            before = Some(card.title.to_string());
            let on = say::rules::button_on().to(locale);
            let leads_on = |button: &&Button| button.label.contains(": ") || button.label == on;
            let Some(next) = row.iter().find(leads_on) else {
                break;
            };
            let (custom_id, label) = (next.custom_id.clone(), next.label.clone());
            let (before, is_part) = (title(&page), label == on);
            page = public(table.press_id(KURO, &custom_id, newest(&table)));
            let title = title(&page);
            assert!(
                if is_part {
                    title == before
                } else {
                    label.ends_with(&title)
                },
                "{label} leads to {title}"
            );
        }
        let topics: HashSet<_> = titles
            .iter()
            .map(|title| title.split(" · ").next().expect("a title"))
            .collect();
        assert_eq!(topics.len(), LESSONS + RuleSet::ALL.len());
    }
}

/// The shelves of the contents.
const SHELVES: [fn() -> Text; 4] = [
    say::rules::shelf_path,
    say::rules::shelf_go,
    say::rules::shelf_more,
    say::help::shelf_rule_sets,
];

/// The contents that `book` opens, at the shelf of that name.
fn open(table: &mut Table, book: &str, shelf: &str) -> Message {
    let first = private(table.say(KURO, book));
    match buttons(&first).iter().find(|button| button.label == shelf) {
        Some(button) => public(table.press_id(KURO, &button.custom_id, newest(table))),
        None => first,
    }
}

/// The names of all pages, in their order.
fn pages(table: &mut Table) -> Vec<String> {
    let mut pages = Vec::new();
    for shelf in SHELVES {
        let page = open(table, "/rules topic:contents", &english(shelf()));
        let entries = page.rows.into_iter().filter_map(|row| match row {
            Row::Menu(menu) => Some(menu.entries),
            Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
        });
        pages.extend(entries.flatten().map(|entry| entry.value));
    }
    pages
}

#[test]
fn every_page_stands_in_a_menu_and_has_pictures_with_words_for_them() {
    for (locale, mut table) in tables() {
        let book = format!("/rules topic:contents language:{}", locale.language());
        let mut entries = Vec::new();
        for shelf in SHELVES {
            let page = open(&mut table, &book, &shelf().to(locale));
            let menus = page.rows.iter().filter_map(|row| match row {
                Row::Menu(menu) => Some(menu.entries.clone()),
                Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
            });
            let menus: Vec<_> = menus.collect();
            assert_eq!(menus.len(), 1, "one menu");
            entries.extend(menus.concat().into_iter().map(|entry| (shelf, entry)));
        }
        assert_eq!(entries.len(), LESSONS + RuleSet::ALL.len());
        for (number, (shelf, entry)) in entries.iter().enumerate() {
            open(&mut table, &book, &shelf().to(locale));
            let page = public(table.choose(KURO, &entry.value));
            assert_eq!(title(&page), entry.label);
            let boards = match locale {
                Locale::English => page.files.len(),
                _ => body(&page).matches("```").count() / 2,
            };
            assert_eq!(boards, usize::from(number < LESSONS), "{}", entry.value);
            let names: HashSet<_> = page.files.iter().map(|file| &file.name).collect();
            assert_eq!(names.len(), page.files.len(), "{}", entry.value);
            for file in &page.files {
                assert!(!file.alt.as_ref().unwrap().is_empty(), "{}", entry.value);
            }
        }
    }
}

#[test]
fn nobody_is_to_move_on_a_board_that_is_counted() {
    let mut table = Table::new();
    for (page, moves) in [("scoring", false), ("territory", false), ("ko", true)] {
        let page = private(table.say(KURO, &format!("/rules topic:{page}")));
        let alt = page.files[0].alt.clone().unwrap();
        assert_eq!(
            alt.contains(&english(say::table::alt_turn(Color::White))),
            moves,
            "{alt}"
        );
    }
}

/// The exercise of the page, and the page's title.
fn exercise(table: &mut Table, key: &str) -> (Message, String) {
    let page = private(table.say(KURO, &format!("/rules topic:{key}")));
    let title = title(&page);
    let shown = public(table.press(KURO, say::rules::button_try()));
    let card = shown.card.as_ref().unwrap();
    assert_eq!(card.title, format!("Try it: {title}"));
    assert_eq!(shown.files.len(), 1, "{key}");
    (shown, title)
}

#[test]
fn no_page_of_the_course_has_more_words_than_a_phone_shows_above_the_board() {
    for (locale, mut table) in tables() {
        let language = format!("/rules language:{}", locale.language());
        let mut page = private(table.say(KURO, &language));
        loop {
            let text = body(&page)
                .split("```")
                .next()
                .unwrap_or_default()
                .to_owned();
            let words = text.split_whitespace().count();
            assert!(words <= MOST_WORDS, "{locale:?}: {words} words: {text}");
            let characters = text.chars().filter(|c| *c != '\n').count();
            assert!(
                characters <= MOST_CHARACTERS,
                "{locale:?}: {characters} characters: {text}"
            );
            let on = say::rules::button_on().to(locale);
            let row = buttons(&page);
            let lesson = row.iter().find(|button| button.label == on);
            let next = lesson.or(row.iter().find(|button| button.label.contains(": ")));
            let Some(next) = next.filter(|next| !next.custom_id.contains(":rules-")) else {
                break;
            };
            page = public(table.press_id(KURO, &next.custom_id, newest(&table)));
        }
    }
}

#[test]
fn a_right_answer_is_explained() {
    let mut table = Table::new();
    for [key, right, why] in answers("right") {
        let (shown, called) = exercise(&mut table, key);
        let done = public(answer(&mut table, KURO, &shown, right));
        let said = body(&done);
        assert_begins(said, format!("**Right!**\n{why}"));
        assert_ends(&done.files[0].name, "-try-solved.png");
        let read = public(table.press(KURO, say::rules::button_back()));
        assert_eq!(title(&read), called);
    }
}

#[test]
fn a_wrong_answer_is_told_why_and_can_be_given_again() {
    let mut table = Table::new();
    for [key, wrong, why] in answers("wrong") {
        let (shown, _) = exercise(&mut table, key);
        let again = public(answer(&mut table, KURO, &shown, wrong));
        let said = body(&again);
        assert_begins(said, say::rules::wrong());
        assert_says(said, why);
        assert_ends(said, body(&shown));
        assert_eq!(buttons(&again), buttons(&shown), "{key}");
        assert_eq!(again.files[0].name, shown.files[0].name, "{key}");
    }
}

#[test]
fn every_page_but_the_first_has_an_exercise_and_every_exercise_shows_its_answer() {
    for (locale, mut table) in tables() {
        let book = format!("/rules language:{}", locale.language());
        let mut page = private(table.say(KURO, &book));
        assert!(!custom_ids(&page).iter().any(|id| id.contains(":try:")));
        for _ in 1..LESSONS {
            let on = say::rules::button_on().to(locale);
            while let Some(on) = buttons(&page).iter().find(|button| button.label == on) {
                page = public(table.press_id(KURO, &on.custom_id, newest(&table)));
            }
            let mut next = buttons(&page).into_iter();
            let next = next.rfind(|button| button.label.contains(": "));
            let next = next.unwrap().custom_id;
            page = public(table.press_id(KURO, &next, newest(&table)));
            let ids = custom_ids(&page);
            let exercise = ids.iter().find(|id| id.contains(":try:"));
            let exercise = exercise.unwrap_or_else(|| panic!("{page:?}"));
            let asked = public(table.press_id(KURO, exercise, newest(&table)));
            let solve = exercise.replace(":try:", ":solve:");
            assert!(custom_ids(&asked).contains(&solve));
            let solved = public(table.press_id(KURO, &solve, newest(&table)));
            assert_ne!(body(&asked), body(&solved));
            let [before, after] = [&asked, &solved].map(|message| message.files.first());
            let names = [before, after].map(|file| file.map(|file| &file.name));
            assert_eq!(names[0] == names[1], names == [None, None]);
            assert_eq!(names[0].is_some(), locale == Locale::English);
        }
    }
}

fn custom_ids(page: &Message) -> Vec<String> {
    buttons(page)
        .into_iter()
        .map(|button| button.custom_id)
        .collect()
}

#[test]
fn every_exercise_of_the_book_is_tested() {
    let mut table = Table::new();
    let pages: HashSet<_> = pages(&mut table).into_iter().collect();
    for verdict in ["right", "wrong"] {
        let tested: HashSet<_> = answers(verdict).map(|[key, ..]| key.to_owned()).collect();
        let untested: Vec<_> = pages
            .difference(&tested)
            .filter(|key| !key.starts_with("rules-"))
            .collect();
        assert_eq!(untested, ["path"]);
    }
}

#[test]
fn the_table_of_the_course_has_every_page_in_its_place() {
    let mut table = Table::new();
    let pages = pages(&mut table).into_iter().take(LESSONS);
    let written = include_str!("../../../../docs/course.md").lines();
    let written = written.filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    assert_eq!(written.collect::<Vec<_>>(), pages.collect::<Vec<_>>());
}

#[test]
fn the_words_for_a_picture_do_not_give_the_answer_away() {
    let mut table = Table::new();
    for (key, secret) in [("board", "J3"), ("tengen", "K10"), ("turns", "to move")] {
        let _ = table.say(KURO, &format!("/rules topic:{key}"));
        let shown = public(table.press(KURO, say::rules::button_try()));
        let alt = shown.files[0].alt.clone().unwrap();
        assert_lacks(&alt, secret);
    }
}

#[test]
fn an_answer_that_is_none_is_told_why_in_the_exercise() {
    let mut table = Table::new();
    for (key, typed, refusal) in [
        ("board", "I3", say::refusal::letter_i(UserInput::new("I3"))),
        (
            "liberties",
            "many",
            say::refusal::bad_number(UserInput::new("many")),
        ),
        (
            "liberties",
            "-1",
            say::refusal::bad_number(UserInput::new("-1")),
        ),
        (
            "liberties",
            "99999",
            say::refusal::bad_number(UserInput::new("99999")),
        ),
        ("suicide", "A1 B", say::refusal::shape(UserInput::new("B"))),
        (
            "suicide",
            "T19",
            say::refusal::off_board(UserInput::new("T19"), Size::square(7).unwrap(), at("G7")),
        ),
        ("suicide", "B7", say::refusal::occupied(at("B7"))),
        ("death", "D4", say::refusal::no_stone_there(at("D4"))),
        ("seki", "", say::refusal::no_points()),
    ] {
        let _ = table.say(KURO, &format!("/rules topic:{key}"));
        let shown = public(table.press(KURO, say::rules::button_try()));
        let asked = public(answer(&mut table, KURO, &shown, typed));
        let told = body(&asked);
        assert_begins(told, refusal);
        assert_ends(told, body(&shown));
        assert_eq!(buttons(&asked), buttons(&shown), "{key}");
    }
}

#[test]
fn the_way_back_from_an_exercise_leads_to_the_part_from_which_one_came() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/rules topic:chains"));
    let part = public(table.press(KURO, say::rules::button_on()));
    let shown = public(table.press(KURO, say::rules::button_try()));
    let _ = public(table.press(KURO, say::rules::button_back()));
    let again = public(table.press(KURO, say::rules::button_try()));
    let asked = public(answer(&mut table, KURO, &again, "none"));
    assert_eq!(buttons(&asked), buttons(&shown));
    let back = public(table.press(KURO, say::rules::button_back()));
    assert_eq!(body(&back), body(&part));
}

#[test]
fn a_page_is_read_in_another_language_and_so_are_those_after_it() {
    let mut table = Table::new();
    let page = private(table.say(AO, "/rules topic:ko language:en"));
    assert_eq!(title(&page), english(say::help::ko_title()));
    let text = english(say::help::ko());
    assert_begins(&text, body(&page));
    let on = english(say::rules::button_on());
    let mut rest = page;
    while buttons(&rest).iter().any(|button| button.label == on) {
        rest = public(table.press(AO, &*on));
        assert_says(&text, body(&rest).lines().next().expect("a line"));
    }
    let next = public(table.press(AO, say::rules::button_next(say::help::passing_title())));
    assert_eq!(title(&next), english(say::help::passing_title()));
    let shown = public(table.press(AO, say::rules::button_try()));
    assert_says(body(&shown), say::rules::ask_gain(Color::Black));
    assert_says(
        sentence(table.say(AO, "/rules language:xx")),
        german(say::refusal::bad_choice(UserInput::new("xx"))),
    );
}

#[test]
fn pages_are_suggested_and_found_by_their_titles_in_the_readers_language() {
    let mut table = Table::new();
    assert_eq!(table.suggestions(KURO, "/rules", "topic").len(), 25);
    assert_eq!(
        table.suggestions(KURO, "/rules topic:CHAINS", "topic"),
        ["liberties", "chains"]
    );
    assert_eq!(
        table.suggestions(AO, "/rules topic:falle", "topic"),
        ["pairs"]
    );
    assert!(
        table
            .suggestions(KURO, "/rules topic:xyzzy", "topic")
            .is_empty()
    );
    for (reader, typed, called) in [
        (KURO, "suicide", english(say::help::suicide_title())),
        (KURO, "SEKI", english(say::help::seki_title())),
        (AO, "selbstmord", german(say::help::suicide_title())),
        (AO, "suicide", german(say::help::suicide_title())),
        (AO, "ketten", german(say::rules::chains_title())),
    ] {
        let page = private(table.say(reader, &format!("/rules topic:{typed}")));
        assert_eq!(title(&page), called);
    }
    let no = sentence(table.say(KURO, "/rules topic:nonsense"));
    assert_says(&no, say::refusal::bad_choice(UserInput::new("nonsense")));
}

#[test]
fn every_game_has_its_page() {
    let mut table = Table::new();
    for variant in Variant::ALL {
        let page = private(table.say(KURO, &format!("/rules topic:{}", variant.name())));
        assert!(!page.files.is_empty());
    }
}

#[test]
fn where_files_are_forbidden_the_boards_stand_in_the_text() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    let page = private(table.say(KURO, "/rules topic:chains"));
    assert!(page.files.is_empty());
    assert_eq!(body(&page).matches("```").count(), 2, "a board");
    let shown = public(table.press(KURO, say::rules::button_try()));
    assert!(shown.files.is_empty() && body(&shown).contains("```"));
}

#[test]
fn an_exercise_survives_a_restart() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/rules topic:liberties");
    let _ = table.press(KURO, say::rules::button_try());
    table.restart();
    assert!(matches!(
        table.press(KURO, say::rules::button_answer()),
        Answer::Form(_)
    ));
    table.restart();
    let done = public(table.fill(KURO, "8"));
    assert_begins(body(&done), say::rules::right());
}
