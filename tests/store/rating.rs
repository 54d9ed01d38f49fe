//! Ratings are derived from the records, after every change of these.

use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ClubId, Draft, Game, PlayerId, Proposal, Ruling, Stakes, Stronger, Terms,
    decide, offer,
};
use tengen::rating::Pool;
use tengen::rules::{ByColor, Color, Move, Rank, RuleSet, Size};
use tengen::store::{Change, Declared, Origin, STRENGTHS, Store};

use super::{
    CHANNEL, KURO, SHIRO, START, after, forget, in_runtime, open, place, with_store, wrong,
};
use crate::support::board::at;

const CLUB: ClubId = ClubId::new(1);

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Black resigns.
    Resigned,
    /// White resigns.
    Won,
    /// The game is called off.
    CalledOff,
    /// Black resigns a move before the minimum for a rated game.
    AtOnce,
}

/// A rated game by `rules` that ended `second` seconds after the start.
async fn played(
    store: &Store,
    (black, white): (PlayerId, PlayerId),
    (rules, side): (&str, u8),
    end: End,
    second: i64,
) -> Game {
    let rules = RuleSet::from_name(rules).unwrap().rules;
    let even = Draft::even(rules, Size::square(side).unwrap());
    let terms = Terms::new(even).unwrap().with_stakes(Stakes::Rated);
    let offered = offer(black, Some(white), terms, place(CHANNEL), START).unwrap();
    let change = Change::default();
    let game = store.create(vec![offered], change, Origin::New);
    let game = game.await.unwrap();
    let accept = Action::Accept {
        stronger: Some(Stronger::Equal),
        toss: Color::Black,
    };
    let mut actions = vec![(white, accept)];
    let moves = match end {
        End::AtOnce => game.least_moves() - 1,
        End::Resigned | End::Won | End::CalledOff => game.least_moves(),
    };
    // On every other point, without captures.
    let points = ["1", "5"].map(|row| ["A", "C", "E", "G", "J"].map(|column| (column, row)));
    for (ply, (column, row)) in points
        .concat()
        .into_iter()
        .flat_map(|point| [point; 2])
        .enumerate()
    {
        let row: u8 = row.parse().unwrap();
        let (player, row) = match ply % 2 {
            0 => (black, row),
            _ => (white, row + 2),
        };
        actions.push((
            player,
            Action::Move(Move::Play(at(&format!("{column}{row}")))),
        ));
    }
    actions.truncate(1 + moves);
    actions.extend(match end {
        End::Resigned | End::AtOnce => vec![(black, Action::Resign)],
        End::Won => vec![(white, Action::Resign)],
        End::CalledOff => {
            let propose = (black, Action::Propose(Proposal::CallOff));
            vec![propose, (white, Action::Consent)]
        }
    });
    let mut later = game.clone();
    for (player, action) in actions {
        let now = START.after(Span::seconds(second));
        let event = decide(&later, Actor::Player(player), action, now).unwrap();
        later.apply(event).unwrap();
    }
    store.append(&game, later, Change::default()).await.unwrap()
}

/// A moderator annuls the rating of `game`.
async fn annul(store: &Store, game: &Game) -> Game {
    let ruling = Ruling::Annulled;
    let action = Action::Rule {
        ruling,
        reason: None,
    };
    let now = START.after(Span::days(9));
    let moderator = Actor::Moderator(PlayerId::new(99));
    let event = decide(game, moderator, action, now).unwrap();
    let later = after(game, &[event]);
    store.append(game, later, Change::default()).await.unwrap()
}

async fn value(store: &Store, pool: Pool, player: PlayerId) -> Option<f64> {
    let standing = store.rating(CLUB, pool, player).await.unwrap();
    standing.map(|standing| standing.rating.value())
}

#[test]
fn a_game_counts_for_its_board_and_for_the_rank() {
    with_store(async |store| {
        let game = played(&store, (KURO, SHIRO), ("japanese", 9), End::Won, 60).await;
        for pool in [Pool::Go, Pool::Go9] {
            assert!(value(&store, pool, KURO).await > Some(1500.0), "{pool:?}");
            assert!(value(&store, pool, SHIRO).await < Some(1500.0));
            let steps = store.rated_games_of(CLUB, pool, KURO).await.unwrap();
            let [(at, id, step)] = steps[..] else {
                panic!("{steps:?}");
            };
            assert_eq!((at, id), (game.end_time().unwrap(), game.id()));
            assert_eq!((step.number, step.opponent), (1, SHIRO));
            assert_eq!(step.is_won(), Some(true));
        }
        assert_eq!(value(&store, Pool::Go19, KURO).await, None);
        let second = played(&store, (KURO, SHIRO), ("japanese", 9), End::Won, 61).await;
        played(&store, (KURO, SHIRO), ("japanese", 9), End::Won, 62).await;
        for (ended, most, later) in [(&game, 9, 2), (&game, 1, 1), (&second, 9, 1)] {
            let moment = (ended.end_time().unwrap(), ended.id());
            let counted = store.count_rated_later(CLUB, Pool::Go9, moment, most);
            assert_eq!(counted.await.unwrap(), later);
        }
        played(&store, (KURO, SHIRO), ("gomoku", 15), End::Won, 63).await;
        assert!(value(&store, Pool::FiveInARow, KURO).await.is_some());
        let go = store.rated_games_of(CLUB, Pool::Go, KURO).await.unwrap();
        assert_eq!(go.len(), 3);
    });
}

#[test]
fn what_has_no_result_counts_for_nothing() {
    with_store(async |store| {
        for end in [End::CalledOff, End::AtOnce] {
            played(&store, (KURO, SHIRO), ("japanese", 9), end, 60).await;
        }
        // Go on a board size that is not rated.
        played(&store, (KURO, SHIRO), ("japanese", 7), End::Won, 60).await;
        for (pool, _) in Pool::ALL {
            assert!(store.ratings(CLUB, pool).await.unwrap().is_empty());
        }
    });
}

#[test]
fn what_players_had_said_of_their_strength_is_where_they_begin() {
    with_store(async |store| {
        let said = Declared(ByColor {
            black: Some("1k".parse::<Rank>().unwrap()),
            white: None,
        });
        // The number that the game will have.
        let first = tengen::game::GameId::new(1);
        store
            .assign(&[STRENGTHS.assign(first, &said)])
            .await
            .unwrap();
        played(&store, (KURO, SHIRO), ("japanese", 19), End::Won, 60).await;
        let steps = store.rated_games_of(CLUB, Pool::Go, KURO).await.unwrap();
        let before = steps[0].2.rating.before;
        assert_eq!(before.rank().whole().to_string(), "1k");
        let steps = store.rated_games_of(CLUB, Pool::Go, SHIRO).await.unwrap();
        assert!((steps[0].2.rating.before.value() - 1500.0).abs() < 1e-9);
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn an_annulled_game_is_as_if_it_had_not_been_rated() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let (store, without) = (open(one.path()), open(other.path()));
        let third = PlayerId::new(13);
        let kept = [
            ((KURO, third), End::Resigned, 20),
            ((SHIRO, third), End::Won, 30),
        ];
        let gone = played(&store, (KURO, SHIRO), ("japanese", 9), End::Won, 10).await;
        for (players, end, second) in kept {
            played(&store, players, ("japanese", 9), end, second).await;
            played(&without, players, ("japanese", 9), end, second).await;
        }
        assert_ne!(
            value(&store, Pool::Go, third).await,
            value(&without, Pool::Go, third).await
        );
        let game = annul(&store, &gone).await;
        for player in [KURO, SHIRO, third] {
            assert_eq!(
                value(&store, Pool::Go, player).await,
                value(&without, Pool::Go, player).await
            );
        }
        // The time of its end stays, and it cannot be annulled twice.
        assert_eq!(game.end_time(), gone.end_time());
        let again = Action::Rule {
            ruling: Ruling::Annulled,
            reason: None,
        };
        let moderator = Actor::Moderator(PlayerId::new(99));
        let again = decide(&game, moderator, again, START.after(Span::days(9)));
        assert_eq!(again, Err(tengen::game::Refusal::NotRated));
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn the_fifth_win_over_the_same_weak_player_hardly_counts() {
    with_store(async |store| {
        for second in 0..12 {
            played(&store, (KURO, SHIRO), ("gomoku", 15), End::Won, second).await;
        }
        let steps = store.rated_games_of(CLUB, Pool::FiveInARow, KURO).await;
        let steps = steps.unwrap();
        let gain = |place: usize| {
            let rating = steps[place].2.rating;
            rating.after.value() - rating.before.value()
        };
        assert!(gain(11) < gain(1) / 10.0, "{} and {}", gain(11), gain(1));
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn repeated_wins_count_as_little_when_one_is_annulled_or_the_loser_is_forgotten() {
    with_store(async |store| {
        let mut games = Vec::new();
        for number in 0..12 {
            // Two end at each moment.
            let players = (KURO, SHIRO);
            let game = played(&store, players, ("gomoku", 15), End::Won, number / 2);
            games.push(game.await);
        }
        let at = games[11].end_time().unwrap().after(Span::millis(1));
        let beaten = async || {
            store
                .count_recent_wins(CLUB, Pool::FiveInARow, KURO, SHIRO, at)
                .await
        };
        assert_eq!(beaten().await.unwrap(), 12);
        annul(&store, &games[7]).await;
        assert_eq!(beaten().await.unwrap(), 11);
        assert_eq!(wrong(&store).await, []);
        let before = value(&store, Pool::FiveInARow, KURO).await;
        forget(&store, SHIRO).await;
        assert_eq!(value(&store, Pool::FiveInARow, KURO).await, before);
        assert_eq!(wrong(&store).await, []);
    });
}

#[test]
fn others_keep_their_ratings_when_somebody_is_forgotten() {
    with_store(async |store| {
        let (third, fourth) = (PlayerId::new(13), PlayerId::new(14));
        let everybody = [KURO, SHIRO, third, fourth];
        for second in 0..24_u8 {
            let place = usize::from(second);
            let black = everybody[place % 4];
            let white = everybody[(place + 1 + place / 8) % 4];
            let end = [End::Won, End::Won, End::Resigned][place % 3];
            played(&store, (black, white), ("japanese", 9), end, second.into()).await;
        }
        let ratings = async || {
            let mut ratings = Vec::new();
            for player in [KURO, SHIRO] {
                for pool in [Pool::Go, Pool::Go9] {
                    ratings.push(value(&store, pool, player).await);
                }
            }
            ratings
        };
        let before = ratings().await;
        for gone in [third, fourth] {
            forget(&store, gone).await;
            assert_eq!(ratings().await, before);
            assert_eq!(value(&store, Pool::Go, gone).await, None);
            assert_eq!(
                store.rated_games_of(CLUB, Pool::Go, gone).await.unwrap(),
                []
            );
            assert_eq!(wrong(&store).await, []);
        }
        let steps = store.rated_games_of(CLUB, Pool::Go, KURO).await.unwrap();
        assert!(
            !steps
                .iter()
                .any(|(_, _, step)| [third, fourth].contains(&step.opponent))
        );
        assert!(steps.iter().any(|(_, _, step)| step.opponent.is_nobody()));
    });
}

/// Games end in any order, are annulled or forgotten, and the database is exported and imported.
#[test]
fn ratings_that_are_kept_up_are_those_that_are_made_anew() {
    for seed in 0..4_u64 {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        in_runtime(async {
            let store = open(one.path());
            let mut chance = crate::support::random::Random::new(seed);
            let mut games = Vec::new();
            for _ in 0..40 {
                let mut below = |most| chance.below(most);
                let black = below(5);
                let white = (black + 1 + below(4)) % 5;
                let [black, white] = [black, white].map(|number| 11 + number as u64);
                let players = (PlayerId::new(black), PlayerId::new(white));
                let game = [("japanese", 9), ("japanese", 19), ("atari-go", 9)][below(3)];
                let ends = [End::Won, End::Resigned, End::CalledOff, End::AtOnce];
                let end = ends[below(6) % 4];
                // Not in the order of writing, and some at the same time.
                let second = below(60) as i64;
                let played = played(&store, players, game, end, second).await;
                games.push(played);
                if below(4) == 0 {
                    let place = below(games.len());
                    if games[place].is_rated() {
                        games[place] = annul(&store, &games[place]).await;
                    }
                }
            }
            assert_eq!(wrong(&store).await, []);
            forget(&store, PlayerId::new(12)).await;
            assert_eq!(wrong(&store).await, []);
            let mut export = Vec::new();
            store.export(&mut export).await.unwrap();
            let copy = open(other.path());
            copy.import(export.as_slice()).await.unwrap();
            assert_eq!(wrong(&copy).await, []);
            for (pool, _) in Pool::ALL {
                let all = copy.ratings(CLUB, pool).await.unwrap();
                assert_eq!(all, store.ratings(CLUB, pool).await.unwrap());
            }
            let (first, last) = (Timestamp::MIN, Timestamp::MAX);
            let rated = store
                .rated_games(CLUB, Pool::Go, first, last)
                .await
                .unwrap();
            assert!(rated.is_sorted_by_key(|(at, game, _)| (*at, *game)));
        });
    }
}
