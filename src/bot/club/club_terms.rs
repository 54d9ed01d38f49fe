//! Terms that a club fixes for many even games, as for a tournament or a ladder.

use crate::bot::games::find::MOST_CHOICES;
use crate::bot::games::options::{game_option, with_variant};
use crate::bot::games::view::words::rules_name;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::refusal::{ChallengeRefusal, Refusal};
use crate::bot::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::game::{Draft, Pace, Stakes, Terms, Venue};
use crate::i18n::{Typed, say};
use crate::rating::Pool;
use crate::rules::{RuleSet, Size, Variant};

/// The options for what is played.
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

/// The terms that `options` name, in threads where the bot may open them; unrated on boards that have no ratings.
///
/// # Errors
///
/// A [`Failure`] if they name something that there is not, or do not fit together.
pub(crate) fn terms(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    pace: Pace,
    stakes: Stakes,
) -> Result<Terms, Failure> {
    let call = with_variant(options.0);
    let options = Options(&call);
    let variant = match options.text("game")? {
        Some(name) => Variant::ALL
            .iter()
            .copied()
            .find(|variant| variant.name() == name)
            .ok_or_else(|| Refusal::BadChoice(Typed::new(&name)))?,
        None => Variant::Go,
    };
    let rule_set = match options.text("rules")? {
        Some(name) => RuleSet::of(variant)
            .find(|set| set.name == name)
            .ok_or_else(|| ChallengeRefusal::BadRules(Typed::new(&name), variant))?,
        None if variant == Variant::Go => RuleSet::named("japanese").expect("they have this name"),
        None => RuleSet::default_of(variant),
    };
    let rules = rule_set.rules;
    let usual = rules.usual_sizes().first().copied().unwrap_or(9);
    let side = bounded(options, "size", 1, Size::MAX.into())?;
    let side = side.map_or(usual, |side| side as u8);
    let size = Size::square(side).filter(|size| rules.allows_size(*size));
    let size = size.ok_or_else(|| Refusal::BadNumber(Typed::new(&side.to_string())))?;
    let mut draft = Draft::even(rules, size);
    if let Some(text) = options.text("komi")? {
        let komi = text.trim().parse();
        draft.komi = komi.map_err(|_| ChallengeRefusal::BadKomi(Typed::new(&text)))?;
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
    Ok(Terms::new(draft).map_err(|error| ChallengeRefusal::Terms(error, variant))?)
}

/// The number in the option `name`, within what was registered: what comes in may be forged.
///
/// # Errors
///
/// A [`Failure`] if it is not within that.
pub(crate) fn bounded(
    options: Options<'_>,
    name: &str,
    least: i64,
    most: i64,
) -> Result<Option<i64>, Failure> {
    let number = options.number(name)?;
    match number {
        Some(number) if !(least..=most).contains(&number) => {
            Err(Refusal::BadNumber(Typed::new(&number.to_string())).into())
        }
        number => Ok(number),
    }
}
