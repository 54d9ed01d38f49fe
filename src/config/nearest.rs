//! "Did you mean …?"

/// Less alike than this is not meant: of 1, which is the same.
const ALIKE: f64 = 0.75;

/// That one of the `known` names that is written most like `name`, whole or behind its last `separator`,
/// if any is near enough to be meant.
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
