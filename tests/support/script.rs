//! Scripts that many tests begin with.

use tengen::bot::kit::verb::Verb;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Button, Message, Row};
use tengen::bot::port::request::Permissions;
use tengen::clock::Span;
use tengen::game::{ColorChoice, Draft, Game, GameId, Pace, Phase, Terms, offer};
use tengen::i18n::say;
use tengen::rules::{Color, RuleSet, Size, Variant};
use tengen::store::{Change, Origin};

use super::board::at;
use super::cast::{KURO, Member, SHIRO};
use super::desk::Deed;
use super::table::{Table, private, public, sentence};
use super::token::Token;
use super::words::{Words, english, german};

/// Kuro challenges shiro with `options`, shiro accepts; kuro plays Black.
pub(crate) fn seated(options: &str) -> Table {
    let mut table = Table::new();
    begin(&mut table, options);
    table
}

/// Kuro challenges shiro with `options`, shiro accepts; kuro plays Black.
pub(crate) fn begin(table: &mut Table, options: &str) {
    let challenge = format!("/challenge opponent:@shiro colour:black {options}");
    let _card = public(table.say(KURO, &challenge));
    let accept = say::challenge::button_accept();
    let accept = match table.club_locale.as_deref() {
        Some("de") => german(accept),
        _ => english(accept),
    };
    let _accepted = public(table.press(SHIRO, accept));
    match table.setting.reach {
        tengen::bot::port::request::Reach::Member(_) => drop(table.take_post()),
        tengen::bot::port::request::Reach::AnswersOnly(_)
        | tengen::bot::port::request::Reach::Page => {}
    }
}

/// `moderator` sends `/moderate` with `options`, confirms the question, and enters `reason`.
#[must_use]
pub(crate) fn rule(table: &mut Table, moderator: Member, options: &str, reason: &str) -> Answer {
    let before = table.powers;
    table.powers.0 |= MODERATES.0;
    let question = private(table.say(moderator, &format!("/moderate {options}")));
    let [Row::Buttons(buttons)] = &question.rows[..] else {
        panic!("one question, one button: {question:?}");
    };
    let form = table.press(moderator, &buttons[0].label);
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    let ruled = table.fill(moderator, reason);
    table.powers = before;
    ruled
}

/// Permissions of a moderator.
pub(crate) const MODERATES: Permissions = Permissions::MANAGE_MESSAGES;

/// Runs `act` with a moderator's permissions.
pub(crate) fn moderating<T>(table: &mut Table, act: impl FnOnce(&mut Table) -> T) -> T {
    let before = std::mem::replace(&mut table.powers, MODERATES);
    let done = act(table);
    table.powers = before;
    done
}

/// `loser` resigns their only game, and confirms it; the message of the result.
#[track_caller]
pub(crate) fn resign(table: &mut Table, loser: Member) -> Message {
    let _question = private(table.say(loser, "/game resign"));
    let result = table.confirm(loser, say::table::button_resign());
    table.assert_stripped();
    result
}

/// `loser` resigns the game numbered `game`, one of several, and confirms it, whatever the bot answers and posts.
#[track_caller]
pub(crate) fn resign_game(table: &mut Table, loser: Member, game: u64) {
    let _question = private(table.say(loser, &format!("/game resign game:{game}")));
    let _result = table.press(loser, say::table::button_resign());
    assert!(!table.game(game).phase().is_running(), "game {game}");
}

/// Kuro and shiro play `moves` in turn, kuro first; `pass` is a move.
pub(crate) fn play(table: &mut Table, moves: &str) {
    play_from(table, [KURO, SHIRO], moves);
}

/// The `players` play `moves` in turn in the game numbered `game`, one of several, whatever the bot answers and posts.
pub(crate) fn play_in(table: &mut Table, game: u64, players: [Member; 2], moves: &str) {
    for (player, mv) in players.iter().cycle().zip(moves.split_whitespace()) {
        let _board = table.say(*player, &format!("/play at:{mv} game:{game}"));
    }
    drop(table.take_deeds());
}

/// `winner` challenges `loser` to a rated game on a clock, in which `loser` runs out of time.
pub(crate) fn lose_on_time(table: &mut Table, winner: Member, loser: Member) {
    let challenge = format!("/challenge colour:black opponent:@{}", loser.name);
    let _card = public(table.say(
        winner,
        &format!("{challenge} size:9 rules:japanese clock:1h"),
    ));
    let _accepted = public(table.press(loser, say::challenge::button_accept()));
    let games = table.wait(table.store().games_of(loser.player())).unwrap();
    let game = games.into_iter().max().unwrap().get();
    for player in [winner, loser] {
        let _ = private(table.say(player, "/me boards preview:off"));
    }
    play_in(table, game, [winner, loser], "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    table.clock.advance(Span::hours(2));
    table.tick();
    drop(table.take_deeds());
}

/// The `players` play `moves` in turn.
pub(crate) fn play_from(table: &mut Table, players: impl AsRef<[Member]>, moves: &str) {
    for (player, mv) in players
        .as_ref()
        .iter()
        .cycle()
        .zip(moves.split_whitespace())
    {
        let answer = match mv {
            "pass" => table.say(*player, "/game pass"),
            point => table.say(*player, &format!("/play at:{point}")),
        };
        // A member with previews has to confirm the move.
        let answer = match answer {
            Answer::Ephemeral(preview) if !preview.files.is_empty() && !preview.rows.is_empty() => {
                table.press(*player, say::people::button_put(at(&mv.to_uppercase())))
            }
            answer => answer,
        };
        if let Answer::Replace(_) = answer {
            // The preview has lost its buttons, and the dispatcher has posted the board.
            drop(table.take_post());
            continue;
        }
        match answer {
            Answer::Post(_) => {}
            other => panic!("{} {mv}: {}", player.name, sentence(other)),
        }
        if matches!(
            table.setting.reach,
            tengen::bot::port::request::Reach::Member(_)
        ) {
            table.assert_stripped();
        }
    }
}

/// Removes the suggested marks from the count of game 1, so that a script begins with a clean board.
pub(crate) fn unmark(table: &mut Table) {
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!("no count");
    };
    let dead: Vec<_> = marking.dead.iter().map(|point| point.to_string()).collect();
    if !dead.is_empty() {
        drop(public(
            table.say(KURO, &format!("/game mark at:{}", dead.join(","))),
        ));
        table.assert_stripped();
    }
}

/// Kuro challenges shiro to Go on 9×9 with this time control, shiro accepts; kuro plays Black.
pub(crate) fn timed(control: &str) -> Table {
    let mut table = Table::new();
    begin_timed(&mut table, control);
    table
}

/// The same at a table where games may have been played before. Both preview their moves in games with a clock.
pub(crate) fn begin_timed(table: &mut Table, control: &str) {
    for player in [KURO, SHIRO] {
        let _ = private(table.say(player, "/me boards preview:timed"));
    }
    let rules = RuleSet::default_of(Variant::Go).rules;
    let terms = Terms::new(Draft {
        colors: ColorChoice::Challenger(Color::Black),
        pace: Pace::of(control.parse().unwrap()),
        ..Draft::even(rules, Size::square(9).unwrap())
    });
    let place = table.setting.place;
    let offered = offer(
        KURO.player(),
        Some(SHIRO.player()),
        terms.unwrap(),
        place,
        table.now(),
    );
    let store = table.store();
    let offered = offered.unwrap();
    let game = Game::begin(GameId::new(1), offered.clone()).unwrap();
    let change = Change::silent(&game);
    let game = table
        .wait(store.create(vec![offered], change, Origin::New))
        .unwrap();
    let accept = format!("v1:accept:{}:1", game.id());
    let card = Message::text("the card of the challenge".to_owned());
    let card = table.desk.lock().add(place.channel, None, card);
    let _accepted = public(table.press_id(SHIRO, &accept, card));
    drop(table.take_deeds());
}

impl Table {
    /// Confirms a private question by its button `label`; the board that the bot posts then.
    #[track_caller]
    pub(crate) fn confirm(&mut self, who: Member, label: impl Words) -> Message {
        let answer = self.press(who, label);
        self.board_after(answer)
    }

    /// The board that the bot posts after this `answer`, which replaces a private question and its buttons.
    #[track_caller]
    pub(crate) fn board_after(&mut self, answer: Answer) -> Message {
        let Answer::Replace(told) = answer else {
            panic!("the question stays: {answer:?}");
        };
        let mut rows = told.rows.iter();
        let takes_back = |button: &Button| {
            matches!(
                Token::parse(&button.custom_id),
                Some(Token::Game(Verb::Undo, _))
            )
        };
        let is_answered =
            rows.all(|row| matches!(row, Row::Buttons(buttons) if buttons.iter().all(takes_back)));
        assert!(is_answered, "the question can be answered again: {told:?}");
        let mut desk = self.desk.lock();
        let posts = |deed: &Deed| matches!(deed, Deed::Posted(..));
        let at = desk.deeds.iter().position(posts);
        let Deed::Posted(_, board) = desk.deeds.remove(at.expect("a board is posted")) else {
            unreachable!("it posts");
        };
        desk.message(board).unwrap().message.clone()
    }
}

/// `who` agrees to the count, and confirms it where it is contested.
#[track_caller]
pub(crate) fn agree_to_count(table: &mut Table, who: Member) -> Message {
    match table.press(who, say::count::button_agree()) {
        Answer::Ephemeral(asked) => {
            let [Row::Buttons(buttons)] = &asked.rows[..] else {
                panic!("a question: {asked:?}");
            };
            let Some(Token::Game(Verb::AgreeSure, shown)) = Token::parse(&buttons[0].custom_id)
            else {
                panic!("whether they agree: {asked:?}");
            };
            let game = table.game(shown.game.get());
            assert!(!game.contested_chains().is_empty(), "nothing is contested");
            table.confirm(who, say::count::button_agree())
        }
        answer => public(answer),
    }
}

/// Kuro and shiro agree to the count, which ends the game.
#[track_caller]
pub(crate) fn both_agree_to_count(table: &mut Table) {
    for who in [KURO, SHIRO] {
        let _ = agree_to_count(table, who);
        table.assert_stripped();
    }
}

/// `who` posts a puzzle with `options`.
pub(crate) fn post_puzzle(table: &mut Table, who: Member, options: &str) -> Message {
    let _ = private(table.say(who, &format!("/puzzle now {options}")));
    public(table.press(who, say::puzzle::button_post_here()))
}
