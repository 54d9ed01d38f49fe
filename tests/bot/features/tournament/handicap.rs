//! A handicap is one number: in the pairing, on the board, in files and in standings.

use tengen::contest::{Contest, ContestId, Phase, System};
use tengen::i18n::say;
use tengen::rules::{Color, Komi};

use super::{contest, create, phase, publish, take_posts};
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{moderating, resign_game};
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_lacks, assert_says, assert_told};

/// A tournament of two, of these ranks, whose first round is published.
fn of_two(options: &str, ranks: [&str; 2]) -> Table {
    let mut table = Table::new();
    let _ = create(&mut table, &format!("name:Cup {options}"));
    for (member, rank) in [KURO, SHIRO].into_iter().zip(ranks) {
        let _ = private(table.say(member, &format!("/me rank rank:{rank}")));
        let _ = public(table.press(member, say::tournament::button_enter()));
    }
    publish(&mut table);
    table.tick();
    table
}

fn handicap(contest: &Contest) -> u8 {
    contest.rounds[0].pairs[0].couple.handicap
}

#[test]
fn the_number_of_the_pairing_is_that_on_the_board_and_in_the_files() {
    // Board, ranks, the number, stones, and whether White gets the usual komi.
    let cases = [
        (9, ["3d", "4k"], 2, 2, false),
        (9, ["1k", "3k"], 1, 0, false),
        (9, ["1k", "2k"], 0, 0, true),
        (9, ["9d", "9k"], 3, 3, false),
        (13, ["3d", "4k"], 3, 3, false),
        (19, ["3d", "4k"], 6, 6, false),
    ];
    for (size, ranks, number, stones, is_usual) in cases {
        let options = format!("system:swiss size:{size} handicap:yes rounds:1");
        let mut table = of_two(&options, ranks);
        let (contest, _) = contest(&table);
        assert_eq!(handicap(&contest), number, "{options} {ranks:?}");
        let game = table.game(1);
        assert_eq!(game.terms().handicap.stones(), stones);
        assert_eq!(game.terms().komi > Komi::HALF, is_usual);
        if number > 0 {
            assert_eq!(game.color_of(SHIRO.player()), Some(Color::Black));
            let pairing = format!(" · +{number}");
            assert!(
                take_posts(&table)
                    .iter()
                    .any(|it| it.content.contains(&pairing))
            );
        }
        resign_game(&mut table, KURO, 1);
        assert_eq!(phase(&table), Phase::Over);
        let files = private(table.say(KURO, "/tournament files"));
        let text = |at: usize| String::from_utf8_lossy(&files.files[at].bytes).into_owned();
        assert_says(text(0), format!("handicap=\"{number}\""));
        let winner = match game.color_of(SHIRO.player()) {
            Some(Color::Black) => format!("2+/b{number}"),
            _ => format!("2+/w{number}"),
        };
        assert_says(text(1), &winner);
        drop(table.take_deeds());
    }
}

#[test]
fn the_card_says_what_the_numbers_mean() {
    let mut table = Table::new();
    let card = create(&mut table, "name:Cup system:swiss handicap:yes");
    let body = card.card.unwrap().body.to_string();
    assert_says(&body, say::tournament::handicap_rule());
    let plain = create(&mut table, "name:Even system:swiss");
    let body = plain.card.unwrap().body.to_string();
    assert_lacks(&body, say::tournament::handicap_rule());
}

#[test]
fn ranks_of_go_pair_nobody_in_other_games() {
    let mut table = Table::new();
    for options in ["system:mcmahon", "handicap:yes"] {
        let command = format!("/tournament create name:Cup game:gomoku {options}");
        let refused = moderating(&mut table, |table| table.say(KURO, &command));
        assert_told(refused, say::tournament::no_ranks_but_go());
    }
    let card = create(&mut table, "name:Cup game:gomoku");
    let store = table.store();
    let found = table.wait(store.contest(ContestId::new(1))).unwrap();
    assert_eq!(found.unwrap().0.setup.system, System::Swiss);
    assert!(card.card.is_some());
    let _ = private(table.say(SHIRO, "/me rank rank:3d"));
    let card = public(table.press(SHIRO, say::tournament::button_enter()));
    let body = card.card.unwrap().body.to_string();
    assert_lacks(&body, "3d");
    drop(table.take_deeds());
}

#[test]
fn a_member_who_leaves_before_the_first_round_is_in_no_file() {
    let mut table = Table::new();
    super::create_with_players(&mut table, "system:swiss where:evening rounds:1");
    let _ = public(table.press(SHIRO, say::tournament::button_withdraw()));
    publish(&mut table);
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    let files = private(table.say(KURO, "/tournament files"));
    for file in &files.files {
        let text = String::from_utf8_lossy(&file.bytes);
        assert_lacks(text.to_lowercase(), "shiro");
        assert_says(text.to_lowercase(), "kuro");
    }
    let shown = private(table.say(KURO, "/tournament show"));
    let body = shown.card.unwrap().body.to_string();
    let gone = say::tournament::withdrawn(format!("<@{}> (2k)", SHIRO.player()));
    assert_lacks(&body, gone);
    drop(table.take_deeds());
}
