//! `/puzzle me`: the caller's results in the puzzles of this club.

use std::sync::LazyLock;

use crate::features::puzzle::standing;
use crate::features::puzzle::standing::{day, rating_text};
use crate::game::Zone;
use crate::games::time::calendar::{ZONE, club_zone};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::port::message::{Card, Message};
use crate::puzzle::{RATED_FROM, Rating};

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::standing as s;
    OptionSpec::subcommand("me", s::me(), s::me_about(), Vec::new())
}

async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    use say::{puzzle as p, standing as s};
    let caller = ctx.caller();
    let place = ctx.request.setting.place;
    // Days are those of the reader's time zone, else of the club's.
    let zone = match (ZONE.get(ctx.services, caller).await?, place.club) {
        (Some(zone), _) => zone,
        (None, Some(club)) => club_zone(ctx.services, club).await?,
        (None, None) => Zone::default(),
    };
    let all = standing::standings(ctx.services, place, None, zone).await?;
    let Some(own) = all.person(caller) else {
        return Ok(ctx.ephemeral(&s::none()));
    };
    let ranked = all.ranking();
    let rated = ranked
        .iter()
        .filter(|(_, one)| one.established_rating().is_some());
    let rated = rated.count();
    let at = ranked.iter().position(|(who, _)| *who == caller);
    let streak = (own.streak.current(day(ctx.now, zone)), own.streak.longest());
    let mut lines = match own.established_rating() {
        Some(rating) => vec![
            s::rating(rating_text(rating)),
            s::place(at.map_or(rated, |index| index + 1), rated),
        ],
        None => vec![s::rating_after(RATED_FROM - own.count.tried)],
    };
    lines.push(s::count(
        own.count.solved,
        own.count.tried,
        own.count.at_once,
    ));
    lines.push(s::streak(streak.0, streak.1));
    if own.established_rating().is_some_and(Rating::is_provisional) {
        lines.push(s::guess());
    }
    let mut body: Vec<_> = lines.iter().map(|line| line.to(ctx.reader())).collect();
    body.push(String::new());
    body.extend(own.topics.iter().map(|(topic, count)| {
        let topic = p::topic_named(topic.name().to_owned());
        s::topic(topic, count.solved, count.tried).to(ctx.reader())
    }));
    Ok(ephemeral(Message {
        card: Some(Card {
            title: s::mine().to(ctx.reader()).into(),
            body: body.join("\n").into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }))
}
