//! Looking at games: boards, lists, records, animations.

pub(crate) mod aids;
pub(crate) mod animations;
pub(crate) mod board;
pub(crate) mod club;
pub(crate) mod details;
pub(crate) mod film;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod more;
pub(crate) mod refusal;
pub(crate) mod result;
pub(crate) mod sgf;
pub(crate) mod study;
pub mod watch;

use crate::features::look::watch::{WatchButton, WatchMenu};
use crate::games::tabs::{ClubButton, OwnButton};
use crate::games::view::telling::{TextView, text_message};
use crate::games::{announced, find, follow, share, title};
use crate::i18n::say;
use crate::kit::feature::{Choose, Feature, MenuPart, More, Press};
use crate::kit::hooks::{GameHooks, Happened, MemberHooks};
use crate::kit::outcome::{Outcome, ephemeral};
use crate::kit::verb::Verb;
use crate::port::order::Audience;

/// Looking at games.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&games::COMMAND, &game::COMMAND],
    parts: &[&game::SHOW, &board::PART, &sgf::PART],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(games::turn(ctx, custom_id))),
            ..Press::of::<OwnButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(club::open(ctx, custom_id))),
            ..Press::of::<ClubButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, _, value| {
                Box::pin(watch::choose(ctx, value))
            })),
            ..Press::of::<WatchMenu>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(watch::press(ctx, custom_id))),
            ..Press::of::<WatchButton>()
        },
    ],
    verbs: &[
        (Verb::More, |ctx, seen| Box::pin(more::open(ctx, seen))),
        (Verb::Film, |ctx, seen| {
            Box::pin(async move {
                let game = find::visible(ctx, seen.game).await?;
                film::order(ctx, &game, Audience::Caller)
            })
        }),
        (Verb::ShareFilm, |ctx, seen| {
            Box::pin(async move {
                let game = find::visible(ctx, seen.game).await?;
                let audience = share::audience(ctx, &game).await?;
                film::order(ctx, &game, audience)
            })
        }),
    ],
    menus: &[(Verb::More, |ctx, seen, value| {
        Box::pin(more::choose(ctx, seen, value))
    })],
    more: Some(|ctx, game| {
        use say::table as t;
        vec![
            More {
                value: "board",
                is_offered: true,
                group: MenuPart::Look,
                label: t::more_board(),
                about: if find::is_shown_to_all(ctx, game) {
                    t::more_board_about()
                } else {
                    t::more_text_about()
                },
                run: |_, game| Box::pin(async move { Ok(Outcome::Show(Box::new(game))) }),
            },
            More {
                value: "text",
                is_offered: true,
                group: MenuPart::Look,
                label: t::button_text(),
                about: t::more_text_about(),
                run: |ctx, game| {
                    Box::pin(async move {
                        Ok(ephemeral(text_message(
                            &game,
                            TextView::Drawn,
                            ctx.reader(),
                        )))
                    })
                },
            },
            More {
                value: "film",
                is_offered: !game.moves().is_empty(),
                group: MenuPart::Look,
                label: t::button_film(),
                about: t::more_film_about(),
                run: |ctx, game| Box::pin(async move { film::order(ctx, &game, Audience::Caller) }),
            },
            More {
                value: "sgf",
                is_offered: true,
                group: MenuPart::Look,
                label: t::more_sgf(),
                about: t::more_sgf_about(),
                run: |ctx, game| Box::pin(async move { sgf::record(ctx, &game).await }),
            },
        ]
    }),
    settings: &[&aids::HINTS_SETTING, &aids::LAST_MOVES_SETTING],
    game: &GameHooks {
        keep: Some(|read, happened, change| {
            announced::keep(read, happened, change);
            title::keep(read, happened, change);
            let Happened { before, after, .. } = happened;
            change.queue.extend(follow::notices(read, before, after));
            Ok(())
        }),
        ..GameHooks::NONE
    },
    member: &MemberHooks {
        forget: Some(|services, player| Box::pin(follow::forget(services, player))),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
