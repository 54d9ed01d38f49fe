//! The list: the oldest open challenges, for everybody; and all of them page by page, for the caller.

use crate::game::{ClubId, GameId, Invitation, Outline};
use crate::games::listing;
use crate::games::seats::SeatButton;
use crate::games::tabs::PAGE;
use crate::games::view::terms::terms_line;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::port::answer::Shown;
use crate::port::message::{Button, Look, Message, Row, Section, Sections};
use crate::store::{List, StoreError};

/// Opens a page of all open challenges of the server: from this number on, replacing the page shown; without a number
/// the first page, in a new message, so that the list is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatsButton(pub Option<GameId>);

custom_ids! { SeatsButton(from) = "seats"; }

/// The page that a button opens.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let SeatsButton(from) = SeatsButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(match from {
        None => ephemeral(page(ctx, GameId::new(0)).await?),
        Some(first) => instead(page(ctx, first).await?),
    })
}

/// All open challenges of the caller's server from the number `first` on.
async fn page(ctx: &Ctx<'_>, first: GameId) -> Result<Message, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let store = &ctx.services.store;
    let found = store.outlines_from(List::OpenIn(club), first, PAGE + 1, |_| true);
    let mut games = found.await?.games;
    let next = games.get(PAGE).map(|game| game.id);
    games.truncate(PAGE);
    let mut message = list_message(ctx.services, &games, String::new(), ctx.reader()).await;
    message.rows = next
        .map(|next| {
            let label = say::list::button_next().to(ctx.reader());
            Row::Buttons(vec![button(label, SeatsButton(Some(next)))])
        })
        .into_iter()
        .collect();
    Ok(message)
}

/// The list of `club` for everybody.
///
/// # Errors
///
/// A [`StoreError`] of the engine.
pub(crate) async fn list(
    services: &Services,
    club: ClubId,
    locale: Locale,
) -> Result<Message, StoreError> {
    let all = services
        .store
        .outlines(List::OpenIn(club), usize::MAX, |_| true);
    let mut games = all.await?.games;
    let more = games.len().saturating_sub(PAGE);
    games.truncate(PAGE);
    let below = if games.is_empty() {
        say::seats::none().to(locale)
    } else if more > 0 {
        say::seats::more(more).to(locale)
    } else {
        String::new()
    };
    let mut message = list_message(services, &games, below, locale).await;
    let label = say::seats::button_all().to(locale);
    message.rows = vec![Row::Buttons(vec![button(label, SeatsButton(None))])];
    Ok(message)
}

/// `games`, each with the button that accepts it.
async fn list_message(
    services: &Services,
    games: &[Outline],
    below: String,
    locale: Locale,
) -> Message {
    let mut entries = Vec::new();
    for game in games {
        entries.push(entry(services, game, locale).await);
    }
    Message {
        sections: Some(Sections {
            title: say::seats::title().to(locale).into(),
            entries,
            below: below.into(),
        }),
        ..Message::default()
    }
}

async fn entry(services: &Services, game: &Outline, locale: Locale) -> Section {
    let challenger = Name::mention(game.offer.challenger);
    let ranks = match game.offer.invitation {
        Invitation::Ranked(ranks) => {
            Some(say::seats::ranks(ranks.weakest(), ranks.strongest()).to(locale))
        }
        Invitation::Sides => Some(say::rengo::title().to(locale)),
        _ => None,
    };
    let link = listing::way_to(services, game).await;
    let link = link.in_words(say::list::to_challenge);
    let terms = terms_line(&game.offer.terms, locale);
    let terms: Vec<_> = ranks.into_iter().chain([terms]).collect();
    let shown = Shown {
        game: game.id,
        revision: game.revision,
    };
    Section {
        text: say::seats::line(challenger, terms.join(" · "), link)
            .to(locale)
            .into(),
        button: Button {
            label: listing::accept_label(game.offer.invitation).to(locale),
            custom_id: SeatButton(shown).write().expect("two numbers are short"),
            look: Look::Success,
        },
    }
}

fn button(label: String, page: SeatsButton) -> Button {
    Button {
        label,
        custom_id: page.write().expect("a word and a number are short"),
        look: Look::Secondary,
    }
}
