//! The pages of the rule book: a title, a few sentences, a position or two, and an exercise.
//!
//! The positions are SGF files in `assets/rules`, with the marks that SGF has for diagrams. The claims of a page about
//! its positions are checked by the rules in `tests/bot/features/rulebook/lesson.rs`. The exercise of a page has its
//! name with `-try`; its answer is worked out by the rules.

use crate::features::rulebook::exercise::Exercise;
use crate::i18n::{Locale, Text, say};
use crate::kit::record::{Record, Situation};
use crate::puzzle;
use crate::puzzle::quiz::Question;
use crate::rules::{Color, FiveRules, PointSet, Rules, Variant};

/// A page about one rule.
pub(crate) struct Lesson {
    /// Its name in buttons and commands: stable.
    pub(crate) key: &'static str,
    pub(crate) title: fn() -> Text,
    /// Its text, in parts.
    texts: &'static [fn() -> Text],
    /// One to three, each shown from a line of the text on.
    pub(crate) pictures: &'static [Picture],
    /// Every page about a rule has one.
    pub(crate) exercise: Option<Exercise>,
}

/// A picture of a lesson.
pub(crate) struct Picture {
    pub(crate) record: Record,
    /// The line of the lesson's text, counted from 0 in every language, that speaks of it first.
    from: usize,
}

/// A part of a lesson that is shown at once.
pub(crate) struct Part {
    pub(crate) text: String,
    pub(crate) picture: &'static Record,
}

/// Maximum number of words in a part: on a phone it should fit above the picture and its buttons.
pub(crate) const MOST_WORDS: usize = 60;
/// Maximum number of characters in a part: 60 words of Polish or Russian are longer than those of English.
pub(crate) const MOST_CHARACTERS: usize = 330;

/// The record of that name.
macro_rules! record {
    ($($name:expr),*) => {
        Record {
            name: concat!($($name),*),
            sgf: include_str!(concat!("../../../../../assets/rules/", $($name,)* ".sgf")),
        }
    };
}

/// A lesson: its name, its title, its text, its pictures with the lines about them first, and the question of its
/// exercise.
macro_rules! lesson {
    ($key:literal, $title:expr, [$($text:expr),*], [$($picture:literal $(@ $from:literal)?),*]) => {
        lesson!(@ $key, $title, [$($text),*], [$($picture $(@ $from)?),*], None)
    };
    ($key:literal, $title:expr, [$($text:expr),*], [$($picture:literal $(@ $from:literal)?),*], $question:expr) => {
        lesson!(@ $key, $title, [$($text),*], [$($picture $(@ $from)?),*], Some(Exercise {
            record: record!($key, "-try"),
            question: $question,
        }))
    };
    (@ $key:literal, $title:expr, [$($text:expr),*], [$($picture:literal $(@ $from:literal)?),*], $exercise:expr) => {
        Lesson {
            key: $key,
            title: $title,
            texts: &[$($text),*],
            pictures: &[$(Picture { record: record!($picture), from: 0 $(+ $from)? }),*],
            exercise: $exercise,
        }
    };
}

/// The question which points are forbidden.
const FORBIDDEN: Question = Question::Rule(puzzle::Question::Forbidden);
/// The rules whose forbidden points a page is about.
const RENJU: Rules = Rules::Gomoku(FiveRules::Renju);
/// The question which stones are dead.
const DEAD: Question = Question::Rule(puzzle::Question::DeadChains);

/// The question about the point with the circle.
pub(crate) fn name(situation: &Situation) -> Question {
    let at = situation.marked("CR");
    Question::Name { at }
}

/// The question how many liberties the chain with the triangles has.
fn liberties(situation: &Situation) -> Question {
    let of = situation.marked("TR");
    Question::Rule(puzzle::Question::Liberties { of })
}

/// The question how the chain with the triangles gets two eyes.
fn eyes(situation: &Situation) -> Question {
    let of = situation.marked("TR");
    Question::Eyes { of }
}

/// The question which side has more territory and prisoners on the current board.
fn winner(situation: &Situation) -> Question {
    Question::Rule(puzzle::Question::Territory {
        dead: PointSet::EMPTY,
        komi: situation.komi,
    })
}

/// From the first stone to Strasbourg.
#[rustfmt::skip]
pub(crate) const PATH: &[Lesson] = {
    use say::{help as h, rules as r};
    &[
        lesson!("path", r::path_title, [r::path], ["atari-go"]),
        lesson!("board", r::board_title, [r::board], ["board"], name),
        lesson!("turns", r::turns_title, [r::turns], ["turns"], |_| Question::Turn),
        lesson!("liberties", h::liberties_title, [h::liberties], ["liberties"], liberties),
        lesson!("chains", r::chains_title, [r::chains], ["chains", "chains-2" @ 2, "chains-3" @ 3], |_| Question::Chains(Color::Black)),
        lesson!("capture", h::capture_title, [h::capture], ["capture", "capture-2" @ 3], |_| Question::Capture),
        lesson!("suicide", h::suicide_title, [h::suicide], ["suicide"], |_| FORBIDDEN),
        lesson!("atari-go", || say::terms::game(Variant::AtariGo.into()), [h::atari_go, r::atari_go], ["atari-go"], |_| Question::Win),
        lesson!("ko", h::ko_title, [h::ko], ["ko"], |_| Question::Capture),
        lesson!("passing", h::passing_title, [h::passing], ["passing"], |_| Question::Gain),
        lesson!("strasbourg", r::strasbourg_title, [r::strasbourg], ["strasbourg"], |_| Question::Rule(puzzle::Question::Stones)),
    ]
};

/// The whole game of Go.
#[rustfmt::skip]
pub(crate) const GO: &[Lesson] = {
    use say::{help as h, rules as r};
    &[
        lesson!("go", || say::terms::game(Variant::Go.into()), [h::go, r::go], ["go"], |_| FORBIDDEN),
        lesson!("life", h::life_title, [h::life], ["life", "life-2" @ 3], eyes),
        lesson!("death", r::death_title, [r::death], ["death", "death-2" @ 3], |_| DEAD),
        lesson!("seki", h::seki_title, [h::seki], ["seki"], |_| Question::Seki),
        lesson!("scoring", h::scoring_title, [h::scoring], ["scoring"], winner),
        lesson!("territory", r::territory_title, [r::territory], ["territory"], |_| Question::Points(Color::Black)),
        lesson!("filling", r::filling_title, [r::filling], ["filling", "filling-2" @ 2], |_| Question::Filled(Color::White)),
        lesson!("area", r::area_title, [r::area], ["area"], |_| Question::Points(Color::White)),
        lesson!("handicap", h::handicap_title, [h::handicap], ["handicap"], winner),
        lesson!("superko", h::superko_title, [h::superko], ["superko"], |_| FORBIDDEN),
    ]
};

/// Other games, and how to play here.
#[rustfmt::skip]
pub(crate) const MORE: &[Lesson] = {
    use say::{help as h, rules as r};
    &[
        lesson!("gomoku", || say::terms::game(Variant::Gomoku.into()), [h::gomoku, r::gomoku], ["gomoku"], |_| Question::Win),
        lesson!("renju", || say::terms::game((&RENJU).into()), [r::renju], ["renju"], |_| FORBIDDEN),
        lesson!("go-bang", || say::terms::game(Variant::GoBang.into()), [h::go_bang, r::go_bang], ["go-bang"], |_| Question::Win),
        lesson!("pairs", h::pairs_title, [h::pairs], ["pairs"], |_| Question::Capture),
        lesson!("pair-go", r::pair_go_title, [r::pair_go], ["pair-go"], |_| Question::Partner),
        lesson!("etiquette", r::etiquette_title, [r::etiquette], ["etiquette"], |_| DEAD),
        lesson!("tengen", r::tengen_title, [r::tengen], ["tengen"], name),
    ]
};

impl Lesson {
    /// Every lesson, in the order of learning.
    pub(crate) fn all() -> impl Iterator<Item = &'static Self> {
        [PATH, GO, MORE].into_iter().flatten()
    }

    /// The lesson called `key`, if there is one.
    pub(crate) fn from_key(key: &str) -> Option<&'static Self> {
        Self::all().find(|lesson| lesson.key == key)
    }

    /// Its parts in `locale`, in order: whole lines with one picture.
    pub(crate) fn parts(&self, locale: Locale) -> Vec<Part> {
        let texts: Vec<_> = self.texts.iter().map(|text| text().to(locale)).collect();
        let lines = texts.iter().flat_map(|text| text.lines());
        let lines = lines.filter(|line| !line.trim().is_empty());
        let mut parts: Vec<Part> = Vec::new();
        for (number, line) in lines.enumerate() {
            let mut shown = self.pictures.iter();
            let picture = &shown
                .rfind(|picture| picture.from <= number)
                .expect("a lesson has a picture from its first line on")
                .record;
            match parts.last_mut() {
                Some(last) if last.picture.name == picture.name && fits_below(&last.text, line) => {
                    last.text += "\n\n";
                    last.text += line;
                }
                _ => parts.push(Part {
                    text: line.to_owned(),
                    picture,
                }),
            }
        }
        parts
    }
}

/// Whether `line` still fits into a part with this `text`.
fn fits_below(text: &str, line: &str) -> bool {
    let words = |text: &str| text.split_whitespace().count();
    let characters = |text: &str| text.chars().count();
    words(text) + words(line) <= MOST_WORDS
        && characters(text) + characters(line) <= MOST_CHARACTERS
}
