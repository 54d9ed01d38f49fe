//! What a view has to know besides the game: read once, so that views are pure.

use crate::bot::games::hints;
use crate::bot::games::hints::Hints;
use crate::bot::games::time::{alarm, calendar};
use crate::bot::kit::feature::Remark;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::{Calendar, Game, Phase};

/// What a view has to know besides the game.
pub struct Facts {
    /// The time.
    pub now: Timestamp,
    /// The calendar of the side to move; none if it cannot be read: no deadline is told then that may not hold.
    pub calendar: Option<Calendar>,
    /// When the time of the side that a count waits for is out, if ever.
    pub deadline: Option<Timestamp>,
    /// What players want to be helped with.
    pub hints: Hints,
    /// What features have to say below a result.
    pub remarks: Vec<Remark>,
}

/// What the view of `game` has to know, without remarks.
pub(crate) async fn of(services: &Services, game: &Game) -> Facts {
    let phase = game.phase();
    let calendar = match phase {
        Phase::Playing => Box::pin(calendar::calendar_of_turn(services, game))
            .await
            .or_usual(None),
        _ => None,
    };
    let is_counted = matches!(phase, Phase::Counting { .. } | Phase::Confirming { .. });
    let deadline = match is_counted && game.unanswered().is_some() {
        true => alarm::deadline(services, game).await.or_usual(None),
        false => None,
    };
    Facts {
        now: services.now(),
        calendar,
        deadline,
        hints: hints::hints(services, game).await,
        remarks: Vec::new(),
    }
}
