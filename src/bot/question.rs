//! Questions that the caller alone sees, such as the preview of a move: how long they hold,
//! and what becomes of their message when they are answered.

use super::ask::Ask;
use super::button::{Token, Verb};
use super::failure::Failure;
use super::reply::{Answer, Response, Shown};
use super::request::Invocation;
use super::view::shown;

impl Ask<'_> {
    /// What was `seen`, as the game is now if the same position is before the players still.
    ///
    /// Whoever is about to move goes by the position: that time was given, or a pause proposed, is none of its business.
    pub(super) async fn refreshed(&self, seen: Shown) -> Result<Shown, Failure> {
        let game = self.bot.game(seen.game).await?;
        Ok(match game.is_unmoved_since(seen.revision) {
            true => shown(&game),
            // Refused where the game is locked.
            false => seen,
        })
    }

    /// Whether the caller answers a question that only they see.
    fn answers_question(&self) -> bool {
        match self.token() {
            Some(Token::Put(..) | Token::There(..)) => true,
            Some(Token::Game(verb, _)) => verb.is_below_question(),
            _ => false,
        }
    }

    /// Whether the caller plays the move of a preview.
    pub(super) fn answers_preview(&self) -> bool {
        matches!(self.token(), Some(Token::Put(..)))
    }

    fn token(&self) -> Option<Token> {
        match &self.request.invocation {
            Invocation::Press { custom_id, .. }
            | Invocation::Submit {
                custom_id,
                message: Some(_),
                ..
            } => Token::parse(custom_id),
            _ => None,
        }
    }

    /// `response`, in the place of the question that it answers if it is private too:
    /// buttons of a question that is answered, or holds no more, are in nobody's way then.
    pub(super) fn instead_of_question(&self, response: Response) -> Response {
        match response.answer {
            Answer::Whisper(message) if self.answers_question() => Response {
                answer: Answer::Replace(message),
                ..response
            },
            answer => Response { answer, ..response },
        }
    }
}

impl Verb {
    /// Whether a press holds as long as the position does, whatever else is said about the game.
    pub(super) fn is_about_the_position(self) -> bool {
        matches!(
            self,
            Self::Play
                | Self::Change
                | Self::Pass
                | Self::PassSure
                | Self::PassForKo
                | Self::PlanAdd
                | Self::PlanDrop
                | Self::PlanClear
        )
    }

    /// Whether its button stands below a question that only one person sees, and nowhere else.
    fn is_below_question(self) -> bool {
        matches!(
            self,
            Self::PassSure
                | Self::ResignSure
                | Self::TryBlack
                | Self::TryWhite
                | Self::ClaimSure
                | Self::CallOffSure
                | Self::BothLoseSure
                | Self::Change
        )
    }
}
