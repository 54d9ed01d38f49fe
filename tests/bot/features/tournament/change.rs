//! An organiser changes a tournament's setup.

use tengen::clock::Span;
use tengen::contest::{Handicaps, System};
use tengen::game::TimeControl;
use tengen::i18n::{Quote, say};

use super::{contest, create_with_players, publish};
use crate::support::cast::{AKA, KURO};
use crate::support::script::moderating;
use crate::support::table::{Table, sentence};
use crate::support::words::english;

#[test]
fn an_organiser_changes_how_it_is_played_until_rounds_rest_on_it() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    let changed = |name| english(say::tournament::changed(Quote::new(name)));
    let all = "name:Trophy rounds:3 clock:14d system:mcmahon handicap:yes";
    let said = sentence(table.say(KURO, &format!("/tournament change {all}")));
    let goes_on = english(say::tournament::changed_clock(Quote::new("Trophy")));
    assert_eq!(said, goes_on);
    let setup = contest(&table).0.setup;
    assert_eq!((setup.title.as_str(), setup.rounds), ("Trophy", 3));
    assert_eq!(setup.system, System::McMahon);
    assert_eq!(setup.handicaps, Handicaps::ByDifference);
    let turn = TimeControl::PerMove(Span::days(14));
    assert_eq!(setup.terms.pace.control, turn);
    let said = sentence(table.say(AKA, "/tournament change rounds:1"));
    assert_eq!(said, english(say::tournament::no_organiser()));
    publish(&mut table);
    for settled in ["system:swiss", "handicap:no"] {
        let said = sentence(table.say(KURO, &format!("/tournament change {settled} rounds:5")));
        assert_eq!(said, english(say::tournament::no_begun()), "{settled}");
    }
    assert_eq!(contest(&table).0.setup.rounds, 3, "all of it or nothing");
    let said = sentence(table.say(KURO, "/tournament change rounds:4 name:Cup"));
    assert_eq!(said, changed("Cup"));
    assert_eq!(contest(&table).0.setup.rounds, 4);
    publish(&mut table);
    let said = sentence(table.say(KURO, "/tournament change rounds:1"));
    assert_eq!(said, english(say::tournament::no_begun()));
    drop(table.take_deeds());
}

#[test]
fn games_at_a_board_are_given_no_clock() {
    let mut table = Table::new();
    let refused = english(say::tournament::no_clock_by_hand());
    let create = "/tournament create name:Cup where:evening clock:3d";
    let answer = moderating(&mut table, |table| table.say(KURO, create));
    assert_eq!(sentence(answer), refused);
    create_with_players(&mut table, "where:evening");
    let said = sentence(table.say(KURO, "/tournament change name:Trophy clock:3d"));
    assert_eq!(said, refused);
    let setup = contest(&table).0.setup;
    assert_ne!(setup.title.as_str(), "Trophy", "all of it or nothing");
    drop(table.take_deeds());
}
