//! Custom ids of the buttons and menus that change terms: they carry the changes so far, so that these survive a
//! restart.

use crate::features::challenge::change::changes::{Changes, Odds};
use crate::features::challenge::pace;
use crate::game::{ColorChoice, TimeControl};
use crate::kit::custom_id::{CustomId as _, Parts, custom_ids, number, one_word};
use crate::port::answer::Shown;
use crate::rules::{Color, Komi, RuleSet, Size};

/// The action of a button or a menu below the choice of other terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The menu of boards.
    Size,
    /// The menu of rule sets.
    Rules,
    /// The menu of handicap and komi.
    Odds,
    /// The menu of clocks.
    Clock,
    /// Switches to the next choice of colours.
    Colors,
    /// Sends the terms.
    Send,
    /// Sends the terms that make the game even, from the card of the challenge.
    Even,
}

impl Part {
    /// Every part with its word.
    pub const ALL: [(Self, &str); 7] = [
        (Self::Size, "size"),
        (Self::Rules, "rules"),
        (Self::Odds, "odds"),
        (Self::Clock, "clock"),
        (Self::Colors, "color"),
        (Self::Send, "send"),
        (Self::Even, "even"),
    ];

    /// The parts that are menus.
    pub const MENUS: [Self; 4] = [Self::Size, Self::Rules, Self::Odds, Self::Clock];

    fn word(self) -> &'static str {
        let mut all = Self::ALL.into_iter();
        let found = all.find_map(|(part, word)| (part == self).then_some(word));
        found.expect("every part has its word")
    }

    fn of(word: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(part, known)| (known == word).then_some(part))
    }
}

/// Changes terms of a challenge, as in `v1:offer:size:13:-:2.1:b:3d:17:1`; `-` is an unchanged term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferButton(pub Part, pub Changes, pub Shown);

impl OfferButton {
    /// The custom id, within Discord's limit: names of rule sets and offered clocks leave space for two numbers.
    pub(crate) fn encode(&self) -> String {
        self.write().expect("the longest choice fits: tested")
    }
}

/// The code of an unchanged term.
const SAME: &str = "-";

one_word! { Part: |part| Some(part.word().to_owned()), |text| Self::of(text); }

custom_ids! { OfferButton(part, changes, shown) = "offer"; }

impl Parts for Changes {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        let or_same = |written: Option<String>| written.unwrap_or_else(|| SAME.to_owned());
        parts.extend([
            or_same(self.size.map(|size| size.columns().to_string())),
            or_same(self.rules.map(|rules| rules.name.to_owned())),
            or_same(self.odds.map(|odds| odds.to_string())),
            or_same(self.colors.map(|colors| color_word(colors).to_owned())),
            or_same(self.control.map(|control| control.to_string())),
        ]);
        Some(())
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        Some(Self {
            size: read_change(parts.next()?, size)?,
            rules: read_change(parts.next()?, RuleSet::from_name)?,
            odds: read_change(parts.next()?, odds)?,
            colors: read_change(parts.next()?, colors)?,
            control: read_change(parts.next()?, control)?,
        })
    }
}

/// Decodes `text` by `read`, unless it is the code of an unchanged term.
fn read_change<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    match text {
        SAME => Some(None),
        text => read(text).map(Some),
    }
}

/// The square board of this size.
pub(crate) fn size(text: &str) -> Option<Size> {
    Size::square(number(text)?.try_into().ok()?)
}

/// Stones and half points of komi, as in `2.1`.
pub(crate) fn odds(text: &str) -> Option<Odds> {
    let (stones, komi) = text.split_once('.')?;
    Some(Odds {
        stones: number(stones)?
            .try_into()
            .ok()
            .filter(|stones| *stones < 10)?,
        komi: Komi::from_half_points(komi.parse().ok()?)?,
    })
}

/// An offered clock: others are too long for a custom id.
pub(crate) fn control(text: &str) -> Option<TimeControl> {
    pace::offered_clocks().find(|control| control.to_string() == text)
}

fn color_word(colors: ColorChoice) -> &'static str {
    match colors {
        ColorChoice::Random => "r",
        ColorChoice::Challenger(Color::Black) => "b",
        ColorChoice::Challenger(Color::White) => "w",
        ColorChoice::StrongerTakesWhite => "s",
    }
}

fn colors(word: &str) -> Option<ColorChoice> {
    let mut all = Changes::COLORS.into_iter();
    all.find(|colors| color_word(*colors) == word)
}
