//! The first page in Discord's frame, and the member's games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;

use crate::bot::features::page::activity::{self, Choice};
use crate::bot::port::message::Entry;
use crate::game::ChannelId;
use crate::i18n::{Locale, say};
use crate::web::frame::{ACTIVITY_SCRIPT, Frame, STAMP};
use crate::web::page::{asset, fragment, refusal_page};
use crate::web::text::escape;
use crate::web::visitor::{Refusal, Visitor, locale, session};
use crate::web::{Activity, Web};

/// A parameter that Discord gives to every page that it frames.
const FRAMED: &str = "frame_id=";

pub(super) async fn script() -> Response {
    asset("text/javascript; charset=utf-8", ACTIVITY_SCRIPT)
}

/// The page that Discord opens: its script identifies the member.
pub(super) async fn enter(
    State(web): State<Arc<Web>>,
    address: Uri,
    headers: HeaderMap,
) -> Response {
    let locale = locale(&headers);
    let query = address.query().unwrap_or_default();
    let is_framed = query.split('&').any(|pair| pair.starts_with(FRAMED));
    match &web.inside {
        Some(inside) if is_framed => document(
            script_tag(),
            &sign_in_section(inside.activity(), locale),
            locale,
        ),
        _ => refusal_page(Refusal::NoPage, locale),
    }
}

fn script_tag() -> String {
    format!("<script src=\"/activity.js?{}\" defer></script>", *STAMP)
}

/// The attributes by which the script finds Discord's client.
fn client(activity: &Activity) -> String {
    format!(
        "data-application=\"{}\" data-clients=\"{}\"",
        activity.application,
        escape(&activity.clients.join(" "))
    )
}

fn sign_in_section(activity: &Activity, locale: Locale) -> String {
    let [connecting, failed] = [say::page::connecting(), say::page::not_signed_in()];
    format!(
        "<section id=\"game\" {} data-failed=\"{}\"><p role=\"status\">{}</p></section>",
        client(activity),
        escape(&failed.to(locale)),
        escape(&connecting.to(locale)),
    )
}

fn document(head: String, body: &str, locale: Locale) -> Response {
    let title = escape(&say::page::games().to(locale));
    let frame = Frame {
        title: title.clone(),
        heading: title,
        head,
        above: String::new(),
        body,
        locale,
    };
    fragment(StatusCode::OK, frame.html())
}

/// The games of a member who has signed in.
pub(super) async fn list(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    let locale = locale(&headers);
    match list_of(&web, &headers, locale).await {
        Ok(games) => document(String::new(), &games, locale),
        Err(refusal) => refusal_page(refusal, locale),
    }
}

async fn list_of(web: &Web, headers: &HeaderMap, locale: Locale) -> Result<String, Refusal> {
    if web.inside.is_none() {
        return Err(Refusal::NoPage);
    }
    let session = session(web, headers).ok_or(Refusal::NotSignedIn)?;
    let services = web.services();
    if !activity::is_signed_in(services, session, services.now()).await? {
        return Err(Refusal::NotSignedIn);
    }
    let player = session.player();
    if !web.member_rate.spend(player) {
        return Err(Refusal::Busy);
    }
    // The current channel of Discord's client is unknown.
    let nowhere = ChannelId::new(0);
    let choice = activity::list(services, player, nowhere, locale).await?;
    Ok(games(&choice, locale))
}

/// The part of the page to open a game: one at once, or one of a list.
pub(super) fn games(choice: &Choice, locale: Locale) -> String {
    let content = match choice {
        Choice::Only(game) => {
            let sentence = escape(&say::page::opening(*game).to(locale));
            let label = escape(&say::page::button_open().to(locale));
            format!(
                "<p>{sentence}</p><form method=\"post\" action=\"/activity/open\" class=\"row\" data-now>\
                 <input type=\"hidden\" name=\"game\" value=\"{game}\">\
                 <button class=\"primary\">{label}</button></form>"
            )
        }
        Choice::Among(entries, _) if entries.is_empty() => {
            format!("<p>{}</p>", escape(&say::page::games_none().to(locale)))
        }
        Choice::Among(entries, more) => {
            let lines: String = entries.iter().map(line).collect();
            let more = (*more > 0).then(|| say::table::games_more(*more).to(locale));
            let more = more.map(|more| format!("<p>{}</p>", escape(&more)));
            format!(
                "<form method=\"post\" action=\"/activity/open\" class=\"row\">\
                 <fieldset class=\"menu\">{lines}</fieldset></form>{}",
                more.unwrap_or_default()
            )
        }
    };
    format!("<section id=\"game\">{content}</section>")
}

fn line(entry: &Entry) -> String {
    let about = entry.description.as_deref().unwrap_or_default();
    format!(
        "<button name=\"game\" value=\"{}\">{}<small>{}</small></button>",
        escape(&entry.value),
        escape(&entry.label),
        escape(about)
    )
}

/// The link from a board back to the member's games, if they are inside Discord, and the script that opens links to
/// other sites there.
pub(in crate::web) async fn way_back(web: &Web, visitor: &Visitor) -> Result<String, Refusal> {
    let services = web.services();
    let Some(inside) = &web.inside else {
        return Ok(String::new());
    };
    if !activity::is_signed_in(services, visitor.session, services.now()).await? {
        return Ok(String::new());
    }
    let label = escape(&say::page::games().to(visitor.locale()));
    Ok(format!(
        "<div class=\"close\" {} data-browser=\"{}\"><a href=\"/activity\">{label}</a></div>{}",
        client(inside.activity()),
        escape(web.origin.as_str()),
        script_tag()
    ))
}
