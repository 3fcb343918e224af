import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: 'Remove the figures (“Eleven years at the same bench”) from the home page.',
  changes: ['/'],
  judge(result) {
    result.requireNone('/', 'Eleven years at the same bench', '9,400');
    result.requireOrder(
      '/',
      ...[
        'Ridden in the morning, mended by the evening',
        'What we do at the bench',
        'Take one of ours home',
      ],
      ...['A day on Tern Street', 'What riders say', 'Bring it in on your way to work'],
    );
  },
};
