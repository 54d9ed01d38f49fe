//! Hand-made questions, with answers that anybody can check.

use tengen_puzzle::{
    Answer, Choice, Form, Mistake, NoAnswer, Question, Reason, RulePuzzle, Scene, Unsound, Verdict,
};
use tengen_rules::{Color, IllegalMove, Komi, Move, PointSet, RuleSet};

use tengen_testkit::board::{at, points, stones};

fn scene(rules: &str, diagram: &str, first: Color, moves: &str) -> Scene {
    let (size, stones) = stones(diagram);
    let moves = moves.split_whitespace().map(|name| Move::Play(at(name)));
    let rules = RuleSet::from_name(rules).unwrap();
    Scene::new(rules, size, stones, first, moves.collect()).unwrap()
}

#[track_caller]
fn assert_answer(scene: Scene, question: Question, answer: Answer) -> RulePuzzle {
    let puzzle = RulePuzzle::new(scene, question).unwrap();
    assert_eq!(puzzle.solution().answer, answer);
    assert_eq!(puzzle.grade(&answer), Ok(Verdict::Right));
    puzzle
}

const KO: &str = "
    . X O . .
    X . X O .
    . X O . .
    . . . . .
    . . . . .";

#[test]
fn a_liberty_that_two_stones_touch_counts_once() {
    let board = scene(
        "territory",
        ". . . .\n. X X .\n. X O .\n. . . .",
        Color::White,
        "",
    );
    let of = at("B2");
    let puzzle = assert_answer(board, Question::Liberties { of }, Answer::Number(6));
    let Reason::Liberties(chain) = puzzle.solution().reason else {
        panic!("a chain");
    };
    assert_eq!(chain.stones, points("B2 B3 C3"));
    assert_eq!(chain.liberties, points("A2 A3 B1 B4 C4 D3"));
    let wrong = |mistake| Ok(Verdict::Wrong(mistake));
    let grade = |number| puzzle.grade(&Answer::Number(number));
    assert_eq!(grade(7), wrong(Mistake::TooMany(7)));
    assert_eq!(grade(5), wrong(Mistake::TooFew(5)));
}

#[test]
fn a_question_about_no_stone_is_none() {
    let board = scene("territory", KO, Color::White, "");
    let of = at("E1");
    let made = RulePuzzle::new(board, Question::Liberties { of });
    assert_eq!(made, Err(Unsound::Nothing));
}

#[test]
fn a_ko_may_not_be_retaken_at_once_but_later() {
    let question = Question::Ko { at: at("C4") };
    let taken = scene("territory", KO, Color::White, "B4");
    let puzzle = assert_answer(taken, question, Answer::Choice(Choice::No));
    assert!(matches!(puzzle.solution().reason, Reason::Ko(_)));
    let later = scene("territory", KO, Color::White, "B4 E1 A1");
    let puzzle = assert_answer(later, question, Answer::Choice(Choice::Yes));
    let takes = points("B4");
    assert_eq!(
        puzzle.solution().reason,
        Reason::NoKo {
            at: at("C4"),
            takes
        }
    );
}

#[test]
fn a_snapback_is_no_ko() {
    // Black has thrown in at B1, White takes that stone with A1; Black takes three back at B1.
    let board = "
        . . . . .
        . . . . .
        X X . . .
        O O X . .
        . X O . .";
    let snapback = scene("territory", board, Color::White, "A1");
    let takes = points("A1 A2 B2");
    let question = Question::Ko { at: at("B1") };
    let puzzle = assert_answer(snapback, question, Answer::Choice(Choice::Yes));
    let reason = Reason::NoKo {
        at: at("B1"),
        takes,
    };
    assert_eq!(puzzle.solution().reason, reason);
}

#[test]
fn points_without_a_liberty_are_forbidden_unless_they_take() {
    let board = "
        . X . . .
        X O O . .
        . O . O X
        X X O O .
        . X X X X";
    let puzzle = assert_answer(
        scene("territory", board, Color::White, ""),
        Question::Forbidden,
        Answer::Points(points("A1 A5")),
    );
    let Reason::Forbidden(found) = puzzle.solution().reason else {
        panic!("points");
    };
    assert_eq!(found.len(), 2);
    let question = Question::Forbidden;
    let none = RulePuzzle::new(scene("territory", KO, Color::Black, ""), question);
    assert_eq!(
        none.map(|puzzle| puzzle.solution().answer),
        Err(Unsound::NoAnswer)
    );
}

#[test]
fn one_stone_names_its_chain() {
    let board = "
        . O O X .
        . O X . .
        O X X . .
        X . . . .
        . . . . .";
    let question = Question::Captures { at: at("A4") };
    let taken = scene("territory", board, Color::Black, "");
    // A3 keeps its liberty at A4 only for itself; B4, B5 and C5 have A5 too.
    let made = RulePuzzle::new(taken, question);
    let puzzle = made.unwrap();
    let Answer::Points(all) = puzzle.solution().answer else {
        panic!("stones");
    };
    assert_eq!(all, points("A3"));
    let refused = puzzle.grade(&Answer::Points(points("A5")));
    assert_eq!(refused, Err(NoAnswer::NoStone(at("A5"))));
    let off = puzzle.grade(&Answer::Points(points("T19")));
    assert_eq!(off, Err(NoAnswer::OffBoard(at("T19"))));
    let form = puzzle.grade(&Answer::Number(1));
    assert_eq!(
        form,
        Err(NoAnswer::Form {
            wanted: Form::Stones
        })
    );
}

#[test]
fn dead_stones_and_komi_decide_who_wins_by_territory() {
    let board = "
        . X X O .
        X X O O .
        . X O . O
        . X O O O
        O X O . .";
    let asked = |dead, komi| Question::Territory { dead, komi };
    let scene = || scene("territory", board, Color::Black, "");
    // Black: A5, A3, A2 and A1 with its prisoner; White: E5, E4, D3, D1 and E1.
    let even = asked(points("A1"), Komi::ZERO);
    assert_answer(scene(), even, Answer::Choice(Choice::Nobody));
    let white = Answer::Choice(Choice::White);
    assert_answer(scene(), asked(points("A1"), Komi::HALF), white);
    let alive = asked(PointSet::EMPTY, Komi::ZERO);
    assert_answer(scene(), alive, white);
    let empty = RulePuzzle::new(scene(), asked(points("A3"), Komi::ZERO));
    assert_eq!(empty, Err(Unsound::Nothing));
}

#[test]
fn stones_count_as_they_stand() {
    let board = "
        . X X O .
        X X O O .
        . X O . O
        . X O O O
        O X O . .";
    let answer = Answer::Choice(Choice::White);
    assert_answer(
        scene("strasbourg", board, Color::Black, ""),
        Question::Stones,
        answer,
    );
}

#[test]
fn a_chain_shut_in_with_one_eye_is_dead() {
    let board = "
        . X . X O
        X X X X O
        O O O O O
        . O X O .
        O O . O O";
    let puzzle = assert_answer(
        scene("territory", board, Color::White, ""),
        Question::DeadChains,
        Answer::Points(points("C2")),
    );
    let wrong = Ok(Verdict::Wrong(Mistake::Incomplete));
    assert_eq!(puzzle.grade(&Answer::Points(PointSet::EMPTY)), wrong);
}

#[test]
fn what_is_not_proven_to_live_or_to_be_dead_is_not_asked() {
    let board = scene("territory", KO, Color::Black, "");
    assert_eq!(
        RulePuzzle::new(board, Question::DeadChains),
        Err(Unsound::NoAnswer)
    );
}

#[test]
fn a_line_of_five_may_have_its_gap_anywhere() {
    let board = "
        . . . . . . .
        . X . . . . .
        . . X O O O .
        . . . . . . .
        . . . . X . .
        . . . . . X .
        . . . . . . .";
    assert_answer(
        scene("gomoku", board, Color::Black, ""),
        Question::Five,
        Answer::Points(points("D4")),
    );
    let white = scene("gomoku", board, Color::White, "");
    assert_eq!(
        RulePuzzle::new(white, Question::Five),
        Err(Unsound::NoAnswer)
    );
}

#[test]
fn exactly_two_stones_are_a_pair() {
    let board = "
        X O O . . . .
        . . . . . . .
        X O O O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    assert_answer(
        scene("go-bang", board, Color::Black, ""),
        Question::Pairs,
        Answer::Points(points("D7")),
    );
}

#[test]
fn another_game_has_other_questions() {
    let board = scene(
        "gomoku",
        ". . . . .\n. . . . .\n. . X . .\n. . . . .\n. . . . .",
        Color::White,
        "",
    );
    for question in [
        Question::Forbidden,
        Question::Pairs,
        Question::Stones,
        Question::AtariGo { moves: 1 },
    ] {
        assert_eq!(
            RulePuzzle::new(board.clone(), question),
            Err(Unsound::Rules)
        );
    }
}

#[test]
fn a_stone_on_the_edge_is_driven_along_it() {
    // A5 is in atari after A4 only if White cannot get out at B5.
    let board = "
        . O . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .";
    let scene = scene("atari-go", board, Color::Black, "");
    let puzzle = RulePuzzle::new(scene, Question::AtariGo { moves: 2 }).unwrap();
    let Reason::Line(line) = puzzle.solution().reason else {
        panic!("a line");
    };
    assert_eq!(line.len(), 3, "{line:?}");
    let occupied = puzzle.grade(&Answer::Play(at("B4")));
    assert_eq!(occupied, Err(NoAnswer::Occupied(at("B4"))));
    let Ok(Verdict::Wrong(Mistake::Refuted(refutation))) = puzzle.grade(&Answer::Play(at("E1")))
    else {
        panic!("a move elsewhere takes nothing");
    };
    assert_eq!(refutation.first(), Some(&Move::Play(at("E1"))));
    assert_eq!(refutation.len(), 2);
}

#[test]
fn a_move_that_is_not_legal_is_no_answer() {
    let board = "
        . X . . O
        X . X O .
        . X . . .
        . . . . .
        . . . . .";
    let puzzle = RulePuzzle::new(
        scene("atari-go", board, Color::White, ""),
        Question::AtariGo { moves: 1 },
    );
    assert_eq!(puzzle, Err(Unsound::NoAnswer));
    let board = "
        . X . . .
        X . X O .
        O X O . .
        . O . . .
        . . . . .";
    let puzzle = RulePuzzle::new(
        scene("atari-go", board, Color::White, ""),
        Question::AtariGo { moves: 1 },
    );
    let reason = IllegalMove::Suicide;
    let suicide = puzzle.unwrap().grade(&Answer::Play(at("A5")));
    assert_eq!(
        suicide,
        Err(NoAnswer::Illegal {
            at: at("A5"),
            reason
        })
    );
}

#[test]
fn only_where_a_stone_was_taken_one_asks_whether_it_may_be_retaken() {
    let board = scene("territory", KO, Color::White, "");
    let question = Question::Ko { at: at("B4") };
    assert_eq!(RulePuzzle::new(board, question), Err(Unsound::Nothing));
}

#[test]
fn one_stone_of_a_chain_of_two_is_enough() {
    let board = "
        . . . . .
        . X X . .
        X O O . .
        . X X . .
        . . . . .";
    let question = Question::Captures { at: at("D3") };
    let taken = scene("territory", board, Color::Black, "");
    let puzzle = assert_answer(taken, question, Answer::Points(points("B3 C3")));
    let one = Answer::Points(points("C3"));
    assert_eq!(puzzle.grade(&one), Ok(Verdict::Right));
}

#[test]
fn territory_is_asked_about_where_both_have_some() {
    let board = "
        . . . . .
        X X X X X
        . . . . .
        O O O O O
        O O O O O";
    let question = Question::Territory {
        dead: PointSet::EMPTY,
        komi: Komi::ZERO,
    };
    let alone = scene("territory", board, Color::Black, "");
    assert_eq!(RulePuzzle::new(alone, question), Err(Unsound::NoAnswer));
}

#[test]
fn dead_chains_are_not_asked_about_while_others_are_unsettled() {
    let board = "
        . X . X O . X
        X X X X O . .
        O O O O O . .
        . O X O . . .
        O O . O O . .";
    let unsettled = scene("territory", board, Color::White, "");
    let made = RulePuzzle::new(unsettled, Question::DeadChains);
    assert_eq!(made, Err(Unsound::NoAnswer));
}

#[test]
fn what_is_taken_at_once_is_no_question_about_two_moves() {
    let board = "
        . . . . .
        . . . . .
        . X O X .
        . . X . .
        . . . . .";
    let asked = |moves| {
        let scene = scene("atari-go", board, Color::Black, "");
        RulePuzzle::new(scene, Question::AtariGo { moves })
    };
    let puzzle = asked(1).unwrap();
    assert_eq!(puzzle.solution().answer, Answer::Play(at("C4")));
    assert_eq!(asked(2), Err(Unsound::NoAnswer));
}

#[test]
fn where_suicide_is_allowed_no_point_is_forbidden_for_it() {
    let board = scene("new-zealand", KO, Color::White, "");
    for question in [Question::Forbidden, Question::Liberties { of: at("C4") }] {
        let made = RulePuzzle::new(board.clone(), question);
        assert_eq!(made, Err(Unsound::Rules));
    }
}
