//! Members' own settings, vacations, and stored data.

use crate::support::board::at;
use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::games::time::calendar::{VACATIONS, ZONE};
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::bot::port::message::{Card, Message};
use tengen::bot::port::request::Invocation;
use tengen::clock::Span;
use tengen::game::GameId;
use tengen::game::{CLOSED_LIFE, MessageId, Phase, PlayerId, Zone};
use tengen::i18n::UserInput;
use tengen::i18n::{Locale, say};
use tengen::rules::Ending;
use tengen::store::Fault;

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::script::{MODERATES, play, resign, seated, timed};
use crate::support::table::{Table, call, in_place, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, english, german, until,
};

fn field<'a>(card: &'a Option<Card>, name: &str) -> &'a str {
    let fields = &card.as_ref().expect("a card").fields;
    let found = fields.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {fields:?}")).1
}

#[test]
fn without_options_all_settings_are_shown_privately() {
    let mut table = Table::new();
    let Message { card, .. } = private(table.say(KURO, "/me show"));
    assert_says(
        field(&card, &english(say::people::field_zone())),
        say::people::zone_unknown(),
    );
    assert_eq!(
        field(&card, &english(say::people::field_rank())),
        english(say::people::rank_unknown())
    );
    assert_eq!(
        field(&card, &english(say::people::field_reminders())),
        english(say::people::reminder_named("day-before".to_owned()))
    );
    assert_eq!(
        field(&card, &english(say::people::field_notices())),
        english(say::people::notices_named("channel".to_owned()))
    );
    let Message { card, .. } = private(table.say(AO, "/me show"));
    assert_eq!(
        field(&card, &german(say::people::field_reminders())),
        german(say::people::reminder_named("day-before".to_owned()))
    );
}

#[test]
fn settings_are_kept_each_for_its_owner() {
    let mut table = Table::new();
    for command in [
        "/me time zone:europe/berlin",
        "/me boards theme:dark preview:on",
        "/me notices reminders:6h where:direct",
    ] {
        let _ = private(table.say(KURO, command));
    }
    table.restart();
    let Message { card, .. } = private(table.say(KURO, "/me show"));
    assert_eq!(
        field(&card, &english(say::people::field_zone())),
        english(say::people::zone_is("Europe/Berlin".to_owned()))
    );
    assert_begins(
        field(&card, &english(say::people::field_theme())),
        say::command::theme_named("dark".to_owned()),
    );
    assert_eq!(
        field(&card, &english(say::people::field_notices())),
        english(say::people::notices_named("direct".to_owned()))
    );
    let bot = table.bot();
    let (kuro, shiro) = (KURO.player(), SHIRO.player());
    assert_eq!(
        table.wait(ZONE.get(bot.services(), kuro)).unwrap(),
        Zone::parse("Europe/Berlin")
    );
    assert_eq!(
        table.wait(PREVIEW.get(bot.services(), kuro)).unwrap(),
        Preview::Always
    );
    assert_eq!(
        table.wait(REMINDERS.get(bot.services(), kuro)).unwrap(),
        Reminder::HoursBefore
    );
    assert_eq!(
        table.wait(NOTICES.get(bot.services(), kuro)).unwrap(),
        Notices::Direct
    );
    assert_eq!(
        table.wait(PREVIEW.get(bot.services(), shiro)).unwrap(),
        Preview::Never
    );
    assert_eq!(
        table.wait(NOTICES.get(bot.services(), shiro)).unwrap(),
        Notices::Channel
    );
}

#[test]
fn time_zones_are_suggested_and_slips_are_answered_with_what_was_meant() {
    let mut table = Table::new();
    let zones = table.suggestions(KURO, "/me time zone:zur", "zone");
    assert_eq!(zones[0], "Europe/Zurich");
    let said = sentence(table.say(KURO, "/me time zone:Zurihc"));
    assert_says(&said, "Europe/Zurich?");
    let said = sentence(table.say(KURO, "/me time zone:san"));
    assert_says(&said, "America/Argentina/San_Juan");
    let said = sentence(table.say(AO, "/me time zone:qqqqqq"));
    assert_says(&said, "keine Zeitzone");
    // A refused command stores nothing.
    let said = sentence(table.say(KURO, "/me boards preview:on theme:glass"));
    assert_says(&said, say::refusal::bad_choice(UserInput::new("glass")));
    let kept = table
        .wait(PREVIEW.get(table.bot().services(), KURO.player()))
        .unwrap();
    assert_eq!(kept, Preview::Never);
    for option in [
        "boards preview:maybe",
        "notices reminders:7h",
        "notices where:pigeon",
        "language language:xx",
        "boards theme:glass",
    ] {
        let said = sentence(table.say(KURO, &format!("/me {option}")));
        let (_, typed) = option.split_once(':').unwrap();
        let refusal = english(say::refusal::bad_choice(UserInput::new(typed)));
        assert_says(&said, &refusal);
    }
}

#[test]
fn a_vacation_lets_the_clock_stand_and_ends_early_if_one_likes() {
    let mut table = timed("3d");
    let said = sentence(table.say(KURO, "/me vacation days:10"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_800_864_000), say::pace::days(20)),
    );
    let _ = table.take_deeds();
    table.advance_days(4);
    let Message { card, .. } = private(table.say(KURO, "/me show"));
    assert_says(field(&card, &english(say::people::field_vacation())), "<t:");
    let said = sentence(table.say(KURO, "/me vacation days:0"));
    assert_says(&said, say::people::vacation_over());
    let rested = table
        .wait(VACATIONS.get(table.bot().services(), KURO.player()))
        .unwrap();
    assert_eq!(rested.len(), 1);
    assert_eq!(rested[0].to, table.now());
    assert_eq!(rested[0].to.since(rested[0].from), Span::days(4));
    let said = sentence(table.say(KURO, "/me vacation days:0"));
    assert_says(&said, say::people::no_vacation());
    // Unused days remain.
    let said = sentence(table.say(KURO, "/me vacation days:26"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_802_592_000), say::pace::minutes(0)),
    );
    let _ = table.take_deeds();
}

#[test]
fn on_vacation_one_may_play_and_back_from_it_the_clock_runs_at_once() {
    let mut table = timed("1d");
    play(&mut table, "D4 E5");
    let _ = sentence(table.say(KURO, "/me vacation days:10"));
    table.advance_days(3);
    table.tick();
    // The clock has paused, so the move is in time.
    let preview = private(table.say(KURO, "/play at:C3"));
    assert_says(&preview, say::people::preview(GameId::new(1), at("C3")));
    let _ = sentence(table.say(KURO, "/me vacation days:0"));
    table.advance_days(2);
    table.tick();
    drop(table.take_deeds());
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn a_vacation_beyond_what_the_club_grants_is_refused_and_the_year_gives_it_back() {
    let mut table = Table::new();
    for challenger in [KURO, AO] {
        let challenge = "/challenge opponent:@shiro clock:300d";
        let _ = public(table.say(challenger, challenge));
        let _ = public(table.press(SHIRO, table.buttons().last().unwrap()[0].clone().as_str()));
    }
    let _ = table.take_deeds();
    let said = sentence(table.say(KURO, "/me vacation days:31"));
    assert!(
        said.contains(&english(say::people::vacation_too_long(
            30,
            say::pace::days(30)
        ))) && said.contains(&english(say::people::vacation_too_long(
            30,
            say::pace::days(30)
        ))),
        "{said}"
    );
    let said = sentence(table.say(KURO, "/me vacation days:30"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_802_592_000), say::pace::minutes(0)),
    );
    table.advance_days(40);
    let said = sentence(table.say(AO, "/me vacation days:31"));
    assert_says(
        &said,
        german(say::people::vacation_too_long(30, say::pace::days(30))),
    );
    let said = sentence(table.say(KURO, "/me vacation days:1"));
    assert_says(
        &said,
        say::people::vacation_too_long(30, say::pace::minutes(0)),
    );
    // A second vacation during the first one gains nothing, either.
    table.advance_days(330);
    let said = sentence(table.say(KURO, "/me vacation days:5"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_832_400_000), say::pace::minutes(0)),
    );
    let said = sentence(table.say(KURO, "/me vacation days:6"));
    assert_says(
        &said,
        say::people::vacation_too_long(30, say::pace::days(5)),
    );
    for days in ["-1", "366", "9223372036854775807"] {
        let said = sentence(table.say(KURO, &format!("/me vacation days:{days}")));
        assert_says(&said, say::people::vacation_days(30));
    }
    let _ = table.take_deeds();
}

#[test]
fn what_is_kept_of_a_person_comes_as_a_file() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5");
    let _ = private(table.say(KURO, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(KURO, "/me rank rank:3k"));
    let exported = private(table.say(KURO, "/me export"));
    assert_says(&exported, say::people::exported(1));
    let [file] = &exported.files[..] else {
        panic!("one file");
    };
    assert_ends(&file.name, ".json");
    let all: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all["player"], "1");
    assert_eq!(
        all["settings"]["zone"],
        english(say::people::zone_is("Europe/Berlin".to_owned()))
    );
    assert_eq!(all["settings"]["rank"], "3k");
    assert_eq!(all["settings"]["name"], "kuro");
    assert_eq!(all["games"][0]["color"], "black");
    let sgf = all["games"][0]["sgf"].as_str().unwrap();
    assert!(sgf.contains("PB[kuro]") && sgf.contains(";B[df]"), "{sgf}");
}

#[test]
fn what_is_kept_in_single_servers_is_in_the_file() {
    let mut table = Table::new();
    table.powers = MODERATES;
    let _ = public(table.say(KURO, "/ladder create size:9"));
    let _ = private(table.press(SHIRO, say::ladder::button_join()));
    let _ = private(table.press(KURO, say::ladder::button_join()));
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:18"));
    let _ = public(table.say(KURO, "/league create size:9"));
    let _ = private(table.press(KURO, say::league::button_join()));
    let _ = private(table.say(KURO, "/looking-for-game weekly"));
    let _ = public(table.say(KURO, "/tournament create name:Cup where:evening"));
    let _ = private(table.press(KURO, say::tournament::button_enter()));
    let _ = table.press(AKA, say::tournament::button_enter());
    let apart = "/tournament apart player:@kuro other:@aka";
    let _ = sentence(table.say(KURO, apart));
    let _ = private(table.say(KURO, "/evening create weekday:tuesday time:19 where:Swan"));
    table.send_outbox();
    let _ = private(table.press(KURO, say::evening::button_come()));
    let _ = public(table.say(KURO, "/together simul size:9"));
    let exported = private(table.say(KURO, "/me export"));
    let all: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    assert_eq!(all["ladders"][0]["place"], 2);
    assert_eq!(all["leagues"][0]["member"], true);
    assert_eq!(all["evenings"][0]["comes"], true);
    assert_eq!(all["simuls"][0]["master"], true);
    assert_eq!(all["tournaments"][0]["name"], "Cup");
    assert_eq!(all["tournaments"][0]["organiser"], true);
    assert_eq!(all["tournaments"][0]["standing"], "entered");
    assert_eq!(all["tournaments"][0]["kept_apart_from"], 1);
    let settings = all["settings_in_servers"].as_array().unwrap();
    let names: Vec<_> = settings
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert!(names.contains(&"weekly"), "{names:?}");
    let _ = table.take_deeds();
}

/// Without a privacy policy the answer contains everything; with one, this and the other answers link to it.
#[test]
fn what_is_kept_of_people_is_told_in_every_language_and_leads_to_the_privacy_policy() {
    let mut table = Table::new();
    let day = CLOSED_LIFE.as_millis() / Span::days(1).as_millis();
    for locale in Locale::ALL {
        let mut reader = KURO;
        reader.locale = locale.language();
        let told = private(table.say(reader, "/me data")).content;
        assert_says(&told, format!("{day}"));
        assert_says(&told, "Discord");
        assert_lacks(&told, "https://");
    }
    table.policy = Some("https://example.org/privacy");
    table.while_stopped(|_| ());
    for asked in ["data", "export", "forget"] {
        let told = private(table.say(KURO, &format!("/me {asked}"))).content;
        assert_ends(&told, "<https://example.org/privacy>");
    }
    let asked = private(table.say(KURO, "/me forget")).content;
    assert_says(&asked, say::people::confirm_forget(String::new()));
}

#[test]
fn an_export_that_does_not_fit_says_which_records_are_missing() {
    let mut table = seated("size:9");
    table.setting.largest_file = 64 << 10;
    let exported = private(table.say(KURO, "/me export"));
    let all: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    assert_eq!(all["games_without_record"], serde_json::json!([1]));
}

/// The question before resigning `games`, such as `#1, #2`.
fn question(games: &str) -> String {
    let line = english(say::people::forget_games(games.to_owned()));
    english(say::people::confirm_forget(format!("{line}\n")))
}

#[test]
fn a_member_who_is_forgotten_resigns_what_was_named_in_one_step() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    let _ = public(table.say(AO, "/challenge opponent:@kuro"));
    let _ = public(table.say(KURO, "/challenge"));
    let asked = sentence(table.say(KURO, "/me forget"));
    assert_eq!(asked, question("#1"));
    assert!(table.game(1).phase().is_running());
    // A game that has begun since is named before it is resigned.
    let _ = public(table.press(AO, say::challenge::button_accept()));
    drop(table.take_deeds());
    let again = in_place(table.press(KURO, say::people::button_forget()));
    assert_eq!(again.content, question("#1, #3"));
    let rows = format!("{:?}", again.rows);
    assert_says(&rows, say::list::tab_own());
    let done = sentence(table.press(KURO, say::people::button_forget()));
    assert_eq!(done, english(say::people::forgotten()));
    for game in [1, 3] {
        let game = table.game(game);
        let Phase::Finished(outcome) = game.phase() else {
            panic!("{:?}", game.phase());
        };
        assert_eq!(outcome.ending, Ending::Resignation);
        assert_eq!(game.color_of(KURO.player()), None);
    }
    assert!(matches!(table.game(2).phase(), Phase::Closed(_)));
    assert_eq!(
        table.wait(table.store().games_naming(KURO.player())),
        Ok(Vec::new())
    );
    drop(table.take_deeds());
}

#[test]
fn a_member_who_is_forgotten_takes_their_challenges_back() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge"));
    let asked = sentence(table.say(KURO, "/me forget"));
    let nothing = english(say::people::confirm_forget(String::new()));
    assert_eq!(asked, nothing, "an offer is no game to resign");
    let _ = sentence(table.press(KURO, say::people::button_forget()));
    assert!(matches!(table.game(1).phase(), Phase::Closed(_)));
    drop(table.take_deeds());
}

#[test]
fn settings_and_name_are_forgotten_after_a_question_and_finished_games_stay() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    resign(&mut table, KURO);
    let _ = private(table.say(KURO, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(KURO, "/me boards preview:on"));
    let asked = sentence(table.say(KURO, "/me forget"));
    assert_says(&asked, say::people::confirm_forget(String::new()));
    assert_eq!(
        table
            .wait(ZONE.get(table.bot().services(), KURO.player()))
            .unwrap(),
        Zone::parse("Europe/Berlin")
    );
    let done = sentence(table.press(KURO, say::people::button_forget()));
    assert_says(&done, "deleted");
    let bot = table.bot();
    assert_eq!(
        table.wait(ZONE.get(bot.services(), KURO.player())).unwrap(),
        None
    );
    assert_eq!(
        table
            .wait(PREVIEW.get(bot.services(), KURO.player()))
            .unwrap(),
        Preview::Never
    );
    let sgf = |table: &mut Table| {
        let record = private(table.say(SHIRO, "/game sgf game:1"));
        String::from_utf8(record.files[0].bytes.to_vec()).unwrap()
    };
    let told = sgf(&mut table);
    assert!(
        !told.contains("kuro") && told.contains("PW[shiro]"),
        "{told}"
    );
    drop(bot);
    table.restart();
    assert_eq!(sgf(&mut table), told);
    // The game's players are a forgotten member and shiro.
    let game = table.game(1);
    assert_eq!(game.color_of(KURO.player()), None);
    assert!(
        game.seats()
            .unwrap()
            .black
            .players()
            .all(PlayerId::is_nobody)
    );
    let store = table.store();
    let finished = |who| table.wait(store.finished_games_of(who, 9)).unwrap().len();
    assert_eq!((finished(KURO.player()), finished(SHIRO.player())), (0, 1));
    let shown = private(table.say(SHIRO, "/game show game:1"));
    assert_says(&shown, "👤");
    let said = sentence(table.press(SHIRO, say::table::button_rematch()));
    assert_eq!(said, english(say::people::opponent_forgotten()));
    // Two forgotten members are still two.
    let _ = sentence(table.press_id(SHIRO, "v1:forget:0", MessageId::new(1)));
    let seats = *table.game(1).seats().unwrap();
    assert!(seats.white.players().all(PlayerId::is_nobody));
    assert_ne!(seats.black, seats.white);
}

#[test]
fn ones_own_plans_come_with_ones_data_and_nobody_elses() {
    let mut table = seated("size:9");
    play(&mut table, "C3");
    let _ = private(table.say(KURO, "/game if-then line:G7,G3,C7,C5"));
    let _ = private(table.say(KURO, "/game if-then if:pass then:E5"));
    let mut plan = |who: Member| {
        let message = private(table.say(who, "/me export"));
        let all: serde_json::Value = serde_json::from_slice(&message.files[0].bytes).unwrap();
        all["games"][0]["plan"].clone()
    };
    assert_eq!(plan(KURO), serde_json::json!(["G7 G3 C7 C5", "pass E5"]));
    assert_eq!(plan(SHIRO), serde_json::json!([]));
}

#[test]
fn a_city_that_only_one_time_zone_has_is_understood() {
    let mut table = Table::new();
    for (typed, meant) in [
        ("Berlin", "Europe/Berlin"),
        ("new_york", "America/New_York"),
        ("zür", "Europe/Zurich"),
    ] {
        let _ = private(table.say(KURO, &format!("/me time zone:{typed}")));
        let kept = table
            .wait(ZONE.get(table.bot().services(), KURO.player()))
            .unwrap();
        assert_eq!(kept.map(|zone| zone.name()), Some(meant), "{typed}");
    }
}

/// The grant depends on earlier vacations.
#[test]
fn of_two_vacations_at_once_the_later_one_knows_of_the_earlier() {
    let mut table = timed("3d");
    // The first request writes the notes about the caller and the channel.
    let _ = sentence(table.say(KURO, "/me vacation days:0"));
    let [first, second] = [10, 3].map(|days| {
        let call = call(&format!("/me vacation days:{days}"));
        table.request(KURO, Invocation::Command(call))
    });
    let (bot, clock) = (table.bot(), table.clock.clone());
    table.wait(async {
        let mut first = Box::pin(bot.handle(first));
        // It runs until it waits for the disk.
        assert!(futures_util::poll!(&mut first).is_pending());
        clock.advance(Span::hours(1));
        let (first, second) = tokio::join!(first, bot.handle(second));
        for response in [first, second] {
            let said = sentence(response.answer);
            assert_says(&said, "<t:");
        }
    });
    let taken = table
        .wait(VACATIONS.get(table.bot().services(), KURO.player()))
        .unwrap();
    let taken: Vec<_> = taken.iter().map(|away| away.to.since(away.from)).collect();
    assert_eq!(taken, [Span::hours(1), Span::days(3)]);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_was_being_forgotten_when_something_failed_is_forgotten_by_the_next_look() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    resign(&mut table, KURO);
    let _ = private(table.say(KURO, "/me boards preview:off"));
    let _ = private(table.say(KURO, "/me forget"));
    // A late step of the deletion fails, as if the program had stopped there.
    table.faults.set(Fault::Reads("captain"));
    let failed = sentence(table.press(KURO, say::people::button_forget()));
    assert_eq!(failed, english(say::people::not_forgotten()));
    table.tick();
    let left = table
        .wait(table.store().properties_of(KURO.player()))
        .unwrap();
    assert!(!left.is_empty(), "it fails still");
    table.faults.set(Fault::None);
    table.restart();
    table.tick();
    let left = table.wait(table.store().properties_of(KURO.player()));
    assert_eq!(left, Ok(Vec::new()));
    let due = table.store();
    let due = table.wait(due.timers_due::<PlayerId>("forget", table.now()));
    assert_eq!(due, Ok(Vec::new()), "it is done");
}
