//! A game that everybody may see: its board, its picture and its record.

use axum::http::request::Parts;
use axum::response::Response;

use super::{Key, Made, OpenGame, Shown, answer as answer_with, count, made};
use crate::bot::features::club::public as content;
use crate::bot::games::record;
use crate::bot::kit::draft::paint_board;
use crate::bot::people::profile;
use crate::game::{Game, GameId, Revision};
use crate::i18n::{Locale, say};
use crate::rules::ByColor;
use crate::web::board::{Board, Touch};
use crate::web::frame::Frame;
use crate::web::page::{drawn, number, review_link};
use crate::web::text::{card_html, escape, html, versus};
use crate::web::topic::Topic;
use crate::web::visitor::{Refused, locale};
use crate::web::{Web, public};

/// The part of a game that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Page,
    Picture,
    Record,
}

/// Reads `14`, `14.png` or `14.sgf`.
fn parse(path: &str) -> Option<(GameId, Asked)> {
    let (id, asked) = match path.split_once('.') {
        None => (path, Asked::Page),
        Some((id, "png")) => (id, Asked::Picture),
        Some((id, "sgf")) => (id, Asked::Record),
        Some(_) => return None,
    };
    Some((number(id)?, asked))
}

/// The answer to a request for `path` below the games.
pub(in crate::web) async fn answer(
    web: &Web,
    path: &str,
    request: &Parts,
) -> Result<Response, Refused> {
    count(web, request)?;
    let (id, asked) = parse(path).ok_or(Refused::NotOpen)?;
    let open = public::game(web, id).await?;
    let headers = &request.headers;
    let revision = latest(web, &open);
    Ok(match asked {
        Asked::Page => {
            let locale = locale(headers);
            let key = Key::Game(id, revision, locale);
            let page = made(web, key, Box::pin(page(web, &open, locale))).await?;
            answer_with(&page, headers, Shown::Here)
        }
        Asked::Picture => {
            let key = Key::Picture(id, revision);
            let picture = made(web, key, Box::pin(picture(web, &open))).await?;
            answer_with(&picture, headers, Shown::Anywhere)
        }
        Asked::Record => {
            let key = Key::Record(id, revision);
            let record = made(web, key, Box::pin(record(web, &open))).await?;
            answer_with(&record, headers, Shown::Anywhere)
        }
    })
}

/// The latest known revision: who was told of one sees it.
fn latest(web: &Web, open: &OpenGame) -> Revision {
    let told = web.topics.state(Topic::Game(open.outline.id));
    let told = told.and_then(|told| told.parse().ok()).map(Revision::new);
    told.map_or(open.outline.revision, |told| {
        told.max(open.outline.revision)
    })
}

async fn read(web: &Web, open: &OpenGame) -> Result<Game, Refused> {
    let game = web.services().store.game(open.outline.id).await?;
    game.ok_or(Refused::NotOpen)
}

async fn page(web: &Web, open: &OpenGame, locale: Locale) -> Result<Made, Refused> {
    let services = web.services();
    let game = read(web, open).await?;
    let style = content::style(services, &game, locale).await;
    let (message, diagram) = drawn(services, &game, style).await;
    let club = Some(open.club.id);
    let mut told = html(services, &message.content, club).await;
    if let Some(card) = &message.card {
        told.push_str(&card_html(services, card, club).await);
    }
    told.push_str(&review_link(&game, locale));
    let board = Board::of(style, &game, &diagram, (Touch::Nothing, "")).html(style);
    let (id, revision) = (game.id(), game.revision());
    let record = escape(&say::page::record().to(locale));
    let parts = format!(
        "<section id=\"game\" data-revision=\"{revision}\">{board}<div class=\"state\" id=\"state\">\
         <div class=\"told\">{told}</div><p class=\"links\"><a href=\"/game/{id}.sgf\" download=\"game-{id}.sgf\">{record}</a></p>\
         </div></section>"
    );
    let names = profile::names(services, &game, club).await;
    let name = content::club_name(services, open.club.id).await?;
    let name = name.unwrap_or_else(|| say::club::title().to(locale));
    let whole = |parts: &str| whole(web, open, (&game, &names, &name), parts, locale);
    Ok(Made::page(parts, revision.to_string(), whole))
}

fn whole(
    web: &Web,
    open: &OpenGame,
    (game, names, club): (&Game, &ByColor<String>, &str),
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
            open.club.id,
            escape(club),
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

async fn picture(web: &Web, open: &OpenGame) -> Result<Made, Refused> {
    let services = web.services();
    let game = read(web, open).await?;
    let style = content::style(services, &game, Locale::English).await;
    let (_, diagram) = drawn(services, &game, style).await;
    let painted = paint_board(services, diagram, style).await;
    let painted = painted.ok_or(Refused::Trouble)?;
    Ok(Made::file("image/png", painted.to_vec()))
}

async fn record(web: &Web, open: &OpenGame) -> Result<Made, Refused> {
    let game = read(web, open).await?;
    let file = record::record(web.services(), &game, Some(open.club.id)).await;
    Ok(Made::file(
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
        assert_eq!(parse("14"), Some((game, Asked::Page)));
        assert_eq!(parse("14.png"), Some((game, Asked::Picture)));
        assert_eq!(parse("14.sgf"), Some((game, Asked::Record)));
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
