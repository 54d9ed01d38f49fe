//! The count: marking, agreeing, objecting, playing out a dispute.

pub(crate) mod contested;
pub(crate) mod form;
pub(crate) mod mark;
pub mod menu;
pub(crate) mod steps;
pub(crate) mod trial;
pub(crate) mod view;

use crate::features::count::menu::DeadMenu;
use crate::game::{Action, Game, Phase};
use crate::games::program::suggest;
use crate::games::view::shown_state;
use crate::games::{act, find, share, teams};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::feature::{Choose, Feature, MenuPart, More, MoreRun, Press};
use crate::kit::hooks::GameHooks;
use crate::kit::verb::Verb;
use crate::port::order::Audience;
use crate::rules::{Color, Rules, Scoring};

/// The count.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&mark::PART],
    verbs: &[
        (Verb::Agree, |ctx, seen| {
            Box::pin(contested::agree(ctx, seen))
        }),
        (Verb::AgreeSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Agree)
        }),
        (Verb::MarkTried, |ctx, seen| {
            Box::pin(contested::mark_captures(ctx, seen))
        }),
        (Verb::Resume, |ctx, seen| {
            act::publish(ctx, seen, Action::Resume)
        }),
        (Verb::TryBlack, |ctx, seen| {
            act::publish(
                ctx,
                seen,
                Action::Try {
                    first: Color::Black,
                },
            )
        }),
        (Verb::TryWhite, |ctx, seen| {
            act::publish(
                ctx,
                seen,
                Action::Try {
                    first: Color::White,
                },
            )
        }),
        (Verb::PassForKo, |ctx, seen| {
            Box::pin(trial::pass_for_ko(ctx, seen))
        }),
        (Verb::EndTrial, |ctx, seen| {
            act::publish(ctx, seen, Action::EndTrial)
        }),
        (Verb::Object, |ctx, seen| {
            act::publish(ctx, seen, Action::Object)
        }),
        (Verb::Steps, |ctx, seen| {
            Box::pin(async move {
                let game = find::visible(ctx, seen.game).await?;
                steps::show(ctx, &game, Audience::Caller).await
            })
        }),
        (Verb::ShareSteps, |ctx, seen| {
            Box::pin(async move {
                let game = find::visible(ctx, seen.game).await?;
                let audience = share::audience(ctx, &game).await?;
                steps::show(ctx, &game, audience).await
            })
        }),
    ],
    forms: &[
        (Verb::Mark, |ctx, seen, text| {
            Box::pin(form::mark(ctx, seen, text, mark::toggle))
        }),
        (Verb::Seki, |ctx, seen, text| {
            Box::pin(form::mark(ctx, seen, text, mark::toggle_seki))
        }),
        (Verb::PassForKo, |ctx, seen, text| {
            Box::pin(trial::submit(ctx, seen, text))
        }),
    ],
    presses: &[Press {
        choose: Some(Choose::Any(|ctx, custom_id, values| {
            Box::pin(menu::choose(ctx, custom_id, values))
        })),
        ..Press::of::<DeadMenu>()
    }],
    more: Some(more),
    game: &GameHooks {
        suggest: Some(|services, before, after, now| {
            Box::pin(suggest::suggest(services, before, after, now))
        }),
        ..GameHooks::NONE
    },
    ..Feature::NONE
};

/// Rare actions of a count.
fn more(ctx: &Ctx<'_>, game: &Game) -> Vec<More> {
    use say::count as c;
    let plays = teams::led_color(ctx, game).is_some();
    let counts = plays && matches!(game.phase(), Phase::Counting { .. });
    let has_territory = matches!(
        game.terms().rules,
        Rules::Go(rules) if matches!(rules.scoring, Scoring::Territory { .. })
    );
    let entry = |value, is_offered, label: Text, about: Text, run: MoreRun| More {
        value,
        is_offered,
        group: MenuPart::Act,
        label,
        about,
        run,
    };
    vec![
        entry(
            "mark",
            counts,
            c::button_mark(),
            c::more_mark_about(),
            |ctx, game| {
                Box::pin(async move { form::open(ctx, Verb::Mark, shown_state(&game)).await })
            },
        ),
        entry(
            "seki",
            counts && has_territory,
            c::button_seki(),
            c::seki_form_title(),
            |ctx, game| {
                Box::pin(async move { form::open(ctx, Verb::Seki, shown_state(&game)).await })
            },
        ),
        entry(
            "try",
            counts && has_territory,
            c::button_try(),
            c::more_try_about(),
            |ctx, game| {
                Box::pin(async move { trial::ask_who_moves_first(ctx, shown_state(&game)).await })
            },
        ),
    ]
}
