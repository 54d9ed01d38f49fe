//! A teacher's view: the solved and unsolved exercises of a beginner who asks for a teaching game.

use crate::clock::Timestamp;
use crate::club::teach;
use crate::club::teach::custom_id::ExercisesButton;
use crate::club::teach::refusal::TeachRefusal;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::progress::Progress;
use crate::features::rulebook::topic::{Shelf, Topic};
use crate::game::PlayerId;
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::port::message::{Body, Card, Message};

/// The exercises solved by the author of the request, for a teacher alone.
pub(crate) async fn show(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = ExercisesButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ExercisesButton(beginner, at) = button;
    let may = check_may_see(ctx, beginner, at).await;
    if let Some(outcome) = teach::invitation(ctx, may)? {
        return Ok(outcome);
    }
    let reader = ctx.reader();
    let progress = Progress::read(ctx.services, beginner).await?;
    let line = |lesson: &Lesson| {
        let tick = if progress.has_solved(lesson) {
            "✓"
        } else {
            "–"
        };
        format!("{tick} {}", (lesson.title)().to(reader))
    };
    let mut lines = Vec::new();
    for shelf in Shelf::BOOK {
        let topics = shelf.topics().into_iter();
        let asked: Vec<_> = topics
            .filter_map(|topic| match topic {
                Topic::Lesson(lesson) => lesson.exercise.as_ref().map(|_| line(lesson)),
                _ => None,
            })
            .collect();
        if !asked.is_empty() {
            lines.push(format!("**{}**", shelf.title().to(reader)));
            lines.extend(asked);
        }
    }
    let content = say::teach::exercises_of(Name::mention(beginner)).to(reader);
    let title = say::teach::button_exercises().to(reader);
    Ok(ephemeral(Message {
        content,
        card: Some(Card {
            title: title.into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(reader)),
            fields: Vec::new(),
        }),
        ..Message::default()
    }))
}

/// Refuses callers who do not teach here, and after a teacher has taken the request, all others. Beginners can see what
/// teachers see.
async fn check_may_see(ctx: &Ctx<'_>, beginner: PlayerId, at: Timestamp) -> Result<(), Failure> {
    let caller = ctx.caller();
    if caller != beginner {
        teach::check_teaches(ctx, beginner).await?;
    }
    let asked = teach::find_request(ctx, beginner, at).await?;
    match asked.teacher {
        Some(teacher) if ![teacher, beginner].contains(&caller) => {
            Err(TeachRefusal::Taken { teacher, beginner }.into())
        }
        _ => Ok(()),
    }
}
