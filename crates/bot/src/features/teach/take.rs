//! "Teach": the game starts at once, the beginner with the black stones.

use crate::clock::Timestamp;
use crate::club::teach;
use crate::club::teach::refusal::TeachRefusal;
use crate::club::teach::{ASKED, Asked, TAUGHT, TIMER};
use crate::features::teach::message;
use crate::game::{
    ClubId, ColorChoice, Draft, Game, GameId, Pace, Place, PlayerId, Terms, TimeControl, Venue,
};
use crate::games::start;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::{LimitRefusal, Refusal};
use crate::people::calls::Leave;
use crate::people::{limits, mute};
use crate::rules::{Color, Size};
use crate::store::{NewGame, Timer};

/// Starts the game that `beginner` has requested, with the caller as teacher. Callers who do not teach learn how to
/// become a teacher.
pub(super) async fn teach(ctx: &Ctx<'_>, beginner: PlayerId, at: Timestamp) -> Handled {
    if ctx.caller() == beginner {
        return Err(TeachRefusal::Own.into());
    }
    let may = teach::check_teaches(ctx, beginner).await;
    if let Some(outcome) = teach::invitation(ctx, may)? {
        return Ok(outcome);
    }
    let _members = limits::lock_members(ctx, [beginner]).await;
    let asked = teach::find_request(ctx, beginner, at).await?;
    if let Some(teacher) = asked.teacher {
        return Err(TeachRefusal::Taken { teacher, beginner }.into());
    }
    let taken = Asked {
        teacher: Some(ctx.caller()),
        ..asked
    };
    let game = begin(ctx, beginner, asked, taken).await?;
    ctx.services.delivery.notify();
    let (teacher, game) = (ctx.caller(), game.id());
    let message = message::taken_message(beginner, &taken, teacher, game, ctx.club);
    Ok(instead(message))
}

/// Starts the game, and marks the request as `taken` in the same transaction.
async fn begin(
    ctx: &Ctx<'_>,
    beginner: PlayerId,
    asked: Asked,
    taken: Asked,
) -> Result<Game, Failure> {
    let services = ctx.services;
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let leave = check(ctx, club, beginner).await?;
    let place = Place {
        club: Some(club),
        channel: ctx.channel(),
    };
    let terms = terms(ctx, &asked);
    let prepared = start::prepare(services, beginner, ctx.caller(), terms, place, ctx.now);
    let NewGame { events, mut change } = prepared.await?;
    let key = (club, beginner);
    change.cause = Some(ctx.cause());
    change.queue.push(start::announcement(place));
    change.properties.push(ASKED.assign(key, &Some(taken)));
    let taught = TAUGHT.assign(GameId::NONE, &Some(asked.at));
    change.properties.push(taught);
    change.timers = vec![Timer::at(key, TIMER, taken.until())];
    let as_read = vec![ASKED.assign(key, &Some(asked))];
    let begun = services.store.create_if(as_read, events, change).await?;
    // The request was withdrawn a moment ago.
    let game = begun.ok_or(TeachRefusal::Over)?;
    leave.note_used(Some(&game)).await;
    Ok(game)
}

/// Refuses if the game could not be played here, or if one of the two may not start one.
async fn check<'a>(ctx: &Ctx<'a>, club: ClubId, beginner: PlayerId) -> Result<Leave<'a>, Failure> {
    if !teach::is_place(ctx) {
        return Err(TeachRefusal::NoPosting.into());
    }
    if mute::mute_in(ctx.services, club, beginner, ctx.now)
        .await?
        .is_some()
    {
        // The reason is between them and the moderators.
        return Err(LimitRefusal::TakesNoMore(beginner).into());
    }
    limits::check_offer(ctx, ctx.caller(), [beginner], None).await
}

/// The terms: a small board by the rules of the finished step, unrated.
fn terms(ctx: &Ctx<'_>, asked: &Asked) -> Terms {
    let size = Size::square(9).expect("it is a board");
    let venue = if ctx.may_open_threads() {
        Venue::Thread
    } else {
        Venue::Here
    };
    let draft = Draft {
        // The beginner is the challenger.
        colors: ColorChoice::Challenger(Color::Black),
        pace: Pace::of(TimeControl::FISCHER_OFFERED),
        venue,
        ..Draft::even(asked.stage.rules(), size)
    };
    Terms::new(draft).expect("all three are played on that board")
}
