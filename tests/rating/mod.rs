//! Ratings of players: ranks, odds, and how games change them.

use tengen::rating::{Bonus, Game, Odds, Rank, Rating, Strength, Table};
use tengen::rules::{Color, Handicap, Komi, Scoring, Size};

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
fn assert_near(told: f64, expected: f64, by: f64) {
    assert!((told - expected).abs() <= by, "{told}, not {expected}");
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
        (Strength::Known(Rank::new(30.0)), 1918.0, 250.0),
    ] {
        let first = Rating::first(strength);
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
    assert_near(Rating::expectation(black, white, odds), 0.5, 1e-9);
    assert!(Rating::expectation(black, white, even()) < 0.25);
}

#[test]
fn the_fairest_offer_is_the_one_nearest_to_the_difference() {
    let offers = || [0, 2, 3, 4, 5, 6, 7, 8, 9].map(handicap);
    for (difference, stones) in [(-2.0, 0), (0.9, 0), (1.1, 2), (2.5, 3), (30.0, 9)] {
        let fairest = Odds::fairest(difference, offers()).unwrap();
        assert_eq!(fairest.handicap.stones(), stones, "{difference}");
    }
    assert_eq!(Odds::fairest(1.0, []), None);
}

#[test]
fn an_uncertainty_is_the_deviation_in_ranks() {
    let rating = Rating::new(Rank::new(30.0).rating(), 100.0);
    let above = Rank::of(rating.value() + 100.0).steps() - 30.0;
    assert_near(rating.uncertainty(), above, 1e-9);
    assert_near(above, 1.18, 0.01);
}

/// The first game of Glickman's example ("Example of the Glicko-2 system") as a period of its own; the figures are by
/// another program that was written from the paper.
#[test]
fn a_game_changes_ratings_as_glicko_2_says() {
    let player = Rating::new(1500.0, 200.0);
    let (after, _) = Rating::after(
        player,
        Rating::new(1400.0, 30.0),
        even(),
        Some(Color::Black),
    );
    assert_near(after.value(), 1563.6, 0.3);
    assert_near(after.deviation(), 175.4, 0.3);
    assert_near(after.volatility(), 0.06, 0.0001);
}

#[test]
fn a_win_against_odds_brings_more() {
    let equal = Rating::new(1500.0, 100.0);
    let (_, white) = Rating::after(equal, equal, handicap(3), Some(Color::White));
    let (_, without) = Rating::after(equal, equal, even(), Some(Color::White));
    assert!(white.value() > without.value());
    let (black, _) = Rating::after(equal, equal, handicap(3), Some(Color::Black));
    let (even_black, _) = Rating::after(equal, equal, even(), Some(Color::Black));
    assert!(black.value() < even_black.value());
}

#[test]
fn a_jigo_between_equals_only_makes_surer() {
    let equal = Rating::new(1500.0, 100.0);
    let (black, white) = Rating::after(equal, equal, even(), None);
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
        (black, white) = Rating::after(black, white, even(), Some(winner));
        assert!((30.0..=500.0).contains(&black.deviation()));
        assert!((0.01..=0.15).contains(&black.volatility()));
    }
    assert!(!black.is_provisional());
    assert!(!white.is_provisional());
}

fn games() -> Vec<Game<u32>> {
    let game = |at: u32| Game {
        black: at * 7 % 12,
        white: 12 + at * 5 % 11,
        odds: if at.is_multiple_of(4) {
            handicap(2)
        } else {
            even()
        },
        winner: [Some(Color::Black), Some(Color::White), None][(at * at % 3) as usize],
    };
    (0..300).map(game).collect()
}

#[test]
fn ratings_follow_from_the_games_alone() {
    let unknown = |_| Strength::Unknown;
    let rebuilt = Table::after(games(), unknown);
    let mut grown = Table::after([], unknown);
    for game in games() {
        grown.add(game, unknown);
    }
    assert_eq!(rebuilt, grown);
    assert_eq!(rebuilt.rating(99), None);
}

#[test]
fn a_game_taken_away_corrects_all_after_it() {
    let unknown = |_| Strength::Unknown;
    let mut without = games();
    let gone = without.remove(1);
    let (all, rest) = (
        Table::after(games(), unknown),
        Table::after(without.clone(), unknown),
    );
    let later = without
        .iter()
        .find(|game| game.white == gone.white && game.black != gone.black);
    let indirect = later.unwrap().black;
    assert_ne!(all.rating(indirect), rest.rating(indirect));
}
