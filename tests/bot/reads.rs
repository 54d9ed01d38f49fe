//! How often the store is read for an answer: on a server, each time is a round trip.

use tengen::bot::port::request::{
    Call, InteractionId, Invocation, OptionValue, Permissions, Request,
};
use tengen::game::MessageId;
use tengen::metrics::{Part, watched};

use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::Table;

/// How often the store is read when `who` asks for this, numbered `interaction`.
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
    let (_answer, times) = table.wait(watched(async move { bot.handle(request).await }));
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

/// Of these, one is for what is known of the request, and nobody needs more of them than there were.
#[test]
fn a_move_reads_fourteen_times() {
    let mut table = seated("size:9");
    play(&mut table, "E5");
    let call = Call {
        name: "play".to_owned(),
        options: vec![("at".to_owned(), OptionValue::Text("C3".to_owned()))],
        ..Call::default()
    };
    let read = reads(&mut table, SHIRO, 1001, Invocation::Command(call));
    assert_eq!(table.game(1).moves().len(), 2);
    assert_eq!(read, 14);
}
