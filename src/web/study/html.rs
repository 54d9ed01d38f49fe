//! The page of a review as HTML: the board, links between moves, texts, the graph, and the notes of members.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;

use super::query::{Place, Tool, address, write_marks};
use crate::bot::features::review::note::{Written, may_remove};
use crate::bot::features::review::study::Study;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::parse::line::{compact, line_text};
use crate::bot::kit::services::Services;
use crate::bot::kit::style::Style;
use crate::bot::people::profile;
use crate::game::{NoteText, PlayerId, Spot};
use crate::i18n::{Locale, Text, say};
use crate::render::{Pixels, svg};
use crate::rules::{Color, Move, Point};
use crate::web::frame::{Frame, STAMP};
use crate::web::text::{escape, html, time};

/// A review at a place, as one visitor sees it.
pub(super) struct Sheet<'a> {
    pub(super) study: &'a Study,
    pub(super) place: Place,
    pub(super) style: Style,
    /// A member, and the hidden fields of their forms.
    pub(super) writer: Option<(&'a Ctx<'a>, String)>,
    /// Why a post was refused.
    pub(super) refusal: Option<String>,
    /// The text of a refused post, which the form shows again.
    pub(super) words: &'a str,
    /// The engine's view is being made for the visitor, with the bot's text about its progress if that takes long.
    pub(super) making: Option<Option<String>>,
}

impl Sheet<'_> {
    /// The page around its `parts`, and the way back inside Discord.
    pub(super) fn whole_page(&self, parts: &str, way_back: &str) -> String {
        let id = self.study.game.id();
        let title = escape(&say::note::title(id).to(self.locale()));
        let lines = [say::page::behind(), say::page::not_live()];
        let [behind, not_live] = lines.map(|text| self.say(&text));
        let body = format!(
            "{parts}{way_back}<p id=\"line\" role=\"status\" hidden data-behind=\"{behind}\" data-not-live=\"{not_live}\"></p>\
             <p id=\"said\" class=\"heard\" role=\"status\"></p>"
        );
        Frame {
            title: title.clone(),
            heading: title,
            head: format!("<script src=\"/study.js?{}\" defer></script>", *STAMP),
            above: format!(
                "<nav><a href=\"/game/{id}\">{}</a></nav>",
                self.say(&say::note::back())
            ),
            body: &body,
            locale: self.locale(),
        }
        .html()
    }

    pub(super) fn locale(&self) -> Locale {
        self.style.locale
    }

    pub(super) fn say(&self, text: &Text) -> String {
        escape(&text.to(self.locale()))
    }

    /// The parts that change with each step.
    pub(super) async fn html(&self, services: &Services) -> String {
        let place = &self.place;
        let view = self
            .study
            .look(&place.spot, &place.position, &place.marks, self.style);
        let picture = svg(
            &view.diagram,
            self.style.theme,
            Pixels::usual(view.diagram.visible_part().size()),
        );
        let mut texts = String::new();
        let refusal = place.refusal.as_ref().map(|text| self.say(text));
        for line in refusal
            .into_iter()
            .chain(self.refusal.as_deref().map(escape))
        {
            texts.push_str(&format!("<p class=\"refusal\" role=\"alert\">{line}</p>"));
        }
        let (mut words, mut gap) = (String::new(), "");
        for text in &view.told {
            let text = text.to(self.locale());
            words.push_str(gap);
            words.push_str(&html(services, &text, self.style.club).await);
            // A move and a variation are not sentences.
            gap = if text.ends_with('.') { " " } else { " · " };
        }
        texts.push_str(&format!("<p>{words}</p>"));
        let names = self.names(services).await;
        format!(
            "<section id=\"game\" data-revision=\"{}\">{}<div class=\"state study\" id=\"state\">{}\
             <div class=\"told\">{texts}</div>{}{}{}{}{}{}{}</div></section>",
            self.study.stamp(),
            self.board(&picture, &view.alt),
            self.steps(),
            self.graph(),
            self.branches(),
            self.comments(&names),
            self.tools(),
            self.write(),
            self.mistakes(),
            self.links(&names),
        )
    }

    /// The names of all authors.
    async fn names(&self, services: &Services) -> HashMap<PlayerId, String> {
        let mut names = HashMap::new();
        for author in self.study.notes.iter().map(|written| written.author) {
            if let Entry::Vacant(vacant) = names.entry(author) {
                vacant.insert(profile::name(services, author, self.style.club).await);
            }
        }
        names
    }

    /// The picture, with a button over each point that leads to the place after a touch there.
    fn board(&self, picture: &str, about: &str) -> String {
        let picture = picture.replacen("<svg ", r#"<svg aria-hidden="true" focusable="false" "#, 1);
        let (id, size) = (self.study.game.id(), self.study.game.terms().size);
        let (columns, rows) = (size.columns(), size.rows());
        let mut grid = String::new();
        for row in (0..rows).rev() {
            grid.push_str("<div role=\"row\">");
            for column in 0..columns {
                let point = Point::new(column, row).expect("it is on the board");
                write!(
                    grid,
                    "<button role=\"gridcell\" name=\"point\" value=\"{point}\" aria-label=\"{}\"></button>",
                    self.say(&self.name(point))
                )
                .expect("a String takes everything");
            }
            grid.push_str("</div>");
        }
        format!(
            "<div class=\"board\">{picture}<p class=\"heard\" id=\"about\">{}</p>\
             <form action=\"/game/{id}/review\" class=\"points c{columns} r{rows}\" data-touch=\"once\" data-again=\"\">{}\
             <div role=\"grid\" aria-describedby=\"about\" aria-label=\"{}\">{grid}</div></form></div>",
            escape(about),
            self.hidden_place(),
            self.say(&say::note::title(id)),
        )
    }

    /// The name of a point, with its stone.
    fn name(&self, point: Point) -> Text {
        let position = &self.place.position;
        let name = match position.board().get(point) {
            Some(color) => say::page::stone(color, point),
            None => say::page::empty(point),
        };
        match position.last() {
            Some(turn) if turn.mv == Move::Play(point) => say::page::last(name),
            _ => name,
        }
    }

    /// Hidden fields that name the place.
    pub(super) fn hidden_place(&self) -> String {
        let place = &self.place;
        let line = compact(place.spot.variation());
        let (after, tool) = (place.spot.after(), place.tool.word());
        let marks = write_marks(&place.marks);
        format!(
            "<input type=\"hidden\" name=\"at\" value=\"{after}\"><input type=\"hidden\" name=\"line\" value=\"{line}\">\
             <input type=\"hidden\" name=\"marks\" value=\"{marks}\"><input type=\"hidden\" name=\"tool\" value=\"{tool}\">"
        )
    }

    pub(super) fn href(&self, after: u16, line: &[Move]) -> String {
        escape(&address(after, line, self.place.tool))
    }

    /// Links from move to move, and a form for the number of one.
    fn steps(&self) -> String {
        use say::note as n;
        let (id, spot) = (self.study.game.id(), &self.place.spot);
        let last = u16::try_from(self.study.game.moves().len()).unwrap_or(u16::MAX);
        let (after, line) = (spot.after(), spot.variation());
        let back = match line.split_last() {
            Some((_, before)) => Some((after, before.to_vec())),
            None => after.checked_sub(1).map(|before| (before, Vec::new())),
        };
        let next_move = || (line.is_empty() && after < last).then(|| (after + 1, Vec::new()));
        let variation = || {
            let (mv, _) = *self.study.branches(spot).first()?;
            Some((after, [line, &[mv]].concat()))
        };
        let on = next_move().or_else(variation);
        let is_start = after == 0 && line.is_empty();
        let is_end = after == last && line.is_empty();
        let first = (!is_start).then(|| (0, Vec::new()));
        let end = (!is_end).then(|| (last, Vec::new()));
        let step = |sign: &str, key: &str, label: Text, to: Option<(u16, Vec<Move>)>| {
            let label = self.say(&label);
            let href = match to {
                Some((after, line)) => format!("href=\"{}\"", self.href(after, &line)),
                None => "role=\"link\" aria-disabled=\"true\"".to_owned(),
            };
            format!(
                "<a {href} class=\"step\" data-step=\"{key}\" aria-label=\"{label}\">{sign}</a>"
            )
        };
        format!(
            "<nav class=\"steps\" aria-label=\"{}\">{}{}<form action=\"/game/{id}/review\">\
             <input type=\"number\" name=\"at\" min=\"0\" max=\"{last}\" value=\"{after}\" aria-label=\"{}\">\
             <button>{}</button></form>{}{}</nav>",
            self.say(&n::steps()),
            step("«", "first", say::table::button_start(), first),
            step("‹", "back", n::previous(), back),
            self.say(&n::number()),
            self.say(&n::go()),
            step("›", "on", n::next(), on),
            step("»", "last", n::last(), end),
        )
    }

    /// Variations from here.
    fn branches(&self) -> String {
        let (spot, branches) = (&self.place.spot, self.study.branches(&self.place.spot));
        if branches.is_empty() {
            return String::new();
        }
        let links = branches.iter().map(|(mv, count)| {
            let line = [spot.variation(), &[*mv]].concat();
            let name = escape(&line_text(&[*mv], self.locale()));
            format!(
                "<a href=\"{}\">{name} ({count})</a>",
                self.href(spot.after(), &line)
            )
        });
        format!(
            "<p class=\"links\">{}: {}</p>",
            self.say(&say::note::variations()),
            links.collect::<String>()
        )
    }

    /// The notes at this place.
    fn comments(&self, names: &HashMap<PlayerId, String>) -> String {
        let here = self.study.at(&self.place.spot);
        let items: String = here.map(|written| self.comment(written, names)).collect();
        if items.is_empty() {
            return String::new();
        }
        let heading = self.say(&say::note::comments());
        format!("<h2>{heading}</h2><ul class=\"comments\">{items}</ul>")
    }

    fn comment(&self, written: &Written, names: &HashMap<PlayerId, String>) -> String {
        let Written { author, note } = written;
        let name = names.get(author).map_or("", String::as_str);
        let at = time(note.at.as_secs(), "f");
        let only_you = if note.is_public() {
            String::new()
        } else {
            format!(" · <i>{}</i>", self.say(&say::note::only_you()))
        };
        let words = escape(note.text.as_str()).replace('\n', "<br>");
        format!(
            "<li><b>{}</b> <small>{at}{only_you}</small><p>{words}</p>{}</li>",
            escape(name),
            self.note_buttons(written)
        )
    }

    /// Buttons to show and to remove a note.
    fn note_buttons(&self, written: &Written) -> String {
        let Some((ctx, hidden)) = &self.writer else {
            return String::new();
        };
        let Written { author, note } = written;
        let value = written.key().write();
        let button = |name: &str, label: Text| {
            let label = self.say(&label);
            format!("<button name=\"{name}\" value=\"{value}\">{label}</button>")
        };
        let mut buttons = String::new();
        // A private note is the reader's own.
        if !note.is_public() {
            buttons.push_str(&button("show", say::note::show()));
        }
        if may_remove(ctx, &self.study.game, *author) {
            buttons.push_str(&button("remove", say::note::remove_this()));
        }
        if buttons.is_empty() {
            return buttons;
        }
        let place = self.hidden_place();
        format!("<form method=\"post\" class=\"row\">{hidden}{place}{buttons}</form>")
    }

    /// The choice of the effect of a touch, and a pass.
    fn tools(&self) -> String {
        use say::note as n;
        let (id, here) = (self.study.game.id(), &self.place);
        let tools = Tool::ALL.into_iter().map(|(tool, word)| {
            let label = match tool {
                Tool::Stone => n::stone(),
                Tool::Triangle => n::triangle(),
                Tool::Square => n::square(),
                Tool::Letter => n::letter(),
            };
            let pressed = if tool == here.tool { "true" } else { "false" };
            let label = self.say(&label);
            format!(
                "<button name=\"tool\" value=\"{word}\" aria-pressed=\"{pressed}\">{label}</button>"
            )
        });
        let (after, line) = (here.spot.after(), compact(here.spot.variation()));
        let marks = write_marks(&here.marks);
        format!(
            "<form action=\"/game/{id}/review\" class=\"row tools\"><input type=\"hidden\" name=\"at\" value=\"{after}\">\
             <input type=\"hidden\" name=\"line\" value=\"{line}\"><input type=\"hidden\" name=\"marks\" value=\"{marks}\">\
             <span>{}</span>{}<button name=\"pass\" value=\"1\">{}</button></form>",
            self.say(&n::touch()),
            tools.collect::<String>(),
            self.say(&n::pass())
        )
    }

    /// The form for a comment or a note.
    fn write(&self) -> String {
        use say::note as n;
        let Some((_, hidden)) = &self.writer else {
            return String::new();
        };
        format!(
            "<form method=\"post\" class=\"write\">{hidden}{}<label>{}\
             <textarea name=\"text\" rows=\"3\" maxlength=\"{}\">{}</textarea></label><div class=\"row\">\
             <button name=\"as\" value=\"comment\" class=\"primary\">{}</button>\
             <button name=\"as\" value=\"note\">{}</button></div></form>",
            self.hidden_place(),
            self.say(&n::write()),
            NoteText::LONGEST,
            escape(self.words),
            self.say(&n::button_comment()),
            self.say(&n::button_note()),
        )
    }

    fn mistakes(&self) -> String {
        let mistakes = self.study.mistakes();
        if mistakes.is_empty() {
            return String::new();
        }
        let items = mistakes.iter().map(|(number, color, better)| {
            format!(
                "<li><a href=\"{}\"><span class=\"stone {}\"></span> {number}</a> {}</li>",
                self.href(*number, &[]),
                side(*color),
                self.say(better)
            )
        });
        format!(
            "<h2>{}</h2><ul class=\"mistakes\">{}</ul>",
            self.say(&say::note::mistakes()),
            items.collect::<String>()
        )
    }

    /// Links to the places with notes, and to the record.
    fn links(&self, names: &HashMap<PlayerId, String>) -> String {
        let mut places: Vec<(&Spot, Vec<&str>)> = Vec::new();
        for Written { author, note } in &self.study.notes {
            let name = names.get(author).map_or("", String::as_str);
            match places.iter_mut().find(|(spot, _)| **spot == note.spot) {
                Some((_, authors)) if authors.contains(&name) => {}
                Some((_, authors)) => authors.push(name),
                None => places.push((&note.spot, vec![name])),
            }
        }
        places.sort_by_key(|(spot, _)| spot.after());
        let items = places.iter().map(|(spot, authors)| {
            let line = line_text(spot.variation(), self.locale());
            let place = format!("{} {line}", spot.after());
            format!(
                "<li><a href=\"{}\">{}</a> {}</li>",
                self.href(spot.after(), spot.variation()),
                escape(place.trim()),
                escape(&authors.join(", "))
            )
        });
        let mut html = String::new();
        if !places.is_empty() {
            let heading = self.say(&say::note::places());
            let items: String = items.collect();
            html = format!("<h2>{heading}</h2><ul class=\"mistakes\">{items}</ul>");
        }
        let id = self.study.game.id();
        let download = self.say(&say::note::download());
        html + &format!(
            "<p class=\"links\"><a href=\"/game/{id}/review.sgf\" download=\"game-{id}-review.sgf\">{download}</a></p>"
        )
    }
}

pub(super) fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
