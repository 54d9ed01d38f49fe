//! The turn: the player to move, and all who have something to do.

use super::{AcceptedStage, Clocks, Game, PlayerId, State};
use tengen_rules::Color;

impl Game {
    /// The side for which `player` may act.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        let seats = self.seats()?;
        Color::ALL
            .into_iter()
            .find(|&color| seats[color].contains(player))
    }

    /// The side to move, while the players move in turn, also in a trial.
    ///
    /// In an opening it is the side that has something to do, which may differ from the colour of the next stone.
    pub fn to_move(&self) -> Option<Color> {
        match &self.state {
            State::Seated {
                stage: AcceptedStage::Playing,
                opening: Some(opening),
                ..
            } => Some(opening.by),
            State::Seated {
                stage: AcceptedStage::Playing,
                ..
            } => Some(self.position.to_move()),
            State::Seated {
                stage: AcceptedStage::Trial { trial, .. },
                ..
            } => Some(trial.position().to_move()),
            _ => None,
        }
    }

    /// The player to move, while the players move in turn. With several on a side it follows from the number of turns
    /// that the side has taken, passes included; a count that is broken off does not change it.
    pub fn on_turn(&self) -> Option<PlayerId> {
        match &self.state {
            State::Seated {
                seats,
                stage: AcceptedStage::Playing,
                ..
            } => {
                let color = self.to_move()?;
                let taken = self.moves.iter().filter(|(side, _)| *side == color);
                Some(seats[color].on_turn(taken.count()))
            }
            _ => None,
        }
    }

    /// The players who have something to do: accept, move, agree, or answer a proposal.
    pub fn players_to_act(&self) -> Vec<PlayerId> {
        let (seats, stage) = match &self.state {
            State::Closed(_) => return Vec::new(),
            State::Offered { joined, .. } => {
                let invited = self.offer.invitation.players();
                return invited.filter(|player| !joined.contains(player)).collect();
            }
            State::Seated { seats, stage, .. } => (seats, stage),
        };
        let side = |color: Color| seats[color].players();
        let all_but = |done: Option<Color>| -> Vec<PlayerId> {
            let colors = Color::ALL.into_iter();
            colors
                .filter(|&color| done != Some(color))
                .flat_map(side)
                .collect()
        };
        let mut awaited = match stage {
            // An overdue player may still move, and the other side may decide.
            AcceptedStage::Playing if self.clocks().is_some_and(Clocks::is_overdue) => {
                let waiting = self.to_move().into_iter().flat_map(|color| side(!color));
                waiting.chain(self.on_turn()).collect()
            }
            AcceptedStage::Playing => self.on_turn().into_iter().collect(),
            AcceptedStage::Trial { trial, .. } => side(trial.position().to_move()).collect(),
            // A side that is out of time may still answer, and the other side may accept the marking.
            AcceptedStage::Counting { .. } if self.clocks().is_some_and(Clocks::is_overdue) => {
                all_but(None)
            }
            AcceptedStage::Counting { agreed, .. } => all_but(*agreed),
            AcceptedStage::Finished(_) => Vec::new(),
        };
        awaited.extend(self.players_to_consent());
        awaited.sort_unstable();
        awaited.dedup();
        awaited
    }
}
