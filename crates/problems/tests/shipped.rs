//! The problems that come with the program, proven and drawn again.

use tengen_problems::{Budget, Source, draw, prove};
use tengen_puzzle::{Goal, Shape, Symmetry, bundled_problems};
use tengen_rules::Chance;

#[test]
fn each_is_proven_anew_just_as_it_stands() {
    for problem in bundled_problems() {
        let scene = problem.scene().clone();
        let proven = prove(scene, *problem.goal(), &Budget::of(300_000));
        assert_eq!(
            proven.as_ref(),
            Ok(&problem),
            "{:?}",
            problem.scene().position().board()
        );
    }
}

#[test]
fn shapes_do_not_depend_on_the_view() {
    for problem in bundled_problems().iter().step_by(40) {
        let size = problem.scene().size();
        for symmetry in Symmetry::ALL {
            let scene = problem.scene().transform(symmetry).with_colors_exchanged();
            let goal = Goal {
                task: problem.goal().task,
                target: symmetry.of(problem.goal().target, size),
                region: symmetry.of_set(problem.goal().region, size),
            };
            let seen = prove(scene, goal, &Budget::of(300_000)).unwrap();
            assert_eq!(Shape::of(&seen), Shape::of(problem));
            let right = problem.tree().right();
            assert_eq!(seen.tree().right(), symmetry.of_set(right, size));
        }
    }
}

#[test]
fn problems_are_drawn_alike_by_the_same_chance() {
    let budget = Budget::of(5_000);
    let drawn = |source, seed| draw(source, &mut Chance::new(seed), &budget);
    let found: Vec<_> = (0..60)
        .filter_map(|seed| Some((seed, drawn(Source::ShutIn, seed)?)))
        .collect();
    assert!(!found.is_empty());
    for (seed, problem) in found {
        assert_eq!(drawn(Source::ShutIn, seed), Some(problem));
    }
}
