//! Chains whose marking differs from the engine's findings, and the result of a dispute on a copy of the board.

use super::{AcceptedStage, EventKind, Game, State, Suggestion};
use tengen_rules::{Color, Marking, PointSet, Trial, TrialMove};

impl Game {
    /// The chains that are marked as dead although the program takes them for alive, or the other way round.
    pub fn contested_chains(&self) -> PointSet {
        match &self.state {
            State::Seated {
                stage: AcceptedStage::Counting { marking, .. },
                ..
            } => {
                let found = self.chains_found_dead();
                let marked = marking.dead;
                marked.difference(found).union(found.difference(marked))
            }
            _ => PointSet::EMPTY,
        }
    }

    /// The chains that the program took for dead when the game stopped.
    pub fn chains_found_dead(&self) -> PointSet {
        let latest = self.events.iter().rev().map(|event| &event.kind);
        let since = latest.take_while(|kind| !matches!(kind, EventKind::Moved { .. }));
        let since: Vec<_> = since.collect();
        let is_of_players = |kind: &&&EventKind| {
            matches!(kind, EventKind::Marked { .. } | EventKind::Agreed { .. })
        };
        let oldest_first = since.iter().rev().take_while(|kind| !is_of_players(kind));
        let found = oldest_first.filter_map(|kind| match kind {
            EventKind::Suggested(Suggestion { dead, .. }) => Some(*dead),
            _ => None,
        });
        found.last().unwrap_or(PointSet::EMPTY)
    }

    /// The marking that counts if one side has not answered it: the program's findings decide contested chains.
    pub(super) fn resolve_contested(&self, marking: Marking) -> Marking {
        if self.contested_chains().is_empty() {
            return marking;
        }
        let dead = self.chains_found_dead();
        Marking {
            dead,
            seki: self.terms().rules.find_seki(&self.position, dead),
        }
    }

    /// The chains of `color` that were captured on the last copy on which a dispute in this count was played out.
    pub fn captured_on_copy(&self, color: Color) -> PointSet {
        let State::Seated {
            stage: AcceptedStage::Counting { .. },
            ..
        } = &self.state
        else {
            return PointSet::EMPTY;
        };
        let mut moves = Vec::new();
        for event in self.events.iter().rev() {
            match &event.kind {
                EventKind::Tried { mv, .. } => moves.push(*mv),
                EventKind::TrialBegan { first, .. } => {
                    return self.whole_chains(self.captures_of(*first, &moves, color));
                }
                EventKind::Moved { .. } => break,
                _ => {}
            }
        }
        PointSet::EMPTY
    }

    /// The stones of `color` that these moves capture, the last one first.
    fn captures_of(&self, first: Color, moves: &[TrialMove], color: Color) -> PointSet {
        let mut trial = Trial::new(&self.terms().rules, &self.position, first);
        let stood = self.position.board().stones(color);
        let mut captured = PointSet::EMPTY;
        for mv in moves.iter().rev() {
            match *mv {
                TrialMove::Move(mv) => {
                    let mover = trial.position().to_move();
                    if let Ok(played) = trial.play(mv)
                        && mover != color
                    {
                        captured = captured.union(played.captured);
                    }
                }
                TrialMove::PassForKo(point) => {
                    if trial.pass_for_ko(point).is_err() {
                        break;
                    }
                }
            }
        }
        captured.intersection(stood)
    }

    fn whole_chains(&self, stones: PointSet) -> PointSet {
        let board = self.position.board();
        let chains = stones.iter().filter_map(|point| board.chain(point));
        chains.fold(PointSet::EMPTY, |all, chain| all.union(chain.stones))
    }
}
