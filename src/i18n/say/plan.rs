//! Conditional moves.

use super::declare;
use crate::game::GameId;
use crate::i18n::{Link, Text};
use crate::rules::{Color, Point};

declare! { "plan":
    command();
    command_about();
    they();
    they_about();
    me();
    me_about();
    line();
    line_about();
    drop();
    drop_about();
    pass();
    heading(number: GameId);
    legend();
    nothing(number: GameId);
    picture(line: String);
    added(line: String);
    replaced();
    dropped(line: String);
    cleared();
    button_add();
    button_clear();
    drop_placeholder();
    form_title(number: GameId);
    form_line();
    deviated(point: Point);
    deviated_pass();
    impossible(point: Point);
    upset();
    over();
    dropped_by_game(number: GameId, place: Link);
    more();
    more_about();
    not_playing();
    pairs();
    placing();
    own_turn();
    empty();
    both();
    no_answer();
    too_deep(most: usize);
    too_many(most: usize);
    bad_move(number: usize, reason: Text);
    illegal(number: usize, reason: Text);
    not_planned(number: usize);
    answered(color: Color, point: Point);
    captured(color: Color, point: Point, stones: usize);
    passed(color: Color);
    after(first: Text, then: Text);
}
