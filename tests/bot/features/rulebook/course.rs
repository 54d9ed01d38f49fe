//! The claims of the course's pages about their pictures, checked by the rules. The first pages are checked in
//! `lesson`.

use std::collections::BTreeMap;

use tengen::engine::dead_stones;
use tengen::game::{PlayerId, Seat};
use tengen::record::{Replay, Transcript};
use tengen::rules::{
    Board, ByColor, Color, CountStage, Ending, Handicap, Komi, Marking, Move, Outcome, Point,
    PointSet, Rules, Score, Size, Status, fill_in,
};

use crate::support::board::{at, points};

/// The record called `name`: its rules, and its end.
fn record(name: &str) -> (Rules, Replay) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/rules");
    let bytes = std::fs::read(format!("{folder}/{name}.sgf")).unwrap();
    let transcript = Transcript::read(&bytes).unwrap();
    assert!(
        transcript.source.flaws.is_empty(),
        "{name}: {:?}",
        transcript.source.flaws
    );
    let rules = transcript.rules.rules();
    let replay = transcript.replay(&rules, None).unwrap();
    assert_eq!(replay.first_illegal, None, "{name}");
    (rules, replay)
}

/// Labels on points.
fn labels(replay: &Replay) -> BTreeMap<Point, String> {
    let labels = replay.markup.labels();
    labels
        .map(|(point, text)| (point, text.to_owned()))
        .collect()
}

fn only(points: PointSet) -> Point {
    assert_eq!(points.len(), 1, "{points:?}");
    points.iter().next().unwrap()
}

fn count(rules: &Rules, replay: &Replay, dead: PointSet) -> Score {
    let marking = Marking {
        dead,
        ..Marking::default()
    };
    let score = rules.count(&replay.position, &marking, Komi::ZERO).unwrap();
    assert_eq!(score.territory.black, replay.markup.points("TB"));
    assert_eq!(score.territory.white, replay.markup.points("TW"));
    score
}

fn by<T>(black: T, white: T) -> ByColor<T> {
    ByColor { black, white }
}

fn whole_points(score: &Score) -> ByColor<i32> {
    score.total.map(|total| total.halves() / 2)
}

/// The board after `color` has played on `points` one after the other.
fn placed(board: &Board, color: Color, points: impl IntoIterator<Item = Point>) -> Board {
    let mut board = board.clone();
    for point in points {
        board.place(color, point);
    }
    board
}

#[test]
fn every_record_can_be_read_and_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/rules");
    let lessons = include_str!("../../../../crates/bot/src/features/rulebook/lesson.rs");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let name = name.strip_suffix(".sgf").unwrap();
        record(name);
        let page = name.strip_suffix("-try").unwrap_or(name);
        assert!(
            lessons.contains(&format!("\"{page}\"")),
            "nothing shows {name}"
        );
    }
}

#[test]
fn points_are_called_as_the_page_says_and_there_are_81() {
    let (_, board) = record("board");
    assert_eq!(board.position.board().empty().len(), 81);
    assert_eq!(only(board.markup.points("SQ")), at("A1"));
    assert_eq!(only(board.markup.points("CR")), at("D4"));
    assert_eq!(only(board.markup.points("TR")), at("J9"));
}

#[test]
fn six_stones_stand_in_the_order_of_their_numbers_and_black_is_to_move() {
    let (_, turns) = record("turns");
    let labels = labels(&turns);
    for (number, (color, mv)) in turns.line.iter().enumerate() {
        let Move::Play(point) = mv else {
            panic!("a pass");
        };
        assert_eq!(labels[point], (number + 1).to_string());
        assert_eq!(*color, Color::ALL[number % 2]);
    }
    assert_eq!((labels.len(), turns.position.to_move()), (6, Color::Black));
}

/// Booklet 000: chains with 12, 4, 6 and 8 liberties, one of them with a stone that touches none.
#[test]
fn the_chains_have_as_many_liberties_as_the_numbers_on_them_say() {
    let (_, chains) = record("chains");
    let board = chains.position.board();
    let mut numbers = Vec::new();
    for (point, label) in labels(&chains) {
        let chain = board.chain(point).unwrap();
        assert_eq!(chain.liberties.len().to_string(), label, "{point}");
        numbers.push(chain.liberties.len());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, [4, 6, 8, 12]);
    let size = chains.position.size();
    assert!(
        at("E7")
            .neighbours(size)
            .all(|point| !board.is_empty(point))
    );
    assert_eq!(board.get(at("E7")), Some(Color::White));
}

/// Booklet 000 prints 28 for the long one.
#[test]
fn the_long_chain_has_29_liberties_and_one_of_them_touches_two_of_its_stones() {
    let (_, chains) = record("chains-3");
    let board = chains.position.board();
    let labels = labels(&chains);
    assert_eq!(labels.len(), 5);
    for (point, label) in labels {
        let liberties = board.chain(point).unwrap().liberties.len();
        assert_eq!(liberties.to_string(), label, "{point}");
    }
    let long = board.chain(at("A13")).unwrap();
    assert_eq!(long.liberties.len(), 29);
    for end in ["L13", "L19"] {
        assert!(long.stones.contains(at(end)));
    }
    let size = chains.position.size();
    let touched = |liberty: &Point| {
        let neighbours = liberty.neighbours(size);
        neighbours
            .filter(|point| long.stones.contains(*point))
            .count()
    };
    let twice: PointSet = long
        .liberties
        .iter()
        .filter(|point| touched(point) > 1)
        .collect();
    assert_eq!(only(twice), at("K14"));
}

/// Booklet 003, figure K.
#[test]
fn a_stone_with_two_shared_liberties_is_captured_when_both_are_filled() {
    let (_, capture) = record("capture-2");
    let board = capture.position.board();
    let stone = board.chain(only(board.stones(Color::Black))).unwrap();
    assert_eq!(stone.liberties, capture.markup.points("TR"));
    let mut after = board.clone();
    for (left, liberty) in [1, 0].into_iter().zip(stone.liberties.iter()) {
        let is_shared = |point: Point| board.get(point) == Some(Color::White);
        assert!(liberty.neighbours(board.size()).any(is_shared), "{liberty}");
        let captured = after.place(Color::White, liberty);
        assert_eq!(captured.is_empty(), left > 0);
    }
}

/// Booklet 003, figure L.
#[test]
fn a_group_that_looks_safe_is_broken_from_inside() {
    let (rules, life) = record("life-2");
    let circle = Move::Play(only(life.markup.points("CR")));
    let group = life.position.board().stones(Color::Black);
    let chain = life.position.board().chain(only_first(group)).unwrap();
    assert_eq!((chain.stones, chain.liberties), (group, points("A1 B1")));
    let mut position = life.position.clone();
    rules.play(&mut position, circle).unwrap();
    assert!(position.board().is_in_atari(only_first(group)));
    let taken = rules.play(&mut position, Move::Play(at("A1"))).unwrap();
    assert_eq!(Move::Play(only(taken.captured)), circle);
    let all = rules.play(&mut position, circle).unwrap().captured;
    assert_eq!(all, group.union(points("A1")));
}

fn only_first(points: PointSet) -> Point {
    points.iter().next().unwrap()
}

#[test]
fn stones_with_the_same_letter_are_one_chain_and_those_with_others_are_not() {
    let (_, chains) = record("chains-2");
    let labels = labels(&chains);
    assert_eq!(
        labels.len(),
        chains.position.board().stones(Color::Black).len()
    );
    for (point, letter) in &labels {
        let chain = chains.position.board().chain(*point).unwrap();
        let same = labels.iter().filter(|(_, other)| *other == letter);
        let same: PointSet = same.map(|(point, _)| *point).collect();
        assert_eq!(chain.stones, same, "{letter}");
    }
    let stones = |letter: &str| labels.values().filter(|other| *other == letter).count();
    assert_eq!(["A", "B", "C", "D"].map(stones), [1, 1, 1, 3]);
}

#[test]
fn atari_go_begins_with_the_stones_in_the_picture() {
    let (rules, atari_go) = record("atari-go");
    let size = Size::square(9).unwrap();
    let opening = rules.opening(size, Handicap::NONE).unwrap();
    assert_eq!(atari_go.position.board(), opening.board());
    assert_eq!(atari_go.position.to_move(), Color::Black);
}

#[test]
fn eight_moves_have_captured_nothing() {
    let (_, go) = record("go");
    assert_eq!(go.moves, 8);
    assert_eq!(go.position.prisoners(), by(0, 0));
}

#[test]
fn both_have_filled_all_but_their_eyes_and_black_has_a_stone_more() {
    let (rules, strasbourg) = record("strasbourg");
    let position = &strasbourg.position;
    let board = position.board();
    let score = rules
        .count(position, &Marking::default(), Komi::ZERO)
        .unwrap();
    assert_eq!(score.stones, by(23, 22));
    assert_eq!(whole_points(&score), by(23, 22));
    assert_eq!(score.winner(), Some(Color::Black));
    assert_eq!(board.empty().len(), 4);
    for color in Color::ALL {
        let eyes: Vec<_> = score.territory[color].iter().collect();
        let [one, other] = eyes[..] else {
            panic!("two eyes: {eyes:?}");
        };
        for (filled, left) in [(one, other), (other, one)] {
            let enemy = rules
                .position(position.size(), board.arrangement(), !color)
                .unwrap();
            assert!(rules.check(&enemy, Move::Play(filled)).is_err());
            let mut after = placed(board, color, [filled]);
            let stones = after.stones(color);
            assert_eq!(after.place(!color, left), stones, "everything is captured");
        }
    }
}

#[test]
fn a_false_eye_has_to_be_filled_and_then_everything_is_captured() {
    let (_, death) = record("death");
    let board = death.position.board();
    let (triangles, circle) = (death.markup.points("TR"), only(death.markup.points("CR")));
    let square = only(death.markup.points("SQ"));
    assert_eq!(board.clone().place(Color::Black, circle), triangles);
    let mut saved = placed(board, Color::White, [circle]);
    let group = saved.chain(circle).unwrap();
    assert_eq!(group.stones, saved.stones(Color::White));
    assert_eq!(group.liberties, [square].into_iter().collect());
    assert_eq!(saved.place(Color::Black, square), group.stones);
    // The true eye is one: Black may not play there while the other liberty is open.
    assert!(!board.may_live(Color::Black, square));
}

#[test]
fn the_stone_with_the_triangle_is_dead_and_all_others_live() {
    let (rules, death) = record("death-2");
    let dead = death.markup.points("TR");
    assert_eq!(dead_stones(&rules, &death.position), dead);
    assert_others_live(death.position.board(), dead);
}

/// The explanation of the exercises says so.
#[test]
fn in_the_exercises_too_all_stones_live_but_the_dead_ones() {
    for (name, dead) in [
        ("death-try", "A3 B3 B2 B1 F1 F2 G2 G3"),
        ("etiquette-try", "C2 D2 D6 D7"),
    ] {
        let (rules, replay) = record(name);
        let proposed = dead_stones(&rules, &replay.position);
        assert_eq!(proposed, points(dead), "{name}");
        assert_others_live(replay.position.board(), points(dead));
    }
}

fn assert_others_live(board: &Board, dead: PointSet) {
    for color in Color::ALL {
        let alive = board.unconditionally_alive(color);
        assert_eq!(
            board.stones(color).difference(alive),
            dead.intersection(board.stones(color))
        );
    }
}

/// Booklet 000: 10 + 3 = 13 for Black and 15 + 0 = 15 for White.
#[test]
fn territory_and_prisoners_make_13_to_15() {
    let (rules, territory) = record("territory");
    let last = territory.position.last().unwrap();
    assert_eq!((last.mv, last.captured.len()), (Move::Play(at("A1")), 3));
    let score = count(&rules, &territory, PointSet::EMPTY);
    assert_eq!(score.territory.map(|area| area.len()), by(10, 15));
    assert_eq!(score.prisoners, by(3, 0));
    assert_eq!(whole_points(&score), by(13, 15));
    assert_eq!(score.winner(), Some(Color::White));
}

#[test]
fn by_area_the_same_board_makes_24_to_25() {
    let (rules, area) = record("area");
    let (_, territory) = record("territory");
    assert_eq!(area.position.board(), territory.position.board());
    let score = count(&rules, &area, PointSet::EMPTY);
    assert_eq!(score.stones, by(14, 10));
    assert_eq!(score.territory.map(|area| area.len()), by(10, 15));
    assert_eq!(whole_points(&score), by(24, 25));
    assert_eq!(score.winner(), Some(Color::White));
}

/// Booklet 004: 16 to 16 on the board, 14 to 15 when the three prisoners are filled in.
#[test]
fn filling_in_leaves_14_to_15() {
    let (rules, before) = record("filling");
    let (_, after) = record("filling-2");
    let score = count(&rules, &before, points("B2"));
    assert_eq!(score.territory.map(|area| area.len()), by(16, 16));
    assert_eq!(score.prisoners, by(1, 2));
    let steps = fill_in(before.position.board(), &score).unwrap();
    let filled = steps
        .iter()
        .find(|step| step.stage == CountStage::FilledIn)
        .unwrap();
    assert_eq!(filled.points(), by(14, 15));
    assert_eq!(filled.stones, after.position.board().arrangement());
    assert_eq!(filled.highlighted, after.markup.points("TR"));
    assert_eq!(filled.territory.black, after.markup.points("TB"));
    assert_eq!(filled.territory.white, after.markup.points("TW"));
    let total = whole_points(&score);
    assert_eq!(total.white - total.black, 1, "as much as before");
}

#[test]
fn five_black_stones_stand_from_b3_to_f7_and_have_won() {
    let (rules, gomoku) = record("gomoku");
    let Status::Over(Outcome {
        winner,
        ending: Ending::FiveInARow { line },
    }) = rules.status(&gomoku.position)
    else {
        panic!("five in a row");
    };
    assert_eq!(winner, Some(Color::Black));
    assert_eq!(line, points("B3 C4 D5 E6 F7"));
}

#[test]
fn renju_forbids_a_double_three_a_double_four_and_an_overline() {
    let (rules, renju) = record("renju");
    let labels = labels(&renju);
    let forbidden = renju.position.board().empty().iter().filter_map(|point| {
        let refused = rules.check(&renju.position, Move::Play(point)).err()?;
        Some((labels.get(&point)?.clone(), refused.name()))
    });
    let named = |letter: &str, name| (letter.to_owned(), name);
    let by_letter: BTreeMap<_, _> = forbidden.collect();
    let claimed = [
        named("A", "double-three"),
        named("B", "double-four"),
        named("C", "overline"),
    ];
    assert_eq!(by_letter, claimed.into());
    let legal = rules.legal_points(&renju.position);
    let others = renju.position.board().empty().difference(legal);
    assert_eq!(others, labels.into_keys().collect(), "no other is");
}

#[test]
fn the_circle_captures_two_pairs_and_a_single_stone_stays() {
    let (rules, go_bang) = record("go-bang");
    let mut position = go_bang.position.clone();
    let circle = Move::Play(only(go_bang.markup.points("CR")));
    let played = rules.play(&mut position, circle).unwrap();
    assert_eq!(played.captured, points("E6 E7 F5 G5"));
    assert_eq!(position.board().get(at("D4")), Some(Color::White));
}

#[test]
fn the_four_take_turns_as_the_page_says() {
    let (_, pair_go) = record("pair-go");
    let labels = labels(&pair_go);
    let pair = Seat::from([PlayerId::new(1), PlayerId::new(2)]);
    let mut placed = ByColor::<[Vec<String>; 2]>::default();
    for (turn, (color, mv)) in pair_go.line.iter().enumerate() {
        let Move::Play(point) = mv else {
            panic!("a pass");
        };
        let partner = usize::from(pair.on_turn(turn / 2) != PlayerId::new(1));
        placed[*color][partner].push(labels[point].clone());
    }
    assert_eq!(placed.black, [vec!["1", "5"], vec!["3"]].map(owned));
    assert_eq!(placed.white, [vec!["2", "6"], vec!["4"]].map(owned));
}

fn owned(words: Vec<&str>) -> Vec<String> {
    words.into_iter().map(str::to_owned).collect()
}

#[test]
fn the_first_stone_stands_in_the_upper_right_quarter() {
    let (_, etiquette) = record("etiquette");
    let first = only(etiquette.markup.points("CR"));
    assert_eq!(etiquette.line, [(Color::Black, Move::Play(first))]);
    assert!(first.column() > 4 && first.row() > 4);
}

#[test]
fn tengen_is_the_point_in_the_middle() {
    let (_, tengen) = record("tengen");
    let middle = only(tengen.markup.points("CR"));
    let size = tengen.position.size();
    assert_eq!(middle.column() * 2 + 1, size.columns());
    assert_eq!(middle.row() * 2 + 1, size.rows());
}
