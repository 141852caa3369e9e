// The page among the apps of a device: a worker keeps its files.

/** The files that this page has used so far. @returns {string[]} */
const used = () => performance.getEntriesByType("resource").map((one) => new URL(one.name))
  .filter((one) => one.origin === location.origin).map((one) => one.pathname);

/** Has the files kept, as soon as the page has nothing else to do. */
export function keepShell() {
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 0));
  idle(() => { settle().catch(() => {}); }); // Without it the page is as good, as long as there is a line.
}

async function settle() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ used: used() });
}
