//! A review as a graph: who led after each move, and the biggest mistakes.

use crate::engine::review::{Measure, Review};
use crate::render::{Chart, Sides};
use crate::rules::{Color, Move};

/// Maximum number of points of the curve: more cannot be told apart.
const MOST_POINTS: usize = 400;
/// Minimum lead at the edge of the chart, in points: otherwise an even game would look wild.
const LEAST: f32 = 5.0;

/// The graph of the `review` of a game with these `moves`.
pub(super) fn chart(moves: &[(Color, Move)], review: &Review) -> Chart {
    let values: Vec<f32> = review
        .readings
        .iter()
        .map(|reading| f32::from(reading.value))
        .collect();
    let last = values.len().saturating_sub(1).max(1);
    let (scale, rows) = match review.measure {
        Measure::HalfPoints => points(&values),
        Measure::Permille => chances(),
    };
    let place = |at: usize| [at as f32 / last as f32, scale(values[at])];
    let every = values.len().div_ceil(MOST_POINTS).max(1);
    let places = (0..values.len()).filter(|at| at % every == 0 || *at == last);
    let mistake = |number: u16| {
        let at = usize::from(number);
        let (color, _) = *moves.get(at - 1)?;
        Some((place(at), color))
    };
    let step = step(last as f32, 6.0) as usize;
    let columns = (0..=last / step).map(|column| column * step);
    Chart {
        line: places.map(place).collect(),
        rows,
        columns: columns
            .map(|at| (at as f32 / last as f32, at.to_string()))
            .collect(),
        sides: Some(Sides {
            middle: 0.5,
            marks: review
                .mistakes
                .iter()
                .filter_map(|one| mistake(one.number))
                .collect::<Vec<([f32; 2], Color)>>(),
        }),
    }
}

/// The height of a value between 0 and 1.
type Scale = Box<dyn Fn(f32) -> f32>;
/// The height of a line across, and its name.
type NamedRow = (f32, String);

/// The height of a lead in half points, and lines across, named by points.
fn points(values: &[f32]) -> (Scale, Vec<NamedRow>) {
    let most = values
        .iter()
        .fold(0.0, |most: f32, value| most.max(value.abs()))
        / 2.0;
    let step = step(most.max(LEAST), 2.0);
    let edge = (most.max(LEAST) / step).ceil() * step;
    let height = move |points: f32| 0.5 + points / edge / 2.0;
    let count = (edge / step).round() as i32;
    let rows = (-count..=count).map(|row| {
        let lead = row as f32 * step;
        (height(lead), format!("{:.0}", lead.abs()))
    });
    (Box::new(move |value| height(value / 2.0)), rows.collect())
}

/// The height of a chance in permille, and lines across, named by percent of the side that is ahead there.
fn chances() -> (Scale, Vec<NamedRow>) {
    let rows = [
        (0.0, "100%"),
        (0.25, "75%"),
        (0.5, "50%"),
        (0.75, "75%"),
        (1.0, "100%"),
    ];
    let rows = rows.map(|(at, name)| (at, name.to_owned()));
    (Box::new(|value| value / 1_000.0), rows.to_vec())
}

/// A round distance that divides `range` into about `number` parts at most.
fn step(range: f32, number: f32) -> f32 {
    let steps = [
        1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0,
    ];
    let fits = |step: &f32| range / step <= number + 0.5;
    steps.into_iter().find(fits).unwrap_or(2_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::review::{Judge, Mistake, Reading};

    fn review(measure: Measure, values: &[i16], mistakes: Vec<Mistake>) -> Review {
        let readings = values.iter().map(|&value| Reading { value, best: None });
        Review {
            judge: Judge::Own,
            measure,
            readings: readings.collect(),
            mistakes,
        }
    }

    fn passes(number: usize) -> Vec<(Color, Move)> {
        let colors = [Color::Black, Color::White].into_iter().cycle();
        colors
            .map(|color| (color, Move::Pass))
            .take(number)
            .collect()
    }

    #[test]
    fn blacks_lead_is_above_the_middle_and_the_mistakes_are_marked_on_the_curve() {
        let mistake = Mistake {
            number: 2,
            better: Move::Pass,
            played: 24,
            possible: 4,
        };
        let review = review(Measure::HalfPoints, &[0, 4, 24, -60], vec![mistake]);
        let chart = chart(&passes(3), &review);
        let heights: Vec<_> = chart.line.iter().map(|[_, height]| *height).collect();
        assert!(heights[0] == 0.5 && heights[2] > heights[1] && heights[3] < 0.5);
        assert!(
            chart
                .line
                .iter()
                .flatten()
                .all(|at| (0.0..=1.0).contains(at))
        );
        let sides = chart.sides.unwrap();
        assert_eq!(sides.marks, [(chart.line[2], Color::White)]);
        let names: Vec<_> = chart.rows.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["40", "20", "0", "20", "40"]);
        let first = chart.columns.first().unwrap();
        assert_eq!((first.0, first.1.as_str()), (0.0, "0"));
    }

    #[test]
    fn an_even_game_does_not_look_wild() {
        let chart = chart(
            &passes(2),
            &review(Measure::HalfPoints, &[0, 1, -1], Vec::new()),
        );
        let near = |[_, height]: &[f32; 2]| (height - 0.5).abs() < 0.1;
        assert!(chart.line.iter().all(near), "{:?}", chart.line);
    }

    #[test]
    fn chances_go_from_one_side_to_the_other() {
        let chart = chart(
            &passes(2),
            &review(Measure::Permille, &[500, 1_000, 0], Vec::new()),
        );
        let heights: Vec<_> = chart.line.iter().map(|[_, height]| *height).collect();
        assert_eq!(heights, [0.5, 1.0, 0.0]);
    }

    #[test]
    fn a_thousand_moves_are_a_few_hundred_places_and_the_last_is_among_them() {
        let values: Vec<_> = (0..=1_000).map(|value| value % 50).collect();
        let chart = chart(
            &passes(1_000),
            &review(Measure::HalfPoints, &values, Vec::new()),
        );
        assert!(chart.line.len() <= MOST_POINTS + 1, "{}", chart.line.len());
        assert_eq!(chart.line.last().unwrap()[0], 1.0);
        assert!(chart.columns.len() <= 8);
    }
}
