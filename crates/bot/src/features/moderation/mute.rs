//! `/moderate mute`: a moderator keeps a member from starting anything new in the club, and sees the muted and the
//! busiest members.

use std::sync::LazyLock;

use crate::clock::Span;
use crate::features::moderation::refusal::ModerationRefusal;
use crate::game::{ClubId, PlayerId, Reason};
use crate::i18n::{Name, When, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Audience, OptionKind, OptionSpec};
use crate::people::mute;
use crate::people::mute::Mute;
use crate::people::recent::Recent;
use crate::port::message::{Body, Card, Message};
use crate::port::request::Permissions;

/// Maximum duration of a mute, in days: that of a timeout in Discord.
const MOST_DAYS: u16 = 28;

/// The audience that may mute: members who may time others out, since a mute holds in the whole server.
const MUTERS: Audience = Audience::Holders(Permissions::MODERATE_MEMBERS);

pub(super) static MUTE: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::limit as l;
    let days = OptionKind::Integer {
        least: 0,
        most: MOST_DAYS.into(),
    };
    let reason = OptionKind::Text {
        longest: Reason::LONGEST as u16,
    };
    let option = OptionSpec::optional;
    let (player, about) = (l::mute_player(), l::mute_player_about());
    let options = vec![
        option("member", player, about, OptionKind::Person),
        option("days", say::command::days(), l::mute_days_about(), days),
        option("reason", l::mute_reason(), l::mute_reason_about(), reason),
    ];
    OptionSpec::subcommand("mute", l::mute(), l::mute_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let place = ctx.request.setting.place;
    let club = place.club.ok_or(Refusal::NoClub)?;
    MUTERS.admit(ctx.request.permissions)?;
    let Some(member) = options.human("member")? else {
        return Ok(ephemeral(overview(ctx, club).await?));
    };
    let bad_days = || ModerationRefusal::MuteDays(MOST_DAYS);
    let days = u16::try_from(options.number("days")?.unwrap_or(1)).map_err(|_| bad_days())?;
    let name = Name::mention(member);
    if days == 0 {
        let known = mute::mute_in(ctx.services, club, member, ctx.now).await?;
        known.ok_or(ModerationRefusal::NotMuted(member))?;
        mute::set_mute(ctx.services, club, member, None).await?;
        return Ok(ctx.ephemeral(&say::limit::mute_over(name)));
    }
    if days > MOST_DAYS {
        return Err(bad_days().into());
    }
    let reason = Reason::new(&options.text("reason")?.unwrap_or_default());
    let mute = Mute {
        until: ctx.now.after(Span::days(days.into())),
        by: ctx.caller(),
        reason: reason.ok_or(ModerationRefusal::NoReason)?,
    };
    mute::set_mute(ctx.services, club, member, Some(mute.clone())).await?;
    let text = say::limit::mute_done(name, When(mute.until), mute.reason());
    Ok(ctx.ephemeral(&text))
}

/// The muted members of `club`, and the busiest of the last hour.
async fn overview(ctx: &Ctx<'_>, club: ClubId) -> Result<Message, Failure> {
    use say::limit as l;
    let reader = ctx.reader();
    let mutes = mute::mutes_in(ctx.services, club, ctx.now).await?;
    let line = |(player, mute): &(PlayerId, Mute)| {
        let by = Name::mention(mute.by);
        l::mutes_line(Name::mention(*player), When(mute.until), by, mute.reason()).to(reader)
    };
    let body = if mutes.is_empty() {
        l::mutes_nobody().to(reader).into()
    } else {
        Body::first_lines(mutes.iter().map(line).collect(), 0, |more| {
            say::standing::more(more).to(reader)
        })
    };
    let recent = ctx.services.state::<Recent>();
    let busy = recent.busiest(club, ctx.now).into_iter();
    let busy = busy.map(|(player, busy)| {
        let name = Name::mention(player);
        l::busy_line(name, busy.challenges, busy.puzzles, busy.films).to(reader)
    });
    let busy: Vec<_> = busy.collect();
    let fields = if busy.is_empty() {
        Vec::new()
    } else {
        vec![(l::busy_title().to(reader).into(), busy.join("\n").into())]
    };
    Ok(Message {
        card: Some(Card {
            title: l::mutes_title().to(reader).into(),
            body,
            fields,
        }),
        ..Message::default()
    })
}
