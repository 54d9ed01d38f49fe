//! Results: either player enters how their game ended, and both can correct it until the evening is closed.

use crate::bot::features::evening::custom_id::{Entry, Step, button};
use crate::bot::features::evening::find::change;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::refusal::EveningRefusal;
use crate::bot::port::message::{Look, Message, Row};
use crate::evening::{Evening, Score};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Name, say};

/// Asks how the latest game of the caller ended.
pub(crate) fn ask(ctx: &Ctx<'_>, channel: ChannelId, evening: &Evening) -> Handled {
    use say::evening as e;
    let caller = ctx.caller();
    let table = evening.table_of(caller).ok_or(EveningRefusal::NoGame)?;
    let other = table.met().other(caller).ok_or(EveningRefusal::NoGame)?;
    let enter = |label, entry, look| {
        let step = Step::Enter(entry, other);
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

/// Notes how the latest game of the caller ended, which was against `other`.
pub(crate) async fn enter(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    entry: Entry,
    other: PlayerId,
) -> Handled {
    let caller = ctx.caller();
    let entered = change(ctx, channel, move |evening| {
        let is_black = evening
            .table_of(caller)
            .is_some_and(|table| table.players.black == caller);
        let score = match (entry, is_black) {
            (Entry::Off, _) => {
                let table = evening.table_of(caller);
                let has_result = table.is_some_and(|one| one.seats(other) && one.score.is_some());
                if has_result {
                    return Ok((Err(EveningRefusal::HasResult), Vec::new()));
                }
                return Ok((Ok(evening.call_off(caller, other)), Vec::new()));
            }
            (Entry::Draw, _) => Score::Draw,
            (Entry::Won, true) | (Entry::Lost, false) => Score::Black,
            (Entry::Won, false) | (Entry::Lost, true) => Score::White,
        };
        Ok((Ok(evening.enter(caller, other, score)), Vec::new()))
    });
    if !entered.await?? {
        return Err(EveningRefusal::NoGame.into());
    }
    let told = match entry {
        Entry::Off => say::evening::called_off(),
        Entry::Won | Entry::Lost | Entry::Draw => say::evening::noted(),
    };
    Ok(instead(Message {
        content: told.to(ctx.reader()),
        ..Message::default()
    }))
}
