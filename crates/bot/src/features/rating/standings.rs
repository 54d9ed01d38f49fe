//! `/standings`: the season's table of a club.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::club::season::season;
use crate::features::rating::custom_id::{StandingsButton, StandingsMenu};
use crate::features::rating::profile::{pool, pool_name, pool_option};
use crate::features::rating::scale;
use crate::features::rating::tally::Tally;
use crate::game::PlayerId;
use crate::i18n::{Date, Name, say};
use crate::kit::command::{Command, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::CommandSpec;
use crate::people::profile;
use crate::port::message::{Button, Card, Entry, Look, Menu, Message, Row, Selection};
use crate::rating::Pool;
use crate::rules::Color;
use crate::store::{Rated, Standing};

/// Lines on a page: they fit on a card, however long the names are.
const PAGE: usize = 20;

pub(super) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    use say::rating as r;
    CommandSpec::new("standings", r::standings(), r::standings_about()).with(pool_option())
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let pool = pool(options)?.unwrap_or(Pool::Go);
    Ok(ephemeral(page(ctx, pool, 0).await?))
}

/// Another page, in place of the pressed one.
pub(super) async fn turn(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = StandingsButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, button.pool, button.page.into()).await?))
}

/// The standings of the games that were chosen in the menu.
pub(super) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let pool = Pool::from_name(value).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, pool, 0).await?))
}

async fn page(ctx: &Ctx<'_>, pool: Pool, page: usize) -> Result<Message, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let (store, reader) = (&ctx.services.store, ctx.reader());
    let season = season(ctx.services, club, ctx.now).await?;
    let games = store.rated_games(club, pool, season.begin, Timestamp::MAX);
    let games = games.await?.into_iter().map(|(_, _, game)| game);
    let standings = store.ratings(club, pool).await?.into_iter().collect();
    let table = table(games, &standings);
    // There may be fewer than when the button was made.
    let first = Some(page * PAGE).filter(|first| *first < table.len());
    let first = first.unwrap_or(0);
    let mut lines = Vec::new();
    for (place, (player, tally)) in table.iter().enumerate().skip(first).take(PAGE) {
        let name = profile::name(ctx.services, *player, Some(club)).await;
        let rating = standings.get(player).map(|standing| standing.rating);
        // A member whose standing cannot be read has still played.
        let strength = rating.map_or_else(|| "?".to_owned(), |rating| scale::short(pool, rating));
        let line = say::rating::line(
            place + 1,
            Name::escape(&name),
            tally.points(),
            tally.won,
            tally.lost,
            tally.drawn,
            strength,
        );
        lines.push(line.to(reader));
    }
    let own = table.iter().position(|(player, _)| *player == ctx.caller());
    let own = own.map(|place| say::rating::own_place(place + 1, table.len()));
    let note = if table.is_empty() {
        say::rating::season_empty()
    } else {
        say::rating::season_note(Date(season.begin))
    };
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.extend(own.iter().chain([&note]).map(|text| text.to(reader)));
    let title = say::rating::season_title(season.name, pool_name(pool));
    Ok(Message {
        card: Some(Card {
            title: title.to(reader).into(),
            body: lines.join("\n").into(),
            fields: Vec::new(),
        }),
        rows: rows(ctx, pool, first / PAGE, table.len()),
        ..Message::default()
    })
}

/// Maximum number of wins and draws against one opponent that count in a season: more games against the same opponent
/// can change a rating, but gain no place.
const AGAINST_ONE: u8 = 2;

/// Everybody who has played in `games`, with their results: by points, then by rating.
fn table(
    games: impl IntoIterator<Item = Rated>,
    standings: &HashMap<PlayerId, Standing>,
) -> Vec<(PlayerId, Tally)> {
    let mut tallies: HashMap<PlayerId, Tally> = HashMap::new();
    let mut scored: HashMap<(PlayerId, PlayerId), u8> = HashMap::new();
    for game in games {
        let scorers = Color::ALL.into_iter();
        let scorers = scorers.filter(|color| game.winner.is_none_or(|winner| winner == *color));
        let pairs: Vec<_> = scorers
            .map(|color| (game.players[color], game.players[!color]))
            .collect();
        let is_enough = |pair| scored.get(pair).is_some_and(|count| *count >= AGAINST_ONE);
        if pairs.iter().any(is_enough) {
            continue;
        }
        for pair in pairs {
            *scored.entry(pair).or_default() += 1;
        }
        for (color, player) in game.players.iter().filter(|(_, player)| player.is_person()) {
            let is_won = game.winner.map(|winner| winner == color);
            tallies.entry(*player).or_default().add(is_won);
        }
    }
    let mut table: Vec<_> = tallies.into_iter().collect();
    let value = |player: &PlayerId| {
        let rating = standings.get(player);
        rating.map_or(0.0, |standing| standing.rating.value())
    };
    table.sort_by(|(one, first), (other, second)| {
        let points = Reverse(first.double_points()).cmp(&Reverse(second.double_points()));
        let rating = || value(other).total_cmp(&value(one));
        points.then_with(rating).then_with(|| one.cmp(other))
    });
    table
}

/// The menu of the games, and the buttons to other pages.
fn rows(ctx: &Ctx<'_>, open: Pool, page: usize, all: usize) -> Vec<Row> {
    let entries = Pool::ALL.iter().map(|&(pool, name)| Entry {
        label: pool_name(pool).to(ctx.reader()),
        value: name.to_owned(),
        description: None,
        is_chosen: pool == open,
    });
    let menu = Row::Menu(Menu {
        custom_id: StandingsMenu.write().expect("a word is short"),
        placeholder: say::opponent::menu_game().to(ctx.reader()),
        entries: entries.collect(),
        selection: Selection::One,
    });
    let button = |label: crate::i18n::Text, page: usize| Button {
        label: label.to(ctx.reader()),
        custom_id: StandingsButton {
            pool: open,
            page: u16::try_from(page).unwrap_or(u16::MAX),
        }
        .write()
        .expect("a word and a number are short"),
        look: Look::Secondary,
    };
    let previous = page.checked_sub(1);
    let previous = previous.map(|page| button(say::rating::button_previous(), page));
    let next = ((page + 1) * PAGE < all).then(|| button(say::list::button_next(), page + 1));
    let buttons: Vec<_> = previous.into_iter().chain(next).collect();
    let buttons = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
    [menu].into_iter().chain(buttons).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::Rating;
    use crate::rules::ByColor;

    fn game(black: u64, white: u64, winner: Option<Color>) -> Rated {
        Rated {
            players: ByColor {
                black: PlayerId::new(black),
                white: PlayerId::new(white),
            },
            ranks: 0.0,
            winner,
        }
    }

    #[test]
    fn two_wins_and_draws_against_one_player_count() {
        let farmed = std::iter::repeat_n(game(1, 2, Some(Color::Black)), 10);
        let others = [
            game(2, 1, Some(Color::Black)),
            game(1, 3, None),
            game(3, 1, Some(Color::White)),
            game(1, 3, None),
            game(3, 4, Some(Color::Black)),
        ];
        let tallies = table(farmed.chain(others), &HashMap::new());
        let numbers = tallies.iter().map(|(player, tally)| {
            let Tally { won, lost, drawn } = *tally;
            (player.get(), [won, lost, drawn])
        });
        let expected = [
            (1, [3, 1, 1]),
            (3, [1, 1, 1]),
            (2, [1, 2, 0]),
            (4, [0, 1, 0]),
        ];
        assert_eq!(numbers.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn who_has_more_points_stands_first_then_who_is_rated_higher() {
        let player = PlayerId::new;
        let games = [
            game(1, 2, Some(Color::Black)),
            game(3, 2, Some(Color::Black)),
            game(3, 4, None),
            game(4, 1, None),
            // Neither the program nor a forgotten player has a place.
            game(u64::MAX, 2, Some(Color::Black)),
        ];
        let rated = |value| Standing {
            rating: Rating::new(value, 60.0),
            games: 2,
            last: (Timestamp::MIN, crate::game::GameId::NONE),
        };
        let standings = [(1, 1500.0), (3, 1600.0)];
        let standings = standings.map(|(number, value)| (player(number), rated(value)));
        let table = table(games, &standings.into_iter().collect());
        let places: Vec<_> = table
            .iter()
            .map(|(player, tally)| (player.get(), tally.points()))
            .collect();
        let shown: Vec<_> = places
            .iter()
            .map(|(player, points)| (*player, &**points))
            .collect();
        assert_eq!(shown, [(3, "1½"), (1, "1½"), (4, "1"), (2, "0")]);
    }
}
