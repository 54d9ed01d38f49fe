//! A review as its page shows it: a board at any place of the game and of variations, the engine's view, and members'
//! notes; and all of it as a record.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::engine::review::{Judge, Mistake, Review};
use crate::features::review::chart;
use crate::features::review::note::{Written, readable};
use crate::features::review::refusal::{ReviewRefusal, check};
use crate::features::review::view::{mark_better, mistake_texts};
use crate::features::review::words::{Reviewed, judgement};
use crate::features::review::{read, words};
use crate::game::{ClubId, Game, Marks, Note, NoteMark, PlayerId, Spot, SpotError};
use crate::games::view::alt;
use crate::games::view::diagram::position_diagram;
use crate::i18n::{Locale, Text, say};
use crate::kit::failure::Failure;
use crate::kit::parse::line::line_text;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::people::profile;
use crate::record::{Annotation, write_annotated};
use crate::render::{Chart, Diagram, Mark};
use crate::rules::{Color, Move, Point, Position};

/// The author of the own engine's words in a record.
const OWN: &str = "tengen";

/// A finished game with everything that its reader may know of it.
pub struct Study {
    pub game: Game,
    review: Option<Review>,
    pub notes: Vec<Written>,
}

/// A board of a review.
pub struct Looked {
    pub diagram: Box<Diagram>,
    /// Sentences about it, the move first.
    pub told: Vec<Text>,
    /// The picture in words.
    pub alt: String,
}

/// The review of `game` for `reader`.
///
/// # Errors
///
/// A refusal while the game is in progress; else the failed read.
pub async fn open(
    services: &Services,
    game: Game,
    reader: Option<PlayerId>,
) -> Result<Study, Failure> {
    check(&game)?;
    let review = read::stored_review(services, &game).await?;
    let notes = readable(services, &game, reader).await?;
    Ok(Study {
        game,
        review,
        notes,
    })
}

/// The reason why there is no such place, in words.
pub fn no_place(game: &Game, error: SpotError) -> Text {
    ReviewRefusal::NoSpot(error, game.terms().size).text()
}

impl Study {
    /// A stamp that changes with everything that all readers see of the review.
    pub fn stamp(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.game.revision().get().hash(&mut hasher);
        self.review.is_some().hash(&mut hasher);
        for written in self.notes.iter().filter(|one| one.note.is_public()) {
            (written.author.get(), written.note.at.as_millis()).hash(&mut hasher);
        }
        format!("{:x}", hasher.finish())
    }

    /// Whether the engine has read the game.
    pub fn is_read(&self) -> bool {
        self.review.is_some()
    }

    /// The notes at `spot`, the oldest first.
    pub fn at<'a>(&'a self, spot: &'a Spot) -> impl Iterator<Item = &'a Written> {
        self.notes.iter().filter(move |one| one.note.spot == *spot)
    }

    /// The moves by which noted variations go on from `spot`, each with the number of notes on it.
    pub fn branches(&self, spot: &Spot) -> Vec<(Move, usize)> {
        let mut branches: Vec<(Move, usize)> = Vec::new();
        let next = self.notes.iter();
        for mv in next.filter_map(|one| spot.next_towards(&one.note.spot)) {
            match branches.iter_mut().find(|(other, _)| *other == mv) {
                Some((_, count)) => *count += 1,
                None => branches.push((mv, 1)),
            }
        }
        branches
    }

    /// The board at `spot`, whose position is `position`, with `marks`; with those of its notes if there are none.
    pub fn look(&self, spot: &Spot, position: &Position, marks: &Marks, style: Style) -> Looked {
        let game = &self.game;
        let mut told = self.describe(spot, position, style);
        let mut diagram =
            position_diagram(&game.terms().rules, position).numbers(numbers(spot, position));
        let number = usize::from(spot.after());
        if spot.variation().is_empty()
            && let Some(review) = &self.review
        {
            let value = review.readings[number].value;
            told.push(words::standing(review.measure, value));
            let is_here = |one: &&Mistake| usize::from(one.number) == number;
            if let Some(mistake) = review.mistakes.iter().find(is_here) {
                let before = game.positions().nth(number - 1);
                let before = before.unwrap_or_else(|| position.clone());
                let reviewed = Reviewed::of(game, review);
                told.extend(mistake_texts(reviewed, mistake, [&before, position]));
                diagram = mark_better(diagram, mistake);
            }
        }
        let noted = self.at(spot).map(|one| &one.note.marks);
        let shown: Vec<_> = if marks.is_empty() {
            noted.flat_map(Marks::iter).collect()
        } else {
            marks.iter().collect()
        };
        let diagram = add_marks(diagram, &shown);
        let mut words = told.clone();
        words.extend(alt::position_sentences(position));
        Looked {
            alt: alt::part(&words, &diagram, style.locale),
            diagram: Box::new(diagram),
            told,
        }
    }

    /// The move, or the variation, that leads to `spot`.
    fn describe(&self, spot: &Spot, position: &Position, style: Style) -> Vec<Text> {
        let number = usize::from(spot.after());
        let moves = self.game.moves();
        let mut told = vec![say::table::after_move(number, moves.len())];
        if !spot.variation().is_empty() {
            let line = line_text(spot.variation(), style.locale);
            told.push(say::note::variation(line));
        } else if let Some((color, mv)) = number.checked_sub(1).and_then(|last| moves.get(last)) {
            told.push(words::move_text(number, *color, *mv));
        }
        if spot.variation().is_empty() && number == moves.len() {
            return told;
        }
        told.push(say::table::alt_turn(position.to_move()));
        told
    }

    /// The biggest mistakes, each with the number of its move and its side.
    pub fn mistakes(&self) -> Vec<(u16, Color, Text)> {
        let Some(review) = &self.review else {
            return Vec::new();
        };
        let mistakes = review.mistakes.iter().filter_map(|mistake| {
            let (color, _) = *self.game.moves().get(usize::from(mistake.number) - 1)?;
            let better = words::better(Reviewed::of(&self.game, review), mistake)?;
            Some((mistake.number, color, better))
        });
        mistakes.collect()
    }

    /// The graph of the lead, with its author and its reliability in words.
    pub fn graph(&self) -> Option<(Chart, Vec<Text>)> {
        let review = self.review.as_ref()?;
        let chart = chart::chart(self.game.moves(), review);
        Some((chart, judgement(Reviewed::of(&self.game, review))))
    }

    /// The record with variations, comments, marks and the engine's view, for readers in `club`.
    pub async fn record(
        &self,
        services: &Services,
        club: Option<ClubId>,
        locale: Locale,
    ) -> String {
        let names = profile::names(services, &self.game, club).await;
        let mut annotations = self.engine_words(locale);
        for Written { author, note } in &self.notes {
            let name = profile::name(services, *author, club).await;
            annotations.push(Annotation {
                spot: note.spot.clone(),
                comment: comment(&name, note, locale),
                marks: note.marks.clone(),
            });
        }
        write_annotated(&self.game, &names, &annotations)
    }

    fn engine_words(&self, locale: Locale) -> Vec<Annotation> {
        let Some(review) = &self.review else {
            return Vec::new();
        };
        let positions: Vec<_> = self.game.positions().collect();
        let author = match &review.judge {
            Judge::External(engine) => engine,
            Judge::Own | Judge::InsteadOf(_) => OWN,
        };
        let annotations = review.mistakes.iter().filter_map(|mistake| {
            let number = usize::from(mistake.number);
            let around = [positions.get(number - 1)?, positions.get(number)?];
            let value = review.readings.get(number)?.value;
            let mut texts = vec![words::standing(review.measure, value)];
            texts.extend(mistake_texts(
                Reviewed::of(&self.game, review),
                mistake,
                around,
            ));
            let texts: Vec<_> = texts.iter().map(|text| text.to(locale)).collect();
            Some(Annotation {
                spot: Spot::from_parts(mistake.number, Vec::new())?,
                comment: format!("{author}: {}", texts.join(" ")),
                marks: Marks::default(),
            })
        });
        annotations.collect()
    }
}

/// A note as a comment in a record.
fn comment(name: &str, note: &Note, locale: Locale) -> String {
    let text = note.text.as_str();
    if text.is_empty() {
        String::new()
    } else if note.is_public() {
        format!("{name}: {text}")
    } else {
        let private = say::note::private().to(locale);
        format!("{name} ({private}): {text}")
    }
}

/// The numbers of those stones of the variation that are still there.
fn numbers(spot: &Spot, position: &Position) -> BTreeMap<Point, u16> {
    let numbered = (1..).zip(spot.variation());
    let stones = numbered.filter_map(|(number, mv)| match mv {
        Move::Play(point) if !position.board().is_empty(*point) => Some((*point, number)),
        Move::Play(_) | Move::Pass => None,
    });
    stones.collect()
}

fn add_marks(diagram: Diagram, marks: &[(Point, NoteMark)]) -> Diagram {
    let with = |shape: NoteMark| {
        let marks = marks.iter().filter(move |(_, mark)| *mark == shape);
        marks.map(|(point, _)| *point).collect::<Vec<_>>()
    };
    let letters: Vec<_> = marks
        .iter()
        .filter_map(|(point, mark)| match mark {
            NoteMark::Letter(letter) => Some((*point, letter.to_string())),
            NoteMark::Triangle | NoteMark::Square => None,
        })
        .collect();
    diagram
        .mark(Mark::Triangle, with(NoteMark::Triangle))
        .mark(Mark::Square, with(NoteMark::Square))
        .letters(
            letters
                .iter()
                .map(|(point, letter)| (*point, letter.as_str())),
        )
}
