// The page among the apps of a device: a worker keeps its files.

/** Has the files kept, as soon as the page has nothing else to do. */
export function keepShell() {
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 0));
  idle(() => {
    settle().catch(() => {});
  }); // Without it the page is as good, as long as there is a line.
}

async function settle() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  // Also what is asked for now and arrives after the worker has taken over.
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: "resource", buffered: true });
}

/** Names the files that came past the worker. @param {PerformanceEntryList} loaded */
async function keep(loaded) {
  const used = /** @type {PerformanceResourceTiming[]} */ (loaded)
    .filter((one) => !one.workerStart)
    .map((one) => new URL(one.name))
    .filter((one) => one.origin === location.origin)
    .map((one) => one.pathname);
  const { active } = await navigator.serviceWorker.ready;
  if (used.length) active?.postMessage({ used });
}
