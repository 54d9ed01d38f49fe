//! A browser without scripts, which only submits the forms of its page.

use super::Site;
use crate::support::cast::Member;
use crate::support::forms::{Fields, forms};

/// A browser with the board of a game.
pub(super) struct Browser {
    cookie: String,
    game: u64,
    pub(super) page: String,
}

impl Browser {
    /// The browser in which `who` opens the board of `game`.
    pub(super) fn open(site: &mut Site, who: Member, game: u64) -> Self {
        let cookie = site.cookie(who, game);
        let mut browser = Self {
            cookie,
            game,
            page: String::new(),
        };
        browser.reload(site);
        browser
    }

    pub(super) fn reload(&mut self, site: &Site) {
        let seen = site.page(&self.cookie, self.game);
        assert_eq!(seen.status, 200, "{}", seen.text);
        self.page = seen.text;
    }

    /// Whether a button of this name, with a value that begins so, can be pressed.
    pub(super) fn offers(&self, name: &str, value: &str) -> bool {
        let sent = self.find(name, |known| known.starts_with(value));
        sent.is_some()
    }

    /// Presses the first button of this name whose value begins so.
    #[track_caller]
    pub(super) fn press(&mut self, site: &Site, name: &str, value: &str) {
        let sent = self.find(name, |known| known.starts_with(value));
        let sent = sent.unwrap_or_else(|| panic!("no {name}={value}…: {}", self.page));
        self.send(site, &sent);
    }

    /// Presses the button that carries `verb`.
    #[track_caller]
    pub(super) fn act(&mut self, site: &Site, verb: &str) {
        self.press(site, "press", &format!("v1:{verb}:"));
    }

    /// Touches the point called `point`.
    #[track_caller]
    pub(super) fn touch(&mut self, site: &Site, point: &str) {
        let sent = self.find("point", |known| known == point);
        self.send(site, &sent.unwrap_or_else(|| panic!("{}", self.page)));
    }

    /// The answer to the last press, as text of the page.
    pub(super) fn answer(&self) -> &str {
        let (_, answer) = self.page.split_once("<section id=\"answer\"").unwrap();
        answer.split("</section>").next().unwrap()
    }

    fn send(&mut self, site: &Site, fields: &Fields) {
        let path = format!("/game/{}", self.game);
        let request = site
            .post(&path)
            .header("cookie", &self.cookie)
            .header("origin", &site.origin);
        let seen = site.send(request.form(fields));
        assert_eq!(seen.status, 200, "{fields:?}: {}", seen.text);
        self.page = seen.text;
    }

    /// The fields that a press on the first button of `name` with `is_meant` sends.
    fn find(&self, name: &str, is_meant: impl Fn(&str) -> bool) -> Option<Fields> {
        forms(&self.page).iter().find_map(|form| {
            let mut buttons = form.buttons.iter();
            let pressed = buttons.find(|(known, value)| known == name && is_meant(value))?;
            Some(form.fields(pressed, ""))
        })
    }
}
