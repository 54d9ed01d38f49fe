//! A small page of a club for other sites, in a frame: its next evening and some games.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::club::{boards, evenings, title};
use super::{Key, Made, Shown, answer, club, club_number, count, made, tag};
use crate::bot::features::club::public as content;
use crate::game::ClubId;
use crate::i18n::{Locale, say};
use crate::web::Web;
use crate::web::frame::Frame;
use crate::web::page;
use crate::web::text::escape;
use crate::web::visitor::{Refused, locale};

/// The most games that are shown.
const GAMES: usize = 4;
/// Links lead out of the frame, to a page that learns nothing of the site.
const OUT: &str = " target=\"_blank\" rel=\"noopener\"";

/// A small page of a club.
pub(in crate::web) async fn show(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    let locale = locale(&request.headers);
    let shown = async {
        count(&web, &request)?;
        let id = club_number(&id).ok_or(Refused::NoPage)?;
        let key = Key::Embed(id, locale);
        club(&web, id).await?;
        made(&web, key, Box::pin(make(&web, id, locale))).await
    };
    match shown.await {
        Ok(page) => answer(&page, &request.headers, Shown::Anywhere),
        Err(refused) => page::refusal_page(refused, locale),
    }
}

async fn make(web: &Web, id: ClubId, locale: Locale) -> Result<Made, Refused> {
    let open = club(web, id).await?;
    let services = web.services();
    let name = content::club_name(services, id).await?;
    let (mut running, _) = content::running(services, &open.open()).await?;
    running.truncate(GAMES);
    let mut next = content::evenings(services, &open.open(), locale).await?;
    next.truncate(1);
    let evenings = if next.is_empty() {
        String::new()
    } else {
        evenings(id, &next, locale)
    };
    let games = if running.is_empty() {
        format!(
            "<p class=\"faint\">{}</p>",
            escape(&say::page::none_running().to(locale))
        )
    } else {
        boards(&running, locale, OUT)
    };
    let content = format!("{evenings}{games}");
    let tag = tag(content.as_bytes());
    let title = title(name.as_deref(), locale);
    let heading = format!("<a href=\"/club/{id}\"{OUT}>{title}</a>");
    let parts = format!("<section id=\"club\" class=\"small\">{content}</section>");
    Ok(Made::page(parts, tag, |parts| {
        Frame {
            title,
            heading,
            head: String::new(),
            above: String::new(),
            body: parts,
            locale,
        }
        .html()
    }))
}
