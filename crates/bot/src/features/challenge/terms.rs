//! The terms that the options of `/challenge` propose.

use std::num::NonZeroU8;

use crate::features::challenge::pace;
use crate::features::challenge::refusal::ChallengeRefusal;
use crate::features::challenge::suggestions::variant;
use crate::game::{ColorChoice, Draft, OpeningRule, Overdue, Stakes, Terms, Venue};
use crate::i18n::UserInput;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::rules::{AtariGoRules, Color, Handicap, Komi, Placement, RuleSet, Rules, Size, Variant};

/// The rule set that the options name, or else the default of `variant` (`default_of_go` for Go); and its rules with the
/// options' number of captures.
fn rules(
    options: Options<'_>,
    variant: Variant,
    default_of_go: &'static RuleSet,
) -> Result<(&'static RuleSet, Rules), Failure> {
    let rule_set = match options.text("rules")? {
        Some(text) => rule_set(variant, &text)
            .ok_or_else(|| TermsRefusal::BadRules(UserInput::new(&text), variant))?,
        None if variant == Variant::Go => default_of_go,
        None => RuleSet::default_of(variant),
    };
    let rules = match (rule_set.rules, options.number("captures")?) {
        (rules, None) => rules,
        (Rules::AtariGo(atari_go), Some(captures)) => Rules::AtariGo(AtariGoRules {
            captures_to_win: u8::try_from(captures)
                .ok()
                .and_then(NonZeroU8::new)
                .ok_or_else(|| Refusal::BadNumber(UserInput::new(&captures.to_string())))?,
            ..atari_go
        }),
        (_, Some(_)) => return Err(ChallengeRefusal::NoCaptures(variant).into()),
    };
    Ok((rule_set, rules))
}

/// Defaults for challenges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defaults {
    /// The rules of Go.
    pub(crate) rules: &'static RuleSet,
    /// The consequence when a side's time is out.
    pub(crate) overdue: Overdue,
    /// The venue, already read from the options.
    pub(crate) venue: Venue,
}

/// The terms that the options propose: Go on 9×9 by the rules of `defaults`, unless they say otherwise; colours by lot,
/// but with a handicap the stronger player takes White.
pub(crate) fn terms(options: Options<'_>, defaults: Defaults) -> Result<Terms, Failure> {
    let variant = variant(options)?;
    let (rule_set, rules) = rules(options, variant, defaults.rules)?;
    let placement = match options.text("placement")?.as_deref() {
        None | Some("marked") => Placement::Marked,
        Some("free") => Placement::Free,
        Some(other) => return Err(Refusal::BadChoice(UserInput::new(other)).into()),
    };
    let size = match options.text("size")? {
        Some(text) => size(&text)
            .filter(|size| rules.allows_size(*size))
            .ok_or_else(|| ChallengeRefusal::BadSize(variant, sizes(rule_set)))?,
        None => usual_size(rule_set),
    };
    let handicap = match options.number("handicap")? {
        Some(stones) => u8::try_from(stones)
            .ok()
            .and_then(|stones| Handicap::with_placement(stones, placement))
            .filter(|handicap| rules.allows_handicap(size, *handicap))
            .ok_or(ChallengeRefusal::BadHandicap(variant, size))?,
        None => Handicap::NONE,
    };
    let komi = match options.text("komi")? {
        Some(text) => komi(&text)?,
        None => rules.default_komi(handicap),
    };
    // A game of four players has no stronger one.
    let is_of_pairs = options.person("partner")?.is_some();
    let colors = match options.text("colour")?.as_deref() {
        None if handicap != Handicap::NONE && !is_of_pairs => ColorChoice::StrongerTakesWhite,
        None | Some("random") => ColorChoice::Random,
        Some("black") => ColorChoice::Challenger(Color::Black),
        Some("white") => ColorChoice::Challenger(Color::White),
        Some("stronger") => ColorChoice::StrongerTakesWhite,
        Some(other) => return Err(Refusal::BadChoice(UserInput::new(other)).into()),
    };
    let draft = Draft {
        pace: pace::read(options, defaults.overdue)?,
        rules,
        size,
        handicap,
        komi,
        colors,
        venue: defaults.venue,
        stakes: Stakes::Unrated,
        opening: opening(options, variant)?,
    };
    Terms::new(draft).map_err(|error| TermsRefusal::Terms(error, variant).into())
}

/// The opening that the options name.
fn opening(options: Options<'_>, variant: Variant) -> Result<Option<OpeningRule>, Failure> {
    let Some(text) = options.text("opening")? else {
        return Ok(None);
    };
    let rule = OpeningRule::from_name(&text);
    let rule = rule.ok_or_else(|| Refusal::BadChoice(UserInput::new(&text)))?;
    match variant {
        Variant::Gomoku => Ok(Some(rule)),
        Variant::Go | Variant::AtariGo | Variant::GoBang => Err(ChallengeRefusal::NoOpening.into()),
    }
}

/// The rule set of `variant` that is called `text`.
fn rule_set(variant: Variant, text: &str) -> Option<&'static RuleSet> {
    RuleSet::of(variant).find(|rule_set| rule_set.name == text)
}

/// The size in `text`: `13`, `13x13` or `13×13`.
fn size(text: &str) -> Option<Size> {
    let lower = text.trim().to_lowercase().replace('×', "x");
    let side = match lower.split_once('x') {
        Some((columns, rows)) if columns.trim() == rows.trim() => columns.trim(),
        Some(_) => return None,
        None => lower.as_str(),
    };
    Size::square(side.parse().ok()?)
}

fn komi(text: &str) -> Result<Komi, TermsRefusal> {
    text.trim()
        .parse()
        .map_err(|_| TermsRefusal::BadKomi(UserInput::new(text)))
}

/// The default size.
fn usual_size(rule_set: &RuleSet) -> Size {
    let side = rule_set.rules.usual_sizes().first().copied();
    side.and_then(Size::square)
        .expect("every game is played on some board")
}

/// The sizes on which a game is played, in words.
fn sizes(rule_set: &RuleSet) -> String {
    let sides: Vec<u8> = (1..=Size::MAX)
        .filter(|&side| Size::square(side).is_some_and(|size| rule_set.rules.allows_size(size)))
        .collect();
    match sides[..] {
        [first, .., last] if usize::from(last - first) + 1 == sides.len() => {
            format!("{first}–{last}")
        }
        _ => {
            let sides: Vec<_> = sides.iter().map(u8::to_string).collect();
            sides.join(", ")
        }
    }
}
