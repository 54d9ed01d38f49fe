use tengen_game::{Draft, Terms, TermsError};
use tengen_rules::{Handicap, Komi, RuleSet};

use super::table::{draft, rules, size, terms};

fn stones(count: u8) -> Handicap {
    Handicap::new(count).expect("0 or 2 to 9")
}

#[test]
fn every_rule_set_offers_an_even_game_on_each_size_it_names() {
    for set in RuleSet::ALL {
        for &side in set.rules.usual_sizes() {
            let even = Draft::even(set.rules, size(side));
            assert!(Terms::new(even).is_ok(), "{} on {side}", set.name);
        }
    }
}

#[test]
fn boards_are_of_5_to_19_lines() {
    for side in 1..=19 {
        let terms = Terms::new(draft("territory", side));
        match side {
            5.. => assert!(terms.is_ok(), "{side}"),
            _ => assert_eq!(terms, Err(TermsError::Size { size: size(side) })),
        }
    }
}

#[test]
fn boards_are_square() {
    let oblong = tengen_rules::Size::new(9, 13).expect("a size");
    let draft = Draft {
        size: oblong,
        ..draft("territory", 9)
    };
    assert_eq!(Terms::new(draft), Err(TermsError::Size { size: oblong }));
}

#[test]
fn handicap_needs_marked_points() {
    let with = |side, count| {
        Terms::new(Draft {
            handicap: stones(count),
            ..draft("territory", side)
        })
    };
    assert!(with(19, 9).is_ok());
    assert!(with(9, 2).is_ok());
    let refused = TermsError::Handicap {
        size: size(5),
        handicap: stones(9),
    };
    assert_eq!(with(5, 9), Err(refused));
}

#[test]
fn only_go_knows_handicap_stones() {
    for name in ["atari-go", "gomoku", "go-bang"] {
        let with = Draft {
            handicap: stones(2),
            ..draft(name, 19)
        };
        assert!(
            matches!(Terms::new(with), Err(TermsError::Handicap { .. })),
            "{name}"
        );
    }
}

#[test]
fn games_without_points_have_no_komi() {
    let komi = Komi::from_half_points(13).expect("a komi");
    for name in ["atari-go", "gomoku", "go-bang"] {
        assert_eq!(terms(name, 19).komi, Komi::ZERO);
        let with = Draft {
            komi,
            ..draft(name, 19)
        };
        assert_eq!(Terms::new(with), Err(TermsError::Komi { komi }), "{name}");
    }
}

#[test]
fn komi_is_no_larger_than_the_board_either_way() {
    let with = |half_points| {
        Terms::new(Draft {
            komi: Komi::from_half_points(half_points).expect("a komi"),
            ..draft("territory", 9)
        })
    };
    assert!(with(162).is_ok());
    assert!(with(-162).is_ok());
    assert!(with(0).is_ok());
    for beyond in [163, -163] {
        assert!(matches!(with(beyond), Err(TermsError::KomiTooLarge { .. })));
    }
}

#[test]
fn territory_gives_white_five_and_a_half_and_half_a_point_with_handicap() {
    let territory = rules("territory");
    assert_eq!(territory.default_komi(Handicap::NONE).half_points(), 11);
    assert_eq!(territory.default_komi(stones(2)).half_points(), 1);
}
