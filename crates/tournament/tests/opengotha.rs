//! Real tournaments, without names, with the figures of OpenGotha itself.
//!
//! A line of the fixture is a tournament as a question, its standings after rounds whose results are all there (each
//! figure in the order of players), and for each round the pairs that the program makes and those that were played.

use serde_json::{Value, json};

use super::ask;

const FIXTURE: &str = include_str!("fixtures/opengotha.jsonl");

fn tournaments() -> Vec<Value> {
    let lines = FIXTURE.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The question of `tournament` with more members.
fn question(tournament: &Value, more: Value) -> Value {
    let mut question = tournament["question"].clone();
    let Value::Object(more) = more else {
        panic!("{more}");
    };
    question.as_object_mut().unwrap().extend(more);
    question
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

#[test]
fn every_figure_of_standings_is_the_programs() {
    let mut figures = 0;
    for tournament in tournaments() {
        for (round, expected) in tournament["standings"].as_object().unwrap() {
            let round: u8 = round.parse().unwrap();
            let asked = question(&tournament, json!({"ask": "standings", "round": round}));
            let answer = ask(&asked);
            let rows = list(&answer["standings"]);
            for (at, player) in list(&asked["players"]).iter().enumerate() {
                let row = rows
                    .iter()
                    .find(|row| row["player"] == player["id"])
                    .unwrap();
                for (criterion, expected) in expected.as_object().unwrap() {
                    let told = match criterion.as_str() {
                        "place" => &row["place"],
                        criterion => &row["criteria"][criterion],
                    };
                    assert_eq!(told, &expected[at], "{round} {player} {criterion}");
                    figures += 1;
                }
            }
        }
    }
    assert!(figures > 5000, "{figures}");
}

/// A round is paired for those who took part in it, not for those who had entered.
fn with_participants(asked: &mut Value, pairing: &Value) {
    let round = &pairing["round"];
    for player in asked["players"].as_array_mut().unwrap() {
        let takes_part = list(&pairing["participants"]).contains(&player["id"]);
        let all: Vec<_> = (1..=20).map(Value::from).collect();
        let mut rounds = player
            .get("rounds")
            .map_or(all, |rounds| list(rounds).to_vec());
        rounds.retain(|other| other != round);
        if takes_part {
            rounds.push(round.clone());
        }
        player["rounds"] = Value::Array(rounds);
    }
}

#[test]
fn pairings_weigh_what_the_programs_weigh() {
    let mut rounds = 0;
    for tournament in tournaments() {
        for pairing in list(&tournament["pairings"]) {
            let more = json!({"ask": "pair", "round": pairing["round"]});
            let mut asked = question(&tournament, more);
            with_participants(&mut asked, pairing);
            let answer = ask(&asked);
            assert_eq!(answer["bye"], pairing["bye"]);
            assert_eq!(list(&answer["pairs"]).len(), list(&pairing["pairs"]).len());
            if pairing["without_lot"] == true {
                assert_eq!(answer["weight"], pairing["weight"], "{}", pairing["round"]);
                rounds += 1;
            }
        }
    }
    assert!(rounds >= 14, "{rounds}");
}

#[test]
fn given_pairs_have_the_programs_weights_and_handicaps() {
    let mut pairs = 0;
    for tournament in tournaments() {
        for pairing in list(&tournament["pairings"]) {
            for given in [&pairing["pairs"], &pairing["played"]] {
                let named: Vec<_> = list(given)
                    .iter()
                    .map(|pair| json!([pair["white"], pair["black"]]))
                    .collect();
                let more = json!({"ask": "weigh", "round": pairing["round"], "pairs": named});
                let answer = ask(&question(&tournament, more));
                for (told, expected) in list(&answer["pairs"]).iter().zip(list(given)) {
                    if let Some(handicap) = expected.get("handicap") {
                        assert_eq!(&told["handicap"], handicap);
                    }
                    check_weight(told, &expected["weight"], pairing["without_lot"] == true);
                    pairs += 1;
                }
            }
        }
    }
    assert!(pairs > 300, "{pairs}");
}

/// A lot is at most a fifth of the largest seeding, 5,000,000 in all of these tournaments.
#[track_caller]
fn check_weight(told: &Value, expected: &Value, without_lot: bool) {
    let weight = |value: &Value| value.as_i64().unwrap();
    let difference = weight(&told["weight"]) - weight(expected);
    let lot = if without_lot { 0 } else { 1_000_000 };
    assert!(difference.abs() <= lot, "{told}: {expected}");
}
