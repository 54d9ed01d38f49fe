//! The page of a club: its readers, its editors, and its allowed content.

mod left;

use tengen::bot::features::club::custom_id::{ClubPress, PageButton};
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Filling, Form, Message};
use tengen::bot::port::request::{ChannelKind, Invocation, Permissions};
use tengen::game::{ChannelId, ClubId};
use tengen::i18n::{Locale, Quote, UserInput, say};

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::database;
use crate::support::table::{CORNER, TABLE, Table, form_of, in_place, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, assert_told, english, german, labels,
};

fn body(message: &Message) -> String {
    message.card.as_ref().expect("a card").body.to_string()
}

fn title(message: &Message) -> String {
    message.card.as_ref().expect("a card").title.to_string()
}

/// A section of the page or of the card below it.
fn headed(heading: tengen::i18n::Text, text: &str) -> String {
    format!("**{}**\n{text}", english(heading))
}

/// Opens the form from the page, as those who manage the server can.
fn form(table: &mut Table, who: Member) -> Form {
    let before = std::mem::replace(&mut table.powers, Permissions::MANAGE_SERVER);
    let _ = private(table.say(who, "/club"));
    let opened = table.press(who, say::club::button_edit());
    table.powers = before;
    match opened {
        Answer::Form(form) => form,
        other => panic!("a form opens: {other:?}"),
    }
}

/// Fills the form in with a text for each field, in order.
fn fill(table: &mut Table, who: Member, texts: [&str; 5]) -> Answer {
    let form = form(table, who);
    let before = std::mem::replace(&mut table.powers, Permissions::MANAGE_SERVER);
    let answer = submit(table, who, &form, texts);
    table.powers = before;
    answer
}

fn submit(table: &mut Table, who: Member, form: &Form, texts: [&str; 5]) -> Answer {
    let names = form.fields.iter().map(|field| field.name.clone());
    let fields = names.zip(texts.map(str::to_owned)).collect();
    let (_, message) = table.custom_id(say::club::button_edit());
    let custom_id = form.custom_id.clone();
    let message = Some(message);
    table.ask(
        who,
        Invocation::Submit {
            custom_id,
            fields,
            message,
        },
    )
}

const FILLED: [&str; 5] = [
    "Tuesdays from 7 pm",
    "go.example.org",
    "Ask at the counter",
    "Anna",
    "Beginners are welcome",
];

#[test]
fn it_is_written_in_a_form_and_read_by_everybody() {
    let mut table = Table::new();
    let empty = private(table.say(SHIRO, "/club"));
    assert_eq!(title(&empty), english(say::club::title()));
    assert_says(body(&empty), say::club::nothing());
    // A member who does not manage the server cannot edit.
    assert_eq!(labels(&empty), [english(say::table::button_share())]);
    let page = in_place(fill(&mut table, AKA, FILLED));
    let told = body(&page);
    assert_begins(&told, FILLED[4]);
    for part in [
        headed(say::club::meets(), FILLED[0]),
        headed(say::club::web(), "<https://go.example.org/>"),
        headed(say::club::books(), FILLED[2]),
        headed(say::club::contact(), FILLED[3]),
    ] {
        assert_says(&told, &part);
    }
    // The form opens with the current texts, also after a restart; an emptied field is deleted.
    table.restart();
    let form = form(&mut table, AKA);
    let held: Vec<_> = form.fields.iter().map(|field| &field.filling).collect();
    let kept = Filling::Optional("https://go.example.org/".to_owned());
    assert_eq!(held[1], &kept);
    let page = in_place(fill(&mut table, AKA, ["", " ", "\u{200b}", "", ""]));
    assert_says(body(&page), say::club::nothing());
}

#[test]
fn it_is_shown_to_everybody_in_the_languages_of_the_readers() {
    let mut table = Table::new();
    let _ = fill(&mut table, AKA, FILLED);
    let own = private(table.say(AO, "/club"));
    assert_says(body(&own), german(say::club::meets()));
    let shown = public(table.press(AO, german(say::table::button_share())));
    assert_eq!(shown.content, english(say::table::shown_by(AO.mention())));
    assert!(shown.mention.is_empty() && shown.rows.is_empty());
    assert_says(body(&shown), FILLED[0]);
    let _ = sentence(table.say(AKA, "/moderate mute member:@shiro days:1 reason:loud"));
    let _ = private(table.say(SHIRO, "/club"));
    let refused = table.press(SHIRO, say::table::button_share());
    assert!(matches!(refused, Answer::Ephemeral(_)), "{refused:?}");
}

#[test]
fn those_who_manage_the_server_write_it_and_nobody_else() {
    let mut table = Table::new();
    let form = form(&mut table, AKA);
    let refused = sentence(submit(&mut table, SHIRO, &form, FILLED));
    assert_eq!(refused, english(say::limit::only_managers()));
    let (_, message) = table.custom_id(say::club::button_edit());
    let edit = PageButton(ClubPress::Edit).write().unwrap();
    let refused = sentence(table.press_id(SHIRO, &edit, message));
    assert_eq!(refused, english(say::limit::only_managers()));
    let page = private(table.say(SHIRO, "/club"));
    assert_says(body(&page), say::club::nothing());
}

#[test]
fn a_web_address_that_is_none_is_told_and_the_rest_is_kept() {
    let mut table = Table::new();
    let _ = fill(&mut table, AKA, FILLED);
    let bad = "https://discord.com@example.org";
    let page = in_place(fill(&mut table, AKA, ["Sundays", bad, "", "", ""]));
    let told = english(say::club::bad_web(UserInput::new(bad)));
    assert_eq!(page.content, told);
    assert_says(body(&page), "<https://go.example.org/>");
    assert_says(body(&page), "Sundays");
}

#[test]
fn nothing_on_it_calls_anybody_or_is_markup() {
    let mut table = Table::new();
    let evil = "@everyone <@3> **bold** [a](https://example.org)\n# big";
    let page = in_place(fill(&mut table, AKA, [evil, "", evil, evil, evil]));
    let told = body(&page);
    let shown = Quote::new(evil).to_string();
    assert_eq!(told.matches(&shown).count(), 4, "{told}");
    for raw in ["@everyone", "<@3>", "https://", "\n# "] {
        assert_lacks(&told, raw);
    }
    assert!(page.mention.is_empty());
}

#[test]
fn it_is_in_serveradmin_as_an_entry_of_the_menu_and_as_options() {
    let mut table = Table::new();
    let card = private(table.say(
        KURO,
        "/serveradmin club name:Stones_&_Co meets:Sundays web:nonsense",
    ));
    let bad = english(say::club::bad_web(UserInput::new("nonsense")));
    assert_eq!(card.content, bad);
    let fields = &card.card.as_ref().unwrap().fields;
    let page = english(say::club::field_page());
    let field = fields.iter().find(|(name, _)| *name == page).unwrap();
    assert_eq!(field.1, english(say::club::filled_in()));
    table.powers = Permissions::MANAGE_SERVER;
    let form = form_of(table.choose(KURO, "club-page"));
    assert_eq!(form.fields.len(), 5);
    assert_eq!(
        form.fields[0].filling,
        Filling::Optional("Sundays".to_owned())
    );
    let page = private(table.say(SHIRO, "/club"));
    let name = english(say::club::named(Quote::new("Stones_&_Co")));
    assert_eq!(title(&page), name);
    // The word may be of the reader's own language, or English.
    let _ = private(table.say(KURO, "/serveradmin club name:aus"));
    let page = private(table.say(SHIRO, "/club"));
    assert_eq!(title(&page), english(say::club::title()));
    let _ = private(table.say(KURO, "/serveradmin club name:Sente"));
    let _ = private(table.say(KURO, "/serveradmin club name:off"));
    let page = private(table.say(SHIRO, "/club"));
    assert_eq!(title(&page), english(say::club::title()));
}

#[test]
fn it_tells_what_happens_on_the_server() {
    let mut table = Table::new().without_limits();
    let page = private(table.say(SHIRO, "/club"));
    let here = headed(say::club::here(), &english(say::club::open(0)));
    assert_ends(body(&page), &here);
    let _ = private(table.say(AKA, "/serveradmin open-challenges list:here"));
    let _ = private(table.say(AKA, "/serveradmin puzzle hour:9"));
    let _ = public(table.say(KURO, "/challenge size:9"));
    let _ = public(table.say(KURO, "/challenge size:9"));
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = public(table.say(AKA, "/tournament create name:Cup system:swiss size:9"));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = table.say(AKA, "/ladder create size:9");
    let _ = table.say(AKA, "/league create size:9");
    let _ = table.say(AKA, "/evening create weekday:tuesday time:19 where:Swan");
    table.powers = Permissions(0);
    let _ = table.say(AKA, "/together simul size:9");
    let _ = table.take_deeds();
    let told = body(&private(table.say(SHIRO, "/club")));
    let lines = [
        say::club::open_in(2, TABLE),
        say::ladder::here(format!("<#{CORNER}>")),
        say::league::here(format!("<#{CORNER}>")),
        say::evening::here(format!("<#{CORNER}>")),
        say::simul::here(format!("<#{CORNER}>")),
        say::puzzle::here(format!("<#{TABLE}>")),
        say::tournament::here(format!("<#{TABLE}>")),
    ];
    let here = headed(say::club::here(), &lines.map(english).join("\n"));
    assert_ends(&told, &here);
    // The variant's name is shown in the game's channel.
    table.go_to(TABLE, ChannelKind::Channel);
    let told = body(&private(table.say(SHIRO, "/club")));
    let named = english(say::tournament::open_here(Quote::new("Cup"), TABLE));
    assert_ends(&told, &named);
    // Another server does not show it.
    table.setting.place.club = Some(ClubId::new(51));
    let told = body(&private(table.say(SHIRO, "/club")));
    assert_ends(&told, say::club::open(0));
}

#[test]
fn what_there_is_no_room_for_is_counted_and_no_line_is_cut() {
    let mut table = Table::new().without_limits();
    // Each of these characters has to be escaped, and counts twice.
    let stars = |count| "*".repeat(count);
    let web = format!("https://example.org/{}", "x".repeat(180));
    let [short, long] = [stars(200), stars(400)];
    let _ = fill(&mut table, AKA, [&short, &web, &short, &short, &long]);
    let title = stars(60);
    // Ids of channels have twenty digits at most.
    table.go_to(ChannelId::new(u64::MAX), ChannelKind::Channel);
    table.powers = Permissions::MANAGE_MESSAGES;
    for organiser in [KURO, SHIRO, AKA, AO] {
        for _ in 0..3 {
            let create = format!("/tournament create name:{title} system:swiss size:9");
            let _ = public(table.say(organiser, &create));
        }
    }
    for channel in 0..10 {
        table.go_to(ChannelId::new(u64::MAX - channel), ChannelKind::Channel);
        let _ = table.say(AKA, "/ladder create size:9");
        let _ = table.say(AKA, "/league create size:9");
        let _ = table.say(AKA, "/evening create weekday:tuesday time:19 where:Swan");
        let _ = table.say(AKA, "/serveradmin puzzle hour:9");
    }
    table.powers = Permissions(0);
    let _ = table.take_deeds();
    table.go_to(ChannelId::new(u64::MAX), ChannelKind::Channel);
    for locale in Locale::ALL {
        let mut reader = SHIRO;
        reader.locale = locale.language();
        let told = body(&private(table.say(reader, "/club")));
        let line = say::tournament::open_here(Quote::new(&title), ChannelId::new(u64::MAX));
        let shown = told.matches(&line.to(locale)).count();
        assert!((1..10).contains(&shown), "{locale:?}: {shown} in {told}");
        let more = say::standing::more(10 - shown).to(locale);
        assert_ends(&told, &more);
    }
}

#[test]
fn a_tournament_that_cannot_be_read_is_left_out() {
    let mut table = Table::new().without_limits();
    table.powers = Permissions::MANAGE_MESSAGES;
    for name in ["Cup", "Bowl"] {
        let create = format!("/tournament create name:{name} system:swiss size:9");
        let _ = public(table.say(AKA, &create));
    }
    let _ = table.take_deeds();
    table.while_stopped(|path| {
        let db = database::bare(path);
        let (cup, _) = db.rows("contests").swap_remove(0);
        assert!(db.put("contests", cup, b"garbage"));
    });
    let told = body(&private(table.say(SHIRO, "/club")));
    let lines = [
        say::club::open(0),
        say::tournament::open_here(Quote::new("Bowl"), TABLE),
    ];
    let here = headed(say::club::here(), &lines.map(english).join("\n"));
    assert_ends(&told, &here);
}

#[test]
fn outside_of_servers_there_is_none() {
    let mut table = Table::new();
    table.answers_only();
    assert_told(table.say(SHIRO, "/club"), say::people::no_club());
}
