//! `tengen verify` on the records of `tests/sgf/files`, each beside the expected object.

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
        game: None,
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

/// The verdict in words on a file of the corpus.
fn text_of(file: &str) -> String {
    let mut args = args(&files().join(file));
    args.json = false;
    verify_text(&args)
}

/// The verdict in words on a record given as text.
fn text_of_record(record: &str) -> String {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(record.as_bytes()).unwrap();
    let mut args = args(file.path());
    args.json = false;
    verify_text(&args)
}

#[test]
fn all_games_of_a_collection_are_verified_and_one_is_shown() {
    let text = text_of("collection_second_illegal.sgf");
    assert!(text.contains("Game 1 of 2 games"), "{text}");
    assert!(
        text.contains("Game 2: illegal: move 2 (White E5)"),
        "{text}"
    );
    assert!(text.contains("2 games, 1 of them legal"), "{text}");

    let mut args = args(&files().join("collection_second_illegal.sgf"));
    let (found, code) = verify_json(&args);
    let illegal = json!({ "move": 2, "point": "E5", "reason": "occupied" });
    assert_eq!(
        found["others"],
        json!([{ "game": 2, "first_illegal": illegal }])
    );
    assert_eq!(
        (found["game"].clone(), found["games"].clone()),
        (json!(1), json!(2))
    );
    assert_eq!(code, ExitCode::FAILURE);
    // The requested game alone.
    args.game = std::num::NonZeroUsize::new(2);
    let (found, code) = verify_json(&args);
    assert_eq!(
        (&found["first_illegal"], code),
        (&illegal, ExitCode::FAILURE)
    );
    args.game = std::num::NonZeroUsize::new(1);
    assert_eq!(verify_json(&args).1, ExitCode::SUCCESS);
    args.game = std::num::NonZeroUsize::new(3);
    let (found, code) = verify_json(&args);
    assert!(
        found["error"].as_str().unwrap().contains("the file has 2"),
        "{found}"
    );
    assert_eq!(code, ExitCode::FAILURE);
    // An unreadable game is not legal.
    let (found, code) = verify_bytes(b"(;SZ[5];B[cc])(;GM[2])");
    assert_eq!(
        (found["others"][0]["game"].clone(), code),
        (json!(2), ExitCode::FAILURE)
    );
}

#[test]
fn rules_are_known_by_the_names_of_others_and_unknown_ones_judge_nothing() {
    let text = text_of("rules_aga.sgf");
    assert!(
        text.contains("Black 15, White 10.5 (Black by 4.5)"),
        "{text}"
    );
    let text = text_of("rules_unknown.sgf");
    assert!(
        text.contains("Rules: none, as \"Klingon\" is not known here"),
        "{text}"
    );
    assert!(
        text.contains("Score: none, as its rules are not known here"),
        "{text}"
    );
    // Suicide is legal by some rules, and playing on a stone by none.
    assert!(text.contains("Illegal: move 8 (White E1): "), "{text}");
    let record = "(;SZ[5]RU[Japanese Rules];B[cc])";
    assert!(text_of_record(record).contains("Rules: japanese (the record says"));
}

#[test]
fn what_was_guessed_is_said() {
    for (file, said) in [
        (
            "shift_jis_undeclared.sgf",
            "Shift_JIS (recognised by its bytes: the record names none)",
        ),
        (
            "ca_utf_16_claimed.sgf",
            "UTF-8 (recognised by its bytes: the record says UTF-16, which it is not)",
        ),
        (
            "komi_fox_375.sgf",
            "Komi: 7.5 (the record says 375, in hundredths of a stone, of two points each)",
        ),
        (
            "komi_sgfc_650.sgf",
            "Komi: 6.5 (the record says 650, in hundredths)",
        ),
        (
            "komi_none.sgf",
            "Komi: none (the record says 6.5 points, which is no komi)",
        ),
        (
            "handicap_elsewhere.sgf",
            "by its moves they were not on the marked points",
        ),
        ("tygem.gib", "Format: GIB   Charset: GBK (recognised"),
    ] {
        let text = text_of(file);
        assert!(text.contains(said), "{file}: {text}");
    }
    let text = text_of("handicap_elsewhere.sgf");
    assert!(
        text.contains("Score: none, as its handicap stones are not known"),
        "{text}"
    );
}

#[test]
fn a_handicap_that_is_left_out_stands_on_the_marked_points_if_its_moves_allow_it() {
    let text = text_of_record("(;SZ[9]HA[2];W[ee];B[cc])");
    assert!(
        text.contains("2 handicap stones are on the marked points"),
        "{text}"
    );
    // Another illegal move says nothing about the stones.
    let text = text_of_record("(;SZ[9]HA[2];W[ee];B[ee])");
    assert!(
        text.contains("2 handicap stones are on the marked points"),
        "{text}"
    );
    assert!(text.contains("Illegal: move 2"), "{text}");
}

#[test]
fn a_move_of_a_server_whose_point_cannot_be_read_is_neither_left_out_nor_a_pass() {
    let gib = "\\HS\n\\HE\n\\GS\nSTO 0 2 1 15 15\nSTO 0 3 2 MOVE\nSTO 0 4 1 3 3\n\\GE\n";
    let ugi = "[Header]\nSize=19\nHdcp=0,5.5\n[Data]\nPP,B1,1,0\nD,W1,2,0\nPC,B2,3,0\n";
    for record in [gib, ugi, &gib.replace("2 MOVE", "2 15 99")] {
        let text = text_of_record(record);
        assert!(text.contains("Illegal: move 2"), "{text}");
    }
}

#[test]
fn records_of_the_corpus_are_judged_as_written_beside_them() {
    let mut judged = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(files()).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if !matches!(ending, Some("sgf" | "gib" | "ngf" | "ugi")) {
            continue;
        }
        judged += 1;
        let expected = fs::read(path.with_extension("json")).unwrap_or_default();
        let expected: Value = serde_json::from_slice(&expected).unwrap_or_default();
        let (found, code) = verify_json(&args(&path));
        let is_legal = found["error"].is_null()
            && found["first_illegal"].is_null()
            && found["others"] == json!([]);
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
