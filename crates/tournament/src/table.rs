//! Standings and rounds for people: a table and a cross table, as text.

use super::event::Index;
use super::file::TournamentFile;
use super::points::Points;
use super::standings::Standings;
use super::wall::{self, Cell};

/// The standings of `file` with a cross table, opponents by line.
#[must_use]
pub fn text(file: &TournamentFile, standings: &Standings) -> String {
    let title = format!("{}, after round {}", file.header.name, standings.round());
    let mut text = format!("{title}\n\n");
    text.push_str(&align(&table(file, standings)));
    text.push_str("\nRounds: the opponent's line, + won, - lost, = even, ? not known, ! not played, w or b, stones\n\n");
    text.push_str(&align(&cross_table(file, standings)));
    text
}

/// A row for each player with the criteria of the placement.
fn table(file: &TournamentFile, standings: &Standings) -> Vec<Vec<String>> {
    let criteria = standings.placement();
    let mut head: Vec<_> = ["Place", "Name", "Rank", "Club"]
        .map(str::to_owned)
        .to_vec();
    head.extend(criteria.iter().map(|criterion| criterion.name().to_owned()));
    let row = |player: &Index| {
        let entry = &file.event.players()[*player];
        let mut row = vec![
            standings.place(*player).to_string(),
            name(file, *player),
            entry.rank.to_string(),
            entry.club.clone().unwrap_or_default(),
        ];
        let figures = criteria
            .iter()
            .map(|criterion| standings.figure(*player, *criterion));
        row.extend(figures.map(|points| points.to_string()));
        row
    };
    let rows = standings.order().iter().map(row);
    std::iter::once(head).chain(rows).collect()
}

/// A row for each player, with a cell for each round.
fn cross_table(file: &TournamentFile, standings: &Standings) -> Vec<Vec<String>> {
    let mut head: Vec<_> = ["Line", "Name"].map(str::to_owned).to_vec();
    head.extend((1..=standings.round()).map(|round| format!("R{round}")));
    let cells = wall::list(&file.event, standings);
    let rows = standings
        .order()
        .iter()
        .zip(cells)
        .enumerate()
        .map(|(line, (player, cells))| {
            let mut row = vec![(line + 1).to_string(), name(file, *player)];
            row.extend(cells.into_iter().map(cell));
            row
        });
    std::iter::once(head).chain(rows).collect()
}

fn cell(cell: Cell) -> String {
    match cell {
        Cell::Game {
            opponent,
            result,
            side,
            handicap,
            is_forfeit,
        } => {
            let sign = result.sign();
            let forfeit = if is_forfeit { "!" } else { "" };
            let side = wall::letter(side);
            let stones = match handicap {
                0 => String::new(),
                stones => stones.to_string(),
            };
            format!("{opponent}{sign}{forfeit}{side}{stones}")
        }
        Cell::Unplayed(Points::ZERO) => "-".to_owned(),
        Cell::Unplayed(points) => format!("bye {points}"),
    }
}

fn name(file: &TournamentFile, player: Index) -> String {
    let person = &file.people[player];
    let full = format!("{} {}", person.name, person.first_name);
    full.trim().to_owned()
}

/// Aligns rows in columns.
fn align(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column| {
        let cells = rows.iter().filter_map(|row: &Vec<String>| row.get(column));
        cells
            .map(|cell: &String| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<_> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}
