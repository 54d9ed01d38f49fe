//! Commands given in a channel in which the caller has no such game: what they would do elsewhere is shown first.

use super::ask::{Ask, whisper};
use super::button::Token;
use super::carried::{Carried, Given};
use super::catalogue::COMMANDS;
use super::failure::Failure;
use super::find::Want;
use super::options::Options;
use super::reply::{Button, Look, Message, Response, Row, Shown};
use super::request::{Call, Invocation, Nature, OptionValue, Person};
use super::view::{shorten, shown};
use crate::game::Game;
use crate::i18n::{Name, Text, say};

impl Ask<'_> {
    /// The game that `options` mean for a command that changes it.
    ///
    /// # Errors
    /// [`Failure::Elsewhere`] if it is played in another channel and was not named: nobody acts there unawares.
    pub(super) async fn find_to_act(
        &self,
        options: Options<'_>,
        want: Want,
    ) -> Result<Game, Failure> {
        let named = options.text("game")?.is_some();
        let game = self.find(options, want).await?;
        match named || self.is_here(&game) {
            true => Ok(game),
            false => Err(Failure::Elsewhere(Box::new(game))),
        }
    }

    /// Which game would be meant, and where it is played.
    pub(super) async fn meant_elsewhere(&self, game: &Game) -> Text {
        let opponent = self.bot.opponent(game, self.reads_here()).await;
        let terms = game.terms();
        say::table::meant_elsewhere(
            game.id(),
            (&terms.rules).into(),
            terms.size,
            Name::bare(&opponent),
            self.bot.way_to(game).await,
        )
    }

    /// Shows `game`, which the command would be about, with a button that carries the command out.
    pub(super) async fn ask_whether_there(&self, game: &Game) -> Response {
        let mut lines = vec![self.meant_elsewhere(game).await.to(self.reader())];
        let carried = self.carried();
        let token = carried
            .as_ref()
            .and_then(|carried| Token::There(carried.clone(), shown(game)).write());
        let mut rows = Vec::new();
        match carried.zip(token) {
            Some((carried, custom_id)) => {
                let label = self.told(&carried).await;
                let label = say::table::button_there(game.id(), Name::bare(&label));
                rows.push(Row::Buttons(vec![Button {
                    label: shorten(label.to(self.reader())),
                    custom_id,
                    look: Look::Primary,
                }]));
            }
            None => lines.push(say::refusal::name_the_game_there().to(self.reader())),
        }
        let message = Message {
            content: lines.join("\n"),
            rows,
            ..Message::default()
        };
        whisper(self.bot.with_picture(message, game, self.own_style()).await)
    }

    /// Carries the command out that was to be about the game as it was `seen`.
    pub(super) async fn there(&self, carried: Carried, seen: Shown) -> Result<Response, Failure> {
        let seen = self.refreshed(seen).await?;
        let game = self.bot.game(seen.game).await?;
        self.check_seen(&game, Some(seen.revision))?;
        self.again(carried, &seen.game.to_string()).await
    }

    /// Carries a command out that has waited for its game, now that `game` was chosen.
    pub(super) async fn again(&self, carried: Carried, game: &str) -> Result<Response, Failure> {
        let known = COMMANDS
            .iter()
            .find(|known| (known.spec)().name == carried.command)
            .ok_or_else(say::refusal::unknown_command)?;
        let mut options = vec![("game".to_owned(), OptionValue::Text(game.to_owned()))];
        for (name, given) in carried.options {
            let value = match given {
                Given::Text(text) => OptionValue::Text(text),
                Given::Person(player) => OptionValue::Person(Person {
                    player,
                    name: self.bot.name(player, self.club_id()).await,
                    nick: None,
                    nature: Nature::Human,
                }),
            };
            options.push((name, value));
        }
        let call = Call {
            name: carried.command,
            subcommand: carried.subcommand,
            options,
        };
        known.call(self, Options(&call)).await
    }

    /// The command that waits for its game; none if it cannot be carried.
    pub(super) fn carried(&self) -> Option<Carried> {
        match &self.request.invocation {
            Invocation::Command(call) => Carried::of(call),
            _ => None,
        }
    }

    /// What the caller has typed, in their language.
    async fn told(&self, carried: &Carried) -> String {
        let known = COMMANDS.iter().map(|known| (known.spec)());
        let mut known = known.filter(|spec| spec.name == carried.command);
        let title = known.next().map(|spec| spec.title.to(self.reader()));
        let mut told = format!("/{}", title.as_ref().unwrap_or(&carried.command));
        for (_, given) in &carried.options {
            told.push(' ');
            match given {
                Given::Text(text) => told += text,
                Given::Person(player) => told += &self.bot.name(*player, self.club_id()).await,
            }
        }
        told
    }
}
