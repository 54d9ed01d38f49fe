//! What is kept of somebody in single servers, in the file that they get of themselves.

use serde_json::{Value as Json, json};

use crate::bot::features::settings::export::json_of;
use crate::contest::{Outcome, Standing};
use crate::evening::Evening;
use crate::game::PlayerId;
use crate::ladder::ClubLadder;
use crate::league::League;
use crate::rules::Color;
use crate::simul::Simul;
use crate::store::{Store, StoreError};

/// The properties of `player` in each server, but for those that `is_hidden` names: what these
/// tell stands elsewhere.
pub(super) async fn properties(
    store: &Store,
    player: PlayerId,
    is_hidden: impl Fn(&str) -> bool,
) -> Result<Vec<Json>, StoreError> {
    let properties = store.properties_in_clubs(player).await?.into_iter();
    let told = properties.filter(|(_, name, _)| !is_hidden(name));
    let told = told.map(|(club, name, values)| {
        json!({ "server": club.to_string(), "name": name, "value": json_of(&values) })
    });
    Ok(told.collect())
}

/// The ladders that name `player`: their places, and whom they have challenged lately.
pub(super) async fn ladders(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for channel in store.activities_of::<ClubLadder>(player).await? {
        let Some(ladder) = store.activity::<ClubLadder>(channel).await? else {
            continue;
        };
        let places = &ladder.ladder;
        let lately = places.lately().iter();
        let lately = lately.filter(|one| one.challenger == player);
        let lately = lately
            .map(|one| json!({ "at": one.at.as_secs(), "player": one.challenged.to_string() }));
        told.push(json!({
            "channel": channel.to_string(),
            "place": places.place(player),
            "challenged": lately.collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}

/// The leagues that name `player`: whether they are a member, and their games in the season.
pub(super) async fn leagues(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for channel in store.activities_of::<League>(player).await? {
        let Some(league) = store.activity::<League>(channel).await? else {
            continue;
        };
        let season = league.season();
        let seat = season.and_then(|season| season.seat(player));
        let games = season.into_iter().flat_map(|season| season.games());
        let own = games.filter(|one| seat.is_some_and(|seat| one.side(seat).is_some()));
        told.push(json!({
            "channel": channel.to_string(),
            "member": league.has(player),
            "season": season.map(|season| season.number),
            "division": season.and_then(|season| season.division_of(player)).map(|at| at + 1),
            "games": own.map(|one| one.game.get()).collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}

/// The club evenings that name `player`: whether they come to the next one, to which they have come, and their games there.
pub(super) async fn evenings(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for channel in store.activities_of::<Evening>(player).await? {
        let Some(evening) = store.activity::<Evening>(channel).await? else {
            continue;
        };
        let came = evening.held.iter();
        let came = came.filter(|held| held.came.contains(&player));
        let met = evening.opponents(player).into_iter();
        told.push(json!({
            "channel": channel.to_string(),
            "comes": evening.comes(player),
            "came": came.map(|held| held.began.as_secs()).collect::<Vec<_>>(),
            "played": met.map(|other| other.to_string()).collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}

/// The simultaneous games that name `player`: whether they play all of them, and which games are theirs.
pub(super) async fn simuls(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for channel in store.activities_of::<Simul>(player).await? {
        let Some(simul) = store.activity::<Simul>(channel).await? else {
            continue;
        };
        let is_master = simul.master == player;
        let own = simul.boards.iter();
        let own = own.filter(|board| is_master || board.player == player);
        told.push(json!({
            "channel": channel.to_string(),
            "master": is_master,
            "games": own.map(|board| board.game.get()).collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}

/// The tournaments that `player` has set up or entered, with their pairs and what they have said of results.
pub(super) async fn tournaments(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for id in store.contests_of(player).await? {
        let Some((contest, _)) = store.contest(id).await? else {
            continue;
        };
        let index = contest.entry_of(player);
        let entry = index.map(|index| contest.entry(index));
        let apart = contest.apart.iter();
        let apart = apart.filter(|pair| index.is_some_and(|index| pair.contains(&index)));
        let pairs = contest.boards().filter_map(|(at, board)| {
            let (pair, _) = contest.board(at)?;
            let seats = pair.couple.at_board(at.board);
            let sits = |color: &Color| {
                let members = contest.players_at(seats[*color], at.board).iter();
                members.map(|member| member.player).any(|one| one == player)
            };
            let color = Color::ALL.into_iter().find(sits)?;
            Some(json!({
                "round": at.round,
                "table": at.table,
                "board": at.board,
                "color": match color { Color::Black => "black", Color::White => "white" },
                "game": board.game.map(|game| game.get()),
                "said": board.said[color].map(word),
            }))
        });
        let own = entry.and_then(|entry| {
            let mut members = entry.side.members().iter();
            members.find(|member| member.player == player)
        });
        told.push(json!({
            "tournament": id.get(),
            "name": contest.setup.title.as_str(),
            "organiser": contest.organiser == player,
            "rank": own.and_then(|member| member.rank).map(|rank| rank.to_string()),
            "asked": contest.asks(player).is_some(),
            "standing": entry.map(|entry| match entry.standing {
                Standing::Forming => "forming",
                Standing::Entered => "entered",
                Standing::Waiting => "waiting",
                Standing::Withdrawn => "withdrawn",
                Standing::SitsOut => "sits out the next round",
                Standing::Absent => "did not appear",
            }),
            "kept_apart_from": apart.count(),
            "pairs": pairs.collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Color::Black) => "black",
        Outcome::Won(Color::White) => "white",
        Outcome::Jigo => "draw",
        Outcome::BothLose => "both_lose",
        Outcome::Void => "void",
    }
}
