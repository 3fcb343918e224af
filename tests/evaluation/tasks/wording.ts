import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'product',
  brief: `On the home page, write “crews” instead of “members” in the first sentence below the headline, and nowhere
else. Only this word may change.`,
  changes: ['/'],
  allow: ['words'],
  judge(result) {
    result.requireTexts(
      '/',
      'Crews book a boat in ten seconds. The rules of your club decide who may take which boat',
    );
    result.require(
      result.page('/').title.includes('members'),
      'The title for search results changed as well',
    );
    result.requireTexts('/', 'Bring your boats, your members and your rules');
  },
};
