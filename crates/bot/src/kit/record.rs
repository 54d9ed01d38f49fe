//! A position of the rule book with its marks.

use crate::record::{Replay, Transcript};
use crate::render::Diagram;
use crate::rules::{Ending, Komi, Outcome, Point, Rules, Status};

/// Why a record can always be read.
const TESTED: &str = "the records are built in, and each has a test";

/// A position with its marks.
pub(crate) struct Record {
    /// The name of its file in `assets/rules`.
    pub(crate) name: &'static str,
    pub(crate) sgf: &'static str,
}

/// The state of a record.
pub(crate) struct Situation {
    pub(crate) rules: Rules,
    pub(crate) komi: Komi,
    pub(crate) replay: Replay,
}

impl Record {
    /// The position with its context.
    pub(crate) fn situation(&self) -> Situation {
        let transcript = Transcript::read(self.sgf.as_bytes()).expect(TESTED);
        let rules = transcript.rules.rules();
        Situation {
            rules,
            komi: transcript.komi.komi.unwrap_or(Komi::ZERO),
            replay: transcript.replay(&rules, None).expect(TESTED),
        }
    }
}

impl Situation {
    /// The point, or the first of those, that the record marks with that property.
    pub(crate) fn marked(&self, property: &str) -> Point {
        let points = self.replay.markup.points(property);
        points.iter().next().expect(TESTED)
    }

    /// The position with the marks of its record, and with the line that has won if one has.
    pub(crate) fn diagram(&self) -> Diagram {
        let Replay {
            position, markup, ..
        } = &self.replay;
        let diagram = Diagram::of(position)
            .properties(|name| markup.points(name))
            .letters(markup.labels());
        match self.rules.status(position) {
            Status::Over(Outcome {
                ending: Ending::FiveInARow { line },
                ..
            }) => diagram.line(line.iter()),
            _ => diagram,
        }
    }
}
