//! An outcome becomes a response: posted, edited, private, or refused in words.

mod question;
mod refuse;
pub(crate) mod refused;

use crate::answer::question::{answers_question, instead_of_question, private, replace_message};
use crate::answer::refuse::refuse;
use crate::face;
use crate::features::arrange::{place, undo};
use crate::features::look::watch;
use crate::features::settings::policy::{Policy, policy};
use crate::game::{Game, Invitation, Phase};
use crate::games::facts::Facts;
use crate::games::find::is_concerned;
use crate::games::view::buttons::button;
use crate::games::view::proposal::new_request;
use crate::games::view::{heading, news, shown_state};
use crate::games::votes::clubs;
use crate::games::{facts, find, listing, outbox, program};
use crate::i18n::{Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{GameBoard, Handled, Outcome, Put, PutPrivately};
use crate::kit::prefs::OrUsual as _;
use crate::kit::response::{Response, Shows};
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row, Sound};
use crate::store::Properties;

/// The response to a handler's outcome.
pub(crate) fn present<'a>(ctx: &'a Ctx<'_>, handled: Handled) -> BoxFuture<'a, Response> {
    Box::pin(async move {
        match handled {
            Ok(outcome) => present_outcome(ctx, outcome).await,
            Err(failure) => refuse(ctx, failure).await,
        }
    })
}

async fn present_outcome(ctx: &Ctx<'_>, outcome: Outcome) -> Response {
    match outcome {
        Outcome::Answer(answer, shows) => Response {
            answer: *answer,
            shows,
            hold: None,
        },
        Outcome::News(game) => publish(ctx, &game, PublicView::News).await,
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
                PutPrivately::Instead => replace_message(shown),
            }
        }
        Outcome::Board(board) => place_board(ctx, *board).await,
        Outcome::InLanguage(locale, handled) => present(&ctx.in_language(locale), *handled).await,
    }
}

/// The current game of `board`, where the feature wants it.
async fn place_board(ctx: &Ctx<'_>, board: GameBoard) -> Response {
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

/// The state of a game that everybody is to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PublicView {
    News,
    /// The board with its news.
    Board,
}

/// The public answer about `game`: in a new message, or in the existing one, by the channel's preference.
async fn publish(ctx: &Ctx<'_>, game: &Game, wanted: PublicView) -> Response {
    if ctx.is_on_page() {
        return beside_board(ctx, game);
    }
    if !find::is_here(ctx, game) {
        return instead_of_question(ctx, publish_elsewhere(ctx, game).await);
    }
    let policy = |read: &Properties<'_>| policy(read, ctx.channel());
    let (facts, policy) = facts::with(ctx.services, game, policy).await;
    let changes = policy == Policy::OneMessage && game.phase().is_running() && ctx.at_home();
    if changes && let Some(newest) = outbox::board_message(ctx.services, game.id()).await {
        return if ctx.pressed_message() == Some(newest.message) {
            change(ctx, game, facts).await
        } else {
            // The dispatcher changes the message.
            confirm_privately(ctx, game, say::table::done())
        };
    }
    let brings = answers_question(ctx) || program::board_waits(game).is_some();
    if wanted == PublicView::News && brings && ctx.at_home() {
        // The answer removes the buttons of the pressed message, and the dispatcher posts the board: with the program's
        // answer, if that comes soon.
        return confirm_privately(ctx, game, say::table::done_below());
    }
    let message = match (wanted, policy) {
        (PublicView::News, Policy::EachMove) => {
            face::news_by(ctx.services, game, facts, ctx.style()).await
        }
        _ => face::face_by(ctx.services, game, facts, ctx.style()).await,
    };
    Response {
        answer: Answer::Post(message),
        shows: Some(Shows::State(shown_state(game))),
        hold: None,
    }
}

/// Private confirmation for the caller, who can undo a slip; the dispatcher posts the news of `game`.
fn confirm_privately(ctx: &Ctx<'_>, game: &Game, done: Text) -> Response {
    let sentence = match new_request(game) {
        Some(asked) if program::board_waits(game).is_some() => asked,
        Some(asked) => say::table::proposal_sent(asked),
        None => done,
    };
    let message = Message {
        content: sentence.to(ctx.reader()),
        rows: undo::buttons(ctx, game).into_iter().collect(),
        ..Message::default()
    };
    instead_of_question(ctx, private(message))
}

/// The web board beside the answer shows the news of `game`; the dispatcher posts them for everybody else.
fn beside_board(ctx: &Ctx<'_>, game: &Game) -> Response {
    let asked = new_request(game).map(say::table::proposal_sent);
    private(Message {
        content: asked.map_or_else(String::new, |asked| asked.to(ctx.reader())),
        rows: undo::buttons(ctx, game).into_iter().collect(),
        ..Message::default()
    })
}

/// Updates the pressed message if it is the newest one of `game`, so that a few changes in a row make one message.
async fn update(ctx: &Ctx<'_>, game: &Game) -> Response {
    let pressed = ctx.pressed_message();
    let newest = outbox::board_message(ctx.services, game.id()).await;
    let is_newest = pressed.is_some() && newest.map(|newest| newest.message) == pressed;
    if is_newest && find::is_here(ctx, game) {
        change(ctx, game, facts::of(ctx.services, game).await).await
    } else {
        publish(ctx, game, PublicView::News).await
    }
}

async fn change(ctx: &Ctx<'_>, game: &Game, facts: Facts) -> Response {
    Response {
        answer: Answer::Replace(face::face_by(ctx.services, game, facts, ctx.style()).await),
        shows: Some(Shows::State(shown_state(game))),
        hold: None,
    }
}

/// Confirms a change of a game in another channel: the game, the change, and where to look; the dispatcher posts the
/// news there.
async fn publish_elsewhere(ctx: &Ctx<'_>, game: &Game) -> Response {
    let mut lines = vec![heading(game, ctx.own_style())];
    // A member who plays for another server cannot open the game's channel; their own channel shows the game.
    let is_apart = is_apart(ctx, game).await;
    if let Some(asked) = new_request(game) {
        let channel = game.place().channel;
        let sentence = if is_apart {
            say::table::proposal_sent(asked)
        } else {
            say::table::proposal_sent_elsewhere(channel, asked)
        };
        lines.push(sentence.to(ctx.reader()));
    } else {
        lines.extend(news(game).map(|text| text.to(ctx.reader())));
        let sentence = if is_apart {
            say::table::done()
        } else {
            say::table::played_elsewhere(listing::way_to(ctx.services, game).await)
        };
        lines.push(sentence.to(ctx.reader()));
    }
    let undo = undo::buttons(ctx, game).into_iter();
    let message = Message {
        content: lines.join("\n"),
        rows: undo.chain(here_row(ctx, game)).collect(),
        ..Message::default()
    };
    private(clubs::message_for(ctx.services, game, ctx.club_id(), message).await)
}

/// Whether `game` is between two servers and shown in the other one.
async fn is_apart(ctx: &Ctx<'_>, game: &Game) -> bool {
    let are_two = clubs::are_two(ctx.services, game).await.or_usual(false);
    are_two && ctx.club_id() != game.place().club
}

/// Shows `game` again: to everybody where it is played, to the caller alone elsewhere.
async fn show(ctx: &Ctx<'_>, game: &Game) -> Response {
    if !find::is_shown_to_all(ctx, game) {
        return show_in(ctx, game, None, ctx.own_style()).await;
    }
    let mut response = publish(ctx, game, PublicView::Board).await;
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
    if !is_concerned(game, ctx.caller()) && !can_be_joined(game) {
        message.rows = watch::buttons(ctx, game).await;
    } else if !find::is_here(ctx, game) {
        message.rows.extend(here_row(ctx, game));
    }
    private(message)
}

/// Whether anybody may join a side of `game`.
fn can_be_joined(game: &Game) -> bool {
    let is_offered = matches!(game.phase(), Phase::Offered { .. });
    is_offered && game.offer().invitation == Invitation::Sides
}

/// The button to continue a game in this channel, for example after its own channel was deleted.
fn here_row(ctx: &Ctx<'_>, game: &Game) -> Vec<Row> {
    let plays = game.color_of(ctx.caller()).is_some();
    if !plays || !game.phase().is_running() || !place::may_host(ctx) {
        return Vec::new();
    }
    vec![Row::Buttons(vec![button(
        &say::table::button_here(),
        Verb::Here,
        shown_state(game),
        Look::Secondary,
        ctx.reader(),
    )])]
}
