//! `turlaj games`.

use anyhow::Result;
use serde_json::{Value, json};
use turlaj_catalog::{GAMES, Listed, Visit, visit};
use turlaj_core::{Ink, Line};

use crate::paint;
use crate::report::say;

pub(crate) fn games(as_json: bool) -> Result<()> {
    if as_json {
        let games = GAMES.iter().map(|id| visit(id, AsJson)).collect::<Result<Vec<Value>, _>>()?;
        return say(json!({ "games": games }));
    }
    for id in GAMES {
        visit(id, AsText)?.iter().try_for_each(paint::print)?;
    }
    Ok(())
}

struct AsText;

impl Visit for AsText {
    type Out = Vec<Line>;

    fn game<G: Listed>(self) -> Vec<Line> {
        let (least, most) = G::PLAYERS;
        let mut lines = vec![
            Line::inked(Ink::Strong, format!("{}: {}", G::ID, G::TITLE)),
            Line::plain(format!("  {} {least} to {most} players.", G::ABOUT)),
            Line::plain("  Options (the first value is the default):"),
        ];
        let width = G::OPTIONS.iter().map(|o| o.name.len()).max().unwrap_or(0);
        for option in G::OPTIONS {
            let samples = option.free.iter().flat_map(|free| free.samples);
            let samples: String = samples.map(|value| format!("|{value}|…")).collect();
            let values = option.values.join("|") + &samples;
            let line = Line::plain(format!("    {:width$} = {values}", option.name));
            lines.push(line.then(Ink::Faint, format!("  {}", option.about)));
        }
        lines.push(Line::plain("  Bots, the weakest first:"));
        for bot in G::BOTS {
            let line = Line::plain(format!("    {:width$}", bot.name));
            lines.push(line.then(Ink::Faint, format!("  {}", bot.about)));
        }
        lines
    }
}

struct AsJson;

impl Visit for AsJson {
    type Out = Value;

    fn game<G: Listed>(self) -> Value {
        let (least, most) = G::PLAYERS;
        let option = |o: &turlaj_core::OptionSpec| json!({ "name": o.name, "values": o.values, "default": o.default_value(), "about": o.about, "free": o.free.is_some() });
        let bot = |b: &turlaj_catalog::BotSpec| json!({ "name": b.name, "about": b.about });
        json!({
            "id": G::ID,
            "rules": G::RULES,
            "title": G::TITLE,
            "about": G::ABOUT,
            "players": { "least": least, "most": most },
            "options": G::OPTIONS.iter().map(option).collect::<Vec<_>>(),
            "bots": G::BOTS.iter().map(bot).collect::<Vec<_>>(),
        })
    }
}
