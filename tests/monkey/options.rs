//! Values for the options of commands and the fields of forms: sensible ones, wrong ones and hostile ones.

use serde_json::{Value, json};

use super::MEMBERS;
use super::nudge::file;
use crate::support::random::Random;

/// Inputs for one or a few points.
const POINTS: [&str; 14] = [
    "D4",
    "C3",
    "e5",
    "B2",
    "A1",
    "T19",
    "K10",
    "j9",
    "C3 D4",
    "A1, B2; C3",
    "I5",
    "Z99",
    "7",
    "pass",
];
/// Words that some option accepts.
const WORDS: [&str; 28] = [
    "9",
    "5",
    "19",
    "13",
    "9x13",
    "0",
    "6.5",
    "-3.5",
    "1000",
    "japanese",
    "pente",
    "gomoku-exact",
    "3d",
    "7d+1d",
    "fischer3d+1d/7d",
    "canadian5d/10/3d",
    "5k",
    "1d",
    "30k",
    "10-20",
    "all",
    "last",
    "1",
    "2",
    "Europe/Berlin",
    "Asia/Tokyo",
    "ko",
    "path",
];
/// Hostile inputs.
const HOSTILE: [&str; 12] = [
    "@everyone <@1>",
    "```",
    "**__~~||",
    "](https://example.invalid)",
    "\u{202e}zyx\u{202c}",
    "🦀🦀🦀",
    "\0\u{7}",
    "<#1> </play:1>",
    "'; DROP TABLE games; --",
    "99999999999999999999",
    "-1",
    "   ",
];
/// Files to propose as studies.
const FILES: [&str; 6] = [
    "(;SZ[5]AB[bc][cb][dc]AW[cc](;B[cd])(;B[aa];W[cd]))",
    "(;SZ[9]AB[aa](;B[bb];W[cc])(;B[dd]))",
    "(;SZ[5];B[aa];B[bb])",
    "no file at all",
    "",
    "((((((((((",
];

/// A random text for a field.
pub(super) fn typed(random: &mut Random) -> String {
    match random.below(10) {
        0..=5 => (*random.of(&POINTS)).to_owned(),
        6 => random.below(30).to_string(),
        7 => (*random.of(&WORDS)).to_owned(),
        8 => "D4 ".repeat(random.below(60)),
        _ => (*random.of(&HOSTILE)).to_owned(),
    }
}

/// A value for an option by its registration; one that is none of our words is added to `odd`.
pub(super) fn value(random: &mut Random, option: &Value, odd: &mut Vec<String>) -> Value {
    if let Some(choices) = option["choices"].as_array()
        && !choices.is_empty()
    {
        return random.of(choices)["value"].clone();
    }
    match option["type"].as_u64() {
        Some(4) => {
            let least = option["min_value"].as_i64().unwrap_or(-5);
            let most = option["max_value"].as_i64().unwrap_or(50);
            json!(least + random.below((most - least + 1) as usize) as i64)
        }
        Some(5) => json!(random.below(2) == 0),
        Some(6) => match random.below(9) {
            0 => json!("tengen"),
            _ => json!(format!("@{}", random.of(&MEMBERS))),
        },
        Some(7) => {
            let channel = *random.of(&["go", "lobby", "puzzles"]);
            json!(channel)
        }
        Some(11) => match random.below(8) {
            0 => file(&" ".repeat(70_000)),
            _ => {
                let text = *random.of(&FILES);
                file(text)
            }
        },
        _ => {
            let text = match random.below(12) {
                0 => "x".repeat(option["max_length"].as_u64().unwrap_or(100) as usize),
                1 => (*random.of(&HOSTILE)).to_owned(),
                2..=5 => (*random.of(&POINTS)).to_owned(),
                _ => (*random.of(&WORDS)).to_owned(),
            };
            let most = option["max_length"].as_u64().unwrap_or(100) as usize;
            let text: String = text.chars().take(most).collect();
            odd.push(text.clone());
            json!(text)
        }
    }
}

/// The commands in `command`: itself, or its subcommands by their full names.
pub(super) fn flatten(command: &Value, before: String, all: &mut Vec<(String, Value)>) {
    let name = format!("{before}{}", command["name"].as_str().unwrap_or_default());
    let below = command["options"].as_array().into_iter().flatten();
    let below: Vec<_> = below
        .filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)))
        .collect();
    // The type of a menu command has another meaning than that of an option.
    if below.is_empty() || !before.is_empty() && command["type"] == 1 {
        return all.push((name, command.clone()));
    }
    for option in below {
        flatten(option, format!("{name} "), all);
    }
}
