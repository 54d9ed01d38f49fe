//! The page inside Discord, as an Activity: Discord says who the member is, and they choose one of their games. If
//! their latest visit is an unused link, its game opens at once: the button **Board** makes a link before it launches
//! the Activity.

use std::sync::{Arc, Mutex, PoisonError};

use crate::clock::Timestamp;
use crate::features::page::visits::{self, Secret, VISITS, Visit, VisitStage};
use crate::game::{ChannelId, GameId, Place, PlayerId};
use crate::games::{find, listing};
use crate::i18n::Locale;
use crate::kit::ctx::{Ctx, Reader};
use crate::kit::services::Services;
use crate::port::message::Entry;
use crate::port::request::Permissions;
use crate::store::{List, StoreError};

/// Whether boards can open inside Discord.
#[derive(Debug, Default)]
pub struct Activity(pub bool);

/// Whether boards open inside Discord for the caller; never in conversations, where Discord sends no permissions.
pub(super) fn is_launched(ctx: &Ctx<'_>) -> bool {
    let request = ctx.request;
    ctx.services.state::<Activity>().0
        && request.setting.place.club.is_some()
        && request.permissions.allow(Permissions::USE_ACTIVITIES)
}

/// Notes that the browser which holds `session` is its player's, as Discord says.
pub async fn sign_in(
    services: &Services,
    session: Secret,
    now: Timestamp,
) -> Result<(), StoreError> {
    let signed_in = Visit::signed_in(session, now);
    let note = move |visits: &mut Vec<Visit>| {
        visits.retain(|visit| !visit.is(session, VisitStage::SignedIn, now));
        visits.push(signed_in.clone());
    };
    visits::change(services, session.player(), now, note).await
}

/// Whether the player of `session` has recently signed in with that browser.
pub async fn is_signed_in(
    services: &Services,
    session: Secret,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let visits = VISITS.get(services, session.player()).await?;
    Ok(is_signed_in_by(&visits, session, now))
}

fn is_signed_in_by(visits: &[Visit], session: Secret, now: Timestamp) -> bool {
    let mut visits = visits.iter();
    visits.any(|visit| visit.is(session, VisitStage::SignedIn, now))
}

/// The games that a member may open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This game: the member has pressed its button, or has no other game.
    Only(GameId),
    /// The listed games, and the number of the others.
    Among(Vec<Entry>, usize),
}

/// The running games of `player`, those in `channel` first.
pub async fn list(
    services: &Services,
    player: PlayerId,
    channel: ChannelId,
    locale: Locale,
) -> Result<Choice, StoreError> {
    let now = services.now();
    let visits = VISITS.get(services, player).await?;
    // A link older than the latest open board is not the one that they have just pressed.
    let mut newest = visits.iter().rev();
    let newest = newest.find(|visit| visit.stage != VisitStage::SignedIn);
    let pressed = newest.filter(|visit| visit.stage == VisitStage::Link && visit.is_valid(now));
    if let Some(pressed) = pressed {
        return Ok(Choice::Only(pressed.game));
    }
    let list = List::Of(player);
    let running = services.store.outlines(list, usize::MAX, |_| true).await?;
    let (here, elsewhere): (Vec<_>, Vec<_>) = running
        .games
        .into_iter()
        .partition(|game| game.place.channel == channel);
    let all = here.len() + elsewhere.len();
    let only = if here.is_empty() { &elsewhere } else { &here };
    if let [only] = &only[..] {
        return Ok(Choice::Only(only.id));
    }
    let reader = Reader {
        player,
        locale,
        club: None,
    };
    let mut entries = Vec::new();
    for games in [here, elsewhere] {
        for (_, game) in listing::listing(services, games, player).await.first {
            entries.push(listing::entry(services, &game, reader).await);
        }
    }
    entries.truncate(listing::LISTED);
    let more = all - entries.len();
    Ok(Choice::Among(entries, more))
}

/// Opens the board of `game` in the browser that holds `session`, if its player has signed in there. A link of theirs
/// to it is used up; without a link it has to be one of their own games, with the permissions in its channel.
pub async fn open(
    services: &Services,
    session: Secret,
    game: GameId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let player = session.player();
    let known = services.store.game(game).await?;
    let own = known.filter(|game| find::is_concerned(game, player));
    let place_of_own = own.map(|game| game.place());
    let opened = Arc::new(Mutex::new(false));
    let result = Arc::clone(&opened);
    let exchange = move |visits: &mut Vec<Visit>| {
        let is_open = open_in(visits, session, game, place_of_own, now);
        // The change may run more than once: its last result counts.
        *result.lock().unwrap_or_else(PoisonError::into_inner) = is_open;
    };
    visits::change(services, player, now, exchange).await?;
    let opened = *opened.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(opened)
}

fn open_in(
    visits: &mut Vec<Visit>,
    session: Secret,
    game: GameId,
    place_of_own: Option<Place>,
    now: Timestamp,
) -> bool {
    if !is_signed_in_by(visits, session, now) {
        return false;
    }
    let is_link = |visit: &Visit| visit.stage == VisitStage::Link && visit.game == game;
    let link = visits.iter().position(is_link);
    let Some(place) = link.map(|at| visits.remove(at).place).or(place_of_own) else {
        return false;
    };
    visits.retain(|visit| visit.game != game || !visit.is(session, VisitStage::Open, now));
    visits.push(Visit::open(session, game, place, now));
    true
}
