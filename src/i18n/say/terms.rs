//! The words for games, boards, rules and colours.

use super::declare;
use crate::rules::{Color, Komi, Variant};

declare! { "terms":
    game(game: Variant);
    color(color: Color);
    rules_territory();
    rules_area();
    rules_stones();
    rules_crosscut();
    rules_empty_start();
    rules_five_or_more();
    rules_exactly_five();
    rules_pairs();
    rules_pairs_exact();
    lot();
    challenger_takes(color: Color);
    stronger_takes_white();
    handicap_none();
    handicap_stones(stones: u8);
    komi_none();
    komi(komi: Komi);
    venue_here();
    venue_thread();
}
