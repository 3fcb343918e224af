import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'bilingual',
  start: [
    [
      'pages.yaml',
      '          - question: Where can we park?',
      `          - question: Are dogs welcome?
            answer: Yes, up to ten kilograms. The courtyard belongs to the cat.
          - question: Where can we park?`,
    ],
  ],
  brief: `Our prices got a new question in English, “Are dogs welcome?”. Translate it and its answer into
Spanish: “¿Se admiten perros?” and “Sí, hasta diez kilos. El patio es del gato.”`,
  changes: ['/es/precios'],
  allow: ['words'],
  judge(result) {
    result.requireTexts(
      '/es/precios',
      '¿Se admiten perros?',
      'Sí, hasta diez kilos. El patio es del gato.',
    );
    result.requireNone('/es/precios', 'Are dogs welcome');
    result.requireTexts('/prices', 'Are dogs welcome?');
  },
};
