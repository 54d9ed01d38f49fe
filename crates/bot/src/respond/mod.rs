//! One request from its arrival to its response: context, dispatch, refusals.

mod known;
pub(crate) mod press;
pub mod request_log;
pub(crate) mod typed_message;

use std::sync::OnceLock;

use crate::clock::Timestamp;
use crate::club::trouble;
use crate::games::time::thread;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::response::{Response, Shows};
use crate::kit::services::Services;
use crate::kit::{homes, reach};
use crate::metrics;
use crate::people::profile;
use crate::port::answer::Answer;
use crate::port::request::{ChannelKind, Invocation, Request};
use crate::respond::known::Preferences;
use crate::{answer, registry};

/// Carries out `request`, which came at `now`; the response to a refusal is a text.
pub(crate) async fn respond(services: &Services, request: &Request, now: Timestamp) -> Response {
    profile::note_caller(services, request).await;
    let known = Preferences::of(services, request).await;
    let ctx = in_context(services, request, &known, now);
    if !ctx.is_on_page() {
        note_place(&ctx, &known).await;
    }
    // On the heap: this holds the future of every command there is.
    let handled = Box::pin(carry_out(&ctx)).await;
    let outcome = handled
        .as_ref()
        .map_or_else(Failure::outcome, |_| metrics::Outcome::Done);
    request_log::count(&request.invocation, outcome);
    let mut response = answer::present(&ctx, handled).await;
    if let Some(Shows::State(_)) = response.shows {
        profile::note_others(services, request).await;
    }
    if !ctx.is_on_page() {
        trouble::add_trouble(services, &ctx, &mut response).await;
    }
    let hold = ctx.held.get().cloned();
    if let (Some(hold), None) = (&hold, response.shows) {
        // The answer does not show it: the dispatcher may, once the answer is out.
        hold.note_known();
    }
    Response { hold, ..response }
}

/// The context of `request`, which came at `now`, for read-only use.
pub async fn context<'a>(services: &'a Services, request: &'a Request, now: Timestamp) -> Ctx<'a> {
    let known = Preferences::of(services, request).await;
    in_context(services, request, &known, now)
}

fn in_context<'a>(
    services: &'a Services,
    request: &'a Request,
    known: &Preferences,
    now: Timestamp,
) -> Ctx<'a> {
    let (club, own) = known.languages(request);
    Ctx {
        services,
        features: registry::FEATURES,
        request,
        now,
        club,
        own,
        themes: known.themes,
        preview: known.preview,
        held: OnceLock::new(),
    }
}

/// Notes about the channel from the interaction, and the bot's abilities there.
async fn note_place(ctx: &Ctx<'_>, known: &Preferences) {
    let services = ctx.services;
    homes::note(services, &ctx.request.setting).await;
    let reached = ctx.reach();
    let threadless = ctx.lacks_threads().then_some(ctx.now);
    reach::note(services, ctx.channel(), known.noted, reached, threadless).await;
    if let (Reached::Home | Reached::Unread, Some(club)) = (reached, known.lost_in) {
        trouble::forget_trouble(services, ctx.channel(), club).await;
    }
    if let (ChannelKind::Thread { .. }, true) = (ctx.request.setting.channel, known.is_new_thread) {
        thread::note_thread(services, ctx.channel()).await;
    }
}

/// Performs the request.
async fn carry_out(ctx: &Ctx<'_>) -> Handled {
    match &ctx.request.invocation {
        Invocation::Command(call) => {
            let command = ctx.command(&call.name).ok_or(Refusal::UnknownCommand)?;
            command.call(ctx, Options(call)).await
        }
        Invocation::Autocomplete { call, focused } => {
            let suggestions = match ctx.command(&call.name) {
                // Without a command there is nothing to complete: the command itself explains it.
                Some(command) => command
                    .suggest(ctx, Options(call), focused)
                    .await
                    .unwrap_or_default(),
                None => Vec::new(),
            };
            Ok(Outcome::answer(Answer::Suggestions(suggestions)))
        }
        Invocation::UserMenu { name, target } => {
            let features = ctx.features.iter();
            let mut commands = features.flat_map(|feature| feature.user_menu);
            let command = commands.find(|command| command.spec.name == name);
            (command.ok_or(Refusal::UnknownCommand)?.run)(ctx, target).await
        }
        Invocation::MessageMenu { name } => {
            let features = ctx.features.iter();
            let mut commands = features.flat_map(|feature| feature.message_menu);
            let command = commands.find(|command| command.spec.name == name);
            (command.ok_or(Refusal::UnknownCommand)?.run)(ctx).await
        }
        Invocation::Press { custom_id, .. } => press::press(ctx, custom_id).await,
        Invocation::Choose {
            custom_id,
            values,
            members,
            ..
        } => press::choose(ctx, custom_id, values, members).await,
        Invocation::Submit {
            custom_id, fields, ..
        } => press::submit(ctx, custom_id, fields).await,
    }
}
