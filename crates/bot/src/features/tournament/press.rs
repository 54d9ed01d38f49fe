//! A press on a button of a tournament.

use crate::features::tournament::card::card;
use crate::features::tournament::custom_id::{TournamentButton, TournamentPress};
use crate::features::tournament::find::{CurrentContest, change, here, shows};
use crate::features::tournament::{organise, result, ruling, show, side, withdraw};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::refusal::Refusal;
use crate::kit::response::Shows;
use crate::people::limits;
use crate::people::profile::RANK;
use crate::port::answer::Answer;

pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = TournamentButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let TournamentButton(step, id) = button;
    // Presses of another server are refused here.
    let found = here(ctx, id).await?;
    match step {
        TournamentPress::Enter => enter(ctx, found).await,
        TournamentPress::Withdraw => match withdraw::ask_for_side(ctx, &found) {
            Some(question) => Ok(question),
            None => {
                let by = withdraw::By::Themselves;
                let left = withdraw::withdraw(ctx, found.id, ctx.caller(), by).await?;
                Ok(show_current(ctx, &left))
            }
        },
        TournamentPress::WithdrawSure => withdraw::leave(ctx, &found).await,
        TournamentPress::Standings => show::standings(ctx, &found, 0).await,
        TournamentPress::StandingsPage(page) => {
            show::replace_with_standings(ctx, &found, page).await
        }
        TournamentPress::Share(page) => show::share(ctx, &found, page).await,
        TournamentPress::Result => result::ask(ctx, &found),
        TournamentPress::Say(at, outcome) => result::say(ctx, found, at, outcome).await,
        TournamentPress::CallOff(at) => ruling::call_off(ctx, &found, at).await,
        TournamentPress::Join(entry) => side::join(ctx, found, entry).await,
        TournamentPress::Decline(entry) => side::decline(ctx, found, entry).await,
        TournamentPress::Pair
        | TournamentPress::Lot(_)
        | TournamentPress::Page(_)
        | TournamentPress::Publish(_)
        | TournamentPress::SitOut(_)
        | TournamentPress::Remove(_)
        | TournamentPress::RemoveSure(_)
        | TournamentPress::End
        | TournamentPress::EndSure => organise::press(ctx, found, step).await,
        TournamentPress::Swap(_) => Err(Refusal::UnknownButton.into()),
    }
}

async fn enter(ctx: &Ctx<'_>, found: CurrentContest) -> Handled {
    limits::check_not_muted(ctx).await?;
    let (player, now) = (ctx.caller(), ctx.now);
    if side::has_to_choose(&found.contest, player) {
        return Ok(side::ask(ctx, &found));
    }
    let rank = RANK.get(ctx.services, player).await?;
    let entered = change(ctx, found.id, move |contest, results| {
        contest.enter(player, rank, now, results)?;
        Ok(Vec::new())
    });
    let entered = entered.await?;
    let index = entered.contest.entry_of(player);
    let goes_by_rank = entered.contest.setup.has_ranks();
    let index = index.filter(|_| goes_by_rank);
    let guess = index.map(|index| &entered.contest.entry(index).side);
    match guess.filter(|side| side.rank().is_none()) {
        // An outbox message updates the message of the tournament, if it is known.
        Some(side) if entered.contest.message.is_some() => {
            ctx.services.delivery.notify();
            Ok(ctx.ephemeral(&say::tournament::guessed(side.plays_as())))
        }
        _ => Ok(show_current(ctx, &entered)),
    }
}

/// Replaces the pressed message by the current one of the tournament.
fn show_current(ctx: &Ctx<'_>, found: &CurrentContest) -> Outcome {
    let card = card(found.id, &found.contest, &found.results, ctx.club);
    Outcome::showing(Answer::Replace(card), Some(Shows::Item(shows(found.id))))
}
