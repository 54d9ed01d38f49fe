//! Boards as text: drawn with characters, by rows and by chains.

use crate::game::Game;
use crate::games::view::diagram::diagram;
use crate::games::view::{alt, heading, words};
use crate::i18n::{Locale, Text, say};
use crate::kit::style::{Files, Style};
use crate::port::message::{Card, Message};
use crate::port::within::length;
use crate::render::text::{self, Content, Row, Run};
use crate::render::{Diagram, Theme};
use crate::rules::{Chain, PointSet, Variant};

/// The most characters above a card.
const LONGEST_CONTENT: usize = 2000;
/// The most characters on a card.
const LONGEST_CARD: usize = 4096;

/// The form of a board as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextView {
    /// Drawn with characters of one width, and each stone in words.
    Drawn,
    /// In words, row by row from the top.
    Rows,
    /// In words, chain by chain with their liberties, those in atari first.
    Chains,
}

/// The board of `game` as text for readers of `locale`.
pub(crate) fn text_message(game: &Game, view: TextView, locale: Locale) -> Message {
    let diagram = diagram(game);
    match view {
        TextView::Drawn => drawn_message(game, &diagram, locale),
        TextView::Rows => in_words(game, rows(&diagram, locale), locale),
        TextView::Chains if has_chains(game) => in_words(game, chains(&diagram, locale), locale),
        TextView::Chains => {
            let mut lines = vec![say::table::no_chains((&game.terms().rules).into()).to(locale)];
            lines.extend(rows(&diagram, locale));
            in_words(game, lines, locale)
        }
    }
}

/// Whether stones form chains in `game`: in games of five in a row they don't.
fn has_chains(game: &Game) -> bool {
    match game.terms().rules.variant() {
        Variant::Go | Variant::AtariGo => true,
        Variant::Gomoku | Variant::GoBang => false,
    }
}

fn drawn_message(game: &Game, diagram: &Diagram, locale: Locale) -> Message {
    let style = Style {
        locale,
        files: Files::Forbidden,
        theme: Theme::default(),
        club: None,
    };
    Message {
        content: format!(
            "{}\n```\n{}\n```",
            heading(game, style),
            text::board(diagram).trim_end()
        ),
        card: Some(Card {
            title: say::terms::game((&game.terms().rules).into())
                .to(locale)
                .into(),
            body: alt::complete(game, diagram, locale, LONGEST_CARD).into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }
}

/// The state of the game, and below it the board, a line for each row or chain.
///
/// Text that does not fit on the card goes above it. If there is still more, the card says so.
fn in_words(game: &Game, lines: Vec<String>, locale: Locale) -> Message {
    let mut above: Vec<_> = alt::state(game)
        .iter()
        .map(|text| text.to(locale))
        .collect();
    above.extend(players(game).map(|text| text.to(locale)));
    let ko = game.in_play().ko();
    above.extend(ko.map(|point| say::table::alt_ko(point).to(locale)));
    let mut content = above.join("\n");
    let mut rest = &lines[..];
    let needed = |lines: &[String]| lines.iter().map(|line| length(line) + 1).sum::<usize>();
    while let Some((line, others)) = rest.split_first()
        && needed(rest) > LONGEST_CARD
        && length(&content) + 1 + length(line) <= LONGEST_CONTENT
    {
        content += "\n";
        content += line;
        rest = others;
    }
    let body = if needed(rest) <= LONGEST_CARD {
        rest.join("\n")
    } else {
        beginning(rest, &say::table::words_partial().to(locale))
    };
    Message {
        content,
        card: Some(Card {
            title: alt::title(game).to(locale).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }
}

/// The first of `lines` that fit on a card, with `partial` below them.
fn beginning(lines: &[String], partial: &str) -> String {
    let mut body = String::new();
    for line in lines {
        if length(&body) + length(line) + 1 + length(partial) > LONGEST_CARD {
            break;
        }
        body += line;
        body += "\n";
    }
    body + partial
}

/// The players and their colours.
fn players(game: &Game) -> Option<Text> {
    let seats = game.seats()?;
    Some(say::table::players(
        words::seat(seats.black),
        words::seat(seats.white),
    ))
}

/// The rows from the top; empty ones that follow each other in one line.
fn rows(diagram: &Diagram, locale: Locale) -> Vec<String> {
    let mut lines = Vec::new();
    let rows: Vec<Row> = text::rows(diagram).collect();
    for group in rows.chunk_by(|one, other| one.runs.is_empty() && other.runs.is_empty()) {
        let (first, last) = (&group[0], &group[group.len() - 1]);
        lines.push(if !first.runs.is_empty() {
            let runs = first.runs.iter().map(|run| run_text(run).to(locale));
            say::table::row(first.number, runs.collect::<Vec<_>>().join(", "))
        } else if group.len() == rows.len() {
            say::table::board_empty()
        } else if group.len() == 1 {
            say::table::row_empty(first.number)
        } else {
            say::table::rows_empty(first.number, last.number)
        });
    }
    let seki = diagram.marked_seki();
    if !seki.is_empty() {
        lines.push(say::count::alt_seki(names(seki)));
    }
    lines.iter().map(|line| line.to(locale)).collect()
}

fn run_text(run: &Run) -> Text {
    let points = if run.from == run.to {
        say::table::run_point(run.from)
    } else {
        say::table::run_points(run.from, run.to)
    };
    match run.content {
        Content::Stone(color) => say::table::run_stones(color, points),
        Content::Dead(color) => say::table::run_dead(color, points),
        Content::Territory(color) => say::table::run_territory(color, points),
    }
}

/// The chains, those in atari first.
fn chains(diagram: &Diagram, locale: Locale) -> Vec<String> {
    let chains = text::chains(diagram);
    if chains.is_empty() {
        return vec![say::table::board_empty().to(locale)];
    }
    let lines = chains.iter().map(|chain| chain_text(diagram, chain));
    lines.map(|line| line.to(locale)).collect()
}

fn chain_text(diagram: &Diagram, chain: &Chain) -> Text {
    let Chain {
        color,
        stones,
        liberties,
    } = *chain;
    let (points, count) = (names(stones), stones.len());
    let mut free = liberties.iter();
    match (free.next(), liberties.len()) {
        _ if !stones.intersection(diagram.dead_stones()).is_empty() => {
            say::table::chain_dead(color, points, count)
        }
        (Some(liberty), 1) => say::table::chain_atari(color, points, count, liberty),
        (_, liberties) => say::table::chain(color, points, count, liberties),
    }
}

/// Points as one reads a board, with commas.
fn names(points: PointSet) -> String {
    let mut points: Vec<_> = points.iter().collect();
    points.sort_by_key(|point| (std::cmp::Reverse(point.row()), point.column()));
    let names: Vec<_> = points.iter().map(ToString::to_string).collect();
    names.join(", ")
}

impl TextView {
    /// Every way to describe a board.
    pub(crate) const ALL: [Self; 3] = [Self::Drawn, Self::Rows, Self::Chains];

    /// Its name in commands.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Drawn => "text",
            Self::Rows => "rows",
            Self::Chains => "chains",
        }
    }
}
