//! What can go into a text.

use std::fmt;

use super::{Locale, Text, say};
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, MessageId, Place, PlayerId};
use crate::rules::{
    Color, GoBangRules, HalfPoints, Komi, Pairs, Point, PointSet, Rank, RuleSet, Rules, Size,
    Variant,
};

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// The same in every language; also what a text selects by.
    Word(String),
    /// A whole number.
    Number(i64),
    /// Points, written as people of the language write fractions.
    HalfPoints(HalfPoints),
    /// Another text.
    Text(Text),
}

/// Somebody's name inside a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(Named);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Named {
    /// The same in every language.
    Word(String),
    /// The program at a level.
    Program(u8),
}

impl Name {
    /// Longer names are cut: Discord's own are never longer.
    const LONGEST: usize = 32;

    /// A mention: Discord shows the name. Whether it pings is decided elsewhere.
    /// For those who were forgotten stands a sign, and the program is called by its name and its level.
    pub fn mention(player: PlayerId) -> Self {
        Self(match player.level() {
            Some(level) => Named::Program(level),
            None => Named::Word(mention(player)),
        })
    }

    /// Several mentions.
    pub fn mentions(players: &[PlayerId]) -> Self {
        if let &[player] = players {
            return Self::mention(player);
        }
        let mentions: Vec<_> = players.iter().copied().map(mention).collect();
        Self(Named::Word(mentions.join(" & ")))
    }

    /// The name itself, for places where Discord renders no markup (labels, menus, alt texts).
    pub fn bare(name: &str) -> Self {
        Self(Named::Word(clean(name, Self::LONGEST)))
    }

    /// The name itself, for places where Discord renders markup: it shows as it is.
    pub fn escaped(name: &str) -> Self {
        Self(Named::Word(escape(&clean(name, Self::LONGEST))))
    }

    /// The name in `locale`.
    pub fn to(&self, locale: Locale) -> String {
        match &self.0 {
            Named::Word(word) => word.clone(),
            Named::Program(level) => say::opponent::name(*level).to(locale),
        }
    }
}

/// The name as readers of English see it; a text has it in the language of its own readers.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to(Locale::English))
    }
}

fn mention(player: PlayerId) -> String {
    match (player.is_nobody(), player.level()) {
        (true, _) => "👤".to_owned(),
        (false, Some(level)) => program_name(level),
        (false, None) => format!("<@{player}>"),
    }
}

/// What the program is called at `level` where no language is known.
pub fn program_name(level: u8) -> String {
    format!("tengen {level}")
}

/// Something that a person typed, inside a text: cut and escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed(String);

impl Typed {
    /// The first few characters of `text`.
    pub fn new(text: &str) -> Self {
        Self(escape(&clean(text, 24)))
    }
}

/// A game by the name it goes by: that of its variant, but Go-Bang that five pairs win is called Pente.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called(&'static str);

impl From<Variant> for Called {
    fn from(variant: Variant) -> Self {
        Self(variant.name())
    }
}

impl From<&Rules> for Called {
    fn from(rules: &Rules) -> Self {
        match rules {
            Rules::GoBang(GoBangRules {
                pairs: Pairs::FiveWin,
                ..
            }) => Self("pente"),
            other => other.variant().into(),
        }
    }
}

impl From<Called> for Value {
    /// Selects by the name.
    fn from(called: Called) -> Self {
        Self::Word(called.0.to_owned())
    }
}

/// What the author of something says in their own words, inside a text: one line, cut and escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said(String);

impl Said {
    /// The first few hundred characters of `text`.
    pub fn new(text: &str) -> Self {
        Self(escape(&clean(text, 400)))
    }
}

/// A time inside a text, as Discord shows it to each reader: "in 3 days".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Until(pub Timestamp);

/// A time inside a text, as Discord shows it to each reader: the day and the hour where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(pub Timestamp);

/// Where to look, as Discord links it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(Value);

impl Link {
    /// The channel.
    pub fn to_channel(channel: ChannelId) -> Self {
        Self(Value::Word(format!("<#{channel}>")))
    }

    /// The message in the channel of `place`.
    pub fn to_message(place: Place, message: MessageId) -> Self {
        let club = place
            .club
            .map_or_else(|| "@me".to_owned(), |club| club.to_string());
        let channel = place.channel;
        let url = format!("https://discord.com/channels/{club}/{channel}/{message}");
        Self(Value::Word(url))
    }

    /// The same in these `words`, for where Discord renders markup; a channel is told by its name anyway.
    pub fn in_words(self, words: fn(String) -> Text) -> Self {
        match self.0 {
            Value::Word(url) if url.starts_with("https:") => Self(Value::Text(words(url))),
            other => Self(other),
        }
    }
}

/// How many combining marks of any script stand on one character; more pile up over the lines around.
const MOST_MARKS: usize = 2;

/// One line, without control characters and what is invisible, at most `longest` characters.
fn clean(text: &str, longest: usize) -> String {
    let mut marks = 0;
    let mut chars = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !is_invisible(*c))
        .filter(|c| {
            marks = if is_mark(*c) { marks + 1 } else { 0 };
            marks <= MOST_MARKS
        });
    let mut kept: String = chars.by_ref().take(longest).collect();
    if chars.next().is_some() {
        kept.pop();
        kept.push('…');
    }
    let trimmed = kept.trim();
    if trimmed.is_empty() {
        return "?".to_owned();
    }
    trimmed.to_owned()
}

/// Whether nothing of `text` would be seen.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || c.is_control() || is_invisible(c) || is_mark(c))
}

/// Characters that reorder or hide the text around them, or show nothing:
/// Unicode's Default_Ignorable_Code_Point, the embedding and override characters, and the empty Braille cell.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// The combining marks that belong to no script of their own: accents, and marks for symbols.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// `text` such that Discord shows it as it is: no markup, no mention, no link.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '*'
                | '_'
                | '~'
                | '`'
                | '|'
                | '<'
                | '>'
                | '['
                | ']'
                | '('
                | ')'
                | '#'
                | ':'
                | '@'
                | '-'
                | '.'
        ) {
            escaped.push('\\');
        }
        escaped.push(c);
        if c == '@' {
            // So that not even `@everyone` reads as a mention.
            escaped.push('\u{200b}');
        }
    }
    escaped
}

impl From<Name> for Value {
    fn from(name: Name) -> Self {
        match name.0 {
            Named::Word(word) => Self::Word(word),
            Named::Program(level) => Self::Text(say::opponent::name(level)),
        }
    }
}

impl From<Typed> for Value {
    fn from(typed: Typed) -> Self {
        Self::Word(typed.0)
    }
}

impl From<Said> for Value {
    fn from(said: Said) -> Self {
        Self::Word(said.0)
    }
}

impl From<Until> for Value {
    fn from(until: Until) -> Self {
        Self::Word(format!("<t:{}:R>", until.0.as_secs()))
    }
}

impl From<When> for Value {
    fn from(when: When) -> Self {
        Self::Word(format!("<t:{}:f>", when.0.as_secs()))
    }
}

impl From<Color> for Value {
    /// Selects by `black` and `white`.
    fn from(color: Color) -> Self {
        Self::Word(
            match color {
                Color::Black => "black",
                Color::White => "white",
            }
            .to_owned(),
        )
    }
}

impl From<&'static RuleSet> for Value {
    fn from(rule_set: &'static RuleSet) -> Self {
        Self::Word(rule_set.name.to_owned())
    }
}

impl From<Rank> for Value {
    fn from(rank: Rank) -> Self {
        Self::Word(rank.to_string())
    }
}

impl From<Variant> for Value {
    /// Selects by the variant's name.
    fn from(variant: Variant) -> Self {
        Self::Word(variant.name().to_owned())
    }
}

impl From<Point> for Value {
    fn from(point: Point) -> Self {
        Self::Word(point.to_string())
    }
}

impl From<PointSet> for Value {
    fn from(points: PointSet) -> Self {
        // A message has room for a few chains, not for a whole board.
        const NAMED: usize = 24;
        let mut names: Vec<_> = points
            .iter()
            .take(NAMED)
            .map(|point| point.to_string())
            .collect();
        if points.len() > NAMED {
            names.push("…".to_owned());
        }
        Self::Word(names.join(" "))
    }
}

impl From<Size> for Value {
    fn from(size: Size) -> Self {
        Self::Word(format!("{}×{}", size.columns(), size.rows()))
    }
}

impl From<Komi> for Value {
    fn from(komi: Komi) -> Self {
        Self::HalfPoints(komi.points())
    }
}

impl From<HalfPoints> for Value {
    fn from(points: HalfPoints) -> Self {
        Self::HalfPoints(points)
    }
}

impl From<Link> for Value {
    fn from(link: Link) -> Self {
        link.0
    }
}

impl From<String> for Value {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<GameId> for Value {
    fn from(game: GameId) -> Self {
        Self::Word(game.to_string())
    }
}

impl From<ChannelId> for Value {
    fn from(channel: ChannelId) -> Self {
        Self::Word(format!("<#{channel}>"))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}
