//! How much of everything one member may have or ask for.
//!
//! What calls people is counted from the database, so that a restart forgives nothing; the rest is in memory.
//! Whoever counts and then adds to it holds the locks of all members concerned, else a hundred requests
//! at once would all find room.

use tokio::sync::OwnedMutexGuard;

use super::Failure;
use super::ask::Ask;
use super::recent::{Act, HOUR, Spent};
use crate::clock::Span;
use crate::game::{Game, Interval, Phase, PlayerId};
use crate::i18n::{Name, Text, say};

impl Ask<'_> {
    /// Keeps everybody from adding to what the caller or one of `others` has while the guards live.
    /// A game's lock is taken after these.
    pub(super) async fn alone_with(
        &self,
        others: impl IntoIterator<Item = PlayerId>,
    ) -> Vec<OwnedMutexGuard<()>> {
        let mut members: Vec<_> = others.into_iter().chain([self.caller()]).collect();
        // In one order, so that no two wait for each other.
        members.sort_unstable();
        members.dedup();
        let mut guards = Vec::new();
        for member in members {
            guards.push(self.bot.members.lock(member).await);
        }
        guards
    }

    /// Refuses a challenge to those `invited` where the caller, or one of them, has enough.
    pub(super) async fn check_offer(
        &self,
        invited: impl IntoIterator<Item = PlayerId>,
    ) -> Result<(), Failure> {
        self.check_not_muted().await?;
        let (store, limits, caller) = (&self.bot.store, &self.bot.limits, self.caller());
        let own = store.load_of(caller)?;
        let most = limits.open_challenges;
        within(own.offered, most, say::limit::own_challenges)?;
        within(own.running, limits.running_games, say::limit::own_games)?;
        let since = self.now.after(HOUR.times(-1));
        let lately = store.unaccepted_since(caller, since)?;
        let most = limits.challenges_an_hour;
        within(lately, most, say::limit::challenges_an_hour)?;
        for player in invited {
            self.check_takes(player).await?;
            let load = store.load_of(player)?;
            let between = store.offers_between(caller, player)?;
            let told = |most| say::limit::challenges_between(most, Name::mention(player));
            within(between, limits.open_challenges_between, told)?;
            let told = |_| say::limit::takes_no_more(Name::mention(player));
            within(load.invited, limits.open_challenges_to, told)?;
        }
        Ok(())
    }

    /// Refuses to accept the challenge `game` where the caller or the challenger plays enough games,
    /// or the challenger does not want to play with the caller.
    pub(super) async fn check_accept(&self, game: &Game) -> Result<(), Failure> {
        let Phase::Offered { .. } = game.phase() else {
            // Refused where the game is locked.
            return Ok(());
        };
        self.check_not_muted().await?;
        let own = self.bot.store.load_of(self.caller())?;
        let most = self.bot.limits.running_games;
        within(own.running, most, say::limit::own_games)?;
        let challenger = game.offer().challenger;
        let mut invited = game.offer().invitation.players();
        match invited.any(|player| player == self.caller()) {
            true => self.check_has_room(challenger),
            false => self.check_takes(challenger).await,
        }
    }

    /// Refuses to bring `player` into a game with the caller: they have blocked the caller, or play enough games.
    /// It is one sentence, since nobody is to know that they are blocked.
    pub(super) async fn check_takes(&self, player: PlayerId) -> Result<(), Failure> {
        match self.bot.blocked_by(player).await?.contains(&self.caller()) {
            true => Err(say::limit::takes_no_more(Name::mention(player)).into()),
            false => self.check_has_room(player),
        }
    }

    fn check_has_room(&self, player: PlayerId) -> Result<(), Failure> {
        let load = self.bot.store.load_of(player)?;
        let told = |_| say::limit::takes_no_more(Name::mention(player));
        within(load.running, self.bot.limits.running_games, told)
    }

    /// Refuses whoever is muted in the club of the request to begin anything there.
    pub(super) async fn check_not_muted(&self) -> Result<(), Failure> {
        let Some(club) = self.request.setting.place.club else {
            return Ok(());
        };
        match self.bot.mute_in(club, self.caller(), self.now).await? {
            Some(mute) => Err(mute.refusal().into()),
            None => Ok(()),
        }
    }

    /// Refuses another vacation where the caller has begun enough of these `vacations` within a day.
    pub(super) fn check_vacations(&self, vacations: &[Interval]) -> Result<(), Failure> {
        let since = self.now.after(Span::days(-1));
        let begun = vacations.iter().filter(|away| away.from > since).count();
        let most = self.bot.limits.vacations_a_day;
        within(begun, most, say::limit::vacations)
    }

    /// Counts a puzzle of the caller's, which counts once it is kept.
    pub(super) fn spend_puzzle(&self) -> Result<Spent, Failure> {
        let most = self.bot.limits.puzzles_an_hour;
        self.spend(Act::Puzzle, most, say::limit::puzzles)
    }

    /// Counts a film that the caller asks for.
    pub(super) fn spend_film(&self) -> Result<Spent, Failure> {
        let most = self.bot.limits.films_an_hour;
        self.spend(Act::Film, most, say::limit::films)
    }

    /// Notes a challenge of the caller's for those who moderate: its bounds follow from the database.
    pub(super) fn note_challenge(&self) {
        let noted = self.spent(Act::Challenge, u16::MAX);
        if let Some(noted) = noted {
            noted.keep();
        }
    }

    fn spend(&self, act: Act, most: u16, refusal: fn(u16) -> Text) -> Result<Spent, Failure> {
        self.spent(act, most).ok_or_else(|| refusal(most).into())
    }

    fn spent(&self, act: Act, most: u16) -> Option<Spent> {
        let club = self.request.setting.place.club;
        self.bot
            .recent
            .spend(self.caller(), act, club, self.now, most)
    }
}

/// Refuses one more where there are `most` already.
fn within(count: usize, most: u16, refusal: impl FnOnce(u16) -> Text) -> Result<(), Failure> {
    match count < usize::from(most) {
        true => Ok(()),
        false => Err(refusal(most).into()),
    }
}
