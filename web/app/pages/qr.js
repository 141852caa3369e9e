// A QR code of the server as an element. The policy forbids inline styles and scripts, and it has neither.

/** @param {string} text */
export function svgFrom(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  parsed.setAttribute("aria-hidden", "true");
  return document.importNode(parsed, true);
}
