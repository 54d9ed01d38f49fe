//! A review as a graph: who led after each move, and the biggest mistakes.

use crate::engine::review::{Measure, Review};
use crate::game::Game;
use crate::render::{Chart, Sides};
use crate::rules::Color;

/// The most points of the curve: more cannot be told apart.
const PLACES: usize = 400;
/// The least lead, in points, that reaches the edge: without it, an even game would look wild.
const LEAST: f32 = 5.0;

/// The graph of `review`.
pub(super) fn chart(game: &Game, review: &Review) -> Chart {
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
    let every = values.len().div_ceil(PLACES).max(1);
    let places = (0..values.len()).filter(|at| at % every == 0 || *at == last);
    let mistake = |number: u16| {
        let at = usize::from(number);
        let (color, _) = *game.moves().get(at - 1)?;
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

/// The height of a lead in half points, and lines across, named by points.
fn points(values: &[f32]) -> (Box<dyn Fn(f32) -> f32>, Vec<(f32, String)>) {
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
fn chances() -> (Box<dyn Fn(f32) -> f32>, Vec<(f32, String)>) {
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

/// A round distance of which at most this number, or some more, fit into `range`.
fn step(range: f32, number: f32) -> f32 {
    let steps = [
        1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0,
    ];
    let fits = |step: &f32| range / step <= number + 0.5;
    steps.into_iter().find(fits).unwrap_or(2_000.0)
}
