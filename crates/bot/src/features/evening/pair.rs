//! "Pair us": guests without a game are paired, near in rank, and not again with their last opponents.

use crate::club::activity;
use crate::club::pairing::{Seeker, pairs};
use crate::evening::{Evening, Guest, Table};
use crate::features::evening::card;
use crate::features::evening::custom_id::{EveningPress, button};
use crate::features::evening::find::change;
use crate::features::evening::refusal::EveningRefusal;
use crate::game::{ChannelId, PlayerId};
use crate::games::rated;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::people::block::BLOCKED;
use crate::people::{calls, limits};
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};
use crate::rules::{ByColor, Color};
use crate::store::StoreError;

/// Pairs the guests; if some are paired already, asks the caller first.
pub(crate) async fn ask(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    check(ctx, evening).await?;
    let free = evening.free().count();
    if evening.tables.is_empty() || free < 2 {
        return pair(ctx, channel, evening).await;
    }
    let label = say::evening::button_pair();
    let sure = button(
        &label,
        EveningPress::PairSure,
        channel,
        Look::Primary,
        ctx.reader(),
    );
    let question = say::evening::pair_question(free);
    Ok(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

/// Pairs the guests without a game, and pings them.
pub(crate) async fn pair(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    check(ctx, evening).await?;
    let seekers = seekers(ctx, evening).await?;
    let all = seekers.clone();
    let found = ctx.services.cpu.work(move || pairs(&all)).await;
    let (paired, left) =
        found.ok_or_else(|| Failure::Fault("an evening could not be paired".to_owned()))?;
    let tables: Vec<_> = paired
        .into_iter()
        .map(|(one, other)| table(ctx, &seekers[one], &seekers[other]))
        .collect();
    let left: Vec<_> = left.into_iter().map(|at| seekers[at].player).collect();
    let leave = calls::ask(ctx, players_to_ping(&tables)).await?;
    let begins = evening.begins;
    let paired = change(ctx, channel, move |evening| {
        // It may have been skipped in the meantime.
        let new = if evening.begins == begins {
            evening.pair(&tables, &left)
        } else {
            Vec::new()
        };
        Ok((new, Vec::new()))
    });
    let paired = paired.await?;
    if paired.is_empty() {
        return Err(EveningRefusal::NobodyFree.into());
    }
    leave.note_used_for(&players_to_ping(&paired)).await;
    let lines = paired.iter().map(|table| card::line(table, ctx.club));
    let more = paired.len().saturating_sub(card::MOST_LISTED);
    let more = (more > 0).then(|| say::standing::more(more).to(ctx.club));
    let lines: Vec<_> = [say::evening::paired().to(ctx.club)]
        .into_iter()
        .chain(lines.take(card::MOST_LISTED))
        .chain(more)
        .collect();
    Ok(Outcome::answer(Answer::Post(Message {
        content: lines.join("\n"),
        mention: players_to_ping(&paired),
        ..Message::default()
    })))
}

/// The players who are pinged at their `tables`.
fn players_to_ping(tables: &[Table]) -> Vec<PlayerId> {
    let players = tables.iter().flat_map(Table::players);
    players.take(2 * card::MOST_LISTED).collect()
}

/// Allows pairing to guests and to moderators, from shortly before the evening to its end.
async fn check(ctx: &Ctx<'_>, evening: &Evening) -> Result<(), Failure> {
    limits::check_not_muted(ctx).await?;
    if !evening.has_guest(ctx.caller()) && !activity::moderates(ctx) {
        return Err(EveningRefusal::NotComing.into());
    }
    if ctx.now >= evening.ends() {
        return Err(EveningRefusal::Over(evening.closes()).into());
    }
    let from = evening.pairs_from();
    if ctx.now < from {
        Err(EveningRefusal::TooEarly(from).into())
    } else if evening.guests.len() < 2 {
        Err(EveningRefusal::TooFew.into())
    } else {
        Ok(())
    }
}

async fn seekers(ctx: &Ctx<'_>, evening: &Evening) -> Result<Vec<Seeker>, Failure> {
    let mut seekers = Vec::new();
    for guest in evening.free() {
        match seeker(ctx, evening, guest).await {
            Ok(seeker) => seekers.push(seeker),
            // The others are paired.
            Err(error @ StoreError::Unreadable { .. }) => {
                tracing::error!(%error, "could not read a guest of an evening");
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(seekers)
}

async fn seeker(ctx: &Ctx<'_>, evening: &Evening, guest: &Guest) -> Result<Seeker, StoreError> {
    let player = guest.who;
    Ok(Seeker {
        player,
        rank: rated::rank(ctx.services, evening.club, player).await?,
        met: evening.opponents(player),
        was_left_out: evening.left_over.contains(&player),
        blocks: BLOCKED.get(ctx.services, player).await?,
        wish: guest.wish,
    })
}

/// The table of two: the weaker player takes Black.
fn table(ctx: &Ctx<'_>, one: &Seeker, other: &Seeker) -> Table {
    let steps = one.rank.zip(other.rank);
    let steps = steps.map(|(one, other)| one.above(other));
    let is_black = match steps {
        None | Some(0) => (ctx.services.toss)() == Color::Black,
        Some(steps) => steps < 0,
    };
    let (black, white): (PlayerId, PlayerId) = if is_black {
        (one.player, other.player)
    } else {
        (other.player, one.player)
    };
    let color = |seeker: &Seeker| {
        if seeker.player == black {
            Color::Black
        } else {
            Color::White
        }
    };
    let teacher = if one.teaches(other) {
        Some(one)
    } else if other.teaches(one) {
        Some(other)
    } else {
        None
    };
    Table {
        players: ByColor { black, white },
        steps: steps.map(i8::unsigned_abs),
        teaches: teacher.map(color),
        score: None,
    }
}
