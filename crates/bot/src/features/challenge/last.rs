//! A member's latest proposal in a club: `/challenge` repeats it, unless its options say otherwise.

use std::num::NonZeroU8;

use crate::features::challenge::pace;
use crate::game::{ClubId, Nights, PlayerId, Terms, TimeControl, Weekends};
use crate::i18n::GameName;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::prefs::Pref;
use crate::port::request::{Call, OptionValue};
use crate::rules::{AtariGoRules, RuleSet, Rules, Size, Variant};
use crate::store::{Assignment, StoreError, stored_as};

/// Each member's latest proposal in a club.
static LAST: Pref<(ClubId, PlayerId), Option<Proposal>> = Pref::new("last-challenge");

/// A proposal: the game by its rules, the board and the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    rules: &'static RuleSet,
    /// Stones to capture; none in games without that goal.
    captures: Option<NonZeroU8>,
    size: Size,
    control: TimeControl,
    weekends: Weekends,
    nights: Nights,
}

stored_as! {
    Proposal, as (String, (u16, (u16, (String, String)))):
        |last| {
            let clock = (last.control.to_string(), pace::rest_word(last.weekends, last.nights).to_owned());
            let captures = last.captures.map_or(0, NonZeroU8::get);
            let size = last.size.columns();
            (last.rules.name.to_owned(), (captures.into(), (size.into(), clock)))
        },
        |(rules, (captures, (size, (control, rest))))| {
            let (weekends, nights) = pace::read_rest(&rest)?;
            Some(Self {
                rules: RuleSet::from_name(&rules)?,
                captures: NonZeroU8::new(captures.try_into().ok()?),
                size: Size::square(size.try_into().ok()?)?,
                control: control.parse().ok()?,
                weekends,
                nights,
            })
        };
}

impl Proposal {
    /// The proposal in `terms`; none if their rules have no name.
    fn of(terms: &Terms) -> Option<Self> {
        let (named, captures) = match terms.rules {
            Rules::AtariGo(rules) => {
                let first = Rules::AtariGo(AtariGoRules {
                    captures_to_win: NonZeroU8::MIN,
                    ..rules
                });
                (first, Some(rules.captures_to_win))
            }
            rules => (rules, None),
        };
        Some(Self {
            rules: RuleSet::from_rules(&named)?,
            captures,
            size: terms.size,
            control: terms.pace.control,
            weekends: terms.pace.weekends,
            nights: terms.pace.nights,
        })
    }

    /// The game.
    pub(crate) fn variant(&self) -> Variant {
        self.rules.rules.variant()
    }

    /// The value of the option `name`, if the proposal had one.
    pub(crate) fn option(&self, name: &str) -> Option<String> {
        match name {
            "game" => Some(self.variant().name().to_owned()),
            "rules" => Some(self.rules.name.to_owned()),
            "captures" => self.captures.map(|captures| captures.to_string()),
            "size" => Some(self.size.columns().to_string()),
            "clock" => Some(self.control.to_string()),
            "pauses" if self.control != TimeControl::Untimed => {
                Some(pace::rest_word(self.weekends, self.nights).to_owned())
            }
            _ => None,
        }
    }

    /// `call` with the missing options taken from this proposal; none if it is about another game.
    pub(crate) fn complete(&self, call: &Call) -> Option<Call> {
        let has = |name: &str| call.options.iter().any(|(given, _)| given == name);
        if chosen_game(Options(call)).is_some_and(|game| game != GameName::from(&self.rules.rules))
        {
            return None;
        }
        let mut whole = call.clone();
        for (name, unless) in [
            ("game", "game"),
            ("rules", "rules"),
            // The number of captures belongs to the rules, and the times of rest belong to the clock.
            ("captures", "rules"),
            ("size", "size"),
            ("clock", "clock"),
            ("pauses", "clock"),
        ] {
            let value = self.option(name).filter(|_| !has(name) && !has(unless));
            whole
                .options
                .extend(value.map(|value| (name.to_owned(), OptionValue::Text(value))));
        }
        Some(whole)
    }
}

/// The game chosen by the options, by its name: Renju is not Gomoku, though both have one variant.
fn chosen_game(options: Options<'_>) -> Option<GameName> {
    let given = |name: &str| options.text(name).ok().flatten();
    let by_rules = given("rules").and_then(|rules| RuleSet::from_name(&rules));
    let set = by_rules.or_else(|| RuleSet::of_game(&given("game")?));
    set.map(|set| GameName::from(&set.rules))
}

/// The caller's latest proposal in this club.
pub(crate) async fn last_proposal(ctx: &Ctx<'_>) -> Result<Option<Proposal>, StoreError> {
    match ctx.club_id() {
        Some(club) => LAST.get(ctx.services, (club, ctx.caller())).await,
        None => Ok(None),
    }
}

/// Assignments that remember the caller's `terms` in this club, to be written with the challenge.
pub(crate) fn note(ctx: &Ctx<'_>, terms: &Terms) -> Vec<Assignment> {
    let club = ctx.club_id().into_iter();
    club.map(|club| LAST.assign((club, ctx.caller()), &Proposal::of(terms)))
        .collect()
}
