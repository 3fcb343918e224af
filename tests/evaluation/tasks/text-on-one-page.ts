import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  brief: `On the page with the boats, the call at the end shall have the title “Ask which boat fits”. The other pages
keep theirs.`,
  changes: ['/boats'],
  allow: ['words'],
  judge(result) {
    result.requireTexts(
      '/boats',
      'Ask which boat fits',
      'We close when the river stands above two meters.',
    );
    result.requireNone('/boats', 'Ask about the water first');
    for (const route of ['/', '/about']) result.requireTexts(route, 'Ask about the water first');
  },
};
