//! Guessing the moves of a finished game in private, one after the other, and then of another game.
//!
//! The state is in the custom ids: nothing is stored, and a forged score is shown to its forger alone.

use crate::engine::likely_points;
use crate::features::review::custom_id::GuessButton;
use crate::features::review::refusal::check;
use crate::game::{Game, GameId, Outline};
use crate::games::view::diagram::position_diagram;
use crate::games::view::{alt, heading};
use crate::games::{find, readable};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::style::Style;
use crate::port::message::{Button, Look, Message, Row};
use crate::rules::{Color, Move, Point, Position};
use crate::store::{List, StoreError};

/// The letters of the points to choose from.
const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];
/// Number of first moves that are shown, not asked: all corners are alike at first.
const SHOWN_MOVES: usize = 4;
/// Number of events up to which a game has hardly any moves, and is left out.
const TOO_FEW_EVENTS: u32 = 12;
/// Points for the move itself, and for a neighbouring point.
const POINTS_RIGHT: u16 = 2;
const POINTS_CLOSE: u16 = 1;

/// The first question about `game`, in a message of its own.
pub(crate) async fn begin(ctx: &Ctx<'_>, game: &Game) -> Handled {
    check(game)?;
    let mut lines = vec![heading(game, ctx.own_style())];
    let start = GuessButton::start(game.id());
    Ok(ephemeral(ask(ctx, game, start, &mut lines).await?))
}

/// Grades a guess, and asks the next question.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = GuessButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::visible(ctx, button.game).await?;
    check(&game)?;
    let style = ctx.own_style();
    let mut lines = vec![heading(&game, style)];
    let after = match button.guess {
        None => button,
        Some(guess) => {
            let (graded, next) = grade(&game, button, guess).ok_or(Refusal::UnknownButton)?;
            lines.push(style.say(&graded));
            next
        }
    };
    let message = ask(ctx, &game, after, &mut lines).await?;
    Ok(if ctx.request.pressed_alone {
        instead(message)
    } else {
        ephemeral(message)
    })
}

/// The verdict on `guess`, and the next state; none if the question was forged.
fn grade(game: &Game, asked: GuessButton, guess: Point) -> Option<(Text, GuessButton)> {
    let (_, mv) = *game.moves().get(usize::from(asked.after))?;
    let Move::Play(point) = mv else {
        return None;
    };
    let lines = guess.column().abs_diff(point.column()) + guess.row().abs_diff(point.row());
    let (text, points) = match lines {
        0 => (say::review::guess_right(point), POINTS_RIGHT),
        1 => (say::review::guess_close(guess, point), POINTS_CLOSE),
        _ => (say::review::guess_wrong(point), 0),
    };
    let next = GuessButton {
        after: asked.after.checked_add(1)?,
        points: asked.points.saturating_add(points),
        asked: asked.asked.saturating_add(1),
        ..asked
    };
    Some((text, next))
}

/// The message that asks for the next stone; at the end of the game, the points and a button for another game.
async fn ask(
    ctx: &Ctx<'_>,
    game: &Game,
    state: GuessButton,
    lines: &mut Vec<String>,
) -> Result<Message, Failure> {
    let style = ctx.own_style();
    let first = usize::from(state.after).max(SHOWN_MOVES.min(game.moves().len().saturating_sub(1)));
    let stones = game.moves().iter().enumerate().skip(first);
    let mut stones = stones.filter_map(|(place, &(color, mv))| match mv {
        Move::Play(point) => Some((place, color, point)),
        Move::Pass => None,
    });
    let (points, most) = (state.points, state.asked.saturating_mul(POINTS_RIGHT));
    let Some((place, color, point)) = stones.next() else {
        lines.push(style.say(&say::review::guess_end(points, most)));
        let next = find_another(ctx, game.id()).await?;
        return Ok(Message {
            content: lines.join("\n"),
            rows: next
                .map(|next| Row::Buttons(vec![another_button(next, style)]))
                .into_iter()
                .collect(),
            ..Message::default()
        });
    };
    if state.asked > 0 {
        lines.push(style.say(&say::review::guess_points(points, most)));
    }
    let position = game.positions().nth(place);
    let position = position.ok_or_else(|| Failure::Corrupt(game.id()))?;
    let state = GuessButton {
        after: u16::try_from(place).map_err(|_| Refusal::UnknownButton)?,
        guess: None,
        ..state
    };
    let question = question(game, &position, color, point, state, lines, style);
    Ok(question.paint(ctx.services, style).await)
}

/// The question where `color` played in `position`: at `point`.
fn question(
    game: &Game,
    position: &Position,
    color: Color,
    point: Point,
    state: GuessButton,
    lines: &[String],
    style: Style,
) -> Draft {
    let rules = game.terms().rules;
    let mut choices = likely_points(&rules, position, LETTERS.len());
    if !choices.contains(&point) {
        choices.truncate(LETTERS.len() - 1);
        choices.push(point);
    }
    // In the order of the board, which reveals nothing.
    choices.sort_unstable_by_key(|choice| (std::cmp::Reverse(choice.row()), choice.column()));
    let lettered: Vec<_> = choices.into_iter().zip(LETTERS).collect();
    let number = usize::from(state.after) + 1;
    let asked = say::review::guess_question(number, color);
    let diagram = position_diagram(&rules, position).letters(lettered.iter().copied());
    let mut alt_texts = vec![asked.clone()];
    alt_texts.extend(alt::position_sentences(position));
    let picture = Picture {
        name: format!("tengen-{}-guess-{number}.png", game.id()),
        size: Size::Usual,
        alt: alt::part(&alt_texts, &diagram, style.locale),
        otherwise: Otherwise::Content(draft::board_text(&diagram)),
        drawing: Drawing::Board(Box::new(diagram)),
    };
    let mut lines = lines.to_vec();
    lines.push(format!("**{}**", style.say(&asked)));
    let buttons = lettered.into_iter().map(|(choice, letter)| Button {
        label: letter.to_owned(),
        custom_id: id(GuessButton {
            guess: Some(choice),
            ..state
        }),
        look: Look::Primary,
    });
    Draft {
        message: Message {
            content: lines.join("\n"),
            rows: vec![Row::Buttons(buttons.collect())],
            ..Message::default()
        },
        pictures: vec![picture],
    }
}

/// The finished game of this channel after `game`, or the first one; none if there is no other.
async fn find_another(ctx: &Ctx<'_>, game: GameId) -> Result<Option<GameId>, StoreError> {
    let list = [List::FinishedIn(ctx.channel())];
    for first in [game.get() + 1, 0] {
        let fits = |other: &Outline| other.id != game && other.revision.get() > TOO_FEW_EVENTS;
        let page = readable::page(ctx, &list, GameId::new(first), 1, fits).await?;
        if let Some(other) = page.games.first() {
            return Ok(Some(other.id));
        }
    }
    Ok(None)
}

fn another_button(game: GameId, style: Style) -> Button {
    Button {
        label: style.say(&say::review::button_another()),
        custom_id: id(GuessButton::start(game)),
        look: Look::Primary,
    }
}

fn id(button: GuessButton) -> String {
    button.write().expect("a point and four numbers are short")
}
