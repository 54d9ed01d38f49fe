//! A game of every rule set, to its end.

use super::nudge::{End, Nudge};
use super::states::nudges;

pub(super) const ALL: &[Nudge] = nudges! { Result;
    "japanese": [
        "shiro: /challenge opponent:@ao rules:japanese size:5 colour:black", "ao: !accept",
        "shiro ao: C3 pass pass", "shiro: !agree", "ao: !agree",
    ]
    "strasbourg": [
        "shiro: /challenge opponent:@ao rules:strasbourg size:5 colour:black", "ao: !accept", "shiro ao: C3 pass pass",
    ]
    "territory": [
        "kuro: /challenge opponent:@shiro rules:territory size:5 colour:black", "shiro: !accept",
        "kuro shiro: B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass", "kuro: !agree", "shiro: !agree",
    ]
    "traditional": [
        "aka: /challenge opponent:@ao rules:traditional size:5 colour:black", "ao: !accept",
        "aka ao: B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass", "aka: !agree", "ao: !agree", "shiro: !steps",
    ]
    "two-edges": [
        "aka: /challenge opponent:@ao rules:traditional-two-edges size:5 colour:black", "ao: !accept",
        "aka ao: C3 D3 pass pass", "aka: !agree", "ao: !agree",
    ]
    "tromp-taylor": [
        "kuro: /challenge opponent:@ao rules:tromp-taylor size:5 colour:black", "ao: !accept", "kuro ao: C3 pass pass",
    ]
    "chinese": [
        "kuro: /challenge opponent:@ao rules:chinese size:5 colour:black", "ao: !accept", "kuro ao: C3 pass pass",
        "kuro: !agree", "ao: !agree",
    ]
    "new-zealand": [
        "kuro: /challenge opponent:@ao rules:new-zealand size:9 colour:black handicap:2", "ao: !accept",
        "ao kuro: E5 pass pass", "kuro: !agree", "ao: !agree",
    ]
    "crosscut": [
        "kuro: /challenge opponent:@shiro game:atari-go rules:atari-go size:9 colour:black", "shiro: !accept", "kuro shiro: F4 A1 E3",
    ]
    "atari-go": [
        "kuro: /challenge opponent:@shiro game:atari-go rules:atari-go-empty size:9 captures:3 colour:black", "shiro: !accept",
        "kuro shiro: A2 A1 B1 A9 B9 A8 B8 E5 A7",
    ]
    "gomoku": [
        "kuro: /challenge opponent:@shiro game:gomoku rules:gomoku size:15 colour:black", "shiro: !accept",
        "kuro shiro: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "gomoku-exact": [
        "aka: /challenge opponent:@shiro game:gomoku rules:gomoku-exact size:15 colour:black", "shiro: !accept",
        "aka shiro: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "renju": [
        "aka: /challenge opponent:@ao game:gomoku rules:renju size:15 colour:black", "ao: !accept",
        "aka ao: F8 A1 G8 C1 H9 E1 H10 G1", "aka: /play at:H8", "aka ao: H11 J1 H12 L1 H13",
    ]
    "swap2": [
        "kuro: /challenge opponent:@shiro game:gomoku opening:swap2 size:15 colour:black", "shiro: !accept",
        "kuro: H8", "kuro: J8", "kuro: L11", "shiro: !place-two", "shiro: H9", "shiro: G7", "kuro: !take-white",
        "kuro: O15", "shiro: H7", "kuro: O13", "shiro: H6", "kuro: O11", "shiro: H5", "kuro: O9", "shiro: H4",
    ]
    "soosorv": [
        "aka: /challenge opponent:@ao game:gomoku rules:renju opening:soosorv8 size:15 colour:black", "ao: !accept",
        "aka: H8", "aka: J9", "aka: K10", "ao: !take-black", "aka: G7", "aka: !fifths=2", "ao: !take-black",
        "ao: L11", "ao: F8", "aka: F8", "aka: A1", "ao: /game resign game:$", "ao: !resign-sure",
    ]
    "taraguchi": [
        "aka: /challenge opponent:@ao game:gomoku rules:renju opening:taraguchi10 size:15 colour:black", "ao: !accept",
        "aka: H8", "ao: !take-white", "ao: J9", "aka: !take-black", "aka: K10", "ao: !take-white", "ao: L7", "aka: !offer-ten",
        "aka: A1", "aka: B3", "aka: C5", "aka: D7", "aka: E9", "aka: F11", "aka: G13", "aka: H15", "aka: J1", "aka: K3",
        "ao: A1", "ao: B1", "ao: /game resign game:$", "ao: !resign-sure",
    ]
    "go-bang": [
        "kuro: /challenge opponent:@aka game:go-bang rules:go-bang size:15 colour:black", "aka: !accept",
        "kuro aka: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "go-bang-exact": [
        "kuro: /challenge opponent:@aka game:go-bang rules:go-bang-exact size:15 colour:black", "aka: !accept",
        "kuro aka: D4 E4 K10 F4 G4", "aka: /game draw", "kuro: !consent",
    ]
    "go-bang-plain": [
        "shiro: /challenge opponent:@aka game:go-bang rules:go-bang-plain size:15 colour:black", "aka: !accept",
        "shiro aka: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "plain-exact": [
        "shiro: /challenge opponent:@aka game:go-bang rules:go-bang-plain-exact size:15 colour:black", "aka: !accept",
        "shiro aka: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "pente": [
        "kuro: /challenge opponent:@shiro game:go-bang rules:pente size:15 colour:black", "shiro: !accept",
        "kuro shiro: A1 B1 A4 C1 D1 B4 A7 C4 D4 B7 A10 C7 D7 B10 A13 C10 D10 B13 O15 C13 D13",
    ]
    "pente-exact": [
        "kuro: /challenge opponent:@shiro game:go-bang rules:pente-exact size:15 colour:black", "shiro: !accept",
        "kuro shiro: A1 A15 B1 C15 C1 E15 E1 G15 D1",
    ]
    "pair-go": [
        "kuro: /together pair-go where:here opponent:@shiro partner:@aka opponent-partner:@ao colour:black rules:japanese size:5",
        "ao: !accept", "aka: !accept", "shiro: !accept",
        "kuro shiro aka ao: B1 D1 B2 D2 pass pass",
        "aka: !agree", "ao: !agree",
    ]
};

#[test]
fn every_rule_set_has_its_game() {
    for rules in tengen::rules::RuleSet::ALL {
        let option = format!("rules:{}", rules.name);
        let mut lines = ALL.iter().flat_map(|nudge| nudge.lines);
        let found = lines.any(|line| line.split(' ').any(|word| word == option));
        assert!(found, "{}", rules.name);
    }
}
