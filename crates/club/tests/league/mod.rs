//! Leagues: who may play whom, what games bring, what decides between equals, and how one season leads to the next.

use tengen_club::league::{
    CrossCell, End, Format, League, Move, News, NotJoined, NotStarted, Planned, Refusal, Season,
    SeasonStage, Side,
};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, Draft, GameId, PlayerId, Terms};
use tengen_rules::{RuleSet, Size};

const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);
const FORMAT: Format = Format {
    division: 4,
    games: 1,
    days: 30,
    moves: 1,
};

fn day(number: i64) -> Timestamp {
    START.after(Span::days(number))
}

fn player(number: u64) -> PlayerId {
    PlayerId::new(number)
}

/// A league of the players 1 to `most`.
fn league(format: Format, most: u64) -> League {
    let rules = RuleSet::from_name("japanese").unwrap().rules;
    let terms = Terms::new(Draft::even(rules, Size::square(9).unwrap())).unwrap();
    let mut league = League::new(ClubId::new(1), terms, format);
    for number in 1..=most {
        league.join(player(number)).unwrap();
    }
    league
}

/// The same in its first season, the players in the order of their numbers.
fn playing(format: Format, most: u64) -> League {
    let mut league = league(format, most);
    begin(&mut league, START);
    league
}

fn begin(league: &mut League, now: Timestamp) {
    let smaller_is_stronger = |player: PlayerId| std::cmp::Reverse(player.get());
    league.start(now, smaller_is_stronger).unwrap();
}

fn season(league: &League) -> &Season {
    league.season().unwrap()
}

/// Plays `game` between two players, with this end.
fn play(league: &mut League, game: u64, (one, other): (u64, u64), end: End) {
    let game = GameId::new(game);
    league.add_game(game, player(one), player(other));
    assert!(league.end_game(game, end));
}

/// Plays `game`, which the player with the smaller number wins.
fn won(league: &mut League, game: u64, pair: (u64, u64)) {
    play(league, game, pair, End::Won(Side::First));
}

fn may(league: &League, one: u64, other: u64) -> Result<(), Refusal> {
    league.may_play(player(one), player(other), |_| false, day(1))
}

/// The players of a division by their places, and twice their points.
fn table(league: &League, division: usize) -> Vec<(u64, usize, u16)> {
    let rows = season(league).table(division).into_iter();
    rows.map(|row| (row.player.get(), row.place, row.halves))
        .collect()
}

fn divisions(league: &League) -> Vec<Vec<u64>> {
    let season = season(league);
    let divisions = 0..season.sizes().len();
    let players = |division| {
        let players = season.players()[season.seats(division)].iter();
        players.map(|player| player.get()).collect()
    };
    divisions.map(players).collect()
}

#[test]
fn divisions_are_as_even_as_they_can_be_and_the_strongest_are_in_the_first() {
    for (most, sizes) in [
        (2, vec![2]),
        (4, vec![4]),
        (5, vec![3, 2]),
        (9, vec![3, 3, 3]),
        (500, vec![4; 125]),
    ] {
        assert_eq!(season(&playing(FORMAT, most)).sizes(), sizes, "{most}");
    }
    let mut league = league(FORMAT, 5);
    league.start(START, PlayerId::get).unwrap();
    assert_eq!(divisions(&league), [vec![5, 4, 3], vec![2, 1]]);
}

#[test]
fn playing_pays_and_a_loss_on_time_does_not() {
    let mut league = playing(FORMAT, 4);
    won(&mut league, 1, (1, 2));
    play(&mut league, 2, (1, 3), End::Draw);
    play(&mut league, 3, (2, 3), End::RanOut(Side::First));
    play(&mut league, 4, (2, 4), End::BothLose);
    play(&mut league, 5, (3, 4), End::Void);
    assert_eq!(
        table(&league, 0),
        [(1, 1, 5), (3, 1, 5), (2, 3, 2), (4, 4, 1)]
    );
    let rows = season(&league).table(0);
    assert_eq!((rows[2].won, rows[2].drawn, rows[2].lost), (0, 0, 3));
}

#[test]
fn a_season_begins_by_itself_when_it_is_planned_and_members_are_there() {
    let mut league = playing(FORMAT, 3);
    league.set_pause(Some(7), START);
    assert_eq!(league.next_start(), None, "one is being played");
    won(&mut league, 1, (1, 2));
    assert_eq!(league.advance(day(31), &[]), [News::Over]);
    assert_eq!(league.next_start(), Some(Planned::At(day(38))));
    assert_eq!(league.due(), Some(day(38)));
    assert!(!league.begins_by_itself(day(37)) && league.begins_by_itself(day(38)));
    // A player without games who leaves disappears, and so does the next one.
    league.leave(player(2));
    assert!(!league.begins_by_itself(day(38)));
    assert_eq!(league.advance(day(38), &[]), [News::TooFew]);
    assert!(league.advance(day(39), &[]).is_empty(), "once");
    assert_eq!(
        (league.next_start(), league.due()),
        (Some(Planned::Waiting), None)
    );
    league.join(player(9)).unwrap();
    assert!(league.begins_by_itself(day(39)) && league.due() < Some(START));
    begin(&mut league, day(39));
    assert_eq!((league.next_start(), league.due()), (None, Some(day(62))));
    let numbers = [1, 2].map(|number| league.season_numbered(number).map(|season| season.number));
    assert_eq!(numbers, [Some(1), Some(2)]);
}

#[test]
fn a_pause_that_is_chosen_between_seasons_counts_from_then_on() {
    let mut league = playing(FORMAT, 2);
    league.set_pause(Some(0), START);
    won(&mut league, 1, (1, 2));
    league.advance(day(30), &[]);
    league.set_pause(Some(0), day(31));
    assert_eq!(
        league.next_start(),
        Some(Planned::At(day(30))),
        "it was so before"
    );
    league.set_pause(Some(5), day(31));
    assert_eq!(league.next_start(), Some(Planned::At(day(36))));
    league.set_pause(None, day(32));
    assert_eq!((league.next_start(), league.due()), (None, None));
    assert!(league.advance(day(90), &[]).is_empty());
}

#[test]
fn a_cross_table_shows_each_game_of_a_pair_and_those_still_to_be_played() {
    let format = Format { games: 2, ..FORMAT };
    let mut league = playing(format, 3);
    won(&mut league, 1, (1, 2));
    play(&mut league, 2, (1, 2), End::RanOut(Side::First));
    play(&mut league, 3, (1, 3), End::Void);
    play(&mut league, 4, (1, 3), End::Draw);
    league.add_game(GameId::new(5), player(3), player(2));
    let season = season(&league);
    let rows = season.table(0);
    let met = |one: u64, other: u64| {
        let row = |number| {
            rows.iter()
                .find(|row| row.player == player(number))
                .unwrap()
        };
        season.cross_cells(row(one), row(other), format)
    };
    assert_eq!(met(1, 2), [CrossCell::Won, CrossCell::Lost]);
    assert_eq!(met(2, 1), [CrossCell::Lost, CrossCell::Won]);
    assert_eq!(
        met(3, 1),
        [CrossCell::Drawn, CrossCell::Open],
        "the void one is no game"
    );
    assert_eq!(met(2, 3), [CrossCell::Running, CrossCell::Open]);
}

#[test]
fn a_correction_changes_the_table_and_what_is_called_off_can_be_played_again() {
    let mut league = playing(FORMAT, 2);
    won(&mut league, 1, (1, 2));
    assert_eq!(may(&league, 2, 1), Err(Refusal::Played));
    assert!(league.end_game(GameId::new(1), End::Won(Side::Second)));
    assert_eq!(table(&league, 0), [(2, 1, 3), (1, 2, 1)]);
    assert!(league.end_game(GameId::new(1), End::Void));
    assert_eq!(table(&league, 0), [(1, 1, 0), (2, 1, 0)]);
    assert_eq!(may(&league, 2, 1), Ok(()));
    assert!(!league.end_game(GameId::new(9), End::Draw), "none of it");
}

/// The players in the order of the table.
fn order(league: &League) -> Vec<u64> {
    table(league, 0).into_iter().map(|row| row.0).collect()
}

#[test]
fn equals_are_told_apart_by_wins_then_by_their_games_then_by_whom_they_have_beaten() {
    // One and two have three half points each: two has won a game, and one has drawn and lost.
    let mut wins = playing(FORMAT, 4);
    won(&mut wins, 1, (2, 3));
    play(&mut wins, 2, (2, 4), End::RanOut(Side::First));
    play(&mut wins, 3, (1, 3), End::Draw);
    play(&mut wins, 4, (1, 4), End::Won(Side::Second));
    assert_eq!(
        table(&wins, 0),
        [(4, 1, 6), (2, 2, 3), (1, 3, 3), (3, 3, 3)]
    );
    // One and two have a win and a loss each, and two has won against one.
    let mut direct = playing(FORMAT, 4);
    play(&mut direct, 1, (1, 2), End::Won(Side::Second));
    won(&mut direct, 2, (1, 3));
    play(&mut direct, 3, (2, 4), End::Won(Side::Second));
    assert_eq!(order(&direct), [2, 1, 4, 3]);
    // One and two have a win each; the one whom two has beaten has more points.
    let mut beaten = playing(FORMAT, 4);
    won(&mut beaten, 1, (2, 3));
    won(&mut beaten, 2, (1, 4));
    won(&mut beaten, 3, (3, 4));
    assert_eq!(order(&beaten), [3, 2, 1, 4]);
    // In a circle nothing tells them apart, and they share the place.
    let mut circle = playing(FORMAT, 3);
    won(&mut circle, 1, (1, 2));
    won(&mut circle, 2, (2, 3));
    play(&mut circle, 3, (1, 3), End::Won(Side::Second));
    assert_eq!(table(&circle, 0), [(1, 1, 4), (2, 1, 4), (3, 1, 4)]);
}

#[test]
fn what_stands_against_a_game_has_a_name_each() {
    let mut league = playing(FORMAT, 6);
    assert_eq!(may(&league, 1, 2), Ok(()));
    assert_eq!(may(&league, 1, 1), Err(Refusal::Oneself));
    assert_eq!(may(&league, 9, 1), Err(Refusal::NotPlaying));
    assert_eq!(may(&league, 1, 4), Err(Refusal::OtherDivision));
    league.add_game(GameId::new(1), player(1), player(2));
    assert_eq!(may(&league, 2, 1), Err(Refusal::Playing));
    let away = league.may_play(player(1), player(3), |_| true, day(1));
    assert_eq!(away, Err(Refusal::Away));
    league.leave(player(3));
    assert_eq!(may(&league, 1, 3), Err(Refusal::Left));
    assert_eq!(may(&league, 3, 1), Err(Refusal::NotPlaying));
    let late = league.may_play(player(4), player(5), |_| false, day(30));
    assert_eq!(late, Err(Refusal::NotNow));
    let mut large = playing(
        Format {
            division: 10,
            ..FORMAT
        },
        10,
    );
    for other in 2..=6 {
        large.add_game(GameId::new(other), player(1), player(other));
    }
    assert_eq!(may(&large, 1, 7), Err(Refusal::TooMany { most: 5 }));
    assert_eq!(may(&large, 7, 1), Err(Refusal::Full { most: 5 }));
}

#[test]
fn in_a_double_round_robin_each_pair_plays_twice_and_changes_colours() {
    let double = Format { games: 2, ..FORMAT };
    let mut league = playing(double, 4);
    let black = |league: &League| season(league).black(player(1), player(2));
    let first = black(&league).unwrap();
    won(&mut league, 1, (1, 2));
    assert_eq!(may(&league, 2, 1), Ok(()));
    let second = black(&league).unwrap();
    assert_ne!(first, second);
    won(&mut league, 2, (1, 2));
    assert_eq!(may(&league, 2, 1), Err(Refusal::Played));
}

#[test]
fn the_best_move_up_the_last_move_down_and_newcomers_begin_below() {
    let mut league = playing(FORMAT, 8);
    for (game, pair) in [(1, (1, 4)), (2, (2, 4)), (3, (3, 4)), (4, (5, 6))] {
        won(&mut league, game, pair);
    }
    play(&mut league, 5, (7, 8), End::Won(Side::Second));
    let moves = season(&league).moves(0, FORMAT);
    assert_eq!((moves[3].player, moves[3].to), (player(4), Move::Down));
    assert_eq!(league.join(player(20)), Ok(()));
    assert_eq!(league.join(player(20)), Err(NotJoined::AlreadyThere));
    assert_eq!(league.start(day(1), |_| ()), Err(NotStarted::Running));
    assert_eq!(league.close(day(30), &[]), Ok(vec![News::Over]));
    assert_eq!(league.close(day(30), &[]), Err(NotStarted::NoSeason));
    begin(&mut league, day(31));
    assert_eq!(season(&league).number, 2);
    assert_eq!(
        divisions(&league),
        [vec![1, 2, 3], vec![5, 4, 8], vec![6, 7, 20]]
    );
}

#[test]
fn a_correction_between_two_seasons_still_decides_who_moves() {
    let mut league = playing(FORMAT, 8);
    let pairs = [(1, 2), (3, 4), (2, 3), (5, 6), (7, 8), (6, 7)];
    for (game, pair) in (1..).zip(pairs) {
        won(&mut league, game, pair);
    }
    let _over = league.close(day(30), &[]).unwrap();
    let mut other = league.clone();
    begin(&mut league, day(31));
    assert_eq!(divisions(&league)[0], [2, 3, 1, 6]);
    assert!(other.end_game(GameId::new(6), End::Won(Side::Second)));
    begin(&mut other, day(31));
    assert_eq!(divisions(&other)[0], [2, 3, 1, 7]);
}

#[test]
fn a_player_who_plays_nothing_is_out_at_the_end_and_one_who_loses_on_time_has_not_played() {
    let mut league = playing(FORMAT, 4);
    play(&mut league, 1, (1, 2), End::RanOut(Side::Second));
    league.add_game(GameId::new(2), player(1), player(3));
    assert_eq!(league.advance(day(30), &[]), [News::Closing]);
    assert_eq!(league.close(day(31), &[]), Ok(vec![News::Over]));
    assert_eq!(league.members(), [player(1), player(3)]);
}

#[test]
fn nobody_is_out_when_a_season_is_ended_before_its_time() {
    let mut league = playing(FORMAT, 4);
    let mut quiet = league.clone();
    let mut longer = league.clone();
    assert_eq!(quiet.close(day(3), &[]), Ok(vec![News::Over]));
    assert_eq!(quiet.members().len(), 4);
    league.add_game(GameId::new(1), player(1), player(2));
    assert_eq!(league.close(day(3), &[]), Ok(vec![News::Closing]));
    assert_eq!(season(&league).stage, SeasonStage::Cut);
    assert_eq!(may(&league, 1, 3), Err(Refusal::NotNow));
    assert_eq!(league.due(), Some(day(17)));
    let mut now = league.clone();
    assert_eq!(league.advance(day(17), &[]), [News::Over]);
    assert_eq!(now.close(day(4), &[]), Ok(vec![News::Over]));
    for ended in [league, now] {
        assert_eq!(ended.members().len(), 4);
    }
    // One that goes on after all has a planned end again.
    longer.add_game(GameId::new(1), player(1), player(2));
    let _closing = longer.close(day(3), &[]).unwrap();
    assert_eq!(longer.extend(day(4)), Ok(day(11)));
    assert_eq!(longer.advance(day(24), &[]), [News::Closing]);
    assert_eq!(longer.advance(day(25), &[]), [News::Over]);
    assert_eq!(longer.members(), [player(1), player(2)]);
}

#[test]
fn games_that_are_running_at_the_end_count_for_two_weeks_more() {
    let mut league = playing(FORMAT, 4);
    league.add_game(GameId::new(1), player(1), player(2));
    league.add_game(GameId::new(2), player(3), player(4));
    assert_eq!(league.due(), Some(day(23)));
    assert_eq!(league.advance(day(22), &[]), []);
    assert_eq!(league.advance(day(23), &[]), [News::EndsSoon]);
    assert_eq!(league.due(), Some(day(30)));
    assert_eq!(league.advance(day(30), &[]), [News::Closing]);
    assert_eq!(season(&league).stage, SeasonStage::Closing);
    assert_eq!(may(&league, 1, 3), Err(Refusal::NotNow));
    assert_eq!(league.due(), Some(day(44)));
    assert!(league.end_game(GameId::new(1), End::Draw));
    assert_eq!(league.advance(day(44), &[]), [News::Over]);
    assert!(!league.end_game(GameId::new(2), End::Draw), "too late");
    assert_eq!(league.due(), None);
    assert_eq!(table(&league, 0)[0], (1, 1, 2));
    // Shorter, if no game is running any more.
    let mut quick = playing(FORMAT, 4);
    quick.add_game(GameId::new(1), player(1), player(2));
    assert_eq!(
        quick.advance(day(31), &[]),
        [News::Closing],
        "one is enough"
    );
    assert!(quick.end_game(GameId::new(1), End::Draw));
    assert_eq!(quick.advance(day(32), &[]), [News::Over]);
}

#[test]
fn a_season_is_extended_by_a_week_also_when_it_has_just_ended() {
    let mut league = playing(FORMAT, 4);
    league.add_game(GameId::new(1), player(1), player(2));
    assert_eq!(league.extend(day(5)), Ok(day(37)));
    assert_eq!(league.advance(day(40), &[]), [News::Closing]);
    assert_eq!(league.extend(day(41)), Ok(day(48)));
    let may = league.may_play(player(1), player(3), |_| false, day(41));
    assert_eq!(may, Ok(()));
}

#[test]
fn a_player_who_leaves_resigns_and_what_they_have_played_counts() {
    let mut league = playing(FORMAT, 4);
    won(&mut league, 1, (1, 2));
    league.add_game(GameId::new(2), player(1), player(3));
    league.leave(player(1));
    assert_eq!(league.resigning, [(player(1), GameId::new(2))]);
    assert_eq!(league.due(), Some(Timestamp::default()));
    assert!(league.end_game(GameId::new(2), End::Won(Side::Second)));
    assert!(league.resigning.is_empty());
    assert_eq!(table(&league, 0)[0], (1, 1, 4));
}

#[test]
fn two_who_are_forgotten_stay_apart() {
    let mut league = playing(FORMAT, 4);
    won(&mut league, 1, (1, 2));
    let [nobody, ..] = PlayerId::NOBODIES;
    league.forget(player(1), nobody);
    league.forget(player(2), nobody);
    let rows = season(&league).table(0);
    assert_eq!((rows[0].player, rows[0].halves), (nobody, 3));
    assert_eq!((rows[1].player, rows[1].halves), (nobody, 1));
    assert!(!league.names().any(|one| one == player(1)));
    assert_eq!(league.start(day(1), |_| ()), Err(NotStarted::Running));
}
