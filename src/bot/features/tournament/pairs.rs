//! Pairs that were published: each has a message of its own and its game below it, or they stand in a list.

use crate::bot::features::tournament::custom_id::Step;
use crate::bot::features::tournament::words;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::message::{Look, Message, Row};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::clock::Timestamp;
use crate::contest::{Contest, ContestId, Manner, Pair, Round};
use crate::game::{ChannelId, GameId, MessageId, PlayerId, Revision, Venue};
use crate::i18n::{Locale, Name, Text, When, say};
use crate::store::{ContestNews, OutboxMessage, Payload, Source};

/// So many pairs of an evening stand in a message: with names of any length they fit into 2000 characters.
const LISTED: usize = 12;

/// The outbox messages that post the last round, where no games have to be made first.
pub(crate) fn queued(id: ContestId, contest: &Contest) -> Vec<Payload> {
    let Some(round) = contest.rounds.last() else {
        return Vec::new();
    };
    if contest.setup.manner == Manner::Games {
        // Each pair is posted with its game.
        return Vec::new();
    }
    let number = contest.rounds.len() as u8;
    let tables = (1..=round.pairs.len().max(1)).step_by(LISTED);
    tables
        .map(|table| of_table(id, contest, number, table))
        .collect()
}

/// The outbox message that posts the pair at `table`.
pub(crate) fn of_table(id: ContestId, contest: &Contest, round: u8, table: usize) -> Payload {
    Payload::ContestRound {
        channel: contest.place.channel,
        contest: id,
        round,
        table: table as u16,
    }
}

/// Posts the pair at `table` of `round`, both from 1, or those from it on; the organiser is told where that cannot be.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    id: ContestId,
    (number, table): (u8, usize),
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.contest(id).await;
    let found = found.map_err(|error| Failure::from(error).undelivered())?;
    let (contest, _) = found.ok_or(OutboundError::Gone)?;
    let round = contest.rounds.get(usize::from(number).wrapping_sub(1));
    let round = round.ok_or(OutboundError::Gone)?;
    let locale = people::language(services, contest.place.channel).await;
    let (message, game) = match contest.setup.manner {
        Manner::Games => {
            let pair = round.pairs.get(table.wrapping_sub(1));
            let pair = pair.ok_or(OutboundError::Gone)?;
            (
                one(&contest, round, (number, table), pair, locale),
                pair.game,
            )
        }
        Manner::ByHand => (list(id, &contest, round, (number, table), locale), None),
    };
    let place = (contest.place.channel, round.at);
    let posted = stands_or_post(place, queued, &message, out).await;
    match posted {
        Ok(message) => match game {
            Some(game) => lead_to(services, &contest, game, message).await,
            None => Ok(()),
        },
        Err(error) if error.is_about_place() => {
            tracing::warn!(contest = %id, %error, "a pairing could not be posted");
            let told = Payload::ContestNews {
                player: contest.organiser,
                contest: id,
                round: number,
                news: ContestNews::Undelivered {
                    table: table as u16,
                },
            };
            let told = services.store.write(queued.subject, told).await;
            told.map_err(|error| Failure::from(error).undelivered())?;
            services.delivery.notify();
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Posts `message` in `channel`, unless an earlier process has done so just before it ended, `since` when it may be there.
pub(crate) async fn stands_or_post(
    (channel, since): (ChannelId, Timestamp),
    queued: &OutboxMessage,
    message: &Message,
    out: &dyn Outbound,
) -> Result<MessageId, OutboundError> {
    if queued.source == Source::Past {
        match out.traces(channel, since, None).await {
            Ok(traces) => {
                let same = |text: &str| text == message.content;
                let found = traces.iter().find(|trace| same(&trace.text));
                if let Some(found) = found {
                    return Ok(found.message);
                }
            }
            Err(error) if error.is_passing() => return Err(error),
            // Where the bot may not look, the nonce is all there is.
            Err(_) => {}
        }
    }
    out.post(channel, message, &format!("t{}", queued.id)).await
}

/// Has the game stand below its pairing: in a thread, or in the channel.
async fn lead_to(
    services: &Services,
    contest: &Contest,
    game: GameId,
    message: MessageId,
) -> Result<(), OutboundError> {
    let channel = contest.place.channel;
    let follows = match contest.setup.terms.venue {
        Venue::Thread => Payload::Thread {
            parent: channel,
            message,
        },
        Venue::Here => Payload::Board {
            channel,
            revision: Revision::new(0),
        },
    };
    let written = services.store.write(game, follows).await;
    written.map_err(|error| Failure::from(error).undelivered())?;
    services.delivery.notify();
    Ok(())
}

/// The pair at `table` of `round`, both from 1, as it is since `substitute` sits in it; none if there is no such pair.
pub(crate) fn of_substitute(
    contest: &Contest,
    (number, table): (u8, usize),
    substitute: PlayerId,
    now: Timestamp,
    locale: Locale,
) -> Option<Message> {
    let round = contest.rounds.get(usize::from(number).checked_sub(1)?)?;
    let pair = round.pairs.get(table.checked_sub(1)?)?;
    let line = words::couple(contest, table, &pair.couple, locale);
    let (title, name) = (words::title(contest), Name::mention(substitute));
    let head = say::tournament::pairing_of_substitute(title, number, name, line);
    let deadline = match contest.setup.manner {
        Manner::Games => deadline_of(round),
        Manner::ByHand => say::tournament::no_show_by_hand(When(round.no_show)),
    };
    let deadline = Some(deadline).filter(|_| now < round.no_show);
    let lines = [head].into_iter().chain(deadline);
    let lines: Vec<_> = lines.map(|line| line.to(locale)).collect();
    Some(Message {
        content: lines.join("\n"),
        mention: players(contest, [pair]),
        ..Message::default()
    })
}

/// Until when the two of a pair have to make their first moves, where they play here.
fn deadline_of(round: &Round) -> Text {
    say::tournament::no_show(When(round.no_show), When(round.halfway()))
}

fn one(
    contest: &Contest,
    round: &Round,
    (number, table): (u8, usize),
    pair: &Pair,
    locale: Locale,
) -> Message {
    let line = words::couple(contest, table, &pair.couple, locale);
    let head = say::tournament::pairing(words::title(contest), number, line);
    let deadline = deadline_of(round);
    Message {
        content: format!("{}\n{}", head.to(locale), deadline.to(locale)),
        mention: players(contest, [pair]),
        ..Message::default()
    }
}

fn list(
    id: ContestId,
    contest: &Contest,
    round: &Round,
    (number, first): (u8, usize),
    locale: Locale,
) -> Message {
    let pairs = round.pairs.iter().skip(first - 1).take(LISTED);
    let head = say::tournament::round_list(words::title(contest), number);
    let mut lines = vec![head.to(locale)];
    let numbered = pairs.clone().zip(first..);
    lines.extend(numbered.map(|(pair, table)| words::couple(contest, table, &pair.couple, locale)));
    if first + LISTED > round.pairs.len() {
        if !round.byes.is_empty() {
            // Of a knock-out there may be hundreds.
            let byes: Vec<_> = round.byes.iter().copied().take(LISTED).collect();
            let byes = words::ranked_all(contest, &byes, locale);
            lines.push(say::tournament::bye(byes).to(locale));
        }
        lines.push(say::tournament::no_show_by_hand(When(round.no_show)).to(locale));
    }
    let result = words::button(
        &say::tournament::button_result(),
        Step::Result,
        id,
        Look::Primary,
        locale,
    );
    Message {
        content: lines.join("\n"),
        mention: players(contest, pairs),
        rows: vec![Row::Buttons(vec![result])],
        ..Message::default()
    }
}

/// Who sits in `pairs`; nobody is called who was forgotten.
fn players<'a>(contest: &Contest, pairs: impl IntoIterator<Item = &'a Pair>) -> Vec<PlayerId> {
    let seats = pairs.into_iter().map(|pair| pair.couple.seats);
    let seats = seats.flat_map(|seats| [seats.white, seats.black]);
    let players = seats.map(|index| contest.entry(index).player);
    players.filter(|player| !player.is_nobody()).collect()
}
