//! A game that everybody may see: its board, its picture and its record.

use axum::http::request::Parts;
use axum::response::Response;

use super::{Document, DocumentKey, OpenGame, Shown, answer as answer_with, cached, count};
use crate::bot::features::club::public as content;
use crate::bot::games::record;
use crate::bot::kit::draft::paint_board;
use crate::bot::people::profile;
use crate::game::{ClubId, Game, GameId, Revision};
use crate::i18n::{Locale, say};
use crate::rules::ByColor;
use crate::web::board::{PageBoard, Touch};
use crate::web::frame::Frame;
use crate::web::page::{draw_board, number, review_link};
use crate::web::text::{card_html, escape, html, versus};
use crate::web::topic::Topic;
use crate::web::visitor::{Refusal, locale};
use crate::web::{Web, public};

/// The requested format of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Page,
    Picture,
    Record,
}

/// Reads `14`, `14.png` or `14.sgf`.
fn parse(path: &str) -> Option<(GameId, Format)> {
    let (id, format) = match path.split_once('.') {
        None => (path, Format::Page),
        Some((id, "png")) => (id, Format::Picture),
        Some((id, "sgf")) => (id, Format::Record),
        Some(_) => return None,
    };
    Some((number(id)?, format))
}

/// The answer to a request for `path` below the games.
pub(in crate::web) async fn answer(
    web: &Web,
    path: &str,
    request: &Parts,
) -> Result<Response, Refusal> {
    count(web, request)?;
    let (id, format) = parse(path).ok_or(Refusal::NotOpen)?;
    let open = public::game(web, id).await?;
    let headers = &request.headers;
    let revision = latest(web, &open);
    Ok(match format {
        Format::Page => {
            let locale = locale(headers);
            let key = DocumentKey::Game(id, revision, locale);
            let page = cached(web, key, Box::pin(page(web, &open, locale))).await?;
            answer_with(&page, headers, Shown::Here)
        }
        Format::Picture => {
            let key = DocumentKey::Picture(id, revision);
            let picture = cached(web, key, Box::pin(picture(web, &open))).await?;
            answer_with(&picture, headers, Shown::Anywhere)
        }
        Format::Record => {
            let key = DocumentKey::Record(id, revision);
            let record = cached(web, key, Box::pin(record(web, &open))).await?;
            answer_with(&record, headers, Shown::Anywhere)
        }
    })
}

/// The latest known revision: the outline may be seconds old, and a page that was notified of a newer revision must get
/// it.
fn latest(web: &Web, open: &OpenGame) -> Revision {
    let published = web.topics.state(Topic::Game(open.outline.id));
    let published = published
        .and_then(|state| state.parse().ok())
        .map(Revision::new);
    published.map_or(open.outline.revision, |published| {
        published.max(open.outline.revision)
    })
}

async fn read(web: &Web, open: &OpenGame) -> Result<Game, Refusal> {
    let game = web.services().store.game(open.outline.id).await?;
    game.ok_or(Refusal::NotOpen)
}

async fn page(web: &Web, open: &OpenGame, locale: Locale) -> Result<Document, Refusal> {
    let services = web.services();
    let game = read(web, open).await?;
    let style = content::style(services, &game, locale).await;
    let (message, diagram) = draw_board(services, &game, style).await;
    let club = Some(open.club.id);
    let mut texts = html(services, &message.content, club).await;
    if let Some(card) = &message.card {
        texts.push_str(&card_html(services, card, club).await);
    }
    texts.push_str(&review_link(&game, locale));
    let board = PageBoard::of(style, &game, &diagram, Touch::Nothing, "").html(style);
    let (id, revision) = (game.id(), game.revision());
    let record = escape(&say::page::record().to(locale));
    let parts = format!(
        "<section id=\"game\" data-revision=\"{revision}\">{board}<div class=\"state\" id=\"state\">\
         <div class=\"told\">{texts}</div><p class=\"links\"><a href=\"/game/{id}.sgf\" download=\"game-{id}.sgf\">{record}</a></p>\
         </div></section>"
    );
    let names = profile::names(services, &game, club).await;
    let name = content::club_name(services, open.club.id).await?;
    let name = name.unwrap_or_else(|| say::club::title().to(locale));
    Ok(Document::page(parts, revision.to_string(), |parts| {
        whole_page(web, &game, &names, open.club.id, &name, parts, locale)
    }))
}

/// The page around its `parts`.
fn whole_page(
    web: &Web,
    game: &Game,
    names: &ByColor<String>,
    club: ClubId,
    club_name: &str,
    parts: &str,
    locale: Locale,
) -> String {
    let id = game.id();
    let plain = format!("{} – {}", escape(&names.black), escape(&names.white));
    let origin = web.origin.as_str();
    let (behind, not_live) = (say::page::behind(), say::page::not_live());
    let [behind, not_live] = [behind, not_live].map(|text| escape(&text.to(locale)));
    Frame {
        title: plain.clone(),
        heading: versus(names),
        head: format!(
            "<meta property=\"og:title\" content=\"{plain}\"><meta property=\"og:type\" content=\"website\">\
             <meta property=\"og:image\" content=\"{origin}/game/{id}.png\">\
             <meta name=\"twitter:card\" content=\"summary_large_image\">"
        ),
        above: format!(
            "<nav><a href=\"/club/{}\">{}</a> · {}</nav>",
            club,
            escape(club_name),
            escape(&say::page::title(id).to(locale))
        ),
        body: &format!(
            "{parts}<p id=\"line\" role=\"status\" hidden data-behind=\"{behind}\" data-not-live=\"{not_live}\"></p>\
             <p id=\"said\" class=\"heard\" role=\"status\"></p>"
        ),
        locale,
    }
    .html()
}

async fn picture(web: &Web, open: &OpenGame) -> Result<Document, Refusal> {
    let services = web.services();
    let game = read(web, open).await?;
    let style = content::style(services, &game, Locale::English).await;
    let (_, diagram) = draw_board(services, &game, style).await;
    let painted = paint_board(services, diagram, style).await;
    let painted = painted.ok_or(Refusal::Trouble)?;
    Ok(Document::file("image/png", painted.to_vec()))
}

async fn record(web: &Web, open: &OpenGame) -> Result<Document, Refusal> {
    let game = read(web, open).await?;
    let file = record::record(web.services(), &game, Some(open.club.id)).await;
    Ok(Document::file(
        "application/x-go-sgf; charset=utf-8",
        file.bytes.to_vec(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_page_a_picture_and_a_record_and_nothing_else() {
        let game = GameId::new(14);
        assert_eq!(parse("14"), Some((game, Format::Page)));
        assert_eq!(parse("14.png"), Some((game, Format::Picture)));
        assert_eq!(parse("14.sgf"), Some((game, Format::Record)));
        for other in [
            "14.svg",
            "014.png",
            "14.png.sgf",
            "14.",
            ".png",
            "",
            "x.png",
            "-1.sgf",
        ] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
