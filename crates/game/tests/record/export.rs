use proptest::prelude::*;
use tengen_game::clock::Span;
use tengen_game::record::{ImportError, Transcript, file_name, to_sgf, write};
use tengen_game::{Action, Draft, Game, Life, Pace, Phase, Proposal, Ruling, Terms};
use tengen_rules::{ByColor, Color, Handicap, Komi, Move, Placement, Point, RuleSet, Variant};

use crate::table::{KURO, SHIRO, START, Table, accept, draft, mark, size, terms};

pub(super) fn names() -> ByColor<String> {
    ByColor {
        black: "kuro".to_owned(),
        white: "shiro".to_owned(),
    }
}

/// The values of a property in the root node.
fn root(game: &Game, name: &str) -> Vec<String> {
    let sgf = to_sgf(game, &names());
    let root = sgf.games().next().expect("a game");
    root.values(name)
        .map(|value| value.text().into_owned())
        .collect()
}

fn last(game: &Game, name: &str) -> Vec<String> {
    let sgf = to_sgf(game, &names());
    let root = sgf.games().next().expect("a game");
    let last = root.main_line().last().expect("a node");
    last.values(name)
        .map(|value| value.text().into_owned())
        .collect()
}

#[test]
fn a_file_is_named_by_day_players_and_number() {
    let table = Table::seated("territory", 5);
    assert_eq!(
        file_name(&table.game, &names()),
        "2023-11-14-kuro-shiro-7.sgf"
    );
    let odd = ByColor {
        black: "../黒 K/u:r\\o_1".to_owned(),
        white: "白".to_owned(),
    };
    assert_eq!(file_name(&table.game, &odd), "2023-11-14-Kuro_1-7.sgf");
    let several = ByColor {
        black: "kuro, 青, ao".to_owned(),
        white: "aka".to_owned(),
    };
    assert_eq!(
        file_name(&table.game, &several),
        "2023-11-14-kuro_ao-aka-7.sgf"
    );
}

#[test]
fn a_game_agreed_by_count_shows_its_terms_moves_result_and_territory() {
    let mut table = Table::seated("territory", 5);
    table.moves("C1 D1 C2 D2 C3 D3 C4 D4 C5 A3 pass D5 pass pass");
    table.does(KURO, mark("A3", Life::Dead)).expect("marked");
    table.does(SHIRO, Action::Agree).expect("agreed");
    table.does(KURO, Action::Agree).expect("agreed");
    // 10 points and a prisoner against 5 points and 5.5.
    assert_eq!(
        write(&table.game, &names()).replace('\n', ""),
        concat!(
            "(;FF[4]GM[1]CA[UTF-8]AP[tengen:",
            env!("CARGO_PKG_VERSION"),
            "]SZ[5]RU[Japanese]KM[5.5]PB[kuro]PW[shiro]",
            "DT[2023-11-14]RE[B+0.5]GC[tengen, game 7, rules territory]",
            ";B[ce];W[de];B[cd];W[dd];B[cc];W[dc];B[cb];W[db];B[ca];W[ac];B[];W[da];B[];W[]",
            "TB[ae][be][ad][bd][ac][bc][ab][bb][aa][ba]TW[ee][ed][ec][eb][ea])"
        )
    );
}

#[test]
fn rules_go_by_names_that_other_programs_know() {
    for (set, name) in [
        ("territory", "Japanese"),
        ("traditional", "Japanese"),
        ("japanese", "Japanese"),
        ("chinese", "Chinese"),
        ("tromp-taylor", "Tromp-Taylor"),
        ("new-zealand", "NZ"),
        // No other program has such rules.
        ("strasbourg", "strasbourg"),
        ("traditional-two-edges", "traditional-two-edges"),
    ] {
        let table = Table::seated(set, 5);
        assert_eq!(root(&table.game, "RU"), [name]);
        let comment = root(&table.game, "GC");
        assert!(comment[0].contains(set), "{comment:?}");
    }
}

#[test]
fn what_another_program_has_changed_holds_against_our_comment() {
    let table = Table::seated("traditional", 5);
    let text = write(&table.game, &names());
    let read = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Transcript::read(text.replace(from, to).as_bytes())
    };
    for (from, to, set) in [
        ("RU[Japanese]", "RU[Japanese]", "traditional"),
        ("RU[Japanese]", "RU[Chinese]", "chinese"),
        ("RU[Japanese]", "", "territory"),
        ("rules traditional", "rules strasbourg", "japanese"),
    ] {
        let read = read(from, to).expect("a record");
        assert_eq!(
            read.rules.rule_set().expect("known").name,
            set,
            "{from} became {to}"
        );
    }
    let other = read("GM[1]", "GM[2]").expect_err("another game");
    assert_eq!(other, ImportError::OtherGame("2".to_owned()));
}

#[test]
fn handicap_stones_are_named_and_placed_and_white_moves_first() {
    let draft = Draft {
        handicap: Handicap::new(2).expect("two"),
        komi: Komi::from_half_points(1).expect("a komi"),
        ..draft("territory", 9)
    };
    let mut table = Table::offered(Terms::new(draft).expect("sound"), Some(SHIRO));
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    table.moves("E5");
    assert_eq!(root(&table.game, "HA"), ["2"]);
    assert_eq!(root(&table.game, "KM"), ["0.5"]);
    assert_eq!(root(&table.game, "AB"), ["cg", "gc"]);
    assert_eq!(root(&table.game, "AW"), [""; 0]);
    assert_eq!(root(&table.game, "PL"), ["W"]);
    assert_eq!(last(&table.game, "W"), ["ee"]);
}

fn free_handicap(stones: u8, side: u8) -> Table {
    let draft = Draft {
        handicap: Handicap::with_placement(stones, Placement::Free).expect("2 to 9"),
        ..draft("territory", side)
    };
    Table::opened(Terms::new(draft).expect("sound"))
}

/// Usual failure 16.
#[test]
fn free_handicap_stones_stand_before_the_first_move_as_any_others() {
    let mut table = free_handicap(3, 5);
    table.moves("A1 B2 C3 D4 E5");
    assert_eq!(root(&table.game, "HA"), ["3"]);
    assert_eq!(root(&table.game, "AB").len(), 3);
    assert_eq!(root(&table.game, "PL"), ["W"]);
    let sgf = write(&table.game, &names()).replace('\n', "");
    assert!(sgf.ends_with(";W[db];B[ea])"), "{sgf}");
    read_back(&table.game);
}

/// A reader that finds no stones would place them on the marked points.
#[test]
fn while_black_places_free_stones_the_record_has_those_that_stand() {
    let mut table = free_handicap(9, 9);
    for placed in 0..9 {
        assert_eq!(root(&table.game, "AB").len(), placed);
        assert_eq!(root(&table.game, "PL"), ["B"]);
        read_back(&table.game);
        table.moves(["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "J1"][placed]);
    }
    assert_eq!(root(&table.game, "AB").len(), 9);
    assert_eq!(root(&table.game, "PL"), ["W"]);
    read_back(&table.game);
}

/// FF[4]: TM is in seconds, OT is in no fixed form; byo-yomi and Canadian time are as servers write them.
#[test]
fn the_clock_is_main_time_and_overtime() {
    for (control, time, overtime) in [
        ("none", &[][..], &[][..]),
        ("3d", &["0"], &["1x259200 a move"]),
        (
            "fischer 3d+1d/7d",
            &["259200"],
            &["86400 Fischer, 604800 at most"],
        ),
        ("byoyomi 10d+5x1d", &["864000"], &["5x86400 byo-yomi"]),
        ("canadian 20d+7d/10", &["1728000"], &["10/604800 Canadian"]),
    ] {
        let draft = Draft {
            pace: Pace::of(control.parse().expect("a clock")),
            ..draft("territory", 9)
        };
        let table = Table::opened(Terms::new(draft).expect("sound"));
        assert_eq!(root(&table.game, "TM"), time, "{control}");
        assert_eq!(root(&table.game, "OT"), overtime, "{control}");
    }
}

/// FF[4]: BL and WL are in seconds, after the move; OB and OW count what is left of the byo-yomi.
#[test]
fn each_move_tells_the_time_that_is_left() {
    let hour = Span::hours(1);
    for (control, first, third) in [
        ("none", &[][..], &[][..]),
        // Each move has the same time.
        ("3d", &[], &[]),
        ("fischer 3d+1d/7d", &["BL 342000"], &["BL 424800"]),
        ("byoyomi 2h+5x1h", &["BL 3600"], &["BL 3600", "OB 5"]),
        ("canadian 2h+7d/10", &["BL 3600"], &["BL 604800", "OB 9"]),
    ] {
        let draft = Draft {
            pace: Pace::of(control.parse().expect("a clock")),
            ..draft("territory", 9)
        };
        let mut table = Table::opened(Terms::new(draft).expect("sound"));
        for at in ["A1", "B2", "C3"] {
            table.later(hour);
            table.moves(at);
        }
        let sgf = to_sgf(&table.game, &names());
        let root = sgf.games().next().expect("a game");
        let told = |ply: usize| -> Vec<String> {
            let node = root.main_line().nth(ply).expect("a move");
            let names = ["BL", "WL", "OB", "OW"].into_iter();
            names
                .filter_map(|name| Some(format!("{name} {}", node.value(name)?.text())))
                .collect()
        };
        assert_eq!(told(1), first, "{control}");
        assert_eq!(told(3), third, "{control}");
        let white: Vec<_> = first.iter().map(|text| text.replace('B', "W")).collect();
        assert_eq!(told(2), white, "{control}");
        read_back(&table.game);
    }
}

/// A move that was taken back leaves no time.
#[test]
fn the_time_that_is_left_is_that_of_the_moves_that_stand() {
    let draft = Draft {
        pace: Pace::of("fischer 3d+1d/7d".parse().expect("a clock")),
        ..draft("territory", 9)
    };
    let mut table = Table::opened(Terms::new(draft).expect("sound"));
    table.later(Span::hours(1));
    table.moves("A1");
    let to = table.game.undo_point(Color::Black).expect("a move");
    let black = table
        .game
        .seats()
        .and_then(|seats| seats.black.only_player())
        .expect("one");
    let white = table
        .game
        .seats()
        .and_then(|seats| seats.white.only_player())
        .expect("one");
    table
        .does(black, Action::Propose(Proposal::Undo { to }))
        .expect("proposed");
    table.does(white, Action::Consent).expect("consented");
    assert_eq!(last(&table.game, "BL"), [""; 0]);
    table.later(Span::hours(2));
    table.moves("B2");
    assert_eq!(last(&table.game, "BL"), ["338400"]);
    assert_eq!(last(&table.game, "B"), ["bh"]);
}

#[test]
fn the_crosscut_of_atari_go_is_setup_in_a_game_of_go() {
    let table = Table::seated("atari-go", 9);
    let of = |name| root(&table.game, name);
    assert_eq!(of("GM"), ["1"]);
    assert_eq!(of("RU"), ["atari-go"]);
    assert_eq!(of("AB").len(), 2);
    assert_eq!(of("AW").len(), 2);
    assert_eq!(of("PL"), ["B"]);
    assert_eq!(of("KM"), [""; 0]);
    assert_eq!(of("HA"), [""; 0]);
}

#[test]
fn games_of_five_have_their_own_number() {
    for name in ["gomoku", "gomoku-exact", "go-bang", "go-bang-exact"] {
        let table = Table::seated(name, 15);
        assert_eq!(root(&table.game, "GM"), ["4"]);
        assert_eq!(root(&table.game, "RU"), [name]);
        assert_eq!(root(&table.game, "KM"), [""; 0]);
    }
}

#[test]
fn the_result_says_who_won_and_how() {
    let mut table = Table::seated("gomoku", 15);
    assert_eq!(root(&table.game, "RE"), [""; 0]);
    table.moves("A1 D4 A3 E4 A5 F4 A7 G4 A9 H4");
    assert_eq!(root(&table.game, "RE"), ["W+"]);

    let mut table = Table::seated("atari-go-empty", 5);
    table.moves("B1 A1 A2");
    assert_eq!(root(&table.game, "RE"), ["B+"]);

    let mut table = Table::seated("territory", 9);
    table.does(KURO, Action::Resign).expect("resigned");
    assert_eq!(root(&table.game, "RE"), ["W+R"]);
}

#[test]
fn a_jigo_is_a_result_of_zero() {
    let draft = Draft {
        komi: Komi::ZERO,
        ..draft("territory", 9)
    };
    let mut table = Table::offered(Terms::new(draft).expect("sound"), Some(SHIRO));
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    table.moves("pass pass");
    table.does(KURO, Action::Agree).expect("agreed");
    table.does(SHIRO, Action::Agree).expect("agreed");
    assert_eq!(root(&table.game, "RE"), ["0"]);
}

/// Usual failure 14: all three are without a winner.
#[test]
fn a_draw_no_result_and_both_lose_are_three_results() {
    let mut draw = Table::seated("strasbourg", 5);
    draw.moves("A1 B1 pass pass");
    assert_eq!(root(&draw.game, "RE"), ["0"]);

    let mut no_result = Table::seated("japanese", 5);
    no_result.moves("A2 C2 B2 B1 E5 D1 E4 A1 C1 B1 pass");
    no_result.both(Action::Propose(Proposal::NoResult));
    assert_eq!(root(&no_result.game, "RE"), ["Void"]);

    let mut both_lose = Table::seated("japanese", 5);
    both_lose.both(Action::Propose(Proposal::BothLose));
    assert_eq!(root(&both_lose.game, "RE"), ["Void (both lose)"]);
    read_back(&both_lose.game);
}

#[test]
fn a_forfeit_is_a_result_of_its_own() {
    for (loser, result) in [(Color::Black, "W+F"), (Color::White, "B+F")] {
        let mut table = Table::seated("japanese", 5);
        table.judges(Ruling::Forfeit { loser }).expect("ruled");
        assert_eq!(root(&table.game, "RE"), [result]);
        let mut table = Table::seated("japanese", 5);
        table.ticks(Action::NoShow { color: loser }).expect("due");
        assert_eq!(root(&table.game, "RE"), [result]);
    }
}

#[test]
fn a_count_of_both_is_a_result_and_one_of_one_side_is_none_yet() {
    let mut table = Table::seated("japanese", 5);
    table.moves("C3 pass pass");
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(root(&table.game, "RE"), [""; 0]);
    assert_eq!(last(&table.game, "TB").len(), 24, "the count is there");
    table.does(SHIRO, Action::Agree).expect("agreed");
    // 24 points and no stone of White: 6.5 komi.
    assert_eq!(root(&table.game, "RE"), ["B+17.5"]);
}

#[test]
fn what_is_played_out_on_a_copy_is_not_in_the_record() {
    let mut table = Table::seated("japanese", 5);
    table.moves("C3 D3 pass pass");
    let before = write(&table.game, &names());
    let first = Color::Black;
    table.does(KURO, Action::Try { first }).expect("begun");
    table.moves("A1 A2");
    read_back(&table.game);
    table.does(KURO, Action::EndTrial).expect("ended");
    assert_eq!(write(&table.game, &names()), before);
}

#[test]
fn stones_of_a_suicide_are_read_back_as_the_opponents_prisoners() {
    let mut table = Table::seated("new-zealand", 5);
    table.moves("A3 A2 B2 B1 C1 A1");
    assert_eq!(table.game.position().prisoners().black, 3);
    read_back(&table.game);
}

#[test]
fn five_pairs_win_without_points_in_the_record() {
    let mut table = Table::seated("pente", 15);
    table.moves("A1 B1 A3 C1 A5 B3 A7 C3 A9 B5 O1 C5 O3 B7 O5 C7 O7 B9 O9 C9");
    table.moves("D1 O15 D3 M15 D5 K15 D7 H15 D9");
    assert_eq!(root(&table.game, "RE"), ["B+"]);
    read_back(&table.game);
}

#[test]
fn days_are_those_of_greenwich_from_the_acceptance_to_the_end() {
    // START is 2023-11-14 22:13:20.
    let mut table = Table::offered(terms("gomoku", 15), Some(SHIRO));
    assert_eq!(root(&table.game, "DT"), [""; 0]);
    table.later(Span::seconds(2 * 60 * 60));
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(root(&table.game, "DT"), ["2023-11-15"]);
    table.later(Span::days(30));
    table.moves("D4");
    assert_eq!(root(&table.game, "DT"), ["2023-11-15,2023-12-15"]);
    assert_eq!(START.as_millis(), 1_700_000_000_000);
}

#[test]
fn names_of_any_kind_are_read_back_as_they_are() {
    let table = Table::seated("gomoku", 15);
    let names = ByColor {
        black: r"]);W[aa] \ 黒".to_owned(),
        white: String::new(),
    };
    let sgf = write(&table.game, &names);
    let read = Transcript::read(sgf.as_bytes()).expect("a record");
    assert_eq!(read.players.black, Some(names.black));
    assert_eq!(read.players.white, None);
    assert_eq!(read.len(), 0);
}

#[test]
fn a_resumed_game_goes_on_in_its_record() {
    let mut table = Table::seated("territory", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3 pass pass");
    table.does(KURO, Action::Resume).expect("resumed");
    table.moves("C3 E4");
    read_back(&table.game);
}

#[test]
fn a_game_that_has_just_been_resumed_says_who_moves() {
    for asks in [KURO, SHIRO] {
        let mut table = Table::seated("territory", 5);
        table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3 B2 pass pass");
        table.does(asks, Action::Resume).expect("resumed");
        read_back(&table.game);
    }
}

/// The record, read and replayed, gives the game's last position.
#[track_caller]
fn read_back(game: &Game) {
    let text = write(game, &names());
    let read = Transcript::read(text.as_bytes()).expect("a record");
    assert!(read.source.flaws.is_empty(), "{text}");
    assert_eq!(read.rules.rules(), game.terms().rules, "{text}");
    assert_eq!(read.size, game.terms().size);
    assert_eq!(read.handicap, game.terms().handicap.stones());
    assert_eq!(read.komi.komi.unwrap_or(Komi::ZERO), game.terms().komi);
    let replay = read.replay(&read.rules.rules(), None).expect("sound setup");
    assert_eq!(replay.first_illegal, None, "{text}");
    let placed = game.terms().handicap.to_place() - game.position().to_place();
    assert_eq!(replay.moves + usize::from(placed), game.moves().len());
    assert_eq!(replay.prisoners, game.position().prisoners().map(u32::from));
    if game.phase() == Phase::Playing {
        assert_eq!(replay.position.to_move(), game.position().to_move());
    }
    assert_eq!(replay.position.board(), game.position().board());
    assert_eq!(replay.position.prisoners(), game.position().prisoners());
    assert!(tengen_sgf::parse(text.as_bytes()).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_is_read_back_as_the_same_game(
        set in prop::sample::select(RuleSet::ALL),
        side in 5..=9_u8,
        free in prop::option::weighted(0.2, 2..=9_u8),
        points in prop::collection::vec(prop::option::weighted(0.95, (0..9_u8, 0..9_u8)), 0..120),
    ) {
        let mut draft = Draft::even(set.rules, size(side));
        if let Some(stones) = free.filter(|_| set.rules.variant() == Variant::Go) {
            draft.handicap = Handicap::with_placement(stones, Placement::Free).expect("2 to 9");
        }
        let terms = Terms::new(draft).expect("sound");
        let mut table = Table::offered(terms, None);
        table.does(SHIRO, accept(Color::White)).expect("accepted");
        for point in points {
            if matches!(table.game.phase(), Phase::Counting { .. }) {
                table.does(KURO, Action::Resume).expect("resumed");
            }
            if table.game.to_move().is_none() {
                break;
            }
            let mv = match point {
                Some((column, row)) => Move::Play(Point::new(column, row).expect("a point")),
                None => Move::Pass,
            };
            let player = table.to_move();
            // Illegal actions are skipped.
            let _ = table.does(player, Action::Move(mv));
        }
        read_back(&table.game);
    }
}
