//! The games that can be read here, no matter who plays them, as a tab of `/games`.

use crate::features::look::watch;
use crate::features::look::watch::Watch;
use crate::game::GameId;
use crate::games::tabs::{ClubButton, PAGE, Pages, Tab};
use crate::games::{listing, readable, tabs};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::port::message::{Message, Section};
use crate::store::List;

/// The page of a button, in place of the pressed list.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let ClubButton(first) = ClubButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, first).await?))
}

/// The games from the number `first` on.
async fn page(ctx: &Ctx<'_>, first: GameId) -> Result<Message, Failure> {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let lists: Vec<_> = readable::channels(ctx)
        .into_iter()
        .map(List::PlayedIn)
        .collect();
    let page = readable::page(ctx, &lists, first, PAGE, |_| true).await?;
    let pages = Pages {
        is_first: first.get() == 0,
        next: page.next.map(GameId::get),
    };
    let rows = tabs::tabs(ctx, Tab::Club, pages);
    if page.games.is_empty() {
        return Ok(Message {
            content: say::list::club_none().to(ctx.reader()),
            rows,
            ..Message::default()
        });
    }
    let mut entries = Vec::new();
    for game in &page.games {
        let line = listing::others_line(ctx.services, game, ctx.reads_here()).await;
        entries.push(Section {
            text: line.into(),
            button: watch::button(Watch::Board, game.id, ctx.reader()),
        });
    }
    Ok(Message {
        rows,
        ..tabs::page(ctx, &say::list::club_title(), entries, String::new())
    })
}
