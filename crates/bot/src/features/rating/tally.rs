//! Results, counted.

use crate::store::RatingStep;

/// Numbers of games won, lost and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) won: u32,
    pub(super) lost: u32,
    pub(super) drawn: u32,
}

impl Tally {
    /// Counts the results of the `steps` that are `counted`.
    pub(super) fn of<'a>(
        steps: impl IntoIterator<Item = &'a RatingStep>,
        counted: impl Fn(&RatingStep) -> bool,
    ) -> Self {
        let mut tally = Self::default();
        let steps = steps.into_iter().filter(|step| counted(step));
        steps.for_each(|step| tally.add(step.is_won()));
        tally
    }

    /// Counts one more game: won, lost, or none for a draw.
    pub(super) fn add(&mut self, is_won: Option<bool>) {
        *match is_won {
            Some(true) => &mut self.won,
            Some(false) => &mut self.lost,
            None => &mut self.drawn,
        } += 1;
    }

    /// Number of games.
    pub(super) fn games(self) -> u32 {
        self.won + self.lost + self.drawn
    }

    /// Points, doubled: two for a win and one for a draw.
    pub(super) fn double_points(self) -> u32 {
        2 * self.won + self.drawn
    }

    /// Points as text: `3`, `3½`, `½`.
    pub(super) fn points(self) -> String {
        let (whole, half) = (self.double_points() / 2, self.double_points() % 2);
        match (whole, half) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }
}
