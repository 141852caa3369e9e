// Times in words and digits.

import { t } from "../words.js";

/** A length of time that was chosen, in words. @param {number} seconds */
function told(seconds) {
  if (seconds < 60) return t("clock.seconds", { n: seconds });
  if (seconds < 3600) return t("clock.minutes", { n: seconds / 60 });
  return seconds < 86_400 ? t("clock.hours", { n: seconds / 3600 }) : t("clock.days", { n: seconds / 86_400 });
}

/** A clock in words. @param {{ per: string, seconds: number }} clock */
export const chosen = ({ per, seconds }) => `${told(seconds)} · ${t(`clock.per.${per}.short`)}`;

/** What is left, as short as it can be read: 0:42, 3:05 h, 2 d 3 h. @param {number} ms */
export function left(ms) {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes, seconds] = [Math.floor(all / 86_400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60];
  if (days) return t("clock.d-h", { d: days, h: hours });
  if (hours) return t("clock.h-min", { h: hours, m: minutes });
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
