//! An external engine as the judge of reviews: each position is sent with all moves from the start, so that the engine
//! can move in games in between.

use std::time::Duration;

use crate::engine::outside::EngineCommand;
use crate::engine::outside::analysis::{AnalysedGame, Analyser};
use crate::engine::review::{PositionToRead, Reading};
use crate::game::PlayerId;
use crate::games::program::outside::{Engine, Outside, Programs};
use crate::games::program::thinking::Thinking;
use crate::kit::services::Services;
use crate::kit::workers::turns::Turns;
use crate::process::ProcessError;
use crate::rules::{Komi, Position, Rules, Size};

/// The most thinking time for a game, not counting what is read a second time.
const MOST_TIME: Duration = Duration::from_secs(8 * 60);
/// Characters of an analysis that are quoted.
const QUOTED: usize = 80;

/// Why an external engine does not judge.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JudgeError {
    /// Its process failed.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It has no command for analysis.
    #[error("it can judge nothing: it knows neither `kata-analyze` nor `lz-analyze`")]
    NoAnalysis,
    /// Its analysis is impossible.
    #[error("{0:?} is no analysis of the position")]
    Nonsense(String),
}

/// A game of a review.
#[derive(Clone, Copy)]
pub(crate) struct JudgedGame<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) komi: Komi,
    /// The position before the first move.
    pub(crate) first: &'a Position,
    pub(crate) moves: usize,
}

/// An external engine that judges a game on behalf of a member.
pub(crate) struct ExternalJudge<'a> {
    engine: &'a Engine,
    turns: &'a Turns,
    programs: &'a dyn Programs,
    services: &'a Services,
    game: JudgedGame<'a>,
    member: PlayerId,
    /// The thinking time for a position.
    time: Duration,
}

impl Outside {
    /// The first engine that judges `game`, for `member`.
    pub(crate) fn judge<'a>(
        &'a self,
        services: &'a Services,
        game: JudgedGame<'a>,
        member: PlayerId,
    ) -> Option<ExternalJudge<'a>> {
        let size: Size = game.first.size();
        let mut engines = self.engines.iter();
        engines.find_map(|(engine, turns)| {
            let usual = engine.review_time(*game.rules, size)?;
            let positions = u32::try_from(game.moves + 1).unwrap_or(u32::MAX);
            Some(ExternalJudge {
                engine,
                turns,
                programs: self.programs.as_ref(),
                services,
                game,
                member,
                time: usual.min(MOST_TIME / positions),
            })
        })
    }
}

impl ExternalJudge<'_> {
    /// Its name in the settings.
    pub(crate) fn name(&self) -> &str {
        self.engine.name()
    }

    /// The command by which it judges.
    ///
    /// # Errors
    ///
    /// [`JudgeError::NoAnalysis`], or that its process failed.
    pub(crate) async fn analyser(&self) -> Result<Analyser, JudgeError> {
        for analyser in Analyser::ALL {
            let known = self
                .ask(&[analyser.known_command()], Duration::ZERO)
                .await?;
            if known.eq_ignore_ascii_case("true") {
                return Ok(analyser);
            }
        }
        Err(JudgeError::NoAnalysis)
    }

    /// The analysis of the `wanted` position.
    ///
    /// # Errors
    ///
    /// A [`JudgeError`]; its process is ended then.
    pub(crate) async fn read(
        &self,
        analyser: Analyser,
        wanted: &PositionToRead,
    ) -> Result<Reading, JudgeError> {
        let time = self.time * wanted.times;
        let centiseconds = u32::try_from(time.as_millis() / 10).unwrap_or(u32::MAX);
        let asked = AnalysedGame {
            rules: self.game.rules,
            komi: self.game.komi,
            first: self.game.first,
            wanted,
            centiseconds: centiseconds.max(1),
        };
        let line = self.ask(&analyser.commands(&asked), time).await?;
        match analyser.read(&line, &asked) {
            Some(reading) => Ok(reading),
            None => {
                self.programs.restart(self.engine).await;
                Err(JudgeError::Nonsense(line.chars().take(QUOTED).collect()))
            }
        }
    }

    /// The answer to the last of `commands`, with `time` added to the usual timeout. The member is charged for it even
    /// if it fails.
    async fn ask(
        &self,
        commands: &[EngineCommand],
        time: Duration,
    ) -> Result<String, ProcessError> {
        let _turn = self.turns.wait(self.member).await;
        let begun = self.services.now();
        let answer = self.programs.answer(self.engine, commands, time).await;
        let thinking = self.services.state::<Thinking>();
        thinking.spend(self.member, begun, self.services.now());
        answer
    }
}
