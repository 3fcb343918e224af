import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `The page /contact shall be at /visit. Its content stays as it is. All our links must lead to the new
address, and visitors with the old address must arrive there too.`,
  changes: ['**'],
  judge(result) {
    result.requireTexts('/visit', 'In the old tram depot', 'Book a repair');
    result.requireRedirect('/contact', '/visit');
    for (const route of ['/', '/prices', '/visit', '/legal'])
      result.requireNone(route, '"/contact');
    result.requireLink('/', '/visit#form', 'Book a repair');
  },
};
