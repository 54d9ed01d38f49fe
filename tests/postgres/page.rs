//! A page served by one process, and another one's changes to its game.

use std::net::Ipv4Addr;
use std::sync::Arc;

use tengen::bot::features::club::public::{ON_WEB, OnWeb};
use tengen::bot::{Bot, Services};
use tengen::clock::ManualClock;
use tengen::config::Origin;
use tengen::game::ClubId;
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::web::{self, Web};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::lease::with_two;
use super::{CHANNEL, START, play, table};
use crate::support::desk::Desk;

#[test]
fn a_page_held_by_one_process_is_told_of_a_move_made_by_another() {
    with_two(async |one, other| {
        let game = table(&one, "japanese", 9).await;
        let desk = Arc::new(Desk::default());
        desk.lock().open = vec![CHANNEL];
        let clock = Arc::new(ManualClock::new(START));
        let toss = Box::new(|| Color::Black);
        let services = Services::new(one, Renderer::shared(), clock, toss).alone();
        let bot = Arc::new(Bot::new(services));
        let switched = ON_WEB.set(bot.services(), ClubId::new(1), &OnWeb::On);
        switched.await.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let origin = Origin::of_local(listener.local_addr().unwrap());
        let live = format!("{}/game/{}/live", origin.as_str(), game.id());
        let stop = CancellationToken::new();
        let web = Web::new(bot, desk, origin, stop.clone());
        let served = tokio::spawn(web::serve(listener, web));
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let mut live = client.get(live).send().await.unwrap();
        let told = async |live: &mut reqwest::Response| {
            let chunk = live.chunk().await.unwrap().unwrap();
            String::from_utf8(chunk.to_vec()).unwrap().trim().to_owned()
        };
        assert_eq!(told(&mut live).await, format!("data: {}", game.revision()));
        let game = play(&other, game, "E5").await;
        assert_eq!(told(&mut live).await, format!("data: {}", game.revision()));
        stop.cancel();
        served.await.unwrap();
    });
}
