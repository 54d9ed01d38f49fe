//! `tengen verify` on the records of `tests/sgf/files`, each beside the object that is expected.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};
use tengen::cli::verify::{VerifyArgs, rule_set, run};

fn files() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/files")
}

fn args(record: &Path) -> VerifyArgs {
    VerifyArgs {
        record: record.to_owned(),
        rules: None,
        json: true,
    }
}

fn verify_json(args: &VerifyArgs) -> (Value, ExitCode) {
    let mut out = Vec::new();
    let code = run(args, &mut out).unwrap();
    (serde_json::from_slice(&out).unwrap(), code)
}

/// The object and the exit code for a record given as bytes.
fn verify_bytes(bytes: &[u8]) -> (Value, ExitCode) {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    verify_json(&args(file.path()))
}

fn verify_text(args: &VerifyArgs) -> String {
    let mut out = Vec::new();
    run(args, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn records_of_the_corpus_are_judged_as_written_beside_them() {
    let mut judged = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(files()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "sgf") {
            continue;
        }
        judged += 1;
        let expected = fs::read(path.with_extension("json")).unwrap_or_default();
        let expected: Value = serde_json::from_slice(&expected).unwrap_or_default();
        let (found, code) = verify_json(&args(&path));
        let is_legal = found["error"].is_null() && found["first_illegal"].is_null();
        let expected_code = if is_legal {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
        if found != expected || code != expected_code {
            wrong.push(format!("{}: {found} {code:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "not as expected:\n{}", wrong.join("\n"));
    assert!(judged >= 40, "the corpus is there");
}

#[test]
fn illegal_move_is_named_with_number_point_and_reason() {
    let (found, code) = verify_json(&args(&files().join("ko_retaken_at_once.sgf")));
    assert_eq!(
        found["first_illegal"],
        json!({ "move": 10, "point": "B4", "reason": "ko" })
    );
    assert_eq!(found["moves"], 9);
    assert_eq!(found["prisoners"], json!({ "black": 1, "white": 0 }));
    assert_eq!(code, ExitCode::FAILURE);
}

#[test]
fn text_shows_board_prisoners_score_and_verdict() {
    let mut args = args(&files().join("ko_retaken_at_once.sgf"));
    args.json = false;
    let text = verify_text(&args);
    assert!(text.contains("5 . X O . . 5\n"), "{text}");
    assert!(text.contains("Prisoners taken: Black 1, White 0"), "{text}");
    assert!(text.contains("Score as it stands"), "{text}");
    assert!(text.contains("Illegal: move 10 (White B4): ko"), "{text}");
    assert!(text.contains("Result in the record: B+R"), "{text}");
}

#[test]
fn rules_may_be_chosen_against_the_record() {
    let mut args = args(&files().join("gomoku.sgf"));
    args.rules = Some(rule_set("territory").unwrap());
    let (found, code) = verify_json(&args);
    assert!(found["first_illegal"].is_null());
    assert_eq!(code, ExitCode::SUCCESS);
    let refusal = rule_set("chess").unwrap_err();
    assert!(refusal.contains("territory"), "{refusal}");
}

#[test]
fn names_cannot_steer_a_terminal() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(b"(;SZ[5]PB[\x1b[31mred\\]RE[\x07]RU[\x1b]c];B[cc])")
        .unwrap();
    let mut args = args(file.path());
    args.json = false;
    let text = verify_text(&args);
    assert!(!text.contains(['\x1b', '\x07']), "{text:?}");
}

#[test]
fn missing_file_is_an_error_in_words() {
    let (found, code) = verify_json(&args(Path::new("nowhere/nothing.sgf")));
    assert!(found["error"].as_str().unwrap().contains("nothing.sgf"));
    assert_eq!(found.as_object().unwrap().len(), 1);
    assert_eq!(code, ExitCode::FAILURE);
}

#[test]
fn records_too_big_or_too_long_are_refused_in_words() {
    let big = [&b"(;C["[..], &vec![b'x'; 17 * 1024 * 1024], b"])"].concat();
    let (found, _) = verify_bytes(&big);
    assert!(found["error"].as_str().unwrap().contains("16777216 bytes"));
    let long = format!("(;GM[1]{})", ";B[];W[]".repeat(1_200_000));
    let (found, _) = verify_bytes(long.as_bytes());
    assert!(found["error"].as_str().unwrap().contains("10000 moves"));
}

#[test]
fn ten_megabytes_around_a_game_do_no_harm() {
    let comment = "no move, only talk \\] ".repeat(450_000);
    let text = format!("(;GM[1]SZ[5]C[{comment}];B[cc];W[bb])");
    let (found, code) = verify_bytes(text.as_bytes());
    assert_eq!(found["moves"], 2);
    assert_eq!(code, ExitCode::SUCCESS);
    let deep = format!("{}{}", "(;B[]".repeat(9_000), ")".repeat(9_000));
    let (found, code) = verify_bytes(format!("(;SZ[5]{deep})").as_bytes());
    assert_eq!(found["passes"], 9_000);
    assert_eq!(code, ExitCode::SUCCESS);
}
