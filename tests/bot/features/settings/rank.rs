//! Ranks, and their effect on challenges.

use tengen::bot::port::message::Message;
use tengen::i18n::{Text, UserInput, say};
use tengen::rules::Rank;

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::table::{Table, public, sentence};
use crate::support::words::{assert_says, english, german};

/// The line on a challenge's card about terms that make a game between these ranks even.
fn even(weaker: (Member, Rank), stronger: (Member, Rank), stones: u8, komi: &str) -> Text {
    say::challenge::line_balance(say::challenge::balance(
        weaker.0.mention(),
        weaker.1,
        stronger.0.mention(),
        stronger.1,
        stones,
        komi.parse().unwrap(),
    ))
}

/// Whether a card says what would make an even game.
fn is_balanced(card: &Message) -> bool {
    let line = english(say::challenge::line_balance(say::terms::lot()));
    let (heading, _) = line.split_once(':').unwrap();
    card.content.contains(heading)
}

#[test]
fn a_rank_is_noted_privately_and_kept() {
    let mut table = Table::new();
    assert_says(
        sentence(table.say(KURO, "/me rank rank:12k")),
        say::table::rank_noted(Rank::kyu(12).unwrap()),
    );
    assert_says(
        sentence(table.say(SHIRO, "/me rank rank:9k")),
        say::table::rank_noted(Rank::kyu(9).unwrap()),
    );
    assert_says(
        sentence(table.say(AO, "/me rank rank:2D")),
        german(say::table::rank_noted(Rank::dan(2).unwrap())),
    );
    table.restart();
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let (kuro, shiro) = (Rank::kyu(12).unwrap(), Rank::kyu(9).unwrap());
    let told = english(even((KURO, kuro), (SHIRO, shiro), 3, "0.5"));
    assert_says(&card, &told);
    assert_eq!(card.mention, [SHIRO.player()]);
}

#[test]
fn the_stronger_one_is_white_whoever_challenges() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:1d"));
    let _ = sentence(table.say(SHIRO, "/me rank rank:1k"));
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let (kuro, shiro) = (Rank::dan(1).unwrap(), Rank::kyu(1).unwrap());
    let told = english(even((SHIRO, shiro), (KURO, kuro), 0, "0.5"));
    assert_says(&card, &told);
    // The newest rank counts.
    let _ = sentence(table.say(SHIRO, "/me rank rank:3d"));
    table.club_locale = Some("de".to_owned());
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let told = german(even((KURO, kuro), (SHIRO, Rank::dan(3).unwrap()), 2, "0.5"));
    assert_says(&card, &told);
}

#[test]
fn equal_players_are_told_that_the_usual_game_is_even() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:5k"));
    let _ = sentence(table.say(SHIRO, "/me rank rank:5k"));
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let equal = say::challenge::balance_equal(Rank::kyu(5).unwrap(), "6.5".parse().unwrap());
    let told = english(say::challenge::line_balance(equal));
    assert_says(&card, &told);
}

#[test]
fn without_two_ranks_or_without_handicaps_nothing_is_suggested() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:5k"));
    let one = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert!(!is_balanced(&one));
    let _ = sentence(table.say(SHIRO, "/me rank rank:10k"));
    assert!(!is_balanced(&public(table.say(KURO, "/challenge"))));
    let gomoku = public(table.say(KURO, "/challenge opponent:@shiro game:gomoku"));
    assert!(!is_balanced(&gomoku));
}

#[test]
fn what_is_no_rank_is_refused() {
    let mut table = Table::new();
    for rank in ["31k", "0k", "10d", "strong", "5", "k5", "-3k"] {
        let said = sentence(table.say(AKA, &format!("/me rank rank:{rank}")));
        assert_says(&said, say::refusal::bad_rank(UserInput::new(rank)));
    }
}
