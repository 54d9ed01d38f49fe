//! Private answers that explain why a request was refused or failed.

use crate::answer::question::{instead_of_question, private};
use crate::answer::{present_outcome, refused, show_in};
use crate::features::which::ask;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::response::Response;
use crate::port::answer::Answer;
use crate::port::message::{Button, Look, Message, Row};

/// A sentence for the caller alone.
fn private_text(ctx: &Ctx<'_>, text: &Text) -> Response {
    private(Message::text(text.to(ctx.reader())))
}

/// The private answer to a request that was refused or failed.
pub(super) async fn refuse(ctx: &Ctx<'_>, failure: Failure) -> Response {
    let sentence = failure.sentence();
    match failure {
        // The web board beside the answer shows the current state.
        Failure::MovedOn(_) | Failure::Illegal(_) if ctx.is_on_page() => {
            private_text(ctx, &sentence)
        }
        Failure::MovedOn(game) => {
            let shown = show_in(ctx, &game, Some(sentence), ctx.own_style()).await;
            instead_of_question(ctx, shown)
        }
        Failure::TypeAgain(failure, form) => {
            let refused = Box::pin(refuse(ctx, *failure)).await;
            instead_of_question(ctx, with_form(ctx, refused, form))
        }
        Failure::Ambiguous(games) => present_outcome(ctx, ask::which_game(ctx, games).await).await,
        Failure::Elsewhere(game) => {
            present_outcome(ctx, ask::ask_whether_there(ctx, &game).await).await
        }
        Failure::Fault(reason) | Failure::Uncertain(reason) | Failure::Unreadable(reason) => {
            tracing::error!(%reason, "a request failed");
            private_text(ctx, &sentence)
        }
        Failure::Corrupt(game) => {
            tracing::error!(%game, "the record of a game cannot be read");
            private_text(ctx, &sentence)
        }
        Failure::Illegal(refused) => {
            let draft = refused::draft(&refused, ctx.own_style());
            private(draft.paint(ctx.services, ctx.own_style()).await)
        }
        Failure::Refused(_) => private_text(ctx, &sentence),
        Failure::Voted(..) => instead_of_question(ctx, private_text(ctx, &sentence)),
    }
}

/// `refused`, with the button that opens a form again.
fn with_form(ctx: &Ctx<'_>, mut refused: Response, form: String) -> Response {
    let again = Button {
        label: say::table::button_again().to(ctx.reader()),
        custom_id: form,
        look: Look::Primary,
    };
    if let Answer::Ephemeral(message) = &mut refused.answer {
        match &mut message.rows[..] {
            [Row::Buttons(buttons)] => buttons.insert(0, again),
            _ => message.rows.push(Row::Buttons(vec![again])),
        }
    }
    refused
}
