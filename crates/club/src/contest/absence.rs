//! Entries that miss the next round: those that did not appear for a game, and those that sit it out.

use super::{
    At, Contest, EntryIndex, Format, NotedBy, Outcome, Refusal, Results, Round, Standing, System,
};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{PlayerId, TimeLimit};
use tengen_rules::Color;

/// A game that was lost because a side did not appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoShow {
    pub board: At,
    /// The side that did not appear, by the colours at that board.
    pub color: Color,
    /// The time of the loss.
    pub at: Timestamp,
}

impl Contest {
    /// The time to appear for the games of `round`.
    #[must_use]
    pub fn time_to_appear(&self, round: &Round) -> TimeLimit {
        TimeLimit {
            since: round.at,
            span: self.setup.grace,
        }
    }

    /// The end of the first half of the time to appear for `round`, as currently known: a player whose turn begins
    /// later does not lose.
    #[must_use]
    pub fn halfway(&self, round: &Round) -> Timestamp {
        let half = self.setup.grace.as_millis() / 2;
        round.no_show.after(Span::millis(-half))
    }

    /// Records a check for no-shows in round number `round`, from 1: `no_shows` have lost, and the next check is at
    /// `next`.
    ///
    /// Returns the entries that sit out further rounds until they press again, so that nobody else waits for them.
    pub fn note_no_shows(
        &mut self,
        round: u8,
        no_shows: &[NoShow],
        next: Option<Timestamp>,
        now: Timestamp,
    ) -> Vec<EntryIndex> {
        let number = usize::from(round).checked_sub(1);
        if let Some(known) = number.and_then(|number| self.rounds.get_mut(number)) {
            match next {
                Some(next) => known.no_show = next,
                None => known.is_checked = true,
            }
        }
        // In a knock-out they are eliminated. A team has other members.
        let is_last = self.rounds.len() >= usize::from(self.planned_rounds());
        let stay = is_last
            || self.setup.system == System::KnockOut
            || matches!(self.setup.format, Format::Teams(_));
        let mut absent = Vec::new();
        for no_show in no_shows {
            let Some(index) = self.note_no_show(*no_show).filter(|_| !stay) else {
                continue;
            };
            let entry = self.entry(index);
            // An entry that has acted since is back.
            if entry.standing == Standing::Entered && entry.since <= no_show.at {
                self.set_standing(index, Standing::Absent, now);
                absent.push(index);
            }
        }
        absent
    }

    /// Records a no-show, so that files and standings can distinguish it from a loss on the board. Returns the absent
    /// entry.
    fn note_no_show(&mut self, no_show: NoShow) -> Option<EntryIndex> {
        let NoShow { board, color, .. } = no_show;
        let (pair, _) = self.board(board)?;
        let index = pair.couple.at_board(board.board)[color];
        let known = self.board_mut(board).ok()?;
        known
            .noted
            .get_or_insert((Outcome::Won(!color), NotedBy::NoShow));
        Some(index)
    }

    /// Toggles whether the side of `player` sits out the next round; returns whether it does. A side that was absent
    /// sits out the next round and then plays again.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NotPlaying`], or [`Refusal::Settled`] where everybody has to be in each round.
    pub fn sit_out(
        &mut self,
        player: PlayerId,
        now: Timestamp,
        results: &Results,
    ) -> Result<bool, Refusal> {
        if self.phase(results) == super::Phase::Over {
            return Err(Refusal::Over);
        }
        let index = self.standing_of(player).ok_or(Refusal::NotPlaying)?;
        match self.entry(index).standing {
            Standing::SitsOut => {
                self.bring_back(index, now);
                return Ok(false);
            }
            Standing::Entered | Standing::Absent => {}
            Standing::Waiting | Standing::Withdrawn | Standing::Forming => {
                return Err(Refusal::NotPlaying);
            }
        }
        let is_settled = match self.setup.system {
            System::Swiss | System::McMahon => false,
            // An entry that is absent when a game begins is never paired.
            System::RoundRobin => self.rounds.is_empty(),
            System::KnockOut => true,
        };
        if is_settled {
            return Err(Refusal::Settled);
        }
        self.set_standing(index, Standing::SitsOut, now);
        Ok(true)
    }

    /// Puts the entry back into the next round; returns whether it was out.
    pub(super) fn bring_back(&mut self, index: EntryIndex, now: Timestamp) -> bool {
        let is_out = matches!(
            self.entry(index).standing,
            Standing::SitsOut | Standing::Absent
        );
        if is_out {
            self.set_standing(index, Standing::Entered, now);
        }
        is_out
    }

    /// After a publication: entries that sat it out are in the next round.
    pub(super) fn end_sitting_out(&mut self, now: Timestamp) {
        let sat_out: Vec<_> = self.of(Standing::SitsOut).collect();
        for index in sat_out {
            self.set_standing(index, Standing::Entered, now);
        }
    }
}
