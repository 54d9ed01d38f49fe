//! `/arbiter`: a moderator ends a game for a violation of the rules (Japanese 1989, Articles 13 and 14),
//! decides it, calls it off, gives more time, or gives a seat to somebody else; asked first, see [`crate::bot::ruling`].

use crate::bot::features::moderation::ruling;
use crate::bot::games::find::{MOST_CHOICES, is_of_this_club};
use crate::bot::games::options::{days_option, given};
use crate::bot::games::{find, listing};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::refusal::{ModerationRefusal, Refusal};
use crate::bot::kit::spec::{Choice, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::port::message::Suggestion;
use crate::bot::port::within::cut;
use crate::game::{Outline, Ruling};
use crate::i18n::{Typed, say};
use crate::rules::Color;
use crate::store::List;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(complete(ctx)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    let choice = |value, title| Choice { title, value };
    let rulings = vec![
        choice("black-forfeits", c::ruling_forfeits(Color::Black)),
        choice("white-forfeits", c::ruling_forfeits(Color::White)),
        choice("both-lose", c::ruling_both_lose()),
        choice("black-wins", c::ruling_wins(Color::Black)),
        choice("white-wins", c::ruling_wins(Color::White)),
        choice("call-off", c::ruling_call_off()),
        choice("time-for-black", c::ruling_time(Color::Black)),
        choice("time-for-white", c::ruling_time(Color::White)),
        choice("reseat", c::ruling_reseat()),
    ];
    let person = |name, title, about| OptionSpec {
        name,
        title,
        about,
        kind: OptionKind::Person,
        need: Need::Optional,
    };
    CommandSpec::new("arbiter", c::arbiter(), c::arbiter_about())
        .with(OptionSpec {
            name: "ruling",
            title: c::ruling(),
            about: c::ruling_about(),
            kind: OptionKind::Choice(rulings),
            need: Need::Required,
        })
        .with(OptionSpec {
            name: "game",
            title: c::table(),
            about: c::arbiter_table_about(),
            kind: OptionKind::Suggested { longest: 20 },
            need: Need::Required,
        })
        .with(days_option(Need::Optional))
        .with(person(
            "leaving",
            c::substitute_leaving(),
            c::arbiter_leaving_about(),
        ))
        .with(person(
            "player",
            c::substitute_player(),
            c::arbiter_player_about(),
        ))
        .for_moderators()
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let chosen = ruling(options)?;
    let game = find::of_club(ctx, &options.required("game")?).await?;
    ruling::question(ctx, &game, chosen).await
}

fn ruling(options: Options<'_>) -> Result<Ruling, Failure> {
    let (black, white) = (Color::Black, Color::White);
    Ok(match options.required("ruling")?.as_str() {
        "black-forfeits" => Ruling::Forfeit { loser: black },
        "white-forfeits" => Ruling::Forfeit { loser: white },
        "both-lose" => Ruling::BothLose,
        "black-wins" => Ruling::Adjudicated { winner: black },
        "white-wins" => Ruling::Adjudicated { winner: white },
        "call-off" => Ruling::CalledOff,
        "time-for-black" => more_time(options, black)?,
        "time-for-white" => more_time(options, white)?,
        "reseat" => reseat(options)?,
        other => return Err(Refusal::BadChoice(Typed::new(other)).into()),
    })
}

fn more_time(options: Options<'_>, color: Color) -> Result<Ruling, Failure> {
    match options.number("days")? {
        None => Err(ModerationRefusal::WhichDays.into()),
        Some(_) => Ok(Ruling::MoreTime {
            color,
            span: given(options)?,
        }),
    }
}

fn reseat(options: Options<'_>) -> Result<Ruling, Failure> {
    // Whoever leaves may be anything by now; whoever comes is to play.
    match (options.person("leaving")?, options.human("player")?) {
        (Some(leaving), Some(into)) => Ok(Ruling::Reseat {
            out: leaving.player,
            into,
        }),
        _ => Err(ModerationRefusal::WhichSeat.into()),
    }
}

/// The games of this club that are played in this channel.
async fn complete(ctx: &Ctx<'_>) -> Result<Vec<Suggestion>, Failure> {
    let played = List::PlayedIn(ctx.channel());
    let of_club = |game: &Outline| is_of_this_club(ctx, game);
    let found = ctx.services.store.outlines(played, MOST_CHOICES, of_club);
    let mut suggestions = Vec::new();
    for game in found.await?.games {
        let entry = listing::entry(ctx, &game).await;
        suggestions.push(Suggestion {
            name: cut(&entry.label, 100).into_owned(),
            value: entry.value,
        });
    }
    Ok(suggestions)
}
