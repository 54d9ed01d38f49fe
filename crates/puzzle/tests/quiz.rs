//! Verdicts on answers to hand-made questions of the rule book.

use tengen_game::{PlayerId, Seat};
use tengen_puzzle::quiz::{Question, Quiz, Right};
use tengen_puzzle::{Answer, Choice, Mistake, NoAnswer, Verdict};
use tengen_rules::{ByColor, Color, IllegalMove, Move, PointSet, RuleSet, Size};

use tengen_testkit::board::{at, points, stones};

fn quiz(rules: &str, diagram: &str, to_move: Color, question: Question) -> Quiz {
    let (size, stones) = stones(diagram);
    let rules = RuleSet::from_name(rules).unwrap().rules;
    Quiz {
        rules,
        position: rules.position(size, stones, to_move).unwrap(),
        question,
    }
}

fn wrong(mistake: Mistake) -> Result<Verdict, NoAnswer> {
    Ok(Verdict::Wrong(mistake))
}

/// Black can capture at B1 and at D1, and may not play at A5 and C1.
const BOARD: &str = "
    . O . . .
    O . . . .
    . X . X .
    X O X O X
    . . . . .";

#[test]
fn any_point_that_does_what_is_asked_is_right() {
    let quiz = quiz("territory", BOARD, Color::Black, Question::Capture);
    let play = |name| quiz.judge(&Answer::Play(at(name)));
    assert_eq!(play("B1"), Ok(Verdict::Right));
    assert_eq!(play("D1"), Ok(Verdict::Right));
    assert_eq!(play("C1"), wrong(Mistake::Point(at("C1"))));
    assert_eq!(quiz.solve().right, Right::AnyOf(points("B1 D1")));
}

#[test]
fn in_the_rule_book_a_move_that_is_forbidden_is_a_wrong_answer_and_off_the_board_is_none() {
    let quiz = quiz("territory", BOARD, Color::Black, Question::Capture);
    let play = |name| quiz.judge(&Answer::Play(at(name)));
    let illegal = |name, reason| {
        let at = at(name);
        wrong(Mistake::Illegal { at, reason })
    };
    assert_eq!(play("A5"), illegal("A5", IllegalMove::Suicide));
    assert_eq!(play("B2"), illegal("B2", IllegalMove::Occupied));
    assert_eq!(play("F1"), Err(NoAnswer::OffBoard(at("F1"))));
}

#[test]
fn the_name_of_a_point_is_no_move() {
    let question = Question::Name { at: at("B2") };
    let quiz = quiz("territory", BOARD, Color::Black, question);
    let play = |name| quiz.judge(&Answer::Play(at(name)));
    assert_eq!(play("B2"), Ok(Verdict::Right));
    assert_eq!(play("D2"), wrong(Mistake::Point(at("D2"))));
}

#[test]
fn points_that_do_not_belong_to_the_answer_are_told_before_those_that_lack() {
    let question = Question::Rule(tengen_puzzle::Question::Forbidden);
    let board = "
        . O . O .
        O . . . O
        . . . . .
        . . . . .
        . . . . .";
    let quiz = quiz("territory", board, Color::Black, question);
    let named = |names| quiz.judge(&Answer::Points(points(names)));
    assert_eq!(named("A5 E5"), Ok(Verdict::Right));
    assert_eq!(named("A5"), wrong(Mistake::Incomplete));
    assert_eq!(named("A5 C5 C1"), wrong(Mistake::Points(points("C1 C5"))));
    assert_eq!(named("A5 B5"), Err(NoAnswer::Occupied(at("B5"))));
}

#[test]
fn a_stone_stands_for_its_chain_and_only_stones_that_were_named_are_told() {
    let question = Question::Rule(tengen_puzzle::Question::DeadChains);
    let board = "
        . X . X O
        X X X X O
        O O O O O
        . O X O .
        O O . O O";
    let quiz = quiz("territory", board, Color::White, question);
    let named = |names| quiz.judge(&Answer::Points(points(names)));
    let Right::Answer(Answer::Points(dead)) = quiz.solve().right else {
        panic!("stones");
    };
    assert_eq!(dead, points("C2"));
    assert_eq!(named("C2"), Ok(Verdict::Right));
    assert_eq!(named("C2 A4"), wrong(Mistake::Points(points("A4"))));
    assert_eq!(named("A1 A5"), Err(NoAnswer::NoStone(at("A5"))));
}

#[test]
fn a_number_is_too_many_or_too_few() {
    let question = Question::Chains(Color::Black);
    let quiz = quiz("territory", BOARD, Color::Black, question);
    let number = |number| quiz.judge(&Answer::Number(number));
    assert_eq!(number(5), Ok(Verdict::Right));
    assert_eq!(number(6), wrong(Mistake::TooMany(6)));
    assert_eq!(number(4), wrong(Mistake::TooFew(4)));
}

#[test]
fn only_a_choice_that_is_offered_is_an_answer() {
    let quiz = quiz("territory", BOARD, Color::White, Question::Turn);
    let choice = |choice| quiz.judge(&Answer::Choice(choice));
    assert_eq!(choice(Choice::White), Ok(Verdict::Right));
    assert_eq!(choice(Choice::Black), wrong(Mistake::Choice(Choice::Black)));
    let wanted = quiz.question.form();
    assert_eq!(choice(Choice::Nobody), Err(NoAnswer::Form { wanted }));
    let number = quiz.judge(&Answer::Number(1));
    assert_eq!(number, Err(NoAnswer::Form { wanted }));
}

#[test]
fn two_pairs_take_turns_as_their_seats_do() {
    let rules = RuleSet::from_name("japanese").unwrap().rules;
    let size = Size::new(9, 9).unwrap();
    let empty = ByColor::from_fn(|_| PointSet::EMPTY);
    let mut position = rules.position(size, empty, Color::Black).unwrap();
    let (first, second) = (PlayerId::new(1), PlayerId::new(2));
    let seat = Seat::from([first, second]);
    for (turn, point) in size.all().take(10).enumerate() {
        let next = match (position.to_move(), seat.on_turn(turn / 2) == first) {
            (Color::Black, true) => Choice::BlackFirst,
            (Color::Black, false) => Choice::BlackSecond,
            (Color::White, true) => Choice::WhiteFirst,
            (Color::White, false) => Choice::WhiteSecond,
        };
        let quiz = Quiz {
            rules,
            position: position.clone(),
            question: Question::Partner,
        };
        let verdict = quiz.judge(&Answer::Choice(next));
        assert_eq!(verdict, Ok(Verdict::Right), "turn {turn}");
        rules.play(&mut position, Move::Play(point)).unwrap();
    }
}
