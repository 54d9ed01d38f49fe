//! The words for games, boards, rules and colours.

use super::declare;
use crate::{GameName, Name};
use tengen_rules::{Color, Komi, Point, RuleSet};

declare! { "terms":
    game(game: GameName);
    color(color: Color);
    and(first: String, last: Point);
    rules(rules: &'static RuleSet);
    rules_captures(rules: &'static RuleSet, stones: u8);
    rules_own();
    lot();
    challenger_takes(color: Color);
    takes(player: Name, color: Color);
    stronger_takes_white();
    handicap_none();
    handicap_stones(stones: u8);
    handicap_free(stones: u8);
    komi_none();
    komi(komi: Komi);
    venue_here();
    venue_thread();
    typed_all();
    typed_off();
    typed_last();
    typed_from();
    typed_pass();
}
