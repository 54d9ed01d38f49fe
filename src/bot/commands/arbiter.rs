//! `/arbiter`: a moderator ends a game for a violation of the rules (Japanese 1989, Articles 13 and 14).

use crate::bot::ask::Ask;
use crate::bot::catalogue::{Choice, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Response, Suggestion};
use crate::game::{Action, Ruling};
use crate::i18n::{Typed, say};
use crate::rules::Color;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(complete(ask)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    let choice = |value, title| Choice { title, value };
    let rulings = vec![
        choice("black-forfeits", c::ruling_forfeits(Color::Black)),
        choice("white-forfeits", c::ruling_forfeits(Color::White)),
        choice("both-lose", c::ruling_both_lose()),
    ];
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
        .for_moderators()
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let ruling = match options.required("ruling")?.as_str() {
        "black-forfeits" => Ruling::Forfeit {
            loser: Color::Black,
        },
        "white-forfeits" => Ruling::Forfeit {
            loser: Color::White,
        },
        "both-lose" => Ruling::BothLose,
        other => return Err(say::refusal::bad_choice(Typed::new(other)).into()),
    };
    let game = ask.of_club(&options.required("game")?).await?;
    let game = ask.rule(game.id(), Action::Rule(ruling)).await?;
    Ok(ask.unveil(&game).await)
}

/// The games that are played in this channel.
async fn complete(ask: &Ask<'_>) -> Result<Vec<Suggestion>, Failure> {
    let mut suggestions = Vec::new();
    for id in ask.bot.store.games_in(ask.channel()).await? {
        if let Ok(game) = ask.bot.game(id).await
            && game.phase().is_running()
        {
            let entry = ask.entry(&game).await;
            suggestions.push(Suggestion {
                name: entry.label,
                value: entry.value,
            });
        }
    }
    suggestions.truncate(25);
    Ok(suggestions)
}
