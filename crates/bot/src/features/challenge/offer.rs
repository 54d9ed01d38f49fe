//! Making a challenge: a first one, a rematch, or one with other terms.

use crate::features::challenge::card::card;
use crate::features::challenge::refusal::{MatchRefusal, OpponentRefusal};
use crate::game::{
    Action, Actor, ChannelId, Event, Game, GameId, Invitation, Listed as _, MessageId, PlayerId,
    Terms, TimeControl, decide, offer,
};
use crate::games::outbox::board;
use crate::games::program::begun;
use crate::games::program::outside::{EngineRefusal, Outside};
use crate::games::time::alarm;
use crate::games::view::shown_state;
use crate::games::votes::clubs;
use crate::games::{commit, facts, program, repeated, votes};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks;
use crate::kit::hooks::Happened;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::response::Shows;
use crate::kit::services::Services;
use crate::people::calls::Leave;
use crate::people::{calls, limits};
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::store::{AppendError, Assignment, CARD, Change, Origin, StoreError};

/// Proposes a game with `terms` to the invited players. `challenger` is the first side: the caller, or the team for
/// which they speak. Writes `notes` in the same transaction.
pub(crate) async fn propose(
    ctx: &Ctx<'_>,
    challenger: PlayerId,
    invitation: Invitation,
    terms: Terms,
    notes: Vec<Assignment>,
) -> Handled {
    let before = Before::Nothing(notes);
    propose_after(ctx, challenger, invitation, terms, before).await
}

/// As [`propose`], replacing an earlier challenge.
pub(crate) async fn propose_after(
    ctx: &Ctx<'_>,
    challenger: PlayerId,
    invitation: Invitation,
    terms: Terms,
    before: Before<'_>,
) -> Handled {
    let concerned = invitation.players().chain([challenger]);
    let _members = limits::lock_members(ctx, concerned).await;
    let game = store_challenge(ctx, challenger, invitation, terms, before).await?;
    let facts = facts::of(ctx.services, &game).await;
    let message = card(&game, &facts.offer, ctx.club);
    let mut message = clubs::message_for(ctx.services, &game, ctx.club_id(), message).await;
    warn(ctx, &game, &mut message);
    Ok(Outcome::showing(
        Answer::Post(message),
        Some(Shows::State(shown_state(&game))),
    ))
}

/// Adds to the card of `game` the bot's limitations in this channel, if there is a clock and the bot is not a member.
pub(crate) fn warn(ctx: &Ctx<'_>, game: &Game, card: &mut Message) {
    let is_timed = game.terms().pace.control != TimeControl::Untimed;
    if is_timed && ctx.reach() == Reached::Guest {
        let warning = say::challenge::answers_only().to(ctx.club);
        card.content = format!("{}\n{warning}", card.content);
    }
}

/// The state before a new challenge.
pub(crate) enum Before<'a> {
    /// No challenge yet: a member is looking for a game, and is put on the list.
    Nothing(Vec<Assignment>),
    /// An invitation code of the challenged team: the rows in `known` must be unchanged, and `notes` mark it as used.
    Invited {
        known: Vec<Assignment>,
        notes: Vec<Assignment>,
    },
    /// A rematch of this game.
    Played(&'a Game),
    /// This challenge to everybody: it stays, and is answered with other terms.
    Answered(&'a Game),
    /// This challenge: the new one replaces it, and its card, if known, says so.
    Replaced(&'a Game, Option<(ChannelId, MessageId)>),
}

/// Stores a new challenge of `challenger`: the caller, or the team for which they speak. The calling function holds the
/// locks of the members, and that of an earlier game.
pub(crate) async fn store_challenge(
    ctx: &Ctx<'_>,
    challenger: PlayerId,
    invitation: Invitation,
    terms: Terms,
    before: Before<'_>,
) -> Result<Game, Failure> {
    let place = match before {
        // It can be answered from anywhere, and appears in place of the other.
        Before::Answered(game) | Before::Replaced(game, _) => game.place(),
        Before::Nothing(_) | Before::Invited { .. } | Before::Played(_) => {
            ctx.request.setting.place
        }
    };
    check_engines(ctx, invitation, &terms)?;
    let event = offer(challenger, invitation, terms, place, ctx.now)
        .map_err(|refusal| Refusal::Game(refusal, terms.size))?;
    let leave = check(ctx, challenger, invitation, &before).await?;
    if place == ctx.request.setting.place {
        language::note(ctx.services, place.channel, ctx.club).await;
    }
    let game = Game::begin(GameId::new(0), event.clone())
        .map_err(|error| Failure::Fault(format!("an offer does not apply: {error}")))?;
    let mut properties = notes(ctx.services, invitation, &before).await?;
    let begun = begun::notes(ctx.services, ctx.caller(), challenger, invitation);
    properties.extend(begun.await?);
    let change = Change {
        properties,
        queue: vec![board(&game)],
        cause: Some(ctx.cause()),
        ..Change::default()
    };
    let happened = Happened {
        before: None,
        after: &game,
        now: ctx.now,
    };
    let change = commit::complete(ctx.services, happened, change).await?;
    // Its number is not known yet: until then the dispatcher holds all new challenges back.
    let new = ctx.services.delivery.hold_new(ctx.now);
    let created = create(ctx, challenger, event, change, before).await;
    if let Ok(numbered) = &created {
        let hold = ctx.services.delivery.hold(numbered.id(), ctx.now);
        ctx.hold(hold, &created);
        limits::note_challenge(ctx);
        leave.note_used(Some(numbered)).await;
        hooks::notify_written(ctx.services, numbered);
    }
    new.note_known();
    created
}

/// Refuses a challenge beyond a limit; otherwise gives leave to ping the other players.
async fn check<'a>(
    ctx: &Ctx<'a>,
    challenger: PlayerId,
    invitation: Invitation,
    before: &Before<'_>,
) -> Result<Leave<'a>, Failure> {
    let replaced = match before {
        Before::Replaced(game, _) => Some(*game),
        _ => None,
    };
    let leave = limits::check_offer(ctx, challenger, invitation.players(), replaced).await?;
    if invitation.players().any(PlayerId::is_program) {
        program::check_room(ctx, challenger).await?;
    }
    match before {
        // Nobody is invited, but earlier players are pinged to join a side again.
        Before::Played(game) if invitation == Invitation::Sides => {
            calls::ask(ctx, game.players()).await
        }
        _ => Ok(leave),
    }
}

/// Notes written with a new challenge.
async fn notes(
    services: &Services,
    invitation: Invitation,
    before: &Before<'_>,
) -> Result<Vec<Assignment>, StoreError> {
    match before {
        Before::Played(game) if invitation == Invitation::Sides => Ok(vec![repeated::note(game)]),
        Before::Nothing(notes) | Before::Invited { notes, .. } => Ok(notes.clone()),
        Before::Played(game) | Before::Answered(game) | Before::Replaced(game, _) => {
            votes::inherit(services, game).await
        }
    }
}

/// Refuses a game of `terms` that a program of the `invitation` does not play.
fn check_engines(ctx: &Ctx<'_>, invitation: Invitation, terms: &Terms) -> Result<(), Failure> {
    for player in invitation.players() {
        if player.outside_name().is_some() {
            let outside = ctx.services.state::<Outside>();
            let engine = outside.engine(player);
            let plays = engine.map_or(Err(EngineRefusal::Gone), |engine| engine.plays(terms));
            plays.map_err(|refusal| OpponentRefusal::Engine(player, refusal))?;
        }
    }
    Ok(())
}

/// Writes a new challenge, and the end of the one before.
async fn create(
    ctx: &Ctx<'_>,
    challenger: PlayerId,
    event: Event,
    change: Change,
    before: Before<'_>,
) -> Result<Game, Failure> {
    let (store, events) = (&ctx.services.store, vec![event]);
    let created = match before {
        Before::Nothing(_) => store.create(events, change, Origin::New).await,
        Before::Invited { known, .. } => match store.create_if(known, events, change).await {
            Ok(Some(game)) => Ok(game),
            // The code was used or replaced a moment ago.
            Ok(None) => return Err(MatchRefusal::NoSuchCode.into()),
            Err(error) => Err(error),
        },
        Before::Played(game) => {
            let origin = Origin::Rematch(game.id());
            store.create(events, change, origin).await
        }
        Before::Answered(game) => {
            let origin = Origin::Counter(game.id());
            store.create(events, change, origin).await
        }
        Before::Replaced(game, card) => {
            let (after, closing) = replace(ctx, challenger, game, card).await?;
            store.replace(game, after, closing, events, change).await
        }
    };
    created.map_err(|error| match error {
        AppendError::Repeated => Refusal::Repeated.into(),
        other => Failure::from(other),
    })
}

/// The challenge `game` after it was replaced, and the rows to write with that.
async fn replace(
    ctx: &Ctx<'_>,
    challenger: PlayerId,
    game: &Game,
    card: Option<(ChannelId, MessageId)>,
) -> Result<(Game, Change), Failure> {
    let actor = Actor::Player(challenger);
    let event = decide(game, actor, Action::Replace, ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    let mut after = game.clone();
    alarm::follow(&mut after, &[event])?;
    let card = card.map(|(channel, message)| CARD.to(channel, message));
    let closing = Change {
        queue: card.into_iter().collect(),
        cause: Some(ctx.cause()),
        ..Change::default()
    };
    let happened = Happened {
        before: Some(game),
        after: &after,
        now: ctx.now,
    };
    let closing = commit::complete(ctx.services, happened, closing).await?;
    Ok((after, closing))
}
