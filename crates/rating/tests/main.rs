//! Ratings of players: ranks, odds, and how games change them.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

use tengen_rating::{Bonus, Game, Odds, Pool, Rank, Rating, Strength, Table, program, weight};
use tengen_rules::{Balance, ByColor, Color, Handicap, Komi, RuleSet, Scoring, Size};

/// An even game with a fair komi.
fn even() -> Odds {
    Odds {
        size: Size::square(19).unwrap(),
        komi: Komi::from_half_points(12).unwrap(),
        handicap: Handicap::NONE,
        scoring: Scoring::TERRITORY,
        bonus: Bonus::None,
    }
}

fn handicap(stones: u8) -> Odds {
    Odds {
        komi: Komi::HALF,
        handicap: Handicap::new(stones).unwrap(),
        ..even()
    }
}

#[track_caller]
fn assert_near(actual: f64, expected: f64, tolerance: f64) {
    assert!(
        (actual - expected).abs() <= tolerance,
        "{actual}, not {expected}"
    );
}

#[test]
fn the_program_is_no_weaker_at_a_higher_level_in_any_game() {
    for (pool, name) in Pool::ALL {
        let ratings: Vec<_> = (1..=9).map(|level| program(level, pool).value()).collect();
        assert!(ratings.is_sorted(), "{name}: {ratings:?}");
        assert!(ratings[8] > ratings[4], "{name}: {ratings:?}");
    }
    // A measured rating is more certain than a guess.
    let [measured, guessed] = [Pool::Go9, Pool::Go19].map(|pool| program(9, pool).deviation());
    assert!(measured < guessed);
}

#[test]
fn ranks_have_the_ratings_of_ogs() {
    for (steps, rating, shown) in [
        (0.0, 525.0, "30k"),
        (10.0, 809.0, "20k"),
        (20.0, 1246.0, "10k"),
        (25.0, 1546.0, "5k"),
        (29.0, 1837.0, "1k"),
        (30.0, 1918.0, "1d"),
    ] {
        let rank = Rank::new(steps);
        assert_near(rank.rating(), rating, 0.5);
        assert_near(Rank::of(rating).steps(), steps, 0.02);
        assert_eq!(rank.up(0.001).to_string(), shown);
    }
    assert_eq!(Rank::of(9000.0).to_string(), "9d");
    assert_eq!(Rank::of(-50.0), Rank::of(100.0));
}

#[test]
fn newcomers_begin_where_they_say() {
    for (strength, rating, deviation) in [
        (Strength::Unknown, 1500.0, 350.0),
        (Strength::New, Rank::new(7.0).rating(), 250.0),
        (Strength::Basic, Rank::new(13.0).rating(), 250.0),
        (Strength::Intermediate, 1500.0, 250.0),
        (Strength::Advanced, 1837.0, 250.0),
        (Strength::Known(Rank::new(20.0)), 1246.0, 250.0),
        (Strength::Known(Rank::new(29.0)), 1837.0, 250.0),
        // A higher claimed rank is for the games to show.
        (Strength::Known(Rank::new(30.0)), 1837.0, 250.0),
        (Strength::Known(Rank::new(38.0)), 1837.0, 250.0),
    ] {
        let first = Rating::initial(strength);
        assert_near(first.value(), rating, 0.5);
        assert_near(first.deviation(), deviation, 0.0);
        assert!(first.is_provisional());
    }
}

#[test]
fn odds_count_in_ranks_and_more_on_small_boards() {
    let small = |side| Odds {
        size: Size::square(side).unwrap(),
        ..handicap(2)
    };
    let area = Odds {
        scoring: Scoring::Area,
        ..handicap(3)
    };
    let chinese = Odds {
        bonus: Bonus::Each,
        ..area
    };
    let aga = Odds {
        bonus: Bonus::EachButFirst,
        ..area
    };
    for (odds, points) in [
        (even(), 0.0),
        (handicap(0), 5.5),
        (handicap(2), 17.5),
        (handicap(9), 101.5),
        (small(9), 17.5 * 6.0),
        (small(13), 17.5 * 3.0),
        (area, 32.5),
        (chinese, 29.5),
        (aga, 30.5),
    ] {
        assert_near(odds.ranks(), points / 12.0, 1e-9);
    }
}

#[test]
fn the_right_handicap_makes_a_game_even() {
    let white = Rating::new(1918.0, 60.0);
    let odds = handicap(4);
    let black = Rating::new(Rank::of(1918.0).up(-odds.ranks()).rating(), 60.0);
    assert_near(Rating::expectation(black, white, odds.ranks()), 0.5, 1e-9);
    assert!(Rating::expectation(black, white, even().ranks()) < 0.25);
}

/// On 19x19 custom gives a stone for each rank, which is half a rank less than these odds.
#[test]
fn what_is_suggested_on_small_boards_gives_both_sides_40_to_60_of_100_games() {
    let usual = "6.5".parse().unwrap();
    let rating = |steps: u8| Rating::new(Rank::new(f64::from(steps)).rating(), 60.0);
    // From 25k to 6d, and as far as there are marked points.
    for (side, most) in [(9, 30), (13, 27)] {
        let size = Size::square(side).unwrap();
        for (white, black) in
            (5..=35).flat_map(|white| (5..=white).map(move |black| (white, black)))
        {
            let steps = (white - black).min(most);
            let Balance { handicap, komi } = Balance::suggest(steps, size, usual);
            let odds = Odds {
                size,
                komi,
                handicap,
                ..even()
            };
            let black = rating(white - steps);
            let expected = Rating::expectation(black, rating(white), odds.ranks());
            assert!(
                (0.4..=0.6).contains(&expected),
                "{steps} on {side}: {expected}"
            );
        }
    }
}

#[test]
fn an_uncertainty_is_the_deviation_in_ranks() {
    let rating = Rating::new(Rank::new(30.0).rating(), 100.0);
    let above = Rank::of(rating.value() + 100.0).steps() - 30.0;
    assert_near(rating.uncertainty(), above, 1e-9);
    assert_near(above, 1.18, 0.01);
}

/// The first game of Glickman's example ("Example of the Glicko-2 system"), alone in its rating period; the figures are
/// from another implementation of the paper.
#[test]
fn a_game_changes_ratings_as_glicko_2_says() {
    let player = Rating::new(1500.0, 200.0);
    let (after, _) = Rating::after(
        player,
        Rating::new(1400.0, 30.0),
        even().ranks(),
        Some(Color::Black),
    );
    assert_near(after.value(), 1563.6, 0.3);
    assert_near(after.deviation(), 175.4, 0.3);
    assert_near(after.volatility(), 0.06, 0.0001);
}

#[test]
fn established_ratings_change_as_glicko_2_says() {
    // Figures from another implementation of the paper.
    let (weak, strong) = (Rating::new(1400.0, 80.0), Rating::new(1700.0, 100.0));
    let (won, lost) = Rating::after(weak, strong, 0.0, Some(Color::Black));
    assert_near(won.value(), 1429.16, 0.05);
    assert_near(lost.value(), 1654.41, 0.05);
    // The opponent's deviation alone makes the difference between what is known and a guess.
    let guess = Rating::new(1700.0, 250.0);
    let (over_guess, _) = Rating::after(weak, guess, 0.0, Some(Color::Black));
    let (over_equal, _) = Rating::after(weak, Rating::new(1400.0, 250.0), 0.0, Some(Color::Black));
    assert_eq!(over_guess, over_equal);
    let (lost_to_guess, _) =
        Rating::after(weak, Rating::new(900.0, 250.0), 0.0, Some(Color::White));
    let (lost_to_equal, _) =
        Rating::after(weak, Rating::new(1400.0, 250.0), 0.0, Some(Color::White));
    assert_eq!(lost_to_guess, lost_to_equal);
    // Expectations use a guess like any rating.
    let (expected, _) = Rating::after(weak, Rating::new(900.0, 250.0), 0.0, Some(Color::Black));
    assert!(expected.value() - weak.value() < 3.0, "{expected:?}");
}

/// The rating of a new player after winning `games` against accounts that have declared 9d.
fn farmed(games: u32, accounts: u32) -> Rating {
    let unknown = Rating::initial(Strength::Unknown);
    let boaster = Rating::initial(Strength::Known(Rank::new(38.0)));
    let first = ByColor {
        black: unknown,
        white: boaster,
    };
    let mut table = Table::default();
    for number in 0..games {
        let account = 1 + number % accounts;
        let game = Game {
            players: ByColor {
                black: 0,
                white: account,
            },
            ranks: 0.0,
            winner: Some(Color::Black),
        };
        table.add(&game, first, (number / accounts) as usize);
    }
    table.rating(0).unwrap()
}

#[test]
fn nobody_becomes_strong_by_beating_an_account_that_boasts() {
    // Ten games against one account made 2555 of it (4d and more), eight accounts 3010.
    let by_one = farmed(10, 1);
    assert!(by_one.value() < Rank::new(30.0).rating(), "{by_one:?}");
    assert!(by_one.is_provisional(), "{by_one:?}");
    let by_first = farmed(1, 1);
    assert!(by_first.value() < 1700.0, "{by_first:?}");
    let by_eight = farmed(8, 8);
    assert!(by_eight.value() < 2150.0, "{by_eight:?}");
    // A player with a settled rating gains from a boaster as from an equal of whom little is known.
    let known = Rating::new(1500.0, 60.0);
    let boaster = Rating::initial(Strength::Known(Rank::new(38.0)));
    let (after, _) = Rating::after(known, boaster, 0.0, Some(Color::Black));
    assert!(after.value() < 1510.0, "{after:?}");
}

#[test]
fn a_win_against_odds_brings_more() {
    let equal = Rating::new(1500.0, 100.0);
    let (_, white) = Rating::after(equal, equal, handicap(3).ranks(), Some(Color::White));
    let (_, without) = Rating::after(equal, equal, even().ranks(), Some(Color::White));
    assert!(white.value() > without.value());
    let (black, _) = Rating::after(equal, equal, handicap(3).ranks(), Some(Color::Black));
    let (even_black, _) = Rating::after(equal, equal, even().ranks(), Some(Color::Black));
    assert!(black.value() < even_black.value());
}

#[test]
fn a_jigo_between_equals_only_makes_surer() {
    let equal = Rating::new(1500.0, 100.0);
    let (black, white) = Rating::after(equal, equal, even().ranks(), None);
    assert_eq!(black, white);
    assert_near(black.value(), 1500.0, 1e-9);
    assert!(black.deviation() < 100.0);
}

#[test]
fn deviations_and_volatilities_keep_their_bounds() {
    let mut black = Rating::new(1500.0, 350.0);
    let mut white = black;
    for game in 0..2000 {
        let winner = if game % 2 == 0 {
            Color::Black
        } else {
            Color::White
        };
        (black, white) = Rating::after(black, white, even().ranks(), Some(winner));
        assert!((30.0..=500.0).contains(&black.deviation()));
        assert!((0.01..=0.15).contains(&black.volatility()));
    }
    assert!(!black.is_provisional());
    assert!(!white.is_provisional());
}

fn games() -> Vec<Game<u32>> {
    let game = |at: u32| Game {
        players: ByColor {
            black: at * 7 % 12,
            white: 12 + at * 5 % 11,
        },
        ranks: if at.is_multiple_of(4) {
            handicap(2).ranks()
        } else {
            even().ranks()
        },
        winner: [Some(Color::Black), Some(Color::White), None][(at * at % 3) as usize],
    };
    (0..300).map(game).collect()
}

/// The ratings after `games` of players who have declared no strength.
fn after(games: &[Game<u32>]) -> Table<u32> {
    let unknown = Rating::initial(Strength::Unknown);
    let first = ByColor {
        black: unknown,
        white: unknown,
    };
    let mut table = Table::default();
    for game in games {
        table.add(game, first, 0);
    }
    table
}

#[test]
fn a_game_taken_away_corrects_all_after_it() {
    let mut without = games();
    let gone = without.remove(1).players;
    let (all, rest) = (after(&games()), after(&without));
    let later = without
        .iter()
        .map(|game| game.players)
        .into_iter()
        .find(|players| players.white == gone.white && players.black != gone.black);
    let indirect = later.unwrap().black;
    assert_ne!(all.rating(indirect), rest.rating(indirect));
    assert_eq!(all.rating(99), None);
}

#[test]
fn go_counts_by_board_and_as_a_whole() {
    let pools = |name, side| {
        let rules = RuleSet::from_name(name).unwrap().rules;
        Pool::of(&rules, Size::square(side).unwrap())
    };
    assert_eq!(pools("japanese", 9), [Pool::Go, Pool::Go9]);
    assert_eq!(pools("chinese", 13), [Pool::Go, Pool::Go13]);
    assert_eq!(pools("territory", 19), [Pool::Go, Pool::Go19]);
    assert_eq!(pools("japanese", 7), []);
    assert_eq!(pools("atari-go", 7), [Pool::AtariGo]);
    assert_eq!(pools("gomoku", 15), [Pool::FiveInARow]);
    assert_eq!(pools("pente", 19), [Pool::GoBang]);
    for (pool, name) in Pool::ALL {
        assert_eq!(Pool::from_name(name), Some(pool));
    }
}

#[test]
fn wins_over_the_same_weaker_player_count_less_and_less() {
    let (strong, weak) = (Rating::new(1900.0, 60.0), Rating::new(1300.0, 60.0));
    let won = |earlier| weight(strong, weak, 0.0, Some(Color::Black), earlier);
    assert_eq!([won(0), won(1), won(3)], [1.0, 0.5, 0.25]);
    // The weaker one's win, a jigo, a win among equals and one against a fair handicap count in full.
    let white = |winner| weight(strong, weak, 0.0, winner, 5);
    assert_eq!(white(Some(Color::White)), 1.0);
    assert_eq!(white(None), 1.0);
    assert_eq!(weight(strong, strong, 0.0, Some(Color::Black), 5), 1.0);
    let ranks = weak.rank().steps() - strong.rank().steps();
    assert_eq!(weight(strong, weak, ranks, Some(Color::Black), 5), 1.0);
    let game = Game {
        players: ByColor { black: 1, white: 2 },
        ranks: 0.0,
        winner: Some(Color::Black),
    };
    let first = ByColor {
        black: strong,
        white: weak,
    };
    let gain = |earlier| {
        let changed = Table::default().add(&game, first, earlier).black;
        changed.after.value() - changed.before.value()
    };
    assert_near(gain(3), gain(0) / 4.0, 1e-9);
}

#[test]
fn what_people_say_of_their_rank_is_a_rank() {
    for said in ["30k", "12k", "1k", "1d", "9d"] {
        let said: tengen_rules::Rank = said.parse().unwrap();
        let rank = Rank::from(said);
        assert_eq!(rank.whole(), said);
        assert_eq!(rank.up(0.9).whole(), said);
    }
}
