//! The program as an opponent at a table.

use std::sync::Arc;

use tengen::bot::Services;
use tengen::bot::games::program::outside::{Engine, Outside, Programs};
use tengen::bot::games::program::thinking::{Think, Thinking, by_engine};
use tengen::config::{Config, Opponent};

use super::table::Table;

/// Settings and engines of the program, from the bot's next start on.
pub(crate) struct Program {
    pub(crate) settings: Opponent,
    pub(crate) think: Option<Think>,
    /// External engines, and a fake in place of their processes.
    pub(crate) engines: Vec<Engine>,
    pub(crate) programs: Option<Arc<dyn Programs>>,
}

/// The usual limits, with a program that moves without a pause.
pub(crate) fn at_once() -> Opponent {
    Opponent {
        pause_seconds: 0,
        ..Config::default().opponent
    }
}

impl Default for Program {
    fn default() -> Self {
        Self {
            settings: Config::default().opponent,
            think: None,
            engines: Vec::new(),
            programs: None,
        }
    }
}

impl Program {
    /// `services` with the program.
    pub(super) fn joins(&self, services: Services) -> Services {
        let think = self.think.clone().unwrap_or_else(by_engine);
        let services = services.with(Thinking::new(self.settings, think));
        match &self.programs {
            Some(programs) => {
                services.with(Outside::new(self.engines.clone(), Arc::clone(programs)))
            }
            None => services,
        }
    }
}

impl Table {
    /// Has the program make its due moves, with everything that follows; the number of its steps.
    pub(crate) fn answer(&self) -> usize {
        let bot = self.bot();
        self.wait(async {
            let steps = bot.answer_as_opponent().await;
            bot.send_outbox(&self.desk).await;
            steps
        })
    }
}
