//! Withdrawing: one player, or after a question a whole pair or team.

use crate::contest::{self, Contest, ContestId, EntryIndex, Format, Standing};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::find::{CurrentContest, change};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::{absence, asked, words};
use crate::game::PlayerId;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::port::message::{Look, Message, Row};
use crate::store::{CONTEST_NEWS, ContestNews, Envelope};

/// Asks the caller whether their whole pair or team is to leave, if they play in one that is complete.
pub(crate) fn ask_for_side(ctx: &Ctx<'_>, found: &CurrentContest) -> Option<Outcome> {
    let contest = &found.contest;
    let own = contest.standing_of(ctx.caller())?;
    let entry = contest.entry(own);
    if contest.setup.format == Format::Single || entry.standing == Standing::Forming {
        return None;
    }
    let label = say::tournament::button_withdraw();
    let step = TournamentPress::WithdrawSure;
    let sure = words::button(&label, step, found.id, Look::Danger, ctx.reader());
    let question = say::tournament::withdraw_question(words::name(contest, own));
    Some(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

/// Withdraws the caller's whole pair or team, as the caller has confirmed.
pub(crate) async fn leave(ctx: &Ctx<'_>, found: &CurrentContest) -> Handled {
    let contest = &found.contest;
    let own = contest.standing_of(ctx.caller());
    let own = own.ok_or(ContestRefusal::Contest(contest::Refusal::NotIn))?;
    withdraw(ctx, found.id, ctx.caller(), By::Themselves).await?;
    let (title, players) = (words::title(contest), words::name(contest, own));
    Ok(instead(Message::text(
        say::tournament::side_gone(title, players).to(ctx.reader()),
    )))
}

/// The member who withdraws a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// The caller, for their own side.
    Themselves,
    Organiser,
}

/// Withdraws `player` with their pair or team; returns the new tournament.
pub(crate) async fn withdraw(
    ctx: &Ctx<'_>,
    id: ContestId,
    player: PlayerId,
    by: By,
) -> Result<CurrentContest, Failure> {
    let now = ctx.now;
    let left = change(ctx, id, move |contest, results| {
        let own = contest.standing_of(player);
        let asked = own.filter(|own| contest.entry(*own).standing == Standing::Forming);
        let moved = match (contest.withdraw(player, now, results), by) {
            (Err(contest::Refusal::NotIn), By::Organiser) => Err(contest::Refusal::NotPlaying),
            (moved, _) => moved,
        }?;
        let round = contest.rounds.len() as u8;
        let moved_up = |player| CONTEST_NEWS.to(player, (id, (round, ContestNews::MovedUp)));
        let notices = own.map(|own| match by {
            By::Themselves => dissolve(id, contest, own, player).collect(),
            By::Organiser => absence::envelopes(id, contest, own, ContestNews::Removed),
        });
        let moved = moved.into_iter().map(moved_up);
        let asked = asked.and_then(|asked| asked::settle(id, contest, asked, None));
        let moved = moved.chain(asked);
        Ok(notices.into_iter().flatten().chain(moved).collect())
    });
    let left = left.await?;
    // Players who moved up from the waiting list get a message.
    ctx.services.delivery.notify();
    Ok(left)
}

/// The outbox messages to the members of the side at `entry` that it does not play, because `by` does not.
pub(crate) fn dissolve(
    id: ContestId,
    contest: &Contest,
    entry: EntryIndex,
    by: PlayerId,
) -> impl Iterator<Item = Envelope> {
    let side = &contest.entry(entry).side;
    let others = side
        .players()
        .filter(move |player| *player != by && side.has(*player));
    others.map(move |player| asked::news(id, contest, player, ContestNews::Dissolved { by }))
}
