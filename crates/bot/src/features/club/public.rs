//! The page of a club on the web: whether it exists, and its public content.
//!
//! It shows only what everybody on the club's server can read. Participants of evenings, challenges, and games against
//! the program are left out.

use crate::clock::Span;
use crate::features::club::card;
use crate::features::club::page::{NAME, PAGE};
use crate::game::{
    ClubId, Finish, Game, GameId, GameResult, Listed as _, Outline, Phase, Progress, program_in,
};
use crate::games::view::{result, words};
use crate::games::{facts, readable};
use crate::i18n::{GameName, Locale, Text, say};
use crate::kit::channel_style;
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::exhibits::{Exhibit, Open};
use crate::kit::failure::Failure;
use crate::kit::feature::Change;
use crate::kit::hooks;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::group::Group;
use crate::kit::services::Services;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::kit::style::Style;
use crate::people::profile;
use crate::port::scheduled::Scheduled;
use crate::rules::ByColor;
use crate::store::{List, StoreError};

/// Maximum number of games in progress shown.
const MOST_RUNNING: usize = 12;
/// Maximum number of games in progress read for one channel.
const MOST_READ: usize = 100;
/// Maximum number of results shown.
const MOST_RESULTS: usize = 12;
/// Periods back from now in which results are looked for, the shortest first: an active club has enough in a day.
const PERIODS: [Span; 3] = [Span::days(-1), Span::days(-7), Span::days(-60)];

/// Whether a club has a page on the web.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnWeb {
    #[default]
    Off,
    On,
}

impl Choosable for OnWeb {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

stored_by_word! { OnWeb }

/// A club's choice.
pub static ON_WEB: Pref<ClubId, OnWeb> = Pref::new("club-on-web");

/// That preference as a setting.
pub(crate) static SETTING: Setting<ClubId, OnWeb> = Setting {
    pref: &ON_WEB,
    group: Group::Club,
    title: say::club::on_web_field,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let (title, about) = (say::club::on_web_option(), say::club::on_web_about());
            OptionSpec::optional("page", title, about, OptionKind::choice_of(name))
        },
        given: |options| options.chosen("page"),
        write: Some(|ctx, club, chosen| store_choice(ctx, club, chosen)),
    }),
};

fn name(chosen: OnWeb) -> Text {
    say::club::on_web_named(chosen.word().to_owned())
}

/// Stores the choice, and answers with the address of the page.
fn store_choice<'a>(
    ctx: &'a Ctx<'a>,
    club: ClubId,
    chosen: OnWeb,
) -> BoxFuture<'a, Result<Change, Failure>> {
    let text = match (chosen, url(ctx.services, club)) {
        (OnWeb::Off, _) => None,
        (OnWeb::On, Some(url)) => Some(say::club::on_web_at(format!("<{url}>"))),
        (OnWeb::On, None) => Some(say::club::on_web_nowhere()),
    };
    let change = Change {
        rows: vec![ON_WEB.assign(club, &chosen)],
        texts: text.into_iter().collect(),
    };
    Box::pin(async { Ok(change) })
}

/// The address of the page of `club`, if the bot has pages.
fn url(services: &Services, club: ClubId) -> Option<String> {
    let page = services.state::<facts::Page>();
    let origin = page.0.as_ref()?;
    Some(format!("{}/club/{club}", origin.as_str()))
}

/// A line with the address of the page of `club`, if it has one.
pub(super) async fn line(services: &Services, club: ClubId) -> Result<Option<Text>, StoreError> {
    Ok(match url(services, club) {
        Some(url) if is_on(services, club).await? => Some(say::club::on_web_at(format!("<{url}>"))),
        _ => None,
    })
}

/// Whether `club` has a page on the web.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub async fn is_on(services: &Services, club: ClubId) -> Result<bool, StoreError> {
    Ok(ON_WEB.get(services, club).await? == OnWeb::On)
}

/// Whether `game` is shown to readers for whom these channels are `open`: a challenge is not, nor is a game played
/// elsewhere.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub async fn is_shown(
    services: &Services,
    open: &Open<'_>,
    game: &Outline,
) -> Result<bool, StoreError> {
    let is_game = game.progress.is_running() || matches!(game.progress, Progress::Finished(_));
    if !is_game || game.place.club != Some(open.club) {
        return Ok(false);
    }
    readable::is_readable_in(services, open.channels, game).await
}

/// The style in which `game` is shown to readers of `locale`: that of its channel.
pub async fn style(services: &Services, game: &Game, locale: Locale) -> Style {
    let place = game.place();
    Style {
        locale,
        ..channel_style::style_of(services, game, place.channel).await
    }
}

/// The content of a club's page.
pub struct ClubPage {
    pub name: Option<String>,
    /// The club in its own words, as in the chat.
    pub about: Vec<String>,
    /// Games in progress, the latest first.
    pub running: Vec<Shown>,
    /// Number of further games in progress.
    pub more: usize,
    /// Finished games, the latest first.
    pub results: Vec<Ended>,
    pub exhibits: Vec<Exhibit>,
    /// Coming club evenings, the next one first.
    pub evenings: Vec<Scheduled>,
}

/// A game in a list.
pub struct Shown {
    pub game: Outline,
    pub names: ByColor<String>,
    /// Its kind and size.
    pub title: Text,
}

/// A finished game in a list.
pub struct Ended {
    pub shown: Shown,
    pub finish: Finish,
    /// The result in a sentence, with mentions.
    pub verdict: Text,
}

/// The page of a club whose channels are `open`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub async fn page(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<ClubPage, StoreError> {
    let (running, more) = running(services, open).await?;
    let about = PAGE.get(services, open.club).await?;
    Ok(ClubPage {
        name: club_name(services, open.club).await?,
        about: about.map_or_else(Vec::new, |page| card::page_lines(&page, locale)),
        running,
        more,
        results: results(services, open).await?,
        exhibits: hooks::exhibits(services, open, locale).await?,
        evenings: evenings(services, open, locale).await?,
    })
}

/// The name of `club`, if it has one.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub async fn club_name(services: &Services, club: ClubId) -> Result<Option<String>, StoreError> {
    NAME.get(services, club).await
}

/// Coming club evenings, the next one first.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub async fn evenings(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Scheduled>, StoreError> {
    hooks::events(services, open, locale).await
}

/// The latest games in progress, and the number of others among those read.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub async fn running(
    services: &Services,
    open: &Open<'_>,
) -> Result<(Vec<Shown>, usize), StoreError> {
    let is_meant = |game: &Outline| game.progress.is_running() && program_in(game).is_none();
    let mut games = Vec::new();
    for channel in open.channels {
        let played = List::PlayedIn(*channel);
        let found = services.store.outlines(played, MOST_READ, is_meant).await?;
        games.extend(found.games);
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.id));
    games.dedup_by_key(|game| game.id);
    let mut running = Vec::new();
    let mut more = 0;
    for game in games {
        if !is_shown(services, open, &game).await? {
            continue;
        }
        if running.len() < MOST_RUNNING {
            running.push(load_shown(services, game, open.club).await);
        } else {
            more += 1;
        }
    }
    Ok((running, more))
}

async fn load_shown(services: &Services, game: Outline, club: ClubId) -> Shown {
    let terms = game.terms();
    Shown {
        names: profile::names(services, &game, Some(club)).await,
        title: say::challenge::title(GameName::from(&terms.rules), terms.size),
        game,
    }
}

/// The latest results between members.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub async fn results(services: &Services, open: &Open<'_>) -> Result<Vec<Ended>, StoreError> {
    let now = services.now();
    let until = now.after(Span::seconds(1));
    let mut latest = Vec::new();
    for period in PERIODS {
        let since = now.after(period);
        let ended = services
            .store
            .games_ended_in(open.club, since, until)
            .await?;
        latest.clear();
        for game in ended.games.into_iter().rev() {
            if is_result(&game) && is_shown(services, open, &game).await? {
                latest.push(game);
            }
            if latest.len() == MOST_RESULTS {
                break;
            }
        }
        if latest.len() == MOST_RESULTS {
            break;
        }
    }
    let mut results = Vec::new();
    for game in latest {
        results.extend(load_ended(services, game, open.club).await?);
    }
    Ok(results)
}

/// Whether `game` is a result between members.
fn is_result(game: &Outline) -> bool {
    let Progress::Finished(Finish { result, .. }) = game.progress else {
        return false;
    };
    let was_played = !matches!(result, GameResult::CalledOff | GameResult::NotBegun);
    was_played && program_in(game).is_none()
}

async fn load_ended(
    services: &Services,
    outline: Outline,
    club: ClubId,
) -> Result<Option<Ended>, StoreError> {
    let Some(game) = read(services, outline.id).await? else {
        return Ok(None);
    };
    let (Phase::Finished(outcome), Progress::Finished(finish), Some(seats)) =
        (game.phase(), outline.progress, game.seats())
    else {
        return Ok(None);
    };
    let names = seats.as_ref().map(|seat| words::seat(*seat));
    let verdict = result::verdict(&game, outcome, names);
    Ok(Some(Ended {
        shown: load_shown(services, outline, club).await,
        finish,
        verdict,
    }))
}

/// Reads the game `id`; none if it is damaged: lists leave it out.
async fn read(services: &Services, id: GameId) -> Result<Option<Game>, StoreError> {
    match services.store.game(id).await {
        Err(error) if error.is_damage() => {
            tracing::warn!(game = %id, %error, "left an unreadable game out of a club's web page");
            Ok(None)
        }
        read => read,
    }
}
