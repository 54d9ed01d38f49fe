//! What a button, menu or form carries: version, verb, game and revision, as in `v1:play:17:42`,
//! or in the rule book the step, the language and the page, as in `v1:book:try:de:ko`.
//!
//! No conversation lives in memory: all that a press needs is in here or in the store.
//! What comes in is hostile until parsed.

pub use super::book::Step;
pub use super::carried::{Carried, Given};
pub use super::puzzle::Step as PuzzleStep;
use super::reply::Shown;
use super::ruling;
pub use super::topic::Shelf;
use crate::game::{GameId, Revision, Ruling};
use crate::i18n::Locale;
use crate::rules::Point;
use crate::store::PuzzleId;

/// What a button, menu or form carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// Something about a game as it was shown.
    Game(Verb, Shown),
    /// A stone on a point of a game as it was shown, after one has seen what that would look like.
    Put(Point, Shown),
    /// Rule as a moderator in a game as it was shown: opens the form for the reason, and is the form.
    Rule(Ruling, Shown),
    /// Forget the one who presses, the question being answered.
    Forget,
    /// A command that waits for its game.
    Which(Carried),
    /// A command that is to be carried out in a game as it was shown, which is played in another channel.
    There(Carried, Shown),
    /// A menu of the help or the rule book, in a language.
    Shelf(Shelf, Locale),
    /// A step in the rule book, in a language, and the key of the page.
    Book(Step, Locale, String),
    /// A page of the help by its key: small letters, digits and hyphens.
    Page(String),
    /// Something about a puzzle.
    Puzzle(PuzzleStep, PuzzleId),
}

/// What a press on a game's message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Accept the challenge.
    Accept,
    /// Accept; the challenger is the stronger player.
    AcceptChallengerStronger,
    /// Accept; the one who accepts is the stronger player.
    AcceptAccepterStronger,
    /// Accept; neither is the stronger player.
    AcceptEqual,
    /// Decline the challenge.
    Decline,
    /// Take the challenge back.
    Withdraw,
    /// Type a move: opens the form, and is the form.
    Play,
    /// Pass, after a question.
    Pass,
    /// Pass, the question being answered.
    PassSure,
    /// The board as text.
    Text,
    /// What else there is: opens the menu, and is the menu.
    More,
    /// Resign, the question being answered.
    ResignSure,
    /// Mark chains: opens the form, and is the form.
    Mark,
    /// Agree to the count.
    Agree,
    /// Break the count off and play on.
    Resume,
    /// Mark chains as in seki: opens the form, and is the form.
    Seki,
    /// Play a dispute out on a copy: asks who moves first there.
    Try,
    /// Play it out, Black first.
    TryBlack,
    /// Play it out, White first.
    TryWhite,
    /// On the copy, pass for a ko: opens the form if there are several, and is the form.
    PassForKo,
    /// Put the board back.
    EndTrial,
    /// Confirm the agreed count.
    Confirm,
    /// Object to the agreed count.
    Object,
    /// Claim the game from a side whose time is out, after a question.
    Claim,
    /// Claim it, the question being answered.
    ClaimSure,
    /// Give the other side a day more.
    GiveDay,
    /// Call a game off in which the other side's time is out, after a question.
    CallOff,
    /// Call it off, the question being answered.
    CallOffSure,
    /// Propose that there is no result.
    NoResult,
    /// Propose that both lose, the question being answered.
    BothLoseSure,
    /// Consent to what is proposed.
    Consent,
    /// Reject what is proposed.
    Reject,
    /// See the count step by step.
    Steps,
    /// See the game as a moving picture.
    Film,
    /// Ask for another game: asks with which colours.
    Rematch,
    /// Ask for another game with colours swapped.
    RematchSwapped,
    /// Ask for another game with the same colours.
    RematchSame,
    /// Propose to go on in this channel.
    Here,
    /// Let the clocks go on.
    GoOn,
    /// Type another move than the one that is shown: opens the form, and is the form.
    Change,
    /// Add a line to one's plan: opens the form, and is the form.
    PlanAdd,
    /// Take a line out of one's plan: is the menu.
    PlanDrop,
    /// Drop one's plan.
    PlanClear,
}

impl Verb {
    /// Every verb with its word.
    pub const ALL: &[(Self, &str)] = &[
        (Self::Accept, "accept"),
        (Self::AcceptChallengerStronger, "accept-challenger"),
        (Self::AcceptAccepterStronger, "accept-accepter"),
        (Self::AcceptEqual, "accept-equal"),
        (Self::Decline, "decline"),
        (Self::Withdraw, "withdraw"),
        (Self::Play, "play"),
        (Self::Pass, "pass"),
        (Self::PassSure, "pass-sure"),
        (Self::Text, "text"),
        (Self::More, "more"),
        (Self::ResignSure, "resign-sure"),
        (Self::Mark, "mark"),
        (Self::Agree, "agree"),
        (Self::Resume, "resume"),
        (Self::Seki, "seki"),
        (Self::Try, "try"),
        (Self::TryBlack, "try-black"),
        (Self::TryWhite, "try-white"),
        (Self::PassForKo, "pass-ko"),
        (Self::EndTrial, "end-trial"),
        (Self::Confirm, "confirm"),
        (Self::Object, "object"),
        (Self::Claim, "claim"),
        (Self::ClaimSure, "claim-sure"),
        (Self::GiveDay, "give-day"),
        (Self::CallOff, "call-off"),
        (Self::CallOffSure, "call-off-sure"),
        (Self::NoResult, "no-result"),
        (Self::BothLoseSure, "both-lose-sure"),
        (Self::Consent, "consent"),
        (Self::Reject, "reject"),
        (Self::Steps, "steps"),
        (Self::Film, "film"),
        (Self::Rematch, "rematch"),
        (Self::RematchSwapped, "rematch-swapped"),
        (Self::RematchSame, "rematch-same"),
        (Self::Here, "here"),
        (Self::GoOn, "go-on"),
        (Self::Change, "change"),
        (Self::PlanAdd, "plan-add"),
        (Self::PlanDrop, "plan-drop"),
        (Self::PlanClear, "plan-clear"),
    ];

    fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find_map(|&(verb, word)| (verb == self).then_some(word))
            .expect("every verb has its word: tested")
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find_map(|&(verb, known)| (known == word).then_some(verb))
    }
}

/// Discord's limit for what a button carries.
const LONGEST: usize = 100;
const VERSION: &str = "v1";
const FORGET: &str = "forget";

impl Token {
    /// The button's text: 1 to 100 characters. A command that does not fit with all its options has none,
    /// nor has a page whose key is none.
    pub fn write(&self) -> Option<String> {
        let text = match self {
            Self::Game(verb, shown) => {
                format!(
                    "{VERSION}:{}:{}:{}",
                    verb.word(),
                    shown.game,
                    shown.revision
                )
            }
            Self::Put(point, shown) => {
                format!("{VERSION}:put:{point}:{}:{}", shown.game, shown.revision)
            }
            Self::Rule(ruling, shown) => {
                let word = ruling::word(*ruling);
                format!("{VERSION}:rule:{word}:{}:{}", shown.game, shown.revision)
            }
            Self::Forget => format!("{VERSION}:{FORGET}"),
            Self::Which(carried) => format!("{VERSION}:which:{}", carried.write()?),
            Self::There(carried, Shown { game, revision }) => {
                format!("{VERSION}:there:{game}:{revision}:{}", carried.write()?)
            }
            Self::Shelf(shelf, locale) => {
                format!("{VERSION}:shelf:{}:{}", locale.language(), shelf.word())
            }
            Self::Book(_, _, key) | Self::Page(key) if !is_key(key) => return None,
            Self::Book(step, locale, key) => {
                format!("{VERSION}:book:{}:{}:{key}", step.word(), locale.language())
            }
            Self::Puzzle(step, id) => format!("{VERSION}:puzzle:{}:{id}", step.word()),
            Self::Page(key) => format!("{VERSION}:page:{key}"),
        };
        (text.chars().count() <= LONGEST).then_some(text)
    }

    /// Reads what [`Token::write`] wrote, and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        if text.chars().count() > LONGEST {
            return None;
        }
        let rest = text.strip_prefix(VERSION)?.strip_prefix(':')?;
        if let Some(shelf) = rest.strip_prefix("shelf:") {
            let (locale, shelf) = shelf.split_once(':')?;
            return Some(Self::Shelf(Shelf::of(shelf)?, Locale::tagged(locale)?));
        }
        if let Some(page) = rest.strip_prefix("book:") {
            let (step, page) = page.split_once(':')?;
            let (locale, key) = page.split_once(':')?;
            let (step, locale) = (Step::of(step)?, Locale::tagged(locale)?);
            return is_key(key).then(|| Self::Book(step, locale, key.to_owned()));
        }
        if let Some(puzzle) = rest.strip_prefix("puzzle:") {
            let (step, id) = puzzle.split_once(':')?;
            let id = PuzzleId::new(number(id)?);
            return Some(Self::Puzzle(PuzzleStep::of(step)?, id));
        }
        if let Some(key) = rest.strip_prefix("page:") {
            return is_key(key).then(|| Self::Page(key.to_owned()));
        }
        if let Some(carried) = rest.strip_prefix("which:") {
            return Carried::parse(carried).map(Self::Which);
        }
        if let Some(there) = rest.strip_prefix("there:") {
            let (colon, _) = there.match_indices(':').nth(1)?;
            let (shown, carried) = there.split_at(colon);
            let carried = Carried::parse(carried.strip_prefix(':')?)?;
            return Some(Self::There(carried, state(shown)?));
        }
        if let Some(rule) = rest.strip_prefix("rule:") {
            let (word, shown) = rule.split_once(':')?;
            return Some(Self::Rule(ruling::of(word)?, state(shown)?));
        }
        if rest == FORGET {
            return Some(Self::Forget);
        }
        if let Some(stone) = rest.strip_prefix("put:") {
            let (point, shown) = stone.split_once(':')?;
            let read: Point = point.parse().ok()?;
            // As it is written, and in no other way.
            let canonical = read.to_string() == point;
            return canonical.then_some(Self::Put(read, state(shown)?));
        }
        let (verb, shown) = rest.split_once(':')?;
        Some(Self::Game(Verb::of(verb)?, state(shown)?))
    }
}

/// A game and its revision, as in `17:42`.
fn state(text: &str) -> Option<Shown> {
    let (game, revision) = text.split_once(':')?;
    Some(Shown {
        game: GameId::new(number(game)?),
        revision: Revision::new(number(revision)?.try_into().ok()?),
    })
}

/// Whether `text` can be the key of a page.
fn is_key(text: &str) -> bool {
    let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&text.len()) && text.bytes().all(sound)
}

/// A number as it is written: digits, no sign, no leading zero.
fn number(text: &str) -> Option<u64> {
    let canonical =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}
