//! A challenge on its way: proposed, accepted, declined, withdrawn, repeated.

use super::Failure;
use super::ask::{Ask, whisper};
use super::button::Verb;
use super::refusal;
use super::reply::{Answer, Errand, Look, Message, Response, Row, Shown};
use super::view::{button, card, settled, shown};
use crate::game::{
    Action, Actor, ColorChoice, Draft, Game, GameId, Invitation, Phase, Refusal, Stronger, Terms,
    Venue, decide, offer,
};
use crate::i18n::{Name, Text, say};
use crate::rules::{Balance, Color, Handicap, Variant};
use crate::store::{Cause, Change, Origin};

/// Proposes a game with `terms` to those of the `invitation`.
pub(super) async fn propose(
    ask: &Ask<'_>,
    invitation: Invitation,
    terms: Terms,
) -> Result<Response, Failure> {
    let game = offered(ask, invitation, terms).await?;
    let mut message = card(&game, ask.club);
    if let (Some(card), Some(hint)) = (&mut message.card, balance(ask, &game).await) {
        let title = say::challenge::field_balance().to(ask.club);
        card.fields.push((title, hint.to(ask.club)));
    }
    Ok(Response {
        answer: Answer::Post(message),
        shows: Some(shown(&game)),
        errands: Vec::new(),
    })
}

/// What would make the game even, where both players' ranks are known and the game knows handicaps.
async fn balance(ask: &Ask<'_>, game: &Game) -> Option<Text> {
    let offer = game.offer();
    let terms = game.terms();
    let invited = offer.invitation.one()?;
    let own = ask.bot.rank(offer.challenger).await?;
    let other = ask.bot.rank(invited).await?;
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

async fn offered(ask: &Ask<'_>, invitation: Invitation, terms: Terms) -> Result<Game, Failure> {
    let place = ask.request.setting.place;
    let event = offer(ask.caller(), invitation, terms, place, ask.now)
        .map_err(|refusal| refusal::text(&refusal, terms.size))?;
    ask.bot.note_language(place.channel, ask.club).await;
    let game = Game::offered(GameId::new(0), event.clone())
        .map_err(|error| Failure::Fault(format!("an offer does not apply: {error}")))?;
    let change = Change {
        cause: Some(Cause(ask.request.interaction.0)),
        ..Change::silent(vec![event], &game)
    };
    Ok(ask.bot.store.create(change, Origin::Wish).await?)
}

/// From where a challenge is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// From its card.
    Card,
    /// From the private question who is stronger.
    Question,
}

/// Accepts a challenge and begins the game.
pub(super) async fn accept(
    ask: &Ask<'_>,
    seen: Shown,
    stronger: Option<Stronger>,
    from: From,
) -> Result<Response, Failure> {
    let action = Action::Accept {
        stronger,
        toss: (ask.bot.toss)(),
    };
    if stronger.is_none() {
        let game = ask.bot.game(seen.game).await?;
        let decided = decide(&game, Actor::Player(ask.caller()), action, ask.now);
        if decided == Err(Refusal::WhoIsStronger) {
            return Ok(who_is_stronger(ask, &game).await);
        }
    }
    let game = ask.act(seen.game, Some(seen.revision), action).await?;
    if let Phase::Offered { .. } = game.phase() {
        // Others have to accept as well: the card says who has.
        return Ok(Response {
            answer: Answer::Replace(card(&game, ask.club)),
            shows: Some(shown(&game)),
            errands: Vec::new(),
        });
    }
    Ok(begun(ask, &game, from).await)
}

/// Asks privately who is stronger: that one takes White.
async fn who_is_stronger(ask: &Ask<'_>, game: &Game) -> Response {
    let challenger = ask.bot.name(game.offer().challenger).await;
    let press =
        |label: &Text, verb| button(label, verb, shown(game), Look::Secondary, ask.reader());
    whisper(Message {
        content: say::challenge::who_is_stronger().to(ask.reader()),
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

/// The game begins: the card loses its buttons, and the board is shown where the game is played.
async fn begun(ask: &Ask<'_>, game: &Game, from: From) -> Response {
    let wants_thread = game.terms().venue == Venue::Thread;
    if wants_thread && ask.at_home() && ask.may_open_threads() {
        return begun_in_thread(ask, game, from).await;
    }
    let mut board = ask.bot.face(game, ask.style()).await;
    if wants_thread {
        let failed = say::challenge::thread_failed().to(ask.club);
        board.content = format!("{failed}\n{}", board.content);
    }
    let accepted = accepted(ask, game, Venue::Here);
    match from {
        From::Card if ask.at_home() => Response {
            answer: Answer::Replace(accepted),
            shows: None,
            errands: vec![Errand::Post {
                channel: ask.channel(),
                message: board,
                shows: Some(shown(game)),
            }],
        },
        From::Card => Response {
            answer: Answer::Replace(board),
            shows: Some(shown(game)),
            errands: Vec::new(),
        },
        From::Question => Response {
            answer: Answer::Post(board),
            shows: Some(shown(game)),
            errands: edit_card(ask, game, accepted).await,
        },
    }
}

async fn begun_in_thread(ask: &Ask<'_>, game: &Game, from: From) -> Response {
    let accepted = accepted(ask, game, Venue::Thread);
    let (answer, mut errands) = match from {
        From::Card => (Answer::Replace(accepted), Vec::new()),
        From::Question => (
            Answer::Replace(Message {
                content: say::challenge::taken().to(ask.reader()),
                ..Message::default()
            }),
            edit_card(ask, game, accepted).await,
        ),
    };
    let names = ask.bot.names(game).await;
    let name = say::challenge::thread_name(
        game.terms().rules.variant(),
        game.terms().size,
        Name::bare(&names.black),
        Name::bare(&names.white),
    );
    errands.push(Errand::OpenThread {
        game: game.id(),
        parent: ask.channel(),
        name: name.to(ask.club).chars().take(100).collect(),
    });
    Response {
        answer,
        shows: None,
        errands,
    }
}

/// The card once the challenge is accepted.
fn accepted(ask: &Ask<'_>, game: &Game, venue: Venue) -> Message {
    let Some(seats) = game.seats() else {
        return card(game, ask.club);
    };
    let accepter = Name::mention(ask.caller());
    let names = seats.as_ref().map(|seat| super::view::seat(*seat));
    let text = match venue {
        Venue::Here => say::challenge::accepted(accepter, names.black, names.white),
        Venue::Thread => say::challenge::accepted_thread(accepter, names.black, names.white),
    };
    settled(game, &text, ask.club)
}

async fn edit_card(ask: &Ask<'_>, game: &Game, with: Message) -> Vec<Errand> {
    if !ask.at_home() {
        return Vec::new();
    }
    let card = ask.bot.board_message(game.id()).await;
    card.map(|card| Errand::Edit {
        channel: card.channel,
        message: card.message,
        with,
    })
    .into_iter()
    .collect()
}

/// Settles a challenge without a game: the card says so and loses its buttons.
pub(super) async fn settle(
    ask: &Ask<'_>,
    seen: Shown,
    action: Action,
) -> Result<Response, Failure> {
    let game = ask.act(seen.game, Some(seen.revision), action).await?;
    Ok(Response {
        answer: Answer::Replace(ask.bot.face(&game, ask.style()).await),
        shows: Some(shown(&game)),
        errands: Vec::new(),
    })
}

/// Proposes another game on the terms of a finished one: with colours swapped, but for handicap stones,
/// which stay with whom they were given to.
pub(super) async fn rematch(ask: &Ask<'_>, seen: Shown) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    let color = game
        .color_of(ask.caller())
        .ok_or_else(say::refusal::not_a_player)?;
    let (Phase::Finished(_), Some(seats)) = (game.phase(), game.seats()) else {
        return Err(Failure::MovedOn(Box::new(game)));
    };
    let others = |color: Color| {
        seats[color]
            .players()
            .filter(|player| *player != ask.caller())
    };
    let opponents: Vec<_> = others(!color).collect();
    if opponents
        .iter()
        .chain(&others(color).next())
        .any(|player| player.is_nobody())
    {
        return Err(say::people::opponent_forgotten().into());
    }
    let invitation = match (
        opponents[..].first(),
        opponents.get(1),
        others(color).next(),
    ) {
        (Some(&one), Some(&other), Some(partner)) => Invitation::Pairs {
            partner,
            opponents: [one, other],
        },
        (opponent, _, _) => opponent.copied().into(),
    };
    let stones = game.terms().handicap.stones();
    let own = match stones {
        0 => !color,
        _ => color,
    };
    let draft = Draft {
        colors: ColorChoice::Challenger(own),
        venue: Venue::Here,
        ..**game.terms()
    };
    let terms = Terms::new(draft).map_err(|error| refusal::terms(error, draft.rules.variant()))?;
    let new = offered(ask, invitation, terms).await?;
    let mut message = card(&new, ask.club);
    let (caller, others) = (Name::mention(ask.caller()), Name::mentions(&opponents));
    let text = match invitation {
        Invitation::Pairs { partner, .. } => {
            say::challenge::rematch_pairs(caller, Name::mention(partner), others, stones)
        }
        Invitation::Anyone | Invitation::One(_) => say::challenge::rematch(caller, others, stones),
    };
    message.content = text.to(ask.club);
    Ok(Response {
        answer: Answer::Post(message),
        shows: Some(shown(&new)),
        errands: ask.strip(&game).await,
    })
}
