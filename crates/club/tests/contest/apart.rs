//! Players who are not to be paired with each other.

use tengen_club::contest::{MAX_APART, Refusal, System};
use tengen_game::PlayerId;

use super::{Played, setup};

impl Played {
    fn keep_apart(&mut self, one: u64, other: u64) -> Result<(), Refusal> {
        let results = self.results();
        let [one, other] = [one, other].map(PlayerId::new);
        self.contest.keep_apart(one, other, &results)
    }
}

fn meet(pairs: &[(u64, u64)], one: u64, other: u64) -> bool {
    pairs.contains(&(one, other)) || pairs.contains(&(other, one))
}

#[test]
fn two_who_are_kept_apart_meet_only_where_nothing_else_is_left() {
    for system in [System::Swiss, System::McMahon] {
        let mut played = Played::with(setup(system, 5), 6);
        let mut without = Played::with(setup(system, 5), 6);
        let first = without.pair()[0];
        played.keep_apart(first.1, first.0).unwrap();
        for _ in 1..=4 {
            let pairs = played.pair();
            assert!(!meet(&pairs, first.0, first.1), "{pairs:?}");
            played.first_wins();
        }
        for other in (1..=6).filter(|other| ![first.0, first.1].contains(other)) {
            let _ = played.withdraw(other);
        }
        assert!(meet(&played.pair(), first.0, first.1));
    }
}

#[test]
fn the_same_again_takes_it_back_and_what_was_proposed_is_outdated() {
    let mut played = Played::with(setup(System::Swiss, 3), 4);
    let version = played.propose().unwrap();
    played.keep_apart(1, 2).unwrap();
    assert_eq!(played.publish(version), Err(Refusal::Outdated));
    assert!(played.contest.are_apart(PlayerId::new(2), PlayerId::new(1)));
    assert_eq!(played.contest.pairs_apart().count(), 1);
    played.keep_apart(2, 1).unwrap();
    assert!(played.contest.apart.is_empty());
}

#[test]
fn only_two_of_different_sides_are_kept_apart_where_scores_make_pairs() {
    let mut played = Played::with(setup(System::Swiss, 3), 20);
    assert_eq!(played.keep_apart(1, 1), Err(Refusal::SameSide));
    assert_eq!(played.keep_apart(1, 77), Err(Refusal::NotPlaying));
    let mut all = (1..=20).flat_map(|one| (one + 1..=20).map(move |other| (one, other)));
    for (one, other) in all.by_ref().take(MAX_APART) {
        played.keep_apart(one, other).unwrap();
    }
    let (one, other) = all.next().unwrap();
    assert_eq!(played.keep_apart(one, other), Err(Refusal::TooManyApart));
    for system in [System::RoundRobin, System::KnockOut] {
        let mut played = Played::with(setup(system, 3), 4);
        assert_eq!(played.keep_apart(1, 2), Err(Refusal::NoScores));
    }
}

#[test]
fn a_player_who_is_in_no_file_is_kept_apart_from_nobody_there() {
    let mut played = Played::with(setup(System::Swiss, 3), 5);
    played.keep_apart(1, 5).unwrap();
    played.keep_apart(3, 5).unwrap();
    let _ = played.withdraw(1);
    assert_eq!(played.contest.pairs_apart().count(), 1);
    let shown = played.contest.of_those_who_play();
    assert_eq!(shown.entries.len(), 4);
    assert!(shown.are_apart(PlayerId::new(3), PlayerId::new(5)));
    assert_eq!(shown.apart.len(), 1);
}
