// Keeps the page and the files that it has used, so that Turlaj opens without a line and says what is missing. What
// people do is never kept here: nothing of /api, no record, and nothing that says it does not want to be.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = "{{base}}";
/** The files of one version lie together. @param {string} base */
const shelf = (base) => `turlaj ${base}`;
const stays = (/** @type {Response} */ answer) => answer.ok && !/no-store/.test(answer.headers.get("cache-control") ?? "");

/** A file under an address that changes with it never has to be asked for again. @param {Request | string} request @param {string} base */
async function file(request, base) {
  const kept = await caches.open(shelf(base));
  const found = await kept.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (stays(answer)) await kept.put(request, answer.clone());
  return answer;
}

/** The page is the same at all addresses; the newest, if there is a line. @param {Request} request */
async function page(request) {
  const kept = await caches.open(shelf(BASE));
  try {
    const answer = await fetch(request);
    const text = stays(answer) ? await answer.clone().text() : "";
    if (text.includes(`content="${BASE}"`)) await kept.put("/", answer.clone());
    return answer;
  } catch {
    return (await kept.match("/", { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(shelf(BASE))).add("/");
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== shelf(BASE));
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  const base = pathname.match(/^\/s\/[^/]+/)?.[0];
  if (base) event.respondWith(file(request, base));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

// The page tells what it had fetched before anybody was here to keep it.
worker.addEventListener("message", (event) => {
  const { used } = /** @type {{ used: string[] }} */ (event.data);
  const mine = (/** @type {string} */ path) => path.startsWith(`${BASE}/`);
  event.waitUntil(Promise.allSettled(used.filter(mine).map((path) => file(path, BASE))));
});
