//! The challenge card and what becomes of it.

use super::declare;
use crate::{Called, Link, Name, Text, Until};
use tengen_rules::{Komi, Rank, Size};

declare! { "challenge":
    title(game: Called, size: Size);
    invited(challenger: Name, invited: Name);
    open(challenger: Name);
    pairs(challenger: Name, partner: Name, opponents: Name);
    rematch(challenger: Name, invited: Name, colors: String);
    rematch_pairs(challenger: Name, partner: Name, opponents: Name, colors: String);
    rematch_question();
    button_rematch_swapped();
    button_rematch_same();
    field_rules();
    field_colors();
    field_handicap();
    field_komi();
    field_venue();
    field_expires();
    field_joined();
    joined(players: Name);
    line_balance(balance: Text);
    balance_equal(rank: Rank, komi: Komi);
    balance(weaker: Name, weaker_rank: Rank, stronger: Name, stronger_rank: Rank, stones: u8, komi: Komi);
    expires(at: Until);
    button_accept();
    button_decline();
    button_withdraw();
    button_terms();
    button_change();
    button_even();
    button_send();
    button_colors(colors: Text);
    change();
    counter(challenger: Name, invited: Name);
    odds(stones: u8, komi: Komi);
    replaced(player: Name);
    sent();
    line_joined(players: Name);
    line_komi(komi: Komi);
    line_handicap(stones: u8);
    accepted(accepter: Name, black: Name, white: Name);
    accepted_thread(accepter: Name, black: Name, white: Name);
    declined(invited: Name, challenger: Name);
    withdrawn(challenger: Name);
    lapsed(challenger: Name);
    who_is_stronger();
    button_stronger_challenger(challenger: Name);
    button_stronger_accepter();
    button_stronger_equal();
    by_rank(stronger: Name, stronger_rank: Rank, weaker: Name, weaker_rank: Rank);
    by_equal_rank(rank: Rank);
    thread_failed();
    answers_only();
    taken(place: Link);
}
