//! The results of a club as a feed (Atom, RFC 4287).

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::club::title;
use super::{ClubDocument, Document, DocumentKey, OpenClub, Shown};
use crate::bot::features::club::public as content;
use crate::i18n::{Locale, say};
use crate::web::Web;
use crate::web::text::{escape, plain, rfc3339};
use crate::web::visitor::Refusal;

static RESULTS: ClubDocument = ClubDocument {
    key: DocumentKey::Results,
    make: |web, open, locale| Box::pin(make(web, open, locale)),
    shown: Shown::Anywhere,
};

/// The results of a club.
pub(in crate::web) async fn results(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    RESULTS.answer(&web, &id, &request).await
}

async fn make(web: &Web, open: Arc<OpenClub>, locale: Locale) -> Result<Document, Refusal> {
    let id = open.id;
    let services = web.services();
    let results = content::results(services, &open.open()).await?;
    let name = content::club_name(services, id).await?;
    let (title, origin) = (title(name.as_deref(), locale), web.origin.as_str());
    // A feed needs a date even if nothing has ended yet.
    let latest = results.iter().map(|ended| ended.finish.at).max();
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\"><id>{origin}/club/{id}</id>\
         <title>{title}: {}</title><updated>{}</updated><author><name>{title}</name></author>\
         <link rel=\"self\" href=\"{origin}/club/{id}/results.atom\"/><link href=\"{origin}/club/{id}\"/>",
        locale.language(),
        escape(&say::page::results().to(locale)),
        rfc3339(latest.unwrap_or_default().as_secs()),
    );
    for ended in &results {
        let game = ended.shown.game.id;
        let verdict = plain(services, &ended.verdict.to(locale), Some(id)).await;
        write!(
            feed,
            "<entry><id>{origin}/game/{game}</id><title>{}</title><updated>{}</updated>\
             <link href=\"{origin}/game/{game}\"/><summary>{}</summary></entry>",
            escape(&verdict),
            rfc3339(ended.finish.at.as_secs()),
            escape(&ended.shown.title.to(locale)),
        )
        .expect("a String takes everything");
    }
    feed.push_str("</feed>\n");
    Ok(Document::file("application/atom+xml; charset=utf-8", feed))
}
