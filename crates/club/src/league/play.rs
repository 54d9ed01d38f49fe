//! Games of a season: who may begin one with whom, and the effect of their results.

use super::{End, League, LeagueGame, Refusal, Season, SeasonStage, Side};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// Most running games of a player in a league.
const MOST_RUNNING: usize = 5;

impl League {
    /// Checks that `who` may begin a game with `other` now; `away` are the players on vacation, since nobody can
    /// decline.
    ///
    /// # Errors
    ///
    /// The first reason against it.
    pub fn may_play(
        &self,
        who: PlayerId,
        other: PlayerId,
        away: impl Fn(PlayerId) -> bool,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        let season = self.current().ok_or(Refusal::NotNow)?;
        if season.stage.is_closing() || season.ends() <= now {
            return Err(Refusal::NotNow);
        }
        if who == other {
            return Err(Refusal::Oneself);
        }
        let own = season
            .division_of(who)
            .filter(|_| self.has(who))
            .ok_or(Refusal::NotPlaying)?;
        if season.division_of(other) != Some(own) {
            return Err(Refusal::OtherDivision);
        }
        let pair = season.pair(who, other).ok_or(Refusal::OtherDivision)?;
        if season.between(pair).any(|one| one.end.is_none()) {
            return Err(Refusal::Playing);
        }
        if season.between(pair).count() >= self.format.games.into() {
            return Err(Refusal::Played);
        }
        if !self.has(other) {
            return Err(Refusal::Left);
        }
        if season.running_of(who).count() >= MOST_RUNNING {
            return Err(Refusal::TooMany { most: MOST_RUNNING });
        }
        if season.running_of(other).count() >= MOST_RUNNING {
            return Err(Refusal::Full { most: MOST_RUNNING });
        }
        if away(other) {
            Err(Refusal::Away)
        } else {
            Ok(())
        }
    }

    /// Records `game` between `who` and `other`.
    pub fn add_game(&mut self, game: GameId, who: PlayerId, other: PlayerId) {
        if let Some(season) = &mut self.season
            && let Some(pair) = season.pair(who, other)
        {
            season.push(LeagueGame {
                game,
                pair,
                end: None,
            });
        }
    }

    /// Records the result of `game`, or a later decision about it; returns whether it counts in this season. A game
    /// that ended too late counts for nothing.
    pub fn end_game(&mut self, game: GameId, end: End) -> bool {
        self.forget_resignation(game);
        let Some(season) = &mut self.season else {
            return false;
        };
        let stage = season.stage;
        match season.game_mut(game) {
            Some(one) if stage != SeasonStage::Over || one.end.is_some() => {
                one.end = Some(end);
                true
            }
            _ => false,
        }
    }
}

impl Season {
    /// The seats of the two.
    fn pair(&self, who: PlayerId, other: PlayerId) -> Option<(usize, usize)> {
        let (who, other) = (self.seat(who)?, self.seat(other)?);
        Some((who.min(other), who.max(other)))
    }

    /// Black in the next game of the two: each player gets Black in about half of their games, and a second game swaps
    /// colours.
    pub fn black(&self, who: PlayerId, other: PlayerId) -> Option<PlayerId> {
        let (first, second) = self.pair(who, other)?;
        let games = self.between((first, second)).count();
        let black = if (first + second + games).is_multiple_of(2) {
            first
        } else {
            second
        };
        Some(self.players()[black])
    }

    /// The side of `player` in `game`, if it belongs to the season.
    pub fn side_in(&self, game: GameId, player: PlayerId) -> Option<Side> {
        self.game(game)?.side(self.seat(player)?)
    }
}
