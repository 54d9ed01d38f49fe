//! Accepting, declining and withdrawing a challenge.

use crate::features::challenge::card::{accepted_card, card, standing_card};
use crate::game::{
    Action, Actor, ChannelId, Game, GameId, MessageId, Phase, PlayerId, Refusal, Stronger, Venue,
    decide,
};
use crate::games::even::Ranked;
use crate::games::outbox::Card;
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::games::votes::clubs;
use crate::games::{act, facts, find, listing, outbox, teams};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{GameBoard, Handled, Outcome, Put, ephemeral, instead};
use crate::kit::response::Shows;
use crate::kit::verb::Verb;
use crate::people::{limits, profile};
use crate::port::answer::{Answer, Shown};
use crate::port::message::{Look, Message, Row};
use crate::store::{CARD, Envelope};

/// The message in which a challenge is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Via {
    /// The challenge's card.
    Card,
    /// The private question who is stronger.
    Question,
    /// A private list of open challenges.
    List,
    /// The list that everybody sees.
    Seats,
}

impl Via {
    /// The challenge number `id`, if the caller may see it there.
    async fn challenge(self, ctx: &Ctx<'_>, id: GameId) -> Result<Game, Failure> {
        match self {
            // The list is open to all of the club.
            Self::Seats => find::by_listing(ctx, id).await,
            Self::Card | Self::Question | Self::List => find::visible(ctx, id).await,
        }
    }

    /// Answers privately: replaces the pressed message, unless it is public.
    fn answer_privately(self, message: Message) -> Outcome {
        match self {
            Self::Card | Self::Question | Self::List => instead(message),
            Self::Seats => ephemeral(message),
        }
    }
}

/// The location of the card of a challenge that is being answered.
pub(crate) struct CardPlace {
    channel: ChannelId,
    pub(crate) card: Card,
    /// Whether its card is in another channel than the answer.
    pub(crate) is_away: bool,
    may_open_threads: bool,
}

impl CardPlace {
    /// The location of the card of the challenge `game`, which is answered `via` there.
    pub(crate) async fn of(ctx: &Ctx<'_>, game: &Game, via: Via) -> Self {
        let known = match via {
            Via::Card if find::is_here(ctx, game) => card_of(ctx, game.id()).await,
            // The press was on no card, or on that of a team that plays elsewhere.
            Via::Card | Via::Question | Via::List | Via::Seats => known_card(ctx, game.id()).await,
        };
        let (channel, message) = known.unzip();
        let channel = channel.unwrap_or(game.place().channel);
        let is_away = channel != ctx.channel();
        Self {
            channel,
            card: match message {
                _ if !is_away && !ctx.at_home() => Card::Fixed,
                Some(message) => Card::Stands(message),
                None => Card::OnItsWay,
            },
            is_away,
            // In another channel the dispatcher finds out about permissions.
            may_open_threads: is_away || ctx.may_open_threads(),
        }
    }

    /// Outbox messages about the change of the challenge to `after`.
    pub(crate) fn news_after(&self, after: &Game) -> Vec<Envelope> {
        outbox::acceptance(after, self.channel, self.card, self.may_open_threads)
    }
}

/// Accepts a challenge and starts the game.
pub(crate) async fn accept(
    ctx: &Ctx<'_>,
    seen: Shown,
    stronger: Option<Stronger>,
    via: Via,
) -> Handled {
    let game = via.challenge(ctx, seen.game).await?;
    let offer = game.offer();
    let others = offer.invitation.players().chain([offer.challenger]);
    let _members = limits::lock_members(ctx, others).await;
    limits::check_accept(ctx, &game).await?;
    let accepter = teams::accepter(ctx, &game);
    let ranked = match stronger {
        Some(_) => None,
        None => Ranked::of(ctx.services, &game, accepter).await?,
    };
    let stronger = stronger.or(ranked.as_ref().map(Ranked::stronger));
    let action = Action::Accept {
        stronger,
        toss: (ctx.services.toss)(),
    };
    if stronger.is_none() {
        let decided = decide(&game, Actor::Player(accepter), action.clone(), ctx.now);
        if decided == Err(Refusal::WhoIsStronger) {
            return Ok(ask_who_is_stronger(ctx, &game).await);
        }
    }
    let place = CardPlace::of(ctx, &game, via).await;
    let to_messages = |after: &Game| place.news_after(after);
    let game =
        act::act_with_messages(ctx, seen.game, Some(seen.revision), action, to_messages).await?;
    let facts = facts::of(ctx.services, &game).await;
    if place.is_away {
        // The caller or a team has a copy of their own; the dispatcher updates the card.
        if via == Via::Seats {
            return Ok(via.answer_privately(
                beginning_message(ctx, &game, ranked.as_ref().map(Ranked::text)).await,
            ));
        }
        let locale = card_language(ctx, accepter);
        let card = standing_card(&game, &facts.offer, locale);
        let card = clubs::message_for(ctx.services, &game, ctx.club_id(), card).await;
        return Ok(instead(card));
    }
    if let Phase::Offered { .. } = game.phase() {
        // Others have to accept as well: the card shows who has.
        return Ok(Outcome::showing(
            Answer::Replace(card(&game, &facts.offer, ctx.club)),
            Some(Shows::State(shown_state(&game))),
        ));
    }
    let ranked = ranked.as_ref().map(Ranked::text);
    Ok(show_beginning(ctx, &game, via, place.card, ranked).await)
}

/// The language of the card that `accepter` has pressed elsewhere: a team's own card is for all of its members.
fn card_language(ctx: &Ctx<'_>, accepter: PlayerId) -> Locale {
    match accepter.team_channel() {
        Some(_) => ctx.club,
        None => ctx.reader(),
    }
}

/// Asks privately who is stronger; the stronger player takes White.
pub(crate) async fn ask_who_is_stronger(ctx: &Ctx<'_>, game: &Game) -> Outcome {
    let challenger = profile::name(ctx.services, game.offer().challenger, ctx.club_id()).await;
    let press = |label: &Text, verb| {
        button(
            label,
            verb,
            shown_state(game),
            Look::Secondary,
            ctx.reader(),
        )
    };
    ephemeral(Message {
        content: say::challenge::who_is_stronger().to(ctx.reader()),
        rows: vec![Row::Buttons(vec![
            press(
                &say::challenge::button_stronger_challenger(Name::bare(&challenger)),
                Verb::AcceptChallengerStronger,
            ),
            press(
                &say::challenge::button_stronger_accepter(),
                Verb::AcceptAccepterStronger,
            ),
            press(&say::challenge::button_stronger_equal(), Verb::AcceptEqual),
        ])],
        ..Message::default()
    })
}

/// The game begins: the card loses its buttons, and the board is posted in the game's channel. If ranks decided the
/// colours, the answer says so.
pub(crate) async fn show_beginning(
    ctx: &Ctx<'_>,
    game: &Game,
    via: Via,
    card: Card,
    ranked: Option<Text>,
) -> Outcome {
    let wants_thread = game.terms().venue == Venue::Thread;
    let in_thread = wants_thread && card != Card::Fixed && ctx.may_open_threads();
    let pressed = ctx.pressed_message().map(Card::Stands);
    if via == Via::Card && pressed == Some(card) {
        let venue = if in_thread {
            Venue::Thread
        } else {
            Venue::Here
        };
        // The dispatcher opens the thread, or posts the board.
        let card = accepted_card(game, venue, ctx.club);
        let mut card = clubs::message_for(ctx.services, game, ctx.club_id(), card).await;
        if let Some(ranked) = ranked {
            card.content = format!("{}\n{}", card.content, ranked.to(ctx.club));
        }
        return Outcome::showing(Answer::Replace(card), Some(Shows::Settled(game.id())));
    }
    if in_thread {
        return via.answer_privately(beginning_message(ctx, game, ranked).await);
    }
    let failed = wants_thread.then(say::challenge::thread_failed);
    let above = [failed, ranked];
    let above = above.iter().flatten().map(|text| text.to(ctx.club));
    Outcome::Board(Box::new(GameBoard {
        game: game.clone(),
        above: above.collect(),
        style: ctx.style(),
        put: match via {
            Via::Card if card == Card::Fixed => Put::Replace,
            Via::Card | Via::Question | Via::List | Via::Seats => Put::Post,
        },
        shows: Some(Shows::State(shown_state(game))),
    }))
}

/// Answers that `game` has started, with a link: its thread is below the card.
async fn beginning_message(ctx: &Ctx<'_>, game: &Game, ranked: Option<Text>) -> Message {
    let way = listing::way_to(ctx.services, game).await;
    let way = way.in_words(say::list::to_challenge);
    let taken = [Some(say::challenge::taken(way)), ranked];
    let taken = taken.iter().flatten().map(|text| text.to(ctx.reader()));
    Message::text(taken.collect::<Vec<_>>().join("\n"))
}

/// Declines a challenge, or withdraws the caller's own.
pub(crate) async fn decline(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let action = if game.offer().challenger == teams::player_in(ctx, &game) {
        Action::Withdraw
    } else {
        Action::Decline
    };
    settle(ctx, Actor::Player(ctx.caller()), seen, action).await
}

/// Declines or withdraws a challenge as `actor`, from anywhere: its card is updated and loses its buttons.
pub(crate) async fn settle(ctx: &Ctx<'_>, actor: Actor, seen: Shown, action: Action) -> Handled {
    let card = card_of(ctx, seen.game).await;
    let to_messages = |_: &Game| {
        let card = card.map(|(channel, message)| CARD.to(channel, message));
        card.into_iter().collect()
    };
    let game = act::act_as(ctx, actor, seen, action, to_messages).await?;
    let pressed = ctx
        .pressed_message()
        .map(|message| (ctx.channel(), message));
    if card != pressed {
        // The caller or a team has a copy of their own; the dispatcher updates the card.
        let style = match teams::player_in(ctx, &game).team_channel() {
            Some(_) => ctx.style(),
            None => ctx.own_style(),
        };
        return Ok(Outcome::Board(Box::new(GameBoard {
            game,
            above: Vec::new(),
            style,
            put: Put::Replace,
            shows: None,
        })));
    }
    Ok(Outcome::Board(Box::new(GameBoard {
        shows: Some(Shows::Settled(game.id())),
        game,
        above: Vec::new(),
        style: ctx.style(),
        put: Put::Replace,
    })))
}

/// The place of the card of the challenge `game`, if known; else the pressed message, if it is public.
pub(crate) async fn card_of(ctx: &Ctx<'_>, game: GameId) -> Option<(ChannelId, MessageId)> {
    let known = known_card(ctx, game).await;
    let pressed = ctx.pressed_message().filter(|_| !ctx.request.pressed_alone);
    known.or(pressed.map(|message| (ctx.channel(), message)))
}

async fn known_card(ctx: &Ctx<'_>, game: GameId) -> Option<(ChannelId, MessageId)> {
    let known = outbox::board_message(ctx.services, game).await;
    known.map(|card| (card.channel, card.message))
}
