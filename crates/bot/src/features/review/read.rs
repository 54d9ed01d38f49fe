//! Reading a game: in the background, position by position, by an external engine or on the threads that advise
//! members.

use crate::clock::Span;
use crate::engine::Level;
use crate::engine::review::{Judge, Played, Review, Reviewer};
use crate::features::review::{offers, record, view};
use crate::game::{Game, GameId};
use crate::games::find;
use crate::games::program::outside::Outside;
use crate::games::program::outside::judge::{ExternalJudge, JudgeError, JudgedGame};
use crate::games::program::thinking::Thinking;
use crate::games::program::{ProgramRefusal, question};
use crate::games::promised::{Reporter, Words, fulfil};
use crate::i18n::{Name, say};
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::workers::turns::Turns;
use crate::port::message::Message;
use crate::port::order::{Audience, Order, ReviewSubject};
use crate::port::outbound::{Outbound, Promised};
use crate::store::StoreError;

/// Maximum time for one position: hints wait no longer than that.
const MOST_TIME: Span = Span::millis(600);

/// Members take turns: one game is read at a time.
struct ReadingTurns(Turns);

impl Default for ReadingTurns {
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

/// Reads the game of `order` and puts its review in the `place`, or a sentence if it fails.
pub(crate) async fn finish(
    services: &Services,
    what: ReviewSubject,
    order: Order,
    place: &dyn Promised,
    out: &dyn Outbound,
) {
    let words = Words {
        waits: say::review::waits(),
        late: say::review::late(Name::mention(order.by)),
    };
    let make = async |reporter: &mut Reporter<'_>| match &what {
        ReviewSubject::Game(game) => message(services, *game, &order, reporter).await,
        ReviewSubject::Record(file) => record::review(services, &order, file, reporter).await,
    };
    let turns = services.state::<ReadingTurns>();
    fulfil(services, &order, place, out, &turns.0, words, make).await;
}

async fn message(
    services: &Services,
    number: GameId,
    order: &Order,
    reporter: &mut Reporter<'_>,
) -> Result<Message, Failure> {
    let game = find::game(services, number).await?;
    let review = match stored_review(services, &game).await? {
        Some(review) => review,
        None => {
            let review = read(services, order, engine_game(&game), reporter).await?;
            services.store.save_review(number, &review).await?;
            review
        }
    };
    let style = style(order);
    let readers = match order.audience {
        Audience::Caller => {
            view::Readers::Private(offers::find(services, &game, order.into()).await?)
        }
        Audience::Everybody => view::Readers::Public,
    };
    let draft = view::graph(&game, &review, readers, style);
    Ok(draft.paint(services, style).await)
}

/// The style in which the answer to `order` is shown.
pub(super) fn style(order: &Order) -> Style {
    Style {
        locale: order.locale,
        files: if order.may_attach {
            Files::Allowed
        } else {
            Files::Forbidden
        },
        theme: order.theme,
        club: order.club,
    }
}

/// Reads `game` for the member who has ordered it: by the external engine that judges such games; without one, or if it
/// fails, by the own engine.
pub(super) async fn read(
    services: &Services,
    order: &Order,
    game: Played,
    reporter: &mut Reporter<'_>,
) -> Result<Review, Failure> {
    let thinking = services.state::<Thinking>();
    if !thinking.has_time(order.by, services.now()) {
        return Err(ProgramRefusal::Time.into());
    }
    let outside = services.state::<Outside>();
    let judged = JudgedGame {
        rules: &game.rules,
        komi: game.komi,
        first: &game.positions[0],
        moves: game.moves.len(),
    };
    let Some(judge) = outside.judge(services, judged, order.by) else {
        return read_alone(services, order, game, reporter).await;
    };
    match read_by(&judge, services, &game, reporter).await {
        Ok(review) => Ok(review),
        Err(error) => {
            let name = judge.name();
            tracing::warn!(engine = name, work = %order.work, %error, "an external engine did not judge a game");
            let judge = Judge::InsteadOf(name.to_owned());
            let review = read_alone(services, order, game.clone(), reporter).await?;
            Ok(Review { judge, ..review })
        }
    }
}

/// Reads `game` by an external engine.
async fn read_by(
    judge: &ExternalJudge<'_>,
    services: &Services,
    game: &Played,
    reporter: &mut Reporter<'_>,
) -> Result<Review, JudgeError> {
    let analyser = judge.analyser().await?;
    let mut reviewer = Reviewer::external(game.clone(), analyser.measure());
    while let Some(wanted) = reviewer.next_position() {
        let reading = match reviewer.known_reading(&wanted.position) {
            Some(reading) => reading,
            None => judge.read(analyser, &wanted).await?,
        };
        reviewer.add_reading(reading);
        report(services, &reviewer, reporter).await;
    }
    Ok(reviewer.review(Judge::External(judge.name().to_owned())))
}

/// Reads `game` by the own engine.
async fn read_alone(
    services: &Services,
    order: &Order,
    game: Played,
    reporter: &mut Reporter<'_>,
) -> Result<Review, Failure> {
    let thinking = services.state::<Thinking>();
    let mut reviewer = Reviewer::new(game);
    loop {
        let (clock, mut working) = (services.clock.clone(), reviewer);
        let step = move || {
            let start = clock.now();
            let stop = || clock.now().since(start) >= MOST_TIME;
            let review = working.step(&stop);
            (working, review, start, clock.now())
        };
        let stepped = thinking.advise(step).await.ok_or(Refusal::Trouble)?;
        let (stepped_reviewer, review, start, end) = stepped;
        thinking.spend(order.by, start, end);
        if let Some(review) = review {
            return Ok(review);
        }
        reviewer = stepped_reviewer;
        report(services, &reviewer, reporter).await;
    }
}

async fn report(services: &Services, reviewer: &Reviewer, reporter: &mut Reporter<'_>) {
    let text = say::review::progress(reviewer.read_positions(), reviewer.positions());
    reporter.report(services.now(), &text).await;
}

/// `game` as the engine reads it.
fn engine_game(game: &Game) -> Played {
    let question = question(game, Level::HIGHEST);
    Played {
        rules: question.rules,
        komi: question.komi,
        positions: game.positions().collect(),
        moves: game.moves().to_vec(),
        // A game that ended in its opening has no other moves.
        unjudged: game.opening_moves().unwrap_or(game.moves().len()),
        seed: question.seed,
    }
}
