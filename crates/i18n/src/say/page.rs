//! The page with a board to touch.

use super::declare;
use crate::Text;
use tengen_game::GameId;
use tengen_rules::{Color, Point};

declare! { "page":
    button_board();
    more_about();
    more_browser();
    more_browser_about();
    link(number: GameId, url: String);
    field();
    open_boards(boards: usize);
    close_all();
    option();
    option_about();
    title(number: GameId);
    opening(number: GameId);
    button_open();
    used();
    other_member();
    button_close();
    closed();
    not_open();
    not_here();
    away();
    refused();
    only_in_chat();
    behind();
    not_live();
    again(point: String);
    empty(point: Point);
    stone(color: Color, point: Point);
    last(point: Text);
    send();
    busy();
    no_club();
    running();
    none_running();
    results();
    evenings();
    calendar();
    feed();
    record();
    table();
    games();
    games_none();
    connecting();
    not_signed_in();
}
