//! The bot's texts as HTML: with markup as Discord's client shows it, and with names instead of mentions.

use std::fmt::Write as _;

use crate::bot::kit::services::Services;
use crate::bot::people::profile;
use crate::bot::port::message::Card;
use crate::clock::Timestamp;
use crate::game::{ClubId, PlayerId};
use crate::rules::ByColor;

/// `text` as the content or an attribute of an element.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other if other.is_control() && other != '\n' => {}
            other => escaped.push(other),
        }
    }
    escaped
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    /// The beginning or end of bold text: a pair of asterisks.
    Bold,
    /// The beginning or end of italic text: an asterisk.
    Italic,
    Code(String),
    Member(PlayerId),
    /// A channel, which has no name here.
    Channel(u64),
    Command(String),
    /// A time, and its format.
    Time(i64, String),
    Link(String),
}

/// Fence of a table or a board as text, on a separate line.
const FENCE: &str = "```";

/// `text` as HTML, a line each.
pub(super) async fn html(services: &Services, text: &str, club: Option<ClubId>) -> String {
    let mut html = String::new();
    let (mut fenced, mut is_first) = (false, true);
    for line in text.trim().lines() {
        if line.trim() == FENCE {
            html.push_str(if fenced { "</pre>" } else { "<pre>" });
            (fenced, is_first) = (!fenced, true);
            continue;
        }
        if !is_first {
            html.push_str(if fenced { "\n" } else { "<br>" });
        }
        is_first = false;
        if fenced {
            html.push_str(&escape(line));
        } else {
            line_html(services, line, club, &mut html).await;
        }
    }
    html.push_str(if fenced { "</pre>" } else { "" });
    html
}

/// `card` as HTML: a heading, lines and named entries.
pub(super) async fn card_html(services: &Services, card: &Card, club: Option<ClubId>) -> String {
    let title = html(services, &card.title, club).await;
    let mut all = format!("<h2>{title}</h2>");
    let body = html(services, &card.body, club).await;
    if !body.is_empty() {
        all.push_str(&format!("<p>{body}</p>"));
    }
    if card.fields.is_empty() {
        return all;
    }
    all.push_str("<dl>");
    for (name, value) in &card.fields {
        let name = html(services, name, club).await;
        let value = html(services, value, club).await;
        all.push_str(&format!("<dt>{name}</dt><dd>{value}</dd>"));
    }
    all + "</dl>"
}

/// The players of a game with their stones.
pub(super) fn versus(names: &ByColor<String>) -> String {
    format!(
        "<span class=\"stone black\"></span>{} <span class=\"versus\">–</span> <span class=\"stone white\"></span>{}",
        escape(&names.black),
        escape(&names.white)
    )
}

/// `text` without markup, on one line.
pub(super) async fn plain(services: &Services, text: &str, club: Option<ClubId>) -> String {
    let mut all = String::new();
    for piece in pieces(text) {
        match piece {
            Piece::Text(text) | Piece::Code(text) | Piece::Command(text) | Piece::Link(text) => {
                all.push_str(&text);
            }
            Piece::Member(player) => all.push_str(&profile::name(services, player, club).await),
            Piece::Time(seconds, _) => all.push_str(&rfc3339(seconds)),
            Piece::Bold | Piece::Italic | Piece::Channel(_) => {}
        }
    }
    all.replace('\n', " ")
}

async fn line_html(services: &Services, line: &str, club: Option<ClubId>, html: &mut String) {
    let line = line.trim_start_matches("-# ").trim_start_matches("### ");
    let (mut bold, mut italic) = (false, false);
    for piece in pieces(line) {
        match piece {
            Piece::Text(text) => html.push_str(&stones(&escape(&text))),
            Piece::Bold => {
                html.push_str(if bold { "</b>" } else { "<b>" });
                bold = !bold;
            }
            Piece::Italic => {
                html.push_str(if italic { "</i>" } else { "<i>" });
                italic = !italic;
            }
            Piece::Code(text) => html.push_str(&format!("<code>{}</code>", escape(&text))),
            Piece::Member(player) => {
                let name = profile::name(services, player, club).await;
                html.push_str(&format!("<b>{}</b>", escape(&name)));
            }
            Piece::Channel(channel) => {
                let club = club.map_or("@me".to_owned(), |club| club.to_string());
                let url = format!("https://discord.com/channels/{club}/{channel}");
                html.push_str(&format!("<a href=\"{url}\" rel=\"noreferrer\">#</a>"));
            }
            Piece::Command(name) => html.push_str(&format!("<code>{}</code>", escape(&name))),
            Piece::Time(seconds, format) => html.push_str(&time(seconds, &format)),
            Piece::Link(url) => {
                let url = escape(&url);
                html.push_str(&format!("<a href=\"{url}\" rel=\"noreferrer\">{url}</a>"));
            }
        }
    }
    // Markdown ends with its line.
    html.push_str(if italic { "</i>" } else { "" });
    html.push_str(if bold { "</b>" } else { "" });
}

/// Stones as drawn circles: the font's ⚫ is light on a dark page.
fn stones(text: &str) -> String {
    text.replace('⚫', "<span class=\"stone black\">⚫</span>")
        .replace('⚪', "<span class=\"stone white\">⚪</span>")
}

/// A time as RFC 3339 writes it.
pub(super) fn rfc3339(seconds: i64) -> String {
    let millis = seconds.saturating_mul(1000);
    let at = jiff::Timestamp::from_millisecond(Timestamp::from_millis(millis).as_millis());
    at.map_or_else(|_| "?".to_owned(), |at| at.to_string())
}

/// A time in UTC, which the script replaces by the reader's own, as Discord's client shows `format`.
pub(super) fn time(seconds: i64, format: &str) -> String {
    let at = rfc3339(seconds);
    let shown = at.get(..16).unwrap_or(&at).replace('T', " ");
    let mut html = String::new();
    write!(
        html,
        "<time datetime=\"{at}\" data-how=\"{}\">{shown} UTC</time>",
        escape(format)
    )
    .expect("a String takes everything");
    html
}

/// The parts of a line.
fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        if let Some((piece, after)) = special(rest) {
            if !text.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut text)));
            }
            pieces.push(piece);
            rest = after;
            continue;
        }
        rest = &rest[first.len_utf8()..];
        match (first, rest.chars().next()) {
            ('\\', Some(escaped)) if escaped.is_ascii_punctuation() => {
                text.push(escaped);
                rest = &rest[1..];
            }
            _ => text.push(first),
        }
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    pieces
}

/// The markup with which `rest` begins, if it does, and what follows it.
fn special(rest: &str) -> Option<(Piece, &str)> {
    if let Some(after) = rest.strip_prefix("**") {
        return Some((Piece::Bold, after));
    }
    if let Some(after) = rest.strip_prefix('*') {
        return Some((Piece::Italic, after));
    }
    if let Some(after) = rest.strip_prefix('`') {
        let (code, after) = after.trim_start_matches('`').split_once('`')?;
        return Some((Piece::Code(code.to_owned()), after.trim_start_matches('`')));
    }
    let (token, after) = rest.strip_prefix('<')?.split_once('>')?;
    let piece = if let Some(member) = token.strip_prefix('@') {
        Piece::Member(PlayerId::new(member.trim_start_matches('!').parse().ok()?))
    } else if let Some(channel) = token.strip_prefix('#') {
        Piece::Channel(channel.parse().ok()?)
    } else if let Some(command) = token.strip_prefix('/') {
        let (name, _) = command.rsplit_once(':')?;
        Piece::Command(format!("/{name}"))
    } else if let Some(time) = token.strip_prefix("t:") {
        let (seconds, format) = time.split_once(':').unwrap_or((time, "f"));
        Piece::Time(seconds.parse().ok()?, format.to_owned())
    } else if token.starts_with("https://") {
        Piece::Link(token.to_owned())
    } else {
        return None;
    };
    Some((piece, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_read_and_nothing_else_is() {
        let text = |text: &str| Piece::Text(text.to_owned());
        assert_eq!(
            pieces("**Move 3** · <@17> `x<y` \\*a\\* <b> 1 < 2"),
            [
                Piece::Bold,
                text("Move 3"),
                Piece::Bold,
                text(" · "),
                Piece::Member(PlayerId::new(17)),
                text(" "),
                Piece::Code("x<y".to_owned()),
                text(" *a* <b> 1 < 2"),
            ]
        );
        assert_eq!(
            pieces("<t:60:R></play:123><#5>"),
            [
                Piece::Time(60, "R".to_owned()),
                Piece::Command("/play".to_owned()),
                Piece::Channel(5),
            ]
        );
    }

    #[test]
    fn no_markup_of_a_page_comes_through() {
        for hostile in ["<script>", "\"onload=\"", "<img src=x>", "'&<>\""] {
            let shown = escape(hostile);
            let harmless = !shown.contains(['<', '>', '"', '\'']);
            assert!(harmless, "{shown}");
        }
        assert!(time(60, "\"><script>").contains("&quot;&gt;&lt;script&gt;"));
        assert_eq!(special("<javascript:alert(1)>"), None);
    }

    #[test]
    fn a_time_is_in_utc_without_scripts() {
        assert_eq!(
            time(60, "R"),
            "<time datetime=\"1970-01-01T00:01:00Z\" data-how=\"R\">1970-01-01 00:01 UTC</time>"
        );
    }
}
