//! The card of a ladder besides places: the reach, and the latest games.

use tengen::i18n::{Until, say};
use tengen::ladder;

use super::{cards, challenge, ladder, players, resign, stored};
use crate::support::cast::{AKA, CANARY, KURO, MIDORI, SHIRO};
use crate::support::table::{Table, private};
use crate::support::words::{assert_says, english};

/// The line about the latest game, in which AKA or MIDORI has moved up to the third place.
fn third(table: &Table, who: crate::support::cast::Member) -> String {
    let at = stored(table).latest[0].at;
    let up = say::ladder::up(who.mention(), 3);
    english(say::ladder::news(up, Until(at)))
}

#[test]
fn the_card_tells_how_far_one_reaches() {
    let mut table = Table::new();
    ladder(&mut table);
    let rule = say::ladder::rule(40, 10, 6, 9);
    let card = cards(&table).remove(0);
    assert_says(&card, rule);
    assert_eq!([1, 2, 4, 5, 10].map(ladder::highest), [1, 1, 3, 3, 6]);
}

#[test]
fn news_come_with_their_time_and_go_when_they_do_not_hold_any_more() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, MIDORI, AKA);
    resign(&mut table, AKA, game);
    let first = third(&table, MIDORI);
    let card = cards(&table).pop().unwrap();
    assert!(card.contains(&first), "{first} in {card}");
    table.advance_days(1);
    let game = challenge(&mut table, AKA, MIDORI);
    resign(&mut table, MIDORI, game);
    let second = third(&table, AKA);
    let card = cards(&table).pop().unwrap();
    assert!(card.contains(&second) && !card.contains(&first), "{card}");
    assert_eq!(stored(&table).news().count(), 1);
    assert_eq!(stored(&table).latest.len(), 2);
    let order = [KURO, SHIRO, AKA, MIDORI];
    assert_eq!(super::order(&table), players(order));
    let _ = table.take_deeds();
}

#[test]
fn a_game_that_was_resigned_too_early_is_not_called_rated() {
    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, MIDORI, AKA);
    resign(&mut table, AKA, game);
    let short = english(say::rating::too_short(9));
    let seen = table.desk.lock().messages.clone();
    let told = seen.iter().any(|one| one.message.content.contains(&short));
    assert!(told, "below the result");
    let page = private(table.say(CANARY, &format!("/game show game:{game}")));
    let fields = page.card.unwrap().fields;
    assert!(fields.iter().any(|(_, text)| *text == short), "{fields:?}");
    let counts = english(say::rating::counts());
    assert!(fields.iter().all(|(_, text)| *text != counts), "{fields:?}");
    let _ = table.take_deeds();
}
