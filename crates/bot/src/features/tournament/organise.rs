//! Actions of an organiser: propose the pairs of a round, change them, publish them, and end the tournament.

use crate::clock::Timestamp;
use crate::contest::{self, Contest, ContestId, EntryIndex, Results, Standing};
use crate::features::tournament::custom_id::{ProposalPage, TournamentButton, TournamentPress};
use crate::features::tournament::find::{CurrentContest, change, check_organises, here};
use crate::features::tournament::proposal::proposal;
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::{absence, asked, pairs, words};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, number};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::port::message::{Look, Message, Row};
use crate::store::Envelope;

/// Handles an organiser's press.
pub(crate) async fn press(ctx: &Ctx<'_>, found: CurrentContest, step: TournamentPress) -> Handled {
    check_organises(ctx, &found.contest)?;
    match step {
        TournamentPress::Pair => {
            // Opening the proposal again uses the latest lots and the current standings.
            let known = found.contest.proposal.as_ref();
            let lot = known.map_or(0, |known| known.lot);
            let proposed = propose(ctx, &found, lot).await?;
            Ok(ephemeral(page(ctx, &proposed, 0, None).await?))
        }
        TournamentPress::Lot(version) => {
            let known = found.contest.proposal.as_ref();
            let known = known.filter(|known| known.version == version);
            let lot = known.ok_or(OUTDATED)?.lot.wrapping_add(1);
            let proposed = propose(ctx, &found, lot).await?;
            Ok(instead(page(ctx, &proposed, 0, None).await?))
        }
        TournamentPress::Page(seen) => {
            check_seen(&found, seen)?;
            Ok(instead(
                page(ctx, &found, seen.page.into(), seen.selected).await?,
            ))
        }
        TournamentPress::SitOut(seen) | TournamentPress::Remove(seen) => {
            take_out(ctx, &found, step, seen).await
        }
        TournamentPress::RemoveSure(entry) => remove(ctx, &found, entry).await,
        TournamentPress::Publish(version) => publish(ctx, found, version).await,
        TournamentPress::End => Ok(ask_for_end(ctx, &found)),
        TournamentPress::EndSure => {
            let (id, now) = (found.id, ctx.now);
            let ended = change(ctx, id, move |contest, results| {
                let asking: Vec<_> = contest.of(Standing::Forming).collect();
                contest.close(now, results)?;
                Ok(asked::drop_questions(id, contest, &asking))
            });
            ended.await?;
            ctx.services.delivery.notify();
            Ok(instead(Message::text(
                say::tournament::over().to(ctx.reader()),
            )))
        }
        _ => Err(Refusal::UnknownButton.into()),
    }
}

const OUTDATED: ContestRefusal = ContestRefusal::Contest(contest::Refusal::Outdated);

/// Refuses a page of an older proposal, or a selected player who is not in it: the custom id may be forged.
fn check_seen(found: &CurrentContest, seen: ProposalPage) -> Result<(), ContestRefusal> {
    let known = found.contest.proposal.as_ref();
    let known = known.filter(|known| known.version == seen.version);
    let known = known.ok_or(OUTDATED)?;
    match seen.selected {
        Some(selected) if !known.seats().any(|seat| *seat == selected) => Err(OUTDATED),
        _ => Ok(()),
    }
}

async fn propose(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    lot: u8,
) -> Result<CurrentContest, Failure> {
    // Five hundred players take a while, so they are paired outside of the store's transaction.
    let (mut contest, results) = (found.contest.clone(), found.results.clone());
    let rounds = contest.rounds.len();
    let pairs = ctx
        .services
        .cpu
        .work(move || contest.propose(lot, &results).cloned());
    let pairs = pairs.await.ok_or(Refusal::Trouble)?;
    let pairs = pairs.map_err(ContestRefusal::Contest)?;
    change(ctx, found.id, move |contest, _| {
        contest.adopt(pairs.clone(), rounds)?;
        Ok(Vec::new())
    })
    .await
}

async fn page(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    page: usize,
    selected: Option<EntryIndex>,
) -> Result<Message, ContestRefusal> {
    let shown = proposal(ctx, found, page, selected).await;
    shown.ok_or(OUTDATED)
}

/// Selects the chosen player for a swap, or swaps them with the selected one.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let button = TournamentButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let TournamentButton(TournamentPress::Swap(seen), id) = button else {
        return Err(Refusal::UnknownButton.into());
    };
    let found = here(ctx, id).await?;
    check_organises(ctx, &found.contest)?;
    check_seen(&found, seen)?;
    let chosen = number(value).and_then(|number| u16::try_from(number).ok());
    let chosen = EntryIndex::new(chosen.ok_or(Refusal::UnknownButton)?.into());
    let chosen_page = ProposalPage {
        selected: Some(chosen),
        ..seen
    };
    check_seen(&found, chosen_page)?;
    let at = seen.page.into();
    match seen.selected {
        None => Ok(instead(page(ctx, &found, at, Some(chosen)).await?)),
        Some(selected) if selected == chosen => Ok(instead(page(ctx, &found, at, None).await?)),
        Some(selected) => {
            let swapped = change(ctx, id, move |contest, results| {
                contest.swap(seen.version, selected, chosen, results)?;
                Ok(Vec::new())
            });
            Ok(instead(page(ctx, &swapped.await?, at, None).await?))
        }
    }
}

/// Lets the selected entry sit out the round, or removes it from the tournament, and pairs the others again.
/// Irreversible actions are confirmed first.
async fn take_out(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    step: TournamentPress,
    seen: ProposalPage,
) -> Handled {
    check_seen(found, seen)?;
    let selected = seen.selected.ok_or(Refusal::UnknownButton)?;
    let player = found.contest.entry(selected).side.captain();
    let known = found.contest.proposal.as_ref();
    match step {
        TournamentPress::SitOut(_) if known.is_some_and(|known| known.seats().count() <= 2) => {
            // There would be no round to sit out, and the page stays as it is.
            Err(ContestRefusal::Contest(contest::Refusal::TooFew).into())
        }
        TournamentPress::SitOut(_) => {
            let changed = absence::sit_out(ctx, found.id, player).await?;
            pair_anew(ctx, found, &changed).await
        }
        _ if !absence::is_for_good(ctx, found) => remove(ctx, found, selected).await,
        _ => {
            let back = words::button(
                &say::table::button_cancel(),
                TournamentPress::Page(seen),
                found.id,
                Look::Secondary,
                ctx.reader(),
            );
            Ok(instead(absence::question(ctx, found, selected, Some(back))))
        }
    }
}

/// Removes an entry from the tournament, and pairs the others anew if pairs are proposed.
async fn remove(ctx: &Ctx<'_>, found: &CurrentContest, entry: EntryIndex) -> Handled {
    let entries = &found.contest.entries;
    let side = entries.get(entry.get()).map(|entry| &entry.side);
    let player = side.ok_or(Refusal::UnknownButton)?.captain();
    let changed = absence::remove(ctx, found.id, player).await?;
    if found.contest.proposal.is_some() {
        return pair_anew(ctx, found, &changed).await;
    }
    Ok(instead(Message::text(
        absence::removal_text(player).to(ctx.reader()),
    )))
}

/// Proposes pairs of the players who are left in the `changed` tournament, by the lots that were drawn last.
async fn pair_anew(ctx: &Ctx<'_>, found: &CurrentContest, changed: &CurrentContest) -> Handled {
    let lot = found.contest.proposal.as_ref().map_or(0, |known| known.lot);
    match propose(ctx, changed, lot).await {
        Ok(proposed) => Ok(instead(page(ctx, &proposed, 0, None).await?)),
        // There are too few players left.
        Err(Failure::Refused(refusal)) => {
            Ok(instead(Message::text(refusal.text().to(ctx.reader()))))
        }
        Err(failure) => Err(failure),
    }
}

async fn publish(ctx: &Ctx<'_>, found: CurrentContest, version: u32) -> Handled {
    let (id, now) = (found.id, ctx.now);
    let published = change(ctx, id, move |contest, results| {
        publish_as(id, contest, version, now, results)
    });
    let round = published.await?.contest.rounds.len() as u8;
    ctx.services.delivery.notify();
    Ok(instead(Message::text(
        say::tournament::published(round).to(ctx.reader()),
    )))
}

/// Publishes the proposal `version` of `contest`; returns the outbox messages that post it.
pub(super) fn publish_as(
    id: ContestId,
    contest: &mut Contest,
    version: u32,
    now: Timestamp,
    results: &Results,
) -> Result<Vec<Envelope>, contest::Refusal> {
    let asking: Vec<_> = contest.of(Standing::Forming).collect();
    contest.publish(version, now, results)?;
    let mut queue = pairs::post_round(id, contest);
    queue.extend(asked::drop_questions(id, contest, &asking));
    Ok(queue)
}

fn ask_for_end(ctx: &Ctx<'_>, found: &CurrentContest) -> Outcome {
    let sure = words::button(
        &say::tournament::button_end(),
        TournamentPress::EndSure,
        found.id,
        Look::Danger,
        ctx.reader(),
    );
    ctx.ask(
        &say::tournament::end_question(),
        vec![Row::Buttons(vec![sure])],
    )
}
