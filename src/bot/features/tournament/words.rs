//! Words for the parts of a tournament.

use crate::bot::features::tournament::custom_id::{Step, TournamentButton};
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::port::message::{Button, Look};
use crate::contest::{Contest, ContestId, Couple, EntryIndex, Handicaps, Manner, System};
use crate::i18n::{Locale, Name, Said, Text, say};
use crate::rules::Color;

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

/// The one at `index` with the rank that they have told, as in `@anna (5k)`.
pub(crate) fn ranked(contest: &Contest, index: EntryIndex, locale: Locale) -> String {
    let name = name(contest, index).to(locale);
    match contest.entry(index).rank {
        Some(rank) => format!("{name} ({rank})"),
        None => name,
    }
}

/// Those at `indexes`, with commas.
pub(crate) fn ranked_all(contest: &Contest, indexes: &[EntryIndex], locale: Locale) -> String {
    let names = indexes.iter().map(|index| ranked(contest, *index, locale));
    names.collect::<Vec<_>>().join(", ")
}

/// A pair in a line, as in `3. ⚪ @anna (5k) – ⚫ @ben (8k)`.
pub(crate) fn couple(contest: &Contest, table: usize, couple: &Couple, locale: Locale) -> String {
    let [white, black] =
        [Color::White, Color::Black].map(|color| ranked(contest, couple.seats[color], locale));
    let stones = match couple.handicap {
        0 => String::new(),
        steps => format!(" · +{steps}"),
    };
    format!("{table}. ⚪ {white} – ⚫ {black}{stones}")
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
