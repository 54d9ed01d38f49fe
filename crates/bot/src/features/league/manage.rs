//! Actions of moderators on a league: begin, extend and end a season, set the beginning of the next one, and end the
//! league.

use crate::club::activity;
use crate::features::league::custom_id::{LeaguePress, button};
use crate::features::league::find::{change, failure};
use crate::features::league::refusal::LeagueRefusal;
use crate::features::league::{due, news, next, start};
use crate::game::ChannelId;
use crate::i18n::{Text, When, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::kit::refusal::Refusal;
use crate::league::{League, NotStarted, Season};
use crate::port::message::{Look, Message, Row};

/// Handles a moderator's press.
pub(crate) async fn press(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    league: &League,
    step: LeaguePress,
) -> Handled {
    activity::check_moderates(ctx)?;
    match step {
        LeaguePress::More => Ok(more(ctx, channel, league)),
        LeaguePress::Start => ask_for_start(ctx, channel, league),
        LeaguePress::StartSure(number) => begin(ctx, channel, league, number).await,
        LeaguePress::Close => ask_for_close(ctx, channel, league),
        LeaguePress::CloseSure(number) => close(ctx, channel, number, GamesStage::Begin).await,
        LeaguePress::CloseNowSure(number) => close(ctx, channel, number, GamesStage::End).await,
        LeaguePress::Extend(end) => extend(ctx, channel, end).await,
        LeaguePress::End => {
            let question = say::league::end_question(channel);
            let label = say::league::button_end();
            let confirm = LeaguePress::EndSure(latest_end_millis(league));
            Ok(ask_to_confirm(ctx, channel, &question, &label, confirm))
        }
        LeaguePress::EndSure(latest) => end(ctx, channel, latest).await,
        _ => Err(Refusal::UnknownButton.into()),
    }
}

/// The stage of a season's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GamesStage {
    /// They may begin.
    Begin,
    /// Only running games are finished.
    End,
}

impl GamesStage {
    fn of(season: &Season) -> Self {
        if season.stage.is_closing() {
            Self::End
        } else {
            Self::Begin
        }
    }
}

fn more(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Outcome {
    let press = |label, step, look| button(&label, step, channel, look, ctx.reader());
    let mut buttons = match league.current() {
        None => {
            let start = say::league::button_start(league.next().into());
            vec![press(start, LeaguePress::Start, Look::Primary)]
        }
        Some(season) => {
            let extend = LeaguePress::Extend(end_millis(season));
            vec![
                press(say::league::button_extend(), extend, Look::Secondary),
                press(
                    say::league::button_close(),
                    LeaguePress::Close,
                    Look::Secondary,
                ),
            ]
        }
    };
    buttons.push(press(
        say::league::button_end(),
        LeaguePress::End,
        Look::Secondary,
    ));
    let rows = vec![Row::Buttons(buttons), next::menu(ctx, channel, league)];
    ctx.ask(&say::league::manage(), rows)
}

fn ask_for_start(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    // A copy shows whether the season can begin, and its divisions.
    let mut copy = league.clone();
    copy.start(ctx.now, |_| ())
        .map_err(LeagueRefusal::NotStarted)?;
    let season = current_season(&copy)?;
    let question = say::league::start_question(
        season.number.into(),
        season.players().len(),
        season.sizes().len(),
        league.format.days.into(),
    );
    let label = say::league::button_start(season.number.into());
    let step = LeaguePress::StartSure(season.number);
    Ok(ask_to_confirm(ctx, channel, &question, &label, step))
}

/// Begins the season of this `number`, if it comes next.
async fn begin(ctx: &Ctx<'_>, channel: ChannelId, league: &League, number: u16) -> Handled {
    let ranks = start::ranks(ctx.services, league).await?;
    let now = ctx.now;
    let begun = change(ctx, channel, move |league| {
        if league.current().is_none() && league.next() != number {
            return Err(NotStarted::Outdated.into());
        }
        Ok(start::begin(league, channel, &ranks, now)?)
    });
    begun.await?;
    Ok(private_text(ctx, &say::league::started(number.into())))
}

fn ask_for_close(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    let season = current_season(league)?;
    let number = season.number;
    let (question, step) = match GamesStage::of(season) {
        GamesStage::Begin => {
            let question = say::league::close_question(number.into());
            (question, LeaguePress::CloseSure(number))
        }
        GamesStage::End => {
            let question = say::league::close_now_question(number.into());
            (question, LeaguePress::CloseNowSure(number))
        }
    };
    let label = say::league::button_close();
    Ok(ask_to_confirm(ctx, channel, &question, &label, step))
}

/// Ends the season of this `number`, if its `games` are as they were at the question.
async fn close(ctx: &Ctx<'_>, channel: ChannelId, number: u16, games: GamesStage) -> Handled {
    let now = ctx.now;
    let known: League = activity::here(ctx, channel).await?;
    let away = due::idle_away(ctx.services, &known, now).await?;
    let closed = change(ctx, channel, move |league| {
        let season = league.current().ok_or(NotStarted::NoSeason)?;
        if season.number != number || GamesStage::of(season) != games {
            return Err(NotStarted::Outdated.into());
        }
        Ok(news::envelopes(channel, number, league.close(now, &away)?))
    });
    let league = closed.await?;
    let sentence = match league.current() {
        // Games in progress count for a while.
        Some(season) => say::league::closing(When(season.counts_until())),
        None => say::league::closed(number.into()),
    };
    Ok(private_text(ctx, &sentence))
}

/// The end of `season`, as [`LeaguePress::Extend`] carries it.
fn end_millis(season: &Season) -> u64 {
    season.ends().as_millis().unsigned_abs()
}

/// Extends the season that ends at `end`: a second press for the same end does not extend it again.
async fn extend(ctx: &Ctx<'_>, channel: ChannelId, end: u64) -> Handled {
    let now = ctx.now;
    let extended = change(ctx, channel, move |league| {
        let season = league.current().ok_or(NotStarted::NoSeason)?;
        if end_millis(season) != end {
            return Err(NotStarted::Outdated.into());
        }
        league.extend(now)?;
        Ok(Vec::new())
    });
    let league = extended.await?;
    let ends = current_season(&league)?.ends();
    Ok(private_text(ctx, &say::league::extended(When(ends))))
}

/// The end of the latest season of `league`, as [`LeaguePress::EndSure`] carries it: it tells the league from a later
/// one in the same channel.
fn latest_end_millis(league: &League) -> u64 {
    league.season().map_or(0, end_millis)
}

/// Ends the league of `channel` whose latest season ends at `latest`, and deletes its data.
async fn end(ctx: &Ctx<'_>, channel: ChannelId, latest: u64) -> Handled {
    let ended = ctx
        .services
        .store
        .end_activity::<League>(channel, move |league| {
            if latest_end_millis(league) == latest {
                Ok(())
            } else {
                Err(NotStarted::Outdated.into())
            }
        });
    let ended = ended.await;
    ended.map_err(|error| failure(error, ctx.caller()))?;
    ctx.services.delivery.notify();
    Ok(private_text(ctx, &say::league::ended()))
}

fn current_season(league: &League) -> Result<&Season, LeagueRefusal> {
    let season = league.current();
    season.ok_or(LeagueRefusal::NotStarted(NotStarted::NoSeason))
}

/// Asks for confirmation, replacing the pressed message.
fn ask_to_confirm(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    question: &Text,
    label: &Text,
    step: LeaguePress,
) -> Outcome {
    let sure = button(label, step, channel, Look::Danger, ctx.reader());
    instead(Message {
        content: question.to(ctx.reader()),
        rows: vec![Row::Buttons(vec![sure])],
        ..Message::default()
    })
}

fn private_text(ctx: &Ctx<'_>, text: &Text) -> Outcome {
    instead(Message::text(text.to(ctx.reader())))
}
