import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  brief: `Put the ten texts of the page /about into this order: The people, The dog, How it began, The rules,
The river, The reeds, The boats, The workshop, The pontoon, The winter. The headline stays first and the
call at the end last. No word changes.`,
  changes: ['/about'],
  judge(result) {
    result.requireOrder(
      '/about',
      'About us',
      ...[
        'The people',
        'The dog',
        'How it began',
        'The rules',
        'The river',
        'The reeds',
        'The boats',
      ],
      ...['The workshop', 'The pontoon', 'The winter', 'Ask about the water first'],
    );
    result.requireTexts(
      '/about',
      'With two boats and a loan',
      'mends the boats',
      'dry on principle',
    );
    result.requireTexts(
      '/about',
      'older than they look',
      'a stage once',
      'in no hurry',
      'two lengths',
    );
    result.requireTexts('/about', 'A vest on everybody', 'November to March', 'Your own boat');
  },
};
