//! The latest event of a game.

use crate::engine::Verdict;
use crate::game::{Actor, Event, EventKind, Game, Life, Phase, PlayerId, Proposal, Ruling};
use crate::games::view::{opening, words};
use crate::i18n::{Name, Quote, Text, say};
use crate::kit::style::Style;
use crate::rules::{Color, Move, Placement, PointSet, Rules, Scoring, TrialMove, Turn};

/// The last event that is more than a change of place, the program's own suggestion, or time that does not count.
fn latest(game: &Game) -> Option<&Event> {
    game.events().iter().rev().find(|event| is_news(event))
}

/// The kind of the last event, as [`latest`] finds it.
pub(crate) fn kind(game: &Game) -> Option<&EventKind> {
    latest(game).map(|event| &event.kind)
}

fn is_news(event: &Event) -> bool {
    !matches!(
        event.kind,
        EventKind::Relocated { .. }
            | EventKind::Suggested { .. }
            | EventKind::Rested { .. }
            | EventKind::Unrated
    )
}

/// Whether the last event was a move.
pub(crate) fn is_move(game: &Game) -> bool {
    match kind(game) {
        Some(EventKind::Moved { .. }) => true,
        Some(EventKind::Tried { .. }) => !is_trial_over(game),
        _ => false,
    }
}

/// Whether the last event left every stone where it was: something was proposed, rejected or arranged.
pub(crate) fn is_arrangement(game: &Game) -> bool {
    match kind(game) {
        Some(
            EventKind::Proposed { .. }
            | EventKind::Rejected { .. }
            | EventKind::TimeGiven { .. }
            | EventKind::WentOn { .. },
        ) => true,
        // An undo that was consented to has taken stones back.
        Some(EventKind::Consented { .. }) => game.is_paused() || game.open_proposal().is_some(),
        _ => false,
    }
}

/// Whether two passes have just ended a trial: the turns on the copy are no news then.
fn is_trial_over(game: &Game) -> bool {
    let tried = matches!(kind(game), Some(EventKind::Tried { .. }));
    tried && !matches!(game.phase(), Phase::Trial { .. })
}

/// The author of the last event of a kind.
pub(crate) fn author(game: &Game, is: impl Fn(&EventKind) -> bool) -> Option<Name> {
    let latest = game.events().iter().rev().find(|event| is(&event.kind))?;
    match latest.by {
        Actor::Player(player) | Actor::Plan(player) => Some(Name::mention(player)),
        Actor::Moderator(_) | Actor::Clock => None,
    }
}

/// The moderator and the reason, if the last event is a ruling: it is public.
pub(crate) fn ruling(game: &Game) -> Vec<Text> {
    let Some(Event {
        by: Actor::Moderator(moderator),
        kind: EventKind::Ruled { ruling, reason },
        ..
    }) = latest(game)
    else {
        return Vec::new();
    };
    let left = matches!(ruling, Ruling::Reseat { out, .. } if out == moderator);
    let name = Name::mention(*moderator);
    let by = if left || game.color_of(*moderator).is_some() {
        say::people::ruled_by_player(name)
    } else {
        say::people::ruled_by(name)
    };
    let reason = reason.as_ref();
    let reason = reason.map(|reason| say::people::ruling_reason(Quote::new(reason.as_str())));
    // Other rulings are in the result, or in the text above.
    let what = matches!(ruling, Ruling::Annulled).then(|| words::ruling(*ruling));
    what.into_iter().chain([by]).chain(reason).collect()
}

/// The last move on the board in bold, with the player who made it if a side has several; none before the first move.
pub(crate) fn headline(game: &Game, style: Style) -> Option<String> {
    let number = game.moves().len();
    let last = game.in_play().last()?;
    let line = style.say(&match (last.mv, last.captured.len()) {
        (Move::Pass, _) => say::table::moved_pass(number, last.color),
        (Move::Play(point), 0) => say::table::moved(number, last.color, point),
        (Move::Play(point), stones) => {
            say::table::moved_captures(number, last.color, point, stones)
        }
    });
    Some(match member(game) {
        Some(player) => format!("{line} · {}", player.to(style.locale)),
        None => line,
    })
}

/// The member of a side of several who made the move, if the last event is one.
fn member(game: &Game) -> Option<Name> {
    let latest = latest(game)?;
    let (EventKind::Moved { color, .. }, Actor::Player(player)) = (&latest.kind, latest.by) else {
        return None;
    };
    game.seats()?[*color]
        .is_of_several()
        .then(|| Name::mention(player))
}

/// The latest event after the last move; none if the last move is the latest event.
pub(crate) fn since_the_move(game: &Game) -> Option<Text> {
    match kind(game) {
        Some(EventKind::Moved { .. }) => plan_text(game),
        _ => sentence(game),
    }
}

/// The latest event of a game, in a sentence; none for a game that has only been offered.
pub(crate) fn sentence(game: &Game) -> Option<Text> {
    match kind(game)? {
        EventKind::Tried { .. } if is_trial_over(game) => Some(say::count::trial_over()),
        EventKind::Moved { color, mv }
        | EventKind::Tried {
            color,
            mv: TrialMove::Move(mv),
        } => Some(plan_text(game).unwrap_or_else(|| move_text(game, *color, *mv))),
        EventKind::Tried {
            color,
            mv: TrialMove::PassForKo(point),
        } => Some(say::count::passed_for_ko(*color, *point)),
        EventKind::Accepted { .. } => Some(begins(game)),
        EventKind::Chose { choice } => opening::choice_text(game, *choice),
        EventKind::FifthOffered { point } => Some(say::opening::offered(*point)),
        EventKind::Resumed { color } => Some(say::table::resumed(*color)),
        EventKind::Objected { color } => Some(say::count::objected(*color)),
        EventKind::TrialBegan { color, .. } => Some(say::count::trial_began(*color)),
        EventKind::TrialEnded { color } => Some(say::count::trial_ended(*color)),
        EventKind::Rejected { color } => Some(rejection(game, *color)),
        EventKind::Consented { .. } => consent_text(game),
        EventKind::TakenBack { .. } => Some(say::pace::taken_back(game.to_move()?)),
        EventKind::WentOn { .. } => Some(say::pace::went_on()),
        // The count itself says that it was not answered.
        EventKind::Overdue { .. } if game.pending_answer().is_some() => None,
        EventKind::Overdue { color } => Some(say::pace::overdue(*color)),
        EventKind::TimeGiven { color, span }
        | EventKind::Ruled {
            ruling: Ruling::MoreTime { color, span },
            ..
        } => Some(say::pace::time_given(*color, say::pace::duration(*span))),
        EventKind::Ruled {
            ruling: Ruling::Reseat { out, into },
            ..
        } => Some(substitution(*out, *into)),
        EventKind::Offered { .. }
        | EventKind::Joined
        | EventKind::JoinedSide { .. }
        | EventKind::LeftSide
        | EventKind::Suggested { .. }
        | EventKind::Proposed { .. }
        | EventKind::Ruled { .. }
        | EventKind::Declined
        | EventKind::Withdrawn
        | EventKind::Replaced
        | EventKind::Lapsed
        | EventKind::Relocated { .. }
        | EventKind::Rested { .. }
        | EventKind::TimeRanOut { .. }
        | EventKind::NoShow { .. }
        | EventKind::Unrated
        | EventKind::Claimed { .. }
        | EventKind::CalledOff { .. }
        | EventKind::Resigned { .. }
        | EventKind::Marked { .. }
        | EventKind::Agreed { .. } => None,
    }
}

/// A remark on a pair that has just moved in between two enemy stones and is not captured, if there is one.
pub(crate) fn moved_in_between(game: &Game) -> Option<Text> {
    let pair = game.terms().rules.moved_in_between(game.position());
    (is_move(game) && !pair.is_empty()).then(|| say::help::moved_in_between(pair))
}

fn begins(game: &Game) -> Text {
    let handicap = game.terms().handicap;
    match (handicap.stones(), handicap.placement()) {
        (0, _) => match aim(&game.terms().rules) {
            Some((aim, number)) => say::table::begins_aim(aim.to_owned(), number),
            None => say::table::begins(),
        },
        (stones, Placement::Marked) => say::table::begins_handicap(stones),
        (stones, Placement::Free) => say::table::begins_free(stones),
    }
}

/// The aim of games for beginners, and its number where there is one; none for Go with territory.
fn aim(rules: &Rules) -> Option<(&'static str, u8)> {
    match rules {
        Rules::AtariGo(rules) => match rules.captures_to_win.get() {
            1 => Some(("capture", 1)),
            stones => Some(("captures", stones)),
        },
        Rules::Gomoku(_) | Rules::GoBang(_) => Some(("five", 5)),
        Rules::Go(rules) if rules.scoring == Scoring::Stones => Some(("stones", 0)),
        Rules::Go(_) => None,
    }
}

fn move_text(game: &Game, color: Color, mv: Move) -> Text {
    match mv {
        Move::Pass => say::table::passed(color),
        Move::Play(point) => {
            let last = game.in_play().last().filter(|turn| turn.mv == mv);
            last.map_or_else(|| say::table::played(color, point), turn)
        }
    }
}

/// The turn, in words.
pub(crate) fn turn(turn: Turn) -> Text {
    match (turn.mv, turn.captured.len()) {
        (Move::Pass, _) => say::table::passed(turn.color),
        (Move::Play(point), 0) => say::table::played(turn.color, point),
        (Move::Play(point), stones) => say::table::captured(turn.color, point, stones),
    }
}

/// The last two moves, where the last one was made by a plan.
fn plan_text(game: &Game) -> Option<Text> {
    let mut latest = game.events().iter().rev().filter(|event| is_news(event));
    let [answer, planned_reply] = [latest.next()?, latest.next()?];
    let (EventKind::Moved { color, mv }, Actor::Plan(_)) = (&answer.kind, answer.by) else {
        return None;
    };
    let first = match planned_reply.kind {
        EventKind::Moved { color, mv } => match mv {
            Move::Pass => say::table::passed(color),
            Move::Play(point) => say::table::played(color, point),
        },
        _ => return None,
    };
    let then = match *mv {
        Move::Pass => say::plan::passed(*color),
        Move::Play(point) => match captures(game, *mv) {
            0 => say::plan::played_as_planned(*color, point),
            stones => say::plan::captured(*color, point, stones),
        },
    };
    Some(say::plan::after(first, then))
}

/// Number of stones captured by the last move, which was `mv`.
fn captures(game: &Game, mv: Move) -> usize {
    let turn = game.in_play().last().filter(|turn| turn.mv == mv);
    turn.map_or(0, |turn| turn.captured.len())
}

/// The latest proposal.
fn proposal(game: &Game) -> Option<Proposal> {
    let mut latest = game.events().iter().rev();
    latest.find_map(|event| match event.kind {
        EventKind::Proposed { proposal, .. } => Some(proposal),
        _ => None,
    })
}

/// The member who has just declined to be a substitute, if any.
pub(crate) fn who_declined(game: &Game) -> Option<PlayerId> {
    let latest = latest(game)?;
    match (&latest.kind, proposal(game)?) {
        (EventKind::Rejected { .. }, Proposal::Substitute { into, .. }) => {
            (latest.by == Actor::Player(into)).then_some(into)
        }
        _ => None,
    }
}

/// The line that `color` has rejected the last proposal, or the substitute.
fn rejection(game: &Game, color: Color) -> Text {
    match who_declined(game) {
        Some(substitute) => say::table::rejected_by_substitute(Name::mention(substitute)),
        None => say::table::rejected(color),
    }
}

fn substitution(out: PlayerId, into: PlayerId) -> Text {
    say::table::substituted(Name::mention(out), Name::mention(into))
}

/// The latest consent, unless it ended the game or others still have to consent.
fn consent_text(game: &Game) -> Option<Text> {
    if game.open_proposal().is_some() {
        return None;
    }
    match proposal(game)? {
        Proposal::Substitute { out, into } => Some(substitution(out, into)),
        Proposal::Undo { .. } => Some(say::pace::undone()),
        Proposal::Pause => Some(say::pace::paused()),
        Proposal::GoOnIn { place } => Some(say::table::agreed_to_go_on(place.channel)),
        Proposal::NoResult | Proposal::BothLose | Proposal::CallOff | Proposal::Draw => None,
    }
}

/// The program's suggestion of dead chains, if it is the latest news: right after the move that stopped the game.
pub(crate) fn suggestion(game: &Game) -> Option<Verdict> {
    let mut kinds = game.events().iter().rev().map(|event| &event.kind);
    match (kinds.next(), kinds.next()) {
        (Some(EventKind::Suggested(found)), Some(EventKind::Moved { .. })) => Some(Verdict {
            dead: found.dead,
            proven: found.proven,
            unsettled: found.unsettled,
        }),
        _ => None,
    }
}

/// The latest marks, each chain by one stone, and whether they cancelled an agreement; empty if something else happened
/// since.
pub(crate) fn marks(game: &Game) -> Vec<Text> {
    let (mut dead, mut alive) = (PointSet::EMPTY, PointSet::EMPTY);
    let mut seki = PointSet::EMPTY;
    let by_players = |event: &&Event| !matches!(event.kind, EventKind::Suggested { .. });
    let Some(latest) = game.events().iter().rev().find(by_players) else {
        return Vec::new();
    };
    let mut withdrawn = false;
    for event in game.events().iter().rev().filter(by_players) {
        let EventKind::Marked { chain, life } = event.kind else {
            withdrawn = matches!(event.kind, EventKind::Agreed { .. });
            break;
        };
        if (event.at, event.by) != (latest.at, latest.by) {
            break;
        }
        match life {
            Life::Dead => dead = dead.union(chain),
            Life::Alive => alive = alive.union(chain),
            Life::Seki => seki = seki.union(chain),
        }
    }
    let kinds = [
        (seki, say::count::marked_seki as fn(PointSet) -> Text),
        (dead, say::count::marked_dead),
        (alive, say::count::marked_alive),
    ];
    let marked = kinds.into_iter().filter(|(stones, _)| !stones.is_empty());
    let sentences = marked.map(|(stones, say)| say(words::chains(game, stones)));
    sentences
        .chain(withdrawn.then(say::count::withdrawn))
        .collect()
}
