//! A member's tournaments in their export.

use serde_json::{Value as Json, json};

use crate::contest::{Outcome, Standing, Title};
use crate::game::PlayerId;
use crate::i18n::{Locale, Quote};
use crate::rules::Color;
use crate::store::{Store, StoreError};

/// The tournaments that `player` has set up or entered, with their pairings and reported results.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
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
        rows.push(json!({
            "tournament": id.get(),
            "name": contest.setup.title.as_str(),
            "organiser": contest.organiser == player,
            "side": entry.and_then(|entry| entry.name.as_ref()).map(Title::as_str),
            "rank": own.and_then(|member| member.rank).map(|rank| rank.to_string()),
            "asked": contest.request_to(player).is_some(),
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
    Ok(rows.into())
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

/// The tournaments in progress that `player` organises or plays in.
pub(super) async fn places(
    store: &Store,
    player: PlayerId,
    _: Locale,
) -> Result<Vec<String>, StoreError> {
    let mut places = Vec::new();
    for id in store.contests_of(player).await? {
        let Some((contest, _)) = store.contest(id).await? else {
            continue;
        };
        let entry = contest.entry_of(player).map(|index| contest.entry(index));
        let plays = entry.is_some_and(|entry| entry.standing != Standing::Withdrawn);
        if !contest.is_closed && (plays || contest.organiser == player) {
            places.push(Quote::new(contest.setup.title.as_str()).to_string());
        }
    }
    Ok(places)
}
