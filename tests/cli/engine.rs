//! The engine over a pipe, in matches and in the terminal.

use std::io::Write as _;

use tengen::rules::{Move, Point, RuleSet, Rules, Size, Status};

use super::piped::Piped;
use super::{output_text, tengen};

/// The program behind a pipe, speaking GTP.
struct Pipe(Piped);

impl Pipe {
    fn open(args: &[&str]) -> Self {
        Self(Piped::open(&[&["gtp"], args].concat()))
    }

    /// The whole answer to a line, without the empty line at its end.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.0.input, "{line}").unwrap();
        let mut answer = String::new();
        loop {
            let line = self.0.line();
            assert!(!line.is_empty(), "{answer}");
            if line == "\n" {
                return answer.trim_end().to_owned();
            }
            answer.push_str(&line);
        }
    }

    /// The text of a success response.
    #[track_caller]
    fn good(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        let text = answer
            .strip_prefix('=')
            .unwrap_or_else(|| panic!("{line}: {answer}"));
        text.trim_start().to_owned()
    }
}

#[test]
fn the_protocol_is_spoken_as_it_is_written() {
    let mut pipe = Pipe::open(&["--playouts", "20"]);
    assert_eq!(pipe.ask("17 protocol_version"), "=17 2");
    assert_eq!(pipe.ask("name # a remark"), "= tengen");
    assert_eq!(pipe.ask("3 nonsense"), "?3 unknown command");
    assert_eq!(pipe.ask("play black"), "? syntax error");
    assert_eq!(pipe.good("version"), env!("CARGO_PKG_VERSION"));
    assert_eq!(pipe.good("known_command genmove"), "true");
    assert_eq!(pipe.good("known_command nonsense"), "false");
    for command in pipe.good("list_commands").lines() {
        assert_eq!(pipe.good(&format!("known_command {command}")), "true");
    }
    assert_eq!(pipe.ask("boardsize 25"), "? unacceptable size");
    pipe.good("boardsize 9");
    pipe.good("komi 6.5");
    assert_eq!(pipe.ask("komi much"), "? syntax error");
    assert_eq!(pipe.ask("undo"), "? cannot undo");
    pipe.good("play b D4");
    assert_eq!(pipe.ask("play w D4"), "? illegal move");
    assert_eq!(pipe.ask("play w I5"), "? syntax error");
    assert_eq!(pipe.ask("fixed_handicap 2"), "? board not empty");
    pipe.good("undo");
    assert_eq!(pipe.good("fixed_handicap 2"), "C3 G7");
    pipe.good("clear_board");
    let nine = pipe.good("fixed_handicap 9");
    let mut nine: Vec<&str> = nine.split(' ').collect();
    nine.sort_unstable();
    assert_eq!(nine.join(" "), "C3 C5 C7 E3 E5 E7 G3 G5 G7");
    pipe.good("clear_board");
    assert_eq!(pipe.good("fixed_handicap 6").split(' ').count(), 6);
    pipe.good("clear_board");
    assert_eq!(pipe.ask("fixed_handicap 1"), "? invalid number of stones");
    assert_eq!(pipe.ask("fixed_handicap 10"), "? invalid number of stones");
    assert_eq!(pipe.good("place_free_handicap 3").split(' ').count(), 3);
    pipe.good("clear_board");
    assert_eq!(pipe.ask("set_free_handicap D4 D4"), "? bad vertex list");
    pipe.good("set_free_handicap D4 E4");
    // The protocol knows no turns: a side may play twice.
    pipe.good("play w C3");
    pipe.good("play w C5");
    pipe.good("time_settings 60 10 1");
    pipe.good("time_left b 1 1");
    let point: Point = pipe.good("genmove b").parse().unwrap();
    assert!(pipe.good("showboard").contains('X'), "{point}");
    assert_eq!(pipe.good("quit"), "");
    assert!(pipe.0.child.wait().unwrap().success());
}

#[test]
fn a_finished_game_is_scored_and_its_dead_stones_are_named() {
    let mut pipe = Pipe::open(&["--playouts", "20", "--rules", "japanese"]);
    pipe.good("boardsize 5");
    pipe.good("komi 0.5");
    for row in 1..=5 {
        pipe.good(&format!("play b B{row}"));
        pipe.good(&format!("play w D{row}"));
        pipe.good(&format!("play b C{row}"));
    }
    for color in ["b", "w"] {
        pipe.good(&format!("play {color} pass"));
    }
    assert_eq!(pipe.good("final_score"), "W+0.5");
    assert_eq!(pipe.good("final_status_list dead"), "");
    assert_eq!(pipe.good("final_status_list alive").split(' ').count(), 15);
}

/// Has the program play both sides of a game; the number of moves.
fn play_through(variant: &str, level: &str, side: u8) -> usize {
    let rules: Rules = RuleSet::from_name(variant).unwrap().rules;
    let mut pipe = Pipe::open(&["--variant", variant, "--level", level, "--playouts", "10"]);
    pipe.good(&format!("boardsize {side}"));
    let size = Size::square(side).unwrap();
    let mut position = rules.opening(size, Default::default()).unwrap();
    let mut moves = 0;
    while rules.status(&position) == Status::InProgress {
        let color = format!("{:?}", position.to_move()).to_lowercase();
        let mv = match pipe.good(&format!("genmove {color}")).as_str() {
            "resign" => break,
            "PASS" => Move::Pass,
            point => Move::Play(point.parse().unwrap()),
        };
        rules.play(&mut position, mv).unwrap();
        moves += 1;
    }
    moves
}

#[test]
fn every_variant_is_played_over_the_pipe() {
    for (variant, side) in [("chinese", 5), ("atari-go", 6), ("gomoku", 9), ("pente", 9)] {
        assert!(play_through(variant, "4", side) > 1, "{variant}");
        assert!(play_through(variant, "sparring", side) > 1, "{variant}");
    }
}

#[test]
fn a_sparring_partner_beats_chance_in_a_match() {
    let players = ["match", "sparring", "random"];
    let terms = ["--games", "2", "--variant", "gomoku", "--size", "9"];
    let text = output_text(&tengen(&[players.as_slice(), &terms].concat()));
    assert!(
        text.contains("sparring against random: 100.0 % of 2 games"),
        "{text}"
    );
}

#[test]
fn a_match_says_how_strong_the_players_are() {
    let output = tengen(&[
        "match",
        "4",
        "random",
        "--games",
        "4",
        "--variant",
        "gomoku",
        "--size",
        "9",
        "--playouts",
        "50",
    ]);
    let text = output_text(&output);
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("level 4 against random: 100.0 % of 4 games"),
        "{text}"
    );
    assert!(text.contains("0 illegal, 0 endless"), "{text}");
    let own = format!(
        "{} gtp --level 1 --playouts 10",
        env!("CARGO_BIN_EXE_tengen")
    );
    let output = tengen(&[
        "match",
        "1",
        &own,
        "--games",
        "2",
        "--size",
        "5",
        "--playouts",
        "10",
    ]);
    let text = output_text(&output);
    assert!(
        text.contains("of 2 games") && text.contains("0 illegal"),
        "{text}"
    );
    let output = tengen(&["match", "1", "no-such-program", "--games", "1"]);
    assert!(
        output_text(&output).contains("cannot start no-such-program"),
        "{}",
        output_text(&output)
    );
}

/// A program that sets the board up and then thinks forever.
const SILENT: &str = r#"
while read -r line; do
  case $line in
    genmove*) sleep 60 ;;
    *) printf '= \n\n' ;;
  esac
done
"#;

#[test]
fn a_match_names_a_program_that_does_not_answer() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("silent.sh");
    std::fs::write(&script, SILENT).unwrap();
    let program = format!("sh {}", script.display());
    let output = tengen(&["match", &program, "1", "--size", "5", "--seconds", "0.05"]);
    let text = output_text(&output);
    assert!(!output.status.success(), "{text}");
    assert!(
        text.contains(&format!("{program} has not answered for 1 s")),
        "{text}"
    );
}

/// A dead stone in atari, which need not be captured.
const STONE_IN_ATARI: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O O O .
    . . . . X O X . .
    . . . . X O O O .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .";

#[test]
fn what_is_dead_is_the_same_with_every_seed() {
    for seed in ["1", "2", "3"] {
        let mut pipe = Pipe::open(&["--variant", "japanese", "--seed", seed]);
        pipe.good("boardsize 9");
        pipe.good("komi 6.5");
        for (row, line) in STONE_IN_ATARI.trim().lines().enumerate() {
            for (column, sign) in line.split_whitespace().enumerate() {
                let point = Point::new(column as u8, 8 - row as u8).unwrap();
                match sign {
                    "X" => pipe.good(&format!("play b {point}")),
                    "O" => pipe.good(&format!("play w {point}")),
                    _ => String::new(),
                };
            }
        }
        assert_eq!(pipe.good("final_status_list dead"), "G5");
    }
}

#[test]
fn a_record_is_loaded_and_rules_are_those_of_kgs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]KM[5.5]RU[Japanese];B[ee];W[cc];B[gg])").unwrap();
    let mut pipe = Pipe::open(&["--playouts", "20"]);
    assert_eq!(pipe.good(&format!("loadsgf {}", file.display())), "white");
    let board = pipe.good("showboard");
    assert_eq!(board.matches('X').count(), 2, "{board}");
    assert_eq!(pipe.good(&format!("loadsgf {} 2", file.display())), "white");
    assert_eq!(pipe.good("showboard").matches('O').count(), 0);
    assert_eq!(pipe.ask("loadsgf no-such-file"), "? cannot load file");
    for rules in ["chinese", "japanese", "aga", "new_zealand"] {
        pipe.good(&format!("kgs-rules {rules}"));
    }
    assert_eq!(pipe.ask("kgs-rules nonsense"), "? unknown rules");
    pipe.good("kgs-time_settings none");
    pipe.good("kgs-time_settings byoyomi 600 30 5");
    pipe.good("kgs-time_settings canadian 600 300 25");
    assert_eq!(pipe.ask("kgs-time_settings often"), "? syntax error");
    let before = pipe.good("showboard");
    let point: Point = pipe.good("reg_genmove w").parse().unwrap();
    assert_eq!(pipe.good("showboard"), before, "{point} is not played");
    if cfg!(target_os = "linux") {
        let seconds: f64 = pipe.good("cputime").parse().unwrap();
        assert!((0.0..600.0).contains(&seconds), "{seconds}");
    }
}

#[test]
fn dead_stones_are_taken_where_that_is_asked_for() {
    let mut pipe = Pipe::open(&["--playouts", "200"]);
    pipe.good("boardsize 5");
    for (color, points) in [("b", "C5 C4 C3 C2 C1"), ("w", "D5 D4 D3 D2 D1 A3")] {
        for point in points.split(' ') {
            pipe.good(&format!("play {color} {point}"));
        }
    }
    let mut board = pipe.good("showboard");
    for _ in 0..4 {
        assert_ne!(pipe.good("kgs-genmove_cleanup b"), "PASS", "{board}");
        board = pipe.good("showboard");
        if board.matches('O').count() == 5 {
            return;
        }
    }
    panic!("A3 is still there:\n{board}");
}

#[test]
fn an_analysis_goes_on_until_the_next_command() {
    let mut pipe = Pipe::open(&[]);
    pipe.good("boardsize 5");
    pipe.good("play b C3");
    for (command, part) in [
        ("7 lz-analyze w 5", "winrate"),
        ("7 kata-analyze w 5 ownership true", "scoreLead"),
    ] {
        writeln!(pipe.0.input, "{command}").unwrap();
        let lines = [pipe.0.line(), pipe.0.line(), pipe.0.line()];
        assert_eq!(lines[0].trim_end(), "=7");
        for report in &lines[1..] {
            assert!(report.starts_with("info move "), "{report}");
            assert!(report.contains(part), "{report}");
        }
        let owned = lines[2].split(" ownership ").nth(1);
        let owned = owned.map(|owned| owned.split_whitespace().count());
        assert_eq!(owned, command.contains("kata").then_some(25));
        // The rest of the reports, and the empty line that ends them.
        writeln!(pipe.0.input, "name").unwrap();
        while pipe.0.line() != "\n" {}
        assert_eq!(pipe.0.line(), "= tengen\n");
        assert_eq!(pipe.0.line(), "\n");
    }
    assert_eq!(pipe.ask("lz-analyze w interval"), "? syntax error");
    assert_eq!(pipe.good("showboard").matches('X').count(), 1);
}

#[test]
fn a_person_plays_in_the_terminal() {
    let play = ["play", "--variant", "atari-go", "--size", "5"];
    let mut piped = Piped::open(&[&play[..], &["--playouts", "10"]].concat());
    writeln!(piped.input, "Z9\nA1\nA1\nundo\nhint\nresign").unwrap();
    let text = piped.rest();
    for part in [
        "You are Black",
        "(O)",
        "That is illegal",
        "White: ",
        "White wins by resignation",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
}

/// A program that speaks Gomocup's protocol, plays on the first free point from the bottom, and sends many messages.
const GOMOCUP: &str = r#"
size=15
while read -r line; do
  line=$(printf '%s' "$line" | tr -d '\r')
  case $line in
    START*) size=${line#START }; echo "MESSAGE ready"; echo OK ;;
    BOARD) taken=' ' ;;
    DONE)
      echo "DEBUG looking"
      y=0
      while [ $y -lt "$size" ]; do
        x=0
        while [ $x -lt "$size" ]; do
          case $taken in *" $x,$y "*) ;; *) echo "$x,$y"; break 2 ;; esac
          x=$((x + 1))
        done
        y=$((y + 1))
      done ;;
    INFO*) echo "UNKNOWN $line" ;;
    *,*,*) taken="$taken${line%,*} " ;;
  esac
done
"#;

#[test]
fn a_program_plays_a_match_by_gomocups_protocol() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("engine.sh");
    std::fs::write(&script, GOMOCUP).unwrap();
    let program = format!("gomocup:sh {}", script.display());
    let games = ["--games", "2", "--playouts", "200"];
    for rules in ["gomoku", "renju"] {
        let mut args = vec!["match", "9", &program, "--variant", rules];
        args.extend(games);
        let output = tengen(&args);
        let text = output_text(&output);
        assert!(output.status.success(), "{output:?}");
        assert!(text.contains("1. level 9 as Black: Black wins"), "{text}");
        assert!(text.contains("2. level 9 as White: White wins"), "{text}");
    }
    for rules in ["pente", "chinese"] {
        let output = tengen(&["match", "9", &program, "--variant", rules]);
        assert!(!output.status.success(), "{rules}");
        let text = output_text(&output);
        assert!(text.contains("captures"), "{text}");
    }
}
