//! A challenge on its way: proposed, accepted, declined, withdrawn, repeated.

use crate::bot::features::challenge::card::card;
use crate::bot::features::challenge::ranked::Ranked;
use crate::bot::games::limits;
use crate::bot::games::outbox::board;
use crate::bot::games::time::alarm;
use crate::bot::games::view::shown;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::people;
use crate::bot::kit::people::RANK;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::reach::Reached;
use crate::bot::kit::refusal::Refusal;
use crate::bot::port::answer::{Answer, Shows};
use crate::bot::port::message::Message;
use crate::game::{Game, GameId, Invitation, Terms, TimeControl, offer};
use crate::i18n::{Name, Text, say};
use crate::rules::{Balance, Handicap, Variant};
use crate::store::{AppendError, Change, Origin};

/// Proposes a game with `terms` to those of the `invitation`.
pub(crate) async fn propose(ctx: &Ctx<'_>, invitation: Invitation, terms: Terms) -> Handled {
    let _members = limits::alone_with(ctx, invitation.players()).await;
    let game = offered(ctx, invitation, terms, None).await?;
    let mut message = card(&game, ctx.club);
    let ranked = match game.offer().invitation.one() {
        Some(invited) => Ranked::of(ctx, &game, invited).await?,
        None => None,
    };
    let ranked = ranked.map(|ranked| ranked.text());
    let balance = balance(ctx, &game).await.map(say::challenge::line_balance);
    for text in ranked.into_iter().chain(balance) {
        message.content = format!("{}\n{}", message.content, text.to(ctx.club));
    }
    warn(ctx, &game, &mut message);
    Ok(Outcome::showing(
        Answer::Post(message),
        Some(Shows::State(shown(&game))),
    ))
}

/// Adds to the card of `game` what the bot cannot do here, where there is a clock and the bot is not.
pub(crate) fn warn(ctx: &Ctx<'_>, game: &Game, card: &mut Message) {
    let is_timed = game.terms().pace.control != TimeControl::Untimed;
    if is_timed && ctx.reached() == Reached::Guest {
        let warning = say::challenge::answers_only().to(ctx.club);
        card.content = format!("{}\n{warning}", card.content);
    }
}

/// What would make the game even, where both players' ranks are known and the game knows handicaps.
async fn balance(ctx: &Ctx<'_>, game: &Game) -> Option<Text> {
    let offer = game.offer();
    let terms = game.terms();
    let invited = offer.invitation.one()?;
    let own = RANK
        .get(ctx.services, offer.challenger)
        .await
        .or_usual(None)?;
    let other = RANK.get(ctx.services, invited).await.or_usual(None)?;
    if terms.rules.variant() != Variant::Go {
        return None;
    }
    let usual = terms.rules.default_komi(Handicap::NONE);
    let balance = Balance::suggested(own.above(other).unsigned_abs(), terms.size, usual);
    if own == other {
        return Some(say::challenge::balance_equal(own, balance.komi));
    }
    let (weaker, stronger) = match own < other {
        true => (offer.challenger, invited),
        false => (invited, offer.challenger),
    };
    let ranks = [own.min(other), own.max(other)];
    Some(say::challenge::balance(
        Name::mention(weaker),
        ranks[0],
        Name::mention(stronger),
        ranks[1],
        balance.handicap.stones(),
        balance.komi,
    ))
}

/// Keeps a new challenge; with `earlier`, it is to play that game once more. The locks of the members are the caller's.
pub(crate) async fn offered(
    ctx: &Ctx<'_>,
    invitation: Invitation,
    terms: Terms,
    earlier: Option<&Game>,
) -> Result<Game, Failure> {
    let place = ctx.request.setting.place;
    let event = offer(ctx.caller(), invitation, terms, place, ctx.now)
        .map_err(|refusal| Refusal::Game(refusal, terms.size))?;
    Box::pin(limits::check_offer(ctx, invitation.players())).await?;
    people::note_language(ctx.services, place.channel, ctx.club).await;
    let game = Game::offered(GameId::new(0), event.clone())
        .map_err(|error| Failure::Fault(format!("an offer does not apply: {error}")))?;
    let origin = earlier.map_or(Origin::Wish, |earlier| Origin::Rematch(earlier.id()));
    let change = Change {
        queue: vec![board(&game)],
        alarm: Box::pin(alarm::next_look(ctx.services, &game)).await,
        cause: Some(ctx.cause()),
        ..Change::default()
    };
    // Its number is not known yet: the dispatcher leaves all new challenges alone until it is.
    let new = ctx.services.delivery.hold_new(ctx.now);
    let created = ctx.services.store.create(vec![event], change, origin).await;
    let created = created.map_err(|error| match error {
        AppendError::Repeated => Refusal::Repeated.into(),
        other => Failure::from(other),
    });
    if let Ok(game) = &created {
        let hold = ctx.services.delivery.hold(game.id(), ctx.now);
        ctx.hold(hold, &created);
        limits::note_challenge(ctx);
    }
    new.sure();
    created
}
