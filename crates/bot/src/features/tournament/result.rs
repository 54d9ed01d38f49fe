//! Results entered by the players themselves: a result counts once both sides have entered the same.

use crate::contest::{At, Contest, Manner, Outcome, Pair, Refusal};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::find::{CurrentContest, change};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::words;
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, instead};
use crate::port::message::{Look, Message, Row};
use crate::rules::Color;

/// Asks the caller for the result of their game.
pub(crate) fn ask(ctx: &Ctx<'_>, found: &CurrentContest) -> Handled {
    let contest = &found.contest;
    if contest.setup.manner != Manner::ByHand {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let seat = contest.seat_of(ctx.caller());
    let (at, pair, color) = seat.ok_or(ContestRefusal::NoPair)?;
    if found.results.board(at).is_some() {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let opponent = opponent(contest, at, pair, color);
    let outcomes = [
        (say::tournament::won(), Outcome::Won(color), Look::Success),
        (
            say::tournament::lost(),
            Outcome::Won(!color),
            Look::Secondary,
        ),
        (say::tournament::jigo(), Outcome::Jigo, Look::Secondary),
    ];
    let takes_draws = contest.setup.system.takes_draws();
    let outcomes = outcomes.into_iter();
    let offered = outcomes.filter(|(_, outcome, _)| takes_draws || *outcome != Outcome::Jigo);
    let buttons = offered.map(|(label, outcome, look)| {
        let step = TournamentPress::Say(at, outcome);
        words::button(&label, step, found.id, look, ctx.reader())
    });
    let question = say::tournament::ask_result(opponent);
    Ok(ctx.ask(&question, vec![Row::Buttons(buttons.collect())]))
}

/// The opponent of the player at this seat.
fn opponent(contest: &Contest, at: At, pair: &Pair, color: Color) -> Name {
    let seats = pair.couple.at_board(at.board);
    let members = contest.players_at(seats[!color], at.board).iter();
    let players: Vec<_> = members.map(|member| member.player).collect();
    Name::mentions(&players)
}

/// Enters the result of a game by the caller, who is one of its players.
pub(crate) async fn say(ctx: &Ctx<'_>, found: CurrentContest, at: At, outcome: Outcome) -> Handled {
    let contest = &found.contest;
    let own = contest.seat_of(ctx.caller());
    let own = own.filter(|(own, ..)| *own == at);
    let (_, pair, color) = own.ok_or(ContestRefusal::NoPair)?;
    if contest.setup.manner != Manner::ByHand {
        return Err(ContestRefusal::Contest(Refusal::Played).into());
    }
    let opponent = opponent(contest, at, pair, color);
    let reported = change(ctx, found.id, move |contest, results| {
        contest.report(at, color, outcome, results)?;
        Ok(Vec::new())
    });
    let after = reported.await?.contest;
    ctx.services.delivery.notify();
    let board = after.board(at).map(|(_, board)| board);
    let text = match board.map(|board| (board.noted, board.said[!color])) {
        Some((Some(_), _)) | None => say::tournament::result_entered(),
        Some((None, None)) => say::tournament::result_waits(opponent),
        Some((None, Some(_))) => say::tournament::result_differs(opponent),
    };
    Ok(instead(Message::text(text.to(ctx.reader()))))
}
