//! Why a move was refused: the rule by name, why it applies here, and pictures.

use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page_button::PageButton;
use crate::features::rulebook::topic::Topic;
use crate::game::{Game, Phase};
use crate::games::view::{alt, scene};
use crate::i18n::{Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::draft::Draft;
use crate::kit::failure::Refused;
use crate::kit::style::{Files, Style};
use crate::port::message::{Button, Look, Message, Row};
use crate::render::{Crop, Diagram, Mark};
use crate::rules::{Color, Explanation, FiveRules, Move, Point, PointSet, Rules};

/// Larger boards are shown in part.
const WHOLE: u8 = 9;

/// A picture of a few stones, and a word that makes its file name unique within the message.
struct Part {
    name: &'static str,
    diagram: Diagram,
    /// Text about it, before its stones.
    about: Vec<Text>,
}

/// The explanation of an illegal move, for the player who tried it.
pub(crate) fn draft(refused: &Refused, style: Style) -> Draft {
    let game = &refused.game;
    let rules = &game.terms().rules;
    let explanation = match game.phase() {
        Phase::Trial { trial, .. } => trial.explain(rules, refused.mv),
        _ => rules.explain(game.in_play(), refused.mv),
    };
    let headline = match explanation {
        Some(
            Explanation::Ko {
                retake, taken_by, ..
            }
            | Explanation::KoInTrial { retake, taken_by },
        ) => say::refusal::ko_of(retake, taken_by),
        _ => refused.text(),
    };
    let mut message = Message::text(style.say(&headline));
    let Some(explanation) = explanation else {
        return message.into();
    };
    if let Some(why) = why(game, &explanation) {
        message.content += &format!("\n{}", style.say(&why));
    }
    let shown = match style.files {
        Files::Allowed => pictures(game, &explanation),
        Files::Forbidden => Vec::new(),
    };
    if shown.len() > 1 {
        let earlier = style.say(&say::refusal::earlier_picture());
        message.content += &format!(" {earlier}");
    }
    message
        .rows
        .extend(topic(game, &explanation).map(|topic| page_button(topic, style)));
    let shown = shown.into_iter().map(|part| {
        let name = format!("tengen-{}-{}-{}.png", game.id(), game.revision(), part.name);
        scene::small(name, &part.about, &part.diagram, style)
    });
    Draft {
        message,
        pictures: shown.collect(),
    }
}

/// The button that leads to the page about a rule.
fn page_button(topic: Topic, style: Style) -> Row {
    let label = say::refusal::button_read(topic.title());
    Row::Buttons(vec![Button {
        label: style.say(&label).chars().take(80).collect(),
        custom_id: PageButton(topic.key())
            .write()
            .expect("a topic's name is short"),
        look: Look::Secondary,
    }])
}

/// The page about the rule that forbids the move.
fn topic(game: &Game, explanation: &Explanation) -> Option<Topic> {
    let lesson = |key| Lesson::from_key(key).map(Topic::Lesson);
    match explanation {
        Explanation::Ko { .. } | Explanation::KoInTrial { .. } => lesson("ko"),
        Explanation::Superko { .. } => lesson("superko"),
        Explanation::Suicide { .. } => lesson("suicide"),
        Explanation::Forbidden { .. } => lesson("renju"),
        Explanation::PassForbidden => lesson("passing"),
        Explanation::Occupied { .. } => match game.terms().rules {
            Rules::Gomoku(FiveRules::Renju) => lesson("renju"),
            rules => lesson(rules.variant().name()),
        },
        Explanation::OffBoard { .. } => lesson("board"),
        Explanation::GameOver => None,
    }
}

/// Why the rule applies here; none if its name says enough.
fn why(game: &Game, explanation: &Explanation) -> Option<Text> {
    use say::refusal as no;
    let to_move = game.in_play().to_move();
    match *explanation {
        Explanation::Ko {
            retake, taken_by, ..
        } => Some(no::why_ko(!to_move, taken_by, retake)),
        Explanation::KoInTrial { retake, .. } => Some(no::why_ko_in_trial(retake)),
        // Usually it is an ordinary ko, which is easier to explain by its stones.
        Explanation::Superko { point, .. } => match game.in_play().last().map(|turn| turn.mv) {
            Some(Move::Play(taker)) if game.in_play().ko() == Some(point) => {
                Some(no::why_ko(!to_move, taker, point))
            }
            _ => Some(no::why_superko()),
        },
        Explanation::Suicide { chain, enemies, .. } if chain.is_empty() => {
            Some(no::why_suicide_alone(!to_move, enemies))
        }
        Explanation::Suicide { point, chain, .. } => Some(no::why_suicide_chain(point, chain)),
        Explanation::Forbidden {
            point,
            rows: [first, second],
            ..
        } => {
            let [first, second] = [first, second].map(|row| row.difference(set([point])));
            Some(if second.is_empty() {
                no::why_overline(point, first)
            } else {
                no::why_rows(point, first, second)
            })
        }
        Explanation::Occupied { color, .. } => Some(no::why_occupied(color)),
        Explanation::OffBoard { .. } | Explanation::PassForbidden | Explanation::GameOver => None,
    }
}

fn pictures(game: &Game, explanation: &Explanation) -> Vec<Part> {
    let now = Diagram::of(game.in_play());
    let standing = || alt::state(game);
    match *explanation {
        Explanation::Ko {
            retake, taken_by, ..
        }
        | Explanation::KoInTrial { retake, taken_by } => {
            let diagram = now
                .mark(Mark::Cross, [retake])
                .mark(Mark::Circle, [taken_by]);
            vec![picture("ko", diagram, set([retake, taken_by]), standing())]
        }
        Explanation::Superko {
            point,
            earlier,
            changed,
            ..
        } => {
            let before = Diagram::new(game.terms().size)
                .stones(Color::Black, earlier.black.iter())
                .stones(Color::White, earlier.white.iter())
                .mark(Mark::Square, changed.iter());
            let about = changed.union(set([point]));
            vec![
                picture("superko", now.mark(Mark::Cross, [point]), about, standing()),
                // Nobody is to move there any more.
                picture("earlier", before, about, Vec::new()),
            ]
        }
        Explanation::Suicide {
            point,
            chain,
            enemies,
        } => {
            let diagram = now
                .last_move(None)
                .mark(Mark::Triangle, chain.iter())
                .mark(Mark::Cross, [point]);
            let about = chain.union(enemies).union(set([point]));
            vec![picture("suicide", diagram, about, standing())]
        }
        Explanation::Forbidden { point, rows, .. } => {
            vec![forbidding_rows(now, point, rows, standing())]
        }
        Explanation::Occupied { .. }
        | Explanation::OffBoard { .. }
        | Explanation::PassForbidden
        | Explanation::GameOver => Vec::new(),
    }
}

/// The rows that forbid Black the `point`: a stone in both has the mark of the first.
fn forbidding_rows(now: Diagram, point: Point, rows: [PointSet; 2], about: Vec<Text>) -> Part {
    let [first, second] = rows.map(|row| row.difference(set([point])));
    let diagram = now
        .last_move(None)
        .mark(Mark::Triangle, first.iter())
        .mark(Mark::Square, second.difference(first).iter())
        .mark(Mark::Cross, [point]);
    let shown = first.union(second).union(set([point]));
    picture("renju", diagram, shown, about)
}

fn set(points: impl IntoIterator<Item = Point>) -> PointSet {
    points.into_iter().collect()
}

/// The neighbourhood of `points` in `diagram`; small boards are shown whole.
fn picture(name: &'static str, diagram: Diagram, points: PointSet, about: Vec<Text>) -> Part {
    let size = diagram.size();
    let diagram = if size.columns().max(size.rows()) > WHOLE {
        diagram.crop(Crop::around(size, points, 2))
    } else {
        diagram
    };
    Part {
        name,
        diagram,
        about,
    }
}
