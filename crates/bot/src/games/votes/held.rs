//! The terms of a game's votes in words: for its challenge, its page and its first votes.

use crate::clock::Span;
use crate::game::{Game, team_in};
use crate::games::votes::veto::{CAPTAIN, Captain};
use crate::games::votes::{TERMS, VoteTerms};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::services::Services;
use crate::store::StoreError;

/// The terms of a game's votes, as its players have agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    terms: VoteTerms,
    captain: Option<Captain>,
}

impl Held {
    /// The terms of votes in `game`; none if no side votes.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that cannot be read.
    pub(crate) async fn of(services: &Services, game: &Game) -> Result<Option<Self>, StoreError> {
        if team_in(game).is_none() {
            return Ok(None);
        }
        Ok(Some(Self {
            terms: TERMS.get(services, game.id()).await?,
            captain: CAPTAIN.get(services, game.id()).await?,
        }))
    }

    /// All of it: a line, and one about the captain if there is one.
    pub(crate) fn lines(&self, locale: Locale) -> Vec<String> {
        let VoteTerms { hours, tie, .. } = self.terms;
        let each = Span::hours(hours.into());
        let terms = [
            Some(say::vote::terms(say::pace::duration(each))),
            self.enough(),
            Some(say::vote::terms_tie(tie.word().to_owned())),
            Some(say::vote::terms_voters()),
        ];
        let terms = terms.iter().flatten().map(|text| text.to(locale));
        let terms = terms.collect::<Vec<_>>().join(" ");
        let captain = self.captain.and_then(line_captain);
        let captain = captain.map(|text| text.to(locale));
        [terms].into_iter().chain(captain).collect()
    }

    /// The line that a vote ends once enough have voted, if it does.
    pub(crate) fn enough(&self) -> Option<Text> {
        let enough = self.terms.enough;
        (enough > 0).then(|| say::vote::terms_enough(enough))
    }
}

/// The line that a captain may rule moves out.
fn line_captain(Captain { team, player }: Captain) -> Option<Text> {
    let team = team.team_channel()?;
    Some(say::vote::line_captain(Name::mention(player), team))
}
