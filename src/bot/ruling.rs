//! A moderator's ruling: the moderator sees the game and is asked first, then gives a reason, and both are told.
//!
//! The button and the form carry the ruling, since no conversation lives in memory.
//! The reason is asked for in the form: it does not fit into a button.

use super::Failure;
use super::ask::{Ask, whisper};
use super::button::Token;
use super::find::is_of_this_club;
use super::reply::{Answer, Field, Form, Message, Response, Shown};
use super::request::Permissions;
use crate::clock::Span;
use crate::game::{Action, Actor, Game, PlayerId, Reason, Ruling, decide};
use crate::i18n::say;
use crate::rules::Color;

/// The name of the form's field.
const REASON: &str = "at";

/// Shows the caller the game and asks whether they rule so.
pub(super) async fn question(
    ask: &Ask<'_>,
    game: &Game,
    ruling: Ruling,
) -> Result<Response, Failure> {
    check(ask, game, ruling)?;
    let style = ask.own_style();
    let question = ask.bot.ruling_question(game, ruling, None, style).await;
    Ok(whisper(question))
}

/// Asks for the reason; or once more for all of it, where the game has moved on.
pub(super) async fn form(ask: &Ask<'_>, ruling: Ruling, seen: Shown) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    check(ask, &game, ruling)?;
    if game.revision() != seen.revision {
        return Ok(moved_on(ask, &game, ruling).await);
    }
    let form = Form {
        custom_id: Token::Rule(ruling, seen)
            .write()
            .expect("a ruling and two numbers are shorter than 100 characters"),
        title: say::people::ruling_form_title(game.id()).to(ask.reader()),
        fields: vec![Field {
            name: REASON.to_owned(),
            label: say::people::ruling_form_reason().to(ask.reader()),
            placeholder: say::people::ruling_form_example().to(ask.reader()),
            max_length: Reason::LONGEST as u16,
        }],
    };
    Ok(Response {
        answer: Answer::Form(form),
        ..whisper(Message::default())
    })
}

/// Rules, for the reason in `text`.
pub(super) async fn rule(
    ask: &Ask<'_>,
    ruling: Ruling,
    seen: Shown,
    text: &str,
) -> Result<Response, Failure> {
    let reason = Reason::new(text).ok_or_else(|| say::people::ruling_no_reason(Reason::LONGEST))?;
    let game = ask.bot.game(seen.game).await?;
    check(ask, &game, ruling)?;
    if game.revision() != seen.revision {
        return Ok(moved_on(ask, &game, ruling).await);
    }
    let action = Action::Rule {
        ruling,
        reason: Some(reason),
    };
    let game = ask.rule(seen, action).await?;
    Ok(ask.unveil(&game).await)
}

/// The question anew: what was asked for may look otherwise on this board.
async fn moved_on(ask: &Ask<'_>, game: &Game, ruling: Ruling) -> Response {
    let remark = Some(say::refusal::moved_on(game.id()));
    let style = ask.own_style();
    let question = ask.bot.ruling_question(game, ruling, remark, style).await;
    whisper(question)
}

/// Whether the caller may rule so, now.
///
/// Discord offers the command to moderators alone, but a form comes back from anybody's program.
///
/// Nobody judges their own game as long as somebody else can. The interaction does not tell who else moderates,
/// but it tells who is an administrator of the server: somebody without that right is never the only one who may rule,
/// since the owner has it; those who have it may stand above everybody else, and then the result says so publicly.
fn check(ask: &Ask<'_>, game: &Game, ruling: Ruling) -> Result<(), Failure> {
    let powers = ask.request.powers;
    if !powers.allow(Permissions::MANAGE_MESSAGES) {
        return Err(say::refusal::only_a_moderator().into());
    }
    if !is_of_this_club(ask, game) {
        return Err(say::refusal::other_club().into());
    }
    if is_own(game, ruling, ask.caller()) && !powers.allow(Permissions::ADMINISTRATOR) {
        return Err(say::people::ruling_own_game(game.id()).into());
    }
    let action = Action::Rule {
        ruling,
        reason: None,
    };
    decide(game, Actor::Moderator(ask.caller()), action, ask.now)
        .map(|_| ())
        .map_err(|refusal| Failure::refused(game, &refusal))
}

/// Whether `moderator` plays in the game, or would.
fn is_own(game: &Game, ruling: Ruling, moderator: PlayerId) -> bool {
    let joins = matches!(ruling, Ruling::Reseat { into, .. } if into == moderator);
    joins || game.color_of(moderator).is_some()
}

/// The ruling as a button carries it.
pub(super) fn word(ruling: Ruling) -> String {
    let name = |color: Color| match color {
        Color::Black => "black",
        Color::White => "white",
    };
    match ruling {
        Ruling::Forfeit { loser } => format!("forfeit-{}", name(loser)),
        Ruling::BothLose => "both-lose".to_owned(),
        Ruling::Adjudicated { winner } => format!("win-{}", name(winner)),
        Ruling::CalledOff => "call-off".to_owned(),
        Ruling::MoreTime { color, span } => format!("time-{}-{}", name(color), span.as_millis()),
        Ruling::Reseat { out, into } => format!("reseat-{out}-{into}"),
    }
}

/// The ruling that a button carries as `text`.
pub(super) fn of(text: &str) -> Option<Ruling> {
    let color = |name: &str| match name {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    };
    let (kind, rest) = text.split_once('-')?;
    let ruling = match kind {
        "forfeit" => Ruling::Forfeit {
            loser: color(rest)?,
        },
        "both" => Ruling::BothLose,
        "win" => Ruling::Adjudicated {
            winner: color(rest)?,
        },
        "call" => Ruling::CalledOff,
        "time" => {
            let (side, millis) = rest.split_once('-')?;
            Ruling::MoreTime {
                color: color(side)?,
                span: Span::millis(millis.parse().ok()?),
            }
        }
        "reseat" => {
            let (out, into) = rest.split_once('-')?;
            Ruling::Reseat {
                out: PlayerId::new(out.parse().ok()?),
                into: PlayerId::new(into.parse().ok()?),
            }
        }
        _ => return None,
    };
    // As it is written, and in no other way.
    (word(ruling) == text).then_some(ruling)
}
