//! Time controls of a proposed game: from the options, from suggestions, and from the club's settings.

use crate::features::challenge::overdue::OVERDUE;
use crate::features::challenge::refusal::ChallengeRefusal;
use crate::game::{Nights, Overdue, Pace, Place, TimeControl, Weekends};
use crate::games::view::clock::control_name;
use crate::i18n::{Locale, UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::kit::services::Services;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::port::message::Suggestion;
use crate::store::StoreError;

/// Kinds of rest, by their values in options.
const RESTS: [(&str, Weekends, Nights); 4] = [
    ("none", Weekends::Count, Nights::Count),
    ("weekends", Weekends::Rest, Nights::Count),
    ("nights", Weekends::Count, Nights::Rest),
    ("both", Weekends::Rest, Nights::Rest),
];

/// The value of a kind of rest.
pub(crate) fn rest_word(weekends: Weekends, nights: Nights) -> &'static str {
    let mut all = RESTS.into_iter();
    let found = all.find(|(_, days, hours)| (*days, *hours) == (weekends, nights));
    let (word, ..) = found.expect("each of the four has its word");
    word
}

/// The rest called `word`.
pub(crate) fn read_rest(word: &str) -> Option<(Weekends, Nights)> {
    let mut all = RESTS.into_iter();
    all.find_map(|(known, weekends, nights)| (known == word).then_some((weekends, nights)))
}

/// The longest input for a clock.
const LONGEST_CLOCK: u16 = 64;

/// The consequence when a side's time is out in games proposed in `place`, as its club has chosen.
pub(crate) async fn overdue(services: &Services, place: Place) -> Result<Overdue, StoreError> {
    match place.club {
        Some(club) => OVERDUE.get(services, club).await,
        None => Ok(Overdue::default()),
    }
}

/// The options for the clock.
pub(crate) fn options() -> [OptionSpec; 2] {
    use say::command as c;
    let choice = |(value, ..): &(&'static str, Weekends, Nights)| Choice {
        title: c::rest_named((*value).to_owned()),
        value,
    };
    let clock = OptionSpec {
        name: "clock",
        title: c::clock(),
        about: c::clock_about(),
        kind: OptionKind::Suggested {
            longest: LONGEST_CLOCK,
        },
        need: Need::Optional,
    };
    let rest = OptionSpec {
        name: "pauses",
        title: c::rest(),
        about: c::rest_about(),
        kind: OptionKind::Choice(RESTS.iter().map(choice).collect()),
        need: Need::Optional,
    };
    [clock, rest]
}

/// The time control of the options, with the club's choice for an `overdue` side; none without options.
pub(crate) fn read(options: Options<'_>, overdue: Overdue) -> Result<Pace, Failure> {
    let control = match options.text("clock")? {
        Some(text) => text.parse().map_err(|_| TermsRefusal::BadTime)?,
        None => TimeControl::Untimed,
    };
    let rest = options.text("pauses")?;
    let word = rest.as_deref().unwrap_or("none");
    let (weekends, nights) =
        read_rest(word).ok_or_else(|| Refusal::BadChoice(UserInput::new(word)))?;
    if control == TimeControl::Untimed {
        // Any other word is invalid.
        return match word {
            "none" => Ok(Pace::UNTIMED),
            _ => Err(ChallengeRefusal::RestWithoutClock.into()),
        };
    }
    Ok(Pace {
        control,
        weekends,
        nights,
        overdue,
    })
}

/// The clocks that match the input: the typed one first, if valid, then the `usual` one.
pub(crate) fn suggestions(
    typed: &str,
    usual: Option<TimeControl>,
    reader: Locale,
) -> Vec<Suggestion> {
    let typed_one = typed.parse().ok();
    let usual = usual.filter(|control| Some(*control) != typed_one);
    let others = offered_clocks().filter(|control| ![typed_one, usual].contains(&Some(*control)));
    let all = typed_one.into_iter().chain(usual).chain(others);
    let suggested = all.map(|control| Suggestion {
        name: control_name(control).to(reader).chars().take(100).collect(),
        value: control.to_string(),
    });
    let typed = typed.trim().to_lowercase();
    suggested
        .filter(|one| {
            typed_one.is_some()
                || one.name.to_lowercase().contains(&typed)
                || one.value.contains(&typed)
        })
        .take(25)
        .collect()
}

/// The clocks that are offered.
pub(crate) fn offered_clocks() -> impl Iterator<Item = TimeControl> {
    let notated = |text: &str| text.parse().ok();
    let a_move = TimeControl::DAYS_A_MOVE.into_iter();
    [TimeControl::FISCHER_OFFERED, TimeControl::Untimed]
        .into_iter()
        .chain(a_move.filter_map(|days| TimeControl::per_move(days).ok()))
        .chain(
            [
                "fischer 7d+1d/14d",
                "byoyomi 10d+5x1d",
                "canadian 20d+7d/10",
            ]
            .into_iter()
            .filter_map(notated),
        )
}
