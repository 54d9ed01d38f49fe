//! How far a season has come, and what is due.

use super::{End, Format, League, NotStarted, Season};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Given, PlayerId};

/// How long games that are running at a season's end still count.
pub const GRACE: Span = Span::days(14);
/// How long before its end that is told.
const WARNING: Span = Span::days(7);
/// By how much a season is extended at once.
const EXTENSION: Span = Span::days(7);

/// How far a season has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Games begin.
    Running,
    /// Games begin, and it was told that it ends soon.
    EndsSoon,
    /// No game begins any more; those that are running still count.
    Closing,
    /// The same before the planned end: who has played nothing stays, as they had less time than they were told.
    Cut,
    /// Nothing more counts, and the next season is open for entry.
    Over,
}

impl Stage {
    /// Whether no game begins any more, while the last ones are played.
    pub fn is_closing(self) -> bool {
        matches!(self, Self::Closing | Self::Cut)
    }
}

/// What is told in the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The season ends soon.
    EndsSoon,
    /// No game begins any more.
    Closing,
    /// It is over.
    Over,
    /// The next one is due, and waits for members.
    TooFew,
}

/// The time of a season that begins `now`.
pub(super) fn time_of(format: Format, now: Timestamp) -> Given {
    Given {
        since: now,
        span: Span::days(format.days.into()),
    }
}

impl League {
    /// When something is due, if ever.
    pub fn due(&self) -> Option<Timestamp> {
        if !self.resigning.is_empty() {
            return Some(Timestamp::default());
        }
        match self.current() {
            Some(season) => season.due(),
            None => self.next_due(),
        }
    }

    /// Where something is due of the season by `now`, its time is what is left of it then: `rests` says what of it nobody
    /// could use.
    pub fn bring_to(&mut self, now: Timestamp, rests: &Calendar) {
        if let Some(season) = &mut self.season
            && season.due().is_some_and(|due| due <= now)
        {
            season.time = season.time.brought_to(now, rests);
        }
    }

    /// Does what is due of the season by `now`, and gives what is to be told, the first first. At its end those leave
    /// who have played nothing, unless they are `away` or it was ended before its time. That the next one begins is not
    /// done here: newcomers have to be put in order for it.
    pub fn advance(&mut self, now: Timestamp, away: &[PlayerId]) -> Vec<News> {
        let mut news = Vec::new();
        while let Some(season) = &mut self.season
            && season.due().is_some_and(|at| at <= now)
        {
            let has_running = season.running().next().is_some();
            let before = season.stage;
            season.stage = match before {
                Stage::Running if now < season.ends() => Stage::EndsSoon,
                Stage::Running | Stage::EndsSoon if has_running => Stage::Closing,
                _ => Stage::Over,
            };
            news.extend(match season.stage {
                Stage::Running => None,
                Stage::EndsSoon => Some(News::EndsSoon),
                Stage::Closing | Stage::Cut => Some(News::Closing),
                Stage::Over => Some(News::Over),
            });
            if season.stage == Stage::Over && before != Stage::Cut {
                let idle: Vec<_> = season.idle().collect();
                self.entered
                    .retain(|player| !idle.contains(player) || away.contains(player));
            }
        }
        // What is told of it last says it all.
        let mut news = news.split_off(news.len().saturating_sub(1));
        if news == [News::Over] {
            self.plan(now);
        }
        news.extend(self.wait(now));
        news
    }

    /// Ends the season `now`: no game begins any more. While its last games are played, they are waited for no longer.
    /// Gives what is to be told.
    ///
    /// # Errors
    ///
    /// [`NotStarted::NoSeason`]; nothing has changed then.
    pub fn close(&mut self, now: Timestamp, away: &[PlayerId]) -> Result<Vec<News>, NotStarted> {
        let season = self.playing()?;
        let (ends, stage) = match season.stage {
            stage if stage.is_closing() => (now.after(Span::ZERO.minus(GRACE)), stage),
            _ if now < season.ends() => (now, Stage::Cut),
            stage => (now, stage),
        };
        (season.time, season.stage) = (Given::between(now, ends), stage);
        let news = self.advance(now, away);
        Ok(match news.is_empty() {
            // The last games of one that was cut: nothing more is due of it now.
            true => vec![News::Closing],
            false => news,
        })
    }

    /// Extends the season by a week, from `now` on if it has ended: games may begin again then.
    ///
    /// # Errors
    ///
    /// [`NotStarted::NoSeason`]; nothing has changed then.
    pub fn extend(&mut self, now: Timestamp) -> Result<Timestamp, NotStarted> {
        let season = self.playing()?;
        season.time = if now < season.ends() {
            Given {
                span: season.time.span.plus(EXTENSION),
                ..season.time
            }
        } else {
            Given {
                since: now,
                span: EXTENSION,
            }
        };
        season.stage = Stage::Running;
        Ok(season.ends())
    }

    fn playing(&mut self) -> Result<&mut Season, NotStarted> {
        let season = self.season.as_mut();
        let playing = season.filter(|season| season.stage != Stage::Over);
        playing.ok_or(NotStarted::NoSeason)
    }
}

impl Season {
    /// Until when games count that are running at the end.
    pub fn counts_until(&self) -> Timestamp {
        self.ends().after(GRACE)
    }

    /// When it goes on by itself, if ever.
    fn due(&self) -> Option<Timestamp> {
        match self.stage {
            Stage::Running => Some(self.ends().after(Span::ZERO.minus(WARNING))),
            Stage::EndsSoon => Some(self.ends()),
            Stage::Closing | Stage::Cut if self.running().next().is_none() => {
                Some(Timestamp::default())
            }
            Stage::Closing | Stage::Cut => Some(self.counts_until()),
            Stage::Over => None,
        }
    }

    /// Those who have played nothing: neither a game to its end, but for what they lost on time, nor one that is running.
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
