//! From XML to a tournament.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

use roxmltree::{Document, Node};

use super::{FORFEIT, RESULTS, ROUNDS, parameters};
use crate::event::{Bye, EventError, Game, Index, Outcome, Tournament};
use crate::file::{Header, Person, TournamentFile, key};
use crate::player::{MAX_RATING, Player, PlayerId, Rounds};
use crate::points::Points;
use crate::rank::Rank;

/// Why a text is not a file of OpenGotha.
#[derive(Debug, thiserror::Error)]
pub enum GothaError {
    /// Not XML.
    #[error("not XML: {0}")]
    Xml(#[from] roxmltree::Error),
    /// A file of another program.
    #[error("this is MacMahon's own XML, not OpenGotha's")]
    MacMahon,
    /// An element with more than [`MOST_ATTRIBUTES`] attributes.
    #[error("an element has more than {MOST_ATTRIBUTES} attributes")]
    TooManyAttributes,
    /// A missing element.
    #[error("there is no {0}")]
    NoElement(&'static str),
    /// A missing attribute.
    #[error("{element} has no {attribute}")]
    NoAttribute {
        /// The element.
        element: String,
        /// The attribute.
        attribute: &'static str,
    },
    /// An invalid attribute.
    #[error("{element} has {attribute}=\"{}\"", quote(value))]
    Attribute {
        /// The element.
        element: String,
        /// The attribute.
        attribute: &'static str,
        /// Its value.
        value: String,
    },
    /// A game or a bye refers to a missing player.
    #[error("there is no player {0}")]
    NoPlayer(String),
    /// Its parts do not make a tournament.
    #[error(transparent)]
    Event(#[from] EventError),
}

/// Parses `text`.
pub(super) fn file(text: &str) -> Result<TournamentFile, GothaError> {
    check_attributes(text)?;
    let document = Document::parse(text)?;
    let root = Element(document.root_element());
    if root.text(MACMAHON).is_some() {
        return Err(GothaError::MacMahon);
    }
    let mut entries = root
        .all("Players", "Player")
        .map(|element| Ok((person(&element)?, element)))
        .collect::<Result<Vec<_>, GothaError>>()?;
    entries.sort_by_cached_key(|(person, _)| person.key());
    let players = entries
        .iter()
        .map(|(person, element)| player(person, element))
        .collect::<Result<_, _>>()?;
    let keys = entries.iter().enumerate();
    let keys = Keys(keys.map(|(at, (person, _))| (person.key(), at)).collect());
    let games = root.all("Games", "Game").map(|element| keys.game(&element));
    let byes = root
        .all("ByePlayers", "ByePlayer")
        .map(|element| keys.bye(&element));
    let (games, byes) = (
        games.collect::<Result<_, _>>()?,
        byes.collect::<Result<_, _>>()?,
    );
    let sets = root.child("TournamentParameterSet")?;
    let event = Tournament::new(players, games, byes, parameters::read(&sets)?)?;
    Ok(TournamentFile {
        header: header(&sets.child("GeneralParameterSet")?)?,
        people: entries.into_iter().map(|(person, _)| person).collect(),
        event,
    })
}

/// Limit of attributes: the element of OpenGotha with the most, `PairingParameterSet`, has some thirty.
const MOST_ATTRIBUTES: usize = 1000;
/// An attribute of the root element that only the program MacMahon writes.
const MACMAHON: &str = "typeversion";
/// OpenGotha's default komi.
const USUAL_KOMI: Points = Points::from_halves(15);
/// Most characters of an attribute's value in a message.
const SHOWN: usize = 60;

/// An attribute's value for a message: one line, cut if it is long.
fn quote(value: &str) -> String {
    let line: String = value
        .chars()
        .map(|it| if it.is_control() { ' ' } else { it })
        .collect();
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// Refuses elements with too many attributes before they are parsed, which is quadratic in their number.
///
/// Between two `<` there is a tag and the text after it, and each attribute has a `=`; values contain no `<`.
fn check_attributes(text: &str) -> Result<(), GothaError> {
    let mut tags = text.split('<');
    let are_too_many =
        |tag: &str| tag.bytes().filter(|byte| *byte == b'=').count() > MOST_ATTRIBUTES;
    if tags.any(are_too_many) {
        Err(GothaError::TooManyAttributes)
    } else {
        Ok(())
    }
}

/// An element of a file.
#[derive(Clone, Copy)]
pub(super) struct Element<'a, 'input>(Node<'a, 'input>);

impl<'a, 'input> Element<'a, 'input> {
    /// The first child called `name`.
    pub(super) fn child(&self, name: &'static str) -> Result<Self, GothaError> {
        let mut children = self.0.children();
        let child = children.find(|child| child.has_tag_name(name));
        child.map(Self).ok_or(GothaError::NoElement(name))
    }

    /// Every `name` in the children called `list`.
    pub(super) fn all(
        &self,
        list: &'static str,
        name: &'static str,
    ) -> impl Iterator<Item = Self> + use<'a, 'input> {
        let lists = self
            .0
            .children()
            .filter(move |child| child.has_tag_name(list));
        let members = lists.flat_map(|list| list.children());
        members
            .filter(move |child| child.has_tag_name(name))
            .map(Self)
    }

    /// The text in `attribute`.
    pub(super) fn text(&self, attribute: &'static str) -> Option<&'a str> {
        self.0.attribute(attribute)
    }

    /// `reader` applied to the text in `attribute`.
    pub(super) fn with<T>(
        &self,
        attribute: &'static str,
        reader: impl Fn(&str) -> Option<T>,
    ) -> Result<T, GothaError> {
        let element = || self.0.tag_name().name().to_owned();
        let text = self
            .text(attribute)
            .ok_or_else(|| GothaError::NoAttribute {
                element: element(),
                attribute,
            })?;
        reader(text).ok_or_else(|| GothaError::Attribute {
            element: element(),
            attribute,
            value: text.to_owned(),
        })
    }

    /// As [`Element::with`], with a default for a missing or empty attribute.
    pub(super) fn with_or<T>(
        &self,
        attribute: &'static str,
        reader: impl Fn(&str) -> Option<T>,
        usual: T,
    ) -> Result<T, GothaError> {
        match self.text(attribute) {
            None | Some("") => Ok(usual),
            Some(_) => self.with(attribute, reader),
        }
    }

    /// The value in `attribute`.
    pub(super) fn get<T: FromStr>(&self, attribute: &'static str) -> Result<T, GothaError> {
        self.with(attribute, |text| text.parse().ok())
    }

    /// The value in `attribute`, within `bounds`.
    pub(super) fn within<T: FromStr + PartialOrd>(
        &self,
        attribute: &'static str,
        bounds: RangeInclusive<T>,
    ) -> Result<T, GothaError> {
        self.with(attribute, within(bounds))
    }

    /// As [`Element::within`], with a default for a missing or empty attribute.
    pub(super) fn within_or<T: FromStr + PartialOrd>(
        &self,
        attribute: &'static str,
        bounds: RangeInclusive<T>,
        usual: T,
    ) -> Result<T, GothaError> {
        self.with_or(attribute, within(bounds), usual)
    }

    /// As [`Element::get`], with a default for a missing or empty attribute.
    pub(super) fn get_or<T: FromStr>(
        &self,
        attribute: &'static str,
        usual: T,
    ) -> Result<T, GothaError> {
        self.with_or(attribute, |text| text.parse().ok(), usual)
    }
}

/// Reads a value within `bounds`.
fn within<T: FromStr + PartialOrd>(bounds: RangeInclusive<T>) -> impl Fn(&str) -> Option<T> {
    move |text| {
        let value = text.parse().ok();
        value.filter(|value| bounds.contains(value))
    }
}

fn header(general: &Element) -> Result<Header, GothaError> {
    let text = |attribute| general.text(attribute).unwrap_or("").to_owned();
    let date = |attribute| match general.text(attribute) {
        None | Some("") => Ok(None),
        Some(_) => general.get(attribute).map(Some),
    };
    Ok(Header {
        name: text("name"),
        location: text("location"),
        country: text("country"),
        begin: date("beginDate")?,
        end: date("endDate")?,
        komi: general.with_or(
            "komi",
            |text| Points::from_decimal(text.parse().ok()?),
            USUAL_KOMI,
        )?,
        size: general.get_or("size", 19)?,
        minutes: general.get_or("basicTime", 60)?,
    })
}

fn person(element: &Element) -> Result<Person, GothaError> {
    Ok(Person {
        name: element.get("name")?,
        first_name: element.get_or("firstName", String::new())?,
        egf_pin: element.get_or("egfPin", String::new())?,
    })
}

fn player(person: &Person, element: &Element) -> Result<Player, GothaError> {
    let home = |attribute| {
        let name = element.text(attribute).filter(|name| !name.is_empty());
        name.map(str::to_owned)
    };
    let rank: Rank = element.get("rank")?;
    Ok(Player {
        id: PlayerId::Text(person.key()),
        rank,
        rating: rating(element, rank)?,
        club: home("club"),
        country: home("country"),
        correction: element.within_or("smmsCorrection", -1..=2, 0)?,
        rounds: rounds(element.text("participating")),
    })
}

/// The rating; that of the rank if there is none.
fn rating(element: &Element, rank: Rank) -> Result<i64, GothaError> {
    match element.text("rating") {
        None | Some("") => Ok(rank.rating()),
        Some(_) => element.within("rating", -MAX_RATING..=MAX_RATING),
    }
}

/// The rounds marked in a text of ones and zeros; later rounds count as marked.
fn rounds(marks: Option<&str>) -> Rounds {
    let marks = marks.unwrap_or("");
    if !marks.contains('0') {
        return Rounds::All;
    }
    let marks = marks.bytes().chain(std::iter::repeat(b'1'));
    let rounds = (1..=ROUNDS).zip(marks).filter(|(_, mark)| *mark == b'1');
    Rounds::Only(rounds.map(|(round, _)| round).collect())
}

/// Players by their keys in games.
struct Keys(HashMap<String, Index>);

impl Keys {
    fn find(&self, element: &Element, attribute: &'static str) -> Result<Index, GothaError> {
        let key = key(&element.get::<String>(attribute)?);
        self.0.get(&key).copied().ok_or(GothaError::NoPlayer(key))
    }

    fn game(&self, element: &Element) -> Result<Game, GothaError> {
        let result = element.with("result", |text| outcome(text.trim_end_matches(FORFEIT)))?;
        Ok(Game {
            round: element.get("roundNumber")?,
            white: self.find(element, "whitePlayer")?,
            black: self.find(element, "blackPlayer")?,
            handicap: element.get_or("handicap", 0)?,
            result,
            forfeit: element
                .text("result")
                .is_some_and(|text| text.ends_with(FORFEIT)),
        })
    }

    fn bye(&self, element: &Element) -> Result<Bye, GothaError> {
        Ok(Bye {
            round: element.get("roundNumber")?,
            player: self.find(element, "player")?,
        })
    }
}

fn outcome(name: &str) -> Option<Outcome> {
    let mut results = RESULTS.into_iter();
    results
        .find(|(known, _)| *known == name)
        .map(|(_, result)| result)
}
