//! Entry of pairs and teams: one member chooses the others, who are asked in the channel.

use crate::contest::{Contest, EntryIndex, Format, Side};
use crate::features::tournament::custom_id::OthersMenu;
use crate::features::tournament::find::{CurrentContest, change, here};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::withdraw::dissolve;
use crate::features::tournament::{asked, words};
use crate::game::PlayerId;
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::options::human;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::people::profile::RANK;
use crate::people::{calls, limits};
use crate::port::answer::Answer;
use crate::port::message::{MemberMenu, Message, Row};
use crate::port::request::Person;
use crate::store::{ContestNews, STRIP};

/// Whether `player` has to choose partners to enter.
pub(crate) fn has_to_choose(contest: &Contest, player: PlayerId) -> bool {
    let own = contest.standing_of(player);
    let waits = own.is_none_or(|own| contest.is_asking(own, player));
    contest.setup.format != Format::Single && waits
}

/// Asks the caller for their partners; a request of others must be answered first.
pub(crate) fn ask(ctx: &Ctx<'_>, found: &CurrentContest) -> Outcome {
    let (id, contest, locale) = (found.id, &found.contest, ctx.reader());
    let asks = contest.request_to(ctx.caller());
    if let Some(asking) = asks.and_then(|entry| asked::request_message(contest, id, entry, locale))
    {
        return ephemeral(Message {
            mention: Vec::new(),
            ..asking
        });
    }
    let others = others(contest);
    let menu = MemberMenu {
        custom_id: OthersMenu(id)
            .write()
            .expect("a word and a number are shorter than 100 characters"),
        placeholder: say::tournament::choose_others(others).to(locale),
        number: others as u8,
    };
    ctx.ask(
        &say::tournament::ask_others(others),
        vec![Row::Members(menu)],
    )
}

/// The number of partners to choose on entry.
fn others(contest: &Contest) -> usize {
    contest.setup.format.size() - 1
}

/// Asks the partners that the caller has chosen.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, members: &[Person]) -> Handled {
    let OthersMenu(id) = OthersMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let found = here(ctx, id).await?;
    limits::check_not_muted(ctx).await?;
    let chosen = members.iter().map(human).collect::<Result<Vec<_>, _>>()?;
    let (caller, now) = (ctx.caller(), ctx.now);
    if let Some(entry) = find_request(&found.contest, &chosen, caller) {
        // Members who have chosen each other need no further answer.
        return join(ctx, found, entry).await;
    }
    let rank = RANK.get(ctx.services, caller).await?;
    let side = Side::with_requests(caller, rank, &chosen, found.contest.setup.format);
    let side = side.ok_or(ContestRefusal::NoOthers(others(&found.contest)))?;
    for player in &chosen {
        limits::check_takes(ctx, *player).await?;
    }
    let leave = calls::ask(ctx, chosen.iter().copied()).await?;
    let entered = change(ctx, id, move |contest, results| {
        let before = contest.standing_of(caller);
        let before = before.and_then(|own| contest.entry(own).asked_in);
        let entry = contest.form(side.clone(), now, results)?.get() as u16;
        let asked = asked::news(id, contest, caller, ContestNews::Asked { entry });
        // An unanswered request loses its buttons.
        let strip = before.map(|message| STRIP.to(contest.place.channel, message));
        Ok([asked].into_iter().chain(strip).collect())
    });
    entered.await?;
    leave.note_used(None).await;
    ctx.services.delivery.notify();
    Ok(instead(Message::text(
        say::tournament::team_waits(Name::mentions(&chosen)).to(ctx.reader()),
    )))
}

/// The side that has asked `player`, if its other members are exactly the `chosen` ones.
fn find_request(contest: &Contest, chosen: &[PlayerId], player: PlayerId) -> Option<EntryIndex> {
    let asks = contest.request_to(player)?;
    let mut others = contest.entry(asks).side.players();
    let is_same = others.all(|other| other == player || chosen.contains(&other));
    is_same.then_some(asks)
}

/// Lets the caller join the side that has asked them.
pub(crate) async fn join(ctx: &Ctx<'_>, found: CurrentContest, entry: EntryIndex) -> Handled {
    limits::check_not_muted(ctx).await?;
    let (player, now) = (ctx.caller(), ctx.now);
    if found.contest.standing_of(player) == Some(entry) {
        // Answered elsewhere: the pressed message must show it.
        let locale = ctx.pressed_language();
        return Ok(replace(asked::state(
            &found.contest,
            found.id,
            entry,
            locale,
        )));
    }
    let rank = RANK.get(ctx.services, player).await?;
    let (id, pressed) = (found.id, ctx.pressed_message());
    let joined = change(ctx, id, move |contest, results| {
        contest.join(entry, player, rank, now, results)?;
        Ok(asked::settle(id, contest, entry, pressed)
            .into_iter()
            .collect())
    });
    let contest = joined.await?.contest;
    ctx.services.delivery.notify();
    let locale = ctx.pressed_language();
    Ok(replace(asked::state(&contest, id, entry, locale)))
}

/// Declines for the caller: the side that has asked them is dissolved.
pub(crate) async fn decline(ctx: &Ctx<'_>, found: CurrentContest, entry: EntryIndex) -> Handled {
    let (id, player, now) = (found.id, ctx.caller(), ctx.now);
    let pressed = ctx.pressed_message();
    let declined = change(ctx, id, move |contest, _| {
        contest.decline(entry, player, now)?;
        let messages = dissolve(id, contest, entry, player);
        Ok(messages
            .chain(asked::settle(id, contest, entry, pressed))
            .collect())
    });
    let contest = declined.await?.contest;
    ctx.services.delivery.notify();
    let captain = Name::mention(contest.entry(entry).side.captain());
    let title = words::title(&contest);
    let text = say::tournament::side_off(title, Name::mention(player), captain);
    Ok(replace(Message::text(text.to(ctx.pressed_language()))))
}

/// Replaces the pressed message.
fn replace(message: Message) -> Outcome {
    Outcome::answer(Answer::Replace(message))
}
