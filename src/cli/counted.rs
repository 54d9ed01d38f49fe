//! Numbers with their nouns.

/// A number with its noun: `1 game`, `3 games`.
pub(super) fn count_noun(number: u64, one: &str) -> String {
    if number == 1 {
        format!("{number} {one}")
    } else {
        format!("{number} {one}s")
    }
}
