//! Counteroffers: other terms for a challenge, chosen privately, and sent as a challenge that answers or replaces it.

use tengen::bot::features::challenge::change::changes::{Changes, Odds};
use tengen::bot::features::challenge::change::custom_id::Part;
use tengen::bot::kit::pending::Undelivered;
use tengen::bot::port::answer::Shown;
use tengen::bot::port::message::{Look, Message, Row};
use tengen::config::{Config, Limits};
use tengen::game::{Closing, ColorChoice, GameId, Invitation, MessageId, Phase, Revision};
use tengen::i18n::say::challenge::button_colors;
use tengen::i18n::{Text, say};
use tengen::rules::{Color, Komi, Rank, RuleSet, Size};

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::resign;
use crate::support::table::{Fate, Table, private, public, sentence};
use crate::support::token::Token;
use crate::support::words::{assert_begins, assert_says, assert_told, english, until};

/// A table where kuro has made a challenge with these options.
fn challenged(options: &str) -> Table {
    let mut table = Table::new();
    let _ = public(table.say(KURO, &format!("/challenge {options}")));
    table
}

/// `who` opens the menus of other terms, and chooses these values.
fn choose(table: &mut Table, who: Member, values: &[&str]) -> Message {
    let mut shown = private(table.press(who, say::challenge::button_change()));
    for value in values {
        shown = public(table.choose(who, value));
    }
    shown
}

/// `who` sends the chosen terms; the new card, and the bot's other deeds.
fn send(table: &mut Table, who: Member) -> (Message, Vec<Deed>) {
    let sent = public(table.press(who, say::challenge::button_send()));
    assert_eq!(sent.content, english(say::challenge::sent()));
    assert!(sent.rows.is_empty());
    let (posts, others): (Vec<_>, Vec<_>) = table
        .take_deeds()
        .into_iter()
        .partition(|deed| matches!(deed, Deed::Posted(..)));
    let [Deed::Posted(_, card)] = posts[..] else {
        panic!("one card: {posts:?}");
    };
    let card = table.desk.lock().message(card).unwrap().message.clone();
    (card, others)
}

/// The current content of `message`.
fn standing(table: &Table, message: MessageId) -> Message {
    let mut state = table.desk.lock();
    state.message(message).unwrap().message.clone()
}

#[track_caller]
fn assert_no_game(table: &Table, number: u64) {
    let game = table.wait(table.store().game(GameId::new(number)));
    assert_eq!(game.unwrap(), None);
}

fn has_label(message: &Message, label: Text) -> bool {
    let label = english(label);
    crate::support::words::labels(message).contains(&label)
}

#[test]
fn the_invited_player_answers_with_other_terms_and_the_challenger_accepts() {
    let mut table = challenged("opponent:@shiro size:9 colour:black");
    let (_, old) = table.custom_id(say::challenge::button_accept());
    let shown = choose(&mut table, SHIRO, &["13", "chinese", "2.1", "3d"]);
    assert_eq!(
        shown.content,
        format!(
            "{}\nGo on 13×13 · Chinese or AGA style (area) · Handicap 2 · Komi 0.5 · \
             The challenger takes White · 3 days a move · {}",
            english(say::challenge::change()),
            english(say::rating::rated())
        )
    );
    // Kuro wanted Black, so shiro, the challenger of the new terms, takes White.
    let own = button_colors(say::command::color_white());
    let _ = public(table.press(SHIRO, own));
    let _ = public(table.press(SHIRO, button_colors(say::command::color_black())));
    let stronger = button_colors(say::command::color_stronger());
    let _ = public(table.press(SHIRO, stronger));
    let _ = public(table.press(SHIRO, button_colors(say::command::color_random())));
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    let (card, others) = send(&mut table, SHIRO);
    assert_eq!(others, [Deed::Edited(old)]);
    let settled = standing(&table, old);
    assert!(settled.rows.is_empty(), "the old card has no buttons");
    let said = english(say::challenge::replaced(SHIRO.mention()));
    assert_begins(&settled, &said);
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
    assert_eq!(card.mention, [KURO.player()]);
    let said = english(say::challenge::counter(SHIRO.mention(), KURO.mention()));
    assert_begins(&card, &said);
    let terms = *table.game(2).terms();
    assert_eq!(terms.size, Size::square(13).unwrap());
    assert_eq!(terms.rules, RuleSet::from_name("chinese").unwrap().rules);
    assert_eq!((terms.handicap.stones(), terms.komi), (2, Komi::HALF));
    assert_eq!(terms.pace.control.to_string(), "3d");
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    drop(table.take_post());
    assert!(table.game(2).seats().is_some());
}

#[test]
fn the_colours_go_on_with_each_press_and_are_those_of_the_one_who_sends() {
    let mut table = challenged("opponent:@shiro size:9");
    let mut shown = choose(&mut table, SHIRO, &[]);
    let named = [
        say::command::color_random(),
        say::command::color_white(),
        say::command::color_black(),
        say::command::color_stronger(),
    ];
    for colors in &named {
        let label = button_colors(colors.clone());
        assert!(has_label(&shown, label.clone()), "{shown:?}");
        shown = public(table.press(SHIRO, label));
    }
    for colors in &named[..2] {
        let label = button_colors(colors.clone());
        shown = public(table.press(SHIRO, label));
    }
    assert!(has_label(
        &shown,
        button_colors(say::command::color_black())
    ));
    drop(send(&mut table, SHIRO));
    let taken = ColorChoice::Challenger(Color::Black);
    assert_eq!(table.game(2).terms().colors, taken);
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    drop(table.take_post());
    assert_eq!(table.game(2).color_of(SHIRO.player()), Some(Color::Black));
}

#[test]
fn what_is_not_changed_cannot_be_sent() {
    let mut table = challenged("opponent:@shiro size:9 clock:byoyomi 10d+3x12h");
    let shown = choose(&mut table, SHIRO, &[]);
    let Some(Row::Buttons(buttons)) = shown.rows.last() else {
        panic!("{shown:?}");
    };
    assert_eq!(buttons[0].look, Look::Disabled);
    let (press, message) = table.custom_id(say::challenge::button_send());
    let said = sentence(table.press_id(SHIRO, &press, message));
    assert_eq!(said, english(say::refusal::nothing_to_change()));
    // Choosing the current value changes nothing, even a clock that the menu does not offer by itself.
    let same = public(table.choose(SHIRO, "byoyomi 10d+3x12h"));
    assert_eq!(same.content, shown.content);
    assert_no_game(&table, 2);
}

#[test]
fn the_challenger_changes_the_terms_and_the_same_player_is_invited() {
    let mut table = challenged("opponent:@shiro size:9");
    let _ = choose(&mut table, KURO, &["19"]);
    let (card, _) = send(&mut table, KURO);
    assert_eq!(card.mention, [SHIRO.player()]);
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
    let new = table.game(2);
    assert_eq!(new.offer().challenger, KURO.player());
    assert_eq!(new.offer().invitation, Invitation::One(SHIRO.player()));
    // And may change them again.
    let _ = choose(&mut table, SHIRO, &["13"]);
    drop(send(&mut table, SHIRO));
    let _ = choose(&mut table, KURO, &["9"]);
    drop(send(&mut table, KURO));
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    assert_eq!(table.game(4).phase(), Phase::Closed(Closing::Declined));
}

#[test]
fn nobody_else_changes_the_terms() {
    let mut table = challenged("opponent:@shiro size:9");
    assert_told(
        table.press(AKA, say::challenge::button_change()),
        say::refusal::only_invited(SHIRO.mention()),
    );
    let _ = choose(&mut table, SHIRO, &["13"]);
    let (press, message) = table.custom_id(say::challenge::button_send());
    assert_told(
        table.press_id(AKA, &press, message),
        say::refusal::only_invited(SHIRO.mention()),
    );
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
}

#[test]
fn an_open_challenge_is_answered_and_stays_open() {
    let mut table = challenged("size:9");
    let _ = choose(&mut table, AKA, &["13"]);
    table.restart();
    let (card, others) = send(&mut table, AKA);
    assert!(others.is_empty(), "the open challenge stays: {others:?}");
    assert_eq!(card.mention, [KURO.player()]);
    let said = english(say::challenge::counter(AKA.mention(), KURO.mention()));
    assert_begins(&card, &said);
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    // Its challenger changes it for everybody.
    let (change, message) = {
        let state = table.desk.lock();
        let first = &state.messages[0];
        let label = english(say::challenge::button_change());
        let mut buttons = first.buttons();
        let found = buttons.find(|button| button.label == label).unwrap();
        (found.custom_id.clone(), first.id)
    };
    let _ = private(table.press_id(KURO, &change, message));
    let _ = public(table.choose(KURO, "19"));
    let (card, _) = send(&mut table, KURO);
    assert_eq!(card.mention, []);
    assert_eq!(table.game(3).offer().invitation, Invitation::Anyone);
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
}

#[test]
fn in_every_other_state_the_terms_stay_as_they_are() {
    type Settle = fn(&mut Table);
    let cases: [(Settle, Text); 5] = [
        (
            |table| {
                let _ = public(table.press(SHIRO, say::challenge::button_accept()));
                drop(table.take_post());
            },
            say::refusal::already_accepted(),
        ),
        (
            |table| drop(table.press(SHIRO, say::challenge::button_decline())),
            say::refusal::declined(),
        ),
        (
            |table| drop(table.press(KURO, say::challenge::button_decline())),
            say::refusal::withdrawn(),
        ),
        (
            |table| table.advance_days(7),
            say::refusal::expired(until(1_800_604_800)),
        ),
        (
            |table| {
                table.advance_days(7);
                table.tick();
                drop(table.take_deeds());
            },
            say::refusal::lapsed(),
        ),
    ];
    for (settle, said) in cases {
        let mut table = challenged("opponent:@shiro size:9");
        let (change, card) = table.custom_id(say::challenge::button_change());
        let _ = choose(&mut table, SHIRO, &["13"]);
        let (send, message) = table.custom_id(say::challenge::button_send());
        settle(&mut table);
        table.restart();
        for (press, below) in [(&change, card), (&send, message)] {
            for who in [KURO, SHIRO] {
                let answer = sentence(table.press_id(who, press, below));
                assert_eq!(answer, english(said.clone()), "{}", who.name);
            }
        }
        assert_no_game(&table, 2);
    }
}

#[test]
fn sent_twice_there_is_one_new_challenge() {
    let mut table = challenged("opponent:@shiro size:9");
    let _ = choose(&mut table, SHIRO, &["13"]);
    let (press, message) = table.custom_id(say::challenge::button_send());
    let _ = public(table.press_id(SHIRO, &press, message));
    assert_eq!(table.take_deeds().len(), 2);
    let _ = table.deliver_again();
    let again = sentence(table.press_id(SHIRO, &press, message));
    assert_eq!(again, english(say::refusal::replaced()));
    assert_no_game(&table, 3);
}

/// A kill before or after the answer, or a lost answer: the change is made once, and both cards are in the channel.
#[test]
fn whatever_becomes_of_the_answer_there_are_both_cards() {
    for fate in [
        Fate::KilledBefore,
        Fate::KilledAfter,
        Fate::Lost(Undelivered::Refused),
        Fate::Unheard(Undelivered::Failed),
    ] {
        let mut table = challenged("opponent:@shiro size:9");
        let (_, old) = table.custom_id(say::challenge::button_accept());
        let _ = choose(&mut table, SHIRO, &["13"]);
        table.fate = Some(fate);
        let _ = table.press(SHIRO, say::challenge::button_send());
        table.fate = None;
        table.restart();
        table.advance_days(1);
        table.tick();
        table.send_outbox();
        drop(table.take_deeds());
        assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
        assert!(standing(&table, old).rows.is_empty(), "{fate:?}");
        let (_, new) = table.custom_id(say::challenge::button_accept());
        assert_ne!(new, old);
        let cards = table.buttons().len();
        assert_eq!(cards, 1, "{fate:?}");
        let _ = public(table.press(KURO, say::challenge::button_accept()));
        drop(table.take_post());
        assert!(table.game(2).seats().is_some());
    }
}

#[test]
fn one_who_may_have_no_more_challenges_still_changes_their_own() {
    let limits = Limits {
        open_challenges: 1,
        open_challenges_between: 1,
        open_challenges_to: 1,
        ..Config::default().limits
    };
    let mut table = Table::new().with_limits(limits);
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:9"));
    let _ = choose(&mut table, KURO, &["13"]);
    drop(send(&mut table, KURO));
    let _ = private(table.say(KURO, "/challenge opponent:@shiro size:9"));
    assert_no_game(&table, 3);
}

#[test]
fn pairs_have_no_such_button() {
    let mut table = Table::new();
    let pairs = "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao";
    let _ = public(table.say(KURO, pairs));
    let labels = table.buttons().concat();
    assert!(!labels.contains(&english(say::challenge::button_change())));
    for who in [KURO, AO] {
        let said = private(table.press_id(who, "v1:change:1:1", MessageId::new(1)));
        assert!(said.rows.is_empty());
    }
}

#[test]
fn a_rematch_with_other_terms_is_the_only_one() {
    let mut table = crate::support::script::seated("size:5");
    resign(&mut table, KURO);
    let (rematch, result) = table.custom_id(say::table::button_rematch());
    let _ = private(table.press_id(KURO, &rematch, result));
    let _ = public(table.press(KURO, say::challenge::button_rematch_swapped()));
    let _ = choose(&mut table, SHIRO, &["13"]);
    drop(send(&mut table, SHIRO));
    let standing = private(table.press_id(KURO, &rematch, result));
    let said = english(say::challenge::counter(SHIRO.mention(), KURO.mention()));
    assert_says(&standing, &said);
    assert_no_game(&table, 4);
}

/// Kuro of 7k challenges shiro of 5k to a game that is not even.
fn ranked() -> Table {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:7k"));
    let _ = sentence(table.say(SHIRO, "/me rank rank:5k"));
    let card = public(table.say(KURO, "/challenge opponent:@shiro size:19"));
    assert!(has_label(&card, say::challenge::button_even()));
    table
}

#[test]
fn the_even_game_is_a_press_away_for_both() {
    let line = say::challenge::line_balance(say::challenge::balance(
        KURO.mention(),
        Rank::kyu(7).unwrap(),
        SHIRO.mention(),
        Rank::kyu(5).unwrap(),
        2,
        Komi::HALF,
    ));
    for (who, other, own) in [(KURO, SHIRO, Color::Black), (SHIRO, KURO, Color::White)] {
        let mut table = ranked();
        let (even, old) = table.custom_id(say::challenge::button_even());
        table.restart();
        assert_told(
            table.press_id(AKA, &even, old),
            say::refusal::only_invited(SHIRO.mention()),
        );
        let card = public(table.press_id(who, &even, old));
        assert_eq!(card.mention, [other.player()]);
        assert_says(&card, line.clone());
        assert!(!has_label(&card, say::challenge::button_even()));
        assert_eq!(table.take_deeds(), [Deed::Edited(old)]);
        assert!(standing(&table, old).rows.is_empty());
        let terms = *table.game(2).terms();
        assert_eq!((terms.handicap.stones(), terms.komi), (2, Komi::HALF));
        assert_eq!(terms.colors, ColorChoice::Challenger(own));
        let _ = public(table.press(other, say::challenge::button_accept()));
        drop(table.take_post());
        assert_eq!(table.game(2).color_of(KURO.player()), Some(Color::Black));
        assert_told(table.press_id(who, &even, old), say::refusal::replaced());
    }
}

#[test]
fn where_the_bot_can_only_answer_the_new_card_is_the_answer() {
    let mut table = Table::new();
    table.answers_only();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:9"));
    let _ = choose(&mut table, SHIRO, &["13"]);
    let card = public(table.press(SHIRO, say::challenge::button_send()));
    assert_eq!(card.mention, [KURO.player()]);
    drop(table.take_deeds());
}

#[test]
fn the_longest_choice_fits_what_a_button_carries() {
    let shown = Shown {
        game: GameId::new(u64::MAX),
        revision: Revision::new(u32::MAX),
    };
    for set in RuleSet::ALL {
        let changes = Changes {
            size: Size::square(19),
            rules: Some(set),
            odds: Some(Odds {
                stones: 9,
                komi: Komi::from_half_points(-722).unwrap(),
            }),
            colors: Some(ColorChoice::StrongerTakesWhite),
            control: Some("canadian 20d+7d/10".parse().unwrap()),
        };
        for (part, _) in Part::ALL {
            let token = Token::Offer(part, changes, shown);
            assert_eq!(Token::parse(&token.write().unwrap()), Some(token));
        }
    }
    for text in [
        "v1:offer:send:-:-:-:-:-:1",
        "v1:offer:send:09:-:-:-:-:1:1",
        "v1:offer:send:20:-:-:-:-:1:1",
        "v1:offer:send:-:chess:-:-:-:1:1",
        "v1:offer:send:-:-:10.1:-:-:1:1",
        "v1:offer:send:-:-:2.+1:-:-:1:1",
        "v1:offer:send:-:-:-:x:-:1:1",
        "v1:offer:send:-:-:-:-:5d:1:1",
        "v1:offer:sends:-:-:-:-:-:1:1",
    ] {
        assert_eq!(Token::parse(text), None, "{text}");
    }
}
