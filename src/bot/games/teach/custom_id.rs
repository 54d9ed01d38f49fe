//! What the buttons of teaching games carry.

use crate::bot::games::teach::stage::Stage;
use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::port::message::{Button, Look};
use crate::clock::Timestamp;
use crate::game::PlayerId;
use crate::i18n::{Locale, Text};

/// A button about teaching games. Requests are named by who has made them, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeachButton {
    /// Tell the caller, who has finished this, what asking for a game means.
    Ask(Stage),
    /// Post the caller's request.
    Sure(Stage),
    /// Do not.
    NotNow,
    /// Take the caller's own request back, wherever it stands.
    Withdraw,
    /// The caller teaches from now on.
    Join,
    /// Begin the game that is asked for, the caller teaching.
    Teach(PlayerId, Timestamp),
    /// Take this request back.
    Back(PlayerId, Timestamp),
}

impl TeachButton {
    /// The words of all such buttons.
    pub const WORDS: [&str; 7] = [
        "ask", "sure", "not-now", "withdraw", "join", "teach", "back",
    ];
}

impl CustomId for TeachButton {
    const WORD: &'static str = "teach";

    fn rest(&self) -> Option<String> {
        let request = |word: &str, beginner, at| Some(format!("{word}:{}", told(beginner, at)?));
        match *self {
            Self::Ask(stage) => Some(format!("ask:{}", stage.word())),
            Self::Sure(stage) => Some(format!("sure:{}", stage.word())),
            Self::NotNow => Some("not-now".to_owned()),
            Self::Withdraw => Some("withdraw".to_owned()),
            Self::Join => Some("join".to_owned()),
            Self::Teach(beginner, at) => request("teach", beginner, at),
            Self::Back(beginner, at) => request("back", beginner, at),
        }
    }

    fn read(rest: &str) -> Option<Self> {
        match rest.split_once(':') {
            None => match rest {
                "not-now" => Some(Self::NotNow),
                "withdraw" => Some(Self::Withdraw),
                "join" => Some(Self::Join),
                _ => None,
            },
            Some(("ask", stage)) => Stage::named(stage).map(Self::Ask),
            Some(("sure", stage)) => Stage::named(stage).map(Self::Sure),
            Some(("teach", request)) => read(request).map(|(who, at)| Self::Teach(who, at)),
            Some(("back", request)) => read(request).map(|(who, at)| Self::Back(who, at)),
            Some(_) => None,
        }
    }
}

/// Shows a teacher the exercises that the one who has made this request has solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExercisesButton(pub PlayerId, pub Timestamp);

impl CustomId for ExercisesButton {
    const WORD: &'static str = "exercises";

    fn rest(&self) -> Option<String> {
        told(self.0, self.1)
    }

    fn read(rest: &str) -> Option<Self> {
        read(rest).map(|(beginner, at)| Self(beginner, at))
    }
}

/// A request, as in `1001:1800000000000`: who has made it, and when, in milliseconds since 1970.
fn told(beginner: PlayerId, at: Timestamp) -> Option<String> {
    let at = u64::try_from(at.as_millis()).ok()?;
    Some(format!("{beginner}:{at}"))
}

fn read(request: &str) -> Option<(PlayerId, Timestamp)> {
    let (beginner, at) = request.split_once(':')?;
    let at = i64::try_from(number(at)?).ok()?;
    Some((PlayerId::new(number(beginner)?), Timestamp::from_millis(at)))
}

/// A button with this `label` for readers of `locale`.
pub(crate) fn button(label: &Text, carries: impl CustomId, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: carries.write().expect("a word and two numbers are short"),
        look,
    }
}
