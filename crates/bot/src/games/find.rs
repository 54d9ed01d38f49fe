//! Finds the game for a command: the named one, else the only possible one, else asks.

use crate::game::{Game, GameId, Listed, Outline, PlayerId, Progress, Proposal, has_partners};
use crate::games::{readable, teams};
use crate::i18n::{Text, UserInput, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::prefs::OrUsual as _;
use crate::kit::refusal::{Refusal, own_refusals};
use crate::kit::services::Services;
use crate::store::{List, StoreError};

/// Discord's limit for suggestions and for entries of a menu.
pub(crate) const MOST_CHOICES: usize = 25;

/// The reason why a command looks for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Move,
    /// To act in it while it lasts.
    Act,
    /// To agree on something with the other side while the game lasts, on either side's turn.
    Arrange,
    /// To plan ahead in it.
    Plan,
    /// To take a move back in it.
    Undo,
    /// To mark chains in its count.
    Mark,
    /// To replace a player on a side of several.
    Substitute,
    /// To look at it: also finished games, and games of others in the channel.
    Look,
}

impl Purpose {
    /// Whether a game of the caller's can be meant.
    fn fits(self, game: &Outline) -> bool {
        match (self, game.progress) {
            (Self::Look, Progress::Offered | Progress::Closed) => false,
            (Self::Look, _) => true,
            (Self::Move, Progress::Playing | Progress::Trial) => true,
            (Self::Plan, Progress::Playing) => true,
            (Self::Mark, Progress::Counting) => true,
            (Self::Act | Self::Arrange | Self::Undo, progress) => progress.is_running(),
            (Self::Substitute, progress) => {
                progress.is_running() && game.seats.as_ref().is_some_and(has_partners)
            }
            (Self::Move | Self::Plan | Self::Mark, _) => false,
        }
    }

    /// The refusal if no game matches.
    fn nothing(self) -> FindRefusal {
        match self {
            Self::Move | Self::Act | Self::Arrange | Self::Plan | Self::Undo => {
                FindRefusal::NoRunningGame
            }
            Self::Substitute => FindRefusal::NoPairs,
            Self::Mark => FindRefusal::NoCount,
            Self::Look => FindRefusal::NoGame,
        }
    }
}

/// The game that `options` mean: that of the option `game`, else the only one that fits, with priority for this channel
/// and for games that wait for the caller.
pub(crate) async fn find(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    purpose: Purpose,
) -> Result<Game, Failure> {
    if let Some(text) = options.text("game")? {
        return by_name(ctx, &text).await;
    }
    if let Some(only) = only_here(ctx, purpose).await {
        return Ok(only);
    }
    let mut candidates = candidates(ctx, purpose).await?;
    if is_counted(ctx, purpose, &candidates).await? {
        return Err(FindRefusal::BeingCounted.into());
    }
    match candidates.len() {
        0 => Err(purpose.nothing().into()),
        1 => game(ctx.services, candidates.remove(0).id).await,
        _ => Err(Failure::Ambiguous(candidates)),
    }
}

/// The caller's only game here, if it is meant regardless of games elsewhere: usually it is, and is read at once.
async fn only_here(ctx: &Ctx<'_>, purpose: Purpose) -> Option<Game> {
    let here = List::OfIn(ctx.caller(), ctx.channel());
    // If this cannot be read, the next search reads it too and reports the error.
    let only = ctx.services.store.only(here).await.or_usual(None)?;
    let outline = Outline::of(&only);
    let plays = purpose == Purpose::Look || outline.color_of(ctx.caller()).is_some();
    let is_meant = purpose != Purpose::Move || waits_for(&outline, ctx.caller());
    (purpose.fits(&outline) && plays && is_meant).then_some(only)
}

/// Whether a game that takes no moves because it is being counted is meant, rather than `other` ones.
async fn is_counted(ctx: &Ctx<'_>, purpose: Purpose, other: &[Outline]) -> Result<bool, Failure> {
    let is_here = |game: &Outline| game.place.channel == ctx.channel();
    if !matches!(purpose, Purpose::Move | Purpose::Plan) || other.iter().any(is_here) {
        return Ok(false);
    }
    let mut running = candidates(ctx, Purpose::Act).await?.into_iter();
    Ok(running.any(|game| !purpose.fits(&game) && (other.is_empty() || is_here(&game))))
}

/// The game that is probably meant while a command is being typed: the first candidate.
pub(crate) async fn probable(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    purpose: Purpose,
) -> Result<Game, Failure> {
    match find(ctx, options, purpose).await {
        Err(Failure::Ambiguous(games)) => game(ctx.services, games[0].id).await,
        found => found,
    }
}

/// The games that a command without a number can mean, at most as many as a menu has choices.
pub(crate) async fn candidates(ctx: &Ctx<'_>, purpose: Purpose) -> Result<Vec<Outline>, Failure> {
    let (caller, channel) = (ctx.caller(), ctx.channel());
    // Usually a game here is meant: then games elsewhere need not be read.
    let here = List::OfIn(caller, channel);
    let (here, mut unreadable) = likely(ctx, caller, here, purpose, |_| true).await?;
    let waits_here = here.iter().any(|game| waits_for(game, caller));
    if waits_here || purpose != Purpose::Move && !here.is_empty() {
        return Ok(here);
    }
    let team = teams::team_here(ctx);
    let list = List::OfIn(team, channel);
    let voted = votable_games(ctx, team, list, purpose, |_| true).await?;
    let is_open = voted.iter().any(|game| waits_for(game, team));
    let here = if here.is_empty() || is_open {
        voted
    } else {
        here
    };
    if !here.is_empty() {
        return Ok(here);
    }
    if purpose == Purpose::Look {
        let watched = watchable(ctx).await?;
        if !watched.is_empty() {
            return Ok(watched);
        }
    }
    let is_elsewhere = |game: &Outline| game.place.channel != channel;
    let theirs = votable_games(ctx, team, List::Of(team), purpose, is_elsewhere).await?;
    if theirs.iter().any(|game| waits_for(game, team)) {
        return Ok(theirs);
    }
    let elsewhere = likely(ctx, caller, List::Of(caller), purpose, is_elsewhere);
    let (mut elsewhere, more) = elsewhere.await?;
    unreadable.extend(more);
    if elsewhere.is_empty() {
        elsewhere = theirs;
    }
    match unreadable.first() {
        Some(&game) if elsewhere.is_empty() => Err(Failure::Corrupt(game)),
        _ => Ok(elsewhere),
    }
}

/// Games of `list` in which the members of this channel vote as `team` against others than the caller.
async fn votable_games(
    ctx: &Ctx<'_>,
    team: PlayerId,
    list: List,
    purpose: Purpose,
    is_meant: impl Fn(&Outline) -> bool,
) -> Result<Vec<Outline>, Failure> {
    let is_theirs = |game: &Outline| is_meant(game) && !is_concerned(game, ctx.caller());
    let (games, _) = likely(ctx, team, list, purpose, is_theirs).await?;
    Ok(games)
}

/// The games of `list` that fit `purpose` best, usually those with `player` to act, and the unreadable ones.
async fn likely(
    ctx: &Ctx<'_>,
    player: PlayerId,
    list: List,
    purpose: Purpose,
    is_meant: impl Fn(&Outline) -> bool,
) -> Result<(Vec<Outline>, Vec<GameId>), Failure> {
    let store = &ctx.services.store;
    let is_likely = |game: &Outline| match purpose {
        Purpose::Arrange => true,
        Purpose::Plan => !waits_for(game, player),
        // A move is missed while the other side is to answer it.
        Purpose::Undo => game.last_to_move.is_some() && game.last_to_move == game.color_of(player),
        _ => waits_for(game, player),
    };
    // An invited substitute can only look at the game.
    let plays = |game: &Outline| purpose == Purpose::Look || game.color_of(player).is_some();
    let fits = |game: &Outline| purpose.fits(game) && plays(game) && is_meant(game);
    let mut some_fit = false;
    let likely = |game: &Outline| {
        let fits = fits(game);
        some_fit |= fits;
        fits && is_likely(game)
    };
    let mut found = store.outlines(list, MOST_CHOICES, likely).await?;
    if found.games.is_empty() && some_fit {
        found = store.outlines(list, MOST_CHOICES, fits).await?;
    }
    Ok((found.games, found.unreadable))
}

/// Games to look at in this channel: those being played there or in its threads, else the one finished last.
async fn watchable(ctx: &Ctx<'_>) -> Result<Vec<Outline>, Failure> {
    let (store, fits) = (&ctx.services.store, |game: &Outline| {
        Purpose::Look.fits(game)
    });
    let played = List::PlayedIn(ctx.channel());
    let page = readable::page(ctx, &[played], GameId::new(0), MOST_CHOICES, fits).await?;
    if !page.games.is_empty() {
        return Ok(page.games);
    }
    let finished = List::FinishedIn(ctx.channel());
    Ok(store.outlines(finished, 1, fits).await?.games)
}

/// The game called `text`, such as `17` or `#17`, if the caller may see it from here.
pub(crate) async fn by_name(ctx: &Ctx<'_>, text: &str) -> Result<Game, Failure> {
    let game = by_number(ctx, text).await?;
    if may_see(ctx, &game).await? {
        Ok(game)
    } else {
        Err(FindRefusal::NoSuchGame(UserInput::new(text)).into())
    }
}

/// The game of a button, if the caller may see it from here: custom ids may be forged.
pub async fn visible(ctx: &Ctx<'_>, id: GameId) -> Result<Game, Failure> {
    let game = game(ctx.services, id).await?;
    if may_see(ctx, &game).await? {
        Ok(game)
    } else {
        Err(FindRefusal::NoSuchGame(UserInput::new(&id.to_string())).into())
    }
}

/// The challenge of a button on the list of a club, which shows the challenges of all its channels.
pub(crate) async fn by_listing(ctx: &Ctx<'_>, id: GameId) -> Result<Game, Failure> {
    let game = game(ctx.services, id).await?;
    if game.offer().invitation.is_open() && is_of_this_club(ctx, &game) {
        Ok(game)
    } else {
        Err(FindRefusal::NoSuchGame(UserInput::new(&id.to_string())).into())
    }
}

/// Whether the caller may see `game` from here.
async fn may_see(ctx: &Ctx<'_>, game: &Game) -> Result<bool, StoreError> {
    Ok(is_concerned(game, teams::player_in(ctx, game)) || readable::is_readable(ctx, game).await?)
}

/// The game called `text`, no matter who may see it.
pub(crate) async fn by_number(ctx: &Ctx<'_>, text: &str) -> Result<Game, Failure> {
    let unknown = || Failure::from(FindRefusal::NoSuchGame(UserInput::new(text)));
    let number = text.trim().trim_start_matches('#');
    let id = GameId::new(number.parse().map_err(|_| unknown())?);
    find_game(ctx.services, id).await?.ok_or_else(unknown)
}

/// Whether `game` is played in the channel of the request.
pub(crate) fn is_here(ctx: &Ctx<'_>, game: &Game) -> bool {
    game.place().channel == ctx.channel()
}

/// Whether `game` is one of this channel's own: it is played here, or the caller is one of a team that plays elsewhere.
pub(crate) fn is_of_this_channel(ctx: &Ctx<'_>, game: &Game) -> bool {
    is_here(ctx, game) || teams::player_in(ctx, game) != ctx.caller()
}

/// Whether `player` plays in `game`, or is asked to, or has asked.
pub(crate) fn is_concerned(game: &impl Listed, player: PlayerId) -> bool {
    game.players().contains(&player)
}

/// Whether a repeated message of `game` is public: for its players in its channel.
pub(crate) fn is_shown_to_all(ctx: &Ctx<'_>, game: &Game) -> bool {
    is_here(ctx, game) && is_concerned(game, ctx.caller())
}

/// Whether `game` was offered in this club: its moderators may rule in it, even if it is played elsewhere now.
pub(crate) fn is_of_this_club(ctx: &Ctx<'_>, game: &impl Listed) -> bool {
    let club = ctx.request.setting.place.club;
    club.is_some() && game.offer().place.club == club
}

/// Whether `game` waits for `player`.
pub(crate) fn waits_for(game: &impl Listed, player: PlayerId) -> bool {
    game.players_to_act().contains(&player)
}

/// The proposal that waits for `player`'s answer in `game`.
pub(crate) fn pending_proposal(game: &impl Listed, player: PlayerId) -> Option<Proposal> {
    let (_, proposal) = game.open_proposal()?;
    game.players_to_consent()
        .contains(&player)
        .then_some(proposal)
}

/// Whether `player` would come into `game` as the proposed substitute.
pub(crate) fn is_substitute(game: &impl Listed, player: PlayerId) -> bool {
    game.substitute().is_some_and(|(_, into)| into == player)
}

/// The game `id`, which is known to exist.
pub(crate) async fn game(services: &Services, id: GameId) -> Result<Game, Failure> {
    find_game(services, id)
        .await?
        .ok_or_else(|| Refusal::UnknownButton.into())
}

/// The game `id`, if there is one.
pub(crate) async fn find_game(services: &Services, id: GameId) -> Result<Option<Game>, StoreError> {
    services.store.game(id).await
}

/// The games that are offered to, by or played by `player`, and those whose record cannot be read.
pub(crate) async fn running_games(
    services: &Services,
    player: PlayerId,
) -> Result<(Vec<Game>, Vec<GameId>), Failure> {
    read(services, services.store.games_of(player).await?).await
}

/// The games `ids`, and those of them whose record cannot be read.
async fn read(services: &Services, ids: Vec<GameId>) -> Result<(Vec<Game>, Vec<GameId>), Failure> {
    let (mut games, mut unreadable) = (Vec::new(), Vec::new());
    for id in ids {
        match services.store.game(id).await {
            Ok(Some(game)) => games.push(game),
            Ok(None) => {}
            Err(StoreError::Corrupt { game, reason }) => {
                tracing::error!(%game, %reason, "the record of a game cannot be read");
                unreadable.push(game);
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok((games, unreadable))
}

/// Why no game can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FindRefusal {
    /// There is no game of that number, or none that may be seen from here.
    NoSuchGame(UserInput),
    /// There is none to be looked at.
    NoGame,
    /// None is running.
    NoRunningGame,
    /// None takes moves: the running ones are in the count.
    BeingCounted,
    /// None is being counted.
    NoCount,
    /// None is played by pairs.
    NoPairs,
}

impl FindRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::NoSuchGame(typed) => no::no_such_game(typed.clone()),
            Self::NoGame => no::no_game(),
            Self::NoRunningGame => no::no_running_game(),
            Self::BeingCounted => no::being_counted(),
            Self::NoCount => no::no_count(),
            Self::NoPairs => no::not_pairs(),
        }
    }
}

own_refusals! { FindRefusal }
