//! The first card of `/help`, with buttons to begin; and the same as a greeting, once, where the bot was just added.

use crate::clock::{Span, Timestamp};
use crate::features::rulebook::page_button::{PageButton, StartButton};
use crate::features::rulebook::topic::Topic;
use crate::game::ClubId;
use crate::games::program::play_button;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::prefs::Pref;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::port::message::{Button, Card, Look, Message, Row};
use crate::port::outbound::Outbound;
use crate::port::request::{Call, Permissions, Server};

/// Age of the bot's membership up to which it still greets, since it may have been down when it was added. Discord
/// reports older servers at each start; they are not greeted.
const RECENT: Span = Span::days(1);

/// The time at which a server was greeted: it is not greeted again, even if the bot leaves and comes back.
pub(crate) static GREETED: Pref<ClubId, Option<Timestamp>> = Pref::new("greeted");

/// Greets `server` if the bot was added to it just now and has not greeted it before. This is noted on the disk before
/// the greeting is sent, so that it is posted at most once.
pub(crate) async fn greet(services: &Services, server: &Server, out: &dyn Outbound) {
    let now = services.now();
    let Some(channel) = server.channel.filter(|_| now.since(server.joined) < RECENT) else {
        return;
    };
    match GREETED.get(services, server.club).await {
        Ok(None) => {}
        // An unreadable row is logged already.
        Ok(Some(_)) | Err(_) => return,
    }
    if let Err(error) = GREETED.set(services, server.club, &Some(now)).await {
        tracing::error!(%error, "did not greet a server: could not save that it was greeted");
        return;
    }
    let locale = Locale::of(&server.locale);
    let greeting = greeting(locale);
    let nonce = format!("greet{}", server.club);
    match out.post(channel, &greeting, &nonce).await {
        Ok(_) => tracing::info!("greeted a server"),
        Err(error) => tracing::warn!(%error, "could not greet a server"),
    }
}

/// The greeting: the first card of the help, and for managers of the server where to set the bot up.
fn greeting(locale: Locale) -> Message {
    Message {
        content: say::setup::greeting().to(locale),
        rows: vec![buttons_of_managers(locale)],
        ..card(locale)
    }
}

/// The buttons to begin for the caller.
pub(crate) fn buttons_for(ctx: &Ctx<'_>, locale: Locale) -> Row {
    let manages = ctx.request.permissions.allow(Permissions::MANAGE_SERVER);
    if ctx.club_id().is_some() && manages {
        buttons_of_managers(locale)
    } else {
        buttons(locale)
    }
}

/// The buttons, and one that sets a channel up.
fn buttons_of_managers(locale: Locale) -> Row {
    let custom_id = StartButton::Setup.write();
    let setup = button(locale, &say::setup::button(), custom_id, Look::Secondary);
    match buttons(locale) {
        Row::Buttons(buttons) => Row::Buttons(buttons.into_iter().chain([setup]).collect()),
        menu => menu,
    }
}

/// Introduces the bot, with its three most important commands.
pub(crate) fn card(locale: Locale) -> Message {
    Message {
        card: Some(Card {
            title: say::help::welcome_title().to(locale).into(),
            body: say::help::welcome().to(locale).into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }
}

/// The buttons to begin.
fn buttons(locale: Locale) -> Row {
    let button = |label: Text, custom_id, look| button(locale, &label, custom_id, look);
    let first = Topic::book().next().expect("the book has pages");
    Row::Buttons(vec![
        button(
            say::help::button_offer(),
            StartButton::Challenge.write(),
            Look::Primary,
        ),
        play_button(None, locale, Look::Secondary),
        button(
            say::help::button_learn(),
            PageButton(first.key()).write(),
            Look::Secondary,
        ),
        button(
            say::help::button_puzzle(),
            StartButton::Puzzle.write(),
            Look::Secondary,
        ),
    ])
}

fn button(locale: Locale, label: &Text, custom_id: Option<String>, look: Look) -> Button {
    Button {
        label: label.to(locale),
        custom_id: custom_id.expect("a word or a page's name is short"),
        look,
    }
}

/// Runs the command of a button as if it had been typed without options.
pub(crate) async fn start(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let (name, subcommand) = match StartButton::parse(custom_id) {
        Some(StartButton::Challenge) => ("challenge", None),
        Some(StartButton::Puzzle) => ("puzzle", Some("now".to_owned())),
        Some(StartButton::Setup) => ("serveradmin", Some("setup".to_owned())),
        None => return Err(Refusal::UnknownButton.into()),
    };
    let command = ctx.command(name).ok_or(Refusal::UnknownCommand)?;
    let call = Call {
        name: name.to_owned(),
        subcommand,
        options: Vec::new(),
    };
    command.call(ctx, Options(&call)).await
}
