//! `/tournament substitute`: an organiser replaces a player, also at the board.

use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::contest::{self, Contest, ContestId, Format, Results};
use crate::features::tournament::find::{
    CurrentContest, check_organises, contest_option, failure, find_contest, here,
};
use crate::game::{Action, Actor, Game, GameId, PlayerId, Ruling};
use crate::games::commit::Decided;
use crate::games::outbox::board;
use crate::games::{commit, find};
use crate::i18n::{Name, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::profile::RANK;
use crate::people::{limits, profile};
use crate::rules::Rank;
use crate::store::{CONTEST_NEWS, ContestError, ContestNews, Envelope, Properties};

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
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
        contest_option(),
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
    let found = find_contest(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    limits::check_takes(ctx, into).await?;
    let rank = RANK.get(ctx.services, into).await?;
    let now = ctx.now;
    let substitute = Substitute {
        id: found.id,
        out,
        into,
        rank,
        now,
    };
    put_in(ctx, substitute).await?;
    // The thread of their game is called after them.
    profile::note_others(ctx.services, ctx.request).await;
    ctx.services.delivery.notify();
    let text = say::tournament::substituted(Name::mention(out), Name::mention(into));
    Ok(ctx.ephemeral(&text))
}

/// Maximum number of attempts at a substitution whose game changes in the meantime.
const TRIES: usize = 5;

/// A substitution: the player who leaves and the one who takes their place.
#[derive(Clone, Copy)]
struct Substitute {
    id: ContestId,
    out: PlayerId,
    into: PlayerId,
    /// The declared rank of the new player.
    rank: Option<Rank>,
    now: Timestamp,
}

/// The result of an attempt.
enum Put {
    Done,
    Again,
}

/// Puts the substitute in: its game may begin, end or move on at this moment.
async fn put_in(ctx: &Ctx<'_>, substitute: Substitute) -> Result<(), Failure> {
    for _ in 0..TRIES {
        match try_to_put_in(ctx, substitute).await? {
            Put::Done => return Ok(()),
            Put::Again => {}
        }
    }
    Err(Refusal::Trouble.into())
}

/// Puts the substitute in, in the tournament and at the board: both or none of them.
async fn try_to_put_in(ctx: &Ctx<'_>, substitute: Substitute) -> Result<Put, Failure> {
    let Substitute {
        id, out, into, now, ..
    } = substitute;
    let (found, store) = (here(ctx, id).await?, &ctx.services.store);
    let running = running_game(&found, out);
    let change = move |contest: &mut Contest, results: &Results| {
        if game_at(contest, results, out) != running {
            return Err(contest::Refusal::Outdated);
        }
        replace_member(contest, results, substitute)
    };
    let done = match running {
        None => store.change_contest(id, change).await,
        Some(game) => {
            let _lock = ctx.services.game_locks.lock(game).await;
            let game = find::game(ctx.services, game).await?;
            let ruling = Ruling::Reseat { out, into };
            let action = Action::Rule {
                ruling,
                reason: None,
            };
            let decided = |read: &Properties<'_>| {
                let mut decided = Decided::with_rest(ctx.services, read, &game, now)?;
                decided.decide(Actor::Moderator(ctx.caller()), action.clone(), now)?;
                Ok(decided)
            };
            let to_messages = |after: &Game| vec![board(after)];
            let prepared = commit::prepare(ctx.services, &game, decided, to_messages, None);
            let (after, with) = prepared.await?;
            store
                .change_contest_and_game(id, change, &game, after, with)
                .await
        }
    };
    match done {
        Ok(_) => Ok(Put::Done),
        Err(ContestError::MovedOn | ContestError::Refused(contest::Refusal::Outdated)) => {
            Ok(Put::Again)
        }
        Err(error) => Err(failure(error)),
    }
}

/// The replacement in the tournament, and the messages about it.
fn replace_member(
    contest: &mut Contest,
    results: &Results,
    substitute: Substitute,
) -> Result<Vec<Envelope>, contest::Refusal> {
    let Substitute {
        id,
        out,
        into,
        rank,
        now,
    } = substitute;
    let at = contest.substitute(out, into, rank, now, results)?;
    let news = match (at, contest.standing_of(into)) {
        // The pairing as published names another player.
        (Some(_), _) => Some(ContestNews::Substituted),
        (None, Some(entry)) if contest.setup.format != Format::Single => {
            let entry = entry.get() as u16;
            Some(ContestNews::Changed { entry })
        }
        (None, _) => None,
    };
    let message = news.map(|news| CONTEST_NEWS.to(into, (id, (contest.rounds.len() as u8, news))));
    Ok(message.into_iter().collect())
}

/// The game of `out` in the last round, if it is in progress.
fn running_game(found: &CurrentContest, out: PlayerId) -> Option<GameId> {
    game_at(&found.contest, &found.results, out)
}

fn game_at(contest: &Contest, results: &Results, out: PlayerId) -> Option<GameId> {
    let (at, ..) = contest.seat_of(out)?;
    let (_, board) = contest.board(at)?;
    let is_open = results.board(at).is_none();
    board.game.filter(|_| is_open)
}
