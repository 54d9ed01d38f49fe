//! The digest as a message: without pings and sounds.

use std::cmp::Reverse;

use crate::features::digest::upset::Upset;
use crate::features::digest::week::Week;
use crate::game::{GameResult, Listed as _, Outline, PlayerId, Progress, Seat};
use crate::games::{listing, rated};
use crate::i18n::{Day, GameName, Locale, Name, Text, say};
use crate::kit::services::Services;
use crate::port::message::{Card, Message, Sound};
use crate::rules::Color;

/// Maximum number of names in a line.
const MOST_NAMED: usize = 10;
/// Maximum number of leaders named.
const MOST_LEADERS: usize = 3;
/// Maximum number of solvers named.
const MOST_SOLVERS: usize = 3;

/// The digest of `week`, which went from `since` to `until` by the clocks of the club, for readers of `locale`.
pub(crate) async fn message(
    services: &Services,
    week: &Week,
    since: Day,
    until: Day,
    locale: Locale,
) -> Message {
    let mut parts = Vec::new();
    if week.games > 0 {
        let mut lines = vec![kinds(week, locale)];
        for game in &week.latest {
            lines.push(line(services, game).await.to(locale));
        }
        parts.push(with_heading(say::digest::games(week.games), lines, locale));
    }
    if !week.upsets.is_empty() {
        let lines = week.upsets.iter().map(|upset| upset_text(upset).to(locale));
        parts.push(with_heading(say::digest::upsets(), lines.collect(), locale));
    }
    if !week.newcomers.is_empty() {
        let names = player_names(&week.newcomers, locale);
        parts.push(with_heading(say::digest::newcomers(), vec![names], locale));
    }
    let solved: usize = week.solved.values().sum();
    if solved > 0 {
        let solvers = solvers(week, locale);
        parts.push(with_heading(
            say::digest::puzzles(solved),
            vec![solvers],
            locale,
        ));
    }
    for leaders in week.leaders.iter().filter(|led| !led.players.is_empty()) {
        let places = leaders.players.iter().take(MOST_LEADERS).zip(1..);
        let places = places.map(|(player, place): (_, usize)| {
            // Without the backslash Discord makes it a list.
            format!("{place}\\. {}", Name::mention(*player).to(locale))
        });
        parts.push(with_heading(
            leaders.title.clone(),
            places.collect(),
            locale,
        ));
    }
    Message {
        content: say::digest::heading(since, until).to(locale),
        card: Some(Card {
            title: say::digest::title().to(locale).into(),
            body: parts.join("\n\n").into(),
            fields: Vec::new(),
        }),
        sound: Sound::Silent,
        ..Message::default()
    }
}

fn with_heading(heading: Text, lines: Vec<String>, locale: Locale) -> String {
    format!("**{}**\n{}", heading.to(locale), lines.join("\n"))
}

/// The kinds of games with their numbers, as text.
fn kinds(week: &Week, locale: Locale) -> String {
    let kinds = week.kinds.iter();
    let kinds =
        kinds.map(|(kind, games)| format!("{} {games}", say::terms::game(*kind).to(locale)));
    kinds.collect::<Vec<_>>().join(" · ")
}

/// A game, and the way to it.
async fn line(services: &Services, game: &Outline) -> Text {
    let (kind, size) = (GameName::from(&game.terms().rules), game.terms().size);
    let place = listing::way_to(services, game).await;
    let place = place.in_words(say::list::to_board);
    let side = |color: Color| {
        let seat = game.seats.map(|seats| seats[color]);
        let players: Vec<_> = seat.into_iter().flat_map(Seat::players).collect();
        Name::mentions(&players)
    };
    match game.progress {
        Progress::Finished(finish) if let GameResult::Won(won) = finish.result => {
            say::digest::won(side(won), side(!won), game.id, kind, size, place)
        }
        _ => {
            let (black, white) = (side(Color::Black), side(Color::White));
            say::digest::unwon(black, white, game.id, kind, size, place)
        }
    }
}

fn upset_text(upset: &Upset) -> Text {
    let ((winner, won), (loser, lost)) = (upset.winner, upset.loser);
    say::digest::upset(
        Name::mention(winner),
        rated::rating_text(won),
        Name::mention(loser),
        rated::rating_text(lost),
        upset.game,
    )
}

/// The first of `players`, and the number of the others.
fn player_names(players: &[PlayerId], locale: Locale) -> String {
    let names = players.iter().take(MOST_NAMED);
    let names: Vec<_> = names
        .map(|player| Name::mention(*player).to(locale))
        .collect();
    let more = players.len() - names.len();
    let more = (more > 0).then(|| say::standing::more(more).to(locale));
    let names = names.join(", ");
    [names]
        .into_iter()
        .chain(more)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The members who have solved the most puzzles, with the numbers.
fn solvers(week: &Week, locale: Locale) -> String {
    let mut solvers: Vec<_> = week.solved.iter().collect();
    solvers.sort_by_key(|(_, solved)| Reverse(**solved));
    let solvers = solvers.into_iter().take(MOST_SOLVERS);
    let solvers =
        solvers.map(|(player, solved)| format!("{} {solved}", Name::mention(*player).to(locale)));
    solvers.collect::<Vec<_>>().join(" · ")
}
