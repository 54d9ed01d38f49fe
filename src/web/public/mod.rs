//! Pages that everybody may see: games and activities of channels that everybody on a server can read, if the club has
//! a page.
//!
//! Each page is made once for all visitors and cached for seconds, and few are made at a time, so that visitors do not
//! slow down the chat. The answer for a hidden page is that of a page that does not exist.

pub(super) mod calendar;
pub(super) mod club;
pub(super) mod embed;
pub(super) mod feed;
pub(super) mod game;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::future::BoxFuture;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use super::cache::Cache;
use super::page::{PART, refusal_page};
use super::peers::{self, Rate};
use super::visitor::{Refusal, locale};
use super::{Web, guard};
use crate::bot::features::club::public as content;
use crate::bot::kit::custom_id::number as canonical;
use crate::bot::kit::exhibits::Open;
use crate::bot::port::outbound::{OpenChannel, OutboundError};
use crate::game::{ChannelId, ClubId, GameId, Outline, Revision};
use crate::i18n::Locale;
use crate::store::StoreError;

/// Time for which Discord's answer about the channels of a club is cached.
const CHANNELS_TTL: Duration = Duration::from_secs(60);
/// Time for which the admission to a game is cached.
const ADMISSION_TTL: Duration = Duration::from_secs(2);
/// Time for which a page is cached, here and in browsers and proxies.
const PAGE_TTL: Duration = Duration::from_secs(5);
const CACHED: &str = "public, max-age=5";
/// Maximum number of cached clubs, games and pages; a page has some 50 kB.
const MOST_CLUBS: usize = 10_000;
const MOST_GAMES: usize = 10_000;
const MOST_PAGES: usize = 512;
/// Most pages that are made at the same time.
const AT_ONCE: usize = 4;
/// Timeout for a turn to make a page.
const TURN_TIMEOUT: Duration = Duration::from_secs(10);
/// Most requests of one address a minute: a club that watches a game together has one.
const MOST_OF_ADDRESS: u16 = 1200;

/// Caches for all visitors, and the limits on what they may ask for.
pub(super) struct Public {
    clubs: Cache<ClubId, Arc<OpenClub>>,
    games: Cache<GameId, Arc<OpenGame>>,
    pages: Cache<DocumentKey, Arc<Document>>,
    making: Semaphore,
    rate: Rate<IpAddr>,
}

/// The key of a [`Document`] in the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum DocumentKey {
    Game(GameId, Revision, Locale),
    Picture(GameId, Revision),
    Record(GameId, Revision),
    Club(ClubId, Locale),
    Embed(ClubId, Locale),
    Results(ClubId, Locale),
    Evenings(ClubId, Locale),
}

impl Public {
    pub(super) fn new() -> Self {
        Self {
            clubs: Cache::new(CHANNELS_TTL, MOST_CLUBS),
            games: Cache::new(ADMISSION_TTL, MOST_GAMES),
            pages: Cache::new(PAGE_TTL, MOST_PAGES),
            making: Semaphore::new(AT_ONCE),
            rate: Rate::new(MOST_OF_ADDRESS),
        }
    }
}

/// A club with a page, and its channels that everybody on the server can read.
pub(super) struct OpenClub {
    id: ClubId,
    channels: Vec<OpenChannel>,
    ids: Vec<ChannelId>,
}

impl OpenClub {
    fn open(&self) -> Open<'_> {
        Open {
            club: self.id,
            channels: &self.ids,
        }
    }

    /// The name of `channel`.
    fn name_of(&self, channel: ChannelId) -> Option<&str> {
        let mut channels = self.channels.iter();
        let found = channels.find(|open| open.channel == channel);
        found.map(|open| open.name.as_str())
    }
}

/// A game that everybody may see.
pub(super) struct OpenGame {
    club: Arc<OpenClub>,
    outline: Outline,
}

impl OpenGame {
    pub(super) fn club_id(&self) -> ClubId {
        self.club.id
    }
}

/// A club's number in canonical form.
pub(super) fn club_number(text: &str) -> Option<ClubId> {
    canonical(text).map(ClubId::new)
}

/// The club `id`, if it has a page.
pub(super) async fn club(web: &Web, id: ClubId) -> Result<Arc<OpenClub>, Refusal> {
    if !content::is_on(web.services(), id).await? {
        return Err(Refusal::NoPage);
    }
    let ask = async {
        let channels = match web.out.open_channels(id).await {
            Ok(channels) => channels,
            // The bot has left.
            Err(OutboundError::Gone | OutboundError::NoAccess | OutboundError::Forbidden) => {
                return Err(Refusal::NoPage);
            }
            Err(error) => {
                tracing::warn!(%error, "Discord could not be asked about the channels of a club");
                return Err(Refusal::Away);
            }
        };
        let ids = channels.iter().map(|open| open.channel).collect();
        Ok(Arc::new(OpenClub { id, channels, ids }))
    };
    web.public.clubs.get(id, ask).await
}

/// The game `id`, if everybody may see it. A damaged game is refused like one that does not exist.
pub(super) async fn game(web: &Web, id: GameId) -> Result<Arc<OpenGame>, Refusal> {
    let find = async {
        let found = match web.services().store.outline(id).await {
            Err(StoreError::Corrupt { .. }) => None,
            read => read?,
        };
        let outline = found.ok_or(Refusal::NotOpen)?;
        let club = outline.place.club.ok_or(Refusal::NotOpen)?;
        let club = self::club(web, club)
            .await
            .map_err(|refusal| match refusal {
                Refusal::NoPage => Refusal::NotOpen,
                other => other,
            })?;
        if content::is_shown(web.services(), &club.open(), &outline).await? {
            Ok(Arc::new(OpenGame { club, outline }))
        } else {
            Err(Refusal::NotOpen)
        }
    };
    let open = web.public.games.get(id, find).await?;
    // A club that switches its page off disappears at once.
    if content::is_on(web.services(), open.club.id).await? {
        Ok(open)
    } else {
        Err(Refusal::NotOpen)
    }
}

/// Counts a request by its visitor's address.
fn count(web: &Web, request: &Parts) -> Result<(), Refusal> {
    match peers::address(&request.extensions, &request.headers) {
        Some(address) if !web.public.rate.spend(address) => Err(Refusal::Busy),
        _ => Ok(()),
    }
}

/// A turn to make a page for only the visitor of `request`.
pub(super) async fn turn<'a>(
    web: &'a Web,
    request: &Parts,
) -> Result<SemaphorePermit<'a>, Refusal> {
    count(web, request)?;
    let turn = timeout(TURN_TIMEOUT, web.public.making.acquire()).await;
    turn.ok().and_then(Result::ok).ok_or(Refusal::Busy)
}

/// A page or a file that is the same for all visitors.
pub(super) struct Document {
    kind: &'static str,
    /// The parts of a page that its script fetches and replaces.
    part: Option<Bytes>,
    whole: Bytes,
    /// The entity tag.
    pub(super) tag: String,
}

impl Document {
    /// A page of these parts, which `whole` completes.
    fn page(part: String, tag: String, whole: impl FnOnce(&str) -> String) -> Self {
        let whole = whole(&part);
        Self {
            kind: "text/html; charset=utf-8",
            part: Some(part.into()),
            whole: whole.into(),
            tag,
        }
    }

    fn file(kind: &'static str, content: impl Into<Bytes>) -> Self {
        let whole = content.into();
        Self {
            kind,
            part: None,
            tag: tag(&whole),
            whole,
        }
    }
}

/// The entity tag of `content`.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:x}", hasher.finish())
}

/// The document of `key` from the cache, else made by `make`, at its turn. The future is boxed: the cache awaits it
/// within its own, and those of pages are large.
async fn cached(
    web: &Web,
    key: DocumentKey,
    make: BoxFuture<'_, Result<Document, Refusal>>,
) -> Result<Arc<Document>, Refusal> {
    let make = async {
        let turn = timeout(TURN_TIMEOUT, web.public.making.acquire()).await;
        let _turn = turn.ok().and_then(Result::ok).ok_or(Refusal::Busy)?;
        make.await.map(Arc::new)
    };
    web.public.pages.get(key, make).await
}

/// A kind of document that each club has in each language.
struct ClubDocument {
    key: fn(ClubId, Locale) -> DocumentKey,
    make: Make,
    shown: Shown,
}

/// Makes a document of a club in a language.
type Make = for<'a> fn(&'a Web, Arc<OpenClub>, Locale) -> BoxFuture<'a, Result<Document, Refusal>>;

impl ClubDocument {
    /// The document of the club `id`, if it has a page.
    async fn get(&self, web: &Web, id: ClubId, locale: Locale) -> Result<Arc<Document>, Refusal> {
        let open = club(web, id).await?;
        cached(web, (self.key)(id, locale), (self.make)(web, open, locale)).await
    }

    /// The answer to a request for the document of the club with the number `id`.
    async fn answer(&self, web: &Web, id: &str, request: &Parts) -> Response {
        let locale = locale(&request.headers);
        let made = async {
            count(web, request)?;
            let id = club_number(id).ok_or(Refusal::NoPage)?;
            self.get(web, id, locale).await
        };
        match made.await {
            Ok(made) => answer(&made, &request.headers, self.shown),
            Err(refusal) => refusal_page(refusal, locale),
        }
    }
}

/// The sites that may show an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// This site alone.
    Here,
    /// Other sites too, in a frame or as a picture.
    Anywhere,
}

/// The answer to a request with these headers: only the tag if the visitor has the document already.
fn answer(made: &Document, headers: &HeaderMap, shown: Shown) -> Response {
    let part = made.part.as_ref().filter(|_| headers.contains_key(PART));
    let mark = if part.is_some() { "p" } else { "" };
    let tag = format!("\"{}{mark}\"", made.tag);
    let known = headers.get(header::IF_NONE_MATCH);
    let known = known.and_then(|value| value.to_str().ok()).unwrap_or("");
    // A proxy that compresses marks the tag as weak.
    let is_known = known
        .split(',')
        .any(|known| known.trim().trim_start_matches("W/") == tag);
    let own_headers: [(HeaderName, &str); 4] = [
        (header::ETAG, &tag),
        (header::CACHE_CONTROL, CACHED),
        (header::VARY, "accept-language, cookie, x-part"),
        (header::CONTENT_TYPE, made.kind),
    ];
    let mut response = if is_known {
        (StatusCode::NOT_MODIFIED, own_headers).into_response()
    } else {
        let body = part.unwrap_or(&made.whole).clone();
        (own_headers, body).into_response()
    };
    if shown == Shown::Anywhere {
        response.extensions_mut().insert(guard::Shared);
    }
    response
}
