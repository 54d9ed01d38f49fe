//! The cross table of a division as a picture: results of everybody's games against each other, points, games, and the
//! players who would move up and down now.

use crate::club::cross_table::CrossTable;
use crate::features::league::table::points;
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::draft::{Otherwise, Picture};
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::league::{CrossCell, League, Move, Row, Season};
use crate::people::profile;

/// The picture of `division`, from 0 on; the message has the same in lines of text.
pub(crate) async fn picture(
    services: &Services,
    channel: ChannelId,
    league: &League,
    season: &Season,
    division: usize,
    style: Style,
) -> Picture {
    let table = season.table(division);
    let moves = season.moves(division, league.format);
    let mut head = vec!["#".to_owned(), String::new()];
    head.extend((1..=table.len()).map(|line| line.to_string()));
    let titles = [
        say::league::head_points(),
        say::league::head_games(),
        say::league::head_place(),
    ];
    head.extend(titles.map(|title| title.to(style.locale)));
    let (mut rows, mut lines) = (Vec::new(), Vec::new());
    for ((row, moved), line) in table.iter().zip(moves).zip(1..) {
        let name = profile::name(services, row.player, style.club).await;
        // Members who have left are neither promoted nor relegated.
        let arrow = match moved.to {
            Move::Up if league.has(row.player) => " ↑",
            Move::Down if league.has(row.player) => " ↓",
            Move::Up | Move::Stays | Move::Down => "",
        };
        lines.push(format!(
            "{}. {name} {}{arrow}",
            row.place,
            points(row.halves)
        ));
        let against = table.iter().map(|other| cell(league, season, row, other));
        // Opponents are named by their lines, since equals share a place.
        let mut cells = vec![line.to_string(), CrossTable::name(&name)];
        cells.extend(against);
        let played = row.won + row.drawn + row.lost;
        let all = usize::from(league.format.games) * (table.len() - 1);
        cells.push(points(row.halves));
        cells.push(format!("{played}/{all}"));
        cells.push(format!("{}{arrow}", row.place));
        rows.push(cells);
    }
    let alt = say::league::alt(season.number.into(), division + 1).to(style.locale);
    let name = format!(
        "tengen-league-{channel}-{}-{}-{}.png",
        season.number,
        division + 1,
        progress(season)
    );
    let alt = format!("{alt}\n{}", lines.join("\n"));
    CrossTable { head, rows }.picture(name, &alt, Otherwise::Nothing)
}

/// Results of a player against another: a sign for each game.
fn cell(league: &League, season: &Season, row: &Row, other: &Row) -> String {
    if row == other {
        return "×".to_owned();
    }
    let cells = season.cross_cells(row, other, league.format).into_iter();
    let signs = cells.map(|cell| match cell {
        CrossCell::Won => '+',
        CrossCell::Drawn => '=',
        CrossCell::Lost => '−',
        CrossCell::Running => '…',
        CrossCell::Open => '·',
    });
    signs.collect()
}

/// The numbers of started and running games: a unique part of the file's name.
fn progress(season: &Season) -> String {
    format!("{}-{}", season.games().len(), season.running().count())
}
