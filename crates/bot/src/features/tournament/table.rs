//! The cross table: a row for each player, a column for each round, and the tie-breaks.
//!
//! At 390 pixels a phone shows some thirty characters across: a page has a few rounds, and a few players.

use crate::club::cross_table::CrossTable;
use crate::contest::{Contest, ContestId, EntryIndex, Outcome, Results};
use crate::features::tournament::card::places;
use crate::features::tournament::words;
use crate::i18n::{Locale, Name, Quote, say};
use crate::kit::draft::{Draft, Otherwise};
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::render::TextTable;
use crate::rules::Color;
use crate::tournament::{Criterion, Standings};

/// Players on a page.
const ROWS: usize = 16;
/// Rounds on a page, the latest ones first.
const ROUNDS: usize = 4;

/// Number of first players that the picture's description names.
const LEADERS: usize = 3;

/// A page of the cross table.
pub(crate) struct Page {
    /// From 0.
    pub(crate) number: u32,
    /// Number of pages.
    pub(crate) pages: u32,
    table: CrossTable,
    /// The criteria of the ranking that the table shows.
    criteria: Vec<Criterion>,
    /// The first players of the tournament, in words.
    leaders: Vec<String>,
}

impl Page {
    /// Page `number` of the current standings; the last one if there are fewer.
    pub(crate) async fn of(
        services: &Services,
        contest: &Contest,
        results: &Results,
        number: u32,
        style: Style,
    ) -> Self {
        let (event, standings) = contest.standings(results);
        let main = event.parameters().main_score().criterion();
        let places = places(contest, &standings);
        let leaders = leaders(services, contest, &places, &standings, main, style).await;
        let players: Vec<_> = places.into_iter().map(|(_, player)| player).collect();
        let rounds = contest.rounds.len();
        let across = rounds.div_ceil(ROUNDS).max(1);
        let down = players.len().div_ceil(ROWS).max(1);
        let pages = (across * down) as u32;
        let number = number.min(pages - 1);
        let (page_row, page_column) = (number as usize / across, number as usize % across);
        // The latest rounds come first.
        let last = rounds - page_column * ROUNDS;
        let first = last.saturating_sub(ROUNDS) + 1;
        let criteria = &standings.placement()[..standings.placement().len().min(2)];
        let mut head = vec!["#".to_owned(), String::new(), String::new()];
        head.extend((first..=last).map(|round| format!("R{round}")));
        head.extend(criteria.iter().map(|criterion| criterion.name().to_owned()));
        let line = |entry| Some(players.iter().position(|player| *player == entry)? + 1);
        let goes_by_rank = contest.setup.has_ranks();
        let mut rows = Vec::new();
        for player in players.iter().skip(page_row * ROWS).take(ROWS) {
            let entry = contest.entry(*player);
            let name = words::plain_name(services, entry, style.club).await;
            let rank = goes_by_rank.then(|| words::rank(entry));
            let mut row = vec![
                // Equals share a place, and opponents are named by their lines.
                line(*player).unwrap_or(0).to_string(),
                CrossTable::name(&name),
                rank.unwrap_or_default(),
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
            criteria: criteria.to_vec(),
            table: CrossTable { head, rows },
            leaders,
        }
    }

    /// The table alone.
    pub(crate) fn into_table(self) -> TextTable {
        self.table.into_table()
    }

    /// The meaning of the signs and of the columns' headings.
    pub(crate) fn legend(&self, locale: Locale) -> String {
        let criteria = self.criteria.iter().map(|criterion| {
            let word = criterion.name().to_ascii_lowercase();
            say::tournament::criterion_named(word).to(locale)
        });
        let criteria: Vec<_> = criteria.collect();
        let signs = say::tournament::legend().to(locale);
        format!("{signs}\n{}", criteria.join(" · "))
    }
}

/// The first players in words, as in `1. anna 3`.
async fn leaders(
    services: &Services,
    contest: &Contest,
    places: &[(usize, EntryIndex)],
    standings: &Standings,
    main: Criterion,
    style: Style,
) -> Vec<String> {
    let mut leaders = Vec::new();
    for (place, player) in places.iter().take(LEADERS) {
        let name = words::plain_name(services, contest.entry(*player), style.club).await;
        let (name, score) = (Name::bare(&name), standings.figure(player.get(), main));
        leaders.push(format!("{place}. {name} {score}"));
    }
    leaders
}

/// A player's result in a round, as in `5+w`: the opponent's line, the result, and the player's colour.
fn cell(
    contest: &Contest,
    results: &Results,
    round: usize,
    player: EntryIndex,
    line: impl Fn(EntryIndex) -> Option<usize>,
) -> String {
    let played = &contest.rounds[round - 1];
    let mut pairs = played.pairs.iter().zip(1..);
    let own = pairs.find_map(|(pair, table)| Some((pair, table, pair.color_of(player)?)));
    let Some((pair, table, color)) = own else {
        return if played.byes.contains(&player) {
            "+".to_owned()
        } else {
            "–".to_owned()
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
    let title = Quote::bare(contest.setup.title.as_str());
    let alt = say::tournament::alt(title, round).to(style.locale);
    let alt = format!("{alt}\n{}", page.leaders.join("\n"));
    let text = page.table.text();
    let name = format!("tengen-tournament-{id}-{round}-{}.png", page.number + 1);
    let picture = page.table.picture(name, &alt, Otherwise::Content(text));
    Draft {
        message,
        pictures: vec![picture],
    }
}
