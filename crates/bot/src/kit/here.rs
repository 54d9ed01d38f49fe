//! Settings of a club that have something posted in this channel, at this hour if it is daily or weekly; or switch it
//! off.

use crate::clock::Timestamp;
use crate::game::ClubId;
use crate::i18n::{Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, EachDay};
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::store::Stored;

/// The option that changes such a setting.
#[derive(Clone, Copy)]
pub(crate) struct HereOption {
    /// Its name in custom ids.
    pub(crate) name: &'static str,
    /// The name in every language.
    pub(crate) title: fn() -> Text,
    /// The description in every language.
    pub(crate) about: fn() -> Text,
}

/// A setting of this kind whose value is one of `C`. Its feature writes the value, with the rows that follow from it.
pub(crate) struct HereSetting<C: 'static, V: 'static> {
    pub(crate) pref: &'static Pref<ClubId, Option<V>>,
    pub(crate) group: Group,
    /// The option that changes it.
    pub(crate) option: HereOption,
    /// Its label.
    pub(crate) field: fn() -> Text,
    /// A choice in words.
    pub(crate) named: fn(C) -> Text,
    /// The choice that nothing comes.
    pub(crate) off: C,
    /// Why it cannot come where the bot only answers.
    pub(crate) not_here: fn() -> Text,
    /// The timer of its next time, if any.
    pub(crate) timer: Option<&'static str>,
    /// The value in words and when it comes next; none for a value that equals "off".
    pub(crate) describe: fn(V, Option<Timestamp>) -> Option<Text>,
}

/// A day of the week at an hour, or never, in words.
pub(crate) fn on_mondays(when: EachDay) -> Text {
    match when {
        EachDay::Off => say::daily::off(),
        EachDay::At(hour) => say::seats::pairing_at(format!("{:02}:00", hour.get())),
    }
}

impl<C: Choosable + Sync, V: Stored> HereSetting<C, V> {
    /// The chosen value, if any; checks that it is possible in this channel.
    fn chosen(&self, ctx: &Ctx<'_>, options: Options<'_>) -> Result<Option<C>, Failure> {
        ctx.club_id().ok_or(Refusal::NoClub)?;
        match options.chosen(self.option.name)? {
            Some(choice) if choice != self.off && !ctx.at_home() => {
                Err(Refusal::Text((self.not_here)()).into())
            }
            choice => Ok(choice),
        }
    }
}

impl<C: Choosable + Sync, V: Stored> AnySetting for HereSetting<C, V> {
    fn name(&self) -> &'static str {
        self.pref.name()
    }

    fn group(&self) -> Group {
        self.group
    }

    fn options(&self) -> Vec<OptionSpec> {
        let HereOption { name, title, about } = self.option;
        let kind = OptionKind::choice_of(self.named);
        vec![OptionSpec::optional(name, title(), about(), kind)]
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        let chosen = self.chosen(ctx, options);
        Box::pin(async move { Ok(chosen?.map(|_| Change::default())) })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let (club, store) = (ctx.club_id().ok_or(Refusal::NoClub)?, &ctx.services.store);
            let next = match self.timer {
                Some(timer) => store.timer(club, timer).await?,
                None => None,
            };
            let kept = self.pref.get(ctx.services, club).await?;
            let text = kept.and_then(|kept| (self.describe)(kept, next));
            Ok((
                (self.field)(),
                text.unwrap_or_else(|| (self.named)(self.off)),
            ))
        })
    }
}
