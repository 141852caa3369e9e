//! The words of the engine that plays any game: it can name actions and count games, and no more.

use turlaj_engine::Tried;

use crate::words::{Lang, Words};

/// The words of [`turlaj_engine::Playouts`].
pub struct GenericWords;

impl Words for GenericWords {
    type What = Tried;
    type Why = ();

    fn what(lang: Lang, Tried { action, games }: &Tried) -> String {
        let games = match lang {
            Lang::En => lang.counted(*games, ["random game", "random games", "random games"]),
            Lang::Pl => lang.counted(*games, ["losowa gra", "losowe gry", "losowych gier"]),
            Lang::Ru => {
                lang.counted(*games, ["случайная партия", "случайные партии", "случайных партий"])
            }
        };
        format!("{action} ({games})")
    }

    fn why(_: Lang, (): &(), _: bool) -> String {
        String::new()
    }
}
