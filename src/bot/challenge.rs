//! A challenge on its way: proposed, accepted, declined, withdrawn, repeated.

use super::Failure;
use super::ask::{Ask, whisper};
use super::button::Verb;
use super::outbox::{Reached, board};
use super::ranked::Ranked;
use super::refusal;
use super::reply::{Answer, Look, Message, Response, Row, Shown, Shows};
use super::settings::OrUsual as _;
use super::view::{accepted, button, card, shown, standing_card};
use crate::game::{
    Action, Actor, ChannelId, ColorChoice, Draft, Game, GameId, Invitation, MessageId, Phase,
    PlayerId, Refusal, Stronger, Terms, TimeControl, Venue, decide, offer,
};
use crate::i18n::{Name, Text, say};
use crate::rules::{Balance, ByColor, Color, Handicap, Variant};
use crate::store::{AppendError, Change, Matter, Origin};

/// Proposes a game with `terms` to those of the `invitation`.
pub(super) async fn propose(
    ask: &Ask<'_>,
    invitation: Invitation,
    terms: Terms,
) -> Result<Response, Failure> {
    let _members = ask.alone_with(invitation.players()).await;
    let game = offered(ask, invitation, terms, None).await?;
    let mut message = card(&game, ask.club);
    if let Some(card) = &mut message.card {
        let colors = say::challenge::field_colors().to(ask.club);
        let field = card.fields.iter_mut().find(|(name, _)| **name == *colors);
        let ranked = match game.offer().invitation.one() {
            Some(invited) => Ranked::of(ask, &game, invited).await?,
            None => None,
        };
        if let (Some((_, text)), Some(ranked)) = (field, ranked) {
            *text = format!("{text}\n{}", ranked.text().to(ask.club)).into();
        }
        if let Some(hint) = balance(ask, &game).await {
            let title = say::challenge::field_balance().to(ask.club);
            card.fields.push((title.into(), hint.to(ask.club).into()));
        }
    }
    warn(ask, &game, &mut message);
    Ok(Response {
        answer: Answer::Post(message),
        shows: Some(Shows::State(shown(&game))),
        hold: None,
    })
}

/// Adds to the card of `game` what the bot cannot do here, where there is a clock and the bot is not.
fn warn(ask: &Ask<'_>, game: &Game, card: &mut Message) {
    let is_timed = game.terms().pace.control != TimeControl::Untimed;
    if is_timed && ask.reached() == Reached::Guest {
        let warning = say::challenge::answers_only().to(ask.club);
        card.content = format!("{}\n{warning}", card.content);
    }
}

/// What would make the game even, where both players' ranks are known and the game knows handicaps.
async fn balance(ask: &Ask<'_>, game: &Game) -> Option<Text> {
    let offer = game.offer();
    let terms = game.terms();
    let invited = offer.invitation.one()?;
    let own = ask.bot.rank(offer.challenger).await.or_usual(None)?;
    let other = ask.bot.rank(invited).await.or_usual(None)?;
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
async fn offered(
    ask: &Ask<'_>,
    invitation: Invitation,
    terms: Terms,
    earlier: Option<&Game>,
) -> Result<Game, Failure> {
    let place = ask.request.setting.place;
    let event = offer(ask.caller(), invitation, terms, place, ask.now)
        .map_err(|refusal| refusal::text(&refusal, terms.size))?;
    Box::pin(ask.check_offer(invitation.players())).await?;
    ask.bot.note_language(place.channel, ask.club).await;
    let game = Game::offered(GameId::new(0), event.clone())
        .map_err(|error| Failure::Fault(format!("an offer does not apply: {error}")))?;
    let origin = earlier.map_or(Origin::Wish, |earlier| Origin::Rematch(earlier.id()));
    let change = Change {
        letters: vec![board(&game)],
        alarm: Box::pin(ask.bot.next_look(&game)).await,
        cause: Some(ask.cause()),
        ..Change::default()
    };
    // Its number is not known yet: the postman leaves all new challenges alone until it is.
    let new = ask.bot.office.hold_new(ask.now);
    let created = ask.bot.store.create(vec![event], change, origin).await;
    let created = created.map_err(|error| match error {
        AppendError::Repeated => say::refusal::repeated().into(),
        other => Failure::from(other),
    });
    if let Ok(game) = &created {
        let hold = ask.bot.office.hold(game.id(), ask.now);
        ask.hold(hold, &created);
        ask.note_challenge();
    }
    new.sure();
    created
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
    let game = ask.visible(seen.game).await?;
    let offer = game.offer();
    let others = offer.invitation.players().chain([offer.challenger]);
    let _members = ask.alone_with(others).await;
    Box::pin(ask.check_accept(&game)).await?;
    let ranked = match stronger {
        Some(_) => None,
        None => Ranked::of(ask, &game, ask.caller()).await?,
    };
    let stronger = stronger.or(ranked.as_ref().map(Ranked::stronger));
    let action = Action::Accept {
        stronger,
        toss: (ask.bot.toss)(),
    };
    if stronger.is_none() {
        let decided = decide(&game, Actor::Player(ask.caller()), action.clone(), ask.now);
        if decided == Err(Refusal::WhoIsStronger) {
            return Ok(who_is_stronger(ask, &game).await);
        }
    }
    let (channel, message) = card_of(ask, seen.game).await.unzip();
    let channel = channel.unwrap_or(ask.channel());
    let away = channel != ask.channel();
    // Where the bot cannot edit, it is best to leave alone what it cannot edit.
    let card_message = message.filter(|_| away || ask.at_home());
    // What it may in another channel, the postman finds out.
    let threads = away || ask.may_open_threads();
    let tell = |after: &Game| news(after, channel, card_message, threads);
    let game = ask
        .act_telling(seen.game, Some(seen.revision), action, tell)
        .await?;
    if away {
        // The caller has a copy of their own, and the postman brings the news to where the card is.
        return Ok(Response {
            answer: Answer::Replace(standing_card(&game, ask.reader())),
            ..whisper(Message::default())
        });
    }
    if let Phase::Offered { .. } = game.phase() {
        // Others have to accept as well: the card says who has.
        return Ok(Response {
            answer: Answer::Replace(card(&game, ask.club)),
            shows: Some(Shows::State(shown(&game))),
            hold: None,
        });
    }
    let ranked = ranked.as_ref().map(Ranked::text);
    Ok(begun(ask, &game, from, card_message, ranked).await)
}

/// What is to be told when somebody has accepted, the card of the challenge being `card` in `channel`.
fn news(after: &Game, channel: ChannelId, card: Option<MessageId>, threads: bool) -> Vec<Matter> {
    let Some(message) = card.filter(|_| !matches!(after.phase(), Phase::Offered { .. })) else {
        return vec![board(after)];
    };
    let begins = match after.terms().venue == Venue::Thread && threads {
        true => Matter::Thread {
            parent: channel,
            message,
        },
        false => board(after),
    };
    vec![Matter::Card { channel, message }, begins]
}

/// Asks privately who is stronger: that one takes White.
async fn who_is_stronger(ask: &Ask<'_>, game: &Game) -> Response {
    let challenger = ask.bot.name(game.offer().challenger, ask.club_id()).await;
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
/// Where ranks have told the colours, the answer says so.
async fn begun(
    ask: &Ask<'_>,
    game: &Game,
    from: From,
    card: Option<MessageId>,
    ranked: Option<Text>,
) -> Response {
    let wants_thread = game.terms().venue == Venue::Thread;
    let in_thread = wants_thread && card.is_some() && ask.may_open_threads();
    let from_its_card = from == From::Card && card == ask.pressed();
    if card.is_some() && from_its_card {
        let venue = match in_thread {
            true => Venue::Thread,
            false => Venue::Here,
        };
        // The postman opens the thread, or brings the board.
        let mut card = accepted(game, venue, ask.club);
        if let Some(ranked) = ranked {
            card.content = format!("{}\n{}", card.content, ranked.to(ask.club));
        }
        return Response {
            answer: Answer::Replace(card),
            shows: Some(Shows::Settled(game.id())),
            hold: None,
        };
    }
    if in_thread {
        let taken = [Some(say::challenge::taken()), ranked];
        let taken = taken.iter().flatten().map(|text| text.to(ask.reader()));
        return Response {
            answer: Answer::Replace(Message {
                content: taken.collect::<Vec<_>>().join("\n"),
                ..Message::default()
            }),
            ..whisper(Message::default())
        };
    }
    let mut board = ask.bot.face(game, ask.style()).await;
    if let Some(ranked) = ranked {
        board.content = format!("{}\n{}", ranked.to(ask.club), board.content);
    }
    if wants_thread {
        let failed = say::challenge::thread_failed().to(ask.club);
        board.content = format!("{failed}\n{}", board.content);
    }
    let answer = match from {
        From::Card if card.is_none() => Answer::Replace(board),
        From::Card | From::Question => Answer::Post(board),
    };
    Response {
        answer,
        shows: Some(Shows::State(shown(game))),
        hold: None,
    }
}

/// Settles a challenge without a game: the card says so and loses its buttons, from wherever that was done.
pub(super) async fn settle(
    ask: &Ask<'_>,
    seen: Shown,
    action: Action,
) -> Result<Response, Failure> {
    let card = card_of(ask, seen.game).await;
    let tell = |_: &Game| {
        let card = card.map(|(channel, message)| Matter::Card { channel, message });
        card.into_iter().collect()
    };
    let game = ask
        .act_telling(seen.game, Some(seen.revision), action, tell)
        .await?;
    let pressed = ask.pressed().map(|message| (ask.channel(), message));
    if card != pressed {
        // The caller has a copy of their own, and the postman brings the card the news.
        return Ok(Response {
            answer: Answer::Replace(ask.bot.face(&game, ask.own_style()).await),
            ..whisper(Message::default())
        });
    }
    Ok(Response {
        answer: Answer::Replace(ask.bot.face(&game, ask.style()).await),
        shows: Some(Shows::Settled(game.id())),
        hold: None,
    })
}

/// Where the card of the challenge `game` stands, as far as is known: else it is what was pressed.
async fn card_of(ask: &Ask<'_>, game: GameId) -> Option<(ChannelId, MessageId)> {
    let known = ask.bot.board_message(game).await;
    let known = known.map(|card| (card.channel, card.message));
    known.or(ask.pressed().map(|message| (ask.channel(), message)))
}

/// Who takes which colour in another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colors {
    /// The other one.
    Swapped,
    /// The same one: who lost as Black keeps Black (booklet 004), and handicap stones stay with whom they were given to.
    Same,
}

/// Asks privately with which colours another game is wanted; with a handicap there is nothing to ask,
/// nor where there is another game already or can be none.
pub(super) async fn ask_for_rematch(ask: &Ask<'_>, seen: Shown) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let mut players = seats.flat_map(|(_, seat)| seat.players());
    let is_possible = matches!(game.phase(), Phase::Finished(_))
        && game.color_of(ask.caller()).is_some()
        && !players.any(PlayerId::is_nobody)
        && standing_rematch(ask, &game).await?.is_none();
    if !is_possible || game.terms().handicap.stones() > 0 {
        return rematch(ask, seen, Colors::Same).await;
    }
    let press = |label: &Text, verb, look| button(label, verb, shown(&game), look, ask.reader());
    Ok(whisper(Message {
        content: say::challenge::rematch_question().to(ask.reader()),
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
pub(super) async fn rematch(
    ask: &Ask<'_>,
    seen: Shown,
    colors: Colors,
) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let players = seats.flat_map(|(_, seat)| seat.players());
    let _members = ask.alone_with(players).await;
    let _seat = ask.bot.tables.lock(seen.game).await;
    let color = game
        .color_of(ask.caller())
        .ok_or_else(say::refusal::not_a_player)?;
    let (Phase::Finished(_), Some(seats)) = (game.phase(), game.seats()) else {
        return Err(Failure::MovedOn(Box::new(game)));
    };
    if let Some(standing) = standing_rematch(ask, &game).await? {
        return Ok(ask.show_privately(&standing, None).await);
    }
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
    let own = match colors {
        Colors::Swapped => !color,
        Colors::Same => color,
    };
    let told = match (colors, game.terms().handicap.stones()) {
        (Colors::Swapped, _) => "swapped",
        (Colors::Same, 0) => "same",
        (Colors::Same, _) => "handicap",
    };
    let draft = Draft {
        colors: ColorChoice::Challenger(own),
        venue: Venue::Here,
        ..**game.terms()
    };
    let terms = Terms::new(draft).map_err(|error| refusal::terms(error, draft.rules.variant()))?;
    let new = offered(ask, invitation, terms, Some(&game)).await?;
    let mut message = card(&new, ask.club);
    let (caller, others) = (Name::mention(ask.caller()), Name::mentions(&opponents));
    let text = match invitation {
        Invitation::Pairs { partner, .. } => {
            say::challenge::rematch_pairs(caller, Name::mention(partner), others, told.to_owned())
        }
        Invitation::Anyone | Invitation::One(_) => {
            say::challenge::rematch(caller, others, told.to_owned())
        }
    };
    message.content = text.to(ask.club);
    warn(ask, &new, &mut message);
    Ok(Response {
        answer: Answer::Post(message),
        shows: Some(Shows::State(shown(&new))),
        hold: None,
    })
}

/// The challenge that has come of `game` before, unless it came to nothing.
async fn standing_rematch(ask: &Ask<'_>, game: &Game) -> Result<Option<Game>, Failure> {
    let Some(rematch) = ask.bot.store.rematch_of(game.id()).await? else {
        return Ok(None);
    };
    // One that has come to nothing is thrown away after a while.
    let rematch = ask.bot.find_game(rematch).await?;
    Ok(rematch.filter(|rematch| !matches!(rematch.phase(), Phase::Closed(_))))
}
