//! The cross table: a row for each player, a column for each round, and what decides the place.
//!
//! At 390 pixels a phone shows some thirty characters across: a page has a few rounds, and a few players.

use crate::bot::features::tournament::card::taking_part;
use crate::bot::features::tournament::words;
use crate::bot::games::cross_table::CrossTable;
use crate::bot::kit::draft::{Draft, Otherwise};
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::Style;
use crate::bot::port::message::Message;
use crate::contest::{Contest, ContestId, Outcome, Results};
use crate::i18n::say;
use crate::rules::Color;

/// So many players stand on a page.
const ROWS: usize = 16;
/// And so many rounds, the latest ones first.
const ROUNDS: usize = 4;

/// A page of the cross table.
pub(crate) struct Page {
    /// From 0.
    pub(crate) number: u32,
    /// How many there are.
    pub(crate) pages: u32,
    table: CrossTable,
}

impl Page {
    /// The page `number` of the standings as they are; the last one if there are not so many.
    pub(crate) async fn of(
        services: &Services,
        contest: &Contest,
        results: &Results,
        number: u32,
        style: Style,
    ) -> Self {
        let (_, standings) = contest.standings(results);
        let players = taking_part(contest, &standings);
        let rounds = contest.rounds.len();
        let across = rounds.div_ceil(ROUNDS).max(1);
        let down = players.len().div_ceil(ROWS).max(1);
        let pages = (across * down) as u32;
        let number = number.min(pages - 1);
        let (block, part) = (number as usize / across, number as usize % across);
        // The latest rounds come first.
        let last = rounds - part * ROUNDS;
        let first = last.saturating_sub(ROUNDS) + 1;
        let criteria = &standings.placement()[..standings.placement().len().min(2)];
        let mut head = vec!["#".to_owned(), String::new(), String::new()];
        head.extend((first..=last).map(|round| format!("R{round}")));
        head.extend(criteria.iter().map(|criterion| criterion.name().to_owned()));
        let line = |entry| {
            players
                .iter()
                .position(|player| *player == entry)
                .map(|at| at + 1)
        };
        let mut rows = Vec::new();
        for player in players.iter().skip(block * ROWS).take(ROWS) {
            let entry = contest.entry(*player);
            let name = people::name(services, entry.player, style.club).await;
            let mut row = vec![
                // Equals share a place, and opponents are told by their lines.
                line(*player).unwrap_or(0).to_string(),
                CrossTable::name(&name),
                entry.rank.map_or_else(String::new, |rank| rank.to_string()),
            ];
            row.extend((first..=last).map(|round| cell(contest, results, round, *player, line)));
            row.extend(
                criteria
                    .iter()
                    .map(|criterion| standings.figure(player.get(), *criterion).to_string()),
            );
            rows.push(row);
        }
        Self {
            number,
            pages,
            table: CrossTable { head, rows },
        }
    }
}

/// What a player did in a round, as in `5+w`: the opponent's line, what came of it, and the player's colour.
fn cell(
    contest: &Contest,
    results: &Results,
    round: usize,
    player: crate::contest::EntryIndex,
    line: impl Fn(crate::contest::EntryIndex) -> Option<usize>,
) -> String {
    let played = &contest.rounds[round - 1];
    let mut pairs = played.pairs.iter().zip(1..);
    let own = pairs.find_map(|(pair, table)| Some((pair, table, pair.color_of(player)?)));
    let Some((pair, table, color)) = own else {
        return match played.byes.contains(&player) {
            true => "+".to_owned(),
            false => "–".to_owned(),
        };
    };
    let opponent = line(pair.couple.seats[!color]).unwrap_or(0);
    let sign = match results.get(round as u8, table) {
        Some(Outcome::Won(winner)) if winner == color => "+",
        Some(Outcome::Won(_) | Outcome::BothLose) => "−",
        Some(Outcome::Jigo) => "=",
        Some(Outcome::Void) | None => "?",
    };
    let color = match color {
        Color::Black => "b",
        Color::White => "w",
    };
    format!("{opponent}{sign}{color}")
}

/// `message` with the picture of `page`.
pub(crate) fn draft(
    message: Message,
    page: Page,
    id: ContestId,
    contest: &Contest,
    style: Style,
) -> Draft {
    let round = contest.rounds.len() as u8;
    let title = words::title(contest);
    let alt = say::tournament::alt(title, round).to(style.locale);
    let text = page.table.told();
    let name = format!("tengen-tournament-{id}-{round}-{}.png", page.number + 1);
    let picture = page.table.picture(name, &alt, Otherwise::Content(text));
    Draft {
        message,
        pictures: vec![picture],
    }
}
