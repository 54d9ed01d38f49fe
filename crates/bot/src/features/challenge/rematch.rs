//! Another game on the terms of a finished one.

use crate::features::challenge::card::card;
use crate::features::challenge::offer::{Before, store_challenge, warn};
use crate::features::challenge::refusal::{ChallengeRefusal, MatchRefusal};
use crate::game::{
    Closing, ColorChoice, Draft, Game, Invitation, Listed as _, Phase, PlayerId, Refusal, Stakes,
    Terms, Venue,
};
use crate::games::facts::OfferFacts;
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::games::votes::clubs;
use crate::games::{facts, find, rated, teams};
use crate::i18n::{Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, PutPrivately, ephemeral};
use crate::kit::refusal;
use crate::kit::refusal::TermsRefusal;
use crate::kit::response::Shows;
use crate::kit::verb::Verb;
use crate::people::limits;
use crate::port::answer::{Answer, Shown};
use crate::port::message::{Look, Message, Row};
use crate::rules::{ByColor, Color};

/// The colours of a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colors {
    /// The other colour.
    Swapped,
    /// The rematch has the same colours: the loser as Black keeps Black (booklet 004), and handicap stones stay with
    /// the player who got them.
    Same,
}

/// The opponents of a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// The same opponents; a channel that has beaten the program plays its next level.
    Same,
    /// The program at its next level.
    Higher,
}

/// Asks privately for the colours of a rematch; there is no question with a handicap,
/// for joined sides, if there is a rematch already, or if none is possible.
pub(crate) async fn ask_for_rematch(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let mut players = seats.flat_map(|(_, seat)| seat.players());
    let player = teams::player_in(ctx, &game);
    let is_possible = matches!(game.phase(), Phase::Finished(_))
        && game.color_of(player).is_some()
        && check_may_challenge(ctx, &game, player).is_ok()
        && !is_of_sides(&game)
        && !players.any(PlayerId::is_nobody)
        && !clubs::are_two(ctx.services, &game).await?
        && standing_rematch(ctx, &game).await?.is_none();
    if !is_possible || game.terms().handicap.stones() > 0 {
        return rematch(ctx, seen, Colors::Same, Opponent::Same).await;
    }
    let press =
        |label: &Text, verb, look| button(label, verb, shown_state(&game), look, ctx.reader());
    Ok(ephemeral(Message {
        content: say::challenge::rematch_question().to(ctx.reader()),
        rows: vec![Row::Buttons(vec![
            press(
                &say::challenge::button_rematch_swapped(),
                Verb::RematchSwapped,
                Look::Primary,
            ),
            press(
                &say::challenge::button_rematch_same(),
                Verb::RematchSame,
                Look::Secondary,
            ),
        ])],
        ..Message::default()
    }))
}

/// Proposes another game on the terms of a finished one.
pub(crate) async fn rematch(ctx: &Ctx<'_>, seen: Shown, colors: Colors, next: Opponent) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let players = seats.flat_map(|(_, seat)| seat.players());
    let _members = limits::lock_members(ctx, players).await;
    let _lock = ctx.services.game_locks.lock(seen.game).await;
    let player = teams::player_in(ctx, &game);
    let color = game
        .color_of(player)
        .ok_or_else(|| Failure::from_refusal(&game, Refusal::NotAPlayer))?;
    check_may_challenge(ctx, &game, player)?;
    let (Phase::Finished(_), Some(seats)) = (game.phase(), game.seats()) else {
        return Err(Failure::MovedOn(Box::new(game)));
    };
    if clubs::are_two(ctx.services, &game).await? {
        // The invitation between the servers was for one game.
        return Err(MatchRefusal::NewCode.into());
    }
    if let Some(standing) = standing_rematch(ctx, &game).await? {
        return Ok(Outcome::ShowPrivately {
            game: Box::new(standing),
            remark: None,
            style: ctx.own_style(),
            put: PutPrivately::New,
        });
    }
    if is_of_sides(&game) {
        return offer_again(ctx, player, &game).await;
    }
    let partner = seats[color].players().find(|partner| *partner != player);
    let opponents = seats[!color].players();
    let against = |other: PlayerId| match next {
        Opponent::Same => next_opponent(&game, color, other),
        Opponent::Higher => other.next_level().unwrap_or(other),
    };
    let opponents: Vec<_> = opponents.map(against).collect();
    let invitation = invitation_of(&opponents, partner)?;
    let own = match colors {
        Colors::Swapped => !color,
        Colors::Same => color,
    };
    let draft = Draft {
        colors: ColorChoice::Challenger(own),
        venue: Venue::Here,
        ..**game.terms()
    };
    let terms =
        Terms::new(draft).map_err(|error| TermsRefusal::Terms(error, draft.rules.variant()))?;
    let terms = terms.with_stakes(stakes(ctx, invitation, &terms).await?);
    let new = store_challenge(ctx, player, invitation, terms, Before::Played(&game)).await?;
    let mut message = card(&new, &OfferFacts::default(), ctx.club);
    message.content = question(player, &game, invitation, colors, &opponents).to(ctx.club);
    warn(ctx, &new, &mut message);
    Ok(Outcome::showing(
        Answer::Post(message),
        Some(Shows::State(shown_state(&new))),
    ))
}

/// Whether the sides of `game` cannot simply challenge each other again: one against one and two against two can.
fn is_of_sides(game: &Game) -> bool {
    game.seats().is_some_and(|seats| {
        let (black, white) = (seats.black.size(), seats.white.size());
        black != white || black > 2
    })
}

/// Offers `game` once more to anyone who joins a side: its players are pinged, but not seated.
async fn offer_again(ctx: &Ctx<'_>, player: PlayerId, game: &Game) -> Handled {
    ctx.club_id().ok_or(refusal::Refusal::NoClub)?;
    let draft = Draft {
        venue: Venue::Here,
        ..**game.terms()
    };
    let terms =
        Terms::new(draft).map_err(|error| TermsRefusal::Terms(error, draft.rules.variant()))?;
    let before = Before::Played(game);
    let new = store_challenge(ctx, player, Invitation::Sides, terms, before).await?;
    let facts = facts::of(ctx.services, &new).await;
    let mut message = card(&new, &facts.offer, ctx.club);
    warn(ctx, &new, &mut message);
    Ok(Outcome::showing(
        Answer::Post(message),
        Some(Shows::State(shown_state(&new))),
    ))
}

/// Refuses a caller who may not challenge as `player`. As for a first game, any member may do so for their channel, but
/// only its moderators may challenge another channel.
fn check_may_challenge(ctx: &Ctx<'_>, game: &Game, player: PlayerId) -> Result<(), Failure> {
    if player == ctx.caller() {
        return Ok(());
    }
    let mut others = game.players().into_iter();
    if others.any(|other| other != player && other.team_channel().is_some()) {
        teams::leader_in(ctx, game)?;
    }
    teams::check_member(ctx)
}

/// The stakes of another game of `terms`: the same as before, if that is possible here.
async fn stakes(ctx: &Ctx<'_>, invitation: Invitation, terms: &Terms) -> Result<Stakes, Failure> {
    let place = ctx.request.setting.place;
    Ok(match terms.stakes {
        Stakes::Rated => rated::usual(ctx.services, place, invitation, terms).await?,
        Stakes::Unrated => Stakes::Unrated,
    })
}

/// The players invited to a rematch: the `opponents` and the caller's partner.
fn invitation_of(opponents: &[PlayerId], partner: Option<PlayerId>) -> Result<Invitation, Failure> {
    let mut concerned = opponents.iter().chain(&partner);
    if concerned.any(|player| player.is_nobody()) {
        return Err(ChallengeRefusal::OpponentForgotten.into());
    }
    Ok(match (opponents, partner) {
        (&[one, other], Some(partner)) => Invitation::Pairs {
            partner,
            opponents: [one, other],
        },
        (&[one], None) => Invitation::One(one),
        _ => return Err(refusal::Refusal::UnknownButton.into()),
    })
}

/// The opponent of `color` after `game` against `opponent`: a channel that has beaten the engine plays its next level.
fn next_opponent(game: &Game, color: Color, opponent: PlayerId) -> PlayerId {
    let players = game
        .seats()
        .into_iter()
        .flat_map(|seats| seats[color].players());
    let is_team = players
        .map(PlayerId::team_channel)
        .any(|team| team.is_some());
    let has_won = matches!(game.phase(), Phase::Finished(outcome) if outcome.winner == Some(color));
    if is_team && has_won {
        opponent.next_level().unwrap_or(opponent)
    } else {
        opponent
    }
}

/// The question of `player`: another `game` with `colors`.
fn question(
    player: PlayerId,
    game: &Game,
    invitation: Invitation,
    colors: Colors,
    opponents: &[PlayerId],
) -> Text {
    let change = match (colors, game.terms().handicap.stones()) {
        (Colors::Swapped, _) => "swapped",
        (Colors::Same, 0) => "same",
        (Colors::Same, _) => "handicap",
    };
    let change_word = change.to_owned();
    let (caller, others) = (Name::mention(player), Name::mentions(opponents));
    match invitation {
        Invitation::Pairs { partner, .. } => {
            say::challenge::rematch_pairs(caller, Name::mention(partner), others, change_word)
        }
        Invitation::Anyone | Invitation::Ranked(_) | Invitation::One(_) | Invitation::Sides => {
            say::challenge::rematch(caller, others, change_word)
        }
    }
}

/// The challenge that followed `game`, unless it was closed without a game.
pub(crate) async fn standing_rematch(ctx: &Ctx<'_>, game: &Game) -> Result<Option<Game>, Failure> {
    let Some(rematch) = ctx.services.store.rematch_of(game.id()).await? else {
        return Ok(None);
    };
    // Closed challenges are deleted after a while.
    let mut rematch = find::find_game(ctx.services, rematch).await?;
    while let Some(replaced) = &rematch
        && replaced.phase() == Phase::Closed(Closing::Replaced)
        && let Some(successor) = ctx.services.store.successor_of(replaced.id()).await?
    {
        rematch = find::find_game(ctx.services, successor).await?;
    }
    Ok(rematch.filter(|rematch| !matches!(rematch.phase(), Phase::Closed(_))))
}
