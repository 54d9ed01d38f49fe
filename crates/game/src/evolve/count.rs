//! The count: marking, agreeing, confirming, and trying out on a copy of the board.

use crate::{Game, Life, Stage};
use tengen_rules::{Color, End, Ending, Marking, PointSet, Trial, TrialMove};

impl Game {
    /// Two passes: the count begins, or the board is scored as it stands.
    pub(super) fn apply_stop(&mut self) -> Option<()> {
        match self.terms().rules.end() {
            Some(End::AsItStands) => self.apply_score(&Marking::default()),
            Some(End::Agreement | End::Confirmation) | None => {
                *self.stage_mut()? = Stage::Counting {
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
        let Stage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        *marking = change(*marking);
        *agreed = None;
        Some(())
    }

    /// The second agreement ends the game (Japanese 1989, Article 9.2), or leads to confirmation where the rules ask
    /// for that (Article 10.4).
    pub(super) fn apply_agreement(&mut self, color: Color) -> Option<()> {
        let end = self.terms().rules.end();
        let Stage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        if agreed.is_none() {
            *agreed = Some(color);
            return Some(());
        }
        let marking = *marking;
        if end != Some(End::Confirmation) {
            return self.apply_score(&marking);
        }
        let score = self.count(&marking)?;
        *self.stage_mut()? = Stage::Confirming {
            marking,
            score,
            confirmed: None,
        };
        Some(())
    }

    pub(super) fn apply_confirmation(&mut self, color: Color) -> Option<()> {
        let Stage::Confirming {
            marking, confirmed, ..
        } = self.stage_mut()?
        else {
            return None;
        };
        if confirmed.is_none() {
            *confirmed = Some(color);
            return Some(());
        }
        let marking = *marking;
        self.apply_score(&marking)
    }

    pub(super) fn apply_objection(&mut self) -> Option<()> {
        let stage = self.stage_mut()?;
        let Stage::Confirming { marking, .. } = *stage else {
            return None;
        };
        *stage = Stage::Counting {
            marking,
            agreed: None,
        };
        Some(())
    }

    pub(super) fn apply_trial(&mut self, first: Color) -> Option<()> {
        let rules = self.terms().rules;
        let trial = Box::new(Trial::new(&rules, &self.position, first));
        let stage = self.stage_mut()?;
        let Stage::Counting { marking, .. } = *stage else {
            return None;
        };
        *stage = Stage::Trial { marking, trial };
        Some(())
    }

    pub(super) fn apply_trial_turn(&mut self, mv: TrialMove) -> Option<()> {
        let Stage::Trial { trial, .. } = self.stage_mut()? else {
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
        let Stage::Trial { marking, .. } = *stage else {
            return None;
        };
        *stage = Stage::Counting {
            marking,
            agreed: None,
        };
        Some(())
    }
}
