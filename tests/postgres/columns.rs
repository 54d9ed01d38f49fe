//! The columns that `psql` shows.

use tengen::game::Action;

use super::server::{is_there, query};
use super::{SHIRO, act, challenge, in_runtime, open, play, table, wrong};

#[test]
fn a_game_is_found_by_its_columns() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = play(&store, table(&store, "territory", 9).await, "D4 E5").await;
        let ask = |question| query(folder.path(), question);
        let row =
            "select game, club, channel, state, challenger, black, white, moves, result from games";
        assert_eq!(ask(row), "1|1|100|playing|11|{11}|{12}|4|");
        let record = "select game, first_event, version, get_byte(record, 0) from records";
        assert_eq!(ask(record), "1|0|1|1");
        act(&store, &game, SHIRO, Action::Resign).await;
        let open = challenge(&store, "gomoku", 15).await;
        let due =
            ask("select extract(epoch from deadline) * 1000 from games where state = 'offered'");
        let alarm = store.alarm(&open).await.unwrap().unwrap();
        assert_eq!(due.parse::<f64>().unwrap(), alarm.as_millis() as f64);
        assert_eq!(
            ask("select state, result from games where game = 1"),
            "finished|black won"
        );
        let club = "select club, offered, running, finished from club_statistics";
        assert_eq!(ask(club), "1|1|0|1");
        let players = "select player, finished, won from club_players order by player";
        assert_eq!(ask(players), "11|1|1\n12|1|0");
    });
}

#[test]
fn every_table_is_on_the_server_once() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        for _ in 0..2 {
            let store = open(folder.path());
            assert_eq!(wrong(&store).await, []);
            store.close().await.unwrap();
        }
        assert_eq!(
            query(folder.path(), "select value from meta where key = 'tables'"),
            "\\x00000001"
        );
    });
}
