//! Pairs and teams enter: one chooses the others, who are asked in the channel and say yes or no there.

use crate::bot::features::tournament::custom_id::{OthersMenu, Step};
use crate::bot::features::tournament::find::{Found, change, here};
use crate::bot::features::tournament::words;
use crate::bot::games::limits;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::human;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::bot::kit::people::RANK;
use crate::bot::kit::refusal::{ContestRefusal, Refusal};
use crate::bot::kit::services::Services;
use crate::bot::port::answer::Answer;
use crate::bot::port::message::{Look, MemberMenu, Message, Row};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::port::request::Person;
use crate::contest::{Contest, ContestId, EntryIndex, Format, Side, Standing};
use crate::game::{MessageId, PlayerId};
use crate::i18n::{Locale, Name, say};
use crate::store::{ContestNews, Payload};

/// Whether `player` has to choose with whom they enter.
pub(crate) fn is_to_choose(contest: &Contest, player: PlayerId) -> bool {
    let own = contest.standing_of(player);
    let waits = own.is_none_or(|own| contest.is_asking(own, player));
    contest.setup.format != Format::Single && waits
}

/// Asks the caller with whom they enter; who is asked by others answers that first.
pub(crate) fn ask(ctx: &Ctx<'_>, found: &Found) -> Outcome {
    let (id, contest, locale) = (found.id, &found.contest, ctx.reader());
    let asks = contest.asks(ctx.caller());
    if let Some(asking) = asks.and_then(|entry| asking(contest, id, entry, locale)) {
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

/// How many others whoever enters has to choose.
fn others(contest: &Contest) -> usize {
    contest.setup.format.size() - 1
}

/// The caller has chosen with whom they enter: those are asked.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, members: &[Person]) -> Handled {
    let OthersMenu(id) = OthersMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let found = here(ctx, id).await?;
    limits::check_not_muted(ctx).await?;
    let chosen = members.iter().map(human).collect::<Result<Vec<_>, _>>()?;
    let (caller, now) = (ctx.caller(), ctx.now);
    if let Some(entry) = chosen_by(&found.contest, &chosen, caller) {
        // Who is chosen by those whom they choose has said yes.
        return join(ctx, found, entry).await;
    }
    let rank = RANK.get(ctx.services, caller).await?;
    let side = Side::asking((caller, rank), &chosen, found.contest.setup.format);
    let side = side.ok_or(ContestRefusal::NoOthers(others(&found.contest)))?;
    for player in &chosen {
        limits::check_takes(ctx, *player).await?;
    }
    let entered = change(ctx, id, move |contest, results| {
        let before = contest.standing_of(caller);
        let before = before.and_then(|own| contest.entry(own).asked_in);
        let entry = contest.form(side.clone(), now, results)?.get() as u16;
        let asked = news(id, contest, caller, ContestNews::Asked { entry });
        // What has asked others in vain loses its buttons.
        let strip = before.map(|message| Payload::Strip {
            channel: contest.place.channel,
            message,
        });
        Ok([asked].into_iter().chain(strip).collect())
    });
    entered.await?;
    ctx.services.delivery.notify();
    Ok(instead(Message {
        content: say::tournament::asked(Name::mentions(&chosen)).to(ctx.reader()),
        ..Message::default()
    }))
}

/// The side that waits for an answer of `player`'s, where its others are those whom they choose.
fn chosen_by(contest: &Contest, chosen: &[PlayerId], player: PlayerId) -> Option<EntryIndex> {
    let asks = contest.asks(player)?;
    let mut others = contest.entry(asks).side.players();
    let is_same = others.all(|other| other == player || chosen.contains(&other));
    is_same.then_some(asks)
}

/// What everybody reads of a side that waits for answers; none if it does not any more.
fn asking(contest: &Contest, id: ContestId, index: EntryIndex, locale: Locale) -> Option<Message> {
    let known = contest.entries.get(index.get())?;
    let side = &known.side;
    let asked: Vec<_> = side.asked().collect();
    let others: Vec<_> = side.players().skip(1).collect();
    if known.standing != Standing::Forming || asked.is_empty() {
        return None;
    }
    let (title, captain) = (words::title(contest), Name::mention(side.captain()));
    let head = say::tournament::asks(title, captain, Name::mentions(&others));
    let joined: Vec<_> = others
        .into_iter()
        .filter(|player| side.has(*player))
        .collect();
    let joined = (!joined.is_empty()).then(|| say::tournament::has_joined(Name::mentions(&joined)));
    let lines: Vec<_> = [head].into_iter().chain(joined).collect();
    let lines: Vec<_> = lines.iter().map(|line| line.to(locale)).collect();
    let press = |label, step, look| words::button(&label, step, id, look, locale);
    let join = press(
        say::tournament::button_join(),
        Step::Join(index),
        Look::Success,
    );
    let decline = say::tournament::button_decline();
    let decline = press(decline, Step::Decline(index), Look::Secondary);
    Some(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![join, decline])],
        mention: asked,
        ..Message::default()
    })
}

/// Asks the caller whether their whole pair or team is to leave, if they play in one that is complete.
pub(crate) fn leaving(ctx: &Ctx<'_>, found: &Found) -> Option<Outcome> {
    let contest = &found.contest;
    let own = contest.standing_of(ctx.caller())?;
    let entry = contest.entry(own);
    if contest.setup.format == Format::Single || entry.standing == Standing::Forming {
        return None;
    }
    let label = say::tournament::button_withdraw();
    let step = Step::WithdrawSure;
    let sure = words::button(&label, step, found.id, Look::Danger, ctx.reader());
    let question = say::tournament::withdraw_question(words::name(contest, own));
    Some(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

/// Those with whom `player` is in the tournament, and themselves.
pub(crate) fn mates(contest: &Contest, player: PlayerId) -> Name {
    match contest.standing_of(player) {
        Some(own) => words::name(contest, own),
        None => Name::mention(player),
    }
}

/// The caller joins the side that has asked them.
pub(crate) async fn join(ctx: &Ctx<'_>, found: Found, entry: EntryIndex) -> Handled {
    limits::check_not_muted(ctx).await?;
    let (player, now) = (ctx.caller(), ctx.now);
    if found.contest.standing_of(player) == Some(entry) {
        // Done elsewhere: what was pressed is to show it.
        let locale = locale(ctx, &found.contest, entry);
        return Ok(replaced(state(&found.contest, found.id, entry, locale)));
    }
    let rank = RANK.get(ctx.services, player).await?;
    let (id, pressed) = (found.id, ctx.pressed());
    let joined = change(ctx, id, move |contest, results| {
        contest.join(entry, (player, rank), now, results)?;
        Ok(settled(id, contest, entry, pressed).into_iter().collect())
    });
    let contest = joined.await?.contest;
    ctx.services.delivery.notify();
    let locale = locale(ctx, &contest, entry);
    Ok(replaced(state(&contest, id, entry, locale)))
}

/// Has everybody read what has become of the side at `entry`: the message that asks is posted, or changed.
pub(crate) async fn tell(
    services: &Services,
    (id, contest): (ContestId, &Contest),
    entry: EntryIndex,
    (locale, nonce): (Locale, &str),
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let known = contest
        .entries
        .get(entry.get())
        .ok_or(OutboundError::Gone)?;
    let (channel, message) = (contest.place.channel, state(contest, id, entry, locale));
    if let Some(asked) = known.asked_in {
        return out.refresh(channel, asked, &message).await;
    }
    if known.standing != Standing::Forming {
        // It was answered before anybody was asked in public.
        return Ok(());
    }
    let posted = out.post(channel, &message, nonce).await?;
    let store = &services.store;
    let noted = store.side_is_asked(id, (entry, known.since), posted).await;
    noted.map_err(|error| Failure::from(error).undelivered())
}

/// What everybody reads of the side at `entry`, on which somebody else plays now.
pub(crate) fn changed(contest: &Contest, entry: EntryIndex, locale: Locale) -> Option<Message> {
    let known = contest.entries.get(entry.get())?;
    let (title, name) = (words::title(contest), words::name(contest, entry));
    let players = known.side.players();
    Some(Message {
        content: say::tournament::side_in(title, name).to(locale),
        mention: players.filter(|player| !player.is_nobody()).collect(),
        ..Message::default()
    })
}

/// The outbox message that the message that asks is to show what has become of the side at `entry`, unless that was
/// `pressed` and is answered with it.
pub(crate) fn settled(
    id: ContestId,
    contest: &Contest,
    entry: EntryIndex,
    pressed: Option<MessageId>,
) -> Option<Payload> {
    let known = contest.entry(entry);
    let asked = known.asked_in.filter(|asked| Some(*asked) != pressed);
    let number = entry.get() as u16;
    let captain = known.side.captain();
    asked.map(|_| news(id, contest, captain, ContestNews::Asked { entry: number }))
}

/// What everybody reads of the side at `entry`, which waits for answers or does not any more.
fn state(contest: &Contest, id: ContestId, entry: EntryIndex, locale: Locale) -> Message {
    let (title, name) = (words::title(contest), words::name(contest, entry));
    let text = match contest.entry(entry).standing {
        Standing::Waiting => say::tournament::side_waits(title, name),
        Standing::Entered => say::tournament::side_in(title, name),
        Standing::Forming | Standing::Withdrawn => say::tournament::side_gone(title, name),
    };
    let still = asking(contest, id, entry, locale);
    still.unwrap_or_else(|| Message {
        content: text.to(locale),
        ..Message::default()
    })
}

/// The caller does not join the side that has asked them: it comes to nothing.
pub(crate) async fn decline(ctx: &Ctx<'_>, found: Found, entry: EntryIndex) -> Handled {
    let (id, player, now) = (found.id, ctx.caller(), ctx.now);
    let pressed = ctx.pressed();
    let declined = change(ctx, id, move |contest, _| {
        contest.decline(entry, player, now)?;
        let told = dissolved(id, contest, entry, player);
        Ok(told.chain(settled(id, contest, entry, pressed)).collect())
    });
    let contest = declined.await?.contest;
    ctx.services.delivery.notify();
    let captain = Name::mention(contest.entry(entry).side.captain());
    let title = words::title(&contest);
    let text = say::tournament::side_off(title, Name::mention(player), captain);
    Ok(replaced(Message {
        content: text.to(locale(ctx, &contest, entry)),
        ..Message::default()
    }))
}

/// The outbox messages that the messages that ask are to show what has become of those `asking` sides that do not wait
/// for answers any more.
pub(crate) fn dropped(id: ContestId, contest: &Contest, asking: &[EntryIndex]) -> Vec<Payload> {
    let asking = asking.iter().copied();
    let dropped = asking.filter(|index| contest.entry(*index).standing != Standing::Forming);
    dropped
        .filter_map(|index| settled(id, contest, index, None))
        .collect()
}

/// The outbox messages that tell those who have joined the side at `entry` that it does not play, since `by` does not.
pub(crate) fn dissolved(
    id: ContestId,
    contest: &Contest,
    entry: EntryIndex,
    by: PlayerId,
) -> impl Iterator<Item = Payload> {
    let side = &contest.entry(entry).side;
    let others = side
        .players()
        .filter(move |player| *player != by && side.has(*player));
    others.map(move |player| news(id, contest, player, ContestNews::Dissolved { by }))
}

fn news(id: ContestId, contest: &Contest, player: PlayerId, news: ContestNews) -> Payload {
    Payload::ContestNews {
        player,
        contest: id,
        round: contest.rounds.len() as u8,
        news,
    }
}

/// The language of what was pressed: the channel's if it is the message that asks everybody, else the caller's own.
fn locale(ctx: &Ctx<'_>, contest: &Contest, entry: EntryIndex) -> Locale {
    let asked = contest.entry(entry).asked_in;
    match asked.is_some() && asked == ctx.pressed() {
        true => ctx.club,
        false => ctx.reader(),
    }
}

/// What was pressed shows this from now on.
fn replaced(message: Message) -> Outcome {
    Outcome::answer(Answer::Replace(message))
}
