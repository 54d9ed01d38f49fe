//! Lists of games, single games, and decisions of managers and moderators.

use crate::support::words::{
    assert_lacks, assert_says, assert_told, english, german, lead, listed, until,
};
use tengen::bot::kit::spec::{Audience, Context};
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Card, Message};
use tengen::bot::port::request::{Call, ChannelKind, Invocation, OptionValue, Permissions, Person};
use tengen::bot::registry;
use tengen::clock::Span;
use tengen::game::{Action, Actor, ChannelId, ClubId, GameId, Phase, Place, decide};
use tengen::i18n::{GameName, Name, Text, Until, UserInput, say};
use tengen::rules::{Color, Ending, Size, Variant};
use tengen::store::{Change, Property};

use crate::support::cast::{AKA, AO, KURO, MIDORI, SHIRO};
use crate::support::script::{
    MODERATES, begin, begin_timed, play, resign_game, rule, seated, timed,
};
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};

fn card(answer: Answer) -> Card {
    private(answer).card.expect("a card")
}

fn field<'a>(card: &'a Card, name: &str) -> &'a str {
    let found = card.fields.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {card:?}")).1
}

/// Moves the game to another channel.
fn relocate(table: &Table, game: u64, channel: ChannelId) {
    let game = table.game(game);
    let place = Place {
        channel,
        ..game.place()
    };
    let event = decide(&game, Actor::Clock, Action::Relocate(place), table.now()).unwrap();
    let mut after = game.clone();
    after.apply(event).unwrap();
    let change = Change::silent(&after);
    table
        .wait(table.store().append(&game, after, change))
        .unwrap();
}

fn resign_in(table: &mut Table, game: u64) {
    let _ = private(table.say(KURO, &format!("/game resign game:{game}")));
    let _ = table.confirm(KURO, say::table::button_resign());
    table.assert_stripped();
}

#[test]
fn games_are_listed_with_deadlines_the_most_urgent_of_ones_own_first() {
    let mut table = timed("7d");
    begin_timed(&mut table, "1d");
    begin(&mut table, "size:9");
    begin_timed(&mut table, "2d");
    let _ = private(table.say(KURO, "/me boards preview:off"));
    let _ = public(table.say(KURO, "/play at:D4 game:4"));
    table.assert_stripped();
    let games = listed(&private(table.say(KURO, "/games")));
    let lines: Vec<_> = games.lines().collect();
    let starts: Vec<_> = lines
        .iter()
        .map(|line| {
            (
                line.contains(&english(say::table::entry_yours())),
                line.contains("<t:"),
            )
        })
        .collect();
    assert_eq!(
        starts,
        [(true, true), (true, true), (true, false), (false, true)]
    );
    let due = table.now().after(Span::days(1)).as_secs();
    assert!(lines[0].contains("game 2") && lines[0].contains(&format!("<t:{due}:R>")));
    assert_says(lines[0], "https://discord.com/channels/50/100/");
    assert!(lines[1].contains("game 1") && lines[2].contains("game 3"));
    let games = listed(&private(table.say(SHIRO, "/games")));
    assert_says(games.lines().next().unwrap(), "game 4");
}

#[test]
fn a_member_who_has_no_games_is_told_so_and_how_to_begin_one() {
    let mut table = seated("size:9");
    assert_told(table.say(AKA, "/games"), say::table::games_none());
}

#[test]
fn a_persons_history_tells_what_became_of_their_games_in_this_server() {
    let mut table = seated("size:9");
    resign_in(&mut table, 1);
    begin(&mut table, "size:9");
    let _ = public(rule(
        &mut table,
        AKA,
        "forfeit game:2 colour:white",
        "no show",
    ));
    table.assert_stripped();
    begin(&mut table, "size:9");
    let history = card(table.say(AKA, "/games player:@kuro"));
    let lines: Vec<_> = history.body.lines().collect();
    assert_eq!(lines.len(), 2, "what is being played is no history");
    let nine = Size::square(9).unwrap();
    let told = |line: fn(GameId, GameName, Size, Name, Until) -> Text, game| {
        lead(line(
            GameId::new(game),
            Variant::Go.into(),
            nine,
            SHIRO.mention(),
            until(0),
        ))
    };
    for told in [
        told(say::people::history_won, 2),
        told(say::people::history_lost, 1),
    ] {
        assert_says(&history.body, &told);
    }
    let none = sentence(table.say(KURO, "/games player:@midori"));
    assert_says(&none, say::people::history_none(MIDORI.bare()));
    // In another channel only the players see them: other members may not see this channel.
    table.go_to(CORNER, ChannelKind::Channel);
    let none = sentence(table.say(AO, "/games player:@kuro"));
    assert_says(&none, "keine beendeten Partien");
    for (who, player) in [(KURO, "kuro"), (SHIRO, "kuro"), (KURO, "shiro")] {
        let history = card(table.say(who, &format!("/games player:@{player}")));
        assert_eq!(history.body.lines().count(), 2, "{who:?} of {player}");
    }
}

#[test]
fn a_history_tells_of_threads_that_everybody_sees_and_of_no_others() {
    let mut table = seated("size:9");
    begin(&mut table, "size:9");
    // The bot has opened the thread of one game; the other thread may be private.
    let thread = ChannelId::new(777);
    relocate(&table, 1, thread);
    let opener: Property<_, String> = Property::new("thread");
    let above: Property<_, ChannelId> = Property::new("thread-of");
    let opened = [
        opener.assign(thread, &"bot".to_owned()),
        above.assign(thread, &TABLE),
    ];
    table.wait(table.store().assign(&opened)).unwrap();
    relocate(&table, 2, CORNER);
    for game in [1, 2] {
        resign_game(&mut table, KURO, game);
        let _ = table.take_deeds();
    }
    let seen = card(table.say(AKA, "/games player:@kuro")).body;
    assert!(
        seen.contains("game 1") && !seen.contains("game 2"),
        "{seen}"
    );
    let all = card(table.say(SHIRO, "/games player:@kuro")).body;
    assert!(all.contains("game 1") && all.contains("game 2"), "{all}");
    // In the thread, games of the channel above are visible.
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    let seen = card(table.say(AKA, "/games player:@kuro")).body;
    assert!(
        seen.contains("game 1") && !seen.contains("game 2"),
        "{seen}"
    );
    table.go_to(CORNER, ChannelKind::Channel);
    let seen = card(table.say(AKA, "/games player:@kuro")).body;
    assert!(
        !seen.contains("game 1") && seen.contains("game 2"),
        "{seen}"
    );
}

/// The row of a member in very many clubs is bounded: the oldest nickname is dropped.
#[test]
fn two_hundred_nicknames_are_kept_of_somebody_and_the_first_goes() {
    let mut table = Table::new();
    let ask = Invocation::Command(Call {
        name: "games".to_owned(),
        ..Call::default()
    });
    let heard = |table: &mut Table, club: u64| {
        let mut request = table.request(SHIRO, ask.clone());
        request.setting.place.club = Some(ClubId::new(club));
        request.caller.nick = Some(format!("Nick {club}"));
        let _ = private(table.deliver(request));
    };
    let kept = |table: &Table| {
        let nicks: Property<_, Vec<(ClubId, String)>> = Property::new("nicks");
        let store = table.store();
        let nicks = table.wait(store.property(nicks, SHIRO.player()));
        nicks.unwrap().expect("there are nicknames")
    };
    for club in 1001..=1200 {
        heard(&mut table, club);
    }
    assert_eq!(kept(&table).len(), 200);
    heard(&mut table, 1201);
    // A known club adds no entry.
    heard(&mut table, 1007);
    let kept = kept(&table);
    assert_eq!(kept.len(), 200);
    let nick = |club| (ClubId::new(club), format!("Nick {club}"));
    assert_eq!((&kept[0], &kept[199]), (&nick(1002), &nick(1201)));
}

/// A nickname belongs to one club: in others, and in private, the account's name is shown.
#[test]
fn a_nickname_is_told_in_its_club_and_in_no_other() {
    let mut table = Table::new();
    let nicked = Person {
        nick: Some("Secret Nick".to_owned()),
        ..SHIRO.person()
    };
    let call = Call {
        name: "challenge".to_owned(),
        options: vec![("opponent".to_owned(), OptionValue::Person(nicked))],
        ..Call::default()
    };
    let _ = public(table.ask(KURO, Invocation::Command(call)));
    let told = |table: &mut Table| {
        let games = listed(&private(table.say(KURO, "/games")));
        let record = private(table.say(KURO, "/game sgf game:1"));
        let record = String::from_utf8(record.files[0].bytes.to_vec()).unwrap();
        (games, record)
    };
    // Shiro sends a private request as well, where there are no nicknames.
    let place = table.setting.place;
    table.setting.place.club = None;
    table.go_to(ChannelId::new(300), ChannelKind::Conversation);
    let _ = table.say(SHIRO, "/games");
    assert_lacks(listed(&private(table.say(KURO, "/games"))), "Secret");
    table.setting.place = place;
    table.setting.channel = ChannelKind::Channel;
    let accept = table.custom_id(say::challenge::button_accept());
    let press = Invocation::Press {
        custom_id: accept.0,
        message: accept.1,
    };
    let mut request = table.request(SHIRO, press);
    request.caller.nick = Some("Secret Nick".to_owned());
    let _ = public(table.deliver(request));
    for _ in 0..2 {
        let (listed, record) = told(&mut table);
        assert_says(&record, "PW[Secret Nick]");
        assert!(
            listed.contains("Secret Nick") || listed.contains(&english(say::table::entry_yours())),
            "{listed}"
        );
        for (club, kind) in [
            (Some(ClubId::new(51)), ChannelKind::Channel),
            (None, ChannelKind::Conversation),
        ] {
            table.setting.place.club = club;
            table.go_to(ChannelId::new(300), kind);
            let (listed, record) = told(&mut table);
            assert_says(&record, "PW[shiro]");
            assert_lacks(&listed, "Secret");
            let all = private(table.say(KURO, "/me export"));
            let all = String::from_utf8(all.files[0].bytes.to_vec()).unwrap();
            assert_lacks(&all, "Secret");
        }
        table.setting.place = place;
        table.setting.channel = ChannelKind::Channel;
        // It survives a restart.
        table.restart();
    }
    // A member whose games are all over is told so.
    let _ = table.say(SHIRO, "/games");
    assert_says(told(&mut table).1, "PW[shiro]");
    let _ = table.take_deeds();
}

#[test]
fn a_game_is_shown_with_terms_state_rulings_and_record() {
    let mut table = timed("3d");
    play(&mut table, "D4 E5");
    let _ = public(rule(
        &mut table,
        AKA,
        "time game:1 colour:black days:2",
        "ill",
    ));
    table.assert_stripped();
    let Message { card, files, .. } = private(table.say(AO, "/game show game:1"));
    let card = card.unwrap();
    assert_says(&card.title, "Partie 1");
    assert_says(
        field(&card, &german(say::people::field_state())),
        german(say::people::state_playing(Color::Black, 2)),
    );
    assert_says(field(&card, &german(say::people::field_deadline())), "<t:");
    let rulings = field(&card, "Entscheidungen");
    assert!(
        rulings.contains("<@3>") && rulings.contains("2 Tage") && rulings.contains("(ill)"),
        "{rulings}"
    );
    assert!(files.iter().any(|file| file.name.ends_with(".sgf")));
    assert!(files.iter().any(|file| file.name.ends_with(".png")));
    resign_in(&mut table, 1);
    let ended = private(table.say(KURO, "/game show game:#1")).card.unwrap();
    assert_says(
        field(&ended, &english(say::people::field_state())),
        "White (<@2>) wins",
    );
    for number in ["2", "x"] {
        let answer = sentence(table.say(KURO, &format!("/game show game:{number}")));
        assert_eq!(
            answer,
            english(say::refusal::no_such_game(UserInput::new(number)))
        );
    }
    // Other members see it only in its channel.
    table.go_to(ChannelId::new(300), ChannelKind::Channel);
    assert_says(
        sentence(table.say(AKA, "/game show game:1")),
        say::refusal::no_such_game(UserInput::new("1")),
    );
}

#[test]
fn a_moderator_decides_calls_off_gives_time_and_seats() {
    let mut table = timed("3d");
    let before = table.game(1).clocks().unwrap().time_left(Color::White);
    let _ = public(rule(
        &mut table,
        AKA,
        "time game:1 colour:white days:3",
        "ill",
    ));
    table.assert_stripped();
    assert_ne!(
        table.game(1).clocks().unwrap().time_left(Color::White),
        before
    );
    let reseat = "replace game:1 leaving:@kuro player:@midori";
    let board = public(rule(&mut table, AKA, reseat, "has moved away"));
    table.assert_stripped();
    let [out, into] = [KURO, MIDORI].map(|member| Name::mention(member.player()));
    let replaced = english(say::table::substituted(out, into));
    assert_says(&board, &replaced);
    let alt = board.files[0].alt.as_deref().expect("the picture in words");
    assert!(!alt.contains("<@"), "numbers are no names: {alt}");
    assert_eq!(table.game(1).color_of(MIDORI.player()), Some(Color::Black));
    let result = public(rule(&mut table, AKA, "win game:1 colour:black", "clear"));
    table.assert_stripped();
    assert_says(
        &result,
        say::pace::won_adjudication(MIDORI.mention(), Color::Black),
    );
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(outcome.winner, Some(Color::Black));
    begin(&mut table, "size:9");
    let _ = public(rule(&mut table, AKA, "call-off game:2", "a test"));
    table.assert_stripped();
    let game = table.game(2);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending.clone()),
        (None, Ending::CalledOff)
    );
}

#[test]
fn a_ruling_that_lacks_something_is_refused_with_what_is_missing() {
    let mut table = seated("size:9");
    table.powers = MODERATES;
    for (options, said) in [
        (
            "time game:1 colour:black",
            english(say::refusal::missing_option()),
        ),
        (
            "time game:1 colour:black days:2",
            english(say::pace::no_clock()),
        ),
        ("replace game:1", english(say::refusal::missing_option())),
        (
            "replace game:1 leaving:@kuro",
            english(say::refusal::missing_option()),
        ),
        (
            "replace game:1 leaving:@kuro player:@robot",
            "robot".to_owned(),
        ),
        (
            "replace game:1 leaving:@aka player:@midori",
            AKA.mention().to_string(),
        ),
        (
            "replace game:1 leaving:@kuro player:@shiro",
            SHIRO.mention().to_string(),
        ),
    ] {
        let answer = sentence(table.say(AKA, &format!("/moderate {options}")));
        assert_says(&answer, &said);
    }
}

#[test]
fn only_those_who_manage_a_server_are_offered_its_settings() {
    let spec = registry::specs()
        .find(|spec| spec.name == "serveradmin")
        .unwrap();
    assert!(matches!(
        spec.audience,
        Audience::Holders(Permissions::MANAGE_SERVER)
    ));
    assert_eq!(Permissions::MANAGE_SERVER.0, 0x20);
    assert!(matches!(spec.contexts, [Context::Guild]));
}

#[test]
fn channel_and_server_have_settings_that_are_shown_and_kept() {
    let mut table = Table::new();
    let usual = card(table.say(AKA, "/serveradmin show"));
    assert_eq!(
        field(&usual, &english(say::people::field_messages())),
        english(say::people::policy_named("each-move".to_owned()))
    );
    assert_eq!(
        field(&usual, &english(say::people::field_vacation_days())),
        english(say::people::vacation_days(30))
    );
    for command in [
        "/serveradmin channel messages:last-two language:de",
        "/serveradmin games overdue:choose vacation:1",
    ] {
        let _ = card(table.say(AKA, command));
    }
    table.restart();
    let kept = card(table.say(AKA, "/serveradmin show"));
    assert_says(
        field(&kept, &english(say::people::field_messages())),
        "last two",
    );
    assert_says(
        field(&kept, &english(say::people::field_overdue())),
        "chooses",
    );
    assert_eq!(
        field(&kept, &english(say::people::field_vacation_days())),
        english(say::people::vacation_days(1))
    );
    assert_eq!(
        field(&kept, &english(say::people::field_language())),
        "Deutsch"
    );
    let (store, word) = (table.store(), |word: &str| Some(word.to_owned()));
    let policy = store.property(Property::new("policy"), TABLE);
    assert_eq!(table.wait(policy).unwrap(), word("last-two"));
    let overdue = store.property(Property::new("overdue"), ClubId::new(50));
    assert_eq!(table.wait(overdue).unwrap(), word("choose"));
    for option in [
        "channel messages:never",
        "games overdue:win",
        "channel language:xx",
    ] {
        let said = sentence(table.say(AKA, &format!("/serveradmin {option}")));
        let (_, typed) = option.split_once(':').unwrap();
        let refusal = english(say::refusal::bad_choice(UserInput::new(typed)));
        assert_says(&said, &refusal);
    }
    for days in ["-1", "366", "70000"] {
        let said = sentence(table.say(AO, &format!("/serveradmin games vacation:{days}")));
        assert_says(&said, "0 bis 365 Tage");
    }
    table.setting.place.club = None;
    assert_says(
        sentence(table.say(AKA, "/serveradmin show")),
        say::people::no_club(),
    );
}

#[test]
fn a_channel_speaks_the_language_that_was_chosen_for_it_and_its_threads_too() {
    let mut table = Table::new();
    begin(&mut table, "size:9");
    let _ = card(table.say(AKA, "/serveradmin channel language:de"));
    let board = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    assert_says(&board, "Schwarz");
    table.go_to(ChannelId::new(300), ChannelKind::Thread { parent: TABLE });
    let card = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert_says(&card, "fordert");
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = private(table.say(AKA, "/serveradmin channel language:usual"));
    let board = public(table.say(SHIRO, "/play at:E5 game:1"));
    table.assert_stripped();
    assert_says(&board, "White E5**");
}

#[test]
fn a_member_who_has_chosen_a_language_reads_it_and_everybody_else_reads_the_channels() {
    let mut table = Table::new();
    begin(&mut table, "size:9");
    let set = card(table.say(KURO, "/me language language:ru"));
    assert_eq!(field(&set, "Язык"), "Русский");
    table.restart();
    let refused = sentence(table.say(SHIRO, "/play at:D4"));
    assert_says(&refused, say::refusal::not_your_turn(Color::Black));
    let board = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    assert_says(&board, "Black D4**");
    let refused = sentence(table.say(KURO, "/play at:E5"));
    assert_says(&refused, "ход");
    let usual = card(table.say(KURO, "/me language language:usual"));
    assert_eq!(
        field(&usual, "Language"),
        english(say::people::language_of_client())
    );
    let refused = sentence(table.say(KURO, "/play at:E5"));
    assert_says(&refused, say::refusal::not_your_turn(Color::White));
}
