//! `/game estimate`: the side that leads, the margin, and the probable owner of each point.

use std::sync::LazyLock;

use crate::engine::{Estimate, Level, Thought, judge};
use crate::features::opponent::refusal::AdviceRefusal;
use crate::game::{Game, Phase, Refusal};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::program::advice::advise;
use crate::games::view::diagram::furnish;
use crate::games::view::{alt, board, dead};
use crate::games::{find, program};
use crate::i18n::{Locale, Text, say};
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::port::message::Message;
use crate::render::Diagram;
use crate::rules::{Color, HalfPoints, Variant};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(|| {
        use say::opponent as o;
        OptionSpec::subcommand(
            "estimate",
            o::estimate(),
            o::estimate_about(),
            vec![table_option()],
        )
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::find(ctx, options, Purpose::Look).await?;
    let is_over = match game.phase() {
        Phase::Offered { .. } | Phase::Closed(_) => {
            return Err(Failure::from_refusal(&game, Refusal::NotStarted));
        }
        Phase::Finished(_) => true,
        _ => false,
    };
    if !is_over && !program::is_seated(&game) {
        return Err(AdviceRefusal::EstimateAmongPeople.into());
    }
    if !is_over && game.is_rated() {
        return Err(AdviceRefusal::AdviceInRated.into());
    }
    let style = ctx.own_style();
    let draft = match game.terms().rules.variant() {
        Variant::Go => {
            let estimate = advise(
                ctx,
                program::question(&game, Level::HIGHEST),
                crate::engine::estimate,
            )
            .await?;
            estimate.map(|estimate| count_draft(&game, &estimate, style.locale))
        }
        Variant::AtariGo | Variant::Gomoku | Variant::GoBang if !is_over => {
            let thought = advise(ctx, program::question(&game, Level::HIGHEST), judge).await?;
            thought.map(|thought| chance_draft(&game, &thought, style.locale))
        }
        Variant::AtariGo | Variant::Gomoku | Variant::GoBang => None,
    };
    let draft = draft.ok_or_else(|| Failure::from_refusal(&game, Refusal::GameOver))?;
    Ok(ephemeral(draft.paint(ctx.services, style).await))
}

/// The lead, with the points that each side probably gets.
fn count_draft(game: &Game, estimate: &Estimate, locale: Locale) -> Draft {
    let lead = match estimate.lead.halves() {
        0 => say::count::level(),
        halves => {
            let color = if halves > 0 {
                Color::Black
            } else {
                Color::White
            };
            say::count::leads(color, HalfPoints::new(halves.abs()))
        }
    };
    let position = game.in_play();
    let mut diagram = Diagram::of(position).last_move(None).ko(None);
    for color in Color::ALL {
        let owned = estimate.owned[color];
        let taken = owned.intersection(position.board().stones(!color));
        let empty = owned.difference(position.board().stones(color));
        diagram = diagram.territory(color, empty.iter()).dead(taken.iter());
    }
    let chains = dead::sentences(game, estimate.verdict).into_iter();
    let texts = chains.chain([say::opponent::estimate_of(lead)]);
    picture_draft(game, diagram, texts, locale)
}

/// The winning chances of the side that is ahead.
fn chance_draft(game: &Game, thought: &Thought, locale: Locale) -> Draft {
    let to_move = game.in_play().to_move();
    let (color, chance) = if thought.win_rate >= 0.5 {
        (to_move, thought.win_rate)
    } else {
        (!to_move, 1.0 - thought.win_rate)
    };
    // From 50 to 100.
    let percent = (chance * 100.0).round() as u8;
    let text = say::opponent::estimate_chance(color, percent);
    picture_draft(game, furnish(game), [text], locale)
}

/// A message with a picture of `diagram`, below the `texts`.
fn picture_draft(
    game: &Game,
    diagram: Diagram,
    texts: impl IntoIterator<Item = Text>,
    locale: Locale,
) -> Draft {
    let lines: Vec<_> = texts.into_iter().map(|text| text.to(locale)).collect();
    Draft {
        message: Message::text(lines.join("\n")),
        pictures: vec![Picture {
            name: board::picture_name(game),
            alt: alt::board(game, &diagram, locale),
            otherwise: Otherwise::Board(Box::new(diagram.clone())),
            drawing: Drawing::Board(Box::new(diagram)),
            size: Size::Usual,
        }],
    }
}
