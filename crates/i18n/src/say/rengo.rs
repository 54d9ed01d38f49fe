//! Rengo: its command, and the card on which members join a side.

use super::declare;
use crate::{GameName, Link, Name};
use tengen_game::GameId;
use tengen_rules::{Color, Size};

declare! { "rengo":
    command();
    about();
    title();
    open(challenger: Name);
    rematch(players: Name, challenger: Name, number: GameId);
    starts(challenger: Name, fewest: usize);
    side(color: Color, count: usize, most: usize, players: Name);
    side_empty(color: Color);
    colors();
    button_join_black();
    button_join_white();
    button_join();
    button_leave();
    button_start();
    button_call_off();
    join_there(place: Link);
    waiting(number: GameId, game: GameName, size: Size, place: Link);
    started(black: Name, white: Name);
    lapsed(challenger: Name);
    called_off(challenger: Name);
    only_the_starter(challenger: Name);
    other_challenge();
    side_full(color: Color, most: usize);
    joined_too_often();
    no_side_joined();
    too_few_players(fewest: usize);
}
