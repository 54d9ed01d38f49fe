//! The message of a tournament: the public facts and the buttons.

use crate::contest::{
    Contest, ContestId, Entry, EntryIndex, Handicaps, Manner, NextRound, Phase, Results, Standing,
    System,
};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::words;
use crate::game::Stakes;
use crate::games::view::terms::terms_line;
use crate::i18n::{Locale, Name, Text, When, say};
use crate::port::message::{Body, Button, Card, Look, Message, Row};
use crate::tournament::Standings;

/// Maximum number of players on the card; the picture of the standings has all.
const MOST_LISTED: usize = 40;

/// The current message of the tournament.
pub(crate) fn card(id: ContestId, contest: &Contest, results: &Results, locale: Locale) -> Message {
    let mut lines = vec![
        format!("**{}**", phase(contest, results).to(locale)),
        words::format_text(contest, locale),
        terms(contest, locale),
    ];
    lines.extend(bar(contest).map(|bar| bar.to(locale)));
    lines.extend(handicap(contest).map(|rule| rule.to(locale)));
    lines.extend(drawn_match(contest).map(|rule| rule.to(locale)));
    lines.extend(next_round(contest, results).map(|rule| rule.to(locale)));
    lines.push(say::tournament::organised(Name::mention(contest.organiser)).to(locale));
    lines.push(String::new());
    lines.extend(if contest.rounds.is_empty() {
        entries(contest, locale)
    } else {
        standings(contest, results, locale)
    });
    let is_named = |entry: &Entry| match entry.standing {
        Standing::Entered | Standing::Waiting | Standing::SitsOut | Standing::Absent => true,
        Standing::Withdrawn => !contest.rounds.is_empty(),
        Standing::Forming => false,
    };
    let mut unranked = contest
        .entries
        .iter()
        .filter(|entry| entry.side.rank().is_none());
    if contest.setup.has_ranks()
        && let Some(entry) = unranked.find(|entry| is_named(entry))
    {
        lines.push(say::tournament::unranked(entry.side.plays_as()).to(locale));
    }
    lines.extend(missing_players(contest, results, locale));
    let waiting: Vec<_> = contest.of(Standing::Waiting).collect();
    if !waiting.is_empty() {
        lines.push(String::new());
        lines.push(say::tournament::waiting(waiting.len()).to(locale));
        lines.extend(first_lines(waiting.len(), locale, |at| {
            words::ranked_name(contest, waiting[at], locale)
        }));
    }
    lines.extend(incomplete_sides(contest, locale));
    Message {
        card: Some(Card {
            title: say::tournament::title(words::title(contest))
                .to(locale)
                .into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        rows: rows(id, contest, results, locale),
        ..Message::default()
    }
}

/// Players missing from the next round: withdrawn, sitting out, or absent until they press a button.
pub(crate) fn missing_players(contest: &Contest, results: &Results, locale: Locale) -> Vec<String> {
    use say::tournament as t;
    let is_over = contest.phase(results) == Phase::Over;
    let line = |standing, sentence: fn(String) -> Text| {
        // An entry that left before its first round has never been in the tournament.
        let has_left = standing == Standing::Withdrawn;
        let all = contest.of(standing);
        let all = all.filter(|index| !has_left || contest.was_in_a_round(*index));
        let listed: Vec<_> = all.take(MOST_LISTED).collect();
        let is_shown = !listed.is_empty() && (has_left || !is_over);
        is_shown.then(|| sentence(words::ranked_all(contest, &listed, locale)).to(locale))
    };
    let lines = [
        line(Standing::Withdrawn, t::withdrawn),
        line(Standing::SitsOut, t::sitting_out),
        line(Standing::Absent, t::absent),
    ];
    lines.into_iter().flatten().collect()
}

/// Pairs and teams that are not complete yet.
fn incomplete_sides(contest: &Contest, locale: Locale) -> Vec<String> {
    let forming: Vec<_> = contest.of(Standing::Forming).collect();
    if forming.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new(), say::tournament::forming().to(locale)];
    lines.extend(first_lines(forming.len(), locale, |at| {
        let side = &contest.entry(forming[at]).side;
        let asked: Vec<_> = side.asked_members().collect();
        let name = words::name(contest, forming[at]);
        say::tournament::forming_side(name, Name::mentions(&asked)).to(locale)
    }));
    lines
}

/// The terms of its games, and that they are not rated.
fn terms(contest: &Contest, locale: Locale) -> String {
    let terms = &contest.setup.terms;
    let line = terms_line(terms, locale);
    match (contest.setup.manner, terms.stakes) {
        (Manner::Games, Stakes::Unrated) => {
            format!("{line} · {}", say::tournament::unrated().to(locale))
        }
        // Games on real boards are never rated here.
        (Manner::ByHand, _) | (_, Stakes::Rated) => line,
    }
}

/// The rank from which on everybody starts level, if there is one.
fn bar(contest: &Contest) -> Option<Text> {
    let bar = contest.bar()?;
    Some(if contest.rounds.is_empty() {
        say::tournament::bar_open(bar)
    } else {
        say::tournament::bar(bar)
    })
}

/// The line about handicaps, and the meaning of their numbers.
fn handicap(contest: &Contest) -> Option<Text> {
    match contest.setup.handicaps {
        Handicaps::ByDifference => Some(say::tournament::handicap_rule()),
        Handicaps::None => None,
    }
}

/// The rule that decides a drawn match where one of two teams must advance.
fn drawn_match(contest: &Contest) -> Option<Text> {
    let setup = &contest.setup;
    let is_cup_of_teams = setup.system == System::KnockOut && setup.format.boards() > 1;
    is_cup_of_teams.then(say::tournament::drawn_match)
}

/// The time at which the next round is published automatically, if one follows.
fn next_round(contest: &Contest, results: &Results) -> Option<Text> {
    let published = contest.rounds.len();
    if contest.phase(results) == Phase::Over
        || published > 0 && published >= usize::from(contest.planned_rounds())
    {
        return None;
    }
    match (contest.setup.next_round, contest.setup.entries_until) {
        (NextRound::ByHand, _) => None,
        (_, Some(_)) if published == 0 => Some(say::tournament::next_with_entry()),
        (NextRound::WithResults, _) => Some(say::tournament::next_with_results()),
        (NextRound::WithinDays(days), _) => Some(say::tournament::next_within(days)),
    }
}

/// The phase of the tournament, in a sentence.
pub(crate) fn phase(contest: &Contest, results: &Results) -> Text {
    let planned = contest.planned_rounds();
    match contest.phase(results) {
        Phase::Entry => match contest.setup.entries_until {
            Some(until) => say::tournament::open_until(When(until)),
            None => say::tournament::open(),
        },
        // The last round is complete, but an earlier one is not.
        Phase::Running(last) => {
            let is_open = |round: &u8| results.open(*round) > 0;
            let round = [last].into_iter().chain(1..last).find(is_open);
            let round = round.unwrap_or(last);
            say::tournament::running(round, planned, results.open(round))
        }
        Phase::Between(round) => say::tournament::between(round, planned),
        Phase::Over => say::tournament::over(),
    }
}

fn entries(contest: &Contest, locale: Locale) -> Vec<String> {
    let entered: Vec<EntryIndex> = contest.of(Standing::Entered).collect();
    if entered.is_empty() {
        return vec![say::tournament::nobody().to(locale)];
    }
    let (number, most) = (entered.len(), contest.setup.capacity);
    let head = match words::sides(contest) {
        None => say::tournament::entered(number, most),
        Some(sides) => say::tournament::entered_sides(number, most, sides.to_owned()),
    };
    let mut lines = vec![head.to(locale)];
    lines.extend(first_lines(entered.len(), locale, |at| {
        words::ranked_name(contest, entered[at], locale)
    }));
    lines
}

fn standings(contest: &Contest, results: &Results, locale: Locale) -> Vec<String> {
    let (event, standings) = contest.standings(results);
    let main = event.parameters().main_score().criterion();
    let places = places(contest, &standings);
    let head = match results.all_open() {
        0 => say::tournament::standings(contest.rounds.len() as u8),
        missing => say::tournament::standings_open(missing),
    };
    let mut lines = vec![head.to(locale)];
    lines.extend(first_lines(places.len(), locale, |at| {
        let (place, player) = places[at];
        let score = standings.figure(player.get(), main);
        words::place_line(contest, place, player, score, locale)
    }));
    lines
}

/// Participants with their places; ties share one. Players who withdrew before their first game have none.
pub(crate) fn places(contest: &Contest, standings: &Standings) -> Vec<(usize, EntryIndex)> {
    let players = participants(contest, standings);
    let place = |player: EntryIndex| standings.place(player.get());
    let before = |player| players.partition_point(|other| place(*other) < place(player));
    let places = players.iter().map(|player| (before(*player) + 1, *player));
    places.collect()
}

/// Players with a past or coming game, in the order of the standings.
fn participants(contest: &Contest, standings: &Standings) -> Vec<EntryIndex> {
    let rounds = contest.rounds.iter();
    let seats = rounds.flat_map(|round| {
        let pairs = round.pairs.iter();
        let seats = pairs.flat_map(|pair| [pair.couple.seats.black, pair.couple.seats.white]);
        seats.chain(round.byes.iter().copied())
    });
    let rest = [Standing::Entered, Standing::SitsOut, Standing::Absent];
    let rest = rest.into_iter().flat_map(|standing| contest.of(standing));
    let mut known: Vec<_> = seats.chain(rest).collect();
    known.sort_unstable();
    known.dedup();
    let order = standings
        .order()
        .iter()
        .map(|player| EntryIndex::new(*player));
    order
        .filter(|player| known.binary_search(player).is_ok())
        .collect()
}

/// The first of `number` lines, and the number of the others.
fn first_lines(number: usize, locale: Locale, line: impl Fn(usize) -> String) -> Vec<String> {
    let mut lines: Vec<_> = (0..number.min(MOST_LISTED)).map(line).collect();
    if number > MOST_LISTED {
        lines.push(say::standing::more(number - MOST_LISTED).to(locale));
    }
    lines
}

fn rows(id: ContestId, contest: &Contest, results: &Results, locale: Locale) -> Vec<Row> {
    let press = |label, step, look| words::button(&label, step, id, look, locale);
    let phase = contest.phase(results);
    let has_begun = !contest.rounds.is_empty();
    let mut buttons: Vec<Button> = Vec::new();
    let is_open = !contest.takes_nobody();
    if phase != Phase::Over {
        if is_open {
            let enter = say::tournament::button_enter();
            buttons.push(press(enter, TournamentPress::Enter, Look::Success));
        }
        let leave = say::tournament::button_withdraw();
        buttons.push(press(leave, TournamentPress::Withdraw, Look::Secondary));
        let next = contest.rounds.len() as u8 + 1;
        if next <= contest.planned_rounds() || !has_begun {
            let look = match phase {
                Phase::Running(_) => Look::Secondary,
                _ => Look::Primary,
            };
            buttons.push(press(
                say::tournament::button_pair(next),
                TournamentPress::Pair,
                look,
            ));
        }
    }
    if has_begun {
        let standings = say::tournament::button_standings();
        buttons.push(press(
            standings,
            TournamentPress::Standings,
            Look::Secondary,
        ));
    }
    let mut second = Vec::new();
    if matches!(phase, Phase::Running(_)) && contest.setup.manner == Manner::ByHand {
        let result = say::tournament::button_result();
        second.push(press(result, TournamentPress::Result, Look::Primary));
    }
    if phase != Phase::Over {
        second.push(press(
            say::tournament::button_end(),
            TournamentPress::End,
            Look::Secondary,
        ));
    }
    let rows = [buttons, second].into_iter();
    rows.filter(|row| !row.is_empty())
        .map(Row::Buttons)
        .collect()
}
