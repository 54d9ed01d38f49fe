//! The page of a review: a finished game step by step, with variations, marks and comments; read-only for visitors
//! without a board, where everybody may see the game.
//!
//! Touches change the address only; a comment stores the line and the marks in it.

mod engine;
mod graph;
mod html;
mod query;

use std::sync::Arc;

use axum::extract::{Form, FromRequest as _, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use tokio::time::timeout;

use self::engine::Progress;
use self::html::Sheet;
use self::query::{StudyQuery, address};
use super::page::{self, PART};
use super::press::{BODY_TIMEOUT, Fields, value};
use super::visitor::{Refusal, Visitor, locale, visitor};
use super::{Web, activity, guard, public};
use crate::bot::features::club::public as content;
use crate::bot::features::review::note::{self, NoteDraft, NoteKey};
use crate::bot::features::review::study::{self, Study};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::respond;
use crate::game::{ClubId, Game, GameId, Visibility};
use crate::i18n::Locale;

/// Maximum length of a form, in bytes: a comment takes up to nine for each of its characters.
pub(super) const LONGEST_BODY: usize = 16 * 1024;

/// Why a review is not shown: by the page's own rules, or by the bot's.
enum ReviewError {
    Refused(Refusal),
    Failed(Box<Failure>),
}

impl From<Refusal> for ReviewError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Failure> for ReviewError {
    fn from(failure: Failure) -> Self {
        Self::Failed(Box::new(failure))
    }
}

impl ReviewError {
    fn page(self, locale: Locale) -> Response {
        match self {
            Self::Refused(refusal) => page::refusal_page(refusal, locale),
            Self::Failed(failure) => {
                let status = match *failure {
                    Failure::Refused(_) => StatusCode::CONFLICT,
                    _ => {
                        tracing::error!(?failure, "a review could not be shown");
                        StatusCode::SERVICE_UNAVAILABLE
                    }
                };
                page::sentence(status, &failure.sentence(), locale)
            }
        }
    }
}

/// The review at the place that the address names.
pub(super) async fn show(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Parts,
) -> Response {
    let fields = Query::<Fields>::try_from_uri(&request.uri);
    let query = StudyQuery::read(&fields.map_or_else(|_| Vec::new(), |Query(fields)| fields));
    let shown = async {
        let id = page::number(&game).ok_or(Refusal::NotOpen)?;
        match visitor(&web, &request.headers, id).await {
            Ok(visitor) => {
                let form = FormState::default();
                show_to_member(&web, &visitor, &request.headers, query, form).await
            }
            Err(refusal) if refusal.is_about_board() => {
                show_to_visitor(&web, id, &request, query, refusal).await
            }
            Err(refusal) => Err(refusal.into()),
        }
    };
    shown
        .await
        .unwrap_or_else(|error: ReviewError| error.page(locale(&request.headers)))
}

/// The state of the page's forms after a post.
#[derive(Default)]
struct FormState<'a> {
    /// Why the post was refused.
    refusal: Option<String>,
    /// The text of a refused post, which the form shows again.
    words: &'a str,
    progress: Progress,
}

/// The review for a member who has opened the game's board.
async fn show_to_member(
    web: &Web,
    visitor: &Visitor,
    headers: &HeaderMap,
    query: StudyQuery,
    form: FormState<'_>,
) -> Result<Response, ReviewError> {
    let game = page::visible(web, visitor).await?;
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    let study = study::open(services, game, Some(visitor.session.player())).await?;
    let progress = if study.is_read() {
        Progress::None
    } else {
        form.progress.or_known(web, visitor, &study.game)
    };
    let (making, unread) = match progress {
        Progress::None => (None, None),
        Progress::Making(progress) => (Some(progress), None),
        Progress::Answered(sentence) => (None, Some(sentence)),
    };
    let sheet = Sheet {
        study: &study,
        place: query.resolve(&study.game),
        style: ctx.own_style(),
        writer: Some((&ctx, page::hidden_fields(visitor))),
        refusal: form.refusal.or(unread),
        words: form.words,
        making,
    };
    let way_back = activity::way_back(web, visitor).await?;
    Ok(respond_with(web, headers, sheet, &way_back).await)
}

/// The review for a visitor who has not opened the board, if everybody may see the game; else `refusal`.
async fn show_to_visitor(
    web: &Web,
    id: GameId,
    request: &Parts,
    query: StudyQuery,
    refusal: Refusal,
) -> Result<Response, ReviewError> {
    let _turn = public::turn(web, request).await?;
    let (study, _) = open_study(web, id).await.map_err(|error| match error {
        ReviewError::Refused(Refusal::NotOpen) => refusal.into(),
        other => other,
    })?;
    let locale = locale(&request.headers);
    let sheet = Sheet {
        place: query.resolve(&study.game),
        style: content::style(web.services(), &study.game, locale).await,
        study: &study,
        writer: None,
        refusal: None,
        words: "",
        making: None,
    };
    Ok(respond_with(web, &request.headers, sheet, "").await)
}

/// The review of a game that everybody may see, and its club.
async fn open_study(web: &Web, id: GameId) -> Result<(Study, Option<ClubId>), ReviewError> {
    let open = public::game(web, id).await?;
    let (services, club) = (web.services(), open.club_id());
    let game = services.store.game(id).await.map_err(Refusal::from)?;
    let game = game.ok_or(Refusal::NotOpen)?;
    Ok((study::open(services, game, None).await?, Some(club)))
}

async fn respond_with(
    web: &Web,
    headers: &HeaderMap,
    sheet: Sheet<'_>,
    way_back: &str,
) -> Response {
    let parts = sheet.html(web.services()).await;
    let html = if headers.contains_key(PART) {
        parts
    } else {
        sheet.whole_page(&parts, way_back)
    };
    page::fragment(StatusCode::OK, html)
}

/// The record with variations, comments, marks and the engine's view.
pub(super) async fn record(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Parts,
) -> Response {
    let locale = locale(&request.headers);
    let written = async {
        let services = web.services();
        let id = page::number(&game).ok_or(Refusal::NotOpen)?;
        let (study, club, locale) = match visitor(&web, &request.headers, id).await {
            Ok(visitor) => {
                let game = page::visible(&web, &visitor).await?;
                let own = visitor.empty_request();
                let ctx = respond::context(services, &own, services.now()).await;
                let reader = Some(visitor.session.player());
                let study = study::open(services, game, reader).await?;
                (study, ctx.club_id(), ctx.reader())
            }
            Err(refusal) if refusal.is_about_board() => {
                let _turn = public::turn(&web, &request).await?;
                let (study, club) = open_study(&web, id).await?;
                (study, club, locale)
            }
            Err(refusal) => return Err(refusal.into()),
        };
        Ok(study.record(services, club, locale).await)
    };
    let kind = [(header::CONTENT_TYPE, "application/x-go-sgf; charset=utf-8")];
    match written.await {
        Ok(sgf) => (kind, sgf).into_response(),
        Err(error) => ReviewError::page(error, locale),
    }
}

/// Writes, publishes or removes a note of the visitor, or requests the engine's view.
pub(super) async fn post(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let posted = write(&web, &game, request).await;
    posted.unwrap_or_else(|error| error.page(locale(&headers)))
}

async fn write(web: &Arc<Web>, game: &str, request: Request) -> Result<Response, ReviewError> {
    let headers = request.headers().clone();
    if !guard::is_own(&headers, &web.origin) {
        return Err(Refusal::Forged.into());
    }
    let id = page::number(game).ok_or(Refusal::NotOpen)?;
    let visitor = visitor(web, &headers, id).await?;
    let read = timeout(BODY_TIMEOUT, Form::<Fields>::from_request(request, &())).await;
    let Ok(Ok(Form(fields))) = read else {
        return Err(Refusal::Forged.into());
    };
    if value(&fields, "key") != Some(&*visitor.key()) {
        return Err(Refusal::Forged.into());
    }
    let game = page::visible(web, &visitor).await?;
    let query = StudyQuery::read(&fields);
    if value(&fields, engine::READ).is_some() {
        let form = FormState {
            progress: engine::request(web, &visitor, &game, &fields).await?,
            ..FormState::default()
        };
        return show_to_member(web, &visitor, &headers, query, form).await;
    }
    let place = query.clone().resolve(&game);
    let (spot, tool) = (&place.spot, place.tool);
    let back = format!(
        "/game/{id}/review{}",
        address(spot.after(), spot.variation(), tool)
    );
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    match apply(&ctx, &game, &fields).await {
        Ok(()) => Ok((StatusCode::SEE_OTHER, [(header::LOCATION, back)]).into_response()),
        Err(failure) => {
            if !matches!(failure, Failure::Refused(_)) {
                tracing::error!(?failure, "a note could not be written on the page");
            }
            let form = FormState {
                refusal: Some(failure.sentence().to(ctx.reader())),
                words: value(&fields, "text").unwrap_or_default(),
                progress: Progress::None,
            };
            show_to_member(web, &visitor, &headers, query, form).await
        }
    }
}

/// Carries out a posted form.
async fn apply(ctx: &Ctx<'_>, game: &Game, fields: &Fields) -> Result<(), Failure> {
    let named = |name: &str| value(fields, name).and_then(NoteKey::parse);
    if let Some(note) = named("remove") {
        return note::remove(ctx, game, note).await;
    }
    if let Some(note) = named("show") {
        return note::publish(ctx, game, note.at).await;
    }
    let visibility = match value(fields, "as") {
        Some("note") => Visibility::Private,
        _ => Visibility::Public,
    };
    let query = StudyQuery::read(fields);
    let (after, line, marks) = query.note_place(game);
    let draft = NoteDraft {
        after,
        line,
        text: value(fields, "text").unwrap_or_default(),
        marks,
        visibility,
    };
    note::write(ctx, game, draft).await
}
