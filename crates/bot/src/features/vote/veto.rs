//! The veto: in each vote of their team the captain may rule out one move that has been voted for.
//!
//! Captains see the number of votes for each move, not the voters. The votes for a ruled-out move are void, and their
//! voters vote again.

use crate::features::vote::refusal::VoteRefusal;
use crate::features::vote::tally::count;
use crate::game::{ChannelId, Game};
use crate::games::find;
use crate::games::find::MOST_CHOICES;
use crate::games::view::shown_state;
use crate::games::votes::veto::{VETO, Veto, captain, encode};
use crate::games::votes::{BALLOT, Ballot, VOTE, away, to_vote};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::people::limits;
use crate::port::answer::Shown;
use crate::port::message::{Entry, Menu, Message, Row, Selection};
use crate::rules::Move;
use crate::store::RuledOut;

/// Rules the chosen move out, as in `v1:veto-move:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VetoMenu(pub Shown);

custom_ids! {
    VetoMenu(shown) = "veto-move";
}

/// Asks the captain privately which move they rule out.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let open = open_vote(ctx, seen).await?;
    let entries = open.votes.iter().take(MOST_CHOICES);
    let entries = entries.map(|&(mv, votes)| Entry {
        label: match mv {
            Move::Play(point) => point.to_string(),
            Move::Pass => say::table::button_pass().to(ctx.reader()),
        },
        value: encode(mv),
        description: Some(say::vote::veto_votes(votes).to(ctx.reader())),
        is_chosen: false,
    });
    let menu = Menu {
        custom_id: VetoMenu(shown_state(&open.game))
            .write()
            .expect("a word and two numbers are shorter than 100 characters"),
        placeholder: say::vote::button_veto().to(ctx.reader()),
        entries: entries.collect(),
        selection: Selection::One,
    };
    Ok(ctx.ask(&say::vote::veto_ask(), vec![Row::Menu(menu)]))
}

/// Rules out the move of the chosen entry.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let VetoMenu(seen) = VetoMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let open = open_vote(ctx, seen).await?;
    let mut votes = open.votes.iter().map(|&(mv, _)| mv);
    let mv = votes.find(|&mv| encode(mv) == value);
    // The move's voters may have changed their minds.
    let mv = mv.ok_or_else(|| Failure::MovedOn(Box::new(open.game.clone())))?;
    let (id, turn) = (open.game.id(), open.ballot.turn);
    let known = vec![
        BALLOT.assign(id, &Some(open.ballot)),
        VETO.assign(id, &open.before),
    ];
    let veto = RuledOut {
        game: id,
        turn,
        mv,
        known,
        noted: VETO.assign(id, &Some(Veto { turn, mv })),
        message: VOTE.to(open.channel, turn),
    };
    if !ctx.services.store.rule_out(veto).await? {
        return Err(Failure::MovedOn(Box::new(open.game)));
    }
    // Voters whose votes became void get a notice at once, even if the message was edited just before.
    ctx.services.delivery.end_deferral(id.into());
    ctx.services.delivery.notify();
    let sentence = match mv {
        Move::Play(point) => say::vote::you_ruled_out(point),
        Move::Pass => say::vote::you_ruled_out_pass(),
    };
    Ok(instead(Message::text(sentence.to(ctx.reader()))))
}

/// A vote in which the caller may rule a move out.
struct OpenVote {
    game: Game,
    ballot: Ballot,
    /// The channel of the vote.
    channel: ChannelId,
    /// The last veto in the game.
    before: Option<Veto>,
    /// The moves with their numbers of votes, the most first.
    votes: Vec<(Move, usize)>,
}

/// The vote that was `seen`, if the caller may rule a move out in it now.
async fn open_vote(ctx: &Ctx<'_>, seen: Shown) -> Result<OpenVote, Failure> {
    let services = ctx.services;
    let game = find::visible(ctx, seen.game).await?;
    let moved_on = || Failure::MovedOn(Box::new(game.clone()));
    let team = to_vote(&game).ok_or_else(moved_on)?;
    match captain(services, game.id(), team).await? {
        Some(captain) if captain == ctx.caller() => {}
        Some(captain) => return Err(VoteRefusal::CaptainVetoes(captain).into()),
        None => return Err(Refusal::UnknownButton.into()),
    }
    limits::check_not_muted(ctx).await?;
    let ballot = BALLOT.get(services, game.id()).await?;
    let ballot = ballot.filter(|ballot| ballot.time.is_some());
    let ballot = ballot.filter(|_| game.is_unmoved_since(seen.revision));
    let ballot = ballot.ok_or_else(moved_on)?;
    let before = VETO.get(services, game.id()).await?;
    if before.is_some_and(|veto| veto.turn == ballot.turn) {
        return Err(VoteRefusal::VetoUsed.into());
    }
    let votes = count(&services.store.votes(game.id(), ballot.turn).await?);
    if votes.is_empty() {
        return Err(VoteRefusal::NothingToVeto.into());
    }
    Ok(OpenVote {
        channel: away::channel_of_votes(services, &game, team).await?,
        game,
        ballot,
        before,
        votes,
    })
}
