//! "Did you mean …?"

/// Minimum similarity of a suggestion; 1 is equal.
const ALIKE: f64 = 0.75;

/// The `known` name most similar to `name`, as a whole or after its last `separator`, if one is similar enough.
pub(super) fn nearest(
    name: &str,
    separator: &str,
    known: impl Iterator<Item = String>,
) -> Option<String> {
    let last = |name: &str| name.rsplit(separator).next().unwrap_or_default().to_owned();
    known
        .map(|known| {
            let whole = strsim::jaro_winkler(&known, name);
            let part = strsim::jaro_winkler(&last(&known), &last(name));
            (whole.max(part), known)
        })
        .filter(|(likeness, _)| *likeness > ALIKE)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, known)| known)
}
