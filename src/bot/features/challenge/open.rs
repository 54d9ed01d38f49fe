//! Open challenges that can be read here, as a tab of `/games`, with a menu to accept one.

use crate::bot::features::challenge::accept;
use crate::bot::features::challenge::accept::From;
use crate::bot::games::tabs::{OpenButton, PAGE, Pages, Tab};
use crate::bot::games::{find, listing, readable, tabs};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::people;
use crate::bot::kit::refusal::Refusal;
use crate::bot::port::message::{Body, Card, Entry, Menu, Message, Row, Selection};
use crate::game::{GameId, Invitation, Outline, Phase};
use crate::i18n::{Called, Name, say};
use crate::store::List;

/// Accepts the challenge that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeMenu;

impl CustomId for TakeMenu {
    const WORD: &'static str = "take";

    fn rest(&self) -> Option<String> {
        Some(String::new())
    }

    fn read(rest: &str) -> Option<Self> {
        rest.is_empty().then_some(Self)
    }
}

/// The page that a button opens, in the place of the list below which was pressed.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let OpenButton(first) = OpenButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, first).await?))
}

/// Accepts the challenge that was chosen, as the button on its card does.
pub(crate) async fn take(ctx: &Ctx<'_>, value: &str) -> Handled {
    let seen = state(value).ok_or(Refusal::UnknownButton)?;
    let game = find::visible(ctx, seen.game).await?;
    if game.offer().invitation != Invitation::Anyone {
        return Err(Refusal::UnknownButton.into());
    }
    match game.phase() {
        // Nobody accepts terms that they have not seen.
        Phase::Offered { .. } if game.revision() != seen.revision => {
            Err(Failure::MovedOn(Box::new(game)))
        }
        Phase::Offered { .. } => accept::accept(ctx, seen, None, From::List).await,
        // Somebody was quicker: the list says what is still open.
        _ => {
            let mut message = page(ctx, GameId::new(0)).await?;
            let gone = say::list::open_gone(game.id()).to(ctx.reader());
            message.content = match message.content.is_empty() {
                true => gone,
                false => format!("{gone}\n{}", message.content),
            };
            Ok(instead(message))
        }
    }
}

/// The open challenges from the number `first` on; the caller's own are among their games.
async fn page(ctx: &Ctx<'_>, first: GameId) -> Result<Message, Failure> {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let lists: Vec<_> = readable::channels(ctx)
        .into_iter()
        .map(List::OfferedIn)
        .collect();
    let caller = ctx.caller();
    let is_open = |game: &Outline| {
        game.offer.invitation == Invitation::Anyone && game.offer.challenger != caller
    };
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
    let (mut lines, mut entries) = (Vec::new(), Vec::new());
    for game in &page.games {
        let (id, terms) = (game.id, &game.offer.terms);
        let (variant, size) = (Called::from(&terms.rules), terms.size);
        let challenger = people::name(ctx.services, game.offer.challenger, ctx.club_id()).await;
        let name = Name::escaped(&challenger);
        let link = listing::way_to(ctx.services, game).await;
        let link = link.in_words(say::list::to_challenge);
        lines.push(say::list::open_line(id, variant, size, name, link).to(ctx.reader()));
        entries.push(Entry {
            value: format!("{id}:{}", game.revision),
            description: None,
            ..listing::entry(ctx, game).await
        });
    }
    let take = Row::Menu(Menu {
        custom_id: TakeMenu.write().expect("a word is short"),
        placeholder: say::list::take().to(ctx.reader()),
        entries,
        selection: Selection::One,
    });
    Ok(Message {
        card: Some(Card {
            title: say::list::open_title().to(ctx.reader()).into(),
            body: Body::from(lines.join("\n")),
            fields: Vec::new(),
        }),
        rows: [take].into_iter().chain(rows).collect(),
        ..Message::default()
    })
}
