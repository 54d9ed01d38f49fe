//! Teams: the members of a channel vote on their moves.

mod channels;
mod clubs;
mod terms;
mod veto;

use tengen::bot::features::vote::tally::{Voter, winner};
use tengen::bot::games::votes::{Tie, VOTE};
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::{ChannelKind, InteractionId, Invocation, Permissions, Request};
use tengen::clock::{Span, Timestamp};
use tengen::game::{Closing, ClubId, GameId, Invitation, Phase, PlayerId, Seat};
use tengen::i18n::{Name, Until, say};
use tengen::rules::{Color, Move};
use tengen::store::{Assignment, Cast, CastResult, Property, Turn, Vote};

use crate::support::board::at;
use crate::support::cast::{AKA, CANARY, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{self, moderating};
use crate::support::table::{CORNER, TABLE, Table, call, private, public, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, assert_told, english};

/// shiro plays Black against the members of the channel, on 5×5.
fn against() -> Table {
    let mut table = Table::new().without_limits();
    table
        .toss_white
        .store(false, std::sync::atomic::Ordering::SeqCst);
    let _ = public(table.say(SHIRO, "/together against size:5 hours:24"));
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let _ = table.take_deeds();
    table
}

/// The same after Black's first move: the vote is open.
fn open() -> Table {
    let mut table = against();
    let _ = public(table.say(SHIRO, "/play at:C3"));
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(
        deeds
            .iter()
            .any(|deed| matches!(deed, Deed::Posted(TABLE, _))),
        "{deeds:?}"
    );
    table
}

fn vote(table: &mut Table, who: Member, point: &str) {
    let said = sentence(table.say(who, &format!("/play at:{point}")));
    let closes = table.now().after(Span::days(1));
    let told = english(say::vote::cast(at(point), Until(closes)));
    let (voted, _) = told.split_once('<').unwrap();
    assert_begins(&said, voted);
}

fn after(table: &Table, span: Span) {
    table.clock.advance(span);
    table.tick();
}

/// Members who have voted on the current move.
fn voters(table: &Table) -> Vec<PlayerId> {
    let game = table.game(1);
    let turns = (0..=game.revision().get()).map(Turn::new);
    let store = table.store();
    let votes = turns.flat_map(|turn| table.wait(store.votes(game.id(), turn)).unwrap());
    votes.map(|(player, _)| player).collect()
}

/// The message of the vote.
fn message(table: &Table) -> Message {
    let state = table.desk.lock();
    let vote = english(say::vote::button_vote());
    let mut messages = state.messages.iter().rev();
    let found = messages.find(|seen| seen.buttons().any(|button| button.label == vote));
    found.expect("the vote is told").message.clone()
}

#[test]
fn the_move_with_the_most_votes_is_made_at_the_end_and_tells_whose_they_were() {
    let mut table = open();
    assert_says(&message(&table), "Votes so far (secret): 0");
    vote(&mut table, KURO, "B2");
    vote(&mut table, AKA, "D4");
    vote(&mut table, MIDORI, "D4");
    // Each member has one vote, which can be changed until the end.
    vote(&mut table, KURO, "A1");
    after(&table, Span::minutes(2));
    let _ = table.take_deeds();
    let told = message(&table).content;
    assert_says(&told, "Votes so far (secret): 3");
    assert_lacks(&told, "D4");
    assert_eq!(table.game(1).moves().len(), 1);
    after(&table, Span::days(1));
    let _ = table.take_deeds();
    let game = table.game(1);
    assert_eq!(game.last_move(), Some((Color::White, Move::Play(at("D4")))));
    let told = say::vote::closed(at("D4"), 2, 3, "<@3> & <@5>".to_owned());
    let told = english(told);
    let state = table.desk.lock();
    assert!(
        state
            .messages
            .iter()
            .any(|seen| seen.message.content == told),
        "{told}"
    );
}

#[test]
fn it_survives_a_restart_and_costs_one_edit_a_minute() {
    let mut table = open();
    let edits = |table: &Table| {
        let deeds = table.take_deeds();
        deeds
            .iter()
            .filter(|deed| matches!(deed, Deed::Edited(_)))
            .count()
    };
    vote(&mut table, KURO, "B2");
    assert!(edits(&table) <= 1);
    // The pause before the next edit of the message is in memory alone.
    table.restart();
    for point in ["A1", "B1", "C1", "D1", "E1"] {
        vote(&mut table, AKA, point);
        vote(&mut table, MIDORI, point);
    }
    assert!(edits(&table) <= 1);
    after(&table, Span::minutes(2));
    assert_eq!(edits(&table), 1);
    after(&table, Span::minutes(2));
    assert_eq!(edits(&table), 0, "nothing has changed since");
    after(&table, Span::days(1));
    assert_eq!(
        table.game(1).last_move(),
        Some((Color::White, Move::Play(at("E1"))))
    );
    let _ = table.take_deeds();
}

#[test]
fn neither_the_other_side_nor_new_members_nor_other_channels_vote() {
    let mut table = open();
    // shiro is the other side.
    let _ = sentence(table.say(SHIRO, "/play at:D4"));
    let joined = table.joined;
    table.joined = Some(table.now().after(Span::hours(-23)));
    assert_told(table.say(KURO, "/play at:D4"), say::vote::new_member());
    table.joined = None;
    assert_told(table.say(KURO, "/play at:D4"), say::vote::new_member());
    for label in [say::vote::button_vote(), say::table::button_pass()] {
        assert_told(table.press(KURO, label), say::vote::new_member());
    }
    table.joined = joined;
    table.setting.place.channel = CORNER;
    let _ = table.say(KURO, "/play at:D4 game:1");
    table.setting.place.club = Some(ClubId::new(51));
    let _ = table.say(KURO, "/play at:D4 game:1");
    table.setting.place.club = Some(ClubId::new(50));
    table.setting.place.channel = TABLE;
    assert_eq!(voters(&table), []);
    // An illegal move is no vote.
    let _ = private(table.say(KURO, "/play at:C3"));
    let _ = table.take_deeds();
}

#[test]
fn nobody_votes_and_the_vote_goes_on() {
    let mut table = open();
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 1);
    after(&table, Span::minutes(5));
    vote(&mut table, AKA, "D4");
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 2);
    let _ = table.take_deeds();
}

#[test]
fn enough_votes_end_it_at_once() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(SHIRO, "/together against size:5 votes:2"));
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let _ = public(table.say(SHIRO, "/play at:C3"));
    vote(&mut table, KURO, "B2");
    after(&table, Span::seconds(15));
    assert_eq!(table.game(1).moves().len(), 1);
    let _ = sentence(table.say(AKA, "/play at:B2"));
    after(&table, Span::seconds(15));
    assert_eq!(table.game(1).moves().len(), 2);
    // The next vote is announced at once, although the message of this one was edited less than a minute ago.
    let _ = public(table.say(SHIRO, "/play at:D2"));
    table.send_outbox();
    let told = message(&table).content;
    assert_says(&told, "Move 4");
    let _ = table.take_deeds();
}

#[test]
fn only_moderators_do_for_it_what_is_no_move() {
    let mut table = open();
    // The refusal comes before any question.
    for line in [
        "/game resign game:1",
        "/game undo game:1",
        "/game call-off game:1",
    ] {
        let refused = sentence(table.say(KURO, line));
        assert_eq!(refused, english(say::vote::moderators_act()), "{line}");
    }
    let resign = "/game resign game:1";
    let _ = private(moderating(&mut table, |table| table.say(KURO, resign)));
    // The answer to the question does not count once they moderate no more.
    let resign = say::table::button_resign;
    assert_told(table.press(KURO, resign()), say::vote::moderators_act());
    assert!(table.game(1).phase().is_running());
    let _ = public(moderating(&mut table, |table| table.press(KURO, resign())));
    assert!(!table.game(1).phase().is_running());
    let _ = table.take_deeds();
}

#[test]
fn moderators_play_a_dispute_out_and_others_are_not_asked_for_a_move() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(SHIRO, "/together against size:5"));
    moderating(&mut table, |table| {
        let _ = private(table.press(AKA, say::challenge::button_change()));
        let _ = public(table.choose(AKA, "japanese"));
        let _ = public(table.press(AKA, say::challenge::button_send()));
    });
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    for _ in 0..2 {
        if table.game(2).on_turn() == Some(SHIRO.player()) {
            drop(public(table.say(SHIRO, "/game pass")))
        } else {
            let _ = private(table.say(KURO, "/game pass"));
            after(&table, Span::days(1));
        }
    }
    assert!(matches!(table.game(2).phase(), Phase::Counting { .. }));
    let team = table.game(2).color_of(PlayerId::team(TABLE)).unwrap();
    let _ = private(table.more(SHIRO, "try"));
    let _ = public(table.press(SHIRO, say::count::button_first(team)));
    for label in [say::table::button_play(), say::table::button_pass()] {
        assert_told(table.press(KURO, label), say::vote::moderators_act());
    }
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = private(table.press(KURO, say::table::button_play()));
    let _ = table.take_deeds();
}

#[test]
fn a_member_of_the_channel_accepts_its_challenge_and_plays_against_the_others() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(KURO, "/together vote size:5 colour:black"));
    let refused = sentence(table.press(MIDORI, say::challenge::button_withdraw()));
    assert_eq!(refused, english(say::vote::moderators_act()));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let game = table.game(1);
    let seats = game.seats().unwrap();
    assert_eq!(seats.black, Seat::Player(PlayerId::team(TABLE)));
    assert_eq!(seats.white, Seat::Player(SHIRO.player()));
    table.send_outbox();
    let refused = sentence(table.say(SHIRO, "/play at:C3"));
    assert_eq!(refused, english(say::refusal::not_your_turn(Color::Black)));
    vote(&mut table, KURO, "C3");
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn moderators_withdraw_the_challenge_of_a_channel() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(KURO, "/together vote size:5"));
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = public(table.press(MIDORI, say::challenge::button_withdraw()));
    assert!(matches!(table.game(1).phase(), Phase::Closed(_)));
    let _ = table.take_deeds();
}

#[test]
fn a_vote_on_a_move_that_was_taken_back_counts_no_more() {
    let mut table = open();
    vote(&mut table, KURO, "D4");
    let _ = public(table.say(SHIRO, "/game undo"));
    table.send_outbox();
    let deeds = table.take_deeds();
    let is_deleted = |deed: &Deed| matches!(deed, Deed::Deleted(_));
    assert!(deeds.iter().any(is_deleted), "{deeds:?}");
    assert_eq!(voters(&table), []);
    let _ = public(table.say(SHIRO, "/play at:B4"));
    after(&table, Span::minutes(2));
    assert_says(&message(&table), "Votes so far (secret): 0");
    vote(&mut table, AKA, "C3");
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("C3")))));
    let _ = table.take_deeds();
}

#[test]
fn a_vote_after_the_hour_counts_until_the_bot_has_looked() {
    let mut table = open();
    vote(&mut table, KURO, "D4");
    table.clock.advance(Span::days(1));
    for member in [AKA, MIDORI] {
        let _ = sentence(table.say(member, "/play at:B2"));
    }
    after(&table, Span::seconds(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("B2")))));
    let _ = table.take_deeds();
}

#[test]
fn no_vote_is_kept_that_will_not_be_counted() {
    let table = open();
    let (game, turn) = (GameId::new(1), table.game(1).revision());
    let cast = |open: Assignment, player: u64| Cast {
        game,
        turn,
        player: PlayerId::new(player),
        vote: Vote {
            mv: Move::Pass,
            at: table.now(),
        },
        open: vec![open],
        bound: None,
        message: VOTE.to(TABLE, turn),
        enough: None,
    };
    let ballot: Property<GameId, Vec<i64>> = Property::new("ballot");
    let store = table.store();
    let open = table.wait(store.property(ballot, game)).unwrap().unwrap();
    let open = ballot.assign(game, &open);
    // A vote that is being counted has no deadline.
    let counted = vec![i64::from(turn.get())];
    let counted = ballot.assign(game, &counted);
    let first = table.wait(store.vote(cast(open.clone(), 7))).unwrap();
    assert_eq!(first, CastResult::Cast);
    table.wait(store.assign(&[counted])).unwrap();
    let late = table.wait(store.vote(cast(open, 8))).unwrap();
    assert_eq!(late, CastResult::Closed);
    assert_eq!(voters(&table), [PlayerId::new(7)]);
    // The count continues after a crash in the middle of it.
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Pass)));
    let _ = table.take_deeds();
}

#[test]
fn votes_at_the_same_moment_are_one_for_each_member() {
    let table = open();
    let request = |interaction: u64, who: Member, point: &str| Request {
        interaction: InteractionId(interaction),
        caller: who.person(),
        permissions: Permissions(0),
        joined: Some(Timestamp::from_millis(0)),
        setting: table.setting.clone(),
        locale: "en-GB".to_owned(),
        club_locale: None,
        invocation: Invocation::Command(call(&format!("/play at:{point}"))),
        pressed_alone: false,
        file: None,
    };
    let points = ["B2", "D4", "B4", "D2"];
    let requests = (0..40).map(|number: u64| {
        let who = [KURO, AKA][number as usize % 2];
        request(9000 + number, who, points[number as usize % points.len()])
    });
    let bot = table.bot();
    table.wait(async {
        let handled = requests.map(|request| {
            let bot = bot.clone();
            tokio::spawn(async move { drop(bot.handle(request).await) })
        });
        for handled in handled.collect::<Vec<_>>() {
            handled.await.unwrap();
        }
    });
    assert_eq!(voters(&table), [KURO.player(), AKA.player()]);
    let _ = table.take_deeds();
}

#[test]
fn the_club_plays_the_program() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(KURO, "/together vote level:1 size:5"));
    table.send_outbox();
    assert!(table.wait(table.bot().answer_as_opponent()) > 0);
    assert!(table.game(1).phase().is_running());
    for _ in 0..2 {
        if table.game(1).on_turn() == Some(PlayerId::team(TABLE)) {
            let game = table.game(1);
            let is_free = |point: &&str| {
                let stone = Move::Play(at(point));
                !game.moves().iter().any(|(_, mv)| *mv == stone)
            };
            let mut points = ["C3", "B2", "D4", "D2"].into_iter();
            let free = points.find(is_free).unwrap();
            vote(&mut table, AKA, free);
            after(&table, Span::days(1));
        }
        let _ = table.wait(table.bot().answer_as_opponent());
        table.send_outbox();
    }
    assert!(table.game(1).moves().len() >= 3);
    let _ = table.take_deeds();
}

#[test]
fn a_vote_is_forgotten_with_its_voter() {
    let mut table = open();
    vote(&mut table, CANARY, "D4");
    vote(&mut table, KURO, "B2");
    let _ = private(table.say(CANARY, "/me forget"));
    let _ = table.press(CANARY, say::people::button_forget());
    assert_eq!(voters(&table), [KURO.player()]);
    let _ = table.take_deeds();
}

#[test]
fn ties_are_decided_as_was_settled() {
    let ballot = |player: u64, point: &str, at_second: i64, rank: &str| Voter {
        player: PlayerId::new(player),
        vote: Vote {
            mv: Move::Play(at(point)),
            at: Timestamp::from_millis(at_second * 1000),
        },
        rank: rank.parse().ok(),
    };
    let tied = [
        ballot(1, "D4", 1, "5k"),
        ballot(2, "C3", 2, "1d"),
        ballot(3, "B2", 3, ""),
    ];
    let play = |point: &str| Some(Move::Play(at(point)));
    assert_eq!(winner(&tied, Tie::Earliest, 0), play("D4"));
    assert_eq!(winner(&tied, Tie::Strongest, 0), play("C3"));
    let drawn: std::collections::HashSet<_> = (0..100)
        .map(|seed| winner(&tied, Tie::Random, seed).map(|mv| format!("{mv:?}")))
        .collect();
    assert_eq!(drawn.len(), 3);
    assert_eq!(winner(&[], Tie::Earliest, 0), None);
    let more = [tied[0], tied[1], ballot(4, "B2", 4, ""), tied[2]];
    assert_eq!(winner(&more, Tie::Strongest, 0), play("B2"));
}

#[test]
fn a_channel_that_beats_the_program_is_offered_the_next_level() {
    let mut table = Table::new().without_limits();
    let _ = public(table.say(KURO, "/together vote level:1 size:5 colour:black"));
    table.send_outbox();
    assert!(table.wait(table.bot().answer_as_opponent()) > 0);
    for (game, winner, next) in [(1, Color::Black, 2), (2, Color::White, 2)] {
        rule(&mut table, game, winner);
        // A member of the channel, who need not have voted.
        let _ = private(table.press(MIDORI, say::table::button_rematch()));
        let card = public(table.press(MIDORI, say::challenge::button_rematch_same()));
        let team = PlayerId::team(TABLE);
        let program = PlayerId::program(next).unwrap();
        let names = (Name::mention(team), Name::mention(program));
        let asked = say::challenge::rematch(names.0, names.1, "same".to_owned());
        assert_eq!(card.content, english(asked));
        table.send_outbox();
        assert!(table.wait(table.bot().answer_as_opponent()) > 0);
        let seats = table.game(game + 1).seats().cloned().unwrap();
        assert_eq!(seats.black, Seat::Player(team));
        assert_eq!(seats.white, Seat::Player(program));
    }
    let _ = table.take_deeds();
}

/// A moderator decides `game` for `winner`.
fn rule(table: &mut Table, game: u64, winner: Color) {
    let color = match winner {
        Color::Black => "black",
        Color::White => "white",
    };
    let options = format!("win game:{game} colour:{color}");
    let _ = script::rule(table, AKA, &options, "clear");
    table.send_outbox();
    assert!(!table.game(game).phase().is_running());
}

/// Moderators of a channel change the terms of challenges to it and by it.
#[test]
fn moderators_change_the_terms_for_their_channel() {
    for (who, line) in [
        (SHIRO, "/together against size:5"),
        (KURO, "/together vote opponent:@shiro size:5"),
    ] {
        let mut table = Table::new().without_limits();
        let _ = public(table.say(who, line));
        let refused = sentence(table.press(AKA, say::challenge::button_change()));
        assert_eq!(refused, english(say::vote::moderators_act()));
        table.powers = Permissions::MANAGE_MESSAGES;
        let shown = private(table.press(AKA, say::challenge::button_change()));
        let menus = shown.rows.iter();
        let menus = menus.filter(|row| matches!(row, Row::Menu(_)));
        assert_eq!(
            menus.count(),
            3,
            "a vote has its own time: no clock is offered"
        );
        let _ = public(table.choose(AKA, "9"));
        let _ = public(table.press(AKA, say::challenge::button_send()));
        let (old, new) = (table.game(1), table.game(2));
        assert_eq!(old.phase(), Phase::Closed(Closing::Replaced), "{line}");
        assert_eq!(new.offer().challenger, PlayerId::team(TABLE));
        assert_eq!(new.offer().invitation, Invitation::One(SHIRO.player()));
        assert_eq!(new.terms().size.columns(), 9);
        let _ = table.take_deeds();
    }
}

/// A channel cannot be mentioned in the name of a thread.
#[test]
fn the_thread_of_a_vote_is_called_in_words() {
    let mut table = Table::new().without_limits().with_threads();
    let _card = public(table.say(SHIRO, "/together against size:5 colour:black"));
    let _begun = public(table.press(AKA, say::challenge::button_accept()));
    drop(table.take_deeds());
    let thread = table.game(1).place().channel;
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    let _question = table.say(SHIRO, "/game resign");
    let _result = table.press(SHIRO, say::table::button_resign());
    drop(table.take_deeds());
    let won = say::table::thread_team_won("team".to_owned(), SHIRO.bare());
    let titles = std::mem::take(&mut table.desk.lock().titles);
    let named: Vec<_> = titles.iter().map(|(_, title, _)| &title[..]).collect();
    assert_eq!(named, [format!("✓ {} · 5×5", english(won))]);
}
