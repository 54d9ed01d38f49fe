//! A ruling as a button and its form carry it.

use crate::clock::Span;
use crate::game::{PlayerId, Ruling};
use crate::kit::custom_id::{custom_ids, one_word};
use crate::port::answer::Shown;
use crate::rules::Color;

/// A moderator's ruling in a game as it was shown: opens the form for the reason, and is the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleButton(pub Ruling, pub Shown);

custom_ids! {
    RuleButton(ruling, shown) = "rule";
}

one_word! {
    Ruling: |ruling| Some(word(*ruling)), |text| of(text);
}

/// The ruling as a button carries it.
fn word(ruling: Ruling) -> String {
    let name = |color: Color| match color {
        Color::Black => "black",
        Color::White => "white",
    };
    match ruling {
        Ruling::Forfeit { loser } => format!("forfeit-{}", name(loser)),
        Ruling::BothLose => "both-lose".to_owned(),
        Ruling::Adjudicated { winner } => format!("win-{}", name(winner)),
        Ruling::CalledOff => "call-off".to_owned(),
        Ruling::Annulled => "annul-rating".to_owned(),
        Ruling::MoreTime { color, span } => format!("time-{}-{}", name(color), span.as_millis()),
        Ruling::Reseat { out, into } => format!("reseat-{out}-{into}"),
    }
}

/// The ruling that a button carries as `text`.
fn of(text: &str) -> Option<Ruling> {
    let color = |name: &str| match name {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    };
    let (kind, rest) = text.split_once('-')?;
    let ruling = match kind {
        "forfeit" => Ruling::Forfeit {
            loser: color(rest)?,
        },
        "both" => Ruling::BothLose,
        "win" => Ruling::Adjudicated {
            winner: color(rest)?,
        },
        "call" => Ruling::CalledOff,
        "annul" => Ruling::Annulled,
        "time" => {
            let (side, millis) = rest.split_once('-')?;
            Ruling::MoreTime {
                color: color(side)?,
                span: Span::millis(millis.parse().ok()?),
            }
        }
        "reseat" => {
            let (out, into) = rest.split_once('-')?;
            Ruling::Reseat {
                out: PlayerId::new(out.parse().ok()?),
                into: PlayerId::new(into.parse().ok()?),
            }
        }
        _ => return None,
    };
    // Only in its canonical form.
    (word(ruling) == text).then_some(ruling)
}
