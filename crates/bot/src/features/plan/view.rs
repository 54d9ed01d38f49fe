//! A plan as its owner sees it: an indented list, and a picture of one line.

use std::collections::BTreeMap;

use crate::features::plan::picker::custom_id::{LineButton, PlanPickerPress};
use crate::game::plan::positions;
use crate::game::{Game, Plan};
use crate::games::view::buttons::button;
use crate::games::view::diagram::tray;
use crate::games::view::{alt, shown_state};
use crate::i18n::{Locale, Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::parse::line;
use crate::kit::style::Style;
use crate::kit::verb::{GameButton, Verb};
use crate::port::message::{Button, Card, Entry, Look, Menu, Message, Row, Selection};
use crate::render::Diagram;
use crate::rules::{Move, Point, Position};

/// Maximum length of the list, in characters: Discord takes 4096 on a card.
const LONGEST_LIST: usize = 3900;
/// Discord's limits for the entries of a menu, and for the characters of an entry.
const MOST_ENTRIES: usize = 25;
const LONGEST_LABEL: usize = 100;

/// The message that shows `plan` for `game` below `remarks`, with a picture of `line`.
pub(crate) fn plan_message(
    game: &Game,
    plan: &Plan,
    line: &[Move],
    remarks: &[Text],
    style: Style,
) -> Draft {
    let mut lines: Vec<_> = remarks.iter().map(|text| style.say(text)).collect();
    let mut message = Message {
        rows: rows(game, plan, style.locale),
        ..Message::default()
    };
    if plan.is_empty() {
        lines.push(style.say(&say::plan::nothing(game.id())));
        message.content = lines.join("\n");
        return message.into();
    }
    message.content = lines.join("\n");
    message.card = Some(Card {
        title: style.say(&say::plan::heading(game.id())).into(),
        body: format!(
            "{}\n```\n{}\n```",
            style.say(&say::plan::legend()),
            list(plan, style.locale)
        )
        .into(),
        fields: Vec::new(),
    });
    Draft {
        pictures: picture_of(game, line, style).into_iter().collect(),
        message,
    }
}

/// A small picture of `line`, its moves numbered from 1.
fn picture_of(game: &Game, line: &[Move], style: Style) -> Option<Picture> {
    let position = positions(game, line)
        .ok()
        .and_then(|mut after| after.pop())?;
    let diagram = diagram(game, line, &position);
    Some(picture(game, line, diagram, style))
}

/// The board after `line`, which is `position`, with its moves numbered from 1.
pub(crate) fn diagram(game: &Game, line: &[Move], position: &Position) -> Diagram {
    let mut diagram = Diagram::of(position);
    if let Some(tray) = tray(&game.terms().rules, position) {
        diagram = diagram.tray(tray);
    }
    let mut numbers: BTreeMap<Point, u16> = BTreeMap::new();
    for (mv, number) in line.iter().zip(1..) {
        if let Move::Play(point) = mv
            && !position.board().is_empty(*point)
        {
            numbers.insert(*point, number);
        }
    }
    diagram.numbers(numbers)
}

/// The picture of `line` as `diagram` has it; without a move there is nothing to say about the line.
pub(crate) fn picture(game: &Game, line: &[Move], diagram: Diagram, style: Style) -> Picture {
    let text = (!line.is_empty()).then(|| say::plan::picture(line::line_text(line, style.locale)));
    let said = text
        .as_ref()
        .map_or_else(String::new, |text| style.say(text));
    let board = draft::board_text(&diagram);
    Picture {
        name: format!("tengen-{}-{}-plan.png", game.id(), game.revision()),
        size: Size::Small,
        otherwise: Otherwise::Content(format!("\n{said}{board}")),
        alt: alt::part(text.as_slice(), &diagram, style.locale),
        drawing: Drawing::Board(Box::new(diagram)),
    }
}

/// The steps, a line each, indented below the step that they follow.
fn list(plan: &Plan, locale: Locale) -> String {
    let mut list = String::new();
    for step in plan.steps() {
        let pair = arrow([step.theirs, step.answer], locale);
        let line = format!("{}{pair}\n", "  ".repeat(step.depth));
        if alt::length(&list) + alt::length(&line) > LONGEST_LIST {
            return list + "…";
        }
        list += &line;
    }
    list.trim_end().to_owned()
}

pub(crate) fn arrow([theirs, answer]: [Move; 2], locale: Locale) -> String {
    let [theirs, answer] = [theirs, answer].map(|mv| line::line_text(&[mv], locale));
    format!("{theirs} → {answer}")
}

/// Actions on the plan: another line, or removing one.
fn rows(game: &Game, plan: &Plan, locale: Locale) -> Vec<Row> {
    let press = |label: &Text, verb, look| button(label, verb, shown_state(game), look, locale);
    let add = Button {
        label: say::plan::button_add().to(locale),
        custom_id: LineButton(PlanPickerPress::Next, Vec::new(), shown_state(game))
            .write()
            .expect("two words and two numbers are short"),
        look: Look::Primary,
    };
    if plan.is_empty() {
        return vec![Row::Buttons(vec![add])];
    }
    let clear = press(&say::plan::button_clear(), Verb::PlanClear, Look::Danger);
    // Removing a step removes those after it: if not all fit, these are shown.
    let mut steps: Vec<usize> = (0..plan.steps().len()).collect();
    steps.sort_by_key(|&index| plan.steps()[index].depth);
    steps.truncate(MOST_ENTRIES);
    steps.sort_unstable();
    let entries = steps.into_iter().map(|index| {
        let moves = plan.line(index);
        Entry {
            label: label(&moves, locale),
            value: line::compact(&moves),
            description: None,
            is_chosen: false,
        }
    });
    let menu = Menu {
        custom_id: GameButton(Verb::PlanDrop, shown_state(game)).write(),
        placeholder: say::plan::drop_placeholder().to(locale),
        entries: entries.collect(),
        selection: Selection::One,
    };
    vec![Row::Buttons(vec![add, clear]), Row::Menu(menu)]
}

/// The line, or only its end if it is too long.
fn label(moves: &[Move], locale: Locale) -> String {
    let pairs = moves.chunks_exact(2);
    let pairs = pairs.map(|pair| arrow([pair[0], pair[1]], locale));
    let label = pairs.collect::<Vec<_>>().join(" · ");
    match label.chars().count().checked_sub(LONGEST_LABEL) {
        None | Some(0) => label,
        Some(beyond) => format!("…{}", label.chars().skip(beyond + 1).collect::<String>()),
    }
}
