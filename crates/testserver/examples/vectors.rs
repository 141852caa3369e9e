//! Writes what every eye sees before and after events, and the news in between, one JSON object per
//! line: `vectors GAME FACTS` writes that many events per number of players and eye. The client's
//! reducers are tested with them (`tests/browser/shown.test.mjs`).

use std::io::{self, BufWriter, Write};

use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Address, Event, Eye, Game, Node, Report, Seat};
use turlaj_skeleton::Skeleton;
use turlaj_testkit::{Luck, all_settings};

struct Vectors {
    facts: usize,
}

impl Visit for Vectors {
    type Out = io::Result<()>;

    fn game<G: Listed>(self) -> io::Result<()> {
        let mut out = BufWriter::new(io::stdout().lock());
        let settings = all_settings::<G>();
        let mut luck = Luck::new(1);
        let (least, most) = G::PLAYERS;
        for players in least..=most {
            let fitting: Vec<_> = settings.iter().filter(|one| one.players() == players).collect();
            let mut left = self.facts;
            while left > 0 {
                let chosen = fitting[luck.below(fitting.len())];
                let rules = G::configure(chosen).expect("listed settings are accepted");
                left = play(&rules, &mut luck, left, &mut out)?;
            }
        }
        out.flush()
    }
}

/// Plays a random game, or as many facts of it as are left; returns how many are left then.
fn play<G: Game>(
    rules: &G,
    luck: &mut Luck,
    mut left: usize,
    out: &mut impl Write,
) -> io::Result<usize> {
    let mut state = rules.start();
    while left > 0 {
        let event = match rules.node(&state) {
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: rules.roll(&state, &mut dice) }
            }
            Node::Decide(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = luck.pick(&asked);
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let action = legal[luck.below(legal.len())].clone();
                Event::Act { seat, action }
            }
            // Live phases are shown as they come, without a reducer.
            Node::Live { .. } | Node::Over(_) => break,
        };
        let before = state.clone();
        let mut report = Report::new();
        rules.apply(&mut state, &event, &mut report);
        let seats = (0..rules.players()).map(|seat| Eye::Seat(Seat(seat)));
        for eye in seats.chain([Eye::Nobody]) {
            let news: Vec<&G::News> = report.told_to(eye).collect();
            let line = serde_json::json!({
                "settings": rules.settings().to_string(),
                "event": written(&event),
                "before": rules.view(&before, eye),
                "news": news,
                "after": rules.view(&state, eye),
            });
            serde_json::to_writer(&mut *out, &line)?;
            out.write_all(b"\n")?;
        }
        left -= 1;
    }
    Ok(left)
}

fn written<G: Game>(event: &Event<G>) -> String {
    match event {
        Event::Roll { roll } => format!("={roll}"),
        Event::Act { seat, action } => format!("{seat}>{action}"),
        Event::Time => "time".to_string(),
    }
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().collect();
    let (Some(game), Some(facts)) = (words.get(1), words.get(2).and_then(|n| n.parse().ok()))
    else {
        eprintln!("usage: vectors GAME FACTS");
        std::process::exit(2);
    };
    let vectors = Vectors { facts };
    let written = match game.as_str() {
        Skeleton::ID => Ok(vectors.game::<Skeleton>()),
        _ => visit(game, vectors),
    };
    match written {
        // The reader may have enough.
        Ok(Err(why)) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Ok(done) => done,
        Err(unknown) => {
            eprintln!("{unknown}");
            std::process::exit(2);
        }
    }
}
