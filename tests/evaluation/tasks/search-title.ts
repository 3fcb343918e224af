import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'product',
  brief: `In search results, the page with our plans shall have the title “Prices of boat club software” and a
description that says that plans begin at $90 a season (between 50 and 160 characters). What visitors read
on the page stays as it is.`,
  changes: ['/pricing'],
  judge(result) {
    const { title, description } = result.page('/pricing');
    result.require(title.startsWith('Prices of boat club software'), `The title is “${title}”`);
    result.require(description.includes('$90'), 'The description does not name the price');
    result.require(
      description.length >= 50 && description.length <= 160,
      `The description has ${description.length} characters`,
    );
    result.requireTexts('/pricing', 'Priced by boats, not by members', 'Questions that clubs ask');
    result.require(
      result.page('/pricing').headings[0] === 'Priced by boats, not by members',
      'The first heading of the page changed',
    );
  },
};
