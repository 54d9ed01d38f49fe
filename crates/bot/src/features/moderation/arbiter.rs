//! `/moderate forfeit` and its like: a moderator ends a game for a violation of the rules (Japanese 1989, Articles 13
//! and 14), decides it, calls it off, gives more time, or gives a seat to somebody else; with a confirmation, see
//! [`crate::features::moderation::ruling`].

use std::sync::LazyLock;

use crate::features::moderation::ruling;
use crate::game::{Listed as _, Outline, Progress, Ruling, Stakes, program_in};
use crate::games::find::{MOST_CHOICES, is_of_this_club};
use crate::games::options::{days_option, read_days};
use crate::games::{listing, rated};
use crate::i18n::say::command as c;
use crate::i18n::{Text, UserInput, say};
use crate::kit::command::{BoxFuture, Subcommand};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::port::message::Suggestion;
use crate::port::request::Nature;
use crate::port::within::cut;
use crate::rules::Color;
use crate::store::List;

pub(super) static FORFEIT: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let both = [("both", c::ruling_both_lose())];
        let choices = by_color(c::ruling_forfeits).into_iter().chain(both);
        let about = c::forfeit_about();
        subcommand("forfeit", c::forfeit(), about, vec![colors(choices)])
    }),
    run: |ctx, options| Box::pin(rule(ctx, options, forfeit(options))),
};

pub(super) static WIN: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let color = colors(by_color(c::ruling_wins));
        subcommand("win", c::win(), c::win_about(), vec![color])
    }),
    run: |ctx, options| {
        let ruling = color(options).map(|winner| Ruling::Adjudicated { winner });
        Box::pin(rule(ctx, options, ruling))
    },
};

pub(super) static CALL_OFF: Subcommand = Subcommand {
    spec: LazyLock::new(|| subcommand("call-off", c::call_off(), c::ruling_call_off(), Vec::new())),
    run: |ctx, options| Box::pin(rule(ctx, options, Ok(Ruling::CalledOff))),
};

pub(super) static ANNUL: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::rating::annul(), say::rating::annul_about());
        subcommand("annul", title, about, Vec::new())
    }),
    run: |ctx, options| Box::pin(rule(ctx, options, Ok(Ruling::Annulled))),
};

pub(super) static TIME: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let own = vec![
            colors(by_color(c::ruling_time)),
            days_option(Need::Required),
        ];
        subcommand("time", c::time(), c::give_time_about(), own)
    }),
    run: |ctx, options| Box::pin(rule(ctx, options, more_time(options))),
};

pub(super) static REPLACE: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let person = |name, title, about| {
            OptionSpec::optional(name, title, about, OptionKind::Person).required()
        };
        let leaving = c::substitute_leaving();
        let own = vec![
            person("leaving", leaving, c::arbiter_leaving_about()),
            person("player", c::substitute_player(), c::arbiter_player_about()),
        ];
        subcommand("replace", c::replace(), c::ruling_reseat(), own)
    }),
    run: |ctx, options| Box::pin(reseat(ctx, options)),
};

/// A subcommand that rules in a game, with options of its own.
fn subcommand(name: &'static str, title: Text, about: Text, own: Vec<OptionSpec>) -> OptionSpec {
    let kind = OptionKind::Suggested { longest: 20 };
    let game = OptionSpec::optional("game", c::table(), c::arbiter_table_about(), kind).required();
    let options = [game].into_iter().chain(own).collect();
    OptionSpec::subcommand(name, title, about, options)
}

fn by_color(describe: fn(Color) -> Text) -> [(&'static str, Text); 2] {
    [
        ("black", describe(Color::Black)),
        ("white", describe(Color::White)),
    ]
}

/// The option of the side that the ruling favours or penalises.
fn colors(choices: impl IntoIterator<Item = (&'static str, Text)>) -> OptionSpec {
    let choices = choices.into_iter();
    let choices = choices.map(|(value, title)| Choice { title, value });
    let kind = OptionKind::Choice(choices.collect());
    OptionSpec::optional("colour", c::color(), c::ruling_about(), kind).required()
}

async fn rule(ctx: &Ctx<'_>, options: Options<'_>, ruling: Result<Ruling, Failure>) -> Handled {
    let ruling = ruling?;
    let game = ruling::find_ruled(ctx, &options.require("game")?).await?;
    ruling::question(ctx, &game, ruling).await
}

fn color(options: Options<'_>) -> Result<Color, Failure> {
    match options.require("colour")?.as_str() {
        "black" => Ok(Color::Black),
        "white" => Ok(Color::White),
        other => Err(Refusal::BadChoice(UserInput::new(other)).into()),
    }
}

fn forfeit(options: Options<'_>) -> Result<Ruling, Failure> {
    match options.text("colour")?.as_deref() {
        Some("both") => Ok(Ruling::BothLose),
        _ => color(options).map(|loser| Ruling::Forfeit { loser }),
    }
}

fn more_time(options: Options<'_>) -> Result<Ruling, Failure> {
    Ok(Ruling::MoreTime {
        color: color(options)?,
        span: read_days(options)?,
    })
}

async fn reseat(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    // The player who leaves may be a program by now; the substitute must be human.
    let missing = Refusal::MissingOption;
    let leaving = options.person("leaving")?.ok_or(missing.clone())?;
    let into = options.human("player")?.ok_or(missing)?;
    let game = ruling::find_ruled(ctx, &options.require("game")?).await?;
    let out = match leaving.nature {
        Nature::Own => program_in(&game).unwrap_or(leaving.player),
        Nature::Human | Nature::Bot => leaving.player,
    };
    ruling::question(ctx, &game, Ruling::Reseat { out, into }).await
}

/// The games to suggest: of finished games, only rated ones, which can be annulled.
pub(super) fn suggest<'a>(
    ctx: &'a Ctx<'a>,
    options: Options<'a>,
) -> BoxFuture<'a, Result<Vec<Suggestion>, Failure>> {
    Box::pin(complete(
        ctx,
        match options.subcommand() {
            Some("annul") => List::FinishedIn(ctx.channel()),
            _ => List::PlayedIn(ctx.channel()),
        },
    ))
}

/// The games of this club in a `list` of this channel.
async fn complete(ctx: &Ctx<'_>, list: List) -> Result<Vec<Suggestion>, Failure> {
    let is_over = |game: &Outline| matches!(game.progress, Progress::Finished(_));
    let is_rated =
        |game: &Outline| game.terms().stakes == Stakes::Rated && rated::may_count(game.progress);
    let is_asked = |game: &Outline| !is_over(game) || is_rated(game);
    let of_club = |game: &Outline| is_of_this_club(ctx, game) && is_asked(game);
    let found = ctx.services.store.outlines(list, MOST_CHOICES, of_club);
    let mut suggestions = Vec::new();
    for game in found.await?.games {
        let entry = listing::entry(ctx.services, &game, ctx.reads_here()).await;
        suggestions.push(Suggestion {
            name: cut(&entry.label, 100).into_owned(),
            value: entry.value,
        });
    }
    Ok(suggestions)
}
