//! Changes of a tournament's settings, as far as no published round depends on them.

use super::{
    Contest, Handicaps, Manner, NextRound, Phase, Refusal, Results, Standing, System, Title,
};
use tengen_game::{Draft, Pace, Terms, TimeControl};

/// Changes by an organiser; none leaves a value as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub title: Option<Title>,
    /// Number of rounds, if it does not follow from the number of players.
    pub rounds: Option<u8>,
    /// The clock of games that begin from now on.
    pub control: Option<TimeControl>,
    /// Whether there are handicaps.
    pub handicaps: Option<Handicaps>,
    /// The pairing system.
    pub system: Option<System>,
    /// When the next round is published.
    pub next_round: Option<NextRound>,
}

impl Contest {
    /// Applies all `changes`, or none of them.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`]; [`Refusal::Begun`] for handicaps and the system once a round was published, and for fewer
    /// rounds than there are; [`Refusal::Full`] if more have entered than the system takes.
    pub fn change(&mut self, changes: Changes, results: &Results) -> Result<(), Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        let pairs_otherwise = changes.handicaps.is_some() || changes.system.is_some();
        let published = self.rounds.len();
        let has_more = changes
            .rounds
            .is_some_and(|rounds| usize::from(rounds) < published);
        if published > 0 && (pairs_otherwise || has_more) {
            return Err(Refusal::Begun);
        }
        let mut setup = self.setup.clone();
        if let Some(system) = changes.system {
            let most = system.most_players();
            if self.of(Standing::Entered).count() > usize::from(most) {
                return Err(Refusal::Full);
            }
            setup.system = system;
            setup.capacity = setup.capacity.min(most);
        }
        if let (Some(control), Manner::Games) = (changes.control, setup.manner) {
            let draft = Draft {
                pace: Pace::of(control),
                ..*setup.terms
            };
            setup.terms = Terms::new(draft).map_err(|_| Refusal::Begun)?;
            setup.grace = setup.grace_for(control);
        }
        setup.title = changes.title.unwrap_or(setup.title);
        setup.rounds = changes.rounds.unwrap_or(setup.rounds);
        setup.next_round = changes.next_round.unwrap_or(setup.next_round);
        setup.handicaps = changes.handicaps.unwrap_or(setup.handicaps);
        if pairs_otherwise {
            self.proposal = None;
        }
        self.setup = setup;
        Ok(())
    }
}
