//! Begins the weekly games that are due: each pair's game in one transaction with that they are paired,
//! so that nobody is paired twice for a week, however the program ends.

use std::sync::Arc;

use crate::bot::features::challenge::command::KNOWS_RULES;
use crate::bot::features::challenge::pace;
use crate::bot::features::challenge::weekly::TIMER;
use crate::bot::features::challenge::weekly::setting::{PAIRING, Pairing};
use crate::bot::games::block::BLOCKED;
use crate::bot::games::pairing::{Seeker, pairs};
use crate::bot::games::start::Noted;
use crate::bot::games::time::club_zone::club_zone;
use crate::bot::games::weekly::{MEMBER, Membership};
use crate::bot::games::{mute, start};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::people::RANK;
use crate::bot::kit::services::Services;
use crate::clock::{Span, Timestamp};
use crate::evening::Wish;
use crate::game::{
    ClubId, ColorChoice, Draft, Overdue, Pace, Place, PlayerId, Terms, TimeControl, Venue,
};
use crate::rules::{Balance, Color, Handicap, Rank, RuleSet, Size};
use crate::store::{Assignment, Batch, Payload, Subject, Timer};

/// From this rank on, both of a pair play on the whole board.
const WHOLE_BOARD: Rank = Rank::kyu(15).expect("15 is from 1 to 30");
/// And from this one on a board in between.
const MIDDLE_BOARD: Rank = Rank::kyu(22).expect("22 is from 1 to 30");

/// Who was paired so lately gets no other game: the hour of the club, or its zone, was changed on a Monday.
const SAME_WEEK: Span = Span::days(4);

/// Begins the weekly games of all clubs in which they are due at `now`.
pub(crate) async fn pair_all(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.timers_due::<ClubId>(TIMER, now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "where weekly games are due could not be read");
            return;
        }
    };
    for &club in &due {
        if let Err(failure) = pair(services, club, now).await {
            tracing::error!(%club, ?failure, "weekly games that were due could not begin");
        }
    }
    if !due.is_empty() {
        services.delivery.notify();
    }
}

/// Pairs those of `club` who want a weekly game and are not paired for this week yet.
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
    let chosen = PAIRING.assign(club, &Some(pairing));
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
    let mut are_begun = true;
    for (a, b) in paired {
        let (one, other) = (&seekers[a], &seekers[b]);
        let noted = |own: &Seeker, other: &Seeker| {
            let member = Some(Membership::paired(week, Some(other.player)));
            MEMBER.assign((club, own.player), &member)
        };
        let noted = Noted {
            known: vec![chosen.clone(), known[a].clone(), known[b].clone()],
            properties: vec![noted(one, other), noted(other, one)],
        };
        let (weaker, stronger) = match one.rank <= other.rank {
            true => (one, other),
            false => (other, one),
        };
        let players = (weaker.player, stronger.player);
        let terms = terms(weaker, stronger, overdue);
        match start::begin(services, players, terms, place, noted, now).await {
            Ok(Some(_)) => {}
            // One of them has left meanwhile.
            Ok(None) => are_begun = false,
            Err(failure) => {
                tracing::error!(%club, ?failure, "a weekly game could not begin");
                are_begun = false;
            }
        }
    }
    if !are_begun {
        // Those who have no game yet are paired at the next look, and nobody is told that they are left over.
        return Ok(());
    }
    let left = left
        .into_iter()
        .map(|at| (seekers[at].player, known[at].clone()));
    end_week(services, (club, week), pairing, left.collect(), now).await
}

/// Notes for the week of `club` who is left over, tells them, and says when it is due next: all of it at once, and at the
/// next look if something that it rests on has changed.
async fn end_week(
    services: &Services,
    (club, week): (ClubId, Timestamp),
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
        let member = Some(Membership::paired(week, None));
        let noted = MEMBER.assign((club, player), &member);
        batch.assignments.push(noted);
        let channel = pairing.channel;
        let told = Payload::Unpaired { player, channel };
        batch.queue.push((Subject::Member(player), told));
        as_read.push(known);
    }
    services.store.write_all_if(as_read, batch).await?;
    Ok(())
}

/// Those of `club` who want a game and have none for `week` yet, each with what is stored of that; who is muted waits until
/// that is over.
async fn seekers(
    services: &Services,
    club: ClubId,
    week: Timestamp,
    now: Timestamp,
) -> Result<Vec<(Seeker, Assignment)>, Failure> {
    let mut seekers = Vec::new();
    let members = services.store.each_property_in(MEMBER.property(), club);
    for (player, member) in members.await? {
        let is_due = |member: &Membership| week.since(member.week) >= SAME_WEEK;
        let Some(member) = member.filter(is_due) else {
            continue;
        };
        if mute::mute_in(services, club, player, now).await?.is_some() {
            continue;
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
        seekers.push((seeker, known));
    }
    Ok(seekers)
}

/// A game between two members that is even, as far as their ranks are known: the larger the board, the stronger they are.
fn terms(weaker: &Seeker, stronger: &Seeker, overdue: Overdue) -> Terms {
    let ranks = weaker.rank.zip(stronger.rank);
    let side = match ranks {
        Some((weaker, _)) if weaker >= WHOLE_BOARD => 19,
        Some((weaker, _)) if weaker >= MIDDLE_BOARD => 13,
        _ => 9,
    };
    let size = Size::square(side).expect("all three are boards");
    let knows_rules = ranks.is_some_and(|(weaker, _)| weaker >= KNOWS_RULES);
    let rules = RuleSet::named(if knows_rules { "japanese" } else { "territory" });
    let rules = rules.expect("both have their names").rules;
    let usual = rules.default_komi(Handicap::NONE);
    let steps = ranks.map_or(0, |(weaker, stronger)| {
        stronger.above(weaker).unsigned_abs()
    });
    let Balance { handicap, komi } = Balance::suggested(steps, size, usual);
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
