//! `/game pass`: pass a turn. Typing the command is deliberate enough where the game is played; the button asks first.

use std::sync::LazyLock;

use crate::game::{Action, EventKind, Game, Phase};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::buttons::sure;
use crate::games::view::{board as view_board, last, shown_state};
use crate::games::{act, elsewhere};
use crate::i18n::{Name, say};
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::Message;
use crate::rules::{End, Move};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Move)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::pass(), say::command::pass_about());
    OptionSpec::subcommand("pass", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = match elsewhere::find_to_act(ctx, options, Purpose::Move).await {
        Err(Failure::Elsewhere(game)) => return ask_to_pass_there(ctx, &game).await,
        found => found?,
    };
    let game = act::act(ctx, game, None, Action::Move(Move::Pass)).await?;
    Ok(Outcome::news(game))
}

/// The question whether the caller really passes in `game`, where they may.
pub(crate) fn pass_question(ctx: &Ctx<'_>, game: &Game) -> Message {
    let text = match (game.phase(), game.terms().rules.end()) {
        (Phase::Trial { .. }, _) => say::count::confirm_trial_pass(),
        (_, Some(End::AsItStands)) => say::table::confirm_pass_to_end(),
        _ => last_passer(game).map_or_else(say::table::confirm_pass, |player| {
            say::table::confirm_pass_after(player)
        }),
    };
    let label = say::table::button_pass();
    Message {
        content: text.to(ctx.reader()),
        rows: sure(&label, Verb::PassSure, shown_state(game), ctx.reader()),
        ..Message::default()
    }
}

/// The player who has just passed; another pass begins the count.
fn last_passer(game: &Game) -> Option<Name> {
    let is_pass = matches!(game.last_move(), Some((_, Move::Pass)));
    let by = last::author(game, |kind| matches!(kind, EventKind::Moved { .. }));
    by.filter(|_| is_pass && game.position().passes() > 0)
}

/// Asks whether the caller passes in `game`, which is played in another channel, and shows it.
pub(crate) async fn ask_to_pass_there(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let game = act::check_allowed(ctx, shown_state(game), Action::Move(Move::Pass)).await?;
    let mut question = pass_question(ctx, &game);
    let meant = elsewhere::meant_elsewhere(ctx, &game)
        .await
        .to(ctx.reader());
    question.content = format!("{meant}\n{}", question.content);
    let style = ctx.own_style();
    Ok(ephemeral(
        view_board::with_picture(ctx.services, question, &game, style).await,
    ))
}

/// Asks whether the caller really passes.
pub(crate) async fn ask(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = act::check_allowed(ctx, seen, Action::Move(Move::Pass)).await?;
    Ok(ephemeral(pass_question(ctx, &game)))
}
