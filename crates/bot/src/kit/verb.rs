//! The buttons below a game's message: a closed set, since each has one owner among the features.

use crate::kit::custom_id::{join, split, state};
use crate::port::answer::Shown;

/// The purpose of a press on a game's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Accept the challenge.
    Accept,
    /// Accept; the challenger is the stronger player.
    AcceptChallengerStronger,
    /// Accept; the accepter is the stronger player.
    AcceptAccepterStronger,
    /// Accept; neither is the stronger player.
    AcceptEqual,
    /// Decline the challenge.
    Decline,
    /// Take the challenge back.
    Withdraw,
    /// Choose other terms for the challenge.
    Change,
    /// See every term of the challenge.
    Terms,
    /// Join Black in a game of rengo that has not begun.
    JoinBlack,
    /// Join White there.
    JoinWhite,
    /// Leave the joined side there.
    LeaveSide,
    Start,
    /// Call it off.
    Disband,
    /// Choose a move: opens the picker.
    Play,
    /// Type a move: opens the form, and names it.
    Type,
    /// Pass: asks for confirmation.
    Pass,
    /// Pass, confirmed.
    PassSure,
    /// See which move the program would play.
    Hint,
    /// Get a link to the board on the web page.
    Board,
    /// Open the review of the game on the web page: gives a link.
    ReviewPage,
    /// In an opening, take Black.
    TakeBlack,
    /// In an opening, take White.
    TakeWhite,
    /// In an opening, place two more stones.
    PlaceTwo,
    /// In an opening, offer ten fifth moves.
    OfferTen,
    /// In an opening, choose the number of fifth moves that Black has to offer: names the menu.
    Fifths,
    /// Opens the menu of further actions; also names the menu itself.
    More,
    /// Resign, confirmed.
    ResignSure,
    /// Mark chains: names the form.
    Mark,
    /// Agree to the count.
    Agree,
    /// Agree, though marks are contested.
    AgreeSure,
    /// Mark as dead the chains captured on the copy.
    MarkTried,
    /// Break the count off and play on.
    Resume,
    /// Mark chains as in seki: names the form.
    Seki,
    /// Play it out, Black first.
    TryBlack,
    /// Play it out, White first.
    TryWhite,
    /// On the copy, pass for a ko: opens the form if there are several, and names it.
    PassForKo,
    /// Put the board back.
    EndTrial,
    /// Object to the count that one side has agreed to.
    Object,
    /// Claim the game from a side whose time is out: asks for confirmation.
    Claim,
    /// Claim it, confirmed.
    ClaimSure,
    /// Give the other side a day more.
    GiveDay,
    /// Call off a game in which the other side's time is out: asks for confirmation.
    CallOff,
    /// Call it off, confirmed.
    CallOffSure,
    /// Propose that there is no result.
    NoResult,
    /// Propose that both lose, confirmed.
    BothLoseSure,
    /// Consent to the proposal.
    Consent,
    /// Reject the proposal.
    Reject,
    /// See the count step by step.
    Steps,
    /// See the game as a moving picture.
    Film,
    /// See the engine's estimate of the game.
    Review,
    /// Show everybody the count step by step.
    ShareSteps,
    /// Show everybody the game as a moving picture.
    ShareFilm,
    /// Show everybody the engine's estimate of the game.
    ShareReview,
    /// Ask for another game: asks with which colours.
    Rematch,
    /// Ask for another game with colours swapped.
    RematchSwapped,
    /// Ask for another game with the same colours.
    RematchSame,
    /// A rematch against the engine, at its next level.
    RematchHigher,
    /// Propose to continue in this channel.
    Here,
    /// End the pause: the clocks run on.
    GoOn,
    /// Take back the last move, or ask for it if that is not free any more.
    Undo,
    /// Add a line to the plan: opens the form, and names it.
    PlanAdd,
    /// Remove a line from the plan: names the menu.
    PlanDrop,
    /// Delete the plan.
    PlanClear,
    /// Choose a move to forbid in the vote: opens the menu.
    Veto,
}

impl Verb {
    /// Every verb with its word.
    pub const ALL: &[(Self, &str)] = &[
        (Self::Accept, "accept"),
        (Self::AcceptChallengerStronger, "accept-challenger"),
        (Self::AcceptAccepterStronger, "accept-accepter"),
        (Self::AcceptEqual, "accept-equal"),
        (Self::Decline, "decline"),
        (Self::Withdraw, "withdraw"),
        (Self::Change, "change"),
        (Self::Terms, "terms"),
        (Self::JoinBlack, "join-black"),
        (Self::JoinWhite, "join-white"),
        (Self::LeaveSide, "leave-side"),
        (Self::Start, "start-game"),
        (Self::Disband, "disband"),
        (Self::Play, "play"),
        (Self::Type, "type"),
        (Self::Pass, "pass"),
        (Self::PassSure, "pass-sure"),
        (Self::Hint, "hint"),
        (Self::Board, "board"),
        (Self::ReviewPage, "review-page"),
        (Self::TakeBlack, "take-black"),
        (Self::TakeWhite, "take-white"),
        (Self::PlaceTwo, "place-two"),
        (Self::OfferTen, "offer-ten"),
        (Self::Fifths, "fifths"),
        (Self::More, "more"),
        (Self::ResignSure, "resign-sure"),
        (Self::Mark, "mark"),
        (Self::Agree, "agree"),
        (Self::AgreeSure, "agree-sure"),
        (Self::MarkTried, "mark-tried"),
        (Self::Resume, "resume"),
        (Self::Seki, "seki"),
        (Self::TryBlack, "try-black"),
        (Self::TryWhite, "try-white"),
        (Self::PassForKo, "pass-ko"),
        (Self::EndTrial, "end-trial"),
        (Self::Object, "object"),
        (Self::Claim, "claim"),
        (Self::ClaimSure, "claim-sure"),
        (Self::GiveDay, "give-day"),
        (Self::CallOff, "call-off"),
        (Self::CallOffSure, "call-off-sure"),
        (Self::NoResult, "no-result"),
        (Self::BothLoseSure, "both-lose-sure"),
        (Self::Consent, "consent"),
        (Self::Reject, "reject"),
        (Self::Steps, "steps"),
        (Self::Film, "film"),
        (Self::Review, "review"),
        (Self::ShareSteps, "share-steps"),
        (Self::ShareFilm, "share-film"),
        (Self::ShareReview, "share-review"),
        (Self::Rematch, "rematch"),
        (Self::RematchSwapped, "rematch-swapped"),
        (Self::RematchSame, "rematch-same"),
        (Self::RematchHigher, "rematch-higher"),
        (Self::Here, "here"),
        (Self::GoOn, "go-on"),
        (Self::Undo, "undo"),
        (Self::PlanAdd, "plan-add"),
        (Self::PlanDrop, "plan-drop"),
        (Self::PlanClear, "plan-clear"),
        (Self::Veto, "veto"),
    ];

    pub(crate) fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find_map(|&(verb, word)| (verb == self).then_some(word))
            .expect("every verb has its word: tested")
    }

    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find_map(|&(verb, known)| (known == word).then_some(verb))
    }
}

/// A button, menu or form below a game's message: the verb, and the state that the message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameButton(pub Verb, pub Shown);

impl GameButton {
    /// The custom id, as in `v1:play:17:42`.
    pub fn write(&self) -> String {
        let Self(verb, shown) = self;
        join(verb.word(), &format!("{}:{}", shown.game, shown.revision))
            .expect("a verb and two numbers are shorter than 100 characters")
    }

    /// Parses exactly the output of [`GameButton::write`].
    pub fn parse(text: &str) -> Option<Self> {
        let (word, shown) = split(text)?;
        Some(Self(Verb::of(word)?, state(shown)?))
    }
}

impl Verb {
    /// Whether a press stays valid as long as the position does, regardless of other changes of the game.
    ///
    /// So does that of [`Self::Play`]: the picker reads the game once and checks the press itself.
    pub(crate) fn is_about_the_position(self) -> bool {
        matches!(
            self,
            Self::Type
                | Self::Pass
                | Self::PassSure
                | Self::PassForKo
                | Self::ResignSure
                | Self::PlanAdd
                | Self::PlanDrop
                | Self::PlanClear
        )
    }

    /// Whether its button is only below private messages.
    pub(crate) fn is_below_question(self) -> bool {
        matches!(
            self,
            Self::PassSure
                | Self::ResignSure
                | Self::TryBlack
                | Self::TryWhite
                | Self::ClaimSure
                | Self::AgreeSure
                | Self::CallOffSure
                | Self::BothLoseSure
                | Self::Type
                | Self::Undo
                | Self::ShareSteps
                | Self::ShareFilm
                | Self::ShareReview
        )
    }
}
