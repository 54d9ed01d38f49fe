//! The page of a club: its next evening, games in progress, results, ladders, leagues and tournaments.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::{ClubDocument, Document, DocumentKey, OpenClub, Shown, tag};
use crate::bot::features::club::public::{self as content, ClubPage, Ended};
use crate::bot::kit::exhibits::Exhibit;
use crate::bot::port::scheduled::Scheduled;
use crate::game::ClubId;
use crate::i18n::{Locale, say};
use crate::render::TextTable;
use crate::web::Web;
use crate::web::frame::Frame;
use crate::web::text::{card_html, escape, html, time};
use crate::web::visitor::Refusal;

static PAGE: ClubDocument = ClubDocument {
    key: DocumentKey::Club,
    make: |web, open, locale| Box::pin(make(web, open, locale)),
    shown: Shown::Here,
};

/// The page of a club.
pub(in crate::web) async fn show(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    PAGE.answer(&web, &id, &request).await
}

/// The page of the club `id` in a language.
pub(in crate::web) async fn document(
    web: &Web,
    id: ClubId,
    locale: Locale,
) -> Result<Arc<Document>, Refusal> {
    PAGE.get(web, id, locale).await
}

async fn make(web: &Web, open: Arc<OpenClub>, locale: Locale) -> Result<Document, Refusal> {
    let page = content::page(web.services(), &open.open(), locale).await?;
    let content = whole_content(web, &open, &page, locale).await;
    let tag = tag(content.as_bytes());
    let parts = format!("<section id=\"club\" data-revision=\"{tag}\">{content}</section>");
    let name = page.name.as_deref();
    Ok(Document::page(parts, tag, |parts| {
        frame(web, open.id, name, parts, locale)
    }))
}

/// The title of a club's page, as HTML.
pub(super) fn title(name: Option<&str>, locale: Locale) -> String {
    escape(&name.map_or_else(|| say::club::title().to(locale), str::to_owned))
}

fn frame(web: &Web, id: ClubId, name: Option<&str>, parts: &str, locale: Locale) -> String {
    let (title, origin) = (title(name, locale), web.origin.as_str());
    let feed = escape(&say::page::feed().to(locale));
    let (behind, not_live) = (say::page::behind(), say::page::not_live());
    let [behind, not_live] = [behind, not_live].map(|text| escape(&text.to(locale)));
    Frame {
        heading: title.clone(),
        head: format!(
            "<meta property=\"og:title\" content=\"{title}\"><meta property=\"og:type\" content=\"website\">\
             <meta property=\"og:url\" content=\"{origin}/club/{id}\">\
             <link rel=\"alternate\" type=\"application/atom+xml\" title=\"{feed}\" href=\"/club/{id}/results.atom\">"
        ),
        title,
        above: String::new(),
        body: &format!(
            "{parts}<p id=\"line\" role=\"status\" hidden data-behind=\"{behind}\" data-not-live=\"{not_live}\"></p>"
        ),
        locale,
    }
    .html()
}

async fn whole_content(web: &Web, open: &OpenClub, page: &ClubPage, locale: Locale) -> String {
    let mut all = String::new();
    if !page.about.is_empty() {
        let about = html(web.services(), &page.about.join("\n\n"), Some(open.id)).await;
        all.push_str(&format!("<p class=\"about\">{about}</p>"));
    }
    if !page.evenings.is_empty() {
        all.push_str(&evenings(open.id, &page.evenings, locale));
    }
    all.push_str(&running(page, locale));
    if !page.results.is_empty() {
        all.push_str(&results(web, open.id, &page.results, locale).await);
    }
    for exhibit in &page.exhibits {
        all.push_str(&exhibit_html(web, open, exhibit, locale).await);
    }
    all
}

/// Coming evenings with their times and places.
pub(super) fn evenings(id: ClubId, evenings: &[Scheduled], locale: Locale) -> String {
    let lines = evenings.iter().map(|evening| {
        let at = time(evening.begins.as_secs(), "F");
        format!(
            "<li><b>{at}</b><span>{}</span></li>",
            escape(&evening.place)
        )
    });
    let lines: String = lines.collect();
    format!(
        "<section class=\"card evenings\"><h2>{}</h2><ul class=\"lines\">{lines}</ul>\
         <p class=\"links\"><a href=\"/club/{id}/evenings.ics\">{}</a></p></section>",
        escape(&say::page::evenings().to(locale)),
        escape(&say::page::calendar().to(locale)),
    )
}

/// Games in progress, each with its board.
fn running(page: &ClubPage, locale: Locale) -> String {
    let heading = escape(&say::page::running().to(locale));
    if page.running.is_empty() {
        let none = escape(&say::page::none_running().to(locale));
        return format!("<section><h2>{heading}</h2><p class=\"faint\">{none}</p></section>");
    }
    let more = (page.more > 0).then(|| {
        let more = escape(&say::standing::more(page.more).to(locale));
        format!("<p class=\"faint\">{more}</p>")
    });
    format!(
        "<section><h2>{heading}</h2>{}{}</section>",
        boards(&page.running, locale, ""),
        more.unwrap_or_default()
    )
}

/// The boards of the games in progress, as links with these attributes.
pub(super) fn boards(running: &[content::Shown], locale: Locale, attributes: &str) -> String {
    let boards = running.iter().map(|shown| {
        let (id, revision) = (shown.game.id, shown.game.revision);
        format!(
            "<li><a href=\"/game/{id}\"{attributes}><img src=\"/game/{id}.png?{revision}\" alt=\"\" loading=\"lazy\">\
             <span class=\"names\"><span><span class=\"stone black\"></span>{}</span>\
             <span><span class=\"stone white\"></span>{}</span></span>\
             <small>{}</small></a></li>",
            escape(&shown.names.black),
            escape(&shown.names.white),
            escape(&shown.title.to(locale)),
        )
    });
    let boards: String = boards.collect();
    format!("<ul class=\"boards\">{boards}</ul>")
}

async fn results(web: &Web, id: ClubId, results: &[Ended], locale: Locale) -> String {
    let mut lines = String::new();
    for ended in results {
        let verdict = html(web.services(), &ended.verdict.to(locale), Some(id)).await;
        lines.push_str(&format!(
            "<li><a href=\"/game/{}\">{verdict}</a><small>{} · {}</small></li>",
            ended.shown.game.id,
            escape(&ended.shown.title.to(locale)),
            time(ended.finish.at.as_secs(), "D"),
        ));
    }
    format!(
        "<section class=\"card\"><h2>{}</h2><ul class=\"lines\">{lines}</ul>\
         <p class=\"links\"><a href=\"/club/{id}/results.atom\">{}</a></p></section>",
        escape(&say::page::results().to(locale)),
        escape(&say::page::feed().to(locale)),
    )
}

/// A ladder, a league or a tournament, with the name of its channel.
async fn exhibit_html(web: &Web, open: &OpenClub, exhibit: &Exhibit, locale: Locale) -> String {
    let card = card_html(web.services(), &exhibit.card, Some(open.id)).await;
    let channel = open.name_of(exhibit.channel).map(escape);
    let channel = channel.map(|name| format!("<p class=\"faint\">#{name}</p>"));
    let table = exhibit
        .table
        .as_ref()
        .map(|table| table_html(table, locale));
    format!(
        "<section class=\"card exhibit\">{card}{}{}</section>",
        table.unwrap_or_default(),
        channel.unwrap_or_default()
    )
}

fn table_html(table: &TextTable, locale: Locale) -> String {
    let row = |row: &[String], cell: &str| {
        let cells = row.iter().enumerate().map(|(at, text)| {
            let wide = if at == table.wide {
                " class=\"wide\""
            } else {
                ""
            };
            // An empty heading is an ordinary cell.
            let cell = if text.is_empty() { "td" } else { cell };
            format!("<{cell}{wide}>{}</{cell}>", escape(text))
        });
        format!("<tr>{}</tr>", cells.collect::<String>())
    };
    let rows = table.rows.iter().map(|cells| row(cells, "td"));
    let rows: String = rows.collect();
    format!(
        "<div class=\"table\" role=\"group\" tabindex=\"0\" aria-label=\"{}\"><table><thead>{}</thead><tbody>{rows}</tbody></table></div>",
        escape(&say::page::table().to(locale)),
        row(&table.head, "th")
    )
}
