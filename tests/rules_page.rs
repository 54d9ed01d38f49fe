//! The tests that docs/rules.md names exist.

use std::fs;
use std::path::Path;

use tengen::rules::RuleSet;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The tests that a line names: texts between backticks with `::`.
fn tests(line: &str) -> Vec<&str> {
    line.split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.contains("::") && !name.contains(char::is_whitespace))
        .collect()
}

/// Whether `a::b::c` is a test: a function `c` marked as one in `b.rs` of the tests of the crate `a`, or in `tests/a/b.rs`.
fn exists(name: &str) -> bool {
    let (module, function) = name.rsplit_once("::").unwrap();
    let (first, rest) = module.split_once("::").unwrap();
    let rest = rest.replace("::", "/");
    let files = [
        format!("crates/{first}/tests/{rest}.rs"),
        format!("tests/{first}/{rest}.rs"),
    ];
    let mut texts = files
        .iter()
        .map(|file| fs::read_to_string(root().join(file)));
    let Some(text) = texts.find_map(Result::ok) else {
        return false;
    };
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.iter().enumerate().any(|(at, line)| {
        line.starts_with(&format!("fn {function}(")) && lines[..at].ends_with(&["#[test]"])
    })
}

#[test]
fn every_test_that_the_page_names_exists() {
    let page = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let missing: Vec<&str> = page
        .lines()
        .flat_map(tests)
        .filter(|name| !exists(name))
        .collect();
    assert!(missing.is_empty(), "no such tests: {missing:#?}");
}

#[test]
fn every_row_of_the_page_names_a_test() {
    let page = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let (_, after_booklets) = page.split_once("## The board").unwrap();
    let mut rows = 0;
    let mut in_table = false;
    for line in after_booklets.lines() {
        let is_row = line.starts_with('|');
        // The first line of a table is its head, the second its rule.
        if is_row && in_table && !line.starts_with("|--") {
            assert!(!tests(line).is_empty(), "without a test: {line}");
            rows += 1;
        }
        in_table = is_row;
    }
    assert!(rows > 70, "only {rows} rows");
}

/// The usual failures are numbered without gaps.
#[test]
fn every_usual_failure_has_its_row() {
    let page = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    for number in 1..=25 {
        let row = format!("\n| {number} | ");
        assert!(page.contains(&row), "failure {number} has no row");
    }
}

#[test]
fn every_rule_set_is_on_the_page() {
    let page = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    for set in RuleSet::ALL {
        let name = format!("`{}`", set.name);
        assert!(page.contains(&name), "{name} is not on the page");
    }
}
