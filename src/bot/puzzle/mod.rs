//! Puzzles in the chat: a card for everybody, and answers that only their giver sees.
//!
//! What a press needs is in its button or in the store: a restart loses nothing.

mod card;
mod scene;
mod step;
mod words;

use step::Choice;
pub use step::Step;

use super::Bot;
use super::ask::{Ask, whisper};
use super::book::instead;
use super::button::Token;
use super::catalogue::Doing;
use super::failure::Failure;
use super::reply::{Answer, Button, Field, Form, Look, Message, Response, Shows};
use super::request::Permissions;
use super::{point, refusal};
use crate::clock::{Span, Timestamp};
use crate::game::Refusal;
use crate::i18n::{Locale, Text, Typed, say};
use crate::puzzle::{self, Level, NoAnswer, RulePuzzle, RuleTopic, Verdict};
use crate::rules::{Chance, IllegalMove, Move};
use crate::store::{AppendError, Attempt, Deed, Posted, PuzzleId, Stage, StoreError};

/// The name of the one field of the form.
const FIELD: &str = "at";
/// So long a puzzle may be answered.
const OPEN: Span = Span::days(1);
/// The level of those who have not asked for another.
const USUAL: u8 = 2;
/// A topic that has given no puzzle so often gives none now.
const CHANCES: usize = 4;

/// Posts a new puzzle, about anything and of the usual level where nothing else is asked for.
pub(super) async fn post(
    ask: &Ask<'_>,
    topic: Option<RuleTopic>,
    level: Option<Level>,
) -> Result<Response, Failure> {
    // The same interaction makes the same puzzle.
    let mut chance = Chance::new(ask.request.interaction.0);
    let topic = topic.unwrap_or_else(|| {
        let topics = RuleTopic::ALL;
        topics[chance.below(topics.len())]
    });
    let level = level.or(Level::new(USUAL)).unwrap_or(Level::ALL[0]);
    let make = move || (0..CHANCES).find_map(|_| RulePuzzle::generate(topic, level, &mut chance));
    let made = ask.bot.easels.work(make).await.flatten();
    let posted = Posted {
        puzzle: made.ok_or_else(say::puzzle::none)?,
        by: ask.caller(),
        place: ask.request.setting.place,
        at: ask.now,
        closes: ask.now.after(OPEN),
        closed: None,
        message: None,
    };
    let id = match ask.bot.store.post_puzzle(&posted, Some(ask.cause())).await {
        Ok(id) => id,
        // It was answered before a restart, and the first answer stands.
        Err(AppendError::Repeated) => return Err(say::puzzle::none().into()),
        Err(error) => return Err(error.into()),
    };
    ask.bot.note_language(ask.channel(), ask.club).await;
    Ok(Response {
        answer: Answer::Post(
            ask.bot
                .puzzle_card(id, &posted, ask.now, ask.style())
                .await?,
        ),
        shows: Some(Shows::Puzzle(id)),
        hold: None,
    })
}

/// Where a message for the caller alone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// Below the card, as a new one.
    New,
    /// In the place of the one below which was pressed.
    Here,
}

impl Spot {
    fn of(step: Step) -> Self {
        match step {
            Step::Answer | Step::Close => Self::New,
            Step::Again | Step::Solve | Step::Choose(_) => Self::Here,
        }
    }

    fn put(self, message: Message) -> Response {
        match self {
            Self::New => whisper(message),
            Self::Here => instead(message),
        }
    }
}

/// What a button of a puzzle leads to.
pub(super) fn press<'a>(
    ask: &'a Ask<'_>,
    step: Step,
    id: PuzzleId,
) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(pressed(ask, step, id))
}

async fn pressed(ask: &Ask<'_>, step: Step, id: PuzzleId) -> Result<Response, Failure> {
    let posted = ask.bot.posted(id).await?;
    let spot = Spot::of(step);
    if let (Step::Answer | Step::Close, None, Some(card)) = (step, posted.message, ask.pressed()) {
        // The answer that posted it was never heard of; here it stands.
        ask.bot.store.puzzle_stands(id, card).await?;
    }
    let known = ask.bot.store.attempt(id, ask.caller())?;
    let settled = known.is_some_and(|attempt| attempt.stage != Stage::Trying);
    match step {
        Step::Close => return close(ask, id, posted).await,
        // The card of a closed puzzle has a button for everybody.
        Step::Solve if posted.is_closed(ask.now) => {
            return Ok(whisper(solution(ask, id, &posted, known).await));
        }
        _ if settled || posted.is_closed(ask.now) => {
            return Ok(spot.put(solution(ask, id, &posted, known).await));
        }
        Step::Solve => {
            let store = &ask.bot.store;
            let noted = store.note_try(id, ask.caller(), Deed::GiveUp, ask.now, ask.cause());
            let attempt = noted.await?.ok_or_else(say::puzzle::try_first)?;
            ask.bot.office.ring();
            return Ok(spot.put(solution(ask, id, &posted, Some(attempt)).await));
        }
        Step::Choose(choice) => {
            return judged(ask, id, posted, choice.answer(), spot).await;
        }
        Step::Answer | Step::Again => {}
    }
    let choices = choices(posted.puzzle.question().form());
    if choices.is_empty() {
        return Ok(form(ask, step, id, &posted.puzzle));
    }
    let mut buttons: Vec<_> = choices
        .iter()
        .map(|choice| {
            let look = Look::Primary;
            button(
                &choice.title(),
                Step::Choose(*choice),
                id,
                look,
                ask.reader(),
            )
        })
        .collect();
    if known.is_some() {
        buttons.push(solve_button(id, ask.reader()));
    }
    let text = words::ask(&posted.puzzle).to(ask.reader());
    let scene = scene::asked(&posted.puzzle);
    let page = card::page(id, &posted, text, buttons, ask.reader());
    let name = format!("tengen-puzzle-{id}.png");
    let page = ask
        .bot
        .with_scene(page, name, &scene, ask.own_style())
        .await;
    Ok(spot.put(page))
}

/// A form that was filled in.
pub(super) fn submit<'a>(
    ask: &'a Ask<'_>,
    step: Step,
    id: PuzzleId,
    text: &'a str,
) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(async move {
        let posted = ask.bot.posted(id).await?;
        let spot = Spot::of(step);
        if posted.is_closed(ask.now) {
            let known = ask.bot.store.attempt(id, ask.caller())?;
            return Ok(spot.put(solution(ask, id, &posted, known).await));
        }
        let answer = typed(&posted.puzzle, text)?;
        judged(ask, id, posted, answer, spot).await
    })
}

/// The answer that somebody has typed.
fn typed(puzzle: &RulePuzzle, text: &str) -> Result<puzzle::Answer, Failure> {
    use puzzle::Form;
    Ok(match puzzle.question().form() {
        Form::Number => {
            let number = text.trim().parse();
            let bad = |_| say::refusal::bad_number(Typed::new(text));
            puzzle::Answer::Number(number.map_err(bad)?)
        }
        Form::EmptyPoints | Form::Stones => {
            puzzle::Answer::Points(point::several(text)?.into_iter().collect())
        }
        Form::Play => puzzle::Answer::Play(point::one(text)?),
        Form::YesOrNo | Form::Winner => return Err(say::refusal::unknown_button().into()),
    })
}

/// What comes of an answer: it is graded by the rules, counted, and told to its giver alone.
async fn judged(
    ask: &Ask<'_>,
    id: PuzzleId,
    posted: Posted,
    answer: puzzle::Answer,
    spot: Spot,
) -> Result<Response, Failure> {
    let size = posted.puzzle.scene().size();
    let puzzle = posted.puzzle.clone();
    let graded = ask.bot.easels.work(move || puzzle.grade(&answer)).await;
    let graded = graded.ok_or_else(say::refusal::trouble)?;
    let verdict = graded.map_err(|reason| no_answer(reason, size))?;
    let deed = match verdict {
        Verdict::Right => Deed::Right,
        Verdict::Wrong { .. } => Deed::Wrong,
    };
    let store = &ask.bot.store;
    let noted = store.note_try(id, ask.caller(), deed, ask.now, ask.cause());
    let attempt = noted.await?;
    ask.bot.office.ring();
    let trying = attempt.is_some_and(|attempt| attempt.stage == Stage::Trying);
    let message = match verdict {
        Verdict::Wrong { refutation } if trying => wrong(ask, id, &posted, &refutation).await,
        _ => solution(ask, id, &posted, attempt).await,
    };
    Ok(spot.put(message))
}

/// Why something is no answer at all.
fn no_answer(reason: NoAnswer, size: crate::rules::Size) -> Text {
    let illegal = |at, reason| {
        let mv = Move::Play(at);
        refusal::text(&Refusal::Illegal { mv, reason }, size)
    };
    match reason {
        NoAnswer::Form { .. } => say::refusal::unknown_button(),
        NoAnswer::OffBoard(at) => illegal(at, IllegalMove::OffBoard),
        NoAnswer::NoStone(at) => say::refusal::no_stone_there(at),
        NoAnswer::Occupied(at) => say::refusal::occupied(at),
        NoAnswer::Illegal { at, reason } => illegal(at, reason),
    }
}

/// What is told of a wrong answer: what refutes it, and that one may go on trying.
async fn wrong(ask: &Ask<'_>, id: PuzzleId, posted: &Posted, refutation: &[Move]) -> Message {
    let reader = ask.reader();
    let mut text = say::rules::wrong().to(reader);
    let (scene, name) = match refutation {
        [] => (scene::asked(&posted.puzzle), "asked"),
        moves => {
            text += &format!("\n{}", say::puzzle::refuted().to(reader));
            (scene::played(posted.puzzle.scene(), moves), "refuted")
        }
    };
    text += &format!("\n\n{}", words::ask(&posted.puzzle).to(reader));
    let again = say::rules::button_answer();
    let buttons = vec![
        button(&again, Step::Again, id, Look::Primary, reader),
        solve_button(id, reader),
    ];
    let page = card::page(id, posted, text, buttons, reader);
    let name = format!("tengen-puzzle-{id}-{name}.png");
    ask.bot
        .with_scene(page, name, &scene, ask.own_style())
        .await
}

/// The solution for the caller alone, with how it went.
async fn solution(
    ask: &Ask<'_>,
    id: PuzzleId,
    posted: &Posted,
    attempt: Option<Attempt>,
) -> Message {
    let reader = ask.reader();
    let head = match attempt {
        Some(Attempt {
            tries,
            stage: Stage::Solved,
            ..
        }) => say::puzzle::right(tries),
        _ => say::rules::solved(),
    };
    let puzzle = posted.puzzle.clone();
    let solved = ask.bot.easels.work(move || puzzle.solution()).await;
    let Some(solved) = solved else {
        return Message {
            content: say::refusal::trouble().to(reader),
            ..Message::default()
        };
    };
    let why = words::why(&posted.puzzle, &solved.reason).to(reader);
    let text = format!("{}\n{why}", head.to(reader));
    let scene = scene::solved(&posted.puzzle, &solved.reason);
    let page = card::page(id, posted, text, Vec::new(), reader);
    let name = format!("tengen-puzzle-{id}-solved.png");
    ask.bot
        .with_scene(page, name, &scene, ask.own_style())
        .await
}

/// Closes the puzzle, if the caller has posted it or is a moderator.
async fn close(ask: &Ask<'_>, id: PuzzleId, posted: Posted) -> Result<Response, Failure> {
    let moderates = ask.request.powers.allow(Permissions::MANAGE_MESSAGES);
    if posted.by != ask.caller() && !moderates {
        return Err(say::puzzle::not_yours().into());
    }
    ask.bot.store.close_puzzle(id, ask.now).await?;
    ask.bot.office.ring();
    let posted = Posted {
        closed: posted.closed.or(Some(ask.now)),
        ..posted
    };
    let card = ask
        .bot
        .puzzle_card(id, &posted, ask.now, ask.style())
        .await?;
    Ok(instead(card))
}

/// The answers that stand on buttons; none where one types.
fn choices(form: puzzle::Form) -> &'static [Choice] {
    match form {
        puzzle::Form::YesOrNo => &[Choice::Yes, Choice::No],
        puzzle::Form::Winner => &[Choice::Black, Choice::White, Choice::Nobody],
        puzzle::Form::Number
        | puzzle::Form::EmptyPoints
        | puzzle::Form::Stones
        | puzzle::Form::Play => &[],
    }
}

fn form(ask: &Ask<'_>, step: Step, id: PuzzleId, puzzle: &RulePuzzle) -> Response {
    use puzzle::Form as F;
    use say::rules as r;
    let points = say::count::form_example;
    let (label, example, max_length) = match puzzle.question().form() {
        F::Number => (r::form_number(), r::form_number_example(), 5),
        F::Stones => (say::count::form_points(), points(), 200),
        F::EmptyPoints | F::YesOrNo | F::Winner => (r::form_points(), points(), 200),
        F::Play => (r::form_point(), say::table::form_example(), 10),
    };
    let reader = ask.reader();
    let form = Form {
        custom_id: token(step, id),
        title: r::form_title().to(reader),
        fields: vec![Field {
            name: FIELD.to_owned(),
            label: label.to(reader),
            placeholder: example.to(reader),
            max_length,
        }],
    };
    Response {
        answer: Answer::Form(form),
        ..whisper(Message::default())
    }
}

fn token(step: Step, id: PuzzleId) -> String {
    Token::Puzzle(step, id)
        .write()
        .expect("a word and a number are shorter than 100 characters")
}

fn button(label: &Text, step: Step, id: PuzzleId, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: token(step, id),
        look,
    }
}

fn solve_button(id: PuzzleId, locale: Locale) -> Button {
    let label = say::rules::button_solve();
    button(&label, Step::Solve, id, Look::Secondary, locale)
}

impl Bot {
    /// The posted puzzle, read where work is done that keeps a processor busy: the rules check it anew.
    async fn posted(&self, id: PuzzleId) -> Result<Posted, Failure> {
        let store = self.store.clone();
        let read = self.easels.work(move || store.puzzle(id)).await;
        let read = read.ok_or_else(say::refusal::trouble)?;
        Ok(read?.ok_or_else(say::refusal::unknown_button)?)
    }

    /// Closes the puzzles whose time is over at `now`.
    pub(super) async fn close_puzzles(&self, now: Timestamp) {
        if let Err(error) = self.close_due(now).await {
            tracing::error!(%error, "a puzzle could not be closed");
        }
    }

    async fn close_due(&self, now: Timestamp) -> Result<(), StoreError> {
        let due = self.store.puzzles_due(now).await?;
        for &id in &due {
            self.store.close_puzzle(id, now).await?;
        }
        if !due.is_empty() {
            self.office.ring();
        }
        Ok(())
    }
}
