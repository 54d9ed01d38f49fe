//! Ranks, and the handicap that they suggest.

use tengen_rules::{Balance, Handicap, Komi, Placement, Rank, Size};

fn rank(text: &str) -> Rank {
    text.parse().unwrap_or_else(|_| panic!("{text} is a rank"))
}

/// All ranks, the weakest first.
fn ranks() -> Vec<Rank> {
    let kyu = (1..=30).rev().filter_map(Rank::kyu);
    kyu.chain((1..=9).filter_map(Rank::dan)).collect()
}

fn komi(text: &str) -> Komi {
    text.parse().unwrap()
}

fn suggested(steps: u8, side: u8) -> Balance {
    Balance::suggest(steps, Size::square(side).unwrap(), komi("6.5"))
}

#[test]
fn a_rank_reads_as_it_is_written() {
    assert_eq!(ranks().len(), 39);
    for (step, rank) in ranks().into_iter().enumerate() {
        assert_eq!(rank.to_string().parse(), Ok(rank));
        assert_eq!(usize::from(rank.above(ranks()[0]).unsigned_abs()), step);
    }
    assert_eq!(Rank::kyu(5).unwrap().to_string(), "5k");
    assert_eq!(Rank::dan(2).unwrap().to_string(), "2d");
}

#[test]
fn people_write_ranks_in_several_ways() {
    for text in ["5k", "5K", " 5 kyu ", "5Kyu", "05k"] {
        assert_eq!(text.parse(), Ok(Rank::kyu(5).unwrap()), "{text:?}");
    }
    for text in ["2d", "2D", "2 dan", "2 DAN"] {
        assert_eq!(text.parse(), Ok(Rank::dan(2).unwrap()), "{text:?}");
    }
}

#[test]
fn ranks_go_from_30_kyu_to_9_dan() {
    let none = [
        "",
        "k",
        "5",
        "0k",
        "31k",
        "0d",
        "10d",
        "-5k",
        "+5k",
        "5p",
        "5.5k",
        "5kd",
        "k5",
        "256k",
        "99999999999k",
        "５k",
        "5k 2d",
        "\u{212a}",
        "5\u{212a}x",
    ];
    for text in none {
        assert!(text.parse::<Rank>().is_err(), "{text:?}");
    }
    assert_eq!((Rank::kyu(0), Rank::kyu(31)), (None, None));
    assert_eq!((Rank::dan(0), Rank::dan(10)), (None, None));
}

#[test]
fn one_dan_is_a_step_above_one_kyu() {
    assert_eq!(rank("1d").above(rank("1k")), 1);
    assert_eq!(rank("1k").above(rank("1d")), -1);
    assert_eq!(rank("9d").above(rank("30k")), 38);
    assert_eq!(rank("30k").above(rank("9d")), -38);
    let mut sorted = ranks();
    sorted.sort_unstable();
    assert_eq!(sorted, ranks(), "the stronger is the greater");
}

#[test]
fn equals_play_an_even_game_with_the_usual_komi() {
    for side in 5..=19 {
        let even = Balance {
            handicap: Handicap::NONE,
            komi: komi("6.5"),
        };
        assert_eq!(suggested(0, side), even, "{side}");
    }
}

#[test]
fn on_nineteen_lines_a_step_is_a_stone_and_the_first_is_the_komi() {
    let stones = |steps| suggested(steps, 19).handicap.stones();
    assert_eq!(
        (0..=11).map(stones).collect::<Vec<_>>(),
        [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
    );
    assert_eq!(suggested(1, 19).komi, Komi::HALF);
    assert_eq!(suggested(9, 19).komi, Komi::HALF);
}

#[test]
fn on_smaller_boards_a_stone_weighs_more_and_komi_lies_between_two() {
    let of = |side| {
        move |steps| {
            let balance = suggested(steps, side);
            (balance.handicap.stones(), balance.komi.to_string())
        }
    };
    let small = of(13);
    assert_eq!(small(1), (0, "2.5".to_owned()));
    assert_eq!(small(3), (0, "-5.5".to_owned()));
    assert_eq!(small(4), (2, "2.5".to_owned()));
    assert_eq!(small(8), (3, "-1.5".to_owned()));
    let smallest = of(9);
    assert_eq!(smallest(1), (0, "4.5".to_owned()));
    assert_eq!(smallest(3), (0, "0.5".to_owned()));
    assert_eq!(smallest(6), (0, "-5.5".to_owned()));
    assert_eq!(smallest(8), (2, "2.5".to_owned()));
    assert_eq!(smallest(14), (3, "2.5".to_owned()));
    assert_eq!(
        smallest(38),
        (5, "-5.5".to_owned()),
        "nine lines have five marks"
    );
}

#[test]
fn a_number_of_a_tournament_comes_nearest_without_other_komi() {
    let numbers = |side, steps: [u8; 6]| {
        steps.map(|steps| Balance::number(steps, Size::square(side).unwrap()))
    };
    assert_eq!(numbers(13, [0, 1, 3, 5, 8, 255]), [0, 1, 2, 2, 3, 9]);
    assert_eq!(numbers(9, [1, 2, 5, 8, 14, 255]), [0, 1, 1, 2, 3, 5]);
}

#[test]
fn more_difference_never_gives_less() {
    for usual in ["0", "0.5", "6.5", "7.5", "-3"].map(komi) {
        for side in 5..=19 {
            let size = Size::square(side).unwrap();
            let given = |steps| {
                let Balance { handicap, komi } = Balance::suggest(steps, size, usual);
                24 * i16::from(handicap.stones().saturating_sub(1)) - komi.half_points()
            };
            for steps in 0..u8::MAX {
                assert!(given(steps) <= given(steps + 1), "{side}: {steps}");
            }
        }
    }
}

#[test]
fn what_is_suggested_can_be_played() {
    for side in 5..=19 {
        let size = Size::square(side).unwrap();
        for steps in 0..=40 {
            let handicap = suggested(steps, side).handicap;
            assert_eq!(handicap.placement(), Placement::Marked);
            assert!(handicap.points(size).is_some(), "{steps} on {side}");
        }
    }
}

/// Booklet 001 has no komi; an agreed one for Black is not raised.
#[test]
fn no_komi_is_suggested_above_the_usual_one() {
    let size = Size::square(19).unwrap();
    for usual in [Komi::ZERO, komi("-3")] {
        for steps in 0..=12 {
            assert_eq!(Balance::suggest(steps, size, usual).komi, usual);
        }
    }
}
