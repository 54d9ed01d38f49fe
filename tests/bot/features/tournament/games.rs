//! Rounds by correspondence: each pair gets its game.

use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::OutboundError;
use tengen::clock::Span;
use tengen::contest::{Contest, EntryIndex, Outcome, Phase};
use tengen::game::{ChannelId, Game, GameId};
use tengen::i18n::{Name, Quote, When, say};
use tengen::rules::{ByColor, Color};

use super::{FOUR, contest, create, create_with_players, phase, publish, take_posts};
use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::direct;
use crate::support::script::resign_game;
use crate::support::table::{TABLE, Table, private, public, sentence};
use crate::support::words::{assert_ends, assert_lacks, assert_says, english};

/// The games of the last round.
pub(super) fn games(table: &Table) -> Vec<Game> {
    let (contest, _) = contest(table);
    let pairs = contest.rounds.last().unwrap().pairs.iter();
    let ids: Vec<GameId> = pairs
        .map(|pair| pair.boards[0].game.expect("it has one"))
        .collect();
    ids.into_iter().map(|id| table.game(id.get())).collect()
}

pub(super) fn of_color(game: &Game, color: Color) -> Member {
    let mut four = FOUR.into_iter().chain([AO]);
    let found = four.find(|member| game.color_of(member.player()) == Some(color));
    found.expect("one of the cast plays")
}

/// A pair as the thread of its game names it: Black first.
fn pairing(contest: &Contest, table: usize, seats: ByColor<EntryIndex>) -> String {
    let [black, white] = [seats.black, seats.white].map(|seat| {
        let entry = contest.entry(seat);
        format!(
            "<@{}> ({})",
            entry.side.captain(),
            entry.side.rank().unwrap()
        )
    });
    format!("\n{table}. ⚫ {black} – ⚪ {white}\n")
}

#[test]
fn each_pair_gets_its_game_and_the_game_tells_the_result() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    publish(&mut table);
    table.tick();
    let (contest, _) = contest(&table);
    let messages = take_posts(&table);
    let round = &contest.rounds[0];
    let deadline = say::tournament::no_show(When(round.no_show), When(contest.halfway(round)));
    let deadline = english(deadline);
    for (pair, table) in round.pairs.iter().zip(1..) {
        let line = pairing(&contest, table, pair.couple.seats);
        assert!(
            messages.iter().any(|it| it.content.contains(&line)),
            "{line}"
        );
    }
    let cards = messages.iter().filter(|it| it.content.contains(&deadline));
    assert_eq!(cards.count(), 1, "one message a round: {messages:#?}");
    let all = games(&table);
    assert_eq!(all.len(), 2);
    let page = private(table.say(KURO, &format!("/game show game:{}", all[0].id())));
    let fields = page.card.unwrap().fields;
    let named = english(say::tournament::title(Quote::new("Cup")));
    let label = english(say::tournament::label());
    assert!(fields.contains(&(label.into(), named.into())), "{fields:?}");
    let colors = english(say::challenge::field_colors());
    assert!(
        fields.iter().all(|(name, _)| *name != colors),
        "nobody challenged: {fields:?}"
    );
    for (game, pair) in all.iter().zip(&contest.rounds[0].pairs) {
        let white = contest.entry(pair.couple.seats.white).side.captain();
        assert_eq!(game.color_of(white), Some(Color::White));
        assert!(game.phase().is_running());
    }
    // A second tick makes no second game.
    table.tick();
    assert!(take_posts(&table).is_empty());
    for game in &all {
        let loser = of_color(game, Color::Black);
        resign_game(&mut table, loser, game.id().get());
    }
    assert_eq!(phase(&table), Phase::Between(1));
    let (_, results) = super::contest(&table);
    assert_eq!(results.get(1, 2), Some(Outcome::Won(Color::White)));
    drop(table.take_deeds());
    // Published pairs survive a restart.
    publish(&mut table);
    table.restart();
    table.tick();
    assert_eq!(games(&table).len(), 2);
    drop(table.take_deeds());
}

/// The message with the pairs of the round.
fn list(table: &Table) -> Message {
    let (contest, _) = contest(table);
    let [(_, message)] = contest.rounds.last().unwrap().messages[..] else {
        panic!("one message");
    };
    table.desk.lock().message(message).unwrap().message.clone()
}

#[test]
fn results_fill_in_the_list_of_a_round_and_each_player_is_called_once() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1");
    publish(&mut table);
    table.tick();
    let messages = take_posts(&table);
    let mut called: Vec<_> = messages.iter().flat_map(|it| it.mention.clone()).collect();
    called.sort_unstable();
    let mut four = FOUR.map(|member| member.player());
    four.sort_unstable();
    assert_eq!(called, four, "{messages:#?}");
    let (game, other) = (games(&table).remove(0), games(&table).remove(1));
    let [winner, loser] = [Color::White, Color::Black].map(|color| of_color(&game, color));
    let won = format!(": **<@{}>**", winner.id);
    assert_lacks(&list(&table), &won);
    resign_game(&mut table, loser, game.id().get());
    let shown = list(&table);
    let line = shown.content.lines().find(|line| line.ends_with(&won));
    assert!(
        line.is_some_and(|line| line.starts_with("1.")),
        "{}",
        shown.content
    );
    assert!(shown.mention.is_empty(), "{shown:?}");
    // A result that is entered or removed by hand is shown there, too.
    let _ = private(table.say(KURO, "/tournament result table:1 result:black"));
    let corrected = format!(": **<@{}>**", loser.id);
    assert_says(&list(&table), &corrected);
    let _ = private(table.say(KURO, "/tournament result table:2 result:jigo"));
    let jigo = english(say::tournament::result_named("jigo".to_owned()));
    assert_says(&list(&table), format!(": **{jigo}**"));
    assert!(other.phase().is_running());
    drop(table.take_deeds());
}

#[test]
fn the_list_leads_to_the_threads_of_its_games_which_leave_nothing_else_in_the_channel() {
    let mut table = Table::new().with_threads();
    create_with_players(&mut table, "system:swiss rounds:1");
    publish(&mut table);
    let before = seen_in(&table, TABLE);
    table.tick();
    drop(table.take_deeds());
    assert_eq!(seen_in(&table, TABLE), before);
    let shown = list(&table);
    for game in games(&table) {
        let thread = game.place().channel;
        assert_ne!(thread, TABLE);
        assert_says(&shown, format!("/{thread})"));
        assert_eq!(seen_in(&table, thread), 1, "its board");
    }
    drop(table.take_deeds());
}

/// Number of public messages in `channel`.
fn seen_in(table: &Table, channel: ChannelId) -> usize {
    let state = table.desk.lock();
    let seen = state.messages.iter();
    seen.filter(|seen| seen.channel == channel && seen.audience.is_none())
        .count()
}

/// A tournament of kuro's that three have entered, each as 5k.
fn of_three() -> Table {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup system:swiss rounds:1");
    for member in [KURO, SHIRO, AKA] {
        let _ = table.say(member, "/me rank rank:5k");
        let _ = public(table.press(member, say::tournament::button_enter()));
    }
    table
}

#[test]
fn an_organiser_is_told_that_a_round_cannot_be_posted() {
    let mut table = of_three();
    let refusing = (TABLE, OutboundError::NoAccess);
    table.desk.lock().refusing.push(refusing);
    publish(&mut table);
    let _ = table.take_deeds();
    let state = table.desk.lock();
    let direct = direct(KURO.player());
    let told = state.messages.iter().find(|seen| seen.channel == direct);
    let told = &told.expect("kuro is told").message.content;
    let expected = say::tournament::undelivered(Quote::new("Cup"), 1, 1, TABLE);
    assert_eq!(*told, english(expected));
}

#[test]
fn a_member_who_has_a_bye_reads_so_in_the_channel() {
    let mut table = of_three();
    publish(&mut table);
    table.tick();
    let (contest, _) = contest(&table);
    let [free] = contest.rounds[0].byes[..] else {
        panic!("one of three");
    };
    let free = contest.entry(free).side.captain();
    let messages = take_posts(&table);
    let head = english(say::tournament::round_list(Quote::new("Cup"), 1));
    let bye = english(say::tournament::bye(format!("<@{free}> (5k)")));
    let told = messages.iter().find(|it| it.content.starts_with(&head));
    let told = told.expect("the round is posted");
    assert_says(told, &bye);
    assert!(told.mention.contains(&free), "they are called");
}

#[test]
fn a_member_who_has_not_moved_by_the_announced_time_loses() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 no-show:24");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let [first, second] = &games(&table)[..] else {
        panic!("two games");
    };
    let black = of_color(first, Color::Black);
    let _ = table.say(black, "/me boards preview:off");
    let _ = table.say(black, &format!("/play at:C3 game:{}", first.id()));
    table.clock.advance(Span::hours(23));
    table.tick();
    assert_eq!(phase(&table), Phase::Running(1));
    table.clock.advance(Span::hours(1));
    table.tick();
    let messages = take_posts(&table);
    let [winner, loser] = [Color::Black, Color::White].map(|color| of_color(first, color).player());
    let lost = say::table::won_no_show(Name::mention(winner), Color::Black, Name::mention(loser));
    let lost = english(lost);
    let board = messages.iter().find(|it| it.content.contains(&lost));
    let board = board.expect("the game's board says so");
    let organiser = say::people::ruled_by(Name::mention(KURO.player()));
    assert_lacks(board, organiser);
    let (_, results) = contest(&table);
    assert_eq!(results.get(1, 1), Some(Outcome::Won(Color::Black)));
    assert_eq!(results.get(1, 2), Some(Outcome::Won(Color::White)));
    assert!(!table.game(second.id().get()).phase().is_running());
    assert_eq!(phase(&table), Phase::Over);
    drop(table.take_deeds());
}

#[test]
fn a_first_move_shortly_before_the_announced_time_wins_no_game() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 no-show:24");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let first = games(&table).remove(0);
    let black = of_color(&first, Color::Black);
    let _ = table.say(black, "/me boards preview:off");
    table.clock.advance(Span::hours(23));
    table.tick();
    let _ = table.say(black, &format!("/play at:C3 game:{}", first.id()));
    table.clock.advance(Span::hours(1));
    table.tick();
    let (_, results) = contest(&table);
    assert_eq!(results.get(1, 1), None, "White has the time of a move");
    assert_eq!(results.get(1, 2), Some(Outcome::Won(Color::White)));
    drop(table.take_deeds());
}

#[test]
fn a_round_that_follows_at_once_leaves_no_pair_without_a_game() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3");
    publish(&mut table);
    drop(table.take_deeds());
    publish(&mut table);
    table.tick();
    let (contest, _) = contest(&table);
    assert_eq!(contest.rounds.len(), 2);
    assert_eq!(contest.games().count(), 4);
    drop(table.take_deeds());
}

#[test]
fn a_round_goes_on_while_a_game_of_the_last_one_does() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let proposal = private(table.press(KURO, say::tournament::button_pair(2)));
    let open = english(say::tournament::still_open(2));
    let body = proposal.card.unwrap().body;
    assert_says(&body, &open);
    let _ = public(table.press(KURO, say::tournament::button_publish()));
    table.tick();
    assert_eq!(contest(&table).0.rounds.len(), 2);
    assert_eq!(games(&table).len(), 2);
    drop(table.take_deeds());
}

#[test]
fn a_game_whose_result_is_entered_by_hand_goes_on_until_the_organiser_calls_it_off() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let [first, second] = &games(&table)[..] else {
        panic!("two games");
    };
    let done = private(table.say(KURO, "/tournament result table:1 result:white"));
    let goes_on = english(say::tournament::game_goes_on(first.id()));
    assert_ends(&done, &goes_on);
    assert!(table.game(first.id().get()).phase().is_running());
    let (call_off, message) = table.custom_id(say::pace::button_call_off());
    let said = sentence(table.press_id(AKA, &call_off, message));
    assert_eq!(said, english(say::tournament::no_organiser()));
    let said = public(table.press(KURO, say::pace::button_call_off()));
    assert_eq!(said.content, english(say::pace::called_off()));
    assert!(!table.game(first.id().get()).phase().is_running());
    assert_eq!(
        contest(&table).1.get(1, 1),
        Some(Outcome::Won(Color::White))
    );
    // Another game is over already.
    let loser = of_color(second, Color::Black);
    resign_game(&mut table, loser, second.id().get());
    let corrected = private(table.say(KURO, "/tournament result table:2 result:black"));
    assert!(corrected.rows.is_empty(), "{corrected:?}");
    drop(table.take_deeds());
}

#[test]
fn a_game_that_counts_again_is_not_called_off_by_an_older_button() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    let _ = private(table.say(KURO, "/tournament result table:1 result:clear"));
    let said = sentence(table.press(KURO, say::pace::button_call_off()));
    assert_eq!(said, english(say::refusal::unknown_button()));
    assert!(games(&table)[0].phase().is_running());
    drop(table.take_deeds());
}
