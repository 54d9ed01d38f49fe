//! When a player's clock rests: weekends and nights by the game's terms and the player's own time zone,
//! the player's vacations, and the times in which the bot itself was down.
//!
//! A zone is kept under `zone/<player>` by its name, the one before under `turn-zone/<game>` with the turn that keeps it
//! and whose it is, as in `1800000000000 7 Europe/Zurich`: since when the game waits, in milliseconds since 1970, then
//! each of those who have changed theirs since. Vacations are kept under `vacation/<player>` as
//! `from..to from..to`, in milliseconds since 1970.

use super::Bot;
use super::failure::Failure;
use crate::clock::Timestamp;
use crate::game::{Calendar, Game, GameId, Interval, Pace, PlayerId, Zone};
use crate::store::Outage;

/// Whether somebody is taking turns on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turns {
    /// They are.
    Some,
    /// They are not.
    None,
}

/// So many vacations are kept for a person at most: the oldest are forgotten first.
pub const MOST_VACATIONS: usize = 60;

impl Bot {
    /// The time zone that `player` has chosen.
    pub async fn zone(&self, player: PlayerId) -> Option<Zone> {
        Zone::parse(&self.setting(&zone_key(player)).await?)
    }

    /// Notes the time zone of `player`.
    pub async fn set_zone(&self, player: PlayerId, zone: Zone) {
        self.set_setting(&zone_key(player), zone.name()).await;
    }

    /// The vacations of `player`, past ones too, in order.
    pub async fn vacations(&self, player: PlayerId) -> Vec<Interval> {
        let kept = self.setting(&vacation_key(player)).await;
        kept.map(|text| read_vacations(&text)).unwrap_or_default()
    }

    /// Notes all vacations of `player`.
    pub async fn set_vacations(&self, player: PlayerId, vacations: &[Interval]) {
        let text = write_vacations(vacations);
        self.set_setting(&vacation_key(player), &text).await;
    }

    /// When the bot itself was down.
    async fn outages(&self) -> Vec<Interval> {
        let outages = self.store.outages().await;
        let outages =
            outages.inspect_err(|error| tracing::error!(%error, "the outages could not be read"));
        let interval = |Outage { from, until }| Interval { from, to: until };
        outages
            .unwrap_or_default()
            .into_iter()
            .map(interval)
            .collect()
    }

    /// The turns that `player` is taking keep the zone in which they have begun, whichever is chosen next:
    /// nobody gains a weekend by moving to where it still lasts. The same holds of an answer that they owe to a count.
    /// Says whether there are any.
    pub(super) async fn keep_zone_of_turns(&self, player: PlayerId) -> Result<Turns, Failure> {
        let zone = self.zone(player).await.unwrap_or_default();
        let (games, _) = self.running_games(player).await?;
        let mut turns = Turns::None;
        for game in games.iter().filter(|game| is_on_clock(game, player)) {
            let Some(since) = game.waits_since() else {
                continue;
            };
            turns = Turns::Some;
            let mut kept = self.zones_of_turn(game.id(), since).await;
            if kept.iter().all(|(owner, _)| *owner != player) {
                kept.push((player, zone));
                let zones = kept
                    .iter()
                    .map(|(owner, zone)| format!(" {owner} {}", zone.name()));
                let text = format!("{}{}", since.as_millis(), zones.collect::<String>());
                self.set_setting(&turn_zone_key(game.id()), &text).await;
            }
        }
        Ok(turns)
    }

    /// The zones that are kept for the turn in `game` that has run `since` then, since their owners have chosen others.
    async fn zones_of_turn(&self, game: GameId, since: Timestamp) -> Vec<(PlayerId, Zone)> {
        let kept = self.setting(&turn_zone_key(game)).await.unwrap_or_default();
        let mut words = kept.split(' ');
        let turn = words.next().and_then(|turn| turn.parse().ok());
        if turn != Some(since.as_millis()) {
            return Vec::new();
        }
        let owner = |word: &str| word.parse().ok().map(PlayerId::new);
        let pair = || Some((owner(words.next()?)?, Zone::parse(words.next()?)?));
        std::iter::from_fn(pair).collect()
    }

    /// A turn in `game` is over, and with it the zone that it has kept.
    pub(super) async fn forget_zone_of_turn(&self, game: GameId) {
        self.drop_setting(&turn_zone_key(game)).await;
    }

    /// When the clock of `player` rests in a game of this pace.
    pub async fn calendar(&self, player: PlayerId, pace: &Pace) -> Calendar {
        let zone = self.zone(player).await.unwrap_or_default();
        self.calendar_in(zone, player, pace).await
    }

    async fn calendar_in(&self, zone: Zone, player: PlayerId, pace: &Pace) -> Calendar {
        let mut away = self.vacations(player).await;
        away.extend(self.outages().await);
        Calendar::new(zone, pace.weekends, pace.nights, away)
    }

    /// The calendar of the one whose clock runs in `game`; none while no clock runs.
    pub async fn calendar_of_turn(&self, game: &Game) -> Option<Calendar> {
        let since = game.clocks()?.since()?;
        Some(self.calendar_since(since, game.on_turn()?, game).await)
    }

    /// The calendar of `player`, for whom `game` has waited `since` then: in the zone that they had chosen by then.
    pub(super) async fn calendar_since(
        &self,
        since: Timestamp,
        player: PlayerId,
        game: &Game,
    ) -> Calendar {
        let pace = &game.terms().pace;
        let kept = self.zones_of_turn(game.id(), since).await;
        match kept.into_iter().find(|(owner, _)| *owner == player) {
            Some((_, zone)) => self.calendar_in(zone, player, pace).await,
            None => self.calendar(player, pace).await,
        }
    }
}

/// Whether `player` is the one to move in `game`, where time is kept, or owes a word on its count.
pub(super) fn is_on_clock(game: &Game, player: PlayerId) -> bool {
    match game.unanswered() {
        Some(unanswered) => game.color_of(player) == Some(unanswered.color),
        None => game.on_turn() == Some(player) && game.clocks().is_some(),
    }
}

/// The intervals in `text`, in order; whatever is none is left out.
pub fn read_vacations(text: &str) -> Vec<Interval> {
    let read = |part: &str| {
        let (from, to) = part.split_once("..")?;
        let [from, to] = [from, to].map(|millis| millis.parse().map(Timestamp::from_millis));
        let interval = Interval {
            from: from.ok()?,
            to: to.ok()?,
        };
        (interval.from < interval.to).then_some(interval)
    };
    let mut vacations: Vec<_> = text.split_whitespace().filter_map(read).collect();
    vacations.sort_unstable_by_key(|interval| interval.from);
    vacations
}

/// What [`read_vacations`] reads: of more than [`MOST_VACATIONS`] the latest.
pub fn write_vacations(vacations: &[Interval]) -> String {
    let mut vacations = vacations.to_vec();
    vacations.sort_unstable_by_key(|interval| interval.from);
    let latest = vacations.len().saturating_sub(MOST_VACATIONS);
    let parts: Vec<_> = vacations[latest..]
        .iter()
        .map(|Interval { from, to }| format!("{}..{}", from.as_millis(), to.as_millis()))
        .collect();
    parts.join(" ")
}

fn turn_zone_key(game: GameId) -> String {
    format!("turn-zone/{game}")
}

fn zone_key(player: PlayerId) -> String {
    format!("zone/{player}")
}

fn vacation_key(player: PlayerId) -> String {
    format!("vacation/{player}")
}
