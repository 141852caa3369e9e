#![allow(missing_docs)]
use std::sync::atomic::AtomicBool;
use turlaj_catalog::{Listed, Visit, configure, visit};
use turlaj_lab::{Plan, Shard, Watch, simulate};
struct V(u64, Vec<&'static str>);
impl Visit for V {
    type Out = ();
    fn game<G: Listed>(self) {
        let rules = configure::<G>(&[], 2).unwrap();
        let stop = AtomicBool::new(false);
        for pair in self.1.windows(2) {
            let (mut wins, mut n) = (0.0, 0);
            for (own, seats) in [(0, [pair[0], pair[1]]), (1, [pair[1], pair[0]])] {
                let plan = Plan { rules: &rules, seats: &seats, games: self.0, seed: 1, threads: 2, shard: Shard::ALL, fast: false };
                let mut w = 0.0;
                let mut take = |rows: &[turlaj_lab::Row]| { for r in rows { if let Some(e) = &r.end { n += 1; let k: Vec<_> = e.winners().collect(); if k.contains(&turlaj_core::Seat(own)) { w += 1.0 / k.len() as f64; } } } Ok(()) };
                simulate(&plan, Watch { stop: &stop, progress: &|_| {}, rows: Some(&mut take) }).unwrap();
                wins += w;
            }
            println!("{} vs {}: {:.2}% of {n}", pair[0], pair[1], 100.0 * wins / f64::from(n));
        }
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let names: Vec<&'static str> = a[3].split(',').map(|s| &*s.to_string().leak()).collect();
    visit(&a[1], V(a[2].parse().unwrap(), names)).unwrap();
}
