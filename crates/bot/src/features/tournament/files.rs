//! `/tournament files`: the results for OpenGotha and for the European Go Database.

use std::sync::LazyLock;

use jiff::tz::TimeZone;

use crate::clock::Timestamp;
use crate::contest::Manner;
use crate::features::tournament::find::{CurrentContest, contest_option, find_contest};
use crate::features::tournament::words;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::people::profile::EGD;
use crate::port::message::{File, Message};
use crate::store::StoreError;
use crate::tournament::h9::{self, Class};
use crate::tournament::{Header, Person, Points, Standings, TournamentFile};

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    OptionSpec::subcommand(
        "files",
        t::results(),
        t::results_about(),
        vec![contest_option()],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let found = find_contest(ctx, options).await?;
    let file = file(ctx, &found).await?;
    let standings = Standings::after(&file.event, found.contest.rounds.len() as u8);
    let xml = file.to_gotha().into_bytes();
    let h9 = h9::to_latin9(&h9::text(&file, &standings, class(&found)));
    let named = |ending: &str| format!("tournament-{}.{ending}", found.id);
    let files = [("xml", xml), ("h9", h9)].map(|(ending, bytes)| File {
        name: named(ending),
        bytes: bytes.into(),
        alt: None,
    });
    Ok(ephemeral(Message {
        content: say::tournament::files(words::title(&found.contest)).to(ctx.reader()),
        files: if ctx.may_attach() {
            files.to_vec()
        } else {
            Vec::new()
        },
        ..Message::default()
    }))
}

/// Games played online have the lowest class.
fn class(found: &CurrentContest) -> Class {
    match found.contest.setup.manner {
        Manner::Games => Class::D,
        Manner::ByHand => Class::C,
    }
}

async fn file(ctx: &Ctx<'_>, found: &CurrentContest) -> Result<TournamentFile, StoreError> {
    let contest = &found.contest.of_those_who_play();
    let mut people = Vec::new();
    for (entry, number) in contest.entries.iter().zip(1..) {
        let name = words::plain_name(ctx.services, entry, contest.place.club).await;
        let name = match name.trim() {
            "" => "-",
            name => name,
        };
        // A pair or a team has none.
        let pin = match entry.side.members() {
            [only] => EGD.get(ctx.services, only.player).await?,
            _ => None,
        };
        people.push(Person {
            name: name.to_owned(),
            // Two may have the same name, and the files identify people by name.
            first_name: number.to_string(),
            egf_pin: pin.map_or_else(String::new, |pin| pin.to_string()),
        });
    }
    let terms = &contest.setup.terms;
    let day = |at: Timestamp| {
        let at = jiff::Timestamp::from_millisecond(at.as_millis()).ok()?;
        Some(at.to_zoned(TimeZone::UTC).date())
    };
    let rounds = || contest.rounds.iter().map(|round| round.at);
    let header = Header {
        name: contest.setup.title.as_str().to_owned(),
        location: "Discord".to_owned(),
        country: "XX".to_owned(),
        begin: day(rounds().next().unwrap_or(contest.created)),
        end: day(rounds().next_back().unwrap_or(contest.created)),
        komi: Points::HALF * i64::from(terms.komi.half_points()),
        size: terms.size.columns(),
        minutes: 0,
    };
    Ok(TournamentFile {
        header,
        people,
        event: contest.event(0, &found.results),
    })
}
