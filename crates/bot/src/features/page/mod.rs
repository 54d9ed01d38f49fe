//! The page with a board to touch: links to it, and the boards that members have open in browsers.

pub mod activity;
pub mod browsers;
pub mod changes;
pub mod visits;

use crate::features::page::browsers::{BoardsSetting, BrowserMenu};
use crate::features::page::changes::Changes;
use crate::features::page::visits::Secret;
use crate::game::{Game, Phase};
use crate::games::facts::Page;
use crate::games::find;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{Choose, Feature, Job, MenuPart, More, Press};
use crate::kit::hooks::GameHooks;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::verb::Verb;
use crate::port::answer::Answer;
use crate::port::message::{Link, Message, Row};

/// The page with a board to touch.
pub(crate) static FEATURE: Feature = Feature {
    verbs: &[
        (Verb::Board, |ctx, seen| {
            Box::pin(async move { open_board(ctx, &find::visible(ctx, seen.game).await?).await })
        }),
        (Verb::ReviewPage, |ctx, seen| {
            Box::pin(async move {
                answer_link(ctx, &find::visible(ctx, seen.game).await?, Opens::Review).await
            })
        }),
    ],
    // While stones are placed, the message has a button for it.
    more: Some(|ctx, game| {
        vec![
            More {
                value: "page",
                is_offered: visits::are_offered(ctx) && game.phase() != Phase::Playing,
                group: MenuPart::Look,
                label: say::page::button_board(),
                about: say::page::more_about(),
                run: |ctx, game| Box::pin(async move { open_board(ctx, &game).await }),
            },
            // The button opens it inside Discord.
            More {
                value: "browser",
                is_offered: visits::are_offered(ctx) && activity::is_launched(ctx),
                group: MenuPart::Look,
                label: say::page::more_browser(),
                about: say::page::more_browser_about(),
                run: |ctx, game| {
                    Box::pin(async move { answer_link(ctx, &game, Opens::Board).await })
                },
            },
        ]
    }),
    settings: &[&BoardsSetting],
    presses: &[Press {
        choose: Some(Choose::One(|ctx, _, value| {
            Box::pin(browsers::close(ctx, value))
        })),
        ..Press::of::<BrowserMenu>()
    }],
    jobs: &[Job::new("boards in browsers", |services, now| {
        Box::pin(visits::forget_old(services, now))
    })],
    game: &GameHooks {
        written: Some(|services, game| services.state::<Changes>().tell(game.id())),
        ..GameHooks::NONE
    },
    ..Feature::NONE
};

/// Opens the board of `game` inside Discord where that can be, else gives a link to it.
async fn open_board(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let message = link_message(ctx, game, Opens::Board).await?;
    Ok(Outcome::answer(if activity::is_launched(ctx) {
        Answer::Launch(message)
    } else {
        Answer::Ephemeral(message)
    }))
}

/// The end of a link that opens the review of the game instead of its board.
pub const REVIEW: &str = ".review";

/// The page that a link opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opens {
    Board,
    Review,
}

impl Opens {
    fn end(self) -> &'static str {
        match self {
            Self::Board => "",
            Self::Review => REVIEW,
        }
    }
}

/// A link to a page of `game` for the caller, which works once.
async fn answer_link(ctx: &Ctx<'_>, game: &Game, opens: Opens) -> Handled {
    Ok(ephemeral(link_message(ctx, game, opens).await?))
}

/// The message with a new link for the caller.
async fn link_message(ctx: &Ctx<'_>, game: &Game, opens: Opens) -> Result<Message, Failure> {
    let page = ctx.services.state::<Page>();
    let Some(page) = &page.0 else {
        return Err(Refusal::UnknownButton.into());
    };
    if !visits::are_offered(ctx) {
        return Err(Refusal::NotAPlaceToPlay.into());
    }
    let (services, place) = (ctx.services, ctx.request.setting.place);
    let link = Secret::new(ctx.caller(), (services.random)());
    visits::give_link(services, link, game.id(), place, ctx.now).await?;
    let label = match opens {
        Opens::Board => say::page::button_open(),
        Opens::Review => say::note::button_page(),
    };
    let button = Link {
        label: label.to(ctx.reader()),
        url: format!("{}/open/{}{}", page.as_str(), link.write(), opens.end()),
    };
    Ok(Message {
        content: say::page::link(game.id()).to(ctx.reader()),
        rows: vec![Row::Link(button)],
        ..Message::default()
    })
}
