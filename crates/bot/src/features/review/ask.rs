//! A player asks for a review of a game, once for each game, in its channel: this pings the teachers there.

use crate::clock::Timestamp;
use crate::club::teach;
use crate::club::teach::TEACHES;
use crate::features::review::refusal::{ReviewRefusal, check};
use crate::game::{ChannelId, ClubId, Game, GameId, Listed as _, PlayerId};
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::{Pref, language};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::verb::Verb;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};
use crate::store::{Batch, StoreError};

/// The time at which a review of a game was asked for.
static ASKED: Pref<GameId, Option<Timestamp>> = Pref::new("review-asked");

/// Whether `player`, who reads in this channel of a club, may ask for a review of `game`.
pub(super) async fn is_offered(
    services: &Services,
    game: &Game,
    player: PlayerId,
    home: Option<ChannelId>,
) -> Result<bool, StoreError> {
    let place = game.place();
    let may = place.club.is_some()
        && home == Some(place.channel)
        && game.players().contains(&player)
        && check(game).is_ok();
    Ok(may && ASKED.get(services, game.id()).await?.is_none())
}

/// Posts the request of the caller.
pub(super) async fn post(ctx: &Ctx<'_>, game: &Game) -> Handled {
    check(game)?;
    if !game.players().contains(&ctx.caller()) {
        return Err(ReviewRefusal::PlayersOnly.into());
    }
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if game.place().channel != ctx.channel() || !ctx.at_home() || ctx.is_on_page() {
        return Err(Refusal::NotAPlaceToPlay.into());
    }
    limits::check_not_muted(ctx).await?;
    let pinged = note_request(ctx, game, club).await?;
    language::note(ctx.services, ctx.channel(), ctx.club).await;
    let mut lines = vec![say::note::asks(Name::mention(ctx.caller()), game.id()).to(ctx.club)];
    if !pinged.is_empty() {
        lines.push(Name::mentions(&pinged).to_string());
    }
    let review = button(
        &say::review::button(),
        Verb::Review,
        shown_state(game),
        Look::Primary,
        ctx.club,
    );
    Ok(Outcome::answer(Answer::Post(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![review])],
        mention: pinged,
        ..Message::default()
    })))
}

/// Notes that a review of `game` was asked for. Returns the teachers to ping, without its players.
async fn note_request(ctx: &Ctx<'_>, game: &Game, club: ClubId) -> Result<Vec<PlayerId>, Failure> {
    let services = ctx.services;
    loop {
        if ASKED.get(services, game.id()).await?.is_some() {
            return Err(ReviewRefusal::AskedAlready.into());
        }
        let mut teachers = teach::teachers(services, club, ctx.caller(), ctx.now).await?;
        teachers.retain(|(teacher, _)| !game.players().contains(teacher));
        let pinged = teach::teachers_to_ping(teachers, ctx.now);
        let pings = pinged
            .iter()
            .map(|(teacher, _)| TEACHES.assign((club, *teacher), &Some(ctx.now)));
        let last_pings = pinged
            .iter()
            .map(|(teacher, last)| TEACHES.assign((club, *teacher), &Some(*last)));
        let as_read = last_pings.chain([ASKED.assign(game.id(), &None)]).collect();
        let batch = Batch {
            assignments: pings
                .chain([ASKED.assign(game.id(), &Some(ctx.now))])
                .collect(),
            ..Batch::default()
        };
        if services.store.write_all_if(as_read, batch).await? {
            return Ok(pinged.into_iter().map(|(teacher, _)| teacher).collect());
        }
        // Another request has just pinged one of them, or one of them no longer teaches.
    }
}
