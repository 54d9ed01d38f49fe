//! Texts for all refusals of `game`. A new refusal does not compile until it has a text here.

use crate::clock::Timestamp;
use crate::game::{
    Closing, MOST_EVENTS, MOST_TIME_GIVEN, OpeningRefusal, Refusal, Rota, Sides, SidesRefusal,
};
use crate::i18n::{Name, Text, Until, UserInput, say};
use crate::rules::{Forbidden, IllegalMove, Move, Point, Size};

/// The text of `refusal` in a game on a board of `size`.
pub(super) fn text(refusal: &Refusal, size: Size) -> Text {
    use say::refusal as no;
    match refusal {
        Refusal::AgainstOneself => no::against_oneself(),
        Refusal::OwnChallenge => no::own_challenge(),
        Refusal::OnlyTheInvited { invited } => no::only_invited(Name::mention(*invited)),
        Refusal::NobodyInvited => no::nobody_invited(),
        Refusal::OnlyTheChallenger { challenger: by } => no::only_challenger(Name::mention(*by)),
        Refusal::WhoIsStronger => say::challenge::who_is_stronger(),
        Refusal::Expired { at } => no::expired(Until(*at)),
        Refusal::AlreadyAccepted => no::already_accepted(),
        Refusal::ChallengeClosed(closing) => closing_text(*closing),
        Refusal::NotDue { .. } => no::not_due(),
        Refusal::OnlyTheClock => no::only_the_bot(),
        Refusal::NotStarted => no::not_started(),
        Refusal::NotAPlayer => no::not_a_player(),
        Refusal::NotYourTurn { to_move } => no::not_your_turn(*to_move),
        Refusal::GameOver => no::game_over(),
        Refusal::NotRated => say::rating::not_rated(),
        Refusal::RecordFull => no::record_full(MOST_EVENTS),
        Refusal::Illegal { mv, reason } => illegal(*mv, *reason, size),
        Refusal::CountInProgress => no::count_in_progress(),
        Refusal::NotCounting => no::not_counting(),
        Refusal::NoStoneThere(point) => no::no_stone_there(*point),
        Refusal::NothingToChange => no::nothing_to_change(),
        Refusal::AlreadyAgreed => no::already_agreed(),
        Refusal::PartnersTurn { partner } => no::partners_turn(Name::mention(*partner)),
        Refusal::NothingToObjectTo => no::nothing_to_object_to(),
        Refusal::TrialInProgress => no::trial_in_progress(),
        Refusal::NoTrial => no::no_trial(),
        Refusal::NoKo(_) => no::no_ko(),
        Refusal::NoTrialByTheseRules => no::no_trial_by_these_rules(),
        Refusal::NoRepetition => no::no_repetition(),
        Refusal::NoSeki => no::no_seki(),
        Refusal::NothingProposed => no::nothing_proposed(),
        Refusal::AlreadyProposed => no::already_proposed(),
        Refusal::AlreadyConsented => no::already_consented(),
        Refusal::OwnProposal => no::own_proposal(),
        Refusal::NotPairs => no::not_pairs(),
        Refusal::NotYourSeat { player } => no::not_your_seat(Name::mention(*player)),
        Refusal::NotSeated { player } => no::not_seated(Name::mention(*player)),
        Refusal::SeatedTwice { player } => no::seated_twice(Name::mention(*player)),
        Refusal::PairsPlayGo => no::pairs_play_go(),
        Refusal::PairsByLot => no::pairs_by_lot(),
        Refusal::AlreadyJoined => no::already_joined(),
        Refusal::OnlyAModerator => no::only_a_moderator(),
        Refusal::NothingToUndo => say::pace::nothing_to_undo(),
        Refusal::TooLateToTakeBack => say::pace::too_late_to_take_back(),
        Refusal::NoClock => say::pace::no_clock(),
        Refusal::Paused => say::pace::is_paused(),
        Refusal::PausedTooEarly => say::pace::paused_too_early(),
        Refusal::NotPaused => say::pace::not_paused(),
        Refusal::TimeGiven => say::pace::too_much_time(say::pace::duration(MOST_TIME_GIVEN)),
        Refusal::TimeIsOut { at } => time_is_out(*at),
        Refusal::NobodyOverdue => say::pace::nobody_overdue(),
        Refusal::NoDraw => say::pace::no_draw(),
        Refusal::Opening(refusal) => opening(*refusal),
        Refusal::Sides(refusal) => sides(*refusal),
    }
}

/// The sentence that time has been out since `at`, if known.
fn time_is_out(at: Option<Timestamp>) -> Text {
    match at {
        Some(at) => say::pace::time_is_out(Until(at)),
        None => say::pace::time_was_out(),
    }
}

fn closing_text(closing: Closing) -> Text {
    match closing {
        Closing::Declined => say::refusal::declined(),
        Closing::Withdrawn => say::refusal::withdrawn(),
        Closing::Replaced => say::refusal::replaced(),
        Closing::Lapsed => say::refusal::lapsed(),
    }
}

/// The text for refused changes of sides, and for a game of rengo that cannot begin.
fn sides(refusal: SidesRefusal) -> Text {
    use say::rengo as no;
    match refusal {
        SidesRefusal::OnlyTheStarter { challenger } => {
            no::only_the_starter(Name::mention(challenger))
        }
        SidesRefusal::OtherChallenge => no::other_challenge(),
        SidesRefusal::Full { color } => no::side_full(color, Rota::MOST),
        SidesRefusal::JoinedTooOften => no::joined_too_often(),
        SidesRefusal::NotJoined => no::no_side_joined(),
        SidesRefusal::TooFewPlayers => no::too_few_players(Sides::FEWEST),
    }
}

/// The text for a refusal that concerns an opening.
fn opening(refusal: OpeningRefusal) -> Text {
    use say::opening as no;
    match refusal {
        OpeningRefusal::NotYourTurn => no::not_your_turn(),
        OpeningRefusal::Outside { across: 1, .. } => no::outside_middle(),
        OpeningRefusal::Outside { point, across } => no::outside(point, across),
        OpeningRefusal::ChooseFirst => no::choose_first(),
        OpeningRefusal::NothingToChoose => no::nothing_to_choose(),
        OpeningRefusal::OfferedAlready(point) => no::offered_already(point),
        OpeningRefusal::Symmetric { point, like } => no::same(point, like),
        OpeningRefusal::NotOffered { point, offered } => no::not_offered(point, offered),
    }
}

/// The text of an illegal move.
pub(crate) fn illegal(mv: Move, reason: IllegalMove, size: Size) -> Text {
    use say::refusal as no;
    // A pass has no point in its text.
    let Move::Play(point) = mv else {
        return match reason {
            IllegalMove::GameOver => no::game_over(),
            _ => no::pass_forbidden(),
        };
    };
    match reason {
        IllegalMove::OffBoard => off_board(UserInput::new(&point.to_string()), size),
        IllegalMove::Occupied => no::occupied(point),
        IllegalMove::Ko => no::ko(point),
        IllegalMove::Superko { since } => no::superko(point, since.0),
        IllegalMove::Suicide => no::suicide(point),
        IllegalMove::Forbidden(Forbidden::DoubleThree) => no::double_three(point),
        IllegalMove::Forbidden(Forbidden::DoubleFour) => no::double_four(point),
        IllegalMove::Forbidden(Forbidden::Overline) => no::overline(point),
        IllegalMove::PassForbidden => no::pass_forbidden(),
        IllegalMove::GameOver => no::game_over(),
    }
}

/// The text for an input that would be a point only on a board larger than `size`.
pub(super) fn off_board(text: UserInput, size: Size) -> Text {
    say::refusal::off_board(text, size, last(size))
}

/// The upper right corner of a board.
fn last(size: Size) -> Point {
    Point::new(size.columns() - 1, size.rows() - 1).expect("sizes are from 1 to 19")
}
