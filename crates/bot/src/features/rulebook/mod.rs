//! The rule book, the help and the beginners' path.

pub(crate) mod book;
pub mod commands;
pub(crate) mod exercise;
pub(crate) mod federation;
pub(crate) mod help;
pub(crate) mod illustration;
pub(crate) mod lesson;
pub(crate) mod mentions;
pub(crate) mod page;
pub mod page_button;
pub(crate) mod path;
pub(crate) mod progress;
pub(crate) mod rules;
pub(crate) mod solved;
pub mod step;
pub mod topic;
pub(crate) mod trying;
pub(crate) mod welcome;

use crate::club::teach::custom_id::ExercisesButton;
use crate::features::rulebook::commands::OrganiseMenu;
use crate::features::rulebook::page_button::{BookButton, PageButton, ShelfMenu, StartButton};
use crate::i18n::say;
use crate::kit::feature::{Choose, Feature, MenuPart, More, Press};

/// The rule book and the help.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&rules::COMMAND, &help::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(help::open(ctx, custom_id))),
            ..Press::of::<PageButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(book::press(ctx, custom_id))),
            submit: Some(|ctx, custom_id, text| Box::pin(book::answer(ctx, custom_id, text))),
            ..Press::of::<BookButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(help::choose(ctx, custom_id, value))
            })),
            ..Press::of::<ShelfMenu>()
        },
        Press {
            choose: Some(Choose::One(|ctx, _, value| {
                Box::pin(commands::choose(ctx, value))
            })),
            ..Press::of::<OrganiseMenu>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(welcome::start(ctx, custom_id))),
            ..Press::of::<StartButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(solved::show(ctx, custom_id))),
            ..Press::of::<ExercisesButton>()
        },
    ],
    more: Some(|_, _| {
        vec![More {
            value: "rules",
            is_offered: true,
            group: MenuPart::Look,
            label: say::table::more_rules(),
            about: say::table::more_rules_about(),
            run: |ctx, game| Box::pin(async move { help::of_game(ctx, &game).await }),
        }]
    }),
    remark: Some(|services, game, locale| {
        Box::pin(async move { Ok(path::remark(services, game, locale).await) })
    }),
    ..Feature::NONE
};
