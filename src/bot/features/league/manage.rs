//! What moderators do with a league: begin, extend and end a season, and end the league.

use std::collections::HashMap;

use crate::bot::features::league::custom_id::{Step, button};
use crate::bot::features::league::find::{change, failure};
use crate::bot::features::league::news;
use crate::bot::games::activity;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Handled, Outcome, instead};
use crate::bot::kit::people::RANK;
use crate::bot::kit::refusal::{LeagueRefusal, Refusal};
use crate::bot::port::message::{Look, Message, Row};
use crate::game::ChannelId;
use crate::i18n::{Text, When, say};
use crate::league::{League, NotStarted, Season, Stage};
use crate::store::Payload;

/// A press of a moderator's.
pub(crate) async fn press(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    league: &League,
    step: Step,
) -> Handled {
    activity::check_moderates(ctx)?;
    match step {
        Step::More => Ok(more(ctx, channel, league)),
        Step::Start => ask_for_start(ctx, channel, league),
        Step::StartSure => start(ctx, channel, league).await,
        Step::Close => ask_for_close(ctx, channel, league),
        Step::CloseSure => close(ctx, channel, league).await,
        Step::Extend => extend(ctx, channel).await,
        Step::End => {
            let question = say::league::end_question(channel);
            let label = say::league::button_end();
            Ok(sure(ctx, channel, &question, (&label, Step::EndSure)))
        }
        Step::EndSure => end(ctx, channel).await,
        _ => Err(Refusal::UnknownButton.into()),
    }
}

fn more(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Outcome {
    let press = |label, step, look| button(&label, step, channel, look, ctx.reader());
    let mut buttons = match league.current() {
        None => {
            let start = say::league::button_start(league.next().into());
            vec![press(start, Step::Start, Look::Primary)]
        }
        Some(_) => vec![
            press(say::league::button_extend(), Step::Extend, Look::Secondary),
            press(say::league::button_close(), Step::Close, Look::Secondary),
        ],
    };
    buttons.push(press(say::league::button_end(), Step::End, Look::Danger));
    ctx.ask(&say::league::manage(), vec![Row::Buttons(buttons)])
}

fn ask_for_start(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    // On a copy: whether it may, and what it would be.
    let mut copy = league.clone();
    copy.start(ctx.now, |_| ())
        .map_err(LeagueRefusal::NotStarted)?;
    let season = playing(&copy)?;
    let question = say::league::start_question(
        season.number.into(),
        season.players().len(),
        season.sizes().len(),
        league.format.days.into(),
    );
    let label = say::league::button_start(season.number.into());
    Ok(sure(ctx, channel, &question, (&label, Step::StartSure)))
}

async fn start(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let mut ranks = HashMap::new();
    for player in league.entered() {
        ranks.insert(*player, RANK.get(ctx.services, *player).await?);
    }
    let now = ctx.now;
    let begun = change(ctx, channel, move |league| {
        league.start(now, |player| ranks.get(&player).copied().flatten())?;
        let season = league.season().into_iter();
        let told = season.flat_map(|season| {
            let divisions = 1..=season.sizes().len() as u16;
            divisions.map(|division| Payload::LeagueDivision {
                channel,
                season: season.number,
                division,
            })
        });
        Ok(told.collect())
    });
    let season = begun.await?.season().map_or(0, |season| season.number);
    Ok(said(ctx, &say::league::started(season.into())))
}

fn ask_for_close(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let season = playing(league)?;
    let number = season.number.into();
    let question = match season.stage {
        Stage::Closing => say::league::close_now_question(number),
        _ => say::league::close_question(number),
    };
    let label = say::league::button_close();
    Ok(sure(ctx, channel, &question, (&label, Step::CloseSure)))
}

async fn close(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let (number, stage) = {
        let season = playing(league)?;
        (season.number, season.stage)
    };
    let now = ctx.now;
    let closed = change(ctx, channel, move |league| {
        // What was asked about is ended, and nothing that has come since.
        let is_same = |season: &Season| season.number == number && has_same(season.stage, stage);
        match league.current().is_some_and(is_same) {
            true => Ok(news::told(channel, number, league.close(now)?)),
            false => Err(NotStarted::NoSeason.into()),
        }
    });
    closed.await?;
    Ok(said(ctx, &say::league::closed(number.into())))
}

/// Whether games may begin in both, or in none of both.
fn has_same(one: Stage, other: Stage) -> bool {
    (one == Stage::Closing) == (other == Stage::Closing)
}

async fn extend(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    let now = ctx.now;
    let extended = change(ctx, channel, move |league| {
        league.extend(now)?;
        Ok(Vec::new())
    });
    let league = extended.await?;
    let ends = playing(&league)?.ends;
    Ok(said(ctx, &say::league::extended(When(ends))))
}

/// Ends the league of `channel`: nothing of it is kept.
async fn end(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    let ended = ctx.services.store.end_league(channel).await;
    ended.map_err(|error| failure(error, ctx.caller()))?;
    ctx.services.delivery.notify();
    Ok(said(ctx, &say::league::ended()))
}

fn playing(league: &League) -> Result<&Season, LeagueRefusal> {
    let season = league.current();
    season.ok_or(LeagueRefusal::NotStarted(NotStarted::NoSeason))
}

/// Asks once more, in the place of what was pressed.
fn sure(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    question: &Text,
    (label, step): (&Text, Step),
) -> Outcome {
    let sure = button(label, step, channel, Look::Danger, ctx.reader());
    instead(Message {
        content: question.to(ctx.reader()),
        rows: vec![Row::Buttons(vec![sure])],
        ..Message::default()
    })
}

fn said(ctx: &Ctx<'_>, text: &Text) -> Outcome {
    instead(Message {
        content: text.to(ctx.reader()),
        ..Message::default()
    })
}
