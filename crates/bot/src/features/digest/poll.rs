//! Posts the poll on the game of the month, with the ways to the games.

use crate::clock::{Span, Timestamp};
use crate::features::digest::best::{self, best};
use crate::features::digest::setting::DIGEST;
use crate::game::{ChannelId, ClubId, GameId, Outline, PlayerId};
use crate::games::listing;
use crate::games::time::calendar::club_zone;
use crate::i18n::{Day, Locale, Name, say};
use crate::kit::once;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::people::profile;
use crate::port::message::{Message, Poll, Sound};
use crate::port::outbound::{Outbound, OutboundError, Trace};
use crate::port::within::{Within, cut, length};
use crate::store::OutboxMessage;

/// Minimum number of games for a poll.
const FEWEST_GAMES: usize = 2;
/// Duration of the poll, in hours: a week.
const DURATION_HOURS: u16 = 7 * 24;
/// Discord's limit for an answer, in characters.
const LONGEST_ANSWER: usize = 55;
/// Separator of the two names in an answer.
const SEPARATOR: &str = " – ";

/// Asks in `channel` which game that ended in `club` from `since` until `until` was the best, if digests are still
/// posted there.
pub(crate) async fn send(
    services: &Services,
    queued: &OutboxMessage,
    club: ClubId,
    channel: ChannelId,
    since: Timestamp,
    until: Timestamp,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let known = DIGEST.get(services, club).await?;
    if known.is_none_or(|digest| digest.channel != channel) {
        return Ok(());
    }
    let games = best(services, club, channel, since, until).await;
    let games = games?;
    if games.len() < FEWEST_GAMES {
        return Ok(());
    }
    let locale = language::channel_language(services, channel).await;
    let zone = club_zone(services, club).await?;
    let day = |at: Timestamp| Day(at.after(zone.offset(at)));
    let last = until.after(Span::days(-1));
    let heading = say::digest::month_heading(day(since), day(last)).to(locale);
    // The first line names the days.
    let is_poll = |trace: &Trace| trace.text.starts_with(&heading);
    let standing = once::earlier(queued, channel, until, is_poll, out).await?;
    if standing.is_some() {
        return Ok(());
    }
    let mut message = message(services, club, &games, heading, locale).await;
    let nonce = format!("o{}", queued.id);
    let mut posted = out.post(channel, &message, &nonce).await;
    if let Err(OutboundError::Forbidden) = posted {
        // Polls need a permission of their own; the games are worth a look without one.
        message.poll = None;
        posted = out.post(channel, &message, &nonce).await;
    }
    match posted {
        Ok(_) => Ok(()),
        // The digest sent with it has reported to the moderators.
        Err(error) if error.is_about_place() => {
            tracing::warn!(%channel, %error, "could not post the vote on the game of the month");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

async fn message(
    services: &Services,
    club: ClubId,
    games: &[Outline],
    heading: String,
    locale: Locale,
) -> Message {
    let mut lines = vec![heading];
    let mut answers: Vec<Within<LONGEST_ANSWER>> = Vec::new();
    for game in games {
        let Some(players) = best::players(game) else {
            continue;
        };
        let place = listing::way_to(services, game).await;
        let place = place.in_words(say::list::to_board);
        let [black, white] = players.map(Name::mention);
        let line = say::digest::month_line(black, white, game.id, place).to(locale);
        // Without the backslash Discord makes it a list.
        lines.push(format!("{}\\. {line}", answers.len() + 1));
        answers.push(answer(services, club, players, game.id).await);
    }
    let all = Within::<2000>::first_lines(lines, 0, |more| say::standing::more(more).to(locale));
    Message {
        content: all.to_string(),
        poll: Some(Poll {
            question: say::digest::month_question().to(locale).into(),
            answers,
            hours: DURATION_HOURS,
        }),
        sound: Sound::Silent,
        ..Message::default()
    }
}

/// The players and the number of a game as an answer, such as `Anna – Ben (#7)`: the same two may have played several.
async fn answer(
    services: &Services,
    club: ClubId,
    players: [PlayerId; 2],
    game: GameId,
) -> Within<LONGEST_ANSWER> {
    let number = format!(" (#{game})");
    let most = (LONGEST_ANSWER - length(SEPARATOR) - length(&number)) / 2;
    let [black, white] = players;
    let black = profile::name(services, black, Some(club)).await;
    let white = profile::name(services, white, Some(club)).await;
    let (black, white) = (cut(&black, most), cut(&white, most));
    format!("{black}{SEPARATOR}{white}{number}").into()
}
