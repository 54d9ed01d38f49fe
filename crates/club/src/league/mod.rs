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

pub use cross::Met;
pub use moves::{Move, Moved};
pub use next::{PAUSE, Planned};
pub use refusal::{NotJoined, NotStarted, Refusal};
pub use season::{End, LeagueGame, Season, Side};
pub use stage::{GRACE, News, Stage};
pub use table::Row;

use std::ops::RangeInclusive;

use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, MessageId, PlayerId, Terms};

/// So many members are in a league at most.
pub const MOST: usize = 500;

/// How a league is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The most players in a division, within [`Format::DIVISION`].
    pub division: u8,
    /// How many games each pair plays in a season, within [`Format::GAMES`].
    pub games: u8,
    /// How many days a season lasts, within [`Format::DAYS`].
    pub days: u16,
    /// How many players move up from each division and down from it, within [`Format::MOVES`].
    pub moves: u8,
}

impl Format {
    /// The most players in a division.
    pub const DIVISION: RangeInclusive<u8> = 4..=10;
    /// Games of a pair: a single round-robin or a double one.
    pub const GAMES: RangeInclusive<u8> = 1..=2;
    /// Days of a season.
    pub const DAYS: RangeInclusive<u16> = 14..=365;
    /// Players that move up, and down.
    pub const MOVES: RangeInclusive<u8> = 1..=2;

    /// Whether everything is within its bounds.
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
    /// The club of the channel.
    pub club: ClubId,
    /// The terms of its games.
    pub terms: Terms,
    /// How it is played.
    pub format: Format,
    /// The message that shows it, once that is known.
    pub message: Option<MessageId>,
    /// Games that those who have left are still to resign.
    pub resigning: Vec<(PlayerId, GameId)>,
    entered: Vec<PlayerId>,
    season: Option<Season>,
    previous: Option<Season>,
    pause: Option<u8>,
    planned: Option<Planned>,
}

impl League {
    /// A league that nobody has entered yet.
    pub fn new(club: ClubId, terms: Terms, format: Format) -> Self {
        Self {
            club,
            terms,
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

    /// The same league with these members, in the order in which they have entered, and this season;
    /// none if somebody is there twice.
    pub fn with(mut self, entered: Vec<PlayerId>, season: Option<Season>) -> Option<Self> {
        let mut each = entered.clone();
        each.sort_unstable();
        let twice = each.windows(2).any(|pair| pair[0] == pair[1]);
        self.entered = entered;
        self.season = season;
        (!twice).then_some(self)
    }

    /// Who plays the next season, in the order in which they have entered: whoever plays one plays the next as well,
    /// unless they leave or play nothing.
    pub fn entered(&self) -> &[PlayerId] {
        &self.entered
    }

    /// Whether `player` is a member.
    pub fn has(&self, player: PlayerId) -> bool {
        self.entered.contains(&player)
    }

    /// The season that is played, or else the last one.
    pub fn season(&self) -> Option<&Season> {
        self.season.as_ref()
    }

    /// The season that is played, also while its last games are.
    pub fn current(&self) -> Option<&Season> {
        self.season().filter(|season| season.stage != Stage::Over)
    }

    /// The season before [`League::season`], of which there may still be something to tell.
    pub fn previous(&self) -> Option<&Season> {
        self.previous.as_ref()
    }

    /// The season of this `number`, if it is one of the last two.
    pub fn numbered(&self, number: u16) -> Option<&Season> {
        let mut known = self.season.iter().chain(&self.previous);
        known.find(|season| season.number == number)
    }

    /// The number of the season that comes next, from 1 on.
    pub fn next(&self) -> u16 {
        self.season
            .as_ref()
            .map_or(1, |season| season.number.saturating_add(1))
    }

    /// `player` plays the next season.
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

    /// `player` is no member any more, and resigns the games that they still play here. What they have played counts.
    pub fn leave(&mut self, player: PlayerId) {
        self.entered.retain(|other| *other != player);
        let games = self.running_of(player).map(|game| (player, game));
        let games: Vec<_> = games.collect();
        self.resigning.retain(|one| !games.contains(one));
        self.resigning.extend(games);
    }

    /// The games of `player` that are running in this season.
    pub fn running_of(&self, player: PlayerId) -> impl Iterator<Item = GameId> {
        let season = self.current().into_iter();
        season.flat_map(move |season| season.running_of(player).map(|one| one.game))
    }

    /// The `game` need not be resigned any more.
    pub fn resigned(&mut self, game: GameId) {
        self.resigning.retain(|(_, other)| *other != game);
    }

    /// Begins a season, where `strength` orders those who were not in the last one, the greatest first:
    /// they begin in the last division.
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

    /// `nobody` stands in the place of `player` in the seasons, who is no member any more.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.entered.retain(|other| *other != player);
        self.resigning.retain(|(other, _)| *other != player);
        for season in self.season.iter_mut().chain(&mut self.previous) {
            season.rename(player, nobody);
        }
    }

    /// Everybody whom it names, some of them more than once.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let seasons = self.season.iter().chain(&self.previous);
        let players = seasons.flat_map(|season| season.players());
        let resigning = self.resigning.iter().map(|(player, _)| *player);
        let named = self.entered.iter().copied().chain(resigning);
        named.chain(players.copied())
    }
}
