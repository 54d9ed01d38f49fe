//! What the buttons and menus of a tournament carry.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::contest::{At, ContestId, EntryIndex, Outcome};
use crate::rules::Color;

/// A button or a menu of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentButton(pub Step, pub ContestId);

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Enter the caller.
    Enter,
    /// Withdraw the caller.
    Withdraw,
    /// Withdraw the caller with their pair or team, who were asked before.
    WithdrawSure,
    /// Show the standings in a new message.
    Standings,
    /// Show this page of the standings in the place of another one.
    StandingsPage(u32),
    /// Show this page of the standings to everybody.
    Share(u32),
    /// Propose the pairs of the next round.
    Pair,
    /// Propose others.
    Lot(u32),
    /// Show a page of the proposal, where somebody may be held to be swapped.
    Page(Seen),
    /// The menu that holds somebody, or swaps them with who is held.
    Swap(Seen),
    /// The entry that is held sits the round out.
    SitOut(Seen),
    /// The entry that is held is taken out of the tournament, or that is asked.
    Remove(Seen),
    /// This entry is taken out, as an organiser was asked.
    RemoveSure(EntryIndex),
    /// Publish the proposal.
    Publish(u32),
    /// Ask for the result of the caller's game.
    Result,
    /// The result of the game at this board.
    Say(At, Outcome),
    /// Call off the game at this board, whose result was entered by hand.
    CallOff(At),
    /// Join this side, as the caller was asked to.
    Join(EntryIndex),
    /// Decline to join it.
    Decline(EntryIndex),
    /// Ask whether to end the tournament.
    End,
    /// End it.
    EndSure,
}

/// A page of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of the proposal.
    pub version: u32,
    /// The page, from 0.
    pub page: u16,
    /// Who is held to be swapped.
    pub held: Option<EntryIndex>,
}

/// Outcomes as they are carried.
const OUTCOMES: [Outcome; 5] = [
    Outcome::Won(Color::Black),
    Outcome::Won(Color::White),
    Outcome::Jigo,
    Outcome::BothLose,
    Outcome::Void,
];

impl Step {
    /// The first words of all steps.
    pub const WORDS: [&'static str; 21] = [
        "enter",
        "leave",
        "leave-sure",
        "standings",
        "table",
        "share",
        "pair",
        "lot",
        "page",
        "swap",
        "sit-out",
        "remove",
        "remove-sure",
        "publish",
        "result",
        "say",
        "call-off",
        "join",
        "decline",
        "end",
        "end-sure",
    ];

    /// Its word, and the numbers that follow the tournament's.
    fn parts(self) -> (&'static str, Vec<u64>) {
        let seen = |seen: Seen| {
            let held = seen.held.map_or(0, |held| held.get() as u64 + 1);
            vec![seen.version.into(), seen.page.into(), held]
        };
        match self {
            Self::Enter => ("enter", Vec::new()),
            Self::Withdraw => ("leave", Vec::new()),
            Self::WithdrawSure => ("leave-sure", Vec::new()),
            Self::Standings => ("standings", Vec::new()),
            Self::StandingsPage(page) => ("table", vec![page.into()]),
            Self::Share(page) => ("share", vec![page.into()]),
            Self::Pair => ("pair", Vec::new()),
            Self::Lot(version) => ("lot", vec![version.into()]),
            Self::Page(page) => ("page", seen(page)),
            Self::Swap(page) => ("swap", seen(page)),
            Self::SitOut(page) => ("sit-out", seen(page)),
            Self::Remove(page) => ("remove", seen(page)),
            Self::RemoveSure(entry) => ("remove-sure", vec![entry.get() as u64]),
            Self::Publish(version) => ("publish", vec![version.into()]),
            Self::Result => ("result", Vec::new()),
            Self::Say(at, outcome) => {
                let outcome = OUTCOMES.iter().position(|known| *known == outcome);
                let outcome = outcome.expect("every outcome is carried") as u64;
                ("say", board(at).into_iter().chain([outcome]).collect())
            }
            Self::CallOff(at) => ("call-off", board(at).to_vec()),
            Self::Join(entry) => ("join", vec![entry.get() as u64]),
            Self::Decline(entry) => ("decline", vec![entry.get() as u64]),
            Self::End => ("end", Vec::new()),
            Self::EndSure => ("end-sure", Vec::new()),
        }
    }

    fn of(word: &str, numbers: &[u64]) -> Option<Self> {
        let small = |number: u64| u32::try_from(number).ok();
        Some(match (word, numbers) {
            ("enter", []) => Self::Enter,
            ("leave", []) => Self::Withdraw,
            ("leave-sure", []) => Self::WithdrawSure,
            ("standings", []) => Self::Standings,
            ("table", &[page]) => Self::StandingsPage(small(page)?),
            ("share", &[page]) => Self::Share(small(page)?),
            ("pair", []) => Self::Pair,
            ("lot", &[version]) => Self::Lot(small(version)?),
            ("page" | "swap" | "sit-out" | "remove", &[version, page, held]) => {
                let held = match held.checked_sub(1) {
                    Some(held) => Some(entry(held)?),
                    None => None,
                };
                let seen = Seen {
                    version: small(version)?,
                    page: page.try_into().ok()?,
                    held,
                };
                match word {
                    "page" => Self::Page(seen),
                    "swap" => Self::Swap(seen),
                    "sit-out" => Self::SitOut(seen),
                    _ => Self::Remove(seen),
                }
            }
            ("remove-sure", &[number]) => Self::RemoveSure(entry(number)?),
            ("publish", &[version]) => Self::Publish(small(version)?),
            ("result", []) => Self::Result,
            ("say", &[round, table, board, outcome]) => Self::Say(
                at([round, table, board])?,
                *OUTCOMES.get(usize::try_from(outcome).ok()?)?,
            ),
            ("call-off", &[round, table, board]) => Self::CallOff(at([round, table, board])?),
            ("join", &[number]) => Self::Join(entry(number)?),
            ("decline", &[number]) => Self::Decline(entry(number)?),
            ("end", []) => Self::End,
            ("end-sure", []) => Self::EndSure,
            _ => return None,
        })
    }
}

fn board(at: At) -> [u64; 3] {
    [at.round.into(), at.table as u64, at.board as u64]
}

fn at([round, table, board]: [u64; 3]) -> Option<At> {
    Some(At {
        round: round.try_into().ok()?,
        table: u16::try_from(table).ok()?.into(),
        board: u8::try_from(board).ok()?.into(),
    })
}

fn entry(number: u64) -> Option<EntryIndex> {
    let number = u16::try_from(number).ok()?;
    Some(EntryIndex::new(number.into()))
}

/// The menu of those whom somebody asks to play with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthersMenu(pub ContestId);

impl CustomId for OthersMenu {
    const WORD: &'static str = "tournament-others";

    fn rest(&self) -> Option<String> {
        Some(self.0.to_string())
    }

    fn read(rest: &str) -> Option<Self> {
        number(rest).map(ContestId::new).map(Self)
    }
}

impl CustomId for TournamentButton {
    const WORD: &'static str = "tournament";

    fn rest(&self) -> Option<String> {
        let Self(step, id) = self;
        let (word, numbers) = step.parts();
        let numbers = numbers.iter().map(|number| format!(":{number}"));
        Some(format!("{word}:{id}{}", numbers.collect::<String>()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, numbers) = rest.split_once(':')?;
        let numbers: Option<Vec<u64>> = numbers.split(':').map(number).collect();
        let numbers = numbers?;
        let (id, numbers) = numbers.split_first()?;
        Some(Self(Step::of(word, numbers)?, ContestId::new(*id)))
    }
}
