//! The page with a board to touch.

use super::declare;
use crate::{Text, When};
use tengen_game::GameId;
use tengen_rules::{Color, Point};

declare! { "page":
    button_board();
    more_about();
    more_browser();
    more_browser_about();
    link(number: GameId);
    field();
    open_boards(boards: usize);
    close_all();
    close_browser();
    browser(games: String, since: When);
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
    plan_back();
    plan_remove();
    plan_end();
    making();
    look_again();
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
