//! The voting terms: shown on the challenge, on the game's page and in the first vote; and the record as a file.

use tengen::bot::port::message::Message;
use tengen::clock::Span;
use tengen::i18n::{Text, say};

use super::{after, message, vote};
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::table::{TABLE, Table, private, public};
use crate::support::words::{assert_ends, assert_lacks, assert_says, english};

/// shiro challenges the channel to votes of two days, which two members end.
fn challenge() -> (Table, Message) {
    let mut table = Table::new().without_limits();
    let line = "/together against size:5 colour:black hours:48 votes:2 tie:earliest veto:@midori";
    let card = public(table.say(SHIRO, line));
    (table, card)
}

/// The terms that voters must know.
fn terms() -> [Text; 5] {
    use say::vote as v;
    [
        v::terms(say::pace::duration(Span::days(2))),
        v::terms_enough(2),
        v::terms_tie("earliest".to_owned()),
        v::terms_voters(),
        v::line_captain(MIDORI.mention(), TABLE),
    ]
}

fn tells_all(text: &str) {
    for told in terms().map(english) {
        assert!(text.contains(&told), "{told} in {text}");
    }
}

#[test]
fn the_challenge_the_page_and_the_first_vote_tell_how_votes_are_held() {
    let (mut table, card) = challenge();
    tells_all(&card.content);
    let all = private(table.press(KURO, say::challenge::button_terms()));
    tells_all(&all.card.unwrap().body);
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let page = private(table.say(KURO, "/game show game:1"));
    tells_all(&page.card.unwrap().body);
    let _ = public(table.say(SHIRO, "/play at:C3"));
    table.send_outbox();
    tells_all(&message(&table).content);
    // Later votes name only their end.
    vote(&mut table, KURO, "B2");
    let _ = table.say(AKA, "/play at:B2");
    after(&table, Span::seconds(15));
    let _ = public(table.say(SHIRO, "/play at:D2"));
    table.send_outbox();
    let [each, enough, ..] = terms().map(english);
    let told = message(&table).content;
    assert!(told.contains(&enough) && !told.contains(&each), "{told}");
    let _ = table.take_deeds();
}

#[test]
fn where_no_number_is_enough_nothing_is_said_of_one() {
    let mut table = Table::new().without_limits();
    let card = public(table.say(SHIRO, "/together against size:5 colour:black"));
    let ended = english(say::vote::terms_enough(1));
    assert_lacks(&card, &ended);
    let tie = english(say::vote::terms_tie("strongest".to_owned()));
    assert_says(&card, &tie);
}

#[test]
fn the_first_vote_is_counted_at_once_and_the_next_ones_after_a_minute() {
    let mut table = super::open();
    vote(&mut table, KURO, "B2");
    table.send_outbox();
    let told = message(&table).content;
    assert_says(&told, "Votes so far (secret): 1");
    vote(&mut table, AKA, "D4");
    table.send_outbox();
    let told = message(&table).content;
    assert_says(&told, "Votes so far (secret): 1");
    after(&table, Span::minutes(1));
    let told = message(&table).content;
    assert_says(&told, "Votes so far (secret): 2");
    let _ = table.take_deeds();
}

#[test]
fn the_file_of_its_record_names_the_player_and_the_team() {
    let (mut table, _card) = challenge();
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let _ = public(table.say(SHIRO, &format!("/play at:{}", at("C3"))));
    table.send_outbox();
    let page = private(table.say(KURO, "/game show game:1"));
    let names: Vec<_> = page.files.iter().map(|file| file.name.as_str()).collect();
    let record = names.iter().find(|name| name.ends_with(".sgf"));
    let record = record.expect("the record is there");
    assert_ends(*record, "-shiro-team-1.sgf");
    let _ = table.take_deeds();
}
