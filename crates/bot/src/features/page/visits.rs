//! Boards in members' browsers: links, which open one board once and are valid for ten minutes; open boards, for thirty
//! days; and members who have signed in on the page inside Discord, for an hour.
//!
//! Each has a secret, of which only a hash is stored. A secret names its member: one row holds all of theirs, and is
//! exported and deleted with their other data.

use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};

use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, ClubId, GameId, Place, PlayerId};
use crate::games::facts::Page;
use crate::kit::ctx::Ctx;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::{StoreError, Timer, stored_as};

/// Validity of an unopened link.
const LINK_VALIDITY: Span = Span::minutes(10);
/// Validity of an open board.
const BOARD_VALIDITY: Span = Span::days(30);
/// Validity of a sign-in, which lets a member choose a game.
const SIGN_IN_VALIDITY: Span = Span::hours(1);
/// Maximum number of links and open boards of one member; beyond that the oldest are deleted.
const MOST_VISITS: usize = 40;

/// The place of a visit without a game.
const NOWHERE: Place = Place {
    club: None,
    channel: ChannelId::new(0),
};

/// The name of the row, and of the timer that deletes it.
const NAME: &str = "boards";
pub(crate) static VISITS: Pref<PlayerId, Vec<Visit>> = Pref::new(NAME);

/// 128 random bits.
pub type Random = [u8; 16];

/// The secret that opens a board, held in a link's address or a browser's cookie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    player: PlayerId,
    random: Random,
}

impl Secret {
    pub fn new(player: PlayerId, random: Random) -> Self {
        Self { player, random }
    }

    /// Its owner, as the secret claims.
    pub fn player(self) -> PlayerId {
        self.player
    }

    /// Encoded for an address or a cookie: 32 letters, digits, hyphens and underscores.
    pub fn write(self) -> String {
        let mut bytes = self.player.get().to_be_bytes().to_vec();
        bytes.extend(self.random);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads what [`Secret::write`] wrote, and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes: [u8; 24] = URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()?;
        let (player, random) = bytes.split_at(8);
        let player = u64::from_be_bytes(player.try_into().ok()?);
        let read = Self::new(PlayerId::new(player), random.try_into().ok()?);
        (read.write() == text).then_some(read)
    }

    /// A hash for one purpose, which does not reveal the secret.
    pub fn hash(self, purpose: &str) -> String {
        let text = format!("{purpose}:{}", self.write());
        URL_SAFE_NO_PAD.encode(digest(&SHA256, text.as_bytes()))
    }
}

/// The use of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitStage {
    /// An unused link to the board.
    Link,
    /// An open board.
    Open,
    /// A sign-in inside Discord, without a game: the member chooses one.
    SignedIn,
}

/// A board in a browser, or a link to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The hash of its secret.
    hash: String,
    pub stage: VisitStage,
    pub game: GameId,
    /// The place where the link was requested: its permissions decide what the board shows.
    pub place: Place,
    until: Timestamp,
}

stored_as! {
    Visit, as (String, (i64, (GameId, (u64, (ChannelId, Timestamp))))):
        |visit| {
            let club = visit.place.club.map_or(0, |club| club.get());
            let stage = match visit.stage {
                VisitStage::Link => 0,
                VisitStage::Open => 1,
                VisitStage::SignedIn => 2,
            };
            let place = (club, (visit.place.channel, visit.until));
            (visit.hash.clone(), (stage, (visit.game, place)))
        },
        |(hash, (stage, (game, (club, (channel, until)))))| {
            let stage = match stage {
                0 => VisitStage::Link,
                1 => VisitStage::Open,
                2 => VisitStage::SignedIn,
                _ => return None,
            };
            let club = (club != 0).then(|| ClubId::new(club));
            let place = Place { club, channel };
            Some(Self { hash, stage, game, place, until })
        };
}

impl Visit {
    /// The board of `game` in the browser that holds `session`, asked for in `place`.
    pub(super) fn open(session: Secret, game: GameId, place: Place, now: Timestamp) -> Self {
        Self {
            hash: session.hash(NAME),
            stage: VisitStage::Open,
            game,
            place,
            until: now.after(BOARD_VALIDITY),
        }
    }

    /// Discord has said that the browser which holds `session` is its player's.
    pub(super) fn signed_in(session: Secret, now: Timestamp) -> Self {
        Self {
            stage: VisitStage::SignedIn,
            until: now.after(SIGN_IN_VALIDITY),
            ..Self::open(session, GameId::new(0), NOWHERE, now)
        }
    }

    /// Whether it is still valid at `now`.
    pub(crate) fn is_valid(&self, now: Timestamp) -> bool {
        self.until > now
    }

    /// The time at which a board was opened.
    fn opened_at(&self) -> Timestamp {
        self.until.after(Span::millis(-BOARD_VALIDITY.as_millis()))
    }

    pub(super) fn is(&self, secret: Secret, stage: VisitStage, now: Timestamp) -> bool {
        self.stage == stage && self.is_valid(now) && self.hash == secret.hash(NAME)
    }
}

/// Whether the caller can get links: there is a page, and moves made on it reach the channel.
pub(crate) fn are_offered(ctx: &Ctx<'_>) -> bool {
    ctx.services.state::<Page>().0.is_some() && ctx.at_home() && !ctx.is_on_page()
}

/// Makes `link` open the board of `game` as it is seen in `place`.
pub async fn give_link(
    services: &Services,
    link: Secret,
    game: GameId,
    place: Place,
    now: Timestamp,
) -> Result<(), StoreError> {
    let visit = Visit {
        hash: link.hash(NAME),
        stage: VisitStage::Link,
        game,
        place,
        until: now.after(LINK_VALIDITY),
    };
    let add = move |visits: &mut Vec<Visit>| visits.push(visit.clone());
    change(services, link.player, now, add).await
}

/// The game whose board `link` opens; none if the link is used, expired or unknown.
pub async fn linked_game(
    services: &Services,
    link: Secret,
    now: Timestamp,
) -> Result<Option<GameId>, StoreError> {
    let visits = VISITS.get(services, link.player).await?;
    let mut visits = visits.iter();
    let link = visits.find(|visit| visit.is(link, VisitStage::Link, now));
    Ok(link.map(|visit| visit.game))
}

/// Opens the board that `link` leads to in the browser that holds `session`, once. Returns its game; none if the link
/// is used, expired or unknown.
pub async fn open(
    services: &Services,
    link: Secret,
    session: Secret,
    now: Timestamp,
) -> Result<Option<GameId>, StoreError> {
    let opened = Arc::new(Mutex::new(None));
    let lock = |opened: &Arc<Mutex<Option<GameId>>>, game| {
        *opened.lock().unwrap_or_else(PoisonError::into_inner) = game;
    };
    let result = Arc::clone(&opened);
    let exchange = move |visits: &mut Vec<Visit>| {
        let found = visits
            .iter()
            .position(|visit| visit.is(link, VisitStage::Link, now));
        let visit = found.map(|at| visits.remove(at));
        // The change may run more than once: its last result counts.
        lock(&result, visit.as_ref().map(|visit| visit.game));
        let Some(used) = visit else {
            return;
        };
        visits.retain(|visit| visit.game != used.game || !visit.is(session, VisitStage::Open, now));
        visits.push(Visit::open(session, used.game, used.place, now));
    };
    change(services, link.player, now, exchange).await?;
    let opened = *opened.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(opened)
}

/// The boards that are open in the browser that holds `session`.
pub async fn open_boards(
    services: &Services,
    session: Secret,
    now: Timestamp,
) -> Result<Vec<Visit>, StoreError> {
    let mut visits = VISITS.get(services, session.player).await?;
    visits.retain(|visit| visit.is(session, VisitStage::Open, now));
    Ok(visits)
}

/// A browser in which a member has boards open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Browser {
    /// The hash of its secret, which names it.
    pub(crate) hash: String,
    /// The time of the first board.
    pub(crate) since: Timestamp,
    pub(crate) games: Vec<GameId>,
}

/// The browsers in which `player` has boards open, the oldest first.
pub(crate) async fn browsers(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<Browser>, StoreError> {
    let visits = VISITS.get(services, player).await?;
    let is_open = |visit: &Visit| visit.stage == VisitStage::Open && visit.is_valid(now);
    let mut browsers: Vec<Browser> = Vec::new();
    for visit in visits.into_iter().filter(is_open) {
        match browsers.iter_mut().find(|known| known.hash == visit.hash) {
            Some(known) => known.games.push(visit.game),
            None => browsers.push(Browser {
                since: visit.opened_at(),
                games: vec![visit.game],
                hash: visit.hash,
            }),
        }
    }
    Ok(browsers)
}

/// Closes all boards of `player` in the browser that `hash` names.
pub(crate) async fn close_in(
    services: &Services,
    player: PlayerId,
    hash: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let hash = hash.to_owned();
    let close = move |visits: &mut Vec<Visit>| visits.retain(|visit| visit.hash != hash);
    change(services, player, now, close).await
}

/// Closes all boards of `player`, and the links to them.
pub(crate) async fn close_all(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    change(services, player, now, Vec::clear).await
}

/// Closes all boards in the browser that holds `session`.
pub async fn close(services: &Services, session: Secret, now: Timestamp) -> Result<(), StoreError> {
    let close = move |visits: &mut Vec<Visit>| {
        let stages = [VisitStage::Open, VisitStage::SignedIn];
        visits.retain(|visit| !stages.iter().any(|&stage| visit.is(session, stage, now)));
    };
    change(services, session.player, now, close).await
}

/// Changes the row of `player`; expired entries are removed.
pub(super) async fn change(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
    change: impl Fn(&mut Vec<Visit>) + Send + 'static,
) -> Result<(), StoreError> {
    let changed = move |visits: &mut Vec<Visit>| {
        visits.retain(|visit| visit.is_valid(now));
        change(visits);
        let too_many = visits.len().saturating_sub(MOST_VISITS);
        visits.drain(..too_many);
    };
    let (store, row) = (&services.store, VISITS.property());
    let over = Timer::at(player, NAME, now.after(BOARD_VALIDITY));
    store.revise(row, player, vec![over], changed).await
}

/// Deletes the rows whose last entry has expired by `now`.
pub(crate) async fn forget_old(services: &Services, now: Timestamp) {
    let due = match services.store.timers_due::<PlayerId>(NAME, now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which boards have expired");
            return;
        }
    };
    for player in due {
        let (store, row) = (&services.store, VISITS.property());
        let off = vec![Timer::off(player, NAME)];
        // Each change sets the timer to the longest validity, so that everything in the row has expired.
        if let Err(error) = store.revise(row, player, off, Vec::clear).await {
            tracing::error!(%error, "could not delete expired boards");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_in_the_one_way_in_which_it_is_written() {
        let secret = Secret::new(PlayerId::new(4711), [7; 16]);
        let text = secret.write();
        assert_eq!(text.len(), 32);
        assert!(Secret::parse(&text) == Some(secret));
        for forged in [
            "",
            "a",
            &text[1..],
            &format!("{text}A"),
            &text.replace('B', "+"),
        ] {
            assert!(Secret::parse(forged).is_none(), "{forged}");
        }
    }

    #[test]
    fn the_hash_of_one_purpose_is_none_of_another() {
        let secret = Secret::new(PlayerId::new(1), [1; 16]);
        assert_ne!(secret.hash("boards"), secret.hash("form"));
        let other = Secret::new(PlayerId::new(1), [2; 16]);
        assert_ne!(secret.hash("boards"), other.hash("boards"));
    }
}
