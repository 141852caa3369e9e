//! `turlaj games`.

use anyhow::Result;
use serde_json::{Map, Value, json};
use turlaj_catalog::{
    BotKind, BotSpec, GAMES, Listed, Strength, TooClose, Visit, strengths, visit,
};
use turlaj_terminal::{Drawing, Ink, Line};

use crate::paint;
use crate::report::{many, say};

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
        lines.push(Line::plain("  Bots, the levels last, the weakest of them first:"));
        for bot in G::BOTS {
            let line = Line::plain(format!("    {:width$}", bot.name));
            lines.push(line.then(
                Ink::Faint,
                format!("  {}{}{}", bot.about, strength::<G>(bot), absent::<G>(bot)),
            ));
        }
        lines
    }
}

/// The measured strength of a level, in brackets.
fn strength<G: Listed>(bot: &BotSpec) -> String {
    let text = |row: &Strength| {
        let value = hundredths(row.value);
        match (row.players, G::MATCH) {
            (1, _) => format!("{value:.1} {} fewer alone than {}", G::Drawing::POINTS, row.against),
            (_, 1) => format!("wins {value:.1}% against {}", row.against),
            (_, games) => {
                format!("wins {value:.1}% of matches of {games} games against {}", row.against)
            }
        }
    };
    let all: Vec<String> = strengths(G::ID, bot.name).map(text).collect();
    if all.is_empty() { String::new() } else { format!(" ({})", all.join(", ")) }
}

/// The set-ups in which a level is not offered.
fn absences<G: Listed>(bot: &BotSpec) -> impl Iterator<Item = &'static TooClose> {
    G::TOO_CLOSE.iter().filter(move |close| close.level == bot.name)
}

fn absent<G: Listed>(bot: &BotSpec) -> String {
    let text = |close: &TooClose| {
        let players = match close.players {
            (least, most) if least == most => many(least.into(), "player"),
            (least, most) => format!("{least} to {most} players"),
        };
        let options = close.options.iter().map(|(name, value)| format!(" {name}={value}"));
        format!("; not offered with {players}{}", options.collect::<String>())
    };
    absences::<G>(bot).map(text).collect()
}

fn hundredths(number: i32) -> f64 {
    f64::from(number) / 100.0
}

struct AsJson;

impl Visit for AsJson {
    type Out = Value;

    fn game<G: Listed>(self) -> Value {
        let (least, most) = G::PLAYERS;
        let option = |o: &turlaj_core::OptionSpec| json!({ "name": o.name, "values": o.values, "default": o.default_value(), "about": o.about, "free": o.free.is_some(), "later": o.later });
        let strength = |row: &Strength| {
            let name = if row.players == 1 { "behind" } else { "wins" };
            json!({ "players": row.players, "against": row.against, name: hundredths(row.value), "margin": hundredths(row.margin) })
        };
        let absence = |close: &TooClose| {
            let options: Map<String, Value> = close
                .options
                .iter()
                .map(|(name, value)| ((*name).to_string(), json!(value)))
                .collect();
            json!({ "players": { "least": close.players.0, "most": close.players.1 }, "options": options })
        };
        let bot = |b: &BotSpec| {
            let strengths: Vec<Value> = strengths(G::ID, b.name).map(strength).collect();
            json!({ "name": b.name, "about": b.about, "level": b.kind == BotKind::Level, "follower": b.kind == BotKind::Follower, "strengths": strengths, "not_offered": absences::<G>(b).map(absence).collect::<Vec<_>>() })
        };
        json!({
            "id": G::ID,
            "rules": G::RULES,
            "title": G::TITLE,
            "about": G::ABOUT,
            "players": { "least": least, "most": most },
            "match": G::MATCH,
            "options": G::OPTIONS.iter().map(option).collect::<Vec<_>>(),
            "bots": G::BOTS.iter().map(bot).collect::<Vec<_>>(),
        })
    }
}
