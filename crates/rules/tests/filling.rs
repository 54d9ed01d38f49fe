//! The count by filling in, step by step (booklet 004, figures 10 to 13; Japanese 1989, Article 10.2).

use tengen_rules::{
    Board, ByColor, Color, CountStage, CountStep, GoRules, KoRule, Komi, Marking, Move, PointSet,
    Position, Rules, Score, Scoring, Size, count_steps, fill_in,
};

use super::{BLACK, WHITE, play_all, rules};
use tengen_testkit::board::{at, points, position};
use tengen_testkit::random::Random;

/// The board after a step, with `b` and `w` for territory.
fn drawn(step: &CountStep, size: Size) -> String {
    let mut text = String::new();
    for row in (0..size.rows()).rev() {
        for point in size.all().filter(|point| point.row() == row) {
            text.push(match () {
                () if step.stones.black.contains(point) => 'X',
                () if step.stones.white.contains(point) => 'O',
                () if step.territory.black.contains(point) => 'b',
                () if step.territory.white.contains(point) => 'w',
                () => '.',
            });
        }
        text.push('\n');
    }
    text
}

#[track_caller]
fn assert_drawn(step: &CountStep, size: Size, expected: &str) {
    let expected: Vec<_> = expected.split_whitespace().collect();
    let picture = drawn(step, size);
    let found: Vec<_> = picture.split_whitespace().collect();
    assert_eq!(found, expected, "{:?}", step.stage);
}

/// Checks the invariants of every count: no stone lost, none counted twice, and a constant difference.
#[track_caller]
fn assert_honest(board: &Board, score: &Score) -> [CountStep; 4] {
    let steps = fill_in(board, score).expect("territory is counted");
    let stages = [
        CountStage::Stopped,
        CountStage::DeadOff,
        CountStage::FilledIn,
        CountStage::Arranged,
    ];
    assert_eq!(steps.map(|step| step.stage), stages);
    let pieces = |step: &CountStep| {
        ByColor::from_fn(|color| step.stones[color].len() + usize::from(step.lids[!color]))
    };
    let difference = |step: &CountStep| {
        let points = step.points();
        points.black as i32 - points.white as i32
    };
    let halves = score.total.black.halves() - score.total.white.halves();
    let margin = (halves + score.komi.points().halves()) / 2;
    let parts = |step: &CountStep| {
        [
            step.stones.black,
            step.stones.white,
            step.territory.black,
            step.territory.white,
        ]
    };
    // Spare stones are nobody's prisoners.
    let spare = steps[1]
        .stones
        .map(|stones| stones.intersection(steps[1].highlighted));
    for step in &steps {
        let all = parts(step).into_iter().fold(PointSet::EMPTY, |all, part| {
            assert!(
                all.intersection(part).is_empty(),
                "no point is two things\n{step:?}"
            );
            all.union(part)
        });
        assert!(all.iter().all(|point| board.size().contains(point)));
        let added = match step.stage {
            CountStage::Stopped => by(0, 0),
            _ => spare.map(|stones| stones.len()),
        };
        let before = pieces(&steps[0]);
        let expected = ByColor::from_fn(|color| before[color] + added[color]);
        assert_eq!(pieces(step), expected, "no stone is lost");
    }
    for step in &steps[1..] {
        assert_eq!(difference(step), margin, "{:?}", step.stage);
    }
    assert_eq!(steps[0].highlighted, score.dead);
    assert_eq!(
        parts(&steps[2]).map(|part| part.len()),
        parts(&steps[3]).map(|part| part.len()),
        "the last step only moves"
    );
    for color in Color::ALL {
        let room = steps[1].territory[color].len();
        let prisoners = usize::from(steps[1].lids[!color]);
        assert_eq!(
            steps[2].territory[color].len(),
            room.saturating_sub(prisoners)
        );
        assert_eq!(
            usize::from(steps[2].lids[!color]),
            prisoners.saturating_sub(room)
        );
    }
    steps
}

/// Whether counting the stones of a step again gives the territory that the step names.
fn counts_the_same_again(step: &CountStep, size: Size) -> bool {
    let again = |color: Color| {
        let mut open: Vec<_> = step.territory[color].iter().collect();
        let mut seen = step.territory[color];
        while let Some(point) = open.pop() {
            for next in point.neighbours(size) {
                if !step.stones[color].contains(next) && seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen == step.territory[color]
    };
    Color::ALL.into_iter().all(again)
}

fn counted(rules: &Rules, position: &Position, dead: &str) -> Score {
    let marking = Marking {
        dead: points(dead),
        ..Marking::default()
    };
    rules.count(position, &marking, Komi::ZERO).unwrap()
}

/// Booklet 004: 16 to 16 on the board, 14 to 15 when the three prisoners are filled in.
#[test]
fn booklet_004_is_counted_in_four_steps() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . . O . X . . .
         . . . O O X . . .
         . . . O X X . X .
         O O . O X X X X .
         O O O O X X X X X
         X X X O X X O O O
         . . . X X O . . O
         . O . X X O . . X
         X X . X X O . O X",
        WHITE,
    );
    play_all(&rules, &mut game, "H2 pass pass");
    let score = counted(&rules, &game, "B2");
    let [stopped, dead_off, filled_in, arranged] = assert_honest(game.board(), &score);
    assert_eq!(stopped.highlighted, points("B2"));
    assert_eq!(stopped.lids, by(0, 2));
    assert_eq!(
        stopped.territory.black.len(),
        15,
        "a dead stone lies on one"
    );
    assert_eq!(dead_off.lids, by(1, 2));
    assert_eq!(dead_off.territory.map(|area| area.len()), by(16, 16));
    assert_eq!(dead_off.points(), by(17, 18));
    assert_eq!(filled_in.lids, by(0, 0));
    assert_eq!(filled_in.points(), by(14, 15));
    assert_eq!(filled_in.highlighted.len(), 3);
    assert_eq!(arranged.points(), by(14, 15));
    // Figure 11: a spare stone on the neutral point.
    assert_eq!(dead_off.highlighted, points("E9"));
    assert!(dead_off.stones.black.contains(at("E9")));
    assert!(counts_the_same_again(&filled_in, game.size()));
    assert!(counts_the_same_again(&arranged, game.size()));
    assert_drawn(
        &arranged,
        game.size(),
        "XXXXOOwww
         XXXXXOwww
         XXXXXOwww
         XXXXXOwww
         bbXXXOwww
         bbbXXOOOO
         bbbXXOOOO
         bbbXXOOOO
         bbbXXOOOO",
    );
}

/// Booklet 004, figure 11: spare stones of either colour, in turn.
#[test]
fn neutral_points_are_filled_with_spare_stones() {
    let rules = rules("territory");
    let game = position(
        &rules,
        ". X O . . .
         X X . O O .
         . X O . O .
         X X . O O .
         . X O . O .
         X X O . O .",
        BLACK,
    );
    let score = counted(&rules, &game, "");
    let [stopped, dead_off, filled_in, _] = assert_honest(game.board(), &score);
    assert_eq!(dead_off.highlighted, points("C3 C5"));
    assert_eq!(
        dead_off.stones.black.difference(stopped.stones.black).len(),
        1
    );
    assert_eq!(
        dead_off.stones.white.difference(stopped.stones.white).len(),
        1
    );
    assert_eq!(dead_off.territory, stopped.territory);
    assert_eq!(
        filled_in.highlighted,
        PointSet::EMPTY,
        "there are no prisoners"
    );
}

/// Otherwise a seki would end, and a chain would have no liberty.
#[test]
fn neutral_points_that_keep_a_chain_alive_stay_empty() {
    let rules = rules("japanese");
    // White's chain on the left and Black's inside it share A1 and B1.
    let game = position(
        &rules,
        ". O X . .
         O O X X X
         X X O O X
         O X O X X
         . . O X .",
        BLACK,
    );
    let dead = PointSet::EMPTY;
    let seki = rules.find_seki(&game, dead);
    let score = rules
        .count(&game, &Marking { dead, seki }, Komi::ZERO)
        .unwrap();
    for score in [
        score.clone(),
        Score {
            seki: PointSet::EMPTY,
            ..score
        },
    ] {
        let steps = assert_honest(game.board(), &score);
        for step in &steps[..3] {
            let stands = Board::from_arrangement(game.size(), step.stones).is_some();
            assert!(stands, "{:?}", step.stage);
        }
    }
    let few = position(&rules, ". . .\n. X .\n. . O", BLACK);
    let steps = assert_honest(few.board(), &counted(&rules, &few, ""));
    assert_eq!(steps[1].highlighted, PointSet::EMPTY);
}

/// Booklet 000: 13 to 15; White's area takes the three prisoners, and ten points are left against twelve.
#[test]
fn booklet_000_is_counted_in_four_steps() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . X O . . .
         . . X O . . .
         . . X O . . .
         . . X O . . .
         O X X O O O .
         O X X O O O .
         O X X O O O .",
        BLACK,
    );
    play_all(&rules, &mut game, "A4 pass pass");
    let score = counted(&rules, &game, "");
    let [_, dead_off, filled_in, arranged] = assert_honest(game.board(), &score);
    assert_eq!(dead_off.points(), by(13, 15));
    assert_eq!(filled_in.points(), by(10, 12));
    assert_drawn(
        &filled_in,
        game.size(),
        "bbXOwww
         bbXOwww
         bbXOwww
         XbXOwww
         bXXOOOO
         bXXOOOO
         bXXOOOO",
    );
    assert_drawn(
        &arranged,
        game.size(),
        "XXXOwww
         XXXOwww
         bbXOOww
         bbXOOww
         bbXOOww
         bbXOOOO
         bbXOOOO",
    );
}

/// Prisoners go to small areas, so that the large ones stay whole.
#[test]
fn small_areas_are_filled_first() {
    let rules = rules("territory");
    let game = position(
        &rules,
        ". X . . O
         X X . . O
         . X . . .
         X X . . O
         X X . . O",
        BLACK,
    );
    let score = counted(&rules, &game, "E1 E4");
    let steps = assert_honest(game.board(), &score);
    assert_eq!(score.prisoners, by(4, 0));
    assert_eq!(steps[2].lids, by(4, 0), "White has no area to fill");
    let game = position(
        &rules,
        ". X X O .\nX X X O O\n. X . X O\n. X X X O\n. X O O O",
        BLACK,
    );
    let mut score = counted(&rules, &game, "");
    score.prisoners.white = 3;
    let filled_in = fill_in(game.board(), &score).unwrap()[2];
    assert_eq!(filled_in.highlighted, points("A5 C3 A1"));
    assert_eq!(filled_in.territory.black, points("A2 A3"));
}

/// Usual failure 22; booklet 004: prisoners that are left when all enemy points are filled count 1 each.
#[test]
fn prisoners_for_whom_there_is_no_room_stay_on_the_lid() {
    let rules = rules("territory");
    let mut game = position(&rules, "O O O O X\nO O O . X\nX X X X .", BLACK);
    play_all(&rules, &mut game, "D2");
    let score = counted(&rules, &game, "");
    let [_, _, filled_in, arranged] = assert_honest(game.board(), &score);
    assert_eq!(filled_in.lids, by(7, 0));
    assert_eq!(filled_in.points(), by(15, 0));
    assert_eq!(arranged.points(), by(15, 0));
    let full = position(&rules, "X . O . X\nX X O O X", BLACK);
    let mut score = counted(&rules, &full, "");
    score.prisoners = by(2, 5);
    let [_, _, filled_in, _] = fill_in(full.board(), &score).unwrap();
    assert_eq!(filled_in.points(), by(2, 5));
}

#[test]
fn an_empty_board_has_nothing_to_fill() {
    let rules = rules("territory");
    let game = position(&rules, ". . .\n. . .\n. . .", BLACK);
    let steps = assert_honest(game.board(), &counted(&rules, &game, ""));
    for step in steps {
        assert_eq!(step.points(), by(0, 0));
        assert_eq!(step.stones, ByColor::default());
    }
}

/// Prisoners are filled in only where territory counts.
#[test]
fn area_and_stones_are_not_filled_in() {
    for scoring in [Scoring::Area, Scoring::Stones] {
        let rules = Rules::Go(GoRules::new(KoRule::Simple, scoring));
        let game = position(&rules, ". X O .\n. X O .", BLACK);
        assert_eq!(fill_in(game.board(), &counted(&rules, &game, "")), None);
    }
}

/// In a count of area nothing is filled in: each side's stones and territory are moved together.
#[test]
fn areas_are_moved_together() {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, Scoring::Area));
    let game = position(
        &rules,
        ". X . O X\n. X . O .\n. X X O .\n. X . O .\nO X . O .",
        BLACK,
    );
    let score = counted(&rules, &game, "A1 E5");
    let steps = count_steps(game.board(), &score);
    let stages: Vec<_> = steps.iter().map(|step| step.stage).collect();
    let expected = [
        CountStage::Stopped,
        CountStage::DeadOff,
        CountStage::Arranged,
    ];
    assert_eq!(stages, expected);
    assert_eq!(steps[0].highlighted, points("A1 E5"));
    for step in &steps[1..] {
        assert_eq!(step.points(), by(11, 10), "{:?}", step.stage);
        assert_eq!(step.lids, by(0, 0));
    }
    assert_drawn(
        &steps[2],
        game.size(),
        "bX.Ow
         bX.Ow
         bX.Ow
         bX.Ow
         bXXOw",
    );
}

#[test]
fn where_stones_alone_count_there_is_no_step() {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, Scoring::Stones));
    let game = position(&rules, ". X O .\n. X O .", BLACK);
    assert!(count_steps(game.board(), &counted(&rules, &game, "")).is_empty());
}

/// On a large board the territories become rows of ten.
#[test]
fn tens_can_be_seen_on_a_large_board() {
    let rules = rules("territory");
    let row = "......XXXXXOOOO....\n".to_owned();
    let game = position(&rules, &row.repeat(19), BLACK);
    let score = counted(&rules, &game, "");
    let arranged = assert_honest(game.board(), &score)[3];
    assert_drawn(
        &arranged,
        game.size(),
        "XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         XXXXXXXXXXXOOOwwwww
         bbbbXXXXXXXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOwwwww
         bbbbbbbbbbXOOOOOOOw
         bbbbbbbbbbXOOOOOOOO
         bbbbbbbbbbXOOOOOOOO
         bbbbbbbbbbXOOOOOOOO",
    );
}

/// The count is right after random games until few points are left, with some chains dead.
#[test]
fn any_board_can_be_counted_so() {
    let rules = rules("japanese");
    let mut random = Random::new(4);
    let mut fenced = 0;
    for round in 0..120_usize {
        let side = [5, 7, 9, 13, 19][round % 5];
        let size = Size::square(side).unwrap();
        let mut game = rules.position(size, ByColor::default(), BLACK).unwrap();
        for _ in 0..random.below(size.points() * 2) {
            let legal: Vec<_> = rules.legal_points(&game).iter().collect();
            if legal.is_empty() {
                break;
            }
            let point = legal[random.below(legal.len())];
            rules.play(&mut game, Move::Play(point)).unwrap();
        }
        let stones = game.board().arrangement();
        let dead = match round % 3 {
            0 => PointSet::EMPTY,
            1 => stones.white.iter().step_by(5).collect(),
            _ => stones
                .black
                .union(stones.white)
                .iter()
                .step_by(11)
                .collect(),
        };
        let marking = Marking {
            dead,
            seki: rules.find_seki(&game, dead),
        };
        let komi = Komi::from_half_points(13).unwrap();
        let score = rules.count(&game, &marking, komi).unwrap();
        let steps = assert_honest(game.board(), &score);
        let living = steps[0].stones.map(|stones| stones.difference(dead));
        if Board::from_arrangement(size, living).is_some() {
            assert!(Board::from_arrangement(size, steps[1].stones).is_some());
        }
        assert!(counts_the_same_again(&steps[2], size) || !score.seki.is_empty());
        fenced += usize::from(counts_the_same_again(&steps[3], size));
    }
    assert!(fenced > 80, "only {fenced} are fenced in the end");
}

fn by<T>(black: T, white: T) -> ByColor<T> {
    ByColor { black, white }
}
