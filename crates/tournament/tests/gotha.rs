//! Files of OpenGotha, result files and tables.

use tengen_tournament::{
    Game, GothaError, HandicapBase, Outcome, Rank, Rounds, Standings, TournamentFile, h9, table,
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
    assert_eq!(h9::to_latin9("Bär €囲"), b"B\xe4r \xa4?");
}

#[test]
fn people_get_a_table_and_a_cross_table() {
    let file = sample();
    let text = table::text(&file, &after(&file, 2));
    assert_eq!(text, include_str!("fixtures/club.txt"));
}

#[test]
fn what_a_file_does_not_say_is_as_opengotha_has_it() {
    let cases = [
        // 3.51.05, 3.46 and 3.52.03.
        ("hdBasedOnMMS=\"true\"", "hdBase=\"MMS\""),
        ("paiMaSeedSystem2=\"SPLITANDSLIP\" ", ""),
        (
            "paiMaAdditionalPlacementCritSystem2=\"NULL\"",
            "paiMaAdditionalPlacementCritSystem2=\"None\"",
        ),
    ];
    for (from, to) in cases {
        let text = SAMPLE.replace(from, to);
        assert_ne!(text, SAMPLE, "{from}");
        let file = TournamentFile::read(&text).unwrap_or_else(|error| panic!("{from}: {error}"));
        assert_eq!(file.event.players().len(), 4);
    }
}

#[test]
fn newer_files_say_otherwise_what_handicaps_go_by() {
    let base = |attribute: &str| {
        let text = SAMPLE.replace("hdBasedOnMMS=\"true\"", attribute);
        let file = TournamentFile::read(&text).unwrap();
        file.event.parameters().handicap.by
    };
    assert_eq!(base("hdBase=\"RANK\""), HandicapBase::Rank);
    assert_eq!(base("hdBase=\"MMS\""), HandicapBase::Mms);
    assert_eq!(base("hdBasedOnMMS=\"false\""), HandicapBase::Rank);
    assert_eq!(
        base("hdBasedOnMMS=\"false\" hdBase=\"MMS\""),
        HandicapBase::Mms
    );
}

#[test]
fn no_message_about_a_file_is_a_debug_print() {
    let without = SAMPLE.replace(" numberOfRounds=", " rounds=");
    let error = TournamentFile::read(&without).unwrap_err().to_string();
    assert_eq!(error, "GeneralParameterSet has no numberOfRounds");
    let wrong = SAMPLE.replace(
        "hdCeiling=\"9\"",
        &format!("hdCeiling=\"{}\"", "9".repeat(500)),
    );
    let error = TournamentFile::read(&wrong).unwrap_err().to_string();
    assert!(
        error.starts_with("HandicapParameterSet has hdCeiling=\"999"),
        "{error}"
    );
    assert!(error.len() < 200 && !error.contains("Some("), "{error}");
}

#[test]
fn a_file_of_macmahon_is_named() {
    let text = r#"<?xml version="1.0"?><Tournament typeversion="2"><Name>Cup</Name></Tournament>"#;
    let error = TournamentFile::read(text).unwrap_err();
    assert!(matches!(error, GothaError::MacMahon), "{error}");
}

#[test]
fn an_element_of_very_many_attributes_is_refused_before_it_is_read() {
    let many: String = (0..200_000)
        .map(|number| format!(" a{number}=\"\""))
        .collect();
    let text = SAMPLE.replace("<Player ", &format!("<Player{many} "));
    let error = TournamentFile::read(&text).unwrap_err();
    assert!(matches!(error, GothaError::TooManyAttributes), "{error}");
}

#[test]
fn a_result_file_names_players_by_their_number_in_the_database() {
    let file = sample();
    let text = h9::text(&file, &after(&file, 2), h9::Class::A);
    let line = text.lines().find(|line| line.contains("deVries"));
    assert!(line.unwrap().ends_with(" |12345678"), "{text}");
    let other = text.lines().find(|line| line.contains("Kuro"));
    assert!(!other.unwrap().contains('|'), "{text}");
}
