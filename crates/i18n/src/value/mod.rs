//! Values that texts contain.

mod clean;
mod name;

pub use clean::is_blank;
pub use name::{Name, Quote, UserInput, program_name};

use super::Text;
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, GameId, MessageId, OpeningRule, Place};
use tengen_rules::{
    Color, FiveRules, GoBangRules, HalfPoints, Komi, Pairs, Point, PointSet, Rank, RuleSet, Rules,
    Size, Variant,
};

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A word that is the same in every language; texts select by it.
    Word(String),
    Number(i64),
    /// Points, with the decimal mark of the language.
    HalfPoints(HalfPoints),
    /// A day, in the format of the language.
    Day(Timestamp),
    Text(Text),
}

/// The name of a game in texts: that of its variant, except for Renju, and for Pente, which is Go-Bang with the win by
/// five pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameName(&'static str);

impl From<Variant> for GameName {
    fn from(variant: Variant) -> Self {
        Self(variant.name())
    }
}

impl From<&Rules> for GameName {
    fn from(rules: &Rules) -> Self {
        match rules {
            Rules::GoBang(GoBangRules {
                pairs: Pairs::FiveWin,
                ..
            }) => Self("pente"),
            Rules::Gomoku(FiveRules::Renju) => Self("renju"),
            other => other.variant().into(),
        }
    }
}

impl From<GameName> for Value {
    fn from(name: GameName) -> Self {
        Self::Word(name.0.to_owned())
    }
}

/// A relative time that Discord shows to each reader: "in 3 days".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Until(pub Timestamp);

/// A time that Discord shows to each reader in their own time zone: day and hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(pub Timestamp);

/// A day in UTC, the same for every reader, for places where Discord renders no times, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(pub Timestamp);

/// A day that Discord formats for each reader: the UTC day of a moment. It is the same day from Hawaii to New Zealand;
/// on some islands beyond them it is the day before or after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date(pub Timestamp);

/// A Discord link to a channel or a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(Value);

impl Link {
    pub fn to_channel(channel: ChannelId) -> Self {
        Self(Value::Word(format!("<#{channel}>")))
    }

    pub fn to_message(place: Place, message: MessageId) -> Self {
        let club = place
            .club
            .map_or_else(|| "@me".to_owned(), |club| club.to_string());
        let channel = place.channel;
        let url = format!("https://discord.com/channels/{club}/{channel}/{message}");
        Self(Value::Word(url))
    }

    /// The link with a text, for places where Discord renders markup; a channel link shows the channel's name anyway.
    pub fn in_words(self, words: fn(String) -> Text) -> Self {
        match self.0 {
            Value::Word(url) if url.starts_with("https:") => Self(Value::Text(words(url))),
            other => Self(other),
        }
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

impl From<Date> for Value {
    fn from(date: Date) -> Self {
        const DAY: i64 = 24 * 60 * 60;
        // 10:30 UTC: 00:30 in Hawaii, 23:30 in New Zealand in summer.
        const SAME_DAY: i64 = 10 * 60 * 60 + 30 * 60;
        let begins = date.0.as_secs().div_euclid(DAY) * DAY;
        Self::Word(format!("<t:{}:d>", begins + SAME_DAY))
    }
}

impl From<Day> for Value {
    fn from(day: Day) -> Self {
        Self::Day(day.0)
    }
}

impl From<Color> for Value {
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
    fn from(variant: Variant) -> Self {
        Self::Word(variant.name().to_owned())
    }
}

impl From<OpeningRule> for Value {
    fn from(rule: OpeningRule) -> Self {
        Self::Word(rule.name().to_owned())
    }
}

impl From<Point> for Value {
    fn from(point: Point) -> Self {
        Self::Word(point.to_string())
    }
}

impl From<PointSet> for Value {
    fn from(points: PointSet) -> Self {
        // Maximum number of listed points: a message has room for a few chains, not for a whole board.
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
