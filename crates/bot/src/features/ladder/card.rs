//! The message of a ladder: places, latest games, and buttons.

use crate::club::{activity, club_terms};
use crate::features::ladder::custom_id::{LadderPress, button};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Name, Text, Until, say};
use crate::kit::services::Services;
use crate::ladder::{self, ClubLadder, Moved, Played};
use crate::port::message::{Body, Card, Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};

/// Places on the card; a press shows the others.
const MOST_LISTED: usize = 25;
/// Maximum number of finished games on the card.
const MOST_LATEST: usize = 3;
/// The place used as an example of the reach.
const EXAMPLE_PLACE: usize = 10;

/// The current message of the ladder of `channel`.
pub(crate) fn card(channel: ChannelId, ladder: &ClubLadder, locale: Locale) -> Message {
    let mut lines = vec![
        club_terms::line(&ladder.terms, ladder.handicaps, locale),
        rule().to(locale),
        String::new(),
    ];
    lines.extend(places(ladder, 1, MOST_LISTED, locale));
    let latest = ladder.news().take(MOST_LATEST).filter_map(|played| {
        let news = say::ladder::news(change_text(played)?, Until(played.at));
        Some(news.to(locale))
    });
    let latest: Vec<_> = latest.collect();
    if !latest.is_empty() {
        lines.push(String::new());
        lines.extend(latest);
    }
    let press = |label, step, look| button(&label, step, channel, look, locale);
    let mut buttons = vec![
        press(
            say::ladder::button_challenge(),
            LadderPress::Challenge,
            Look::Primary,
        ),
        press(say::ladder::button_join(), LadderPress::Join, Look::Success),
    ];
    if ladder.ladder.rungs().len() > MOST_LISTED {
        let all = say::ladder::button_all();
        buttons.push(press(all, LadderPress::All, Look::Secondary));
    }
    let leave = say::ladder::button_leave();
    buttons.push(press(leave, LadderPress::Leave, Look::Secondary));
    Message {
        card: Some(Card {
            title: say::ladder::title().to(locale).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    }
}

/// The rule: whom a member may challenge, and the effect of a win.
fn rule() -> Text {
    let highest = ladder::highest(EXAMPLE_PLACE);
    say::ladder::rule(ladder::REACH, EXAMPLE_PLACE, highest, EXAMPLE_PLACE - 1)
}

/// A line for each of `most` places from `first` on, and the number of places below them.
pub(crate) fn places(
    ladder: &ClubLadder,
    first: usize,
    most: usize,
    locale: Locale,
) -> Vec<String> {
    let rungs = ladder.ladder.rungs();
    if rungs.is_empty() {
        return vec![say::ladder::nobody().to(locale)];
    }
    let from_first = rungs.get(first - 1..).unwrap_or_default();
    let mut lines: Vec<_> = from_first
        .iter()
        .take(most)
        .zip(first..)
        .map(|(rung, place)| line(ladder, place, rung.who, locale))
        .collect();
    if from_first.len() > most {
        lines.push(say::standing::more(from_first.len() - most).to(locale));
    }
    lines
}

/// A place, with the players whom its holder has challenged: `4\. @anna ⚔️ @ben`.
fn line(ladder: &ClubLadder, place: usize, who: PlayerId, locale: Locale) -> String {
    let running = ladder.ladder.running().iter();
    let challenged = running.filter(|one| one.challenger == who);
    let challenged: Vec<_> = challenged.map(|one| one.challenged).collect();
    let name = Name::mention(who).to(locale);
    // Without the backslash Discord makes it a list with its own numbers.
    if challenged.is_empty() {
        format!("{place}\\. {name}")
    } else {
        let challenged = Name::mentions(&challenged).to(locale);
        format!("{place}\\. {name} ⚔️ {challenged}")
    }
}

/// Changes of places by a finished game, if any.
pub(crate) fn change_text(played: &Played) -> Option<Text> {
    Some(match played.moved {
        Moved::Nobody => return None,
        Moved::Up(who, place) => say::ladder::up(Name::mention(who), place),
        Moved::Out(late, None) => say::ladder::out(Name::mention(late)),
        Moved::Out(late, Some((who, place))) => {
            say::ladder::out_and_up(Name::mention(late), Name::mention(who), place)
        }
    })
}

/// Updates the message of the ladder.
pub(crate) async fn refresh(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let standing = activity::find_with_message::<ClubLadder>(services, channel).await?;
    let Some((ladder, message, locale)) = standing else {
        return Ok(());
    };
    let shown = card(channel, &ladder, locale);
    let sent = out.refresh(channel, message, &shown).await;
    activity::end_if_gone::<ClubLadder>(services, channel, sent, out).await
}
