//! Settings: preferences that a command shows and changes, registered by their features.

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, PlayerId};
use crate::i18n::Text;
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::prefs::Pref;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::store::{Owns, Stored};

/// A preference that a command shows.
pub(crate) struct Setting<O: 'static, V: 'static> {
    pub(crate) pref: &'static Pref<O, V>,
    pub(crate) group: Group,
    /// Its name.
    pub(crate) title: fn() -> Text,
    /// Explains a value at a time.
    pub(crate) describe: fn(&V, Timestamp) -> Text,
    /// How it is changed together with its group; none if it has a command of its own.
    pub(crate) asked: Option<Asked<O, V>>,
}

/// How a setting is changed.
pub(crate) struct Asked<O, V> {
    pub(crate) option: fn() -> OptionSpec,
    /// The value in the options.
    pub(crate) given: fn(Options<'_>) -> Result<Option<V>, Failure>,
    /// Writes a value that takes more than its row.
    pub(crate) write: Option<WriteFn<O, V>>,
}

/// Writes the value that an owner has chosen.
pub(crate) type WriteFn<O, V> =
    for<'a> fn(&'a Ctx<'a>, O, V) -> BoxFuture<'a, Result<Change, Failure>>;

/// Owners of settings.
pub(crate) trait Chooser: Owns {
    /// The owner whose settings a command shows.
    fn of(ctx: &Ctx<'_>) -> Result<Self, Failure>;
}

impl Chooser for PlayerId {
    fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        Ok(ctx.caller())
    }
}

impl Chooser for ChannelId {
    fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        Ok(ctx.channel())
    }
}

impl Chooser for ClubId {
    fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        Ok(ctx.club_id().ok_or(Refusal::NoClub)?)
    }
}

impl<O: Chooser, V: Stored + Default> AnySetting for Setting<O, V> {
    fn name(&self) -> &'static str {
        self.pref.name()
    }

    fn group(&self) -> Group {
        self.group
    }

    fn options(&self) -> Vec<OptionSpec> {
        let asked = self.asked.iter();
        asked.map(|asked| (asked.option)()).collect()
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        Box::pin(async move {
            let Some(asked) = &self.asked else {
                return Ok(None);
            };
            let Some(value) = (asked.given)(options)? else {
                return Ok(None);
            };
            let owner = <O as Chooser>::of(ctx)?;
            let change = match asked.write {
                Some(write) => write(ctx, owner, value).await?,
                None => Change::of(vec![self.pref.assign(owner, &value)]),
            };
            Ok(Some(change))
        })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let owner = <O as Chooser>::of(ctx)?;
            let value = self.pref.get(ctx.services, owner).await?;
            Ok(((self.title)(), (self.describe)(&value, ctx.now)))
        })
    }
}
