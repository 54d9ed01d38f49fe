//! Guests of an evening: members sign up, and say what they would like to play.

use crate::evening::Wish;
use crate::features::evening::custom_id::{EveningPress, button};
use crate::features::evening::find::change;
use crate::features::evening::refusal::EveningRefusal;
use crate::game::ChannelId;
use crate::i18n::{Name, When, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, Outcome, instead};
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};

/// Signs the caller up, and asks what they would like to play.
pub(crate) async fn sign_up(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    use say::evening as e;
    limits::check_not_muted(ctx).await?;
    let (caller, now) = (ctx.caller(), ctx.now);
    let begins = change(ctx, channel, move |evening| {
        if now >= evening.ends() {
            return Ok((Err(EveningRefusal::Over(evening.closes())), Vec::new()));
        }
        evening.add_guest(caller)?;
        Ok((Ok(evening.begins), Vec::new()))
    });
    let begins = begins.await??;
    let wish = |label, wish| {
        let step = EveningPress::Wish(wish);
        button(&label, step, channel, Look::Secondary, ctx.reader())
    };
    let wishes = vec![
        wish(e::button_game(), Wish::Game),
        wish(e::button_learn(), Wish::Learn),
        wish(e::button_teach(), Wish::Teach),
    ];
    Ok(ctx.ask(&e::on_list(When(begins)), vec![Row::Buttons(wishes)]))
}

/// Notes what the caller would like to play.
pub(crate) async fn wish(ctx: &Ctx<'_>, channel: ChannelId, wish: Wish) -> Handled {
    let caller = ctx.caller();
    let comes = change(ctx, channel, move |evening| {
        Ok((evening.set_wish(caller, wish), Vec::new()))
    });
    if comes.await? {
        Ok(instead(Message::text(
            say::evening::wished().to(ctx.reader()),
        )))
    } else {
        Err(EveningRefusal::NotComing.into())
    }
}

/// Cancels the caller's sign-up. If that ends an unfinished game, the opponent is pinged, once for each pairing.
pub(crate) async fn cancel_sign_up(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    let caller = ctx.caller();
    let away = change(ctx, channel, move |evening| {
        Ok((evening.remove_guest(caller), Vec::new()))
    });
    let Some(opponent) = away.await? else {
        return Ok(ctx.ephemeral(&say::evening::stayed_away()));
    };
    let [caller, other] = [caller, opponent].map(Name::mention);
    Ok(Outcome::answer(Answer::Post(Message {
        content: say::evening::left_game(caller, other).to(ctx.club),
        mention: vec![opponent],
        ..Message::default()
    })))
}
