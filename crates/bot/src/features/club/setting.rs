//! A club's name and page, in `/serveradmin`.

use crate::features::club::edit;
use crate::features::club::page::{NAME, PAGE, Part};
use crate::game::ClubId;
use crate::i18n::{Quote, Text, is_blank, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The longest name, in characters.
const LONGEST: u16 = 60;

/// The setting of the club's name.
pub(crate) static NAME_SETTING: Setting<ClubId, Option<String>> = Setting {
    pref: &NAME,
    group: Group::Club,
    title: say::club::field_name,
    describe: |name, _| match name {
        Some(name) => say::club::named(Quote::new(name)),
        None => say::club::unnamed(),
    },
    asked: Some(Asked {
        option: || {
            let (title, about) = (say::club::option_name(), say::club::name_about());
            OptionSpec::optional("name", title, about, OptionKind::Text { longest: LONGEST })
        },
        given: |options| {
            let typed = options.text("name")?;
            let typed = typed.map(|typed| typed.trim().chars().take(LONGEST.into()).collect());
            let is_name =
                |name: &String| !is_blank(name) && !say::terms::typed_off().has_word(name);
            Ok(typed.map(|name| Some(name).filter(is_name)))
        },
        write: None,
    }),
};

/// The page: a menu opens its form.
pub(crate) static PAGE_SETTING: PageSetting = PageSetting;

/// The page of a club.
pub(crate) struct PageSetting;

impl AnySetting for PageSetting {
    fn name(&self) -> &'static str {
        PAGE.name()
    }

    fn group(&self) -> Group {
        Group::Club
    }

    fn options(&self) -> Vec<OptionSpec> {
        let options = Part::ALL.map(|part| {
            let (name, title) = part.option();
            let longest = part.longest();
            OptionSpec::optional(name, title, part.label(), OptionKind::Text { longest })
        });
        options.into()
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        Box::pin(async move {
            let club = ctx.club_id().ok_or(Refusal::NoClub)?;
            let (mut change, mut is_given) = (Change::default(), false);
            let mut page = PAGE.get(ctx.services, club).await?.unwrap_or_default();
            for part in Part::ALL {
                let Some(typed) = options.text(part.option().0)? else {
                    continue;
                };
                is_given = true;
                if let Err(bad) = page.set(part, &typed) {
                    change.texts.push(say::club::bad_web(bad));
                }
            }
            change.rows = vec![PAGE.assign(club, &page.unless_empty())];
            Ok(is_given.then_some(change))
        })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let club = ctx.club_id().ok_or(Refusal::NoClub)?;
            let text = match PAGE.get(ctx.services, club).await? {
                Some(_) => say::club::filled_in(),
                None => say::club::empty(),
            };
            Ok((say::club::field_page(), text))
        })
    }

    fn opens<'a>(&'static self, ctx: &'a Ctx<'a>) -> Option<BoxFuture<'a, Handled>> {
        Some(Box::pin(edit::open(ctx)))
    }
}
