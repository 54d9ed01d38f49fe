//! Whether a member teaches beginners in a club, in `/me`.

use crate::clock::Timestamp;
use crate::club::teach::{TEACHES, check_rank};
use crate::game::ClubId;
use crate::i18n::{Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, instead};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::message::Message;

/// Whether a member teaches in a club, as the member's setting.
pub(super) static SETTING: TeachSetting = TeachSetting;

/// Whether a member teaches.
pub(super) struct TeachSetting;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Teaching {
    On,
    Off,
}

impl Choosable for Teaching {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

fn teaching_name(teaching: Teaching) -> Text {
    match teaching {
        Teaching::On => say::teach::on(),
        Teaching::Off => say::teach::off(),
    }
}

impl AnySetting for TeachSetting {
    fn name(&self) -> &'static str {
        TEACHES.name()
    }

    fn group(&self) -> Group {
        Group::Person
    }

    fn options(&self) -> Vec<OptionSpec> {
        let (title, about) = (say::teach::option(), say::teach::option_about());
        let kind = OptionKind::choice_of(teaching_name);
        vec![OptionSpec::optional("teaching", title, about, kind)]
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        Box::pin(async move {
            let Some(chosen) = options.chosen("teaching")? else {
                return Ok(None);
            };
            let club = ctx.club_id().ok_or(Refusal::NoClub)?;
            match chosen {
                Teaching::On => turn_on(ctx, club).await.map(Some),
                Teaching::Off => {
                    let off = TEACHES.assign((club, ctx.caller()), &None);
                    Ok(Some(Change::of(vec![off])))
                }
            }
        })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let sentence = match ctx.club_id() {
                None => say::teach::on_servers(),
                Some(club) => match TEACHES.get(ctx.services, (club, ctx.caller())).await? {
                    Some(_) => teaching_name(Teaching::On),
                    None => teaching_name(Teaching::Off),
                },
            };
            Ok((say::teach::field(), sentence))
        })
    }
}

/// Makes the caller a teacher in `club`. A teacher keeps their place in the order of pings.
async fn turn_on(ctx: &Ctx<'_>, club: ClubId) -> Result<Change, Failure> {
    check_rank(ctx, club).await?;
    let key = (club, ctx.caller());
    let last_ping = TEACHES.get(ctx.services, key).await?;
    let last_ping = last_ping.unwrap_or(Timestamp::default());
    Ok(Change {
        rows: vec![TEACHES.assign(key, &Some(last_ping))],
        texts: vec![say::teach::joined()],
    })
}

/// Makes the caller a teacher, after a press of the button for it.
pub(super) async fn join(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let change = turn_on(ctx, club).await?;
    ctx.services.store.assign(&change.rows).await?;
    Ok(instead(Message::text(
        say::teach::joined().to(ctx.reader()),
    )))
}
