//! Where a game's newest message goes: the answer itself, a message elsewhere, or the one below which one pressed.

use super::ask::{Ask, whisper};
use super::button::{Token, Verb};
use super::find::{is_concerned, proposed_to, waits_for};
use super::listing::Reader;
use super::reply::{Answer, Entry, Look, Menu, Message, Response, Row, Shows};
use super::settings::{Choosable as _, OrUsual as _, Policy};
use super::view::{Files, Style, button, heading, just_asked, news, shown};
use super::{Bot, Failure};
use crate::game::{Game, Invitation, Listed, MessageId, Outline, Progress};
use crate::i18n::{Name, say};

impl Ask<'_> {
    /// How games are shown to everybody in this channel.
    pub(super) fn style(&self) -> Style {
        Style {
            locale: self.club,
            files: self.files(),
            theme: self.themes.channel,
            club: self.club_id(),
        }
    }

    /// How games are shown to the caller alone.
    pub(super) fn own_style(&self) -> Style {
        Style {
            locale: self.reader(),
            files: self.files(),
            theme: self.themes.own,
            club: self.club_id(),
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
            return self.instead_of_question(self.unveil_elsewhere(game).await);
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
                    let told = just_asked(game).map_or_else(say::table::done, say::table::asked);
                    self.instead_of_question(self.whisper(&told))
                }
            };
        }
        if self.answers_preview() && self.at_home() {
            // The one answer takes the buttons off the preview, and the postman brings the board.
            return self.instead_of_question(self.whisper(&say::table::done_below()));
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

    /// The game is played in another channel: the postman brings the news there, and the caller is told
    /// in which game something has happened, what, and where to look.
    async fn unveil_elsewhere(&self, game: &Game) -> Response {
        let mut lines = vec![heading(game, self.own_style())];
        if let Some(asked) = just_asked(game) {
            let channel = game.place().channel;
            lines.push(say::table::asked_elsewhere(channel, asked).to(self.reader()));
        } else {
            lines.extend(news(game).map(|text| text.to(self.reader())));
            let way = self.bot.way_to(game).await;
            lines.push(say::table::played_elsewhere(way).to(self.reader()));
        }
        whisper(Message {
            content: lines.join("\n"),
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

    /// The button to go on with a game in this channel, such as when its own was deleted.
    fn here_row(&self, game: &Game) -> Vec<Row> {
        let plays = game.color_of(self.caller()).is_some();
        if !plays || !game.phase().is_running() || !self.may_host() {
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
            Failure::MovedOn(game) => {
                self.instead_of_question(self.show_privately(&game, Some(sentence)).await)
            }
            Failure::Ambiguous(games) => self.which(games).await,
            Failure::Elsewhere(game) => self.ask_whether_there(&game).await,
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
    async fn which(&self, games: Vec<Outline>) -> Response {
        let token = self.carried().map(Token::Which);
        let Some(token) = token.and_then(|token| token.write()) else {
            return self.whisper(&say::refusal::name_the_game());
        };
        let mut entries = Vec::new();
        for game in &games {
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

    /// `game` as an entry of a menu for the caller.
    pub(super) async fn entry(&self, game: &Outline) -> Entry {
        let opponent = self.bot.opponent(game, self.reads_here()).await;
        let terms = game.terms();
        let label = say::table::which_entry(
            game.id,
            (&terms.rules).into(),
            terms.size,
            Name::bare(&opponent),
        );
        let state = match game.progress {
            Progress::Offered => say::table::entry_offered(),
            Progress::Counting | Progress::Confirming | Progress::Trial => {
                say::table::entry_counting()
            }
            Progress::Finished(_) | Progress::Closed => say::table::entry_finished(),
            Progress::Playing if proposed_to(game, self.caller()).is_some() => {
                say::table::entry_proposed()
            }
            Progress::Playing if waits_for(game, self.caller()) => say::table::entry_yours(),
            Progress::Playing => say::table::entry_theirs(),
        };
        Entry {
            label: label.to(self.reader()),
            value: game.id.to_string(),
            description: Some(state.to(self.reader())),
        }
    }
}

impl Bot {
    /// The name of the reader's opponent in `game`; for a bystander, the names of both sides.
    pub(super) async fn opponent(&self, game: &impl Listed, reader: Reader) -> String {
        let Reader {
            player,
            locale,
            club,
        } = reader;
        if let Some(color) = game.color_of(player) {
            return self.names(game, club).await[!color].clone();
        }
        let offer = game.offer();
        match (game.seats(), offer.invitation) {
            (Some(_), _) => {
                let names = self.names(game, club).await;
                format!("{} – {}", names.black, names.white)
            }
            (None, _) if offer.challenger != player => self.name(offer.challenger, club).await,
            (None, Invitation::One(invited)) => self.name(invited, club).await,
            (None, Invitation::Anyone) => say::table::anyone().to(locale),
            (None, Invitation::Pairs { opponents, .. }) => self.names_of(opponents, club).await,
        }
    }
}
