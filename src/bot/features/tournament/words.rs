//! Words for the parts of a tournament.

use crate::bot::features::tournament::custom_id::{Step, TournamentButton};
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::port::message::{Button, Look};
use crate::contest::{Contest, ContestId, Couple, Entry, EntryIndex, Handicaps, Manner, System};
use crate::i18n::{Locale, Name, Said, Text, say};
use crate::rules::Color;
use crate::tournament::Points;

impl Choosable for System {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::McMahon, "mcmahon"),
        (Self::Swiss, "swiss"),
        (Self::RoundRobin, "round-robin"),
        (Self::KnockOut, "knock-out"),
    ];
}

impl Choosable for Manner {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Games, "here"), (Self::ByHand, "evening")];
}

impl Choosable for Handicaps {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::None, "no"), (Self::ByDifference, "yes")];
}

/// What a tournament is called, for readers.
pub(crate) fn title(contest: &Contest) -> Said {
    Said::new(contest.setup.title.as_str())
}

/// The one at `index`.
pub(crate) fn name(contest: &Contest, index: EntryIndex) -> Name {
    Name::mention(contest.entry(index).player)
}

/// The one at `index` with the rank that they have told, as in `@anna (5k)`, or else with the one that they play as.
pub(crate) fn ranked(contest: &Contest, index: EntryIndex, locale: Locale) -> String {
    let name = name(contest, index).to(locale);
    format!("{name} ({})", rank(contest.entry(index)))
}

/// The rank that somebody has told; where they have told none, the one that they play as, as in `20k?`.
pub(crate) fn rank(entry: &Entry) -> String {
    match entry.rank {
        Some(rank) => rank.to_string(),
        None => format!("{}?", entry.plays_as()),
    }
}

/// Those at `indexes`, with commas.
pub(crate) fn ranked_all(contest: &Contest, indexes: &[EntryIndex], locale: Locale) -> String {
    let names = indexes.iter().map(|index| ranked(contest, *index, locale));
    names.collect::<Vec<_>>().join(", ")
}

/// A pair in a line, Black first as everywhere, as in `3. ⚫ @ben (8k) – ⚪ @anna (5k)`.
pub(crate) fn couple(contest: &Contest, table: usize, couple: &Couple, locale: Locale) -> String {
    let [black, white] =
        [Color::Black, Color::White].map(|color| ranked(contest, couple.seats[color], locale));
    let stones = match couple.handicap {
        0 => String::new(),
        steps => format!(" · +{steps}"),
    };
    format!("{table}. ⚫ {black} – ⚪ {white}{stones}")
}

/// A place in the standings in a line, as in `2. @anna (5k) · 3`.
pub(crate) fn placed(
    contest: &Contest,
    (place, player): (usize, EntryIndex),
    score: Points,
    locale: Locale,
) -> String {
    let name = ranked(contest, player, locale);
    // Without the backslash Discord makes it a list, and numbers that by itself.
    format!("{place}\\. {name} · **{score}**")
}

pub(crate) fn button(
    label: &Text,
    step: Step,
    id: ContestId,
    look: Look,
    locale: Locale,
) -> Button {
    labelled(label.to(locale), step, id, look)
}

pub(crate) fn labelled(label: String, step: Step, id: ContestId, look: Look) -> Button {
    Button {
        label,
        custom_id: written(step, id),
        look,
    }
}

pub(crate) fn written(step: Step, id: ContestId) -> String {
    let written = TournamentButton(step, id).write();
    written.expect("a word and a few numbers are shorter than 100 characters")
}

/// The words for how it is played, which follow from nothing else.
pub(crate) fn plays(contest: &Contest) -> Text {
    let setup = &contest.setup;
    let system = say::tournament::system_named(setup.system.word().to_owned());
    let manner = say::tournament::manner_named(setup.manner.word().to_owned());
    match contest.planned() {
        // They follow from the number of players, which is not known yet.
        0 => say::tournament::plays_open(system, manner),
        rounds => say::tournament::plays(system, rounds, manner),
    }
}
