//! Pairs that were published: each has a message of its own and its game below it, or they stand in a list.

use crate::bot::features::tournament::custom_id::Step;
use crate::bot::features::tournament::words;
use crate::bot::games::once;
use crate::bot::games::outbox::THREAD;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::message::{Look, Message, Row};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::clock::Timestamp;
use crate::contest::{At, Contest, ContestId, EntryIndex, Format, Manner, Round};
use crate::game::{ChannelId, GameId, MessageId, PlayerId, Revision, Venue};
use crate::i18n::{Locale, Name, Text, When, say};
use crate::store::{
    BOARD, CONTEST_NEWS, ContestNews, Envelope, OutboxKind, OutboxMessage, Partition,
};

/// Pairs of a round are to be posted: the one at this table, or some from it on where they are no games here.
pub(crate) const CONTEST_ROUND: OutboxKind<ChannelId, (ContestId, At)> =
    OutboxKind::new("tournament round", Partition::Channel);

/// So many boards of an evening stand in a message: with names of any length they fit into 2000 characters.
const LISTED: usize = 12;

/// So many tables of an evening stand in a message.
fn listed(contest: &Contest) -> usize {
    (LISTED / contest.setup.format.boards()).max(1)
}

/// The outbox messages that post the last round, as far as no games have to be made first. Where games are played here,
/// these are the byes alone, as one more table.
pub(crate) fn queued(id: ContestId, contest: &Contest) -> Vec<Envelope> {
    let Some(round) = contest.rounds.last() else {
        return Vec::new();
    };
    let last = round.pairs.len();
    let tables: Vec<_> = match contest.setup.manner {
        // Each pair is posted with its game.
        Manner::Games if round.byes.is_empty() => Vec::new(),
        Manner::Games => vec![last + 1],
        Manner::ByHand => (1..=last.max(1)).step_by(listed(contest)).collect(),
    };
    let first = tables.into_iter().map(|table| At {
        round: contest.rounds.len() as u8,
        table,
        board: 1,
    });
    first.map(|at| of_board(id, contest, at)).collect()
}

/// What an organiser is told whose `table` in `round`, both from 1, could not be posted: behind the last one are the byes.
pub(crate) fn undelivered(contest: &Contest, round: u8, table: u16) -> Text {
    let (title, channel) = (words::title(contest), contest.place.channel);
    let known = contest.rounds.get(usize::from(round).wrapping_sub(1));
    match known.is_some_and(|known| usize::from(table) > known.pairs.len()) {
        true => say::tournament::undelivered_byes(title, round, channel),
        false => say::tournament::undelivered(title, round, table, channel),
    }
}

/// The outbox message that posts the pair at a board.
pub(crate) fn of_board(id: ContestId, contest: &Contest, at: At) -> Envelope {
    CONTEST_ROUND.to(contest.place.channel, (id, at))
}

/// Posts the pair at a board, or those from its table on; the organiser is told where that cannot be.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    id: ContestId,
    at: At,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.contest(id).await;
    let found = found?;
    let (contest, _) = found.ok_or(OutboundError::Gone)?;
    let round = contest.rounds.get(usize::from(at.round).wrapping_sub(1));
    let round = round.ok_or(OutboundError::Gone)?;
    let locale = people::language(services, contest.place.channel).await;
    let (message, game) = match contest.setup.manner {
        Manner::Games if at.table > round.pairs.len() => {
            (byes(&contest, (round, at.round), locale), None)
        }
        Manner::Games => {
            let (_, board) = contest.board(at).ok_or(OutboundError::Gone)?;
            let message = one(&contest, round, at, locale);
            (message.ok_or(OutboundError::Gone)?, board.game)
        }
        Manner::ByHand => (list(id, &contest, (round, at), locale), None),
    };
    let place = (contest.place.channel, round.at);
    let nonce = format!("t{}", queued.id);
    let posted = once::post(queued, place, &message, &nonce, out).await;
    match posted {
        Ok(message) => match game {
            Some(game) => lead_to(services, &contest, game, message).await,
            None => Ok(()),
        },
        Err(error) if error.is_about_place() => {
            tracing::warn!(contest = %id, %error, "a pairing could not be posted");
            let table = at.table as u16;
            let news = ContestNews::Undelivered { table };
            let told = CONTEST_NEWS.to(contest.organiser, (id, (at.round, news)));
            services.store.write(queued.subject, told).await?;
            services.delivery.notify();
            Ok(())
        }
        Err(error) => Err(error),
    }
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
        Venue::Thread => THREAD.to(channel, message),
        Venue::Here => BOARD.to(channel, Revision::new(0)),
    };
    let written = services.store.write(game, follows).await;
    written?;
    services.delivery.notify();
    Ok(())
}

/// Where `substitute` sits in the last round, as it is since then; none if that is nowhere.
pub(crate) fn of_substitute(
    contest: &Contest,
    substitute: PlayerId,
    now: Timestamp,
    locale: Locale,
) -> Option<Message> {
    let round = contest.rounds.last()?;
    let (at, ..) = contest.seat_of(substitute)?;
    let line = words::at_board(contest, at, locale)?;
    let (title, name) = (words::title(contest), Name::mention(substitute));
    let head = say::tournament::pairing_of_substitute(title, at.round, name, line);
    let deadline = match contest.setup.manner {
        Manner::Games => deadline_of(contest, round),
        Manner::ByHand => say::tournament::no_show_by_hand(When(round.no_show)),
    };
    let deadline = Some(deadline).filter(|_| now < round.no_show);
    let lines = [head].into_iter().chain(deadline);
    let lines: Vec<_> = lines.map(|line| line.to(locale)).collect();
    Some(Message {
        content: lines.join("\n"),
        mention: players(contest, at),
        ..Message::default()
    })
}

/// Until when the two of a pair have to make their first moves, where they play here.
fn deadline_of(contest: &Contest, round: &Round) -> Text {
    say::tournament::no_show(When(round.no_show), When(contest.halfway(round)))
}

fn one(contest: &Contest, round: &Round, at: At, locale: Locale) -> Option<Message> {
    let mut line = words::at_board(contest, at, locale)?;
    if let (Format::Teams(_), 1) = (contest.setup.format, at.board) {
        // The first board of a match tells which teams play it.
        let (pair, _) = contest.board(at)?;
        let teams = words::couple(contest, at.table, &pair.couple, locale);
        line = format!("{teams}\n{line}");
    }
    let head = say::tournament::pairing(words::title(contest), at.round, line);
    let deadline = deadline_of(contest, round);
    Some(Message {
        content: format!("{}\n{}", head.to(locale), deadline.to(locale)),
        mention: players(contest, at),
        ..Message::default()
    })
}

/// Who has a bye in a round whose games are played here.
fn byes(contest: &Contest, (round, number): (&Round, u8), locale: Locale) -> Message {
    let head = say::tournament::round_list(words::title(contest), number);
    let byes = shown_byes(contest, round);
    let line = say::tournament::bye(words::ranked_all(contest, byes, locale));
    let players = byes
        .iter()
        .flat_map(|&index| contest.entry(index).side.players());
    Message {
        content: format!("{}\n{}", head.to(locale), line.to(locale)),
        mention: players.filter(|player| !player.is_nobody()).collect(),
        ..Message::default()
    }
}

/// Those with a bye, as far as they are shown: of a knock-out there may be hundreds.
fn shown_byes<'a>(contest: &Contest, round: &'a Round) -> &'a [EntryIndex] {
    &round.byes[..round.byes.len().min(listed(contest))]
}

fn list(id: ContestId, contest: &Contest, (round, first): (&Round, At), locale: Locale) -> Message {
    let tables = first.table..first.table + listed(contest);
    let head = say::tournament::round_list(words::title(contest), first.round);
    let mut lines = vec![head.to(locale)];
    let of_tables = |at: &At| at.round == first.round && tables.contains(&at.table);
    let boards = contest.boards().map(|(at, _)| at).filter(of_tables);
    let boards: Vec<_> = boards.collect();
    let told = boards
        .iter()
        .filter_map(|at| words::at_board(contest, *at, locale));
    lines.extend(told);
    if tables.end > round.pairs.len() {
        if !round.byes.is_empty() {
            let byes = words::ranked_all(contest, shown_byes(contest, round), locale);
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
        mention: boards.iter().flat_map(|at| players(contest, *at)).collect(),
        rows: vec![Row::Buttons(vec![result])],
        ..Message::default()
    }
}

/// Who sits at a board; nobody is called who was forgotten.
fn players(contest: &Contest, at: At) -> Vec<PlayerId> {
    let seats = contest
        .board(at)
        .map(|(pair, _)| pair.couple.at_board(at.board));
    let seats = seats
        .into_iter()
        .flat_map(|seats| [seats.white, seats.black]);
    let members = seats.flat_map(|index| contest.players_at(index, at.board));
    let players = members.map(|member| member.player);
    players.filter(|player| !player.is_nobody()).collect()
}
