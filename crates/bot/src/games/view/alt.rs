//! Alternative texts of pictures.

use crate::game::{EventKind, Game, Phase, Ruling};
use crate::games::view::diagram::tray;
use crate::games::view::{last, opening, result};
use crate::i18n::{Locale, Text, say};
pub(crate) use crate::port::within::length;
use crate::render::{Diagram, Mark, Tray};
use crate::rules::{Color, Point, PointSet, Position, Size};

/// Discord's limit for a picture's description.
const LONGEST_ALT: usize = 1024;

/// The alternative text of the picture `diagram` of `game`, at most 1024 characters: the state of the game, then all
/// marks and stones if they fit, else as many as do, and a remark that some are missing.
pub(crate) fn board(game: &Game, diagram: &Diagram, locale: Locale) -> String {
    Alt::of_game(game, diagram, locale).within(LONGEST_ALT)
}

/// As [`board`], after a sentence.
pub(crate) fn board_after(
    sentence: &str,
    game: &Game,
    diagram: &Diagram,
    locale: Locale,
) -> String {
    let mut alt = Alt::of_game(game, diagram, locale);
    alt.sentences.insert(0, sentence.to_owned());
    alt.within(LONGEST_ALT)
}

/// The alternative text of a part of a board, or of a board without a game, at most 1024 characters: some sentences
/// about it, then its marks and stones, as many as fit.
pub(crate) fn part(about: &[Text], diagram: &Diagram, locale: Locale) -> String {
    let extent = [extent(diagram)];
    let ko = diagram.marked_ko();
    let ko = ko.filter(|&point| diagram.visible_part().contains(point));
    let ko = ko.map(say::table::alt_ko);
    let sentences = about.iter().chain(&extent).chain(&ko);
    Alt {
        sentences: sentences.map(|text| text.to(locale)).collect(),
        lists: lists(diagram),
        partial: say::help::alt_partial(),
        locale,
    }
    .within(LONGEST_ALT)
}

/// Everything on the board of `game` in words, in at most `longest` characters.
pub fn complete(game: &Game, diagram: &Diagram, locale: Locale, longest: usize) -> String {
    Alt::of_game(game, diagram, locale).within(longest)
}

/// The state of `game` in sentences: that it is a copy, the last move, whose turn it is, captures, and the count.
pub(crate) fn state(game: &Game) -> Vec<Text> {
    let mut texts = Vec::new();
    // A screen-reader user who stops early must not take the copy for the game.
    if let Phase::Trial { trial, .. } = game.phase() {
        texts.push(say::count::alt_trial(trial.position().to_move()));
    }
    // Changes of seats contain mentions, which do not work in alternative texts.
    let names = |kind: &EventKind| {
        matches!(
            kind,
            EventKind::Consented { .. }
                | EventKind::Chose { .. }
                | EventKind::Ruled {
                    ruling: Ruling::Reseat { .. },
                    ..
                }
        )
    };
    let is_needed = last::who_declined(game).is_none() && !last::kind(game).is_some_and(names);
    let news = last::sentence(game).filter(|_| is_needed);
    texts.extend(news.map(|text| {
        if last::is_move(game) {
            say::table::alt_last(text)
        } else {
            text
        }
    }));
    texts.extend(match game.phase() {
        Phase::Trial { .. } => None,
        Phase::Counting { .. } => Some(say::table::alt_counting()),
        Phase::Finished(outcome) => Some(say::table::alt_ended(result::ending(outcome))),
        Phase::Closed(_) => Some(say::table::alt_over()),
        Phase::Offered { .. } | Phase::Playing => Some(match opening::task(game) {
            Some(task) => task,
            None => say::table::alt_turn(game.position().to_move()),
        }),
    });
    texts.extend(match tray(&game.terms().rules, game.in_play()) {
        Some(Tray::Stones(taken)) => Some(say::table::alt_prisoners(taken.black, taken.white)),
        Some(Tray::Pairs(taken)) => Some(say::table::alt_pairs(taken.black, taken.white)),
        None => None,
    });
    if let Some(score) = game.score() {
        if score.dead.is_empty() {
            texts.push(say::count::alt_no_dead());
        }
        let (total, komi) = (score.total, game.terms().komi);
        texts.push(say::count::alt_score(total.black, total.white, komi));
    }
    texts
}

/// `position` in sentences: the last move, whose turn it is, and captures if there are any.
pub(crate) fn position_sentences(position: &Position) -> Vec<Text> {
    let turn = say::table::alt_turn(position.to_move());
    let Some(last) = position.last() else {
        return vec![turn];
    };
    let mut texts = vec![say::table::alt_last(last::turn(last)), turn];
    let prisoners = position.prisoners();
    if (prisoners.black, prisoners.white) != (0, 0) {
        texts.push(say::table::alt_prisoners(prisoners.black, prisoners.white));
    }
    texts
}

/// The game, its board and its number.
pub(crate) fn title(game: &Game) -> Text {
    let terms = game.terms();
    let (columns, rows) = (terms.size.columns(), terms.size.rows());
    say::table::alt_board((&terms.rules).into(), columns, rows, game.id())
}

/// A description: sentences that are always there, and lists that are cut where there is no room.
struct Alt {
    sentences: Vec<String>,
    lists: Vec<List>,
    /// The remark if the lists do not name everything.
    partial: Text,
    locale: Locale,
}

impl Alt {
    fn of_game(game: &Game, diagram: &Diagram, locale: Locale) -> Self {
        let mut texts = state(game);
        texts.push(title(game));
        texts.extend(diagram.marked_ko().map(say::table::alt_ko));
        if !diagram.visible_part().is_whole() {
            texts.push(extent(diagram));
        }
        Self {
            sentences: texts.iter().map(|text| text.to(locale)).collect(),
            lists: lists(diagram),
            partial: say::table::alt_partial(),
            locale,
        }
    }

    /// The longest text that fits: each list names as many as any other, as far as it has them.
    fn within(&self, longest: usize) -> String {
        let most = self.lists.iter().map(|list| list.items.len()).max();
        let whole = self.with_items(most.unwrap_or(0), &self.lists, None);
        if length(&whole) <= longest {
            return whole;
        }
        // Stones say more than the territory around them.
        let is_stone = |list: &&List| !matches!(list.what, What::Territory(_));
        let lists: Vec<_> = self.lists.iter().filter(is_stone).cloned().collect();
        let naming = |most| self.with_items(most, &lists, Some(&self.partial));
        // Texts grow with the number of points that they name.
        let (mut enough, mut too_many) = (0, most.unwrap_or(0) + 1);
        while enough + 1 < too_many {
            let middle = usize::midpoint(enough, too_many);
            if length(&naming(middle)) <= longest {
                enough = middle
            } else {
                too_many = middle
            }
        }
        cut(naming(enough), longest)
    }

    /// The sentences, and at most `most` items of each list.
    fn with_items(&self, most: usize, lists: &[List], partial: Option<&Text>) -> String {
        let mut texts = self.sentences.clone();
        let lists = lists.iter().filter_map(|list| list.text(most));
        texts.extend(
            lists
                .chain(partial.cloned())
                .map(|text| text.to(self.locale)),
        );
        texts.join(" ")
    }
}

/// The beginning of `text` that certainly fits.
fn cut(text: String, longest: usize) -> String {
    let mut taken = 0;
    let fits = |c: &char| {
        taken += c.len_utf16();
        taken <= longest
    };
    text.chars().take_while(fits).collect()
}

/// Points with the same description.
#[derive(Clone)]
struct List {
    what: What,
    items: Vec<String>,
}

#[derive(Clone, Copy)]
enum What {
    Mark(Mark),
    Written,
    Line,
    Atari,
    Dead,
    Seki,
    Territory(Color),
    Stones(Color),
}

impl List {
    /// Names at most `most` of the points; nothing if there is none to name.
    fn text(&self, most: usize) -> Option<Text> {
        let items = &self.items[..most.min(self.items.len())];
        if items.is_empty() {
            return None;
        }
        let points = items.join(" ");
        Some(match self.what {
            What::Mark(Mark::Cross) => say::help::alt_cross(points),
            What::Mark(Mark::Circle) => say::help::alt_circle(points),
            What::Mark(Mark::Triangle) => say::help::alt_triangle(points),
            What::Mark(Mark::Square) => say::help::alt_square(points),
            What::Written => say::help::alt_written(items.join(", ")),
            What::Line => say::table::alt_line(points),
            What::Atari => say::table::alt_atari(points),
            What::Dead => say::count::alt_dead(points),
            What::Seki => say::count::alt_seki(points),
            What::Territory(color) => say::help::alt_territory(color, points),
            What::Stones(color) => say::table::alt_stones(color, points),
        })
    }
}

/// The contents of `diagram`, stones last, because they are the most.
fn lists(diagram: &Diagram) -> Vec<List> {
    let marks = [Mark::Cross, Mark::Circle, Mark::Triangle, Mark::Square];
    let mut lists: Vec<_> = marks
        .into_iter()
        .map(|mark| list(What::Mark(mark), diagram, diagram.points_with(mark)))
        .collect();
    let written = diagram
        .texts()
        .map(|(point, text)| format!("{point} {text}"));
    lists.push(List {
        what: What::Written,
        items: written.collect(),
    });
    lists.push(list(What::Line, diagram, diagram.marked_line()));
    lists.push(list(What::Atari, diagram, diagram.marked_atari()));
    lists.push(list(What::Dead, diagram, diagram.dead_stones()));
    lists.push(list(What::Seki, diagram, diagram.marked_seki()));
    for color in Color::ALL {
        let territory = diagram.marked_territory(color);
        lists.push(list(What::Territory(color), diagram, territory));
    }
    for color in Color::ALL {
        let stones = diagram.reading_order(color);
        lists.push(List {
            what: What::Stones(color),
            items: stones.iter().map(Point::to_string).collect(),
        });
    }
    lists
}

fn list(what: What, diagram: &Diagram, points: PointSet) -> List {
    let shown = points
        .iter()
        .filter(|&point| diagram.visible_part().contains(point));
    List {
        what,
        items: shown.map(|point| point.to_string()).collect(),
    }
}

/// The board's size, and the part that is shown.
fn extent(diagram: &Diagram) -> Text {
    let crop = diagram.visible_part();
    let corner =
        |column: &u8, row: &u8| Point::new(*column, *row).expect("what is shown lies on the board");
    let size: Size = diagram.size();
    say::help::alt_part(
        size.columns(),
        size.rows(),
        corner(crop.columns().start(), crop.rows().start()),
        corner(crop.columns().end(), crop.rows().end()),
    )
}
