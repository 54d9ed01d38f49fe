//! `/evening show`: the next evening with its guests, attendance over the season, and the moderators' buttons.

use std::sync::LazyLock;

use crate::club::activity;
use crate::club::season;
use crate::evening::Evening;
use crate::features::evening::card;
use crate::features::evening::custom_id::{EveningPress, button};
use crate::i18n::{Name, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::port::message::{Body, Card, Look, Row};

/// Maximum number of the most frequent guests named.
const MOST_NAMED: usize = 25;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::evening as e;
        OptionSpec::subcommand("show", e::show(), e::show_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    use say::evening as e;
    let (channel, evening) = activity::find_here::<Evening>(ctx).await?;
    let reader = ctx.reader();
    let season = season::season(ctx.services, evening.club, ctx.now).await?;
    let (number, attended) = evening.attendance(season.begin);
    let mut message = card::card(channel, &evening, reader);
    if number > 0 {
        let more = attended.len().saturating_sub(MOST_NAMED);
        let named = attended.iter().take(MOST_NAMED);
        let counted = named.map(|(who, count)| e::attended(Name::mention(*who), *count).to(reader));
        let details = card::details(&evening, reader).body;
        let head = e::attendance(season.name, number).to(reader);
        let lines = [details.to_string(), String::new(), head]
            .into_iter()
            .chain(counted);
        message.card = Some(Card {
            title: e::title().to(reader).into(),
            body: Body::first_lines(lines.collect(), more, |more| {
                say::standing::more(more).to(reader)
            }),
            fields: Vec::new(),
        });
    }
    if activity::moderates(ctx) {
        let press = |label, step| button(&label, step, channel, Look::Secondary, reader);
        message.rows.push(Row::Buttons(vec![
            press(e::button_skip(), EveningPress::Skip),
            press(e::button_end(), EveningPress::End),
        ]));
        if !ctx.may_create_events() {
            message.content += "\n";
            message.content += &e::no_events().to(reader);
        }
    }
    Ok(ephemeral(message))
}
