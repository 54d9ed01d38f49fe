//! Films as orders: work that takes too long for an answer is promised at once, and delivered when it is ready.
//!
//! A job holds a permit until its film is sent, and an encoder while it is made: so both the work
//! and the memory are bounded. The others take turns by member, each in their order, so that one who asks
//! for forty delays nobody else by more than one.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Span, Timestamp};
use crate::features::look::animations::{AnimationKey, Animations};
use crate::features::look::refusal::LookRefusal;
use crate::game::{Game, PlayerId};
use crate::games::view::animation;
use crate::games::view::animation::boards;
use crate::games::{find, share};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::verb::Verb;
use crate::kit::workers::turns::{Turn, Turns};
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::port::order::{Audience, Order};
use crate::port::outbound::{Outbound, OutboundError, Promised};
use crate::render::{Diagram, Pixels, Timing};

/// How many pictures are painted at a stretch: between two of them boards get their turn.
const STRETCH: usize = 20;
/// Minimum interval between two messages about progress.
const PACE: Span = Span::seconds(1);
/// How long Discord lets a promise be kept, less the time that it takes.
const PATIENCE: Span = Span::seconds(14 * 60);

/// Promises the film of `game` to `audience`.
///
/// # Errors
///
/// Where no files may be attached there is no film.
pub(crate) fn order(ctx: &Ctx<'_>, game: &Game, audience: Audience) -> Handled {
    if !ctx.may_attach() {
        return Err(LookRefusal::FilmNotHere.into());
    }
    limits::spend_film(ctx)?.keep();
    let style = match audience {
        Audience::Caller => ctx.own_style(),
        Audience::Everybody => ctx.style(),
    };
    Ok(Outcome::answer(Answer::Later(Order {
        interaction: ctx.request.interaction,
        game: game.id(),
        locale: style.locale,
        theme: style.theme,
        limit: ctx.request.setting.largest_file,
        asked: ctx.now,
        by: ctx.caller(),
        audience,
        channel: ctx.channel(),
        home: ctx.at_home().then(|| ctx.channel()),
    })))
}

/// Makes the film of `order` and puts it in its `place`; a sentence if there is none.
///
/// The place says how far it is meanwhile, if that takes long.
pub(crate) async fn finish(
    services: &Services,
    order: Order,
    place: &dyn Promised,
    out: &dyn Outbound,
) {
    let mut teller = Teller {
        place,
        locale: order.locale,
        last: order.asked,
    };
    let films = services.state::<Animations>();
    let _permit = admit(services, &films.jobs, order.by, &mut teller).await;
    let message = if services.now().since(order.asked) > PATIENCE {
        sentence(&late(&order), order.locale)
    } else {
        match film(services, &order, &mut teller).await {
            Ok(message) => message,
            Err(failure) => {
                if !matches!(failure, Failure::Refused(_)) {
                    tracing::error!(game = %order.game, ?failure, "a film was not made");
                }
                sentence(&failure.sentence(), order.locale)
            }
        }
    };
    let kept = place.keep(&message).await;
    match (&kept, order.home) {
        (Ok(()), _) => {}
        (Err(OutboundError::Gone | OutboundError::Forbidden), Some(channel)) => {
            tracing::info!(%channel, "a film came too late");
            let mut message = sentence(&late(&order), order.locale);
            message.mention.push(order.by);
            let nonce = format!("film-{}", order.interaction.0);
            if let Err(error) = out.post(channel, &message, &nonce).await {
                tracing::warn!(%channel, %error, "a word that a film came too late");
            }
        }
        (Err(error), _) => tracing::warn!(%error, "a film could not be brought"),
    }
}

async fn film(
    services: &Services,
    order: &Order,
    teller: &mut Teller<'_>,
) -> Result<Message, Failure> {
    let game = find::game(services, order.game).await?;
    let key = AnimationKey {
        game: game.id(),
        revision: game.revision(),
        theme: order.theme,
        limit: order.limit,
    };
    let films = services.state::<Animations>();
    let cell = films.cache.slot(key);
    let made = cell.get_or_try_init(|| encode(services, &game, key, order.by, teller));
    let made = made.await.cloned();
    films.cache.tidy();
    let mut message = animation::film(&game, made?, order.locale);
    match order.audience {
        Audience::Caller => {
            let row = share::row(&game, Verb::ShareFilm, order.channel, order.locale);
            message.rows.extend(row);
        }
        Audience::Everybody => {
            message.content += &format!("\n{}", share::line(order.by, order.locale));
        }
    }
    Ok(message)
}

/// The film of `game` as a file, as large as the limit allows.
async fn encode(
    services: &Services,
    game: &Game,
    key: AnimationKey,
    by: PlayerId,
    teller: &mut Teller<'_>,
) -> Result<Arc<[u8]>, Failure> {
    let films = services.state::<Animations>();
    let _encoder = admit(services, &films.encoders, by, teller).await;
    let replayed = game.clone();
    let boards = services.cpu.work(move || boards(&replayed)).await.flatten();
    let boards: Arc<[Diagram]> = boards.ok_or(Refusal::Trouble)?.into();
    let mut pixels = Some(Pixels::moving(game.terms().size));
    while let Some(tried) = pixels {
        let file = encode_at(services, &boards, key, tried, teller).await;
        if let Some(file) = file.ok_or(Refusal::Trouble)? {
            return Ok(file);
        }
        pixels = Pixels::new(tried.get() / 4 * 3);
    }
    Err(LookRefusal::FilmTooLarge(game.id()).into())
}

/// `boards` one after the other as a GIF of that size if it is within the limit;
/// nothing at all if painting failed, which is logged.
async fn encode_at(
    services: &Services,
    boards: &Arc<[Diagram]>,
    key: AnimationKey,
    pixels: Pixels,
    teller: &mut Teller<'_>,
) -> Option<Option<Arc<[u8]>>> {
    let (renderer, all) = (services.renderer, Arc::clone(boards));
    let begin = move || {
        let start = all.first()?;
        Some(renderer.film(start, key.theme, pixels, Timing::default()))
    };
    let mut film = services.cpu.work(begin).await.flatten()?;
    for from in (1..boards.len()).step_by(STRETCH) {
        let all = Arc::clone(boards);
        let stretch = services.cpu.work(move || {
            all.iter()
                .skip(from)
                .take(STRETCH)
                .for_each(|board| film.show(board));
            film
        });
        let text = say::table::film_progress(key.game, from, boards.len());
        // A slow line does not hold the encoder up.
        let (shot, ()) = tokio::join!(stretch, teller.tell(services.now(), &text));
        film = shot?;
        if film.bytes() > key.limit {
            return Some(None);
        }
    }
    let file = services.cpu.work(move || film.finish()).await?;
    Some((file.len() <= key.limit).then(|| file.into()))
}

/// A place at one of `seats` for `player`; anyone who has to wait for it for long is told so.
async fn admit(
    services: &Services,
    seats: &Turns,
    player: PlayerId,
    teller: &mut Teller<'_>,
) -> Turn {
    const LONG: Duration = Duration::from_millis(PACE.as_millis().unsigned_abs());
    let mut admission = pin!(seats.wait(player));
    match tokio::time::timeout(LONG, &mut admission).await {
        Ok(admitted) => admitted,
        Err(_elapsed) => {
            teller.tell(services.now(), &say::table::film_waits()).await;
            admission.await
        }
    }
}

fn late(order: &Order) -> Text {
    say::table::film_late(Name::mention(order.by), order.game)
}

fn sentence(text: &Text, locale: Locale) -> Message {
    Message {
        content: text.to(locale),
        ..Message::default()
    }
}

/// Tells how far a film is, now and then.
struct Teller<'a> {
    place: &'a dyn Promised,
    locale: Locale,
    last: Timestamp,
}

impl Teller<'_> {
    async fn tell(&mut self, now: Timestamp, text: &Text) {
        if now.since(self.last) < PACE {
            return;
        }
        self.last = now;
        if let Err(error) = self.place.meanwhile(&text.to(self.locale)).await {
            tracing::debug!(%error, "the progress of an animation could not be sent");
        }
    }
}
