// The rules page of Skeleton, short and in our own words; rules/skeleton.md is the law.
export default {
  "rules.skeleton.goal.title": "What it's about",
  "rules.skeleton.goal.text": "Be the first to bank 30 points (or 50, if you agreed on that) with a single die.",
  "rules.skeleton.goal.1": "Every number but the 1 brings its points.",

  "rules.skeleton.turn.title": "Your turn",
  "rules.skeleton.turn.text":
    "Roll. The number goes into the pot. Then roll again, or bank the pot: its points are yours, and the turn ends.",
  "rules.skeleton.turn.1": "5 + 4 + 6: 15 points are in the pot.",
  "rules.skeleton.turn.2": "A 1: the pot is lost, and the turn ends.",

  "rules.skeleton.solo.title": "Alone",
  "rules.skeleton.solo.text": "You have ten turns. Bank as many points as you can.",
  "rules.skeleton.solo.1": "How long do you dare?",
};
