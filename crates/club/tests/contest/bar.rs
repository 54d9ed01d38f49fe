//! The bar of a McMahon tournament, and the ranks that it follows from.

use tengen_club::contest::{Contest, Refusal, Standing, System};
use tengen_rules::Rank;
use tengen_tournament::Criterion;

use super::{Color, EntryIndex, Outcome, Played, setup};

fn kyu(number: u8) -> Option<Rank> {
    Rank::kyu(number)
}

/// In each pair of the last round `favourite` wins, or else the one who entered first.
fn favourite_wins(played: &mut Played, favourite: u64) {
    played.first_wins();
    let is_favourite =
        |contest: &Contest, seat: EntryIndex| contest.entry(seat).side.captain().get() == favourite;
    let pairs = played.contest.rounds.last().unwrap().pairs.clone();
    for (pair, table) in pairs.iter().zip(1..) {
        for color in Color::ALL {
            if is_favourite(&played.contest, pair.couple.seats[color]) {
                played.end(table, Outcome::Won(color));
            }
        }
    }
}

#[test]
fn one_more_than_there_are_rounds_start_level_and_all_of_their_rank() {
    let mut played = Played::with(setup(System::McMahon, 4), 12);
    assert_eq!(played.contest.bar(), kyu(5));
    played.enter(13, Some("5k")).unwrap();
    played.enter(14, Some("30k")).unwrap();
    assert_eq!(played.contest.bar(), kyu(5));
    played.enter(15, Some("9d")).unwrap();
    assert_eq!(played.contest.bar(), kyu(4));
    let few = Played::with(setup(System::McMahon, 5), 4);
    assert_eq!(few.contest.bar(), kyu(4), "all of them");
    let nobody = Played::with(setup(System::McMahon, 5), 0);
    assert_eq!(nobody.contest.bar(), None);
    let swiss = Played::with(setup(System::Swiss, 4), 12);
    assert_eq!(swiss.contest.bar(), None);
}

#[test]
fn a_player_who_has_told_no_rank_plays_as_20k() {
    let mut played = Played::new(setup(System::McMahon, 1));
    for (player, rank) in [(1, Some("1k")), (2, Some("25k")), (3, None)] {
        played.enter(player, rank).unwrap();
    }
    assert_eq!(played.contest.bar(), kyu(20));
}

#[test]
fn a_player_who_beats_everybody_above_the_bar_is_first() {
    let mut played = Played::with(setup(System::McMahon, 4), 12);
    for _ in 0..4 {
        let _ = played.pair();
        favourite_wins(&mut played, 5);
    }
    // 5k starts with 25 points, as 1k does.
    let standings = played.standings(Criterion::Mms);
    assert_eq!(standings[0], (5, "29".to_owned()));
    assert!(standings[1..].iter().all(|(_, score)| score != "29"));
}

#[test]
fn the_bar_lies_where_it_lay_when_the_first_round_was_published() {
    let mut played = Played::with(setup(System::McMahon, 3), 8);
    let _ = played.pair();
    played.first_wins();
    assert_eq!(played.contest.bar(), kyu(4));
    for player in [3, 4] {
        let _ = played.withdraw(player);
    }
    played.enter(9, Some("9d")).unwrap();
    // A player who comes back is paired by the old rank.
    assert_eq!(played.enter(4, Some("1d")), Ok(Standing::Entered));
    assert_eq!(played.contest.bar(), kyu(4));
    let scores = played.standings(Criterion::Mms);
    let score = |player| {
        let mut scores = scores.iter();
        scores
            .find(|(other, _)| *other == player)
            .unwrap()
            .1
            .clone()
    };
    assert_eq!(score(9), "26", "as the others above the bar");
    assert_eq!(score(8), "22", "below it by rank");
}

#[test]
fn a_tournament_from_before_there_was_a_bar_by_the_field_keeps_its_own() {
    let mut played = Played::with(setup(System::McMahon, 3), 8);
    let _ = played.pair();
    played.first_wins();
    played.contest.seeds.clear();
    assert_eq!(played.contest.bar(), None);
    let standings = played.standings(Criterion::Mms);
    assert_eq!(standings[0], (1, "30".to_owned()), "1k starts with 29");
}

#[test]
fn a_rank_that_is_told_later_counts_until_the_first_round() {
    let mut played = Played::with(setup(System::McMahon, 3), 4);
    played.enter(5, None).unwrap();
    assert_eq!(played.enter(5, None), Err(Refusal::AlreadyIn));
    let version = played.propose().unwrap();
    assert_eq!(played.enter(5, Some("2k")), Ok(Standing::Entered));
    assert_eq!(played.contest.entries[4].side.rank(), kyu(2));
    assert_eq!(
        played.publish(version),
        Err(Refusal::Outdated),
        "it was proposed by another rank"
    );
    let _ = played.pair();
    assert_eq!(played.enter(5, Some("9d")), Err(Refusal::AlreadyIn));
    assert_eq!(played.contest.entries[4].side.rank(), kyu(2));
}
