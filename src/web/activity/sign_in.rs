//! Signing in with a code of Discord's, and opening the board that the member has chosen.

use std::sync::Arc;

use axum::extract::{Form, FromRequest as _, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tokio::time::timeout;

use super::Inside;
use super::page::games;
use crate::bot::features::page::activity;
use crate::bot::port::sign_in::{SignInCode, SignInError};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::Locale;
use crate::web::open::{Cookie, MAX_AGE, redirect, set_cookie};
use crate::web::page::{fragment, number, refusal_page};
use crate::web::press::{BODY_TIMEOUT, Fields, value};
use crate::web::visitor::{Refusal, locale, own_session, session};
use crate::web::{Web, guard, peers};

/// Exchanges a code for a member; answers with the part of the page with their games.
pub(super) async fn sign_in(State(web): State<Arc<Web>>, request: Request) -> Response {
    let locale = locale(request.headers());
    match exchange(&web, request, locale).await {
        Ok(response) => response,
        Err(refusal) => refusal_page(refusal, locale),
    }
}

async fn exchange(web: &Web, request: Request, locale: Locale) -> Result<Response, Refusal> {
    let inside = web.inside.as_ref().ok_or(Refusal::NoPage)?;
    let headers = request.headers().clone();
    let address = peers::address(request.extensions(), &headers);
    let fields = fields(web, request).await?;
    let given = |name: &str| value(&fields, name).unwrap_or_default();
    let code = SignInCode::parse(given("code"), given("verifier"));
    let code = code.ok_or(Refusal::NotSignedIn)?;
    if !inside.rate.spend(address) {
        return Err(Refusal::Busy);
    }
    let player = member(inside, &code).await?;
    let services = web.services();
    let now = services.now();
    let own = own_session(web, &headers, player);
    activity::sign_in(services, own, now).await?;
    let channel = ChannelId::new(given("channel").parse().unwrap_or_default());
    let choice = activity::list(services, player, channel, locale).await?;
    let mut response = fragment(StatusCode::OK, games(&choice, locale));
    set_cookie(web, &mut response, Cookie::InDiscord, &own.write(), MAX_AGE);
    Ok(response)
}

/// The member for whom Discord has given `code`.
async fn member(inside: &Inside, code: &SignInCode) -> Result<PlayerId, Refusal> {
    let _turn = inside.turns.acquire().await.map_err(|_| Refusal::Busy)?;
    let member = inside.activity.sign_in.member(code).await;
    member.map_err(|error| match error {
        SignInError::Refused => Refusal::NotSignedIn,
        SignInError::Unavailable(_) => {
            tracing::warn!(%error, "nobody can sign in inside Discord");
            Refusal::Away
        }
    })
}

/// Opens the board of the game that a member has chosen.
pub(super) async fn open(State(web): State<Arc<Web>>, request: Request) -> Response {
    let locale = locale(request.headers());
    match open_board(&web, request).await {
        Ok(response) => response,
        Err(refusal) => refusal_page(refusal, locale),
    }
}

async fn open_board(web: &Web, request: Request) -> Result<Response, Refusal> {
    if web.inside.is_none() {
        return Err(Refusal::NoPage);
    }
    let own = session(web, request.headers()).ok_or(Refusal::NotSignedIn)?;
    let fields = fields(web, request).await?;
    let game = value(&fields, "game").and_then(number);
    let game = game.ok_or(Refusal::NotHere)?;
    if !web.member_rate.spend(own.player()) {
        return Err(Refusal::Busy);
    }
    let services = web.services();
    let now = services.now();
    if !activity::is_signed_in(services, own, now).await? {
        return Err(Refusal::NotSignedIn);
    }
    if !activity::open(services, own, game, now).await? {
        return Err(Refusal::NotHere);
    }
    let mut response = redirect(&format!("/game/{game}"));
    // Valid while the board is open.
    set_cookie(web, &mut response, Cookie::InDiscord, &own.write(), MAX_AGE);
    Ok(response)
}

/// The fields of a form of this site.
async fn fields(web: &Web, request: Request) -> Result<Fields, Refusal> {
    if !guard::is_own(request.headers(), &web.origin) {
        return Err(Refusal::Forged);
    }
    let read = timeout(BODY_TIMEOUT, Form::<Fields>::from_request(request, &())).await;
    match read {
        Ok(Ok(Form(fields))) => Ok(fields),
        _ => Err(Refusal::Forged),
    }
}
