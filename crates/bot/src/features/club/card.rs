//! The page of a club as a card.

use crate::features::club::custom_id::{ClubPress, PageButton};
use crate::features::club::here;
use crate::features::club::page::{NAME, PAGE, Page, Part};
use crate::features::club::public;
use crate::game::{ChannelId, ClubId};
use crate::i18n::{Locale, Quote, Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::services::Services;
use crate::port::message::{Body, Button, Card, Look, Message};
use crate::store::StoreError;

/// The page of `club`, without buttons, for readers of `locale` who have access to the channels `seen`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn card(
    services: &Services,
    club: ClubId,
    seen: &[ChannelId],
    locale: Locale,
) -> Result<Message, StoreError> {
    let name = NAME.get(services, club).await?;
    let title = match name {
        Some(name) => say::club::named(Quote::new(&name)),
        None => say::club::title(),
    };
    let page = PAGE.get(services, club).await?;
    let mut parts = match page {
        Some(page) => page_lines(&page, locale),
        None => vec![say::club::nothing().to(locale)],
    };
    let on_web = public::line(services, club).await?;
    parts.extend(on_web.map(|text| text.to(locale)));
    parts.push(say::club::elsewhere().to(locale));
    // All the page's texts fit, even if every character is escaped; the last lines below may be left out.
    parts.push(format!("**{}**", say::club::here().to(locale)));
    let mut lines = vec![parts.join("\n\n")];
    lines.extend(here::lines(services, club, seen, locale).await?);
    Ok(Message {
        card: Some(Card {
            title: title.to(locale).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        ..Message::default()
    })
}

/// Lines of `page` without headings.
pub(super) fn page_lines(page: &Page, locale: Locale) -> Vec<String> {
    let mut parts = Vec::new();
    if !page.more.is_empty() {
        parts.push(Quote::new(&page.more).to_string());
    }
    for part in Part::ALL.into_iter().filter(|part| *part != Part::More) {
        let text = match (part, &page.web) {
            (Part::Web, Some(web)) => web.to_string(),
            (_, _) if page.get(part).is_empty() => continue,
            (_, _) => Quote::new(page.get(part)).to_string(),
        };
        parts.push(with_heading(part.label(), text, locale));
    }
    parts
}

fn with_heading(heading: Text, text: String, locale: Locale) -> String {
    format!("**{}**\n{text}", heading.to(locale))
}

/// The button of the action `step`.
pub(crate) fn button(label: &Text, step: ClubPress, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: PageButton(step).write().expect("two words are short"),
        look: Look::Secondary,
    }
}
