//! A rating over time, as a chart.

use crate::clock::Timestamp;
use crate::features::rating::scale::Scale;
use crate::i18n::Locale;
use crate::rating::Rank;
use crate::render::Chart;

/// Maximum number of points of the line: a chart has no more pixels to tell them apart.
const MOST_POINTS: usize = 400;
/// Maximum number of horizontal grid lines.
const MOST_ROWS: f64 = 6.0;

/// The chart of the ratings `values`, the earliest first; there is one at least. Its days are written as in `locale`.
pub(super) fn chart(values: &[(Timestamp, f64)], scale: Scale, locale: Locale) -> Chart {
    let every = values.len().div_ceil(MOST_POINTS).max(1);
    // The last one is always labelled.
    let last = values.len().saturating_sub(1);
    let numbered = values.iter().enumerate();
    let labelled = numbered.filter(|(place, _)| place % every == 0 || *place == last);
    let height = |value: f64| match scale {
        Scale::Ranks => Rank::of(value).steps(),
        Scale::Ratings => value,
    };
    let line: Vec<(f64, f64)> = labelled
        .map(|(_, (at, value))| (at.as_millis() as f64, height(*value)))
        .collect();
    let [from, until] = [line.first(), line.last()].map(|end| end.map_or(0.0, |end| end.0));
    let (low, high) = line
        .iter()
        .fold((f64::MAX, f64::MIN), |(low, high), (_, value)| {
            (low.min(*value), high.max(*value))
        });
    let step = step(high - low, scale);
    let low = (low / step).floor() * step;
    let high = ((high / step).ceil() * step).max(low + step);
    let up = |value: f64| ((value - low) / (high - low)) as f32;
    let along = |at: f64| {
        if until > from {
            ((at - from) / (until - from)) as f32
        } else {
            0.5
        }
    };
    let count = ((high - low) / step).round() as usize;
    let rows = (0..=count).map(|row| {
        let value = low + row as f64 * step;
        let name = match scale {
            // Rounded up by a hair, so that values on a line are not below it.
            Scale::Ranks => Rank::new(value + 0.001).to_string(),
            Scale::Ratings => format!("{value:.0}"),
        };
        (up(value), name)
    });
    let days = [from, until].map(|at| (along(at), locale.day(Timestamp::from_millis(at as i64))));
    let [first, second] = days;
    let columns = if first.1 == second.1 {
        vec![second]
    } else {
        vec![first, second]
    };
    Chart {
        line: line
            .iter()
            .map(|(at, value)| [along(*at), up(*value)])
            .collect(),
        rows: rows.collect(),
        columns,
        sides: None,
    }
}

/// The distance between horizontal grid lines.
fn step(range: f64, scale: Scale) -> f64 {
    let steps: &[f64] = match scale {
        Scale::Ranks => &[1.0, 2.0, 5.0, 10.0],
        Scale::Ratings => &[25.0, 50.0, 100.0, 200.0, 500.0],
    };
    let fits = |step: &&f64| range / **step <= MOST_ROWS - 1.0;
    let last = steps.last().copied().unwrap_or(1.0);
    steps.iter().find(fits).copied().unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: i64) -> Timestamp {
        Timestamp::from_millis(number * 86_400_000)
    }

    #[test]
    fn a_line_goes_from_the_first_day_to_the_last() {
        let values = [(day(0), 1500.0), (day(5), 1550.0), (day(10), 1480.0)];
        let chart = chart(&values, Scale::Ratings, Locale::German);
        assert_eq!(chart.line.len(), 3);
        assert_eq!(
            (chart.line[0][0], chart.line[1][0], chart.line[2][0]),
            (0.0, 0.5, 1.0)
        );
        let names: Vec<_> = chart.rows.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["1475", "1500", "1525", "1550"]);
        assert_eq!(chart.columns[0].1, "01.01.1970");
        assert_eq!(chart.columns[1].1, "11.01.1970");
        assert!(
            chart
                .line
                .iter()
                .flatten()
                .all(|place| (0.0..=1.0).contains(place))
        );
    }

    #[test]
    fn five_thousand_games_are_a_few_hundred_places_and_the_last_is_among_them() {
        let values: Vec<_> = (0..5000)
            .map(|game| (day(game), 1000.0 + game as f64 / 10.0))
            .collect();
        let chart = chart(&values, Scale::Ranks, Locale::English);
        assert!(chart.line.len() <= MOST_POINTS + 1, "{}", chart.line.len());
        assert_eq!(chart.line.last().unwrap()[0], 1.0);
        assert!(chart.rows.len() <= MOST_ROWS as usize + 1);
        let ranks: Vec<_> = chart.rows.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(ranks.first(), Some(&"16k"), "{ranks:?}");
    }
}
