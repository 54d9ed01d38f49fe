//! A ladder that is played in a channel of a club.

use super::{End, Ladder, Moved, Rung, Running};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, Given, MessageId, PlayerId, Terms};

/// So many games that are over are kept in mind.
const LATEST: usize = 10;

/// The ladder of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubLadder {
    /// The club of the channel.
    pub club: ClubId,
    /// The terms of its games.
    pub terms: Terms,
    /// The message that shows it, once that is known.
    pub message: Option<MessageId>,
    /// Who stands where, and who plays whom.
    pub ladder: Ladder<PlayerId, GameId>,
    /// Its games that ended last, the latest first.
    pub latest: Vec<Played>,
    /// Games that those who have left are still to resign.
    pub resigning: Vec<(PlayerId, GameId)>,
}

/// A game of a ladder that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which, and who had challenged whom.
    pub game: Running<PlayerId, GameId>,
    /// What it has done to places.
    pub moved: Moved<PlayerId>,
    /// When it ended.
    pub at: Timestamp,
}

impl ClubLadder {
    /// A ladder on which nobody stands yet.
    pub fn new(club: ClubId, terms: Terms) -> Self {
        Self {
            club,
            terms,
            message: None,
            ladder: Ladder::default(),
            latest: Vec::new(),
            resigning: Vec::new(),
        }
    }

    /// Takes `player` off the ladder, who resigns the games that they still play there.
    pub fn leave(&mut self, player: PlayerId) {
        let games = self.ladder.leave(player);
        let games = games.into_iter().map(|game| (player, game));
        self.resigning.extend(games);
    }

    /// Takes in how `game` ended, and that it was `at` this time, as [`Ladder::ended`] does.
    pub fn ended(&mut self, game: GameId, end: End<PlayerId>, at: Timestamp) {
        self.resigned(game);
        let mut running = self.ladder.running().iter();
        let Some(&one) = running.find(|one| one.game == game) else {
            return;
        };
        let (moved, games) = self.ladder.ended(game, end);
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
        self.latest.truncate(LATEST);
    }

    /// Those of the latest games that have moved somebody who still stands where that has put them, the latest first.
    pub fn news(&self) -> impl Iterator<Item = &Played> {
        let stands = |who, place| self.ladder.place(who) == Some(place);
        let is_out = |who| self.ladder.place(who).is_none();
        self.latest.iter().filter(move |played| match played.moved {
            Moved::Nobody => false,
            Moved::Up(who, place) => stands(who, place),
            Moved::Out(late, None) => is_out(late),
            Moved::Out(late, Some((who, place))) => is_out(late) && stands(who, place),
        })
    }

    /// The `game` need not be resigned any more.
    pub fn resigned(&mut self, game: GameId) {
        self.resigning.retain(|(_, other)| *other != game);
    }

    /// Takes those off the ladder who were to challenge somebody by `now`, and gives them, where `times` are those of all
    /// of them as they are known now.
    pub fn sweep(&mut self, now: Timestamp, times: &[(Rung<PlayerId>, Given)]) -> Vec<PlayerId> {
        for (rung, time) in times {
            self.ladder.keep_time(rung, *time);
        }
        let idle: Vec<_> = self.ladder.idle(now).map(|rung| rung.who).collect();
        // One whose time nobody has brought up to date waits for the next look.
        let judged = |player: &PlayerId| times.iter().any(|(rung, _)| rung.who == *player);
        let idle: Vec<_> = idle.into_iter().filter(judged).collect();
        for player in &idle {
            self.leave(*player);
        }
        idle
    }

    /// When something is due, if ever.
    pub fn due(&self) -> Option<Timestamp> {
        match self.resigning.is_empty() {
            true => self.ladder.due(),
            false => Some(Timestamp::default()),
        }
    }

    /// `nobody` stands in the place of `player` in games that are over, who is off the ladder.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.ladder.forget(player);
        self.resigning.retain(|(other, _)| *other != player);
        let named = |who: PlayerId| match who == player {
            true => nobody,
            false => who,
        };
        for Played { game, moved, .. } in &mut self.latest {
            game.challenger = named(game.challenger);
            game.challenged = named(game.challenged);
            *moved = match *moved {
                Moved::Nobody => Moved::Nobody,
                Moved::Up(who, place) => Moved::Up(named(who), place),
                Moved::Out(who, up) => {
                    Moved::Out(named(who), up.map(|(who, place)| (named(who), place)))
                }
            };
        }
    }

    /// Everybody whom it names, some of them more than once.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let rungs = self.ladder.rungs().iter().map(|rung| rung.who);
        let lately = self.ladder.lately().iter();
        let lately = lately.flat_map(|one| [one.challenger, one.challenged]);
        let latest = self.latest.iter();
        let latest = latest.flat_map(|one| [one.game.challenger, one.game.challenged]);
        let resigning = self.resigning.iter().map(|(player, _)| *player);
        rungs.chain(lately).chain(latest).chain(resigning)
    }
}
