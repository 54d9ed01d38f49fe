//! The page with a board: a member opens it from a game's message, and presses its forms at random.

use reqwest::redirect::Policy;
use reqwest::{Client, Response};

use super::run::{Monkey, Network};
use super::view::Part;
use crate::support::forms::forms;

/// Maximum presses of a visit.
const PRESSES: usize = 6;

/// A board in a browser.
struct Board {
    client: Client,
    /// The address of the page.
    origin: String,
    path: String,
    cookie: String,
    html: String,
}

impl Monkey {
    /// `who` opens the board of a visible game, and presses at random.
    pub(super) async fn visit(&mut self, who: usize) {
        let newest = self.view.messages.iter().rev();
        let found = newest
            .filter(|(_, seen)| self.view.sees(who, seen))
            .find_map(|(id, seen)| {
                let mut parts = seen.parts.iter();
                let board = parts.find(|part| part.kind == "button board")?;
                Some((*id, board.clone()))
            });
        let Some((id, button)) = found else {
            return;
        };
        let Some(mut board) = self.open_board(who, id, &button).await else {
            return;
        };
        for _ in 0..self.random.below(PRESSES) + 1 {
            if !self.press_on(who, &mut board).await {
                return;
            }
        }
    }

    /// The board that the link below the message `id` opens.
    async fn open_board(&mut self, who: usize, id: u64, button: &Part) -> Option<Board> {
        let answer = self.press(who, id, button, Vec::new()).await;
        let link = &answer["message"]["components"][0]["components"][0]["url"];
        let (host, secret) = link
            .as_str()?
            .strip_prefix("http://")?
            .split_once("/open/")?;
        let origin = format!("http://{host}");
        let client = Client::builder().no_proxy().redirect(Policy::none());
        let client = client.build().unwrap();
        let opened = client.post(format!("{origin}/open/{secret}")).send().await;
        let opened = opened.unwrap();
        let path = header(&opened, "location")?;
        let cookie = header(&opened, "set-cookie")?;
        let cookie = cookie.split(';').next()?.to_owned();
        let shown = client.get(format!("{origin}{path}"));
        let shown = shown.header("cookie", &cookie).send().await.unwrap();
        let mut board = Board {
            client,
            origin,
            path,
            cookie,
            html: String::new(),
        };
        let is_shown = self.note_page("open", shown, &mut board).await;
        is_shown.then_some(board)
    }

    /// Presses a random button of the board, with random texts in the fields; whether there is a page after it.
    async fn press_on(&mut self, who: usize, board: &mut Board) -> bool {
        let forms = forms(&board.html);
        let pressed: Vec<_> = forms
            .iter()
            .flat_map(|form| form.buttons.iter().map(move |button| (form, button)))
            .collect();
        if pressed.is_empty() {
            return false;
        }
        let (form, button) = pressed[self.random.below(pressed.len())];
        let typed = super::options::typed(&mut self.random);
        let fields = form.fields(button, &typed);
        let url = format!("{}{}", board.origin, board.path);
        let sent = board.client.post(url).header("cookie", &board.cookie);
        let answer = sent.form(&fields).send().await.unwrap();
        let (name, value) = button;
        let told = format!("presses {name}={value} on the page");
        self.typed.clear();
        self.typed.push(typed);
        self.report.step(format!("{}: {told}", super::MEMBERS[who]));
        self.note_page(name, answer, board).await
    }

    /// Checks a received page; whether it shows a board.
    async fn note_page(&mut self, name: &str, answer: Response, board: &mut Board) -> bool {
        let status = answer.status().as_u16();
        board.html = answer.text().await.unwrap();
        self.event(&format!("page: {name}")).await;
        if self.words.is_trouble(&board.html) || !board.html.contains("id=\"game\"") {
            let cause = format!("page: {status} after {name}");
            self.report.wrong(cause, &board.html);
        }
        // Members may lose access to channels, and Discord may be unreachable.
        let is_expected = match status {
            200 | 403 | 429 => true,
            503 => self.network == Network::Broken || self.report.steps <= self.mended,
            _ => false,
        };
        if !is_expected {
            self.report
                .wrong(format!("page: {status} after {name}"), &board.html);
        }
        status == 200
    }
}

fn header(answer: &Response, name: &str) -> Option<String> {
    let value = answer.headers().get(name)?;
    Some(value.to_str().unwrap().to_owned())
}
