//! What would make a game even that is proposed between two players whose ranks are known.

use crate::bot::games::rated;
use crate::bot::kit::services::Services;
use crate::game::{ColorChoice, Game, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::rules::{Balance, Color, Handicap, Rank, Variant};
use crate::store::StoreError;

/// Two players with their ranks, the weaker one first, and what makes a game between them even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Even {
    weaker: (PlayerId, Rank),
    stronger: (PlayerId, Rank),
    /// Stones and komi.
    pub balance: Balance,
}

impl Even {
    /// What makes the challenge `game` to `invited` even; none where a rank is not known or the game knows no handicap.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if a rank cannot be read.
    pub(crate) async fn of(
        services: &Services,
        game: &Game,
        invited: PlayerId,
    ) -> Result<Option<Self>, StoreError> {
        let terms = game.terms();
        if terms.rules.variant() != Variant::Go {
            return Ok(None);
        }
        let challenger = game.offer().challenger;
        let club = game.offer().place.club;
        let ranks = rated::ranks(services, club, terms, [challenger, invited]);
        let Some([own, other]) = ranks.await? else {
            return Ok(None);
        };
        let (challenger, invited) = ((challenger, own), (invited, other));
        let (weaker, stronger) = match own < other {
            true => (challenger, invited),
            false => (invited, challenger),
        };
        let usual = terms.rules.default_komi(Handicap::NONE);
        let steps = own.above(other).unsigned_abs();
        Ok(Some(Self {
            weaker,
            stronger,
            balance: Balance::suggested(steps, terms.size, usual),
        }))
    }

    /// Who takes which colour when `challenger` proposes it: the weaker player takes Black.
    pub(crate) fn colors(&self, challenger: PlayerId) -> ColorChoice {
        if self.weaker.1 == self.stronger.1 {
            return ColorChoice::Random;
        }
        ColorChoice::Challenger(match self.weaker.0 == challenger {
            true => Color::Black,
            false => Color::White,
        })
    }

    /// It in a sentence.
    pub(crate) fn text(&self) -> Text {
        let (weaker, weak) = self.weaker;
        let (stronger, strong) = self.stronger;
        let Balance { handicap, komi } = self.balance;
        if weak == strong {
            return say::challenge::balance_equal(weak, komi);
        }
        say::challenge::balance(
            Name::mention(weaker),
            weak,
            Name::mention(stronger),
            strong,
            handicap.stones(),
            komi,
        )
    }
}
