//! The menu below a count: the chains that may be dead, with a selection of any number.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Menu, Row, Selection};
use tengen::bot::port::request::Invocation;
use tengen::game::{MessageId, Phase};
use tengen::i18n::say;
use tengen::rules::PointSet;

use crate::support::board::points;
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{agree_to_count, both_agree_to_count, play, play_from, seated};
use crate::support::table::{Table, in_place, private, public, sentence};

/// A wall of each side, a dead white stone on A1 and a dead black one on E5, both of which the bot suggests as dead.
///
/// ```text
/// . X . O X
/// . X . O .
/// . X . O .
/// . X . O .
/// O X . O .
/// ```
pub(super) fn counting(rules: &str) -> Table {
    let mut table = seated(&format!("size:5 komi:0.5 rules:{rules}"));
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    table
}

pub(super) fn dead(table: &Table) -> PointSet {
    match table.game(1).phase() {
        Phase::Counting { marking, .. } => marking.dead,
        _ => panic!("no count"),
    }
}

/// `who` sends a choice of `values` from a menu, possibly a forged one.
#[must_use]
fn choose_from(
    table: &mut Table,
    who: Member,
    (custom_id, message): (&str, MessageId),
    values: &[&str],
) -> Answer {
    let values = values.iter().map(|&value| value.to_owned()).collect();
    let custom_id = custom_id.to_owned();
    table.ask(
        who,
        Invocation::Choose {
            custom_id,
            values,
            members: Vec::new(),
            message,
        },
    )
}

#[test]
fn without_points_the_count_comes_once_more_with_its_menu() {
    let mut table = counting("japanese");
    let before = table.menus().1;
    let count = public(table.say(SHIRO, "/game mark"));
    table.assert_stripped();
    assert!(count.mention.is_empty(), "nobody is called");
    let after = table.menus().1;
    assert_ne!(before, after);
    let _ = choose(&mut table, SHIRO, &["E5"]);
    assert_eq!(dead(&table), points("E5"));
}

/// `who` chooses exactly `values` in the first menu of the newest count.
#[must_use]
fn choose(table: &mut Table, who: Member, values: &[&str]) -> Answer {
    let (menus, message) = table.menus();
    choose_from(table, who, (&menus[0].custom_id, message), values)
}

fn entry_values(menu: &Menu) -> Vec<&str> {
    menu.entries
        .iter()
        .map(|entry| entry.value.as_str())
        .collect()
}

fn chosen_values(menu: &Menu) -> Vec<String> {
    assert_eq!(menu.selection, Selection::Any);
    let chosen = menu.entries.iter().filter(|entry| entry.is_chosen);
    chosen.map(|entry| entry.value.clone()).collect()
}

#[test]
fn the_menu_lists_the_chains_and_has_chosen_the_dead_ones() {
    let table = counting("japanese");
    let (menus, _) = table.menus();
    let [menu] = &menus[..] else {
        panic!("one menu: {menus:?}");
    };
    assert_eq!(entry_values(menu), ["A1", "E5", "B1", "D1"]);
    assert_eq!(chosen_values(menu), ["A1", "E5"]);
    let labels: Vec<_> = menu
        .entries
        .iter()
        .map(|entry| entry.label.as_str())
        .collect();
    assert_eq!(
        labels,
        [
            "White A1, 1 stone",
            "Black E5, 1 stone",
            "Black B1, 5 stones",
            "White D1, 5 stones"
        ]
    );
}

/// Entries do not move while a player chooses.
#[test]
fn chains_that_were_dead_come_first_and_keep_their_order() {
    let mut table = seated("size:9 rules:japanese");
    play(
        &mut table,
        "D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 H5 B5 H6 B6 B1 J1 pass pass",
    );
    for values in [&["H5"][..], &[], &["B5", "H5"]] {
        let _ = public(choose(&mut table, KURO, values));
        let (menus, _) = table.menus();
        assert_eq!(entry_values(&menus[0])[..2], ["B5", "H5"]);
        assert_eq!(menus[0].entries.len(), 6);
    }
}

/// The public count changes in place: both players mark, and everybody sees it.
#[test]
fn what_is_chosen_is_dead_and_everything_else_of_the_menu_alive() {
    for rules in ["japanese", "chinese"] {
        let mut table = counting(rules);
        assert_eq!(dead(&table), points("A1 E5"));
        for (who, values, expected) in [
            (KURO, &["A1"][..], "A1"),
            (SHIRO, &["B1", "E5"], "B1 B2 B3 B4 B5 E5"),
            (SHIRO, &[], ""),
            (KURO, &["E5", "A1"], "A1 E5"),
        ] {
            let count = in_place(choose(&mut table, who, values));
            assert_eq!(dead(&table), points(expected), "{rules}: {values:?}");
            assert!(count.mention.is_empty() || count.mention.len() == 1);
            let (menus, _) = table.menus();
            assert_eq!(chosen_values(&menus[0]).len(), values.len());
            table.restart();
        }
        both_agree_to_count(&mut table);
        assert!(!matches!(table.game(1).phase(), Phase::Counting { .. }));
    }
}

#[test]
fn another_choice_takes_an_agreement_back() {
    let mut table = counting("japanese");
    let _ = agree_to_count(&mut table, KURO);
    table.assert_stripped();
    let (menus, stale) = table.menus();
    let stale = (menus[0].custom_id.as_str(), stale);
    let _ = public(choose(&mut table, SHIRO, &["E5"]));
    let count = table.game(1);
    assert!(matches!(
        count.phase(),
        Phase::Counting { agreed: None, .. }
    ));
    // A choice from an older count is refused.
    let late = private(choose_from(&mut table, KURO, stale, &["A1"]));
    assert!(!late.files.is_empty(), "the game as it is now is shown");
    assert_eq!(dead(&table), points("E5"));
}

#[test]
fn what_the_menu_does_not_offer_cannot_be_chosen_from_it() {
    let mut table = counting("japanese");
    let (menus, message) = table.menus();
    let menu = menus[0].custom_id.clone();
    let before = table.game(1);
    let many: Vec<String> = (0..30).map(|_| "B1".to_owned()).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    for values in [
        &["C3"][..],
        // A stone by which its chain is not named.
        &["B3"],
        &["b1"],
        &["A1", "A1"],
        &["A1", "E5", "Z9"],
        &[""],
        &["K10"],
        &many,
    ] {
        let _ = sentence(choose_from(&mut table, KURO, (&menu, message), values));
        assert_eq!(table.game(1), before, "{values:?}");
    }
    let revision = before.revision();
    for custom_id in [
        format!("v1:dead:1:{revision}:1"),
        format!("v1:dead:1:{revision}:256"),
        format!("v1:dead:1:{revision}:00"),
        format!("v1:dead:1:{revision}"),
        format!("v1:dead:2:{revision}:0"),
        format!("v1:more:1:{revision}"),
    ] {
        let _ = sentence(choose_from(
            &mut table,
            KURO,
            (&custom_id, message),
            &["B1", "A1"],
        ));
        assert_eq!(table.game(1), before, "{custom_id}");
    }
    // An unchanged choice marks nothing, nor does a stranger's.
    let _ = sentence(choose_from(
        &mut table,
        KURO,
        (&menu, message),
        &["E5", "A1"],
    ));
    for values in [&["B1"][..], &[], &["C3"]] {
        let _ = sentence(choose_from(&mut table, AKA, (&menu, message), values));
    }
    assert_eq!(table.game(1), before);
}

#[test]
fn a_menu_of_a_count_that_is_over_marks_nothing() {
    let mut table = counting("chinese");
    let (menus, message) = table.menus();
    let menu = menus[0].custom_id.clone();
    let _ = public(table.press(SHIRO, say::count::button_resume()));
    table.assert_stripped();
    let before = table.game(1);
    for who in [KURO, SHIRO, AKA] {
        let _ = private(choose_from(&mut table, who, (&menu, message), &["B1"]));
    }
    assert_eq!(table.game(1), before);
}

#[test]
fn a_menu_of_one_choice_takes_one_value() {
    let mut table = counting("chinese");
    let more = private(table.press(KURO, say::table::button_more()));
    let (more_id, message) = {
        let state = table.desk.lock();
        let newest = state.messages.last().unwrap();
        let [Row::Menu(menu)] = &more.rows[..] else {
            panic!("one menu");
        };
        assert_eq!(menu.selection, Selection::One);
        (menu.custom_id.clone(), newest.id)
    };
    for values in [&[][..], &["sgf", "board"], &["sgf", "sgf"]] {
        let _ = sentence(choose_from(&mut table, KURO, (&more_id, message), values));
    }
}

#[test]
fn a_board_without_stones_has_no_menu() {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "pass pass");
    let count = public(table.say(KURO, "/game board"));
    table.assert_stripped();
    assert_eq!(count.rows.len(), 1, "{count:?}");
}

/// Stones that stand alone on every second point: those of the upper rows are White's.
fn scattered(size: u8, each: usize) -> Table {
    let mut table = seated(&format!("size:{size} rules:chinese"));
    let columns = "ACEGJLNQS".chars();
    let all = (1..=size)
        .step_by(2)
        .flat_map(|row| columns.clone().map(move |column| format!("{column}{row}")));
    let all: Vec<_> = all.collect();
    let black = all.iter().take(each);
    let white = all.iter().rev().take(each);
    let turns: Vec<_> = black
        .zip(white)
        .flat_map(|(black, white)| [black.as_str(), white])
        .collect();
    play_from(&mut table, [KURO, SHIRO], &turns.join(" "));
    play(&mut table, "pass pass");
    table
}

#[test]
fn more_chains_than_a_menu_holds_stand_in_two_by_their_columns() {
    let mut table = scattered(19, 20);
    let (menus, _) = table.menus();
    let [left, right] = &menus[..] else {
        panic!("two menus: {menus:?}");
    };
    assert_ne!(left.custom_id, right.custom_id);
    assert_ne!(left.placeholder, right.placeholder);
    let columns = |menu: &Menu| {
        let letters = entry_values(menu)
            .into_iter()
            .map(|point| point.as_bytes()[0]);
        (letters.clone().min().unwrap(), letters.max().unwrap())
    };
    assert!(columns(left).1 <= columns(right).0, "{left:?} {right:?}");
    let all = left.entries.len() + right.entries.len();
    assert_eq!(all, 40, "every chain stands in one of them");
    let (here, there) = (
        entry_values(left)[0].to_owned(),
        entry_values(right)[1].to_owned(),
    );
    // The other menu's chains stay as they are.
    let _ = public(choose(&mut table, KURO, &[&here]));
    let (menus, message) = table.menus();
    let right = (menus[1].custom_id.as_str(), message);
    let chosen = chosen_values(&menus[1]);
    let mut both: Vec<&str> = chosen.iter().map(String::as_str).collect();
    both.push(&there);
    let _ = public(choose_from(&mut table, SHIRO, right, &both));
    let dead = dead(&table);
    for point in [&here, &there] {
        assert!(dead.contains(point.parse().unwrap()), "{point}");
    }
}

/// With more than 50 the most doubtful are listed, and the others are marked by typing.
#[test]
fn a_board_full_of_single_stones_has_two_full_menus() {
    let mut table = scattered(19, 40);
    let (menus, _) = table.menus();
    let lengths: Vec<_> = menus.iter().map(|menu| menu.entries.len()).collect();
    assert_eq!(lengths, [25, 25]);
    let listed: Vec<_> = menus.iter().flat_map(entry_values).collect();
    let stones = table.game(1).position().board().arrangement();
    let all = stones.black.union(stones.white);
    let mut names = all.iter().map(|point| point.to_string());
    let other = names
        .find(|point| !listed.contains(&point.as_str()))
        .unwrap();
    let _ = public(table.say(KURO, &format!("/game mark at:{other}")));
    table.assert_stripped();
    assert!(dead(&table).contains(other.parse().unwrap()));
    let (menus, _) = table.menus();
    assert!(
        menus
            .iter()
            .any(|menu| chosen_values(menu).contains(&other))
    );
}
