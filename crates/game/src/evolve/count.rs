//! The count: marking, agreeing, objecting, and trying out on a copy of the board.

use crate::{AcceptedStage, Game, Life};
use tengen_rules::{Color, End, Ending, Marking, PointSet, Trial, TrialMove};

impl Game {
    /// Two passes: the count begins, or the board is scored at once.
    pub(super) fn apply_stop(&mut self) -> Option<()> {
        match self.terms().rules.end() {
            Some(End::AsItStands) => self.apply_score(&Marking::default()),
            Some(End::Agreement | End::Confirmation) | None => {
                *self.stage_mut()? = AcceptedStage::Counting {
                    marking: Marking::default(),
                    agreed: None,
                };
                Some(())
            }
        }
    }

    /// The game ends with the count of `marking`.
    pub(super) fn apply_score(&mut self, marking: &Marking) -> Option<()> {
        let score = self.count(marking)?;
        self.finish(score.winner(), Ending::Score(score))
    }

    pub(super) fn apply_mark(&mut self, chain: PointSet, life: Life) -> Option<()> {
        self.change_marking(|Marking { dead, seki }| match life {
            Life::Dead => Marking {
                dead: dead.union(chain),
                seki: seki.difference(chain),
            },
            Life::Alive => Marking {
                dead: dead.difference(chain),
                seki: seki.difference(chain),
            },
            Life::Seki => Marking {
                dead: dead.difference(chain),
                seki: seki.union(chain),
            },
        })
    }

    /// A changed marking voids the agreement to the old one.
    pub(super) fn change_marking(&mut self, change: impl FnOnce(Marking) -> Marking) -> Option<()> {
        let AcceptedStage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        *marking = change(*marking);
        *agreed = None;
        Some(())
    }

    /// The second agreement ends the game: both agree on the dead stones, and the resulting count is confirmed
    /// (Japanese 1989, Articles 9.2 and 10.4).
    pub(super) fn apply_agreement(&mut self, color: Color) -> Option<()> {
        let AcceptedStage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        if agreed.is_none() {
            *agreed = Some(color);
            return Some(());
        }
        let marking = *marking;
        self.apply_score(&marking)
    }

    /// The count is open again, with its marks.
    pub(super) fn apply_objection(&mut self) -> Option<()> {
        self.change_marking(|marking| marking)
    }

    pub(super) fn apply_trial(&mut self, first: Color) -> Option<()> {
        let rules = self.terms().rules;
        let trial = Box::new(Trial::new(&rules, &self.position, first));
        let stage = self.stage_mut()?;
        let AcceptedStage::Counting { marking, .. } = *stage else {
            return None;
        };
        *stage = AcceptedStage::Trial { marking, trial };
        Some(())
    }

    pub(super) fn apply_trial_turn(&mut self, mv: TrialMove) -> Option<()> {
        let AcceptedStage::Trial { trial, .. } = self.stage_mut()? else {
            return None;
        };
        match mv {
            TrialMove::Move(mv) => trial.play(mv).map(|_| ()).ok()?,
            TrialMove::PassForKo(point) => trial.pass_for_ko(point).ok()?,
        }
        if trial.is_over() {
            return self.apply_trial_end();
        }
        Some(())
    }

    /// The board returns to where the game stopped.
    pub(super) fn apply_trial_end(&mut self) -> Option<()> {
        let stage = self.stage_mut()?;
        let AcceptedStage::Trial { marking, .. } = *stage else {
            return None;
        };
        *stage = AcceptedStage::Counting {
            marking,
            agreed: None,
        };
        Some(())
    }
}
