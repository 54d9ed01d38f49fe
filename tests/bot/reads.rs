//! Reads of the store per answer: on a database server, each is a round trip.

use tengen::bot::features::play::picker::custom_id::PutButton;
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::port::answer::Shown;
use tengen::bot::port::request::{
    Call, InteractionId, Invocation, OptionValue, Permissions, Request,
};
use tengen::game::{GameId, MessageId, Weekends};
use tengen::metrics::{Part, measure_parts};

use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::Table;

/// Reads of the store for this `invocation` by `who`, numbered `interaction`.
fn reads(table: &mut Table, who: Member, interaction: u64, invocation: Invocation) -> u32 {
    let request = Request {
        interaction: InteractionId(interaction),
        caller: who.person(),
        permissions: Permissions(0),
        joined: None,
        setting: table.setting.clone(),
        locale: "en-GB".to_owned(),
        club_locale: None,
        invocation,
        pressed_alone: true,
        file: None,
    };
    let bot = table.bot();
    let (_answer, times) = table.wait(measure_parts(async move { bot.handle(request).await }));
    times.count(Part::Read)
}

#[test]
fn what_is_known_of_a_request_is_read_at_once() {
    let mut table = seated("size:9");
    let nothing = Invocation::Press {
        custom_id: "v1:nothing".to_owned(),
        message: MessageId::new(1),
    };
    assert_eq!(reads(&mut table, KURO, 1001, nothing), 1);
}

/// Reads of the request, the game, the move's dependencies, and its board.
const OF_A_MOVE: u32 = 4;

/// Reads of the store when shiro answers kuro's first move by `invocation`, in a game of these `terms`.
fn reads_of_a_move(terms: &str, invocation: Invocation) -> u32 {
    let mut table = seated(terms);
    play(&mut table, "E5");
    let rests = table.game(1).terms().pace.weekends == Weekends::Rest;
    assert_eq!(rests, terms.contains("pauses:"));
    let read = reads(&mut table, SHIRO, 1001, invocation);
    assert_eq!(table.game(1).moves().len(), 2);
    read
}

fn command(name: &str, options: &[(&str, &str)]) -> Invocation {
    let option =
        |(name, text): &(&str, &str)| ((*name).to_owned(), OptionValue::Text((*text).to_owned()));
    Invocation::Command(Call {
        name: name.to_owned(),
        options: options.iter().map(option).collect(),
        ..Call::default()
    })
}

#[test]
fn a_move_reads_four_times() {
    let play = || command("play", &[("at", "C3")]);
    assert_eq!(reads_of_a_move("size:9", play()), OF_A_MOVE);
    let timed = "size:9 clock:1d pauses:weekends";
    assert_eq!(reads_of_a_move(timed, play()), OF_A_MOVE);
}

/// A second read shows that the game has not changed, so the refusal stands.
#[test]
fn a_refused_move_is_tried_once() {
    let mut table = seated("size:9");
    play(&mut table, "E5");
    let taken = command("play", &[("at", "E5")]);
    assert_eq!(reads(&mut table, SHIRO, 1001, taken), OF_A_MOVE);
    assert_eq!(table.game(1).moves().len(), 1);
}

#[test]
fn a_press_on_the_picker_reads_as_often_as_a_move() {
    let mut table = seated("size:9");
    play(&mut table, "E5");
    let shown = Shown {
        game: GameId::new(1),
        revision: table.game(1).revision(),
    };
    let press = Invocation::Press {
        custom_id: PutButton("C3".parse().unwrap(), shown).write().unwrap(),
        message: MessageId::new(1),
    };
    assert_eq!(reads(&mut table, SHIRO, 1001, press), OF_A_MOVE);
    assert_eq!(table.game(1).moves().len(), 2);
}

#[test]
fn a_list_of_games_reads_five_times_at_most() {
    let mut table = seated("size:9");
    play(&mut table, "E5");
    let read = reads(&mut table, SHIRO, 1001, command("games", &[]));
    assert!(read <= 5, "{read}");
}
