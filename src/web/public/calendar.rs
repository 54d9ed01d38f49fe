//! The coming evenings of a club as a calendar (iCalendar, RFC 5545). It has only the next one of each series: later
//! ones may still be moved.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;

use super::{ClubDocument, Document, DocumentKey, OpenClub, Shown, tag};
use crate::bot::features::club::public as content;
use crate::bot::port::scheduled::Scheduled;
use crate::clock::Timestamp;
use crate::i18n::{Locale, say};
use crate::web::Web;
use crate::web::text::rfc3339;
use crate::web::visitor::Refusal;

/// The longest line, in bytes without its end.
const LONGEST: usize = 75;

static CALENDAR: ClubDocument = ClubDocument {
    key: DocumentKey::Evenings,
    make: |web, open, locale| Box::pin(make(web, open, locale)),
    shown: Shown::Anywhere,
};

/// The coming evenings of a club.
pub(in crate::web) async fn show(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
    request: Parts,
) -> Response {
    CALENDAR.answer(&web, &id, &request).await
}

async fn make(web: &Web, open: Arc<OpenClub>, locale: Locale) -> Result<Document, Refusal> {
    let id = open.id;
    let services = web.services();
    let evenings = content::evenings(services, &open.open(), locale).await?;
    let name = content::club_name(services, id).await?;
    let name = name.unwrap_or_else(|| say::club::title().to(locale));
    let url = format!("{}/club/{id}", web.origin.as_str());
    let calendar = calendar(&evenings, &name, &url, services.now());
    Ok(Document::file("text/calendar; charset=utf-8", calendar))
}

fn calendar(evenings: &[Scheduled], name: &str, url: &str, now: Timestamp) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//tengen//club evenings//EN".to_owned(),
        format!("X-WR-CALNAME:{}", text(name)),
        "REFRESH-INTERVAL;VALUE=DURATION:PT6H".to_owned(),
    ];
    for evening in evenings {
        // The description is unique on a server.
        let id = tag(evening.about.as_bytes());
        let begins = moment(evening.begins);
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{id}-{begins}@tengen"),
            format!("DTSTAMP:{}", moment(now)),
            format!("DTSTART:{begins}"),
            format!("DTEND:{}", moment(evening.ends)),
            format!("SUMMARY:{}", text(&format!("{} · {name}", &*evening.name))),
            format!("LOCATION:{}", text(&evening.place)),
            format!("URL:{url}"),
            "END:VEVENT".to_owned(),
        ]);
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| fold(line)).collect()
}

/// `20261129T190000Z`.
fn moment(at: Timestamp) -> String {
    rfc3339(at.as_secs()).replace(['-', ':'], "")
}

/// `text` as a value, without line breaks and control characters.
fn text(text: &str) -> String {
    let mut value = String::new();
    for character in text.chars() {
        match character {
            '\\' | ';' | ',' => value.extend(['\\', character]),
            '\n' => value.push_str("\\n"),
            other if other.is_control() => {}
            other => value.push(other),
        }
    }
    value
}

/// A content line with its line break; a long one is continued on further lines, which begin with a space.
fn fold(line: &str) -> String {
    let mut all = String::new();
    let mut length = 0;
    for character in line.chars() {
        if length + character.len_utf8() > LONGEST {
            all.push_str("\r\n ");
            length = 1;
        }
        all.push(character);
        length += character.len_utf8();
    }
    all + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_place_is_text_in_one_value() {
        let evening = Scheduled {
            name: "Go evening".to_owned().into(),
            about: "here".to_owned().into(),
            place: "Café; a, b\\ \r\nBEGIN:VEVENT".to_owned().into(),
            room: None,
            begins: Timestamp::from_millis(0),
            ends: Timestamp::from_millis(3_600_000),
            repeats: None,
        };
        let told = calendar(&[evening], "Club", "https://x", Timestamp::default());
        assert!(
            told.contains("LOCATION:Café\\; a\\, b\\\\ \\nBEGIN:VEVENT\r\n"),
            "{told}"
        );
        assert_eq!(told.matches("\r\nBEGIN:VEVENT\r\n").count(), 1);
        assert!(told.contains("DTSTART:19700101T000000Z\r\nDTEND:19700101T010000Z\r\n"));
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let long = "ü".repeat(100);
        let folded = fold(&long);
        assert!(folded.lines().all(|line| line.len() <= LONGEST));
        assert_eq!(folded.replace("\r\n ", "").trim_end(), long);
    }
}
