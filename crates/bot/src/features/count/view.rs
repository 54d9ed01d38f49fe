//! The count message: the marking so far, the score, and who has agreed; and the copy on which a dispute is played out.

use crate::features::count::{contested, menu};
use crate::game::{EventKind, Game};
use crate::games::facts::Facts;
use crate::games::view::board::{addressees, captured_so_far};
use crate::games::view::buttons::button;
use crate::games::view::score::table;
use crate::games::view::{board as view_board, dead, heading, last, proposal, shown_state, words};
use crate::i18n::{Locale, Name, Text, Until, When, say};
use crate::kit::draft::Draft;
use crate::kit::style::{Files, Style};
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row};
use crate::rules::{Color, End, Score, Trial};

/// Maximum number of gaps that are named: on an open board there are many.
const MOST_GAPS: usize = 3;

/// The count of the current marking, and the agreements so far.
pub(crate) fn count(game: &Game, facts: &Facts, agreed: Option<Color>, style: Style) -> Draft {
    let Some(score) = game.score() else {
        return Draft::default();
    };
    let mut texts = news(game);
    texts.extend(last::ruling(game));
    if let Some(found) = last::suggestion(game) {
        texts.extend(dead::sentences(game, found));
    }
    if !score.seki.is_empty() {
        texts.push(say::count::seki(words::chains(game, score.seki)));
    }
    let gaps = score.gaps(game.position().board()).iter().take(MOST_GAPS);
    texts.extend(words::several(gaps.collect()).map(say::count::open));
    let contested = contested::sentences(game);
    let agree = if game.contested_chains().is_empty() {
        Look::Success
    } else {
        Look::Secondary
    };
    texts.extend(contested);
    let tried = contested::captures(game);
    let mark = (!tried.is_empty()).then(|| {
        let label = say::count::button_mark_tried();
        (label, Verb::MarkTried, Look::Primary)
    });
    texts.extend(tried);
    let mut lines: Vec<_> = texts.iter().map(|text| style.say(text)).collect();
    lines.extend(totals(&score, style));
    let is_consent = |kind: &EventKind| matches!(kind, EventKind::Agreed { .. });
    let answer = match agreed.zip(agreed.and_then(|color| author(game, color, is_consent))) {
        Some((color, player)) => waiting_text(game, facts, color, |other| {
            [say::count::agreed(player), say::count::turn(other)]
        }),
        None => vec![say::count::how()],
    };
    let objects = game.terms().rules.end() == Some(End::Confirmation) && agreed.is_some();
    let object = objects.then(|| (say::count::button_object(), Verb::Object, Look::Danger));
    // A row holds five buttons.
    let steps = (mark.is_none() || !objects)
        .then(|| (say::count::button_steps(), Verb::Steps, Look::Secondary));
    let resume = (say::count::button_resume(), Verb::Resume, Look::Secondary);
    let more = (say::table::button_more(), Verb::More, Look::Secondary);
    let all = mark
        .into_iter()
        .chain([(say::count::button_agree(), Verb::Agree, agree)])
        .chain(object)
        .chain([resume])
        .chain(steps)
        .chain([more]);
    let buttons = buttons(game, style.locale, all);
    let mut rows = menu::rows(game, style.locale);
    rows.push(buttons);
    rows.extend(claim_row(game, style.locale));
    message(game, facts, lines, answer, rows, style)
}

/// The copy on which a dispute is played out.
pub(crate) fn trial(game: &Game, facts: &Facts, trial: &Trial, style: Style) -> Draft {
    let (Some(seats), Some(color)) = (game.seats(), game.to_move()) else {
        return Draft::default();
    };
    let barred = trial.barred_points();
    // The picture shows it.
    let captured = match style.files {
        Files::Allowed => None,
        Files::Forbidden => captured_so_far(game),
    };
    let texts = [say::count::trial_how()]
        .into_iter()
        .chain(last::sentence(game))
        .chain(last::ruling(game))
        .chain(captured)
        .chain(words::several(barred).map(say::count::trial_barred));
    let lines = texts.map(|text| style.say(&text)).collect();
    let turn = say::count::trial_turn(color, words::seat(seats[color]));
    let ko = (!barred.is_empty()).then(say::count::button_pass_for_ko);
    let all = [
        (say::table::button_play(), Verb::Play, Look::Primary),
        (say::table::button_pass(), Verb::Pass, Look::Secondary),
    ]
    .into_iter()
    .chain(ko.map(|pass| (pass, Verb::PassForKo, Look::Secondary)))
    .chain([
        (
            say::count::button_end_trial(),
            Verb::EndTrial,
            Look::Secondary,
        ),
        (say::table::button_more(), Verb::More, Look::Secondary),
    ]);
    let row = buttons(game, style.locale, all);
    message(game, facts, lines, vec![turn], vec![row], style)
}

/// A message of a count: the heading, news, proposals and questions; below it `rows`.
pub(crate) fn message(
    game: &Game,
    facts: &Facts,
    news: Vec<String>,
    asked: Vec<Text>,
    mut rows: Vec<Row>,
    style: Style,
) -> Draft {
    let mut lines = vec![heading(game, style)];
    lines.extend(news);
    let asked = proposal::sentence(game).into_iter().chain(asked);
    lines.extend(asked.map(|text| style.say(&text)));
    rows.extend(proposal::row(game, style.locale));
    let message = Message {
        content: lines.join("\n"),
        rows,
        mention: addressees(game),
        ..Message::default()
    };
    view_board::draw(message, game, facts.hints, style)
}

/// A row of buttons below the message that shows `game`.
pub(crate) fn buttons(
    game: &Game,
    locale: Locale,
    all: impl IntoIterator<Item = (Text, Verb, Look)>,
) -> Row {
    let button = |(label, verb, look): (Text, Verb, Look)| -> Button {
        button(&label, verb, shown_state(game), look, locale)
    };
    Row::Buttons(all.into_iter().map(button).collect())
}

/// The score and who is ahead, in lines.
pub(crate) fn totals(score: &Score, style: Style) -> [String; 2] {
    let standing = match score.winner() {
        Some(color) => say::count::leads(color, score.margin()),
        None => say::count::level(),
    };
    [table(score, style.locale), style.say(&standing)]
}

/// The player of `color` who caused the last event of a kind.
pub(crate) fn author(game: &Game, color: Color, is: fn(&EventKind) -> bool) -> Option<Name> {
    let seat = words::seat(game.seats()?[color]);
    Some(last::author(game, is).unwrap_or(seat))
}

/// The text while `color` waits for the other side, with the deadline.
pub(crate) fn waiting_text(
    game: &Game,
    facts: &Facts,
    color: Color,
    said: impl FnOnce(Name) -> [Text; 2],
) -> Vec<Text> {
    let other = game.seats().map(|seats| words::seat(seats[!color]));
    let mut texts: Vec<_> = other.map(said).into_iter().flatten().collect();
    texts.extend(answer_deadline(game, facts));
    texts
}

/// The deadline for an answer to the count, or that it has passed.
fn answer_deadline(game: &Game, facts: &Facts) -> Option<Text> {
    let unanswered = game.pending_answer()?;
    if game.clocks()?.is_overdue() {
        return Some(say::count::unanswered(unanswered.color));
    }
    let late = facts.deadline?;
    Some(say::count::until(When(late), Until(late)))
}

/// The button of the side that has waited long enough.
pub(crate) fn claim_row(game: &Game, locale: Locale) -> Option<Row> {
    game.clocks().filter(|clocks| clocks.is_overdue())?;
    let claim = (say::count::button_claim(), Verb::Claim, Look::Primary);
    Some(buttons(game, locale, [claim]))
}

/// News since the count was last shown: the stop, marks, or the event that led back to the count.
fn news(game: &Game) -> Vec<Text> {
    match last::kind(game) {
        Some(EventKind::Moved { .. }) => vec![say::count::begins()],
        Some(EventKind::Marked { .. }) => last::marks(game),
        _ => last::sentence(game).into_iter().collect(),
    }
}
