//! `tengen tournament`, run by people and by programs.

use std::process::Command;

const SAMPLE: &str = include_str!("../../crates/tournament/tests/fixtures/club.xml");

fn tengen(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("tournament").args(args);
    command
}

#[test]
fn a_file_becomes_a_table_or_a_result_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.xml");
    std::fs::write(&path, SAMPLE).unwrap();
    let path = path.to_str().unwrap();
    let text = tengen(&["--from", path]).output().unwrap();
    assert!(text.status.success());
    assert!(
        String::from_utf8(text.stdout)
            .unwrap()
            .contains("after round 2")
    );
    let first = tengen(&["--from", path, "--round", "1"]).output().unwrap();
    assert!(
        String::from_utf8(first.stdout)
            .unwrap()
            .contains("after round 1")
    );
    // A missing fifth round is refused, without a fallback to another one.
    let none = tengen(&["--from", path, "--round", "5"]).output().unwrap();
    assert!(!none.status.success() && none.stdout.is_empty());
    let told = String::from_utf8(none.stderr).unwrap();
    assert!(told.contains("no round 5"), "{told}");
    let h9 = tengen(&["--from", path, "--format", "h9", "--class", "c"])
        .output()
        .unwrap();
    assert!(h9.stdout.starts_with(b"; CL[C]\n"));
}

#[test]
fn a_file_that_is_none_is_named() {
    let output = tengen(&["--from", "nowhere.xml"]).output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere.xml"));
}
