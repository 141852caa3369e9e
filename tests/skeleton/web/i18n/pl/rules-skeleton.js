// Skeleton
export default {
  "rules.skeleton.goal.title": "O co chodzi",
  "rules.skeleton.goal.text": "Zapisz jako pierwszy 30 punktów (albo 50, jeśli tak się umówiliście), rzucając jedną kostką.",
  "rules.skeleton.goal.1": "Każda liczba oprócz jedynki daje tyle punktów, ile pokazuje.",

  "rules.skeleton.turn.title": "Twoja tura",
  "rules.skeleton.turn.text": "Rzuć. Liczba trafia do puli. Potem rzuć jeszcze raz albo zapisz pulę: punkty są twoje, a tura się kończy.",
  "rules.skeleton.turn.1": "5 + 4 + 6: w puli jest 15 punktów.",
  "rules.skeleton.turn.2": "Jedynka: pula przepada, a tura się kończy.",

  "rules.skeleton.solo.title": "W pojedynkę",
  "rules.skeleton.solo.text": "Masz dziesięć tur. Zapisz jak najwięcej punktów.",
  "rules.skeleton.solo.1": "Na ile starczy odwagi?",
};
