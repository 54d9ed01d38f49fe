//! "My boards": the caller's running boards, those with the caller to move first, the longest waiting before others.

use crate::clock::Timestamp;
use crate::features::simul::custom_id::{SimulPress, button};
use crate::game::{ChannelId, GameId, Outline};
use crate::games::entry_button::entry_button;
use crate::games::tabs::PAGE;
use crate::games::{find, listing, tabs};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::port::message::{Look, Message, Row, Section};
use crate::simul::Simul;
use crate::store::StoreError;

/// A page of the caller's boards: the master's are all of them.
pub(crate) async fn boards(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    simul: &Simul,
    from: usize,
) -> Result<Message, Failure> {
    let reader = ctx.reader();
    let (games, unreadable) = running(ctx, simul).await?;
    let total = games.len() + unreadable.len();
    let refresh = say::simul::button_refresh();
    let mut buttons = vec![button(
        &refresh,
        SimulPress::From(0),
        channel,
        Look::Secondary,
        reader,
    )];
    if total == 0 {
        return Ok(Message::text(say::simul::no_boards().to(reader)));
    }
    // There may be fewer than when the button was made.
    let from = if from < games.len() { from } else { 0 };
    let mut entries = Vec::new();
    for game in games.iter().skip(from).take(PAGE) {
        let deadline = listing::deadline(ctx.services, game).await;
        let line = listing::own_line(ctx.services, deadline, game, ctx.reads_here()).await;
        entries.push(Section {
            text: line.into(),
            button: entry_button(ctx, game),
        });
    }
    let next = Some(from + PAGE).filter(|next| *next < games.len());
    if let Some(next) = next.and_then(|next| u8::try_from(next).ok()) {
        let label = say::list::button_next();
        let step = SimulPress::From(next);
        buttons.push(button(&label, step, channel, Look::Secondary, reader));
    }
    let below: Vec<_> = listing::corrupt_lines(&unreadable, reader).collect();
    let title = say::simul::mine(total);
    let mut message = tabs::page(ctx, &title, entries, below.join("\n"));
    message.rows = vec![Row::Buttons(buttons)];
    Ok(message)
}

/// The caller's running games in the order of the display, and those that are unreadable.
async fn running(ctx: &Ctx<'_>, simul: &Simul) -> Result<(Vec<Outline>, Vec<GameId>), Failure> {
    let caller = ctx.caller();
    let (mut games, mut unreadable) = (Vec::new(), Vec::new());
    for board in simul.running() {
        if ![simul.master, board.player].contains(&caller) {
            continue;
        }
        match ctx.services.store.outline(board.game).await {
            Ok(Some(game)) if find::waits_for(&game, caller) => {
                games.push((Some(waits_since(ctx, board.game).await?), game));
            }
            Ok(game) => games.extend(game.map(|game| (None, game))),
            Err(StoreError::Corrupt { .. }) => unreadable.push(board.game),
            Err(error) => return Err(error.into()),
        }
    }
    games.sort_by_key(|(since, game)| (since.unwrap_or(Timestamp::MAX), game.id));
    let games = games.into_iter().map(|(_, game)| game).collect();
    Ok((games, unreadable))
}

/// The time since which the game `id` waits: without a clock, since its latest event.
async fn waits_since(ctx: &Ctx<'_>, id: GameId) -> Result<Timestamp, Failure> {
    let game = find::game(ctx.services, id).await?;
    let last = game.events().last();
    let last = last.expect("a game begins with its offer").at;
    Ok(game.waits_since().unwrap_or(last))
}
