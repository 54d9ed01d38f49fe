//! Lists of games, and followed games.

use super::declare;
use crate::{GameName, Link, Name};
use tengen_game::GameId;
use tengen_rules::Size;

declare! { "list":
    to_board(url: String);
    to_challenge(url: String);
    tab_own();
    tab_club();
    tab_open();
    button_next();
    club_title();
    club_none();
    seen(number: GameId, game: GameName, size: Size, black: Name, white: Name);
    watched(number: GameId, game: GameName, size: Size, black: Name, white: Name, awaited: Name, place: Link);
    followed();
    follows_each();
    follows_end();
    button_board();
    button_each();
    button_end();
    button_stop();
    stopped(number: GameId);
    follows_full(most: usize);
    followed_link(place: Link);
    open_title();
    open_none();
    open_line(number: GameId, game: GameName, size: Size, challenger: Name, place: Link);
    open_gone(number: GameId);
}
