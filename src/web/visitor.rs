//! Visitors of a board: identified by the browser's cookie, with the member's data from Discord.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, header};
use tokio::time::Instant;

use super::Web;
use crate::bot::features::page::visits;
use crate::bot::features::page::visits::Secret;
use crate::bot::people::profile;
use crate::bot::port::outbound::{Membership, OutboundError};
use crate::bot::port::request::{
    ChannelKind, InteractionId, Invocation, Nature, Permissions, Person, Reach, Request, Setting,
};
use crate::game::{ChannelId, GameId, MessageId, Place, PlayerId};
use crate::i18n::{Locale, Text, say};
use crate::store::StoreError;

/// Time for which Discord's answer about a member is cached.
const MEMBER_TTL: Duration = Duration::from_secs(60);
/// Maximum number of cached members; above it the cache is emptied.
const MOST_KNOWN: usize = 10_000;
/// The largest file in an answer on the page: it is embedded in the page itself.
const LARGEST_FILE: usize = 1 << 20;
/// A press on the page belongs to no message.
const NO_MESSAGE: MessageId = MessageId::new(0);

/// A visitor who has opened a game's board.
pub(super) struct Visitor {
    pub(super) session: Secret,
    pub(super) game: GameId,
    place: Place,
    member: Membership,
    locale: Locale,
}

/// Why no page is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The board is not open in this browser.
    NotOpen,
    /// The member has left the server, or can no longer see the channel.
    NotHere,
    /// Discord does not answer.
    Away,
    /// Too many requests.
    Busy,
    /// There is no page at this address, or none that everybody may see.
    NoPage,
    /// It comes from another site.
    Forged,
    /// Discord has not identified them lately.
    NotSignedIn,
    /// The store does not answer.
    Trouble,
}

impl Refusal {
    pub(super) fn text(self) -> Text {
        match self {
            Self::NotOpen => say::page::not_open(),
            Self::NotHere => say::page::not_here(),
            Self::Away => say::page::away(),
            Self::Busy => say::page::busy(),
            Self::NoPage => say::page::no_club(),
            Self::Forged => say::page::refused(),
            Self::NotSignedIn => say::page::not_signed_in(),
            Self::Trouble => say::refusal::trouble(),
        }
    }

    /// Whether the only reason is that the visitor has not opened this board.
    pub(super) fn is_about_board(self) -> bool {
        matches!(self, Self::NotOpen | Self::NotHere)
    }

    pub(super) fn status(self) -> u16 {
        match self {
            Self::NoPage => 404,
            Self::NotOpen | Self::NotHere | Self::Forged | Self::NotSignedIn => 403,
            Self::Busy => 429,
            Self::Away | Self::Trouble => 503,
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the web page could not read the database");
        Self::Trouble
    }
}

/// The visitor of `game`, if they may see it now.
pub(super) async fn visitor(
    web: &Web,
    headers: &HeaderMap,
    game: GameId,
) -> Result<Visitor, Refusal> {
    let session = session(web, headers).ok_or(Refusal::NotOpen)?;
    let services = web.services();
    let now = services.now();
    let open = visits::open_boards(services, session, now).await?;
    let open = open.into_iter().find(|visit| visit.game == game);
    let place = open.ok_or(Refusal::NotOpen)?.place;
    let player = session.player();
    if !web.member_rate.spend(player) {
        return Err(Refusal::Busy);
    }
    let member = membership(web, place, player).await?;
    Ok(Visitor {
        session,
        game,
        place,
        member: member.ok_or(Refusal::NotHere)?,
        locale: locale(headers),
    })
}

impl Visitor {
    /// Their request, as if made in the channel where they have requested the link.
    pub(super) fn request(&self, invocation: Invocation) -> Request {
        /// A bit that is zero in Discord's ids until 2084.
        const OURS: u64 = 1 << 63;
        Request {
            interaction: InteractionId(OURS | rand::random::<u64>()),
            caller: self.member.person.clone(),
            permissions: self.member.permissions,
            joined: self.member.joined,
            setting: Setting {
                place: self.place,
                channel: self.member.channel,
                reach: Reach::Page,
                largest_file: LARGEST_FILE,
            },
            locale: self.locale.language().to_owned(),
            club_locale: None,
            invocation,
            pressed_alone: true,
            file: None,
        }
    }

    pub(super) fn locale(&self) -> Locale {
        self.locale
    }

    /// A request without effect, for its context.
    pub(super) fn empty_request(&self) -> Request {
        self.request(press_invocation(String::new()))
    }

    /// The secret of the forms on their page.
    pub(super) fn key(&self) -> String {
        self.session.hash("form")
    }
}

/// A press on the button with `custom_id`.
pub(super) fn press_invocation(custom_id: String) -> Invocation {
    Invocation::Press {
        custom_id,
        message: NO_MESSAGE,
    }
}

/// A choice of `values` from the menu with `custom_id`.
pub(super) fn choice_invocation(custom_id: String, values: Vec<String>) -> Invocation {
    Invocation::Choose {
        custom_id,
        values,
        members: Vec::new(),
        message: NO_MESSAGE,
    }
}

/// The name of the cookie. Over HTTPS browsers accept it from this host only.
pub(super) fn cookie_name(web: &Web) -> &'static str {
    if web.origin.is_encrypted() {
        "__Host-tengen"
    } else {
        "tengen"
    }
}

/// The secret of the browser, if it has one.
pub(super) fn session(web: &Web, headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    let name = cookie_name(web);
    let found = pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='));
    Secret::parse(found?)
}

/// The secret of the browser for all boards of the member, or a new one.
pub(super) fn own_session(web: &Web, headers: &HeaderMap, player: PlayerId) -> Secret {
    let own = session(web, headers).filter(|own| own.player() == player);
    own.unwrap_or_else(|| Secret::new(player, (web.services().random)()))
}

/// The language that the browser prefers.
pub(super) fn locale(headers: &HeaderMap) -> Locale {
    let languages = headers.get(header::ACCEPT_LANGUAGE);
    let languages = languages
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let tags = languages
        .split(',')
        .map(|tag| tag.split(';').next().unwrap_or("").trim());
    let mut known = tags.filter_map(Locale::from_tag);
    known.next().unwrap_or(Locale::English)
}

/// The membership and permissions of `player` in `place`, at most a minute old; none if they may not see it.
async fn membership(
    web: &Web,
    place: Place,
    player: PlayerId,
) -> Result<Option<Membership>, Refusal> {
    if place.club.is_none() {
        return direct_conversation(web, player).await.map(Some);
    }
    if let Some(known) = web.members.cached(place.channel, player) {
        return Ok(known);
    }
    let membership = match web.out.membership(place, player).await {
        Ok(membership) => membership,
        // The bot itself has left.
        Err(OutboundError::Gone | OutboundError::NoAccess | OutboundError::Forbidden) => None,
        Err(error) => {
            tracing::warn!(%error, "Discord could not be asked about a member");
            return Err(Refusal::Away);
        }
    };
    web.members.note(place.channel, player, membership.clone());
    Ok(membership)
}

/// A member's direct conversation with the bot.
async fn direct_conversation(web: &Web, player: PlayerId) -> Result<Membership, Refusal> {
    let services = web.services();
    Ok(Membership {
        person: Person {
            player,
            name: profile::name(services, player, None).await,
            nick: None,
            nature: Nature::Human,
        },
        permissions: Permissions(0),
        joined: None,
        channel: ChannelKind::Conversation,
    })
}

/// Recent answers of Discord about members.
#[derive(Default)]
pub(super) struct Members(Mutex<HashMap<(ChannelId, PlayerId), KnownMember>>);

/// An answer of Discord and its time.
struct KnownMember {
    at: Instant,
    membership: Option<Membership>,
}

impl Members {
    /// Discord's last answer, if it is recent: none in it if the member may not see the channel.
    fn cached(&self, channel: ChannelId, player: PlayerId) -> Option<Option<Membership>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let member = known.get(&(channel, player))?;
        (member.at.elapsed() < MEMBER_TTL).then(|| member.membership.clone())
    }

    fn note(&self, channel: ChannelId, player: PlayerId, membership: Option<Membership>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        let at = Instant::now();
        known.insert((channel, player), KnownMember { at, membership });
    }
}
