//! The page that describes the command tells the truth.

use serde_json::{Value, json};
use tengen_tournament::Criterion;

const PAGE: &str = include_str!("../../../docs/tournament.md");

#[test]
fn every_example_of_the_page_is_answered_so() {
    let mut lines = PAGE.lines();
    let mut examples = 0;
    while let Some(line) = lines.next() {
        let Some(question) = line.strip_prefix("> ") else {
            continue;
        };
        let expected = lines.next().and_then(|line| line.strip_prefix("< "));
        assert_eq!(Some(super::line(question.as_bytes()).as_str()), expected);
        examples += 1;
    }
    assert!(examples >= 4, "only {examples} examples");
}

#[test]
fn the_page_names_every_criterion() {
    for criterion in Criterion::ALL {
        assert!(
            PAGE.contains(&format!("`{}`", criterion.name())),
            "{}",
            criterion.name()
        );
    }
}

/// The defaults on the page, as JSON below the heading of a system, change nothing when they are given.
#[test]
fn the_defaults_of_the_page_are_the_defaults() {
    let blocks: Vec<&str> = PAGE.split("```json\n").skip(1).collect();
    for (system, block) in ["mcmahon", "swiss"].into_iter().zip(&blocks) {
        let text = block.split("```").next().unwrap();
        let parameters: Value = serde_json::from_str(text).unwrap();
        assert_eq!(parameters.as_object().unwrap().len(), 17, "{system}");
        for change in ["standings", "pair"] {
            let question = json!({
                "system": system,
                "players": [
                    {"id": 1, "rank": "7d", "club": "A"}, {"id": 2, "rank": "25k", "rounds": [1, 3]},
                    {"id": 3, "rank": "3k", "country": "FR"}, {"id": 4, "rank": "1d"},
                    {"id": 5, "rank": "8k", "club": "A"}, {"id": 6, "rank": "4k"},
                ],
                "games": [
                    {"round": 1, "white": 1, "black": 3, "result": "white"},
                    {"round": 1, "white": 4, "black": 5, "result": "jigo"},
                ],
                "byes": [{"round": 1, "player": 2}],
                "ask": change,
                "round": 3,
            });
            let mut given = question.clone();
            given["parameters"] = parameters.clone();
            assert_eq!(
                super::ask(&question),
                super::ask(&given),
                "{system} {change}"
            );
        }
    }
    assert_eq!(blocks.len(), 2);
}
