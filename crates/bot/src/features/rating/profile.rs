//! `/profile`: the history of a member's rank, and their results.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::features::rating::chart::chart;
use crate::features::rating::custom_id::ProfileMenu;
use crate::features::rating::scale::{self, Scale};
use crate::features::rating::tally::Tally;
use crate::game::{ClubId, GameId, PlayerId};
use crate::games::rated;
use crate::i18n::{Day, Name, Text, UserInput, say};
use crate::kit::command::{Command, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, CommandSpec, OptionKind, OptionSpec};
use crate::people::profile;
use crate::port::message::{Card, Entry, Menu, Message, Row, Selection};
use crate::rating::{Pool, Rating};
use crate::rules::Color;
use crate::store::{AttemptStage, RatingStep};

/// Maximum number of opponents named.
const MOST_OPPONENTS: usize = 5;

pub(super) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    use say::rating as r;
    let person = OptionKind::Person;
    let player = say::command::games_player();
    CommandSpec::new("profile", r::profile(), r::profile_about())
        .with(OptionSpec::optional(
            "player",
            player,
            r::player_about(),
            person,
        ))
        .with(pool_option())
}

/// The option of the pool of games.
pub(super) fn pool_option() -> OptionSpec {
    let pools = Pool::ALL.iter().map(|&(pool, value)| Choice {
        title: pool_name(pool),
        value,
    });
    let kind = OptionKind::Choice(pools.collect());
    let title = say::command::variant();
    OptionSpec::optional("game", title, say::rating::game_about(), kind)
}

pub(super) fn pool_name(pool: Pool) -> Text {
    say::rating::pool(pool.name().to_owned())
}

/// The pool that `options` name.
pub(super) fn pool(options: Options<'_>) -> Result<Option<Pool>, Failure> {
    let Some(name) = options.text("game")? else {
        return Ok(None);
    };
    let pool = Pool::from_name(&name);
    let unknown = || Refusal::BadChoice(UserInput::new(&name));
    Ok(Some(pool.ok_or_else(unknown)?))
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let player = options.person("player")?;
    let player = player.map_or(ctx.caller(), |person| person.player);
    Ok(ephemeral(page(ctx, player, pool(options)?).await?))
}

/// The profile in the game that was chosen in the menu, in its place.
pub(super) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let ProfileMenu(player) = ProfileMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let pool = Pool::from_name(value).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, player, Some(pool)).await?))
}

async fn page(ctx: &Ctx<'_>, player: PlayerId, wanted: Option<Pool>) -> Result<Message, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let rated = ratings_of(ctx, club, player).await?;
    let puzzles = puzzles(ctx, player).await?;
    let is_there = |pool: &Pool| rated.iter().any(|(known, _)| known == pool);
    let Some(pool) = wanted
        .filter(is_there)
        .or(rated.first().map(|(pool, _)| *pool))
    else {
        // Members without games may be unknown by name.
        let nothing = say::rating::none(Name::mention(player)).to(ctx.reader());
        let lines: Vec<_> = [nothing].into_iter().chain(puzzles).collect();
        return Ok(Message::text(lines.join("\n")));
    };
    let name = profile::name(ctx.services, player, Some(club)).await;
    let store = &ctx.services.store;
    let games = store.rated_games_of(club, pool, player).await?;
    let mut body = results(ctx, player, pool, &games);
    body.extend(puzzles);
    let opponents = opponents(ctx, club, &games).await;
    let fields = if opponents.is_empty() {
        Vec::new()
    } else {
        let title = say::rating::opponents().to(ctx.reader());
        vec![(title.into(), opponents.join("\n").into())]
    };
    let title = format!(
        "{} · {}",
        Name::bare(&name),
        pool_name(pool).to(ctx.reader())
    );
    let message = Message {
        card: Some(Card {
            title: title.into(),
            body: body.join("\n").into(),
            fields,
        }),
        rows: menu(ctx, player, pool, &rated),
        ..Message::default()
    };
    let mut draft = Draft::from(message);
    draft.pictures.extend(picture(ctx, &name, pool, &games));
    Ok(draft.paint(ctx.services, ctx.own_style()).await)
}

/// The number of puzzles that `player` has solved, as text; none for 0.
async fn puzzles(ctx: &Ctx<'_>, player: PlayerId) -> Result<Option<String>, Failure> {
    let puzzles = ctx.services.store.puzzles_of(player).await?;
    let stages = puzzles.iter().map(|(_, attempt)| attempt.stage);
    let solved = stages
        .filter(|stage| *stage == AttemptStage::Solved)
        .count();
    Ok((solved > 0).then(|| say::rating::puzzles(solved).to(ctx.reader())))
}

/// The pools in which `player` has a rating, with the ratings.
async fn ratings_of(
    ctx: &Ctx<'_>,
    club: ClubId,
    player: PlayerId,
) -> Result<Vec<(Pool, Rating)>, Failure> {
    let mut rated = Vec::new();
    for (pool, _) in Pool::ALL {
        let standing = ctx.services.store.rating(club, pool, player).await?;
        rated.extend(standing.map(|standing| (pool, standing.rating)));
    }
    Ok(rated)
}

/// The menu of the games in which somebody has a rating, if there are several.
fn menu(ctx: &Ctx<'_>, player: PlayerId, open: Pool, rated: &[(Pool, Rating)]) -> Vec<Row> {
    if rated.len() < 2 {
        return Vec::new();
    }
    let entries = rated.iter().map(|&(pool, rating)| Entry {
        label: pool_name(pool).to(ctx.reader()),
        value: pool.name().to_owned(),
        description: Some(scale::short(pool, rating)),
        is_chosen: pool == open,
    });
    vec![Row::Menu(Menu {
        custom_id: ProfileMenu(player).write().expect("a number is short"),
        placeholder: say::opponent::menu_game().to(ctx.reader()),
        entries: entries.collect(),
        selection: Selection::One,
    })]
}

/// The lines with a member's strength and results.
fn results(
    ctx: &Ctx<'_>,
    player: PlayerId,
    pool: Pool,
    games: &[(Timestamp, GameId, RatingStep)],
) -> Vec<String> {
    use say::rating as r;
    let steps = || games.iter().map(|(_, _, step)| step);
    let mut lines = Vec::new();
    lines.extend(
        steps()
            .next_back()
            .map(|step| strength(pool, step.rating.after)),
    );
    let all = Tally::of(steps(), |_| true);
    lines.push(r::games(all.games(), all.won, all.lost, all.drawn));
    let of = |color: Color| Tally::of(steps(), |step| step.color == color);
    let (black, white) = (of(Color::Black), of(Color::White));
    lines.push(r::colors(black.won, black.lost, white.won, white.lost));
    lines.extend(streak(games));
    if player != ctx.caller() {
        let versus = Tally::of(steps(), |step| step.opponent == ctx.caller());
        if versus.games() > 0 {
            lines.push(r::versus(versus.won, versus.lost, versus.drawn));
        }
    }
    lines.iter().map(|line| line.to(ctx.reader())).collect()
}

/// A player's strength by rating, on the scale that is shown.
pub(super) fn strength(pool: Pool, rating: Rating) -> Text {
    use say::rating as r;
    let (value, deviation) = (rating.value(), rating.deviation());
    let number = |value: f64| format!("{value:.0}");
    match Scale::of(pool, rating) {
        _ if rating.is_provisional() => r::guess(rated::rating_text(rating)),
        Scale::Ranks => {
            let ranks = format!("{:.1}", rating.uncertainty());
            let rank = rating.rank().whole();
            r::rank(rank, ranks, number(value), number(deviation))
        }
        Scale::Ratings => r::number(number(value), number(deviation)),
    }
}

/// The current streak of wins or losses, if it has more than one game.
fn streak(games: &[(Timestamp, GameId, RatingStep)]) -> Option<Text> {
    let mut results = games.iter().rev().map(|(_, _, step)| step.is_won());
    let last = results.next()??;
    let count = 1 + results.take_while(|is_won| *is_won == Some(last)).count();
    let result = if last { "won" } else { "lost" };
    (count > 1).then(|| say::rating::streak(result.to_owned(), count))
}

/// The most frequent opponents, a line each.
async fn opponents(
    ctx: &Ctx<'_>,
    club: ClubId,
    games: &[(Timestamp, GameId, RatingStep)],
) -> Vec<String> {
    let mut tallies: HashMap<PlayerId, Tally> = HashMap::new();
    for (_, _, step) in games
        .iter()
        .filter(|(_, _, step)| !step.opponent.is_nobody())
    {
        let tally = tallies.entry(step.opponent).or_default();
        tally.add(step.is_won());
    }
    let mut tallies: Vec<_> = tallies.into_iter().collect();
    tallies.sort_by_key(|(player, tally)| (Reverse(tally.games()), *player));
    let mut lines = Vec::new();
    for (player, tally) in tallies.into_iter().take(MOST_OPPONENTS) {
        let name = profile::name(ctx.services, player, Some(club)).await;
        let line = say::rating::opponent(Name::escape(&name), tally.won, tally.lost);
        lines.push(line.to(ctx.reader()));
    }
    lines
}

/// The strength over time, on the scale of the latest one; none before the second game.
fn picture(
    ctx: &Ctx<'_>,
    name: &str,
    pool: Pool,
    games: &[(Timestamp, GameId, RatingStep)],
) -> Option<Picture> {
    let values = games
        .iter()
        .map(|(at, _, step)| (*at, step.rating.after.value()));
    let values: Vec<_> = values.collect();
    let [(from, before), .., (until, after)] = values[..] else {
        return None;
    };
    let (_, _, latest) = games.last()?;
    let scale = Scale::of(pool, latest.rating.after);
    let caption = match scale {
        Scale::Ranks => say::rating::chart_ranks,
        Scale::Ratings => say::rating::chart,
    };
    let each = || values.iter().map(|(_, value)| *value);
    let alt = caption(
        Name::bare(name),
        scale.format(before),
        Day(from),
        scale.format(after),
        Day(until),
        scale.format(each().fold(f64::MAX, f64::min)),
        scale.format(each().fold(f64::MIN, f64::max)),
    );
    Some(Picture {
        name: format!("rating-{}-{}.png", pool.name(), games.len()),
        drawing: Drawing::Chart(Box::new(chart(&values, scale, ctx.reader()))),
        size: Size::Usual,
        alt: alt.to(ctx.reader()),
        otherwise: Otherwise::Nothing,
    })
}
