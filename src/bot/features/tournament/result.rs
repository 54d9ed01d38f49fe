//! Results of an evening, by the players themselves: what both say is noted.

use crate::bot::features::tournament::custom_id::Step;
use crate::bot::features::tournament::find::{Found, change};
use crate::bot::features::tournament::words;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::refusal::ContestRefusal;
use crate::bot::port::message::{Look, Message, Row};
use crate::contest::{Manner, Outcome, Refusal};
use crate::i18n::{Name, say};

/// Asks the caller what came of their game.
pub(crate) fn ask(ctx: &Ctx<'_>, found: &Found) -> Handled {
    let contest = &found.contest;
    if contest.setup.manner != Manner::ByHand {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let pair = contest.pair_of(ctx.caller());
    let (table, pair, color) = pair.ok_or(ContestRefusal::NoPair)?;
    let round = contest.rounds.len() as u8;
    if found.results.get(round, table).is_some() {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let opponent = words::name(contest, pair.couple.seats[!color]);
    let outcomes = [
        (say::tournament::won(), Outcome::Won(color), Look::Success),
        (
            say::tournament::lost(),
            Outcome::Won(!color),
            Look::Secondary,
        ),
        (say::tournament::jigo(), Outcome::Jigo, Look::Secondary),
    ];
    let takes_draws = contest.setup.system.takes_draws();
    let outcomes = outcomes.into_iter();
    let offered = outcomes.filter(|(_, outcome, _)| takes_draws || *outcome != Outcome::Jigo);
    let buttons = offered.map(|(label, outcome, look)| {
        let step = Step::Say(round, table as u16, outcome);
        words::button(&label, step, found.id, look, ctx.reader())
    });
    let question = say::tournament::ask_result(opponent);
    Ok(ctx.ask(&question, vec![Row::Buttons(buttons.collect())]))
}

/// The caller says what came of the pair at a table, in which they sit.
pub(crate) async fn say(
    ctx: &Ctx<'_>,
    found: Found,
    (round, table): (u8, u16),
    outcome: Outcome,
) -> Handled {
    let contest = &found.contest;
    let own = contest.pair_of(ctx.caller());
    let is_last = contest.rounds.len() == usize::from(round);
    let own = own.filter(|(own, ..)| is_last && *own == usize::from(table));
    let (table, pair, color) = own.ok_or(ContestRefusal::NoPair)?;
    if contest.setup.manner != Manner::ByHand {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let opponent = Name::mention(contest.entry(pair.couple.seats[!color]).player);
    let said = change(ctx, found.id, move |contest, results| {
        contest.say(table, color, outcome, results)?;
        Ok(Vec::new())
    });
    let after = said.await?.contest;
    ctx.services.delivery.notify();
    let pair = after
        .rounds
        .last()
        .and_then(|round| round.pairs.get(table - 1));
    let text = match pair.map(|pair| (pair.noted, pair.said[!color])) {
        Some((Some(_), _)) | None => say::tournament::noted(),
        Some((None, None)) => say::tournament::noted_waits(opponent),
        Some((None, Some(_))) => say::tournament::noted_differs(opponent),
    };
    Ok(instead(Message {
        content: text.to(ctx.reader()),
        ..Message::default()
    }))
}
