//! Published pairs: a list in one or more messages a round, which results fill in.

use crate::clock::Timestamp;
use crate::contest::{At, Contest, ContestId, EntryIndex, Format, Manner, Outcome, Results, Round};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::words;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Name, Text, When, say};
use crate::kit::once;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::message::{Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};
use crate::rules::Color;
use crate::store::{
    CONTEST_NEWS, ContestNews, Envelope, OutboxKind, OutboxMessage, Partition, StoreError,
};

/// Some pairs of a round are to be posted, from the one at this table on.
pub(crate) const CONTEST_ROUND: OutboxKind<ChannelId, (ContestId, At)> =
    OutboxKind::new("tournament round", Partition::Channel);

/// Maximum number of tables in a message of up to 2000 characters: a line of two players has up to 170, with ranks and
/// the address of a thread, one of two pairs up to 230. The title, the deadline and the names of those without an
/// opponent have the rest.
fn tables_a_message(contest: &Contest) -> usize {
    match contest.setup.format {
        Format::Single => 8,
        Format::Pairs => 6,
        Format::Teams(_) => (8 / contest.setup.format.boards()).max(1),
    }
}

/// The outbox messages that post the last round.
pub(crate) fn post_round(id: ContestId, contest: &Contest) -> Vec<Envelope> {
    let Some(round) = contest.rounds.last() else {
        return Vec::new();
    };
    let tables = (1..=round.pairs.len().max(1)).step_by(tables_a_message(contest));
    let first = tables.map(|table| At {
        round: contest.rounds.len() as u8,
        table,
        board: 1,
    });
    let channel = contest.place.channel;
    first
        .map(|at| CONTEST_ROUND.to(channel, (id, at)))
        .collect()
}

/// The message to an organiser whose pairs in `round` could not be posted from `table` on, both from 1.
pub(crate) fn undelivered_text(contest: &Contest, round: u8, table: u16) -> Text {
    let (title, channel) = (words::title(contest), contest.place.channel);
    say::tournament::undelivered(title, round, table, channel)
}

/// A tournament, its results, and a round of it with its number, from 1.
struct ContestRound {
    id: ContestId,
    contest: Contest,
    results: Results,
    number: u8,
    round: Round,
}

impl ContestRound {
    async fn of(services: &Services, id: ContestId, number: u8) -> Result<Self, OutboundError> {
        let found = services.store.contest(id).await?;
        let (contest, results) = found.ok_or(OutboundError::Gone)?;
        let round = contest.rounds.get(usize::from(number).wrapping_sub(1));
        let round = round.cloned().ok_or(OutboundError::Gone)?;
        Ok(Self {
            id,
            contest,
            results,
            number,
            round,
        })
    }
}

/// Posts the pairs of a round from a table on; if that is impossible, the organiser gets a notice.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    id: ContestId,
    at: At,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = ContestRound::of(services, id, at.round).await?;
    let channel = found.contest.place.channel;
    let message = list(services, &found, at.table).await?;
    let nonce = format!("t{}", queued.id);
    match once::post(queued, channel, found.round.at, &message, &nonce, out).await {
        Ok(standing) => {
            services.store.note_pairs_message(id, at, standing).await?;
            // The pairs may have changed during delivery.
            let now = ContestRound::of(services, id, at.round).await?;
            if list(services, &now, at.table).await?.content == message.content {
                return Ok(());
            }
            refresh(services, id, at.round, out).await
        }
        Err(error) if error.is_about_place() => {
            tracing::warn!(contest = %id, %error, "could not post the pairs of a round");
            let table = at.table as u16;
            let news = ContestNews::Undelivered { table };
            let envelope = CONTEST_NEWS.to(found.contest.organiser, (id, (at.round, news)));
            services.store.write(queued.subject, envelope).await?;
            services.delivery.notify();
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Updates the messages with the pairs of a round; an edit pings nobody.
pub(crate) async fn refresh(
    services: &Services,
    id: ContestId,
    number: u8,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = ContestRound::of(services, id, number).await?;
    let channel = found.contest.place.channel;
    for &(table, message) in &found.round.messages {
        let list = Message {
            mention: Vec::new(),
            ..list(services, &found, table).await?
        };
        match out.refresh(channel, message, &list).await {
            Err(error) if error.is_temporary() => return Err(error),
            // A deleted message does not stop the updates of the others.
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// The message with the seat of `substitute` in the last round; none without a seat.
pub(crate) fn substitute_message(
    contest: &Contest,
    substitute: PlayerId,
    now: Timestamp,
    locale: Locale,
) -> Option<Message> {
    let round = contest.rounds.last()?;
    let (at, ..) = contest.seat_of(substitute)?;
    let line = words::board_line(contest, at, locale)?;
    let (title, name) = (words::title(contest), Name::mention(substitute));
    let head = say::tournament::pairing_of_substitute(title, at.round, name, line);
    let deadline = Some(deadline_of(contest, round)).filter(|_| now < round.no_show);
    let lines = [head].into_iter().chain(deadline);
    let lines: Vec<_> = lines.map(|line| line.to(locale)).collect();
    Some(Message {
        content: lines.join("\n"),
        mention: players(contest, at),
        ..Message::default()
    })
}

/// The deadline for appearing in a game of `round`.
fn deadline_of(contest: &Contest, round: &Round) -> Text {
    match contest.setup.manner {
        Manner::Games => {
            say::tournament::no_show(When(round.no_show), When(contest.halfway(round)))
        }
        Manner::ByHand => say::tournament::no_show_by_hand(When(round.no_show)),
    }
}

/// Players with a bye that are named: a knock-out may have hundreds.
fn shown_byes<'a>(contest: &Contest, round: &'a Round) -> &'a [EntryIndex] {
    &round.byes[..round.byes.len().min(tables_a_message(contest))]
}

/// The pairs of a round from the `first` table on, as many as fit in a message.
async fn list(
    services: &Services,
    found: &ContestRound,
    first: usize,
) -> Result<Message, StoreError> {
    let (contest, round) = (&found.contest, &found.round);
    let locale = language::channel_language(services, contest.place.channel).await;
    let tables = first..first + tables_a_message(contest);
    let head = say::tournament::round_list(words::title(contest), found.number);
    let mut lines = vec![head.to(locale)];
    let of_tables = |at: &At| at.round == found.number && tables.contains(&at.table);
    let boards: Vec<_> = contest
        .boards()
        .map(|(at, _)| at)
        .filter(of_tables)
        .collect();
    for at in &boards {
        if at.board == 1 {
            lines.extend(words::teams_at(contest, *at, locale));
        }
        lines.extend(line(services, found, *at, locale).await?);
    }
    let mut pinged: Vec<_> = boards
        .iter()
        .flat_map(|at| players_to_ping(contest, *at))
        .collect();
    if tables.end > round.pairs.len() {
        let byes = shown_byes(contest, round);
        if !byes.is_empty() {
            let names = words::ranked_all(contest, byes, locale);
            lines.push(say::tournament::bye(names).to(locale));
        }
        let free = byes
            .iter()
            .flat_map(|index| contest.entry(*index).side.players());
        pinged.extend(free.filter(|player| !player.is_nobody()));
        // Once all games have ended, the no-show deadline is over.
        if found.results.open(found.number) > 0 {
            lines.push(deadline_of(contest, round).to(locale));
        }
    }
    let result = words::button(
        &say::tournament::button_result(),
        TournamentPress::Result,
        found.id,
        Look::Primary,
        locale,
    );
    let result = (contest.setup.manner == Manner::ByHand).then(|| Row::Buttons(vec![result]));
    Ok(Message {
        content: lines.join("\n"),
        mention: pinged,
        rows: result.into_iter().collect(),
        ..Message::default()
    })
}

/// A board in a line, with the winner, or with a link to the game while it is in progress.
async fn line(
    services: &Services,
    found: &ContestRound,
    at: At,
    locale: Locale,
) -> Result<Option<String>, StoreError> {
    let contest = &found.contest;
    let Some(line) = words::board_line(contest, at, locale) else {
        return Ok(None);
    };
    Ok(Some(match found.results.board(at) {
        Some(outcome) => format!("{line}: **{}**", ending(contest, at, outcome, locale)),
        None => match thread(services, contest, at).await? {
            Some(url) => format!("{line} · {}", say::list::to_board(url).to(locale)),
            None => line,
        },
    }))
}

/// The winner at a board, or how its game ended without one.
fn ending(contest: &Contest, at: At, outcome: Outcome, locale: Locale) -> String {
    let word = match outcome {
        Outcome::Won(winner) => {
            let seat = contest
                .board(at)
                .map(|(pair, _)| pair.couple.at_board(at.board)[winner]);
            let members = seat.map(|seat| contest.players_at(seat, at.board));
            let players = members
                .unwrap_or_default()
                .iter()
                .map(|member| member.player);
            return Name::mentions(&players.collect::<Vec<_>>()).to(locale);
        }
        Outcome::Jigo => "jigo",
        Outcome::BothLose => "both",
        Outcome::Void => "void",
    };
    say::tournament::result_named(word.to_owned()).to(locale)
}

/// The address of the thread in which the game at a board is played, if it is in one.
async fn thread(
    services: &Services,
    contest: &Contest,
    at: At,
) -> Result<Option<String>, StoreError> {
    let game = contest.board(at).and_then(|(_, board)| board.game);
    let Some(game) = game else {
        return Ok(None);
    };
    let game = services.store.outline(game).await?;
    let place = game.map(|game| game.place);
    let place = place.filter(|place| place.channel != contest.place.channel);
    let club = place.and_then(|place| Some((place.club?, place.channel)));
    Ok(club.map(|(club, thread)| format!("https://discord.com/channels/{club}/{thread}")))
}

/// The players that the list pings at a board: all but the one to move first, whom the board of the game pings.
fn players_to_ping(contest: &Contest, at: At) -> Vec<PlayerId> {
    let mut pinged = players(contest, at);
    if let (Manner::Games, Some((pair, _))) = (contest.setup.manner, contest.board(at)) {
        // With handicap stones on the board, White begins.
        let begins = if pair.couple.handicap >= 2 {
            Color::White
        } else {
            Color::Black
        };
        let seat = pair.couple.at_board(at.board)[begins];
        let first = contest.players_at(seat, at.board).first();
        pinged.retain(|player| first.is_none_or(|first| first.player != *player));
    }
    pinged
}

/// The players at a board, without those who were forgotten.
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
