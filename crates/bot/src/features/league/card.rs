//! The message of a league: its format, the progress of the season, the leaders, and its buttons.

use crate::club::{activity, club_terms};
use crate::features::league::custom_id::{LeaguePress, button};
use crate::features::league::table::{line, lines};
use crate::game::ChannelId;
use crate::i18n::{Locale, Name, Text, When, say};
use crate::kit::services::Services;
use crate::league::{League, Planned, Season, SeasonStage};
use crate::port::message::{Body, Card, Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};

/// Maximum number of players in whole tables; of more players, only the leaders are shown.
const MOST_IN_TABLES: usize = 20;
/// Number of leaders of each division shown in place of whole tables.
const LEADERS: usize = 3;
/// Maximum number of entrants of the first season shown.
const MOST_LISTED: usize = 25;

/// The current message of the league of `channel`.
pub(crate) fn card(channel: ChannelId, league: &League, locale: Locale) -> Message {
    let format = league.format;
    let mut lines = vec![club_terms::line(&league.terms, league.handicaps, locale)];
    let rules = [
        say::league::rule(format.games.into()),
        say::league::rule_points(),
        say::league::rule_moves(format.moves.into()),
        say::league::rule_end(),
    ];
    let next = league.pause();
    let next = next.map(|days| say::league::rule_next(days.into()));
    let rules = rules.iter().chain(&next).map(|rule| rule.to(locale));
    let rules: Vec<_> = rules.collect();
    lines.extend([rules.join(" "), String::new()]);
    lines.extend(state(league).into_iter().map(|text| text.to(locale)));
    match league.season() {
        Some(season) => lines.extend(leaders(season, locale)),
        None => lines.extend(entries(league, locale)),
    }
    let title = match league.current() {
        Some(season) => say::league::title_season(season.number.into()),
        None => say::league::title(),
    };
    Message {
        card: Some(Card {
            title: title.to(locale).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        rows: vec![buttons(channel, league, locale)],
        ..Message::default()
    }
}

fn buttons(channel: ChannelId, league: &League, locale: Locale) -> Row {
    let press = |label, step, look| button(&label, step, channel, look, locale);
    let mut buttons = Vec::new();
    if let Some(season) = league.current()
        && !season.stage.is_closing()
    {
        let play = say::league::button_play();
        buttons.push(press(play, LeaguePress::Play, Look::Primary));
    }
    let join = say::league::button_join();
    buttons.push(press(join, LeaguePress::Join, Look::Success));
    if league.season().is_some() {
        let table = say::league::button_table();
        buttons.push(press(table, LeaguePress::Table, Look::Secondary));
    }
    let leave = say::league::button_leave();
    let more = say::table::button_more();
    buttons.push(press(leave, LeaguePress::Leave, Look::Secondary));
    buttons.push(press(more, LeaguePress::More, Look::Secondary));
    Row::Buttons(buttons)
}

/// The progress of the season, and the season that members can enter.
fn state(league: &League) -> Vec<Text> {
    let season = league.season().map(|season| match season.stage {
        SeasonStage::Running | SeasonStage::EndsSoon => say::league::ends(When(season.ends())),
        SeasonStage::Closing | SeasonStage::Cut => {
            say::league::closing(When(season.counts_until()))
        }
        SeasonStage::Over => say::league::over(season.number.into()),
    });
    let open = say::league::open(league.next().into(), league.members().len());
    let next = next_season(league);
    season.into_iter().chain(next).chain([open]).collect()
}

/// The beginning of the next season, if it is set.
pub(crate) fn next_season(league: &League) -> Option<Text> {
    let season = league.next().into();
    Some(match league.next_start()? {
        Planned::At(at) => say::league::starts(season, When(at)),
        Planned::Waiting => say::league::waits(season),
    })
}

/// The divisions of the season: their tables, or only the leaders if there are many players.
fn leaders(season: &Season, locale: Locale) -> Vec<String> {
    let divisions = season.sizes().len();
    let is_whole = season.players().len() <= MOST_IN_TABLES;
    let each = (0..divisions).flat_map(|division| {
        let title = say::league::division(division + 1).to(locale);
        let title = format!("**{title}**");
        if is_whole {
            let head = [String::new(), title];
            head.into_iter()
                .chain(lines(season, division, locale))
                .collect()
        } else {
            let table = season.table(division);
            let first = table.iter().take(LEADERS);
            let first = first.map(|row| line(row, locale));
            vec![format!("{title} {}", first.collect::<Vec<_>>().join(" "))]
        }
    });
    each.collect()
}

/// Entered players, before the first season.
fn entries(league: &League, locale: Locale) -> Vec<String> {
    let players = league.members();
    if players.is_empty() {
        return vec![say::league::nobody().to(locale)];
    }
    let listed = players.iter().take(MOST_LISTED);
    let mut lines: Vec<_> = listed
        .map(|player| Name::mention(*player).to(locale))
        .collect();
    if players.len() > MOST_LISTED {
        lines.push(say::standing::more(players.len() - MOST_LISTED).to(locale));
    }
    lines
}

/// Updates the message of the league.
pub(crate) async fn refresh(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let standing = activity::find_with_message::<League>(services, channel).await?;
    let Some((league, message, locale)) = standing else {
        return Ok(());
    };
    let shown = card(channel, &league, locale);
    let sent = out.refresh(channel, message, &shown).await;
    activity::end_if_gone::<League>(services, channel, sent, out).await
}
