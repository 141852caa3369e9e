// Skeleton
export default {
  "rules.skeleton.goal.title": "О чём игра",
  "rules.skeleton.goal.text": "Первым запиши 30 очков (или 50, если так договорились), бросая один кубик.",
  "rules.skeleton.goal.1": "Каждое число, кроме единицы, приносит столько очков, сколько показывает.",

  "rules.skeleton.turn.title": "Твой ход",
  "rules.skeleton.turn.text": "Брось кубик. Число идёт в банк. Потом бросай ещё или запиши банк: очки твои, а ход окончен.",
  "rules.skeleton.turn.1": "5 + 4 + 6: в банке 15 очков.",
  "rules.skeleton.turn.2": "Единица: банк пропал, ход окончен.",

  "rules.skeleton.solo.title": "Один",
  "rules.skeleton.solo.text": "У тебя десять ходов. Запиши как можно больше очков.",
  "rules.skeleton.solo.1": "На сколько хватит смелости?",
};
