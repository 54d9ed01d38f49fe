//! `/puzzle me` and `/puzzle top`: standings, derived from the attempts.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::clock::Span;
use tengen::game::ChannelId;
use tengen::i18n::say;
use tengen::puzzle;
use tengen::store::Property;
use tengen::store::PuzzleId;

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::script::post_puzzle;
use crate::support::table::{Table, form_of, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, beginning, english, german};

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("standings are cards").body
}

fn title(message: &Message) -> &str {
    &message.card.as_ref().expect("standings are cards").title
}

/// Kuro posts a puzzle; its right answer.
fn post(table: &mut Table, topic: &str, number: u64) -> String {
    let _ = post_puzzle(table, KURO, &format!("topic:{topic} level:1"));
    let posted = table
        .wait(table.store().puzzle(PuzzleId::new(number)))
        .unwrap();
    let puzzle::Puzzle::Rule(asked) = posted.unwrap().puzzle else {
        panic!("a question about a rule");
    };
    match asked.solution().answer {
        puzzle::Answer::Number(number) => number.to_string(),
        puzzle::Answer::Points(points) => {
            let names: Vec<_> = points.iter().map(|point| point.to_string()).collect();
            names.join(" ")
        }
        other => panic!("{other:?} is not typed"),
    }
}

/// `who` answers the newest puzzle.
fn answer(table: &mut Table, who: Member, text: &str) -> Message {
    let _ = form_of(table.press(who, say::rules::button_answer()));
    let told = table.fill(who, text);
    let _ = table.take_edit();
    match told {
        Answer::Ephemeral(message) => message,
        other => public(other),
    }
}

/// Shiro's first answer to the first puzzle is right, aka's is wrong.
fn club() -> Table {
    let mut table = Table::new();
    let right = post(&mut table, "liberties", 1);
    let told = answer(&mut table, SHIRO, &right);
    assert_begins(body(&told), say::puzzle::right(1));
    let _ = post(&mut table, "liberties", 2);
    let _ = answer(&mut table, AKA, "99");
    table
}

#[test]
fn a_profile_without_rated_games_tells_what_was_solved() {
    let mut table = club();
    let solved = english(say::rating::puzzles(1));
    let none = english(say::rating::none(SHIRO.mention()));
    let said = sentence(table.say(SHIRO, "/profile"));
    assert_eq!(said, format!("{none}\n{solved}"));
    let said = sentence(table.say(SHIRO, "/profile player:@aka"));
    assert_eq!(said, english(say::rating::none(AKA.mention())));
}

#[test]
fn a_member_who_has_answered_nothing_has_no_standing() {
    let mut table = Table::new();
    let said = sentence(table.say(SHIRO, "/puzzle me"));
    assert_begins(&said, say::standing::none());
    let said = sentence(table.say(SHIRO, "/puzzle top"));
    assert_begins(&said, say::standing::nobody());
    let mut table = club();
    let said = sentence(table.say(KURO, "/puzzle me"));
    assert_begins(&said, say::standing::none());
}

/// `who` solves `count` puzzles about liberties at the first attempt; `next` is the number of the first.
fn solve(table: &mut Table, who: Member, next: u64, count: u64) -> Vec<String> {
    (next..next + count)
        .map(|number| {
            let right = post(table, "liberties", number);
            let told = answer(table, who, &right);
            body(&told).lines().last().unwrap().to_owned()
        })
        .collect()
}

/// The bold part of a line: the rating.
fn bold(line: &str) -> String {
    let told = line.split("**").nth(1);
    told.expect("a rating is bold").to_owned()
}

#[test]
fn a_rating_shows_from_the_fifth_puzzle_on_and_then_each_first_answer_tells_how_it_changed() {
    let mut table = Table::new();
    let told = solve(&mut table, SHIRO, 1, 6);
    for (line, more) in told.iter().zip([4, 3, 2, 1]) {
        assert_eq!(*line, english(say::standing::rating_after(more)));
    }
    let (fifth, sixth) = (bold(&told[4]), bold(&told[5]));
    assert_eq!(told[4], english(say::standing::rating(fifth.clone())));
    let change = say::standing::change(fifth.clone(), sixth.clone());
    assert_eq!(told[5], english(change));
    assert_ne!(fifth, sixth);
    // A later answer changes nothing.
    let right = post(&mut table, "liberties", 7);
    let wrong = answer(&mut table, SHIRO, "99");
    let rating = bold(body(&wrong).lines().last().unwrap());
    let solved = answer(&mut table, SHIRO, &right);
    let change = beginning(say::standing::change("¦".to_owned(), String::new()));
    assert!(body(&wrong).contains(&change) && !body(&solved).contains(&change));
    let own = private(table.say(SHIRO, "/puzzle me"));
    let first = body(&own).lines().next().unwrap();
    assert_eq!(first, english(say::standing::rating(rating)));
}

#[test]
fn one_sees_ones_own_standing_alone() {
    let mut table = club();
    let topic = |name: &str, count| {
        let topic = say::puzzle::topic_named(name.to_owned());
        english(say::standing::topic(topic, count, count))
    };
    let right = post(&mut table, "captures", 3);
    let _ = answer(&mut table, SHIRO, &right);
    let own = private(table.say(SHIRO, "/puzzle me"));
    assert_eq!(title(&own), english(say::standing::mine()));
    let lines: Vec<_> = body(&own).lines().collect();
    assert_eq!(
        lines,
        [
            english(say::standing::rating_after(3)),
            english(say::standing::count(2, 2, 2)),
            english(say::standing::streak(1, 1)),
            "".to_owned(),
            topic("liberties", 1),
            topic("captures", 1),
        ]
    );
    let _ = solve(&mut table, SHIRO, 4, 3);
    let own = private(table.say(SHIRO, "/puzzle me"));
    let lines: Vec<_> = body(&own).lines().collect();
    assert!(bold(lines[0]).ends_with('?'), "{lines:?}");
    assert_eq!(
        lines[1..],
        [
            english(say::standing::place(1, 1)),
            english(say::standing::count(5, 5, 5)),
            english(say::standing::streak(1, 1)),
            english(say::standing::guess()),
            "".to_owned(),
            topic("liberties", 4),
            topic("captures", 1),
        ]
    );
    let other = private(table.say(AKA, "/puzzle me"));
    assert_begins(
        body(&other),
        format!(
            "{}\n{}",
            english(say::standing::rating_after(4)),
            english(say::standing::count(0, 1, 0))
        ),
    );
}

#[test]
fn solving_every_day_makes_a_streak_until_a_day_is_missed() {
    let mut table = Table::new();
    for number in 1..=3 {
        let right = post(&mut table, "liberties", number);
        let _ = answer(&mut table, SHIRO, "99");
        let _ = answer(&mut table, SHIRO, &right);
        table.advance_days(1);
        table.tick();
        let _ = table.take_edit();
    }
    let streak = |table: &mut Table| {
        let own = private(table.say(SHIRO, "/puzzle me"));
        body(&own).lines().nth(2).unwrap().to_owned()
    };
    let told = english(say::standing::streak(3, 3));
    assert_eq!(streak(&mut table), told);
    table.advance_days(1);
    let told = english(say::standing::streak(0, 3));
    assert_eq!(streak(&mut table), told);
}

#[test]
fn a_day_is_what_it_is_where_one_lives() {
    let mut table = Table::new();
    let _ = table.say(SHIRO, "/me time zone:Pacific/Auckland");
    let of_day = 24 * 3600;
    let since = table.now().as_millis() / 1000 % of_day;
    // At 10:00 in UTC it is 22:00 or 23:00 in Auckland; four hours later the next day has begun there.
    table
        .clock
        .advance(Span::seconds(of_day - since + 10 * 3600));
    let right = post(&mut table, "liberties", 1);
    let _ = answer(&mut table, SHIRO, &right);
    let _ = answer(&mut table, AKA, &right);
    table.clock.advance(Span::seconds(4 * 3600));
    let right = post(&mut table, "liberties", 2);
    let _ = answer(&mut table, SHIRO, &right);
    let _ = answer(&mut table, AKA, &right);
    for (who, days) in [(SHIRO, 2), (AKA, 1)] {
        let own = private(table.say(who, "/puzzle me"));
        let told = english(say::standing::streak(days, days));
        assert_eq!(body(&own).lines().nth(2), Some(told.as_str()));
    }
}

#[test]
fn the_best_are_listed_by_topic_or_all_together() {
    let mut table = club();
    let unrated = |who: Member, solved, tried| {
        english(say::standing::line_unrated(who.bare(), solved, tried))
    };
    let right = post(&mut table, "captures", 3);
    let _ = answer(&mut table, AKA, &right);
    let _ = solve(&mut table, AKA, 4, 3);
    let all = private(table.say(KURO, "/puzzle top"));
    assert_eq!(title(&all), english(say::standing::best()));
    // Rated members come first, with their places; the others below.
    let lines: Vec<_> = body(&all).lines().collect();
    let rated = english(say::standing::line(1, AKA.bare(), bold(lines[0]), 4, 5));
    assert_eq!(lines[..2], [rated, unrated(SHIRO, 1, 1)]);
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(all.mention.is_empty());
    let captures = private(table.say(KURO, "/puzzle top topic:captures"));
    let topic = say::puzzle::topic_named("captures".to_owned());
    assert_eq!(title(&captures), english(say::standing::best_of(topic)));
    assert_eq!(body(&captures), unrated(AKA, 1, 1));
    let said = sentence(table.say(KURO, "/puzzle top topic:ko"));
    assert_eq!(said, english(say::standing::nobody()));
    let said = sentence(table.say(KURO, "/puzzle top topic:chess"));
    assert_says(&said, "chess");
    let own = private(table.say(AO, "/puzzle top"));
    let shiro = german(say::standing::line_unrated(SHIRO.bare(), 1, 1));
    assert_says(body(&own), &shiro);
}

#[test]
fn names_show_as_they_are_and_call_nobody() {
    let table = club();
    let name: Property<_, String> = Property::new("name");
    let name = name.assign(SHIRO.player(), &"@everyone **x**".to_owned());
    table.wait(table.store().assign(&[name])).unwrap();
    let mut table = table;
    table.restart();
    let all = private(table.say(KURO, "/puzzle top"));
    assert_says(body(&all), "\\@");
    assert!(
        !body(&all).contains("@everyone") && body(&all).contains("\\*\\*x\\*\\*"),
        "{all:?}"
    );
    assert!(all.mention.is_empty());
}

#[test]
fn a_member_who_is_forgotten_stands_nowhere() {
    let mut table = club();
    let _ = private(table.say(SHIRO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(SHIRO, &forget, message);
    let all = private(table.say(KURO, "/puzzle top"));
    assert!(
        body(&all) == english(say::standing::line_unrated(AKA.bare(), 0, 1)),
        "{all:?}"
    );
    let said = sentence(table.say(SHIRO, "/puzzle me"));
    assert_begins(&said, say::standing::none());
}

#[test]
fn what_was_answered_elsewhere_counts_there() {
    let mut table = club();
    table.setting.place.club = None;
    table.setting.place.channel = ChannelId::new(77);
    let said = sentence(table.say(SHIRO, "/puzzle me"));
    assert_begins(&said, say::standing::none());
}
