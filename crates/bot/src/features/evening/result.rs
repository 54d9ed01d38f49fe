//! Results: either player enters how their game ended, and both can correct it until the evening is closed.

use crate::evening::{Evening, Score};
use crate::features::evening::card;
use crate::features::evening::custom_id::{Entry, EveningPress, button};
use crate::features::evening::find::change;
use crate::features::evening::refusal::EveningRefusal;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::people::calls;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};

/// Asks how the latest game of the caller ended.
pub(crate) fn ask(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    use say::evening as e;
    let caller = ctx.caller();
    let table = evening.table_of(caller).ok_or(EveningRefusal::NoGame)?;
    let other = table.met().other(caller).ok_or(EveningRefusal::NoGame)?;
    let enter = |label, entry, look| {
        let step = EveningPress::Enter(entry, other);
        button(&label, step, channel, look, ctx.reader())
    };
    let mut buttons = vec![
        enter(e::button_won(), Entry::Won, Look::Primary),
        enter(e::button_lost(), Entry::Lost, Look::Primary),
        enter(e::button_draw(), Entry::Draw, Look::Secondary),
    ];
    if table.score.is_none() {
        buttons.push(enter(e::button_off(), Entry::Off, Look::Secondary));
    }
    let question = e::ask_result(Name::mention(other));
    Ok(ctx.ask(&question, vec![Row::Buttons(buttons)]))
}

/// Notes the result of the caller's latest game, against `other`. If it had another result, `other` is told.
pub(crate) async fn enter(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    evening: &Evening,
    entry: Entry,
    other: PlayerId,
) -> Handled {
    let caller = ctx.caller();
    if entry == Entry::Off {
        return call_off(ctx, channel, other).await;
    }
    let has_result = |evening: &Evening| {
        let table = evening.table_of(caller);
        table.is_some_and(|table| table.score.is_some())
    };
    let called = has_result(evening).then_some(other);
    let leave = calls::ask(ctx, called).await?;
    let entered = change(ctx, channel, move |evening| {
        let before = evening.table_of(caller).copied();
        let score = before.and_then(|table| score(entry, table.players.black == caller));
        let Some(score) = score.filter(|score| evening.enter(caller, other, *score)) else {
            return Ok((Err(EveningRefusal::NoGame), Vec::new()));
        };
        let known = before.and_then(|table| table.score);
        let is_corrected = known.is_some_and(|known| known != score);
        let corrected = evening.table_of(caller).copied().filter(|_| is_corrected);
        Ok((Ok(corrected), Vec::new()))
    });
    let Some(table) = entered.await?? else {
        return Ok(replace_question(ctx, &say::evening::noted()));
    };
    // A result that the other has entered is not overwritten silently.
    leave.used(None).await;
    let corrected = say::evening::corrected(Name::mention(caller)).to(ctx.club);
    Ok(Outcome::answer(Answer::Post(Message {
        content: format!("{corrected}\n{}", card::line(&table, ctx.club)),
        mention: vec![other],
        ..Message::default()
    })))
}

/// How a game ended, as one of the two says; none if it was not played.
fn score(entry: Entry, is_black: bool) -> Option<Score> {
    let [own, others] = if is_black {
        [Score::Black, Score::White]
    } else {
        [Score::White, Score::Black]
    };
    match entry {
        Entry::Won => Some(own),
        Entry::Lost => Some(others),
        Entry::Draw => Some(Score::Draw),
        Entry::Off => None,
    }
}

/// The latest game of the caller, against `other`, is not played.
async fn call_off(ctx: &Ctx<'_>, channel: ChannelId, other: PlayerId) -> Handled {
    let caller = ctx.caller();
    let off = change(ctx, channel, move |evening| {
        let table = evening.table_of(caller);
        let has_result = table.is_some_and(|one| one.seats(other) && one.score.is_some());
        if has_result {
            return Ok((Err(EveningRefusal::HasResult), Vec::new()));
        }
        Ok((Ok(evening.call_off(caller, other)), Vec::new()))
    });
    if !off.await?? {
        return Err(EveningRefusal::NoGame.into());
    }
    Ok(replace_question(ctx, &say::evening::called_off()))
}

/// A sentence in the place of the question.
fn replace_question(ctx: &Ctx<'_>, text: &Text) -> Outcome {
    instead(Message {
        content: text.to(ctx.reader()),
        ..Message::default()
    })
}
