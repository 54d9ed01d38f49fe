//! Rated games: a term of the challenge, and the change of ratings in the result.

use tengen::game::Stakes;
use tengen::i18n::say;
use tengen::rating::{Pool, Rank};

use super::won_by_kuro;
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::database;
use crate::support::script::{rule, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, english};

/// The line about ratings below a result, while they are provisional.
fn ratings(black: (&str, &str), white: (&str, &str)) -> String {
    let told = |rating: &str| rating.to_owned();
    english(say::rating::changed(
        KURO.mention(),
        told(black.0),
        told(black.1),
        SHIRO.mention(),
        told(white.0),
        told(white.1),
    ))
}

#[test]
fn a_game_between_two_members_is_rated_unless_they_choose_otherwise() {
    let mut table = Table::new().without_limits();
    let rated = english(say::rating::rated());
    for (options, stakes) in [
        ("opponent:@shiro size:9", Stakes::Rated),
        ("size:19", Stakes::Rated),
        ("opponent:@shiro game:gomoku", Stakes::Rated),
        ("opponent:@shiro size:9 rated:unrated", Stakes::Unrated),
        ("opponent:@shiro game:go size:7", Stakes::Unrated),
        ("level:1 size:9", Stakes::Unrated),
    ] {
        let card = public(table.say(KURO, &format!("/challenge {options}")));
        let says = card.content.contains(&format!(" · {rated}"));
        assert_eq!(says, stakes == Stakes::Rated, "{options}: {}", card.content);
        let game = table.wait(table.store().games_of(KURO.player())).unwrap();
        let newest = game.iter().max().unwrap().get();
        assert_eq!(table.game(newest).terms().stakes, stakes, "{options}");
    }
}

#[test]
fn what_cannot_be_rated_is_refused_when_that_is_asked_for() {
    let mut table = Table::new();
    for (options, refusal) in [
        ("opponent:@shiro size:7", say::rating::only_boards()),
        ("level:1 size:9", say::rating::not_me()),
    ] {
        let refused = sentence(table.say(KURO, &format!("/challenge {options} rated:rated")));
        assert_eq!(refused, english(refusal), "{options}");
    }
    // A club's setting makes games against the program rated.
    let _card = table.say(KURO, "/serveradmin games program:rated");
    let card = public(table.say(KURO, "/challenge level:1 size:9"));
    assert_says(&card, say::rating::rated());
}

#[test]
fn all_terms_say_what_a_win_and_a_loss_would_do() {
    let mut table = Table::new();
    let _card = public(table.say(KURO, "/challenge opponent:@shiro size:9 rules:japanese"));
    let card = table.all_terms(SHIRO, say::challenge::button_terms());
    let lines: Vec<_> = card.body.to_string().lines().map(str::to_owned).collect();
    let [own, theirs] = &lines[..] else {
        panic!("{lines:?}");
    };
    assert_begins(own, "<@1>: 1500?");
    assert_begins(theirs, "<@2>: 1500?");
    let counts = english(say::rating::counts());
    assert!(
        card.fields
            .iter()
            .map(|(_, value)| value.to_string())
            .any(|value| value == counts)
    );
}

#[test]
fn a_result_says_what_it_has_done_until_it_is_annulled() {
    let mut table = Table::new();
    let result = won_by_kuro(&mut table, "rules:japanese");
    let line = result.content.lines().last().unwrap().to_owned();
    let (game, store) = (table.game(1), table.store());
    let club = game.offer().place.club.unwrap();
    let change = |member: Member| {
        let ended = game.end_time().unwrap();
        let change = store.rating_change(club, Pool::Go, member.player(), ended, game.id());
        table.wait(change).unwrap().unwrap().rating
    };
    let shown = |value: f64| format!("{value:.0}?");
    let black = change(KURO);
    let white = change(SHIRO);
    assert!(black.after.value() > 1500.0 && white.after.value() < 1500.0);
    let expected = ratings(
        (&shown(1500.0), &shown(black.after.value())),
        (&shown(1500.0), &shown(white.after.value())),
    );
    assert_eq!(line, expected);
    let ruled = public(rule(&mut table, AKA, "annul game:1", "A trial"));
    table.assert_stripped();
    assert_lacks(&ruled, &expected);
    let annulled = english(say::rating::annulled());
    assert_says(&ruled, &annulled);
    assert!(!table.game(1).is_rated());
    let again = sentence(table.say(AKA, "/moderate annul game:1"));
    assert_eq!(again, english(say::rating::not_rated()));
}

/// One transaction recomputes all later ratings, and blocks other writes: 30,000 games would take seconds.
#[test]
fn a_game_is_not_annulled_while_more_than_two_thousand_later_ones_hang_on_it() {
    let mut table = Table::new();
    let _ = won_by_kuro(&mut table, "rules:japanese");
    for (later, is_late) in [(2_000, false), (2_001, true)] {
        table.while_stopped(|path| {
            let db = database::bare(path);
            for (key, value) in db.rows("rated") {
                // The last part of a key is the game.
                let (place, game) = key.split_at(key.len() - 8);
                if game != 1_u64.to_be_bytes() {
                    continue;
                }
                for number in 1..=later {
                    let forged = [place, &(1_u64 + number).to_be_bytes()].concat();
                    db.put("rated", forged, &value);
                }
            }
        });
        let answer = private(table.say(AKA, "/moderate annul game:1"));
        let refused = english(say::rating::annul_late(2_000));
        assert_eq!(answer.content == refused, is_late, "{}", answer.content);
        assert_eq!(
            answer.rows.is_empty(),
            is_late,
            "a question has its button: {answer:?}"
        );
    }
}

#[test]
fn a_game_that_was_called_off_is_not_called_rated() {
    let mut table = seated("size:9 rules:japanese");
    let counts = english(say::rating::counts());
    let counts_not = english(say::rating::counts_not());
    let told = |table: &mut Table| {
        let page = private(table.say(AKA, "/game show game:1"));
        let fields = page.card.unwrap().fields.into_iter();
        let mut told = fields.map(|(_, text)| text.to_string());
        let told = told.find(|text| [&counts, &counts_not].contains(&text));
        told.unwrap()
    };
    assert_eq!(told(&mut table), counts);
    let _ruled = public(rule(&mut table, AKA, "call-off game:1", "Nobody plays on"));
    table.assert_stripped();
    assert_eq!(told(&mut table), counts_not);
}

#[test]
fn what_players_had_said_of_their_rank_is_where_they_begin() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:9d"));
    let result = won_by_kuro(&mut table, "rules:japanese");
    // A claim above 1k does not raise the first rating further.
    let first = Rank::new(29.0).rating();
    let told = format!("<@1> {first:.0}? →");
    assert_says(&result, &told);
    // A later statement has no effect.
    let _ = sentence(table.say(KURO, "/me rank rank:9k"));
    assert_eq!(table.wait(table.store().check()).unwrap().wrong, []);
}

#[test]
fn a_game_with_an_opening_counts_once_three_moves_of_each_side_are_made() {
    for counts in [false, true] {
        let mut table = seated("game:gomoku opening:swap2 size:15");
        assert!(table.game(1).is_rated());
        let place = |table: &mut Table, who: Member, stones: &[&str]| {
            for stone in stones {
                drop(public(table.say(who, &format!("/play at:{stone}"))));
            }
        };
        place(&mut table, KURO, &["H8", "J9", "K10"]);
        drop(public(table.press(SHIRO, say::opening::button_two())));
        place(&mut table, SHIRO, &["L12", "M5"]);
        let black = say::opening::button_take(tengen::rules::Color::Black);
        drop(public(table.press(KURO, black)));
        if counts {
            place(&mut table, SHIRO, &["C3"]);
        }
        let _question = private(table.say(SHIRO, "/game resign"));
        let result = table.confirm(SHIRO, say::table::button_resign());
        assert_eq!(
            result.content.contains(" 1500? → "),
            counts,
            "{}",
            result.content
        );
        drop(table.take_deeds());
    }
}

#[test]
fn an_unrated_game_says_nothing_of_ratings() {
    let table = seated("size:9 rated:unrated");
    assert!(!table.game(1).is_rated());
}
