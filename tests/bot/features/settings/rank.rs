//! Ranks, and what challenges make of them.

use crate::support::words::english;
use crate::support::words::german;
use tengen::bot::port::message::Message;
use tengen::i18n::Typed;
use tengen::i18n::say;
use tengen::rules::Rank;

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::table::{Table, public, sentence};

/// What the card of a challenge says would make an even game.
fn hint(card: &Message) -> Option<String> {
    let mut lines = card.content.lines();
    lines.find_map(|line| {
        let (name, text) = line.split_once(": ")?;
        ["For an even game", "Für eine ausgeglichene Partie"]
            .contains(&name)
            .then(|| text.to_owned())
    })
}

#[test]
fn a_rank_is_noted_privately_and_kept() {
    let mut table = Table::new();
    assert!(
        sentence(table.say(KURO, "/rank rank:12k"))
            .contains(&english(say::table::rank_noted(Rank::kyu(12).unwrap())))
    );
    assert!(
        sentence(table.say(SHIRO, "/rank rank:9k"))
            .contains(&english(say::table::rank_noted(Rank::kyu(9).unwrap())))
    );
    assert!(
        sentence(table.say(AO, "/rank rank:2D"))
            .contains(&german(say::table::rank_noted(Rank::dan(2).unwrap())))
    );
    table.restart();
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    assert_eq!(
        hint(&card).unwrap(),
        "<@1> (12k) takes Black against <@2> (9k), 3 stones, komi 0.5."
    );
    assert_eq!(card.mention, [SHIRO.player()]);
}

#[test]
fn the_stronger_one_is_white_whoever_challenges() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/rank rank:1d"));
    let _ = sentence(table.say(SHIRO, "/rank rank:1k"));
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let said = hint(&card).unwrap();
    assert!(
        said.contains("<@2> (1k) takes Black against <@1> (1d), no handicap"),
        "{said}"
    );
    // The newest word counts.
    let _ = sentence(table.say(SHIRO, "/rank rank:3d"));
    table.club_locale = Some("de".to_owned());
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let said = hint(&card).unwrap();
    assert!(
        said.contains("<@1> (1d) spielt Schwarz gegen <@2> (3d), mit 2 Vorgabesteinen"),
        "{said}"
    );
}

#[test]
fn equal_players_are_told_that_the_usual_game_is_even() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/rank rank:5k"));
    let _ = sentence(table.say(SHIRO, "/rank rank:5k"));
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    let said = hint(&card).unwrap();
    assert!(!said.contains("takes Black"), "neither is weaker: {said}");
    assert!(said.contains("5k") && said.contains("komi 6.5"), "{said}");
}

#[test]
fn without_two_ranks_or_without_handicaps_nothing_is_suggested() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/rank rank:5k"));
    assert_eq!(
        hint(&public(table.say(KURO, "/challenge opponent:@shiro"))),
        None
    );
    let _ = sentence(table.say(SHIRO, "/rank rank:10k"));
    assert_eq!(hint(&public(table.say(KURO, "/challenge"))), None);
    let gomoku = public(table.say(KURO, "/challenge opponent:@shiro game:gomoku"));
    assert_eq!(hint(&gomoku), None);
}

#[test]
fn what_is_no_rank_is_refused() {
    let mut table = Table::new();
    for rank in ["31k", "0k", "10d", "strong", "5", "k5", "-3k"] {
        let said = sentence(table.say(AKA, &format!("/rank rank:{rank}")));
        assert!(
            said.contains(&english(say::refusal::bad_rank(Typed::new(rank)))),
            "{rank}: {said}"
        );
    }
}
