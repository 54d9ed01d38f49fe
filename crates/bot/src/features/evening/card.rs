//! The message of a club evening: time, place, guests, tables and buttons.

use crate::evening::{Evening, Score, Table};
use crate::features::evening::custom_id::{EveningPress, button};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Name, Quote, Until, When, say};
use crate::port::message::{Body, Card, Look, Message, Row};
use crate::rules::{Balance, Handicap, Komi, Size};

/// Maximum number of people named in a list: Discord pings 100 at most.
pub(crate) const MOST_NAMED: usize = 40;
/// Maximum number of tables in a message: with mentions of 22 characters they fit into 2000.
pub(crate) const MOST_LISTED: usize = 20;

/// The current message of the evening of `channel`.
pub(crate) fn card(channel: ChannelId, evening: &Evening, locale: Locale) -> Message {
    use say::evening as e;
    let press = |label, step, look| button(&label, step, channel, look, locale);
    let mut buttons = vec![
        press(e::button_come(), EveningPress::Come, Look::Success),
        press(e::button_away(), EveningPress::Away, Look::Secondary),
        press(e::button_pair(), EveningPress::Pair, Look::Primary),
    ];
    if !evening.tables.is_empty() {
        buttons.push(press(
            e::button_result(),
            EveningPress::Result,
            Look::Primary,
        ));
    }
    Message {
        content: guest_line(evening, locale),
        card: Some(details(evening, locale)),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    }
}

/// Time and place of the evening, and its pairs.
pub(crate) fn details(evening: &Evening, locale: Locale) -> Card {
    use say::evening as e;
    let begins = evening.begins;
    let mut lines = vec![
        e::when(When(begins), Until(begins)).to(locale),
        e::at(Quote::new(&evening.place)).to(locale),
    ];
    let room = evening.room.map(|room| e::room(room.channel()));
    lines.extend(room.map(|room| room.to(locale)));
    // Before the tables: if there are too many, those at the end are left out.
    if !evening.tables.is_empty() {
        let free: Vec<_> = evening.free().map(|guest| guest.who).collect();
        if !free.is_empty() {
            lines.push(e::free(player_names(&free, locale)).to(locale));
        }
        lines.push(String::new());
        lines.extend(evening.tables.iter().map(|table| line(table, locale)));
    }
    Card {
        title: e::title().to(locale).into(),
        body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
        fields: Vec::new(),
    }
}

/// The guests, as mentions.
pub(crate) fn guest_line(evening: &Evening, locale: Locale) -> String {
    let guests: Vec<_> = evening.guests.iter().map(|guest| guest.who).collect();
    if guests.is_empty() {
        say::evening::nobody().to(locale)
    } else {
        say::evening::coming(guests.len(), player_names(&guests, locale)).to(locale)
    }
}

pub(crate) fn player_names(players: &[PlayerId], locale: Locale) -> String {
    let names = players.iter().take(MOST_NAMED);
    let mut names: Vec<_> = names.map(|who| Name::mention(*who).to(locale)).collect();
    if players.len() > MOST_NAMED {
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// A table: `⚫ @anna – ⚪ @ben (handicap 2, teaching game)`, or with its result in the place of the dash.
pub(crate) fn line(table: &Table, locale: Locale) -> String {
    let [black, white] = table.players().map(|who| Name::mention(who).to(locale));
    let score = match table.score {
        None => "–",
        Some(Score::Black) => "1–0",
        Some(Score::White) => "0–1",
        Some(Score::Draw) => "½–½",
    };
    let odds = table.steps.and_then(|steps| odds(steps, locale));
    let lesson = table.teaches.map(|_| say::evening::lesson().to(locale));
    let more: Vec<_> = odds.into_iter().chain(lesson).collect();
    let more = if more.is_empty() {
        String::new()
    } else {
        format!(" ({})", more.join(", "))
    };
    format!("⚫ {black} {score} ⚪ {white}{more}")
}

/// Terms that make a game even at this difference of ranks, if any.
fn odds(steps: u8, locale: Locale) -> Option<String> {
    let size = Size::square(19).expect("it is a board");
    let usual: Komi = "6.5".parse().expect("it is a komi");
    let balance = Balance::suggest(steps, size, usual);
    match balance.handicap {
        Handicap::NONE if balance.komi == usual => None,
        Handicap::NONE => Some(say::evening::no_komi().to(locale)),
        handicap => Some(say::evening::stones(handicap.stones()).to(locale)),
    }
}
