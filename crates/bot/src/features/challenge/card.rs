//! The challenge card.

use crate::features::challenge::change::changes::{Changes, Odds};
use crate::features::challenge::change::custom_id::{OfferButton, Part};
use crate::features::challenge::rengo::sign_up;
use crate::game::{
    Actor, Closing, ColorChoice, Event, EventKind, Game, Invitation, Phase, Venue, program_in,
};
use crate::games::even::Even;
use crate::games::facts::OfferFacts;
use crate::games::program::offered::Offered;
use crate::games::view::board::addressees;
use crate::games::view::buttons::button;
use crate::games::view::terms::{line, terms};
use crate::games::view::{shown_state, words};
use crate::games::votes::clubs;
use crate::games::votes::held::Held;
use crate::games::{find, program, rated};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::{Button, Look, Message, Row};

/// The card of an open challenge: the most important terms, and a button that shows all of them.
pub(crate) fn card(game: &Game, facts: &OfferFacts, locale: Locale) -> Message {
    if let Some(sides) = game.sides() {
        return sign_up::card(game, sides, facts, locale);
    }
    let offer = game.offer();
    let challenger = Name::mention(offer.challenger);
    let call = match offer.invitation {
        Invitation::One(invited) if facts.is_counter => {
            say::challenge::counter(challenger, Name::mention(invited))
        }
        Invitation::One(invited) => say::challenge::invited(challenger, Name::mention(invited)),
        Invitation::Anyone | Invitation::Sides => say::challenge::open(challenger),
        Invitation::Ranked(ranks) => {
            say::seats::open_ranked(challenger, ranks.weakest(), ranks.strongest())
        }
        Invitation::Pairs { partner, opponents } => say::challenge::pairs(
            challenger,
            Name::mention(partner),
            Name::mentions(&opponents),
        ),
    };
    let mut lines = vec![call.to(locale), line(game, locale)];
    if let Phase::Offered { joined, .. } = game.phase()
        && !joined.is_empty()
    {
        let joined = say::challenge::line_joined(Name::mentions(joined));
        lines.push(joined.to(locale));
    }
    let ranked = facts.ranked.map(|ranked| ranked.text());
    let even = facts
        .even
        .map(|even| say::challenge::line_balance(even.text()));
    let listed = facts.listed_in.map(say::seats::also_listed);
    let remarks = ranked.iter().chain(&even).chain(&listed);
    lines.extend(remarks.map(|text| text.to(locale)));
    lines.extend(facts.votes.iter().flat_map(|held| held.lines(locale)));
    let even_button = facts.even.and_then(|even| even_button(game, &even, locale));
    let more = even_button.map(|button| Row::Buttons(vec![button]));
    Message {
        content: lines.join("\n"),
        rows: [Row::Buttons(buttons(game, locale))]
            .into_iter()
            .chain(more)
            .collect(),
        mention: addressees(game),
        ..Message::default()
    }
}

/// Shows every term of the offered game to the caller alone.
pub(crate) async fn all_terms(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let mut card = terms(&game, ctx.reader());
    let stakes = rated::stakes(ctx.services, &game, ctx.caller(), ctx.now).await?;
    let held = Held::of(ctx.services, &game).await?;
    let stakes = stakes.iter().map(|text| text.to(ctx.reader()));
    let held = held.iter().flat_map(|held| held.lines(ctx.reader()));
    let lines: Vec<_> = stakes.chain(held).collect();
    card.body = lines.join("\n").into();
    let message = Message {
        card: Some(card),
        ..Message::default()
    };
    let shown = clubs::message_for(ctx.services, &game, ctx.club_id(), message);
    Ok(ephemeral(shown.await))
}

/// The card of a challenge that was closed without a game: no buttons.
pub(crate) fn closed_card(game: &Game, closing: Closing, locale: Locale) -> Message {
    let offer = game.offer();
    if offer.invitation == Invitation::Sides {
        return settled_card(game, &sign_up::closing_text(game, closing), locale);
    }
    let challenger = Name::mention(offer.challenger);
    let decliner = match game.events().last().map(|event| event.by) {
        Some(Actor::Player(player)) => Some(player),
        _ => None,
    };
    let text = match (closing, decliner) {
        (Closing::Declined, Some(player)) => {
            say::challenge::declined(Name::mention(player), challenger)
        }
        (Closing::Declined | Closing::Lapsed, _) => say::challenge::lapsed(challenger),
        (Closing::Replaced, Some(player)) => say::challenge::replaced(Name::mention(player)),
        (Closing::Replaced | Closing::Withdrawn, _) => say::challenge::withdrawn(challenger),
    };
    settled_card(game, &text, locale)
}

/// The public card of a challenge in its current state.
pub(crate) fn standing_card(game: &Game, facts: &OfferFacts, locale: Locale) -> Message {
    match game.phase() {
        Phase::Offered { .. } => card(game, facts, locale),
        Phase::Closed(closing) => closed_card(game, closing, locale),
        _ => accepted_card(game, game.terms().venue, locale),
    }
}

/// The card of an accepted challenge whose game is played at `venue`: no buttons.
pub(crate) fn accepted_card(game: &Game, venue: Venue, locale: Locale) -> Message {
    let accepter = game.events().iter().find_map(|event| match event {
        Event {
            by: Actor::Player(player),
            kind: EventKind::Accepted { .. },
            ..
        } => Some(*player),
        _ => None,
    });
    let names = game.seats().map(|seats| seats.map(words::seat));
    if let (Some(names), Invitation::Sides) = (&names, game.offer().invitation) {
        let text = say::rengo::started(names.black.clone(), names.white.clone());
        return settled_card(game, &text, locale);
    }
    let (Some(names), Some(accepter)) = (names, accepter) else {
        return card(game, &OfferFacts::default(), locale);
    };
    let accepter = Name::mention(accepter);
    let text = match venue {
        Venue::Here => say::challenge::accepted(accepter, names.black, names.white),
        Venue::Thread => say::challenge::accepted_thread(accepter, names.black, names.white),
    };
    settled_card(game, &text, locale)
}

/// The card of an answered challenge: `text` above its terms, and no buttons.
fn settled_card(game: &Game, text: &Text, locale: Locale) -> Message {
    Message::text(format!("{}\n{}", text.to(locale), line(game, locale)))
}

/// Buttons for the invited players and the challenger; none for the engine.
fn buttons(game: &Game, locale: Locale) -> Vec<Button> {
    let press = |label: &Text, verb, look| button(label, verb, shown_state(game), look, locale);
    let invitation = game.offer().invitation;
    let asks_people = program_in(game).is_none();
    let accept = asks_people.then(|| {
        press(
            &say::challenge::button_accept(),
            Verb::Accept,
            Look::Success,
        )
    });
    let names_people = asks_people && !invitation.is_open();
    let decline = names_people.then(|| {
        press(
            &say::challenge::button_decline(),
            Verb::Decline,
            Look::Secondary,
        )
    });
    // In Pair Go, one player does not decide for all.
    let is_of_two = !matches!(invitation, Invitation::Pairs { .. });
    let change = (asks_people && is_of_two).then(|| {
        press(
            &say::challenge::button_change(),
            Verb::Change,
            Look::Secondary,
        )
    });
    let terms = press(
        &say::challenge::button_terms(),
        Verb::Terms,
        Look::Secondary,
    );
    // Everybody sees the same buttons: if the challenger presses **Decline**, it withdraws the challenge.
    let withdraw = (!names_people).then(|| {
        press(
            &say::challenge::button_withdraw(),
            Verb::Withdraw,
            Look::Secondary,
        )
    });
    // An unanswered challenge of a single player; a channel's challenge is the channel's game.
    let is_alone = game.offer().challenger.is_person();
    let program = (invitation.is_open() && is_alone).then(|| {
        let like = Offered::like(&game.terms().rules, game.terms().size);
        program::play_button(Some(like), locale, Look::Secondary)
    });
    [accept, decline, change, Some(terms), withdraw, program]
        .into_iter()
        .flatten()
        .collect()
}

/// The button that makes the challenge `game` even; none if it is even.
fn even_button(game: &Game, even: &Even, locale: Locale) -> Option<Button> {
    let (terms, challenger) = (game.terms(), game.offer().challenger);
    let changes = Changes {
        odds: Some(Odds {
            stones: even.balance.handicap.stones(),
            komi: even.balance.komi,
        }),
        // If the stronger player takes White, the ranks show it already.
        colors: Some(even.colors(challenger))
            .filter(|_| terms.colors != ColorChoice::StrongerTakesWhite),
        ..Changes::default()
    };
    let balanced = changes.apply(game, challenger, terms.pace.overdue)?;
    (balanced != *terms).then(|| Button {
        label: say::challenge::button_even().to(locale),
        custom_id: OfferButton(Part::Even, changes, shown_state(game)).encode(),
        look: Look::Secondary,
    })
}
