//! A game in a club against GNU Go, which the settings name: the bot starts it, and its moves are in the record.

use std::sync::Arc;

use tempfile::TempDir;
use tengen::bot::games::program::outside::{Engine, Outside, Running};
use tengen::bot::{Bot, Services};
use tengen::clock::{Clock, ManualClock, Span, Timestamp};
use tengen::config::Config;
use tengen::game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Game, Invitation, Phase, Place, PlayerId,
    Terms, decide, offer,
};
use tengen::render::Renderer;
use tengen::rules::{Color, Move, Point, RuleSet, Size};
use tengen::store::{Change, Origin, Store};

use crate::gtp::GnuGo;
use tengen_testkit::random::Random;

const KURO: PlayerId = PlayerId::new(1);
/// Rounds of a move each.
const ROUNDS: usize = 20;

/// GNU Go as the settings name it, in its place.
fn settings() -> String {
    format!(
        r#"
[[engine]]
name = "GNU Go"
strength = "its weakest"
protocol = "gtp"
command = [{:?}, "--mode", "gtp", "--level", "0", "--seed", "1", "--never-resign", "--chinese-rules"]
rules = ["chinese"]
sizes = [9]
seconds_a_move = 60
"#,
        GnuGo::place()
    )
}

/// A challenge of Kuro's, who takes Black, to `program`.
async fn offered(store: &Store, program: PlayerId, now: Timestamp) -> Game {
    let rules = RuleSet::from_name("chinese").unwrap().rules;
    let draft = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        ..Draft::even(rules, Size::square(9).unwrap())
    };
    let place = Place {
        club: Some(ClubId::new(50)),
        channel: ChannelId::new(100),
    };
    let terms = Terms::new(draft).unwrap();
    let event = offer(KURO, Invitation::One(program), terms, place, now).unwrap();
    let created = store.create(vec![event], Change::default(), Origin::New);
    created.await.unwrap()
}

/// A point that is legal and no eye of Black's own, by chance.
fn some_point(game: &Game, dice: &mut Random) -> Option<Point> {
    let (rules, position) = (game.terms().rules, game.position());
    let is_eye = |point: Point| {
        let mut neighbours = point.neighbours(position.size());
        neighbours.all(|next| position.board().get(next) == Some(Color::Black))
    };
    let legal = rules.legal_points(position);
    let open: Vec<Point> = legal.iter().filter(|&point| !is_eye(point)).collect();
    (!open.is_empty()).then(|| open[dice.below(open.len())])
}

#[test]
fn gnu_go_plays_in_a_club_as_the_settings_name_it() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let folder = TempDir::new().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        let start = Timestamp::from_millis(1_800_000_000_000);
        let clock = Arc::new(ManualClock::new(start));
        let shared: Arc<dyn Clock> = clock.clone();
        let toss = Box::new(|| Color::Black);
        let engines = Engine::all(&Config::parse(&settings()).unwrap().engines).unwrap();
        let program = engines[0].player();
        let services = Services::new(store.clone(), Renderer::shared(), shared, toss);
        let services = services.with(Outside::new(engines, Arc::new(Running::default())));
        let bot = Bot::new(services);
        let id = offered(&store, program, start).await.id();
        assert_eq!(bot.answer_as_opponent().await, 1, "it accepts");
        let mut dice = Random::new(1);
        for round in 1..=ROUNDS {
            clock.advance(Span::seconds(1));
            let game = store.game(id).await.unwrap().unwrap();
            let Phase::Playing = game.phase() else {
                panic!("round {round}: {:?}", game.phase());
            };
            let mv = some_point(&game, &mut dice).map_or(Move::Pass, Move::Play);
            let event = decide(&game, Actor::Player(KURO), Action::Move(mv), clock.now());
            let mut after = game.clone();
            after.apply(event.unwrap()).unwrap();
            store.append(&game, after, Change::default()).await.unwrap();
            assert_eq!(bot.answer_as_opponent().await, 1, "round {round}");
            let game = store.game(id).await.unwrap().unwrap();
            assert_eq!(game.moves().len(), 2 * round);
            let (color, answer) = game.last_move().unwrap();
            assert_eq!(color, Color::White);
            assert_ne!(answer, Move::Pass, "round {round}");
        }
        store.close().await.unwrap();
    });
}
