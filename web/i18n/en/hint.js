// Hints. {value} is a number as it is written here; the forms follow from it.

export default {
  "hint.title": "Hint",
  "hint.thinking": "Thinking it over…",
  "hint.cancel": "Cancel",
  "hint.do": "Do it",
  "hint.others": "Others: +{n}",
  "hint.exact": "exact",
  "hint.victory": "{value}% to win",
  "hint.points": { one: "about {value} point", other: "about {value} points" },
  "hint.points.exact": { one: "{value} point", other: "{value} points" },
  "hint.cost.victory": "{value}% fewer wins",
  "hint.cost.points": { one: "costs {value} point on average", other: "costs {value} points on average" },
  "hint.same": "just as good",
  "refusal.hint-asked": "One hint at a time: the last one isn't ready yet.",
  "refusal.hint-late": "The hint didn't come in time. Try again in a moment.",
  "refusal.hints-full": "Many people want a hint right now. Try again in a moment.",
};
