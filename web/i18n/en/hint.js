// Hints. {value} is a number as it is written here; the forms follow from it.

export default {
  "hint.title": "Hint",
  "hint.thinking": "Thinking it over…",
  "hint.cancel": "Cancel",
  "hint.others": "Others: +{n}",
  "hint.exact": "exact",
  "hint.victory": "wins {value} of 100",
  "hint.points": { one: "about {value} point", other: "about {value} points" },
  "hint.points.exact": { one: "{value} point", other: "{value} points" },
  "hint.lost": { one: "loses {value} tile on average", other: "loses {value} tiles on average" },
  "hint.less.victory": "{value} of 100 less",
  "hint.less.points": { one: "{value} point less", other: "{value} points less" },
  "hint.less.lost": { one: "{value} tile more", other: "{value} tiles more" },
  "hint.same": "just as good",
  "refusal.hint-asked": "One hint at a time: the last one isn't ready yet.",
  "refusal.hint-late": "The hint didn't come in time. Try again in a moment.",
  "refusal.hints-full": "Many people want a hint right now. Try again in a moment.",
};
