//! The client's files.

use crate::world::World;

/// The addresses of the files that the page names.
fn named(page: &str) -> Vec<String> {
    let parts = page.split('"').filter(|part| part.starts_with("/s/") && part.contains('.'));
    parts.map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_address_gives_the_page() {
    let world = World::new().await;
    let first = world.http().get("/").await;
    assert!(first.body.contains("content=\"test\""), "it says which build it is from");
    let id = "23456789abcdefgh";
    let with_id = ["t", "replay", "proof"].map(|page| format!("/{page}/{id}"));
    let others = [
        "/new/stonoga",
        "/rules/stonoga",
        "/settings",
        "/more",
        "/daily",
        "/daily/2026-11-15/clever",
        "/replay",
        "/proof",
        "/me",
        "/dice",
        "/companion/ziomek",
    ];
    for address in with_id.iter().map(String::as_str).chain(others) {
        let answer = world.http().get(address).await;
        assert_eq!((answer.status, &answer.body), (200, &first.body), "{address}");
        assert!(answer.head.contains("cache-control: no-cache"), "{}", answer.head);
        assert!(answer.head.contains("content-security-policy: default-src 'none'"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_are_cached_for_ever_under_an_address_that_changes_with_them() {
    let world = World::new().await;
    let page = world.http().get("/").await.body;
    let files = named(&page);
    assert!(files.len() >= 5, "{files:?}");
    for file in files {
        let answer = world.http().get(&file).await;
        assert_eq!(answer.status, 200, "{file}");
        assert!(answer.head.contains("immutable"), "{file}: {}", answer.head);
        let packed = world.http().with("Accept-Encoding", "gzip").get(&file).await;
        assert!(packed.head.contains("content-encoding: gzip"), "{file}");
        let (_, rest) = file.strip_prefix("/s/").unwrap().split_once('/').unwrap();
        let stale = world.http().get(&format!("/s/000000000000/{rest}")).await;
        assert_eq!(stale.status, 404, "an old address gives nothing new");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_makes_an_app_of_the_page_says_where_its_files_are_now() {
    let world = World::new().await;
    let base = named(&world.http().get("/").await.body)[0]
        .split('/')
        .take(3)
        .collect::<Vec<_>>()
        .join("/");
    for (address, kind) in
        [("/manifest.webmanifest", "application/manifest+json"), ("/sw.js", "text/javascript")]
    {
        let answer = world.http().get(address).await;
        assert_eq!(answer.status, 200, "{address}");
        assert!(answer.head.contains(&format!("content-type: {kind}")), "{}", answer.head);
        assert!(answer.head.contains("cache-control: no-cache"), "{}", answer.head);
        assert!(answer.body.contains(&base) && !answer.body.contains("{{"), "{address}");
        // A worker does not share the policy of the page.
        assert!(answer.head.contains("content-security-policy: default-src 'none'"), "{address}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_but_the_client_is_served() {
    let world = World::new().await;
    let page = world.http().get("/").await.body;
    let base = named(&page)[0].split('/').take(3).collect::<Vec<_>>().join("/");
    for path in
        ["vendor/README.md", "generated/wire.d.ts", "../Cargo.toml", "..%2fCargo.toml", "app", ""]
    {
        let answer = world.http().get(&format!("{base}/{path}")).await;
        assert!(answer.status == 404, "{path}: {}", answer.status);
    }
}
