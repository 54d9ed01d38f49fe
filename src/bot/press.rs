//! Buttons, menus and forms: what each of them does.

use super::Failure;
use super::alarm::follow;
use super::ask::{Ask, whisper};
use super::book;
use super::button::{Step, Token, Verb};
use super::catalogue::Doing;
use super::challenge::{self, Colors, From};
use super::commands::call_off::call_off;
use super::commands::help;
use super::commands::mark::{turned, turned_seki};
use super::commands::pause::pause;
use super::commands::play::{play, put};
use super::commands::undo::undo;
use super::data;
use super::line;
use super::place;
use super::plan::Wish;
use super::point;
use super::puzzle;
use super::reply::{Answer, Entry, Field, Form, Look, Menu, Message, Response, Row, Shown};
use super::ruling;
use super::view::{Telling, button, seat, shown, sure, told};
use crate::clock::Span;
use crate::game::{Action, Actor, Game, MessageId, Phase, Plan, Proposal, Stronger, decide};
use crate::i18n::{Text, say};
use crate::rules::{Color, End, Move, PointSet};

/// The name of the one field of a form.
const FIELD: &str = "at";

/// A press on a button.
///
/// What the many buttons lead to is held apart: room for all of it at once would not fit on a stack.
pub(super) async fn press(ask: &Ask<'_>, custom_id: &str) -> Result<Response, Failure> {
    match Token::parse(custom_id) {
        Some(Token::Page(key)) => return Box::pin(help::open(ask, &key)).await,
        Some(Token::Book(step, locale, key)) => {
            return Box::pin(book::press(ask, step, locale, &key)).await;
        }
        Some(Token::Put(point, seen)) => {
            let seen = Box::pin(ask.refreshed(seen)).await?;
            return Box::pin(put(ask, seen.game, Some(seen.revision), point)).await;
        }
        Some(Token::Rule(ruling, seen)) => {
            return Box::pin(ruling::form(ask, ruling, seen)).await;
        }
        Some(Token::There(carried, seen)) => return Box::pin(ask.there(carried, seen)).await,
        Some(Token::Forget) => return Box::pin(data::forget(ask)).await,
        Some(Token::Puzzle(step, id)) => return puzzle::press(ask, step, id).await,
        _ => {}
    }
    let (verb, seen) = game_token(ask, custom_id).await?;
    match verb {
        Verb::Accept => Box::pin(challenge::accept(ask, seen, None, From::Card)).await,
        Verb::AcceptChallengerStronger => {
            let stronger = Some(Stronger::Challenger);
            Box::pin(challenge::accept(ask, seen, stronger, From::Question)).await
        }
        Verb::AcceptAccepterStronger => {
            let stronger = Some(Stronger::Accepter);
            Box::pin(challenge::accept(ask, seen, stronger, From::Question)).await
        }
        Verb::AcceptEqual => {
            Box::pin(challenge::accept(
                ask,
                seen,
                Some(Stronger::Equal),
                From::Question,
            ))
            .await
        }
        Verb::Decline => Box::pin(challenge::settle(ask, seen, Action::Decline)).await,
        Verb::Withdraw => Box::pin(challenge::settle(ask, seen, Action::Withdraw)).await,
        Verb::Play | Verb::Change => {
            let game = may_move(ask, seen).await?;
            Ok(play_form(ask, verb, &game))
        }
        Verb::Pass => {
            let game = allowed(ask, seen, Action::Move(Move::Pass)).await?;
            Ok(whisper(ask.pass_question(&game)))
        }
        Verb::PassSure => act(ask, seen, Action::Move(Move::Pass)).await,
        Verb::Text => {
            let game = ask.visible(seen.game).await?;
            Ok(whisper(told(&game, Telling::Drawn, ask.reader())))
        }
        Verb::More => {
            let game = ask.visible(seen.game).await?;
            Ok(more(ask, &game))
        }
        Verb::ResignSure => act(ask, seen, Action::Resign).await,
        Verb::Mark | Verb::Seki => {
            let game = allowed(ask, seen, Action::Resume).await?;
            Ok(chains_form(ask, verb, &game))
        }
        Verb::Try => {
            let first = Color::Black;
            let game = allowed(ask, seen, Action::Try { first }).await?;
            Ok(who_moves_first(ask, &game))
        }
        Verb::TryBlack => {
            let first = Color::Black;
            act(ask, seen, Action::Try { first }).await
        }
        Verb::TryWhite => {
            let first = Color::White;
            act(ask, seen, Action::Try { first }).await
        }
        Verb::PassForKo => Box::pin(pass_for_ko(ask, seen)).await,
        Verb::EndTrial => act(ask, seen, Action::EndTrial).await,
        Verb::Confirm => act(ask, seen, Action::Confirm).await,
        Verb::Object => act(ask, seen, Action::Object).await,
        Verb::Claim => {
            let game = allowed(ask, seen, Action::Claim).await?;
            let (text, label) = match (game.unanswered(), game.seats(), game.on_clock()) {
                (Some(_), ..) => (say::count::confirm_claim(), say::count::button_claim()),
                (None, Some(seats), Some(color)) => {
                    let text = say::pace::confirm_claim(seat(seats[color]));
                    (text, say::pace::button_claim())
                }
                _ => return Err(say::refusal::not_a_player().into()),
            };
            let rows = sure(&label, Verb::ClaimSure, seen, ask.reader());
            Ok(question(ask, &text, rows))
        }
        Verb::ClaimSure => act(ask, seen, Action::Claim).await,
        Verb::GiveDay => act(ask, seen, Action::GiveTime(Span::days(1))).await,
        Verb::CallOff => {
            allowed(ask, seen, Action::CallOff).await?;
            let label = say::pace::button_call_off();
            let rows = sure(&label, Verb::CallOffSure, seen, ask.reader());
            Ok(question(ask, &say::pace::confirm_call_off(), rows))
        }
        Verb::CallOffSure => act(ask, seen, Action::CallOff).await,
        Verb::NoResult => act(ask, seen, Action::Propose(Proposal::NoResult)).await,
        Verb::BothLoseSure => act(ask, seen, Action::Propose(Proposal::BothLose)).await,
        Verb::Consent => act(ask, seen, Action::Consent).await,
        Verb::Reject => act(ask, seen, Action::Reject).await,
        Verb::Steps => {
            let game = ask.visible(seen.game).await?;
            let steps = ask.bot.steps(&game, ask.own_style()).await;
            steps
                .map(whisper)
                .ok_or_else(|| say::refusal::unknown_button().into())
        }
        Verb::Film => {
            let game = ask.visible(seen.game).await?;
            Ok(Response {
                answer: Answer::Later(ask.order_film(&game)?),
                ..whisper(Message::default())
            })
        }
        Verb::Agree => act(ask, seen, Action::Agree).await,
        Verb::Resume => act(ask, seen, Action::Resume).await,
        Verb::Rematch => Box::pin(challenge::ask_for_rematch(ask, seen)).await,
        Verb::RematchSwapped => Box::pin(challenge::rematch(ask, seen, Colors::Swapped)).await,
        Verb::RematchSame => Box::pin(challenge::rematch(ask, seen, Colors::Same)).await,
        Verb::Here => Box::pin(place::go_on_here(ask, seen)).await,
        Verb::GoOn => act(ask, seen, Action::GoOn).await,
        Verb::PlanAdd => {
            let game = ask.visible(seen.game).await?;
            ask.check_seen(&game, Some(seen.revision))?;
            Ok(plan_form(ask, &game))
        }
        Verb::PlanClear => plan(ask, seen, Wish::Clear).await,
        // Only its menu has something to say.
        Verb::PlanDrop => Err(say::refusal::unknown_button().into()),
    }
}

/// A form that was filled in.
pub(super) async fn submit(
    ask: &Ask<'_>,
    custom_id: &str,
    fields: &[(String, String)],
    message: Option<MessageId>,
) -> Result<Response, Failure> {
    let text = fields
        .iter()
        .find_map(|(name, text)| (name == FIELD).then_some(text.as_str()))
        .ok_or_else(say::refusal::missing_option)?;
    if let Some(Token::Book(Step::Answer, locale, key)) = Token::parse(custom_id) {
        return book::answer(ask, locale, &key, text).await;
    }
    if let Some(Token::Rule(ruling, seen)) = Token::parse(custom_id) {
        return Box::pin(ruling::rule(ask, ruling, seen, text)).await;
    }
    if let Some(Token::Puzzle(step, id)) = Token::parse(custom_id) {
        return puzzle::submit(ask, step, id, text).await;
    }
    let (verb, seen) = game_token(ask, custom_id).await?;
    match verb {
        Verb::Play => typed(ask, seen, text).await,
        Verb::Change => {
            let response = typed(ask, seen, text).await?;
            // Another preview takes the place of the one below which it was asked for.
            Ok(match (response.answer, message) {
                (Answer::Whisper(preview), Some(_)) => Response {
                    answer: Answer::Replace(preview),
                    ..whisper(Message::default())
                },
                (answer, _) => Response { answer, ..response },
            })
        }
        Verb::PlanAdd => plan(ask, seen, Wish::Add(line::read(text, 1)?)).await,
        Verb::PassForKo => {
            let size = ask.bot.game(seen.game).await?.terms().size;
            let point = point::one(text, size)?;
            act(ask, seen, Action::PassForKo(point)).await
        }
        Verb::Mark | Verb::Seki => {
            let size = ask.bot.game(seen.game).await?.terms().size;
            let points = point::several(text, size)?;
            let plan = |game: &Game| match verb {
                Verb::Seki => turned_seki(game, &points),
                _ => turned(game, &points),
            };
            let game = ask.act_all(seen.game, Some(seen.revision), plan).await?;
            Ok(ask.alter(&game, message).await)
        }
        _ => Err(say::refusal::unknown_button().into()),
    }
}

/// Plays what was typed into a form, or shows it first.
async fn typed(ask: &Ask<'_>, seen: Shown, text: &str) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    let points = point::of_stones(text, game.terms().size)?;
    play(ask, &game, Some(seen.revision), &points).await
}

/// A choice from a menu.
pub(super) async fn choose(
    ask: &Ask<'_>,
    custom_id: &str,
    values: &[String],
) -> Result<Response, Failure> {
    let token = Token::parse(custom_id).ok_or_else(say::refusal::unknown_button)?;
    let value = values.first().map(String::as_str).unwrap_or_default();
    match token {
        Token::Shelf(_, locale) => help::page(ask, value, locale).await.map(book::instead),
        Token::Which(carried) => ask.again(carried, value).await,
        Token::Game(Verb::PlanDrop, seen) => {
            let seen = Box::pin(ask.refreshed(seen)).await?;
            let line = line::expanded(value).ok_or_else(say::refusal::unknown_button)?;
            plan(ask, seen, Wish::Drop(line)).await
        }
        Token::Game(Verb::More, seen) => {
            let game = ask.visible(seen.game).await?;
            match value {
                "resign" => ask.ask_to_resign(&game),
                "undo" => undo(ask, &game).await,
                "plan" => {
                    let shown = Box::pin(ask.plan(game.id(), None, &Wish::Show)).await?;
                    Ok(whisper(shown))
                }
                "pause" => pause(ask, &game).await,
                "call-off" => call_off(ask, &game).await,
                "board" => Ok(ask.show(&game).await),
                "sgf" => ask.record(&game).await,
                "rules" => Ok(whisper(help::of_game(ask, &game).await)),
                "both-lose" => ask.ask_whether_both_lose(&game),
                _ => Err(say::refusal::unknown_button().into()),
            }
        }
        Token::Game(..)
        | Token::Page(_)
        | Token::Book(..)
        | Token::Put(..)
        | Token::There(..)
        | Token::Puzzle(..)
        | Token::Rule(..)
        | Token::Forget => Err(say::refusal::unknown_button().into()),
    }
}

/// What is pressed below a game, and the game as it was seen there: as it is now, if that comes to the same.
async fn game_token(ask: &Ask<'_>, custom_id: &str) -> Result<(Verb, Shown), Failure> {
    match Token::parse(custom_id) {
        Some(Token::Game(verb, seen)) if verb.is_about_the_position() => {
            Ok((verb, Box::pin(ask.refreshed(seen)).await?))
        }
        Some(Token::Game(verb, seen)) => Ok((verb, seen)),
        _ => Err(say::refusal::unknown_button().into()),
    }
}

/// Acts on the game as it was `seen`, and tells everybody what came of it.
fn act<'a>(ask: &'a Ask<'_>, seen: Shown, action: Action) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(async move {
        let game = ask.act(seen.game, Some(seen.revision), action).await?;
        Ok(ask.unveil(&game).await)
    })
}

/// Does with the caller's plan what they wish, and shows it where they pressed.
fn plan<'a>(ask: &'a Ask<'_>, seen: Shown, wish: Wish) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(async move {
        let message = Box::pin(ask.plan(seen.game, Some(seen.revision), &wish)).await?;
        Ok(Response {
            answer: Answer::Replace(message),
            ..whisper(Message::default())
        })
    })
}

/// The game, if the caller could carry `action` out now: so that nobody is asked a vain question.
fn allowed<'a>(ask: &'a Ask<'_>, seen: Shown, action: Action) -> Doing<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = ask.bot.game(seen.game).await?;
        ask.check_seen(&game, Some(seen.revision))?;
        let mut settled = game.clone();
        follow(&mut settled, &ask.bot.rested(&game, ask.now).await?)?;
        decide(&settled, Actor::Player(ask.caller()), action, ask.now)
            .map_err(|refusal| Failure::refused(&game, &refusal))?;
        Ok(game)
    })
}

/// The game, if the caller is to move in it at all.
fn may_move<'a>(ask: &'a Ask<'_>, seen: Shown) -> Doing<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = ask.bot.game(seen.game).await?;
        let points = point::playable(&game);
        let some = points.iter().next().map_or(Move::Pass, Move::Play);
        allowed(ask, seen, Action::Move(some)).await
    })
}

fn question(ask: &Ask<'_>, text: &Text, rows: Vec<Row>) -> Response {
    whisper(Message {
        content: text.to(ask.reader()),
        rows,
        ..Message::default()
    })
}

/// A form with one field of at most so many characters, by its title, its label, and what it shows while empty.
fn form(
    ask: &Ask<'_>,
    token: (Verb, Shown),
    max_length: u16,
    texts: [&Text; 2],
    example: String,
) -> Response {
    let (verb, seen) = token;
    let [title, label] = texts.map(|text| text.to(ask.reader()));
    let form = Form {
        custom_id: Token::Game(verb, seen)
            .write()
            .expect("a verb and two numbers are shorter than 100 characters"),
        title,
        fields: vec![Field {
            name: FIELD.to_owned(),
            label,
            placeholder: example,
            max_length,
        }],
    };
    Response {
        answer: Answer::Form(form),
        ..whisper(Message::default())
    }
}

/// The form for a move, or for all the handicap stones that are left to place.
fn play_form(ask: &Ask<'_>, verb: Verb, game: &Game) -> Response {
    let stones = game.position().to_place().max(1);
    let title = say::table::form_title(game.id());
    let texts = [&title, &say::table::form_point()];
    let example = point::example(game.terms().size, stones.into());
    let longest = u16::from(stones) * 10;
    form(ask, (verb, shown(game)), longest, texts, example)
}

fn plan_form(ask: &Ask<'_>, game: &Game) -> Response {
    let title = say::plan::form_title(game.id());
    let texts = [&title, &say::plan::form_line()];
    let example = point::example(game.terms().size, 4);
    form(ask, (Verb::PlanAdd, shown(game)), 200, texts, example)
}

/// The form for stones of chains, for what `verb` does with them.
fn chains_form(ask: &Ask<'_>, verb: Verb, game: &Game) -> Response {
    let title = match verb {
        Verb::Seki => say::count::seki_form_title(),
        _ => say::count::form_title(),
    };
    let texts = [&title, &say::count::form_points()];
    let example = point::example(game.terms().size, 2);
    form(ask, (verb, shown(game)), 200, texts, example)
}

/// Passes for the one ko there is, or asks for which.
async fn pass_for_ko(ask: &Ask<'_>, seen: Shown) -> Result<Response, Failure> {
    let game = ask.bot.game(seen.game).await?;
    let barred = match game.phase() {
        Phase::Trial { trial, .. } => trial.barred(),
        _ => PointSet::EMPTY,
    };
    match barred.iter().next() {
        Some(point) if barred.len() == 1 => act(ask, seen, Action::PassForKo(point)).await,
        Some(point) => {
            allowed(ask, seen, Action::PassForKo(point)).await?;
            let title = say::count::button_pass_for_ko();
            let texts = [&title, &say::count::pass_for_ko_point()];
            let example = point.to_string();
            Ok(form(ask, (Verb::PassForKo, seen), 10, texts, example))
        }
        None => {
            ask.check_seen(&game, Some(seen.revision))?;
            Err(say::refusal::no_ko().into())
        }
    }
}

/// Asks who moves first on the copy.
fn who_moves_first(ask: &Ask<'_>, game: &Game) -> Response {
    let press = |color, verb| {
        let label = say::count::button_first(color);
        button(&label, verb, shown(game), Look::Secondary, ask.reader())
    };
    let rows = vec![Row::Buttons(vec![
        press(Color::Black, Verb::TryBlack),
        press(Color::White, Verb::TryWhite),
    ])];
    question(ask, &say::count::try_question(), rows)
}

/// What else there is to do with a game.
fn more(ask: &Ask<'_>, game: &Game) -> Response {
    use say::table as t;
    let entry = |value: &str, label: Text, about: Text| Entry {
        label: label.to(ask.reader()),
        value: value.to_owned(),
        description: Some(about.to(ask.reader())),
    };
    let mut entries = vec![
        entry("board", t::more_board(), t::more_board_about()),
        entry("sgf", t::more_sgf(), t::more_sgf_about()),
        entry("rules", t::more_rules(), t::more_rules_about()),
    ];
    if Plan::new(game, ask.caller()).is_ok() {
        entries.push(entry("plan", say::plan::more(), say::plan::more_about()));
    }
    let running = game.phase().is_running();
    if running && let Some(color) = game.color_of(ask.caller()) {
        use say::people as p;
        if game.undo_point(color).is_some() {
            entries.push(entry("undo", p::more_undo(), p::more_undo_about()));
        }
        if game.is_paused() {
            entries.push(entry("pause", p::more_go_on(), p::more_go_on_about()));
        } else if game.on_turn().is_some() && game.clocks().is_some() {
            entries.push(entry("pause", p::more_pause(), p::more_pause_about()));
        }
        entries.push(entry(
            "call-off",
            p::more_call_off(),
            p::more_call_off_about(),
        ));
    }
    if running && game.color_of(ask.caller()).is_some() && game.terms().rules.end().is_some() {
        entries.push(entry(
            "both-lose",
            t::more_both_lose(),
            t::more_both_lose_about(),
        ));
    }
    if running && game.color_of(ask.caller()).is_some() {
        entries.push(entry("resign", t::more_resign(), t::more_resign_about()));
    }
    let token = Token::Game(Verb::More, shown(game));
    let menu = Menu {
        custom_id: token
            .write()
            .expect("a verb and two numbers are shorter than 100 characters"),
        placeholder: t::more_placeholder().to(ask.reader()),
        entries,
    };
    question(ask, &t::more_question(game.id()), vec![Row::Menu(menu)])
}

impl Ask<'_> {
    /// The question whether the caller really passes in `game`, where they may.
    fn pass_question(&self, game: &Game) -> Message {
        let text = match (game.phase(), game.terms().rules.end()) {
            (Phase::Trial { .. }, _) => say::count::confirm_trial_pass(),
            (_, Some(End::AsItStands)) => say::table::confirm_pass_to_end(),
            _ => say::table::confirm_pass(),
        };
        let label = say::table::button_pass();
        Message {
            content: text.to(self.reader()),
            rows: sure(&label, Verb::PassSure, shown(game), self.reader()),
            ..Message::default()
        }
    }

    /// Asks whether the caller passes in `game`, which is played in another channel, and shows it.
    pub(super) async fn ask_to_pass_there(&self, game: &Game) -> Result<Response, Failure> {
        let game = allowed(self, shown(game), Action::Move(Move::Pass)).await?;
        let mut question = self.pass_question(&game);
        let meant = self.meant_elsewhere(&game).await.to(self.reader());
        question.content = format!("{meant}\n{}", question.content);
        let style = self.own_style();
        Ok(whisper(self.bot.with_picture(question, &game, style).await))
    }

    /// Asks whether the caller really gives `game` up.
    pub(super) fn ask_to_resign(&self, game: &Game) -> Result<Response, Failure> {
        decide(game, Actor::Player(self.caller()), Action::Resign, self.now)
            .map_err(|refusal| super::refusal::text(&refusal, game.terms().size))?;
        let opponent = game
            .seats()
            .zip(game.color_of(self.caller()))
            .map(|(seats, color)| seat(seats[!color]))
            .ok_or_else(say::refusal::not_a_player)?;
        let rows = sure(
            &say::table::button_resign(),
            Verb::ResignSure,
            shown(game),
            self.reader(),
        );
        let text = say::table::confirm_resign(game.id(), opponent);
        Ok(question(self, &text, rows))
    }

    /// Asks whether the caller really proposes that both lose.
    fn ask_whether_both_lose(&self, game: &Game) -> Result<Response, Failure> {
        let action = Action::Propose(Proposal::BothLose);
        decide(game, Actor::Player(self.caller()), action, self.now)
            .map_err(|refusal| super::refusal::text(&refusal, game.terms().size))?;
        let label = say::table::more_both_lose();
        let rows = sure(&label, Verb::BothLoseSure, shown(game), self.reader());
        Ok(question(self, &say::table::confirm_both_lose(), rows))
    }

    /// The record of `game` as a file, and the way to its film, for the caller alone.
    pub(super) async fn record(&self, game: &Game) -> Result<Response, Failure> {
        if !self.may_attach() {
            return Err(say::table::sgf_not_here().into());
        }
        Ok(whisper(Message {
            content: say::table::sgf(game.id()).to(self.reader()),
            files: vec![self.bot.record(game, self.club_id()).await],
            rows: vec![Row::Buttons(vec![button(
                &say::table::button_film(),
                Verb::Film,
                shown(game),
                Look::Secondary,
                self.reader(),
            )])],
            ..Message::default()
        }))
    }
}
