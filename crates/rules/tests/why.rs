//! Explanations of moves that are refused, and of moves that are legal against the first impression.

use tengen_rules::{
    Color, Explanation, KoRule, Move, Ply, PointSet, Position, RuleSet, Rules, Size, Variant,
};

use super::{BLACK, WHITE, go_with, play_all, rules};
use tengen_testkit::board::{at, points, position, stones};

fn explained(rules: &Rules, game: &Position, name: &str) -> Option<Explanation> {
    rules.explain(game, Move::Play(at(name)))
}

const KO: &str = ". X O . .
                  X O . O .
                  . X O . .
                  . . . . .
                  . . . . .";

#[test]
fn a_ko_names_the_stone_that_took_and_when() {
    let rules = go_with(KoRule::Simple);
    let mut game = position(&rules, KO, BLACK);
    play_all(&rules, &mut game, "C4");
    let ko = Explanation::Ko {
        retake: at("B4"),
        taken_by: at("C4"),
        taken_at: Ply(1),
    };
    assert_eq!(explained(&rules, &game, "B4"), Some(ko));
    play_all(&rules, &mut game, "E1 A1");
    assert_eq!(explained(&rules, &game, "B4"), None, "the ko is lifted");
}

#[test]
fn superko_shows_the_board_that_would_come_back_and_what_has_changed_since() {
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        let rules = go_with(ko);
        let mut game = position(&rules, KO, BLACK);
        play_all(&rules, &mut game, "E1 E2 C4");
        let (_, start) = stones(KO);
        let Some(Explanation::Superko {
            point,
            since,
            earlier,
            changed,
        }) = explained(&rules, &game, "B4")
        else {
            panic!("superko");
        };
        assert_eq!((point, since), (at("B4"), Ply(2)));
        assert_eq!(changed, points("B4 C4"));
        assert_eq!(earlier.white, start.white.union(points("E2")));
        assert_eq!(earlier.black, start.black.union(points("E1")));
    }
}

#[test]
fn superko_knows_the_board_of_the_start() {
    let rules = go_with(KoRule::PositionalSuperko);
    let mut game = position(&rules, KO, BLACK);
    play_all(&rules, &mut game, "C4");
    let Some(Explanation::Superko { since, earlier, .. }) = explained(&rules, &game, "B4") else {
        panic!("superko");
    };
    assert_eq!((since, earlier), (Ply(0), stones(KO).1));
}

#[test]
fn suicide_names_the_chain_and_what_surrounds_it() {
    let rules = go_with(KoRule::Simple);
    let game = position(
        &rules,
        ". X O . .
         X O O . .
         O O . . .
         . . . . .
         . . . . .",
        BLACK,
    );
    let joined = Explanation::Suicide {
        point: at("A5"),
        chain: points("A4 B5"),
        enemies: points("A3 B4 C5"),
    };
    assert_eq!(explained(&rules, &game, "A5"), Some(joined));

    let alone = position(
        &rules,
        ". . . . .
         . . . . .
         . . . . .
         O . . . .
         . O . . .",
        BLACK,
    );
    let single = Explanation::Suicide {
        point: at("A1"),
        chain: PointSet::EMPTY,
        enemies: points("A2 B1"),
    };
    assert_eq!(explained(&rules, &alone, "A1"), Some(single));
}

#[test]
fn other_refusals_name_what_there_is_to_name() {
    let rules = go_with(KoRule::Simple);
    let mut game = position(&rules, KO, BLACK);
    let taken = |color| Explanation::Occupied {
        point: at("B5"),
        color,
    };
    assert_eq!(explained(&rules, &game, "B5"), Some(taken(BLACK)));
    let off = Explanation::OffBoard { point: at("F1") };
    assert_eq!(explained(&rules, &game, "F1"), Some(off));
    play_all(&rules, &mut game, "pass pass");
    assert_eq!(
        rules.explain(&game, Move::Pass),
        Some(Explanation::GameOver)
    );
    assert_eq!(
        explained(&rules, &game, "E1"),
        Some(Explanation::GameOver),
        "though the point is free"
    );
}

#[test]
fn a_pass_is_explained_where_it_is_forbidden() {
    let rules = RuleSet::default_of(Variant::AtariGo).rules;
    let game = rules
        .opening(Size::square(9).unwrap(), tengen_rules::Handicap::NONE)
        .unwrap();
    assert_eq!(
        rules.explain(&game, Move::Pass),
        Some(Explanation::PassForbidden)
    );
}

/// Every refusal has an explanation with the same reason, and no legal move has an explanation.
#[test]
fn whatever_is_refused_is_explained() {
    for ko in [KoRule::Simple, KoRule::PositionalSuperko] {
        let rules = go_with(ko);
        let mut game = position(&rules, KO, BLACK);
        play_all(&rules, &mut game, "C4");
        for point in Size::square(6).unwrap().all() {
            let mv = Move::Play(point);
            assert_eq!(
                rules.check(&game, mv).is_err(),
                rules.explain(&game, mv).is_some(),
                "{point}"
            );
        }
    }
}

const TRAP: &str = ". . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . O X . O . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .";

#[test]
fn a_pair_that_moved_in_between_is_told_of() {
    for name in ["go-bang", "pente"] {
        let rules = rules(name);
        let mut game = position(&rules, TRAP, BLACK);
        let played = play_all(&rules, &mut game, "D4");
        assert!(played.captured.is_empty());
        assert_eq!(rules.moved_in_between(&game), points("C4 D4"));
        play_all(&rules, &mut game, "A1");
        assert!(
            rules.moved_in_between(&game).is_empty(),
            "only when it happened"
        );
    }
}

#[test]
fn a_pair_is_told_of_in_every_direction() {
    let rules = rules("go-bang");
    for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1)] {
        let size = Size::square(7).unwrap();
        let middle = at("D4");
        let step = |n: i8| middle.step(right * n, up * n, size).unwrap();
        let stones = tengen_rules::ByColor {
            black: [step(1)].into_iter().collect(),
            white: [step(-1), step(2)].into_iter().collect(),
        };
        let mut game = rules.position(size, stones, Color::Black).unwrap();
        play_all(&rules, &mut game, "D4");
        assert_eq!(
            rules.moved_in_between(&game),
            [middle, step(1)].into_iter().collect(),
            "{right} {up}"
        );
    }
}

#[test]
fn nothing_is_told_of_triples_single_stones_or_games_without_captures() {
    let go_bang = rules("go-bang");
    let triple = TRAP.replace("O X . O .", "O X . X O");
    let mut game = position(&go_bang, &triple, BLACK);
    play_all(&go_bang, &mut game, "D4");
    assert!(go_bang.moved_in_between(&game).is_empty());

    let mut game = position(&go_bang, TRAP, WHITE);
    play_all(&go_bang, &mut game, "D4");
    assert!(go_bang.moved_in_between(&game).is_empty(), "one stone");

    for name in ["go-bang-plain", "gomoku"] {
        let rules = rules(name);
        let mut game = position(&rules, TRAP, BLACK);
        play_all(&rules, &mut game, "D4");
        assert!(rules.moved_in_between(&game).is_empty(), "{name}");
    }
}
