//! `/puzzle me`: how the caller stands with the puzzles of this club.

use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{OptionSpec, Subcommand};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Card, Message, Response};
use crate::bot::standing::{day, shown};
use crate::game::Zone;
use crate::i18n::say;

pub(super) const SUBCOMMAND: Subcommand = Subcommand {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
};

fn spec() -> OptionSpec {
    use say::standing as s;
    OptionSpec::subcommand("me", s::me(), s::me_about(), Vec::new())
}

async fn run(ask: &Ask<'_>, _: Options<'_>) -> Result<Response, Failure> {
    use say::{puzzle as p, standing as s};
    let caller = ask.caller();
    let place = ask.request.setting.place;
    // A day is what it is for the one who reads it, else for the club.
    let zone = match (ask.bot.zone(caller).await?, place.club) {
        (Some(zone), _) => zone,
        (None, Some(club)) => ask.bot.club_zone(club).await?,
        (None, None) => Zone::default(),
    };
    let all = ask.bot.standings(place, None, zone).await?;
    let Some(own) = all.person(caller) else {
        return Ok(ask.whisper(&s::none()));
    };
    let ranked = all.ranked();
    let at = ranked.iter().position(|(who, _)| *who == caller);
    let streak = (own.streak.current(day(ask.now, zone)), own.streak.longest());
    let mut lines = vec![
        s::rating(shown(own.rating)),
        s::place(at.map_or(ranked.len(), |index| index + 1), ranked.len()),
        s::count(own.count.solved, own.count.tried, own.count.at_once),
        s::streak(streak.0, streak.1),
    ];
    if own.rating.is_provisional() {
        lines.push(s::guess());
    }
    let mut body: Vec<_> = lines.iter().map(|line| line.to(ask.reader())).collect();
    body.push(String::new());
    body.extend(own.topics.iter().map(|(topic, count)| {
        let topic = p::topic_named(topic.name().to_owned());
        s::topic(topic, count.solved, count.tried).to(ask.reader())
    }));
    Ok(whisper(Message {
        card: Some(Card {
            title: s::mine().to(ask.reader()).into(),
            body: body.join("\n").into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }))
}
