//! Films of games: ordered, made, and delivered when they are ready.
//!
//! A job holds a permit until its film is sent, and an encoder while it is made: so both the work
//! and the memory are bounded.

use std::sync::Arc;

use crate::features::look::animations::{AnimationKey, Animations};
use crate::features::look::refusal::LookRefusal;
use crate::game::{Game, GameId};
use crate::games::promised::{Reporter, Words, fulfil, promise};
use crate::games::view::animation;
use crate::games::view::animation::boards;
use crate::games::{find, share};
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::verb::Verb;
use crate::people::limits;
use crate::port::message::Message;
use crate::port::order::{Audience, Order, Work};
use crate::port::outbound::{Outbound, Promised};
use crate::render::{Diagram, Pixels, Timing};

/// Number of pictures painted in a row: boards are painted between two such batches.
const BATCH: usize = 20;

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
    Ok(promise(ctx, Work::Film(game.id()), audience))
}

/// Makes the film of `order` and puts it in its `place`; a sentence if there is none.
pub(crate) async fn finish(
    services: &Services,
    number: GameId,
    order: Order,
    place: &dyn Promised,
    out: &dyn Outbound,
) {
    let words = Words {
        waits: say::table::film_waits(),
        late: say::table::film_late(Name::mention(order.by), number),
    };
    let films = services.state::<Animations>();
    let make = async |reporter: &mut Reporter<'_>| film(services, number, &order, reporter).await;
    fulfil(services, &order, place, out, &films.jobs, words, make).await;
}

async fn film(
    services: &Services,
    number: GameId,
    order: &Order,
    reporter: &mut Reporter<'_>,
) -> Result<Message, Failure> {
    let game = find::game(services, number).await?;
    let key = AnimationKey {
        game: game.id(),
        revision: game.revision(),
        theme: order.theme,
        limit: order.limit,
    };
    let films = services.state::<Animations>();
    let cell = films.cache.slot(key);
    let made = cell.get_or_try_init(|| encode(services, &game, key, reporter));
    let made = made.await.cloned();
    films.cache.evict();
    let mut message = animation::film(&game, made?, order.locale);
    if order.audience == Audience::Caller {
        let row = share::row(&game, Verb::ShareFilm, order.channel, order.locale);
        message.rows.extend(row);
    }
    Ok(message)
}

/// The film of `game` as a file, as large as the limit allows.
async fn encode(
    services: &Services,
    game: &Game,
    key: AnimationKey,
    reporter: &mut Reporter<'_>,
) -> Result<Arc<[u8]>, Failure> {
    let films = services.state::<Animations>();
    let _encoder = reporter.admit(services, &films.encoders).await;
    let replayed = game.clone();
    let boards = services.cpu.work(move || boards(&replayed)).await.flatten();
    let boards: Arc<[Diagram]> = boards.ok_or(Refusal::Trouble)?.into();
    let mut pixels = Some(Pixels::for_animation(game.terms().size));
    while let Some(tried) = pixels {
        let file = encode_at(services, &boards, key, tried, reporter).await;
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
    reporter: &mut Reporter<'_>,
) -> Option<Option<Arc<[u8]>>> {
    let (renderer, first) = (services.renderer, Arc::clone(boards));
    let begin = move || {
        let start = first.first()?;
        Some(renderer.film(start, key.theme, pixels, Timing::default()))
    };
    let mut film = services.cpu.work(begin).await.flatten()?;
    for from in (1..boards.len()).step_by(BATCH) {
        let all = Arc::clone(boards);
        let stretch = services.cpu.work(move || {
            all.iter()
                .skip(from)
                .take(BATCH)
                .for_each(|board| film.show(board));
            film
        });
        let text = say::table::film_progress(key.game, from, boards.len());
        // A slow connection does not delay the encoder.
        let (shot, ()) = tokio::join!(stretch, reporter.report(services.now(), &text));
        film = shot?;
        if film.bytes() > key.limit {
            return Some(None);
        }
    }
    let file = services.cpu.work(move || film.finish()).await?;
    Some((file.len() <= key.limit).then(|| file.into()))
}
