//! The score of a count as a table, and a step of the count as a diagram.

use crate::game::Game;
use crate::i18n::{Locale, say};
use crate::render::{Diagram, Mark};
use crate::rules::{ByColor, Color, CountStage, CountStep, HalfPoints, Score, Scoring};

/// The score as a table in fixed width.
pub(crate) fn table(score: &Score, locale: Locale) -> String {
    let halves = |points: usize| {
        HalfPoints::whole(i32::try_from(points).expect("a board has at most 361 points"))
    };
    let komi = ByColor {
        black: None,
        white: Some(score.komi.points()),
    };
    let territory = score
        .territory
        .as_ref()
        .map(|points| Some(halves(points.len())));
    let prisoners = score.prisoners.map(|stones| Some(halves(stones.into())));
    let stones = score.stones.map(|stones| Some(halves(stones.into())));
    let mut rows = match score.scoring {
        Scoring::Territory { .. } => vec![
            (say::count::row_territory(), territory),
            (say::count::row_prisoners(), prisoners),
        ],
        Scoring::Area => vec![
            (say::count::row_territory(), territory),
            (say::count::row_stones(), stones),
        ],
        Scoring::Stones => vec![(say::count::row_stones(), stones)],
    };
    rows.push((say::count::row_komi(), komi));
    rows.push((say::count::row_total(), score.total.map(Some)));
    let black = say::terms::color(Color::Black).to(locale);
    let white = say::terms::color(Color::White).to(locale);
    let width = black.chars().count().max(white.chars().count()).max(6);
    let mut text = format!(
        "```\n{:<12}{black:>width$}  {white:>width$}\n",
        say::count::score_title().to(locale)
    );
    for (label, values) in rows {
        let [left, right] = [values.black, values.white]
            .map(|value| value.map_or_else(String::new, |points| locale.half_points(points)));
        text += &format!("{:<12}{left:>width$}  {right:>width$}\n", label.to(locale));
    }
    text + "```"
}

/// The board as it looks in that step.
pub(crate) fn diagram(game: &Game, step: &CountStep) -> Diagram {
    let mut diagram = Diagram::new(game.terms().size);
    for color in Color::ALL {
        diagram = diagram
            .stones(color, step.stones[color].iter())
            .territory(color, step.territory[color].iter());
    }
    match step.stage {
        CountStage::Stopped => diagram.dead(step.highlighted.iter()),
        CountStage::DeadOff | CountStage::FilledIn | CountStage::Arranged => {
            diagram.mark(Mark::Triangle, step.highlighted.iter())
        }
    }
}
