//! Scripts that many tests begin with.

use tengen::bot::reply::Answer;

use super::cast::{KURO, Member, SHIRO};
use super::table::{Table, public, sentence};
use tengen::game::Phase;

/// Kuro challenges shiro with `options`, shiro accepts; kuro plays Black.
pub(crate) fn seated(options: &str) -> Table {
    let mut table = Table::new();
    begin(&mut table, options);
    table
}

/// Kuro challenges shiro with `options`, shiro accepts; kuro plays Black.
pub(crate) fn begin(table: &mut Table, options: &str) {
    let challenge = format!("/challenge opponent:@shiro colour:black {options}");
    let _card = public(table.say(KURO, &challenge));
    let _accepted = public(table.press(SHIRO, "Accept"));
    match table.setting.reach {
        tengen::bot::request::Reach::Member(_) => drop(table.posted()),
        tengen::bot::request::Reach::AnswersOnly => {}
    }
}

/// Kuro and shiro play `moves` in turn, kuro first; `pass` is a move.
pub(crate) fn play(table: &mut Table, moves: &str) {
    play_from(table, [KURO, SHIRO], moves);
}

/// The `players` play `moves` in turn.
pub(crate) fn play_from(table: &mut Table, players: impl AsRef<[Member]>, moves: &str) {
    for (player, mv) in players
        .as_ref()
        .iter()
        .cycle()
        .zip(moves.split_whitespace())
    {
        let answer = match mv {
            "pass" => table.say(*player, "/pass"),
            point => table.say(*player, &format!("/play at:{point}")),
        };
        match answer {
            Answer::Post(_) => {}
            other => panic!("{} {mv}: {}", player.name, sentence(other)),
        }
        if matches!(table.setting.reach, tengen::bot::request::Reach::Member(_)) {
            table.stripped();
        }
    }
}

/// Takes back what was suggested as dead in the count of game 1, so that a script begins with a clean board.
pub(crate) fn unmark(table: &mut Table) {
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!("no count");
    };
    let dead: Vec<_> = marking.dead.iter().map(|point| point.to_string()).collect();
    if !dead.is_empty() {
        drop(public(
            table.say(KURO, &format!("/mark at:{}", dead.join(","))),
        ));
        table.stripped();
    }
}
