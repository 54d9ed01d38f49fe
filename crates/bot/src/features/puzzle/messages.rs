//! Messages to the author of an answer: why it fails, or the solution.

use crate::features::puzzle::line::Picture;
use crate::features::puzzle::{card, line, scene, words as puzzle_words};
use crate::games::view::scene as view_scene;
use crate::i18n::{Locale, Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::quiz::words;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::message::{Button, Message};
use crate::puzzle::{Answer, Mark, Puzzle, Tree};
use crate::rules::{Move, Point};
use crate::store::{Attempt, AttemptStage, Posted, PuzzleId};

/// Words with their picture.
pub(crate) struct Explanation {
    pub(crate) words: String,
    pub(crate) picture: Picture,
}

impl Explanation {
    /// Why the right answer of `puzzle` is right: the one that was `given`, or any.
    /// The rules may have to work it out, which keeps a processor busy.
    pub(crate) fn of(puzzle: &Puzzle, given: Option<Answer>, locale: Locale) -> Self {
        let given = match given {
            Some(Answer::Play(point)) => Some(point),
            _ => None,
        };
        match puzzle {
            Puzzle::Rule(puzzle) => {
                let solution = puzzle.solution();
                Self {
                    words: words::why(puzzle.scene().to_move(), &solution.reason).to(locale),
                    picture: Picture::Board(Box::new(scene::solution_scene(
                        puzzle,
                        &solution.reason,
                    ))),
                }
            }
            Puzzle::Problem(problem) => Self::line(puzzle, problem.tree(), given, locale),
            Puzzle::Study(study) => Self::line(puzzle, study.tree(), given, locale),
        }
    }

    /// The line that begins with the right move that was `given`, else the solution.
    fn line(puzzle: &Puzzle, tree: &Tree, given: Option<Point>, locale: Locale) -> Self {
        let is_given = |line: &&crate::puzzle::Line| {
            line.mark == Mark::Right && given.is_some() && line.first_move() == given
        };
        let line = tree.lines().iter().find(is_given);
        let line = line.unwrap_or_else(|| tree.solution());
        Self {
            words: puzzle_words::right_line(tree, line, locale),
            picture: line::picture(puzzle, &line.moves),
        }
    }
}

/// The subject of a message.
pub(crate) struct About<'a> {
    puzzle: &'a Puzzle,
    title: Text,
    /// The name of its pictures, which must not reveal the content.
    file: String,
}

impl<'a> About<'a> {
    pub(crate) fn new(id: PuzzleId, posted: &'a Posted) -> Self {
        Self {
            puzzle: &posted.puzzle,
            title: card::title(id, posted.puzzle.topic()),
            file: format!("tengen-puzzle-{id}"),
        }
    }

    /// A puzzle that a member solves alone.
    pub(crate) fn solo(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            title: say::puzzle::topic_named(puzzle.topic().name().to_owned()),
            file: "tengen-practice".to_owned(),
        }
    }
}

/// The question, with `below` below it.
pub(crate) fn question_message<'a>(
    ctx: &'a Ctx<'_>,
    about: &'a About<'_>,
    below: &'a str,
    buttons: Vec<Button>,
) -> BoxFuture<'a, Message> {
    Box::pin(async move {
        let reader = ctx.reader();
        let question = puzzle_words::question(about.puzzle, reader);
        let text = format!("{question}\n\n{below}");
        let page = card::page(&about.title, text, buttons, reader);
        let picture = Picture::Board(Box::new(scene::question_scene(about.puzzle)));
        let name = format!("{}.png", about.file);
        with_answer(ctx.services, page, name, picture, ctx.own_style()).await
    })
}

/// The message for a wrong answer: its refutation, and the invitation to try again.
pub(crate) fn wrong<'a>(
    ctx: &'a Ctx<'_>,
    about: &'a About<'_>,
    refutation: &'a [Move],
    buttons: Vec<Button>,
) -> BoxFuture<'a, Message> {
    Box::pin(async move {
        let (reader, puzzle) = (ctx.reader(), about.puzzle);
        let mut text = say::rules::wrong().to(reader);
        let (picture, shows) = match refutation {
            [] => (
                Picture::Board(Box::new(scene::question_scene(puzzle))),
                "asked",
            ),
            moves => {
                text += &format!("\n{}", puzzle_words::refutation(puzzle, moves, reader));
                (line::picture(puzzle, moves), "refuted")
            }
        };
        text += &format!("\n\n{}", puzzle_words::question(puzzle, reader));
        let page = card::page(&about.title, text, buttons, reader);
        let name = format!("{}-{shows}.png", about.file);
        with_answer(ctx.services, page, name, picture, ctx.own_style()).await
    })
}

/// The solution for the caller alone, with the course of their attempt. If there are several solutions, the one that
/// begins with the answer `given`.
pub(crate) fn solution<'a>(
    ctx: &'a Ctx<'_>,
    about: &'a About<'_>,
    attempt: Option<Attempt>,
    given: Option<Answer>,
    buttons: Vec<Button>,
) -> BoxFuture<'a, Message> {
    Box::pin(async move {
        let reader = ctx.reader();
        let head = match attempt {
            Some(Attempt {
                tries,
                stage: AttemptStage::Solved,
                ..
            }) => say::puzzle::right(tries),
            Some(_) if given.is_some() => say::puzzle::missed(),
            _ => say::rules::solved(),
        };
        let puzzle = about.puzzle.clone();
        let explain = move || Explanation::of(&puzzle, given, reader);
        let Some(explained) = ctx.services.cpu.work(explain).await else {
            return Message::text(say::refusal::trouble().to(reader));
        };
        let text = format!("{}\n{}", head.to(reader), explained.words);
        let page = card::page(&about.title, text, buttons, reader);
        let name = format!("{}-solved.png", about.file);
        with_answer(ctx.services, page, name, explained.picture, ctx.own_style()).await
    })
}

/// `page` with `picture` under `name`.
pub(crate) async fn with_answer(
    services: &Services,
    page: Message,
    name: String,
    picture: Picture,
    style: Style,
) -> Message {
    match picture {
        Picture::Board(scene) => {
            view_scene::with_scene(page, name, &scene, style)
                .paint(services, style)
                .await
        }
        Picture::Line(sheet) => {
            view_scene::with_sheet(page, name, *sheet, style)
                .paint(services, style)
                .await
        }
    }
}
