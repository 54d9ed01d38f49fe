//! How far a member is in the course: the exercises that they have solved.

use crate::bot::features::rulebook::lesson::Lesson;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::prefs::{OrUsual as _, Pref};
use crate::bot::kit::services::Services;
use crate::game::PlayerId;
use crate::i18n::{Text, say};

/// The keys of the lessons whose exercises a member has solved, in the order in which they did.
static SOLVED: Pref<PlayerId, Vec<String>> = Pref::new("course");

/// How far a member is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress(Vec<String>);

impl Progress {
    /// How far `player` is. What cannot be read counts as nothing: it decides only what is shown first.
    pub(crate) async fn of(services: &Services, player: PlayerId) -> Self {
        Self(SOLVED.get(services, player).await.or_usual(Vec::new()))
    }

    /// Whether the exercise of `lesson` is solved.
    pub(crate) fn has(&self, lesson: &Lesson) -> bool {
        self.0.iter().any(|key| key == lesson.key)
    }

    /// The first lesson with an exercise that is not solved, for those who have begun.
    pub(crate) fn next(&self) -> Option<&'static Lesson> {
        let begun = exercises().any(|lesson| self.has(lesson));
        let next = exercises().find(|lesson| !self.has(lesson));
        next.filter(|_| begun)
    }

    /// How many exercises are solved of how many; nothing for those who have not begun.
    pub(crate) fn told(&self) -> Option<Text> {
        let solved = exercises().filter(|lesson| self.has(lesson)).count();
        (solved > 0).then(|| say::rules::progress(solved, exercises().count()))
    }
}

/// Notes that `player` has solved the exercise of `lesson`; returns how far they are then.
pub(crate) async fn note(
    services: &Services,
    player: PlayerId,
    lesson: &Lesson,
) -> Result<Progress, Failure> {
    let mut solved = SOLVED.get(services, player).await?;
    if !solved.iter().any(|key| key == lesson.key) {
        solved.push(lesson.key.to_owned());
        SOLVED.set(services, player, &solved).await?;
    }
    Ok(Progress(solved))
}

/// The lessons that have an exercise.
fn exercises() -> impl Iterator<Item = &'static Lesson> {
    Lesson::all().filter(|lesson| lesson.exercise.is_some())
}
