//! Reading an export into an empty database.

use std::io::BufRead;
use std::sync::atomic::Ordering;

use super::export::{self, Line, Row};
use super::puzzle::NEXT_PUZZLE;
use super::rows::rows;
use super::schema::scalar::Id;
use super::schema::{self, event, plan, puzzle};
use super::{
    Daily, ImportError, LetterId, Outage, PuzzleId, Store, StoreError, Trees, change, daily, index,
    key, open, outline, summary,
};
use crate::clock::Timestamp;
use crate::game::{self, ChannelId, Event, Game, GameId, PlayerId, Revision};

impl Store {
    /// Reads an export. Every game is replayed by the rules before it is kept.
    ///
    /// # Errors
    ///
    /// An [`ImportError`] that names the line; the database is then empty as before.
    pub fn import(&self, from: impl BufRead) -> Result<(), ImportError> {
        let _gate = self.0.write();
        self.0.committer.check()?;
        let trees = &self.0.trees;
        // Boards and settings as well: what fails half-way is thrown away, and must not take them along.
        if trees.named().iter().any(|(_, tree)| !tree.is_empty()) {
            return Err(ImportError::NotEmpty);
        }
        // A program that is killed half-way leaves this mark, and the next start an empty database.
        trees
            .meta
            .insert(open::IMPORTING, &[])
            .map_err(StoreError::from)?;
        let read = self.read_lines(from);
        match read {
            Ok(()) => trees.meta.remove(open::IMPORTING).map(|_| ()),
            Err(_) => trees.clear(),
        }
        .map_err(StoreError::from)?;
        read
    }

    fn read_lines(&self, from: impl BufRead) -> Result<(), ImportError> {
        let mut lines = from.lines().zip(1..);
        let Some((first, _)) = lines.next() else {
            return Err(ImportError::Foreign);
        };
        let Ok(Line::TengenExport { schema, next_game }) = serde_json::from_str(&first?) else {
            return Err(ImportError::Foreign);
        };
        if schema != schema::CURRENT {
            return Err(ImportError::Foreign);
        }
        if next_game > 1 {
            let meta = &self.0.trees.meta;
            meta.insert(super::NEXT_GAME, schema::encode(&next_game))
                .map_err(StoreError::from)?;
        }
        for (text, line) in lines {
            let wrong = |reason: String| ImportError::Line { line, reason };
            let text = text?;
            let kept = parsed(&text).and_then(|line| self.keep(line, next_game));
            kept.map_err(|error| match error {
                Wrong::Content(reason) => wrong(reason),
                Wrong::Store(error) => error.into(),
            })?;
        }
        Ok(())
    }

    fn keep(&self, line: Line, next_game: u64) -> Result<(), Wrong> {
        match line {
            Line::TengenExport { .. } => Err(Wrong::content("a second first line")),
            Line::Game { id, events } => {
                let events: Result<Vec<Event>, _> =
                    events.into_iter().map(event::Event::into_domain).collect();
                self.keep_game(known(id, next_game)?, events.map_err(Wrong::content)?)
            }
            Line::Unreadable { id, rows, .. } => {
                let id = known(id, next_game)?;
                self.refuse_second(id)?;
                rows.iter()
                    .try_for_each(|row| self.keep_row(row, RowOf::Game(id)))
            }
            Line::UnreadableValue { row, .. } => self.keep_row(&row, RowOf::NoGame),
            Line::Board { game, at } => {
                let game = known(game, next_game)?;
                self.0
                    .trees
                    .boards
                    .insert(key::game(game), schema::encode(&at))?;
                Ok(())
            }
            Line::Plan { game, player, plan } => {
                let (game, player) = (known(game, next_game)?, PlayerId::new(player.0));
                let sound = plan.into_domain().map_err(Wrong::content)?;
                let value = schema::encode(&plan::Plan::of(&sound));
                self.0.trees.plans.insert(key::plan(game, player), value)?;
                Ok(())
            }
            Line::Puzzle {
                id,
                posted,
                attempts,
            } => self.keep_puzzle(PuzzleId::new(id), &posted, attempts),
            Line::Proposal { id, proposal } => self.keep_proposal(PuzzleId::new(id), &proposal),
            Line::Daily { channel, daily } => {
                let sound = daily.into_domain().map_err(Wrong::content)?;
                self.keep_daily(ChannelId::new(channel.0), sound)
            }
            Line::Setting { name, value } => {
                self.0.trees.settings.insert(name, schema::encode(&value))?;
                Ok(())
            }
            Line::Alarm { game, at } => {
                let at = at.map(Timestamp::from_millis);
                self.keep_alarm(known(game, next_game)?, at)
            }
            Line::Letter {
                game,
                number,
                matter,
            } => {
                let game = match game {
                    // About somebody's games, not about one.
                    0 => GameId::NONE,
                    game => known(game, next_game)?,
                };
                let key = key::letter(game, LetterId(number));
                self.0.trees.outbox.insert(key, schema::encode(&matter))?;
                // What is written from now on comes after it.
                let next = number.saturating_add(1);
                self.0.next_letter.fetch_max(next, Ordering::SeqCst);
                Ok(())
            }
            Line::Summary { player, at } => {
                let (player, at) = (PlayerId::new(player.0), Timestamp::from_millis(at));
                self.keep_summary(player, at)
            }
            Line::Outage { from, until } => Ok(self.keep_outage(Outage {
                from: Timestamp::from_millis(from),
                until: Timestamp::from_millis(until),
            })?),
            Line::Heartbeat { at } => Ok(self.keep_heartbeat(Timestamp::from_millis(at))?),
        }
    }

    fn keep_game(&self, id: GameId, events: Vec<Event>) -> Result<(), Wrong> {
        let game = Game::verify(id, events).map_err(Wrong::content)?;
        self.refuse_second(id)?;
        let trees = &self.0.trees;
        for (key, value) in rows(id, Revision::new(0), game.events()) {
            trees.events.insert(key, value)?;
        }
        for key in index::lists(&game) {
            trees.lists.insert(key, &[])?;
        }
        for key in index::offers(&game) {
            trees.offers.insert(key, &[])?;
        }
        for key in index::places(&game) {
            trees.places.insert(key, &[])?;
        }
        for key in index::named(&game) {
            trees.named.insert(key, &[])?;
        }
        trees
            .outlines
            .insert(key::game(id), outline::row_of(&game))?;
        self.keep_alarm(id, game::deadline(&game))
    }

    /// Something is due in the game `id` at this time and at no other.
    fn keep_alarm(&self, id: GameId, at: Option<Timestamp>) -> Result<(), Wrong> {
        let Trees { due, alarms, .. } = &self.0.trees;
        let before = alarms.insert(key::game(id), change::encode_alarm(at))?;
        let before = before.and_then(|bytes| change::decode_alarm(&bytes).flatten());
        if let Some(before) = before {
            due.remove(key::due(before, id))?;
        }
        if let Some(at) = at {
            due.insert(key::due(at, id), &[])?;
        }
        Ok(())
    }

    /// The next summary of `player` is due at this time and at no other.
    fn keep_summary(&self, player: PlayerId, at: Timestamp) -> Result<(), Wrong> {
        let Trees {
            summaries,
            summaries_due,
            ..
        } = &self.0.trees;
        let before = summaries.insert(key::player(player), summary::encode(at))?;
        if let Some(before) = before.and_then(|bytes| summary::decode(&bytes)) {
            summaries_due.remove(key::summary_due(before, player))?;
        }
        summaries_due.insert(key::summary_due(at, player), &[])?;
        Ok(())
    }

    /// This puzzle and no other comes each day in `channel`.
    fn keep_daily(&self, channel: ChannelId, daily: Daily) -> Result<(), Wrong> {
        let Trees {
            dailies,
            dailies_due,
            ..
        } = &self.0.trees;
        let value = daily::encode(&daily);
        if dailies.insert(key::channel(channel), value)?.is_some() {
            return Err(Wrong::content("this channel has a daily puzzle already"));
        }
        dailies_due.insert(key::daily_due(daily.next, channel), &[])?;
        Ok(())
    }

    /// A puzzle that the rules have checked, with its attempts and the rows that lead to them.
    fn keep_puzzle(
        &self,
        id: PuzzleId,
        posted: &puzzle::Posted,
        attempts: Vec<(Id, puzzle::Attempt)>,
    ) -> Result<(), Wrong> {
        let sound = posted.puzzle.clone().into_domain();
        sound.map_err(Wrong::content)?;
        puzzle::level(posted.level).map_err(Wrong::content)?;
        let trees = &self.0.trees;
        let row = key::puzzle(id);
        if trees.puzzles.contains_key(row)? || trees.proposals.contains_key(row)? {
            return Err(Wrong::content("this puzzle came before"));
        }
        trees
            .puzzles
            .insert(key::puzzle(id), schema::encode(posted))?;
        let poster = PlayerId::new(posted.by.0);
        if !poster.is_nobody() {
            trees.puzzlers.insert(key::puzzler(poster, id), &[])?;
        }
        if posted.closed.is_none() {
            let closes = Timestamp::from_millis(posted.closes);
            trees.puzzles_due.insert(key::puzzle_due(closes, id), &[])?;
        }
        for (player, attempt) in attempts {
            let player = PlayerId::new(player.0);
            let value = schema::encode(&attempt);
            trees.attempts.insert(key::attempt(id, player), value)?;
            trees.puzzlers.insert(key::puzzler(player, id), &[])?;
        }
        self.number_puzzles_after(id)
    }

    /// A study that the rules have checked.
    fn keep_proposal(&self, id: PuzzleId, proposal: &puzzle::Proposal) -> Result<(), Wrong> {
        proposal.study().map_err(Wrong::content)?;
        puzzle::level(proposal.level).map_err(Wrong::content)?;
        let trees = &self.0.trees;
        let (row, value) = (key::puzzle(id), schema::encode(proposal));
        if trees.puzzles.contains_key(row)? || trees.proposals.insert(row, value)?.is_some() {
            return Err(Wrong::content("this puzzle came before"));
        }
        self.number_puzzles_after(id)
    }

    /// New puzzles get larger numbers than `id`.
    fn number_puzzles_after(&self, id: PuzzleId) -> Result<(), Wrong> {
        let meta = &self.0.trees.meta;
        let next = id.get().saturating_add(1);
        let known = meta.get(NEXT_PUZZLE)?;
        let known: Option<u64> = known.and_then(|bytes| schema::decode(&bytes).ok());
        if known.is_none_or(|known| known < next) {
            meta.insert(NEXT_PUZZLE, schema::encode(&next))?;
        }
        Ok(())
    }

    fn refuse_second(&self, id: GameId) -> Result<(), Wrong> {
        let mut rows = self.0.trees.events.scan_prefix(key::game(id));
        let came_before = rows.next().is_some();
        if came_before {
            return Err(Wrong::content("this game came before"));
        }
        Ok(())
    }

    fn keep_row(&self, row: &Row, of: RowOf) -> Result<(), Wrong> {
        let named = self.0.trees.named();
        let (name, tree) = named
            .iter()
            .find(|(name, _)| *name == row.tree)
            .ok_or_else(|| Wrong::content("there is no such tree"))?;
        let digits = || Wrong::content("not hexadecimal digits");
        let key = bytes(&row.key).ok_or_else(digits)?;
        let value = bytes(&row.value).ok_or_else(digits)?;
        let belongs = match of {
            RowOf::Game(id) => export::owner(name, &key) == Some(id),
            RowOf::NoGame => matches!(
                *name,
                "boards" | "plans" | "settings" | "puzzles" | "attempts" | "proposals" | "dailies"
            ),
        };
        if !belongs {
            return Err(Wrong::content("the row belongs elsewhere"));
        }
        if let ("puzzles" | "proposals", Some(id)) = (*name, key::of_puzzle(&key)) {
            self.number_puzzles_after(id)?;
        }
        tree.insert(key, value)?;
        Ok(())
    }
}

/// What a row of bytes may belong to: it must not change what other lines hold.
#[derive(Clone, Copy)]
enum RowOf {
    Game(GameId),
    NoGame,
}

/// Why a line is not kept.
enum Wrong {
    Content(String),
    Store(StoreError),
}

impl Wrong {
    fn content(reason: impl ToString) -> Self {
        Self::Content(reason.to_string())
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<sled::Error> for Wrong {
    fn from(error: sled::Error) -> Self {
        Self::Store(error.into())
    }
}

/// The line in `text`.
fn parsed(text: &str) -> Result<Line, Wrong> {
    serde_json::from_str(text).map_err(Wrong::content)
}

/// A game's number, if it is one that was given before the export.
fn known(id: u64, next_game: u64) -> Result<GameId, Wrong> {
    if (1..next_game).contains(&id) {
        Ok(GameId::new(id))
    } else {
        Err(Wrong::content("there is no game with this number yet"))
    }
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    if !hex.is_ascii() || !hex.len().is_multiple_of(2) {
        return None;
    }
    (0..hex.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok())
        .collect()
}
