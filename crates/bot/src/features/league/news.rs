//! Messages to the channel of a league: a season begins, ends soon, closes and is over.

use crate::club::activity;
use crate::features::league::card::next_season;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Name, When, say};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::league::{League, Move, News, Planned, Season};
use crate::port::message::{Body, Card, Message};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{Envelope, OutboxId, OutboxKind, Partition};

/// Informs the players of a division that the season has started: both are numbers from 1.
pub(crate) const LEAGUE_DIVISION: OutboxKind<ChannelId, (u16, u16)> =
    OutboxKind::new("league division", Partition::Channel).durable();
/// News about the season of this number.
pub(crate) const LEAGUE_NEWS: OutboxKind<ChannelId, (u16, News)> =
    OutboxKind::new("league news", Partition::Channel).durable();

impl Choosable for News {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::EndsSoon, "ends soon"),
        (Self::Closing, "closing"),
        (Self::Over, "over"),
        (Self::TooFew, "too few"),
    ];
}

/// Maximum number of members named who have played nothing.
const MOST_NAMED: usize = 20;

/// Messages about its `season` to `channel`.
pub(crate) fn envelopes(channel: ChannelId, season: u16, news: Vec<News>) -> Vec<Envelope> {
    let messages = news
        .into_iter()
        .map(|news| LEAGUE_NEWS.to(channel, (season, news)));
    messages.collect()
}

/// Informs the players of a division, from 1 on, that the season has started.
pub(crate) async fn division(
    services: &Services,
    queued: OutboxId,
    channel: ChannelId,
    number: u16,
    division: u16,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let Some(league) = league(services, channel).await? else {
        return Ok(());
    };
    let season = league.current().filter(|season| season.number == number);
    let Some(season) = season else {
        return Ok(());
    };
    let seats = season.seats(usize::from(division).saturating_sub(1));
    let players = season.players()[seats].iter().copied();
    let players: Vec<_> = players.filter(|player| league.has(*player)).collect();
    let locale = language::channel_language(services, channel).await;
    let at = When(season.ends());
    let text = say::league::season_begun(number.into(), division.into(), at);
    let message = Message {
        content: format!("{}\n{}", text.to(locale), mentions(&players, locale)),
        mention: players,
        ..Message::default()
    };
    let nonce = format!("o{queued}");
    let posted = out.post(channel, &message, &nonce).await.map(drop);
    activity::end_if_gone::<League>(services, channel, posted, out).await
}

/// Posts the news of the season.
pub(crate) async fn news(
    services: &Services,
    queued: OutboxId,
    channel: ChannelId,
    number: u16,
    news: News,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let Some(league) = league(services, channel).await? else {
        return Ok(());
    };
    let latest = league.season().filter(|season| season.number == number);
    let season = match news {
        // The end of a season is reported even if the next one has started.
        News::Over => league.season_numbered(number),
        News::TooFew => latest.filter(|_| league.next_start() == Some(Planned::Waiting)),
        News::EndsSoon | News::Closing => latest,
    };
    let Some(season) = season else {
        return Ok(());
    };
    let locale = language::channel_language(services, channel).await;
    let until = When(season.counts_until());
    let content = |text: crate::i18n::Text| Message::text(text.to(locale));
    let message = match news {
        News::EndsSoon => {
            let at = When(season.ends());
            content(say::league::ends_soon(number.into(), at, until))
        }
        News::Closing => content(say::league::closes(number.into(), until)),
        News::Over => over(&league, season, locale),
        News::TooFew => content(say::league::too_few(league.next().into())),
    };
    let nonce = format!("o{queued}");
    let posted = out.post(channel, &message, &nonce).await.map(drop);
    activity::end_if_gone::<League>(services, channel, posted, out).await
}

async fn league(services: &Services, channel: ChannelId) -> Result<Option<League>, OutboundError> {
    let found = services.store.activity::<League>(channel).await;
    found.map_err(OutboundError::from)
}

/// Winners of each division, promotions and relegations, and members who were removed because they played nothing.
fn over(league: &League, season: &Season, locale: Locale) -> Message {
    let mut lines = Vec::new();
    for division in 0..season.sizes().len() {
        let table = season.table(division);
        let first = table.iter().filter(|row| row.place == 1 && row.halves > 0);
        let first: Vec<_> = first.map(|row| row.player).collect();
        let moves = season.moves(division, league.format);
        let going = |to| {
            let going = moves.iter().filter(|one| one.to == to);
            let going = going.map(|one| one.player);
            going
                .filter(|player| league.has(*player))
                .collect::<Vec<_>>()
        };
        let number = division + 1;
        let (up, down) = (going(Move::Up), going(Move::Down));
        let texts = [
            (!first.is_empty()).then(|| say::league::won(number, Name::mentions(&first))),
            (!up.is_empty()).then(|| say::league::up(number - 1, Name::mentions(&up))),
            (!down.is_empty()).then(|| say::league::down(number + 1, Name::mentions(&down))),
        ];
        lines.extend(texts.into_iter().flatten().map(|text| text.to(locale)));
    }
    let idle: Vec<_> = season
        .idle()
        .filter(|player| !player.is_nobody() && !league.has(*player))
        .collect();
    if !idle.is_empty() {
        let named = &idle[..idle.len().min(MOST_NAMED)];
        lines.push(say::league::idle(Name::mentions(named)).to(locale));
    }
    lines.push(say::league::over(season.number.into()).to(locale));
    if let Some(next) = next_season(league) {
        lines.push(next.to(locale));
    }
    Message {
        card: Some(Card {
            title: say::league::over_table(season.number.into())
                .to(locale)
                .into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        ..Message::default()
    }
}

fn mentions(players: &[PlayerId], locale: Locale) -> String {
    let names = players
        .iter()
        .map(|player| Name::mention(*player).to(locale));
    names.collect::<Vec<_>>().join(" ")
}
