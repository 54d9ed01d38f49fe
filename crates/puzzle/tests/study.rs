//! Puzzles drawn up by hand, read from SGF.

use proptest::prelude::*;
use tengen_puzzle::{
    Answer, Choice, Mark, Mistake, NoAnswer, Remark, SceneError, Study, StudyError, TreeError,
    Verdict,
};
use tengen_rules::{Color, IllegalMove, Move, SetupError};
use tengen_sgf::{BadPoint, ParseError};

use tengen_testkit::board::{at, points};

fn read(sgf: &str) -> Result<Study, StudyError> {
    Study::read(sgf.as_bytes())
}

fn marks(study: &Study) -> Vec<(Mark, usize)> {
    let lines = study.tree().lines();
    lines
        .iter()
        .map(|line| (line.mark, line.moves.len()))
        .collect()
}

const WRONG: Mark = Mark::Wrong;
const RIGHT: Mark = Mark::Right;

#[test]
fn without_marks_the_first_branch_is_right() {
    let study =
        read("(;SZ[5]AB[aa]AW[ee]PL[W];B[bb](;W[cc];B[dd])(;W[dc](;B[cb])(;B[ca])))").unwrap();
    // Black moves first, although PL says White; at White's moves any branch belongs to the solution.
    assert_eq!(study.scene().to_move(), Color::Black);
    assert_eq!(marks(&study), [(RIGHT, 3), (RIGHT, 3), (WRONG, 3)]);
    assert_eq!(study.tree().right(), points("B4"));
}

#[test]
fn comments_mark_lines() {
    let study =
        read("(;SZ[5](;B[aa])(;B[bb];W[cc];B[dd]C[RIGHT! Well done.])(;B[cc]C[Wrong, too late]))")
            .unwrap();
    assert_eq!(marks(&study), [(RIGHT, 3), (WRONG, 1), (WRONG, 1)]);
    assert_eq!(study.tree().right(), points("B4"));
    let line = study.tree().solution();
    assert_eq!(line.comment.as_deref(), Some("! Well done."));
    // "right" is a direction, too.
    let direction = read("(;SZ[5](;B[aa]C[to the right])(;B[bb]))").unwrap();
    assert_eq!(direction.tree().right(), points("A5"));
}

#[test]
fn good_and_bad_moves_mark_lines_if_they_are_the_solvers() {
    let study = read("(;SZ[5](;B[aa]BM[1])(;B[bb]TE[1];W[cc]BM[1])(;B[dd];W[aa]TE[1]))").unwrap();
    assert_eq!(study.tree().right(), points("B4"));
    assert_eq!(marks(&study), [(RIGHT, 2), (WRONG, 1), (WRONG, 2)]);
}

/// The keys of collections: all ways to mark the second branch as right, or the first one as wrong.
#[test]
fn solutions_are_marked_in_many_ways() {
    for (first, second) in [
        ("", "GB[1]"),
        ("GW[1]", ""),
        ("GW[2]", "GB[2]"),
        ("WV[]", ""),
        ("", "C[CHOICERIGHT]"),
        ("C[失败图]", "C[正解图]"),
        ("C[错误]", "C[正确]"),
        ("C[失敗]", "C[正解]"),
        ("C[不正解]", "C[正解]"),
        ("C[오답]", "C[정답]"),
        ("C[Falsch]", "C[Richtig]"),
        ("C[Faux.]", "C[Juste !]"),
        ("C[Incorrecto]", "C[Correcto]"),
        ("C[Errado]", "C[Certo]"),
        ("C[Sbagliato]", "C[Giusto]"),
        ("C[Fout]", "C[Goed]"),
        ("C[Źle]", "C[Dobrze]"),
        ("C[Неправильно]", "C[Правильно]"),
        ("C[Forkert]", "C[Rigtigt]"),
        ("C[Fel]", "C[Rätt]"),
        ("N[Failure]", "N[Solution]"),
        ("BM[1]", ""),
        ("", "TE[1]"),
    ] {
        let sgf = format!("(;SZ[9]AB[cc][dc]AW[cd][dd]PL[B](;B[bd]{first};W[ed])(;B[ed]{second}))");
        let study = read(&sgf).unwrap();
        assert_eq!(study.tree().right(), points("E6"), "{first} {second}");
        assert_eq!(read(&study.to_sgf()), Ok(study), "{first} {second}");
    }
    // Good for White is right where White is the solver.
    let white = read("(;SZ[5](;W[aa]GB[1])(;W[bb]GW[1]))").unwrap();
    assert_eq!(white.tree().right(), points("B4"));
    // The first branch that is not wrong is meant.
    let first = read("(;SZ[5](;B[aa]C[Wrong])(;B[bb])(;B[cc]))").unwrap();
    assert_eq!(first.tree().right(), points("B4"));
}

#[test]
fn what_is_a_guess_is_told() {
    let remarks = |bytes: &[u8], game| Study::find(bytes, game).map(|found| found.remarks);
    let of = |sgf: &str| remarks(sgf.as_bytes(), None).unwrap();
    assert_eq!(of("(;SZ[5](;B[aa])(;B[bb]))"), [Remark::FirstBranch]);
    assert_eq!(
        of("(;SZ[5](;B[aa]C[Wrong])(;B[bb])(;B[cc]))"),
        [Remark::FirstBranch]
    );
    for told in [
        "(;SZ[5](;B[aa])(;B[bb]C[RIGHT]))",
        "(;SZ[5](;B[aa]C[Wrong])(;B[bb]))",
        // There is nothing to choose.
        "(;SZ[5];B[aa](;W[bb])(;W[cc]))",
    ] {
        assert_eq!(of(told), [], "{told}");
    }
    let collection = "(;C[A preface])(;SZ[5];B[aa])(;SZ[5];B[bb])";
    assert_eq!(of(collection), [Remark::Games { taken: 2, games: 3 }]);
    let third = Study::find(collection.as_bytes(), Some(3)).unwrap();
    assert_eq!(third.study.tree().right(), points("B4"));
    assert_eq!(third.remarks, [Remark::Games { taken: 3, games: 3 }]);
    let none = |game| remarks(collection.as_bytes(), Some(game));
    assert_eq!(none(4), Err(StudyError::NoSuchGame { games: 3 }));
    assert_eq!(none(0), Err(StudyError::NoSuchGame { games: 3 }));
    assert_eq!(none(1), Err(StudyError::NoMoves));
    // A comment in Shift_JIS that ends in a byte like a backslash: the stones behind it are there.
    let sjis = b"(;SZ[9]C[\x94\x5c]AB[cc][dc]AW[cd];B[bd]C[\x90\xb3\x89\xf0])";
    let found = Study::find(sjis, None).unwrap();
    assert_eq!(found.study.scene().stones().black, points("C7 D7"));
    assert_eq!(found.study.text(), Some("能"));
    assert_eq!(found.remarks, [Remark::Charset("Shift_JIS".to_owned())]);
}

#[test]
fn suicide_is_judged_by_the_rules_that_the_file_names() {
    let of = |rules| read(&format!("(;SZ[5]RU[{rules}]AB[aa]AW[ba][bb][ac];B[ab])"));
    for rules in ["New Zealand", "NZ", "GOE", "Tromp-Taylor"] {
        assert!(of(rules).is_ok(), "{rules}");
    }
    for rules in ["Japanese Rules", "AGA", "Chinese", "Klingon"] {
        assert!(of(rules).is_err(), "{rules}");
    }
}

/// A stored puzzle is read back, and even the longest comment keeps its end.
#[test]
fn the_longest_comment_is_kept_whole() {
    let long = "x".repeat(1000);
    let study = read(&format!("(;SZ[5]C[{long}];B[aa]C[{long}])")).unwrap();
    let kept = study.tree().solution().comment.clone().unwrap();
    assert_eq!(kept.len(), 400);
    assert_eq!(read(&study.to_sgf()), Ok(study));
}

#[test]
fn a_wrong_answer_gets_the_line_that_the_author_gave() {
    let study = read("(;SZ[5]AB[ee](;B[aa])(;B[bb];W[cc]))").unwrap();
    let play = |name| study.grade(&Answer::Play(at(name)));
    assert_eq!(play("A5"), Ok(Verdict::Right));
    let line = |names: &[&str]| {
        let moves = names.iter().map(|name| Move::Play(at(name)));
        Verdict::Wrong(Mistake::Refuted(moves.collect()))
    };
    assert_eq!(play("B4"), Ok(line(&["B4", "C3"])));
    assert_eq!(play("C1"), Ok(line(&["C1"])));
    assert_eq!(play("E1"), Err(NoAnswer::Occupied(at("E1"))));
    assert_eq!(play("F1"), Err(NoAnswer::OffBoard(at("F1"))));
    assert!(matches!(
        study.grade(&Answer::Choice(Choice::Yes)),
        Err(NoAnswer::Form { .. })
    ));
}

#[test]
fn stones_may_stand_in_the_node_after_the_root() {
    let study = read("(;SZ[5]C[Black to live];AB[aa][ab]AW[cc:dd];AE[ab];B[ba])").unwrap();
    assert_eq!(study.scene().stones().black, points("A5"));
    assert_eq!(study.scene().stones().white, points("C3 D3 C2 D2"));
    assert_eq!(study.text(), Some("Black to live"));
}

#[test]
fn what_is_no_puzzle_is_refused_by_name() {
    let refused = |sgf: &str| read(sgf).unwrap_err();
    assert_eq!(refused(""), StudyError::Sgf(ParseError::Empty));
    assert_eq!(refused("(;GM[2]SZ[5];B[aa])"), StudyError::Game);
    assert_eq!(refused("(;SZ[20];B[aa])"), StudyError::Size);
    assert_eq!(refused("(;SZ[x];B[aa])"), StudyError::Size);
    assert_eq!(refused("(;SZ[5]AB[aa])"), StudyError::NoMoves);
    assert_eq!(
        refused("(;SZ[5];B[aa];AB[bb];W[cc])"),
        StudyError::LateSetup
    );
    assert_eq!(refused("(;SZ[5];B[aa];B[bb])"), StudyError::Turns);
    assert_eq!(refused("(;SZ[5](;B[aa])(;W[bb]))"), StudyError::Turns);
    assert_eq!(refused("(;SZ[5];B[aa]W[bb])"), StudyError::Turns);
    let reason = BadPoint::OffBoard;
    assert_eq!(
        refused("(;SZ[5]AB[ff];B[aa])"),
        StudyError::Point {
            property: "AB",
            reason
        }
    );
    assert_eq!(
        refused("(;SZ[5];B[ff])"),
        StudyError::Point {
            property: "B",
            reason
        }
    );
    let stones = SceneError::Setup(SetupError::NoLiberty(at("A5")));
    assert_eq!(
        refused("(;SZ[5]AB[aa]AW[ab][ba];B[cc])"),
        StudyError::Scene(stones)
    );
    let illegal = TreeError::Illegal {
        line: 2,
        number: 2,
        mv: Move::Play(at("B4")),
        reason: IllegalMove::Occupied,
    };
    assert_eq!(
        refused("(;SZ[5](;B[aa])(;B[bb];W[bb]))"),
        StudyError::Tree(illegal)
    );
    assert_eq!(
        refused("(;SZ[5];B[aa]C[WRONG])"),
        StudyError::Tree(TreeError::NothingRight)
    );
    assert_eq!(
        refused("(;SZ[5];B[];W[aa])"),
        StudyError::Tree(TreeError::NoFirstMove)
    );
}

#[test]
fn a_tree_of_any_depth_and_breadth_is_refused_without_harm() {
    let deep = format!("(;SZ[19]{})", ";B[];W[]".repeat(50_000));
    assert_eq!(read(&deep), Err(StudyError::Tree(TreeError::TooLarge)));
    let broad = format!("(;SZ[19]{})", "(;B[aa])".repeat(50_000));
    assert_eq!(read(&broad), Err(StudyError::Tree(TreeError::TooLarge)));
    let comments = format!("(;SZ[5];B[aa]{})", ";C[x]".repeat(100_000));
    assert!(read(&comments).is_ok());
}

#[test]
fn a_study_is_read_as_it_was_written() {
    for sgf in [
        "(;SZ[5]C[To live\\].](;B[aa];W[])(;B[bb];W[cc];B[dd]C[RIGHT because])(;B[bb];W[ee]))",
        "(;GM[4]RU[gomoku]SZ[9]AB[aa];W[bb];B[cc])",
        "(;SZ[7:5];B[ga])",
    ] {
        let study = read(sgf).unwrap();
        assert_eq!(read(&study.to_sgf()), Ok(study));
    }
}

proptest! {
    #[test]
    fn any_text_is_a_study_or_refused(text in "[(;)BWCS\\[\\]abZ5 ]{0,60}") {
        if let Ok(study) = read(&format!("(;SZ[5]{text}")) {
            prop_assert_eq!(read(&study.to_sgf()), Ok(study));
        }
    }
}
