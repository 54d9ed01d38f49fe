//! Puzzles made by the generator, against the naive rules.

use proptest::prelude::*;
use tengen_puzzle::{Answer, Choice, Level, NoAnswer, Question, RulePuzzle, RuleTopic, Verdict};
use tengen_rules::{Board, Chance, Color, Move, PointSet, Scoring};

use super::naive::{Grid, Place, place, set};

fn made(topic: RuleTopic, level: Level, seed: u64) -> RulePuzzle {
    // Now and then the games of one seed give nothing.
    let mut seeds = (0..5).map(|more| seed.wrapping_add(more * 1000));
    seeds
        .find_map(|seed| RulePuzzle::generate(topic, level, &mut Chance::new(seed)))
        .unwrap_or_else(|| panic!("no puzzle about {topic:?}"))
}

/// The answer by the naive rules, where they have one.
fn second_opinion(puzzle: &RulePuzzle) -> Answer {
    let position = puzzle.scene().position();
    let (board, color) = (position.board(), position.to_move());
    let grid = Grid::of(board);
    match *puzzle.question() {
        Question::Liberties { of } => Answer::Number(grid.liberties(place(of)) as u16),
        Question::Forbidden => {
            let before = before(puzzle);
            let forbidden =
                grid.empty()
                    .into_iter()
                    .filter(|&place| match grid.play(color, place) {
                        None => true,
                        // Simple ko: the board of one move before.
                        Some((_, after)) => Some(after) == before,
                    });
            Answer::Points(set(forbidden))
        }
        Question::Captures { at } => {
            let (taken, _) = grid.play(color, place(at)).unwrap();
            Answer::Points(set(taken))
        }
        Question::Ko { at } => {
            let (taken, after) = grid.play(color, place(at)).unwrap();
            assert!(!taken.is_empty());
            if Some(after) == before(puzzle) {
                Answer::Choice(Choice::No)
            } else {
                Answer::Choice(Choice::Yes)
            }
        }
        Question::Stones => winner(|color| 2 * grid.count(color) as i32),
        Question::Territory { dead, komi } => {
            let living = grid.without(dead);
            let mut prisoners = [Color::Black, Color::White]
                .map(|color| dead.intersection(board.stones(!color)).len() as i32);
            // The whole game lies in the scene: what is no longer there was taken.
            let mut placed = [0, 0];
            for (ply, mv) in puzzle.scene().moves().iter().enumerate() {
                placed[ply % 2] += i32::from(matches!(mv, Move::Play(_)));
            }
            prisoners[0] += placed[1] - grid.count(Color::White) as i32;
            prisoners[1] += placed[0] - grid.count(Color::Black) as i32;
            winner(|color| {
                let points = living.territory(color) as i32 + prisoners[color as usize];
                let komi = match color {
                    Color::Black => 0,
                    Color::White => i32::from(komi.half_points()),
                };
                2 * points + komi
            })
        }
        Question::Five => {
            let wins = |&at: &Place| {
                DIRECTIONS.iter().any(|&(right, up)| {
                    let run = |sign: i32| {
                        let stones = (1..).map(|n| (at.0 + sign * right * n, at.1 + sign * up * n));
                        stones
                            .take_while(|&next| grid.at(next) == Some(Some(color)))
                            .count()
                    };
                    run(1) + run(-1) >= 4
                })
            };
            Answer::Points(set(grid.empty().into_iter().filter(wins)))
        }
        Question::Pairs => {
            let takes = |&at: &Place| {
                let eight = DIRECTIONS
                    .iter()
                    .flat_map(|&(right, up)| [(right, up), (-right, -up)]);
                eight.into_iter().any(|(right, up)| {
                    let stone = |n: i32| grid.at((at.0 + n * right, at.1 + n * up)).flatten();
                    [stone(1), stone(2), stone(3)] == [Some(!color), Some(!color), Some(color)]
                })
            };
            Answer::Points(set(grid.empty().into_iter().filter(takes)))
        }
        // These are looked at by what follows from them.
        Question::DeadChains | Question::AtariGo { .. } => puzzle.solution().answer,
    }
}

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The board before the last move.
fn before(puzzle: &RulePuzzle) -> Option<Grid> {
    let scene = puzzle.scene();
    let (_, moves) = scene.moves().split_last()?;
    let earlier = tengen_puzzle::Scene::new(
        scene.rules(),
        scene.size(),
        scene.stones(),
        scene.first_mover(),
        moves.to_vec(),
    );
    Some(Grid::of(earlier.unwrap().position().board()))
}

fn winner(points: impl Fn(Color) -> i32) -> Answer {
    let lead = points(Color::Black) - points(Color::White);
    Answer::Choice(match lead {
        0 => Choice::Nobody,
        1.. => Choice::Black,
        _ => Choice::White,
    })
}

/// Asserts that the puzzle has the answer that it says, and no other.
fn assert_sound(puzzle: &RulePuzzle) {
    let solution = puzzle.solution();
    let board = puzzle.scene().position().board().clone();
    assert_eq!(
        solution.answer,
        second_opinion(puzzle),
        "{:?}{board:?}",
        puzzle.question()
    );
    assert_eq!(puzzle.grade(&solution.answer), Ok(Verdict::Right));
    let again = RulePuzzle::new(puzzle.scene().clone(), *puzzle.question()).unwrap();
    assert_eq!(&again, puzzle, "its level is measured alike");
    match (puzzle.question(), &solution.answer) {
        (Question::DeadChains, Answer::Points(dead)) => assert_life_and_death(&board, *dead),
        (Question::AtariGo { moves }, Answer::Play(at)) if *moves < 3 => {
            let grid = Grid::of(&board);
            let color = puzzle.scene().to_move();
            for other in grid.empty() {
                let wins = grid.wins(color, other, u32::from(*moves));
                assert_eq!(wins, place(*at) == other, "{other:?}{board:?}");
            }
            assert!(!grid.takes(color, u32::from(*moves) - 1));
        }
        _ => {}
    }
}

/// Asserts that living stones outlast random attacks, and that the dead cannot be made to live:
/// against random moves, their enemies around them outlast it.
fn assert_life_and_death(board: &Board, dead: PointSet) {
    let mut chance = Chance::new(1);
    for color in Color::ALL {
        let living = board.stones(color).difference(dead);
        assert_eq!(board.unconditionally_alive(color), living);
        for _ in 0..10 {
            let mut attacked = board.clone();
            for _ in 0..2 * board.size().points() {
                let legal: Vec<_> = attacked
                    .empty()
                    .iter()
                    .filter(|&point| attacked.may_live(!color, point))
                    .collect();
                let Some(&point) = legal.get(chance.below(legal.len().max(1))) else {
                    break;
                };
                attacked.place(!color, point);
                assert!(living.difference(attacked.stones(color)).is_empty());
            }
            // With all the moves in the world, what was dead has not two eyes.
            let revived = attacked.unconditionally_alive(!color);
            assert!(
                revived.intersection(dead).is_empty(),
                "{board:?}{attacked:?}"
            );
        }
    }
}

#[test]
fn each_topic_has_puzzles_of_each_level_with_just_the_answer_they_claim() {
    for topic in RuleTopic::ALL {
        for level in Level::ALL {
            let puzzle = made(topic, level, 7);
            assert_eq!((puzzle.topic(), puzzle.level()), (topic, level));
            assert_sound(&puzzle);
        }
    }
}

#[test]
fn territory_is_counted_with_prisoners_and_stones_without() {
    let scoring = |topic| {
        let puzzle = made(topic, Level::ALL[1], 3);
        let tengen_rules::Rules::Go(rules) = puzzle.scene().rules().rules else {
            panic!("a game of Go");
        };
        rules.scoring
    };
    assert_eq!(scoring(RuleTopic::Territory), Scoring::TERRITORY);
    assert_eq!(scoring(RuleTopic::Stones), Scoring::Stones);
}

#[test]
fn the_same_seed_makes_the_same_puzzle() {
    for topic in [RuleTopic::Ko, RuleTopic::Five, RuleTopic::AtariGo] {
        let level = Level::ALL[0];
        assert_eq!(made(topic, level, 5), made(topic, level, 5));
        assert_ne!(made(topic, level, 5), made(topic, level, 6));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn generated_puzzles_are_sound(topic in 0..RuleTopic::ALL.len(), level in 0..3_usize, seed in any::<u32>()) {
        let puzzle = made(RuleTopic::ALL[topic], Level::ALL[level], u64::from(seed));
        assert_sound(&puzzle);
    }

    #[test]
    fn any_other_answer_is_wrong_or_none(seed in any::<u32>(), number in 0..20_u16, at in 0..25_usize) {
        let point = tengen_rules::Point::from_index(at / 5 * 19 + at % 5).unwrap();
        for topic in [RuleTopic::Liberties, RuleTopic::Captures, RuleTopic::Forbidden, RuleTopic::AtariGo] {
            let puzzle = made(topic, Level::ALL[0], u64::from(seed));
            let right = puzzle.solution().answer;
            for answer in [
                Answer::Number(number),
                Answer::Points(PointSet::from_iter([point])),
                Answer::Points(PointSet::EMPTY),
                Answer::Play(point),
                Answer::Choice(Choice::Yes),
                Answer::Choice(Choice::Nobody),
            ] {
                match puzzle.grade(&answer) {
                    Ok(Verdict::Right) => match (answer, right) {
                        // One stone stands for its chain.
                        (Answer::Points(some), Answer::Points(all)) => {
                            prop_assert!(some.difference(all).is_empty() && !some.is_empty());
                        }
                        _ => prop_assert_eq!(answer, right),
                    },
                    Ok(Verdict::Wrong(_)) => prop_assert_ne!(answer, right),
                    Err(NoAnswer::Form { wanted }) => prop_assert_eq!(wanted, puzzle.question().form()),
                    Err(_) => prop_assert!(matches!(answer, Answer::Points(_) | Answer::Play(_))),
                }
            }
        }
    }
}
