//! The shapes of a change of place: what was written must be read for ever.

use tengen::game::{Action, ChannelId, ClubId, Place, Proposal};
use tengen::store::Matter;

use super::shape::{exported, rows, written};
use super::{CHANNEL, KURO, SHIRO, act, in_runtime, open, table};

/// A game that both sides have taken to another place, and the letters that tell of it.
const EXPORT: &str = include_str!("fixtures/places.jsonl");
const ROWS: &str = include_str!("fixtures/places.hex");

#[test]
fn changes_of_place_are_written_and_read_as_ever() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    written(old.path(), ROWS);
    in_runtime(async {
        assert_eq!(exported(&open(old.path())), EXPORT);
        let store = open(new.path());
        let mut game = table(&store, "gomoku", 15).await;
        for (channel, club) in [(102, Some(ClubId::new(2))), (103, None)] {
            let channel = ChannelId::new(channel);
            let place = Place { club, channel };
            let there = Action::Propose(Proposal::GoOnIn { place });
            game = act(&store, &game, KURO, there).await;
            game = act(&store, &game, SHIRO, Action::Consent).await;
        }
        for letter in [
            Matter::Moved { channel: CHANNEL },
            Matter::MovedFor { player: SHIRO },
        ] {
            store.write(game.id(), letter).await.unwrap();
        }
        assert_eq!(exported(&store), EXPORT);
        store.close().await.unwrap();
        let trees = ["meta", "events", "lists", "due", "outbox"];
        assert_eq!(rows(new.path(), &trees), ROWS);
    });
}
