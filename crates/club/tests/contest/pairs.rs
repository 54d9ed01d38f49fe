//! Pairs and teams come together.

use tengen_club::contest::{
    Contest, EntryIndex, Format, Refusal, Results, Side, Standing, System, TeamSize,
};
use tengen_game::PlayerId;
use tengen_game::clock::Span;

use super::{Played, START, setup};

/// A tournament of pairs, or of teams of this size.
pub(super) fn of_sides(system: System, format: Format) -> Played {
    Played::new(tengen_club::contest::Setup {
        format,
        ..setup(system, 3)
    })
}

pub(super) fn teams(size: u8) -> Format {
    Format::Teams(TeamSize::new(size).unwrap())
}

impl Played {
    /// The first of `players` enters and asks the others.
    pub(super) fn form(&mut self, players: &[u64]) -> Result<EntryIndex, Refusal> {
        self.now = self.now.after(Span::seconds(1));
        let players: Vec<_> = players.iter().copied().map(PlayerId::new).collect();
        let rank = "5k".parse().ok();
        let format = self.contest.setup.format;
        let side = Side::with_requests(players[0], rank, &players[1..], format);
        let results = self.results();
        self.contest.form(side.unwrap(), self.now, &results)
    }

    pub(super) fn join(
        &mut self,
        entry: EntryIndex,
        player: u64,
        rank: &str,
    ) -> Result<Standing, Refusal> {
        self.now = self.now.after(Span::seconds(1));
        let results = self.results();
        let (player, rank) = (PlayerId::new(player), rank.parse().ok());
        self.contest.join(entry, player, rank, self.now, &results)
    }

    /// All of `players` enter together.
    pub(super) fn together(&mut self, players: &[u64], rank: &str) -> EntryIndex {
        let entry = self.form(players).unwrap();
        for player in &players[1..] {
            self.join(entry, *player, rank).unwrap();
        }
        entry
    }

    fn standing(&self, entry: EntryIndex) -> Standing {
        self.contest.entry(entry).standing
    }
}

fn names(contest: &Contest, entry: EntryIndex) -> Vec<u64> {
    let players = contest.entry(entry).side.players();
    players.map(PlayerId::get).collect()
}

#[test]
fn a_pair_is_in_once_the_partner_has_said_yes() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    assert_eq!(played.enter(1, Some("5k")), Err(Refusal::NotAlone));
    let entry = played.form(&[1, 2]).unwrap();
    assert_eq!(played.standing(entry), Standing::Forming);
    assert_eq!(played.contest.request_to(PlayerId::new(2)), Some(entry));
    assert_eq!(played.join(entry, 3, "7k"), Err(Refusal::NotAsked));
    assert_eq!(played.join(entry, 2, "7k"), Ok(Standing::Entered));
    assert_eq!(played.contest.entry(entry).side.rank(), "6k".parse().ok());
    assert_eq!(names(&played.contest, entry), [1, 2]);
    assert_eq!(played.form(&[1, 3]), Err(Refusal::AlreadyIn));
    assert_eq!(played.form(&[3, 2]), Err(Refusal::Playing));
}

#[test]
fn nobody_is_in_two_pairs() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    let first = played.form(&[1, 3]).unwrap();
    let second = played.form(&[2, 3]).unwrap();
    assert_ne!(first, second);
    assert_eq!(
        played.contest.request_to(PlayerId::new(3)),
        Some(second),
        "the latest"
    );
    played.join(second, 3, "1d").unwrap();
    assert_eq!(played.join(first, 3, "1d"), Err(Refusal::AlreadyIn));
    let results = played.results();
    let now = played.now;
    played
        .contest
        .decline(first, PlayerId::new(3), now)
        .unwrap();
    assert_eq!(played.standing(first), Standing::Withdrawn);
    // A captain whose partner has entered with somebody else asks again, in the same row.
    assert_eq!(played.form(&[1, 4]), Ok(first));
    assert_eq!(played.contest.standing_of(PlayerId::new(4)), None);
    let left = played.contest.withdraw(PlayerId::new(4), now, &results);
    assert_eq!(left, Err(Refusal::NotIn), "they have not said yes");
}

#[test]
fn a_player_who_leaves_takes_the_pair_along() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    played.contest.setup.capacity = 2;
    let pairs: Vec<_> = [[1, 2], [3, 4], [5, 6]]
        .iter()
        .map(|pair| played.together(pair, "9k"))
        .collect();
    assert_eq!(played.standing(pairs[2]), Standing::Waiting);
    let moved = played.withdraw(2);
    assert_eq!(moved, [5, 6].map(PlayerId::new), "both are told");
    assert_eq!(played.standing(pairs[0]), Standing::Withdrawn);
    assert_eq!(played.contest.standing_of(PlayerId::new(1)), None);
    // Both are free for others.
    assert!(played.form(&[2, 7]).is_ok() && played.form(&[1, 8]).is_ok());
}

#[test]
fn a_team_orders_its_boards_by_rank() {
    let mut played = of_sides(System::Swiss, teams(3));
    let entry = played.form(&[1, 2, 3]).unwrap();
    assert_eq!(played.join(entry, 2, "9k"), Ok(Standing::Forming));
    assert_eq!(
        names(&played.contest, entry),
        [1, 2, 3],
        "as they were named"
    );
    assert_eq!(played.join(entry, 3, "1d"), Ok(Standing::Entered));
    assert_eq!(names(&played.contest, entry), [3, 1, 2]);
    // 9k, 5k and 1d: the mean lies between 5k and 4k, and is rounded up.
    assert_eq!(
        played.contest.entry(entry).side.plays_as(),
        "4k".parse().unwrap()
    );
}

#[test]
fn a_player_who_has_joined_need_not_join_again_when_somebody_else_is_asked() {
    let mut played = of_sides(System::Swiss, teams(3));
    let entry = played.form(&[1, 2, 3]).unwrap();
    played.join(entry, 2, "9k").unwrap();
    assert_eq!(played.form(&[1, 2, 4]), Ok(entry));
    let side = &played.contest.entry(entry).side;
    assert_eq!(side.asked_members().collect::<Vec<_>>(), [PlayerId::new(4)]);
    assert_eq!(played.join(entry, 4, "9k"), Ok(Standing::Entered));
}

#[test]
fn others_are_asked_only_so_often() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    for partner in 2..10 {
        assert!(played.form(&[1, partner]).is_ok());
        if partner % 2 == 0 {
            played.withdraw(1);
        }
    }
    assert_eq!(played.form(&[1, 10]), Err(Refusal::AskedTooOften));
    assert_eq!(played.contest.entries.len(), 1);
}

#[test]
fn a_side_is_of_different_players_and_as_many_as_the_format_says() {
    let one = PlayerId::new(1);
    let others = |numbers: &[u64]| {
        numbers
            .iter()
            .copied()
            .map(PlayerId::new)
            .collect::<Vec<_>>()
    };
    assert!(Side::with_requests(one, None, &others(&[2]), Format::Pairs).is_some());
    for numbers in [&[1][..], &[2, 3], &[]] {
        assert_eq!(
            Side::with_requests(one, None, &others(numbers), Format::Pairs),
            None
        );
    }
    assert_eq!(
        Side::with_requests(one, None, &others(&[2, 2]), teams(3)),
        None
    );
    assert!(TeamSize::new(1).is_none() && TeamSize::new(6).is_none());
}

#[test]
fn a_player_who_comes_too_late_does_not_join() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    played.contest.setup.entries_until = Some(START.after(Span::hours(1)));
    let entry = played.form(&[1, 2]).unwrap();
    played.now = START.after(Span::hours(2));
    assert_eq!(played.join(entry, 2, "5k"), Err(Refusal::EntryClosed));
}

#[test]
fn a_substitute_takes_a_place_in_the_team() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    let entry = played.together(&[1, 2], "5k");
    played.together(&[3, 4], "5k");
    played.pair();
    let (results, now): (Results, _) = (played.results(), played.now);
    let [out, into, other] = [2, 9, 3].map(PlayerId::new);
    let playing = played.contest.substitute(out, other, None, now, &results);
    assert_eq!(playing, Err(Refusal::Playing));
    let at = played.contest.substitute(out, into, None, now, &results);
    assert_eq!(
        at.unwrap().map(|at| at.table),
        Some(1),
        "they are to sit at a board"
    );
    assert_eq!(names(&played.contest, entry), [1, 9]);
    assert_eq!(played.standing(entry), Standing::Entered);
    assert_eq!(played.contest.standing_of(out), None);
}

#[test]
fn of_who_is_forgotten_the_pair_does_not_play_on() {
    let mut played = of_sides(System::Swiss, Format::Pairs);
    let entry = played.together(&[1, 2], "5k");
    let nobody = PlayerId::new(0);
    played.contest.forget(PlayerId::new(2), nobody);
    assert_eq!(played.standing(entry), Standing::Withdrawn);
    assert_eq!(names(&played.contest, entry), [1, 0]);
}

#[test]
fn nobody_is_waited_for_once_nobody_enters_any_more() {
    for (system, format) in [(System::KnockOut, Format::Pairs), (System::Swiss, teams(2))] {
        let mut played = of_sides(system, format);
        played.contest.setup.rounds = 1;
        played.contest.setup.capacity = 2;
        played.together(&[1, 2], "5k");
        played.together(&[3, 4], "5k");
        let waiting = played.together(&[5, 6], "5k");
        let entry = played.form(&[7, 8]).unwrap();
        let version = played.propose().unwrap();
        let results = played.results();
        let published = played.contest.publish(version, played.now, &results);
        published.unwrap();
        assert_eq!(played.standing(entry), Standing::Withdrawn, "{system:?}");
        assert_eq!(played.form(&[9, 10]), Err(Refusal::Settled));
        // In the last round nobody moves up either.
        assert_eq!(played.withdraw(1), []);
        assert_eq!(played.standing(waiting), Standing::Waiting);
    }
}
