//! The page with a board to touch: a link to it, for the member who asks, and what of it they have open in browsers.

pub mod changes;
pub mod visits;

use crate::clock::Timestamp;
use crate::features::page::changes::Changes;
use crate::features::page::visits::{VISITS, Visit, VisitStage};
use crate::game::{Game, GameId, Phase, PlayerId};
use crate::games::facts::Page;
use crate::games::find;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::feature::{Change, Feature, Job, MenuPart, More};
use crate::kit::hooks::GameHooks;
use crate::kit::outcome::Handled;
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::kit::verb::Verb;

/// The page with a board to touch.
pub(crate) static FEATURE: Feature = Feature {
    verbs: &[
        (Verb::Board, |ctx, seen| {
            Box::pin(async move { link(ctx, &find::visible(ctx, seen.game).await?, "").await })
        }),
        (Verb::ReviewPage, |ctx, seen| {
            Box::pin(async move { link(ctx, &find::visible(ctx, seen.game).await?, REVIEW).await })
        }),
    ],
    // Where stones are put there is a button for it.
    more: Some(|ctx, game| {
        vec![More {
            value: "page",
            is_offered: visits::are_offered(ctx) && game.phase() != Phase::Playing,
            group: MenuPart::Look,
            label: say::page::button_board(),
            about: say::page::more_about(),
            run: |ctx, game| Box::pin(async move { link(ctx, &game, "").await }),
        }]
    }),
    settings: &[&SETTING],
    jobs: &[Job::new("boards in browsers", |services, now| {
        Box::pin(visits::forget_old(services, now))
    })],
    game: &GameHooks {
        written: Some(|services, game| services.state::<Changes>().tell(game.id())),
        ..GameHooks::NONE
    },
    ..Feature::NONE
};

/// The boards that a member has open in browsers, in `/me`.
static SETTING: Setting<PlayerId, Vec<Visit>> = Setting {
    pref: &VISITS,
    group: Group::Boards,
    title: say::page::field,
    describe: |visits, now| say::page::open_boards(count(visits, now)),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(|Close::All| say::page::close_all());
            OptionSpec::optional(
                "browsers",
                say::page::option(),
                say::page::option_about(),
                kind,
            )
        },
        given: |options| {
            let chosen = options.chosen("browsers")?;
            Ok(chosen.map(|Close::All| Vec::new()))
        },
        write: Some(|_, player, _| {
            let rows = vec![VISITS.property().clear(player)];
            Box::pin(async { Ok(Change::of(rows)) })
        }),
    }),
};

/// The boards to close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Close {
    All,
}

impl Choosable for Close {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::All, "close")];
}

fn count(visits: &[Visit], now: Timestamp) -> usize {
    let is_open = |visit: &&Visit| visit.stage == VisitStage::Open && visit.holds(now);
    visits.iter().filter(is_open).count()
}

/// The end of a link that opens the review of the game instead of its board.
pub const REVIEW: &str = ".review";

/// A link to the board of `game` for the caller, which works once; its end says what it opens.
async fn link(ctx: &Ctx<'_>, game: &Game, end: &str) -> Handled {
    let page = ctx.services.state::<Page>();
    let Some(page) = &page.0 else {
        return Err(Refusal::UnknownButton.into());
    };
    if !visits::are_offered(ctx) {
        return Err(Refusal::NotAPlaceToPlay.into());
    }
    let (services, place) = (ctx.services, ctx.request.setting.place);
    let link = (ctx.caller(), (services.random)());
    let link = visits::give_link(services, link, game.id(), place, ctx.now).await?;
    let url = format!("{}/open/{}{end}", page.as_str(), link.write());
    Ok(ctx.ephemeral(&link_text(game.id(), url)))
}

/// In angle brackets, so that Discord makes no preview of a page that only the member may open.
fn link_text(game: GameId, url: String) -> Text {
    say::page::link(game, format!("<{url}>"))
}
