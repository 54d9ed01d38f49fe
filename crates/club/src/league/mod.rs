//! A league in a channel: divisions in order, in which everybody plays everybody over a season. Playing pays, after the
//! leagues of OpenStudyRoom; the best of a division move up at the season's end, and the last move down.

mod cross;
mod moves;
mod next;
mod play;
mod refusal;
mod season;
mod stage;
mod table;

pub use cross::CrossCell;
pub use moves::{Move, Moved};
pub use next::{PAUSE, Planned};
pub use refusal::{NotJoined, NotStarted, Refusal};
pub use season::{End, LeagueGame, Season, Side};
pub use stage::{GRACE, News, SeasonStage};
pub use table::Row;

use std::ops::RangeInclusive;

use crate::Handicaps;
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, MessageId, PlayerId, Terms};

/// Most members of a league.
pub const MOST: usize = 500;

/// The settings of a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Most players of a division, within [`Format::DIVISION`].
    pub division: u8,
    /// Games of each pair in a season, within [`Format::GAMES`].
    pub games: u8,
    /// Length of a season in days, within [`Format::DAYS`].
    pub days: u16,
    /// Players that move up and down between divisions, within [`Format::MOVES`].
    pub moves: u8,
}

impl Format {
    /// Bounds of the size of a division.
    pub const DIVISION: RangeInclusive<u8> = 4..=10;
    /// Games of a pair: a single round-robin or a double one.
    pub const GAMES: RangeInclusive<u8> = 1..=2;
    pub const DAYS: RangeInclusive<u16> = 14..=365;
    pub const MOVES: RangeInclusive<u8> = 1..=2;

    /// Whether all settings are within their bounds.
    pub fn is_valid(&self) -> bool {
        Self::DIVISION.contains(&self.division)
            && Self::GAMES.contains(&self.games)
            && Self::DAYS.contains(&self.days)
            && Self::MOVES.contains(&self.moves)
    }
}

impl Default for Format {
    fn default() -> Self {
        Self {
            division: 8,
            games: 1,
            days: 90,
            moves: 1,
        }
    }
}

/// The league of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct League {
    pub club: ClubId,
    pub terms: Terms,
    pub handicaps: Handicaps,
    pub format: Format,
    /// The board message, once it is known.
    pub message: Option<MessageId>,
    /// Games that members who have left still have to resign.
    pub resigning: Vec<(PlayerId, GameId)>,
    entered: Vec<PlayerId>,
    season: Option<Season>,
    previous: Option<Season>,
    pause: Option<u8>,
    planned: Option<Planned>,
}

impl League {
    /// A league without members.
    pub fn new(club: ClubId, terms: Terms, format: Format) -> Self {
        Self {
            club,
            terms,
            handicaps: Handicaps::None,
            format,
            message: None,
            resigning: Vec::new(),
            entered: Vec::new(),
            season: None,
            previous: None,
            pause: None,
            planned: None,
        }
    }

    /// The league with stored members, in the order of entry, and season; none if somebody occurs twice.
    pub fn with(mut self, entered: Vec<PlayerId>, season: Option<Season>) -> Option<Self> {
        let mut each = entered.clone();
        each.sort_unstable();
        let twice = each.windows(2).any(|pair| pair[0] == pair[1]);
        self.entered = entered;
        self.season = season;
        (!twice).then_some(self)
    }

    /// The members, in the order of entry: they play the next season. Players of a season stay members unless they
    /// leave or play nothing.
    pub fn members(&self) -> &[PlayerId] {
        &self.entered
    }

    pub fn has(&self, player: PlayerId) -> bool {
        self.entered.contains(&player)
    }

    /// The current season, or else the last one.
    pub fn season(&self) -> Option<&Season> {
        self.season.as_ref()
    }

    /// The current season, also while its last games are played.
    pub fn current(&self) -> Option<&Season> {
        self.season()
            .filter(|season| season.stage != SeasonStage::Over)
    }

    /// The season before [`League::season`], kept for its final table.
    pub fn previous(&self) -> Option<&Season> {
        self.previous.as_ref()
    }

    /// Season `number`, if it is one of the last two.
    pub fn season_numbered(&self, number: u16) -> Option<&Season> {
        let mut known = self.season.iter().chain(&self.previous);
        known.find(|season| season.number == number)
    }

    /// The number of the next season, from 1.
    pub fn next(&self) -> u16 {
        self.season
            .as_ref()
            .map_or(1, |season| season.number.saturating_add(1))
    }

    /// Adds `player` to the members.
    ///
    /// # Errors
    ///
    /// [`NotJoined`]; nothing has changed then.
    pub fn join(&mut self, player: PlayerId) -> Result<(), NotJoined> {
        if self.has(player) {
            return Err(NotJoined::AlreadyThere);
        }
        if self.entered.len() >= MOST {
            return Err(NotJoined::Full);
        }
        self.entered.push(player);
        Ok(())
    }

    /// Removes `player` from the members; they have to resign their running games, and finished ones count.
    pub fn leave(&mut self, player: PlayerId) {
        self.entered.retain(|other| *other != player);
        let games: Vec<_> = self.running_of(player).map(|game| (player, game)).collect();
        self.resigning.retain(|one| !games.contains(one));
        self.resigning.extend(games);
    }

    /// The running games of `player` in this season.
    pub fn running_of(&self, player: PlayerId) -> impl Iterator<Item = GameId> {
        let season = self.current().into_iter();
        season.flat_map(move |season| season.running_of(player).map(|one| one.game))
    }

    /// Removes `game` from the games to resign.
    pub fn forget_resignation(&mut self, game: GameId) {
        self.resigning.retain(|(_, other)| *other != game);
    }

    /// Begins a season. Members who were not in the last one are ordered by `strength`, greatest first, and begin in
    /// the last division.
    ///
    /// # Errors
    ///
    /// [`NotStarted`]; nothing has changed then.
    pub fn start<S: Ord>(
        &mut self,
        now: Timestamp,
        strength: impl Fn(PlayerId) -> S,
    ) -> Result<(), NotStarted> {
        if self.current().is_some() {
            return Err(NotStarted::Running);
        }
        if self.entered.len() < next::FEWEST {
            return Err(NotStarted::TooFew);
        }
        let players = moves::order(self, strength);
        let sizes = moves::sizes(players.len(), self.format.division);
        let time = stage::time_of(self.format, now);
        let season = Season::new(self.next(), time, players, sizes);
        self.previous = self.season.replace(season);
        self.planned = None;
        Ok(())
    }

    /// Removes `player` and replaces them by `nobody` in the seasons.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.entered.retain(|other| *other != player);
        self.resigning.retain(|(other, _)| *other != player);
        for season in self.season.iter_mut().chain(&mut self.previous) {
            season.rename(player, nobody);
        }
    }

    /// All players it refers to, possibly with repetitions.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let seasons = self.season.iter().chain(&self.previous);
        let players = seasons.flat_map(|season| season.players());
        let resigning = self.resigning.iter().map(|(player, _)| *player);
        let named = self.entered.iter().copied().chain(resigning);
        named.chain(players.copied())
    }
}
