//! `/game review`, the button for it, and the buttons below a review.

use std::sync::LazyLock;

use crate::features::review::custom_id::{ReviewButton, ReviewPress};
use crate::features::review::{guess, read, refusal, view};
use crate::game::Game;
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{find, promised, share};
use crate::i18n::say::review as r;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::port::answer::{Answer, Shown};
use crate::port::order::{Audience, Work};

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

/// The button below a result, and the one that shows everybody a review.
pub(crate) async fn press(ctx: &Ctx<'_>, seen: Shown, audience: Audience) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let audience = match audience {
        Audience::Caller => Audience::Caller,
        Audience::Everybody => share::audience(ctx, &game).await?,
    };
    show(ctx, &game, audience).await
}

/// The graph and the mistakes of `game`, at once if it was read before.
pub(crate) async fn show(ctx: &Ctx<'_>, game: &Game, audience: Audience) -> Handled {
    refusal::check(game)?;
    let Some(review) = read::known(ctx.services, game).await? else {
        return Ok(promised::promise(ctx, game, Work::Review, audience));
    };
    let style = match audience {
        Audience::Caller => ctx.own_style(),
        Audience::Everybody => ctx.style(),
    };
    let draft = view::graph(
        game,
        &review,
        view::Place::of(audience, ctx.channel()),
        style,
    );
    let mut message = draft.paint(ctx.services, style).await;
    Ok(match audience {
        Audience::Caller => ephemeral(message),
        Audience::Everybody => {
            message.content += &format!("\n{}", share::line(ctx.caller(), style.locale));
            Outcome::answer(Answer::Post(message))
        }
    })
}

/// Turns to another board, or to the graph.
pub(crate) async fn turn(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = ReviewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ReviewButton(press, id, after) = button;
    let game = find::visible(ctx, id).await?;
    if press == ReviewPress::Guess {
        return guess::begin(ctx, &game).await;
    }
    refusal::check(&game)?;
    let Some(review) = read::known(ctx.services, &game).await? else {
        return Ok(promised::promise(
            ctx,
            &game,
            Work::Review,
            Audience::Caller,
        ));
    };
    let (style, place) = (ctx.own_style(), view::Place::Private(ctx.channel()));
    let draft = match press {
        ReviewPress::Graph => view::graph(&game, &review, place, style),
        ReviewPress::Before | ReviewPress::After | ReviewPress::Page(_) | ReviewPress::Guess => {
            let draft = view::board(&game, &review, after.into(), place, style);
            draft.ok_or(Refusal::UnknownButton)?
        }
    };
    let message = draft.paint(ctx.services, style).await;
    // A forged press does not change what others see.
    Ok(if ctx.request.pressed_alone {
        instead(message)
    } else {
        ephemeral(message)
    })
}
