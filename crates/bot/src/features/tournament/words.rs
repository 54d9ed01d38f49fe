//! Words for the parts of a tournament.

use crate::contest::{
    At, Contest, ContestId, Couple, Entry, EntryIndex, Format, Manner, Member, NextRound, System,
    TeamSize,
};
use crate::features::tournament::custom_id::{TournamentButton, TournamentPress};
use crate::game::ClubId;
use crate::i18n::{Locale, Name, Quote, Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::prefs::choice::Choosable;
use crate::kit::services::Services;
use crate::people::profile;
use crate::port::message::{Button, Look};
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

impl Choosable for Format {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Single, "single"),
        (Self::Pairs, "pairs"),
        (teams(2), "teams-2"),
        (teams(3), "teams-3"),
        (teams(4), "teams-4"),
        (teams(5), "teams-5"),
    ];
}

const fn teams(size: u8) -> Format {
    match TeamSize::new(size) {
        Some(size) => Format::Teams(size),
        None => panic!("a team is 2 to 5"),
    }
}

impl Choosable for Manner {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Games, "here"), (Self::ByHand, "evening")];
}

impl Choosable for NextRound {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::ByHand, "by-hand"),
        (Self::WithResults, "results"),
        (Self::WithinDays(7), "days-7"),
        (Self::WithinDays(14), "days-14"),
        (Self::WithinDays(30), "days-30"),
    ];
}

/// A tournament's name for readers.
pub(crate) fn title(contest: &Contest) -> Quote {
    Quote::new(contest.setup.title.as_str())
}

/// The kind of sides, by the format; none for single players.
pub(crate) fn sides(contest: &Contest) -> Option<&'static str> {
    match contest.setup.format {
        Format::Single => None,
        Format::Pairs => Some("pairs"),
        Format::Teams(_) => Some("teams"),
    }
}

/// The name of an entry where a mention is not possible: that of a pair or a team, or else the names of its members; of
/// a team, the captain's name and the number of the others.
pub(crate) async fn plain_name(services: &Services, entry: &Entry, club: Option<ClubId>) -> String {
    if let Some(name) = &entry.name {
        return name.as_str().to_owned();
    }
    let side = &entry.side;
    let captain = profile::name(services, side.captain(), club).await;
    match side.members() {
        [_] => captain,
        [_, partner] => {
            let partner = profile::name(services, partner.player, club).await;
            format!("{captain} & {partner}")
        }
        members => format!("{captain} +{}", members.len() - 1),
    }
}

/// The players of the entry at `index`, after the name of their pair or team if it has one.
pub(crate) fn name(contest: &Contest, index: EntryIndex) -> Name {
    let entry = contest.entry(index);
    let players: Vec<_> = entry.side.players().collect();
    match &entry.name {
        Some(name) => Name::of_side(name.as_str(), &players),
        None => Name::mentions(&players),
    }
}

/// The line with the two teams at a table above their boards, if one has a name; a team without one is called by its
/// captain.
pub(crate) fn teams_at(contest: &Contest, at: At, locale: Locale) -> Option<String> {
    let (pair, _) = contest.board(at)?;
    let entries = [Color::Black, Color::White].map(|color| contest.entry(pair.couple.seats[color]));
    if contest.setup.format.boards() == 1 || entries.iter().all(|entry| entry.name.is_none()) {
        return None;
    }
    let names = entries.map(|entry| match &entry.name {
        Some(name) => Name::escape(name.as_str()).to(locale),
        None => Name::mention(entry.side.captain()).to(locale),
    });
    Some(format!("**{}. {}**", at.table, names.join(" – ")))
}

fn side_name(members: &[Member]) -> Name {
    let players: Vec<_> = members.iter().map(|member| member.player).collect();
    Name::mentions(&players)
}

/// The entry at `index` with its declared rank, as in `@anna (5k)`, or the rank that it is paired by; a pair or a team
/// with the mean.
pub(crate) fn ranked_name(contest: &Contest, index: EntryIndex, locale: Locale) -> String {
    let name = name(contest, index).to(locale);
    if contest.setup.has_ranks() {
        format!("{name} ({})", rank(contest.entry(index)))
    } else {
        name
    }
}

/// The declared rank, or if there is none the rank for pairing, as in `20k?`.
pub(crate) fn rank(entry: &Entry) -> String {
    match entry.side.rank() {
        Some(rank) => rank.to_string(),
        None => format!("{}?", entry.side.plays_as()),
    }
}

/// A pair at a board in a line: of teams, those who sit there, as in `3.2 ⚫ @ben (8k) – ⚪ @anna (5k)`; none without it.
pub(crate) fn board_line(contest: &Contest, at: At, locale: Locale) -> Option<String> {
    let (pair, _) = contest.board(at)?;
    if contest.setup.format.boards() == 1 {
        return Some(couple(contest, at.table, &pair.couple, locale));
    }
    let seats = pair.couple.at_board(at.board);
    let [black, white] = [Color::Black, Color::White].map(|color| {
        let members = contest.players_at(seats[color], at.board);
        let ranks = members.iter().map(|member| match member.rank {
            Some(rank) => rank.to_string(),
            None => format!("{}?", member.plays_as()),
        });
        let name = side_name(members).to(locale);
        if contest.setup.has_ranks() {
            format!("{name} ({})", ranks.collect::<String>())
        } else {
            name
        }
    });
    let number = number(contest, at);
    Some(format!("{number} ⚫ {black} – ⚪ {white}"))
}

/// The number of a table, and of the board at it where there are several, as in `3` or `3.2`.
pub(crate) fn number(contest: &Contest, at: At) -> String {
    match contest.setup.format.boards() {
        1 => at.table.to_string(),
        _ => format!("{}.{}", at.table, at.board),
    }
}

/// The entries at `indexes`, separated by commas; pairs and teams, whose names contain commas, by points.
pub(crate) fn ranked_all(contest: &Contest, indexes: &[EntryIndex], locale: Locale) -> String {
    let names = indexes
        .iter()
        .map(|index| ranked_name(contest, *index, locale));
    let between = match contest.setup.format {
        Format::Single => ", ",
        Format::Pairs | Format::Teams(_) => " · ",
    };
    names.collect::<Vec<_>>().join(between)
}

/// A pair in a line, Black first as everywhere, as in `3. ⚫ @ben (8k) – ⚪ @anna (5k)`.
pub(crate) fn couple(contest: &Contest, table: usize, couple: &Couple, locale: Locale) -> String {
    let [black, white] =
        [Color::Black, Color::White].map(|color| ranked_name(contest, couple.seats[color], locale));
    let stones = match couple.handicap {
        0 => String::new(),
        steps => format!(" · +{steps}"),
    };
    format!("{table}. ⚫ {black} – ⚪ {white}{stones}")
}

/// A place in the standings in a line, as in `2. @anna (5k) · 3`.
pub(crate) fn place_line(
    contest: &Contest,
    place: usize,
    player: EntryIndex,
    score: Points,
    locale: Locale,
) -> String {
    let name = ranked_name(contest, player, locale);
    // Without the backslash Discord makes it a list with its own numbers.
    format!("{place}\\. {name} · **{score}**")
}

pub(crate) fn button(
    label: &Text,
    step: TournamentPress,
    id: ContestId,
    look: Look,
    locale: Locale,
) -> Button {
    button_with_label(label.to(locale), step, id, look)
}

pub(crate) fn button_with_label(
    label: String,
    step: TournamentPress,
    id: ContestId,
    look: Look,
) -> Button {
    Button {
        label,
        custom_id: encode(step, id),
        look,
    }
}

pub(crate) fn encode(step: TournamentPress, id: ContestId) -> String {
    let written = TournamentButton(step, id).write();
    written.expect("a word and a few numbers are shorter than 100 characters")
}

/// The format, and the players of a side if there are several.
pub(crate) fn format_text(contest: &Contest, locale: Locale) -> String {
    let how = system_text(contest).to(locale);
    match contest.setup.format {
        Format::Single => how,
        format => {
            let sides = say::tournament::format_named(format.word().to_owned());
            format!("{} · {how}", sides.to(locale))
        }
    }
}

fn system_text(contest: &Contest) -> Text {
    let setup = &contest.setup;
    let system = say::tournament::system_named(setup.system.word().to_owned());
    let manner = say::tournament::manner_named(setup.manner.word().to_owned());
    match contest.planned_rounds() {
        // They follow from the number of players, which is not known yet.
        0 => say::tournament::plays_open(system, manner),
        rounds => say::tournament::plays(system, rounds, manner),
    }
}
