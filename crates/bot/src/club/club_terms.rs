//! Terms that a club fixes for many games, as for a tournament or a ladder.

use crate::contest::Handicaps;
use crate::game::{ClubId, Draft, Pace, PlayerId, Stakes, Terms, TimeControl, Venue};
use crate::games::even::Even;
use crate::games::find::MOST_CHOICES;
use crate::games::options::{game_option, with_variant};
use crate::games::view::clock::control_name;
use crate::games::view::terms::terms_line;
use crate::games::view::words::rules_name;
use crate::i18n::{Locale, UserInput, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::prefs::choice::Choosable;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::kit::services::Services;
use crate::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::rating::Pool;
use crate::rules::{Balance, RuleSet, Size, Variant};
use crate::store::StoreError;

/// The options of the game.
pub(crate) fn options() -> [OptionSpec; 4] {
    use say::command as c;
    let option = OptionSpec::optional;
    let rules = RuleSet::of(Variant::Go).map(|set| Choice {
        title: rules_name(&set.rules),
        value: set.name,
    });
    let rules = OptionKind::Choice(rules.take(MOST_CHOICES).collect());
    let sizes = OptionKind::Integer {
        least: 1,
        most: Size::MAX.into(),
    };
    let komi = OptionKind::Text { longest: 8 };
    [
        game_option(),
        option("size", c::size(), c::size_about(), sizes),
        option("rules", c::rules(), c::rules_about(), rules),
        option("komi", c::komi(), c::komi_about(), komi),
    ]
}

/// The offered clocks, in the notation of [`TimeControl`]: each of them ends a game some day.
const CLOCKS: [&str; 9] = [
    "1d",
    "2d",
    "3d",
    "7d",
    "14d",
    "fischer 3d+1d/7d",
    "fischer 7d+1d/14d",
    "byoyomi 10d+5x1d",
    "canadian 20d+7d/10",
];

impl Choosable for Handicaps {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::None, "no"), (Self::ByDifference, "yes")];
}

/// The option for the clock.
pub(crate) fn clock_option() -> OptionSpec {
    use say::command as c;
    let clock = |value: &'static str| {
        let control = value.parse().expect("these are in the notation");
        Choice {
            title: control_name(control),
            value,
        }
    };
    let clocks = OptionKind::Choice(CLOCKS.into_iter().map(clock).collect());
    OptionSpec::optional("clock", c::clock(), c::clock_each_about(), clocks)
}

/// The clock of `options`, if any.
///
/// # Errors
///
/// A [`Failure`] if it is not offered: options may be forged.
pub(crate) fn clock(options: Options<'_>) -> Result<Option<TimeControl>, Failure> {
    let Some(text) = options.text("clock")? else {
        return Ok(None);
    };
    let offered = CLOCKS.contains(&text.as_ref());
    let control = if offered { text.parse().ok() } else { None };
    Ok(Some(control.ok_or(TermsRefusal::BadTime)?))
}

/// The option for games with a handicap by the ranks of the two.
pub(crate) fn handicap_option() -> OptionSpec {
    let titles = OptionKind::choice_of(|chosen: Handicaps| match chosen {
        Handicaps::None => say::tournament::handicap_named(chosen.word().to_owned()),
        Handicaps::ByDifference => say::command::handicap_by_rank(),
    });
    let about = say::tournament::handicap_about();
    OptionSpec::optional("handicap", say::command::handicap(), about, titles)
}

/// Whether games have a handicap by ranks, by `options`.
///
/// # Errors
///
/// A [`Failure`] if `terms` are those of a game without ranks.
pub(crate) fn handicaps(options: Options<'_>, terms: &Terms) -> Result<Handicaps, Failure> {
    let chosen = options.chosen("handicap")?.unwrap_or_default();
    if chosen == Handicaps::ByDifference && terms.rules.variant() != Variant::Go {
        return Err(TermsRefusal::NoRanksButGo.into());
    }
    Ok(chosen)
}

/// The `terms` of all games in a line, and whether they have a handicap.
pub(crate) fn line(terms: &Terms, handicaps: Handicaps, locale: Locale) -> String {
    let line = terms_line(terms, locale);
    match handicaps {
        Handicaps::None => line,
        Handicaps::ByDifference => {
            format!("{line} · {}", say::command::handicap_by_rank().to(locale))
        }
    }
}

/// The terms of a game between two, the challenger first: `terms`, or even ones where there are handicaps and the
/// ranks of both are known.
///
/// # Errors
///
/// A [`StoreError`] if a rank cannot be read.
pub(crate) async fn between(
    services: &Services,
    club: ClubId,
    terms: Terms,
    handicaps: Handicaps,
    players: [PlayerId; 2],
) -> Result<Terms, StoreError> {
    if handicaps == Handicaps::None {
        return Ok(terms);
    }
    let even = Even::between(services, Some(club), &terms, players, terms.komi).await?;
    let usual = Balance::of(0, terms.komi);
    let Some(even) = even.filter(|even| even.balance != usual) else {
        return Ok(terms);
    };
    let Balance { handicap, komi } = even.balance;
    let draft = Draft {
        handicap,
        komi,
        colors: even.colors(players[0]),
        ..*terms
    };
    // If the rules do not allow a handicap, the game has none.
    Ok(Terms::new(draft).unwrap_or(terms))
}

/// The terms that `options` name, in threads where the bot may open them; unrated on boards that have no ratings.
///
/// # Errors
///
/// A [`Failure`] if they name something that there is not, or do not fit together.
pub(crate) fn terms(
    ctx: &Ctx<'_>,
    given: Options<'_>,
    pace: Pace,
    stakes: Stakes,
) -> Result<Terms, Failure> {
    let call = with_variant(given.0);
    let options = Options(&call);
    let variant = match options.text("game")? {
        Some(name) => Variant::ALL
            .iter()
            .copied()
            .find(|variant| variant.name() == name)
            .ok_or_else(|| Refusal::BadChoice(UserInput::new(&name)))?,
        None => Variant::Go,
    };
    let rule_set = match options.text("rules")? {
        Some(name) => RuleSet::of(variant)
            .find(|set| set.name == name)
            .ok_or_else(|| TermsRefusal::BadRules(UserInput::new(&name), variant))?,
        None if variant == Variant::Go => {
            RuleSet::from_name("japanese").expect("they have this name")
        }
        None => RuleSet::default_of(variant),
    };
    let rules = rule_set.rules;
    let usual = rules.usual_sizes().first().copied().unwrap_or(9);
    let side = read_bounded(options, "size", 1, Size::MAX.into())?;
    let side = side.map_or(usual, |side| side as u8);
    let size = Size::square(side).filter(|size| rules.allows_size(*size));
    let size = size.ok_or_else(|| Refusal::BadNumber(UserInput::new(&side.to_string())))?;
    let mut draft = Draft::even(rules, size);
    if let Some(text) = options.text("komi")? {
        let komi = text.trim().parse();
        draft.komi = komi.map_err(|_| TermsRefusal::BadKomi(UserInput::new(&text)))?;
    }
    draft.venue = if ctx.may_open_threads() {
        Venue::Thread
    } else {
        Venue::Here
    };
    draft.pace = pace;
    draft.stakes = match Pool::of(&draft.rules, draft.size) {
        [] => Stakes::Unrated,
        _ => stakes,
    };
    Ok(Terms::new(draft).map_err(|error| TermsRefusal::Terms(error, variant))?)
}

/// The number in the option `name`, within what was registered: what comes in may be forged.
///
/// # Errors
///
/// A [`Failure`] if it is not within that.
pub(crate) fn read_bounded(
    options: Options<'_>,
    name: &str,
    least: i64,
    most: i64,
) -> Result<Option<i64>, Failure> {
    let number = options.number(name)?;
    match number {
        Some(number) if !(least..=most).contains(&number) => {
            Err(Refusal::BadNumber(UserInput::new(&number.to_string())).into())
        }
        number => Ok(number),
    }
}
