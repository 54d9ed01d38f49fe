//! Defaults of `/challenge`: the terms of a member's last challenge in the club.

use tengen::game::{ClubId, GameId};
use tengen::i18n::say;
use tengen::rules::{RuleSet, Variant};

use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english};

/// `who` makes a challenge with `options`; its terms, such as `9 japanese 3d Count`.
fn propose(table: &mut Table, who: Member, options: &str) -> String {
    let _ = public(table.say(who, &format!("/challenge {options}")));
    let games = (1..).map_while(|id| table.wait(table.store().game(GameId::new(id))).unwrap());
    let game = games.last().unwrap();
    let terms = game.terms();
    let rules = RuleSet::from_rules(&terms.rules).map_or("own", |set| set.name);
    let (size, pace) = (terms.size.columns(), terms.pace);
    format!("{size} {rules} {} {:?}", pace.control, pace.weekends)
}

#[test]
fn without_options_the_last_challenge_is_proposed_again() {
    let mut table = Table::new().without_limits();
    assert_eq!(propose(&mut table, KURO, ""), "9 territory none Count");
    let last = "size:13 rules:chinese clock:3d pauses:weekends";
    let chosen = "13 chinese 3d Rest";
    assert_eq!(propose(&mut table, KURO, last), chosen);
    table.restart();
    assert_eq!(propose(&mut table, KURO, ""), chosen);
    assert_eq!(propose(&mut table, KURO, "opponent:@shiro"), chosen);
    // Handicap, komi and colours are those of one game.
    assert_eq!(propose(&mut table, KURO, "handicap:2 komi:3.5"), chosen);
    assert_eq!(propose(&mut table, KURO, ""), chosen);
    // It holds for this member in this club alone.
    assert_eq!(propose(&mut table, AKA, ""), "9 territory none Count");
    table.setting.place.club = Some(ClubId::new(51));
    assert_eq!(propose(&mut table, KURO, ""), "9 territory none Count");
}

#[test]
fn what_is_said_counts_and_the_rest_comes_from_it_where_it_fits() {
    let mut table = Table::new().without_limits();
    let last = "size:13 rules:chinese clock:3d pauses:weekends";
    for (options, chosen) in [
        ("size:19", "19 chinese 3d Rest"),
        ("rules:japanese", "13 japanese 3d Rest"),
        // Pauses belong to the clock.
        ("clock:2d", "13 chinese 2d Count"),
        ("clock:none", "13 chinese none Count"),
        ("pauses:none", "13 chinese 3d Count"),
        // Nothing of it fits another game.
        ("game:gomoku", "15 gomoku none Count"),
        // Rules that players know as a game.
        ("game:renju", "15 renju none Count"),
        ("game:pente", "15 pente none Count"),
        ("game:go", "13 chinese 3d Rest"),
    ] {
        let _ = propose(&mut table, KURO, last);
        assert_eq!(propose(&mut table, KURO, options), chosen, "{options}");
    }
    let gomoku = propose(&mut table, KURO, "game:gomoku clock:1d");
    assert_eq!(gomoku, "15 gomoku 1d Count");
    assert_eq!(propose(&mut table, KURO, ""), gomoku);
    let renju = propose(&mut table, KURO, "game:renju");
    assert_eq!(renju, "15 renju none Count");
    // Options of Go alone imply Go.
    let go = "9 territory none Count";
    assert_eq!(propose(&mut table, KURO, "handicap:2"), go);
    let _ = propose(&mut table, KURO, "game:gomoku");
    let pair = "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao";
    let _card = public(table.say(KURO, pair));
    let all = table.wait(table.store().games_of(KURO.player())).unwrap();
    let newest = table.game(all.into_iter().max().unwrap().get());
    let rules = RuleSet::from_rules(&newest.terms().rules).unwrap().name;
    assert_eq!(rules, "territory");
    let _ = propose(&mut table, KURO, "game:atari-go captures:3");
    assert_eq!(propose(&mut table, KURO, "size:7"), "7 own none Count");
    let first = propose(&mut table, KURO, "rules:atari-go-empty");
    assert_eq!(first, "7 atari-go-empty none Count");
}

#[test]
fn what_is_remembered_holds_for_the_very_game_alone() {
    let mut table = Table::new().without_limits();
    for (last, options, chosen) in [
        ("game:renju clock:1d", "game:gomoku", "15 gomoku none Count"),
        (
            "game:gomoku rules:gomoku-exact clock:1d",
            "game:gomoku",
            "15 gomoku-exact 1d Count",
        ),
        ("game:gomoku clock:1d", "game:renju", "15 renju none Count"),
        ("game:renju clock:1d", "game:renju", "15 renju 1d Count"),
        ("game:renju clock:1d", "", "15 renju 1d Count"),
        (
            "game:pente clock:1d",
            "game:go-bang",
            "15 go-bang none Count",
        ),
        ("game:go-bang clock:1d", "game:pente", "15 pente none Count"),
        // Rules name their game.
        (
            "game:pente clock:1d",
            "rules:go-bang-exact",
            "15 go-bang-exact none Count",
        ),
        (
            "game:pente clock:1d",
            "rules:pente-exact",
            "15 pente-exact 1d Count",
        ),
        (
            "game:pente clock:1d",
            "rules:chinese",
            "9 chinese none Count",
        ),
    ] {
        let _ = propose(&mut table, KURO, last);
        assert_eq!(
            propose(&mut table, KURO, options),
            chosen,
            "{last}, {options}"
        );
    }
}

#[test]
fn all_commands_remember_for_the_very_game_alone() {
    let mut table = Table::new().without_limits();
    for command in [
        "/looking-for-game now game:gomoku",
        "/challenge level:9 game:gomoku",
        "/challenge opponent:@shiro game:gomoku",
    ] {
        let _ = propose(&mut table, KURO, "game:renju");
        let _ = public(table.say(KURO, command));
        let games = table.wait(table.store().games_of(KURO.player())).unwrap();
        let newest = games.iter().max().unwrap().get();
        let rules = RuleSet::from_rules(&table.game(newest).terms().rules).unwrap();
        assert_eq!(rules.name, "gomoku", "{command}");
    }
    // A vote has no memory, and its suggestions are for its game.
    let sizes = table.suggestions(KURO, "/together against", "size");
    assert_eq!(sizes[0], "9");
}

#[test]
fn the_last_one_is_suggested_first() {
    let mut table = Table::new().without_limits();
    let first = |table: &mut Table, command: &str, focused: &str| {
        table.suggestions(KURO, command, focused)[0].clone()
    };
    assert_eq!(first(&mut table, "/challenge", "rules"), "japanese");
    assert_eq!(first(&mut table, "/challenge", "size"), "9");
    let _ = propose(&mut table, KURO, "size:11 rules:strasbourg clock:5d");
    assert_eq!(first(&mut table, "/challenge", "rules"), "strasbourg");
    assert_eq!(first(&mut table, "/challenge", "size"), "11");
    assert_eq!(first(&mut table, "/challenge", "clock"), "5d");
    let other = "/challenge game:gomoku";
    assert_eq!(first(&mut table, other, "rules"), "gomoku");
    assert_eq!(first(&mut table, other, "size"), "15");
    let clocks = table.suggestions(KURO, "/challenge", "clock");
    assert_eq!(clocks.iter().filter(|clock| *clock == "5d").count(), 1);
}

#[test]
fn the_rules_for_beginners_are_not_those_of_players_who_are_past_that() {
    let mut table = Table::new().without_limits();
    let usual = |table: &mut Table, club: u64, options: &str| {
        // A club without earlier challenges.
        table.setting.place.club = Some(ClubId::new(club));
        propose(table, KURO, options)
    };
    let (beginners, players) = ("9 territory none Count", "9 japanese none Count");
    let _ = sentence(table.say(KURO, "/me rank rank:10k"));
    let _ = sentence(table.say(SHIRO, "/me rank rank:11k"));
    // In an open challenge only the challenger's rank is known.
    assert_eq!(usual(&mut table, 60, ""), players);
    assert_eq!(usual(&mut table, 61, "opponent:@shiro"), beginners);
    assert_eq!(usual(&mut table, 62, "opponent:@aka"), beginners);
    let _ = sentence(table.say(SHIRO, "/me rank rank:3d"));
    assert_eq!(usual(&mut table, 63, "opponent:@shiro"), players);
    let asked = usual(&mut table, 64, "opponent:@shiro rules:territory");
    assert_eq!(asked, beginners);
    let other = usual(&mut table, 65, "opponent:@shiro game:atari-go");
    assert_eq!(other, "9 atari-go none Count");
    let _ = sentence(table.say(KURO, "/me rank rank:11k"));
    assert_eq!(usual(&mut table, 66, "opponent:@shiro"), beginners);
}

#[test]
fn what_was_proposed_is_forgotten_with_the_member() {
    let mut table = Table::new().without_limits();
    let chosen = propose(&mut table, KURO, "size:13 clock:3d");
    assert_eq!(propose(&mut table, KURO, ""), chosen);
    for _ in 0..2 {
        let _ = public(table.press(KURO, say::challenge::button_withdraw()));
    }
    let _ = private(table.say(KURO, "/me forget"));
    let _ = table.press(KURO, say::people::button_forget());
    drop(table.take_deeds());
    assert_eq!(propose(&mut table, KURO, ""), "9 territory none Count");
}

#[test]
fn known_names_come_before_those_of_booklets() {
    let mut table = Table::new();
    let named = table.suggestions(KURO, "/challenge", "rules");
    let known = ["japanese", "chinese", "tromp-taylor", "new-zealand"];
    assert_eq!(named[..4], known);
    assert_eq!(named.len(), RuleSet::of(Variant::Go).count());
    let typed = table.suggestions(KURO, "/challenge rules:AGA", "rules");
    assert_eq!(typed, ["chinese"]);
    let chinese = say::terms::rules(RuleSet::from_name("chinese").unwrap());
    assert_says(english(chinese), "AGA");
}
