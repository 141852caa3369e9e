//! Stonoga solved: two players without variants, and one.

use std::str::FromStr;

use serde_json::{Value, json};
use turlaj_core::{NotationError, Refusal, excerpt, given_once};
use turlaj_exact::stonoga::{Board, Duel, MOST_LOST, Solo, SoloAim, TilePlace, Timed, keep};
use turlaj_stonoga::{Edition, Face, Tile};
use turlaj_terminal::Line;

use crate::{Question, Solution, Solver, WordSpec};

/// The whole game.
pub const STONOGA: Solver =
    Solver { about: "The whole game of two, or of one, and its positions", words: &WORDS, solve };

const WORDS: [WordSpec; 4] = [
    WordSpec::new("players", "N", "For how many players; 2 if not given"),
    WordSpec::new("edition", "EDITION", "Which edition of the rules: pl, if not given, or ru"),
    WordSpec::new("solo", "", "For one player"),
    WordSpec::new(
        "position",
        "WORDS",
        "One position of two players, such as \"centre=R4,B2 mine=R3 theirs=Y2,K4 dice=YY*R rerolls=1\"; \
         without dice a turn begins, without rerolls there are two",
    ),
];

/// As many dice as there are.
const DICE: usize = 4;
/// As often as dice can be rolled again in a turn.
const REROLLS: usize = 2;

fn solve(question: &Question, _: &mut dyn FnMut(u64, u64)) -> Result<Solution, Refusal> {
    let edition = question.get("edition");
    if question.has("solo") {
        if question.has("position") {
            return Err(unsolved("a position is one of two players, without --solo"));
        }
        if question.has("players") {
            return Err(unsolved("--solo is for one player, without --players"));
        }
        if edition.is_some_and(|edition| edition != "pl") {
            return Err(unsolved("only the pl edition is played solo"));
        }
        return Ok(solo());
    }
    if let Some(players) = question.get("players").filter(|players| *players != "2") {
        let text = "the game is solved for 2 players, and with --solo for one; not for";
        return Err(unsolved(format!("{text} {}", excerpt(players))));
    }
    let edition = match edition {
        None | Some("pl") => Edition::Pl,
        Some("ru") => Edition::Ru,
        Some(other) => {
            let text = format!("there is no edition `{}`; there are: pl, ru", excerpt(other));
            return Err(unsolved(text));
        }
    };
    match question.get("position") {
        Some(text) => Ok(position(edition, &text.parse()?)),
        None => Ok(whole(edition)),
    }
}

fn unsolved(text: impl Into<String>) -> Refusal {
    Refusal::new("no-solution", text.into())
}

/// The game of two players: shares of the victory.
fn whole(edition: Edition) -> Solution {
    let duel = Duel::whole(edition);
    let first = duel.worth(Board::full()).value;
    let (second, states) = (1.0 - first, duel.states());
    let lines = vec![
        Line::plain(format!("The first player wins with probability {first:.12}")),
        Line::plain(format!("The second player                      {second:.12}")),
        Line::plain(format!("{states} positions")),
    ];
    let json = json!({ "first_player": first, "second_player": second, "states": states });
    Solution::new(json, lines)
}

/// The game of one player.
fn solo() -> Solution {
    let (solo, all) = (Solo::whole(), Board::full());
    let (lost, shoes) = (-solo.value(all, SoloAim::Lost), solo.value(all, SoloAim::Shoes));
    let at_most: Vec<f64> =
        (0..=MOST_LOST).map(|tiles| solo.value(all, SoloAim::AtMost(tiles))).collect();
    let mut lines = vec![
        Line::plain("Each when one plays for it alone:"),
        Line::plain(format!("fewest tiles lost, on average  {lost:.12}")),
        Line::plain(format!("most shoes, on average        {shoes:.12}")),
    ];
    let chances = at_most.iter().enumerate();
    lines.extend(chances.map(|(tiles, chance)| {
        Line::plain(format!("best chance to lose at most {tiles}  {chance:.12}"))
    }));
    let json = json!({
        "min_expected_face_down": lost,
        "max_expected_shoes": shoes,
        "max_probability_zero": at_most.first(),
        "max_probability_at_most": at_most,
    });
    Solution::new(json, lines)
}

/// A position of two players, perhaps in the middle of a turn.
struct DuelQuestion {
    board: Board,
    dice: Option<[Face; DICE]>,
    rerolls: usize,
}

impl FromStr for DuelQuestion {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<DuelQuestion, Refusal> {
        let notation = |why: NotationError| Refusal::new("notation", why.to_string());
        let mut asked = DuelQuestion { board: Board::default(), dice: None, rerolls: REROLLS };
        let mut rerolls = None;
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let named =
                "a word such as centre=R4,B2 or mine=R3 or theirs=Y2 or dice=YY*R or rerolls=1";
            let wrong = || notation(NotationError::new(named, word));
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            let name = if matches!(name, "center" | "middle") { "centre" } else { name };
            given_once(&mut seen, name, word).map_err(notation)?;
            let place = match name {
                "centre" => TilePlace::Middle,
                "mine" => TilePlace::Mine,
                "theirs" => TilePlace::Theirs,
                "dice" => {
                    asked.dice = dice(value)?;
                    continue;
                }
                "rerolls" => {
                    let known = value.parse().ok().filter(|rolls| *rolls <= REROLLS);
                    rerolls = Some(known.ok_or_else(|| {
                        notation(NotationError::new("rerolls from 0 to 2", value))
                    })?);
                    continue;
                }
                _ => return Err(wrong()),
            };
            for item in value.split(',').filter(|item| !matches!(*item, "" | "-")) {
                let tile: Tile = item.parse().map_err(notation)?;
                if asked.board.place(tile) != TilePlace::Nowhere {
                    return Err(unsolved(format!("there is only one tile {tile}")));
                }
                asked.board.put(tile, place);
            }
        }
        if rerolls.is_some() && asked.dice.is_none() {
            return Err(unsolved("rerolls need dice that lie there: dice=YY*R"));
        }
        asked.rerolls = rerolls.unwrap_or(REROLLS);
        Ok(asked)
    }
}

/// Four dice, or none before the first roll.
fn dice(text: &str) -> Result<Option<[Face; DICE]>, Refusal> {
    if matches!(text, "" | "-") {
        return Ok(None);
    }
    let wrong =
        || Refusal::new("notation", format!("four dice such as YY*R, not `{}`", excerpt(text)));
    let mut letters = [0; 4];
    let faces = text.chars().map(|letter| letter.encode_utf8(&mut letters).parse());
    let faces: Vec<Face> = faces.collect::<Result<_, NotationError>>().map_err(|_| wrong())?;
    faces.try_into().map(Some).map_err(|_| wrong())
}

/// The value of a position to the player to move, and of each keep and take, the best first.
fn position(edition: Edition, asked: &DuelQuestion) -> Solution {
    let part;
    let duel = match asked.board.is_complete() {
        true => Duel::whole(edition),
        false => {
            part = Duel::new(edition, asked.board);
            &part
        }
    };
    let before = duel.worth(asked.board).value;
    let Some(dice) = asked.dice.filter(|_| asked.board.left() > 0) else {
        return position_solution(before, &[], &[]);
    };
    let choices = duel.choices(asked.board, keep(dice.into_iter()), asked.rerolls);
    let mut keeps = vec![(shown(&dice, !0), choices.stop)];
    if asked.rerolls > 0 {
        let mut seen = Vec::new();
        // The larger ones first; dice that show the same are one keep.
        for kept in (0..(1u8 << DICE) - 1).rev() {
            let number = keep(chosen(&dice, kept));
            if !seen.contains(&number) {
                seen.push(number);
                keeps.push((shown(&dice, kept), choices.keep(number)));
            }
        }
    }
    let takes = choices.takes.iter().map(|(tile, worth)| (tile.to_string(), *worth));
    let (keeps, takes) = (ranked(keeps), ranked(takes.collect()));
    position_solution(keeps[0].1, &keeps, &takes)
}

fn position_solution(value: f64, keeps: &[(String, f64)], takes: &[(String, f64)]) -> Solution {
    let list = |name: &str, values: &[(String, f64)]| -> Vec<Value> {
        values.iter().map(|(what, value)| json!({ name: what, "value": value })).collect()
    };
    let mut lines = vec![Line::plain(format!("To the player to move: {value:.12}"))];
    lines.extend(keeps.iter().map(|(keep, value)| {
        let words = match keep.len() {
            DICE => "stop".to_string(),
            0 => "roll all".to_string(),
            _ => format!("keep {keep}"),
        };
        Line::plain(format!("  {words:10} {value:.12}"))
    }));
    let takes_lines = takes.iter().map(|(tile, value)| format!("  take {tile:5} {value:.12}"));
    lines.extend(takes_lines.map(Line::plain));
    let (keeps, takes) = (list("keep", keeps), list("tile", takes));
    Solution::new(json!({ "value": value, "keeps": keeps, "takes": takes }), lines)
}

fn chosen(dice: &[Face; DICE], kept: u8) -> impl Iterator<Item = Face> {
    dice.iter()
        .copied()
        .enumerate()
        .filter(move |(at, _)| kept & (8 >> at) != 0)
        .map(|(_, face)| face)
}

fn shown(dice: &[Face; DICE], kept: u8) -> String {
    chosen(dice, kept).map(|face| face.to_string()).collect()
}

/// The best first; of equal ones the shorter game, then the order in which they came.
fn ranked(list: Vec<(String, Timed)>) -> Vec<(String, f64)> {
    let mut ranked: Vec<(String, Timed)> = Vec::new();
    for (name, worth) in list {
        let at = ranked.iter().position(|(_, other)| worth.beats(*other)).unwrap_or(ranked.len());
        ranked.insert(at, (name, worth));
    }
    ranked.into_iter().map(|(name, worth)| (name, worth.value)).collect()
}
