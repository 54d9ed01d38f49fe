//! Open challenges that can be read here, as a tab of `/games`, with a button to accept each.

use crate::features::challenge::accept;
use crate::features::challenge::accept::Via;
use crate::game::{Game, GameId, Invitation, Outline, Phase};
use crate::games::seats::SeatButton;
use crate::games::tabs::{OpenButton, PAGE, Pages, Tab};
use crate::games::{find, listing, readable, seats, tabs};
use crate::i18n::{GameName, Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::people::profile;
use crate::port::answer::Shown;
use crate::port::message::{Button, Look, Message, Section};
use crate::store::List;

/// Accepts an open challenge from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeButton(pub Shown);

custom_ids! {
    TakeButton(shown) = "take";
}

/// The page of a button, in place of the pressed list.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let OpenButton(first) = OpenButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, first).await?))
}

/// Accepts the challenge of the pressed button, as on its card.
pub(crate) async fn take(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let TakeButton(seen) = TakeButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::visible(ctx, seen.game).await?;
    if !game.offer().invitation.is_open() {
        return Err(Refusal::UnknownButton.into());
    }
    if game.sides().is_some() {
        return join_there(ctx, &game).await;
    }
    match game.phase() {
        // The terms have changed since the caller saw them.
        Phase::Offered { .. } if game.revision() != seen.revision => {
            Err(Failure::MovedOn(Box::new(game)))
        }
        Phase::Offered { .. } => accept::accept(ctx, seen, None, Via::List).await,
        // Another member was quicker: the list shows the remaining ones.
        _ => {
            let mut message = page(ctx, GameId::new(0)).await?;
            let gone = say::list::open_gone(game.id()).to(ctx.reader());
            message.content = if message.content.is_empty() {
                gone
            } else {
                format!("{gone}\n{}", message.content)
            };
            Ok(instead(message))
        }
    }
}

/// Accepts a challenge from a public list: the list stays, and the result is shown to the caller alone.
pub(crate) async fn take_seat(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let SeatButton(seen) = SeatButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::by_listing(ctx, seen.game).await?;
    if game.sides().is_some() {
        return join_there(ctx, &game).await;
    }
    let is_open = seats::is_listed(&game) && game.revision() == seen.revision;
    let accepted = if is_open {
        accept::accept(ctx, seen, None, Via::Seats).await
    } else {
        Err(Failure::MovedOn(Box::new(game)))
    };
    match accepted {
        // Another member was quicker: the list will be updated.
        Err(Failure::MovedOn(game)) => Ok(ctx.ephemeral(&say::list::open_gone(game.id()))),
        accepted => accepted,
    }
}

/// Answers with a link to the card of `game`, where members join a side.
async fn join_there(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let link = listing::way_to(ctx.services, game).await;
    let link = link.in_words(say::list::to_challenge);
    Ok(ctx.ephemeral(&say::rengo::join_there(link)))
}

/// The open challenges from the number `first` on; the caller's own are among their games.
async fn page(ctx: &Ctx<'_>, first: GameId) -> Result<Message, Failure> {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let lists: Vec<_> = readable::channels(ctx)
        .into_iter()
        .map(List::OfferedIn)
        .collect();
    let caller = ctx.caller();
    let is_open =
        |game: &Outline| game.offer.invitation.is_open() && game.offer.challenger != caller;
    let page = readable::page(ctx, &lists, first, PAGE, is_open).await?;
    let pages = Pages {
        is_first: first.get() == 0,
        next: page.next.map(GameId::get),
    };
    let rows = tabs::tabs(ctx, Tab::Open, pages);
    if page.games.is_empty() {
        return Ok(Message {
            content: say::list::open_none().to(ctx.reader()),
            rows,
            ..Message::default()
        });
    }
    let mut entries = Vec::new();
    for game in &page.games {
        entries.push(entry(ctx, game).await);
    }
    Ok(Message {
        rows,
        ..tabs::page(ctx, &say::list::open_title(), entries, String::new())
    })
}

/// An open challenge, with the button that accepts it.
async fn entry(ctx: &Ctx<'_>, game: &Outline) -> Section {
    let (id, terms) = (game.id, &game.offer.terms);
    let (variant, size) = (GameName::from(&terms.rules), terms.size);
    let challenger = profile::name(ctx.services, game.offer.challenger, ctx.club_id()).await;
    let name = Name::escape(&challenger);
    let link = listing::way_to(ctx.services, game).await;
    let link = link.in_words(say::list::to_challenge);
    let sentence = say::list::open_line(id, variant, size, name, link).to(ctx.reader());
    let entry = match game.offer.invitation {
        Invitation::Ranked(ranks) => {
            let ranks = say::seats::ranks(ranks.weakest(), ranks.strongest());
            format!("{sentence} · {}", ranks.to(ctx.reader()))
        }
        Invitation::Sides => format!("{sentence} · {}", say::rengo::title().to(ctx.reader())),
        _ => sentence,
    };
    let shown = Shown {
        game: id,
        revision: game.revision,
    };
    Section {
        text: entry.into(),
        button: Button {
            label: listing::accept_label(game.offer.invitation).to(ctx.reader()),
            custom_id: TakeButton(shown).write().expect("two numbers are short"),
            look: Look::Success,
        },
    }
}
