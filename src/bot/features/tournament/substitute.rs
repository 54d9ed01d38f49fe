//! `/tournament substitute`: an organiser puts somebody in another one's place, also at the board.

use crate::bot::features::tournament::find::{Found, change, check_organises, meant, which};
use crate::bot::features::tournament::ruling::rule;
use crate::bot::games::{find, limits};
use crate::bot::kit::command::Subcommand;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::people::{self, RANK};
use crate::bot::kit::refusal::{ContestRefusal, Refusal};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::contest::Format;
use crate::game::{GameId, PlayerId, Ruling};
use crate::i18n::{Name, say};
use crate::store::{ContestNews, Payload};

pub(crate) const SUBCOMMAND: Subcommand = Subcommand {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    let person = |name, title, about| {
        OptionSpec::optional(name, title, about, OptionKind::Person).required()
    };
    let options = vec![
        person("player", t::out(), t::out_about()),
        person("substitute", t::into(), t::into_about()),
        which(),
    ];
    OptionSpec::subcommand(
        "substitute",
        t::substitute(),
        t::substitute_about(),
        options,
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let out = options
        .person("player")?
        .ok_or(Refusal::MissingOption)?
        .player;
    let into = options.human("substitute")?.ok_or(Refusal::MissingOption)?;
    let found = meant(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    limits::check_takes(ctx, into).await?;
    let rank = RANK.get(ctx.services, into).await?;
    let now = ctx.now;
    // On a copy first: what is refused in the tournament is not to happen at the board.
    let mut copy = found.contest.clone();
    copy.substitute(out, (into, rank), now, &found.results)
        .map_err(ContestRefusal::Contest)?;
    if let Some(game) = running_game(&found, out) {
        reseat(ctx, game, out, into).await?;
    }
    let id = found.id;
    let done = change(ctx, id, move |contest, results| {
        let at = contest.substitute(out, (into, rank), now, results)?;
        let news = match (at, contest.standing_of(into)) {
            // The pairing as it was published names somebody else.
            (Some(_), _) => Some(ContestNews::Substituted),
            (None, Some(entry)) if contest.setup.format != Format::Single => {
                let entry = entry.get() as u16;
                Some(ContestNews::Changed { entry })
            }
            (None, _) => None,
        };
        let told = news.map(|news| Payload::ContestNews {
            player: into,
            contest: id,
            round: contest.rounds.len() as u8,
            news,
        });
        Ok(told.into_iter().collect())
    });
    done.await?;
    // The thread of their game is called after them.
    people::note_others(ctx.services, ctx.request).await;
    ctx.services.delivery.notify();
    let text = say::tournament::substituted(Name::mention(out), Name::mention(into));
    Ok(ctx.ephemeral(&text))
}

/// The game of `out` in the last round, if it is going on.
fn running_game(found: &Found, out: PlayerId) -> Option<GameId> {
    let (at, ..) = found.contest.seat_of(out)?;
    let (_, board) = found.contest.board(at)?;
    let is_open = found.results.board(at).is_none();
    board.game.filter(|_| is_open)
}

async fn reseat(ctx: &Ctx<'_>, game: GameId, out: PlayerId, into: PlayerId) -> Result<(), Failure> {
    let _lock = ctx.services.game_locks.lock(game).await;
    let game = find::game(ctx.services, game).await?;
    if game.color_of(out).is_none() && game.color_of(into).is_some() {
        // Done before the program ended, or by a moderator.
        return Ok(());
    }
    let ruling = Ruling::Reseat { out, into };
    rule(ctx.services, &game, ctx.caller(), ruling, ctx.now).await
}
