import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `Move the section “A day on Tern Street” from the home page to the page with the prices, before the questions.
The home page no longer has it.`,
  changes: ['/', '/prices'],
  judge(result) {
    result.requireNone('/', 'Before nine', 'From five');
    result.requireTexts(
      '/prices',
      'Before nine',
      'By noon',
      'From five',
      'You pay what the slip says.',
    );
    result.requireOrder(
      '/prices',
      'The list from the workshop wall',
      'A day on Tern Street',
      'Before you come',
    );
    result.requireOrder('/', 'Take one of ours home', 'What riders say');
  },
};
