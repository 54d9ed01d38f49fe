//! What moderators do: skip the next evening, and end them all.

use crate::bot::features::evening::custom_id::{Step, button};
use crate::bot::features::evening::find::{change, failure};
use crate::bot::games::activity;
use crate::bot::games::time::club_zone::club_zone;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Handled, Outcome, instead};
use crate::bot::port::message::{Look, Message, Row};
use crate::evening::Evening;
use crate::game::ChannelId;
use crate::i18n::{Text, When, say};
use crate::store::{EveningPart, Payload};

/// Asks whether the next evening does not take place.
pub(crate) fn ask_to_skip(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    activity::check_moderates(ctx)?;
    let question = say::evening::skip_question(When(evening.begins));
    Ok(asked(
        ctx,
        channel,
        &question,
        (say::evening::button_skip(), Step::SkipSure),
    ))
}

/// The evening does not take place: the next one comes after it.
pub(crate) async fn skip(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    activity::check_moderates(ctx)?;
    let zone = club_zone(ctx.services, evening.club).await?;
    let skipped = evening.begins;
    let next = evening.rhythm.following(zone, skipped, ctx.now);
    let begins = change(ctx, channel, move |evening| {
        // Somebody else may have skipped it at the same time.
        if evening.begins != skipped {
            return Ok((evening.begins, Vec::new()));
        }
        let gone = evening.message;
        let gone = gone.map(|message| Payload::Delete { channel, message });
        evening.skip(next);
        let told = gone.into_iter().chain([EveningPart::Scheduled.of(channel)]);
        Ok((next, told.collect()))
    });
    let told = say::evening::skipped(When(begins.await?));
    Ok(done(ctx, &told))
}

/// Asks whether to end the evenings.
pub(crate) fn ask_for_end(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    activity::check_moderates(ctx)?;
    let question = say::evening::end_question(channel);
    Ok(asked(
        ctx,
        channel,
        &question,
        (say::evening::button_end(), Step::EndSure),
    ))
}

/// Ends the evenings of `channel`: nothing of them is kept.
pub(crate) async fn end(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    activity::check_moderates(ctx)?;
    let ended = ctx.services.store.end_evening(channel).await;
    ended.map_err(failure)?;
    ctx.services.delivery.notify();
    Ok(done(ctx, &say::evening::ended()))
}

fn asked(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    question: &Text,
    (label, step): (Text, Step),
) -> Outcome {
    let sure = button(&label, step, channel, Look::Danger, ctx.reader());
    ctx.ask(question, vec![Row::Buttons(vec![sure])])
}

fn done(ctx: &Ctx<'_>, text: &Text) -> Outcome {
    instead(Message {
        content: text.to(ctx.reader()),
        ..Message::default()
    })
}
