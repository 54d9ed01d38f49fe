//! `/game review`, the button for it, and the buttons below a review.

use std::sync::LazyLock;

use crate::features::review::custom_id::{ReviewButton, ReviewPress};
use crate::features::review::offers::Asker;
use crate::features::review::{ask, comment, guess, offers, read, refusal, view};
use crate::game::{Game, Visibility};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{find, promised, share};
use crate::i18n::say::review as r;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::port::answer::{Answer, Shown};
use crate::port::order::{Audience, ReviewSubject, Work};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(|| {
        OptionSpec::subcommand("review", r::command(), r::about(), vec![table_option()])
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::find(ctx, options, Purpose::Look).await?;
    show(ctx, &game, Audience::Caller).await
}

/// Handles the button below a result, and the one that shows everybody a review.
pub(crate) async fn press(ctx: &Ctx<'_>, seen: Shown, audience: Audience) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let audience = match audience {
        Audience::Caller => Audience::Caller,
        Audience::Everybody => share::audience(ctx, &game).await?,
    };
    show(ctx, &game, audience).await
}

/// Shows the graph and the mistakes of `game`, at once if it was read before.
pub(crate) async fn show(ctx: &Ctx<'_>, game: &Game, audience: Audience) -> Handled {
    refusal::check(game)?;
    let Some(review) = read::stored_review(ctx.services, game).await? else {
        return Ok(promise(ctx, game, audience));
    };
    let (style, readers) = match audience {
        Audience::Caller => {
            let asker = Asker::of(ctx);
            let offers = offers::find(ctx.services, game, asker).await?;
            (ctx.own_style(), view::Readers::Private(offers))
        }
        Audience::Everybody => (ctx.style(), view::Readers::Public),
    };
    let draft = view::graph(game, &review, readers, style);
    let mut message = draft.paint(ctx.services, style).await;
    Ok(match audience {
        Audience::Caller => ephemeral(message),
        Audience::Everybody => {
            message.content += &format!("\n{}", share::line(ctx.caller(), style.locale));
            Outcome::answer(Answer::Post(message))
        }
    })
}

/// Handles a press below a review: another board, the graph, or a form.
pub(crate) async fn turn(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = ReviewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ReviewButton(press, id, after) = button;
    let game = find::visible(ctx, id).await?;
    match press {
        ReviewPress::Guess => guess::begin(ctx, &game).await,
        ReviewPress::Comment => comment::open(ctx, &game, after, Visibility::Public),
        ReviewPress::Note => comment::open(ctx, &game, after, Visibility::Private),
        ReviewPress::Publish => comment::publish(ctx, &game, after).await,
        ReviewPress::Ask => ask::post(ctx, &game).await,
        ReviewPress::Graph => {
            refusal::check(&game)?;
            let Some(review) = read::stored_review(ctx.services, &game).await? else {
                return Ok(promise(ctx, &game, Audience::Caller));
            };
            let offers = offers::find(ctx.services, &game, Asker::of(ctx)).await?;
            let style = ctx.own_style();
            let draft = view::graph(&game, &review, view::Readers::Private(offers), style);
            Ok(comment::show_in_place(
                ctx,
                draft.paint(ctx.services, style).await,
            ))
        }
        ReviewPress::Before | ReviewPress::After | ReviewPress::Page(_) => {
            show_board(ctx, &game, after).await
        }
        ReviewPress::Remove => Err(Refusal::UnknownButton.into()),
    }
}

/// Shows the board of the review of `game` after this many moves, with its notes.
pub(crate) async fn show_board(ctx: &Ctx<'_>, game: &Game, after: u16) -> Handled {
    refusal::check(game)?;
    let Some(review) = read::stored_review(ctx.services, game).await? else {
        return Ok(promise(ctx, game, Audience::Caller));
    };
    let noted = comment::notes_at(ctx, game, after).await?;
    let offers = offers::find(ctx.services, game, Asker::of(ctx)).await?;
    let readers = view::Readers::Private(offers);
    let style = ctx.own_style();
    let draft = view::board(game, &review, &noted, readers, style);
    let mut message = draft
        .ok_or(Refusal::UnknownButton)?
        .paint(ctx.services, style)
        .await;
    message.rows.extend(noted.menu(game, ctx.reader()));
    Ok(comment::show_in_place(ctx, message))
}

fn promise(ctx: &Ctx<'_>, game: &Game, audience: Audience) -> Outcome {
    let what = ReviewSubject::Game(game.id());
    promised::promise(ctx, Work::Review(what), audience)
}
