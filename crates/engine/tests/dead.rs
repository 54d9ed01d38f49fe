//! Dead stones when play has stopped.

use tengen_engine::{Fate, dead_stones, judge_chains};
use tengen_rules::{Board, Chance, Color, Move, Position, Rules, Size};

use super::rules;
use tengen_testkit::board::{at, points, position};

/// Asserts which stones of a diagram are dead, with either side to pass last.
#[track_caller]
fn assert_proposed(diagram: &str, names: &str) {
    let rules = rules("japanese");
    for color in Color::ALL {
        let stopped = stopped(&rules, diagram, color);
        let proposed = dead_stones(&rules, &stopped);
        assert_eq!(proposed, points(names), "{:?}", stopped.board());
    }
}

/// The position of a diagram after two passes.
fn stopped(rules: &Rules, diagram: &str, to_move: Color) -> Position {
    let mut position = position(rules, diagram, to_move);
    for _ in 0..2 {
        rules.play(&mut position, Move::Pass).unwrap();
    }
    position
}

const STONES_INSIDE: &str = "
    . . . X O . . . .
    . O . X O . . . .
    . . . X O . X . .
    . . . X O . . . .
    X X X X O O O O O
    . X . X X X X O .
    X . X O . . X O O
    . X . . . . X O .
    . . . . . . X O .";

#[test]
fn stones_inside_the_enemys_territory_are_dead() {
    assert_proposed(STONES_INSIDE, "B8 G7 D3");
}

#[test]
fn a_lone_stone_in_large_territory_is_dead() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . O . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . X .
         . . . . X O . . .
         . . . . X O . . .",
        "C7 H3",
    );
    // Wherever it is.
    for at in ["B5", "A1", "C5", "D9", "B2"] {
        let row = |row: u8| -> String {
            let stone = |column: char| {
                if format!("{column}{row}") == at {
                    "O"
                } else {
                    "."
                }
            };
            format!(
                "{} {} {} {} X O . . .\n",
                stone('A'),
                stone('B'),
                stone('C'),
                stone('D')
            )
        };
        let diagram: String = (1..=9).rev().map(row).collect();
        assert_proposed(&diagram, at);
    }
}

#[test]
fn a_group_with_one_eye_is_dead() {
    assert_proposed(
        ". . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         X X X X O . . . .
         O O O X O . . . .
         . O . X O . . . .",
        "A2 B2 C2 B1",
    );
}

#[test]
fn the_side_with_fewer_liberties_in_a_race_is_dead() {
    assert_proposed(
        ". . . X O . . . .
         O O O X O . . . .
         X X O X O . . . .
         . X O X O O O O O
         . X O . . . . . .
         X X O O O O O O O
         . X X X X X X X X
         . . . . . . . . .
         . . . . . . . . .",
        "D9 D8 D7 D6",
    );
}

#[test]
fn groups_with_territory_are_alive() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         X X X X X O . . .
         O O O O X O . . .
         . . . O X O . . .
         . . . O X O . . .
         . . . O X O . . .",
        "",
    );
}

#[test]
fn a_group_that_can_make_two_eyes_in_answer_is_alive() {
    assert_proposed(
        ". . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         X X X X X X O . .
         O O O O O X O . .
         . . . . O X O . .",
        "",
    );
}

#[test]
fn groups_in_seki_without_eyes_are_alive() {
    assert_proposed(
        ". . . X O . . . .
         . X . X O . . O .
         . . . X O . . . .
         X X X X O O O O O
         . X . X O . . . .
         X X X O O . . . .
         X O O X O . . . .
         X O . X O . . . .
         X O . X O . . . .",
        "",
    );
}

#[test]
fn groups_in_seki_with_an_eye_each_are_alive() {
    assert_proposed(
        ". X . X O . . . .
         X X X X O . . O .
         . X . X O . . . .
         X X X X O O O O O
         . X . X O . O . O
         X X X X O O O O O
         X X X O O O O . O
         O O O X X X O O O
         . O . X . X O . O",
        "",
    );
}

#[test]
fn a_group_in_seki_around_its_opponent_is_alive() {
    // Random play destroys this seki: White at either end loses everything, Black there lets White live.
    assert_proposed(
        ". O . O . O . O .
         O O O O O O O O O
         . . . . . . . . .
         X X X X X X X X X
         . . . . . . . . .
         . . . . . . . . .
         X X X X X X X . .
         O O O O O O X X X
         . X X X . O X . .",
        "",
    );
}

const WITHOUT_ROOM: &str = ". X . . . O . . .
         X X . . . O O O O
         . X . . . O . O .
         X X . . . O O O O
         O X . . . O . . O
         . X X X X O O O O
         X X . X O O . . .
         . X X X X O X . .
         X . X . X O . . .";

#[test]
fn stones_without_room_among_living_ones_are_dead() {
    assert_proposed(WITHOUT_ROOM, "A5 G2");
}

#[test]
fn a_larger_board_is_judged_too() {
    assert_proposed(
        ". . . X O . . . . O X . .
         . . . X O . . . . O X . .
         . O . X O O O O O O X X X
         . . X X X X O X X X X O O
         X X X O X . X . . X O O .
         O O X O O X . X X X X O .
         . O O . O O X . X O O O .
         . . . . . O X X X X O . .
         . X . . . O O X . X O O O
         . . . . . . O X . X X X O
         . O O O . . O X . . . X X
         . . . . . . O X . O . . .
         . . . . . . O X . . . . .",
        "B11 B5 K2",
    );
}

#[test]
fn nothing_is_dead_on_a_board_that_was_never_touched() {
    for side in [5, 9, 13, 19] {
        let rules = rules("japanese");
        let size = Size::square(side).unwrap();
        let position = rules
            .position(size, Default::default(), Color::Black)
            .unwrap();
        assert!(dead_stones(&rules, &position).is_empty());
    }
}

#[test]
fn nothing_is_dead_among_the_stones_of_one_side() {
    assert_proposed(
        ". . . . .
         . . . . .
         . . X . .
         . . . . .
         . . . . .",
        "",
    );
}

#[test]
fn nothing_is_proposed_where_stones_count_as_they_stand() {
    for name in ["strasbourg", "tromp-taylor"] {
        let rules = rules(name);
        let stopped = stopped(&rules, STONES_INSIDE, Color::Black);
        assert!(dead_stones(&rules, &stopped).is_empty(), "{name}");
    }
}

#[test]
fn nothing_is_proposed_in_games_without_a_count() {
    for name in ["atari-go", "gomoku"] {
        let rules = rules(name);
        let position = position(&rules, STONES_INSIDE, Color::Black);
        assert!(dead_stones(&rules, &position).is_empty(), "{name}");
    }
}

#[test]
fn whole_chains_are_proposed_and_none_that_is_proven_to_live() {
    let rules = rules("chinese");
    let size = Size::square(7).unwrap();
    for seed in 0..6 {
        let mut boards = Vec::new();
        let mut chance = Chance::new(seed);
        Board::new(size).play_out_watched(Color::Black, &mut chance, |board, _| {
            boards.push(board.clone());
        });
        let board = &boards[boards.len() * 3 / 5];
        let position = rules
            .position(size, board.arrangement(), Color::Black)
            .unwrap();
        let proposed = dead_stones(&rules, &position);
        assert_eq!(dead_stones(&rules, &position), proposed);
        for point in proposed.iter() {
            let chain = board.chain(point).unwrap();
            assert!(chain.stones.difference(proposed).is_empty());
            assert!(!board.unconditionally_alive(chain.color).contains(point));
        }
    }
}

#[test]
fn a_stone_in_atari_that_no_extension_saves_is_dead() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O O O .
         . . . . X O X . .
         . . . . X O O O .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .",
        "G5",
    );
}

/// online-go/score-estimator, easy/13943855, in a variant: E2 is in atari, and White answers its only extension by taking it.
#[test]
fn a_stone_whose_only_extension_is_taken_is_dead() {
    assert_proposed(
        "X X X . . X X O .
         X X X X X X O O .
         . . . X . X O . O
         X X X X X O O . .
         X X X O X O X O .
         . X O O X X X O .
         X X O O O X X O .
         X O O . X O O . .
         X X O . O . . . .",
        "E2",
    );
}

#[test]
fn a_bulky_five_with_a_stone_on_its_vital_point_is_one_eye() {
    assert_proposed(
        ". . . . . . . . .
         . . . . . . . . .
         X X X X X X X X X
         O O O O O O O O O
         . . . . . . . . .
         O O O O . . . . .
         X X X O . . . . .
         . . X X O . . . .
         . O . X O . . . .",
        "A3 B3 C3 C2 D2 D1",
    );
}

#[test]
fn an_open_border_makes_nothing_dead() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . X . O . . .
         . . . X . . O . .
         . . . X . . O . .
         . . . . X . O . .
         . . . . X . O . .
         . . . . X O . . .",
        "",
    );
}

#[test]
fn what_is_proven_is_told_apart_from_what_is_likely() {
    let rules = rules("japanese");
    let stopped = stopped(&rules, WITHOUT_ROOM, Color::Black);
    let judged = judge_chains(&rules, &stopped);
    let fate = |name: &str| {
        let mut chains = judged.iter();
        let chain = chains.find(|chain| chain.stones.contains(at(name)));
        chain.unwrap().fate
    };
    assert_eq!(fate("A5"), Fate::ProvenDead);
    assert_eq!(fate("B9"), Fate::ProvenAlive);
    assert!(fate("G2").is_dead());
}

/// In two corners each side can capture the other if it begins, so that neither is dead as it stands.
const ENTANGLED: &str = "
    . X O O . . O O .
    O O X O . O X O X
    O O X O O O X X .
    X X X O X X O X .
    . . X O O X . O .
    . . X O O O O O O
    . . X X X X X X O
    . . X . X O O O X
    . . X . X X O O .";

#[test]
fn of_chains_that_capture_each_other_none_is_proven_dead() {
    let rules = rules("japanese");
    let judged = judge_chains(&rules, &stopped(&rules, ENTANGLED, Color::Black));
    for name in ["A8", "B9", "H2", "J2"] {
        let mut chains = judged.iter();
        let chain = chains.find(|chain| chain.stones.contains(at(name)));
        let fate = chain.unwrap().fate;
        assert!(matches!(fate, Fate::Unsettled { .. }), "{name}: {fate:?}");
    }
}
