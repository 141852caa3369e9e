// Wybór bota: grupy i to, jaki jest każdy z nich.

export default {
  "bots.more": "Na listach botów są teraz też boty do eksperymentów.",
  "bots.levels": "Poziomy",
  "bots.studies": "Do eksperymentów",
  "bots.about.beginner": "Na spokojny początek: często się myli, dzieci mogą wygrać.",
  "bots.about.learner": "Zna dobrze zasady i wciąż uczy się na błędach.",
  "bots.about.casual": "Gra jak większość rodzin.",
  "bots.about.steady": "Czasem się myli; dobry rywal dla tych, co grają często.",
  "bots.about.strong": "Gra dobrze: trzeba mieć dobry dzień.",
  "bots.about.sharp": "Mało co mu umknie.",
  "bots.about.expert": "Najlepszy z tych, co nie myślą długo.",
  "bots.about.master": "Patrzy daleko naprzód, zanim zagra.",
  "bots.about.random": "Robi cokolwiek, z ciekawości, co będzie.",
  "bots.about.greedy": "Zawsze bierze od razu jak najwięcej.",
  "bots.about.playouts": "Sprawdza każdy ruch w losowych partiach, a poza tym nic o grze nie wie.",
};
