//! A club's latest tournaments on its page on the web.

use crate::contest::{Contest, ContestId, Results};
use crate::features::tournament::card;
use crate::features::tournament::table::Page;
use crate::i18n::Locale;
use crate::kit::exhibits::{Exhibit, Open};
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::Card;
use crate::render::Theme;
use crate::store::StoreError;

/// Maximum number of tournaments read: the latest.
const MOST_READ: usize = 10;
/// Maximum number of tournaments shown.
const MOST_SHOWN: usize = 3;

/// The latest tournaments in channels that are `open`: the entries, or the table.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn exhibits(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Exhibit>, StoreError> {
    let mut exhibits = Vec::new();
    let latest = services.store.contests_in(open.club).await?;
    for id in latest.into_iter().take(MOST_READ) {
        let found = match services.store.contest(id).await {
            Err(error) if error.is_damage() => {
                tracing::warn!(contest = %id, %error, "left an unreadable tournament out of a club's web page");
                continue;
            }
            read => read?,
        };
        let Some((contest, results)) = found.filter(|(one, _)| open.has(one.place.channel)) else {
            continue;
        };
        exhibits.extend(exhibit(services, open, id, &contest, &results, locale).await);
        if exhibits.len() == MOST_SHOWN {
            break;
        }
    }
    Ok(exhibits)
}

async fn exhibit(
    services: &Services,
    open: &Open<'_>,
    id: ContestId,
    contest: &Contest,
    results: &Results,
    locale: Locale,
) -> Option<Exhibit> {
    let style = Style {
        locale,
        files: Files::Allowed,
        theme: Theme::default(),
        club: Some(open.club),
    };
    let whole = card::card(id, contest, results, locale).card?;
    let channel = contest.place.channel;
    if contest.rounds.is_empty() {
        return Some(Exhibit {
            channel,
            card: whole,
            table: None,
        });
    }
    let page = Page::of(services, contest, results, 0, style).await;
    let state = card::phase(contest, results).to(locale);
    let body = format!("**{state}**\n{}", page.legend(locale));
    Some(Exhibit {
        channel,
        card: Card {
            body: body.into(),
            ..whole
        },
        table: Some(page.into_table()),
    })
}
