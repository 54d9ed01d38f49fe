//! Results: either player enters how their game ended, and both can correct it until the evening is closed.

use crate::evening::{Evening, Score, Table};
use crate::features::evening::card;
use crate::features::evening::custom_id::{Entry, EveningPress, Seen, button};
use crate::features::evening::find::change;
use crate::features::evening::refusal::EveningRefusal;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::people::calls;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};

/// Asks how the latest game of the caller ended.
pub(crate) fn ask(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    let table = evening.table_of(ctx.caller());
    let table = table.ok_or(EveningRefusal::NoGame)?;
    Ok(ephemeral(question(ctx, channel, table)?))
}

/// Asks how the caller's game at `table` ended, below its current result.
fn question(ctx: &Ctx<'_>, channel: ChannelId, table: &Table) -> Result<Message, EveningRefusal> {
    use say::evening as e;
    let reader = ctx.reader();
    let other = table.met().other(ctx.caller());
    let other = other.ok_or(EveningRefusal::NoGame)?;
    let enter = |label, entry, look| {
        let step = EveningPress::Enter(entry, other, Seen(table.score));
        button(&label, step, channel, look, reader)
    };
    let mut buttons = vec![
        enter(e::button_won(), Entry::Won, Look::Primary),
        enter(e::button_lost(), Entry::Lost, Look::Primary),
        enter(e::button_draw(), Entry::Draw, Look::Secondary),
    ];
    let mut lines = Vec::new();
    if table.score.is_none() {
        buttons.push(enter(e::button_off(), Entry::Off, Look::Secondary));
    } else {
        lines.push(e::entered(card::line(table, reader)).to(reader));
    }
    lines.push(e::ask_result(Name::mention(other)).to(reader));
    Ok(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    })
}

/// The outcome of entering a result.
enum Entered {
    /// The game had no result, or the same.
    Noted,
    /// It has replaced another result, which the caller had seen.
    Corrected(Table),
    /// The game has another result since the caller was asked.
    Crossed(Table),
}

/// Stores the result of the caller's latest game, against `other`. If it had another result, `other` is pinged; if the
/// caller has not `seen` that, they are asked again.
pub(crate) async fn enter(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    evening: &Evening,
    entry: Entry,
    other: PlayerId,
    seen: Seen,
) -> Handled {
    let caller = ctx.caller();
    if entry == Entry::Off {
        return call_off(ctx, channel, other).await;
    }
    let has_result = |evening: &Evening| {
        let table = evening.table_of(caller);
        table.is_some_and(|table| table.score.is_some())
    };
    let pinged = has_result(evening).then_some(other);
    let leave = calls::ask(ctx, pinged).await?;
    let entered = change(ctx, channel, move |evening| {
        let before = evening.table_of(caller).copied();
        let known = before.and_then(|table| table.score);
        let score = before.and_then(|table| score(entry, table.players.black == caller));
        let differs = known.is_some_and(|known| Some(known) != score);
        if let Some(table) = before.filter(|table| table.seats(other))
            && differs
            && Seen(known) != seen
        {
            return Ok((Ok(Entered::Crossed(table)), Vec::new()));
        }
        if !score.is_some_and(|score| evening.enter(caller, other, score)) {
            return Ok((Err(EveningRefusal::NoGame), Vec::new()));
        }
        let corrected = evening.table_of(caller).copied().filter(|_| differs);
        Ok((
            Ok(corrected.map_or(Entered::Noted, Entered::Corrected)),
            Vec::new(),
        ))
    });
    match entered.await?? {
        Entered::Noted => Ok(replace_question(ctx, &say::evening::result_entered())),
        Entered::Crossed(table) => Ok(instead(question(ctx, channel, &table)?)),
        Entered::Corrected(table) => {
            leave.note_used(None).await;
            let corrected = say::evening::corrected(Name::mention(caller)).to(ctx.club);
            Ok(Outcome::answer(Answer::Post(Message {
                content: format!("{corrected}\n{}", card::line(&table, ctx.club)),
                mention: vec![other],
                ..Message::default()
            })))
        }
    }
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

/// Notes that the caller's latest game, against `other`, is not played.
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
    instead(Message::text(text.to(ctx.reader())))
}
