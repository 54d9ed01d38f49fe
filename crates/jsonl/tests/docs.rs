//! The page that describes the referee is correct.

use tengen_rules::RuleSet;

const PAGE: &str = include_str!("../../../docs/referee.md");

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
    assert!(examples >= 8, "only {examples} examples");
}

#[test]
fn the_page_names_every_rule_set() {
    for set in RuleSet::ALL {
        let row = PAGE.lines().find(|line| {
            let game = format!("| `{}` | `", set.rules.variant().name());
            line.starts_with(&game) && line.contains(&format!("`{}`", set.name))
        });
        assert!(row.is_some(), "{}", set.name);
    }
}
