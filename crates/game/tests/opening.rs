//! Openings of five in a row: who places, who chooses, and who plays what in the end.

use tengen_game::clock::Span;
use tengen_game::{
    Action, Draft, Game, GameId, Left, Opening, OpeningChoice, OpeningRefusal, OpeningRule,
    OpeningStep, Pace, Phase, Plan, PlanError, PlayerId, Proposal, Refusal, Terms, TermsError,
    TimeControl, deadline,
};
use tengen_rules::{Color, Ending, Forbidden, IllegalMove, Move};

use super::table::{KURO, SHIRO, Table, draft, play, size};
use tengen_testkit::board::{at, points};

fn opened(rules: &str, opening: OpeningRule) -> Table {
    let draft = Draft {
        opening: Some(opening),
        ..draft(rules, 15)
    };
    Table::opened(Terms::new(draft).unwrap())
}

fn take(color: Color) -> Action {
    Action::Choose(OpeningChoice::Take(color))
}

/// Does the actions one after the other; each must be possible.
#[track_caller]
fn all(table: &mut Table, deeds: impl IntoIterator<Item = (PlayerId, Action)>) {
    for (who, action) in deeds {
        let done = table.does(who, action.clone());
        assert!(done.is_ok(), "{action:?}: {done:?}");
    }
}

/// The first three stones, which kuro places.
fn three(table: &mut Table) {
    all(table, ["H8", "J9", "K10"].map(|at| (KURO, play(at))));
}

fn step(table: &Table) -> Option<(OpeningStep, Color)> {
    let opening: Option<Opening> = table.game.opening();
    opening.map(|opening| (opening.step, opening.by))
}

#[test]
fn one_player_places_three_stones_and_the_other_one_chooses() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    assert_eq!(table.game.on_turn(), Some(KURO));
    assert_eq!(
        table.does(SHIRO, play("H8")),
        Err(OpeningRefusal::NotYourTurn.into())
    );
    three(&mut table);
    let board = table.game.position().board();
    assert_eq!(board.stones(Color::Black), points("H8 K10"));
    assert_eq!(board.stones(Color::White), points("J9"));
    assert_eq!(step(&table), Some((OpeningStep::Choose, Color::White)));
    assert_eq!(table.game.on_turn(), Some(SHIRO));
    assert_eq!(
        table.does(SHIRO, play("A1")),
        Err(OpeningRefusal::ChooseFirst.into())
    );
    let two = Action::Choose(OpeningChoice::PlaceTwo);
    assert_eq!(
        table.does(SHIRO, two),
        Err(OpeningRefusal::NothingToChoose.into())
    );
}

#[test]
fn a_player_who_takes_black_sits_there_and_white_moves_next() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    three(&mut table);
    all(&mut table, [(SHIRO, take(Color::Black))]);
    assert_eq!(table.game.opening(), None);
    assert_eq!(table.game.color_of(SHIRO), Some(Color::Black));
    assert_eq!(table.game.to_move(), Some(Color::White));
    all(&mut table, [(KURO, play("A1")), (SHIRO, play("A2"))]);
    assert_eq!(table.game.color_of(KURO), Some(Color::White));
}

#[test]
fn a_player_who_takes_white_goes_on_with_the_fourth_stone() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    three(&mut table);
    all(
        &mut table,
        [(SHIRO, take(Color::White)), (SHIRO, play("A1"))],
    );
    assert_eq!(table.game.color_of(SHIRO), Some(Color::White));
    assert_eq!(table.game.on_turn(), Some(KURO));
}

#[test]
fn by_swap2_two_more_stones_may_be_placed_and_then_the_first_player_chooses() {
    for (color, next) in [(Color::White, KURO), (Color::Black, SHIRO)] {
        let mut table = opened("gomoku", OpeningRule::Swap2);
        three(&mut table);
        assert_eq!(
            step(&table),
            Some((OpeningStep::ChooseOrPlaceTwo, Color::White))
        );
        all(
            &mut table,
            [
                (SHIRO, Action::Choose(OpeningChoice::PlaceTwo)),
                (SHIRO, play("A1")),
                (SHIRO, play("A2")),
            ],
        );
        assert_eq!(table.game.on_turn(), Some(KURO));
        all(&mut table, [(KURO, take(color))]);
        assert_eq!(table.game.opening(), None);
        assert_eq!(table.game.color_of(KURO), Some(color));
        // Three black stones and two white ones: White moves.
        assert_eq!(table.game.to_move(), Some(Color::White));
        assert_eq!(table.game.on_turn(), Some(next));
    }
}

#[test]
fn by_swap2_a_colour_may_be_taken_at_once() {
    let mut table = opened("renju", OpeningRule::Swap2);
    three(&mut table);
    all(&mut table, [(SHIRO, take(Color::Black))]);
    assert_eq!(table.game.on_turn(), Some(KURO));
}

/// By Soosõrv-8, shiro has taken Black after three stones, and kuro has placed the fourth and asked for `fifths`.
fn asked(fifths: u8) -> Table {
    let mut table = opened("renju", OpeningRule::Soosorv8);
    three(&mut table);
    all(
        &mut table,
        [
            (SHIRO, take(Color::Black)),
            (KURO, play("G7")),
            (KURO, Action::Choose(OpeningChoice::Fifths(fifths))),
        ],
    );
    table
}

#[test]
fn by_soosorv_the_first_three_stones_stand_in_the_middle() {
    let mut table = opened("renju", OpeningRule::Soosorv8);
    for (outside, across, inside) in [("H9", 1, "H8"), ("K8", 3, "J9"), ("L8", 5, "K10")] {
        let refused = table.does(KURO, play(outside));
        let point = at(outside);
        assert_eq!(
            refused,
            Err(OpeningRefusal::Outside { point, across }.into())
        );
        assert!(!table.game.playable().contains(point));
        all(&mut table, [(KURO, play(inside))]);
    }
}

#[test]
fn by_soosorv_white_asks_for_fifth_moves_and_blacks_side_chooses_again() {
    let mut table = opened("renju", OpeningRule::Soosorv8);
    three(&mut table);
    all(
        &mut table,
        [(SHIRO, take(Color::Black)), (KURO, play("A1"))],
    );
    assert_eq!(step(&table), Some((OpeningStep::Count, Color::White)));
    for number in [0, 9] {
        let refused = table.does(KURO, Action::Choose(OpeningChoice::Fifths(number)));
        assert_eq!(refused, Err(OpeningRefusal::NothingToChoose.into()));
    }
    all(
        &mut table,
        [(KURO, Action::Choose(OpeningChoice::Fifths(2)))],
    );
    assert_eq!(step(&table), Some((OpeningStep::Choose, Color::Black)));
    assert_eq!(table.game.on_turn(), Some(SHIRO));
    all(&mut table, [(SHIRO, take(Color::White))]);
    // The side that asked has to offer now.
    assert_eq!(table.game.color_of(KURO), Some(Color::Black));
    assert_eq!(table.game.on_turn(), Some(KURO));
}

#[test]
fn by_soosorv_black_offers_fifth_moves_and_white_picks_one() {
    let mut table = asked(2);
    all(
        &mut table,
        [(SHIRO, take(Color::Black)), (SHIRO, play("L11"))],
    );
    assert_eq!(table.game.moves().len(), 4, "it is offered, and not played");
    let again = table.does(SHIRO, play("L11"));
    assert_eq!(again, Err(OpeningRefusal::OfferedAlready(at("L11")).into()));
    // All stones stand on one diagonal line: the board looks the same from the other side of it.
    all(&mut table, [(SHIRO, play("F8"))]);
    let offered = points("L11 F8");
    assert_eq!(
        step(&table),
        Some((OpeningStep::Pick { offered }, Color::White))
    );
    assert_eq!(table.game.playable(), offered);
    let point = at("A1");
    let refused = table.does(KURO, play("A1"));
    assert_eq!(
        refused,
        Err(OpeningRefusal::NotOffered { point, offered }.into())
    );
    all(&mut table, [(KURO, play("F8"))]);
    assert_eq!(table.game.opening(), None);
    let last = table.game.last_move();
    assert_eq!(last, Some((Color::Black, Move::Play(at("F8")))));
    assert_eq!(table.game.on_turn(), Some(KURO), "White goes on");
}

#[test]
fn a_fifth_move_that_is_the_same_by_symmetry_is_refused() {
    let mut table = asked(2);
    all(
        &mut table,
        [(SHIRO, take(Color::Black)), (SHIRO, play("F8"))],
    );
    let refused = table.does(SHIRO, play("H6"));
    let (point, like) = (at("H6"), at("F8"));
    assert_eq!(
        refused,
        Err(OpeningRefusal::Symmetric { point, like }.into())
    );
}

#[test]
fn a_fifth_move_must_be_allowed_to_black() {
    let mut table = opened("renju", OpeningRule::Swap2);
    all(
        &mut table,
        [
            (KURO, play("F8")),
            (KURO, play("A1")),
            (KURO, play("G8")),
            (SHIRO, Action::Choose(OpeningChoice::PlaceTwo)),
            (SHIRO, play("A3")),
            (SHIRO, play("H9")),
            (KURO, take(Color::White)),
            (KURO, play("A5")),
            (SHIRO, play("H10")),
            (KURO, play("A7")),
        ],
    );
    let mv = Move::Play(at("H8"));
    let reason = IllegalMove::Forbidden(Forbidden::DoubleThree);
    let refused = table.does(SHIRO, Action::Move(mv));
    assert_eq!(refused, Err(Refusal::Illegal { mv, reason }));
}

#[test]
fn nobody_passes_or_plans_in_an_opening_and_anybody_may_resign() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    let (mv, reason) = (Move::Pass, IllegalMove::PassForbidden);
    assert_eq!(
        table.does(KURO, Action::Move(mv)),
        Err(Refusal::Illegal { mv, reason })
    );
    all(&mut table, [(KURO, play("H8"))]);
    assert_eq!(table.game.undo_point(Color::Black), None);
    assert_eq!(Plan::new(&table.game, SHIRO), Err(PlanError::Opening));
    all(&mut table, [(SHIRO, Action::Resign)]);
    assert!(matches!(table.game.phase(), Phase::Finished(_)));
}

#[test]
fn a_stone_of_an_opening_that_slipped_is_taken_back_while_nobody_has_answered() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    assert_eq!(
        table.does(KURO, Action::TakeBack),
        Err(Refusal::NothingToUndo)
    );
    all(&mut table, [(KURO, play("H8"))]);
    let before = (step(&table), table.game.on_turn());
    all(&mut table, [(KURO, play("J9")), (KURO, Action::TakeBack)]);
    assert_eq!((step(&table), table.game.on_turn()), before);
    // The third stone hands the choice over, until it is taken back.
    all(
        &mut table,
        [
            (KURO, play("J9")),
            (KURO, play("K10")),
            (KURO, Action::TakeBack),
            (KURO, play("K11")),
        ],
    );
    let board = table.game.position().board();
    assert_eq!(board.stones(Color::Black), points("H8 K11"));
    assert_eq!(step(&table), Some((OpeningStep::Choose, Color::White)));
    all(&mut table, [(SHIRO, take(Color::Black))]);
    assert_eq!(
        table.does(KURO, Action::TakeBack),
        Err(Refusal::TooLateToTakeBack)
    );
}

#[test]
fn a_fifth_move_that_slipped_is_taken_back_into_the_opening() {
    let mut table = asked(1);
    all(
        &mut table,
        [(SHIRO, take(Color::Black)), (SHIRO, play("L11"))],
    );
    let pick = step(&table);
    all(&mut table, [(KURO, play("L11")), (KURO, Action::TakeBack)]);
    assert_eq!(step(&table), pick);
    all(&mut table, [(KURO, play("L11"))]);
    assert_eq!(table.game.opening(), None);
}

#[test]
fn a_fifth_move_that_was_offered_by_mistake_is_taken_back_while_nobody_has_answered() {
    let mut table = asked(2);
    all(&mut table, [(SHIRO, take(Color::Black))]);
    assert_eq!(
        table.does(SHIRO, Action::TakeBack),
        Err(Refusal::TooLateToTakeBack),
        "none is offered yet"
    );
    let before = (step(&table), table.game.on_turn());
    all(
        &mut table,
        [(SHIRO, play("L11")), (SHIRO, Action::TakeBack)],
    );
    assert_eq!((step(&table), table.game.on_turn()), before);
    // The last stone hands the choice over, until it is taken back.
    all(&mut table, [(SHIRO, play("L12")), (SHIRO, play("A1"))]);
    assert_eq!(table.game.on_turn(), Some(KURO));
    all(&mut table, [(SHIRO, Action::TakeBack)]);
    let offered = points("L12");
    assert_eq!(
        step(&table),
        Some((OpeningStep::Offer { all: 2, offered }, Color::Black))
    );
    assert_eq!(table.game.moves().len(), 4, "no stone was taken back");
    // An earlier offer can no longer be taken back: a later one answered it.
    assert_eq!(
        table.does(SHIRO, Action::TakeBack),
        Err(Refusal::TooLateToTakeBack)
    );
    all(&mut table, [(SHIRO, play("A2")), (KURO, play("A2"))]);
    assert_eq!(table.game.opening(), None);
    let played = Game::replay(GameId::new(1), table.game.events().to_vec()).unwrap();
    assert_eq!(played.position(), table.game.position());
}

#[test]
fn after_the_opening_moves_are_undone_back_to_it_and_no_further() {
    let mut table = opened("gomoku", OpeningRule::Swap);
    three(&mut table);
    all(&mut table, [(SHIRO, take(Color::Black))]);
    assert_eq!(table.game.undo_point(Color::Black), None);
    assert_eq!(table.game.undo_point(Color::White), None);
    all(&mut table, [(KURO, play("A1")), (KURO, Action::TakeBack)]);
    assert_eq!(table.game.moves().len(), 3);
    assert_eq!(table.game.color_of(KURO), Some(Color::White), "seats stay");
    all(&mut table, [(KURO, play("A2"))]);
}

#[test]
fn the_clock_runs_for_whoever_has_to_decide_and_goes_with_them() {
    let fischer = TimeControl::fischer(Span::days(3), Span::hours(1), Span::days(3)).unwrap();
    let draft = Draft {
        opening: Some(OpeningRule::Swap),
        pace: Pace::of(fischer),
        ..draft("gomoku", 15)
    };
    let mut table = Table::opened(Terms::new(draft).unwrap());
    table.later(Span::hours(30));
    three(&mut table);
    table.later(Span::hours(6));
    all(&mut table, [(SHIRO, take(Color::Black))]);
    // Kuro has used 30 hours and is White now, Shiro 6; a turn adds one.
    let left = |color| table.game.clocks().unwrap().time_left(color);
    assert_eq!(left(Color::White), Left::Bank(Span::hours(72 - 30 + 1)));
    assert_eq!(left(Color::Black), Left::Bank(Span::hours(72 - 6 + 1)));
}

#[test]
fn a_player_who_goes_on_in_an_opening_ends_a_pause() {
    let draft = Draft {
        opening: Some(OpeningRule::Swap2),
        pace: Pace::of(TimeControl::per_move(3).unwrap()),
        ..draft("gomoku", 15)
    };
    let mut table = Table::opened(Terms::new(draft).unwrap());
    let pause = Action::Propose(Proposal::Pause);
    all(
        &mut table,
        [
            (KURO, play("H8")),
            (KURO, play("J9")),
            (KURO, play("K10")),
            (SHIRO, Action::Choose(OpeningChoice::PlaceTwo)),
        ],
    );
    table.later(Span::days(1));
    all(
        &mut table,
        [(SHIRO, pause.clone()), (KURO, Action::Consent)],
    );
    table.later(Span::days(9));
    // Shiro continues the same turn, of which two days are left.
    all(&mut table, [(SHIRO, play("F6"))]);
    assert!(!table.game.is_paused());
    assert_eq!(deadline(&table.game), Some(table.now.after(Span::days(2))));
    all(
        &mut table,
        [
            (SHIRO, play("F7")),
            (KURO, pause),
            (SHIRO, Action::Consent),
            (KURO, take(Color::Black)),
        ],
    );
    assert!(!table.game.is_paused());
}

#[test]
fn a_side_that_is_late_in_an_opening_ends_a_game_that_nobody_has_begun() {
    let per_move = TimeControl::per_move(1).unwrap();
    let draft = Draft {
        opening: Some(OpeningRule::Swap),
        pace: Pace::of(per_move),
        ..draft("gomoku", 15)
    };
    let mut table = Table::opened(Terms::new(draft).unwrap());
    three(&mut table);
    table.later(Span::days(2));
    assert_eq!(table.ticks(Action::RunOut), Ok(()));
    let Phase::Finished(outcome) = table.game.phase() else {
        panic!("{:?}", table.game.phase())
    };
    assert_eq!((outcome.winner, &outcome.ending), (None, &Ending::NotBegun));
}

#[test]
fn a_side_that_is_late_after_the_first_choice_has_lost() {
    let draft = Draft {
        opening: Some(OpeningRule::Swap2),
        pace: Pace::of(TimeControl::per_move(1).unwrap()),
        ..draft("gomoku", 15)
    };
    let mut table = Table::opened(Terms::new(draft).unwrap());
    three(&mut table);
    assert!(!table.game.has_begun());
    let two = Action::Choose(OpeningChoice::PlaceTwo);
    let deeds = [(SHIRO, two), (SHIRO, play("A1")), (SHIRO, play("A2"))];
    all(&mut table, deeds);
    assert!(table.game.has_begun() && table.game.opening().is_some());
    let late = table.game.color_of(KURO).unwrap();
    table.later(Span::days(2));
    assert_eq!(table.ticks(Action::RunOut), Ok(()));
    let Phase::Finished(outcome) = table.game.phase() else {
        panic!("{:?}", table.game.phase())
    };
    assert_eq!(
        (outcome.winner, &outcome.ending),
        (Some(!late), &Ending::Time)
    );
}

#[test]
fn openings_are_for_gomoku_and_renju_and_soosorv_needs_a_middle() {
    let with = |rules: &str, side: u8, opening| {
        let draft = Draft {
            opening: Some(opening),
            size: size(side),
            ..draft(rules, 15)
        };
        Terms::new(draft).map(|_| ())
    };
    for opening in OpeningRule::ALL {
        assert_eq!(with("gomoku", 15, opening), Ok(()));
        assert_eq!(with("renju", 19, opening), Ok(()));
        for rules in ["go-bang", "territory"] {
            let refused = with(rules, 15, opening);
            assert_eq!(refused, Err(TermsError::Opening { opening }), "{rules}");
        }
    }
    assert_eq!(with("gomoku", 16, OpeningRule::Swap2), Ok(()));
    for opening in [OpeningRule::Soosorv8, OpeningRule::Taraguchi10] {
        assert_eq!(
            with("renju", 16, opening),
            Err(TermsError::Opening { opening })
        );
    }
}

/// By Taraguchi-10, four stones are placed and nobody has changed sides.
fn four() -> Table {
    let mut table = opened("renju", OpeningRule::Taraguchi10);
    for (player, stone, across, outside, other) in [
        (KURO, "H8", 1, "H9", SHIRO),
        (SHIRO, "J9", 3, "K8", KURO),
        (KURO, "K10", 5, "L8", SHIRO),
        (SHIRO, "L7", 7, "M8", KURO),
    ] {
        let point = at(outside);
        let refused = table.does(player, play(outside));
        assert_eq!(
            refused,
            Err(OpeningRefusal::Outside { point, across }.into())
        );
        all(&mut table, [(player, play(stone))]);
        assert_eq!(table.game.on_turn(), Some(other));
        assert!(table.game.playable().is_empty());
        if stone != "L7" {
            let own = table.game.color_of(other).unwrap();
            all(&mut table, [(other, take(own))]);
        }
    }
    table
}

#[test]
fn by_taraguchi_colours_are_chosen_after_each_of_five_stones() {
    let mut table = four();
    let choice = Some((OpeningStep::ChooseOrOfferTen, Color::Black));
    assert_eq!(step(&table), choice);
    // Black's player changes sides, and the other one places the fifth stone.
    all(&mut table, [(KURO, take(Color::White))]);
    assert_eq!(table.game.color_of(SHIRO), Some(Color::Black));
    let point = at("N8");
    let refused = table.does(SHIRO, play("N8"));
    assert_eq!(
        refused,
        Err(OpeningRefusal::Outside { point, across: 9 }.into())
    );
    all(&mut table, [(SHIRO, play("M8"))]);
    assert_eq!(step(&table), Some((OpeningStep::Choose, Color::White)));
    all(&mut table, [(KURO, take(Color::Black))]);
    assert_eq!(table.game.opening(), None);
    assert_eq!(table.game.color_of(SHIRO), Some(Color::White));
    assert_eq!(table.game.on_turn(), Some(SHIRO));
    all(&mut table, [(SHIRO, play("A1"))]);
}

#[test]
fn by_taraguchi_black_may_offer_ten_fifth_moves_instead() {
    let ten = Action::Choose(OpeningChoice::OfferTen);
    let mut early = opened("renju", OpeningRule::Taraguchi10);
    all(&mut early, [(KURO, play("H8"))]);
    let refused = early.does(SHIRO, ten.clone());
    assert_eq!(refused, Err(OpeningRefusal::NothingToChoose.into()));
    let mut table = four();
    all(&mut table, [(KURO, ten)]);
    let names = "A1 B1 C1 D1 E1 F1 G1 H1 J1 O15";
    all(&mut table, names.split(' ').map(|at| (KURO, play(at))));
    let offered = points(names);
    let pick = Some((OpeningStep::Pick { offered }, Color::White));
    assert_eq!(step(&table), pick);
    all(&mut table, [(SHIRO, play("O15"))]);
    assert_eq!(table.game.opening(), None);
    assert_eq!(table.game.color_of(KURO), Some(Color::Black));
    assert_eq!(table.game.on_turn(), Some(SHIRO), "White goes on");
}

#[test]
fn the_record_tells_the_whole_opening() {
    let mut table = asked(2);
    all(
        &mut table,
        [
            (SHIRO, take(Color::White)),
            (KURO, play("L11")),
            (KURO, play("F8")),
            (SHIRO, play("L11")),
            (SHIRO, play("A1")),
        ],
    );
    let events = table.game.events().to_vec();
    for length in 1..=events.len() {
        let some = || events[..length].iter().cloned();
        let verified = Game::verify(GameId::new(7), some()).unwrap();
        assert_eq!(Game::replay(GameId::new(7), some()).unwrap(), verified);
    }
    assert_eq!(Game::verify(GameId::new(7), events).unwrap(), table.game);
}
