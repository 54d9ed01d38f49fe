//! Links: opens a board in a browser, and closes it there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::visitor::{Refusal, cookie_name, locale, own_session, session};
use super::{Web, guard, page};
use crate::bot::features::page::visits::Secret;
use crate::bot::features::page::{REVIEW, visits};
use crate::game::GameId;
use crate::i18n::{Locale, say};

/// Validity of the cookie, in seconds: thirty days, as that of an open board.
pub(super) const MAX_AGE: u32 = 30 * 24 * 60 * 60;

/// Asks before the board is opened: fetching a link, as preview bots do, opens nothing.
pub(super) async fn ask(
    State(web): State<Arc<Web>>,
    Path(secret): Path<String>,
    headers: HeaderMap,
) -> Response {
    let locale = locale(&headers);
    match resolve(&web, link_secret(&secret), &headers).await {
        Ok(LinkTarget::Game(game)) => page::opening(game, &secret, locale),
        Ok(LinkTarget::Used) => page::sentence(StatusCode::GONE, &say::page::used(), locale),
        Ok(LinkTarget::Others) => page::close_first(locale),
        Err(refusal) => page::refusal_page(refusal, locale),
    }
}

/// Opens the board.
pub(super) async fn open(
    State(web): State<Arc<Web>>,
    Path(secret): Path<String>,
    headers: HeaderMap,
) -> Response {
    let locale = locale(&headers);
    if !guard::is_own(&headers, &web.origin) {
        return page::refusal_page(Refusal::Forged, locale);
    }
    match open_board(&web, &secret, &headers, locale).await {
        Ok(response) => response,
        Err(refusal) => page::refusal_page(refusal, locale),
    }
}

async fn open_board(
    web: &Web,
    secret: &str,
    headers: &HeaderMap,
    locale: Locale,
) -> Result<Response, Refusal> {
    let link = link_secret(secret);
    let end = if link == secret { "" } else { "/review" };
    if let LinkTarget::Others = resolve(web, link, headers).await? {
        return Ok(page::close_first(locale));
    }
    let used = || page::sentence(StatusCode::GONE, &say::page::used(), locale);
    let Some(link) = Secret::parse(link) else {
        return Ok(used());
    };
    let services = web.services();
    let now = services.now();
    let own = own_session(web, headers, link.player());
    let Some(game) = visits::open(services, link, own, now).await? else {
        return Ok(used());
    };
    let mut response = redirect(&format!("/game/{game}{end}"));
    set_cookie(web, &mut response, Cookie::InBrowser, &own.write(), MAX_AGE);
    Ok(response)
}

/// The secret of a link, whose end may say that it opens a review.
fn link_secret(path: &str) -> &str {
    path.strip_suffix(REVIEW).unwrap_or(path)
}

/// Closes all boards in this browser.
pub(super) async fn close(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    let locale = locale(&headers);
    if !guard::is_own(&headers, &web.origin) {
        return page::refusal_page(Refusal::Forged, locale);
    }
    if let Some(session) = session(&web, &headers) {
        let services = web.services();
        if let Err(error) = visits::close(services, session, services.now()).await {
            return page::refusal_page(error.into(), locale);
        }
    }
    let mut response = page::sentence(StatusCode::OK, &say::page::closed(), locale);
    let cookie = if guard::is_inside(&headers, &web.origin) {
        Cookie::InDiscord
    } else {
        Cookie::InBrowser
    };
    set_cookie(&web, &mut response, cookie, "", 0);
    response
}

/// The target of a link.
enum LinkTarget {
    /// It opens the board of this game.
    Game(GameId),
    /// It is used, has expired, or is not from this bot.
    Used,
    /// Another member's board is open in this browser.
    Others,
}

async fn resolve(web: &Web, secret: &str, headers: &HeaderMap) -> Result<LinkTarget, Refusal> {
    let Some(link) = Secret::parse(secret) else {
        return Ok(LinkTarget::Used);
    };
    let services = web.services();
    let now = services.now();
    let Some(game) = visits::linked_game(services, link, now).await? else {
        return Ok(LinkTarget::Used);
    };
    if let Some(other) = session(web, headers)
        && other.player() != link.player()
        && !visits::open_boards(services, other, now).await?.is_empty()
    {
        return Ok(LinkTarget::Others);
    }
    Ok(LinkTarget::Game(game))
}

/// An answer that sends the browser to `path`.
pub(super) fn redirect(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response()
}

/// The storage of a cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cookie {
    /// For the page in a browser window.
    InBrowser,
    /// For the page in Discord's frame, which is another site's: stored for that frame only.
    InDiscord,
}

pub(super) fn set_cookie(
    web: &Web,
    response: &mut Response,
    cookie: Cookie,
    value: &str,
    max_age: u32,
) {
    let attributes = match cookie {
        Cookie::InDiscord => "SameSite=None; Secure; Partitioned",
        Cookie::InBrowser if web.origin.is_encrypted() => "SameSite=Lax; Secure",
        Cookie::InBrowser => "SameSite=Lax",
    };
    let name = cookie_name(web);
    let cookie = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; {attributes}");
    let cookie = HeaderValue::from_str(&cookie).expect("a secret is made of letters and digits");
    response.headers_mut().insert(header::SET_COOKIE, cookie);
}
