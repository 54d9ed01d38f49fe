//! Where a game's newest message goes: the answer itself, a message elsewhere, or the one below which one pressed.

pub(crate) mod refused;

use crate::bot::face;
use crate::bot::features::arrange::{place, undo};
use crate::bot::features::look::watch;
use crate::bot::features::play::picker::custom_id::{PickButton, PickMenu, PutButton};
use crate::bot::features::settings::policy::{Policy, policy_in};
use crate::bot::features::which::ask;
use crate::bot::features::which::carried_button::ThereButton;
use crate::bot::games::find::is_concerned;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::proposal::just_asked;
use crate::bot::games::view::{heading, news, shown};
use crate::bot::games::{find, listing, outbox};
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Board, Handled, Outcome, Put, PutPrivately};
use crate::bot::kit::response::Response;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::{Answer, Shows};
use crate::bot::port::message::{Look, Message, Row, Sound};
use crate::bot::port::request::Invocation;
use crate::game::Game;
use crate::i18n::{Text, say};

/// The response to what a handler came to.
pub(crate) fn present<'a>(ctx: &'a Ctx<'_>, handled: Handled) -> BoxFuture<'a, Response> {
    Box::pin(async move {
        match handled {
            Ok(outcome) => presented(ctx, outcome).await,
            Err(failure) => refuse(ctx, failure).await,
        }
    })
}

async fn presented(ctx: &Ctx<'_>, outcome: Outcome) -> Response {
    match outcome {
        Outcome::Answer(answer, shows) => Response {
            answer: *answer,
            shows,
            hold: None,
        },
        Outcome::News(game) => publish(ctx, &game, Wanted::News).await,
        Outcome::Update(game) => update(ctx, &game).await,
        Outcome::Show(game) => show(ctx, &game).await,
        Outcome::ShowPrivately {
            game,
            remark,
            style,
            put,
        } => {
            let shown = show_in(ctx, &game, remark, style).await;
            match put {
                PutPrivately::New => shown,
                PutPrivately::Instead => instead(shown),
            }
        }
        Outcome::Board(board) => placed(ctx, *board).await,
        Outcome::InLanguage(locale, handled) => present(&ctx.read_in(locale), *handled).await,
    }
}

/// The game of `board` as it is now, where the feature wants it.
async fn placed(ctx: &Ctx<'_>, board: Board) -> Response {
    let mut message = face::face(ctx.services, &board.game, board.style).await;
    let above = board.above.iter().rev();
    for line in above {
        message.content = format!("{line}\n{}", message.content);
    }
    Response {
        answer: match board.put {
            Put::Post => Answer::Post(message),
            Put::Replace => Answer::Replace(message),
        },
        shows: board.shows,
        hold: None,
    }
}

/// A message for the caller alone.
fn private(message: Message) -> Response {
    Response {
        answer: Answer::Ephemeral(message),
        shows: None,
        hold: None,
    }
}

/// A sentence for the caller alone.
fn said(ctx: &Ctx<'_>, text: &Text) -> Response {
    private(Message {
        content: text.to(ctx.reader()),
        ..Message::default()
    })
}

/// What everybody is to see of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// What is new.
    News,
    /// The board, whatever is new.
    Board,
}

/// Tells everybody of `game`: in a new message, or in the one there is, as the channel likes it.
async fn publish(ctx: &Ctx<'_>, game: &Game, wanted: Wanted) -> Response {
    if !find::is_here(ctx, game) {
        return instead_of_question(ctx, publish_elsewhere(ctx, game).await);
    }
    let policy = policy_in(ctx.services, ctx.channel()).await;
    let changes = policy == Policy::OneMessage && game.phase().is_running() && ctx.at_home();
    if changes && let Some(newest) = outbox::board_message(ctx.services, game.id()).await {
        return match ctx.pressed() == Some(newest.message) {
            true => change(ctx, game).await,
            // The dispatcher changes the message.
            false => told_alone(ctx, game, say::table::done()),
        };
    }
    if answers_picker(ctx) && ctx.at_home() {
        // The one answer takes the buttons off the picker, and the dispatcher brings the board.
        return told_alone(ctx, game, say::table::done_below());
    }
    let message = match (wanted, policy) {
        (Wanted::News, Policy::EachMove) => face::news(ctx.services, game, ctx.style()).await,
        _ => face::face(ctx.services, game, ctx.style()).await,
    };
    Response {
        answer: Answer::Post(message),
        shows: Some(Shows::State(shown(game))),
        hold: None,
    }
}

/// The dispatcher brings the news of `game`: the caller alone is told so, and may take a move back that was a slip.
fn told_alone(ctx: &Ctx<'_>, game: &Game, done: Text) -> Response {
    let told = just_asked(game).map_or(done, say::table::asked);
    let message = Message {
        content: told.to(ctx.reader()),
        rows: undo::buttons(ctx, game).into_iter().collect(),
        ..Message::default()
    };
    instead_of_question(ctx, private(message))
}

/// Shows a change of `game` on the message below which was pressed if that is its newest one,
/// so that a few changes in a row make one message.
async fn update(ctx: &Ctx<'_>, game: &Game) -> Response {
    let pressed = ctx.pressed();
    let newest = outbox::board_message(ctx.services, game.id()).await;
    let is_newest = pressed.is_some() && newest.map(|newest| newest.message) == pressed;
    match is_newest && find::is_here(ctx, game) {
        true => change(ctx, game).await,
        false => publish(ctx, game, Wanted::News).await,
    }
}

async fn change(ctx: &Ctx<'_>, game: &Game) -> Response {
    Response {
        answer: Answer::Replace(face::face(ctx.services, game, ctx.style()).await),
        shows: Some(Shows::State(shown(game))),
        hold: None,
    }
}

/// The game is played in another channel: the dispatcher brings the news there, and the caller is told
/// in which game something has happened, what, and where to look.
async fn publish_elsewhere(ctx: &Ctx<'_>, game: &Game) -> Response {
    let mut lines = vec![heading(game, ctx.own_style())];
    if let Some(asked) = just_asked(game) {
        let channel = game.place().channel;
        lines.push(say::table::asked_elsewhere(channel, asked).to(ctx.reader()));
    } else {
        lines.extend(news(game).map(|text| text.to(ctx.reader())));
        let way = listing::way_to(ctx.services, game).await;
        lines.push(say::table::played_elsewhere(way).to(ctx.reader()));
    }
    private(Message {
        content: lines.join("\n"),
        rows: here_row(ctx, game),
        ..Message::default()
    })
}

/// Shows `game` once more: to everybody where it is played, to the caller alone elsewhere.
async fn show(ctx: &Ctx<'_>, game: &Game) -> Response {
    if !find::is_here(ctx, game) || !is_concerned(game, ctx.caller()) {
        return show_in(ctx, game, None, ctx.own_style()).await;
    }
    let mut response = publish(ctx, game, Wanted::Board).await;
    if let Answer::Post(message) = &mut response.answer {
        message.mention.clear();
        message.sound = Sound::Silent;
    }
    response
}

/// Shows `game` to the caller alone, with `remark` above it.
async fn show_in(ctx: &Ctx<'_>, game: &Game, remark: Option<Text>, style: Style) -> Response {
    let mut message = face::face(ctx.services, game, style).await;
    message.mention.clear();
    if let Some(remark) = remark {
        message.content = format!("{}\n{}", remark.to(ctx.reader()), message.content);
    }
    if !is_concerned(game, ctx.caller()) {
        message.rows = watch::buttons(ctx, game).await;
    } else if !find::is_here(ctx, game) {
        message.rows.extend(here_row(ctx, game));
    }
    private(message)
}

/// The button to go on with a game in this channel, such as when its own was deleted.
fn here_row(ctx: &Ctx<'_>, game: &Game) -> Vec<Row> {
    let plays = game.color_of(ctx.caller()).is_some();
    if !plays || !game.phase().is_running() || !place::may_host(ctx) {
        return Vec::new();
    }
    vec![Row::Buttons(vec![button(
        &say::table::button_here(),
        Verb::Here,
        shown(game),
        Look::Secondary,
        ctx.reader(),
    )])]
}

/// The private answer to a request that was not carried out.
async fn refuse(ctx: &Ctx<'_>, failure: Failure) -> Response {
    let sentence = failure.sentence();
    match failure {
        Failure::MovedOn(game) => {
            let shown = show_in(ctx, &game, Some(sentence), ctx.own_style()).await;
            instead_of_question(ctx, shown)
        }
        Failure::TypeAgain(failure, form) => {
            let refused = Box::pin(refuse(ctx, *failure)).await;
            instead_of_question(ctx, typed_again(ctx, refused, form))
        }
        Failure::Ambiguous(games) => presented(ctx, ask::which(ctx, games).await).await,
        Failure::Elsewhere(game) => presented(ctx, ask::ask_whether_there(ctx, &game).await).await,
        Failure::Fault(reason) | Failure::Uncertain(reason) | Failure::Unreadable(reason) => {
            tracing::error!(%reason, "a request failed");
            said(ctx, &sentence)
        }
        Failure::Corrupt(game) => {
            tracing::error!(%game, "the record of a game cannot be read");
            said(ctx, &sentence)
        }
        Failure::Illegal(refused) => {
            let draft = refused::refused(&refused, ctx.own_style());
            private(draft.paint(ctx.services, ctx.own_style()).await)
        }
        Failure::Refused(_) => said(ctx, &sentence),
    }
}

/// `refused`, with the button of a form to type it again.
fn typed_again(ctx: &Ctx<'_>, mut refused: Response, form: GameButton) -> Response {
    let GameButton(verb, shown) = form;
    let label = say::table::button_again();
    let again = button(&label, verb, shown, Look::Primary, ctx.reader());
    if let Answer::Ephemeral(message) = &mut refused.answer {
        match &mut message.rows[..] {
            [Row::Buttons(buttons)] => buttons.insert(0, again),
            _ => message.rows.push(Row::Buttons(vec![again])),
        }
    }
    refused
}

/// Whether the caller answers a question that only they see.
fn answers_question(ctx: &Ctx<'_>) -> bool {
    let Some(custom_id) = custom_id(ctx) else {
        return false;
    };
    match GameButton::parse(custom_id) {
        Some(GameButton(verb, _)) => verb.is_below_question(),
        None => answers_picker(ctx) || ThereButton::parse(custom_id).is_some(),
    }
}

/// Whether the caller presses, chooses or types below a picker.
fn answers_picker(ctx: &Ctx<'_>) -> bool {
    let Some(custom_id) = custom_id(ctx) else {
        return false;
    };
    matches!(
        GameButton::parse(custom_id),
        Some(GameButton(Verb::Type | Verb::Undo, _))
    ) || PutButton::parse(custom_id).is_some()
        || PickButton::parse(custom_id).is_some()
        || PickMenu::parse(custom_id).is_some()
}

fn custom_id<'a>(ctx: &Ctx<'a>) -> Option<&'a str> {
    match &ctx.request.invocation {
        Invocation::Press { custom_id, .. }
        | Invocation::Choose { custom_id, .. }
        | Invocation::Submit {
            custom_id,
            message: Some(_),
            ..
        } => Some(custom_id),
        _ => None,
    }
}

/// `response`, in the place of the question that it answers if it is private too:
/// buttons of a question that is answered, or holds no more, are in nobody's way then.
fn instead_of_question(ctx: &Ctx<'_>, response: Response) -> Response {
    match answers_question(ctx) {
        true => instead(response),
        false => response,
    }
}

/// `response`, in the place of the private message below which was pressed, if it is private too.
fn instead(response: Response) -> Response {
    match response.answer {
        Answer::Ephemeral(message) => Response {
            answer: Answer::Replace(message),
            ..response
        },
        answer => Response { answer, ..response },
    }
}
