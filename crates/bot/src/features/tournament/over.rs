//! The final message in a tournament's channel: the winner, and the cross table.

use crate::contest::{Contest, ContestId, Outcome, Phase, Results};
use crate::features::tournament::card::places;
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::table::{self, Page};
use crate::features::tournament::words;
use crate::game::PlayerId;
use crate::i18n::{Locale, say};
use crate::kit::channel_style::style_in;
use crate::kit::once;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::{Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::OutboxMessage;

/// Maximum number of winners named and pinged: many may share a place.
const MOST_NAMED: usize = 10;

/// Announces the end of the tournament in its channel, unless a result was withdrawn since.
pub(crate) async fn announce(
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
    let channel = contest.place.channel;
    let style = Style {
        club: contest.place.club,
        ..style_in(services, channel).await
    };
    let message = message(services, id, &contest, &results, style).await;
    let nonce = format!("t{}", queued.id);
    let mut posted = once::post(queued, channel, last.at, &message, &nonce, out).await;
    if posted == Err(OutboundError::Forbidden) {
        // Most likely the bot may write there but not attach files.
        let files = Files::Forbidden;
        let style = Style { files, ..style };
        let text = self::message(services, id, &contest, &results, style).await;
        posted = once::post(queued, channel, last.at, &text, &nonce, out).await;
    }
    posted.map(drop)
}

/// The final message, with the first page of the cross table; a button leads to the others.
async fn message(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    results: &Results,
    style: Style,
) -> Message {
    let locale = style.locale;
    let page = Page::of(services, contest, results, 0, style).await;
    let (mut lines, mention) = winners(contest, results, locale);
    lines.push(page.legend(locale));
    let label = say::tournament::button_standings();
    let standings = words::button(
        &label,
        TournamentPress::Standings,
        id,
        Look::Secondary,
        locale,
    );
    let message = Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![standings])],
        mention,
        ..Message::default()
    };
    let draft = table::draft(message, page, id, contest, style);
    draft.paint(services, style).await
}

/// The lines that name the winners: the table below has everybody else.
fn winners(contest: &Contest, results: &Results, locale: Locale) -> (Vec<String>, Vec<PlayerId>) {
    let (_, standings) = contest.standings(results);
    let all = places(contest, &standings);
    let title = words::title(contest);
    // Before anything is decided, start scores alone would name winners.
    let is_decided = is_anything_decided(contest, results);
    let first = all.iter().filter(|(place, _)| is_decided && *place == 1);
    let first: Vec<_> = first.take(MOST_NAMED).map(|(_, index)| *index).collect();
    let names = first.iter().map(|index| words::name(contest, *index));
    let names: Vec<_> = names.map(|name| name.to(locale)).collect();
    let headline = if names.is_empty() {
        say::tournament::ended(title)
    } else {
        say::tournament::ended_won(title, names.join(", "))
    };
    let (number, rounds) = (all.len(), contest.rounds.len());
    let field = match words::sides(contest) {
        None => say::tournament::field(number, rounds),
        Some(sides) => say::tournament::field_sides(number, rounds, sides.to_owned()),
    };
    let open = results.all_open();
    let open = (open > 0).then(|| say::tournament::ended_open(open));
    let lines = [headline, field].into_iter().chain(open);
    let players = first
        .iter()
        .flat_map(|index| contest.entry(*index).side.players());
    let named = players.filter(|player| !player.is_nobody());
    (lines.map(|line| line.to(locale)).collect(), named.collect())
}

/// Whether any pair has a result that counts.
fn is_anything_decided(contest: &Contest, results: &Results) -> bool {
    let rounds = contest.rounds.iter().zip(1..);
    let mut outcomes = rounds.flat_map(|(round, number)| {
        (1..=round.pairs.len()).filter_map(move |table| results.get(number, table))
    });
    outcomes.any(|outcome| outcome != Outcome::Void)
}
