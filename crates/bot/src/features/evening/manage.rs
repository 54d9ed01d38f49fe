//! Actions of moderators: skip the next evening, and end them all.

use crate::club::activity;
use crate::evening::Evening;
use crate::features::evening::card::{MOST_NAMED, player_names};
use crate::features::evening::custom_id::{EveningPress, button};
use crate::features::evening::find::{change, failure};
use crate::features::evening::refusal::EveningRefusal;
use crate::game::{ChannelId, PlayerId};
use crate::games::time::calendar::club_zone;
use crate::i18n::{Text, When, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};
use crate::store::{DELETE, EVENING_ANNOUNCED, EVENING_SCHEDULED};

/// Asks whether to skip the next evening.
pub(crate) fn ask_to_skip(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    activity::check_moderates(ctx)?;
    check_not_begun(ctx, evening)?;
    let question = say::evening::skip_question(When(evening.begins));
    let step = EveningPress::SkipSure(begin_millis(evening));
    let label = say::evening::button_skip();
    Ok(ask(ctx, channel, &question, label, step))
}

/// Refuses if `evening` has started: it cannot be skipped any more, and the next one is not set up yet.
fn check_not_begun(ctx: &Ctx<'_>, evening: &Evening) -> Result<(), Failure> {
    if ctx.now < evening.begins {
        Ok(())
    } else {
        Err(EveningRefusal::Begun(evening.closes()).into())
    }
}

/// The beginning of `evening`, as [`EveningPress::SkipSure`] carries it.
fn begin_millis(evening: &Evening) -> u64 {
    evening.begins.as_millis().unsigned_abs()
}

/// Cancels the evening that begins `at`: the next one follows. The guests are pinged.
pub(crate) async fn skip(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening, at: u64) -> Handled {
    activity::check_moderates(ctx)?;
    if begin_millis(evening) != at {
        return Err(EveningRefusal::Outdated.into());
    }
    check_not_begun(ctx, evening)?;
    let zone = club_zone(ctx.services, evening.club).await?;
    let skipped = evening.begins;
    let next = evening.rhythm.next_after(zone, skipped, ctx.now);
    let guests = change(ctx, channel, move |evening| {
        // Another moderator may have skipped it at the same time.
        if evening.begins != skipped {
            return Ok((None, Vec::new()));
        }
        let delete = evening.message.map(|message| DELETE.to(channel, message));
        let guests = guests(evening);
        evening.skip(next);
        let new = [EVENING_SCHEDULED, EVENING_ANNOUNCED].map(|kind| kind.to(channel, ()));
        let messages = delete.into_iter().chain(new);
        Ok((Some(guests), messages.collect()))
    });
    let guests = guests.await?.ok_or(EveningRefusal::Outdated)?;
    let text = say::evening::skipped(When(next));
    let public =
        say::evening::skipped_for(player_names(&guests, ctx.club), When(skipped), When(next));
    Ok(report(ctx, &text, &public, guests))
}

/// The guests of `evening`.
fn guests(evening: &Evening) -> Vec<PlayerId> {
    evening.guests.iter().map(|guest| guest.who).collect()
}

/// Asks whether to end the evenings.
pub(crate) fn ask_for_end(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    activity::check_moderates(ctx)?;
    let question = say::evening::end_question(channel);
    Ok(ask(
        ctx,
        channel,
        &question,
        say::evening::button_end(),
        EveningPress::EndSure,
    ))
}

/// Ends the evenings of `channel`, and deletes their data.
pub(crate) async fn end(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    activity::check_moderates(ctx)?;
    let guests = guests(evening);
    let ended = ctx
        .services
        .store
        .end_activity::<Evening>(channel, |_| Ok(()))
        .await;
    ended.map_err(failure)?;
    ctx.services.delivery.notify();
    let public = say::evening::ended_for(player_names(&guests, ctx.club));
    Ok(report(ctx, &say::evening::ended(), &public, guests))
}

fn ask(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    question: &Text,
    label: Text,
    step: EveningPress,
) -> Outcome {
    let sure = button(&label, step, channel, Look::Danger, ctx.reader());
    ctx.ask(question, vec![Row::Buttons(vec![sure])])
}

/// Confirms a change: by the `public` text to everybody who signed up, or by `text` to the caller if nobody did.
fn report(ctx: &Ctx<'_>, text: &Text, public: &Text, guests: Vec<PlayerId>) -> Outcome {
    if guests.is_empty() {
        instead(Message::text(text.to(ctx.reader())))
    } else {
        Outcome::answer(Answer::Post(Message {
            content: public.to(ctx.club),
            mention: guests.into_iter().take(MOST_NAMED).collect(),
            ..Message::default()
        }))
    }
}
