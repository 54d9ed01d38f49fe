//! Challenges: proposed, accepted, declined, withdrawn, repeated.

pub(crate) mod accept;
pub(crate) mod card;
pub mod change;
pub(crate) mod command;
pub(crate) mod engine;
pub(crate) mod invite;
pub(crate) mod last;
pub(crate) mod looking;
pub mod more;
pub(crate) mod offer;
pub mod open;
pub mod overdue;
pub(crate) mod pace;
pub(crate) mod pairs;
pub mod program;
pub(crate) mod rated_program;
pub(crate) mod refusal;
pub(crate) mod rematch;
pub(crate) mod rengo;
pub(crate) mod style;
pub(crate) mod suggestions;
pub(crate) mod terms;
pub(crate) mod together;
pub(crate) mod venue;
pub(crate) mod vote;
pub mod weekly;

use crate::club::teach::custom_id::LessonGameButton;
use crate::features::challenge::accept::Via;
use crate::features::challenge::change::custom_id::OfferButton;
use crate::features::challenge::more::TermsForm;
use crate::features::challenge::open::TakeButton;
use crate::features::challenge::program::ProgramChoice;
use crate::features::challenge::rematch::{Colors, Opponent};
use crate::features::challenge::weekly::command::LeaveButton;
use crate::game::{Action, Actor, Stronger};
use crate::games::program::PlayButton;
use crate::games::seats::SeatButton;
use crate::games::tabs::OpenButton;
use crate::i18n::{Name, say};
use crate::kit::feature::{Choose, Delivery, Feature, Job, Press};
use crate::kit::hooks::MemberHooks;
use crate::kit::verb::Verb;
use crate::people::calls::ping;
use crate::rules::Color;

/// Challenges.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND, &looking::COMMAND, &together::COMMAND],
    user_menu: &[&command::USER_COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(change::press(ctx, custom_id))),
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(change::choose(ctx, custom_id, value))
            })),
            ..Press::of::<OfferButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(more::open_again(ctx, custom_id))),
            submit: Some(|ctx, custom_id, _| Box::pin(more::submit(ctx, custom_id))),
            ..Press::of::<TermsForm>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(open::open(ctx, custom_id))),
            ..Press::of::<OpenButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(open::take(ctx, custom_id))),
            ..Press::of::<TakeButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(open::take_seat(ctx, custom_id))),
            ..Press::of::<SeatButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(async move { program::press(ctx, custom_id) })),
            ..Press::of::<PlayButton>()
        },
        Press {
            press: Some(|ctx, _| Box::pin(weekly::command::leave(ctx))),
            ..Press::of::<LeaveButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(program::begin(ctx, custom_id))),
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(async move { program::choose(ctx, custom_id, value) })
            })),
            ..Press::of::<ProgramChoice>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(program::begin_lesson_game(ctx, custom_id))),
            ..Press::of::<LessonGameButton>()
        },
    ],
    verbs: &[
        (Verb::Accept, |ctx, seen| {
            Box::pin(accept::accept(ctx, seen, None, Via::Card))
        }),
        (Verb::AcceptChallengerStronger, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Challenger),
                Via::Question,
            ))
        }),
        (Verb::AcceptAccepterStronger, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Accepter),
                Via::Question,
            ))
        }),
        (Verb::AcceptEqual, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Equal),
                Via::Question,
            ))
        }),
        (Verb::Decline, |ctx, seen| {
            Box::pin(accept::decline(ctx, seen))
        }),
        (Verb::Withdraw, |ctx, seen| {
            let caller = Actor::Player(ctx.caller());
            Box::pin(accept::settle(ctx, caller, seen, Action::Withdraw))
        }),
        (Verb::JoinBlack, |ctx, seen| {
            let join = Action::Join(Color::Black);
            Box::pin(rengo::press::change(ctx, seen, join))
        }),
        (Verb::JoinWhite, |ctx, seen| {
            let join = Action::Join(Color::White);
            Box::pin(rengo::press::change(ctx, seen, join))
        }),
        (Verb::LeaveSide, |ctx, seen| {
            Box::pin(rengo::press::change(ctx, seen, Action::Leave))
        }),
        (Verb::Start, |ctx, seen| {
            Box::pin(rengo::press::start(ctx, seen))
        }),
        (Verb::Disband, |ctx, seen| {
            Box::pin(rengo::press::disband(ctx, seen))
        }),
        (Verb::Change, |ctx, seen| Box::pin(change::open(ctx, seen))),
        (Verb::Terms, |ctx, seen| {
            Box::pin(card::all_terms(ctx, seen))
        }),
        (Verb::Rematch, |ctx, seen| {
            Box::pin(rematch::ask_for_rematch(ctx, seen))
        }),
        (Verb::RematchSwapped, |ctx, seen| {
            Box::pin(rematch::rematch(ctx, seen, Colors::Swapped, Opponent::Same))
        }),
        (Verb::RematchSame, |ctx, seen| {
            Box::pin(rematch::rematch(ctx, seen, Colors::Same, Opponent::Same))
        }),
        (Verb::RematchHigher, |ctx, seen| {
            Box::pin(rematch::rematch(ctx, seen, Colors::Same, Opponent::Higher))
        }),
    ],
    jobs: &[Job::new("weekly games", |services, now| {
        Box::pin(weekly::job::pair_all(services, now))
    })],
    outbox: &[&Delivery::new(
        weekly::job::UNPAIRED,
        |services, queued, ((player, channel), ()), out| {
            let text = say::seats::unpaired(Name::mention(player));
            Box::pin(ping(services, queued.id, player, channel, text, out))
        },
    )],
    settings: &[
        &venue::SETTING,
        &overdue::SETTING,
        &rated_program::SETTING,
        &weekly::setting::SETTING,
    ],
    changed: Some(|ctx, changed| Box::pin(weekly::setting::follow(ctx, changed))),
    member: &MemberHooks {
        forget: Some(|services, player| Box::pin(weekly::member::forget(services, player))),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
