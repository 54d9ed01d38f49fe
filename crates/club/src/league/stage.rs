//! The stages of a season, and the next change that is due.

use super::{End, Format, League, NotStarted, Season};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, PlayerId, TimeLimit};

/// Time after the end of a season in which running games still count.
pub const GRACE: Span = Span::days(14);
/// Time of the warning before the end of a season.
const WARNING: Span = Span::days(7);
/// Length of one extension.
const EXTENSION: Span = Span::days(7);

/// The stage of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonStage {
    /// Games may begin.
    Running,
    /// Games may begin, and the warning was given.
    EndsSoon,
    /// No game may begin; running ones still count.
    Closing,
    /// As [`Closing`](Self::Closing), but before the planned end: players without games stay members, since they had
    /// less time than announced.
    Cut,
    /// Nothing counts any more, and the next season is open for entry.
    Over,
}

impl SeasonStage {
    /// Whether no game may begin while the last ones are played.
    pub fn is_closing(self) -> bool {
        matches!(self, Self::Closing | Self::Cut)
    }
}

/// News for the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The season ends soon.
    EndsSoon,
    /// No game may begin any more.
    Closing,
    /// The season is over.
    Over,
    /// The next season is due but lacks members.
    TooFew,
}

/// The time of a season that begins at `now`.
pub(super) fn time_of(format: Format, now: Timestamp) -> TimeLimit {
    TimeLimit {
        since: now,
        span: Span::days(format.days.into()),
    }
}

impl League {
    pub fn due(&self) -> Option<Timestamp> {
        if !self.resigning.is_empty() {
            return Some(Timestamp::default());
        }
        match self.current() {
            Some(season) => season.due(),
            None => self.next_due(),
        }
    }

    /// If the season is due by `now`, updates its time; `rests` are times that nobody could use.
    pub fn update(&mut self, now: Timestamp, rests: &Calendar) {
        if let Some(season) = &mut self.season
            && season.due().is_some_and(|due| due <= now)
        {
            season.time = season.time.update(now, rests);
        }
    }

    /// Advances the season to `now` and returns the news in order. At its end, members without a game leave, unless
    /// they are `away` or the season was cut. Beginning the next season is left to [`League::start`], which needs the
    /// strength of newcomers.
    pub fn advance(&mut self, now: Timestamp, away: &[PlayerId]) -> Vec<News> {
        let mut news = Vec::new();
        while let Some(season) = &mut self.season
            && season.due().is_some_and(|at| at <= now)
        {
            let has_running = season.running().next().is_some();
            let before = season.stage;
            season.stage = match before {
                SeasonStage::Running if now < season.ends() => SeasonStage::EndsSoon,
                SeasonStage::Running | SeasonStage::EndsSoon if has_running => SeasonStage::Closing,
                _ => SeasonStage::Over,
            };
            news.extend(match season.stage {
                SeasonStage::Running => None,
                SeasonStage::EndsSoon => Some(News::EndsSoon),
                SeasonStage::Closing | SeasonStage::Cut => Some(News::Closing),
                SeasonStage::Over => Some(News::Over),
            });
            if season.stage == SeasonStage::Over && before != SeasonStage::Cut {
                let idle: Vec<_> = season.idle().collect();
                self.entered
                    .retain(|player| !idle.contains(player) || away.contains(player));
            }
        }
        // The last news implies the others.
        let mut news = news.split_off(news.len().saturating_sub(1));
        if news == [News::Over] {
            self.plan(now);
        }
        news.extend(self.wait(now));
        news
    }

    /// Ends the season at `now`: no game may begin any more. Called again, it stops waiting for the last games. Returns
    /// the news.
    ///
    /// # Errors
    ///
    /// [`NotStarted::NoSeason`]; nothing has changed then.
    pub fn close(&mut self, now: Timestamp, away: &[PlayerId]) -> Result<Vec<News>, NotStarted> {
        let season = self.season_in_progress()?;
        let (ends, stage) = match season.stage {
            stage if stage.is_closing() => (now.after(Span::ZERO.minus(GRACE)), stage),
            _ if now < season.ends() => (now, SeasonStage::Cut),
            stage => (now, stage),
        };
        (season.time, season.stage) = (TimeLimit::between(now, ends), stage);
        let news = self.advance(now, away);
        Ok(if news.is_empty() {
            // A season that was cut waits for its last games; nothing else is due now.
            vec![News::Closing]
        } else {
            news
        })
    }

    /// Extends the season by a week, from `now` if it has ended: games may begin again then.
    ///
    /// # Errors
    ///
    /// [`NotStarted::NoSeason`]; nothing has changed then.
    pub fn extend(&mut self, now: Timestamp) -> Result<Timestamp, NotStarted> {
        let season = self.season_in_progress()?;
        season.time = if now < season.ends() {
            TimeLimit {
                span: season.time.span.plus(EXTENSION),
                ..season.time
            }
        } else {
            TimeLimit {
                since: now,
                span: EXTENSION,
            }
        };
        season.stage = SeasonStage::Running;
        Ok(season.ends())
    }

    fn season_in_progress(&mut self) -> Result<&mut Season, NotStarted> {
        let season = self.season.as_mut();
        let playing = season.filter(|season| season.stage != SeasonStage::Over);
        playing.ok_or(NotStarted::NoSeason)
    }
}

impl Season {
    /// The time until which games running at the end count.
    pub fn counts_until(&self) -> Timestamp {
        self.ends().after(GRACE)
    }

    /// The next change by itself.
    fn due(&self) -> Option<Timestamp> {
        match self.stage {
            SeasonStage::Running => Some(self.ends().after(Span::ZERO.minus(WARNING))),
            SeasonStage::EndsSoon => Some(self.ends()),
            SeasonStage::Closing | SeasonStage::Cut if self.running().next().is_none() => {
                Some(Timestamp::default())
            }
            SeasonStage::Closing | SeasonStage::Cut => Some(self.counts_until()),
            SeasonStage::Over => None,
        }
    }

    /// Players without a game: none finished, except those lost on time, and none running.
    pub fn idle(&self) -> impl Iterator<Item = PlayerId> {
        let players = self.players().iter().enumerate();
        let idle = players.filter(|(seat, _)| {
            let mut games = self.games().iter();
            !games.any(|one| {
                one.side(*seat).is_some_and(|side| match one.end {
                    Some(End::Void) => false,
                    Some(End::RanOut(late)) => late != side,
                    Some(End::Won(_) | End::Draw | End::BothLose) | None => true,
                })
            })
        });
        idle.map(|(_, player)| *player)
    }
}
