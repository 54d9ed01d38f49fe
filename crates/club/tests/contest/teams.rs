//! Matches of teams: boards, and what comes of them.

use tengen_club::contest::{At, Format, Outcome, Refusal, System};
use tengen_game::{GameId, PlayerId};
use tengen_rules::Color;
use tengen_tournament::{Criterion, Points};

use super::Played;
use super::pairs::{of_sides, teams};

/// Two teams of three, 1 to 3 against 4 to 6, whose match has begun.
fn matched(system: System) -> Played {
    let mut played = of_sides(system, teams(3));
    played.together(&[1, 2, 3], "5k");
    played.together(&[4, 5, 6], "5k");
    let version = played.propose().unwrap();
    let results = played.results();
    played
        .contest
        .publish(version, played.now, &results)
        .unwrap();
    for board in 1..=3 {
        played.contest.plays(on(board), game(board)).unwrap();
    }
    played
}

fn on(board: usize) -> At {
    At {
        round: 1,
        table: 1,
        board,
    }
}

fn game(board: usize) -> GameId {
    GameId::new(100 + board as u64)
}

/// At `board` the team of player 1 wins, or the other one.
fn ends(played: &mut Played, board: usize, is_won: bool) {
    let (at, _, color) = played.contest.seat_of(PlayerId::new(board as u64)).unwrap();
    assert_eq!(at, on(board), "players sit in their order");
    let winner = if is_won { color } else { !color };
    played.games.insert(game(board), Outcome::Won(winner));
}

/// The colour of player 1's team at the first board.
fn color(played: &Played) -> Color {
    let pair = &played.contest.rounds[0].pairs[0];
    let entry = played.contest.entry_of(PlayerId::new(1)).unwrap();
    pair.color_of(entry).unwrap()
}

#[test]
fn colours_change_from_board_to_board() {
    let played = matched(System::Swiss);
    let own = color(&played);
    for (player, expected) in [(1, own), (2, !own), (3, own)] {
        let (_, _, color) = played.contest.seat_of(PlayerId::new(player)).unwrap();
        assert_eq!(color, expected);
        let (at, _, other) = played.contest.seat_of(PlayerId::new(player + 3)).unwrap();
        assert_eq!((at.board as u64, other), (player, !expected));
    }
}

#[test]
fn the_match_goes_to_who_wins_more_boards_and_boards_decide_between_equals() {
    let mut played = matched(System::Swiss);
    assert_eq!(played.results().open(1), 3, "games are counted");
    ends(&mut played, 1, false);
    ends(&mut played, 2, true);
    assert_eq!(played.results().get(1, 1), None);
    assert_eq!(played.results().open(1), 1);
    ends(&mut played, 3, true);
    let results = played.results();
    assert_eq!(results.get(1, 1), Some(Outcome::Won(color(&played))));
    let (event, standings) = played.contest.standings(&results);
    assert_eq!(
        event.parameters().placement[..2],
        [Criterion::Nbw, Criterion::Boards]
    );
    let figures = [0, 1].map(|team| {
        [Criterion::Nbw, Criterion::Boards].map(|criterion| standings.figure(team, criterion))
    });
    let [one, two] = [1, 2].map(Points::whole);
    assert_eq!(figures, [[one, two], [Points::ZERO, one]]);
}

#[test]
fn a_drawn_match_is_half_a_point_and_in_a_knock_out_the_first_boards_decide() {
    for (system, expected) in [(System::Swiss, None), (System::KnockOut, Some(false))] {
        let mut played = matched(system);
        played.games.insert(game(1), Outcome::Jigo);
        ends(&mut played, 2, false);
        ends(&mut played, 3, true);
        let own = color(&played);
        let expected = match expected {
            None => Outcome::Jigo,
            Some(_) => Outcome::Won(!own),
        };
        assert_eq!(played.results().get(1, 1), Some(expected), "{system:?}");
    }
}

#[test]
fn a_match_of_games_that_do_not_count_does_not_count() {
    let mut played = matched(System::Swiss);
    for board in 1..=3 {
        played.games.insert(game(board), Outcome::Void);
    }
    assert_eq!(played.results().get(1, 1), Some(Outcome::Void));
    played.games.insert(game(2), Outcome::BothLose);
    assert_eq!(played.results().get(1, 1), Some(Outcome::BothLose));
    played.games.insert(game(3), Outcome::Jigo);
    assert_eq!(played.results().get(1, 1), Some(Outcome::Jigo));
}

#[test]
fn a_result_is_noted_by_the_colours_at_its_board() {
    let mut played = matched(System::Swiss);
    let own = color(&played);
    let organiser = super::ORGANISER;
    for (board, winner) in [(1, own), (2, !own)] {
        let noted = played
            .contest
            .note(on(board), Some(Outcome::Won(winner)), organiser);
        noted.unwrap();
    }
    played
        .contest
        .note(on(3), Some(Outcome::Void), organiser)
        .unwrap();
    assert_eq!(
        played.results().get(1, 1),
        Some(Outcome::Won(own)),
        "two boards are won"
    );
    let fourth = played.contest.note(on(4), None, organiser);
    assert_eq!(fourth, Err(Refusal::NoTable));
}

#[test]
fn both_of_a_pair_sit_at_one_board() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    played.together(&[1, 2], "5k");
    played.together(&[3, 4], "5k");
    played.pair();
    let seats = [1, 2, 3, 4].map(|player| {
        let (at, _, color) = played.contest.seat_of(PlayerId::new(player)).unwrap();
        (at.board, color)
    });
    assert_eq!(seats[0], seats[1]);
    assert_eq!(seats[2], seats[3]);
    assert_eq!(seats[2], (1, !seats[0].1));
}
