//! Games of a season: who may begin one with whom, and what their ends do.

use super::{End, League, LeagueGame, Refusal, Season, Side, Stage};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// The most games of a league that one player plays at once.
const RUNNING: usize = 5;

impl League {
    /// Whether `who` may begin a game with `other` now, where `away` says who is on vacation: nobody can decline it.
    ///
    /// # Errors
    ///
    /// The first reason why not.
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
        let own = season.division_of(who).filter(|_| self.has(who));
        let own = own.ok_or(Refusal::NotPlaying)?;
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
        if season.running_of(who).count() >= RUNNING {
            return Err(Refusal::TooMany { most: RUNNING });
        }
        if season.running_of(other).count() >= RUNNING {
            return Err(Refusal::Full { most: RUNNING });
        }
        match away(other) {
            true => Err(Refusal::Away),
            false => Ok(()),
        }
    }

    /// Notes that `game` is being played between `who` and `other`, who may.
    pub fn begun(&mut self, game: GameId, who: PlayerId, other: PlayerId) {
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

    /// Takes in how `game` ended, or that this was decided otherwise; whether it is one of this season that counts.
    /// One that went on for too long after the season's end counts for nothing.
    pub fn ended(&mut self, game: GameId, end: End) -> bool {
        self.resigned(game);
        let Some(season) = &mut self.season else {
            return false;
        };
        let stage = season.stage;
        match season.game_mut(game) {
            Some(one) if stage != Stage::Over || one.end.is_some() => {
                one.end = Some(end);
                true
            }
            _ => false,
        }
    }
}

impl Season {
    /// Where the two stand in the list.
    fn pair(&self, who: PlayerId, other: PlayerId) -> Option<(usize, usize)> {
        let (who, other) = (self.seat(who)?, self.seat(other)?);
        Some((who.min(other), who.max(other)))
    }

    /// Who of the two takes Black in their next game: everybody takes it in about half of their games,
    /// and in a second game the other one does.
    pub fn black(&self, who: PlayerId, other: PlayerId) -> Option<PlayerId> {
        let (first, second) = self.pair(who, other)?;
        let games = self.between((first, second)).count();
        let black = match (first + second + games).is_multiple_of(2) {
            true => first,
            false => second,
        };
        Some(self.players()[black])
    }

    /// The side for which `player` plays in `game`, if that is one of the season.
    pub fn side_in(&self, game: GameId, player: PlayerId) -> Option<Side> {
        self.game(game)?.side(self.seat(player)?)
    }
}
