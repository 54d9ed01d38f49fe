//! `/puzzle top`: who solves best in this club.

use std::sync::LazyLock;

use crate::features::puzzle::standing;
use crate::features::puzzle::standing::rating_text;
use crate::game::Zone;
use crate::games::listing::LISTED;
use crate::i18n::{Name, UserInput, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::people::profile;
use crate::port::message::{Card, Message};
use crate::port::within::Within;
use crate::puzzle::{Rating, Topic};

/// Maximum length of the list, in characters: the rest of the card is for the text below it.
const LONGEST_LIST: usize = 3600;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::{puzzle as p, standing as s};
    let topics = Topic::all().map(|topic| Choice {
        title: p::topic_named(topic.name().to_owned()),
        value: topic.name(),
    });
    let kind = OptionKind::Choice(topics.collect());
    let topic = OptionSpec::optional("topic", p::topic(), s::topic_about(), kind);
    OptionSpec::subcommand("top", s::top(), s::top_about(), vec![topic])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    use say::{puzzle as p, standing as s};
    let bad = |name: &str| Refusal::BadChoice(UserInput::new(name));
    let topic = match options.text("topic")? {
        None => None,
        Some(name) => Some(Topic::from_name(&name).ok_or_else(|| bad(&name))?),
    };
    let place = ctx.request.setting.place;
    let all = standing::standings(ctx.services, place, topic, Zone::UTC).await?;
    let ranked = all.ranking();
    if ranked.is_empty() {
        return Ok(ctx.ephemeral(&s::nobody()));
    }
    let mut lines = Vec::new();
    for (number, (who, one)) in (1..).zip(ranked.iter().take(LISTED)) {
        let name = Name::escape(&profile::name(ctx.services, *who, ctx.club_id()).await);
        let count = one.count;
        let line = match one.established_rating() {
            Some(rating) => s::line(number, name, rating_text(rating), count.solved, count.tried),
            None => s::line_unrated(name, count.solved, count.tried),
        };
        lines.push(line.to(ctx.reader()));
    }
    let more = ranked.len() - lines.len();
    let list =
        Within::<LONGEST_LIST>::first_lines(lines, more, |more| s::more(more).to(ctx.reader()));
    let mut body = list.to_string();
    if ranked
        .iter()
        .take(LISTED)
        .any(|(_, one)| one.established_rating().is_some_and(Rating::is_provisional))
    {
        body += "\n\n";
        body += &s::guess().to(ctx.reader());
    }
    let title = match topic {
        None => s::best(),
        Some(topic) => s::best_of(p::topic_named(topic.name().to_owned())),
    };
    Ok(ephemeral(Message {
        card: Some(Card {
            title: title.to(ctx.reader()).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        ..Message::default()
    }))
}
