//! A bot with a channel, played by a cast, without Discord.
//!
//! A script says who does what (`table.say(KURO, "/play at:D4")`), checks the answer, and takes the bot's own calls
//! (`take_deeds` and its relatives): calls that no test has taken fail it in the end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::TempDir;
use tengen::bot::features::settings::data::PrivacyPolicy;
use tengen::bot::features::settings::policy::{POLICY, Policy};
use tengen::bot::kit::spec::Audience as Users;
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Form, Message, Row};
use tengen::bot::port::order::{Audience, Order};
use tengen::bot::port::request::{
    ChannelKind, InteractionId, Invocation, Permissions, Reach, Request, Setting,
};
use tengen::bot::{Bot, Services, registry};
use tengen::clock::{Clock, ManualClock, Span, Timestamp};
use tengen::config::{Config, Limits};
use tengen::game::{ChannelId, ClubId, Game, GameId, MessageId, Place};
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::{Faults, Store};
use tokio::runtime::Runtime;

pub(crate) use super::call::call;
use super::cast::Member;
use super::desk::{Deed, Desk, Obstacle, Promise, Seen};
pub(crate) use super::fate::Fate;
use super::limits;
use super::program::Program;
use super::words::Words;

/// The channel where everything happens unless a script goes elsewhere.
pub(crate) const TABLE: ChannelId = ChannelId::new(100);
/// Another channel of the same club.
pub(crate) const CORNER: ChannelId = ChannelId::new(200);

/// A bot, a database, a clock and a channel.
pub(crate) struct Table {
    runtime: Runtime,
    directory: TempDir,
    open: Option<(Arc<Bot>, Store)>,
    pub(crate) clock: Arc<ManualClock>,
    pub(crate) desk: Desk,
    forms: Vec<(Member, Form, Option<MessageId>)>,
    interactions: u64,
    /// Place of the members' requests.
    pub(crate) setting: Setting,
    /// Additional permissions of the members there.
    pub(crate) powers: Permissions,
    /// Time at which the members joined the club.
    pub(crate) joined: Option<Timestamp>,
    /// The language of the club, if it has one.
    pub(crate) club_locale: Option<String>,
    /// Result of the lot for the challenger: Black, or White if this is set.
    pub(crate) toss_white: Arc<AtomicBool>,
    last: Option<Request>,
    /// Limits per member.
    limits: Limits,
    /// Fate of the next answer, if it does not simply arrive.
    pub(crate) fate: Option<Fate>,
    /// Faults of the database.
    pub(crate) faults: Faults,
    /// Address of the bot's privacy policy, from its next start on.
    pub(crate) policy: Option<&'static str>,
    pub(crate) program: Program,
}

/// The bot's permissions unless a test sets others: all but to administer and to open threads.
pub(super) const USUAL: Permissions =
    Permissions(!(Permissions::ADMINISTRATOR.0 | Permissions::OPEN_THREADS.0));

impl Table {
    pub(crate) fn new() -> Self {
        let mut table = Self {
            runtime: runtime(),
            directory: TempDir::new().unwrap(),
            open: None,
            clock: Arc::new(ManualClock::new(Timestamp::from_millis(1_800_000_000_000))),
            desk: Desk::default(),
            forms: Vec::new(),
            interactions: 0,
            setting: Setting {
                place: Place {
                    club: Some(ClubId::new(50)),
                    channel: TABLE,
                },
                channel: ChannelKind::Channel,
                reach: Reach::Member(USUAL),
                largest_file: 10 << 20,
            },
            powers: Permissions(0),
            joined: Some(Timestamp::from_millis(0)),
            club_locale: Some("en-GB".to_owned()),
            toss_white: Arc::default(),
            last: None,
            limits: Config::default().limits,
            fate: None,
            faults: Faults::default(),
            policy: None,
            program: Program::default(),
        };
        table.desk.lock().clock = Some(Arc::clone(&table.clock));
        table.open();
        for channel in [TABLE, CORNER] {
            table.choose_policy(channel, Policy::EachMove);
        }
        table
    }

    /// Sets the policy for the board messages in `channel`.
    pub(crate) fn choose_policy(&self, channel: ChannelId, policy: Policy) {
        let (bot, policy) = (self.bot(), Some(policy));
        let chosen = POLICY.set(bot.services(), channel, &policy);
        self.wait(chosen).unwrap();
    }

    fn open(&mut self) {
        let toss_white = Arc::clone(&self.toss_white);
        let toss = Box::new(move || {
            if toss_white.load(Ordering::SeqCst) {
                Color::White
            } else {
                Color::Black
            }
        });
        let clock: Arc<dyn Clock> = self.clock.clone();
        let path = self.directory.path().join("db");
        self.open = Some(self.runtime.block_on(async {
            let store = super::database::of_the_bot(&path, &self.faults).await;
            let services = Services::new(store.clone(), Renderer::shared(), clock, toss);
            let services = services
                .with_limits(self.limits)
                .with(PrivacyPolicy(self.policy.map(str::to_owned)));
            let bot = Bot::new(self.program.joins(services.alone()));
            (Arc::new(bot), store)
        }));
    }

    pub(crate) fn bot(&self) -> Arc<Bot> {
        Arc::clone(&self.open.as_ref().expect("the bot is running").0)
    }

    pub(crate) fn store(&self) -> Store {
        self.open.as_ref().expect("the bot is running").1.clone()
    }

    /// Runs a future of the store's or the bot's to its end.
    pub(crate) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    /// Stops the bot and starts another one on the same database.
    pub(crate) fn restart(&mut self) {
        self.while_stopped(|_| {});
    }

    /// The same table with these limits per member.
    pub(crate) fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self.restart();
        self
    }

    /// The same table with limits that no test reaches.
    pub(crate) fn without_limits(self) -> Self {
        self.with_limits(Limits {
            open_challenges: 1000,
            open_challenges_to: 1000,
            open_challenges_between: 1000,
            challenges_an_hour: 1000,
            calls_an_hour: 1000,
            calls_between_an_hour: 1000,
            running_games: 1000,
            puzzles_an_hour: 1000,
            films_an_hour: 1000,
            vacations_a_day: 1000,
        })
    }

    /// Runs `work` on the files of the database while the bot is stopped.
    pub(crate) fn while_stopped<T>(&mut self, work: impl FnOnce(&std::path::Path) -> T) -> T {
        let (bot, store) = self.open.take().unwrap();
        drop(bot);
        self.runtime.block_on(store.close()).unwrap();
        // The end of the runtime ends all tasks, which may keep the database open.
        self.runtime = runtime();
        let done = work(&self.directory.path().join("db"));
        self.open();
        done
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn advance_days(&self, days: i64) {
        self.clock.advance(Span::days(days));
    }

    /// Does the due work, and sends the outbox.
    pub(crate) fn tick(&self) {
        let bot = self.bot();
        self.wait(async {
            bot.tick(self.clock.now()).await;
            bot.send_outbox(&self.desk).await;
        });
    }

    /// Runs the dispatcher once.
    pub(crate) fn send_outbox(&self) {
        let bot = self.bot();
        self.wait(bot.send_outbox(&self.desk));
    }

    /// The members go to `channel`.
    pub(crate) fn go_to(&mut self, channel: ChannelId, kind: ChannelKind) {
        self.setting.place.channel = channel;
        self.setting.channel = kind;
    }

    /// Gives the bot its usual permissions except these.
    pub(crate) fn forbid(&mut self, permissions: Permissions) {
        self.setting.reach = Reach::Member(Permissions(USUAL.0 & !permissions.0));
    }

    /// The same table with the permission to open threads, in which new games are then played.
    pub(crate) fn with_threads(mut self) -> Self {
        self.setting.reach = Reach::Member(Permissions(USUAL.0 | Permissions::OPEN_THREADS.0));
        self
    }

    /// Takes the bot out of the channel, so that it can only answer.
    pub(crate) fn answers_only(&mut self) {
        self.setting.reach = Reach::AnswersOnly(Permissions(u64::MAX));
        self.setting.channel = ChannelKind::Conversation;
        self.setting.place.club = None;
        self.club_locale = None;
    }

    pub(crate) fn obstruct(&self, obstacle: Option<Obstacle>) {
        self.desk.lock().obstacle = obstacle;
    }

    /// The game numbered `id`.
    pub(crate) fn game(&self, id: u64) -> Game {
        let store = self.store();
        self.wait(store.game(GameId::new(id))).unwrap().unwrap()
    }

    /// `who` sends a command such as `/play at:D4`, with the permissions that Discord requires for it.
    #[must_use]
    pub(crate) fn say(&mut self, who: Member, command: &str) -> Answer {
        let own = self.powers;
        self.powers.0 |= needed(command).0;
        let answer = self.forge(who, command);
        self.powers = own;
        answer
    }

    /// `who` sends a command without the permissions that Discord would require.
    #[must_use]
    pub(crate) fn forge(&mut self, who: Member, command: &str) -> Answer {
        let call = call(command);
        self.ask(who, Invocation::Command(call))
    }

    /// `who` presses the button called `label` on the newest message that has one.
    #[must_use]
    pub(crate) fn press(&mut self, who: Member, label: impl Words) -> Answer {
        let channel = self.setting.place.channel;
        let is_visible = |seen: &Seen| {
            seen.channel == channel && seen.audience.is_none_or(|only| only == who.player())
        };
        let (custom_id, message) = self.button(label, is_visible);
        self.press_id(who, &custom_id, message)
    }

    /// `who` presses a button with this custom id.
    #[must_use]
    pub(crate) fn press_id(&mut self, who: Member, custom_id: &str, message: MessageId) -> Answer {
        let invocation = Invocation::Press {
            custom_id: custom_id.to_owned(),
            message,
        };
        self.ask(who, invocation)
    }

    /// The custom id of the button called `label` on the newest message with one, and that message.
    pub(crate) fn custom_id(&self, label: impl Words) -> (String, MessageId) {
        self.button(label, |_| true)
    }

    /// The same on the newest message that `fits`.
    fn button(&self, label: impl Words, fits: impl Fn(&Seen) -> bool) -> (String, MessageId) {
        let label = label.words();
        let state = self.desk.lock();
        let mut newest = state.messages.iter().rev().filter(|seen| fits(seen));
        let found = newest.find_map(|seen| {
            let button = seen.buttons().find(|button| button.label == label)?;
            Some((button.custom_id.clone(), seen.id))
        });
        found.unwrap_or_else(|| panic!("no button {label:?}: {state:#?}"))
    }

    /// `who` fills the form that was opened for them last.
    #[must_use]
    pub(crate) fn fill(&mut self, who: Member, text: &str) -> Answer {
        let (_, form, message) = self
            .forms
            .iter()
            .rev()
            .find(|(member, ..)| *member == who)
            .cloned()
            .expect("a form is open");
        let invocation = Invocation::Submit {
            custom_id: form.custom_id,
            fields: vec![(form.fields[0].name.clone(), text.to_owned())],
            message,
        };
        self.ask(who, invocation)
    }

    /// `who` chooses `value` from the newest menu that has it.
    #[must_use]
    pub(crate) fn choose(&mut self, who: Member, value: &str) -> Answer {
        let (custom_id, message) = {
            let state = self.desk.lock();
            state
                .messages
                .iter()
                .rev()
                .find_map(|seen| {
                    seen.message.rows.iter().find_map(|row| match row {
                        Row::Menu(menu) => {
                            let mut values = menu.entries.iter().map(|entry| &entry.value);
                            let chosen = values.any(|known| known == value);
                            chosen.then(|| (menu.custom_id.clone(), seen.id))
                        }
                        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
                    })
                })
                .expect("there is a menu with that entry")
        };
        self.choose_id(who, &custom_id, value, message)
    }

    /// Handles a request of `who` and everything that follows from it, and returns the answer.
    #[must_use]
    pub(crate) fn ask(&mut self, who: Member, invocation: Invocation) -> Answer {
        let request = self.request(who, invocation);
        self.deliver(request)
    }

    /// The order that a press of `who` on the newest button called `label` leads to.
    pub(crate) fn order(&mut self, who: Member, label: impl Words) -> Order {
        let (custom_id, message) = self.custom_id(label);
        let request = self.request(who, Invocation::Press { custom_id, message });
        let bot = self.bot();
        match self.wait(bot.handle(request)).answer {
            Answer::Later(order) => order,
            other => panic!("nothing is promised: {other:?}"),
        }
    }

    /// A new request of `who`.
    pub(crate) fn request(&mut self, who: Member, invocation: Invocation) -> Request {
        self.interactions += 1;
        let pressed = message_of(&invocation);
        let mut state = self.desk.lock();
        let pressed = pressed.and_then(|message| state.message(message));
        let pressed_alone = pressed.is_some_and(|seen| seen.audience.is_some());
        drop(state);
        Request {
            interaction: InteractionId(self.interactions),
            caller: who.person(),
            permissions: self.powers,
            joined: self.joined,
            setting: self.setting.clone(),
            locale: who.locale.to_owned(),
            club_locale: self.club_locale.clone(),
            invocation,
            pressed_alone,
            file: None,
        }
    }

    /// Delivers the last interaction again.
    #[must_use]
    pub(crate) fn deliver_again(&mut self) -> Answer {
        let request = self.last.clone().expect("something was asked");
        let bot = self.bot();
        let response = self.wait(bot.handle(request));
        assert!(response.hold.is_none(), "a second delivery does nothing");
        response.answer
    }

    #[must_use]
    pub(crate) fn deliver(&mut self, request: Request) -> Answer {
        self.last = Some(request.clone());
        let (caller, channel) = (request.caller.player, request.setting.place.channel);
        let pressed = message_of(&request.invocation);
        let bot = self.bot();
        let mut response = self.wait(bot.handle(request));
        if let Answer::Later(order) = response.answer {
            let (promise, audience) = (Promise::default(), order.audience());
            self.wait(bot.finish(order, &promise, &self.desk));
            let kept = promise.kept.into_inner().unwrap();
            let kept = kept.expect("what is promised comes");
            response.answer = match audience {
                Audience::Caller => Answer::Ephemeral(kept),
                Audience::Everybody => Answer::Post(kept),
            };
        }
        limits::check_answer(&response.answer);
        let fate = self.fate.take();
        if let Some(Fate::Lost(_) | Fate::KilledBefore) = fate {
            if let Some(Fate::Lost(missed)) = fate {
                bot.on_missed(&response, missed);
                drop(response.hold.take());
                self.send_outbox();
            }
            return response.answer;
        }
        let delivered = match &response.answer {
            Answer::Post(message) => Some(self.desk.lock().add(channel, None, message.clone())),
            Answer::Ephemeral(message) => {
                Some(self.desk.lock().add(channel, Some(caller), message.clone()))
            }
            Answer::Replace(message) => {
                let pressed = pressed.expect("only components replace");
                let mut state = self.desk.lock();
                let seen = state.message(pressed).expect("the message is there");
                seen.message = message.clone();
                Some(pressed)
            }
            Answer::Form(form) => {
                let member = Member::named(&self.last.as_ref().unwrap().caller.name);
                self.forms.push((member, form.clone(), pressed));
                None
            }
            Answer::Suggestions(_) | Answer::Later(_) | Answer::Launch(_) => None,
        };
        match fate {
            Some(Fate::KilledAfter) => return response.answer,
            Some(Fate::Unheard(missed)) => {
                bot.on_missed(&response, missed);
                drop(response.hold.take());
                self.send_outbox();
                return response.answer;
            }
            _ => {}
        }
        self.wait(async {
            bot.on_delivered(&response, channel, delivered).await;
            drop(response.hold.take());
            bot.send_outbox(&self.desk).await;
        });
        response.answer
    }

    /// Takes the bot's own calls since the last time.
    #[must_use]
    pub(crate) fn take_deeds(&self) -> Vec<Deed> {
        std::mem::take(&mut self.desk.lock().deeds)
    }

    /// Takes the deeds, which are one post, and possibly a message that lost its buttons; the posted message.
    #[track_caller]
    pub(crate) fn take_post(&self) -> Message {
        let deeds = self.take_deeds();
        let mut posts = deeds.iter().filter_map(|deed| match deed {
            Deed::Posted(_, id) => Some(*id),
            Deed::Stripped(_) => None,
            other => panic!("unexpected: {other:?}"),
        });
        let id = posts.next().expect("a message was posted");
        assert_eq!(posts.next(), None, "one message was posted");
        self.desk.lock().message(id).unwrap().message.clone()
    }

    /// Takes the deeds, and asserts that one message has lost its buttons.
    #[track_caller]
    pub(crate) fn assert_stripped(&self) {
        let deeds = self.take_deeds();
        assert!(matches!(deeds[..], [Deed::Stripped(_)]), "{deeds:?}");
    }

    /// Takes the deeds, which are one edit; the edited message.
    #[track_caller]
    pub(crate) fn take_edit(&self) -> Message {
        let deeds = self.take_deeds();
        let [Deed::Edited(id)] = deeds[..] else {
            panic!("{deeds:?}");
        };
        self.desk.lock().message(id).unwrap().message.clone()
    }

    /// The labels of all buttons that `who` could press here, oldest message first.
    pub(crate) fn buttons(&self) -> Vec<Vec<String>> {
        let state = self.desk.lock();
        let seen = state.messages.iter();
        // The announcement of a finished game links to its replay, and does not count.
        let is_shown = |seen: &&Seen| seen.audience.is_none() && seen.message.thumbnail.is_none();
        seen.filter(is_shown)
            .filter(|seen| seen.buttons().next().is_some())
            .map(|seen| seen.buttons().map(|button| button.label.clone()).collect())
            .collect()
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let deeds = self.take_deeds();
            assert!(deeds.is_empty(), "nobody took note of {deeds:?}");
        }
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap()
}

/// The message of a pressed button, a menu or a form.
fn message_of(invocation: &Invocation) -> Option<MessageId> {
    match invocation {
        Invocation::Press { message, .. } | Invocation::Choose { message, .. } => Some(*message),
        Invocation::Submit { message, .. } => *message,
        _ => None,
    }
}

/// Permissions that a member needs to be offered `command`.
pub(super) fn needed(command: &str) -> Permissions {
    let name = command.split_whitespace().next().unwrap();
    let mut specs = registry::specs();
    let spec = specs.find(|spec| name == format!("/{}", spec.name));
    let needed = match spec.map(|spec| spec.audience) {
        Some(Users::Holders(needed)) => needed,
        _ => Permissions(0),
    };
    // `mute` needs more than its command.
    if command.starts_with("/moderate mute") {
        Permissions(needed.0 | Permissions::MODERATE_MEMBERS.0)
    } else {
        needed
    }
}

/// The message of a public answer, a new one or an edited one.
#[track_caller]
pub(crate) fn public(answer: Answer) -> Message {
    match answer {
        Answer::Post(message) | Answer::Replace(message) => message,
        other => panic!("not for everybody: {other:?}"),
    }
}

/// The message of a private answer.
#[track_caller]
pub(crate) fn private(answer: Answer) -> Message {
    match answer {
        Answer::Ephemeral(message) => message,
        other => panic!("not private: {other:?}"),
    }
}

/// The message that replaces the pressed one.
#[track_caller]
pub(crate) fn in_place(answer: Answer) -> Message {
    match answer {
        Answer::Replace(message) => message,
        other => panic!("not in its place: {other:?}"),
    }
}

/// The form of an answer that opens one.
#[track_caller]
pub(crate) fn form_of(answer: Answer) -> Form {
    match answer {
        Answer::Form(form) => form,
        other => panic!("no form: {other:?}"),
    }
}

/// The text of a private answer without files.
#[track_caller]
pub(crate) fn sentence(answer: Answer) -> String {
    let message = private(answer);
    assert!(message.files.is_empty(), "a sentence costs no picture");
    message.content
}
