//! The rules of the games.

mod numbers;

use tengen::rules::{GoRules, KoRule, Rules, Scoring};

/// Go with another rule of repetition.
fn go_with(ko: KoRule) -> Rules {
    Rules::Go(GoRules {
        ko,
        scoring: Scoring::Territory,
    })
}
