//! The count: marking, agreeing, confirming, and trying out on a copy of the board.

use crate::{Game, Life, Stage};
use tengen_rules::{Color, End, Ending, Marking, PointSet, Trial, TrialMove};

impl Game {
    /// Two passes: the players count, or all counts as it stands.
    pub(super) fn stopped(&mut self) -> Option<()> {
        match self.terms().rules.end() {
            Some(End::AsItStands) => self.scored(&Marking::default()),
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
    pub(super) fn scored(&mut self, marking: &Marking) -> Option<()> {
        let score = self.count(marking)?;
        self.finish(score.winner(), Ending::Score(score))
    }

    pub(super) fn marked(&mut self, chain: PointSet, life: Life) -> Option<()> {
        self.remarked(|Marking { dead, seki }| match life {
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

    /// Anyone who agreed, agreed to another marking: that is void now.
    pub(super) fn remarked(&mut self, change: impl FnOnce(Marking) -> Marking) -> Option<()> {
        let Stage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        *marking = change(*marking);
        *agreed = None;
        Some(())
    }

    /// The second to agree ends the game (Japanese rules 1989, article 9.2),
    /// or lets both confirm the count, where the rules ask for that (article 10.4).
    pub(super) fn agreed(&mut self, color: Color) -> Option<()> {
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
            return self.scored(&marking);
        }
        let score = self.count(&marking)?;
        *self.stage_mut()? = Stage::Confirming {
            marking,
            score,
            confirmed: None,
        };
        Some(())
    }

    pub(super) fn confirmed(&mut self, color: Color) -> Option<()> {
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
        self.scored(&marking)
    }

    pub(super) fn objected(&mut self) -> Option<()> {
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

    pub(super) fn trial_began(&mut self, first: Color) -> Option<()> {
        let rules = self.terms().rules;
        let trial = Box::new(Trial::new(&rules, &self.position, first));
        let stage = self.stage_mut()?;
        let Stage::Counting { marking, .. } = *stage else {
            return None;
        };
        *stage = Stage::Trial { marking, trial };
        Some(())
    }

    pub(super) fn tried(&mut self, mv: TrialMove) -> Option<()> {
        let Stage::Trial { trial, .. } = self.stage_mut()? else {
            return None;
        };
        match mv {
            TrialMove::Move(mv) => trial.play(mv).map(|_| ()).ok()?,
            TrialMove::PassForKo(point) => trial.pass_for_ko(point).ok()?,
        }
        if trial.is_over() {
            return self.trial_ended();
        }
        Some(())
    }

    /// The board is as it was when the game stopped.
    pub(super) fn trial_ended(&mut self) -> Option<()> {
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
