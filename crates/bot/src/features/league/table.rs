//! The tables of divisions: a picture and a line for each player, a page for each division.

use crate::features::league::cross;
use crate::features::league::custom_id::{LeaguePress, button_with_label};
use crate::features::league::refusal::LeagueRefusal;
use crate::game::ChannelId;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::draft::Draft;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::style::Files;
use crate::league::{self, League, NotStarted, Season};
use crate::port::message::{Body, Card, Look, Message, Row};

/// The lines of a division, from 0 on.
pub(crate) fn lines(season: &Season, division: usize, locale: Locale) -> Vec<String> {
    let table = season.table(division).into_iter();
    table.map(|row| line(&row, locale)).collect()
}

/// A player's place, points, wins, draws, losses, and number of running games: `2\. @anna **4½** (2+ 1− ⚔️ 1)`.
pub(crate) fn line(row: &league::Row, locale: Locale) -> String {
    let name = Name::mention(row.player).to(locale);
    let counted = [(row.won, "+"), (row.drawn, "="), (row.lost, "−")];
    let counted = counted.into_iter().filter(|(number, _)| *number > 0);
    let counted = counted.map(|(number, sign)| format!("{number}{sign}"));
    let running = (row.running > 0).then(|| format!("⚔️ {}", row.running));
    let parts: Vec<_> = counted.chain(running).collect();
    let parts = if parts.is_empty() {
        String::new()
    } else {
        format!(" ({})", parts.join(" "))
    };
    // Without the backslash Discord makes it a list with its own numbers.
    format!("{}\\. {name} **{}**{parts}", row.place, points(row.halves))
}

/// The table of the caller's division, or else of the first one, in a new message for the caller alone.
pub(crate) async fn own_table(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let season = season_of(league)?;
    let division = season.division_of(ctx.caller()).unwrap_or(0);
    Ok(ephemeral(
        page(ctx, channel, league, season, division).await,
    ))
}

/// The table of `division`, replacing the one shown.
pub(crate) async fn of(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    league: &League,
    division: u16,
) -> Handled {
    let season = season_of(league)?;
    let page = page(ctx, channel, league, season, division.into());
    Ok(instead(page.await))
}

fn season_of(league: &League) -> Result<&Season, LeagueRefusal> {
    let season = league.season();
    season.ok_or(LeagueRefusal::NotStarted(NotStarted::NoSeason))
}

/// The cross table as a picture, and below it a line for each player.
async fn page(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    league: &League,
    season: &Season,
    division: usize,
) -> Message {
    let (reader, style) = (ctx.reader(), ctx.own_style());
    let last = season.sizes().len().saturating_sub(1);
    // The custom id may be forged, and the next season may have fewer divisions.
    let division = division.min(last);
    let name = say::league::division(division + 1).to(reader);
    let title = say::league::title_season(season.number.into()).to(reader);
    let message = Message {
        content: match style.files {
            Files::Allowed => say::league::legend().to(reader),
            Files::Forbidden => String::new(),
        },
        card: Some(Card {
            title: format!("{title} · {name}").into(),
            body: Body::first_lines(lines(season, division, reader), 0, |more| {
                say::standing::more(more).to(reader)
            }),
            fields: Vec::new(),
        }),
        rows: others(channel, division, last),
        ..Message::default()
    };
    let picture = cross::picture(ctx.services, channel, league, season, division, style);
    let draft = Draft {
        message,
        pictures: vec![picture.await],
    };
    draft.paint(ctx.services, style).await
}

/// The buttons to the divisions before and after this one; `last` is the last division.
fn others(channel: ChannelId, division: usize, last: usize) -> Vec<Row> {
    let turn = |label: String, division: usize| {
        let step = LeaguePress::Division(division as u16);
        button_with_label(label, step, channel, Look::Secondary)
    };
    let before = (division > 0).then(|| turn(format!("◀ {division}"), division - 1));
    let after = (division < last).then(|| turn(format!("▶ {}", division + 2), division + 1));
    let buttons: Vec<_> = before.into_iter().chain(after).collect();
    if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    }
}

/// Half points as points: `4½`.
pub(crate) fn points(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
