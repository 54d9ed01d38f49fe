//! A beginner asks for a teaching game: first learns what teachers will see, then posts the request; and withdraws it.

use crate::clock::{Span, Timestamp};
use crate::club::teach;
use crate::club::teach::custom_id::{TeachButton, button};
use crate::club::teach::refusal::TeachRefusal;
use crate::club::teach::stage::CourseStage;
use crate::club::teach::{ASKED, Asked, OPEN_DAYS, SOLVED, TAUGHT_DAYS, TEACHES, TIMER};
use crate::features::teach::message;
use crate::game::{ClubId, PlayerId};
use crate::i18n::{Text, Until, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::prefs::language;
use crate::kit::refusal::Refusal;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};
use crate::store::{Batch, Timer};

/// Explains to the caller, who has finished `stage`, what teachers will see, and asks whether to go on.
pub(super) async fn confirm(ctx: &Ctx<'_>, stage: CourseStage) -> Handled {
    use say::teach as t;
    let club = check(ctx).await?;
    if let Some(asked) = waiting_request(ctx, club).await? {
        return Ok(ephemeral(already_message(ctx, &asked)));
    }
    let reader = ctx.reader();
    let sure = TeachButton::Sure(stage);
    let buttons = vec![
        button(&t::button_sure(), sure, Look::Primary, reader),
        button(
            &t::button_not_now(),
            TeachButton::NotNow,
            Look::Secondary,
            reader,
        ),
    ];
    let days = |days: u16| say::pace::duration(Span::days(days.into()));
    let question = t::confirm(days(OPEN_DAYS), days(TAUGHT_DAYS));
    Ok(ctx.ask(&question, vec![Row::Buttons(buttons)]))
}

/// Handles "not now": no request is posted. If one is waiting already, shows that.
pub(super) async fn not_now(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    Ok(match waiting_request(ctx, club).await? {
        Some(asked) => instead(already_message(ctx, &asked)),
        None => replace(ctx, &say::teach::not_now()),
    })
}

/// Posts the request of the caller, who has finished `stage`.
pub(super) async fn post(ctx: &Ctx<'_>, stage: CourseStage) -> Handled {
    let (services, caller) = (ctx.services, ctx.caller());
    let club = check(ctx).await?;
    let key = (club, caller);
    let asked = Asked {
        stage,
        at: ctx.now,
        teacher: None,
    };
    let pinged = loop {
        if let Some(earlier) = waiting_request(ctx, club).await? {
            return Ok(ephemeral(already_message(ctx, &earlier)));
        }
        let before = ASKED.get(services, key).await?;
        let pinged = teachers_to_ping(ctx, club).await?;
        let pings =
            |(teacher, _): &(PlayerId, Timestamp)| TEACHES.assign((club, *teacher), &Some(ctx.now));
        let last_pings = pinged
            .iter()
            .map(|(teacher, last)| TEACHES.assign((club, *teacher), &Some(*last)));
        let as_read = last_pings.chain([ASKED.assign(key, &before)]).collect();
        let batch = Batch {
            assignments: pinged
                .iter()
                .map(pings)
                .chain([ASKED.assign(key, &Some(asked))])
                .collect(),
            timers: vec![Timer::at(key, TIMER, asked.until())],
            ..Batch::default()
        };
        if services.store.write_all_if(as_read, batch).await? {
            break pinged;
        }
        // Another request has just pinged one of them, or one of them no longer teaches.
    };
    language::note(services, ctx.channel(), ctx.club).await;
    let pinged: Vec<_> = pinged.into_iter().map(|(teacher, _)| teacher).collect();
    let solved = SOLVED.get(services, caller).await?.len();
    let message = message::open(caller, &asked, solved, &pinged, ctx.club);
    Ok(Outcome::answer(Answer::Post(message)))
}

/// The club in which the caller may ask. Refuses a caller who is being taught: another request would end that.
async fn check(ctx: &Ctx<'_>) -> Result<ClubId, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    limits::check_not_muted(ctx).await?;
    if !teach::is_place(ctx) {
        return Err(TeachRefusal::NoPosting.into());
    }
    match teach::running(ctx.services, club, ctx.caller()).await? {
        Some(game) => Err(TeachRefusal::Learning(game).into()),
        None => Ok(club),
    }
}

/// The caller's waiting request: nobody has two.
async fn waiting_request(ctx: &Ctx<'_>, club: ClubId) -> Result<Option<Asked>, Failure> {
    let asked = teach::request(ctx.services, club, ctx.caller(), ctx.now).await?;
    Ok(asked.filter(|asked| asked.teacher.is_none()))
}

/// The answer to a member whose request is already waiting, with a button to withdraw it: its message may be far away
/// or deleted.
fn already_message(ctx: &Ctx<'_>, asked: &Asked) -> Message {
    use say::teach as t;
    let withdraw = button(
        &t::button_back(),
        TeachButton::Withdraw,
        Look::Secondary,
        ctx.reader(),
    );
    Message {
        content: t::already(Until(asked.until())).to(ctx.reader()),
        rows: vec![Row::Buttons(vec![withdraw])],
        ..Message::default()
    }
}

/// The teachers to ping for the caller's request, with the time of their last ping, least recent first.
async fn teachers_to_ping(
    ctx: &Ctx<'_>,
    club: ClubId,
) -> Result<Vec<(PlayerId, Timestamp)>, Failure> {
    let teachers = teach::teachers(ctx.services, club, ctx.caller(), ctx.now);
    let teachers = teachers.await?;
    if teachers.is_empty() {
        return Err(TeachRefusal::Nobody.into());
    }
    Ok(teach::teachers_to_ping(teachers, ctx.now))
}

/// Withdraws the request of the pressed message; a teacher who has taken it no longer sees the exercises.
pub(super) async fn take_back(ctx: &Ctx<'_>, beginner: PlayerId, at: Timestamp) -> Handled {
    if ctx.caller() != beginner {
        return Err(TeachRefusal::Others(beginner).into());
    }
    let asked = teach::find_request(ctx, beginner, at).await?;
    end(ctx, &asked).await?;
    Ok(instead(match asked.teacher {
        Some(teacher) => message::hidden_message(beginner, teacher, ctx.club),
        None => message::withdrawn_message(beginner, ctx.club),
    }))
}

/// Withdraws the caller's request, from anywhere.
pub(super) async fn withdraw(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let asked = waiting_request(ctx, club)
        .await?
        .ok_or(TeachRefusal::Over)?;
    end(ctx, &asked).await?;
    Ok(replace(ctx, &say::teach::withdrawn()))
}

/// Ends the request `asked` by the caller, and access to their exercises.
async fn end(ctx: &Ctx<'_>, asked: &Asked) -> Result<(), Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let key = (club, ctx.caller());
    let batch = Batch {
        assignments: vec![ASKED.assign(key, &None)],
        timers: vec![Timer::off(key, TIMER)],
        ..Batch::default()
    };
    let as_read = vec![ASKED.assign(key, &Some(*asked))];
    if ctx.services.store.write_all_if(as_read, batch).await? {
        Ok(())
    } else {
        // A teacher has just accepted: the message shows it, with the same button.
        Err(TeachRefusal::Over.into())
    }
}

/// Replaces a message that only the caller reads.
fn replace(ctx: &Ctx<'_>, text: &Text) -> Outcome {
    instead(Message::text(text.to(ctx.reader())))
}
