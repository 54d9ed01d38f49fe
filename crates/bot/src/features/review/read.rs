//! Reading a game: in the background, position by position, on the threads that advise members.

use crate::clock::Span;
use crate::engine::Level;
use crate::engine::review::{Played, Review, Reviewer};
use crate::features::review::{offers, view};
use crate::game::Game;
use crate::games::find;
use crate::games::program::thinking::Thinking;
use crate::games::program::{ProgramRefusal, question};
use crate::games::promised::{Reporter, Words, fulfil};
use crate::i18n::say;
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::workers::turns::Turns;
use crate::port::message::Message;
use crate::port::order::{Audience, Order};
use crate::port::outbound::{Outbound, Promised};
use crate::store::StoreError;

/// The most time for one position: hints wait for no longer than that.
const MOST: Span = Span::millis(600);

/// Members take turns: one game is read at a time.
struct Readers(Turns);

impl Default for Readers {
    fn default() -> Self {
        Self(Turns::new(1))
    }
}

/// The review of `game`, if it was read before.
pub(crate) async fn stored_review(
    services: &Services,
    game: &Game,
) -> Result<Option<Review>, StoreError> {
    let review = services.store.review(game.id()).await?;
    let positions = game.moves().len() + 1;
    Ok(review.filter(|review| review.readings.len() == positions))
}

/// Reads the game of `order` and puts its review in the `place`; a sentence if there is none.
pub(crate) async fn finish(
    services: &Services,
    order: Order,
    place: &dyn Promised,
    out: &dyn Outbound,
) {
    let words = Words {
        waits: say::review::waits(),
        late: |order, name| say::review::late(name, order.game),
    };
    let make = async |reporter: &mut Reporter<'_>| message(services, &order, reporter).await;
    let readers = services.state::<Readers>();
    fulfil(services, &order, place, out, &readers.0, words, make).await;
}

async fn message(
    services: &Services,
    order: &Order,
    reporter: &mut Reporter<'_>,
) -> Result<Message, Failure> {
    let game = find::game(services, order.game).await?;
    let review = match stored_review(services, &game).await? {
        Some(review) => review,
        None => read(services, order, &game, reporter).await?,
    };
    let style = Style {
        locale: order.locale,
        files: if order.may_attach {
            Files::Allowed
        } else {
            Files::Forbidden
        },
        theme: order.theme,
        club: order.club,
    };
    let place = match order.audience {
        Audience::Caller => {
            view::Place::Private(offers::find(services, &game, order.into()).await?)
        }
        Audience::Everybody => view::Place::Public,
    };
    let draft = view::graph(&game, &review, place, style);
    Ok(draft.paint(services, style).await)
}

/// Reads `game` at the expense of the member who ordered it, and keeps the review.
async fn read(
    services: &Services,
    order: &Order,
    game: &Game,
    reporter: &mut Reporter<'_>,
) -> Result<Review, Failure> {
    let thinking = services.state::<Thinking>();
    if !thinking.has_time(order.by, services.now()) {
        return Err(ProgramRefusal::Time.into());
    }
    let replayed = game.clone();
    let made = services
        .cpu
        .work(move || Reviewer::new(engine_game(&replayed)))
        .await;
    let mut reviewer = made.ok_or(Refusal::Trouble)?;
    loop {
        let (clock, mut working) = (services.clock.clone(), reviewer);
        let step = move || {
            let start = clock.now();
            let stop = || clock.now().since(start) >= MOST;
            let review = working.step(&stop);
            (working, review, start, clock.now())
        };
        let stepped = thinking.advise(step).await.ok_or(Refusal::Trouble)?;
        let (stepped_reviewer, review, start, end) = stepped;
        thinking.spend(order.by, start, end);
        if let Some(review) = review {
            services.store.keep_review(game.id(), &review).await?;
            return Ok(review);
        }
        reviewer = stepped_reviewer;
        let text =
            say::review::progress(game.id(), reviewer.read_positions(), reviewer.positions());
        reporter.report(services.now(), &text).await;
    }
}

/// `game` as the engine reads it.
fn engine_game(game: &Game) -> Played {
    let question = question(game, Level::HIGHEST);
    Played {
        rules: question.rules,
        komi: question.komi,
        positions: game.positions().collect(),
        moves: game.moves().to_vec(),
        // One that ended in its opening has no other moves.
        unjudged: game.opening_moves().unwrap_or(game.moves().len()),
        seed: question.seed,
    }
}
