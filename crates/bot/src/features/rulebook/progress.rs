//! A member's progress in the course: the exercises that they have solved.

use crate::club::teach::SOLVED;
use crate::club::teach::stage::CourseStage;
use crate::features::rulebook::lesson::{GO, Lesson, PATH};
use crate::game::PlayerId;
use crate::i18n::{Text, say};
use crate::kit::failure::Failure;
use crate::kit::prefs::OrUsual as _;
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::services::Services;
use crate::store::StoreError;

/// A member's progress in the course.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress(Vec<String>);

impl Progress {
    /// The progress of `player`. Unreadable rows count as no progress: it only decides what is shown first.
    pub(crate) async fn of(services: &Services, player: PlayerId) -> Self {
        Self(SOLVED.get(services, player).await.or_usual(Vec::new()))
    }

    /// The progress of `player`, for readers who see nothing else.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that cannot be read.
    pub(crate) async fn read(services: &Services, player: PlayerId) -> Result<Self, StoreError> {
        Ok(Self(SOLVED.get(services, player).await?))
    }

    /// Whether the exercise of `lesson` is solved.
    pub(crate) fn has_solved(&self, lesson: &Lesson) -> bool {
        self.0.iter().any(|key| key == lesson.key)
    }

    /// The first lesson with an unsolved exercise; none if none is solved.
    pub(crate) fn next(&self) -> Option<&'static Lesson> {
        let is_started = exercises().any(|lesson| self.has_solved(lesson));
        let next = exercises().find(|lesson| !self.has_solved(lesson));
        next.filter(|_| is_started)
    }

    /// The step of the path to which `lesson` leads, if all exercises that do are solved.
    fn stage_finished_by(&self, lesson: &Lesson) -> Option<CourseStage> {
        let leads = |stage: &CourseStage| lessons(*stage).iter().any(|one| one.key == lesson.key);
        let mut stages = CourseStage::WORDS.iter().map(|(stage, _)| *stage);
        let stage = stages.find(leads)?;
        let is_done = |lesson: &Lesson| lesson.exercise.is_none() || self.has_solved(lesson);
        lessons(stage).iter().all(is_done).then_some(stage)
    }

    /// The numbers of solved and of all exercises, as text; none if none is solved.
    pub(crate) fn text(&self) -> Option<Text> {
        let solved = exercises().filter(|lesson| self.has_solved(lesson)).count();
        (solved > 0).then(|| say::rules::progress(solved, exercises().count()))
    }
}

/// Notes that `player` has solved the exercise of `lesson`; returns the progress, and the step that this finishes, if
/// it is its last exercise and was not solved before.
pub(crate) async fn note(
    services: &Services,
    player: PlayerId,
    lesson: &Lesson,
) -> Result<(Progress, Option<CourseStage>), Failure> {
    let mut progress = Progress(SOLVED.get(services, player).await?);
    if progress.has_solved(lesson) {
        return Ok((progress, None));
    }
    progress.0.push(lesson.key.to_owned());
    SOLVED.set(services, player, &progress.0).await?;
    let finished = progress.stage_finished_by(lesson);
    Ok((progress, finished))
}

/// The step of the path that `lesson` ends.
pub(crate) fn stage_of_last(lesson: &Lesson) -> Option<CourseStage> {
    let ends = |stage: &CourseStage| {
        lessons(*stage)
            .last()
            .is_some_and(|last| last.key == lesson.key)
    };
    CourseStage::WORDS
        .iter()
        .map(|(stage, _)| *stage)
        .find(ends)
}

/// The lessons that lead to a step of the path.
fn lessons(stage: CourseStage) -> &'static [Lesson] {
    let atari_go = CourseStage::AtariGo.word();
    let first = PATH.iter().position(|lesson| lesson.key == atari_go);
    let (first, second) = PATH.split_at(first.expect("the path leads there") + 1);
    match stage {
        CourseStage::AtariGo => first,
        CourseStage::Strasbourg => second,
        CourseStage::Territory => GO,
    }
}

/// The lessons that have an exercise.
fn exercises() -> impl Iterator<Item = &'static Lesson> {
    Lesson::all().filter(|lesson| lesson.exercise.is_some())
}
