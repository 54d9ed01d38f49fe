//! The count step by step, as players do it on the board: a board each, in one picture, since Discord cuts the middles
//! out of several (where territory counts: booklet 004; Japanese 1989, Article 10.2).

use crate::game::Game;
use crate::games::share;
use crate::games::view::score::diagram;
use crate::games::view::{alt, heading};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::port::order::Audience;
use crate::render::Tray;
use crate::rules::{Color, CountStage, CountStep, HalfPoints, Komi, Scoring, count_steps};

/// Shows the steps of the count of `game` to `audience`.
pub(crate) async fn show(ctx: &Ctx<'_>, game: &Game, audience: Audience) -> Handled {
    let style = match audience {
        Audience::Caller => ctx.own_style(),
        Audience::Everybody => ctx.style(),
    };
    let steps = steps(game, style).ok_or(Refusal::UnknownButton)?;
    let mut message = steps.paint(ctx.services, style).await;
    Ok(match audience {
        Audience::Caller => {
            let row = share::row(game, Verb::ShareSteps, ctx.channel(), style.locale);
            message.rows.extend(row);
            ephemeral(message)
        }
        Audience::Everybody => {
            let by = share::line(ctx.caller(), style.locale);
            message.content = format!("{}\n{by}\n{}", heading(game, style), message.content);
            Outcome::answer(Answer::Post(message))
        }
    })
}

/// The steps of the count of `game`; none where stones alone count.
pub(crate) fn steps(game: &Game, style: Style) -> Option<Draft> {
    let score = game.score()?;
    let steps = count_steps(game.position().board(), &score);
    let (mut captions, mut boards) = (Vec::new(), Vec::new());
    let stopped = steps.first()?;
    let shown = steps.iter().filter(|step| changes_something(step, stopped));
    for (step, number) in shown.zip(1..) {
        let texts = sentences(step, stopped, game.terms().komi);
        let texts: Vec<_> = texts.iter().map(|text| style.say(text)).collect();
        captions.push(texts.join(" "));
        let board = diagram(game, step);
        let board = match step.scoring {
            // Prisoners that do not fit on the board are drawn in the tray.
            Scoring::Territory { .. } => board.tray(Tray::Stones(step.lids)),
            Scoring::Area | Scoring::Stones => board,
        };
        boards.push((board, number.to_string()));
    }
    let (last, _) = boards.last()?;
    let picture = Picture {
        name: format!("tengen-{}-count.png", game.id()),
        size: Size::Usual,
        // The lines explain how the result came about.
        alt: alt::board_after(captions.last()?, game, last, style.locale),
        otherwise: Otherwise::Content(draft::board_text(last)),
        drawing: Drawing::Sheet(boards),
    };
    let lines = captions.iter().zip(1..);
    let lines: Vec<_> = lines
        .map(|(caption, number)| format!("**{number}.** {caption}"))
        .collect();
    let message = Message::text(lines.join("\n"));
    Some(Draft {
        message,
        pictures: vec![picture],
    })
}

/// Whether `step` changes anything that can be seen.
fn changes_something(step: &CountStep, stopped: &CountStep) -> bool {
    match step.stage {
        CountStage::Stopped | CountStage::Arranged => true,
        CountStage::DeadOff => !stopped.highlighted.is_empty() || !step.highlighted.is_empty(),
        CountStage::FilledIn => {
            let has_left = Color::ALL.into_iter().any(|color| step.lids[color] > 0);
            has_left || !step.highlighted.is_empty()
        }
    }
}

/// The step in words, with each side's points; after the board has `stopped`, and in the end with `komi`.
fn sentences(step: &CountStep, stopped: &CountStep, komi: Komi) -> Vec<Text> {
    use say::count as c;
    let mut texts = match step.stage {
        CountStage::Stopped => {
            return vec![if step.highlighted.is_empty() {
                c::step_board()
            } else {
                c::step_marked()
            }];
        }
        CountStage::DeadOff => {
            let dead = (!stopped.highlighted.is_empty()).then(|| match step.scoring {
                Scoring::Territory { .. } => c::step_dead(),
                Scoring::Area | Scoring::Stones => c::step_dead_off(),
            });
            let neutral = (!step.highlighted.is_empty()).then(c::step_neutral);
            dead.into_iter().chain(neutral).collect()
        }
        CountStage::FilledIn => {
            let lids = Color::ALL.map(|color| (color, step.lids[color]));
            let left = lids.into_iter().filter(|(_, stones)| *stones > 0);
            let left: Vec<_> = left
                .map(|(color, stones)| c::step_left(color, stones))
                .collect();
            // Prisoners may be left although none fits.
            let filled = (!step.highlighted.is_empty()).then(c::step_filled);
            filled.into_iter().chain(left).collect()
        }
        CountStage::Arranged => match step.scoring {
            Scoring::Territory { .. } => vec![c::step_arranged()],
            Scoring::Area | Scoring::Stones => vec![c::step_together()],
        },
    };
    let points = step.points();
    texts.push(c::step_points(points.black, points.white));
    if step.stage == CountStage::Arranged && komi != Komi::ZERO {
        let white = i32::try_from(points.white).expect("a board has at most 361 points");
        let white = HalfPoints::whole(white).halves() + i32::from(komi.half_points());
        texts.push(c::step_komi(HalfPoints::new(white)));
    }
    texts
}
