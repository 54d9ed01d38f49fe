//! The named rule sets: their names are in databases and records, and must not change.

use std::collections::HashSet;

use tengen_rules::{
    AtariGoStart, FiveRules, KoRule, Komi, Overline, Pairs, RuleSet, Rules, Scoring, Variant,
};

use super::rules;

#[test]
fn names_stay_as_they_are() {
    let names: Vec<_> = RuleSet::ALL.iter().map(|set| set.name).collect();
    assert_eq!(
        names,
        [
            "territory",
            "japanese",
            "traditional",
            "traditional-two-edges",
            "strasbourg",
            "chinese",
            "tromp-taylor",
            "new-zealand",
            "atari-go",
            "atari-go-empty",
            "gomoku",
            "gomoku-exact",
            "renju",
            "go-bang",
            "go-bang-exact",
            "go-bang-plain",
            "go-bang-plain-exact",
            "pente",
            "pente-exact",
        ]
    );
    let variants = Variant::ALL.map(Variant::name);
    assert_eq!(variants, ["go", "atari-go", "gomoku", "go-bang"]);
}

#[test]
fn every_rule_set_is_found_by_its_name_and_by_its_rules() {
    for set in RuleSet::ALL {
        assert_eq!(RuleSet::from_name(set.name), Some(set));
        assert_eq!(RuleSet::from_rules(&set.rules), Some(set));
        assert!(RuleSet::of(set.rules.variant()).any(|other| other == set));
    }
    let different: HashSet<Rules> = RuleSet::ALL.iter().map(|set| set.rules).collect();
    assert_eq!(different.len(), RuleSet::ALL.len());
    assert_eq!(RuleSet::from_name("Territory"), None);
    for variant in Variant::ALL {
        assert_eq!(Variant::from_name(variant.name()), Some(variant));
    }
}

#[test]
fn the_first_rule_set_of_a_game_is_its_default() {
    let default = |variant| RuleSet::default_of(variant).rules;
    let Rules::Go(go) = default(Variant::Go) else {
        panic!("Go is Go");
    };
    assert_eq!((go.ko, go.scoring), (KoRule::Simple, Scoring::TERRITORY));
    let Rules::AtariGo(atari_go) = default(Variant::AtariGo) else {
        panic!("Atari-Go is Atari-Go");
    };
    assert_eq!(atari_go.start, AtariGoStart::Crosscut);
    assert_eq!(atari_go.captures_to_win.get(), 1);
    let Rules::Gomoku(gomoku) = default(Variant::Gomoku) else {
        panic!("Gomoku is Gomoku");
    };
    assert_eq!(gomoku, FiveRules::Gomoku(Overline::Wins));
    let Rules::GoBang(go_bang) = default(Variant::GoBang) else {
        panic!("Go-Bang is Go-Bang");
    };
    assert_eq!(go_bang.overline, Overline::Wins);
    assert_eq!(go_bang.pairs, Pairs::AreTaken);
}

/// Booklet 001 has no komi; with the stones of booklet 003 both may agree on one.
#[test]
fn komi_is_allowed_where_points_count() {
    let komi = Komi::from_half_points(13).unwrap();
    assert!(rules("territory").allows_komi(komi));
    assert!(rules("chinese").allows_komi(komi));
    assert!(rules("strasbourg").allows_komi(komi));
    for rules in [
        rules("atari-go"),
        rules("gomoku"),
        rules("go-bang"),
        rules("traditional"),
        rules("traditional-two-edges"),
    ] {
        assert!(!rules.allows_komi(komi));
        assert!(rules.allows_komi(Komi::ZERO));
    }
}
