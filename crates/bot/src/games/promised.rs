//! Orders: work that takes too long for an answer is promised at once, and its answer is edited when it is done.
//!
//! Members take turns, each with their orders in sequence, so that forty orders of one member delay nobody else by more
//! than one.

use std::pin::pin;
use std::time::Duration;

use crate::clock::{Span, Timestamp};
use crate::games::share;
use crate::i18n::{Locale, Text};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::Outcome;
use crate::kit::services::Services;
use crate::kit::style::Files;
use crate::kit::workers::turns::{Turn, Turns};
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::port::order::{Audience, Order, Work};
use crate::port::outbound::{Outbound, OutboundError, Promised};

/// Minimum interval between two messages about progress.
const PROGRESS_INTERVAL: Span = Span::seconds(1);
/// Time in which a promised answer can be delivered: Discord allows 15 minutes, and delivery takes some of them.
const DELIVERABLE: Span = Span::seconds(14 * 60);

/// Promises `work` to `audience`.
pub(crate) fn promise(ctx: &Ctx<'_>, work: Work, audience: Audience) -> Outcome {
    let style = match audience {
        Audience::Caller => ctx.own_style(),
        Audience::Everybody => ctx.style(),
    };
    Outcome::answer(Answer::Later(Order {
        interaction: ctx.request.interaction,
        work,
        locale: style.locale,
        theme: style.theme,
        may_attach: style.files == Files::Allowed,
        club: style.club,
        limit: ctx.request.setting.largest_file,
        asked: ctx.now,
        by: ctx.caller(),
        audience,
        channel: ctx.channel(),
        home: ctx.at_home().then(|| ctx.channel()),
    }))
}

/// The texts of a kind of work.
pub(crate) struct Words {
    /// The position in the queue.
    pub(crate) waits: Text,
    /// It took too long.
    pub(crate) late: Text,
}

/// Carries an order out once one of `seats` is free: `make` makes the message that replaces the one at `place`, or a
/// sentence says why there is none. In the meantime `place` shows the progress, if it takes long.
pub(crate) async fn fulfil(
    services: &Services,
    order: &Order,
    place: &dyn Promised,
    out: &dyn Outbound,
    seats: &Turns,
    words: Words,
    make: impl AsyncFnOnce(&mut Reporter<'_>) -> Result<Message, Failure>,
) {
    let mut reporter = Reporter {
        place,
        order,
        waits: words.waits,
        last: order.asked,
    };
    let late = words.late;
    let _seat = reporter.admit(services, seats).await;
    let message = if services.now().since(order.asked) > DELIVERABLE {
        sentence(&late, order.locale)
    } else {
        match make(&mut reporter).await {
            Ok(message) => with_author(message, order),
            Err(failure) => {
                if !matches!(failure, Failure::Refused(_)) {
                    tracing::error!(work = %order.work, ?failure, "could not finish background work for a member");
                }
                sentence(&failure.sentence(), order.locale)
            }
        }
    };
    let kept = place.keep(&message).await;
    match (&kept, order.home) {
        (Ok(()), _) => {}
        (Err(OutboundError::Gone | OutboundError::Forbidden), Some(channel)) => {
            tracing::info!(%channel, work = %order.work, "an answer came too late for its interaction");
            let mut message = sentence(&late, order.locale);
            message.mention.push(order.by);
            let nonce = format!("late-{}", order.interaction.0);
            if let Err(error) = out.post(channel, &message, &nonce).await {
                tracing::warn!(%channel, %error, "could not tell a member that an answer came too late");
            }
        }
        (Err(error), _) => {
            tracing::warn!(%error, work = %order.work, "could not deliver an answer")
        }
    }
}

/// `message`, with the author of the order if it is public.
fn with_author(mut message: Message, order: &Order) -> Message {
    if order.audience == Audience::Everybody {
        message.content += &format!("\n{}", share::line(order.by, order.locale));
    }
    message
}

fn sentence(text: &Text, locale: Locale) -> Message {
    Message::text(text.to(locale))
}

/// Reports the progress of the work now and then.
pub(crate) struct Reporter<'a> {
    place: &'a dyn Promised,
    order: &'a Order,
    waits: Text,
    last: Timestamp,
}

impl Reporter<'_> {
    pub(crate) async fn report(&mut self, now: Timestamp, text: &Text) {
        if now.since(self.last) < PROGRESS_INTERVAL {
            return;
        }
        self.last = now;
        if let Err(error) = self.place.send_progress(&text.to(self.order.locale)).await {
            tracing::debug!(%error, "could not show the progress of background work");
        }
    }

    /// Waits for a permit of one of `seats`; reports to those who wait long.
    pub(crate) async fn admit(&mut self, services: &Services, seats: &Turns) -> Turn {
        const LONG: Duration = Duration::from_millis(PROGRESS_INTERVAL.as_millis().unsigned_abs());
        let mut admission = pin!(seats.wait(self.order.by));
        match tokio::time::timeout(LONG, &mut admission).await {
            Ok(admitted) => admitted,
            Err(_elapsed) => {
                let waits = self.waits.clone();
                self.report(services.now(), &waits).await;
                admission.await
            }
        }
    }
}
