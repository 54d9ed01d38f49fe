//! `/game sgf`: the record of a game as a file.

use std::sync::LazyLock;

use crate::game::Game;
use crate::games::find;
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::message::{Look, Message, Row};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::sgf(), say::command::sgf_about());
    OptionSpec::subcommand("sgf", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::find(ctx, options, Purpose::Look).await?;
    record(ctx, &game).await
}

/// The record of `game` as a file, and the way to its film, for the caller alone.
pub(crate) async fn record(ctx: &Ctx<'_>, game: &Game) -> Handled {
    if !ctx.may_attach() {
        return Err(Refusal::RecordNotHere.into());
    }
    Ok(ephemeral(Message {
        content: say::table::sgf(game.id()).to(ctx.reader()),
        files: vec![crate::games::record::record(ctx.services, game, ctx.club_id()).await],
        rows: vec![Row::Buttons(vec![button(
            &say::table::button_film(),
            Verb::Film,
            shown_state(game),
            Look::Secondary,
            ctx.reader(),
        )])],
        ..Message::default()
    }))
}
