//! `/profile` and `/standings`.

use tengen::bot::port::message::{Message, Row};
use tengen::clock::Timestamp;
use tengen::i18n::{Date, Quote, UserInput, say};

use super::won_by_kuro;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_ends, assert_says, english};

/// The body of a message's card.
fn body(message: &Message) -> String {
    message.card.as_ref().unwrap().body.to_string()
}

#[test]
fn a_profile_tells_results_by_colour_and_opponent_and_against_the_reader() {
    let mut table = Table::new();
    let nothing = sentence(table.say(AKA, "/profile player:@kuro"));
    assert_eq!(nothing, english(say::rating::none(KURO.mention())));
    for _ in 0..3 {
        let _result = won_by_kuro(&mut table, "");
        table.advance_days(1);
    }
    let profile = private(table.say(KURO, "/profile"));
    let lines = body(&profile);
    for told in [
        say::rating::games(3, 3, 0, 0),
        say::rating::colors(3, 0, 0, 0),
        say::rating::streak("won".to_owned(), 3),
    ] {
        let told = english(told);
        assert!(lines.lines().any(|line| line == told), "{told} in {lines}");
    }
    let (_, opponents) = &profile.card.as_ref().unwrap().fields[0];
    let told = english(say::rating::opponent(SHIRO.bare(), 3, 0));
    assert_eq!(opponents.to_string(), told);
    // A picture of the rating over time, described.
    let [picture] = &profile.files[..] else {
        panic!("{:?}", profile.files);
    };
    let alt = picture.alt.as_ref().unwrap();
    // It names ratings, as the text does for a provisional one.
    assert!(alt.contains("1500") || alt.contains("16"), "{alt}");
    let written = body(&profile).lines().next().unwrap().to_owned();
    let value = written
        .split(['*', '?'])
        .find_map(|word| word.parse::<u32>().ok());
    let value = value.expect("the rating is told");
    assert!(alt.contains(&value.to_string()), "{value} in {alt}");
    // Shiro sees the results between the two.
    let read = body(&private(table.say(SHIRO, "/profile player:@kuro")));
    let told = english(say::rating::versus(3, 0, 0));
    assert_says(&read, &told);
    // The menu leads to the games on that board alone.
    let _again = private(table.say(KURO, "/profile"));
    let board = table.choose(KURO, "go-9");
    let board = public(board);
    let title = board.card.as_ref().unwrap().title.to_string();
    assert_ends(&title, say::rating::pool("go-9".to_owned()));
}

#[test]
fn the_standings_are_those_of_the_season() {
    let mut table = Table::new();
    let empty = private(table.say(AKA, "/standings"));
    assert_says(body(&empty), say::rating::season_empty());
    let _result = won_by_kuro(&mut table, "");
    let standings = private(table.say(KURO, "/standings"));
    let lines = body(&standings);
    let first = lines.lines().next().unwrap();
    assert_begins(first, "1. kuro · **1**");
    assert_says(first, "1 won, 0 lost, 0 drawn");
    assert_says(&lines, say::rating::own_place(1, 2));
    // The legend, and the beginning of the quarter: 2027-01-01 in UTC.
    let quarter = Date(Timestamp::from_millis(1_798_761_600_000));
    let note = english(say::rating::season_note(quarter));
    assert!(lines.contains(&note), "{note} in {lines}");
    assert!(matches!(standings.rows[..], [Row::Menu(_)]));
    // A season that begins tomorrow starts without games.
    let refused = sentence(table.say(KURO, "/serveradmin season begin:soon"));
    assert_eq!(
        refused,
        english(say::rating::bad_day(UserInput::new("soon")))
    );
    let tomorrow = table.now().after(tengen::clock::Span::days(1));
    let day = jiff::Timestamp::from_millisecond(tomorrow.as_millis()).unwrap();
    let day = day.strftime("%Y-%m-%d").to_string();
    let set = format!("/serveradmin season begin:{day} name:Autumn");
    let _settings = table.say(KURO, &set);
    table.advance_days(2);
    let standings = private(table.say(KURO, "/standings"));
    let pool = say::rating::pool("go".to_owned());
    let name = say::rating::season_named(Quote::new("Autumn"));
    let title = say::rating::season_title(name, pool);
    let card = standings.card.as_ref().unwrap();
    assert_eq!(card.title.to_string(), english(title));
    assert_says(body(&standings), say::rating::season_empty());
}

#[test]
fn a_season_is_called_by_its_first_day_as_its_reader_writes_it() {
    let mut table = Table::new();
    let tomorrow = table.now().after(tengen::clock::Span::days(1));
    let day = jiff::Timestamp::from_millisecond(tomorrow.as_millis()).unwrap();
    let set = format!("/serveradmin season begin:{}", day.strftime("%Y-%m-%d"));
    let _settings = table.say(KURO, &set);
    table.advance_days(2);
    for (reader, form) in [(KURO, "%-d %b %Y"), (AO, "%d.%m.%Y")] {
        let standings = private(table.say(reader, "/standings"));
        let title = standings.card.unwrap().title.to_string();
        let day = day.strftime(form).to_string();
        assert!(title.contains(&day), "{title} has {day}");
    }
}
