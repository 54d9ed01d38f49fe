//! The page: its HTML for a game, for an answer, and for refusals.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::board::{PageBoard, Touch};
use super::controls::{file, hidden};
use super::frame::{Frame, SCRIPT, STUDY, STYLE};
use super::plan::Planning;
use super::press::{Answered, Pressed};
use super::text::{card_html, escape, html, versus};
use super::visitor::{Refusal, Visitor, locale, visitor};
use super::{Web, activity, public};
use crate::bot::features::plan::ahead;
use crate::bot::games::view::diagram::furnish;
use crate::bot::games::{find, teams};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::number as canonical;
use crate::bot::kit::draft::{Draft, Drawing};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::people::profile;
use crate::bot::port::answer::Answer;
use crate::bot::port::message::{Message, Row};
use crate::bot::{face, respond};
use crate::game::{Game, GameId, Listed as _, Phase, Plan};
use crate::i18n::{Locale, Text, say};
use crate::render::Diagram;

/// Header with which a script asks for the parts of a page that change.
pub(super) const PART: HeaderName = HeaderName::from_static("x-part");

pub(super) async fn style() -> Response {
    asset("text/css; charset=utf-8", STYLE)
}

pub(super) async fn script() -> Response {
    asset("text/javascript; charset=utf-8", SCRIPT)
}

pub(super) async fn study_script() -> Response {
    asset("text/javascript; charset=utf-8", STUDY)
}

pub(super) fn asset(kind: &'static str, text: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (headers, text).into_response()
}

/// A game's number in canonical form.
pub(super) fn number(text: &str) -> Option<GameId> {
    canonical(text).map(GameId::new)
}

/// The board of a game: the member's own, else the one that everybody may see.
pub(super) async fn show(
    State(web): State<Arc<Web>>,
    Path(path): Path<String>,
    request: Parts,
) -> Response {
    let headers = &request.headers;
    let shown = async {
        let game = number(&path).ok_or(Refusal::NotOpen)?;
        let visitor = visitor(&web, headers, game).await?;
        let planning = Planning::in_address(&request.uri);
        game_page(&web, &visitor, headers, "", planning.as_ref()).await
    };
    let refusal = match shown.await {
        Ok(response) => return response,
        Err(refusal) if !refusal.is_about_board() => refusal,
        Err(no_board) => match public::game::answer(&web, &path, &request).await {
            Ok(response) => return response,
            // The refusal of the member's own board says more.
            Err(Refusal::NotOpen) => no_board,
            Err(refusal) => refusal,
        },
    };
    refusal_page(refusal, locale(headers))
}

/// The board of the visitor's game with the answer to their press.
pub(super) async fn board_with_answer(
    web: &Web,
    headers: &HeaderMap,
    pressed: Pressed,
) -> Response {
    let Pressed {
        visitor,
        answered,
        planning,
    } = pressed;
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    let page = Page {
        ctx: &ctx,
        hidden: hidden_fields(&visitor),
    };
    let answer = page.answer(answered).await;
    match game_page(web, &visitor, headers, &answer, planning.as_ref()).await {
        Ok(response) => response,
        Err(refusal) => refusal_page(refusal, ctx.reader()),
    }
}

/// Answers requests for addresses without a page.
pub(super) async fn not_found(headers: HeaderMap) -> Response {
    refusal_page(Refusal::NoPage, locale(&headers))
}

/// The game of `visitor`, if they may see it now.
pub(super) async fn visible(web: &Web, visitor: &Visitor) -> Result<Game, Refusal> {
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    visible_game(&ctx, visitor.game).await
}

pub(super) async fn visible_game(ctx: &Ctx<'_>, game: GameId) -> Result<Game, Refusal> {
    find::visible(ctx, game)
        .await
        .map_err(|failure| match failure {
            Failure::Refused(_) => Refusal::NotHere,
            failure => {
                tracing::error!(?failure, "could not show a game on the web page");
                Refusal::Trouble
            }
        })
}

/// Hidden fields of each form on a visitor's page.
pub(super) fn hidden_fields(visitor: &Visitor) -> String {
    hidden("key", &visitor.key())
}

async fn game_page(
    web: &Web,
    visitor: &Visitor,
    headers: &HeaderMap,
    answer: &str,
    planning: Option<&Planning>,
) -> Result<Response, Refusal> {
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    let game = visible_game(&ctx, visitor.game).await?;
    let page = Page {
        ctx: &ctx,
        hidden: hidden_fields(visitor),
    };
    let board = match planning {
        Some(planning) => page.board_ahead(&game, planning).await,
        None => page.game(&game).await,
    };
    // The answer comes last, so that the board stays under the finger that has touched it.
    let parts = format!("{board}<section id=\"answer\" aria-live=\"polite\">{answer}</section>");
    let locale = ctx.reader();
    Ok(if headers.contains_key(PART) {
        fragment(StatusCode::OK, parts)
    } else {
        let lines = [say::page::behind(), say::page::not_live()].map(|text| text.to(locale));
        let [behind, not_live] = lines.map(|line| escape(&line));
        let way_back = activity::way_back(web, visitor).await?;
        let below = format!(
            "{way_back}<p id=\"line\" role=\"status\" hidden data-behind=\"{behind}\" data-not-live=\"{not_live}\"></p>\
             <p id=\"said\" class=\"heard\" role=\"status\"></p>\
             <form method=\"post\" action=\"/close\" class=\"close\"><button>{}</button></form>",
            escape(&say::page::button_close().to(locale))
        );
        let frame = heading(&ctx, &game).await;
        let body = format!("{parts}{below}");
        let frame = Frame {
            body: &body,
            ..frame
        };
        fragment(StatusCode::OK, frame.html())
    })
}

/// The page around a board, without its content: who plays with which stones, once that is known.
async fn heading(ctx: &Ctx<'_>, game: &Game) -> Frame<'static> {
    let locale = ctx.reader();
    let title = escape(&say::page::title(game.id()).to(locale));
    let (heading, above) = if game.seats().is_some() {
        let names = profile::names(ctx.services, game, ctx.club_id()).await;
        (versus(&names), format!("<p class=\"faint\">{title}</p>"))
    } else {
        (title.clone(), String::new())
    };
    Frame {
        title,
        heading,
        head: String::new(),
        above,
        body: "",
        locale,
    }
}

/// The message that shows `game`, and its board.
pub(super) async fn draw_board(
    services: &Services,
    game: &Game,
    style: Style,
) -> (Message, Box<Diagram>) {
    let Draft { message, pictures } = face::draft_unpainted(services, game, style).await;
    let drawn = pictures.into_iter().find_map(|one| match one.drawing {
        Drawing::Board(diagram) => Some(diagram),
        Drawing::Sheet(_) | Drawing::Table(_) | Drawing::Chart(_) => None,
    });
    (message, drawn.unwrap_or_else(|| Box::new(furnish(game))))
}

/// Buttons without use beside a board to touch, for the side to move.
const BY_TOUCH: [Verb; 3] = [Verb::Play, Verb::Type, Verb::Board];

/// The same for everybody else: they cannot pass, and a review has its own page.
const ELSEWHERE: [Verb; 5] = [
    Verb::Play,
    Verb::Type,
    Verb::Board,
    Verb::Pass,
    Verb::Review,
];

/// Buttons without use below an answer: nobody else sees it.
const BELOW_ANSWER: [Verb; 6] = [
    Verb::Play,
    Verb::Type,
    Verb::Board,
    Verb::ShareSteps,
    Verb::ShareFilm,
    Verb::ShareReview,
];

/// Context for writing the parts of a page.
pub(super) struct Page<'a> {
    pub(super) ctx: &'a Ctx<'a>,
    /// Hidden fields of each form.
    pub(super) hidden: String,
}

impl Page<'_> {
    /// The board, the texts about the game, and its controls.
    async fn game(&self, game: &Game) -> String {
        let ctx = self.ctx;
        let (message, diagram) = draw_board(ctx.services, game, ctx.own_style()).await;
        let touch = Touch::of(ctx, game);
        let revision = game.revision();
        let hidden = format!("{}{}", self.hidden, hidden("seen", &revision.to_string()));
        let mut texts = self.text(&message.content).await;
        if let Some(card) = &message.card {
            texts.push_str(&card_html(ctx.services, card, ctx.club_id()).await);
        }
        texts.push_str(&review_link(game, ctx.reader()));
        // Chains are marked by touching them.
        let is_counted = matches!(game.phase(), Phase::Counting { .. });
        let is_needed = |row: &&Row| !is_counted || !matches!(row, Row::Menu(_));
        let rows = if self.may_act(game) {
            let unneeded: &[Verb] = if game.players_to_act().contains(&teams::player_in(ctx, game))
            {
                &BY_TOUCH
            } else {
                &ELSEWHERE
            };
            self.rows(message.rows.iter().filter(is_needed), unneeded)
        } else {
            String::new()
        };
        let plan = if Plan::new(game, ctx.caller()).is_ok() {
            self.plan_button(game)
        } else {
            String::new()
        };
        let style = ctx.own_style();
        format!(
            "<section id=\"game\" data-revision=\"{revision}\">{}<div class=\"state\" id=\"state\">\
             <div class=\"told\">{texts}</div>{rows}{plan}</div></section>",
            PageBoard::of(style, game, &diagram, touch, &hidden).html(style)
        )
    }

    /// The board after the planned line; the game as it is if that line is no longer possible.
    async fn board_ahead(&self, game: &Game, planning: &Planning) -> String {
        let is_unmoved = game.is_unmoved_since(planning.seen);
        match ahead::board(self.ctx, game, &planning.line).await {
            Some(ahead) if is_unmoved => self.plan(game, &ahead, planning).await,
            _ => self.game(game).await,
        }
    }

    /// Whether the buttons of `game` are the visitor's: its players', and everybody's who may accept a challenge.
    fn may_act(&self, game: &Game) -> bool {
        let player = teams::player_in(self.ctx, game);
        let plays = game.players().contains(&player);
        plays || matches!(game.phase(), Phase::Offered { .. })
    }

    /// The answer to a press.
    async fn answer(&self, answered: Answered) -> String {
        let answer = match answered {
            Answered::Nothing => return String::new(),
            Answered::Making(pressed, progress) => {
                return self.waiting_form(&pressed, progress.as_deref());
            }
            Answered::Unknown => None,
            Answered::Answer(answer) => Some(answer),
        };
        match answer {
            Some(Answer::Post(message) | Answer::Ephemeral(message) | Answer::Replace(message)) => {
                self.message(&message).await
            }
            Some(Answer::Form(form)) => self.form(&form),
            // `press` waits for later answers; suggestions come while a command is typed.
            Some(Answer::Later(_) | Answer::Launch(_) | Answer::Suggestions(_)) | None => {
                self.only_in_chat()
            }
        }
    }

    pub(super) fn only_in_chat(&self) -> String {
        let sentence = say::page::only_in_chat().to(self.ctx.reader());
        format!("<p>{}</p>", escape(&sentence))
    }

    async fn message(&self, message: &Message) -> String {
        let mut html = String::new();
        if !message.content.is_empty() && !repeats_menu(message) {
            let text = self.text(&message.content).await;
            html.push_str(&format!("<p>{text}</p>"));
        }
        if let Some(card) = &message.card {
            html.push_str(&card_html(self.ctx.services, card, self.ctx.club_id()).await);
        }
        html.extend(message.files.iter().map(file));
        html.push_str(&self.rows(&message.rows, &BELOW_ANSWER));
        html
    }

    pub(super) async fn text(&self, text: &str) -> String {
        html(self.ctx.services, text, self.ctx.club_id()).await
    }
}

/// Whether the text of a message ends with the words above its menu.
fn repeats_menu(message: &Message) -> bool {
    let content = message.content.to_lowercase();
    message.rows.iter().any(
        |row| matches!(row, Row::Menu(menu) if content.ends_with(&menu.placeholder.to_lowercase())),
    )
}

/// The way to the review of a finished game.
pub(super) fn review_link(game: &Game, locale: Locale) -> String {
    if !matches!(game.phase(), Phase::Finished(_)) || game.moves().is_empty() {
        return String::new();
    }
    let (id, label) = (game.id(), escape(&say::review::button().to(locale)));
    format!("<p class=\"links\"><a href=\"/game/{id}/review\">{label}</a></p>")
}

/// The page that asks for confirmation before a link is opened; a script opens it at once.
pub(super) fn opening(game: GameId, secret: &str, locale: Locale) -> Response {
    let title = say::page::title(game).to(locale);
    let sentence = escape(&say::page::opening(game).to(locale));
    let label = escape(&say::page::button_open().to(locale));
    let body = format!(
        "<section id=\"game\"><p>{sentence}</p><form method=\"post\" action=\"/open/{}\" class=\"row\" data-now>\
         <button class=\"primary\">{label}</button></form></section>",
        escape(secret)
    );
    document(StatusCode::OK, &title, &body, locale)
}

/// Another member's board is open in this browser.
pub(super) fn close_first(locale: Locale) -> Response {
    let sentence = escape(&say::page::other_member().to(locale));
    let label = escape(&say::page::button_close().to(locale));
    let body = format!(
        "<section id=\"game\"><p>{sentence}</p><form method=\"post\" action=\"/close\" class=\"row\">\
         <button class=\"primary\">{label}</button></form></section>"
    );
    let title = say::page::button_board().to(locale);
    document(StatusCode::FORBIDDEN, &title, &body, locale)
}

/// A page with the reason of a refusal.
pub(super) fn refusal_page(refusal: Refusal, locale: Locale) -> Response {
    let status = StatusCode::from_u16(refusal.status()).expect("a refusal has a valid status");
    sentence(status, &refusal.text(), locale)
}

/// A page with one sentence.
pub(super) fn sentence(status: StatusCode, text: &Text, locale: Locale) -> Response {
    let sentence = escape(&text.to(locale));
    let body = format!("<section id=\"game\"><p>{sentence}</p></section>");
    let title = say::page::button_board().to(locale);
    document(status, &title, &body, locale)
}

pub(super) fn fragment(status: StatusCode, html: String) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    (status, kind, html).into_response()
}

fn document(status: StatusCode, title: &str, body: &str, locale: Locale) -> Response {
    let frame = Frame {
        title: escape(title),
        heading: escape(title),
        head: String::new(),
        above: String::new(),
        body,
        locale,
    };
    fragment(status, frame.html())
}
