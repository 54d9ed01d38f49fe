//! Answers as JSON.

use std::io::{self, Write};

use serde::{Serialize, Serializer};

use crate::criterion::Criterion;
use crate::event::{Index, Tournament};
use crate::pair::{Pair, Pairing};
use crate::player::PlayerId;
use crate::standings::Standings;
use crate::weight::Terms;

/// Writes `standings` as the answer to the question with `id`.
pub(super) fn standings(
    output: &mut impl Write,
    id: Option<&str>,
    event: &Tournament,
    standings: &Standings,
) -> io::Result<()> {
    let row = |player: &Index| RowShape {
        player: &event.players()[*player].id,
        place: standings.place(*player),
        criteria: Figures {
            player: *player,
            standings,
        },
    };
    let shape = StandingsShape {
        standings: standings.order().iter().map(row).collect(),
    };
    write(output, id, &shape)
}

/// Writes `pairing` as the answer to the question with `id`.
pub(super) fn pairing(
    output: &mut impl Write,
    id: Option<&str>,
    event: &Tournament,
    pairing: &Pairing,
) -> io::Result<()> {
    let pair_shape = |pair: &Pair| PairShape {
        white: &event.players()[pair.white].id,
        black: &event.players()[pair.black].id,
        handicap: pair.handicap,
        weight: pair.terms.weight(),
        terms: pair.terms,
    };
    let shape = PairingShape {
        pairs: pairing.pairs.iter().map(pair_shape).collect(),
        bye: pairing.bye.map(|player| &event.players()[player].id),
        weight: pairing.weight(),
    };
    write(output, id, &shape)
}

/// Writes an object with `id` as its first field.
fn write(output: &mut impl Write, id: Option<&str>, shape: &impl Serialize) -> io::Result<()> {
    let members = serde_json::to_vec(shape)?;
    let (_, members) = members
        .split_first()
        .expect("an object begins with a brace");
    write!(output, "{{\"id\":{},", id.unwrap_or("null"))?;
    output.write_all(members)?;
    output.write_all(b"\n")
}

#[derive(Serialize)]
struct StandingsShape<'a> {
    standings: Vec<RowShape<'a>>,
}

#[derive(Serialize)]
struct RowShape<'a> {
    player: &'a PlayerId,
    place: usize,
    criteria: Figures<'a>,
}

/// The values of all criteria for a player; direct ones only if they are part of the placement.
struct Figures<'a> {
    player: Index,
    standings: &'a Standings,
}

impl Serialize for Figures<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let placement = self.standings.placement();
        let is_listed =
            |criterion: &Criterion| !criterion.is_direct() || placement.contains(criterion);
        let criteria = Criterion::ALL.into_iter().filter(is_listed);
        serializer.collect_map(
            criteria.map(|criterion| (criterion, self.standings.figure(self.player, criterion))),
        )
    }
}

#[derive(Serialize)]
struct PairingShape<'a> {
    pairs: Vec<PairShape<'a>>,
    bye: Option<&'a PlayerId>,
    weight: i64,
}

#[derive(Serialize)]
struct PairShape<'a> {
    white: &'a PlayerId,
    black: &'a PlayerId,
    handicap: u8,
    weight: i64,
    terms: Terms,
}
