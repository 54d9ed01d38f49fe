//! Pairs of a round.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{ask, players, win};

fn pairs(answer: &Value) -> Vec<(u64, u64)> {
    let of = |pair: &Value| {
        let (white, black) = (
            pair["white"].as_u64().unwrap(),
            pair["black"].as_u64().unwrap(),
        );
        (white.min(black), white.max(black))
    };
    let mut pairs: Vec<_> = answer["pairs"].as_array().unwrap().iter().map(of).collect();
    pairs.sort_unstable();
    pairs
}

fn swiss(ranks: &[&str], games: &[Value], parameters: Value) -> Value {
    let players = players(ranks);
    json!({"system": "swiss", "players": players, "games": games, "parameters": parameters, "ask": "pair"})
}

#[test]
fn slip_and_fold_pair_the_halves() {
    let ranks = ["4d", "3d", "2d", "1d"];
    for (system, expected) in [("slip", [(0, 2), (1, 3)]), ("fold", [(0, 3), (1, 2)])] {
        let seeding = json!({"seeding": [{"system": system, "then": "Rating"}]});
        assert_eq!(
            pairs(&ask(&swiss(&ranks, &[], seeding))),
            expected,
            "{system}"
        );
    }
}

#[test]
fn nobody_meets_the_same_person_twice_while_there_is_another() {
    let games = [win(1, 0, 1), win(1, 2, 3), win(2, 0, 2), win(2, 1, 3)];
    let answer = ask(&swiss(&["1d", "1d", "1d", "1d"], &games, json!({})));
    assert_eq!(pairs(&answer), [(0, 3), (1, 2)]);
}

#[test]
fn those_who_are_kept_apart_meet_only_where_nobody_else_is_left() {
    let mut question = swiss(&["1d", "1d", "1d", "1d"], &[], json!({}));
    let first = pairs(&ask(&question))[0];
    question["apart"] = json!([[first.1, first.0]]);
    assert!(!pairs(&ask(&question)).contains(&first));
    let mut two = swiss(&["1d", "1d"], &[], json!({}));
    two["apart"] = json!([[0, 1]]);
    assert_eq!(pairs(&ask(&two)), [(0, 1)]);
}

#[test]
fn others_meet_again_rather_than_those_who_are_kept_apart() {
    let played = [win(1, 0, 2), win(1, 1, 3), win(2, 0, 3), win(2, 1, 2)];
    let mut question = swiss(&["1d", "1d", "1d", "1d"], &played, json!({}));
    let meet = |question: &Value| {
        let pairs = pairs(&ask(question));
        pairs.contains(&(0, 1)) || pairs.contains(&(1, 0))
    };
    assert!(meet(&question), "nobody has to meet again");
    question["apart"] = json!([[0, 1]]);
    assert!(!meet(&question));
}

#[test]
fn those_who_are_kept_apart_do_not_meet_where_one_of_them_can_have_the_bye() {
    let mut three = swiss(&["1d", "1d", "1d"], &[], json!({}));
    three["apart"] = json!([[0, 1]]);
    let answer = ask(&three);
    assert_eq!((pairs(&answer), &answer["bye"]), (vec![(0, 2)], &json!(1)));
    three["apart"] = json!([[0, 1], [0, 2]]);
    let answer = ask(&three);
    assert_eq!((pairs(&answer), &answer["bye"]), (vec![(1, 2)], &json!(0)));
    three["apart"] = json!([[0, 1], [0, 2], [1, 2]]);
    let answer = ask(&three);
    assert_eq!((pairs(&answer), &answer["bye"]), (vec![(0, 1)], &json!(2)));
}

#[test]
fn the_lowest_gets_the_bye_and_not_a_second_time() {
    let ranks = ["3k", "5k", "4k"];
    assert_eq!(ask(&swiss(&ranks, &[], json!({})))["bye"], 1);
    let mut question = swiss(&ranks, &[win(1, 0, 2)], json!({}));
    question["byes"] = json!([{"round": 1, "player": 1}]);
    assert_eq!(ask(&question)["bye"], 2);
}

#[test]
fn of_equals_the_last_gets_the_bye() {
    assert_eq!(ask(&swiss(&["1d", "1d", "1d"], &[], json!({})))["bye"], 2);
}

#[test]
fn only_those_who_take_part_are_paired() {
    let mut question = swiss(&["1d", "1d", "1d", "1d"], &[], json!({}));
    question["players"][1]["rounds"] = json!([2, 3]);
    question["players"][2]["rounds"] = json!([]);
    let answer = ask(&question);
    assert_eq!(pairs(&answer), [(0, 3)]);
    assert_eq!(answer["bye"], Value::Null);
}

#[test]
fn nobody_is_a_round_without_pairs() {
    let answer = ask(&json!({"ask": "pair"}));
    assert_eq!(
        answer,
        json!({"id": null, "pairs": [], "bye": null, "weight": 0})
    );
}

#[test]
fn a_player_who_has_had_less_white_gets_it() {
    let games = [win(1, 0, 1), win(1, 3, 2)];
    let answer = ask(&swiss(
        &["1d", "1d", "1d", "1d"],
        &games,
        json!({"weights": {"score": 0}}),
    ));
    for pair in answer["pairs"].as_array().unwrap() {
        assert!([1, 2].map(Value::from).contains(&pair["white"]), "{answer}");
        assert_eq!(pair["terms"]["colour"], 1_000_000);
    }
}

#[test]
fn a_handicap_is_the_difference_below_the_threshold_less_the_correction() {
    for (ranks, handicap, white) in [
        (["3d", "5k"], 4, 0),
        (["5k", "3d"], 4, 1),
        (["2k", "3k"], 0, 0),
        (["3d", "1d"], 0, 0),
        (["1d", "20k"], 9, 0),
    ] {
        let question = json!({"players": players(&ranks), "ask": "pair"});
        let answer = ask(&question);
        assert_eq!(answer["pairs"][0]["handicap"], handicap, "{ranks:?}");
        if handicap > 0 {
            assert_eq!(answer["pairs"][0]["white"], white, "{ranks:?}");
        }
    }
}

#[test]
fn the_same_club_is_avoided_but_no_club_is_one_too() {
    let question = |clubs: [Value; 4]| {
        let mut players = players(&["1d", "1d", "1d", "1d"]);
        for (player, club) in players.iter_mut().zip(clubs) {
            player["club"] = club;
        }
        let parameters = json!({"seeding": [{"system": "slip"}]});
        json!({"players": players, "parameters": parameters, "ask": "pair"})
    };
    let named = question(["A", "B", "A", "B"].map(Value::from));
    assert!(!pairs(&ask(&named)).contains(&(0, 2)));
    let nameless = question([json!(""), json!("B"), json!(null), json!("B")]);
    assert!(!pairs(&ask(&nameless)).contains(&(0, 2)));
}

#[test]
fn a_lot_depends_on_the_seed_and_nothing_else() {
    let ranks = ["1d"; 20];
    let drawn = |seed: u64| {
        let seeding = json!([{"system": "random"}]);
        ask(&swiss(
            &ranks,
            &[],
            json!({"seeding": seeding, "seed": seed}),
        ))
    };
    assert_eq!(drawn(1), drawn(1));
    let different = (2..6).filter(|seed| pairs(&drawn(*seed)) != pairs(&drawn(1)));
    assert!(different.count() >= 3);
}

#[test]
fn the_round_itself_and_later_ones_change_nothing() {
    let ranks = ["1d", "2d", "3d", "4d"];
    let before = [win(1, 0, 1), win(1, 2, 3)];
    let mut earlier = swiss(&ranks, &before, json!({}));
    earlier["round"] = json!(2);
    let after = [&before[..], &[win(2, 0, 3), win(3, 0, 2)]].concat();
    let mut later = swiss(&ranks, &after, json!({}));
    later["round"] = json!(2);
    assert_eq!(ask(&earlier), ask(&later));
}

/// The weight of every way to pair up `left`.
fn all_weights(left: &[usize], weight: &impl Fn(usize, usize) -> i64) -> Vec<i64> {
    let Some((&first, rest)) = left.split_first() else {
        return vec![0];
    };
    let mut sums = Vec::new();
    for (at, &other) in rest.iter().enumerate() {
        let mut others = rest.to_vec();
        others.remove(at);
        let below = all_weights(&others, weight);
        sums.extend(below.into_iter().map(|sum| sum + weight(first, other)));
    }
    sums
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_other_pairing_is_heavier(
        ranks in proptest::collection::vec(-20_i8..8, 8),
        results in proptest::collection::vec((0_usize..8, 0_usize..8), 0..6),
        swiss in any::<bool>(),
    ) {
        let rank = |number: &i8| match number {
            dan @ 0.. => format!("{}d", dan + 1),
            kyu => format!("{}k", -kyu),
        };
        let players: Vec<_> = ranks.iter().enumerate()
            .map(|(id, number)| json!({"id": id, "rank": rank(number), "club": format!("{}", id % 3)}))
            .collect();
        let games: Vec<_> = results.iter().enumerate()
            .filter(|(_, (white, black))| white != black)
            .map(|(round, (white, black))| win(round as u8 + 1, *white, *black))
            .collect();
        let system = if swiss { "swiss" } else { "mcmahon" };
        let question = json!({"system": system, "players": players, "games": games, "ask": "pair", "round": 7});
        let answer = ask(&question);
        let weigh = |white: usize, black: usize| {
            let mut question = question.clone();
            question["ask"] = json!("weigh");
            question["pairs"] = json!([[white, black]]);
            let pair = ask(&question)["pairs"][0].clone();
            let terms = pair["terms"].as_object().unwrap().values();
            let sum: i64 = terms.map(|term| term.as_i64().unwrap()).sum();
            assert_eq!(pair["weight"], sum);
            sum
        };
        let weights: Vec<i64> = (0..64).map(|at| if at / 8 < at % 8 { weigh(at / 8, at % 8) } else { 0 }).collect();
        let all = all_weights(&[0, 1, 2, 3, 4, 5, 6, 7], &|a, b| weights[a.min(b) * 8 + a.max(b)]);
        prop_assert_eq!(answer["weight"].as_i64(), all.into_iter().max());
    }
}
