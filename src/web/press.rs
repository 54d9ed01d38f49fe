//! Presses on the page: handled by the bot like presses in the chat; the answer appears beside the board.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Form, FromRequest as _, Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::time::timeout;

use super::later::AnswerStage;
use super::plan::Planning;
use super::visitor::{Refusal, Visitor, choice_invocation, locale, press_invocation, visitor};
use super::{Web, guard, later, page, plan};
use crate::bot::features::play::picker::custom_id::{PutButton, PutSureButton};
use crate::bot::kit::custom_id::{CustomId as _, split, state};
use crate::bot::kit::form::FIELD;
use crate::bot::kit::pending::Undelivered;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::{Answer, Shown};
use crate::bot::port::request::Invocation;
use crate::game::{GameId, Phase, Revision};
use crate::rules::Point;

/// Timeout for receiving a body.
pub(super) const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// The fields of a form, in their order.
pub(super) type Fields = Vec<(String, String)>;

/// The result of a press.
pub(super) enum Answered {
    /// No answer.
    Nothing,
    Answer(Answer),
    /// A page of this game has no such control.
    Unknown,
    /// The answer to these fields is being made; a sentence about its progress, if there is one.
    Making(Fields, Option<String>),
}

/// Carries out a press.
pub(super) async fn press(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    match answer_press(&web, &game, request).await {
        Ok(pressed) => page::board_with_answer(&web, &headers, pressed).await,
        Err(refusal) => page::refusal_page(refusal, locale(&headers)),
    }
}

/// A press, and what a page shows after it.
pub(super) struct Pressed {
    pub(super) visitor: Visitor,
    pub(super) answered: Answered,
    /// The line that is played ahead.
    pub(super) planning: Option<Planning>,
}

async fn answer_press(web: &Arc<Web>, game: &str, request: Request) -> Result<Pressed, Refusal> {
    let headers: HeaderMap = request.headers().clone();
    if !guard::is_own(&headers, &web.origin) {
        return Err(Refusal::Forged);
    }
    let game = page::number(game).ok_or(Refusal::NotOpen)?;
    let visitor = visitor(web, &headers, game).await?;
    let read = timeout(BODY_TIMEOUT, Form::<Fields>::from_request(request, &())).await;
    let Ok(Ok(Form(fields))) = read else {
        return Err(Refusal::Forged);
    };
    if value(&fields, "key") != Some(&*visitor.key()) {
        return Err(Refusal::Forged);
    }
    let (answered, planning) = match Planning::in_form(&fields) {
        Some(planning) => plan::press(web, &visitor, planning, &fields).await?,
        None => (answer(web, &visitor, &fields).await?, None),
    };
    Ok(Pressed {
        visitor,
        answered,
        planning,
    })
}

/// The answer to a press beside the board of the game.
async fn answer(web: &Arc<Web>, visitor: &Visitor, fields: &Fields) -> Result<Answered, Refusal> {
    let key = later::PressKey::of(visitor, fields);
    if !web.pending.has(&key) {
        let Some(invocation) = invocation(web, visitor, fields).await? else {
            return Ok(Answered::Unknown);
        };
        match carry_out(web, visitor, invocation).await {
            Answered::Answer(Answer::Later(order)) => later::begin(web, &key, order)?,
            answered => return Ok(answered),
        }
    }
    match later::wait(web, &key, later::answer_timeout(fields)).await {
        AnswerStage::Made(message) => Ok(Answered::Answer(Answer::Ephemeral(*message))),
        AnswerStage::Making(progress) => {
            Ok(Answered::Making(later::press_fields(fields), progress))
        }
        AnswerStage::Failed => Err(Refusal::Trouble),
    }
}

/// Lets the bot carry out `invocation`.
pub(super) async fn carry_out(web: &Web, visitor: &Visitor, invocation: Invocation) -> Answered {
    let response = web.bot.handle(visitor.request(invocation)).await;
    // No message shows the answer: the dispatcher informs the channel.
    web.bot.on_missed(&response, Undelivered::Refused);
    Answered::Answer(response.answer)
}

/// The value of the first field of this name.
pub(super) fn value<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let mut found = fields.iter().filter(|(known, _)| known == name);
    found.next().map(|(_, value)| value.as_str())
}

/// The request in `fields`; none if a page of this game has no such control.
async fn invocation(
    web: &Web,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Option<Invocation>, Refusal> {
    if let Some(point) = value(fields, "point") {
        return invocation_at(web, visitor, point, fields).await;
    }
    let is_ours = |custom_id: &&str| is_of(custom_id, visitor.game);
    if let Some(custom_id) = value(fields, "press").filter(is_ours) {
        return Ok(Some(press_invocation(custom_id.to_owned())));
    }
    if let Some(custom_id) = value(fields, "choose").filter(is_ours) {
        let values = fields.iter().filter(|(name, _)| name == "value");
        let values = values.map(|(_, value)| value.clone()).collect();
        return Ok(Some(choice_invocation(custom_id.to_owned(), values)));
    }
    if let Some(custom_id) = value(fields, "submit").filter(is_ours) {
        let typed = fields.iter().filter_map(|(name, value)| {
            let name = name.strip_prefix("field-")?;
            Some((name.to_owned(), value.clone()))
        });
        return Ok(Some(form_invocation(custom_id.to_owned(), typed.collect())));
    }
    Ok(None)
}

/// A submission of `fields` in the form that carries `custom_id`.
pub(super) fn form_invocation(custom_id: String, fields: Fields) -> Invocation {
    Invocation::Submit {
        custom_id,
        fields,
        message: None,
    }
}

/// The request for a touch on a point: in the count it marks the chain, else it puts a stone there.
async fn invocation_at(
    web: &Web,
    visitor: &Visitor,
    point: &str,
    fields: &Fields,
) -> Result<Option<Invocation>, Refusal> {
    let (Ok(at), Some(seen)) = (point.parse::<Point>(), shown_state(visitor, fields)) else {
        return Ok(None);
    };
    let game = page::visible(web, visitor).await?;
    if let Phase::Counting { .. } = game.phase() {
        let form = GameButton(Verb::Mark, seen).write();
        let typed = vec![(FIELD.to_owned(), at.to_string())];
        return Ok(Some(form_invocation(form, typed)));
    }
    // A second touch on the same point counts as a look; a teacher may still have a caution.
    let has_looked = value(fields, "sure").is_some() && !crate::game::is_taught(&game);
    let custom_id = if has_looked {
        PutSureButton(at, seen).write()
    } else {
        PutButton(at, seen).write()
    };
    Ok(custom_id.map(press_invocation))
}

/// The state of the game that the page showed.
fn shown_state(visitor: &Visitor, fields: &Fields) -> Option<Shown> {
    let revision = value(fields, "seen")?.parse().ok()?;
    Some(Shown {
        game: visitor.game,
        revision: Revision::new(revision),
    })
}

/// Whether `custom_id` is about `game`. A cookie gives access to the boards that are open with it, and to nothing else
/// that its member may do.
fn is_of(custom_id: &str, game: GameId) -> bool {
    let Some((_, rest)) = split(custom_id) else {
        return false;
    };
    // Custom ids of a game end with its number and a revision.
    let mut parts = rest.rsplitn(3, ':');
    let (Some(revision), Some(number)) = (parts.next(), parts.next()) else {
        return false;
    };
    state(&format!("{number}:{revision}")).is_some_and(|shown| shown.game == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_ids_of_another_game_or_of_none_are_refused() {
        let game = GameId::new(17);
        for ours in ["v1:pass:17:42", "v1:put:D4:17:42", "v1:more:17:0"] {
            assert!(is_of(ours, game), "{ours}");
        }
        for other in [
            "v1:pass:18:42",
            "v1:pass:17",
            "v1:forget",
            "v1:settings:own",
            "v1:pass:017:42",
            "v2:pass:17:42",
            "17:42",
            "",
        ] {
            assert!(!is_of(other, game), "{other}");
        }
    }
}
