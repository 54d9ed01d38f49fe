//! Points of a league as numbers: a win counts one and a half.

/// Points, of which twice as many are given: `4½`.
pub(crate) fn points(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
