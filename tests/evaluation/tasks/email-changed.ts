import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  start: [
    [
      'pages.yaml',
      'This site stores nothing about you."',
      'Write to boats@example.com. This site stores nothing about you."',
    ],
  ],
  brief: 'Our email address is pontoon@example.com now. The old one may not appear anywhere.',
  changes: ['**'],
  judge(result) {
    for (const route of ['/', '/boats', '/about', '/legal'])
      result.requireNone(route, 'boats@example.com');
    result.requireLink('/', 'mailto:pontoon@example.com', 'Write to us');
    result.requireTexts('/legal', 'pontoon@example.com');
    result.requireTexts('/', 'Out before the heron');
  },
};
