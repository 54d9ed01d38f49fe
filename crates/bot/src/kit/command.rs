//! Slash commands and commands of the menus on a person and on a message: their specifications and handlers.

use std::pin::Pin;
use std::sync::LazyLock;

use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::Feature;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{CommandSpec, OptionSpec};
use crate::port::message::Suggestion;
use crate::port::request::Person;

impl CommandSpec {
    /// The command with these subcommands, in the order in which they are shown.
    pub(crate) fn with_each(self, subcommands: &[&Subcommand]) -> Self {
        let each = subcommands.iter().map(|subcommand| subcommand.spec.clone());
        each.fold(self, Self::with)
    }
}

/// A slash command: its specification and handler.
pub struct Command {
    /// Its specification for Discord, made on first use.
    pub spec: LazyLock<CommandSpec>,
    pub(crate) run: Run,
    pub(crate) complete: Complete,
}

impl Command {
    /// Runs the command for the caller of `ctx`, if they may use it: Discord hides it from others, but a server can
    /// show it to everybody, and requests can be forged.
    pub(crate) fn call<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Handled> {
        Box::pin(async move {
            self.spec.audience.admit(ctx.request.permissions)?;
            match self.part(ctx, options) {
                Some(part) => (part.run)(ctx, options).await,
                None => (self.run)(ctx, options).await,
            }
        })
    }

    /// The subcommand that was called, where another feature has added it.
    fn part(&self, ctx: &Ctx<'_>, options: Options<'_>) -> Option<&'static Part> {
        let called = options.subcommand()?;
        parts(ctx.features, self.spec.name).find(|part| part.spec.name == called)
    }

    /// Suggestions for the caller of `ctx`; empty if they may not use the command.
    pub(crate) fn suggest<'a>(
        &self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
        focused: &'a str,
    ) -> BoxFuture<'a, Result<Vec<Suggestion>, Failure>> {
        match self.spec.audience.admit(ctx.request.permissions) {
            Ok(()) => match self.part(ctx, options) {
                Some(part) => (part.complete)(ctx, options, focused),
                None => (self.complete)(ctx, options, focused),
            },
            Err(refusal) => Box::pin(std::future::ready(Err(refusal.into()))),
        }
    }
}

/// A command whose subcommands come from several features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shared {
    /// Actions in a game besides moves.
    Game,
    /// Games of more than two.
    Together,
}

impl Shared {
    /// The name of the command.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Together => "together",
        }
    }
}

/// A subcommand that a feature adds to a command shared by several features.
pub struct Part {
    pub(crate) of: Shared,
    /// Its specification for Discord.
    pub(crate) spec: LazyLock<OptionSpec>,
    pub(crate) run: Run,
    pub(crate) complete: Complete,
}

/// The subcommands that `features` add to the command called `name`.
pub(crate) fn parts<'a>(
    features: &'static [&'static Feature],
    name: &'a str,
) -> impl Iterator<Item = &'static Part> + use<'a> {
    let parts = features.iter().flat_map(|feature| feature.parts);
    parts.copied().filter(move |part| part.of.name() == name)
}

/// A command of the menu on a person.
pub struct UserCommand {
    /// Its specification for Discord; it has no options and no description.
    pub spec: LazyLock<CommandSpec>,
    pub(crate) run: RunOn,
}

/// A command of the menu on a message, which looks at a file that is attached there.
pub struct MessageCommand {
    /// Its specification for Discord; it has no options and no description.
    pub spec: LazyLock<CommandSpec>,
    pub(crate) run: RunOnMessage,
}

pub(crate) struct Subcommand {
    /// Its specification for Discord: an option of the command, of the kind
    /// [`crate::kit::spec::OptionKind::Subcommand`].
    pub(crate) spec: LazyLock<OptionSpec>,
    pub(crate) run: Run,
}

/// Carries the one of `subcommands` out that was called.
pub(crate) fn dispatch<'a>(
    subcommands: &'static [&'static Subcommand],
    ctx: &'a Ctx<'a>,
    options: Options<'a>,
) -> BoxFuture<'a, Handled> {
    let mut known = subcommands.iter();
    match known.find(|known| Some(known.spec.name) == options.subcommand()) {
        Some(subcommand) => (subcommand.run)(ctx, options),
        None => Box::pin(async { Err(Refusal::UnknownCommand.into()) }),
    }
}

/// A boxed future: the result of a registered function.
pub(crate) type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// Carries a command out.
pub(crate) type Run = for<'a> fn(&'a Ctx<'a>, Options<'a>) -> BoxFuture<'a, Handled>;
/// Carries a command of the menu on a person out.
pub(crate) type RunOn = for<'a> fn(&'a Ctx<'a>, &'a Person) -> BoxFuture<'a, Handled>;
/// Carries a command of the menu on a message out: the file is in the request.
pub(crate) type RunOnMessage = for<'a> fn(&'a Ctx<'a>) -> BoxFuture<'a, Handled>;
/// Suggests values for the option that is being typed.
pub(crate) type Complete = for<'a> fn(
    &'a Ctx<'a>,
    Options<'a>,
    &'a str,
) -> BoxFuture<'a, Result<Vec<Suggestion>, Failure>>;

/// Suggests nothing: for commands without suggested options.
pub(crate) fn no_suggestions<'a>(
    _: &'a Ctx<'a>,
    _: Options<'a>,
    _: &'a str,
) -> BoxFuture<'a, Result<Vec<Suggestion>, Failure>> {
    Box::pin(async { Ok(Vec::new()) })
}
