//! Runs external engines: as processes, or by a stand-in in tests.

use crate::engine::Decision;
use crate::engine::outside::EngineCommand;
use crate::kit::outside::Engine;
use crate::process::{ProcessError, Supervisor};

/// Runs external engines.
#[async_trait::async_trait]
pub trait Programs: Send + Sync {
    /// The move that `engine` answers to what is `said` by its protocol, within its time.
    async fn ask(&self, engine: &Engine, said: &[EngineCommand]) -> Result<Decision, ProcessError>;

    /// Restarts `engine` at the next question: its answer was not allowed.
    async fn restart(&self, engine: &Engine);
}

/// Programs as processes of this one, one each.
#[derive(Debug, Default)]
pub struct Running(Supervisor);

#[async_trait::async_trait]
impl Programs for Running {
    async fn ask(&self, engine: &Engine, said: &[EngineCommand]) -> Result<Decision, ProcessError> {
        let commands = (engine.protocol(), said);
        let (launch, patience) = (engine.launch(), engine.patience());
        self.0.ask(engine.name(), &launch, commands, patience).await
    }

    async fn restart(&self, engine: &Engine) {
        self.0.end(engine.name()).await;
    }
}
