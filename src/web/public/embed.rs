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
    let mut page = content::page(web.services(), &open.open(), locale).await?;
    page.running.truncate(GAMES);
    let evenings = page.evenings.get(..1).unwrap_or_default();
    let evenings = if evenings.is_empty() {
        String::new()
    } else {
        self::evenings(id, evenings, locale)
    };
    let games = if page.running.is_empty() {
        format!(
            "<p class=\"faint\">{}</p>",
            escape(&say::page::none_running().to(locale))
        )
    } else {
        boards(&page, locale, OUT)
    };
    let content = format!("{evenings}{games}");
    let tag = tag(content.as_bytes());
    let title = title(page.name.as_deref(), locale);
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
