//! `/ladder create`: a moderator sets a ladder up in a channel.

use std::sync::LazyLock;

use crate::club::{activity, club_terms};
use crate::features::ladder::card::card;
use crate::features::ladder::refusal::LadderRefusal;
use crate::game::{Pace, Stakes, TimeControl};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::ladder::ClubLadder;
use crate::people::limits;
use crate::port::answer::Answer;

/// Maximum number of ladders in a server: one for each popular game and board size.
const MOST: usize = 10;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::ladder as l;
        let mut options: Vec<_> = club_terms::options().into();
        options.extend([club_terms::clock_option(), club_terms::handicap_option()]);
        OptionSpec::subcommand("create", l::create(), l::create_about(), options)
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    activity::check_moderates(ctx)?;
    limits::check_not_muted(ctx).await?;
    let is_channel = ctx.request.setting.channel.is_channel();
    if !is_channel || !matches!(ctx.reach(), Reached::Home | Reached::Unread) {
        return Err(LadderRefusal::NoPosting.into());
    }
    let control = club_terms::clock(options)?;
    let pace = Pace::of(control.unwrap_or(TimeControl::FISCHER_OFFERED));
    let terms = club_terms::terms(ctx, options, pace, Stakes::Rated)?;
    let ladder = ClubLadder {
        handicaps: club_terms::handicaps(options, &terms)?,
        ..ClubLadder::new(club, terms)
    };
    let channel = ctx.channel();
    let (taken, too_many) = (LadderRefusal::Taken, LadderRefusal::TooMany(MOST));
    activity::create(ctx.services, channel, ladder.clone(), MOST, taken, too_many).await?;
    language::note(ctx.services, channel, ctx.club).await;
    Ok(Outcome::showing(
        Answer::Post(card(channel, &ladder, ctx.club)),
        Some(activity::shows::<ClubLadder>(channel)),
    ))
}
