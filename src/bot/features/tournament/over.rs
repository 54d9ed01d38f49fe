//! What everybody is told in its channel when a tournament is over: who has won, the first three places, and the cross
//! table.

use crate::bot::features::tournament::card::places;
use crate::bot::features::tournament::custom_id::Step;
use crate::bot::features::tournament::table::{self, Page};
use crate::bot::features::tournament::words;
use crate::bot::games::once;
use crate::bot::kit::channel_style::style_in;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::{Files, Style};
use crate::bot::port::message::{Look, Message, Row};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::contest::{Contest, ContestId, Outcome, Phase, Results};
use crate::game::PlayerId;
use crate::i18n::{Locale, say};
use crate::store::OutboxMessage;

/// The last place that is told.
const LAST: usize = 3;
/// So many players are named and called: many may share a place.
const NAMED: usize = 10;

/// Tells in the channel of the tournament how it has ended, unless a result was taken back since.
pub(crate) async fn tell(
    services: &Services,
    queued: &OutboxMessage,
    id: ContestId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.contest(id).await;
    let found = found?;
    let (contest, results) = found.ok_or(OutboundError::Gone)?;
    let Some(last) = contest.rounds.last() else {
        return Ok(());
    };
    if contest.phase(&results) != Phase::Over {
        return Ok(());
    }
    let place = (contest.place.channel, last.at);
    let style = Style {
        club: contest.place.club,
        ..style_in(services, contest.place.channel).await
    };
    let message = message(services, (id, &contest, &results), style).await;
    let nonce = format!("t{}", queued.id);
    let mut posted = once::post(queued, place, &message, &nonce, out).await;
    if posted == Err(OutboundError::Forbidden) {
        // Most likely the bot may write there but not attach files.
        let files = Files::Forbidden;
        let style = Style { files, ..style };
        let text = self::message(services, (id, &contest, &results), style).await;
        posted = once::post(queued, place, &text, &nonce, out).await;
    }
    posted.map(drop)
}

/// How it has ended, with the first page of the cross table; a button leads to the others.
async fn message(
    services: &Services,
    (id, contest, results): (ContestId, &Contest, &Results),
    style: Style,
) -> Message {
    let locale = style.locale;
    let page = Page::of(services, contest, results, 0, style).await;
    let (mut lines, mention) = told(contest, results, locale);
    lines.push(page.legend(locale));
    let label = say::tournament::button_standings();
    let standings = words::button(&label, Step::Standings, id, Look::Secondary, locale);
    let message = Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![standings])],
        mention,
        ..Message::default()
    };
    let draft = table::draft(message, page, id, contest, style);
    draft.paint(services, style).await
}

/// The lines that say who has won and who stands behind them, and who is named in them.
fn told(contest: &Contest, results: &Results, locale: Locale) -> (Vec<String>, Vec<PlayerId>) {
    let (event, standings) = contest.standings(results);
    let main = event.parameters().main_score().criterion();
    let all = places(contest, &standings);
    let mut lines = vec![say::tournament::ended(words::title(contest)).to(locale)];
    let mut named = Vec::new();
    // Before anything is decided, start scores alone would name winners.
    if is_anything_decided(contest, results) {
        let top = all.iter().filter(|(place, _)| *place <= LAST);
        let top: Vec<_> = top.take(NAMED).copied().collect();
        let players = |(_, index): &(usize, _)| contest.entry(*index).side.players();
        let first = top.iter().filter(|(place, _)| *place == 1);
        let first = first.map(|(_, index)| words::name(contest, *index).to(locale));
        let first: Vec<_> = first.collect();
        lines.push(say::tournament::first(first.join(", ")).to(locale));
        lines.extend(top.iter().map(|one| {
            let score = standings.figure(one.1.get(), main);
            words::placed(contest, *one, score, locale)
        }));
        named.extend(
            top.iter()
                .flat_map(players)
                .filter(|player| !player.is_nobody()),
        );
    }
    let (number, rounds) = (all.len(), contest.rounds.len());
    let field = match words::sides(contest) {
        None => say::tournament::field(number, rounds),
        Some(sides) => say::tournament::field_sides(number, rounds, sides.to_owned()),
    };
    lines.push(field.to(locale));
    let open = results.all_open();
    if open > 0 {
        lines.push(say::tournament::ended_open(open).to(locale));
    }
    (lines, named)
}

/// Whether any pair has a result that counts.
fn is_anything_decided(contest: &Contest, results: &Results) -> bool {
    let rounds = contest.rounds.iter().zip(1..);
    let mut outcomes = rounds.flat_map(|(round, number)| {
        (1..=round.pairs.len()).filter_map(move |table| results.get(number, table))
    });
    outcomes.any(|outcome| outcome != Outcome::Void)
}
