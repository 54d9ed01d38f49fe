//! Custom ids of tournaments.

use std::str::Split;

use crate::contest::{At, ContestId, EntryIndex, Outcome};
use crate::kit::custom_id::{Parts, custom_ids, words};
use crate::rules::Color;

/// A button or a menu of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentButton(pub TournamentPress, pub ContestId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentPress {
    /// Enter the caller.
    Enter,
    /// Withdraw the caller.
    Withdraw,
    /// Withdraw the caller with their pair or team, who were asked before.
    WithdrawSure,
    /// Show the standings in a new message.
    Standings,
    /// Show this page of the standings, replacing the page shown.
    StandingsPage(u32),
    /// Show this page of the standings to everybody.
    Share(u32),
    /// Propose the pairs of the next round.
    Pair,
    /// Propose other pairs, by new lots.
    Lot(u32),
    /// Show a page of the proposal, where an entry may be selected for a swap.
    Page(ProposalPage),
    /// A choice in the menu: select an entry for a swap, or swap it with the selected one.
    Swap(ProposalPage),
    /// Let the selected entry sit out the round.
    SitOut(ProposalPage),
    /// Remove the selected entry from the tournament, after a confirmation.
    Remove(ProposalPage),
    /// Remove this entry, as the organiser has confirmed.
    RemoveSure(EntryIndex),
    /// Publish the proposal.
    Publish(u32),
    /// Ask for the result of the caller's game.
    Result,
    /// Enter the result of the game at this board.
    Say(At, Outcome),
    /// Call off the game at this board, whose result was entered by hand.
    CallOff(At),
    /// Join this side, as the caller was asked to.
    Join(EntryIndex),
    /// Decline to join this side.
    Decline(EntryIndex),
    /// Ask whether to end the tournament.
    End,
    EndSure,
}

/// A page of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProposalPage {
    /// The number of the proposal.
    pub version: u32,
    /// The page, from 0.
    pub page: u16,
    /// The entry selected for a swap.
    pub selected: Option<EntryIndex>,
}

words! {
    TournamentPress: Enter = "enter", Withdraw = "leave", WithdrawSure = "leave-sure",
    Standings = "standings", StandingsPage(page) = "table", Share(page) = "share",
    Pair = "pair", Lot(version) = "lot", Page(seen) = "page", Swap(seen) = "swap",
    SitOut(seen) = "sit-out", Remove(seen) = "remove", RemoveSure(entry) = "remove-sure",
    Publish(version) = "publish", Result = "result", Say(at, outcome) = "say",
    CallOff(at) = "call-off", Join(entry) = "join", Decline(entry) = "decline", End = "end",
    EndSure = "end-sure",
}

custom_ids! {
    TournamentButton(press, id) = "tournament";
    OthersMenu(id) = "tournament-others";
}

/// Every outcome; a button carries its place in this list.
const OUTCOMES: [Outcome; 5] = [
    Outcome::Won(Color::Black),
    Outcome::Won(Color::White),
    Outcome::Jigo,
    Outcome::BothLose,
    Outcome::Void,
];

impl Parts for Outcome {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        let place = OUTCOMES.iter().position(|known| known == self)?;
        (place as u64).write(parts)
    }

    fn read(parts: &mut Split<'_, char>) -> Option<Self> {
        OUTCOMES.get(usize::from(u8::read(parts)?)).copied()
    }
}

impl Parts for At {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        self.round.write(parts)?;
        (self.table as u64).write(parts)?;
        (self.board as u64).write(parts)
    }

    fn read(parts: &mut Split<'_, char>) -> Option<Self> {
        Some(Self {
            round: Parts::read(parts)?,
            table: u16::read(parts)?.into(),
            board: u8::read(parts)?.into(),
        })
    }
}

/// The selected entry is written as its index plus one, nobody as 0.
impl Parts for ProposalPage {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        self.version.write(parts)?;
        self.page.write(parts)?;
        self.selected
            .map_or(0, |selected| selected.get() as u64 + 1)
            .write(parts)
    }

    fn read(parts: &mut Split<'_, char>) -> Option<Self> {
        let (version, page) = (Parts::read(parts)?, Parts::read(parts)?);
        let selected = u64::read(parts)?.checked_sub(1);
        let selected = selected.map(|selected| {
            u16::try_from(selected).map(|selected| EntryIndex::new(selected.into()))
        });
        Some(Self {
            version,
            page,
            selected: selected.transpose().ok()?,
        })
    }
}

/// The menu of partners to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthersMenu(pub ContestId);
