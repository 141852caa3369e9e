// Light or dark, moving or still, sounding or silent: what this browser's person likes.

import { keep, recall } from "./net/keep.js";

export function applyLook() {
  const theme = recall("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Switches between light and dark. */
export function switchTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const now = document.documentElement.dataset.theme ?? system;
  keep("theme", now === "dark" ? "light" : "dark");
  applyLook();
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
