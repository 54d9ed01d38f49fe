//! Invariants of every game.

use std::collections::HashSet;

use proptest::prelude::*;
use tengen_rules::{
    Board, ByColor, Color, FiveRules, GoRules, Handicap, KoRule, Komi, Marking, Move, Point,
    PointSet, Position, RuleSet, Rules, Scoring, Size, Status, Suicide,
};

/// A game by any rule set on a small board: for each turn, the number of the legal point to play.
fn games() -> impl Strategy<Value = (Rules, u8, Vec<usize>)> {
    let sets = (0..RuleSet::ALL.len()).prop_map(|set| RuleSet::ALL[set].rules);
    let choices = prop::collection::vec(0_usize..CHOICES, 1..160);
    (sets, 5_u8..=7, choices)
}

/// Number of choices in a turn.
const CHOICES: usize = 1000;
/// The first choice that is a pass.
const FIRST_PASS: usize = 970;

fn opening(rules: &Rules, side: u8) -> Position {
    let size = Size::square(side).unwrap();
    rules.opening(size, Handicap::NONE).unwrap()
}

/// Plays the `choices` without illegal passes.
fn run(
    rules: &Rules,
    side: u8,
    choices: &[usize],
    mut after: impl FnMut(&Position, Move),
) -> Position {
    let mut position = opening(rules, side);
    for &choice in choices {
        let legal: Vec<_> = rules.legal_points(&position).iter().collect();
        let mv = match legal.len() {
            number if number > 0 && choice < FIRST_PASS => Move::Play(legal[choice % number]),
            _ => Move::Pass,
        };
        if rules.play(&mut position, mv).is_ok() {
            after(&position, mv);
        }
    }
    position
}

/// One of the eight symmetries of a square.
fn turned(point: Point, side: u8, symmetry: u8) -> Point {
    let last = side - 1;
    let (mut x, mut y) = (point.column(), point.row());
    if symmetry & 1 != 0 {
        x = last - x;
    }
    if symmetry & 2 != 0 {
        y = last - y;
    }
    if symmetry & 4 != 0 {
        (x, y) = (y, x);
    }
    Point::new(x, y).unwrap()
}

fn turned_stones(stones: ByColor<PointSet>, side: u8, symmetry: u8) -> ByColor<PointSet> {
    stones.map(|set| {
        set.iter()
            .map(|point| turned(point, side, symmetry))
            .collect()
    })
}

fn swapped<T>(pair: ByColor<T>) -> ByColor<T> {
    ByColor {
        black: pair.white,
        white: pair.black,
    }
}

fn winner(rules: &Rules, position: &Position) -> Option<Color> {
    match rules.status(position) {
        Status::Over(outcome) => outcome.winner,
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_chain_of_go_is_without_liberties((rules, side, tries) in games()) {
        let go = matches!(rules, Rules::Go(_) | Rules::AtariGo(_));
        run(&rules, side, &tries, |position, _| {
            for color in Color::ALL {
                for point in position.board().stones(color).iter() {
                    let chain = position.board().chain(point).unwrap();
                    assert!(!go || !chain.liberties.is_empty());
                    assert_eq!(position.board().is_in_atari(point), chain.liberties.len() == 1);
                }
            }
        });
    }

    #[test]
    fn stones_placed_are_on_the_board_or_taken((rules, side, tries) in games()) {
        let mut placed = opening(&rules, side).board().arrangement().map(|stones| stones.len());
        run(&rules, side, &tries, |position, mv| {
            if let Move::Play(_) = mv {
                placed[!position.to_move()] += 1;
            }
            for color in Color::ALL {
                let taken = usize::from(position.prisoners()[!color]);
                assert_eq!(placed[color], position.board().stones(color).len() + taken);
            }
        });
    }

    #[test]
    fn legal_points_are_those_that_can_be_played((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let legal = rules.legal_points(&position);
        for point in position.size().all() {
            let mut after = position.clone();
            prop_assert_eq!(rules.play(&mut after, Move::Play(point)).is_ok(), legal.contains(point));
            if !legal.contains(point) {
                prop_assert_eq!(&after, &position);
            }
        }
    }

    #[test]
    fn the_hash_is_that_of_the_stones((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let board = position.board();
        if let Some(anew) = Board::from_arrangement(board.size(), board.arrangement()) {
            prop_assert_eq!(anew.hash(), board.hash());
            prop_assert_eq!(&anew, board);
        }
    }

    #[test]
    fn turning_the_board_turns_the_game((rules, side, tries) in games(), symmetry in 1_u8..8) {
        let start = opening(&rules, side);
        let stones = turned_stones(start.board().arrangement(), side, symmetry);
        let mut other = rules.position(start.size(), stones, Color::Black).unwrap();
        let turned_set = |set: PointSet| set.iter().map(|point| turned(point, side, symmetry)).collect::<PointSet>();
        let mut moves = Vec::new();
        let position = run(&rules, side, &tries, |_, mv| moves.push(mv));
        for mv in moves {
            let mv = match mv {
                Move::Play(point) => Move::Play(turned(point, side, symmetry)),
                Move::Pass => Move::Pass,
            };
            prop_assert!(rules.play(&mut other, mv).is_ok());
        }
        let expected = turned_stones(position.board().arrangement(), side, symmetry);
        prop_assert_eq!(other.board().arrangement(), expected);
        prop_assert_eq!(other.ko(), position.ko().map(|point| turned(point, side, symmetry)));
        prop_assert_eq!(other.prisoners(), position.prisoners());
        prop_assert_eq!(rules.legal_points(&other), turned_set(rules.legal_points(&position)));
        prop_assert_eq!(winner(&rules, &other), winner(&rules, &position));
        let counts = [&position, &other].map(|game| rules.count(game, &Marking::default(), Komi::ZERO));
        if let [Some(one), Some(two)] = counts {
            prop_assert_eq!(two.territory, one.territory.map(turned_set));
            prop_assert_eq!(two.total, one.total);
        }
    }

    #[test]
    fn swapping_the_colours_swaps_the_game((rules, side, tries) in games()) {
        // In Renju, moves of Black differ from those of White.
        prop_assume!(rules != Rules::Gomoku(FiveRules::Renju));
        let start = opening(&rules, side);
        let mut other =
            rules.position(start.size(), swapped(start.board().arrangement()), Color::White).unwrap();
        let mut moves = Vec::new();
        let position = run(&rules, side, &tries, |_, mv| moves.push(mv));
        for mv in moves {
            prop_assert!(rules.play(&mut other, mv).is_ok());
        }
        prop_assert_eq!(other.board().arrangement(), swapped(position.board().arrangement()));
        prop_assert_eq!(other.ko(), position.ko());
        prop_assert_eq!(other.prisoners(), swapped(position.prisoners()));
        prop_assert_eq!(rules.legal_points(&other), rules.legal_points(&position));
        prop_assert_eq!(winner(&rules, &other), winner(&rules, &position).map(|color| !color));
        let counts = [&position, &other].map(|game| rules.count(game, &Marking::default(), Komi::ZERO));
        if let [Some(one), Some(two)] = counts {
            prop_assert_eq!(two.territory, swapped(one.territory));
            prop_assert_eq!(two.total, swapped(one.total));
        }
    }

    /// Usual failure 5.
    #[test]
    fn under_superko_no_play_brings_a_board_back(
        ko in prop::sample::select(&[KoRule::PositionalSuperko, KoRule::SituationalSuperko][..]),
        suicide in prop::sample::select(&[Suicide::Forbidden, Suicide::Allowed][..]),
        side in 2_u8..=4,
        choices in prop::collection::vec(0_usize..FIRST_PASS, 1..200),
    ) {
        let rules = Rules::Go(GoRules { suicide, ..GoRules::new(ko, Scoring::Area) });
        let size = Size::square(side).unwrap();
        let mut position = rules.position(size, ByColor::default(), Color::Black).unwrap();
        let situation = |position: &Position| {
            let to_move = (ko == KoRule::SituationalSuperko).then_some(position.to_move());
            (position.board().arrangement(), to_move)
        };
        let mut seen = HashSet::from([situation(&position)]);
        for choice in choices {
            let legal: Vec<_> = rules.legal_points(&position).iter().collect();
            let mv = legal.get(choice % (legal.len() + 1)).map_or(Move::Pass, |&point| Move::Play(point));
            if rules.play(&mut position, mv).is_err() {
                break;
            }
            let new = seen.insert(situation(&position));
            prop_assert!(new || mv == Move::Pass);
        }
    }

    #[test]
    fn a_replayed_game_is_the_same_game((rules, side, tries) in games()) {
        let mut moves = Vec::new();
        let live = run(&rules, side, &tries, |_, mv| moves.push(mv));
        let mut replayed = opening(&rules, side);
        for &mv in &moves {
            rules.play(&mut replayed, mv).unwrap();
        }
        prop_assert_eq!(&replayed, &live);
        prop_assert_eq!(replayed.last(), live.last());
        prop_assert_eq!(live.ply().0 as usize, moves.len());
        prop_assert_eq!(rules.status(&replayed), rules.status(&live));
    }

    #[test]
    fn chains_part_the_stones_of_a_board((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let board = position.board();
        for stone in Color::ALL.into_iter().flat_map(|color| board.stones(color).iter()) {
            let chain = board.chain(stone).unwrap();
            prop_assert!(chain.stones.contains(stone));
            for other in chain.stones.iter() {
                prop_assert_eq!(board.chain(other), Some(chain));
                for next in other.neighbours(board.size()) {
                    prop_assert_eq!(chain.stones.contains(next), board.get(next) == Some(chain.color));
                    prop_assert_eq!(chain.liberties.contains(next), board.is_empty(next));
                }
            }
        }
    }
}
