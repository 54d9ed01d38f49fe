//! A ladder that is played in a channel of a club.

use crate::Handicaps;

use super::{End, Ladder, Moved, Rung, Running};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, MessageId, PlayerId, Terms, TimeLimit};

/// Number of finished games that are kept.
const MOST_LATEST: usize = 10;

/// The ladder of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubLadder {
    pub club: ClubId,
    pub terms: Terms,
    pub handicaps: Handicaps,
    /// The board message, once it is known.
    pub message: Option<MessageId>,
    /// Places and running games.
    pub ladder: Ladder<PlayerId, GameId>,
    /// Finished games, latest first.
    pub latest: Vec<Played>,
    /// Games that players who have left still have to resign.
    pub resigning: Vec<(PlayerId, GameId)>,
}

/// A finished game of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub game: Running<PlayerId, GameId>,
    pub moved: Moved<PlayerId>,
    pub at: Timestamp,
}

impl ClubLadder {
    pub fn new(club: ClubId, terms: Terms) -> Self {
        Self {
            club,
            terms,
            handicaps: Handicaps::None,
            message: None,
            ladder: Ladder::default(),
            latest: Vec::new(),
            resigning: Vec::new(),
        }
    }

    /// Removes `player`, who has to resign their running games of the ladder.
    pub fn leave(&mut self, player: PlayerId) {
        let games = self
            .ladder
            .leave(player)
            .into_iter()
            .map(|game| (player, game));
        self.resigning.extend(games);
    }

    /// Applies the end of `game` at time `at`, as [`Ladder::end_game`] does.
    pub fn end_game(&mut self, game: GameId, end: End<PlayerId>, at: Timestamp) {
        self.forget_resignation(game);
        let mut running = self.ladder.running().iter();
        let Some(&one) = running.find(|one| one.game == game) else {
            return;
        };
        let (moved, games) = self.ladder.end_game(game, end);
        if let Moved::Out(late, _) = moved {
            let games = games.into_iter().map(|game| (late, game));
            self.resigning.extend(games);
        }
        let played = Played {
            game: one,
            moved,
            at,
        };
        self.latest.insert(0, played);
        self.latest.truncate(MOST_LATEST);
    }

    /// Finished games whose change of place is still valid, latest first.
    pub fn news(&self) -> impl Iterator<Item = &Played> {
        let is_at = |who, place| self.ladder.place(who) == Some(place);
        let is_out = |who| self.ladder.place(who).is_none();
        self.latest.iter().filter(move |played| match played.moved {
            Moved::Nobody => false,
            Moved::Up(who, place) => is_at(who, place),
            Moved::Out(late, None) => is_out(late),
            Moved::Out(late, Some((who, place))) => is_out(late) && is_at(who, place),
        })
    }

    /// Removes `game` from the games to resign.
    pub fn forget_resignation(&mut self, game: GameId) {
        self.resigning.retain(|(_, other)| *other != game);
    }

    /// Removes and returns the newcomers who have challenged nobody by `now`; `times` are their current times.
    pub fn remove_idle(
        &mut self,
        now: Timestamp,
        times: &[(Rung<PlayerId>, TimeLimit)],
    ) -> Vec<PlayerId> {
        for (rung, time) in times {
            self.ladder.update_time(rung, *time);
        }
        let idle: Vec<_> = self.ladder.idle(now).map(|rung| rung.who).collect();
        // Without an up-to-date time, the player waits for the next look.
        let is_known = |player: &PlayerId| times.iter().any(|(rung, _)| rung.who == *player);
        let idle: Vec<_> = idle.into_iter().filter(is_known).collect();
        for player in &idle {
            self.leave(*player);
        }
        idle
    }

    pub fn due(&self) -> Option<Timestamp> {
        if self.resigning.is_empty() {
            self.ladder.due()
        } else {
            Some(Timestamp::default())
        }
    }

    /// Removes `player` and replaces them by `nobody` in finished games.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.ladder.forget(player);
        self.resigning.retain(|(other, _)| *other != player);
        let rename = |who: PlayerId| if who == player { nobody } else { who };
        for Played { game, moved, .. } in &mut self.latest {
            game.challenger = rename(game.challenger);
            game.challenged = rename(game.challenged);
            *moved = match *moved {
                Moved::Nobody => Moved::Nobody,
                Moved::Up(who, place) => Moved::Up(rename(who), place),
                Moved::Out(who, up) => {
                    Moved::Out(rename(who), up.map(|(who, place)| (rename(who), place)))
                }
            };
        }
    }

    /// All players it refers to, possibly with repetitions.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let rungs = self.ladder.rungs().iter().map(|rung| rung.who);
        let lately = self
            .ladder
            .lately()
            .iter()
            .flat_map(|one| [one.challenger, one.challenged]);
        let latest = self
            .latest
            .iter()
            .flat_map(|one| [one.game.challenger, one.game.challenged]);
        let resigning = self.resigning.iter().map(|(player, _)| *player);
        rungs.chain(lately).chain(latest).chain(resigning)
    }
}
