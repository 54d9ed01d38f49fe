//! Files of OpenGotha, result files and tables.

use tengen::tournament::{
    Game, GothaError, Outcome, Rank, Rounds, Standings, TournamentFile, h9, table,
};

/// A tournament of four as OpenGotha writes it, shortened to what is read.
pub(super) const SAMPLE: &str = include_str!("fixtures/club.xml");

fn sample() -> TournamentFile {
    TournamentFile::read(SAMPLE).unwrap()
}

fn after(file: &TournamentFile, round: u8) -> Standings {
    Standings::after(&file.event, round)
}

#[test]
fn players_come_in_the_order_of_their_names_with_what_is_said_of_them() {
    let file = sample();
    let names: Vec<_> = file.people.iter().map(|person| person.key()).collect();
    assert_eq!(names, ["BÄRKLAUS", "DEVRIESANNA", "KUROSENA", "SHIROMIA"]);
    let players = file.event.players();
    assert_eq!(players[0].rank, "5k".parse::<Rank>().unwrap());
    assert_eq!(players[0].rounds, Rounds::Only((2..=20).collect()));
    assert_eq!(players[1].correction, 1);
    assert_eq!(players[2].club, None);
    assert_eq!(file.people[1].egf_pin, "12345678");
    assert_eq!(file.header.name, "Club & Friends");
}

#[test]
fn games_and_byes_are_read_with_forfeits() {
    let file = sample();
    assert_eq!(file.event.games().len(), 3);
    let last = file.event.games()[2];
    let expected = Game {
        round: 2,
        white: 0,
        black: 3,
        handicap: 2,
        result: Outcome::Black,
        forfeit: true,
    };
    assert_eq!(last, expected);
    assert_eq!(file.event.byes()[0].player, 1);
}

#[test]
fn what_is_written_is_read_again() {
    let file = sample();
    assert_eq!(TournamentFile::read(&file.to_gotha()).unwrap(), file);
}

#[test]
fn names_cannot_leave_their_attribute() {
    let mut file = sample();
    file.people[0].name = "\"/><Player name='x' & \u{1}\u{feff}<".to_owned();
    let again = TournamentFile::read(&file.to_gotha()).unwrap();
    assert_eq!(again.people.len(), 4);
}

#[test]
fn a_file_that_is_not_understood_says_what_is_wrong() {
    type Expected = fn(&GothaError) -> bool;
    let without: [(&str, &str, Expected); 6] = [
        ("<Tournament", "<Tournament <", |error| {
            matches!(error, GothaError::Xml(_))
        }),
        ("HandicapParameterSet", "Other", |error| {
            matches!(error, GothaError::NoElement(_))
        }),
        ("rank=\"5K\"", "rank=\"50K\"", |error| {
            matches!(error, GothaError::Attribute { .. })
        }),
        ("RESULT_EQUAL", "RESULT_ODD", |error| {
            matches!(error, GothaError::Attribute { .. })
        }),
        ("\"KUROSENA\"", "\"NOBODY\"", |error| {
            matches!(error, GothaError::NoPlayer(_))
        }),
        ("roundNumber=\"2\"", "roundNumber=\"1\"", |error| {
            matches!(error, GothaError::Event(_))
        }),
    ];
    for (from, to, expected) in without {
        let error = TournamentFile::read(&SAMPLE.replace(from, to)).unwrap_err();
        assert!(expected(&error), "{from}: {error}");
    }
}

#[test]
fn a_result_file_has_its_columns() {
    let file = sample();
    let text = h9::text(&file, &after(&file, 2), h9::Class::A);
    assert_eq!(text, include_str!("fixtures/club.h9"));
}

#[test]
fn a_result_file_is_in_its_encoding() {
    assert_eq!(h9::encoded("Bär €囲"), b"B\xe4r \xa4?");
}

#[test]
fn people_get_a_table_and_a_cross_table() {
    let file = sample();
    let text = table::text(&file, &after(&file, 2));
    assert_eq!(text, include_str!("fixtures/club.txt"));
}
