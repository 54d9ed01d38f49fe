//! The results of a club as a feed (Atom, RFC 4287).

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::club::title;
use super::{Key, Made, Shown, answer, club, club_number, count, made};
use crate::bot::features::club::public as content;
use crate::game::ClubId;
use crate::i18n::{Locale, say};
use crate::web::text::{escape, plain, stamp};
use crate::web::visitor::{Refused, locale};
use crate::web::{Web, page};

/// The results of a club.
pub(in crate::web) async fn results(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    let locale = locale(&request.headers);
    let shown = async {
        count(&web, &request)?;
        let id = club_number(&id).ok_or(Refused::NoPage)?;
        club(&web, id).await?;
        made(
            &web,
            Key::Results(id, locale),
            Box::pin(make(&web, id, locale)),
        )
        .await
    };
    match shown.await {
        Ok(feed) => answer(&feed, &request.headers, Shown::Anywhere),
        Err(refused) => page::refusal_page(refused, locale),
    }
}

async fn make(web: &Web, id: ClubId, locale: Locale) -> Result<Made, Refused> {
    let services = web.services();
    let open = club(web, id).await?;
    let results = content::results(services, &open.open()).await?;
    let name = content::club_name(services, id).await?;
    let (title, origin) = (title(name.as_deref(), locale), web.origin.as_str());
    // A feed has a date even where nothing has ended yet.
    let latest = results.iter().map(|ended| ended.finish.at).max();
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\"><id>{origin}/club/{id}</id>\
         <title>{title}: {}</title><updated>{}</updated><author><name>{title}</name></author>\
         <link rel=\"self\" href=\"{origin}/club/{id}/results.atom\"/><link href=\"{origin}/club/{id}\"/>",
        locale.language(),
        escape(&say::page::results().to(locale)),
        stamp(latest.unwrap_or_default().as_secs()),
    );
    for ended in &results {
        let game = ended.shown.game.id;
        let verdict = plain(services, &ended.verdict.to(locale), Some(id)).await;
        write!(
            feed,
            "<entry><id>{origin}/game/{game}</id><title>{}</title><updated>{}</updated>\
             <link href=\"{origin}/game/{game}\"/><summary>{}</summary></entry>",
            escape(&verdict),
            stamp(ended.finish.at.as_secs()),
            escape(&ended.shown.title.to(locale)),
        )
        .expect("a String takes everything");
    }
    feed.push_str("</feed>\n");
    Ok(Made::file("application/atom+xml; charset=utf-8", feed))
}
