//! Starts the weekly games that are due: each pair's game in one transaction with the note of the pairing, so that
//! nobody is paired twice for a week after a crash.

use std::sync::Arc;

use crate::clock::{Span, Timestamp};
use crate::club::activity::each_due;
use crate::club::pairing::{Seeker, pairs};
use crate::evening::Wish;
use crate::features::challenge::command::KNOWS_RULES;
use crate::features::challenge::pace;
use crate::features::challenge::weekly::TIMER;
use crate::features::challenge::weekly::member::{MEMBER, Membership};
use crate::features::challenge::weekly::setting::{PAIRING, Pairing};
use crate::game::{
    ChannelId, ClubId, ColorChoice, Draft, Overdue, Pace, Place, PlayerId, Terms, TimeControl,
    Venue,
};
use crate::games::start;
use crate::games::start::Noted;
use crate::games::time::calendar::club_zone;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::people::block::BLOCKED;
use crate::people::mute;
use crate::people::profile::RANK;
use crate::rules::{Balance, Color, Handicap, Rank, RuleSet, Size};
use crate::store::{Assignment, Batch, OutboxKind, Partition, StoreError, Subject, Timer};

/// Reports in a channel that a member was left over without an opponent.
pub(crate) const UNPAIRED: OutboxKind<(PlayerId, ChannelId), ()> =
    OutboxKind::new("unpaired", |(_, channel)| Partition::Channel(channel)).durable();

/// Weakest rank of both players for which the full board is used.
const WHOLE_BOARD: Rank = Rank::kyu(15).expect("15 is from 1 to 30");
/// Weakest rank of both players for which the medium board is used.
const MIDDLE_BOARD: Rank = Rank::kyu(22).expect("22 is from 1 to 30");

/// Minimum interval between two games of a member: a change of the club's hour or zone on a Monday must not cause a
/// second one.
const LEAST_INTERVAL: Span = Span::days(4);

/// Maximum time until the next weekly games, unless the clock was set ahead.
const LATEST: Span = Span::days(8);

/// Starts the weekly games of all clubs in which they are due at `now`.
pub(crate) async fn pair_all(services: &Arc<Services>, now: Timestamp) {
    let store = &services.store;
    // Timers beyond that were set while the clock was ahead.
    let late = store.timers_after::<ClubId>(TIMER, now.after(LATEST)).await;
    each_due("weekly games", late, |club| {
        Box::pin(reschedule(services, club, now))
    })
    .await;
    let due = store.timers_due::<ClubId>(TIMER, now).await;
    each_due("weekly games", due, |club| {
        Box::pin(pair(services, club, now))
    })
    .await;
}

/// Reschedules the games of `club` after a clock that was set ahead.
async fn reschedule(services: &Services, club: ClubId, now: Timestamp) -> Result<(), Failure> {
    let Some(pairing) = PAIRING.get(services, club).await? else {
        return Ok(());
    };
    let zone = club_zone(services, club).await?;
    let batch = Batch {
        timers: vec![Timer::at(club, TIMER, zone.next_monday(now, pairing.hour))],
        ..Batch::default()
    };
    let as_read = vec![PAIRING.assign(club, &Some(pairing))];
    services.store.write_all_if(as_read, batch).await?;
    Ok(())
}

/// Pairs the members of `club` who want a weekly game and are not paired for this week yet.
async fn pair(services: &Services, club: ClubId, now: Timestamp) -> Result<(), Failure> {
    let due = services.store.timer(club, TIMER).await?;
    let pairing = PAIRING.get(services, club).await?;
    let (Some(week), Some(pairing)) = (due.filter(|due| *due <= now), pairing) else {
        return Ok(());
    };
    let place = Place {
        club: Some(club),
        channel: pairing.channel,
    };
    let (seekers, known): (Vec<_>, Vec<_>) = seekers(services, club, week, now)
        .await?
        .into_iter()
        .unzip();
    let overdue = pace::overdue(services, place).await?;
    let all = seekers.clone();
    let (paired, left) = services
        .cpu
        .work(move || pairs(&all))
        .await
        .ok_or_else(|| Failure::Fault("weekly games could not be paired".to_owned()))?;
    let (mut left, mut all_started) = (left, true);
    for (a, b) in paired {
        let both = [a, b].map(|at| (&seekers[at], &known[at]));
        match begin(services, club, week, pairing, both, overdue, now).await {
            Ok(true) => {}
            Ok(false) => all_started = false,
            Err(failure) => {
                tracing::error!(%club, ?failure, "could not start a weekly game");
                // Their failure must not delay the others' week: they get a notice, and come first in the next one.
                left.extend([a, b]);
            }
        }
    }
    services.delivery.notify();
    if !all_started {
        // Members without a game are paired at the next look, so nobody is reported as left over.
        return Ok(());
    }
    let left = left
        .into_iter()
        .map(|at| (seekers[at].player, known[at].clone()));
    end_week(services, club, week, pairing, left.collect(), now).await
}

/// Starts the game of a pair of `club`, each with their stored row, and notes their opponents of this `week`; returns
/// false if a row that it depends on has changed, for example because one of them has left.
async fn begin(
    services: &Services,
    club: ClubId,
    week: Timestamp,
    pairing: Pairing,
    [(one, of_one), (other, of_other)]: [(&Seeker, &Assignment); 2],
    overdue: Overdue,
    now: Timestamp,
) -> Result<bool, Failure> {
    let member = |own: &Seeker, other: &Seeker| {
        let paired = Some(Membership::pair(week, Some(other.player)));
        MEMBER.assign((club, own.player), &paired)
    };
    let chosen = PAIRING.assign(club, &Some(pairing));
    let noted = Noted {
        known: vec![chosen, of_one.clone(), of_other.clone()],
        properties: vec![member(one, other), member(other, one)],
    };
    let (weaker, stronger) = if one.rank <= other.rank {
        (one, other)
    } else {
        (other, one)
    };
    let players = [weaker.player, stronger.player];
    let terms = terms(weaker, stronger, overdue);
    let place = Place {
        club: Some(club),
        channel: pairing.channel,
    };
    let game = start::begin(services, players, terms, place, noted, now);
    Ok(game.await?.is_some())
}

/// Notes which members of `club` are left over this week, sends them a notice, and sets the next due time, all in one
/// transaction; if a row that it depends on has changed, the next look tries again.
async fn end_week(
    services: &Services,
    club: ClubId,
    week: Timestamp,
    pairing: Pairing,
    left: Vec<(PlayerId, Assignment)>,
    now: Timestamp,
) -> Result<(), Failure> {
    let zone = club_zone(services, club).await?;
    let next = zone.next_monday(now, pairing.hour);
    let mut batch = Batch {
        timers: vec![Timer::at(club, TIMER, next)],
        ..Batch::default()
    };
    let mut as_read = vec![PAIRING.assign(club, &Some(pairing))];
    for (player, known) in left {
        let member = Some(Membership::pair(week, None));
        let noted = MEMBER.assign((club, player), &member);
        batch.assignments.push(noted);
        let channel = pairing.channel;
        let envelope = UNPAIRED.to((player, channel), ());
        batch.queue.push((Subject::Member(player), envelope));
        as_read.push(known);
    }
    services.store.write_all_if(as_read, batch).await?;
    services.delivery.notify();
    Ok(())
}

/// Members of `club` who want a game and have none for `week` yet, each with their stored row. Muted members wait.
async fn seekers(
    services: &Services,
    club: ClubId,
    week: Timestamp,
    now: Timestamp,
) -> Result<Vec<(Seeker, Assignment)>, Failure> {
    let mut seekers = Vec::new();
    let members = services.store.each_property_in(MEMBER.property(), club);
    for (player, member) in members.await? {
        // A future week was noted while the clock was set ahead.
        let is_due =
            |member: &Membership| member.week > week || week.since(member.week) >= LEAST_INTERVAL;
        let found = async {
            match member?.filter(is_due) {
                Some(member) => seeker(services, club, player, member, now).await,
                None => Ok(None),
            }
        };
        match found.await {
            Ok(found) => seekers.extend(found),
            // The others get their games.
            Err(error) => {
                tracing::error!(%club, %error, "could not read a member who wants a weekly game");
            }
        }
    }
    Ok(seekers)
}

/// The member of a club for pairing, with the latest pairing stored as `member`, and its stored value; none while they
/// are muted.
async fn seeker(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    member: Membership,
    now: Timestamp,
) -> Result<Option<(Seeker, Assignment)>, StoreError> {
    if mute::mute_in(services, club, player, now).await?.is_some() {
        return Ok(None);
    }
    let seeker = Seeker {
        player,
        rank: RANK.get(services, player).await?,
        met: member.opponent.into_iter().collect(),
        was_left_out: member.was_left_out(),
        blocks: BLOCKED.get(services, player).await?,
        wish: Wish::Game,
    };
    let known = MEMBER.assign((club, player), &Some(member));
    Ok(Some((seeker, known)))
}

/// An even game between two members by their known ranks: the stronger they are, the larger the board.
fn terms(weaker: &Seeker, stronger: &Seeker, overdue: Overdue) -> Terms {
    let ranks = weaker.rank.zip(stronger.rank);
    let side = match ranks {
        Some((weaker, _)) if weaker >= WHOLE_BOARD => 19,
        Some((weaker, _)) if weaker >= MIDDLE_BOARD => 13,
        _ => 9,
    };
    let size = Size::square(side).expect("all three are boards");
    let knows_rules = ranks.is_some_and(|(weaker, _)| weaker >= KNOWS_RULES);
    let rules = RuleSet::from_name(if knows_rules { "japanese" } else { "territory" });
    let rules = rules.expect("both have their names").rules;
    let usual = rules.default_komi(Handicap::NONE);
    let steps = ranks.map_or(0, |(weaker, stronger)| {
        stronger.above(weaker).unsigned_abs()
    });
    let Balance { handicap, komi } = Balance::suggest(steps, size, usual);
    let colors = match steps {
        0 => ColorChoice::Random,
        _ => ColorChoice::Challenger(Color::Black),
    };
    let pace = Pace {
        overdue,
        ..Pace::of(TimeControl::FISCHER_OFFERED)
    };
    Terms::new(Draft {
        pace,
        handicap,
        komi,
        colors,
        venue: Venue::Thread,
        ..Draft::even(rules, size)
    })
    .expect("what is suggested fits the board")
}
