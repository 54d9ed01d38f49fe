//! An outcome becomes a response: posted, edited, private, or refused in words.

mod publish;
mod question;
mod refuse;
pub(crate) mod refused;

use crate::bot::answer::publish::{Wanted, publish, show, show_in, update};
use crate::bot::answer::question::instead;
use crate::bot::answer::refuse::refuse;
use crate::bot::face;
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Board, Handled, Outcome, Put, PutPrivately};
use crate::bot::kit::response::Response;
use crate::bot::port::answer::Answer;

/// The response to what a handler came to.
pub(crate) fn present<'a>(ctx: &'a Ctx<'_>, handled: Handled) -> BoxFuture<'a, Response> {
    Box::pin(async move {
        match handled {
            Ok(outcome) => presented(ctx, outcome).await,
            Err(failure) => refuse(ctx, failure).await,
        }
    })
}

async fn presented(ctx: &Ctx<'_>, outcome: Outcome) -> Response {
    match outcome {
        Outcome::Answer(answer, shows) => Response {
            answer: *answer,
            shows,
            hold: None,
        },
        Outcome::News(game) => publish(ctx, &game, Wanted::News).await,
        Outcome::Update(game) => update(ctx, &game).await,
        Outcome::Show(game) => show(ctx, &game).await,
        Outcome::ShowPrivately {
            game,
            remark,
            style,
            put,
        } => {
            let shown = show_in(ctx, &game, remark, style).await;
            match put {
                PutPrivately::New => shown,
                PutPrivately::Instead => instead(shown),
            }
        }
        Outcome::Board(board) => placed(ctx, *board).await,
        Outcome::InLanguage(locale, handled) => present(&ctx.read_in(locale), *handled).await,
    }
}

/// The game of `board` as it is now, where the feature wants it.
async fn placed(ctx: &Ctx<'_>, board: Board) -> Response {
    let mut message = face::face(ctx.services, &board.game, board.style).await;
    let above = board.above.iter().rev();
    for line in above {
        message.content = format!("{line}\n{}", message.content);
    }
    Response {
        answer: match board.put {
            Put::Post => Answer::Post(message),
            Put::Replace => Answer::Replace(message),
        },
        shows: board.shows,
        hold: None,
    }
}
