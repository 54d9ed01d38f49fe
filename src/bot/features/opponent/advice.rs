//! What the engine finds for somebody who waits for it: with little time, on the threads for people's work.

use crate::bot::games::program;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::ProgramRefusal;
use crate::bot::kit::thinking::Timed;
use crate::clock::Span;
use crate::engine::{Level, Query};
use crate::game::Game;

/// The most time for it: Discord takes an answer for three seconds, and the picture is to be painted, too.
const MOST: Span = Span::millis(700);
/// The most playouts for it.
const PLAYOUTS: u32 = 4_000;

/// What `ask` finds of the position of `game`, looking as well as it can.
pub(crate) async fn advise<T: Send + 'static>(
    ctx: &Ctx<'_>,
    game: &Game,
    ask: fn(&Query<'_>) -> Option<T>,
) -> Result<Option<T>, Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    let begun = services.now();
    if !services.thinking.has_time(caller, begun) {
        return Err(ProgramRefusal::Time.into());
    }
    let advice = Timed {
        question: program::question(game, Level::HIGHEST),
        playouts: PLAYOUTS,
        until: services.clock.now().after(MOST),
        clock: services.clock.clone(),
    };
    let found = services.cpu.work(move || advice.ask(ask)).await;
    services.thinking.spend(caller, begun, services.now());
    Ok(found.flatten())
}
