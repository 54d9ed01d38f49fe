//! A small page of a club for other sites, in a frame: its next evening and some games.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::club::{boards, evenings, title};
use super::{ClubDocument, Document, DocumentKey, OpenClub, Shown, tag};
use crate::bot::features::club::public as content;
use crate::i18n::{Locale, say};
use crate::web::Web;
use crate::web::frame::Frame;
use crate::web::text::escape;
use crate::web::visitor::Refusal;

/// Maximum number of shown games.
const GAMES: usize = 4;
/// Attributes of links: they open outside of the frame, without access to the site.
const OUT: &str = " target=\"_blank\" rel=\"noopener\"";

static EMBED: ClubDocument = ClubDocument {
    key: DocumentKey::Embed,
    make: |web, open, locale| Box::pin(make(web, open, locale)),
    shown: Shown::Anywhere,
};

/// A small page of a club.
pub(in crate::web) async fn show(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    EMBED.answer(&web, &id, &request).await
}

async fn make(web: &Web, open: Arc<OpenClub>, locale: Locale) -> Result<Document, Refusal> {
    let id = open.id;
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
    Ok(Document::page(parts, tag, |parts| {
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
