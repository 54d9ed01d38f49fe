//! Where a game's newest message goes: the answer itself, a message elsewhere, or the one below which one pressed.

use super::Failure;
use super::ask::{Ask, whisper};
use super::button::{Token, Verb};
use super::find::{is_concerned, waits_for};
use super::reply::{Answer, Entry, Look, Menu, Message, Response, Row, Shows};
use super::settings::{Choosable as _, OrUsual as _, Policy};
use super::view::{Files, Style, button, just_asked, shown};
use crate::game::{Game, Invitation, MessageId, Phase};
use crate::i18n::{Name, say};

impl Ask<'_> {
    /// How games are shown to everybody in this channel.
    pub(super) fn style(&self) -> Style {
        Style {
            locale: self.club,
            files: self.files(),
            theme: self.themes.channel,
        }
    }

    /// How games are shown to the caller alone.
    pub(super) fn own_style(&self) -> Style {
        Style {
            locale: self.reader(),
            files: self.files(),
            theme: self.themes.own,
        }
    }

    fn files(&self) -> Files {
        match self.may_attach() {
            true => Files::Allowed,
            false => Files::Forbidden,
        }
    }

    /// Tells everybody the news of `game`: in a new message, or in the one there is, as the channel likes it.
    pub(super) async fn unveil(&self, game: &Game) -> Response {
        if !self.is_here(game) {
            return self.unveil_elsewhere(game);
        }
        let policy = self.bot.chosen(self.channel()).await;
        let changes = policy.or_usual(Policy::USUAL) == Policy::OneMessage
            && game.phase().is_running()
            && self.at_home();
        if changes && let Some(newest) = self.bot.board_message(game.id()).await {
            return match self.pressed() == Some(newest.message) {
                true => self.change(game).await,
                // The postman changes the message.
                false => {
                    self.whisper(&just_asked(game).map_or_else(say::table::done, say::table::asked))
                }
            };
        }
        Response {
            answer: Answer::Post(self.bot.face(game, self.style()).await),
            shows: Some(Shows::State(shown(game))),
            hold: None,
        }
    }

    /// Shows a change of `game` on the message `pressed` if that is its newest one,
    /// so that a few changes in a row make one message.
    pub(super) async fn alter(&self, game: &Game, pressed: Option<MessageId>) -> Response {
        let newest = self.bot.board_message(game.id()).await;
        let is_newest = pressed.is_some() && newest.map(|newest| newest.message) == pressed;
        match is_newest && self.is_here(game) {
            true => self.change(game).await,
            false => self.unveil(game).await,
        }
    }

    async fn change(&self, game: &Game) -> Response {
        Response {
            answer: Answer::Replace(self.bot.face(game, self.style()).await),
            shows: Some(Shows::State(shown(game))),
            hold: None,
        }
    }

    /// The game is played in another channel: the postman brings the news there, and the caller is told so.
    fn unveil_elsewhere(&self, game: &Game) -> Response {
        let channel = game.place().channel;
        let told = match just_asked(game) {
            Some(asked) => say::table::asked_elsewhere(channel, asked),
            None => say::table::played_elsewhere(channel),
        };
        whisper(Message {
            content: told.to(self.reader()),
            rows: self.here_row(game),
            ..Message::default()
        })
    }

    /// Shows `game` once more: to everybody where it is played, to the caller alone elsewhere.
    pub(super) async fn show(&self, game: &Game) -> Response {
        if !self.is_here(game) || !is_concerned(game, self.caller()) {
            return self.show_privately(game, None).await;
        }
        let mut response = self.unveil(game).await;
        if let Answer::Post(message) = &mut response.answer {
            message.mention.clear();
        }
        response
    }

    /// Shows `game` to the caller alone, with `remark` above it.
    pub(super) async fn show_privately(
        &self,
        game: &Game,
        remark: Option<crate::i18n::Text>,
    ) -> Response {
        self.show_in(game, remark, self.own_style()).await
    }

    /// The same as [`Ask::show_privately`], in another style.
    pub(super) async fn show_in(
        &self,
        game: &Game,
        remark: Option<crate::i18n::Text>,
        style: Style,
    ) -> Response {
        let mut message = self.bot.face(game, style).await;
        message.mention.clear();
        if let Some(remark) = remark {
            message.content = format!("{}\n{}", remark.to(self.reader()), message.content);
        }
        if !is_concerned(game, self.caller()) {
            message.rows.clear();
        } else if !self.is_here(game) {
            message.rows.extend(self.here_row(game));
        }
        whisper(message)
    }

    /// The button that brings a game to this channel, such as when its own was deleted.
    fn here_row(&self, game: &Game) -> Vec<Row> {
        if !game.phase().is_running() {
            return Vec::new();
        }
        vec![Row::Buttons(vec![button(
            &say::table::button_here(),
            Verb::Here,
            shown(game),
            Look::Secondary,
            self.reader(),
        )])]
    }

    /// The private answer to a request that was not carried out.
    pub(super) async fn refuse(&self, failure: Failure) -> Response {
        let sentence = failure.sentence();
        match failure {
            Failure::MovedOn(game) => self.show_privately(&game, Some(sentence)).await,
            Failure::Ambiguous(games) => self.which(games).await,
            Failure::Fault(reason) | Failure::Unreadable(reason) => {
                tracing::error!(%reason, "a request failed");
                self.whisper(&sentence)
            }
            Failure::Corrupt(game) => {
                tracing::error!(%game, "the record of a game cannot be read");
                self.whisper(&sentence)
            }
            Failure::Illegal(refused) => {
                whisper(self.bot.refused(&refused, self.own_style()).await)
            }
            Failure::Said(_) => self.whisper(&sentence),
        }
    }

    /// Asks which of `games` the command means; the question carries the command.
    async fn which(&self, games: Vec<Game>) -> Response {
        let Some(token) = self.pending().and_then(|token| token.write()) else {
            return self.whisper(&say::refusal::name_the_game());
        };
        let mut entries = Vec::new();
        for game in games.iter().take(25) {
            entries.push(self.entry(game).await);
        }
        whisper(Message {
            content: say::table::which().to(self.reader()),
            rows: vec![Row::Menu(Menu {
                custom_id: token,
                placeholder: say::table::which_placeholder().to(self.reader()),
                entries,
            })],
            ..Message::default()
        })
    }

    /// The command that waits for its game.
    fn pending(&self) -> Option<Token> {
        use super::options::Options;
        use super::request::{Invocation, OptionValue};
        let Invocation::Command(call) = &self.request.invocation else {
            return None;
        };
        // A person does not fit into a button, so the game has to be named beside them.
        let is_person =
            |(_, value): &(String, OptionValue)| matches!(value, OptionValue::Person(_));
        // Nor does what else there is to say of a board or a plan.
        let is_more = |(name, _): &(String, OptionValue)| {
            matches!(name.as_str(), "numbers" | "move" | "hints" | "drop")
        };
        let options = &call.options;
        if options
            .iter()
            .any(|option| is_person(option) || is_more(option))
        {
            return None;
        }
        let given = |name| Options(call).text(name).ok().flatten();
        let line: Vec<String> = ["they", "me", "line"]
            .into_iter()
            .filter_map(given)
            .collect();
        Some(Token::Which {
            command: call.name.clone(),
            // What there is beside the game is a point, a line, or how the board is to be told or to look.
            at: given("at")
                .or_else(|| given("as"))
                .or_else(|| given("theme"))
                .or_else(|| (!line.is_empty()).then(|| line.join(" ")))
                .unwrap_or_default(),
        })
    }

    /// `game` as an entry of a menu for the caller.
    pub(super) async fn entry(&self, game: &Game) -> Entry {
        let opponent = self.opponent(game).await;
        let terms = game.terms();
        let label = say::table::which_entry(
            game.id(),
            terms.rules.variant(),
            terms.size,
            Name::bare(&opponent),
        );
        let state = match game.phase() {
            Phase::Offered { .. } => say::table::entry_offered(),
            Phase::Counting { .. } | Phase::Confirming { .. } | Phase::Trial { .. } => {
                say::table::entry_counting()
            }
            Phase::Finished(_) | Phase::Closed(_) => say::table::entry_finished(),
            Phase::Playing if waits_for(game, self.caller()) => say::table::entry_yours(),
            Phase::Playing => say::table::entry_theirs(),
        };
        Entry {
            label: label.to(self.reader()),
            value: game.id().to_string(),
            description: Some(state.to(self.reader())),
        }
    }

    /// The name of the caller's opponent in `game`; for a bystander, the names of both sides.
    pub(super) async fn opponent(&self, game: &Game) -> String {
        if let Some(color) = game.color_of(self.caller()) {
            return self.bot.names(game).await[!color].clone();
        }
        let offer = game.offer();
        match (game.seats(), offer.invitation) {
            (Some(_), _) => {
                let names = self.bot.names(game).await;
                format!("{} – {}", names.black, names.white)
            }
            (None, Invitation::One(invited)) if offer.challenger == self.caller() => {
                self.bot.name(invited).await
            }
            (None, Invitation::Anyone) if offer.challenger == self.caller() => {
                say::table::anyone().to(self.reader())
            }
            (None, Invitation::Pairs { opponents, .. }) if offer.challenger == self.caller() => {
                let mut names = Vec::new();
                for player in opponents {
                    names.push(self.bot.name(player).await);
                }
                names.join(", ")
            }
            (None, _) => self.bot.name(offer.challenger).await,
        }
    }
}
