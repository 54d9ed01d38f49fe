//! Asks which game a command means, and carries the command out once it is chosen.

use crate::features::which::custom_id::ThereButton;
use crate::game::{Game, Outline};
use crate::games::carried::{Carried, CarriedValue, WhichMenu};
use crate::games::elsewhere::meant_elsewhere;
use crate::games::view::buttons::shorten;
use crate::games::view::{board as view_board, shown_state};
use crate::games::{act, carried, find, listing, question};
use crate::i18n::{Name, say};
use crate::kit::command::parts;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::people::profile;
use crate::port::message::{Button, Look, Menu, Message, Row, Selection};
use crate::port::request::{Invocation, OptionValue};

/// Asks which of `games` the command means; the custom id of the question's menu carries the command.
pub(crate) async fn which_game(ctx: &Ctx<'_>, games: Vec<Outline>) -> Outcome {
    let menu = read_carried(ctx).map(WhichMenu);
    let Some(token) = menu.and_then(|menu| menu.write()) else {
        return ctx.ephemeral(&say::refusal::name_the_game());
    };
    let mut entries = Vec::new();
    for game in &games {
        entries.push(listing::entry(ctx.services, game, ctx.reads_here()).await);
    }
    ephemeral(Message {
        content: say::table::which().to(ctx.reader()),
        rows: vec![Row::Menu(Menu {
            custom_id: token,
            placeholder: say::table::which_placeholder().to(ctx.reader()),
            entries,
            selection: Selection::One,
        })],
        ..Message::default()
    })
}

/// Shows `game`, which the command would be about, with a button that carries the command out.
pub(crate) async fn ask_whether_there(ctx: &Ctx<'_>, game: &Game) -> Outcome {
    let mut lines = vec![meant_elsewhere(ctx, game).await.to(ctx.reader())];
    let carried = read_carried(ctx);
    let token = carried
        .as_ref()
        .and_then(|carried| ThereButton(shown_state(game), carried.clone()).write());
    let mut rows = Vec::new();
    match carried.zip(token) {
        Some((carried, custom_id)) => {
            let label = command_text(ctx, &carried).await;
            let label = say::table::button_there(game.id(), Name::bare(&label));
            rows.push(Row::Buttons(vec![Button {
                label: shorten(label.to(ctx.reader())),
                custom_id,
                look: Look::Primary,
            }]));
        }
        None => lines.push(say::refusal::name_the_game_there().to(ctx.reader())),
    }
    let message = Message {
        content: lines.join("\n"),
        rows,
        ..Message::default()
    };
    ephemeral(view_board::with_picture(ctx.services, message, game, ctx.own_style()).await)
}

/// Carries out the command of a button, if the game is as it was shown.
pub(crate) async fn there(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = ThereButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ThereButton(seen, carried) = button;
    let seen = question::refresh(ctx, seen).await?;
    let game = find::game(ctx.services, seen.game).await?;
    act::check_seen(ctx, &game, Some(seen.revision))?;
    carry_out(ctx, carried, &seen.game.to_string()).await
}

/// Carries out the command of a menu in the chosen game.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, game: &str) -> Handled {
    let menu = WhichMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    carry_out(ctx, menu.0, game).await
}

/// Carries out a waiting command for the chosen `game`.
async fn carry_out(ctx: &Ctx<'_>, carried: Carried, game: &str) -> Handled {
    let known = ctx
        .command(&carried.command)
        .ok_or(Refusal::UnknownCommand)?;
    let mut call = carried::call(ctx, carried).await;
    let game = OptionValue::Text(game.to_owned());
    call.options.insert(0, ("game".to_owned(), game));
    known.call(ctx, Options(&call)).await
}

/// The command that waits for its game; none if it cannot be carried.
pub(crate) fn read_carried(ctx: &Ctx<'_>) -> Option<Carried> {
    match &ctx.request.invocation {
        Invocation::Command(call) => Carried::of(call),
        _ => None,
    }
}

/// The caller's typed command, in their language.
async fn command_text(ctx: &Ctx<'_>, carried: &Carried) -> String {
    let known = ctx.command(&carried.command);
    let title = known.map(|known| known.spec.title.to(ctx.reader()));
    let mut command = format!("/{}", title.as_ref().unwrap_or(&carried.command));
    if let Some(called) = &carried.subcommand {
        let part = parts(ctx.features, &carried.command).find(|part| part.spec.name == called);
        let subtitle = part.map(|part| part.spec.title.to(ctx.reader()));
        command = format!("{command} {}", subtitle.as_ref().unwrap_or(called));
    }
    for (_, given) in &carried.options {
        command.push(' ');
        match given {
            CarriedValue::Text(text) => command += text,
            CarriedValue::Person(player) => {
                command += &profile::name(ctx.services, *player, ctx.club_id()).await
            }
        }
    }
    command
}
