//! `/game hint`: the move that the program would play for the caller, in a game against it.

use std::sync::LazyLock;

use crate::engine::{Decision, Level, think};
use crate::features::opponent::refusal::AdviceRefusal;
use crate::game::{Game, OpeningRefusal, Refusal};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::program::advice::advise;
use crate::games::question::PutSureButton;
use crate::games::reason::reason;
use crate::games::view::diagram::furnish;
use crate::games::view::{alt, board, opening, shown_state};
use crate::games::{find, program};
use crate::i18n::{Locale, Text, say};
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::port::answer::Shown;
use crate::port::message::{Button, Look, Message, Row};
use crate::render::Mark;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(|| {
        use say::opponent as o;
        OptionSpec::subcommand("hint", o::hint(), o::hint_about(), vec![table_option()])
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Move)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    hint(ctx, find::find(ctx, options, Purpose::Move).await?).await
}

/// The hint for the button below a board, for the current game.
pub(crate) async fn press(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    hint(ctx, find::game(ctx.services, seen.game).await?).await
}

async fn hint(ctx: &Ctx<'_>, game: Game) -> Handled {
    let own = game
        .color_of(ctx.caller())
        .ok_or_else(|| Failure::from_refusal(&game, Refusal::NotAPlayer))?;
    if !program::is_seated(&game) {
        return Err(AdviceRefusal::HintAmongPeople.into());
    }
    // It would come from a level that is higher than the opponent's.
    if game.is_rated() {
        return Err(AdviceRefusal::AdviceInRated.into());
    }
    match game.to_move() {
        Some(to_move) if to_move == own => {}
        Some(_) if game.opening().is_some() => {
            let refusal = OpeningRefusal::NotYourTurn.into();
            return Err(Failure::from_refusal(&game, refusal));
        }
        Some(to_move) => {
            return Err(Failure::from_refusal(
                &game,
                Refusal::NotYourTurn { to_move },
            ));
        }
        None => return Err(Failure::from_refusal(&game, Refusal::GameOver)),
    }
    // Before the colours are chosen, no move is good for a side.
    if let Some(task) = opening::task(&game) {
        return Ok(ephemeral(Message::text(task.to(ctx.reader()))));
    }
    let thought = advise(ctx, program::question(&game, Level::HIGHEST), think).await?;
    let decision = thought.ok_or_else(|| Failure::from_refusal(&game, Refusal::GameOver))?;
    let style = ctx.own_style();
    let draft = draft(&game, decision.decision, style.locale);
    Ok(ephemeral(draft.paint(ctx.services, style).await))
}

/// The hint in words with its reason, on the board if it is a stone, and a button that plays it.
fn draft(game: &Game, decision: Decision, locale: Locale) -> Draft {
    let (text, point): (Text, _) = match decision {
        Decision::Play(point) => (say::opponent::hint_play(point), Some(point)),
        Decision::Pass => (say::opponent::hint_pass(), None),
        Decision::Resign => (say::opponent::hint_resign(), None),
    };
    let mut message = Message::text(text.to(locale));
    let Some(point) = point else {
        return message.into();
    };
    if let Some(reason) = reason(&game.terms().rules, game.in_play(), point) {
        message.content += &format!(" {}", reason.to(locale));
    }
    message.rows = vec![Row::Buttons(vec![Button {
        label: say::people::button_put(point).to(locale),
        custom_id: PutSureButton(point, shown_state(game))
            .write()
            .expect("a point and two numbers are short"),
        look: Look::Success,
    }])];
    let diagram = furnish(game).mark(Mark::Circle, [point]);
    Draft {
        message,
        pictures: vec![Picture {
            name: board::picture_name(game),
            alt: alt::board(game, &diagram, locale),
            otherwise: Otherwise::Board(Box::new(diagram.clone())),
            drawing: Drawing::Board(Box::new(diagram)),
            size: Size::Usual,
        }],
    }
}
